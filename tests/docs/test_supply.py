"""What the program is made with: the lock agrees with pyproject.toml, and the audit finds what is planted."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import audit, lock

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-build.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked(name: str = LOCKS[0]) -> dict[str, audit.Package]:
    packages = audit.python_packages((ROOT / name).read_text(encoding="utf-8"))
    return {package.name: package for package in packages}


def wanted() -> list[Requirement]:
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    rows = [Requirement(row) for row in project["dependencies"]]
    ahead = list(lock.EXTRAS)
    while ahead:
        for requirement in map(Requirement, extras[ahead.pop()]):
            if requirement.name == project["name"]:
                ahead.extend(requirement.extras)
            else:
                rows.append(requirement)
    return rows


def test_the_lock_has_every_dependency_in_its_version() -> None:
    packages = locked()
    for requirement in wanted():
        package = packages[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(package.version), requirement


def test_the_lock_has_what_dependencies_depend_on() -> None:
    packages = locked()
    seen: set[str] = set()
    ahead = [(requirement.name, requirement.extras) for requirement in wanted()]
    while ahead:
        name, extras = ahead.pop()
        if canonicalize_name(name) in seen:
            continue
        seen.add(canonicalize_name(name))
        assert canonicalize_name(name) in packages, f"{name} is missing: make lock"
        for row in metadata.requires(name) or []:
            requirement = Requirement(row)
            marker = requirement.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                ahead.append((requirement.name, requirement.extras))
    assert len(seen) > len(wanted())


def test_the_lock_of_the_build_has_what_the_build_asks_for() -> None:
    packages = locked(LOCKS[1])
    for row in PROJECT["build-system"]["requires"]:
        requirement = Requirement(row)
        assert requirement.specifier.contains(packages[canonicalize_name(requirement.name)].version)


@pytest.mark.parametrize("name", LOCKS)
def test_everything_locked_has_hashes_and_names_no_place_to_get_it_from(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert not re.search(r"://|index-url|find-links|trusted-host", text)
    for package in locked(name).values():
        assert package.hashes
        assert all(kind == "sha256" and len(value) == 64 for kind, value in package.hashes)


def advisory(name: str, **affected: object) -> dict[str, object]:
    row = {"package": {"ecosystem": "PyPI", "name": name}, **affected}
    return {"id": f"TEST-{name}", "modified": "2026-10-01T00:00:00Z", "affected": [row]}


def between(*events: dict[str, str]) -> dict[str, object]:
    return {"ranges": [{"type": "ECOSYSTEM", "events": list(events)}]}


@pytest.mark.parametrize("suffix", [".json", ".yaml"])
def test_a_planted_advisory_is_found(tmp_path: Path, suffix: str) -> None:
    packages = list(locked().values())
    version = locked()["starlette"].version
    planted = advisory("Starlette", **between({"introduced": "0"}, {"last_affected": version}))
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / f"a{suffix}").write_text(json.dumps(planted))
    lines, is_well = audit.audit(packages, str(tmp_path))
    assert not is_well
    assert any("TEST-Starlette" in line and "starlette" in line for line in lines)
    assert any("1 read, the latest of 2026-10-01" in line for line in lines)


@pytest.mark.parametrize(
    ("affected", "is_so"),
    [
        (between({"introduced": "0"}, {"fixed": "2.0"}), True),
        (between({"introduced": "0"}, {"fixed": "1.5"}), False),
        (between({"introduced": "0"}, {"fixed": "1.0"}, {"introduced": "1.4"}), True),
        (between({"introduced": "1.6"}), False),
        (between({"introduced": "1.0"}, {"last_affected": "1.4"}), False),
        ({"versions": ["1.4", "1.5"]}, True),
        ({"versions": ["1.4"]}, False),
        ({"ranges": [{"type": "GIT", "events": [{"introduced": "0"}]}]}, False),
    ],
)
def test_versions_are_compared_as_advisories_mean_them(
    affected: dict[str, object], *, is_so: bool
) -> None:
    assert audit.is_affected("1.5", affected) is is_so


def test_advisories_that_were_not_checked_are_said_not_to_be(tmp_path: Path) -> None:
    packages = list(locked().values())
    lines, is_well = audit.audit(packages, "")
    assert is_well
    assert any("NOT checked" in line for line in lines)
    lines, is_well = audit.audit(packages, str(tmp_path))
    assert not is_well
    withdrawn = {**advisory("starlette", versions=["1"]), "withdrawn": "2026-01-01"}
    (tmp_path / "a.json").write_text(json.dumps(withdrawn))
    assert not audit.audit(packages, str(tmp_path))[1]


def test_every_licence_is_on_the_list_and_another_one_is_told() -> None:
    node = audit.node_packages(json.loads(audit.WEB_LOCK.read_text(encoding="utf-8")))
    packages = [*locked().values(), *node]
    assert audit.audit(packages, "")[1]
    foreign = audit.Package(audit.PYTHON, "foreign", "1.0", licence="AGPL-3.0-only")
    lines, is_well = audit.audit([*packages, foreign], "")
    assert not is_well
    assert "LICENCE pkg:pypi/foreign@1.0: AGPL-3.0-only" in lines


def test_the_bill_of_materials_has_every_package_with_hashes() -> None:
    packages = list(locked().values())
    made = audit.bill(packages, "1.0")
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    assert len(made["components"]) == len(packages)
    for component in made["components"]:
        assert component["purl"] == f"pkg:pypi/{component['name']}@{component['version']}"
        assert component["hashes"][0]["alg"] == "SHA-256"
