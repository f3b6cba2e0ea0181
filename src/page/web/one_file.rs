//! The page as one file, when this is one: what it holds, and writing it again with a game inside.

use std::rc::Rc;

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Window;

use super::files::write_file;
use super::page::Page;
use super::saves::local_time;
use super::text_request::request_text;
use crate::features::saves::one_file;

/// The name of the file on a site, beside the page.
const NAME: &str = "bastide.html";

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

    fn call(&self, name: &str) -> Option<String> {
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

impl Page {
    /// Writes the whole program with the game on the screen to one file: from this one, or from the one on the site.
    #[inline(never)]
    pub(super) fn save_as_one_file(self: &Rc<Self>) {
        let here = Rc::clone(self);
        let write = move |file: Option<String>| {
            let name = file.and_then(|file| here.write_one_file(&file));
            here.change(|shell, now| match name {
                Some(name) => shell.cx.tell_saved(&name, now),
                None => shell.cx.refuse_one_file(),
            });
        };
        match OneFile::of(&self.window) {
            Some(file) => write(file.call("source")),
            None => request_text(&self.window, NAME, write),
        }
    }

    /// Returns what the file is called.
    fn write_one_file(&self, file: &str) -> Option<String> {
        let now = local_time(&js_sys::Date::new_0());
        let game =
            self.read(|shell, _| Some((shell.cx.file_name(now), shell.cx.record_to_send()?)));
        let (name, record) = game.flatten()?;
        let file = one_file::with_game(file, &record)?;
        let name = one_file::file_name(&name, "html");
        let written = write_file(&self.window, &self.document, &name, &file);
        written.ok().map(|()| name)
    }
}
