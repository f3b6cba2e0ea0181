// Starts the worker: the page's own module, sent as the first message, so that nothing is compiled twice. In the single
// file the glue stands above this text and there is nothing to import.
"use strict";
if (typeof wasm_bindgen === "undefined") {
  // The same as in start.js.
  if (self.trustedTypes && !trustedTypes.defaultPolicy) {
    try {
      trustedTypes.createPolicy("default", { createScriptURL: (address) => (address === "bastide.js" ? address : undefined) });
    } catch {
      // Nothing is imported then.
    }
  }
  importScripts("bastide.js");
}
self.onmessage = async (first) => {
  // What comes before Rust has put up its own listener is heard then.
  const early = [];
  self.onmessage = (message) => early.push(message);
  // The module may be the first of several parts. That of the card game is fetched for who plays it.
  const asked = new Set(WebAssembly.Module.imports(first.data).map((one) => one.module));
  const parts = [...asked].filter((name) => name.endsWith(".wasm") && !name.endsWith("_cards.wasm"));
  await Promise.allSettled(parts.map((part) => wasm_bindgen.fetchPart(part)));
  wasm_bindgen.initSync({ module: first.data });
  for (const message of early) self.onmessage(message);
};
