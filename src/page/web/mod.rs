//! The only room of the page that knows the browser.
//!
//! Page and worker run the same module; which of the two this is, the global object tells.

mod binding_table;
mod board_canvas;
mod chat;
mod computer_client;
mod database;
mod digests;
mod dom;
mod files;
mod focus;
mod frame_loop;
mod full_screen;
mod game_picture;
mod keyboard;
mod last_save;
mod launch;
mod listeners;
mod live_region;
mod local_storage;
mod messages;
mod one_file;
mod page;
mod panic;
mod patch;
mod pictures;
mod preferences;
mod probe;
mod roving_focus;
mod rule_chapters;
mod saves;
mod service_worker;
mod share;
mod sound_player;
mod storage_name;
mod store;
mod text_request;
mod time_slices;
mod track_drag;
mod worker;

use wasm_bindgen::prelude::*;

/// Called once by the glue as soon as the module is there, in the page and in each worker.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let global = js_sys::global();
    match global.dyn_into::<web_sys::Window>() {
        Ok(window) => {
            messages::take_first(&window)?;
            panic::set_hook();
            page::start(window)
        }
        Err(global) => {
            console_error_panic_hook::set_once();
            worker::start(global.dyn_into()?);
            Ok(())
        }
    }
}
