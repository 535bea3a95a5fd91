// One task only: a page that says so when the server cannot be reached. Games, answers and parts of the page are never kept
// here: whatever is not a page being opened goes to the network as if this file were not there.
const CACHE = "semafor-offline-1";
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll([new Request(OFFLINE, { cache: "reload" })]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith("semafor-") && name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
