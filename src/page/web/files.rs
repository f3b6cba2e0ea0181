//! Games as files: written by a link to a blob, read from a file that is chosen, dropped or pasted; and copying.

use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, ClipboardEvent, Document, DragEvent, Event, File, HtmlAnchorElement,
    HtmlDocument, HtmlInputElement, HtmlTextAreaElement, Url, Window,
};

use super::dom::add_listener;
use super::page::Page;
use super::saves::local_time;
use crate::shell::HandsTold;
use crate::shell::saves::saved::Saved;
use engine::rules::RecordError;
use engine::table::LineTrouble;

/// The kind of our files: nothing that a browser would show instead of keeping it.
const KIND: &str = "application/octet-stream";
/// How long the browser may take to fetch a file that it writes, in milliseconds.
const FETCHED: i32 = 60_000;
/// The largest file that is looked into, in bytes: room for thousands of games.
const LARGEST: f64 = 64e6;

/// The ways in that do not begin at a button: the hidden field for files, dropping, pasting.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let field: HtmlInputElement = page.document.create_element("input")?.dyn_into()?;
    field.set_type("file");
    field.set_id("file");
    field.set_hidden(true);
    // Beside the root, which hears all clicks: this one is made while it is hearing another.
    let body = page.document.body().ok_or("a document has a body")?;
    body.append_child(&field)?;
    let (here, chosen) = (Rc::clone(page), field.clone());
    add_listener(&field, "change", move |_: Event| {
        let file = chosen.files().and_then(|files| files.get(0));
        if let Some(file) = file {
            here.read_file(&file);
        }
        // The same file may be chosen again.
        chosen.set_value("");
    })?;
    drops(page)?;
    pastes(page)
}

/// A file may be dropped anywhere on the page.
fn drops(page: &Rc<Page>) -> Result<(), JsValue> {
    for kind in ["dragenter", "dragover"] {
        let here = Rc::clone(page);
        add_listener(&page.window, kind, move |event: DragEvent| {
            if brings_files(&event) {
                event.prevent_default();
                here.change(|shell, _| shell.hold_over(true));
            }
        })?;
    }
    let here = Rc::clone(page);
    add_listener(&page.window, "dragleave", move |event: DragEvent| {
        if event.related_target().is_none() {
            here.change(|shell, _| shell.hold_over(false));
        }
    })?;
    let here = Rc::clone(page);
    add_listener(&page.window, "drop", move |event: DragEvent| {
        if !brings_files(&event) {
            return;
        }
        event.prevent_default();
        here.change(|shell, _| shell.hold_over(false));
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            here.read_file(&file);
        }
    })
}

fn brings_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// The text of a game may be pasted anywhere but into a field.
fn pastes(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    add_listener(&page.window, "paste", move |event: ClipboardEvent| {
        let target = event.target();
        let field = target.is_some_and(|target| {
            target.has_type::<HtmlInputElement>() || target.has_type::<HtmlTextAreaElement>()
        });
        let data = event.clipboard_data().filter(|_| !field);
        let text = data.and_then(|data| data.get_data("text").ok());
        let text = text.filter(|text| text.trim_start().starts_with("bastide "));
        if let Some(text) = text {
            event.prevent_default();
            here.change(|shell, now| shell.import(&text, now));
        }
    })
}

