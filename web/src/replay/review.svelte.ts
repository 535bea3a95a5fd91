/** The review of a finished game: asked for once, followed while it is made. */
import { api, ApiError } from "../lib/api";
import type { GameReview, JudgedMove } from "../lib/messages";
import { explain } from "../lib/names";

const PACE = 900;

/** Moves that are worth a mark. */
export type Mark = "doubtful" | "costly";

export function markOf(judged: JudgedMove | undefined): Mark | null {
  return judged && (judged.verdict === "doubtful" || judged.verdict === "costly") ? judged.verdict : null;
}

export class Reviewing {
  found: GameReview | null = $state.raw(null);
  failure: string | null = $state(null);
  /** Judged moves by their number. */
  readonly moves: ReadonlyMap<number, JudgedMove> = $derived(
    new Map((this.found?.judged ?? []).map((item) => [item.number, item])),
  );

  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(readonly id: string) {}

  get isDone(): boolean {
    return this.found?.state === "done";
  }

  /** What there is already: the race, and the review where somebody has asked for it. */
  async look(): Promise<void> {
    await this.take(() => api.review(this.id));
  }

  /** Ask for it. */
  async begin(): Promise<void> {
    await this.take(() => api.beginReview(this.id));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<GameReview>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await ask();
      this.failure = null;
    } catch (problem) {
      this.failure = problem instanceof ApiError ? explain(problem.code, problem.values) : String(problem);
      if (!(problem instanceof ApiError && problem.code === "offline")) return;
    }
    if (!this.isClosed && this.found?.state === "running") this.timer = setTimeout(() => void this.look(), PACE);
  }
}
