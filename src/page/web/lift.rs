//! What is dragged from one element to another: figures on the score track.
//!
//! What something can do when it is dragged, and what can be done where it is let go: what is both is done.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

use super::dom::{listen, target};
use super::page::Page;
use crate::elements::{Bindings, Intent};

/// How far a pointer moves before it drags, in pixels of the page.
const SLACK: f64 = 6.0;
/// The attribute of what is in the hand.
const LIFTED: &str = "data-lifted";

/// What a pointer holds.
struct Lift {
    pointer: i32,
    element: HtmlElement,
    bindings: Bindings,
    start: Point,
    moved: bool,
}

impl Lift {
    /// Takes hold of what an event happened on, if it can be dragged.
    fn begin(page: &Page, event: &PointerEvent) -> Option<Lift> {
        let lifted = |bound: &Bindings| (!bound.lift.is_empty()).then(|| bound.clone());
        let (element, bindings) = page.bound.nearest(&target(event)?, lifted)?;
        Some(Lift {
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
        self.moved |= by.hypot() > SLACK;
        if self.moved {
            let _ = self.element.set_attribute(LIFTED, "");
            let moved = format!("translate({}px, {}px)", by.x, by.y);
            let _ = self.element.style().set_property("transform", &moved);
        }
    }

    /// Lets it go back to where it stood.
    fn let_go(&self) {
        let _ = self.element.remove_attribute(LIFTED);
        let _ = self.element.style().remove_property("transform");
    }

    /// What it does where it is let go.
    fn way_to(&self, page: &Page, goal: &Element) -> Option<Intent> {
        let goals = |bound: &Bindings| (!bound.goal.is_empty()).then(|| bound.clone());
        let (_, goals) = page.bound.nearest(goal, goals)?;
        self.bindings.dropped_on(&goals)
    }
}

fn place(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Attaches it to the page.
pub fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let held: Rc<RefCell<Option<Lift>>> = Rc::default();
    let (here, page_here) = (Rc::clone(&held), Rc::clone(page));
    listen(&page.root, "pointerdown", move |event: PointerEvent| {
        if event.button() == 0 && here.borrow().is_none() {
            here.replace(Lift::begin(&page_here, &event));
        }
    })?;
    let here = Rc::clone(&held);
    listen(&page.window, "pointermove", move |event: PointerEvent| {
        let mut held = here.borrow_mut();
        if let Some(lift) = held.as_mut().filter(|lift| is_of(lift, &event)) {
            lift.follow(&event);
        }
    })?;
    let (here, page_here) = (Rc::clone(&held), Rc::clone(page));
    listen(&page.window, "pointerup", move |event: PointerEvent| {
        let lift = here.borrow_mut().take_if(|lift| is_of(lift, &event));
        if let Some(lift) = lift {
            drop_at(&page_here, &lift, &event);
        }
    })?;
    listen(&page.window, "pointercancel", move |event: PointerEvent| {
        if let Some(lift) = held.borrow_mut().take_if(|lift| is_of(lift, &event)) {
            lift.let_go();
        }
    })
}

fn is_of(lift: &Lift, event: &PointerEvent) -> bool {
    lift.pointer == event.pointer_id()
}

/// A drag that ends on a goal is what the goal says; a press that did not move is a click, which is heard elsewhere.
fn drop_at(page: &Rc<Page>, lift: &Lift, event: &PointerEvent) {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let goal = page.document.element_from_point(x, y);
    lift.let_go();
    let way = goal
        .filter(|_| lift.moved)
        .and_then(|goal| lift.way_to(page, &goal));
    if let Some(way) = way {
        page.change(|app, now| app.press(way, now));
    }
}
