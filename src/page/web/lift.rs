//! What is dragged from one element to another: figures on the score track.
//!
//! `data-lift` names what something can do, `data-goal` what can be done where it is let go. What both name is pressed.

use std::cell::RefCell;
use std::rc::Rc;

use kurbo::{Point, Vec2};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

use super::dom::{listen, marked};
use super::page::Page;

/// How far a pointer moves before it drags, in pixels of the page.
const SLACK: f64 = 6.0;
/// The attribute of what is in the hand.
const LIFTED: &str = "data-lifted";

/// What a pointer holds.
struct Lift {
    pointer: i32,
    element: HtmlElement,
    ways: String,
    start: Point,
    moved: bool,
}

impl Lift {
    /// Takes hold of what an event happened on, if it can be dragged.
    fn begin(event: &PointerEvent) -> Option<Lift> {
        let (element, ways) = marked(event, "data-lift")?;
        Some(Lift {
            pointer: event.pointer_id(),
            element: element.dyn_into().ok()?,
            ways,
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
    fn way_to(&self, goal: &Element) -> Option<String> {
        let goals = goal.closest("[data-goal]").ok()??;
        let goals = goals.get_attribute("data-goal")?;
        let mut ways = self.ways.split(' ');
        let way = ways.find(|way| goals.split(' ').any(|goal| goal == *way))?;
        Some(format!("move {way}"))
    }
}

fn place(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Attaches it to the page.
pub fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let held: Rc<RefCell<Option<Lift>>> = Rc::default();
    let here = Rc::clone(&held);
    listen(&page.root, "pointerdown", move |event: PointerEvent| {
        if event.button() == 0 && here.borrow().is_none() {
            here.replace(Lift::begin(&event));
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
        .and_then(|goal| lift.way_to(&goal));
    if let Some(way) = way {
        page.change(|app, now| app.press(&way, now));
    }
}
