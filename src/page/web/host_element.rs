//! The element a host page has put a board in, and the events on it, which go up through that page.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Element, HtmlElement};

use super::fault::BoardBox;
use crate::features::embed::TaskReport;
use crate::stage::AboutTo;
use host::details::{BoardBeforeAction, Event};

/// The element a host page has put a board in: what happens is told there.
pub(super) struct HostElement {
    element: HtmlElement,
    /// How the task stood when that was told last.
    task: RefCell<Option<TaskReport>>,
    /// What is left of the board when it breaks.
    pub(super) board: Rc<BoardBox>,
}

impl HostElement {
    pub(super) fn new(element: HtmlElement, root: &Element) -> Self {
        HostElement {
            board: BoardBox::new(element.clone(), root.clone()),
            element,
            task: RefCell::default(),
        }
    }

    /// Another task may come, and how it begins is no news.
    pub(super) fn forget_task(&self) {
        self.task.replace(None);
    }

    /// Whether the task stands otherwise than it was told last.
    pub(super) fn is_news(&self, report: Option<&TaskReport>) -> bool {
        let before = self.task.replace(report.cloned());
        before.is_some() && report.is_some() && before.as_ref() != report
    }

    /// Tells what happened. What a host does with it, also when it fails, is nothing to the board: the browser keeps one from
    /// the other.
    pub(super) fn tell(&self, event: &Event) {
        dispatch(&self.element, event);
    }
}

/// A value as plain data of JavaScript.
pub(super) fn value_of<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let made = value.serialize(&Serializer::json_compatible());
    made.unwrap_or(JsValue::NULL)
}

/// Tells an element what happened, in an event that goes up through the host page. Returns whether no listener keeps it from
/// happening, which one can while it has not.
pub(super) fn dispatch(element: &HtmlElement, event: &Event) -> bool {
    let init = CustomEventInit::new();
    init.set_bubbles(true);
    init.set_composed(true);
    init.set_cancelable(matches!(event, Event::BeforeAction(_)));
    init.set_detail(&detail_of(event));
    let sent = CustomEvent::new_with_event_init_dict(event.name(), &init);
    let sent = sent.and_then(|event| element.dispatch_event(&event));
    sent.unwrap_or(true)
}

/// What is told while a board is only seen, and what it all begins with.
fn detail_of(event: &Event) -> JsValue {
    match event {
        Event::Ready(nothing) | Event::End(nothing) => value_of(nothing),
        Event::Error(error) => value_of(error),
        Event::Question(question) => value_of(question),
        told => detail_of_deed(told),
    }
}

/// What is told when somebody does something: a part of the module to itself.
#[inline(never)]
fn detail_of_deed(event: &Event) -> JsValue {
    value_of(event)
}

/// Whether no listener of the host keeps a decision from being made. While it is told the board does and says nothing else.
pub(super) fn lets(element: &HtmlElement, about_to: &AboutTo) -> bool {
    let before = BoardBeforeAction {
        step: about_to.step as u32,
        seat: u32::from(about_to.seat.0) + 1,
        action: about_to.line.clone(),
    };
    dispatch(element, &Event::BeforeAction(before))
}
