/** Colours of the players' pieces: every seat has one, and no two the same. */

/** Wishes by seat ("" for none) made whole: the others get what is left, the seat's usual colour first. */
export function dealColours(known: readonly string[], wished: readonly string[]): string[] {
  const dealt = wished.map((colour, seat) => (known.includes(colour) && wished.indexOf(colour) === seat ? colour : ""));
  dealt.forEach((colour, seat) => {
    const usual = known[seat] ?? "";
    if (!colour && !dealt.includes(usual)) dealt[seat] = usual;
  });
  const left = known.filter((colour) => !dealt.includes(colour));
  return dealt.map((colour) => colour || (left.shift() ?? ""));
}

/** The same with another colour for one seat; who had it gets the one given back. */
export function swapColour(dealt: readonly string[], seat: number, colour: string): string[] {
  return dealt.map((worn, other) => (other === seat ? colour : worn === colour ? (dealt[seat] ?? "") : worn));
}
