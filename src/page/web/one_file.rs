//! The page as one file, if it is one, and its contents.

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use crate::features::saves::one_file;

/// The contents unpacked by `www/single.js`.
pub(super) struct OneFile(Object);

impl OneFile {
    /// The file of this page; none on a site with many files.
    pub(super) fn in_window(window: &Window) -> Option<OneFile> {
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

    /// The text that is at this path on a site.
    pub(super) fn text(&self, path: &str) -> Option<String> {
        let texts = self.get("texts")?;
        Reflect::get(&texts, &path.into()).ok()?.as_string()
    }

    /// The address of the worker script.
    pub(super) fn worker(&self) -> Option<String> {
        self.get("worker")?.as_string()
    }

    /// The record of the game in the file.
    pub(super) fn sent_game(&self) -> Option<String> {
        one_file::game_in(&self.call("game")?)
    }

    /// Whether the file was opened, and not just reloaded.
    pub(super) fn is_opened(&self) -> bool {
        self.get("again").is_some_and(|again| again.is_falsy())
    }
}
