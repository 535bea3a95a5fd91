"""Leaks to be planted: for every kind of answer one that tells what its reader may not know.

Mirror worlds must find each of them; a harness that stays green with one of them is broken. A leak is a
function that patches something (`patch` is pytest's monkeypatch, or anything with its `setattr`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import structs

from semafor.charter import views as campaign_views
from semafor.engine import access
from semafor.server.campaigns import postcards as campaign_postcards
from semafor.server.campaigns import table as campaign_table
from semafor.server.campaigns import words as campaign_words
from semafor.server.games import journal, judging, questions, replays, views
from semafor.server.games.table import Table
from semafor.server.http import campaign_files
from semafor.server.protocol.refusals import Refusal


class Patch(Protocol):
    """Puts something else in the place of something."""

    def setattr(self, target: Any, name: str, value: Any) -> None:
        """Until the test ends."""


Leak = Callable[[Patch], None]


def hands_of(table: Table) -> str:
    """What everybody holds."""
    state = table.playing.state
    return str([access.hand_list(state, seat) for seat in range(len(table.seating))])


def held_by(table: Table) -> str:
    """What everybody holds, tickets too."""
    state, seats = table.playing.state, range(len(table.seating))
    return hands_of(table) + str([access.held_tickets(state, seat) for seat in seats])


# -------------------------------------------------------------------- at a table


def leak_hand(patch: Patch) -> None:
    """What is known of a hand is the hand."""
    patch.setattr(access, "known_list", access.hand_list)


def leak_log(patch: Patch) -> None:
    """The log tells everybody what was drawn."""

    def tell(ruleset: Any, row: Any, viewer: int | None) -> Any:
        return journal.tell_all(ruleset, row)

    patch.setattr(journal, "tell", tell)


def leak_tickets(patch: Patch) -> None:
    """The parts carry everybody's tickets."""
    made = views.OpenPosition.__init__

    def make(self: Any, state: Any) -> None:
        made(self, state)
        held = [access.held_tickets(state, seat) for seat in range(state.tables.seats)]
        self.fields["parts"] = {**self.fields["parts"], "held": held}

    patch.setattr(views.OpenPosition, "__init__", make)


def leak_length(patch: Patch) -> None:
    """The length of a frame depends on a rival's hand."""
    made = views.seat_view

    def pad(table: Any, state: Any, seat: int, offered: Any) -> Any:
        hands = [access.hand_list(state, player) for player in range(state.tables.seats)]
        view = made(table, state, seat, offered)
        view.parts["padding"] = "x" * sum(count > 0 for hand in hands for count in hand)
        return view

    patch.setattr(views, "seat_view", pad)


def leak_refusal(patch: Patch) -> None:
    """A refusal tells what the next card is."""
    judge = judging.judge

    def told(table: Table, *values: Any) -> Any:
        try:
            return judge(table, *values)
        except Refusal as error:
            if table.game is not None and table.status == "playing":
                source: Any = table.game.state.source.clone()
                error.values["next"] = source.card(table.game.state)
            raise

    patch.setattr(judging, "judge", told)


def leak_task(patch: Patch) -> None:
    """A worker is told more than the asker sees: a plan, a hint or a route may rest on it."""
    seen = questions.question_view

    def shown(table: Table, eyes: int | None, ask: Any) -> Any:
        view = seen(table, eyes, ask)
        rivals = [seat for seat in range(len(table.seating)) if seat != eyes]
        seen_by_rival = table.playing.view(rivals[0])
        return type(view)(
            **{
                name: getattr(seen_by_rival if name == "tickets" else view, name)
                for name in type(view).__slots__
            }
        )

    patch.setattr(questions, "question_view", shown)


def leak_hint(patch: Patch) -> None:
    """A hint rests on what the next seat holds."""

    def worded(table: Table, eyes: int | None, ask: Any) -> Any:
        task = plain(table, eyes, ask)
        if ask.what == "hint":
            task["names"] = [*task["names"], hands_of(table)]
        return task

    plain = questions.make_task
    patch.setattr(questions, "make_task", worded)


def leak_plan(patch: Patch) -> None:
    """A plan is made for what a rival wants as well."""

    def worded(table: Table, eyes: int | None, ask: Any) -> Any:
        task = plain(table, eyes, ask)
        if ask.what == "plan":
            task["ask"] = {**task["ask"], "lang": "en", "id": held_by(table)}
        return task

    plain = questions.make_task
    patch.setattr(questions, "make_task", worded)


def leak_reason(patch: Patch) -> None:
    """A bot speaks of its tickets while the game goes on."""
    patch.setattr(Table, "has_secrets", property(lambda _table: False))


def leak_kept(patch: Patch) -> None:
    """A bot's move is told whole."""
    patch.setattr(questions, "open_move", dict)


