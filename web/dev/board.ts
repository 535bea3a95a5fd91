// A workbench for the board alone: board.html?edition=europe&state=mid&theme=dark&lang=pl
// Scenes come from a running server (`semafor serve`; vite passes /api on), or from dev/scenes/EDITION.json.
import { mount } from "svelte";

import "../src/lib/theme.css";
import Bench from "./Bench.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
const edition = query.get("edition") ?? "usa-classic";
const stored = await fetch(`./scenes/${edition}.json`);
const isStored = stored.headers.get("content-type")?.includes("json");
const scene = await (isStored ? stored : await fetch(`/api/scenes/${edition}`)).json();
mount(Bench, {
  target: document.getElementById("app")!,
  props: { scene, state: query.get("state") ?? "empty", lang: query.get("lang") === "pl" ? "pl" : "en" },
});
