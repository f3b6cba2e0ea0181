// Starts the page: everything else is Rust (src/page/web).
"use strict";
wasm_bindgen({ module_or_path: "bastide_bg.wasm" });
