"""Look at everything the program is made with: licences, known holes, a bill of materials.

    SEMAFOR_ADVISORIES=FOLDER python tools/audit.py [--sbom FILE]

Nothing is asked of any network. Packages come from requirements.lock and web/package-lock.json. Advisories
come from a folder of OSV files (JSON or YAML), such as a copy of a public advisory database; without the
variable they are not checked, and that is said. Exit code 1: a licence that is not on the list, or a hole.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

import yaml
from packaging.utils import canonicalize_name
from packaging.version import InvalidVersion, Version

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
WEB_LOCK = ROOT / "web" / "package-lock.json"
VARIABLE = "SEMAFOR_ADVISORIES"
ALLOWED = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "BlueOak-1.0.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "CC0-1.0",
        "ISC",
        "MIT",
        "MIT-0",
        "MPL-2.0",
        "PSF-2.0",
        "Python-2.0",
        "Unlicense",
        "Zlib",
    }
)
# What packages write where they do not use the names of SPDX.
SPELLINGS = {
    "apache 2": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "apache license, version 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "bsd": "BSD-3-Clause",
    "bsd license": "BSD-3-Clause",
    "mit license": "MIT",
    "python software foundation license": "PSF-2.0",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "any-osi": "MIT",  # free to be taken under any licence the Open Source Initiative approved
}
PYTHON, NODE = "PyPI", "npm"
# Packages whose metadata name no licence, with the one whose text lies in their wheel.
BY_FILE = {"resvg-py": "MIT"}


@dataclass
class Package:
    """One package as it is locked."""

    system: str
    name: str
    version: str
    hashes: list[tuple[str, str]] = field(default_factory=list)
    licence: str = ""

    @property
    def url(self) -> str:
        """Its name in a bill of materials."""
        kind = "pypi" if self.system == PYTHON else "npm"
        return f"pkg:{kind}/{self.name.replace('@', '%40')}@{self.version}"


# ---------------------------------------------------------------- what there is


def python_packages(text: str) -> list[Package]:
    """The packages of a lock, with the licences of those that are installed here."""
    packages: list[Package] = []
    for line in text.splitlines():
        named = re.match(r"([A-Za-z0-9._-]+)==([^ ;\\]+)", line)
        if named:
            name = canonicalize_name(named[1])
            packages.append(Package(PYTHON, name, named[2], licence=installed_licence(name)))
        for kind, value in re.findall(r"--hash=(\w+):([0-9a-f]+)", line):
            packages[-1].hashes.append((kind, value))
    return packages


def installed_licence(name: str) -> str:
    """The licence an installed package states; empty where it is not installed here."""
    try:
        found = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    stated = found.get("License-Expression") or BY_FILE.get(name, "")
    if not stated:
        classifiers = [row for row in found.get_all("Classifier") or [] if "License ::" in row]
        names = {row.rpartition("::")[2].strip() for row in classifiers} - {"OSI Approved"}
        stated = " OR ".join(sorted(names)) or (found.get("License") or "unknown").splitlines()[0]
    return SPELLINGS.get(stated.lower(), stated)


def node_packages(lock: Mapping[str, Any]) -> list[Package]:
    """The packages the page is built with."""
    packages = []
    for path, row in lock["packages"].items():
        if path and not row.get("link"):
            name = path.rpartition("node_modules/")[2]
            licence = str(row.get("license", ""))
            package = Package(NODE, name, row["version"], licence=licence)
            kind, _, value = str(row.get("integrity", "")).partition("-")
            if value:
                package.hashes.append((kind, base64.b64decode(value).hex()))
            packages.append(package)
    return packages


# ---------------------------------------------------------------- licences


def is_allowed(licence: str) -> bool:
    """Whether a licence, or one of those offered, is on the list.

    >>> is_allowed("MIT OR GPL-3.0-only"), is_allowed("MIT AND GPL-3.0-only"), is_allowed("(ISC)")
    (True, False, True)
    """
    offered = re.split(r"\s+OR\s+", licence.strip("() "))
    return any(
        all(
            SPELLINGS.get(part.strip("() ").lower(), part.strip("() ")) in ALLOWED
            for part in re.split(r"\s+AND\s+", choice)
        )
        for choice in offered
    )


# ---------------------------------------------------------------- advisories


class Advisories:
    """A folder of OSV files, by system and package."""

    def __init__(self, folder: Path, wanted: Iterable[Package]) -> None:
        self.count = 0
        self.date = ""
        self._names = {(package.system, package.name) for package in wanted}
        self._found: dict[tuple[str, str], list[tuple[str, dict[str, Any]]]] = {}
        for data in _read_all(folder):
            self._add(data)

    def _add(self, data: dict[str, Any]) -> None:
        if data.get("withdrawn") or "affected" not in data:
            return
        self.count += 1
        self.date = max(self.date, str(data.get("modified") or data.get("published") or "")[:10])
        for affected in data["affected"]:
            package = affected.get("package", {})
            system, name = package.get("ecosystem", ""), str(package.get("name", ""))
            key = (system, canonicalize_name(name) if system == PYTHON else name)
            if key in self._names:
                self._found.setdefault(key, []).append((str(data.get("id", "?")), affected))

    def holes(self, package: Package) -> list[str]:
        """Ids of advisories that a locked version falls under."""
        rows = self._found.get((package.system, package.name), [])
        return sorted({ident for ident, affected in rows if is_affected(package.version, affected)})


def _read_all(folder: Path) -> Iterator[dict[str, Any]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix == ".json":
            data = json.loads(file.read_text(encoding="utf-8"))
        elif file.suffix in (".yaml", ".yml"):
            data = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
        else:
            continue
        if isinstance(data, dict):
            yield data


def is_affected(version: str, affected: Mapping[str, Any]) -> bool:
    """Whether an entry of an advisory covers a version: by its list, or by its ranges."""
    if version in affected.get("versions", ()):
        return True
    ranges = [row for row in affected.get("ranges", ()) if row.get("type") != "GIT"]
    return any(_is_in(version, row.get("events", ())) for row in ranges)


def _is_in(version: str, events: Iterable[Mapping[str, str]]) -> bool:
    inside = False
    here = _version(version)
    for event in sorted(events, key=lambda row: _version(next(iter(row.values())))):
        ((kind, text),) = event.items()
        if (kind == "introduced" and _version(text) <= here) or (
            kind == "fixed" and _version(text) <= here
        ):
            inside = kind == "introduced"
        elif kind == "last_affected" and _version(text) < here:
            inside = False
    return inside


def _version(text: str) -> Version:
    try:
        return Version(text)
    except InvalidVersion:  # a foreign way to write it: by its numbers
        return Version(".".join(re.findall(r"\d+", text)[:4]) or "0")


# ---------------------------------------------------------------- the bill of materials


def bill(packages: Iterable[Package], version: str) -> dict[str, Any]:
    """What the program is made of, as CycloneDX 1.5."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "semafor", "version": version},
        },
        "components": [
            {
                "type": "library",
                "bom-ref": package.url,
                "name": package.name,
                "version": package.version,
                "purl": package.url,
                "scope": "required" if package.system == PYTHON else "excluded",
                "hashes": [
                    {"alg": kind.upper().replace("SHA", "SHA-"), "content": value}
                    for kind, value in package.hashes
                ],
                **({"licenses": [{"expression": package.licence}]} if package.licence else {}),
            }
            for package in packages
        ],
    }


