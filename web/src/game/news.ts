/** What is seen and heard of facts as they happen. */
import { mount, unmount } from "svelte";

import type { GameStore } from "../lib/game.svelte";
import type { Told } from "../lib/messages";
import { fly } from "../lib/motion";
import { isSound, playSound } from "../lib/sounds";
import Card from "./Card.svelte";

function picture(props: { kind?: string; back?: "cards" | "tickets" | "news" }): HTMLElement {
  const box = document.createElement("div");
  const card = mount(Card, { target: box, props });
  setTimeout(() => void unmount(card), 2000);
  return box;
}

function target(game: GameStore, seat: number, card: string | undefined): string {
  return seat === game.eyes && card && (game.view?.hand[card] ?? 0) > 0 ? `hand-${card}` : `seat-${seat}`;
}

/** Show and sound one fact. */
export function presentFact(game: GameStore, fact: Told): void {
  const { source, card } = fact;
  if (source) {
    const back = fact.target === "event" ? "news" : source === "tickets" ? "tickets" : "cards";
    fly({
      from: source,
      to: fact.target || target(game, fact.seat ?? 0, card),
      make: () => picture(card ? { kind: card } : { back }),
    });
  }
  if (fact.sound && isSound(fact.sound)) playSound(fact.sound);
}
