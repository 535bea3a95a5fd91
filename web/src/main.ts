import { mount } from "svelte";

import App from "./App.svelte";
import "./lib/theme.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Only where browsers allow it (HTTPS, or this computer); a page that is opened without a connection then says so.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
