"""Playing over the socket against a real server."""

from semafor.server.settings import Settings
from tests.server.clients import Person
from tests.server.running import Running, serving


def test_a_solo_game_against_a_bot_can_be_played_to_its_end(anna: Person) -> None:
    game = anna.create("me", "beginner")
    seat = anna.sit(game, 0)
    while not seat.wait_prompt()["ending"]:
        moves = seat.state["prompt"]["moves"]
        draws = [move for move in moves if move["do"] == "draw"]  # a bot does not wait after those
        assert seat.play((draws or moves)[0])["t"] == "ack"
    assert seat.state["view"]["over"]
    assert [entry["rev"] for entry in seat.log] == list(range(len(seat.log)))


def test_two_people_play_online_and_each_sees_the_other(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "open")
    assert piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"}) == {
        "seat": 1
    }
    first, second = anna.sit(game, 0), piotr.sit(game, 1)
    first.wait("table")
    answer = first.command({"t": "start"})
    assert answer["t"] == "ack"
    for seat in (first, second):
        seat.play()
    first.wait_state(second.state["rev"])
    second.wait_state(first.state["rev"])
    assert first.state["rev"] == second.state["rev"]
    assert first.state["view"]["hand"] != {} != second.state["view"]["hand"]


def test_a_command_sent_again_is_acknowledged_again_and_not_played_again(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    move = seat.wait_prompt()["prompt"]["moves"][0]
    command = {"t": "play", "cid": "once", "rev": seat.state["rev"], "move": move}
    first = seat.command(command)
    assert first["t"] == "ack"
    assert seat.command(command) == first
    seat.wait_state(first["rev"])
    assert [entry["rev"] for entry in seat.log].count(first["rev"]) == 1


def test_a_move_out_of_turn_is_refused_with_a_reason(anna: Person) -> None:
    game = anna.create("me", "person", first=0)
    seats = [anna.sit(game, seat) for seat in (0, 1)]
    for seat in seats:
        seat.play()
    late = max(seat.state["rev"] for seat in seats)
    for seat in seats:
        seat.wait_state(late)
    answer = seats[1].command({"t": "play", "rev": late, "move": {"do": "draw"}})
    assert (answer["t"], answer["code"]) == ("nack", "not-your-turn")


def test_a_reconnect_gets_exactly_what_it_missed(anna: Person) -> None:
    game = anna.create("me", "beginner")
    seat = anna.sit(game, 0)
    seat.play()
    seat.wait_prompt()
    known = seat.state["rev"]
    seat.close()
    other = anna.sit(game, 0)
    other.wait_prompt()
    for _ in range(3):
        other.play()
    again = anna.sit(game, 0, since=known)
    again.wait("state")
    revs = [entry["rev"] for entry in again.log]
    assert revs == list(range(known + 1, again.state["rev"] + 1))


def test_a_spectator_sees_no_hand_and_cannot_move(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "beginner")
    piotr.post("/api/me", {"name": "Piotr"})
    watcher = piotr.sit(game, None)
    watcher.wait("state")
    view = watcher.state["view"]
    assert (view["hand"], view["tickets"], view["offered"]) == ({}, [], [])
    assert watcher.state["prompt"] is None
    answer = watcher.command({"t": "play", "rev": 0, "move": {"do": "draw"}})
    assert (answer["t"], answer["code"]) == ("nack", "not-your-seat")


def test_somebody_elses_eyes_are_refused(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "beginner")
    piotr.post("/api/me", {"name": "Piotr"})
    assert piotr.sit(game, 0).wait("refused")["code"] == "not-your-seat"


def test_games_survive_the_server(settings: Settings) -> None:
    with serving(settings) as first, Person(first.url) as anna:
        game = anna.create("me", "beginner")
        seat = anna.sit(game, 0)
        seat.play()
        rev = seat.wait_prompt()["rev"]
        token = anna.token
    with serving(settings) as second, Person(second.url) as anna:
        anna.http.cookies.set("semafor", token)
        seat = anna.sit(game, 0)
        assert seat.wait_prompt()["rev"] >= rev
        assert seat.play()["t"] == "ack"


def test_a_question_about_a_route_is_answered(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait_prompt()
    seat.send({"t": "ask", "id": "q", "what": "route", "route": "denver-helena"})
    answer = seat.wait("answer")
    assert answer["route"]["points"] == 7
    assert answer["route"]["can"] is False
    assert answer["route"]["why"]


def test_a_hint_comes_from_a_worker(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait_prompt()
    seat.send({"t": "ask", "id": "q", "what": "hint", "lang": "pl"})
    answer = seat.wait("answer")
    assert answer["error"] == ""
    assert answer["hint"]["moves"][0]["move"] in seat.state["prompt"]["moves"]


def test_a_reaction_is_shown_to_the_table(anna: Person) -> None:
    game = anna.create("me", "person")
    first, second = anna.sit(game, 0), anna.sit(game, 1)
    second.wait("presence")
    first.send({"t": "react", "emote": "hello"})
    assert second.wait("reaction") == {"t": "reaction", "seat": 0, "emote": "hello"}


def test_a_ping_is_answered_with_the_servers_time(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.send({"t": "ping", "time": 1.5})
    pong = seat.wait("pong")
    assert pong["time"] == 1.5
    assert pong["now"] > 1.6e9


def test_presence_says_who_is_there(anna: Person, piotr: Person, server: Running) -> None:
    game = anna.create("me", "open")
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"})
    first = anna.sit(game, 0)
    first.wait("presence", online=[0])
    second = piotr.sit(game, 1)
    first.wait("presence", online=[0, 1], watching=0)
    with Person(server.url) as somebody:
        somebody.sit(game, None)
        first.wait("presence", online=[0, 1], watching=1)
    first.wait("presence", watching=0)
    second.close()
    first.wait("presence", online=[0])


def test_what_was_taken_back_stands_in_the_log(anna: Person) -> None:
    game = anna.create("me", "person", edition="usa-classic", first=0)
    seats = [anna.sit(game, seat) for seat in (0, 1)]
    for seat in seats:
        seat.play()
    turn = 0
    while True:
        seat = seats[turn % 2]
        moves = seat.wait_prompt()["prompt"]["moves"]
        claims = [move for move in moves if move["do"] == "claim"]
        if claims:
            break
        seat.play({"do": "draw"})
        seat.play({"do": "draw"})
        seat.state["prompt"] = None
        turn += 1
    before = seat.state["view"]["hand"]
    assert seat.play(claims[0])["t"] == "ack"
    assert seat.state["can_undo"]
    answer = seat.command({"t": "undo", "rev": seat.state["rev"]})
    assert answer["t"] == "ack"
    assert seat.wait_state(answer["rev"])["view"]["hand"] == before
    assert seat.log[-1]["kind"] == "undone"
