"""Golden campaigns: whole logs that must replay to the same digest.

Made anew by `python -m tests.charter.golden`, in a commit of its own that says why.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.kit.goldens import read_versions, write_versions

FOLDER = Path(__file__).parent

# Companies in seat order, who misses which game, and whether the postcards are exchanged.
CAMPAIGNS: dict[str, tuple[tuple[str, ...], dict[int, str], bool]] = {
    "golden-2": (("yellow", "blue"), {}, False),
    "golden-3": (("green", "black", "red"), {5: "black"}, False),
    "golden-4": (("red", "green", "yellow", "black"), {}, True),
    "golden-5": (("blue", "red", "green", "yellow", "black"), {2: "blue", 11: "red"}, False),
}


def read(name: str) -> dict[str, Any]:
    """The log and the digest."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def make(name: str) -> None:
    """A whole campaign with instant bots."""
    from semafor.arena.campaigns import play_campaign  # noqa: PLC0415 - only when it is made

    companies, absent, veteran = CAMPAIGNS[name]
    played = play_campaign(companies, "golden", absent=absent, veteran=veteran)
    rows = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in played.campaign.log)
    text = f'{{"digest":"{played.campaign.digest()}","log":[\n{rows}\n]}}\n'
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    versions = read_versions()
    row = versions["campaign"].setdefault(played.campaign.state.content, {})
    digest = played.campaign.digest()
    assert row.setdefault(name, digest) == digest, "a golden campaign changes with its content only"
    write_versions(versions)


if __name__ == "__main__":
    for name in CAMPAIGNS:
        make(name)
