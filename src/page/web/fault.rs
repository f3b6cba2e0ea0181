//! An embedded board that panics shows that in its own box, with its game to copy; the page around it and other boards go on.

use std::cell::{Cell, RefCell};
use std::panic::PanicHookInfo;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement};

use super::dom::after_delay;
use super::host_element::dispatch;
use super::panic::{add_record, add_text, piece};
use crate::messages::{Language, Texts, texts};
use host::details::{BoardError, Event};

/// Shows the panic of a board in what is left of it.
pub(super) struct PanicHandler {
    host: HtmlElement,
    root: Element,
    /// The record of the game as of the last update.
    record: RefCell<String>,
    broken: Cell<bool>,
}

thread_local! {
    /// The board that was called last: a panic is attributed to it.
    static AT_WORK: RefCell<Option<Rc<PanicHandler>>> = const { RefCell::new(None) };
}

impl PanicHandler {
    pub(super) fn new(host: HtmlElement, root: Element) -> Rc<Self> {
        Rc::new(PanicHandler {
            host,
            root,
            record: RefCell::default(),
            broken: Cell::new(false),
        })
    }

    /// Attributes panics to this board from now on.
    pub(super) fn begin(self: &Rc<Self>) {
        AT_WORK.with(|at_work| {
            if let Ok(mut at_work) = at_work.try_borrow_mut() {
                *at_work = Some(Rc::clone(self));
            }
        });
    }

    /// Stops attributing panics to this board.
    pub(super) fn end(self: &Rc<Self>) {
        AT_WORK.with(|at_work| {
            if let Ok(mut at_work) = at_work.try_borrow_mut() {
                at_work.take_if(|other| Rc::ptr_eq(other, self));
            }
        });
    }

    /// Keeps the record of the game, for the time after a panic.
    pub(super) fn keep(&self, record: String) {
        self.record.replace(record);
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken.get()
    }

    fn show(&self, info: &PanicHookInfo<'_>) -> Result<(), JsValue> {
        // Uses the module's own document: the board may have moved to another window, whose classes differ.
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.ok_or("a document")?;
        let texts = texts(self.language());
        let report = format!("Bastide {}\n{info}", env!("CARGO_PKG_VERSION"));
        let panel = self.panel(&document, texts, &report)?;
        self.root.set_text_content(None);
        self.root.append_child(&panel)?;
        // Not before the panic is over: the host page may then call other boards.
        let (host, message) = (self.host.clone(), texts.panic_title().to_string());
        let window = web_sys::window().ok_or("a window")?;
        after_delay(&window, 0, move || tell(&host, message));
        Ok(())
    }

    fn language(&self) -> Language {
        let whole = self.root.query_selector(".whole").ok().flatten();
        let code = whole.and_then(|whole| whole.get_attribute("lang"));
        let language = code.and_then(|code| Language::parse(&code));
        language.unwrap_or_default()
    }

    fn panel(&self, document: &Document, texts: &Texts, report: &str) -> Result<Element, JsValue> {
        let panel = piece(document, "div", "panic", None)?;
        panel.set_attribute("role", "alert")?;
        panel.append_child(&piece(document, "h1", "", Some(texts.panic_title()))?.into())?;
        add_text(document, &panel, texts.panic_report(), report, texts)?;
        let record = self.record.try_borrow();
        if let Some(record) = record.ok().filter(|record| !record.is_empty()) {
            add_record(document, &panel, &record, texts)?;
        }
        Ok(panel)
    }
}

/// Shows that the current board panicked. Returns whether there is one.
pub(super) fn show_panic(info: &PanicHookInfo<'_>) -> bool {
    let board = AT_WORK.with(|at_work| at_work.try_borrow().ok()?.clone());
    let Some(board) = board else {
        return false;
    };
    if !board.broken.replace(true) {
        let _ = board.show(info);
    }
    true
}

fn tell(host: &HtmlElement, message: String) {
    dispatch(host, &Event::Error(BoardError { message }));
}
