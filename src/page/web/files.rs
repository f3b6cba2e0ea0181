//! Games as files: written by a link to a blob, read from a file that is chosen, dropped or pasted; and copying.

use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, BlobPropertyBag, ClipboardEvent, Document, DragEvent, Event, File, HtmlAnchorElement,
    HtmlDocument, HtmlInputElement, HtmlTextAreaElement, Url, Window,
};

use super::chat::Messenger;
use super::dom::{add_listener, after_delay};
use super::page::Page;
use super::saves::local_time;
use crate::context::effects::HandsTold;
use crate::context::saved::Saved;
use crate::features::saves::file::{HEAD, LARGEST, largest};
use engine::link::is_link;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::paint::png::pixels;

/// The kind of our files: nothing that a browser would show instead of keeping it.
const KIND: &str = "application/octet-stream";
/// How long the browser may take to fetch a file that it writes, in milliseconds.
const FETCHED: i32 = 60_000;

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
                here.change(|shell, _| shell.cx.hold_over(true));
            }
        })?;
    }
    let here = Rc::clone(page);
    add_listener(&page.window, "dragleave", move |event: DragEvent| {
        if event.related_target().is_none() {
            here.change(|shell, _| shell.cx.hold_over(false));
        }
    })?;
    let here = Rc::clone(page);
    add_listener(&page.window, "drop", move |event: DragEvent| {
        if !brings_files(&event) {
            return;
        }
        event.prevent_default();
        here.change(|shell, _| shell.cx.hold_over(false));
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

/// The text of a game, its link or a picture of it may be pasted anywhere but into a field.
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
            here.change(|shell, now| shell.take_in(&text, now));
        } else if let Some(file) = file {
            event.prevent_default();
            here.read_file(&file);
        }
    })
}

/// Whether a pasted text is meant for the page.
fn is_game(text: &str) -> bool {
    text.trim_start().starts_with("bastide ") || is_link(text)
}

/// The promise of the QR codes in a picture.
fn codes_in(bitmap: &JsValue) -> Result<Promise, JsValue> {
    let detector = Reflect::get(&js_sys::global(), &"BarcodeDetector".into())?;
    let detector = detector.dyn_ref::<Function>().ok_or("no such browser")?;
    let detector = Reflect::construct(detector, &Array::new())?;
    let detect: Function = Reflect::get(&detector, &"detect".into())?.dyn_into()?;
    detect.call1(&detector, bitmap)?.dyn_into()
}

/// Whether a picture may be unpacked, to look for a printed link: sheets and screens have no more pixels. Where only its length
/// is known, that is short.
fn is_small(head: &[u8], picture: &File) -> bool {
    pixels(head).map_or(picture.size() < 8e6, |pixels| pixels < 40_000_000)
}

