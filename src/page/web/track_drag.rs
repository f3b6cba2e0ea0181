//! What is dragged from one element to another: figures on the score track; and tiles from the palette of the workshop onto
//! the board.
//!
//! What something can do when it is dragged, and what can be done where it is let go: what is both is done. A tile goes on as
//! one that is carried over the board, which hears of the pointer from then on.

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

/// How far a pointer moves before it drags, in pixels of the page.
const DRAG_SLOP: f64 = 6.0;
/// The attribute of what is being dragged.
const DRAGGED: &str = "data-dragged";

/// What a pointer drags.
struct Drag {
    pointer: i32,
    element: HtmlElement,
    bindings: Bindings,
    start: Point,
    moved: bool,
}

impl Drag {
    /// Takes hold of what an event happened on, if it can be dragged.
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

    /// Lets it go back to where it stood.
    fn end(&self) {
        let _ = self.element.remove_attribute(DRAGGED);
        let _ = self.element.style().remove_property("transform");
    }

    /// What it does where it is let go.
    fn intent_on(&self, page: &Page, target: &Element) -> Option<Intent> {
        let droppable = |bindings: &Bindings| (!bindings.drop.is_empty()).then(|| bindings.clone());
        let (_, there) = page.bindings.nearest(target, droppable)?;
        self.bindings.dropped_on(&there)
    }
}

/// The tile that something takes in hand when it is pressed.
fn carried(bindings: &Bindings) -> Option<TileId> {
    match bindings.press {
        Some(Intent::Workshop(WorkshopIntent::Take(tile))) => Some(tile),
        _ => None,
    }
}

/// Gives a tile that begins to move to the board, with the pointer that moves it.
fn hand_over(page: &Rc<Page>, tile: TileId, event: &PointerEvent) {
    let canvas = page.canvas.borrow().canvas.clone();
    let _ = canvas.set_pointer_capture(event.pointer_id());
    let (id, device, at) = (event.pointer_id(), device(event), at(page, event));
    page.change(|app, _| app.drafts.carry_tile(tile, (id, device, at)));
}

fn place(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Attaches it to the page.
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

/// A drag that ends where something can be done is that; a press that did not move is a click, which is heard elsewhere.
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
