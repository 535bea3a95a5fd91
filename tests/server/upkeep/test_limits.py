"""Token buckets and addresses."""

import asyncio

import pytest

from semafor.server.upkeep.limits import Buckets, ByAddress, Turnstile, place_of


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 2.0, lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now[0] = 1.0
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_a_clock_that_stands_still_gives_nothing() -> None:
    buckets = Buckets(1.0, 1.0, lambda: 5.0)
    assert [buckets.take("a") for _ in range(3)] == [True, False, False]


def test_the_same_machine_has_its_own_limit() -> None:
    limit = ByAddress(near=(0.001, 3), far=(0.001, 1))
    assert [limit.take("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert [limit.take("203.0.113.9") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("203.0.113.9", ("203.0.113.9", False)),
        ("::1", ("::/64", True)),
        ("::ffff:127.0.0.1", ("127.0.0.1", True)),
        ("2001:db8:1:2:3::4", ("2001:db8:1:2::/64", False)),
        ("a socket", ("a socket", False)),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, place: tuple[str, bool]) -> None:
    assert place_of(address) == place


def test_a_few_go_on_in_each_pass_and_in_their_order() -> None:
    async def come() -> None:
        turnstile, passed, passes = Turnstile(2), [], []

        async def one(number: int) -> None:
            await turnstile.enter()
            passed.append(number)

        tasks = [asyncio.ensure_future(one(number)) for number in range(7)]
        while len(passed) < len(tasks):
            before = len(passed)
            await asyncio.sleep(0)
            passes.append(len(passed) - before)
        assert passed == sorted(passed)
        assert max(passes) <= 2
        await asyncio.sleep(0)
        await asyncio.wait_for(turnstile.enter(), 1)

    asyncio.run(come())


def test_what_is_owed_is_paid_off_with_time() -> None:
    now = [0.0]
    buckets = Buckets(1.0, 2.0, lambda: now[0])
    assert buckets.has_any("a")
    buckets.charge("a", 5.0)
    assert not buckets.has_any("a")
    assert buckets.has_any("b")
    now[0] = 3.0
    assert buckets.has_any("a")
