"""The HTTP interface of a real server: people, games, links, files, problems."""

import gzip

import pytest

from semafor.editions import EDITIONS
from tests.server.clients import Person, look
from tests.server.running import Running


def test_looking_around_makes_no_session(anna: Person) -> None:
    welcome = anna.get("/api/welcome")
    assert welcome["me"] == {"name": "", "has_account": False}
    assert [edition["id"] for edition in welcome["editions"]] == list(EDITIONS)
    assert [level["id"] for level in welcome["levels"]][:2] == ["beginner", "casual"]
    assert anna.token == ""


def test_the_first_change_makes_a_guest(anna: Person) -> None:
    assert anna.post("/api/me", {"name": "  Anna  "}) == {"name": "Anna", "has_account": False}
    assert anna.token
    assert anna.get("/api/welcome")["me"]["name"] == "Anna"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(anna: Person) -> None:
    answer = anna.http.post("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "\n"])
def test_a_name_must_show_something(anna: Person, name: str) -> None:
    assert anna.post("/api/me", {"name": name}, 400)["code"] == "bad-name"


def test_markup_in_a_name_is_just_a_name(anna: Person) -> None:
    name = "<b onclick=x>&amp;"
    assert anna.post("/api/me", {"name": name})["name"] == name


def test_an_account_can_be_left_and_found_again(anna: Person, piotr: Person) -> None:
    anna.post("/api/me", {"name": "Anna"})
    guest = anna.token
    game = anna.create("me", "beginner")
    assert anna.post("/api/register", {"name": "Żaneta", "password": "lokomotywa"}) == {
        "name": "Żaneta",
        "has_account": True,
    }
    assert anna.token != guest
    anna.post("/api/logout")
    assert anna.get("/api/games") == {"games": []}
    piotr.post("/api/login", {"name": "ŻANETA", "password": "lokomotywa"})
    assert [row["id"] for row in piotr.get("/api/games")["games"]] == [game]


def test_a_token_from_before_the_login_is_worth_nothing_after_it(
    anna: Person, server: Running
) -> None:
    anna.post("/api/me", {"name": "Anna"})
    planted = anna.token
    anna.post("/api/register", {"name": "fixed", "password": "lokomotywa"})
    with Person(server.url) as attacker:
        attacker.http.cookies.set("semafor", planted)
        assert attacker.get("/api/welcome")["me"]["name"] == ""


def test_an_account_name_is_given_once_whatever_its_case(anna: Person, piotr: Person) -> None:
    anna.post("/api/register", {"name": "Unique", "password": "lokomotywa"})
    wish = {"name": "uNIQUE", "password": "parowoz-1"}
    assert piotr.post("/api/register", wish, 409)["code"] == "name-taken"


def test_a_wrong_password_and_an_unknown_name_look_the_same(anna: Person, piotr: Person) -> None:
    anna.post("/api/register", {"name": "known", "password": "lokomotywa"})
    for name in ("known", "unknown"):
        wish = {"name": name, "password": "something else"}
        assert piotr.post("/api/login", wish, 401) == {"code": "wrong-password", "values": {}}


def test_guessing_a_password_is_slowed_down(
    anna: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy machine takes a second for a password: meanwhile another try would be allowed.
    monkeypatch.setattr(server.server.api.guesses._here, "_clock", lambda: 0.0)
    wish = {"name": "guessed", "password": "something"}
    codes = [anna.http.post("/api/login", json=wish).status_code for _ in range(12)]
    assert codes[:10] == [401] * 10
    assert codes[10:] == [429] * 2


def test_a_short_password_is_refused(anna: Person) -> None:
    wish = {"name": "short", "password": "1234567"}
    assert anna.post("/api/register", wish, 400)["code"] == "bad-password"


def test_logging_out_closes_the_sockets_of_the_session(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait("presence")
    anna.post("/api/logout")
    assert seat.ending() == ("", 1008)


def test_a_new_game_is_in_the_list(anna: Person) -> None:
    game = anna.create("me", "beginner", edition="europe")
    row = anna.get("/api/games")["games"][0]
    assert (row["id"], row["edition"], row["status"]) == (game, "europe", "playing")
    assert row["is_yours"]
    assert row["your_turn"]


def test_a_lobby_shows_what_can_be_joined(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "open")
    assert piotr.get(f"/api/games/{game}")["can_join"] is False
    lobby = piotr.get(f"/api/games/{game}?invite={anna.invite}")
    assert lobby["can_join"] is True
    assert lobby["summary"]["status"] == "lobby"
    assert (
        piotr.post(f"/api/games/{game}/join", {"invite": "wrong", "name": "P"}, 403)["code"]
        == "bad-invite"
    )


def test_a_hand_link_brings_a_seat_to_a_phone_once(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "person")
    laptop = anna.sit(game, 1)
    laptop.wait("state")
    link = anna.post(f"/api/games/{game}/hand", {"seat": 1})
    assert link["url"].endswith(link["path"])
    assert link["qr"].startswith("M")
    token = link["path"].removeprefix("/hand/")
    assert piotr.post("/api/hand", {"token": token}) == {"game": game, "seat": 1}
    assert laptop.wait("refused")["code"] == "seat-moved"
    assert piotr.sit(game, 1).wait("state")["prompt"]
    assert piotr.post("/api/hand", {"token": token}, 404)["code"] == "bad-link"


def test_a_hand_link_is_for_the_owner_of_the_seat(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "person")
    piotr.post("/api/me", {"name": "Piotr"})
    assert piotr.post(f"/api/games/{game}/hand", {"seat": 1}, 403)["code"] == "not-your-seat"
    assert anna.post(f"/api/games/{game}/hand", {"seat": 9}, 403)["code"] == "not-your-seat"


def test_the_host_of_a_table_gives_open_seats_to_phones(anna: Person, piotr: Person) -> None:
    game = anna.create("open", "open", mode="table")
    link = anna.post(f"/api/games/{game}/hand", {"seat": 1})
    piotr.post("/api/hand", {"token": link["path"].removeprefix("/hand/")})
    assert piotr.get(f"/api/games/{game}")["owned"] == [1]


def test_a_phone_that_is_gone_is_replaced_by_the_host_of_the_table(
    anna: Person, piotr: Person
) -> None:
    game = anna.create("open", "beginner", mode="table")
    link = anna.post(f"/api/games/{game}/hand", {"seat": 0})
    piotr.post("/api/hand", {"token": link["path"].removeprefix("/hand/")})
    screen, phone = anna.sit(game, None), piotr.sit(game, 0)
    screen.wait("presence", online=[0])
    assert anna.post(f"/api/games/{game}/hand", {"seat": 0}, 409)["code"] == "hand-wait"
    phone.close()
    screen.wait("presence", online=[])
    assert anna.post(f"/api/games/{game}/hand", {"seat": 0}, 409)["code"] == "hand-wait"
    assert anna.post(f"/api/games/{game}/hand", {"seat": 1}, 403)["code"] == "not-your-seat"


def test_a_running_game_has_no_record_for_anybody(anna: Person) -> None:
    game = anna.create("me", "beginner")
    assert anna.get(f"/api/games/{game}/record", 403)["code"] == "not-over"
    assert anna.get(f"/api/games/{game}/replay/steps?eyes=open", 403)["code"] == "not-over"


def test_a_scene_is_compressed_and_kept(anna: Person) -> None:
    first = anna.http.get("/api/scenes/europe", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["edition"] == "europe"
    again = anna.http.get("/api/scenes/europe", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert anna.get("/api/scenes/atlantis", 404)["code"] == "unknown-edition"


def test_paths_of_the_page_are_answered_with_the_page(anna: Person) -> None:
    for path in ("/", "/new/europe", "/game/abc", "/hand/token"):
        answer = anna.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/../../pyproject.toml",
        "/%2e%2e/app.py",
        "/assets/nothing.js",
        "/api/nothing",
        "/app.py",
        "/%00.js",
    ],
)
def test_nothing_else_is_served(server: Running, path: str) -> None:
    answer = look(server.url + path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown-path"


def test_hashed_files_are_kept_for_ever(anna: Person) -> None:
    page = anna.http.get("/").text
    name = page.split('src="/assets/')[1].split('"')[0]
    answer = anna.http.get(f"/assets/{name}", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/games"), ("PUT", "/api/me"), ("POST", "/"), ("PATCH", "/api/hand")],
)
def test_methods_that_do_not_exist_are_refused(anna: Person, method: str, path: str) -> None:
    assert anna.http.request(method, path).status_code in (404, 405)


BAD_BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"name": 5}',
    b'{"name": "a", "more": 1}',
    b"\xff\xfe",
    b"[" * 5000,
]


@pytest.mark.parametrize("body", BAD_BODIES)
@pytest.mark.parametrize(
    "path",
    [
        "/api/me",
        "/api/register",
        "/api/login",
        "/api/games",
        "/api/games/x/join",
        "/api/games/x/hand",
        "/api/games/x/branch",
        "/api/hand",
    ],
)
def test_bad_bodies_are_told_so(anna: Person, path: str, body: bytes) -> None:
    answer = anna.http.post(path, content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-request"


def test_a_body_that_never_ends_is_cut_off(anna: Person) -> None:
    def endless():
        for _ in range(200):
            yield b"x" * 1024

    answer = anna.http.post("/api/me", content=endless())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


BAD_GAMES = [
    {"edition": "atlantis"},
    {"edition": "europe", "seats": []},
    {"seats": [{"kind": "me"}] * 2},
    {"seats": [{"kind": "me"}]},
    {"seats": [{"kind": "bot", "level": "regular"}] * 2},
    {"seats": [{"kind": "me"}, {"kind": "bot", "level": "express@600s"}], "pace": -1},
    {"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
    {"seats": [{"kind": "me"}] + [{"kind": "person"}] * 9},
    {"options": {"tickets": [1]}},
    {"options": {"tickets": "nothing"}},
    {"options": {"nothing": 1}},
    {"first": 7},
    {"first": -1},
    {"clock": {"days": 1000}},
    {"clock": {"bank": -5}},
    {"mode": "solo", "seats": [{"kind": "me"}, {"kind": "open"}]},
]


@pytest.mark.parametrize("change", BAD_GAMES)
def test_games_that_cannot_be_are_refused(anna: Person, change: dict) -> None:
    wish = {
        "edition": "usa-classic",
        "mode": "hotseat",
        "seats": [{"kind": "me"}, {"kind": "person"}],
    }
    answer = anna.http.post("/api/games", json=wish | change)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"]


def test_health_and_metrics(anna: Person, server: Running) -> None:
    assert anna.http.get("/healthz").text == "ok\n"
    page = anna.http.get("/metrics").text
    assert "semafor_ack_seconds_count" in page
    assert "semafor_errors_total 0" in page


def test_no_request_has_been_an_error_of_ours(server: Running) -> None:
    """Last in the file on purpose: everything above was answered on purpose."""
    assert server.server.metrics.counts["errors", ""] == 0


def test_gzip_is_not_forced_on_anybody(anna: Person) -> None:
    answer = anna.http.get("/api/scenes/europe", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert not answer.content.startswith(gzip.compress(b"")[:2])
