/** Positions of a replay, fetched in chunks through one pair of eyes, the next chunk ahead of time. */
import type { ReplayStep, ReplaySteps } from "../lib/messages";

/** Gets the steps `from` … `to` - 1. */
export type Fetch = (from: number, to: number) => Promise<ReplaySteps>;

export const CHUNK = 32;

export class Steps {
  private readonly chunks = new Map<number, Promise<ReplayStep[]>>();
  private readonly known = new Map<number, ReplayStep>();

  /** `last`: number of the last step; 0 is the setup. */
  constructor(
    private readonly fetch: Fetch,
    readonly last: number,
  ) {}

  /** The step if it is here already. */
  peek(number: number): ReplayStep | undefined {
    return this.known.get(number);
  }

  /** The step; its neighbours come along, and the chunk after it is asked for when it is near. */
  async load(number: number): Promise<ReplayStep | undefined> {
    await this.chunk(number);
    for (const near of [number + CHUNK / 2, number - CHUNK / 2]) {
      if (near >= 0 && near <= this.last) void this.chunk(near).catch(() => undefined);
    }
    return this.known.get(number);
  }

  private chunk(number: number): Promise<ReplayStep[]> {
    const from = Math.floor(number / CHUNK) * CHUNK;
    let chunk = this.chunks.get(from);
    if (!chunk) {
      chunk = this.fetch(from, Math.min(from + CHUNK, this.last + 1)).then(({ steps }) => {
        for (const step of steps) this.known.set(step.number, step);
        return steps;
      });
      chunk.catch(() => this.chunks.delete(from)); // asked again next time
      this.chunks.set(from, chunk);
    }
    return chunk;
  }
}
