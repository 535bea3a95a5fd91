"""Colours of the players' pieces: one for each seat, no two alike."""

import pytest

from semafor.editions.colours import deal_colours, worn_colours
from semafor.engine.errors import SetupError

KNOWN = ("blue", "red", "green", "yellow", "black")


@pytest.mark.parametrize(
    ("wished", "dealt"),
    [
        (["", "", ""], ["blue", "red", "green"]),
        (["red", "", "black"], ["red", "blue", "black"]),
        (["green", "", ""], ["green", "red", "blue"]),
        (["", "blue"], ["red", "blue"]),
        (["black", "yellow", "green", "red", ""], ["black", "yellow", "green", "red", "blue"]),
    ],
)
def test_who_wishes_nothing_gets_what_is_left(wished, dealt):
    assert deal_colours(KNOWN, wished) == dealt


@pytest.mark.parametrize(
    ("wished", "why"), [(["red", "red"], "colour-taken"), (["pink"], "bad-colour")]
)
def test_a_colour_is_one_of_the_edition_and_nobody_elses(wished, why):
    with pytest.raises(SetupError) as refused:
        deal_colours(KNOWN, wished)
    assert refused.value.reason == why


def test_a_record_without_good_colours_has_the_usual_ones():
    assert worn_colours(KNOWN, ["green", "black"]) == ("green", "black")
    for worn in ([], ["", ""], ["green", ""], ["green", "green"], ["green", "pink"]):
        assert worn_colours(KNOWN, worn) == KNOWN
