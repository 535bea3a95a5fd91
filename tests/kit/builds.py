"""The other build, for tests that compare both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def on_the_plain_build(script: str) -> Any:
    """What a script prints as JSON when it runs uncompiled."""
    paths = [str(ROOT), *(path for path in sys.path if path)]
    done = subprocess.run(  # noqa: S603 - our own interpreter and script
        [sys.executable, "-c", script],
        env={**os.environ, "SEMAFOR_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
