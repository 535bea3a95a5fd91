"""The campaign: what the entries of its log do.

Rules: LEG-CAMP-1..5, LEG-FIRST-2, 3, LEG-SETUP-15, LEG-EDGE-24, 30, 38, 39, CAM-ABS. Entries are
plain data: `open`, `begin`, `deal`, `read`, `choose`, `finish`, `seed`. Shuffles follow from the seed in the
first entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semafor.campaign.agenda import AFTER, BEGIN, DEAL, OVER, PLAY
from semafor.campaign.chance import drawn, game_seed
from semafor.campaign.decisions import READ
from semafor.campaign.log import CampaignLog, Entry, Pending, is_text, seed_entry
from semafor.charter.chronicle import open_page
from semafor.charter.content import GAMES, content
from semafor.charter.mystery import share
from semafor.charter.naming import give_name, write_line
from semafor.charter.offices import draw_postcard, shuffle_ahead
from semafor.charter.reports import check_report
from semafor.charter.state import ARCHIVE, EventMarks, State, Vault
from semafor.charter.steps import AGENDA, begin_setup, end_items, go_on_with_setup
from semafor.engine.errors import SetupError
from semafor.engine.game import HUMAN

LEAST_COMPANIES = 2
MOST_COMPANIES = 5
ENTRIES: dict[str, dict[str, type]] = {
    "open": {"seed": str, "companies": list, "players": dict, "veteran": bool, "content": str},
    "begin": {"game": int, "players": dict},
    "deal": {"game": int},
    "read": {"code": str, "side": str},
    "choose": {"kind": str, "company": str, "option": str},
    "finish": {"game": int, "report": dict},
    "seed": {"seed": str},
    "name": {"by": str, "what": str, "of": str, "name": str},
    "write": {"by": str, "company": str, "game": int, "text": str},
    "share": {"by": str, "what": str, "of": str},
}


class Campaign(CampaignLog):
    """One campaign, from its first entry to where its log ends.

    >>> campaign = Campaign.open(["blue", "red"], seed="doc")
    >>> campaign.pending().what
    'begin'
    """

    words = ENTRIES

    def __init__(self) -> None:
        super().__init__()
        self.state = State()

    # ---------------------------------------------------------------- opening

    @classmethod
    def open(
        cls,
        companies: Sequence[str],
        *,
        seed: str,
        players: Mapping[str, Mapping[str, str]] | None = None,
        veteran: bool = False,
        pinned: str = "",
    ) -> Campaign:
        """LEG-FIRST-2: a new campaign of these companies, in seat order.

        `pinned`: the digest of a kept content; without one it is the shipped content.
        """
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
                "content": content(pinned).digest,
            }
        )
        return campaign

    def digest(self) -> str:
        """Fingerprint of everything that has happened."""
        return self.state.digest()

    # ---------------------------------------------------------------- what is next

    def pending(self) -> Pending:
        """The next decision, or `begin`, `deal`, `play`, `over`."""
        state = self.state
        decision = AGENDA.waiting(state)
        if decision is not None:
            return Pending("decide", state.game, decision)
        return Pending(state.phase, state.game)

    # ---------------------------------------------------------------- entries

    def carry_out(self, entry: Entry) -> None:
        """What an entry does."""
        handlers = {
            "open": self._open,
            "begin": self._begin,
            "deal": self._deal,
            "read": self._read,
            "choose": self._choose,
            "finish": self._finish,
            "seed": self._seed,
            "name": self._name,
            "write": self._write,
            "share": self._share,
        }
        handlers[entry["do"]](entry)

    def advance(self) -> None:
        """Whatever needs no answer."""
        AGENDA.advance(self.state)

    def begin(self, players: Mapping[str, Mapping[str, str]]) -> None:
        """Who takes part in the next game, by company; the others are absent."""
        named = {company: dict(player) for company, player in players.items()}
        self.apply({"do": "begin", "game": self.state.game, "players": named})

    def deal(self) -> None:
        """The table of the game is laid and everybody has chosen the starting tickets."""
        self.apply({"do": "deal", "game": self.state.game})

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

    def give_name(self, by: str, what: str, of: str, name: str) -> None:
        """CAM-NAME-1: a company names something of its own; the host (`by`: host) takes a name away."""
        self.apply({"do": "name", "by": by, "what": what, "of": of, "name": name})

    def write_line(self, by: str, company: str, game: int, text: str) -> None:
        """CAM-NAME-3: a line in the chronicle about the game just finished."""
        self.apply({"do": "write", "by": by, "company": company, "game": game, "text": text})

    def share(self, by: str, what: str, of: str) -> None:
        """CAM-CLUE-3: a company lays a clue or a sighting open."""
        self.apply({"do": "share", "by": by, "what": what, "of": of})

    def reseed(self) -> None:
        """Shuffle what lies ahead anew, with a seed nobody has seen."""
        self.apply(seed_entry())

    def _open(self, entry: Entry) -> None:
        companies = entry["companies"]
        box = content(entry["content"] or "-")
        known = box.companies
        if (
            not LEAST_COMPANIES <= len(companies) <= MOST_COMPANIES
            or any(company not in known for company in companies)
            or len(set(companies)) != len(companies)
        ):
            names = ", ".join(str(company) for company in companies)
            raise SetupError("campaign-companies", names=names, known=", ".join(known))
        if not is_text(entry["seed"]):
            raise SetupError("campaign-field", word="open", field="seed")
        players = check_players(entry["players"], companies)
        state = self.state
        state.seed = entry["seed"]
        state.content = entry["content"]
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
            event.id: EventMarks() for event in box.events.values() if event.added == "start"
        }

    def _begin(self, entry: Entry) -> None:
        """LEG-SETUP-15, LEG-EDGE-30, 39: participants; an absent holder passes the caboose on."""
        state = self.state
        if state.phase == OVER:
            raise SetupError("campaign-complete", "LEG-EDGE-39", games=GAMES)
        if state.phase != BEGIN or entry["game"] != state.game:
            raise SetupError("campaign-not-now", what=self.pending().what)
        players = check_players(entry["players"], state.companies)
        if len(players) < LEAST_COMPANIES:
            raise SetupError("campaign-too-few", count=len(players))
        state.players.update(players)
        state.participants = [company for company in state.companies if company in players]
        if state.caboose not in state.participants:
            name = f"caboose-{state.game}"
            state.caboose = drawn(state.seed, name, state.participants)
        begin_setup(state)

    def _deal(self, entry: Entry) -> None:
        """LEG-SETUP-1: steps 5 and 6 are done, by the game itself; 7 is next."""
        if self.state.phase != DEAL or entry["game"] != self.state.game:
            raise SetupError("campaign-not-now", what="deal")
        go_on_with_setup(self.state)

    def _read(self, entry: Entry) -> None:
        decision = self.pending().decision
        if decision is None or decision.about != (entry["code"], entry["side"]):
            raise SetupError("campaign-story", "LEG-EDGE-32", code=entry["code"])
        AGENDA.answer(self.state, READ)

    def _choose(self, entry: Entry) -> None:
        decision = self.pending().decision
        given = (entry["kind"], entry["company"])
        if decision is None or (decision.kind, decision.company or "") != given:
            raise SetupError("campaign-not-now", what=entry["kind"])
        if entry["option"] not in decision.options:
            raise SetupError("campaign-option", kind=decision.kind, option=entry["option"])
        AGENDA.answer(self.state, entry["option"])

    def _finish(self, entry: Entry) -> None:
        """CAM-END-1, LEG-CAB-1, LEG-ABS-1: ranking, victory, caboose, absences, postcards."""
        state = self.state
        if state.phase != PLAY or entry["game"] != state.game:
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
                "year": state.box.by_game("years", state.game),
                "ranking": list(state.last_ranking),
                "absent": state.absent,
                "regions": list(state.regions_in_play),
                "season": state.season,
            }
        )
        record_postcards(state, report["postcards"])
        state.pages.append(open_page(state, report))
        state.phase = AFTER
        state.agenda = end_items(state)

    def _seed(self, entry: Entry) -> None:
        """What lies ahead is shuffled anew: a file has left the table, or come to it (decision 20)."""
        if not is_text(entry["seed"]):
            raise SetupError("campaign-field", word="seed", field="seed")
        shuffle_ahead(self.state, entry["seed"])

    def _name(self, entry: Entry) -> None:
        give_name(self.state, entry["by"], entry["what"], entry["of"], entry["name"])

    def _write(self, entry: Entry) -> None:
        write_line(self.state, entry["by"], entry["company"], entry["game"], entry["text"])

    def _share(self, entry: Entry) -> None:
        share(self.state, entry["by"], entry["what"], entry["of"])

    # ---------------------------------------------------------------- for those who play the game

    @property
    def game_seed(self) -> str:
        """The seed of the game that is due in a simulation; games of people have fresh ones."""
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
