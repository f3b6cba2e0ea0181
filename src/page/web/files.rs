//! Games as files: saved through blob links, opened from chosen, dropped or pasted files; and copying.

use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    ClipboardEvent, DragEvent, Event, File, FileList, HtmlInputElement, HtmlTextAreaElement,
};

use super::clipboard::copy;
use super::dom::{add_listener, after};
use super::download::{write_file, write_part};
use super::one_file::OneFile;
use super::page::Page;
use super::saves::local_time;
use super::text_request::request_text;
use crate::context::effects::HandsWarning;
use crate::context::saved::Saved;
use crate::features::by_link::record_to_send;
use crate::features::saves::file::{HEAD, LARGEST, largest, refuse_too_long};
use crate::features::saves::import_export::{
    export_all, hold_over, name_of_all, name_of_game, refuse_import, refuse_one_file,
    refuse_picture_without_game, tell_saved,
};
use crate::features::saves::one_file;
use engine::link::is_link;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::paint::png::pixels;

/// The name of the page as one file, beside the page on a site.
const ONE_FILE: &str = "bastide.html";

/// The most files that are opened at once.
const MOST_FILES: u32 = 200;

/// Attaches the ways to import that are no button: the hidden file field, dropping and pasting.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let field: HtmlInputElement = page.document.create_element("input")?.dyn_into()?;
    field.set_type("file");
    field.set_id("file");
    field.set_multiple(true);
    field.set_hidden(true);
    // Outside the root, whose click listener would otherwise hear this click while it is handling another.
    let body = page.document.body().ok_or("a document has a body")?;
    body.append_child(&field)?;
    let (here, chosen) = (Rc::clone(page), field.clone());
    add_listener(&field, "change", move |_: Event| {
        here.read_files(chosen.files());
        // Allow choosing the same file again.
        chosen.set_value("");
    })?;
    drops(page)?;
    pastes(page)
}

/// Accepts files dropped anywhere on the page.
fn drops(page: &Rc<Page>) -> Result<(), JsValue> {
    for kind in ["dragenter", "dragover"] {
        let here = Rc::clone(page);
        add_listener(&page.window, kind, move |event: DragEvent| {
            if brings_files(&event) {
                event.prevent_default();
                here.change(|app, _| hold_over(&mut app.cx, true));
            }
        })?;
    }
    let here = Rc::clone(page);
    add_listener(&page.window, "dragleave", move |event: DragEvent| {
        if event.related_target().is_none() {
            here.change(|app, _| hold_over(&mut app.cx, false));
        }
    })?;
    let here = Rc::clone(page);
    add_listener(&page.window, "drop", move |event: DragEvent| {
        if !brings_files(&event) {
            return;
        }
        event.prevent_default();
        here.change(|app, _| hold_over(&mut app.cx, false));
        here.read_files(event.data_transfer().and_then(|data| data.files()));
    })
}

fn brings_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// Accepts the text, link or picture of a game pasted anywhere except into a field.
fn pastes(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    add_listener(&page.window, "paste", move |event: ClipboardEvent| {
        let target = event.target();
        let field = target.is_some_and(|target| {
            target.has_type::<HtmlInputElement>() || target.has_type::<HtmlTextAreaElement>()
        });
        let Some(data) = event.clipboard_data().filter(|_| !field) else {
            return;
        };
        let text = data.get_data("text").ok();
        let file = data.files().and_then(|files| files.get(0));
        if let Some(text) = text.filter(|text| is_game(text)) {
            event.prevent_default();
            here.change(|app, now| app.take_in(&text, now));
        } else if let Some(file) = file {
            event.prevent_default();
            here.read_file(&file);
        }
    })
}

/// Whether a pasted text is meant for the page.
fn is_game(text: &str) -> bool {
    text.trim_start().starts_with("bastide") || is_link(text)
}

/// The promise of the QR codes in a picture.
fn codes_in(bitmap: &JsValue) -> Result<Promise, JsValue> {
    let detector = Reflect::get(&js_sys::global(), &"BarcodeDetector".into())?;
    let detector = detector.dyn_ref::<Function>().ok_or("no such browser")?;
    let detector = Reflect::construct(detector, &Array::new())?;
    let detect: Function = Reflect::get(&detector, &"detect".into())?.dyn_into()?;
    detect.call1(&detector, bitmap)?.dyn_into()
}

/// Whether a picture is small enough to decode when looking for a printed link: scans and screenshots have no more pixels. If the
/// size in pixels is unknown, the file must be small.
fn is_small(head: &[u8], picture: &File) -> bool {
    pixels(head).map_or(picture.size() < 8e6, |pixels| pixels < 40_000_000)
}

