/** A question and its choices in words: those of the catalogue and of the edition, or plain ones made from what was sent. */
import { type IconName, ICONS } from "../game/icons";
import { eventName, eventText, powerName } from "./events";
import type { GameStore } from "./game.svelte";
import { type Group, type Move, limitsOf, targetOf, total, wayOf } from "./moves";
import { cardName, cardsInWords, colourWord, type Names } from "./names";
import { secretOf } from "./postcards.svelte";
import { hasText, t, type Values } from "./texts.svelte";

/** An id that nobody has a word for, readable at least: "snow_shed" → "Snow shed". */
export function spelled(id: string): string {
  const words = id.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A card, an event, a card of an office, a word, a number, a place, both ends of a route or a ticket: whatever has this id. */
export function thingName(names: Names | null, id: string): string {
  if (hasText(`event-${id.split("-")[0]}`)) return eventName(id);
  for (const key of [`play-card-${id}`, `choice-${id}`, `power-${id}`]) if (hasText(key)) return t(key);
  if (names?.routes.has(id)) return names.route(id);
  const ends = id.split("-");
  if (names && ends.every((end) => names.places.has(end))) return ends.map((end) => names.place(end)).join(" – ");
  return /^[\d.+-]+$/.test(id) ? id : spelled(id);
}

/** What a field of a move says, in words. */
function valueWords(names: Names | null, field: string, value: unknown): string {
  if (value === true) return spelled(field);
  if (value === false || value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => thingName(names, String(one))).join(", ") || t("web-none");
  if (typeof value === "object") {
    const entries = Object.entries(value as Record<string, unknown>);
    if (entries.every(([kind, count]) => typeof count === "number" && hasText(`play-card-${kind}`)))
      return cardsInWords(value as Record<string, number>);
    return entries.map(([key, one]) => `${thingName(names, key)}: ${thingName(names, String(one))}`).join(", ");
  }
  return thingName(names, String(value));
}

/** Values for the words of a question or a move: names in place of ids; `KEY_id` is the id itself. */
export function named(values: Record<string, unknown>, names: Names | null): Values {
  const result: Values = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === "number") {
      result[key] = value;
      continue;
    }
    result[key] = valueWords(names, key, value);
    if (typeof value !== "string") continue;
    result[`${key}_id`] = value;
    if (key === "colour") result[key] = colourWord(value);
    if (key === "card") result[key] = cardName(value);
    if (key === "deck" || key === "deck_b") result[key] = t(`play-deck-${value}`);
    if (key === "passenger") result["card"] = colourWord(value);
    if (key === "route") result["length"] = names?.routes.get(value)?.length ?? 0;
    if (key === "event") {
      result[key] = result["name"] = eventName(value);
      result["text"] = eventText(value);
    }
    if (key === "power") {
      const text = `power-${value}-text`;
      result[key] = result["card"] = powerName(value);
      result["text"] = secretOf(value) || (hasText(text) ? t(text) : "");
    }
  }
  return result;
}

const first = (keys: readonly string[], values: Values): string => {
  const key = keys.find((one) => hasText(one));
  return key ? t(key, values) : "";
};

/** The name of a choice: on its button, above its sheet. */
export function groupName(group: Group, values: Values = {}): string {
  return first([`do-${group.id}`], values) || spelled(group.id);
}

/** One move of a choice in words, beside others of the same choice. */
export function moveName(names: Names | null, group: Group, move: Move): string {
  const target = targetOf(group, move);
  if (target !== undefined) return valueWords(names, group.field!, target) || groupName(group);
  const parts = Object.entries(move).flatMap(([field, value]) =>
    field === "do" ? [] : [valueWords(names, field, value)],
  );
  return parts.filter(Boolean).join("; ") || groupName(group);
}

/** A move by itself: what a button says that makes it. */
export function buttonName(names: Names | null, group: Group, move: Move): string {
  const { do: _word, ...fields } = move;
  const key = `do-${group.id}`;
  return hasText(key) ? t(key, named(fields, names)) : moveName(names, group, move);
}

/** The picture of a choice, if this page has it. */
export function iconOf(name: string | undefined): IconName | null {
  return name && name in ICONS ? (name as IconName) : null;
}

export interface Heading {
  title: string;
  about: string;
  /** The button that commits. */
  go: string;
}

function limitWords(group: Group): string {
  const { fewest, most } = limitsOf(group);
  return fewest === most ? t("web-several-exactly", { count: most }) : t("web-several-between", { fewest, most });
}

/** What stands above and below a sheet: of the question that was asked, or of a choice that was taken up. */
export function headingOf(game: GameStore, group: Group | null, isTakenUp: boolean): Heading {
  const { prompt, names } = game;
  const values: Values = { event: t("web-event"), ...named(prompt?.values ?? {}, names) };
  if (group && wayOf(group) === "tickets") values["count"] = total(group.moves[0]?.["draw"] as Record<string, number>);
  const asked = isTakenUp ? [] : [`ask-${prompt?.decision}`];
  const own = group ? [`do-${group.id}`] : [];
  const keys = (suffix: string) => [...asked, ...own].map((key) => key + suffix);
  const isSet = group && wayOf(group) === "several";
  return {
    title: first(keys(""), values) || (isTakenUp && group ? spelled(group.id) : t("ask-other")),
    about: first(keys("-about"), values) || (isSet ? limitWords(group) : t("ask-other-about")),
    go: first(keys("-go"), values) || (isTakenUp && group ? groupName(group, values) : t("ask-other-go")),
  };
}

/** A further text of the question, where there is one. */
export function askedText(game: GameStore, suffix: string): string {
  return first([`ask-${game.prompt?.decision}-${suffix}`], named(game.prompt?.values ?? {}, game.names));
}
