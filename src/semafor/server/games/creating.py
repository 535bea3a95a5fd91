"""New games from what people ask for: everything checked before anything is stored."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import structs

from semafor.editions import find_ruleset
from semafor.editions.colours import deal_colours
from semafor.engine.errors import SemaforError
from semafor.engine.ruleset import Ruleset
from semafor.server.games.seating import USUAL_LEVEL, invite_bot
from semafor.server.games.setup import GameSetup, Origin, SeatPlan
from semafor.server.people.names import clean_name
from semafor.server.protocol.messages import ClockRule, Mode
from semafor.server.protocol.posts import CreateGame, SeatWish
from semafor.server.protocol.refusals import Refusal

MOST_PACE = 10_000
MOST_BANK = 24 * 3600
MOST_INCREMENT = 3600
MOST_DAYS = 30


def new_setup(
    wish: CreateGame, user: str, name: str, now: float, *, seed: str | None = None
) -> GameSetup:
    """The row of a new game, or `Refusal` with what is wrong.

    Args:
        wish: What was asked for.
        user: Whose session it is: the host.
        name: The host's shown name.
        now: Server time.
        seed: For tests; a secret random one otherwise.
    """
    ruleset = check_ruleset(wish.edition, len(wish.seats), wish.options)
    # Who comes must not tell anything of the deal: only tests, which name the seed, know both.
    dice = secrets.SystemRandom() if seed is None else random.Random(seed)
    plans = plan_seats(wish, user, clean_name(name, "1"), dice)
    if wish.first is not None and not 0 <= wish.first < len(plans):
        raise Refusal("bad-first", "COM-TURN-3", first=wish.first, seats=len(plans))
    if not 0 <= wish.pace <= MOST_PACE:
        raise Refusal("bad-pace", most=MOST_PACE)
    check_clock(wish.clock)
    if wish.teaching and [plan.kind for plan in plans if plan.kind != "bot"] != ["person"]:
        raise Refusal("no-teaching")
    colours = choose_colours(ruleset, [seat.colour for seat in wish.seats])
    first = secrets.randbelow(len(plans)) if wish.first is None else wish.first
    return make_setup(
        ruleset,
        wish.mode,
        plans,
        first=first,
        lot=wish.first is None,
        colours=colours,
        clock=wish.clock,
        host=user,
        created=now,
        seed=seed,
        pace=wish.pace,
        teaching=wish.teaching,
        unaided=wish.unaided,
        waits=wish.waits,
    )


def make_setup(ruleset: Ruleset, mode: Any, plans: Sequence[SeatPlan], **values: Any) -> GameSetup:
    """A row with fresh ids and secrets."""
    seed = values.pop("seed", None) or secrets.token_hex(32)
    salt = values.pop("salt", None) or secrets.token_hex(16)
    return GameSetup(
        id=secrets.token_urlsafe(9),
        edition=ruleset.edition.name,
        options=dict(ruleset.options),
        mode=mode,
        seats=list(plans),
        seed=seed,
        salt=salt,
        invite=secrets.token_urlsafe(12),
        rules_version=ruleset.rules_version,
        map_hash=ruleset.map_hash,
        **values,
    )


def choose_colours(ruleset: Ruleset, wished: Sequence[str]) -> list[str]:
    """Colours by seat; empty where they are the usual ones."""
    known = ruleset.edition.seat_colours
    try:
        dealt = deal_colours(known, wished)
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    return [] if dealt == list(known[: len(dealt)]) else dealt


def check_ruleset(edition: str, seats: int, options: Mapping[str, Any]) -> Ruleset:
    """The ruleset of a wish; it must be one that can begin."""
    try:
        ruleset = find_ruleset(edition, seats, options)
        ruleset.check_start()
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    return ruleset


def check_clock(clock: ClockRule | None) -> None:
    """Real time or days, within reason."""
    if clock is None:
        return
    is_days = 1 <= clock.days <= MOST_DAYS and clock.bank == clock.increment == 0
    is_bank = (
        clock.days == 0 and 1 <= clock.bank <= MOST_BANK and 0 <= clock.increment <= MOST_INCREMENT
    )
    if not (is_days or is_bank):
        raise Refusal("bad-clock", bank=MOST_BANK, increment=MOST_INCREMENT, days=MOST_DAYS)


def plan_seats(wish: CreateGame, user: str, name: str, dice: random.Random) -> list[SeatPlan]:
    """Seats as they will be stored; open ones only where somebody can join."""
    plans: list[SeatPlan] = []
    # Those who were asked for by name sit there before others are chosen.
    seated = {seat.level for seat in wish.seats if seat.kind == "bot"}
    for number, seat in enumerate(wish.seats):
        plans.append(plan_seat(seat, user, name, number, seated, dice))
        seated.add(plans[-1].bot)
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") > 1:
        raise Refusal("seat-twice")
    if "open" in kinds and wish.mode in ("solo", "hotseat"):
        raise Refusal("no-open-seats", mode=wish.mode)
    if not any(plan.kind in ("person", "open") for plan in plans):
        raise Refusal("no-people-here")
    return plans


def plan_seat(
    wish: SeatWish,
    user: str,
    name: str,
    number: int,
    seated: Collection[str] = (),
    dice: random.Random | None = None,
) -> SeatPlan:
    """One seat; without dice nobody is invited: the plain bot of a level plays (in campaigns, for its company)."""
    if wish.kind == "me":
        return SeatPlan("person", clean_name(wish.name, name), user)
    if wish.kind == "person":
        return SeatPlan("person", clean_name(wish.name, f"{number + 1}"), user)
    if wish.kind == "open":
        return SeatPlan("open")
    plan = invite_bot(wish.level or USUAL_LEVEL, seated, dice)
    return structs.replace(plan, name=clean_name(wish.name, plan.name))


def mode_of(plans: list[SeatPlan]) -> Mode:
    """How many people, at how many screens."""
    people = [plan for plan in plans if plan.kind != "bot"]
    is_online = len({plan.user for plan in people}) > 1 or any(
        plan.kind == "open" for plan in people
    )
    return "online" if is_online else "hotseat" if len(people) > 1 else "solo"


__all__ = [
    "GameSetup",
    "Origin",
    "check_clock",
    "check_ruleset",
    "make_setup",
    "mode_of",
    "new_setup",
]
