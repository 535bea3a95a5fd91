/** What `Picture.svelte` can draw for the rules page; other names that a rule gives are left out. */
export const PICTURES = [
  "market",
  "route",
  "grey",
  "twins",
  "ferry",
  "tunnel",
  "station",
  "passengers",
  "country",
  "ticket",
  "longest",
] as const;

export type Picture = (typeof PICTURES)[number];

export function isPicture(name: string): name is Picture {
  return (PICTURES as readonly string[]).includes(name);
}
