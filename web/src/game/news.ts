/** What is seen and heard of facts as they happen. */
import { mount, unmount } from "svelte";

import type { GameStore } from "../lib/game.svelte";
import type { Fact } from "../lib/log";
import { fly } from "../lib/motion";
import { playSound } from "../lib/sounds";
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
export function presentFact(game: GameStore, fact: Fact): void {
  const seat = fact.seat ?? 0;
  switch (fact.fact) {
    case "drew":
      fly({
        from: "deck",
        to: target(game, seat, fact.card),
        make: () => picture(fact.card ? { kind: fact.card } : { back: "cards" }),
      });
      return playSound("deck");
    case "took":
      fly({
        from: `market-${fact.slot ?? 0}`,
        to: target(game, seat, fact.card),
        make: () => picture({ kind: fact.card ?? "grey" }),
      });
      return playSound("card");
    case "drew_tickets":
    case "announced_mix":
      fly({ from: "tickets", to: `seat-${seat}`, make: () => picture({ back: "tickets" }) });
      return playSound("ticket");
    case "event":
      fly({ from: "deck", to: "event", make: () => picture({ back: "news" }) });
      return playSound("ticket");
    case "claimed":
    case "built_station":
      return playSound("train");
    case "game_over":
      return playSound("over");
  }
}
