"""A PostgreSQL of our own in a temporary folder, on a loopback port, to be killed at will."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

from trials.server_process import HOST, family, free_port

OWNER = "semafor"
SETTINGS = (
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "max_connections = 60",
    "shared_buffers = '32MB'",
)


def find_programs() -> Path | None:
    """The folder with initdb, pg_ctl and postgres, or None where there is no PostgreSQL."""
    found = shutil.which("initdb")
    if found:
        folder = Path(found).resolve().parent
        if (folder / "postgres").exists():
            return folder
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    return versions[-1].parent if versions else None


def _other_user() -> str | None:
    """PostgreSQL does not run as root: the user to become, or None where we are not root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Cluster:
    """One database server."""

    def __init__(self, folder: Path) -> None:
        programs = find_programs()
        if programs is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self.programs = programs
        self.user = _other_user()
        self.folder = folder / "cluster"
        self.port = free_port()
        self.output = self.folder / "output.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.folder.mkdir()
        if self.user:
            for parent in (folder, *folder.parents):
                if parent.stat().st_uid == os.geteuid() and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
            shutil.chown(self.folder, self.user)

    @property
    def data(self) -> Path:
        """Where the database lives."""
        return self.folder / "data"

    def url(self, name: str = "postgres") -> str:
        """How to reach it."""
        return f"postgresql://{OWNER}@{HOST}:{self.port}/{name}"

    def create(self, *settings: str) -> None:
        """Make the cluster."""
        self._run("initdb", "-D", str(self.data), "-U", OWNER, "-A", "trust", "-N", "-E", "UTF8")
        with (self.data / "postgresql.conf").open("a", encoding="ascii") as file:
            file.write("\n".join([*SETTINGS, f"port = {self.port}", *settings]) + "\n")

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(  # noqa: S603 - a program of the system's PostgreSQL
            [str(self.programs / program), *words],
            user=self.user,
            check=True,
            capture_output=True,
            cwd=self.folder,
            timeout=120,
        )

    def start(self, wait: float = 90) -> None:
        """Start it and wait until it takes connections."""
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(  # noqa: S603 - as above
                [str(self.programs / "postgres"), "-D", str(self.data)],
                user=self.user,
                stdout=output,
                stderr=output,
                cwd=self.folder,
            )
        end = time.monotonic() + wait
        while time.monotonic() < end:
            if self.is_ready():
                return
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start:\n{self.output.read_text()[-2000:]}")

    def is_ready(self) -> bool:
        """Whether it takes connections."""
        command = [str(self.programs / "pg_isready"), "-h", HOST, "-p", str(self.port)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603

    def kill(self) -> None:
        """Kill -9 to all its processes."""
        assert self.process is not None
        for pid in family(self.process.pid):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()

    def stop(self) -> None:
        """Stop it; nothing of it is wanted any more."""
        if self.process is not None and self.process.poll() is None:
            self.kill()