impl Page {
    /// Lets somebody choose a file.
    #[inline(never)]
    pub(super) fn choose_file(&self) {
        let field = self.document.get_element_by_id("file");
        if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) {
            field.click();
        }
    }

    /// Opens the game of a file as soon as it is read.
    pub(super) fn read_file(self: &Rc<Self>, file: &File) {
        if file.size() > LARGEST as f64 {
            self.change(|shell, _| shell.cx.refuse_too_long());
            return;
        }
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let picture = file.clone();
        after(
            &file.array_buffer(),
            move |bytes| {
                let bytes = Uint8Array::new(&bytes);
                let head = bytes.subarray(0, HEAD).to_vec();
                let has_game = here.change(|shell, now| match bytes.length() > largest(&head) {
                    true => {
                        shell.cx.refuse_too_long();
                        true
                    }
                    false => shell.take_file(&bytes.to_vec(), &picture.type_(), now),
                });
                match has_game {
                    Some(false) if is_small(&head, &picture) => here.read_printed(&picture),
                    Some(false) => {
                        _ = here.change(|shell, _| shell.cx.refuse_picture_without_game())
                    }
                    _ => {}
                }
            },
            move || failed.refuse_file(),
        );
    }

    /// Opens the link that is printed on a picture, where the browser reads such codes.
    fn read_printed(self: &Rc<Self>, picture: &File) {
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let refuse =
            |page: &Rc<Self>| _ = page.change(|shell, _| shell.cx.refuse_picture_without_game());
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
                    Some(link) => _ = read.change(|shell, now| shell.take_in(&link, now)),
                    None => refuse(&read),
                }
            };
            after(&codes, found, move || refuse(&unread));
        };
        after(&bitmap, seen, move || refuse(&failed));
    }

    pub(super) fn refuse_file(self: &Rc<Self>) {
        let (line, trouble) = (1, LineTrouble::NotARecord.into());
        self.change(|shell, _| shell.cx.refuse_import(RecordError { line, trouble }));
    }

    /// Writes the game on the screen to a file.
    pub(super) fn export(self: &Rc<Self>) {
        let now = local_time(&js_sys::Date::new_0());
        let game = self.read(|shell, _| Some((shell.cx.file_name(now), shell.cx.record()?)));
        if let Some((name, text)) = game.flatten() {
            self.write_file(&name, &text);
        }
    }

    /// Writes a saved game to a file, whether it can be read or not.
    #[inline(never)]
    pub(super) fn export_save(self: &Rc<Self>, id: &str) {
        let (here, name) = (Rc::clone(self), format!("bastide-{id}.bastide"));
        self.store.text(id, move |text| {
            if let Some(text) = text {
                here.write_file(&name, &text);
            }
        });
    }

    /// Writes all saved games to one file, but those whose hands are secret.
    #[inline(never)]
    pub(super) fn export_all(self: &Rc<Self>, told: HandsTold) {
        let here = Rc::clone(self);
        self.store.games(move |games| {
            let now = local_time(&js_sys::Date::new_0());
            let games: Vec<(Saved, String)> = (games.into_iter())
                .map(|save| (here.listed(&save), save.text))
                .collect();
            let written = here.change(|shell, _| {
                let text = shell.cx.export_all(&games, told)?;
                Some((shell.cx.name_of_all(now), text))
            });
            if let Some((name, text)) = written.flatten() {
                here.write_file(&name, &text);
            }
        });
    }

    pub(super) fn write_file(self: &Rc<Self>, name: &str, text: &str) {
        self.write_part(name, &text.into());
    }

    /// Writes a text, or bytes, to a file, and tells what it is called.
    pub(super) fn write_part(self: &Rc<Self>, name: &str, part: &JsValue) {
        match write_part(&self.window, &self.document, name, part) {
            Ok(()) => _ = self.change(|shell, now| shell.cx.tell_saved(name, now)),
            Err(error) => web_sys::console::error_1(&error),
        }
    }

    /// Copies the text of the game on the screen.
    #[inline(never)]
    pub(super) fn copy_game(self: &Rc<Self>) {
        let Some(text) = self.read(|shell, _| shell.cx.record()).flatten() else {
            return;
        };
        let here = Rc::clone(self);
        copy(&self.window, &text, move |worked| {
            here.change(|shell, now| shell.cx.set_copied(worked, now));
        });
    }
}

/// Writes a text to a file, where the browser keeps files; in a messenger it is offered to a chat.
///
/// # Errors
/// What the browser throws.
pub(super) fn write_file(
    window: &Window,
    document: &Document,
    name: &str,
    text: &str,
) -> Result<(), JsValue> {
    write_part(window, document, name, &text.into())
}

fn write_part(
    window: &Window,
    document: &Document,
    name: &str,
    part: &JsValue,
) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(KIND);
    let parts = Array::of1(part);
    let blob = Blob::new_with_blob_sequence_and_options(&parts, &options)?;
    let messenger = Messenger::of(window);
    if messenger.is_some_and(|messenger| messenger.give_file(name, &blob).is_some()) {
        return Ok(());
    }
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    after_delay(window, FETCHED, move || {
        let _ = Url::revoke_object_url(&url);
    });
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
