/** Keys of the game screen; the list for people is in keys.ts. */
import type { Desk, Dialog } from "../lib/desk.svelte";

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  const tag = element?.tagName;
  if (tag === "TEXTAREA" || tag === "SELECT") return true;
  return tag === "INPUT" && !["checkbox", "radio", "button"].includes((element as HTMLInputElement).type);
}

const DIALOGS: Record<string, Dialog> = { "/": "finder", r: "routes", l: "log", "?": "help" };

function draw(desk: Desk, key: string): boolean {
  const card = desk.game.view?.market[Number(key) - 1];
  if (!card || desk.sheet === "keep" || desk.sheet === "choose") return false;
  void desk.make(desk.game.choices.market.get(card));
  return true;
}

function pickOption(desk: Desk, key: string): boolean {
  if (desk.sheet !== "choose" || Number(key) > desk.game.choices.options.length) return false;
  desk.option = Number(key) - 1;
  return true;
}

function toggleOffered(desk: Desk, key: string): boolean {
  const ticket = desk.sheet === "keep" ? desk.game.view?.offered[Number(key) - 1] : undefined;
  if (ticket) desk.toggleKeep(ticket);
  return ticket !== undefined;
}

function act(desk: Desk, key: string): boolean {
  const { game } = desk;
  switch (key) {
    case "d":
      void desk.make(game.choices.deck);
      return true;
    case "t":
      if (game.prompt?.phase === "turn") void desk.drawTickets();
      return true;
    case "s":
      if (game.isMyTurn && game.choices.stations.size) {
        desk.clear();
        desk.isPlacing = true;
      }
      return true;
    case "c":
      void desk.commit();
      return true;
    case "u":
      if (game.state?.can_undo) void game.undo();
      return true;
    case "x":
      void desk.make(game.choices.pass);
      return true;
    case "p":
      if (desk.plan) desk.clearLight();
      else if (game.eyes !== null) void desk.showPlan(null);
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
  else if (/^[1-9]$/.test(key)) isDone = toggleOffered(desk, key) || pickOption(desk, key) || draw(desk, key);
  else isDone = act(desk, key);
  if (isDone) event.preventDefault();
}
