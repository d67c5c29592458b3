"""What `make dist` writes plays where it is put: on any path, in a foreign frame, from a disk."""

from __future__ import annotations

import json
import re
import secrets
import shutil
import struct
import zipfile
from typing import TYPE_CHECKING, cast

import pytest
from playwright.sync_api import Frame, expect

from tests.browser.conftest import Watch, wait_until_ready
from tests.browser.playing import AtRandom, nothing, play_out
from tests.browser.site import Site, StaticHostHandler
from tests.browser.test_boot import RECORD_VIOLATIONS
from tools.dist.__main__ import MAX_FILES, ROOT, build

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page, Response

GAME = "index.html?variant=classic&seats=3&bots=random&speed=0&lang=en&seed=7&start=1"
SAFE_PATH = re.compile(r"^[A-Za-z0-9_.-]+(?:/[A-Za-z0-9_.-]+)*$")
PARENT = '<!doctype html><link rel="icon" href="data:,"><title>A portal</title>'
WHOLE_ADDRESS = re.compile(rb"""(?:src|href)=["'](?:https?:)?//""")


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build everything once."""
    target = tmp_path_factory.mktemp("built") / "dist"
    build(ROOT, target)
    return target


@pytest.fixture
def top(tmp_path: Path) -> Iterator[Site]:
    """Serve a folder that a test puts its copy somewhere into."""
    site = Site(tmp_path)
    yield site
    site.close()


@pytest.fixture
def unanswered(page: Page) -> list[str]:
    """Collect addresses that the page asks for in vain."""
    failed: list[str] = []

    def look(response: Response) -> None:
        if response.status >= 400:
            failed.append(response.url)

    page.on("response", look)
    return failed


def random_folder(top: Site) -> Path:
    return top.root / secrets.token_hex(3) / secrets.token_hex(3)


def address_of(top: Site, folder: Path) -> str:
    return f"{top.address}/{folder.relative_to(top.root).as_posix()}"


def unpacked(archive: Path, folder: Path) -> Path:
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)
    return folder


def play(page: Page) -> None:
    play_out(page, AtRandom(4), nothing)
    page.locator("[data-do=again]").click()
    expect(page.locator("[data-move]").first).to_be_visible()


def size_of(path: Path) -> str:
    """Read how large a picture is, in the words of a manifest."""
    data = path.read_bytes()
    if data[:4] == b"RIFF":
        assert data[8:16] == b"WEBPVP8X"
        width, height = (1 + int.from_bytes(data[at : at + 3], "little") for at in (24, 27))
    else:
        assert data[1:4] == b"PNG"
        width, height = struct.unpack_from(">II", data, 16)
    return f"{width}x{height}"


def test_site_plays_below_any_path(
    page: Page, watch: Watch, dist: Path, top: Site, unanswered: list[str]
) -> None:
    folder = random_folder(top)
    shutil.copytree(dist / "site", folder)
    page.goto(f"{address_of(top, folder)}/{GAME}")
    wait_until_ready(page)
    play(page)
    watch.check()
    assert unanswered == []


def test_portal_plays_in_a_frame_of_another_site(
    page: Page, watch: Watch, dist: Path, top: Site, unanswered: list[str]
) -> None:
    folder = unpacked(dist / "portal.zip", random_folder(top))
    frame = f'<iframe src="{address_of(top, folder)}/{GAME}" title="Coup" width="900" height="900">'
    (top.root / "portal.html").write_text(f"{PARENT}{frame}</iframe>")
    own_origin = top.address.replace("localhost", "127.0.0.1")
    page.goto(f"{own_origin}/portal.html")
    inner = page.locator("iframe").element_handle()
    content = cast("Frame", inner.content_frame() if inner else None)
    playable = cast("Page", content)
    wait_until_ready(playable)
    play(playable)
    assert content.evaluate("navigator.serviceWorker.controller") is None
    watch.foreign = [url for url in watch.foreign if not url.startswith(own_origin)]
    watch.check()
    assert unanswered == []


def test_site_in_a_frame_registers_no_worker(page: Page, dist: Path, top: Site) -> None:
    shutil.copytree(dist / "site", top.root / "game")
    (top.root / "frame.html").write_text(f'<!doctype html><iframe src="game/{GAME}"></iframe>')
    page.goto(f"{top.address}/frame.html")
    content = page.frames[-1]
    wait_until_ready(cast("Page", content))
    page.wait_for_timeout(1500)
    registered = "navigator.serviceWorker.getRegistrations().then(all => all.length)"
    assert content.evaluate(registered) == 0


def test_one_file_plays_from_a_disk_without_a_request(
    page: Page, watch: Watch, dist: Path, tmp_path: Path
) -> None:
    shutil.copyfile(dist / "coup.html", tmp_path / "a game.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{(tmp_path / 'a game.html').as_uri()}?{GAME.partition('?')[2]}")
    wait_until_ready(page)
    play(page)
    assert watch.errors == []
    # texts in memory have an address, too; Firefox does not even tell of the file itself
    fetched = {url.split("?")[0] for url in asked if not url.startswith(("blob:", "data:"))}
    assert fetched <= {(tmp_path / "a game.html").as_uri()}
    links = page.evaluate("[...document.links].map(link => link.getAttribute('href'))")
    assert [link for link in links if not link.startswith("#")] == []


@pytest.mark.parametrize("is_below", [True, False])
def test_wrong_address_leads_to_the_game(
    page: Page,
    dist: Path,
    tmp_path: Path,
    is_below: bool,  # noqa: FBT001
) -> None:
    host = Site(tmp_path, StaticHostHandler)
    folder = random_folder(host) if is_below else tmp_path / "site"
    shutil.copytree(dist / "site", folder)
    if not is_below:
        host.close()
        host = Site(folder, StaticHostHandler)
    page.add_init_script(RECORD_VIOLATIONS)
    home = f"{host.address}/{folder.relative_to(host.root).as_posix()}/".replace("/./", "/")
    for wrong in ("nothing", "some/sub/path/deep/page", "static/none/?seed=1/2#a/b"):
        answer = page.goto(home + wrong)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("link", name="To the game")).to_have_js_property("href", home)
        assert set(page.evaluate("[...document.links].map(link => link.href)")) == {home}
    assert page.evaluate("violations") == []
    page.get_by_role("link", name="To the game").click()
    wait_until_ready(page)
    assert page.url == home
    host.close()


def test_portal_is_what_portals_take(dist: Path) -> None:
    with zipfile.ZipFile(dist / "portal.zip") as opened:
        names = opened.namelist()
        pages = {name: opened.read(name) for name in names if name.endswith(".html")}
    assert "index.html" in names
    assert len(names) < MAX_FILES
    assert [name for name in names if not SAFE_PATH.match(name) or len(name) > 240] == []
    assert "sw.js" not in names
    assert not any(name.endswith("offline.js") for name in names)
    assert [name for name, text in pages.items() if WHOLE_ADDRESS.search(text)] == []
    assert b"manifest" not in pages["index.html"].replace(b"manifest-src", b"")


def test_site_can_be_installed(dist: Path) -> None:
    site = dist / "site"
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    for icon in manifest["icons"]:
        path = site / icon["src"]
        assert path.is_file()
        if path.suffix == ".png":
            assert size_of(path) == icon["sizes"]
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    index = (site / "index.html").read_text(encoding="utf-8")
    assert '<link rel="manifest" href="manifest.webmanifest">' in index


def test_installers_have_pictures_that_no_visit_fetches(dist: Path) -> None:
    site = dist / "site"
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = manifest["screenshots"]
    assert [picture["form_factor"] for picture in pictures] == ["wide", "narrow"]
    release = (site / "sw.js").read_text(encoding="utf-8")
    for picture in pictures:
        path = site / picture["src"]
        assert (picture["type"], size_of(path)) == ("image/webp", picture["sizes"])
        width, height = map(int, picture["sizes"].split("x"))
        # what browsers take: neither tiny nor huge, and not much longer than wide
        assert 320 <= min(width, height) <= max(width, height) <= 3840
        assert max(width, height) <= 2.3 * min(width, height)
        assert (width > height) == (picture["form_factor"] == "wide")
        assert path.stat().st_size < 100_000
        assert picture["src"] not in release
        assert picture["label"]
    with zipfile.ZipFile(dist / "portal.zip") as opened:
        assert [name for name in opened.namelist() if "screenshots" in name] == []


def links_of(page: str) -> set[str]:
    """The addresses a page names in its elements."""
    found = re.findall(r"""(?:\s)(?:src|href)=["']([^"']*)["']""", page)
    return {link for link in found if not link.startswith(("#", "data:", "mailto:"))}


def files_named(folder: Path, pages: list[str]) -> dict[str, set[str]]:
    """The addresses that pages name, without what follows the name of a file."""
    return {
        name: {
            re.split("[?#]", link)[0] or "./"
            for link in links_of((folder / name).read_text(encoding="utf-8"))
        }
        for name in pages
    }


@pytest.mark.parametrize("way", ["site", "portal"])
def test_no_link_of_a_page_leads_nowhere(dist: Path, tmp_path: Path, way: str) -> None:
    folder = dist / way if way == "site" else unpacked(dist / "portal.zip", tmp_path)
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("*.html")]
    assert {"index.html", "embed.html", "authors.html"} <= set(pages)
    for page, links in files_named(folder, pages).items():
        for link in links:
            target = (folder / page).parent / link
            assert (target / "index.html" if link.endswith("/") else target).is_file(), link
    for sheet in folder.rglob("*.css"):
        for link in re.findall(r'url\("?([^")]+)"?\)', sheet.read_text(encoding="utf-8")):
            assert (sheet.parent / link).is_file(), link


def test_no_link_of_the_one_file_leads_out_of_it(dist: Path) -> None:
    text = (dist / "coup.html").read_text(encoding="utf-8")
    page = re.sub(r"(?s)<script.*?</script>|<style>.*?</style>", "", text)
    assert links_of(page) == set()
    assert 'class="foot"' in page


def test_site_tells_hosts_what_to_send(dist: Path) -> None:
    site = dist / "site"
    headers = (site / "_headers").read_text(encoding="utf-8")
    assert "/*\n  Access-Control-Allow-Origin: *\n" in headers
    for path in ("/", "/index.html", "/sw.js"):
        assert f"\n{path}\n  Cache-Control: no-cache\n" in headers
    for folder in re.findall(r"(?m)^/(static/\S+)/\*\n.*immutable", headers):
        assert (site / folder).is_dir()
    assert {"404.html", ".nojekyll"} <= {path.name for path in site.iterdir()}


def test_every_file_of_the_site_is_kept_for_playing_offline(dist: Path) -> None:
    site = dist / "site"
    release = re.search(r"const RELEASE = (.*);\n", (site / "sw.js").read_text(encoding="utf-8"))
    assert release is not None
    kept = set(json.loads(release[1])["files"]) - {"./"} | {"index.html"}
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    pictures = {name for name in there if name.startswith("static/screenshots/")}
    assert there - kept - pictures == {".nojekyll", "404.html", "_headers", "sw.js"}
    assert kept <= there


def test_no_file_is_larger_than_hosts_take(dist: Path) -> None:
    assert [path for path in dist.rglob("*") if path.stat().st_size > 25 * 2**20] == []
