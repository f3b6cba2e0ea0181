//! The page as one file, when this is one, and what it holds.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use crate::features::saves::one_file;

/// What `www/single.js` unpacks.
pub(super) struct OneFile(Object);

impl OneFile {
    /// The file that this page is; none on a site of many files.
    pub(super) fn of(window: &Window) -> Option<OneFile> {
        let file = Reflect::get(window, &"oneFile".into()).ok()?;
        file.dyn_into().ok().map(OneFile)
    }

    fn get(&self, name: &str) -> Option<JsValue> {
        Reflect::get(&self.0, &name.into()).ok()
    }

    pub(super) fn call(&self, name: &str) -> Option<String> {
        let function: Function = self.get(name)?.dyn_into().ok()?;
        function.call0(&self.0).ok()?.as_string()
    }

    /// The text that lies at this path elsewhere.
    pub(super) fn text(&self, path: &str) -> Option<String> {
        let texts = self.get("texts")?;
        Reflect::get(&texts, &path.into()).ok()?.as_string()
    }

    /// The address of the worker's script.
    pub(super) fn worker(&self) -> Option<String> {
        self.get("worker")?.as_string()
    }

    /// The record of the game that came with the file.
    pub(super) fn sent_game(&self) -> Option<String> {
        one_file::game_in(&self.call("game")?)
    }

    /// Whether somebody opens the file, rather than comes back to what was on the screen.
    pub(super) fn is_opened(&self) -> bool {
        self.get("again").is_some_and(|again| again.is_falsy())
    }
}
