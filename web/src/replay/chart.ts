/** Lines of a chart over the moves of a game, in a box of 100 by 100. */
import type { GameReview } from "../lib/messages";

export interface Sample {
  number: number;
  values: readonly number[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Where a move lies, from left to right. */
export function across(number: number, last: number): number {
  return last > 0 ? round((100 * Math.min(number, last)) / last) : 0;
}

/** One seat's line; `steps`: a value holds until the next one, as a score does. */
export function lineOf(
  samples: readonly Sample[],
  seat: number,
  last: number,
  range: readonly [number, number],
  steps = false,
): string {
  const [low, high] = range;
  const height = (value: number) => round(100 - (100 * (value - low)) / Math.max(1e-9, high - low));
  return samples
    .map((sample, index) => {
      const x = across(sample.number, last);
      const y = height(sample.values[seat] ?? low);
      if (!index) return `M${x} ${y}`;
      return steps ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join("");
}

/** The sample that holds at a move: the last one not after it. */
export function sampleAt(samples: readonly Sample[], number: number): Sample | undefined {
  return samples.findLast((sample) => sample.number <= number) ?? samples[0];
}

/** The chances of a review, position by position. */
export function curveOf(review: GameReview | null): Sample[] {
  return smooth((review?.curve ?? []).map((point) => ({ number: point.number - 1, values: point.chances })));
}

/** Each value with its neighbours, so that chance does not make teeth; the ends stay. */
export function smooth(samples: readonly Sample[]): Sample[] {
  return samples.map((sample, index) => {
    const before = samples[index - 1];
    const after = samples[index + 1];
    if (!before || !after || index === samples.length - 2) return sample;
    return {
      number: sample.number,
      values: sample.values.map((value, seat) => (before.values[seat]! + 2 * value + after.values[seat]!) / 4),
    };
  });
}
