//! Moves the focus where the app wants it and never loses it; positions the grid over the board.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::page::Page;
use crate::elements::intent::{Area, Target};
use crate::elements::tree::NEWS;

impl Page {
    /// The element with the focus, if any.
    pub(super) fn focused(&self) -> Option<Element> {
        self.root.focused()
    }

    pub(super) fn has_dialog(&self) -> bool {
        self.find("dialog[open]").is_some()
    }

    /// The element that opened the dialog that has just closed, if it can still be pressed; not the bar, which has the focus only
    /// as a fallback.
    fn take_opener(&self) -> Option<Element> {
        let opener = self.opener.take()?;
        let usable = opener.is_connected() && !opener.has_attribute("disabled");
        (usable && !is_bar(&opener)).then_some(opener)
    }

    /// Scrolls the pressed element of a dialog back into view after the text size has changed.
    pub(super) fn keep_pressed_in_sight(&self) {
        let pressed = self.focused();
        let inside = pressed.filter(|one| one.closest("dialog").ok().flatten().is_some());
        if let Some(pressed) = inside {
            scroll_into_sight(&pressed);
        }
    }

    /// After a dialog has closed and the browser has restored the focus to the bar, which was only a fallback, moves it to where
    /// the next decision is made.
    pub(super) fn leave_bar(&self) {
        if self.focused().as_ref().is_some_and(is_bar)
            && let Some(stop) = self.read(|app, _| app.cx.focus_fallback())
        {
            self.focus_on(&stop);
        }
    }

    /// Moves the focus where the app requests it, or to the fallback if its element (`before`) is gone.
    pub(super) fn keep_focus(self: &Rc<Self>, before: bool) {
        let request = self.update(|app, _| app.cx.take_focus_request()).flatten();
        let focused = self.focused();
        // An embedded board never takes the focus from the page around it.
        if self.host.is_some() && !before && focused.is_none() {
            return;
        }
        let plays = |element: &Element| element.closest("[data-play]").ok().flatten().is_some();
        let free = focused.as_ref().is_none_or(plays);
        let dialog = self.find("dialog[open]");
        match (request, dialog) {
            (Some(request), Some(dialog)) if request.inside => {
                let selector = self.selector(&request.target);
                let found = selector.and_then(|css| dialog.query_selector(&css).ok().flatten());
                let whole = found.as_ref().map(|one| one.closest("[data-whole]"));
                focus(found);
                let news = dialog.query_selector(&format!("[{NEWS}]")).ok().flatten();
                for seen in whole.and_then(Result::ok).flatten().into_iter().chain(news) {
                    scroll_into_sight(&seen);
                }
            }
            (_, Some(dialog)) if before && focused.is_none() => into_dialog(&dialog),
            (_, Some(_)) => {}
            (Some(request), None) if request.firm || free => self.focus_on(&request.target),
            (_, None) if before && focused.is_none() => {
                let opener = self.take_opener();
                if opener.is_some() {
                    focus(opener);
                } else if let Some(stop) = self.read(|app, _| app.cx.focus_fallback()) {
                    self.focus_on(&stop);
                }
            }
            _ => {}
        }
    }

    fn find(&self, css: &str) -> Option<Element> {
        self.root.find(css)
    }

    /// Focuses an element of the page, or the bar if there is no such element.
    fn focus_on(&self, stop: &Target) {
        let found = self.selector(stop).and_then(|css| self.find(&css));
        focus(found.or_else(|| self.find(&in_area(Area::Dock))));
    }

    /// A selector of a focus target.
    fn selector(&self, stop: &Target) -> Option<String> {
        match stop {
            Target::Press(intent) => self.bindings.selector(intent),
            Target::Area(area) => Some(in_area(*area)),
        }
    }

    /// Positions the grid over the board. Writes nothing while the board does not move.
    pub(super) fn place_grid(&self) {
        let Some(Some(frame)) = self.read(|app, now| app.frame(now)) else {
            return;
        };
        if self.grid_frame.replace(Some(frame)) == Some(frame) {
            return;
        }
        let (x, y) = frame.origin;
        let every = frame.every.to_string();
        for css in [".cells", ".coordinates"] {
            let Some(Ok(grid)) = self.find(css).map(|grid| grid.dyn_into::<HtmlElement>()) else {
                continue;
            };
            let _ = grid.set_attribute("data-every", &every);
            let lengths = [("--x", x), ("--y", y), ("--zoom", frame.zoom)];
            for (name, length) in lengths {
                let _ = grid.style().set_property(name, &format!("{length:.2}px"));
            }
        }
    }
}

fn in_area(area: Area) -> String {
    format!("[data-area=\"{}\"]", area.name())
}

/// Scrolls the containers of an element as little as necessary to show all of it.
fn scroll_into_sight(element: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
}

/// Whether this is the bar itself, which has the focus only as a fallback.
fn is_bar(element: &Element) -> bool {
    element.get_attribute("data-area").as_deref() == Some(Area::Dock.name())
}

/// Focuses the most important element of a dialog, or else its first button.
fn into_dialog(dialog: &Element) {
    let find = |css: &str| dialog.query_selector(css).ok().flatten();
    focus(find("[data-first]").or_else(|| find("button")));
}

fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
