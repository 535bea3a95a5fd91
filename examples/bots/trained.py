"""A trained bot under a name of its own, for the browser too: `semafor lab train --out trained.json` beside this file.

Until there is one, it plays with the weights that are shipped.
"""

from __future__ import annotations

from pathlib import Path

from semafor.bots.learned import SHIPPED, LearnedBot

WEIGHTS = Path(__file__).with_name("trained.json")


class Trained(LearnedBot):
    """What the network of the file likes best."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS if WEIGHTS.exists() else SHIPPED)