impl Page {
    /// Lets somebody choose a file.
    pub(super) fn choose_file(&self) {
        let field = self.document.get_element_by_id("file");
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
            field.click();
        }
    }

    /// Opens the game of a file as soon as it is read.
    pub(super) fn read_file(self: &Rc<Self>, file: &File) {
        if file.size() > LARGEST {
            self.refuse_file();
            return;
        }
        let here = Rc::clone(self);
        let failed = Rc::clone(self);
        after(
            &file.text(),
            move |text| {
                let text = text.as_string().unwrap_or_default();
                here.change(|shell, now| shell.import(&text, now));
            },
            move || failed.refuse_file(),
        );
    }

    pub(super) fn refuse_file(self: &Rc<Self>) {
        let (line, trouble) = (1, LineTrouble::NotARecord.into());
        self.change(|shell, _| shell.refuse_import(RecordError { line, trouble }));
    }

    /// Writes the game on the screen to a file.
    pub(super) fn export(&self) {
        let now = local_time(&js_sys::Date::new_0());
        let game = self.read(|shell, _| Some((shell.file_name(now), shell.record()?)));
        if let Some((name, text)) = game.flatten() {
            self.write_file(&name, &text);
        }
    }

    /// Writes a picture of the game on the screen to a file.
    pub(super) fn save_picture(&self) {
        let now = local_time(&js_sys::Date::new_0());
        let picture = self.read(|shell, _| Some((shell.file_name(now), shell.picture()?)));
        if let Some((name, text)) = picture.flatten() {
            self.write_file(&format!("{name}.svg"), &text);
        }
    }

    /// Writes a saved game to a file, whether it can be read or not.
    pub(super) fn export_save(self: &Rc<Self>, id: &str) {
        let (here, name) = (Rc::clone(self), format!("bastide-{id}.bastide"));
        self.store.text(id, move |text| {
            if let Some(text) = text {
                here.write_file(&name, &text);
            }
        });
    }

    /// Writes all saved games to one file, but those whose hands are secret.
    pub(super) fn export_all(self: &Rc<Self>, told: HandsTold) {
        let here = Rc::clone(self);
        self.store.games(move |games| {
            let now = local_time(&js_sys::Date::new_0());
            let games: Vec<(Saved, String)> = (games.into_iter())
                .map(|save| (here.listed(&save), save.text))
                .collect();
            let written = here.change(|shell, _| {
                let text = shell.export_all(&games, told)?;
                Some((shell.name_of_all(now), text))
            });
            if let Some((name, text)) = written.flatten() {
                here.write_file(&name, &text);
            }
        });
    }

    fn write_file(&self, name: &str, text: &str) {
        if let Err(error) = write_file(&self.window, &self.document, name, text) {
            web_sys::console::error_1(&error);
        }
    }

    /// Copies the text of the game on the screen.
    pub(super) fn copy_game(self: &Rc<Self>) {
        let Some(text) = self.read(|shell, _| shell.record()).flatten() else {
            return;
        };
        let here = Rc::clone(self);
        copy(&self.window, &text, move |worked| {
            here.change(|shell, _| shell.set_copied(worked));
        });
    }
}

/// Writes a text to a file, where the browser keeps files.
///
/// # Errors
/// What the browser throws.
pub(super) fn write_file(
    window: &Window,
    document: &Document,
    name: &str,
    text: &str,
) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(KIND);
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    let forget = Closure::once_into_js(move || {
        let _ = Url::revoke_object_url(&url);
    });
    let forget = forget.unchecked_ref();
    window.set_timeout_with_callback_and_timeout_and_arguments_0(forget, FETCHED)?;
    Ok(())
}

/// Copies a text and tells whether that worked: now, or when somebody has allowed it.
pub(super) fn copy(window: &Window, text: &str, tell: impl Fn(bool) + 'static) {
    let navigator = window.navigator();
    // Pages that came over an open line have no clipboard.
    let clipboard = Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        tell(copy_by_selecting(window, text).unwrap_or(false));
        return;
    }
    let tell = Rc::new(tell);
    let refused = Rc::clone(&tell);
    let (window, again) = (window.clone(), text.to_string());
    after(
        &navigator.clipboard().write_text(text),
        move |_| tell(true),
        move || refused(copy_by_selecting(&window, &again).unwrap_or(false)),
    );
}

/// The old way to copy: selects the text in a field of its own.
fn copy_by_selecting(window: &Window, text: &str) -> Option<bool> {
    let document: HtmlDocument = window.document()?.dyn_into().ok()?;
    let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    area.set_value(text);
    area.set_class_name("unseen");
    // Only what stands in the dialog in front can be selected.
    let front = document.query_selector("dialog[open]").ok().flatten();
    let parent = front.or_else(|| document.body().map(Into::into))?;
    parent.append_child(&area).ok()?;
    area.select();
    let copied = document.exec_command("copy").unwrap_or(false);
    area.remove();
    Some(copied)
}

/// Calls one of two when a promise is settled.
pub(super) fn after(
    promise: &Promise,
    mut done: impl FnMut(JsValue) + 'static,
    failed: impl Fn() + 'static,
) {
    let done = Closure::once(move |value: JsValue| done(value));
    let failed = Closure::once(move |_: JsValue| failed());
    let _ = promise.then2(&done, &failed);
    done.forget();
    failed.forget();
}
