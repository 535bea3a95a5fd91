/** What a person prefers; kept in this browser. */
import type { Language } from "./messages";

export type Theme = "auto" | "light" | "dark";
/** How long animations take: 0 is off. */
export type Motion = 0 | 0.5 | 1 | 1.6;
/** When a claim asks before it is made: always, or never where it can be taken back. */
export type Confirm = "always" | "quick";

interface Settings {
  language: Language;
  theme: Theme;
  sounds: boolean;
  /** How loud they are, up to 1. */
  volume: number;
  /** Whether a phone shakes a little with them. */
  haptics: boolean;
  /** Whether opponents say a word now and then. */
  remarks: boolean;
  motion: Motion;
  confirm: Confirm;
  /** Whether the plan for one's tickets lies on the board. */
  plan: boolean;
  name: string;
}

const KEY = "semafor.settings";

function browserLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  return wanted.some((tag) => tag?.toLowerCase().startsWith("pl")) ? "pl" : "en";
}

function load(): Settings {
  const defaults: Settings = {
    language: browserLanguage(),
    theme: "auto",
    sounds: false,
    volume: 0.7,
    haptics: true,
    remarks: true,
    motion: 1,
    confirm: "always",
    plan: true,
    name: "",
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...defaults, ...(stored as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings = $state(load());

/** Keep the settings and put them on the page; called once from an effect of the app. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = settings.motion === 0 ? "off" : "on";
  root.style.setProperty("--speed", String(motion()));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A private window without storage: the settings live as long as the page.
  }
}

let systemDark = $state(false);
if (typeof matchMedia === "function") {
  const query = matchMedia("(prefers-color-scheme: dark)");
  systemDark = query.matches;
  query.addEventListener("change", (event) => (systemDark = event.matches));
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && systemDark);
}

/** Factor for the length of animations, 0 for none. */
export function motion(): number {
  if (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.motion;
}
