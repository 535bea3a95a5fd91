"""What modules make for each other: who brings it, who needs it, and the order of building that follows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from semafor.charter.content import content
from semafor.charter.game_modules import MODULES, SLOT_ORDER, game_modules
from semafor.charter.rules.ports import TICKET_OFFERS
from semafor.editions import EDITIONS, edition
from semafor.engine.costs import CostRule
from semafor.engine.errors import SetupError
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import COST_RULES, Collection, Port, Ways, build_order
from semafor.engine.ruleset import Ruleset, compile_ruleset
from semafor.texts import LANGUAGES, Texts
from tests.kit.campaign import REGION_MODULES, STORY, campaign_edition

TIMBER = Port[int]("timber", "How much timber there is.")
SAWMILLS = Port[str]("sawmills", "Where they stand.")
TALES = Collection[str]("tales", "What is told.")


def nothing(builder: Builder) -> None:
    """A module that adds nothing."""


def module(name: str, build: Callable[[Builder], None] = nothing, **said: Any) -> RuleModule:
    """A module of the tests."""
    return RuleModule(name=name, build=build, **said)


def compiled(*modules: RuleModule) -> Ruleset:
    """The smallest game with further modules."""
    plain = edition("usa-classic")
    return compile_ruleset(replace(plain, modules=(*plain.modules, *modules)), 2)


def refused(*modules: RuleModule) -> SetupError:
    """Why such a game is refused; the reason is a sentence in both languages."""
    with pytest.raises(SetupError) as error:
        compiled(*modules)
    for language in LANGUAGES:
        assert error.value.reason not in Texts(language).explain(error.value)
    return error.value


def bring_timber(builder: Builder) -> None:
    builder.bring(TIMBER, 7)


# -------------------------------------------------------------------- bringing and needing


def test_who_needs_something_is_built_after_who_brings_it() -> None:
    seen = []
    saw = module("saw", lambda builder: seen.append(builder.port(TIMBER)), needs=(TIMBER,))
    forest = module("forest", bring_timber, brings=(TIMBER,))
    assert compiled(saw, forest).port(TIMBER) == 7
    assert seen == [7]


def test_who_wants_something_is_built_after_it_or_without_it() -> None:
    seen: list[int | None] = []
    saw = module("saw", lambda builder: seen.append(builder.find(TIMBER)), wants=(TIMBER,))
    assert compiled(saw).find(TIMBER) is None
    compiled(saw, module("forest", bring_timber, brings=(TIMBER,)))
    assert seen == [None, 7]


def test_what_a_module_tells_is_there_whoever_is_built_first() -> None:
    seen = []
    told = module("tells", tells=(TIMBER.told_by(lambda builder: builder.seats),))
    first = module("asks", lambda builder: seen.append(builder.port(TIMBER)), needs=(TIMBER,))
    compiled(first, told)
    assert seen == [2]
    assert [one.name for one in build_order([first, told])] == ["asks", "tells"]


def test_a_collection_is_complete_for_who_wants_it() -> None:
    seen = []
    reader = module(
        "reader", lambda builder: seen.extend(builder.collection(TALES)), wants=(TALES,)
    )
    tellers = [
        module(name, lambda builder: builder.add(TALES, builder.owner), brings=(TALES,))
        for name in ("anna", "bert")
    ]
    assert compiled(reader, *tellers).collection(TALES) == ["anna", "bert"]
    assert seen == ["anna", "bert"]


def test_modules_that_need_nothing_keep_their_places() -> None:
    names = ["b", "needs", "a", "brings", "c"]
    made = {name: module(name) for name in names}
    made["needs"] = module("needs", needs=(TIMBER,))
    made["brings"] = module("brings", bring_timber, brings=(TIMBER,))
    order = build_order([made[name] for name in names])
    assert [one.name for one in order] == ["b", "a", "brings", "needs", "c"]


# -------------------------------------------------------------------- mistakes


def test_a_missing_need_names_module_and_port() -> None:
    error = refused(module("saw", needs=(TIMBER,)))
    assert (error.reason, error.values) == ("port-missing", {"module": "saw", "port": "timber"})
    assert Texts("en").explain(error) == (
        "The rules of “saw” need “timber”, and no module of this game provides it."
    )


def test_a_region_without_the_module_it_needs_is_refused_by_name() -> None:
    made = campaign_edition(["prairie"], ["grain"])
    kept = tuple(one for one in made.modules if one.name != "ticket_offers")
    with pytest.raises(SetupError) as error:
        compile_ruleset(replace(made, modules=kept), 3)
    assert error.value.values == {"module": "grain", "port": TICKET_OFFERS.name}


def test_a_need_that_was_promised_and_not_brought_is_missing() -> None:
    forest = module("forest", brings=(TIMBER,))
    saw = module("saw", lambda builder: builder.port(TIMBER) and None, needs=(TIMBER,))
    assert refused(forest, saw).reason == "port-missing"


def test_two_modules_that_bring_the_same_are_refused() -> None:
    both = [module(name, bring_timber, brings=(TIMBER,)) for name in ("forest", "park")]
    error = refused(*both)
    assert (error.reason, error.values["modules"]) == ("port-twice", "forest, park")


def test_modules_that_wait_for_each_other_are_refused() -> None:
    forest = module("forest", needs=(SAWMILLS,), brings=(TIMBER,))
    saw = module("saw", needs=(TIMBER,), brings=(SAWMILLS,))
    error = refused(module("early", wants=(TIMBER,)), forest, saw)
    assert (error.reason, error.values["modules"]) == ("port-cycle", "forest → saw → forest")


def test_a_module_listed_twice_is_refused() -> None:
    assert refused(module("saw"), module("saw")).reason == "module-listed-twice"


@pytest.mark.parametrize(
    ("build", "where"),
    [
        (bring_timber, "brings"),
        (lambda builder: builder.port(TIMBER), "needs"),
        (lambda builder: builder.find(TIMBER), "wants"),
        (lambda builder: builder.add(TALES, "long ago"), "brings"),
    ],
)
def test_what_a_module_does_not_say_it_may_not_do(build: Any, where: str) -> None:
    error = refused(module("sly", build))
    assert (error.reason, error.values["where"]) == ("port-undeclared", where)


def test_a_cost_rule_that_comes_after_who_counts_them_is_refused_unless_its_module_says_so() -> (
    None
):
    counts = module("counts", lambda builder: builder.collection(COST_RULES), wants=(COST_RULES,))
    late = module("late", lambda builder: builder.cost_rule(CostRule()))
    assert refused(counts, late).reason == "port-undeclared"
    assert len(compiled(late, counts).collection(COST_RULES)) == 1
    said = replace(late, brings=(COST_RULES,))
    assert len(compiled(counts, said).collection(COST_RULES)) == 1


def test_a_question_nobody_asks_cannot_be_answered() -> None:
    error = refused(module("sly", lambda builder: builder.answer("colour_of_sky", abs)))  # type: ignore[call-overload]
    assert error.reason == "unknown-query"


@pytest.mark.parametrize("name", ["turns", "drawing", "claiming"])
def test_an_edition_without_what_every_game_has_is_refused(name: str) -> None:
    plain = edition("usa-classic")
    kept = tuple(one for one in plain.modules if one.name != name)
    with pytest.raises(SetupError) as error:
        compile_ruleset(replace(plain, modules=kept), 2)
    assert (error.value.reason, error.value.values["module"]) == ("port-missing", plain.name)


# -------------------------------------------------------------------- the modules there are


@pytest.mark.parametrize("name", EDITIONS)
def test_editions_list_their_modules_in_the_order_of_building(name: str) -> None:
    """Parts, procedures and action numbers follow the order; records depend on it."""
    modules = list(edition(name).modules)
    assert build_order(modules) == modules


@pytest.mark.parametrize("left_out", ["", *SLOT_ORDER])
def test_games_of_a_campaign_are_built_in_the_order_of_their_list(left_out: str) -> None:
    slots = [slot for slot in SLOT_ORDER if slot != left_out]
    modules = [MODULES[name] for name in game_modules(content(), slots)]
    assert [one.name for one in build_order(modules)] == [one.name for one in modules]


def test_a_list_in_any_order_gives_a_game() -> None:
    plain = edition("germany")
    turned = replace(plain, modules=tuple(reversed(plain.modules)))
    assert [one.name for one in build_order(turned.modules)] != [one.name for one in turned.modules]
    assert compile_ruleset(turned, 3).points_lines


def test_modules_bring_and_need_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """That nothing is used without being said the builder sees to; here nothing is said without being used."""
    used: dict[str, set[str]] = defaultdict(set)
    check = Ways._check

    def watch(self: Ways, port: Any, *said: str) -> None:
        check(self, port, *said)
        used[self.owner].add(f"{'brings' if said == ('brings',) else 'needs'} {port.name}")

    add = Ways._add_in_time

    def watch_adding(self: Ways, collection: Any, thing: Any) -> None:
        add(self, collection, thing)
        used[self.owner].add(f"brings {collection.name}")

    monkeypatch.setattr(Ways, "_check", watch)
    monkeypatch.setattr(Ways, "_add_in_time", watch_adding)
    conditions = [{"rank": "first"}, {"event_active": ["E01"]}]
    row = {"source": "clause", "id": "CL1", "when": "game_end", "if": conditions}
    rows = [{**row, "do": [{"op": "gain_dollars", "who": "self", "n": 1}]}]
    known = {}
    whole = campaign_edition(
        list(REGION_MODULES),
        [*STORY, "exposition", *REGION_MODULES.values()],
        powers=[rows, [], []],
        events=["E01"],
        settings={"exposition": {"city": "chicago"}},
    )
    for made, seats in [*((edition(name), 3) for name in EDITIONS), (whole, 3)]:
        compile_ruleset(made, seats)
        known.update({one.name: one for one in made.modules})
    rarely = {  # only where a season, an event or a card asks for it
        "powers": {"brings cost_rules", "brings extra_claim", "needs market"},
    }
    for name, one in known.items():
        said = {f"brings {port.name}" for port in one.brings}
        said |= {f"needs {port.name}" for port in one.needs}
        assert said - used[name] <= rarely.get(name, set()), name
