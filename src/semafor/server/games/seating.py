"""Who sits where: people, bots, open seats, bots that stand in for somebody."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from semafor.bots import BOTS, LEVELS, PEOPLE, bot_names, outside_names
from semafor.bots.people import invite
from semafor.engine.game import BOT, HUMAN
from semafor.server.games.setup import SeatPlan
from semafor.server.protocol.messages import SeatInfo
from semafor.server.protocol.refusals import Refusal

USUAL_LEVEL = "regular"
# Who plays for somebody who is away.
SUBSTITUTE_BOT = "planner"


def find_bot(level: str) -> str:
    """The bot a level, a person or a bot's name stands for today (how long it thinks is not for players)."""
    if level in PEOPLE:
        return level
    if level not in LEVELS and level not in BOTS and level not in outside_names():
        raise Refusal("unknown-bot", name=level, known=", ".join(bot_names()))
    return LEVELS.get(level, level)


def invite_bot(level: str, seated: Collection[str], dice: random.Random | None) -> SeatPlan:
    """A seat for a bot: somebody of that rank, the person, or the bot of that name.

    Args:
        level: What was asked for.
        seated: Bots that sit there already: nobody comes twice while there are others.
        dice: Choose among those there are; None: the level's plain bot.
    """
    person = PEOPLE.get(level)
    if person is None and dice is not None:
        person = invite(level, seated, dice)
    if person is not None:
        return SeatPlan("bot", person.name, level=person.level, bot=person.id)
    bot = find_bot(level)
    return SeatPlan("bot", bot_title(bot), level=level, bot=bot)


def known_bot(spec: str) -> str:
    """A bot somebody else wrote down, if there is such a one here; else the one of the usual level."""
    if spec in BOTS or spec in PEOPLE or spec in LEVELS.values() or spec in outside_names():
        return spec
    name = spec.partition("@")[0]
    return name if name in BOTS else find_bot(USUAL_LEVEL)


def level_of(bot: str) -> str:
    """The level a bot stands for, empty if none."""
    if bot in PEOPLE:
        return PEOPLE[bot].level
    return next((level for level, known in LEVELS.items() if known == bot), "")


def bot_title(bot: str) -> str:
    """How a bot is called at the table."""
    return PEOPLE[bot].name if bot in PEOPLE else bot.partition("@")[0].capitalize()


@dataclass(slots=True)
class Chair:
    """A seat now."""

    plan: SeatPlan
    bot_plays: bool = False

    @property
    def bot(self) -> str:
        """The bot that decides for this seat now; empty: a person does."""
        if self.plan.kind == "bot":
            return self.plan.bot
        return SUBSTITUTE_BOT if self.bot_plays else ""


class Seating:
    """All seats of a table."""

    def __init__(self, plans: Sequence[SeatPlan], colours: Sequence[str] = ()) -> None:
        self.chairs = [Chair(plan) for plan in plans]
        self.colours = list(colours[: len(plans)]) or [""] * len(plans)
        # Guests who have become somebody else, and people the host has sent away.
        self.merged: dict[str, str] = {}
        self.removed: set[str] = set()

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def __len__(self) -> int:
        return len(self.chairs)

    # ---------------------------------------------------------------- what is

    def owned(self, user: str) -> list[int]:
        """Seats that belong to somebody."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if user and chair.plan.kind == "person" and chair.plan.user == user
        ]

    def open_seats(self) -> list[int]:
        """Seats nobody has taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.plan.kind == "open"]

    def people(self) -> list[int]:
        """Seats of people, also while a bot stands in."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.plan.kind == "person"]

    def names(self, companies: Sequence[str] = ()) -> list[str]:
        """Names as shown, so that no two are alike; with companies, bots are called by theirs."""
        names = [chair.plan.name or f"{seat + 1}" for seat, chair in enumerate(self.chairs)]
        for seat, company in enumerate(companies):
            if self.chairs[seat].plan.kind == "bot":
                names[seat] = company
        return [
            f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]

    def players(self, usual: Sequence[str] = ()) -> list[dict[str, str]]:
        """Rows for the record; with colours where they are not the `usual` ones."""
        rows = [
            {"name": name, "kind": f"{BOT}{chair.plan.bot}" if chair.plan.bot else HUMAN}
            for name, chair in zip(self.names(), self.chairs, strict=True)
        ]
        if usual and self.colours != list(usual[: len(rows)]):
            return [
                {**row, "colour": colour} for row, colour in zip(rows, self.colours, strict=True)
            ]
        return rows

    def infos(
        self, user: str, online: Collection[int], given: Mapping[int, float] | None = None
    ) -> list[SeatInfo]:
        """What a client is told of the seats; `given`: when a seat goes to another phone."""
        return [
            SeatInfo(
                seat=seat,
                kind=chair.plan.kind,
                name="" if chair.plan.kind == "open" else name,
                level=chair.plan.level,
                person=chair.plan.bot if chair.plan.bot in PEOPLE else "",
                mine=bool(user) and chair.plan.kind == "person" and chair.plan.user == user,
                online=chair.plan.kind == "person" and seat in online,
                bot_plays=chair.bot_plays,
                colour=self.colours[seat],
                given_at=(given or {}).get(seat),
            )
            for seat, (name, chair) in enumerate(zip(self.names(), self.chairs, strict=True))
        ]

    # ---------------------------------------------------------------- what changes

    def sit(self, seat: int, user: str, name: str) -> None:
        """Somebody takes a seat (also one that was somebody else's: a phone becomes its hand)."""
        name = name or self.chairs[seat].plan.name
        self.chairs[seat] = Chair(SeatPlan("person", name, user))
        self.removed.discard(user)

    def leave(self, seat: int, *, is_removed: bool) -> None:
        """A seat is open again."""
        if is_removed:
            self.removed.add(self.chairs[seat].plan.user)
        self.chairs[seat] = Chair(SeatPlan("open"))

    def swap(self, seat: int, other: int) -> None:
        """Two seats change places; everybody keeps the colour."""
        chairs, colours = self.chairs, self.colours
        chairs[seat], chairs[other] = chairs[other], chairs[seat]
        colours[seat], colours[other] = colours[other], colours[seat]

    def dress(self, seat: int, colour: str) -> None:
        """Another colour; who has it takes the one that was worn before."""
        if colour in self.colours:
            self.colours[self.colours.index(colour)] = self.colours[seat]
        self.colours[seat] = colour

    def rename(self, user: str, name: str) -> None:
        """Somebody is called otherwise; people who share one screen have names of their own."""
        owned = self.owned(user)
        if len(owned) == 1:
            self._change(owned[0], name=name)

    def merge(self, guest: str, user: str) -> None:
        """Everything of a guest is somebody else's from now on."""
        for seat in self.owned(guest):
            self._change(seat, user=user)
        self.merged[guest] = user

    def _change(self, seat: int, **values: str) -> None:
        self.chairs[seat].plan = structs.replace(self.chairs[seat].plan, **values)

    def fill(self, rows: Sequence[dict[str, Any]]) -> None:
        """Bots take the seats that are still open."""
        for row in rows:
            plan = SeatPlan("bot", row["name"], level=row["level"], bot=row["bot"])
            self.chairs[row["seat"]] = Chair(plan)
