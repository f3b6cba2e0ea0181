//! The only room that knows the browser.
//!
//! Page and worker run the same module; which of the two this is, the global object tells.

mod bound;
mod computer_client;
mod database;
mod dom;
mod files;
mod focus;
mod lift;
mod listen;
mod local;
mod measure;
mod page;
mod panic;
mod patch;
mod pictures;
mod pump;
mod radio;
mod rules;
mod saves;
mod say;
mod screen;
mod sound;
mod store;
mod time_slices;
mod worker;

use wasm_bindgen::prelude::*;

/// Called once by the glue as soon as the module is there, in the page and in each worker.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let global = js_sys::global();
    match global.dyn_into::<web_sys::Window>() {
        Ok(window) => {
            panic::guard();
            page::start(window)
        }
        Err(global) => {
            console_error_panic_hook::set_once();
            worker::start(global.dyn_into()?);
            Ok(())
        }
    }
}
