"""Nouns that are counted in the catalogue, and which of their forms go with which number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from semafor.texts import shipped_files

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 102)

# One of something; several take an s unless they are named below.
ENGLISH = """
blast bond bot campaign card city colour company day deal decision depot dollar event flag game
gang herd hour line locomotive mark minute move newspaper note option pair passenger pavilion place
player point postcard process region round route row seat second skull space stamp station step
table ticket time token train turn use worker year
"""
IRREGULAR = {"city": "cities", "company": "companies", "process": "processes"}

# One, two to four, five and more, and the genitive of one.
POLISH = """
bilet bilety biletów biletu
bot boty botów bota
brygada brygady brygad brygady
chorągiewka chorągiewki chorągiewek chorągiewki
dolar dolary dolarów dolara
dworzec dworce dworców dworca
dzień dni dni dnia
gra gry gier gry
gracz gracze graczy gracza
kampania kampanie kampanii kampanii
karta karty kart karty
kolor kolory kolorów koloru
kwit kwity kwitów kwitu
lokomotywa lokomotywy lokomotyw lokomotywy
miasto miasta miast miasta
miejsce miejsca miejsc miejsca
minuta minuty minut minuty
obligacja obligacje obligacji obligacji
obszar obszary obszarów obszaru
osoba osoby osób osoby
partia partie partii partii
pasażer pasażerowie pasażerów pasażera
pawilon pawilony pawilonów pawilonu
pole pola pól pola
połączenie połączenia połączeń połączenia
proces procesy procesów procesu
punkt punkty punktów punktu
ruch ruchy ruchów ruchu
sekunda sekundy sekund sekundy
spółka spółki spółek spółki
stado stada stad stada
stempel stemple stempli stempla
tura tury tur tury
użycie użycia użyć użycia
wagonik wagoniki wagoników wagonika
wybuch wybuchy wybuchów wybuchu
wydarzenie wydarzenia wydarzeń wydarzenia
zajezdnia zajezdnie zajezdni zajezdni
znaczek znaczki znaczków znaczka
znak znaki znaków znaku
żeton żetony żetonów żetonu
"""
# Masculine nouns whose accusative is like the genitive: "bierze 1 dolara".
LIKE_PEOPLE = ("bot", "dolar", "gracz", "pasażer")

# Words that end what a number counts: "3 for the first turn" counts no turns.
STOP = {
    "en": "a ahead and as at by each for from has have in is left of on one or the to two was with",
    "pl": "a albo do i jako lub na nad nie o od po pod przy razem ruchach w wśród z za ze tej twojej wymaga",
}

# Variables that stand for words everywhere; the others are numbers.
_WORDS = """
about address assay backup bot bots card card_b cities city code colour command companies company compiled crew
deck_b decision digest do edition event events expected field file host id if key kind known
level levels market message mix mode module name names near option outcome owner path pay phase
place place_b places player players postcard power powers problem procedure program question reason
region regions row route rule season seeds source start state strand table taken text
ticket url value variant version what when where why word year
"""
WORDS = frozenset(_WORDS.split())
# Variables that are words in these messages and numbers in others.
WORDS_HERE = {
    "bench-ratios": {"speedup"},  # a fraction
    "campaign-heading": {"seats"},
    "dataset-done": {"folder"},
    "picture-stretch": {"ends"},
    "picture-ticket": {"ends"},
    "error-campaign-content": {"found"},
    "play-piles-deck": {"deck"},
}
# Variables that are words everywhere but in these messages.
NUMBERS_HERE = {
    "book-box-inside": {"cities"},
    "example-score-dollars": {"start"},
    "rulebook-first-deal": {"market"},
}
# Polish messages in which a noun is in the genitive: "brakuje 2 kart", "do 2 sekund", "z 2 partii".
_GENITIVE = """
bot-budget-seconds camp-if-large_touched campaign-run error-bad-clock error-bad-name
error-bad-password error-not-away hint-less-certain error-record-unfinished error-too-few-skulls error-too-few-trains
hint-title play-ticket-missing play-why-cards play-why-trains preview-seats reason-claim-longest
reason-draw-locomotive reason-draw-unseen-chance reason-found reason-found-next reason-keep-dollars
reason-keep-points reason-missing-black reason-missing-blue reason-missing-green
reason-missing-locomotive reason-missing-orange reason-missing-purple reason-missing-red
reason-missing-white reason-missing-yellow reason-tickets-time reason-tunnel-cannot
story-running web-away-for web-keep-length web-keep-trains web-plan-summary web-plan-turns
"""
GENITIVE = frozenset(_GENITIVE.split())


@dataclass(frozen=True)
class Noun:
    """The forms of one noun: one, a few, many; of one in the genitive."""

    one: str
    few: str
    many: str
    genitive: str = ""

    def forms(self) -> set[str]:
        """Every form that is known."""
        return {self.one, self.few, self.many, self.genitive, self.accusative()} - {""}

    def accusative(self) -> str:
        """`kartę` for `karta`, `bota` for `bot`; other nouns have no form of their own."""
        if self.one.endswith("a") and self.genitive:
            return self.one[:-1] + "ę"
        return self.genitive if self.one in LIKE_PEOPLE else self.one

    def fits(self, number: int, form: str, language: str) -> bool:
        """Whether a form may follow a number in the nominative or accusative."""
        if language == "en":
            return (form == self.one) == (number == 1)
        if number == 1:
            return form in (self.one, self.accusative())
        is_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
        return form == (self.few if is_few else self.many)

    def fits_genitive(self, number: int, form: str) -> bool:
        """Whether a form may follow a number in the genitive (Polish)."""
        return form == (self.genitive if number == 1 else self.many)


@cache
def nouns(language: str) -> dict[str, tuple[Noun, ...]]:
    """Nouns by each of their forms."""
    found: dict[str, list[Noun]] = {}
    for noun in _table(language):
        for form in noun.forms():
            found.setdefault(form, []).append(noun)
    return {form: tuple(rows) for form, rows in found.items()}


def _table(language: str) -> Iterator[Noun]:
    if language == "pl":
        yield from (Noun(*row.split()) for row in POLISH.strip().splitlines())
        return
    for word in ENGLISH.split():
        several = IRREGULAR.get(word, word + "s")
        yield Noun(word, several, several)


# What follows a number: up to three words ("2 różnych dużych miast", "1 more card").
FOLLOWING = r"(?: [^\W\d_]+){1,3}"
COUNTED = re.compile(rf"(?<![\w.,:+−–-])(\d+)({FOLLOWING})")


def counted_noun(following: str, language: str) -> str:
    """The noun that a number before these words counts; empty where there is none."""
    for word in following.split():
        if word in STOP[language].split():
            return ""
        if word in nouns(language):
            return word
    return ""


def disagreements(text: str, language: str, *, is_genitive: bool = False) -> list[str]:
    """Every number in a text whose noun has a form that does not go with it."""
    found = []
    for match in COUNTED.finditer(text):
        number, form = int(match[1]), counted_noun(match[2], language)
        known = nouns(language).get(form, ())
        fits = any(noun.fits(number, form, language) for noun in known)
        if is_genitive:
            fits = fits or any(noun.fits_genitive(number, form) for noun in known)
        if form and not fits:
            found.append(match[0])
    return found


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """Every message of a language."""
    found: dict[str, fluent.Message] = {}
    for file in shipped_files(language):
        found |= parse(file.read_text(encoding="utf-8"))
    return found


def parse(source: str) -> dict[str, fluent.Message]:
    """The messages of a source by their keys."""
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    """A node of a message and all below it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                yield from nodes(item)


