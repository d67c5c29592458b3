"""The browser's page: the only module that knows the browser."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import JsException, create_proxy, jsnull, to_js
from pyscript.js_modules import idiomorph

from coup.engine.errors import CoupError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SELECTOR = "[data-move],[data-do],[data-help]"
LANGUAGE_KEY = "coup.lang"
FIELDS = "input,select,textarea"
REFUSED = (JsException, AttributeError)
"""A browser's storage may refuse every access, or, where it is switched off, be null."""


class BrowserStore:
    """Keeps texts in the browser, or for this visit where the browser refuses."""

    def __init__(self) -> None:
        self._memory: dict[str, str] = {}
        self.keeps = True

    def read(self, key: str) -> str | None:
        """The text kept under a key."""
        if key not in self._memory:
            try:
                text = js.localStorage.getItem(key)
            except REFUSED:
                self.keeps = False
                return None
            return None if text is jsnull else str(text)
        return self._memory[key]

    def write(self, key: str, text: str) -> None:
        """Keep a text."""
        try:
            js.localStorage.setItem(key, text)
        except REFUSED:
            self.keeps = False
            self._memory[key] = text


class BrowserMessages:
    """The texts of the page's language, which the page has fetched."""

    def format(self, message: str, **arguments: str | int) -> str:
        """The text of a message."""
        pairs = [part for pair in arguments.items() for part in pair]
        return str(js.coupTexts.format(message, *pairs))


class BrowserFrame:
    """The frame of another page that the game is shown in."""

    def __init__(self, frame: Any) -> None:
        self._frame = frame

    def parameters(self) -> Mapping[str, str]:
        """The parameters of the address, with what has been set since."""
        return dict(self._frame.parameters().to_py())

    def tell(self, kind: str, details: Mapping[str, object]) -> None:
        """Send a message to the page around."""
        self._frame.tell(kind, json.dumps(details))

    async def fetch(self, address: str) -> str:
        """The text of a file of the same site."""
        try:
            return str(await self._frame.fetch(address))
        except JsException as error:
            raise CoupError(f"the file {address} could not be read: {error.message}") from error

    def listen(self, hear: Callable[[str, str], None]) -> None:
        """Hear what the page around asks."""
        self._frame.connect(create_proxy(hear))


