// Starts the page: fetches its module, shows how far that is, and says why when it cannot be started. What it says stands
// in index.html; everything else is Rust (src/page/web).
"use strict";
(() => {
  const MODULE = "bastide_bg.wasm";
  // The parts of the module that are not needed up to the first move (src/bin/builder/parts).
  const PARTS = ["bastide_later.wasm", "bastide_cards.wasm"];
  // The page as one file holds its module, see single.js.
  const file = self.oneFile;
  const panel = document.getElementById("starting");
  const bar = panel.querySelector("progress");
  let reason = "";

  // Where the host lets no mere text become a script: what may is ours. In the one file its own policy names every script.
  const OWN = ["worker.js", "service-worker.js"];
  try {
    self.trustedTypes.createPolicy("default", {
      createScriptURL: (address) => (file || OWN.includes(address) ? address : undefined),
      createScript: (text) => (file ? text : undefined),
    });
  } catch {
    // The browser does not ask for it, or the host allows no policy of ours.
  }

  // The first question to the database of saved games takes long; what it is does not matter.
  try {
    indexedDB.databases().catch(() => {});
  } catch {
    // There is no database, or it is forbidden.
  }

  // What the page keeps in this browser: as in src/page/web/storage_name.rs.
  const keptUnder = (key) => `${location.protocol === "file:" ? "bastide-1" : "bastide"}/${key}`;
  const kept = (key) => {
    try {
      return localStorage.getItem(keptUnder(key)) || "";
    } catch {
      // Storage is forbidden.
      return "";
    }
  };
  const keep = (key) => {
    try {
      localStorage.setItem(keptUnder(key), "yes");
    } catch {
      // Then every visit is the first one.
    }
  };

  // The language that was chosen, or else the first one of the browser's that the page speaks.
  const chosen = () => {
    const chosen = kept("settings").match(/^language ([a-z]+)$/m);
    const wishes = [...(chosen ? [chosen[1]] : []), ...(navigator.languages || [])];
    const spoken = [...panel.querySelectorAll("p.loading")].map((line) => line.lang);
    return wishes.map((wish) => wish.slice(0, 2)).find((wish) => spoken.includes(wish)) || "en";
  };
  const language = chosen();
  // What is said up to the first move, and all else (assets/messages/later.txt), which the page fetches by itself.
  const [MESSAGES, ...LATER] = ["", "-later", "-cards"].map((ending) => `messages/${language}${ending}.txt`);
  panel.lang = language;

  const fail = (why, detail) => {
    // A page that came up, or broke later, speaks for itself.
    if (!panel.isConnected) return;
    panel.dataset.failed = why;
    panel.setAttribute("role", "alert");
    panel.querySelector("pre").textContent = detail ? String(detail) : "";
  };

  // Says how much is there, and looks whether it is a module at all.
  const count = async (response) => {
    const coded = response.headers.get("Content-Encoding");
    const total = coded ? 0 : Number(response.headers.get("Content-Length"));
    const reader = response.body.getReader();
    for (let loaded = 0, part; !(part = await reader.read()).done; ) {
      if (loaded === 0 && String(part.value.subarray(0, 4)) !== "0,97,115,109") reason = "replaced";
      loaded += part.value.length;
      if (total > 0) bar.value = Math.min(loaded / total, 1);
    }
  };

  const ask = async (path) => {
    let response;
    try {
      response = await fetch(path);
    } catch (error) {
      reason = reason || "unreachable";
      throw error;
    }
    // What comes out of the archive of an app has no status.
    if (!response.ok && response.status !== 0) {
      reason = "missing";
      throw new Error(`${path}: ${response.status}`);
    }
    return response;
  };

  const fetchMessages = async () => (await ask(MESSAGES)).text();

  // What does not come is fetched by the page, when it is there.
  const fetchLater = async (path) => {
    try {
      const response = await fetch(path);
      return response.ok || response.status === 0 ? await response.text() : undefined;
    } catch {
      return undefined;
    }
  };

  // The style of what is not seen at once (src/bin/builder/sheets).
  const fetchLaterSheet = () => {
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "stylesheet";
  };

  const fetchModule = async () => {
    const response = await ask(MODULE);
    const counted = response.body ? count(response.clone()) : Promise.resolve();
    return { module: response, counted: counted.catch(() => (reason = "cut")) };
  };

  const unpackModule = async () => {
    reason = file.canOpen() ? "cut" : "packed";
    const module = await file.open();
    reason = "";
    return { module };
  };

  // The glue is a script of its own, run before the first of these events. A page may be read to its end and wait for it.
  const isReady = () => document.readyState === "complete" || typeof wasm_bindgen !== "undefined";
  const parsed = new Promise((done) => {
    if (isReady()) return done();
    document.addEventListener("DOMContentLoaded", done);
    addEventListener("load", done);
  });

  const start = async () => {
    if (typeof WebAssembly !== "object") {
      reason = "wasm";
      throw new Error("no WebAssembly");
    }
    const coming = file ? unpackModule() : fetchModule();
    const words = file ? coming.then(() => file.texts[MESSAGES]) : fetchMessages();
    // A game that comes out of the store, a link or a chat is read by the later parts, and told by the later messages.
    const brings = location.hash.length > 1 || self.webxdc || kept("visited");
    const ahead = brings && !file ? PARTS.map((part) => fetch(part)) : [];
    if (brings) fetchLaterSheet();
    const later = brings && !file ? LATER.map(fetchLater) : [];
    // What they say is said below.
    for (const one of [coming, words, ...ahead]) one.catch(() => {});
    await parsed;
    // The glue is packed, too.
    if (file) await coming;
    if (typeof wasm_bindgen === "undefined") {
      reason = "script";
      throw new Error("no bastide.js");
    }
    const { module, counted } = await coming;
    const tables = await Promise.all([words, ...(file ? LATER.map((path) => file.texts[path]) : later)]);
    self.messages = { language, tables };
    if (!file) self.partsComing = true;
    await Promise.allSettled(ahead.map((one, at) => wasm_bindgen.fetchPart(PARTS[at], one)));
    try {
      await wasm_bindgen({ module_or_path: module });
      wasm_bindgen.open_page();
    } catch (error) {
      await counted;
      if (error === "no canvas") reason = "canvas";
      else if (/table of messages|no messages/.test(error)) reason = "replaced";
      else if (/content security policy|\bcsp\b/i.test(error)) reason = "blocked";
      else if (error instanceof WebAssembly.CompileError) reason = reason || "cut";
      throw error;
    }
    fetchLaterSheet();
    if (file) return;
    keep("visited");
    // What fails now is fetched again when it is needed.
    for (const part of PARTS) await wasm_bindgen.fetchPart(part).catch(() => {});
    delete self.partsComing;
  };

  document.addEventListener("securitypolicyviolation", (event) => {
    const ours = event.blockedURI === "wasm-eval" || event.blockedURI.includes("bastide");
    if (ours && panel.isConnected) {
      reason = "blocked";
      fail(reason, event.violatedDirective);
    }
  });
  const broken = (error, told) => {
    // A part of the module that cannot be had, or is of another build: the page cannot go on; what was played is kept.
    if (error && error.part) {
      reason = "part";
      document.body.append(panel);
    }
    fail(reason || "unknown", told);
  };
  addEventListener("error", (event) => broken(event.error, event.message));
  addEventListener("unhandledrejection", (event) => {
    if (event.reason && event.reason.part) broken(event.reason, event.reason.message);
  });
  start().catch((error) => fail(reason || "unknown", error));
})();
