/** Keys of the game screen; the list for people is in keys.ts. */
import type { Desk, Dialog } from "../lib/desk.svelte";
import { type Group, isPlain, thingsOf, wayOf } from "../lib/moves";

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const tag = element?.tagName;
  if (tag === "TEXTAREA" || tag === "SELECT") return true;
  return tag === "INPUT" && !["checkbox", "radio", "button"].includes((element as HTMLInputElement).type);
}

const DIALOGS: Record<string, Dialog> = { "/": "finder", r: "routes", l: "log", "?": "help" };

function draw(desk: Desk, key: string): boolean {
  const card = desk.game.view?.market[Number(key) - 1];
  if (!card || desk.group) return false;
  void desk.make(desk.game.choices.market.get(card));
  return true;
}

/** A number chooses among what the open sheet lists. */
function pick(desk: Desk, key: string): boolean {
  const index = Number(key) - 1;
  const { group, sheet } = desk;
  if (sheet === "answers") {
    const answer = desk.asked[index];
    if (answer) void desk.takeUp(answer);
    return answer !== undefined;
  }
  if (sheet === "offer" || sheet === "several") {
    const things = sheet === "offer" ? (desk.game.view?.offered ?? []) : thingsOf(group!);
    if (things[index] !== undefined) desk.toggle(things[index]);
    return things[index] !== undefined;
  }
  if (sheet !== "one" || index >= group!.moves.length) return false;
  desk.option = index;
  return true;
}

/** The first button that opens a sheet, or the first plain answer. */
function press(desk: Desk, fits: (group: Group) => boolean): void {
  const group = desk.game.isMyTurn ? desk.buttons.find(fits) : undefined;
  if (group) void desk.takeUp(group);
}

function act(desk: Desk, key: string): boolean {
  const { game } = desk;
  switch (key) {
    case "d":
      if (desk.ahead.isPossible) desk.ahead.toggle();
      else void desk.make(game.choices.deck);
      return true;
    case "t":
      if (!desk.asked.length) void desk.drawTickets();
      return true;
    case "s":
      press(desk, (group) => !isPlain(group));
      return true;
    case "c":
      void desk.commit();
      return true;
    case "u":
      if (game.state?.can_undo) void game.undo();
      else if (game.state?.can_rewind) void game.rewind();
      return true;
    case "x":
      press(desk, (group) => wayOf(group) === "confirm");
      return true;
    case "p":
      if (desk.isHelped) desk.showPlan(null);
      return true;
    case "h":
      void desk.askHint();
      return true;
    case "b":
      document.querySelector<HTMLElement>(".board [tabindex='0']")?.focus();
      return true;
    case "Escape":
      return desk.escape();
    default:
      return false;
  }
}

/** Do what a key stands for; keys that are typed into something, or belong to the browser, are left alone. */
export function handleKey(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]") || desk.game.curtain !== null) return;
  if (!desk.game.state) return;
  const { key } = event;
  const dialog = DIALOGS[key];
  let isDone = true;
  if (dialog) desk.dialog = dialog;
  else if (/^[1-9]$/.test(key)) isDone = pick(desk, key) || draw(desk, key);
  else isDone = act(desk, key);
  if (isDone) event.preventDefault();
}