# ---------------------------------------------------------------- the whole


def audit(packages: list[Package], folder: str) -> tuple[list[str], bool]:
    """Lines to print, and whether all is well."""
    lines, is_well = [], True
    unknown = [package.name for package in packages if not package.licence]
    for package in packages:
        if package.licence and not is_allowed(package.licence):
            lines.append(f"LICENCE {package.url}: {package.licence}")
            is_well = False
    lines.append(f"licences: {len(packages) - len(unknown)} checked")
    if unknown:
        lines.append(f"licences not checked, not installed here: {', '.join(unknown)}")
    if not folder:
        lines.append(f"advisories: NOT checked ({VARIABLE} names no folder)")
        return lines, is_well
    advisories = Advisories(Path(folder), packages)
    if not advisories.count:
        lines.append(f"advisories: NOT checked (none in {folder})")
        return lines, False
    for package in packages:
        for ident in advisories.holes(package):
            lines.append(f"ADVISORY {ident} covers {package.url}")
            is_well = False
    lines.append(f"advisories: {advisories.count} read, the latest of {advisories.date or '?'}")
    return lines, is_well


def main() -> int:
    """Audit and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sbom", type=Path, default=ROOT / "build" / "sbom.json")
    options = parser.parse_args()
    packages = python_packages(LOCK.read_text(encoding="utf-8"))
    packages += node_packages(json.loads(WEB_LOCK.read_text(encoding="utf-8")))
    lines, is_well = audit(packages, os.environ.get(VARIABLE, ""))
    options.sbom.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(bill(packages, metadata.version("semafor")), indent=1) + "\n"
    options.sbom.write_text(text, encoding="utf-8")
    lines.append(f"bill of materials: {options.sbom} ({len(packages)} packages)")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if is_well else 1


if __name__ == "__main__":
    raise SystemExit(main())
