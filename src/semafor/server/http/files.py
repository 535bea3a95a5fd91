"""The page and its parts, from memory: compressed once, cached for ever where the name has a hash."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGE = "index.html"
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
LEAST_SQUEEZED = 512
HASHED = re.compile(r"-[A-Za-z0-9_-]{8,}\.\w+$")
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


class Packed(NamedTuple):
    """Some bytes, the same compressed, and how to speak of them."""

    body: bytes
    squeezed: bytes | None
    etag: str
    kind: str
    caching: str


def pack(body: bytes, kind: str, caching: str = ASK_AGAIN, *, squeeze: bool = True) -> Packed:
    """Prepare bytes for sending many times."""
    squeezed = None
    if squeeze and len(body) >= LEAST_SQUEEZED:
        squeezed = gzip.compress(body, 9, mtime=0)
    etag = '"' + hashlib.sha256(body).hexdigest()[:32] + '"'
    return Packed(body, squeezed, etag, kind, caching)


def send(request: Request, packed: Packed) -> Response:
    """What was prepared, in the form the client understands; 304 where it has it already."""
    headers = {"etag": packed.etag, "cache-control": packed.caching, "vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if packed.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    body = packed.body
    if packed.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed.squeezed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=packed.kind, headers=headers)


class Files:
    """The built page; every file is read when it is first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._packed: dict[str, tuple[float, Packed]] = {}

    def find(self, path: str) -> Packed | None:
        """A file by its path below the folder."""
        file = (self._folder / path).resolve() if "\0" not in path else self._folder
        if not file.is_relative_to(self._folder) or not file.is_file():
            return None
        name = file.relative_to(self._folder).as_posix()
        changed = file.stat().st_mtime
        known = self._packed.get(name)
        if known is None or known[0] != changed:
            known = self._packed[name] = (changed, self._read(file, name))
        return known[1]

    def _read(self, file: Path, name: str) -> Packed:
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        is_hashed = name.startswith("assets/") and HASHED.search(name) is not None
        caching = FOREVER if is_hashed else ASK_AGAIN
        return pack(file.read_bytes(), kind, caching, squeeze=file.suffix in SQUEEZED)

    def is_packed(self, path: str) -> bool:
        """Whether nothing must be compressed for a path."""
        return path in self._packed or ("." not in path and PAGE in self._packed)

    def find_page(self, path: str) -> Packed | None:
        """A file, or the page for a path of the page itself; None where there is neither."""
        packed = self.find(path) if path else None
        if packed is None and "." not in path.rpartition("/")[2]:
            packed = self.find(PAGE)
        return packed

    def answer(self, request: Request, path: str) -> Response | None:
        """The answer to a request for a path; None where there is nothing."""
        packed = self.find_page(path)
        return send(request, packed) if packed is not None else None
