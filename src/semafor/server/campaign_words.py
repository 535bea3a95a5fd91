"""A campaign in messages: every field that is sent is named here, texts in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from semafor.campaign.content import GAMES, HOME, content
from semafor.server import campaign_posts as posts
from semafor.server.campaign_people import awaited_names, host_name
from semafor.server.campaign_posts import Text
from semafor.texts import LANGUAGES
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_news import news

if TYPE_CHECKING:
    from semafor.server.campaign_table import CampaignTable

Seen = Mapping[str, Any]


@cache
def words(language: str) -> CampaignWords:
    """Names and sentences in a language."""
    return CampaignWords(language)


def say(sentence: Callable[[CampaignWords], str]) -> Text:
    """A sentence in every language."""
    return {language: sentence(words(language)) for language in LANGUAGES}


# ---------------------------------------------------------------- news


def tell_news(
    rev: int, entry: Mapping[str, Any], before: Seen, now: Seen
) -> posts.CampaignNews | None:
    """What an entry has changed, as everybody may know it; None where nothing has."""
    is_said = entry["do"] == "choose" and not _is_told(entry)
    lines = [_said(entry)] if is_said else []
    told = {language: news(words(language), before, now) for language in LANGUAGES}
    lines += [
        dict(zip(LANGUAGES, line, strict=True))
        for line in zip(*(told[language] for language in LANGUAGES), strict=True)
    ]
    if not lines:
        return None
    known = {region["id"] for region in before["regions"]}
    opened = [region["id"] for region in now["regions"] if region["id"] not in known]
    return posts.CampaignNews(rev, before["game"], lines, opened[0] if opened else "")


def _is_told(entry: Mapping[str, Any]) -> bool:
    """Whether the news itself tells what was chosen: a depot with its builder, a region, a city, a line."""
    return entry["kind"] in TOLD or entry["option"].startswith("depot:")


def _said(entry: Mapping[str, Any]) -> Text:
    """Who has chosen what: it is done in the open. Of a card the name will do."""
    kind, option = entry["kind"], entry["option"]
    if kind == "crew" and option == "keep":
        return say(lambda w: w.texts("camp-kept", company=w.short(entry["company"])))

    def line(w: CampaignWords) -> str:
        whole = w.option(kind, option)
        chosen = whole.partition(": ")[0] if kind in CARD_CHOICES else whole
        return w.texts("camp-chose", company=w.short(entry["company"]), option=chosen)

    return say(line)


# ---------------------------------------------------------------- parts of a view


def card(ident: str, *, level: int = 0, marks: int = 0) -> posts.CampaignCard:
    """Something printed: a crew member, clause, pass, season, event or rule."""
    row = content().printed[ident]
    return posts.CampaignCard(ident, dict(row.name), dict(row.text), level, marks)


def privilege(colour: str) -> posts.CampaignCard:
    """A founder's privilege."""
    row = content().companies[colour].privilege
    return posts.CampaignCard(f"privilege_{colour}", dict(row.name), dict(row.text))


def show_question(table: CampaignTable, seen: Seen, user: str) -> posts.QuestionView | None:
    """The choice that waits, its options in words."""
    decision = seen["pending"]["decision"]
    if decision is None or decision["kind"] == "story":
        return None
    options = decision["options"]
    in_play = (HOME, *(region["id"] for region in seen["regions"]))
    held = next(row for row in seen["companies"] if row["colour"] == decision["company"])["crew"]
    return posts.QuestionView(
        kind=decision["kind"],
        company=decision["company"],
        text=say(lambda w: w.question(decision)),
        mine=decision["company"] in table.owned(user),
        options=None
        if options is None
        else [show_option(decision["kind"], option, held, in_play) for option in options],
    )


def show_option(
    kind: str, option: str, held: str | None = None, in_play: Sequence[str] = ()
) -> posts.OptionView:
    """One option: a name, and what the card says where it is one; `held`: whom one may keep."""
    if kind == "charter":
        label = say(lambda w: w.option(kind, option))
        return posts.OptionView(option, label, say(lambda w: w.gates(option, in_play)))
    if kind == "crew" and option == "keep" and held:
        kept = card(held)
        label = say(lambda w: f"{w.texts('camp-keep')}: {kept.name[w.language]}")
        return posts.OptionView(option, label, kept.text)
    whole = say(lambda w: w.option(kind, option))
    parts = {language: text.partition(": ") for language, text in whole.items()}
    if kind in CARD_CHOICES and all(rest for _, _, rest in parts.values()):
        label = {language: head for language, (head, _, _) in parts.items()}
        text = {language: rest for language, (_, _, rest) in parts.items()}
        return posts.OptionView(option, label, text)
    if kind == "improve":
        about = f"camp-improve-{option.partition(':')[0]}-about"
        return posts.OptionView(option, whole, say(lambda w: w.texts(about)))
    return posts.OptionView(option, whole, dict.fromkeys(LANGUAGES, ""))


CARD_CHOICES = ("crew", "clause", "pass", "archive")
TOLD = ("archive", "charter", "settle", "destroy", "expo")


def story_side(code: str, side: str) -> posts.StorySide:
    """One side of a story card."""
    found = next(card for card in content().story if card.code == code)
    shown = found.a if side == "a" else found.b
    return posts.StorySide(code, side, dict(shown.title), dict(shown.text))


def show_story(seen: Seen) -> posts.StorySide | None:
    """LEG-STORY-1: the side that is to be read now."""
    decision = seen["pending"]["decision"]
    if decision is None or decision["kind"] != "story":
        return None
    code, side = decision["about"]
    return story_side(code, side)