class BrowserPage:
    """The page in a browser."""

    def __init__(self) -> None:
        frame = getattr(js, "coupFrame", None)
        self.frame = None if frame is None else BrowserFrame(frame)
        self.store = BrowserStore()
        self._document = js.document
        self._elements: dict[str, Any] = {}
        self._morph = idiomorph.Idiomorph.morph
        self._inner = to_js(
            {"morphStyle": "innerHTML"},
            dict_converter=js.Object.fromEntries,
        )
        self._draw: Callable[[], None] | None = None
        self._frame = create_proxy(self._on_frame)
        self._touched = False

    async def open_archive(self, name: str) -> None:
        """Fetch a part of the package that does not travel with the rest."""
        try:
            await js.coupArchives.open(name)
        except JsException as error:
            raise CoupError(f"the file {name}.zip could not be read: {error.message}") from error

    # What the page holds.

    def parameters(self) -> Mapping[str, str]:
        """The parameters of the address."""
        if self.frame is not None:
            return self.frame.parameters()
        pairs = js.Object.fromEntries(js.URLSearchParams.new(js.location.search))
        return dict(pairs.to_py())

    def is_touched(self) -> bool:
        """Whether the page is worked with a finger rather than with a pointer or keys."""
        return bool(js.matchMedia("(pointer: coarse)").matches)

    def is_form_sent(self) -> bool:
        """Whether the set-up was sent before the game was there to take it."""
        return bool(self._element("setup").hasAttribute("data-sent"))

    def value_of(self, field: str) -> str:
        """What a field of a form holds."""
        element = self._element(field)
        return "" if element is jsnull else str(element.value or "")

    def set_value(self, field: str, value: str) -> None:
        """Fill a field of a form."""
        element = self._element(field)
        if element is not jsnull:
            element.value = value

    def _element(self, name: str) -> Any:
        found = self._elements.get(name)
        if found is None:
            found = self._elements[name] = self._document.getElementById(name)
        return found

    # Drawing.

    def patch(self, region: str, html: str) -> None:
        """Make the content of a region what the HTML says, keeping what is alike."""
        self._morph(self._element(region), html, self._inner)

    def extend(self, region: str, html: str) -> None:
        """Add to the end of a region."""
        self._element(region).insertAdjacentHTML("beforeend", html)

    def replace(self, element: str, html: str) -> None:
        """Make an element what the HTML says, itself included."""
        found = self._document.getElementById(element)
        if found is not jsnull:
            self._morph(found, html)

    def write(self, region: str, text: str) -> None:
        """Put plain text into a region."""
        self._element(region).textContent = text

    def hush(self, region: str, *, quiet: bool) -> None:
        """Have nothing read out of a region that is otherwise read as it grows."""
        element = self._element(region)
        if quiet:
            element.setAttribute("aria-live", "off")
        else:
            element.removeAttribute("aria-live")

    def mark(self, name: str, value: str) -> None:
        """Set a data attribute of the whole page."""
        root = self._document.documentElement
        if name == "screen" and root.getAttribute("data-screen") != value:
            js.scrollTo(0, 0)
        root.setAttribute(f"data-{name}", value)

    def show(self, region: str, *, visible: bool) -> None:
        """Show or hide a region."""
        self._element(region).hidden = not visible

    def next_frame(self, draw: Callable[[], None]) -> None:
        """Draw once before the page is painted next; a hidden page is never painted."""
        self._draw = draw
        if self._document.hidden:
            js.setTimeout(self._frame, 0)
        else:
            js.requestAnimationFrame(self._frame)

    def _on_frame(self, *_: object) -> None:
        draw, self._draw = self._draw, None
        if draw is not None:
            draw()

    def language(self) -> str:
        """The language of the page."""
        return str(self._document.documentElement.lang)

    async def speak(self, language: str, numerals: str) -> None:
        """Change to a language, which is kept for later visits."""
        try:
            await js.coupTexts.use(language, numerals)
        except JsException as error:
            raise CoupError(f"{language}.ftl could not be read: {error.message}") from error
        self.store.write(LANGUAGE_KEY, language)

    # Focus and dialogs.

    def focus_decision(self, *, asked: bool) -> None:
        """Move the focus to the decision when it is asked, or when the focus got lost.

        Nothing happens before the person has touched the page, nor while they are in a dialog or
        a field: the page never takes what it was not given.
        """
        if not self._touched or self._element("dialog").open:
            return
        active = self._document.activeElement
        is_lost = active is jsnull or active.isSameNode(self._document.body)
        if is_lost or (asked and not active.matches(FIELDS)):
            heading = self._document.getElementById("prompt-heading")
            if heading is not jsnull:
                heading.focus(to_js({"preventScroll": True}, dict_converter=js.Object.fromEntries))

    def open_dialog(self, html: str) -> None:
        """Show a dialog with this content, or put it into the one that is open."""
        self.patch("dialog-content", html)
        dialog = self._element("dialog")
        if not dialog.open:
            dialog.showModal()

    def close_dialog(self) -> None:
        """Close the dialog; the browser gives the focus back to where it was."""
        dialog = self._element("dialog")
        if dialog.open:
            dialog.close()

    # Time, chance, and the world outside.

    async def sleep(self, seconds: float) -> None:
        """Let time pass, and the page do what it has to."""
        await asyncio.sleep(seconds)

    def now(self) -> float:
        """Seconds on a clock that goes on whatever the page does."""
        return time.perf_counter()

    def random_seed(self) -> int:
        """A number nobody can guess."""
        words = js.crypto.getRandomValues(js.Uint32Array.new(2))
        return int(words[0]) << 32 | int(words[1])

    def address(self, parameters: Mapping[str, str]) -> str:
        """The address that opens the game with these parameters; a file on a disk has none."""
        if js.location.protocol == "file:":
            return ""
        pairs = to_js(dict(parameters), dict_converter=js.Object.fromEntries)
        address = js.URL.new(js.location.href.split("?")[0].split("#")[0])
        if self.frame is not None:  # whoever follows the link wants the game, not a frame
            address = js.URL.new("index.html", address)
        address.search = js.URLSearchParams.new(pairs).toString()
        return str(address.href)

    def copy(self, text: str, told: str, otherwise: str) -> None:
        """Put a text on the clipboard, and then say so where there is a place for it."""
        asyncio.ensure_future(self._copy(text, told, otherwise))  # noqa: RUF006  nothing waits for it

    async def _copy(self, text: str, told: str, otherwise: str) -> None:
        try:
            await js.navigator.clipboard.writeText(text)
            for place in self._document.querySelectorAll(".copied"):
                place.textContent = told
        except (JsException, AttributeError):
            # Where the clipboard is out of reach the text can at least be marked and copied.
            self.open_dialog(otherwise)
            field = self._document.getElementById("text")
            field.value = text
            field.select()

    def warn(self, text: str) -> None:
        """Tell the console."""
        js.console.warn(text)
        if self.frame is not None:
            self.frame.tell("warning", {"text": text})

    def report(self, error: BaseException) -> None:
        """Tell the console about an error of our own."""
        import traceback

        js.console.error("".join(traceback.format_exception(error)))
        if self.frame is not None:
            self.frame.tell("error", {"code": "game"})

    def ready(self) -> None:
        """Say that the first move can be made."""
        js.coupBoot.ready()

    # Listening: one proxy for each kind of event, for the life of the page.

    def listen(
        self,
        click: Callable[[Mapping[str, str], int], None],
        change: Callable[[str, str], None],
        key: Callable[[str], None],
    ) -> None:
        """Hear what the person does anywhere on the page."""

        def clicked(event: Any) -> None:
            self._touched = True
            target = event.target.closest(SELECTOR)
            if target is not jsnull:
                data = dict(js.Object.assign(js.Object.new(), target.dataset).to_py())
                click(data, event.detail or 1)

        def changed(event: Any) -> None:
            self._touched = True
            field = event.target
            value = field.value if field.type != "checkbox" else ("on" if field.checked else "off")
            change(str(field.name or field.id), str(value))

        def pressed(event: Any) -> None:
            self._touched = True
            if event.ctrlKey or event.metaKey or event.altKey or event.target.matches(FIELDS):
                return
            key(str(event.key))

        for kind, hear in (("click", clicked), ("change", changed), ("keydown", pressed)):
            self._document.addEventListener(kind, create_proxy(hear))

    def connect(self, answer: Callable[[str, str], str]) -> None:
        """Let scripts of the page play."""
        js.coupConnect(create_proxy(answer))


async def texts_arrived() -> None:
    """Wait for the texts of the page, which it began to fetch long ago."""
    await js.coupTexts.ready
