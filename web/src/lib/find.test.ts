import { describe, expect, it } from "vitest";

import { findRoutes } from "./find";

const routes = [
  { id: "lodz-warszawa", a: "Łódź", b: "Warszawa" },
  { id: "new_york-washington", a: "New York", b: "Washington" },
  { id: "helena-seattle", a: "Helena", b: "Seattle" },
];
const ids = (query: string) =>
  findRoutes(routes, query, (id) => (id === "helena-seattle" ? 0 : 1)).map((route) => route.id);

describe("finding a route", () => {
  it("takes letters of both cities in any order", () => {
    expect(ids("sea hel")).toEqual(["helena-seattle"]);
    expect(ids("hel sea")).toEqual(["helena-seattle"]);
  });

  it("needs no accents", () => {
    expect(ids("lodz")).toEqual(["lodz-warszawa"]);
  });

  it("finds a city by its second word or by both", () => {
    expect(ids("york wash")).toEqual(["new_york-washington"]);
    expect(ids("new york")).toEqual(["new_york-washington"]);
  });

  it("puts what can be claimed first", () => {
    expect(ids("")[0]).toBe("helena-seattle");
  });

  it("finds nothing for nonsense", () => {
    expect(ids("xyz")).toEqual([]);
  });
});