impl Page {
    /// Opens the file picker.
    pub(super) fn choose_file(&self) {
        let field = self.document.get_element_by_id("file");
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
            field.click();
        }
    }

    /// Opens some files, such as the results of a class.
    fn read_files(self: &Rc<Self>, files: Option<FileList>) {
        let Some(files) = files else {
            return;
        };
        for file in (0..files.length().min(MOST_FILES)).filter_map(|at| files.get(at)) {
            self.read_file(&file);
        }
    }

    /// Opens the game of a file once it is read.
    pub(super) fn read_file(self: &Rc<Self>, file: &File) {
        if file.size() > LARGEST as f64 {
            self.change(|app, _| refuse_too_long(&mut app.cx));
            return;
        }
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let picture = file.clone();
        after(
            &file.array_buffer(),
            move |bytes| {
                let bytes = Uint8Array::new(&bytes);
                let head = bytes.subarray(0, HEAD).to_vec();
                let has_game = here.change(|app, now| match bytes.length() > largest(&head) {
                    true => {
                        refuse_too_long(&mut app.cx);
                        true
                    }
                    false => app.take_file(&bytes.to_vec(), &picture.type_(), now),
                });
                match has_game {
                    Some(false) if is_small(&head, &picture) => here.read_printed(&picture),
                    Some(false) => {
                        _ = here.change(|app, _| refuse_picture_without_game(&mut app.cx))
                    }
                    _ => {}
                }
            },
            move || failed.refuse_file(),
        );
    }

    /// Opens the link in a QR code on a picture, if the browser can read such codes.
    fn read_printed(self: &Rc<Self>, picture: &File) {
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let refuse =
            |page: &Rc<Self>| _ = page.change(|app, _| refuse_picture_without_game(&mut app.cx));
        let Ok(bitmap) = self.window.create_image_bitmap_with_blob(picture) else {
            return refuse(self);
        };
        let seen = move |bitmap: JsValue| {
            let Ok(codes) = codes_in(&bitmap) else {
                return refuse(&here);
            };
            let (read, unread) = (Rc::clone(&here), Rc::clone(&here));
            let found = move |codes: JsValue| {
                let codes = Array::from(&codes);
                let mut texts = codes
                    .iter()
                    .filter_map(|code| Reflect::get(&code, &"rawValue".into()).ok()?.as_string());
                match texts.find(|text| is_link(text)) {
                    Some(link) => _ = read.change(|app, now| app.take_in(&link, now)),
                    None => refuse(&read),
                }
            };
            after(&codes, found, move || refuse(&unread));
        };
        after(&bitmap, seen, move || refuse(&failed));
    }

    pub(super) fn refuse_file(self: &Rc<Self>) {
        let (line, trouble) = (1, LineTrouble::NotARecord.into());
        self.change(|app, _| refuse_import(&mut app.cx, RecordError { line, trouble }));
    }

    /// Exports the current game to a file.
    pub(super) fn export(self: &Rc<Self>) {
        let now = local_time(&js_sys::Date::new_0());
        let game = self.read(|app, _| Some((name_of_game(&app.cx, now), app.cx.record()?)));
        if let Some((name, text)) = game.flatten() {
            self.write_file(&name, &text);
        }
    }

    /// Exports a saved game to a file, even an unreadable one.
    pub(super) fn export_save(self: &Rc<Self>, id: &str) {
        let (here, name) = (Rc::clone(self), format!("bastide-{id}.bastide"));
        self.store.text(id, move |text| {
            if let Some(text) = text {
                here.write_file(&name, &text);
            }
        });
    }

    /// Exports all saved games to one file, except those with secret hands.
    pub(super) fn export_all(self: &Rc<Self>, warning: HandsWarning) {
        let here = Rc::clone(self);
        self.store.games(move |games| {
            let now = local_time(&js_sys::Date::new_0());
            let games: Vec<(Saved, String)> = (games.into_iter())
                .map(|save| (here.listed(&save), save.text))
                .collect();
            let written = here.change(|app, _| {
                let text = export_all(&mut app.cx, &games, warning)?;
                Some((name_of_all(&app.cx, now), text))
            });
            if let Some((name, text)) = written.flatten() {
                here.write_file(&name, &text);
            }
        });
    }

    pub(super) fn write_file(self: &Rc<Self>, name: &str, text: &str) {
        self.write_part(name, &text.into());
    }

    /// Saves a text, or bytes, as a file, and tells its name.
    pub(super) fn write_part(self: &Rc<Self>, name: &str, part: &JsValue) {
        match write_part(&self.window, &self.document, name, part) {
            Ok(()) => _ = self.change(|app, now| tell_saved(&mut app.cx, name, now)),
            Err(error) => web_sys::console::error_1(&error),
        }
    }

    /// Saves the whole program with the current game as one file, made from this page or from the file on the site.
    pub(super) fn save_as_one_file(self: &Rc<Self>) {
        let here = Rc::clone(self);
        let write = move |file: Option<String>| {
            let name = file.and_then(|file| here.write_one_file(&file));
            here.change(|app, now| match name {
                Some(name) => tell_saved(&mut app.cx, &name, now),
                None => refuse_one_file(&mut app.cx),
            });
        };
        match OneFile::in_window(&self.window) {
            Some(file) => write(file.call("source")),
            None => request_text(&self.window, ONE_FILE, write),
        }
    }

    /// Returns the name of the file.
    fn write_one_file(&self, file: &str) -> Option<String> {
        let now = local_time(&js_sys::Date::new_0());
        let game = self.read(|app, _| Some((name_of_game(&app.cx, now), record_to_send(&app.cx)?)));
        let (name, record) = game.flatten()?;
        let file = one_file::with_game(file, &record)?;
        let name = one_file::file_name(&name, "html");
        let written = write_file(&self.window, &self.document, &name, &file);
        written.ok().map(|()| name)
    }

    /// Copies the text of the current game.
    pub(super) fn copy_game(self: &Rc<Self>) {
        let Some(text) = self.read(|app, _| app.cx.record()).flatten() else {
            return;
        };
        let here = Rc::clone(self);
        copy(&self.window, &text, move |worked| {
            here.change(|app, now| app.cx.set_copied(worked, now));
        });
    }
}
