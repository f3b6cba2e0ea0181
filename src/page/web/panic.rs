//! A page that panics says so: a panel with a report and the last saved game, instead of a frozen board.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlTextAreaElement, Window};

use super::clipboard::copy;
use super::dom::remove_starting_panel;
use super::fault::show_panic;
use super::last_save::last_save;
use super::local_storage::LocalStorage;
use crate::messages::{Language, Texts, texts};

thread_local! {
    /// Whether the panel is shown: later panics only repeat it.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Makes panics show the panel.
pub(super) fn set_hook() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if show_panic(info) {
            return;
        }
        let first = SHOWN.with(|shown| !shown.replace(true));
        if first {
            let _ = show(info);
        }
    }));
}

/// Whether the page has panicked.
pub(super) fn is_shown() -> bool {
    SHOWN.with(Cell::get)
}

/// Breaks the page on purpose, to test how it fails.
pub(super) fn drill() {
    let stands = SHOWN.with(Cell::get);
    assert!(stands, "this is a drill");
}

fn show(info: &PanicHookInfo<'_>) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a window")?;
    let document = window.document().ok_or("a document")?;
    let texts = texts(language(&window, &document));
    let version = env!("CARGO_PKG_VERSION");
    let agent = window.navigator().user_agent().unwrap_or_default();
    let report = format!("Bastide {version}\n{info}\n{agent}");
    let panel: HtmlDialogElement = piece(&document, "dialog", "panic", None)?.dyn_into()?;
    panel.set_attribute("role", "alertdialog")?;
    panel.set_attribute("aria-label", texts.panic_title())?;
    for (tag, text) in [("h1", texts.panic_title()), ("p", texts.panic_text())] {
        panel.append_child(&piece(&document, tag, "", Some(text))?.into())?;
    }
    let head = piece(&document, "h2", "", Some(texts.panic_report()))?;
    panel.append_child(&head)?;
    add_text(&document, &panel, texts.panic_report(), &report, texts)?;
    let last = last_save();
    if let Some((_, record)) = &last {
        add_record(&document, &panel, record, texts)?;
    }
    let location = window.location();
    let reload = add_button(
        &document,
        &panel,
        "button primary",
        texts.reload(),
        move || {
            let _ = location.reload();
        },
    )?;
    if let Some((id, _)) = last {
        let (local, location) = (LocalStorage::new(&window), window.location());
        let name = texts.start_without();
        add_button(&document, &panel, "button", name, move || {
            local.leave_out(&id);
            let _ = location.reload();
        })?;
    }
    remove_starting_panel(&document);
    let body = document.body().ok_or("a body")?;
    body.append_child(&panel)?;
    // In front of any other dialog, which would make everything else inert.
    panel.show_modal()?;
    reload.focus()
}

/// The language the page was in, or else the browser's first language, if supported.
fn language(window: &Window, document: &Document) -> Language {
    let page = document
        .document_element()
        .and_then(|whole| whole.get_attribute("lang"));
    let browser = window.navigator().language();
    let tags = page.iter().chain(&browser);
    Language::choose(tags.map(String::as_str))
}

pub(super) fn piece(
    document: &Document,
    tag: &str,
    class: &str,
    text: Option<&str>,
) -> Result<Element, JsValue> {
    let element = document.create_element(tag)?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if text.is_some() {
        element.set_text_content(text);
    }
    Ok(element)
}

/// The last saved game, collapsed under a warning, because it may contain the hands of everybody at this screen.
pub(super) fn add_record(
    document: &Document,
    panel: &Element,
    record: &str,
    texts: &Texts,
) -> Result<(), JsValue> {
    let fold = piece(document, "details", "", None)?;
    let head = piece(document, "summary", "", Some(texts.panic_record()))?;
    let warning = piece(document, "span", "warning", Some(texts.gives_away()))?;
    head.append_child(&warning)?;
    fold.append_child(&head)?;
    add_text(document, &fold, texts.panic_record(), record, texts)?;
    panel.append_child(&fold)?;
    Ok(())
}

/// A text to copy, with a button for that.
pub(super) fn add_text(
    document: &Document,
    panel: &Element,
    name: &str,
    text: &str,
    texts: &Texts,
) -> Result<(), JsValue> {
    let area: HtmlTextAreaElement = document.create_element("textarea")?.dyn_into()?;
    area.set_read_only(true);
    area.set_value(text);
    area.set_attribute("aria-label", name)?;
    panel.append_child(&area)?;
    let button = piece(document, "button", "button", Some(texts.copy()))?;
    let copied = texts.copied();
    let button: HtmlElement = button.dyn_into()?;
    let (pressed, source) = (button.clone(), text.to_string());
    let run = Closure::<dyn FnMut()>::new(move || {
        // If copying fails, the text is at least selected.
        area.select();
        let pressed = pressed.clone();
        if let Some(window) = web_sys::window() {
            copy(&window, &source, move |worked| {
                if worked {
                    pressed.set_text_content(Some(copied));
                }
            });
        }
    });
    button.set_onclick(Some(run.as_ref().unchecked_ref()));
    run.forget();
    panel.append_child(&button)?;
    Ok(())
}

fn add_button(
    document: &Document,
    panel: &Element,
    class: &str,
    text: &str,
    run: impl FnMut() + 'static,
) -> Result<HtmlElement, JsValue> {
    let button: HtmlElement = piece(document, "button", class, Some(text))?.dyn_into()?;
    let run = Closure::<dyn FnMut()>::new(run);
    button.set_onclick(Some(run.as_ref().unchecked_ref()));
    run.forget();
    panel.append_child(&button)?;
    Ok(button)
}
