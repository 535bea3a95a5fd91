"""A finished game looked at again: which moves were dear, what was better, and how the chances went.

Every move is judged from what its seat knew then: a view, never the state.

>>> from semafor import new_game
>>> from semafor.review import Strength, review_game
>>> game = new_game("usa-classic", seats=2, seed="doc")
>>> facts = game.play(game.moves()[0])
>>> review = review_game(game, Strength(first=4, second=4, step=8, most=8, curve=4))
>>> [judged.seat for judged in review.moves]
[0]
"""

from semafor.review.judging import (
    COSTLY,
    DOUBTFUL,
    FINE,
    ONLY,
    UNKNOWN,
    VERDICTS,
    Judgement,
    Strength,
    judge,
)
from semafor.review.reviewing import Point, Review, Reviewed, assemble, review_game

__all__ = [
    "COSTLY",
    "DOUBTFUL",
    "FINE",
    "ONLY",
    "UNKNOWN",
    "VERDICTS",
    "Judgement",
    "Point",
    "Review",
    "Reviewed",
    "Strength",
    "assemble",
    "judge",
    "review_game",
]
