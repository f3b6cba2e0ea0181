//! The only room of the page that uses the browser.
//!
//! Page and worker run the same module; the global object tells them apart.

mod advice;
mod announce;
mod binding_table;
mod board_canvas;
mod chance;
mod chat;
mod clipboard;
mod computer_client;
mod daily;
mod database;
mod digests;
mod dom;
mod download;
mod draw_frame;
mod embed;
mod fault;
mod files;
mod focus;
mod frame_loop;
mod full_screen;
mod game_picture;
mod host_element;
mod host_events;
mod keyboard;
mod last_save;
mod launch;
mod lesson_board;
mod lesson_boards;
mod listener_list;
mod listeners;
mod live_region;
mod local_storage;
mod messages;
mod messenger;
mod one_file;
mod open;
mod package;
mod page;
mod panic;
mod patch;
mod pictures;
mod preferences;
mod probe;
mod read_aloud;
mod root;
mod roving_focus;
mod rule_chapters;
mod saves;
mod scrolled;
mod service_worker;
mod share;
mod shared_worker;
mod sound_player;
mod storage_name;
mod store;
mod text_request;
mod thinking;
mod time_slices;
mod track_drag;
mod worker;

use wasm_bindgen::prelude::*;

/// Called once by the glue code when the module is loaded, in a page and in each worker.
#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let global = js_sys::global();
    if global.is_instance_of::<web_sys::Window>() {
        panic::set_hook();
        messages::bring_when_wanted();
    } else {
        console_error_panic_hook::set_once();
        worker::start(global.dyn_into()?);
    }
    Ok(())
}

/// Opens our own page (`www/start.js`).
///
/// # Errors
/// What the browser throws, and if there are no messages or they belong to another build.
#[wasm_bindgen]
pub fn open_page() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a page has a window")?;
    messages::take_first(&window)?;
    open::start(window)
}
