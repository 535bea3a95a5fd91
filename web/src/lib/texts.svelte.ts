/**
 * Every sentence of the page: the Fluent catalogue of the Python package, loaded language by
 * language. `t("key", {name: value})` in a template follows a change of the language in place.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./messages";
import { settings } from "./settings.svelte";

export type Values = Record<string, FluentVariable | boolean | null | undefined>;

/** Loads the raw catalogue of one language; give one to `addTexts` for a part of the page that is split off. */
export type Loader = (language: Language) => Promise<string>;

const bundles: Partial<Record<Language, FluentBundle>> = {};
const loaders: Loader[] = [];
let version = $state(0);
let ready: Language | null = $state(null);

const core: Loader = async (language) => {
  const file = language === "pl" ? await import("./catalogue-pl") : await import("./catalogue-en");
  return file.default;
};

async function fill(language: Language, loader: Loader): Promise<void> {
  const bundle = (bundles[language] ??= new FluentBundle(language, { useIsolating: false }));
  bundle.addResource(new FluentResource(await loader(language)), { allowOverrides: true });
  version += 1;
}

/** Load a language (once) and show the page in it. */
export async function useLanguage(language: Language): Promise<void> {
  if (!bundles[language]) {
    await fill(language, core);
    for (const loader of loaders) await fill(language, loader);
  }
  if (settings.language === language) ready = language;
}

/** Add the texts of a part of the page (tutorial, rules); await it before the part is shown. */
export async function addTexts(loader: Loader): Promise<void> {
  if (loaders.includes(loader)) return;
  loaders.push(loader);
  const loaded = Object.keys(bundles) as Language[];
  await Promise.all(loaded.map((language) => fill(language, loader)));
}

/** Add words that came from the server: what is sealed is in no catalogue until it is opened. */
export function addWords(words: Partial<Record<Language, string>>): void {
  void addTexts(async (language) => words[language] ?? "");
}

let spoken = "";
let own: Partial<Record<Language, string>> = {};

/** Speak as an edition does: two of them may have other words for one key, and the one that is shown counts. */
export async function speakAs(edition: string, words: Partial<Record<Language, string>>): Promise<void> {
  if (spoken === edition) return;
  const isFirst = spoken === "";
  [spoken, own] = [edition, words];
  if (isFirst) await addTexts(ofEdition);
  else await Promise.all((Object.keys(bundles) as Language[]).map((language) => fill(language, ofEdition)));
}

const ofEdition: Loader = async (language) => own[language] ?? "";

/** The language the page is shown in now; null until the first catalogue is there. */
export function shownLanguage(): Language | null {
  return ready;
}

function plain(values: Values): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    result[key] = typeof value === "boolean" ? String(value) : value;
  }
  return result;
}

/** The text of a key in the language of the page; the key itself where there is none. */
export function t(key: string, values: Values = {}): string {
  void version;
  const bundle = ready ? bundles[ready] : undefined;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, plain(values), []);
}

/** Whether the catalogue has a key. */
export function hasText(key: string): boolean {
  void version;
  const bundle = ready ? bundles[ready] : undefined;
  return bundle?.getMessage(key)?.value != null;
}
