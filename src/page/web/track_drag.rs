//! Dragging from one element to another: figures on the score track, and tiles from the workshop's palette to the board.
//!
//! A drop makes the decision that both the dragged element and the target list. A tile is handed over to the board, which handles
//! the pointer from then on.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

use super::dom::target;
use super::listeners::{at, device};
use super::page::Page;
use crate::elements::workshop::WorkshopIntent;
use crate::elements::{Bindings, Intent};
use engine::tiles::TileId;

/// How far a pointer moves before it drags, in CSS pixels.
const DRAG_SLOP: f64 = 6.0;
/// The attribute of the dragged element.
const DRAGGED: &str = "data-dragged";

/// A drag of an element.
struct Drag {
    pointer: i32,
    element: HtmlElement,
    bindings: Bindings,
    start: Point,
    moved: bool,
}

impl Drag {
    /// Starts dragging the element of an event, if it is draggable.
    fn begin(page: &Page, event: &PointerEvent) -> Option<Drag> {
        let draggable = |bindings: &Bindings| {
            let drags = !bindings.drag.is_empty() || carried(bindings).is_some();
            drags.then(|| bindings.clone())
        };
        let (element, bindings) = page.bindings.nearest(&target(event)?, draggable)?;
        Some(Drag {
            pointer: event.pointer_id(),
            element: element.dyn_into().ok()?,
            bindings,
            start: place(event),
            moved: false,
        })
    }

    /// Moves it with the pointer.
    fn follow(&mut self, event: &PointerEvent) {
        let by: Vec2 = place(event) - self.start;
        self.moved |= by.hypot() > DRAG_SLOP;
        if self.moved && carried(&self.bindings).is_none() {
            let _ = self.element.set_attribute(DRAGGED, "");
            let moved = format!("translate({}px, {}px)", by.x, by.y);
            let _ = self.element.style().set_property("transform", &moved);
        }
    }

    /// Puts it back where it was.
    fn end(&self) {
        let _ = self.element.remove_attribute(DRAGGED);
        let _ = self.element.style().remove_property("transform");
    }

    /// The intent of dropping it on a target.
    fn intent_on(&self, page: &Page, target: &Element) -> Option<Intent> {
        let droppable = |bindings: &Bindings| (!bindings.drop.is_empty()).then(|| bindings.clone());
        let (_, there) = page.bindings.nearest(target, droppable)?;
        self.bindings.dropped_on(&there)
    }
}

/// The tile that an element takes in hand when pressed.
fn carried(bindings: &Bindings) -> Option<TileId> {
    match bindings.press {
        Some(Intent::Workshop(WorkshopIntent::Take(tile))) => Some(tile),
        _ => None,
    }
}

/// Hands a tile over to the board when it begins to move, together with the pointer.
fn hand_over(page: &Rc<Page>, tile: TileId, event: &PointerEvent) {
    let canvas = page.canvas.borrow().canvas.clone();
    let _ = canvas.set_pointer_capture(event.pointer_id());
    let (id, device, at) = (event.pointer_id(), device(event), at(page, event));
    page.change(|app, _| app.drafts.carry_tile(tile, (id, device, at)));
}

fn place(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Attaches the listeners for drags.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let held: Rc<RefCell<Option<Drag>>> = Rc::default();
    let (here, page_here) = (Rc::clone(&held), Rc::clone(page));
    page.hear(
        &page.root.element,
        "pointerdown",
        move |event: PointerEvent| {
            if event.button() == 0 && here.borrow().is_none() {
                here.replace(Drag::begin(&page_here, &event));
            }
        },
    )?;
    let (here, page_here) = (Rc::clone(&held), Rc::clone(page));
    page.hear(&page.window, "pointermove", move |event: PointerEvent| {
        let mut held = here.borrow_mut();
        if let Some(drag) = held.as_mut().filter(|drag| is_of(drag, &event)) {
            drag.follow(&event);
        }
        let goes_on = |drag: &mut Drag| drag.moved && carried(&drag.bindings).is_some();
        let tile = held
            .take_if(goes_on)
            .and_then(|drag| carried(&drag.bindings));
        drop(held);
        if let Some(tile) = tile {
            hand_over(&page_here, tile, &event);
        }
    })?;
    let (here, page_here) = (Rc::clone(&held), Rc::clone(page));
    page.hear(&page.window, "pointerup", move |event: PointerEvent| {
        let drag = here.borrow_mut().take_if(|drag| is_of(drag, &event));
        if let Some(drag) = drag {
            drop_at(&page_here, &drag, &event);
        }
    })?;
    page.hear(&page.window, "pointercancel", move |event: PointerEvent| {
        if let Some(drag) = held.borrow_mut().take_if(|drag| is_of(drag, &event)) {
            drag.end();
        }
    })
}

fn is_of(drag: &Drag, event: &PointerEvent) -> bool {
    drag.pointer == event.pointer_id()
}

/// Carries out a drop; a press that did not move is a click, which is handled elsewhere.
fn drop_at(page: &Rc<Page>, drag: &Drag, event: &PointerEvent) {
    let target = page.root.under(event);
    drag.end();
    let intent = target
        .filter(|_| drag.moved)
        .and_then(|target| drag.intent_on(page, &target));
    if let Some(intent) = intent {
        page.change(|app, now| app.press(intent, now));
    }
}
