//! A page that broke says so: a panel with a report and the last saved game, instead of a frozen board.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, HtmlTextAreaElement, Window};

use super::storage::last_saved;
use crate::i18n::{Language, Texts, texts};

thread_local! {
    /// Whether the panel stands already: what breaks afterwards only repeats it.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// From now on a panic shows the panel.
pub fn guard() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let first = SHOWN.with(|shown| !shown.replace(true));
        if first {
            let _ = show(info);
        }
    }));
}

/// Breaks the page on purpose, to see what it says then.
pub fn drill() {
    let stands = SHOWN.with(Cell::get);
    assert!(stands, "this is a drill");
}

fn show(info: &PanicHookInfo<'_>) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a window")?;
    let document = window.document().ok_or("a document")?;
    let language = window
        .navigator()
        .language()
        .and_then(|tag| Language::parse(&tag));
    let texts = texts(language.unwrap_or_default());
    let version = env!("CARGO_PKG_VERSION");
    let agent = window.navigator().user_agent().unwrap_or_default();
    let report = format!("Bastide {version}\n{info}\n{agent}");
    let panel = piece(&document, "div", "panic", None)?;
    panel.set_attribute("role", "alertdialog")?;
    for (tag, text) in [("h1", texts.panic_title()), ("p", texts.panic_text())] {
        panel.append_child(&piece(&document, tag, "", Some(text))?.into())?;
    }
    add_text(&document, &panel, texts.panic_report(), &report, texts)?;
    if let Some(record) = last_saved(&window) {
        add_text(&document, &panel, texts.panic_record(), &record, texts)?;
    }
    add_reload(&window, &document, &panel, texts.reload())?;
    let body = document.body().ok_or("a body")?;
    body.append_child(&panel)?;
    Ok(())
}

fn piece(
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

/// A text to be copied, with its head and a button.
fn add_text(
    document: &Document,
    panel: &Element,
    head: &str,
    text: &str,
    texts: &dyn Texts,
) -> Result<(), JsValue> {
    panel.append_child(&piece(document, "h2", "", Some(head))?.into())?;
    let area: HtmlTextAreaElement = document.create_element("textarea")?.dyn_into()?;
    area.set_read_only(true);
    area.set_value(text);
    area.set_attribute("aria-label", head)?;
    panel.append_child(&area)?;
    let copy = piece(document, "button", "button", Some(texts.copy()))?;
    let copied = texts.copied();
    let button: HtmlElement = copy.dyn_into()?;
    let (pressed, source) = (button.clone(), text.to_string());
    let run = Closure::<dyn FnMut()>::new(move || {
        area.select();
        if let Some(window) = web_sys::window() {
            let _ = window.navigator().clipboard().write_text(&source);
        }
        pressed.set_text_content(Some(copied));
    });
    button.set_onclick(Some(run.as_ref().unchecked_ref()));
    run.forget();
    panel.append_child(&button)?;
    Ok(())
}

fn add_reload(
    window: &Window,
    document: &Document,
    panel: &Element,
    text: &str,
) -> Result<(), JsValue> {
    let button: HtmlElement =
        piece(document, "button", "button primary", Some(text))?.dyn_into()?;
    let location = window.location();
    let run = Closure::<dyn FnMut()>::new(move || {
        let _ = location.reload();
    });
    button.set_onclick(Some(run.as_ref().unchecked_ref()));
    run.forget();
    panel.append_child(&button)?;
    button.focus()
}
