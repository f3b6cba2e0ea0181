//! The only room that knows the browser.
//!
//! Page and worker run the same module; which of the two this is, the global object tells.

mod page;
mod worker;

use wasm_bindgen::prelude::*;

/// Called once by the glue as soon as the module is there, in the page and in each worker.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let global = js_sys::global();
    match global.dyn_into::<web_sys::Window>() {
        Ok(window) => page::start(&window),
        Err(global) => worker::start(global.dyn_into()?),
    }
}
