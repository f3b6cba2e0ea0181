//! The element that embeds a board in a host page, and the events on it, which bubble through that page.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Element, HtmlElement};

use super::fault::PanicHandler;
use crate::features::embed::TaskReport;
use crate::stage::AboutTo;
use host::details::{BoardBeforeAction, Event};

/// The element that embeds a board in a host page: the target of its events.
pub(super) struct HostElement {
    element: HtmlElement,
    /// The state of the task in the last event.
    task: RefCell<Option<TaskReport>>,
    /// Shows a panic in what is left of the board.
    pub(super) panic_handler: Rc<PanicHandler>,
}

impl HostElement {
    pub(super) fn new(element: HtmlElement, root: &Element) -> Self {
        HostElement {
            panic_handler: PanicHandler::new(element.clone(), root.clone()),
            element,
            task: RefCell::default(),
        }
    }

    /// Forgets the state of the task, because the beginning of another one is no news.
    pub(super) fn forget_task(&self) {
        self.task.replace(None);
    }

    /// Whether the state of the task differs from the last event.
    pub(super) fn is_news(&self, report: Option<&TaskReport>) -> bool {
        let before = self.task.replace(report.cloned());
        before.is_some() && report.is_some() && before.as_ref() != report
    }

    /// Dispatches an event. The browser keeps errors in the host page's listeners away from the board.
    pub(super) fn tell(&self, event: &Event) {
        dispatch(&self.element, event);
    }
}

/// Converts a value to plain JavaScript data.
pub(super) fn value_of<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let made = value.serialize(&Serializer::json_compatible());
    made.unwrap_or(JsValue::NULL)
}

/// Dispatches an event that bubbles through the host page. Returns false if a listener cancelled it, which is only possible
/// before an action.
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

/// The `detail` of events that occur even if a board is only looked at.
fn detail_of(event: &Event) -> JsValue {
    match event {
        Event::Ready(nothing) | Event::End(nothing) => value_of(nothing),
        Event::Error(error) => value_of(error),
        Event::Question(question) => value_of(question),
        told => value_of(told),
    }
}

/// Whether no listener of the host page cancels a decision. During the event the board does nothing else.
pub(super) fn lets(element: &HtmlElement, about_to: &AboutTo) -> bool {
    let before = BoardBeforeAction {
        step: about_to.step as u32,
        seat: u32::from(about_to.seat.0) + 1,
        action: about_to.line.clone(),
    };
    dispatch(element, &Event::BeforeAction(before))
}