def variables(message: fluent.Message) -> set[str]:
    """All variables of a message."""
    return {node.id.name for node in nodes(message) if isinstance(node, fluent.VariableReference)}


def numbers_of(key: str, message: fluent.Message) -> set[str]:
    """The variables of a message that are numbers."""
    numbers = NUMBERS_HERE.get(key, set()) & variables(message)
    return (variables(message) - WORDS - WORDS_HERE.get(key, set())) | numbers


def variable_of(expression: object) -> str:
    """The variable of a placeable, also inside NUMBER(…); empty for anything else."""
    if isinstance(expression, fluent.FunctionReference) and expression.arguments.positional:
        if any(given.name.name == "minimumFractionDigits" for given in expression.arguments.named):
            return ""  # "2.0 turns": always a fraction, which has a form of its own
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, fluent.VariableReference) else ""


def loose_numbers(key: str, message: fluent.Message, language: str) -> list[str]:
    """Numbers that stand before a counted noun without choosing its form: variable and words."""
    numbers = numbers_of(key, message)
    found: list[str] = []

    def walk(pattern: fluent.Pattern, chosen: frozenset[str]) -> None:
        for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
            if not isinstance(element, fluent.Placeable):
                continue
            inner = element.expression
            if isinstance(inner, fluent.SelectExpression):
                for variant in inner.variants:
                    walk(variant.value, chosen | {variable_of(inner.selector)})
                continue
            name = variable_of(inner)
            following = after.value if isinstance(after, fluent.TextElement) else ""
            words = re.match(FOLLOWING, following)
            if name in numbers - chosen and words and counted_noun(words[0], language):
                found.append(f"{name}{words[0]}")

    if message.value is not None:
        walk(message.value, frozenset())
    return found
