/** Editions as the server tells them: the page knows none by name. */
import { request } from "./api";
import type { EditionPage } from "./messages";
import { speakAs } from "./texts.svelte";

const pages = new Map<string, Promise<EditionPage>>();

/** An edition with its rules in words; loaded once. Words that it brings join the texts of the page, and count while it is shown. */
export function loadEdition(id: string): Promise<EditionPage> {
  let page = pages.get(id);
  if (!page) {
    page = request<EditionPage>("GET", `/api/editions/${encodeURIComponent(id)}`);
    page.catch(() => pages.delete(id));
    pages.set(id, page);
  }
  return page.then(async (answer) => {
    if (Object.keys(answer.words).length) await speakAs(id, answer.words);
    return answer;
  });
}
