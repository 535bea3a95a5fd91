"""How true chances are: `python tools/chances.py EDITION [--games N] [--fit N] [--seed N] [--seats N] [--hints N] [--without-belief] …`.

Games between bots (planners, or those of `--bots`) are played to their end. Of each game one position is taken at random of turns 1 to 20, one of 21 to 40, one
of the later ones, and what was said there of whoever was to decide is compared with how the game ended:

- `tickets`: of the tickets dealt to rivals, how many they did hold,
- `margin`: the margin that games played ahead expect, less the one there was,
- `win`: their share of games won,
- `shown`: the chance that is shown for it (`search.calibration`), before seats are made to sum to 1: its four numbers are fitted to `--fit` other games first,
- `hint`: the chance of the move that a hint recommends, after so many games (`--hints`); the game then goes on with that move.

Bias is what was said less what came true, Brier the mean square of the difference (guessing a half each time gives 0.25). One position of a phase comes from each game, so that positions of a row are
independent. No game is one of those that beliefs were trained on: seeds are derived from another word.
`--peek` deals rivals what they do hold: how good chances could be if nothing had to be guessed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from dataclasses import dataclass, field, replace
from math import sqrt
from time import process_time

from semafor.arena.simulate import derive_seed
from semafor.bots import make_bot, make_player
from semafor.bots.hints import best_moves
from semafor.editions import find_ruleset, folder_of
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import Result, score_position
from semafor.engine.seen import SeenPosition
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.belief_file import CHANCES, FILE, read_known, write_known
from semafor.search.calibration import ODDS, calibrated, terms, time_of
from semafor.search.dealer import LikelyDealer
from semafor.search.intervals import wilson_interval
from semafor.search.minds import make_dealer, make_rollout

PHASES = ((1, 20), (21, 40), (41, 999))
NORMAL_95 = 1.96
TENTHS = 10
DIGITS = 3
LONGEST_GAME = 1000
# Deals of which the tickets are compared.
LOOKED_AT = 60
# Games to fit to come of another seed, whatever that of those that are watched.
FIT_SEED = 7
STEPS = 50
# Numbers are drawn a little to 0, so that few games cannot make them large.
SHRINK = 1.0


@dataclass
class Sums:
    """What was said and what came true."""

    said: list[float] = field(default_factory=list)
    true: list[float] = field(default_factory=list)

    def add(self, said: float, true: float) -> None:
        """One position."""
        self.said.append(said)
        self.true.append(true)

    @property
    def brier(self) -> float:
        """Mean square of the difference."""
        pairs = zip(self.said, self.true, strict=True)
        return sum((said - true) ** 2 for said, true in pairs) / len(self.said)

    def bias(self) -> tuple[float, float]:
        """Mean of what was said less what came true, and half its 95 % interval."""
        gaps = [said - true for said, true in zip(self.said, self.true, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, NORMAL_95 * sqrt(spread / len(gaps))


def share_of(result: Result, seat: int) -> float:
    """What a seat has won: 1, or its part of a shared win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def margin_of(result: Result, seat: int) -> float:
    """Points before the best of the others."""
    return result.totals[seat] - max(
        total for other, total in enumerate(result.totals) if other != seat
    )


class Desk:
    """Plays games, and says at some positions what is to be expected."""

    def __init__(self, ruleset: Ruleset, options: argparse.Namespace) -> None:
        self.ruleset = ruleset
        self.ahead = options.ahead
        self.peeks = options.peek
        self.dealer = make_dealer(ruleset)
        if options.without_belief:
            self.dealer = LikelyDealer(ruleset.tables, ruleset.start_trains)
        if options.cluster is not None:
            self.dealer.cluster = options.cluster
        self.rollout = make_rollout(ruleset)
        self.buffer = ActionBuffer()
        self.sheet = ScoreSheet()
        self.seen = SeenPosition(ruleset.tables)
        self.numbers: list[float] = []  # of `search.calibration`, once they are fitted

    def expect(self, state: State, seat: int, seed: int) -> tuple[float, float, float, int]:
        """Share won, margin, share of dealt tickets that are true, how many there are."""
        root = state.clone()
        root.rng = seed | 1
        self.dealer.study(root, seat)
        rivals = [other for other in range(self.ruleset.seats) if other != seat]
        held = {rival: set(access.held_tickets(state, rival)) for rival in rivals}
        count = sum(len(tickets) for tickets in held.values())
        won = margin = 0.0
        true = 0
        for number in range(self.ahead):
            dealt = root.clone()
            dealt.rng = derive_seed(seed, number)
            self.dealer.deal(dealt)
            if number < LOOKED_AT:
                true += sum(
                    len(held[rival] & set(access.held_tickets(dealt, rival))) for rival in rivals
                )
            for rival in rivals:
                self.peek(state, dealt, rival)
            result = self.finish(dealt)
            won += share_of(result, seat)
            margin += margin_of(result, seat)
        looked = min(self.ahead, LOOKED_AT) * count
        return won / self.ahead, margin / self.ahead, true / looked if looked else 0.0, count

    def peek(self, state: State, dealt: State, rival: int) -> None:
        """Put back what was asked for, to see what wrong guesses of it cost."""
        if self.peeks in ("tickets", "all"):
            offered = access.offered_tickets(dealt, rival)
            access.set_tickets(dealt, rival, access.held_tickets(state, rival), offered)
        if self.peeks in ("cards", "all"):
            known = access.known_list(state, rival)
            access.set_hand(dealt, rival, access.hand_list(state, rival), known)

    def finish(self, state: State) -> Result:
        """Play on with the quick policy."""
        self.rollout.forget()
        steps = 0
        while state.depth > 0 and steps < LONGEST_GAME:
            state.step(self.rollout.choose(state, self.buffer))
            steps += 1
        return score_position(state, self.sheet)


