// Stands in the place of the service worker while somebody works on the page (`cargo play`): a worker that an earlier
// build left in the browser would go on showing that one.
"use strict";
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(withdraw()));
const withdraw = async () => {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`bastide ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
  const pages = await clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
};
