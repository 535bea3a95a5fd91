"""A campaign is a log; everything else is a fold over it.

Rules: LEG-CAMP-1..5, LEG-FIRST-2, 3, LEG-SETUP-15, LEG-EDGE-24, 30, 38, 39, CAM-ABS. Entries are
plain data: `open`, `begin`, `read`, `choose`, `finish`. `Campaign.replay(log)` gives the same
digest on every machine: shuffles follow from the seed in the first entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semafor.campaign import agenda
from semafor.campaign.chance import drawn, game_seed
from semafor.campaign.content import GAMES, content
from semafor.campaign.decisions import READ, Decision
from semafor.campaign.offices import draw_postcard
from semafor.campaign.reports import check_report
from semafor.campaign.state import ARCHIVE, EventMarks, State, Vault
from semafor.engine.errors import SetupError
from semafor.engine.game import HUMAN

LEAST_COMPANIES = 2
MOST_COMPANIES = 5
Entry = dict[str, Any]
ENTRIES: dict[str, dict[str, type]] = {
    "open": {"seed": str, "companies": list, "players": dict, "veteran": bool, "content": str},
    "begin": {"game": int, "players": dict},
    "read": {"code": str, "side": str},
    "choose": {"kind": str, "company": str, "option": str},
    "finish": {"game": int, "report": dict},
}


@dataclass(frozen=True)
class Pending:
    """What happens next: `begin`, `decide` (with a decision), `play` or `over`."""

    what: str
    game: int
    decision: Decision | None = None


class Campaign:
    """One campaign, from its first entry to where its log ends.

    >>> campaign = Campaign.open(["blue", "red"], seed="doc")
    >>> campaign.pending().what
    'begin'
    """

    def __init__(self) -> None:
        self.log: list[Entry] = []
        self.state = State()

    # ---------------------------------------------------------------- opening and replaying

    @classmethod
    def open(
        cls,
        companies: Sequence[str],
        *,
        seed: str,
        players: Mapping[str, Mapping[str, str]] | None = None,
        veteran: bool = False,
    ) -> Campaign:
        """LEG-FIRST-2: a new campaign of these companies, in seat order."""
        campaign = cls()
        known = players or {}
        named = {
            company: dict(known.get(company, {"name": company, "kind": HUMAN}))
            for company in companies
        }
        campaign.apply(
            {
                "do": "open",
                "seed": seed,
                "companies": list(companies),
                "players": named,
                "veteran": veteran,
                "content": content().digest,
            }
        )
        return campaign

    @classmethod
    def replay(cls, log: Sequence[Mapping[str, Any]]) -> Campaign:
        """Fold a log; an entry that does not fit is refused with its number."""
        campaign = cls()
        for number, entry in enumerate(log):
            try:
                campaign.apply(dict(entry))
            except SetupError as error:
                if error.reason == "campaign-entry":
                    raise
                raise SetupError("campaign-entry", number=number + 1, why=str(error)) from error
        if not campaign.log:
            raise SetupError("campaign-entry", number=1, why="the log is empty")
        return campaign

    def digest(self) -> str:
        """Fingerprint of everything that has happened."""
        return self.state.digest()

    def copy(self) -> Campaign:
        """An independent campaign with the same log."""
        return Campaign.replay(self.log)

    # ---------------------------------------------------------------- what is next

    def pending(self) -> Pending:
        """The next decision, or `begin`, `play`, `over`."""
        state = self.state
        decision = agenda.waiting(state)
        if decision is not None:
            return Pending("decide", state.game, decision)
        return Pending(state.phase, state.game)

    # ---------------------------------------------------------------- entries

    def apply(self, entry: Entry) -> None:
        """Add an entry to the log; one that does not fit changes nothing."""
        check_entry(entry, is_first=not self.log)
        handlers = {
            "open": self._open,
            "begin": self._begin,
            "read": self._read,
            "choose": self._choose,
            "finish": self._finish,
        }
        handlers[entry["do"]](entry)
        self.log.append(entry)
        agenda.advance(self.state)

    def begin(self, players: Mapping[str, Mapping[str, str]]) -> None:
        """Who takes part in the next game, by company; the others are absent."""
        named = {company: dict(player) for company, player in players.items()}
        self.apply({"do": "begin", "game": self.state.game, "players": named})

    def choose(self, option: str) -> None:
        """Answer the decision that waits."""
        decision = self.pending().decision
        if decision is None:
            raise SetupError("campaign-not-now", what=self.pending().what)
        if decision.kind == "story":
            self.apply({"do": "read", "code": decision.about[0], "side": decision.about[1]})
            return
        company = decision.company or ""
        self.apply({"do": "choose", "kind": decision.kind, "company": company, "option": option})

    def read(self) -> None:
        """Read the next side of the story."""
        self.choose(READ)

    def finish(self, report: Mapping[str, Any]) -> None:
        """The game that was played, in the words of its report."""
        self.apply({"do": "finish", "game": self.state.game, "report": dict(report)})

    def _open(self, entry: Entry) -> None:
        companies = entry["companies"]
        known = content().companies
        if (
            not LEAST_COMPANIES <= len(companies) <= MOST_COMPANIES
            or any(company not in known for company in companies)
            or len(set(companies)) != len(companies)
        ):
            names = ", ".join(str(company) for company in companies)
            raise SetupError("campaign-companies", names=names, known=", ".join(known))
        if entry["content"] != content().digest:
            raise SetupError("campaign-content", found=entry["content"], known=content().digest)
        if not is_text(entry["seed"]):
            raise SetupError("campaign-field", word="open", field="seed")
        players = check_players(entry["players"], companies)
        state = self.state
        state.seed = entry["seed"]
        state.veteran = entry["veteran"]
        state.companies = list(companies)
        state.players = players
        state.caboose = drawn(state.seed, "caboose", companies)  # LEG-FIRST-3
        for company in companies:
            state.vaults[company] = Vault()
            state.games_won[company] = 0
            state.absences[company] = []
            state.clauses[company] = []
        state.events = {
            event.id: EventMarks() for event in content().events.values() if event.added == "start"
        }

    def _begin(self, entry: Entry) -> None:
        """LEG-SETUP-15, LEG-EDGE-30, 39: participants; an absent holder passes the caboose on."""
        state = self.state
        if state.phase == agenda.OVER:
            raise SetupError("campaign-complete", "LEG-EDGE-39", games=GAMES)
        if state.phase != agenda.BEGIN or entry["game"] != state.game:
            raise SetupError("campaign-not-now", what=self.pending().what)
        players = check_players(entry["players"], state.companies)
        if len(players) < LEAST_COMPANIES:
            raise SetupError("campaign-too-few", count=len(players))
        state.players.update(players)
        state.participants = [company for company in state.companies if company in players]
        if state.caboose not in state.participants:
            name = f"caboose-{state.game}"
            state.caboose = drawn(state.seed, name, state.participants)
        state.phase = agenda.SETUP
        state.agenda = list(agenda.SETUP_ITEMS)

    def _read(self, entry: Entry) -> None:
        decision = self.pending().decision
        if decision is None or decision.about != (entry["code"], entry["side"]):
            raise SetupError("campaign-story", "LEG-EDGE-32", code=entry["code"])
        agenda.answer(self.state, READ)

    def _choose(self, entry: Entry) -> None:
        decision = self.pending().decision
        given = (entry["kind"], entry["company"])
        if decision is None or (decision.kind, decision.company or "") != given:
            raise SetupError("campaign-not-now", what=entry["kind"])
        if entry["option"] not in decision.options:
            raise SetupError("campaign-option", kind=decision.kind, option=entry["option"])
        agenda.answer(self.state, entry["option"])

    def _finish(self, entry: Entry) -> None:
        """CAM-END-1, LEG-CAB-1, LEG-ABS-1: ranking, victory, caboose, absences, postcards."""
        state = self.state
        if state.phase != agenda.PLAY or entry["game"] != state.game:
            raise SetupError("campaign-not-now", what="finish")
        report = entry["report"]
        check_report(state, report)
        state.report = report
        state.last_ranking = list(report["ranking"])
        state.games_won[state.last_ranking[0]] += 1
        state.caboose = state.last_ranking[-1]
        for company in state.absent:
            state.absences[company].append(state.game)
        state.history.append(
            {
                "game": state.game,
                "year": content().by_game("years", state.game),
                "ranking": list(state.last_ranking),
                "absent": state.absent,
                "regions": list(state.regions_in_play),
                "season": state.season,
            }
        )
        record_postcards(state, report["postcards"])
        state.phase = agenda.AFTER
        state.agenda = list(agenda.END_ITEMS)

    # ---------------------------------------------------------------- for those who play the game

    @property
    def game_seed(self) -> str:
        """The seed of the game that is due."""
        return game_seed(self.state.seed, self.state.game)

    @property
    def first_seat(self) -> int:
        """LEG-SETUP-15: the seat of the caboose holder among the participants."""
        return self.state.participants.index(self.state.caboose)


def record_postcards(state: State, told: Mapping[str, Any]) -> None:
    """CAM-PC-3, 4, LEG-EDGE-33, 34: drawn in play, completed, used; sealed notes."""
    for company, number in told["drawn"]:
        draw_postcard(state, company, number)
    for _company, number in told["revealed"]:
        state.postcards[number].place = ARCHIVE
        state.postcards[number].is_open = True
    for _company, number, times in told["used"]:
        card = state.postcards[number]
        card.is_open = True
        card.uses_left = max(0, card.uses_left - times)
        if card.uses_left == 0:
            card.place = ARCHIVE
    for company, dollars, source in told["notes"]:
        state.add_note(company, dollars, source)


def check_entry(entry: Any, *, is_first: bool) -> None:
    """An entry has a known word and the fields of that word."""
    word = entry.get("do") if isinstance(entry, Mapping) else None
    if word not in ENTRIES or (word == "open") != is_first:
        raise SetupError("campaign-word", word=str(word))
    for name, kind in ENTRIES[word].items():
        if not isinstance(entry.get(name), kind):
            raise SetupError("campaign-field", word=word, field=name)
    for name in entry:
        if name != "do" and name not in ENTRIES[word]:
            raise SetupError("campaign-field", word=word, field=name)


def is_text(value: Any) -> bool:
    """A text that can be written down: no half characters, as a terminal may give them."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)


def check_players(players: Mapping[str, Any], companies: Sequence[str]) -> dict[str, Any]:
    """Name and kind by company."""
    for company, player in players.items():
        is_good = (
            company in companies
            and isinstance(player, Mapping)
            and set(player) == {"name", "kind"}
            and all(is_text(value) for value in player.values())
        )
        if not is_good:
            raise SetupError("campaign-player", company=company)
    return {company: dict(player) for company, player in players.items()}
