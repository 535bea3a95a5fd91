"""The files for running a server: the unit is shut in, the proxy's file is right, every command exists."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from semafor.cli.main import make_parser
from semafor.cli.serve import check
from semafor.texts import Texts
from tests.kit.ran import lacks

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
# In tenths, as systemd counts it: 2.0 is "OK".
MOST_EXPOSED = 20


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - our own words


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason=lacks("systemd-analyze"))
def test_the_unit_is_shut_in() -> None:
    unit = str(DEPLOY / "semafor.service")
    done = run("systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit)
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


@pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl")), reason=lacks("nginx and openssl")
)
def test_nginx_takes_the_file(tmp_path: Path) -> None:
    words = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost"
    files = ["-keyout", str(tmp_path / "key.pem"), "-out", str(tmp_path / "full.pem")]
    assert run("openssl", *words.split(), *files).returncode == 0
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for name, file in (("fullchain.pem", "full.pem"), ("privkey.pem", "key.pem")):
        text = text.replace(f"/etc/letsencrypt/live/games.example.org/{name}", str(tmp_path / file))
    (tmp_path / "site.conf").write_text(text)
    main = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}"
    (tmp_path / "nginx.conf").write_text(f"{main}\nhttp {{ include {tmp_path}/site.conf; }}\n")
    done = run("nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"))
    assert done.returncode == 0, done.stderr
    assert "Strict-Transport-Security" in text


def parsed(words: list[str]) -> Any:
    """The arguments as the program reads them; unknown ones end the test."""
    options = make_parser(Texts("en"), words[0]).parse_args(words)
    check(options)
    return options


def test_the_unit_starts_the_server_as_it_is() -> None:
    unit = (DEPLOY / "semafor.service").read_text(encoding="utf-8")
    (line,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    options = parsed(shlex.split(line)[1:])
    assert options.proxy_header
    assert str(options.data).startswith("/var/lib/semafor/")


def image_words() -> list[str]:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT (\[.+\])$", docker, re.MULTILINE)
    return list(json.loads(entry))


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_the_containers_start_the_server_as_it_is(name: str) -> None:
    services = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["services"]
    words = [*image_words()[1:], *services["semafor"]["command"]]
    options = make_parser(Texts("en"), "serve").parse_args(words)
    assert options.port == 8765
    assert services["semafor"]["ports"] == ["127.0.0.1:8765:8765"]
    assert services["semafor"]["cap_drop"] == ["ALL"]
    assert bool(options.database_file) == ("database" in services)


def test_the_image_is_made_from_files_that_are_there_and_locked() -> None:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in re.findall(r"^COPY (?!--from)(.+)$", docker, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists()
            assert f"!{name}" in allowed
    installs = re.findall(r"pip install (.+?)(?: \\)?$", docker, re.MULTILINE)
    assert all("--require-hashes" in row or "--no-deps" in row for row in installs)
    assert docker.rindex("USER semafor") > docker.rindex("FROM ")


def test_what_the_page_about_serving_names_is_there() -> None:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\((\.\./[^)#]+)\)", page):
        assert (ROOT / "docs" / link).exists(), link
    for line in re.findall(r"^(?:sudo -u \w+ )?semafor (\w+) .*$", page, re.MULTILINE):
        make_parser(Texts("en"), line)
