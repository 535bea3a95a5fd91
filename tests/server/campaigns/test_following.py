"""Sockets that follow a campaign: the same rules as at a table."""

from __future__ import annotations

from semafor.server.protocol.closing import CLOSE_MOVED, CLOSE_REFUSED
from tests.server.campaigns.test_campaigns import command
from tests.server.clients import Person, Seat, found
from tests.server.running import Running


def joined(anna: Person, piotr: Person) -> str:
    """A campaign of two people; Piotr has red."""
    campaign = found(anna, "me", "open", "beginner")
    invite = anna.get(f"/api/campaigns/{campaign}")["invite"]
    wish = {"invite": invite, "name": "Piotr", "company": "red"}
    piotr.post(f"/api/campaigns/{campaign}/join", wish)
    return campaign


def test_everybody_who_follows_is_told_at_once(anna: Person, piotr: Person) -> None:
    campaign = joined(anna, piotr)
    sockets = [anna.follow(campaign), piotr.follow(campaign)]
    seen = [socket.wait("campaign")["view"] for socket in sockets]
    assert [view["company"] for view in seen] == ["blue", "red"]
    assert sockets[0].decide(**command(seen[0], "begin"))["t"] == "ack"
    told = sockets[1].wait("campaign", rev=seen[0]["rev"] + 1)["view"]
    assert (told["what"], told["company"]) == ("deal", "red")


def test_who_is_removed_is_told_so_and_may_look_on(anna: Person, piotr: Person) -> None:
    campaign = joined(anna, piotr)
    socket = piotr.follow(campaign)
    seen = socket.wait("campaign")["view"]
    assert anna.decide(campaign, **command(seen, "leave", company="red"))["t"] == "ack"
    assert socket.ending() == ("removed", CLOSE_MOVED)
    view = piotr.follow(campaign).wait("campaign")["view"]
    assert (view["company"], view["owned"], view["removed"]) == ("", [], "red")


def test_a_host_who_leaves_looks_on_and_another_one_begins(anna: Person, piotr: Person) -> None:
    campaign = joined(anna, piotr)
    sockets = [anna.follow(campaign), piotr.follow(campaign)]
    seen = sockets[0].wait("campaign")["view"]
    after = sockets[0].decide(**command(seen, "leave", company="blue"))["view"]
    assert (after["company"], after["is_host"]) == ("", False)
    assert sockets[1].wait("campaign", rev=after["rev"])["view"]["is_host"]


def test_logging_out_closes_the_socket(anna: Person, piotr: Person) -> None:
    socket = piotr.follow(joined(anna, piotr))
    socket.wait("campaign")
    piotr.post("/api/logout")
    assert socket.ending() == ("", CLOSE_REFUSED)


def test_a_guest_who_logs_in_comes_back_as_the_account(server: Running, anna: Person) -> None:
    with Person(server.url) as guest, Person(server.url) as account:
        account.post("/api/register", {"name": "Following Fred", "password": "a quiet branch line"})
        campaign = joined(anna, guest)
        socket = guest.follow(campaign)
        socket.wait("campaign")
        guest.post("/api/login", {"name": "Following Fred", "password": "a quiet branch line"})
        assert socket.ending()[1] == CLOSE_REFUSED
        assert guest.follow(campaign).wait("campaign")["view"]["owned"] == ["red"]


def test_people_at_one_screen_see_through_one_company_at_a_time(anna: Person) -> None:
    """After a decision the eyes are nobody's; another hello opens others."""
    campaign = found(anna, "me", "person")
    socket = anna.follow(campaign, "blue")
    seen = socket.wait("campaign")["view"]
    assert seen["company"] == "blue"
    assert socket.decide(**command(seen, "begin"))["view"]["company"] == ""
    socket.send({"t": "follow", "campaign": campaign, "company": "red"})
    assert socket.wait("campaign")["view"]["company"] == "red"


def test_an_unknown_campaign_is_said_to_be_unknown(server: Running) -> None:
    seat = Seat(server.url)
    seat.send({"t": "follow", "campaign": "nothing"})
    assert seat.ending() == ("unknown-campaign", CLOSE_REFUSED)
    seat.close()
