"""A variant as data: a shipped edition with other parameters, not one line of rules."""

from __future__ import annotations

from dataclasses import replace

from semafor import SetupError
from semafor.editions import edition, find_ruleset
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer

usa = edition("usa-classic")
short = replace(
    usa,
    name="usa-short",
    settings={
        **usa.settings,
        "turns": {"trains": 20, "threshold": 3},
        "longest_path": {"bonus": 5},
    },
)
ruleset = compile_ruleset(short, seats=3)
state = ruleset.new_state()
state.rng = 1
state.start(0)
state.playout(ActionBuffer())
print(state.turns, "turns", score_position(state).totals)

# One game may set a parameter too: it stands in the record under `options`.
assert find_ruleset("usa-classic", 2, {"trains": 30}).start_trains == 30
assert len(find_ruleset("usa-classic", 2, {"tickets": "mega"}).board.tickets) == 69

# A parameter outside its limits is refused by the module that owns it.
try:
    compile_ruleset(replace(short, settings={"turns": {"trains": 0}}), seats=3)
except SetupError as refusal:
    print(refusal)