class Count:
    """All that is compared, by what it is and the phase."""

    def __init__(self) -> None:
        self.sums: defaultdict[tuple[str, int], Sums] = defaultdict(Sums)
        self.tickets: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.shares: list[tuple[float, float, float]] = []  # said, when, and what came true


def phase_of(turn: int) -> int:
    """The number of a phase; turns count from 1."""
    return next(number for number, (_, last) in enumerate(PHASES) if turn <= last)


def play(
    desk: Desk, bots: list[str], seed: int, count: Count, phases: set[int], hints: int
) -> None:
    """One game; hints change it, so each is taken in a game of its own."""
    ruleset = desk.ruleset
    rng = random.Random(seed)
    players = [
        make_player(make_bot(bot, derive_seed(seed, "bot", at)), ruleset)
        for at, bot in enumerate(bots)
    ]
    wanted = {
        number: rng.randint(first, min(last, first + 24))
        for number, (first, last) in enumerate(PHASES)
    }
    state = ruleset.new_state()
    state.rng = seed | 1
    state.start(0)
    said: list[tuple[str, int, int, float, float]] = []
    times: list[float] = []
    while state.depth > 0:
        seat = state.actor()
        number = phase_of(state.turns + 1)
        action = -1
        if number in phases and number in wanted and state.turns + 1 >= wanted[number]:
            del wanted[number]
            if hints:
                state.fill(desk.buffer)
                found = best_moves(
                    view(state, seat, desk.buffer), iterations=hints, seed=seed
                ).moves[0]
                if found.chance is not None:
                    action = found.action
                    said.append(("hint", number, seat, found.chance.win, 0.0))
            else:
                win, margin, true, held = desk.expect(
                    state, seat, derive_seed(seed, "expect", number)
                )
                said.append(("win", number, seat, win, margin))
                times.append(time_of(state.turns, ruleset.seats))
                count.tickets[number][0] += true * held
                count.tickets[number][1] += held
        if action < 0:
            action = players[seat].choose(desk.seen.look(state, seat), desk.buffer)
        state.step(action)
    result = score_position(state, desk.sheet)
    for what, number, seat, win, margin in said:
        count.sums[what, number].add(win, share_of(result, seat))
        if what == "win":
            count.sums["margin", number].add(margin, margin_of(result, seat))
            time = times.pop(0)
            count.shares.append((win, time, share_of(result, seat)))
            if desk.numbers:
                shown = calibrated(win, desk.ahead, time, desk.numbers)
                count.sums["shown", number].add(shown, share_of(result, seat))


def fit(shares: list[tuple[float, float, float]], games: int) -> list[float]:
    """The four numbers under which what came true was likeliest (Newton's method)."""
    import numpy as np  # noqa: PLC0415 - the extra `training`, for this alone

    given = np.array([terms(share, games, time) for share, time, _ in shares])
    true = np.array([won for _, _, won in shares])
    numbers = np.zeros(given.shape[1])
    for _ in range(STEPS):
        shown = 1 / (1 + np.exp(-given @ numbers))
        slope = given.T @ (true - shown) - SHRINK * numbers
        bend = (given.T * (shown * (1 - shown))) @ given + SHRINK * np.eye(len(numbers))
        numbers += np.linalg.solve(bend, slope)
    return [round(float(number), DIGITS) for number in numbers]


