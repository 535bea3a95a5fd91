/** A question's options as they lie on the board: what is pointed at, and what is chosen there. */
import type { OptionView } from "../lib/messages";

export interface Target {
  /** The strand, the city, or the option itself where it is nowhere on the board or spans several cities. */
  key: string;
  options: OptionView[];
}

/** Options about one and the same line or city lie together: a line and the colours it could have. */
export function targetsOf(options: readonly OptionView[]): Target[] {
  const found = new Map<string, Target>();
  for (const option of options) {
    const key =
      option.routes?.[0] ?? (option.places?.length === 1 ? `city:${option.places[0]}` : `option:${option.id}`);
    const target = found.get(key);
    if (target) target.options.push(option);
    else found.set(key, { key, options: [option] });
  }
  return [...found.values()];
}

export const isOnBoard = (options: readonly OptionView[]): boolean =>
  options.some((option) => option.routes?.length || option.places?.length);

/** Targets somebody may mean who points at a city or a line. */
export function pointedAt(targets: readonly Target[], id: string): Target[] {
  return targets.filter(({ options }) =>
    options.some((option) => option.routes?.includes(id) || option.places?.includes(id)),
  );
}
