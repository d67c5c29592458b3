"""Hosts the games on the page: deals them, passes moves on, keeps the pace and has them drawn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from coup.engine.errors import IllegalMove
from coup.ui.answers import is_final
from coup.ui.archives import Archives
from coup.ui.pace import LONGEST_SLICE, seconds_for
from coup.ui.people import People
from coup.ui.present import present_strip
from coup.ui.prompting import present_prompt
from coup.ui.screen import Screen
from coup.ui.seating import Seating, seat_players
from coup.ui.settings import Statistics
from coup.ui.status import status
from coup.ui.story import Story
from coup.ui.thinking import BREATH, Thinking
from coup.ui.view.controls import ControlsModel, controls
from coup.ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from coup.engine.events import Event
    from coup.engine.moves import Move, Seat
    from coup.engine.observation import Observation
    from coup.match import Match
    from coup.ui.ending import Ending
    from coup.ui.messages import Speaker
    from coup.ui.page import Page
    from coup.ui.settings import Settings
    from coup.ui.wishes import Wishes

ECHOED: Final = 5
"""Lines of the log repeated beside the decision."""


class Host:
    """One page with one game at a time."""

    def __init__(self, page: Page, speaker: Speaker, settings: Settings) -> None:
        self.page = page
        self.speaker = speaker
        self.settings = settings
        self.statistics = Statistics(page.store)
        self.screen = Screen(page, speaker)
        self.seating: Seating | None = None
        self.armed = ""
        """The move that waits for a second press."""
        self.is_paused = False
        self._people: People
        self._story: Story
        self._is_skipping = False
        self._is_drawing = False
        self._shows_setup = False
        """Whether the game is out of sight; what is drawn of it meanwhile is for later."""
        self._asked = -1
        self._timed = 0
        """Events whose time to be looked at has been given."""
        self._last_winner: tuple[int, Seat] | None = None
        self._ending: Ending | None = None
        self._shows_whys = False
        self._noted: Match | None = None
        """The game whose end has been noted last."""
        self._task: asyncio.Task[None] | None = None
        self._thinking = Thinking()
        self._may_step = False
        """Whether the paused table is let go on for one move."""
        self._archives = Archives(page)
        self.watch: Callable[[Observation], None] = lambda _: None
        """Hears what is drawn: the page around an embedded game."""

    @property
    def match(self) -> Match:
        """The game being played."""
        assert self.seating is not None
        return self.seating.match

    @property
    def you(self) -> Seat:
        """The seat of the person at the screen."""
        assert self.seating is not None
        return self.seating.you

    @property
    def seen(self) -> Observation:
        """What the person at the screen may know now."""
        return self.match.observation(self.you)

    # Games.

    def new_game(self, wishes: Wishes) -> None:
        """Deal a game, whatever became of the one before; ValueError where it cannot be."""
        seating = self._seat(wishes)
        self._stop()
        self.seating = seating
        self._archives.want(seating.archives)
        self.armed = ""
        self.is_paused = self._is_skipping = self._shows_setup = False
        self._asked = -1
        self._timed = len(self.seen.events) if wishes.position else 0
        self._people = People(seating.match.game, self.you, seating.styles)
        self._story = Story(self._people)
        self._ending = None
        self.screen.clear()
        rules = seating.match.game.rules
        self.screen.draw_strip(present_strip(rules))
        self.page.mark("screen", "game")
        self.page.show("alert", visible=False)
        self._go_on()

    def _seat(self, wishes: Wishes) -> Seating:
        seed = self.page.random_seed() if wishes.seed is None else wishes.seed
        if wishes.position is not None:
            from coup.ui.position import take_up

            return take_up(wishes, wishes.position, seed)
        names = self.speaker.text(say("opponent-names")).split("|")
        you = self.speaker.text(say("player-you"))
        # A deal asked for by its number is the same whatever was played before.
        winner = self._winner_at(wishes.seats) if wishes.seed is None else None
        return seat_players(wishes, seed, you, names, winner)

    def _winner_at(self, seats: int) -> Seat | None:
        """Who won the last game, if it was one of so many players."""
        if self._last_winner is None or self._last_winner[0] != seats:
            return None
        return self._last_winner[1]

    def restart(self) -> None:
        """Deal the same game once more."""
        if self.seating is not None:
            self.new_game(self.seating.wishes)

    def play_again(self) -> None:
        """Deal another game of the same kind."""
        if self.seating is not None:
            self.new_game(self.seating.wishes._replace(seed=None, first=None))

    # Moves and time.

    def play(self, move: Move, *, ply: int | None = None) -> None:
        """Make a move of the person at the screen; IllegalMove where it may not be made."""
        if move.seat != self.you:
            raise IllegalMove(f"'{move}' is not a move of seat {self.you}")
        before = len(self.seen.events)
        self.match.submit(move, ply=ply)
        self._timed = before  # what led to the question was looked at long enough
        self.armed = ""
        self._go_on()

    def pause(self, *, paused: bool) -> None:
        """Stop the table, or let it go on."""
        self.is_paused = paused
        self.refresh()

    def step(self) -> None:
        """Let chance or one bot move while the table is paused; a person is not hurried."""
        self._may_step = self.is_paused and self._waits(self.match)

    def skip(self) -> None:
        """Play the rest of the game at once."""
        self._is_skipping = True
        self.is_paused = False

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._thinking.forget()
        self._may_step = False

    def _go_on(self) -> None:
        """Let the bots play until a person is asked, and draw what there is now."""
        match = self.match
        if not self._share() and self._archives.are_here:
            try:
                self._play_a_breath(match)
            except Exception as error:
                # Whoever made the last move made it well: it is for the page to tell, not for them.
                self.fail(error)
                return
        self._draw()
        if self._waits(match) and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._drive(match))

    def _waits(self, match: Match) -> bool:
        """Whether bots or chance have something to do."""
        return not match.is_over and not match.waits_for_person

    def _play_a_breath(self, match: Match) -> None:
        """Play without waiting, but not for longer than the page can do without a turn."""
        until = time.perf_counter() + BREATH
        while not self.is_paused and self._waits(match) and self._thinking.go_on(match, until):
            match.step()

    def _note_end(self, match: Match) -> None:
        """Remember a game that has ended, once."""
        winner = match.observation(self.you).winner
        if winner is not None and match is not self._noted:
            self._noted = match
            self._last_winner = (len(match.game.seats), winner)
            self.statistics.add(won=winner == self.you)

    async def _drive(self, match: Match) -> None:
        """Play at the speed chosen; what goes wrong is told on the page."""
        try:
            await self._archives.arrive()
            while self._waits(match):
                if self._share() or self.is_paused:
                    await self._think_and_wait(match, seconds_for(self._just_happened(match)))
                    match.step()
                else:
                    await self.page.sleep(0)
                    self._play_a_breath(match)
                self.refresh()
        except Exception as error:
            self.fail(error)

    def _just_happened(self, match: Match) -> tuple[Event, ...]:
        seen = match.observation(self.you).events
        new = seen[self._timed :]
        self._timed = len(seen)
        return new

    async def _think_and_wait(self, match: Match, seconds: float) -> None:
        """Wait as long as the speed says; the bot that moves next thinks meanwhile."""
        begun = self.page.now()
        is_thought = match.waits_for_thought
        while not self._thinking.go_on(match, time.perf_counter() + BREATH):
            await self.page.sleep(0)
        if is_thought:
            self._thinking.took(self.page.now() - begun)
        await self._wait(begun, seconds, self._thinking.least if is_thought else 0.0)

    async def _wait(self, begun: float, seconds: float, least: float) -> None:
        """Wait for so long at the speed chosen, and as long as the table is paused."""
        while not self._may_step:
            share = self._share()
            length = max(seconds * share, least) if share else 0.0
            if not self.is_paused and self.page.now() - begun >= length:
                break
            await self.page.sleep(LONGEST_SLICE)
        self._may_step = False

    def _share(self) -> float:
        return 0.0 if self._is_skipping else self.settings.pace

    # Drawing.

    def refresh(self) -> None:
        """Draw what changed, before the page is painted next."""
        if not self._is_drawing:
            self._is_drawing = True
            self.page.next_frame(self._draw)

    def _draw(self) -> None:
        self._is_drawing = False
        try:
            self._draw_game(self.seen)
        except Exception as error:
            self.fail(error)

    def _draw_game(self, seen: Observation) -> None:
        """Draw the game as the person at the screen may see it now."""
        self._note_end(self.match)
        self._story.hear(seen.events)
        revealed = {}
        if seen.is_over:
            revealed = {seat: self.match.observation(seat).hand for seat in seen.alive}
        self.screen.draw_table(seen, self._people, revealed)
        if seen.is_over:
            self._draw_end()
        else:
            self._draw_prompt(seen)
            self.screen.draw_log(self._story.turns)
        self._draw_controls()
        self.screen.say_status(status(seen, self._people, is_paused=self.is_paused))
        is_asked = bool(seen.options) and seen.ply != self._asked
        if is_asked:
            self._asked = seen.ply
        self.page.focus_decision(asked=is_asked)
        self.watch(seen)

    def _draw_controls(self) -> None:
        """Draw the controls; where no game goes on there is nothing to pause."""
        goes_on = self.seating is not None and not self.match.is_over and not self._shows_setup
        model = ControlsModel(is_paused=goes_on and self.is_paused, is_over=not goes_on)
        self.screen.draw("controls", model, controls)

    def _draw_prompt(self, seen: Observation) -> None:
        model = present_prompt(seen, self._people, self.armed, is_paused=self.is_paused)
        self.screen.draw_prompt(model)
        told = () if seen.options else self._story.last_lines
        self.screen.draw_echo(told[-ECHOED:])

    def _draw_end(self) -> None:
        from coup.ui.ending import Ending
        from coup.ui.view.result import result

        if self._ending is None:
            self._ending = Ending(self.match, self._people)
        shown = self._ending.result(
            self._story.number, with_whys=self._shows_whys, has_link=bool(self.link())
        )
        self.screen.draw_echo(())
        self.screen.draw("prompt", shown, result)
        self.screen.draw_log(self._ending.story(self._story.turns, with_whys=self._shows_whys))

    def switch_whys(self) -> None:
        """Tell after the game why the bots did what they did, or no longer."""
        if self._ending is not None:
            self._shows_whys = not self._shows_whys
            self._draw()

    # The frame around the game.

    def show_setup(self) -> None:
        """Show the set-up; a game under way waits behind it."""
        has_game = self.seating is not None and not self.match.is_over
        self.is_paused = has_game
        self.page.mark("screen", "setup")
        self.page.show("back-to-game", visible=has_game)
        self._shows_setup = True
        self._draw_controls()

    def show_game(self) -> None:
        """Go back from the set-up to the game under way."""
        if self.seating is not None:
            self._shows_setup = False
            self.page.mark("screen", "game")
            self.pause(paused=False)

    def show_appearance(self) -> None:
        """Give the page the theme and the movement chosen."""
        for name in ("theme", "motion"):
            self.page.mark(name, self.settings[name])

    def speak_anew(self) -> None:
        """Say everything again, since the language of the page has changed."""
        self.speaker.forget()
        self.screen.forget()
        if self.seating is not None:
            self.screen.draw_strip(present_strip(self.match.game.rules))
            self._draw()
        else:
            self._draw_controls()

    async def change_language(self, language: str) -> None:
        """Say everything in another language, or in other numerals."""
        await self.page.speak(language, self.settings["numerals"])
        self.speak_anew()

    def settings_changed(self, name: str) -> None:
        """Let a new value of a setting be felt."""
        self.show_appearance()
        if name == "speed":
            self.page.set_value("setup-speed", self.settings["speed"])

    def needs_second_press(self, move: Move) -> bool:
        """Whether a move that nothing brings back has to be pressed twice."""
        confirm = self.settings["confirm"]
        if confirm == "off" or self.armed == str(move):
            return False
        return (confirm == "on" or self.page.is_touched()) and is_final(move, self.match.game)

    def arm(self, move: Move) -> None:
        """Let the next press of the same move make it."""
        self.armed = str(move)
        self._draw()

    def report(self) -> str:
        """What helps to find a fault: the game as the person at the screen may know it."""
        return self.match.record(self.you).to_json() if self.seating else "{}"

    def link(self) -> str:
        """The address that deals this very game to anybody; empty where there is none.

        Before the end there is none: whoever can deal a game again can look into its hands.
        """
        seating = self.seating
        parameters = seating.parameters if seating and seating.match.is_over else None
        return "" if parameters is None else self.page.address(parameters)

    # Trouble.

    def fail(self, error: BaseException) -> None:
        """Tell that something went wrong, in one sentence, with ways out of it."""
        from coup.ui.view.trouble import trouble

        self._stop()
        self.page.report(error)
        self.page.patch("alert", trouble(self.speaker))
        self.page.show("alert", visible=True)
