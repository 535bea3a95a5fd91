"""The opening: starting tickets are chosen by everybody at the same time.

The engine asks one seat after the other. A seat that is not yet to act is asked about a copy of the
position in which the seats before it have answered. What they keep changes nothing for the others,
so it is never looked at: the first legal answer stands in its place. What they draw (a mix of
decks) does, so whoever has named a mix sees the tickets once those before have named theirs.
"""

from __future__ import annotations

from semafor.charter.dealing import TICKETS
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.game import Game


def is_opening(state: State) -> bool:
    """Whether the setup of a game is still going on: starting tickets are being chosen."""
    if state.is_over or state.actor() < 0:
        return False
    return bool(state.frame_value(0, 0) == -1 - state.tables.setup)


class Opening:
    """Answers given before their turn, by seat."""

    def __init__(self, seats: int) -> None:
        self.early: list[list[Move]] = [[] for _ in range(seats)]
        self.is_on = True
        self._kept: dict[int, Game | None] = {}

    def chosen(self, seat: int) -> Move | None:
        """A seat's latest answer that has not been played yet."""
        return self.early[seat][-1] if self.early[seat] else None

    def next_answer(self, game: Game) -> Move | None:
        """The stored answer of the seat that is to act."""
        return self.early[game.actor][0] if self.is_on and self.early[game.actor] else None

    def drop_illegal(self, game: Game) -> None:
        """Forget answers of the seat that is to act if they cannot be played; it is asked again."""
        answer = self.next_answer(game) if is_opening(game.state) else None
        if answer is None:
            return
        try:
            game.to_action(answer, game.actor)
        except IllegalMove:
            self.early[game.actor].clear()
            self._kept.clear()

    def add(self, seat: int, move: Move) -> None:
        """An answer ahead of its turn."""
        self.early[seat].append(move)
        self._kept.clear()

    def played(self, seat: int, move: Move) -> None:
        """A seat's answer has been played: its own one, or another one instead of them all."""
        if self.early[seat] and self.early[seat][0] == move:
            self.early[seat].pop(0)
        else:
            self.early[seat].clear()
        self._kept.clear()

    def position(self, game: Game, seat: int) -> Game | None:
        """A copy in which the seat is to act ahead of its turn; None: it has nothing to decide."""
        if seat not in self._kept:
            self._kept[seat] = self._ahead(game, seat)
        return self._kept[seat]

    def tickets(self, game: Game, seat: int) -> Game | None:
        """The position in which a seat chooses its starting tickets and nothing else; always a copy."""
        position = self.position(game, seat)
        return position if position is not None and position.phase == TICKETS else None

    def start_again(self) -> None:
        """The game is set up by other rules; answers stay."""
        self._kept.clear()

    def _ahead(self, game: Game, seat: int) -> Game | None:
        """Play on a copy until the seat is asked for what it has not answered yet."""
        trial = Game.from_state(game.ruleset, game.state.clone())
        trial.buffer = game.buffer  # it is large, and used only while moves are listed
        own = list(self.early[seat])
        named = [list(moves) if own else [] for moves in self.early]
        is_sure = True
        while is_opening(trial.state):
            actor = trial.actor
            if actor == seat and not own:
                return trial if is_sure or not _shows_more(game, trial, seat) else None
            if actor == seat:
                if not _play(trial, own.pop(0)):
                    return None
                continue
            is_sure &= _assume(trial, named[actor])
        return None


def _play(trial: Game, move: Move) -> bool:
    """Play an own answer; False where tickets it names cannot be known yet."""
    try:
        trial.play(move)
    except IllegalMove:
        return False
    return True


def _assume(trial: Game, named: list[Move]) -> bool:
    """Answer for another seat; False where the answer draws and was only made up.

    What is made up throws other dice than the game, and nothing of it is ever shown.
    """
    answer = named.pop(0) if named else None
    before = trial.state.clone()
    trial.state.source = None
    trial.play_action(trial.actions()[0], checked=True)
    if not trial.history[-1]["chance"]:
        trial.state.source = before.source
        return True
    if answer is None:
        return False
    trial.state = before
    trial.state.trace, trial.state.facts = [], []
    return _play(trial, answer)


def _shows_more(game: Game, trial: Game, seat: int) -> bool:
    """Whether the copy offers tickets that the game itself has not offered yet."""
    real = access.offered_tickets(game.state, seat)
    return bool(access.offered_tickets(trial.state, seat) != real)
