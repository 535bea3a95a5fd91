"""The golden campaign: a whole log that must replay to the same digest.

Made anew by `python -m tests.campaign.golden`, in a commit of its own that says why.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "golden-3.json"


def read() -> dict[str, Any]:
    """The log and the digest."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def make() -> None:
    """Three companies, one of them absent once, with instant bots."""
    from semafor.arena.campaigns import play_campaign  # noqa: PLC0415 - only when it is made

    played = play_campaign(("green", "black", "red"), "golden", absent={5: "black"})
    rows = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in played.campaign.log)
    text = f'{{"digest":"{played.campaign.digest()}","log":[\n{rows}\n]}}\n'
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make()
