/** What is to be done when one's turn comes, as far as it cannot fail: two cards from the deck. */
import { untrack } from "svelte";

import type { GameStore } from "./game.svelte";
import type { Move } from "./moves";
import { t } from "./texts.svelte";

const CARDS = 2;

export class Ahead {
  /** Cards still to be drawn; 0: nothing is planned. */
  cards = $state(0);
  /** One card at a time: the next one is asked for when the answer to this one is on the page. */
  private isDrawing = $state(false);

  constructor(
    private readonly game: GameStore,
    private readonly make: (move: Move) => Promise<void>,
  ) {}

  /** Whether one waits for others, in a game that is on and before one's own eyes. */
  get isPossible(): boolean {
    const { game } = this;
    const isOn = game.table?.status === "playing" && game.view !== null && !game.view.over;
    const isOpening = (game.state?.chosen ?? null) !== null;
    return isOn && !isOpening && game.eyes !== null && game.table?.owned.length === 1 && !game.isMyTurn;
  }

  toggle(): void {
    this.cards = this.cards ? 0 : CARDS;
  }

  /** To be run as an effect: draws once it is one's turn; what cannot be done after all is told and dropped. */
  follow(): void {
    if (!this.cards || this.isDrawing || !this.game.isMyTurn) return;
    untrack(() => void this.draw());
  }

  private async draw(): Promise<void> {
    const { deck } = this.game.choices;
    if (!deck) {
      this.cards = 0;
      this.game.say("refused", t("web-ahead-gone"));
      return;
    }
    this.cards -= 1;
    this.isDrawing = true;
    await this.make(deck);
    this.isDrawing = false;
  }
}