def leak_replay(patch: Patch) -> None:
    """A replay of a running game has all hands open."""
    stepped = replays._step

    def step(table: Table, game: Any, number: int, row: Any, eyes: Any) -> Any:
        return stepped(table, game, number, row, "open")

    patch.setattr(replays, "_step", step)


def leak_list(patch: Patch) -> None:
    """A row of the list of games depends on what somebody holds."""
    listed = Table.summary

    def summary(self: Table, user: str) -> Any:
        row = listed(self, user)
        if self.game is None:
            return row
        return structs.replace(row, names=[*row.names, hands_of(self)])

    patch.setattr(Table, "summary", summary)


def leak_record(patch: Patch) -> None:
    """The file of a game is given before its end."""

    def record(self: Table, *, is_sealed: bool = False) -> Any:
        return self.whole_record()

    patch.setattr(Table, "record", record)


AT_TABLES: dict[str, Leak] = {
    "hand": leak_hand,
    "log": leak_log,
    "tickets": leak_tickets,
    "length": leak_length,
    "refusal": leak_refusal,
    "task": leak_task,
    "hint": leak_hint,
    "plan": leak_plan,
    "reason": leak_reason,
    "kept": leak_kept,
    "replay": leak_replay,
    "list": leak_list,
}
# Found only where the paths themselves are asked.
BY_PATHS: dict[str, Leak] = {"record": leak_record}


# -------------------------------------------------------------------- in a campaign


def leak_secret_side(patch: Patch) -> None:
    """Everybody reads the secret sides."""
    shown = campaign_views.show_postcard
    patch.setattr(
        campaign_views,
        "show_postcard",
        lambda state, number, company: shown(state, number, state.postcards[number].owner),
    )


def leak_vault(patch: Patch) -> None:
    """What lies in the vaults is summed up."""
    shown = campaign_views.show_company

    def show(state: Any, company: str) -> Any:
        slips = state.vaults[company].slips
        return {**shown(state, company), "slips": sum(slip["total"] for slip in slips)}

    patch.setattr(campaign_views, "show_company", show)


def leak_story(patch: Patch) -> None:
    """The next card is read ahead."""

    def read(seen: Any) -> Any:
        number = len(seen["story"]["read"])
        card = campaign_words.content().story[number + 1]
        shown = {"code": card.code, "side": "b", "title": card.b.title, "text": card.b.text}
        return [campaign_words.story_side(shown)]

    patch.setattr(campaign_table, "read_sides", read)


def leak_seed(patch: Patch) -> None:
    """The view depends on the seed."""
    shown = campaign_views.show_story
    patch.setattr(
        campaign_views,
        "show_story",
        lambda state, decision: {**shown(state, decision), "half_read": len(state.seed) % 2 == 0},
    )


def leak_driver(patch: Patch) -> None:
    """Whoever knows of the lost train learns who is driving."""
    shown = campaign_views.show_mystery

    def show(state: Any, company: str | None) -> Any:
        seen = shown(state, company)
        return seen and {**seen, "named": state.driver}

    patch.setattr(campaign_views, "show_mystery", show)


def leak_stop(patch: Patch) -> None:
    """Where she stops next is told."""
    shown = campaign_views.show_mystery

    def show(state: Any, company: str | None) -> Any:
        seen = shown(state, company)
        return seen and {**seen, "last_stop": state.page}

    patch.setattr(campaign_views, "show_mystery", show)


def leak_goal(patch: Patch) -> None:
    """Everybody reads everybody's goal."""
    shown = campaign_views.show_goals
    patch.setattr(
        campaign_views,
        "show_goals",
        lambda state, company: {name: shown(state, name)[name] for name in state.goals},
    )


def leak_export(patch: Patch) -> None:
    """The open head of a file has a fingerprint of what is sealed."""
    made = campaign_files.file_data

    def data(folder: Any, seal: str) -> Any:
        return {**made(folder, seal), "digest": folder.campaign.digest()}

    patch.setattr(campaign_files, "file_data", data)


def leak_size(patch: Patch) -> None:
    """An envelope is as long as what is in it."""
    from semafor.campaign import sealing  # noqa: PLC0415 - only here

    patch.setattr(sealing, "PAGE", 1)


def leak_postcards(patch: Patch) -> None:
    """At the table everybody is shown what stands on closed cards."""

    def show(box: Any, card: Any, *today: Any) -> Any:
        printed = box.postcards[card.number]
        row = plain(box, card, *today)
        return structs.replace(
            row, line={"en": str(printed.conditions) + str(printed.do), "pl": ""}
        )

    plain = campaign_postcards._show
    patch.setattr(campaign_postcards, "_show", show)


IN_CAMPAIGNS: dict[str, Leak] = {
    "secret side": leak_secret_side,
    "vault": leak_vault,
    "story": leak_story,
    "seed": leak_seed,
    "driver of the train": leak_driver,
    "stop of the train": leak_stop,
    "goal": leak_goal,
    "export": leak_export,
    "size of an export": leak_size,
    "postcards": leak_postcards,
}
