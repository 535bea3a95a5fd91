/** Keys of the game screen: what is shown, and the text key of what it does. */
export const KEYS: readonly (readonly [string, string])[] = [
  ["/", "finder"],
  ["r", "routes"],
  ["1 – 5", "market"],
  ["d", "deck"],
  ["t", "tickets"],
  ["s", "choice"],
  ["c Enter", "commit"],
  ["u", "undo"],
  ["x", "pass"],
  ["p", "plan"],
  ["h", "hint"],
  ["l", "log"],
  ["b", "board"],
  ["Esc", "escape"],
  ["?", "help"],
];
