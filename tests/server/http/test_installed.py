"""The page as an app that can be installed: what the server sends for it."""

from __future__ import annotations

import json
import struct

import pytest

from semafor.server.http.files import ASK_AGAIN, Files


def test_the_service_worker_is_asked_for_each_time() -> None:
    worker = Files().find("sw.js")
    assert worker is not None
    assert (worker.kind, worker.caching) == ("text/javascript", ASK_AGAIN)


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = Files().find("manifest.webmanifest")
    assert manifest is not None
    assert manifest.kind == "application/manifest+json"
    for icon in json.loads(manifest.body)["icons"]:
        found = Files().find(icon["src"].removeprefix("/"))
        assert found is not None
        assert found.kind == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.body[16:24])
            assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_for_no_connection_needs_nothing_else(language: str) -> None:
    offline = Files().find("offline.html")
    assert offline is not None
    text = offline.body.decode()
    assert f'lang="{language}"' in text
    assert "<script" not in text
    assert "src=" not in text
