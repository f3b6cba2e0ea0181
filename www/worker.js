// Starts the worker: the page's own module, sent as the first message, so that nothing is fetched or compiled twice.
// In the single file the glue stands above this text and there is nothing to import.
"use strict";
if (typeof wasm_bindgen === "undefined") importScripts("bastide.js");
self.onmessage = (first) => {
  self.onmessage = null;
  // Synchronous: Rust has put up its own listener before the next message is delivered.
  wasm_bindgen.initSync({ module: first.data });
};
