/** Who is saying something now; one voice at a time. */
import type { GameStore } from "../lib/game.svelte";
import { settings } from "../lib/settings.svelte";
import { remarkOn, throwDice, type Remark } from "./remarks";

const SHOWN_MS = 4500;

export class Talk {
  said: Remark | null = $state.raw(null);
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: GameStore) {}

  /** Listens until the returned function is called. */
  attend(): () => void {
    this.greet();
    const stop = this.game.listen((_facts, entry) => {
      const table = this.game.table;
      const remark = table && remarkOn(table.id, entry, table.seats, this.last);
      if (!remark) return;
      this.last = entry.rev;
      this.say(remark);
    });
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** One of them says a word when a game begins. */
  private greet(): void {
    const table = this.game.table;
    const speakers = table?.seats.filter((seat) => seat.person) ?? [];
    if (!table || !speakers.length || this.game.view?.turns !== 0) return;
    const speaker = speakers[throwDice(table.id) % speakers.length]!;
    this.last = this.game.state?.rev ?? 0;
    this.say({ seat: speaker.seat, key: `remark-hello-${speaker.person}` });
  }

  private say(remark: Remark): void {
    if (!settings.remarks) return;
    this.said = remark;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.said = null), SHOWN_MS);
  }
}