def tell(count: Count) -> None:
    """Tables by phase, and how often what was said came true."""
    write = sys.stdout.write
    for what in ("win", "shown", "hint"):
        rows = [(number, count.sums[what, number]) for number in range(len(PHASES))]
        if not any(sums.said for _, sums in rows):
            continue
        write(f"\n{what:8} positions  said  true   bias            Brier")
        write("   margin: bias          tickets true\n" if what == "win" else "\n")
        for number, sums in rows:
            if not sums.said:
                continue
            first, last = PHASES[number]
            mean, half = sums.bias()
            size = len(sums.said)
            write(
                f"{first:>3}–{last:<4} {size:9}  {sum(sums.said) / size:.3f} {sum(sums.true) / size:.3f}"
            )
            write(f"  {mean:+.3f} ± {half:.3f}  {sums.brier:.3f}")
            if what == "win":
                gap, width = count.sums["margin", number].bias()
                right, held = count.tickets[number]
                write(f"   {gap:+6.1f} ± {width:.1f}   {right / held if held else 0:.1%}")
            write("\n")
        tell_reliability([sums for _, sums in rows])


def tell_reliability(rows: list[Sums]) -> None:
    """What was said, in tenths, and how often it came true."""
    write = sys.stdout.write
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for sums in rows:
        for said, true in zip(sums.said, sums.true, strict=True):
            tenths[min(TENTHS - 1, int(TENTHS * said))].append((said, true))
    write("said          positions  mean  came true\n")
    for tenth, pairs in enumerate(tenths):
        if pairs:
            mean = sum(said for said, _ in pairs) / len(pairs)
            won = sum(true for _, true in pairs)
            low, high = wilson_interval(won, len(pairs))
            write(f"{10 * tenth:>3}–{10 * tenth + 10:<3} %   {len(pairs):9}  {mean:.2f}")
            write(f"  {won / len(pairs):.2f} ({low:.2f}–{high:.2f})\n")


def note(edition: str, options: argparse.Namespace, count: Count, numbers: list[float]) -> None:
    """Write into the edition's belief how true its chances are: where they are, they are no longer called rough (but early)."""
    path = folder_of(edition) / FILE
    known = read_known(path)
    if known is None:
        raise SystemExit(f"{edition} has no belief: semafor train {edition} makes one.")
    every = (count.sums["shown", number] for number in range(len(PHASES)))
    phases = [sums for sums in every if sums.said]  # games of some editions are over by then
    chances = {
        "command": f"python tools/chances.py {edition} --games {options.games} --fit {options.fit} --seed {options.seed}",
        ODDS: numbers,
        "bias": [round(sums.bias()[0], DIGITS) for sums in phases],
        "within": [round(sums.bias()[1], DIGITS) for sums in phases],
        "brier": [round(sums.brier, DIGITS) for sums in phases],
    }
    write_known(path, replace(known, recipe={**known.recipe, CHANCES: chances}))


def watch(desk: Desk, bots: list[str], seeds: list[int], hints: int) -> Count:
    """Play games and compare."""
    count = Count()
    every = set(range(len(PHASES)))
    for game, seed in enumerate(seeds):
        if hints:
            for number in every:
                play(desk, bots, seed, count, {number}, hints)
        else:
            play(desk, bots, seed, count, every, 0)
        if sys.stderr.isatty() or game % 100 == 99:
            sys.stderr.write(f"\r{game + 1} of {len(seeds)}")
    sys.stderr.write("\n")
    return count


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="How true chances are.")
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--fit", type=int, default=0, help="games to fit what is shown to")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="planner", help="a bot for all seats, or one for each")
    parser.add_argument("--ahead", type=int, default=128, help="games played ahead of a position")
    parser.add_argument("--hints", type=int, default=0, help="look at hints after so many games")
    parser.add_argument("--without-belief", action="store_true")
    parser.add_argument("--cluster", type=float, help="how much hands cluster around colours")
    parser.add_argument(
        "--peek", choices=("tickets", "cards", "all"), help="look at what rivals do hold"
    )
    parser.add_argument("--note", action="store_true", help="write it into the edition's belief")
    options = parser.parse_args()
    usual = {"seats": 2, "bots": "planner", "ahead": 128, "hints": 0}
    is_usual = all(getattr(options, name) == value for name, value in usual.items())
    is_whole = not (options.without_belief or options.peek or options.cluster is not None)
    if options.note and not (is_usual and is_whole and options.fit):
        parser.error("--note goes with --games, --fit and --seed only, and needs --fit")
    ruleset = find_ruleset(options.edition, options.seats)
    desk = Desk(ruleset, options)
    bots = options.bots.split(",")
    seats = bots * options.seats if len(bots) == 1 else bots
    before = process_time()
    if options.fit:
        seeds = [derive_seed(FIT_SEED, "calibrate", game) for game in range(options.fit)]
        desk.numbers = fit(watch(desk, seats, seeds, 0).shares, desk.ahead)
        sys.stdout.write(f"fitted: {desk.numbers}\n")
    seeds = [derive_seed(options.seed, "chances", game) for game in range(options.games)]
    count = watch(desk, seats, seeds, options.hints)
    tell(count)
    if options.note:
        note(options.edition, options, count, desk.numbers)
    sys.stdout.write(f"\n{process_time() - before:.0f} s of processor time\n")


if __name__ == "__main__":
    main()
