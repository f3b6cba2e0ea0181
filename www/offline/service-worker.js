// Keeps one build of the page, so that it opens without network, and never mixes two. The builder fills in a name of the
// build and the digests of its files; it is not part of what Trunk builds, nor of the single file.
"use strict";
const BUILD = "";
const FILES = {};

// Other copies of the page on the same host have caches of their own.
const OURS = `bastide ${registration.scope} `;
const CACHE = OURS + BUILD;
const INDEX = "index.html";

const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

// Whether the page opens without a file. Hosts that shorten addresses answer those of other pages, be it the one file, with
// something else: that costs what they bend, and nothing else.
const isSpare = (name) => name.endsWith(".html") && name !== INDEX;

// Where a file is kept: the index under the address of the folder.
const place = (name) => new URL(name === INDEX ? "." : name, registration.scope).href;

// The file of the page that an address names, or undefined.
const named = (address) => {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  if (!whole.startsWith(registration.scope)) return undefined;
  return whole.slice(registration.scope.length) || INDEX;
};

// The host is asked, not what the browser kept of an earlier build. The digest decides: an index page, a page to sign in
// or a file of another build in the place of this one is refused, whatever the host says about it.
const keep = async (cache, [name, integrity]) => {
  const address = new URL(name, registration.scope);
  const response = await fetch(address, { cache: "no-cache", integrity });
  const headers = new Headers(response.headers);
  for (const lost of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(lost);
  // Some hosts do not know what wasm is.
  headers.set("Content-Type", TYPES[name.split(".").pop()] ?? "application/octet-stream");
  await cache.put(place(name), new Response(response.body, { headers }));
};

// Tells the pages, which say it in their settings, what could not be kept: for want of room, because of what the host sends, or
// because it sends nothing now.
const tell = async (name, error) => {
  const lost = error.name === "QuotaExceededError" ? "" : name;
  const again = () => fetch(new URL(name, registration.scope), { cache: "no-cache" });
  const reached = lost === "" || (await again().then(({ ok }) => ok, () => false));
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) if (page.url.startsWith(registration.scope)) page.postMessage({ lost, reached });
};

// All files that the page needs, or none.
const install = async () => {
  const cache = await caches.open(CACHE);
  const keepOne = async (file) => {
    const [name] = file;
    try {
      await keep(cache, file);
    } catch (error) {
      if (isSpare(name)) return;
      await tell(name, error);
      throw error;
    }
  };
  try {
    await Promise.all(Object.entries(FILES).map(keepOne));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

// No page of an earlier build is open any more.
const dropOthers = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

// From the cache of this build. Where the browser has thrown that away, from the host: one file only if it is of this
// build, all of them as they are there.
const answer = async (name, request) => {
  let integrity = "";
  try {
    const kept = await caches.match(place(name), { cacheName: CACHE });
    if (kept) return kept;
    if (await caches.has(CACHE)) integrity = FILES[name];
  } catch {
    // Caches are forbidden by now.
  }
  return fetch(request.url, { integrity });
};

// What another app shares becomes the address of a game, which the page opens as any other.
const share = async (request) => {
  let text = "";
  try {
    const form = await request.formData();
    const file = form.get("file");
    text = file ? await file.text() : form.getAll("text").join("");
  } catch {
    // The page says that this is no game.
  }
  return Response.redirect(`${registration.scope}#record=${encodeURIComponent(text)}`, 303);
};

// A new build waits until the last page of the old one is closed, or until the only one that is open asks for it.
const takeOver = async (asker) => {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = pages.filter((page) => page.url.startsWith(registration.scope) && page.id !== asker.id);
  if (others.length > 0) asker.postMessage("others are open");
  else await skipWaiting();
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(dropOthers()));
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const name = named(request.url);
  if (request.method === "POST" && name === "share") event.respondWith(share(request));
  else if (request.method === "GET" && Object.hasOwn(FILES, name)) event.respondWith(answer(name, request));
});
