/** Finding routes by letters of their cities. */

export interface Findable {
  id: string;
  a: string;
  b: string;
}

/** Lower case without accents, so that "lodz" finds "Łódź". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

function starts(name: string, token: string): boolean {
  return name.startsWith(token) || name.split(/[\s.-]+/).some((word) => word.startsWith(token));
}

/** Whether every token fits one of the ends, two tokens different ends. */
function fits(route: Findable, tokens: readonly string[]): boolean {
  const [a, b] = [fold(route.a), fold(route.b)];
  const [first, second, ...rest] = tokens;
  if (first === undefined) return true;
  if (second === undefined) return starts(a, first) || starts(b, first);
  const joined = [first, second, ...rest].join(" ");
  if (starts(a, joined) || starts(b, joined)) return true;
  return (starts(a, first) && starts(b, second)) || (starts(b, first) && starts(a, second));
}

/** Routes that fit, by rank (what can be claimed first, what is taken last), then by name. */
export function findRoutes<T extends Findable>(routes: readonly T[], query: string, rank: (id: string) => number): T[] {
  const tokens = fold(query)
    .split(/[\s,–-]+/)
    .filter(Boolean);
  const found = routes.filter((route) => fits(route, tokens));
  return found.sort(
    (one, other) => rank(one.id) - rank(other.id) || one.a.localeCompare(other.a) || one.b.localeCompare(other.b),
  );
}