def read_sides(seen: Seen) -> list[posts.StorySide]:
    """Every side read so far, and the one that is to be read."""
    sides = [story_side(code, side) for code in seen["story"]["read"] for side in ("a", "b")]
    number = len(seen["story"]["read"])
    if seen["story"]["half_read"]:
        sides.append(story_side(content().story[number].code, "a"))
    return sides


def show_company(table: CampaignTable, seen: Seen, row: Seen, user: str) -> posts.CompanyView:
    """The open side of a company."""
    colour = row["colour"]
    printed = content().companies[colour]
    plan = table.plans[colour]
    cards = []
    if "privileges" in seen["enabled"]:
        cards.append(privilege(colour))
    if row["crew"]:
        cards.append(card(row["crew"], level=seen["crew"][row["crew"]]["level"]))
    cards += [card(name) for name in (*row["clauses"], *filter(None, [row["pass"]]))]
    return posts.CompanyView(
        colour=colour,
        name=dict(printed.name),
        short=dict(printed.short),
        kind="bot" if table.is_played_by_bot(colour) else plan.kind,
        is_open=plan.kind == "open",
        player=table.name_of(colour),
        level=plan.level,
        mine=colour in table.owned(user),
        away=colour in table.replaced,
        takes_part=colour in seen["participants"],
        games_won=row["games_won"],
        absences=list(row["absences"]),
        stamps=row["stamps"],
        depots=row["depots"],
        painted=row["painted"],
        slips=row["slips"],
        cards=cards,
    )


def show_postcard(number: int, row: Seen) -> posts.PostcardView:
    """LEG-POST-1: the public side; the secret one only where the view has it."""
    secret = row["secret"]
    return posts.PostcardView(
        number=number,
        owner=row["owner"],
        place=row["place"],
        is_open=row["is_open"],
        name=dict(row["name"]),
        line=dict(row["line"]),
        secret=None if secret is None else say(lambda w: w.secret(secret)),
    )


def show_region(seen: Seen, row: Seen) -> posts.RegionView:
    """An opened region."""
    printed = content().regions[row["id"]]
    return posts.RegionView(
        id=row["id"],
        name=dict(printed.name),
        opened_after=row["opened_after"],
        settled=row["settled"],
        rule=card(printed.slot) if row["id"] in seen["booming"] else None,
    )


def show_slips(seen: Seen) -> list[posts.SlipView]:
    """LEG-WIN-6: the slips of the game just finished, the winner's first."""
    told = seen["told"]
    if told is None:
        return []
    return [
        posts.SlipView(name, dict(row["lines"]), row["total"], len(row["completed"]))
        for name, row in ((name, told["companies"][name]) for name in told["ranking"])
    ]


def show_history(table: CampaignTable, seen: Seen) -> list[posts.PlayedGame]:
    """Games played, each with its table."""
    return [
        posts.PlayedGame(
            game=row["game"],
            year=row["year"],
            ranking=list(row["ranking"]),
            absent=list(row["absent"]),
            regions=list(row["regions"]),
            table=table.tables.get(row["game"], ""),
        )
        for row in seen["history"]
    ]


# ---------------------------------------------------------------- whole messages


def show_campaign(
    table: CampaignTable, seen: Seen, user: str, board: str, mode: Any
) -> posts.CampaignView:
    """A campaign through the eyes of the view's company."""
    result = seen["result"]
    owned = table.owned(user)
    return posts.CampaignView(
        id=table.setup.id,
        rev=table.rev,
        name=dict(content().numbers["name"]),
        mode=mode,
        company=seen["company"] or "",
        owned=owned,
        is_host=table.is_host(user),
        host=host_name(table),
        waits=awaited_names(table),
        invite=table.setup.invite if owned and table.open_companies() else None,
        game=seen["game"],
        games=GAMES,
        year=seen["year"],
        tariff=seen["tariff"],
        what=seen["pending"]["what"],
        question=show_question(table, seen, user),
        story=show_story(seen),
        story_read=len(read_sides(seen)),
        companies=[show_company(table, seen, row, user) for row in seen["companies"]],
        caboose=seen["caboose"],
        ranking=list(seen["ranking"]),
        slips=show_slips(seen),
        rules=[card(slot) for slot in seen["slots"]],
        regions=[show_region(seen, row) for row in seen["regions"]],
        season=card(seen["season"]) if seen["season"] else None,
        events=[
            card(name, marks=row["marks"])
            for name, row in seen["events"].items()
            if row["place"] == "deck"
        ],
        row=[card(name) for name in seen["row"]],
        postcards=[show_postcard(number, row) for number, row in seen["postcards"].items()],
        table=table.awaited,
        history=show_history(table, seen),
        news=list(table.news),
        map=board,
        winners=list(result["winners"]) if result else [],
        vaults=[
            posts.VaultView(name, dict(result["lines"][name]), result["totals"][name])
            for name in (result["totals"] if result else ())
        ],
        created=table.setup.created,
        updated=table.updated,
    )


def short_names(companies: Sequence[str]) -> dict[str, Text]:
    """The companies of a game, by colour."""
    return {colour: dict(content().companies[colour].short) for colour in companies}


def companies() -> list[posts.CompanyInfo]:
    """The companies one may found."""
    return [
        posts.CompanyInfo(row.colour, dict(row.name), dict(row.short))
        for row in content().companies.values()
    ]
