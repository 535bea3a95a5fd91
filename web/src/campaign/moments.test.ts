import { beforeEach, describe, expect, it, vi } from "vitest";

import type { CampaignView } from "../lib/messages";
import { all, moments, nameOf, recall, remember } from "./moments";

const VIEW = {
  id: "c",
  owned: ["blue"],
  last: 5,
  news: [],
  regions: [{ id: "prairie" }],
  rules: [{ id: "C" }, { id: "F" }],
  postcards: [
    { number: 4, owner: "blue" },
    { number: 9, owner: "red" },
  ],
} as unknown as CampaignView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("great moments", () => {
  it("shows each thing once, and the postcards of others never", () => {
    const before = { regions: [], rules: ["C"], postcards: [] };
    expect(moments(VIEW, before).map(({ kind }) => kind)).toEqual(["region", "rules", "postcard"]);
    expect(moments(VIEW, all(VIEW))).toEqual([]);
  });
  it("shows who comes later what was opened meanwhile", () => {
    const news = [{ rev: 7, game: 1, lines: [], opened: "prairie" }];
    expect(recall({ ...VIEW, news }).regions).toEqual([]);
    expect(recall({ ...VIEW, news, last: 8 }).regions).toEqual(["prairie"]);
    expect(recall({ ...VIEW, news, owned: [] }).regions).toEqual(["prairie"]);
  });
  it("knows a moment again in a newer view, so that it does not begin anew", () => {
    const before = { regions: [], rules: ["C"], postcards: [] };
    const names = moments(VIEW, before).map(nameOf);
    expect(moments({ ...VIEW, rev: 9, regions: [{ ...VIEW.regions[0]! }] }, before).map(nameOf)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });
  it("remembers what was shown here", () => {
    remember("c", { regions: [], rules: [], postcards: [] });
    expect(recall(VIEW).rules).toEqual([]);
  });
});
