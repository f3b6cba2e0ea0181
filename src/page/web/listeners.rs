//! Event listeners: pointers, wheel, presses, sizes, other tabs.

use std::cell::Cell;
use std::rc::Rc;

use kurbo::{Point, Vec2};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    BeforeUnloadEvent, Element, Event, FocusEvent, FocusOptions, HtmlInputElement,
    HtmlSelectElement, HtmlTextAreaElement, MouseEvent, PointerEvent, ResizeObserver, WheelEvent,
};

use super::dom::{add_listener, target};
use super::page::Page;
use super::{full_screen, keyboard, probe};
use crate::elements::tree::HOVER_TITLE;
use crate::elements::{Bindings, Command, Intent};
use crate::stage::{Device, Input};

/// Attaches the listeners of a board.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    pointers(page)?;
    presses(page)?;
    keyboard::attach(page)?;
    sizes(page)
}

/// Attaches the listeners of a page that has the window to itself.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach_to_page(page: &Rc<Page>) -> Result<(), JsValue> {
    full_screen::attach(page)?;
    listen_for_leaving_and_other_tabs(page)?;
    probe::attach(page)
}

/// The device of a pointer.
pub(super) fn device(event: &PointerEvent) -> Device {
    match event.pointer_type().as_str() {
        "touch" => Device::Finger,
        "pen" => Device::Pen,
        _ => Device::Mouse,
    }
}

/// The position of a pointer in the viewport.
fn seen_at(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The position of a pointer on the board, in CSS pixels.
pub(super) fn at(page: &Page, event: &MouseEvent) -> Point {
    seen_at(event) - page.root.corner()
}

fn pointers(page: &Rc<Page>) -> Result<(), JsValue> {
    let canvas = page.canvas.borrow().canvas.clone();
    let (here, held) = (Rc::clone(page), canvas.clone());
    // The browser's time stamp of the last press, not when a busy page handled it.
    let down = Rc::new(Cell::new(0.0));
    let begun = Rc::clone(&down);
    page.hear(&canvas, "pointerdown", move |event: PointerEvent| {
        if event.button() == 0 {
            begun.set(event.time_stamp());
            let _ = held.set_pointer_capture(event.pointer_id());
            let (id, device, at) = (event.pointer_id(), device(&event), at(&here, &event));
            match here.host {
                // A finger may be about to scroll the page, so only a tap focuses the board (`bastide-board.js`).
                Some(_) if device == Device::Finger => {}
                Some(_) => take_focus(&held),
                None => blur(&here),
            }
            here.input(Input::Down { id, device, at });
        }
    })?;
    let here = Rc::clone(page);
    page.hear(&canvas, "pointermove", move |event: PointerEvent| {
        let (id, device, at) = (event.pointer_id(), device(&event), at(&here, &event));
        if !here.waits_for_parts() {
            here.input(Input::Move { id, device, at });
        }
    })?;
    let here = Rc::clone(page);
    page.hear(&canvas, "pointerup", move |event: PointerEvent| {
        if event.button() == 0 {
            let (id, at) = (event.pointer_id(), at(&here, &event));
            here.update(|app, _| app.cx.end_press(event.time_stamp() - down.get()));
            here.input(Input::Up { id, at });
        }
    })?;
    for kind in ["pointercancel", "pointerleave"] {
        let here = Rc::clone(page);
        page.hear(&canvas, kind, move |event: PointerEvent| {
            let id = event.pointer_id();
            if !here.waits_for_parts() {
                here.input(Input::Gone { id });
            }
        })?;
    }
    second_button(page, &canvas)
}

/// The secondary button, alone or while the first one holds the tile, and the wheel.
fn second_button(page: &Rc<Page>, canvas: &Element) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    page.hear(canvas, "mousedown", move |event: MouseEvent| {
        if event.button() == 2 {
            here.input(Input::Turn);
        }
    })?;
    page.hear(canvas, "contextmenu", |event: Event| {
        event.prevent_default()
    })?;
    let here = Rc::clone(page);
    page.hear(canvas, "wheel", move |event: WheelEvent| {
        // Scrolling a page must not zoom an embedded board that passes under the mouse.
        if here.host.is_some() && here.root.focused().is_none() {
            return;
        }
        event.prevent_default();
        let line = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE {
            30.0
        } else {
            1.0
        };
        let by = Vec2::new(event.delta_x(), event.delta_y()) * line;
        let (at, pinch) = (at(&here, &event), event.ctrl_key());
        here.input(Input::Wheel { at, by, pinch });
    })
}

/// Focuses the canvas of an embedded board: from now on it receives the wheel and keys.
fn take_focus(canvas: &Element) {
    if let Some(canvas) = canvas.dyn_ref::<web_sys::HtmlElement>() {
        // Without scrolling, which would move the pressed place away from the pointer.
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        let _ = canvas.focus_with_options(&still);
    }
}

/// Removes the focus from buttons when the board is touched, so that keys are for the board.
fn blur(page: &Page) {
    let active = page.root.focused();
    if let Some(active) = active.and_then(|active| active.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = active.blur();
    }
}

/// The wanted binding of the element of an event, or of its nearest ancestor with one.
fn meant<T>(
    page: &Page,
    event: &Event,
    wanted: impl Fn(&Bindings) -> Option<T>,
) -> Option<(Element, T)> {
    page.bindings.nearest(&target(event)?, wanted)
}

fn presses(page: &Rc<Page>) -> Result<(), JsValue> {
    let root = page.root.element.clone();
    let here = Rc::clone(page);
    page.hear(&root, "click", move |event: MouseEvent| {
        // A click with count 0 comes from a key or a screen reader.
        here.update(|app, _| app.cx.note_input(event.detail() == 0));
        if let Some((_, intent)) = meant(&here, &event, |bindings| bindings.press.clone()) {
            here.change(|app, now| app.press(intent, now));
        } else if let Some((_, light)) = meant(&here, &event, |bindings| bindings.light) {
            here.change(|app, now| app.tell_where(light, now));
        }
    })?;
    for kind in ["input", "change"] {
        let here = Rc::clone(page);
        page.hear(&root, kind, move |event: Event| {
            if let Some((element, field)) = meant(&here, &event, |bindings| bindings.field) {
                let value = value_of(&element);
                here.change(|app, _| app.fill_in(field, &value));
            }
        })?;
    }
    backdrop(page, &root)?;
    // The back gesture of a phone acts like Escape: the app knows what is behind a dialog, or inside it.
    let here = Rc::clone(page);
    page.hear_first(&root, "cancel", move |event: Event| {
        event.prevent_default();
        here.change(|app, now| app.press_key("Escape", now));
    })?;
    listen_for_pointing_and_focus(page, &root)
}

/// A press on the backdrop closes a dialog, if it begins and ends there: selecting text in the dialog may end outside.
fn backdrop(page: &Rc<Page>, root: &Element) -> Result<(), JsValue> {
    let begun = Rc::new(Cell::new(false));
    let begins = Rc::clone(&begun);
    page.hear(root, "pointerdown", move |event: PointerEvent| {
        begins.set(is_beside_dialog(&event));
    })?;
    let here = Rc::clone(page);
    page.hear(root, "click", move |event: MouseEvent| {
        if begun.replace(false) && is_beside_dialog(&event) {
            here.change(|app, now| app.press(Intent::Command(Command::Close), now));
        }
    })
}

/// Whether a pointer is on the backdrop of a dialog.
fn is_beside_dialog(event: &MouseEvent) -> bool {
    let target = event.target();
    let Some(target) = target.and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    if target.matches(".front").unwrap_or(false) {
        return true;
    }
    let (rect, at) = (target.get_bounding_client_rect(), seen_at(event));
    let across = rect.left() <= at.x && at.x < rect.right();
    let within = across && rect.top() <= at.y && at.y < rect.bottom();
    target.tag_name() == "DIALOG" && !within
}

fn value_of(element: &Element) -> String {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        return input.value();
    }
    if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        return area.value();
    }
    element
        .dyn_ref::<HtmlSelectElement>()
        .map(HtmlSelectElement::value)
        .unwrap_or_default()
}

/// Sets the `title` of the element under a mouse. It exists only then, because screen readers would read it after the same
/// accessible name.
fn tell_mouse(event: &PointerEvent) {
    let told = format!("[{HOVER_TITLE}]");
    let over = target(event).and_then(|over| over.closest(&told).ok().flatten());
    if let Some(over) = over
        && let Some(title) = over.get_attribute(HOVER_TITLE)
    {
        let _ = over.set_attribute("title", &title);
    }
}

/// Highlights the tiles of a log line while it is pointed at or focused.
fn listen_for_pointing_and_focus(page: &Rc<Page>, root: &Element) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let light = move |event: &Event, on: bool| {
        if let Some((_, light)) = meant(&here, event, |bindings| bindings.light) {
            here.change(|app, now| match on {
                true => app.show_highlight(light, now),
                false => app.clear_highlight(now),
            });
        }
    };
    // A click may move other lines under a resting pointer: they are not pointed at.
    let clicked = Rc::new(Cell::new(None));
    let rests = Rc::clone(&clicked);
    page.hear(root, "click", move |event: MouseEvent| {
        clicked.set(Some(seen_at(&event)));
    })?;
    for (kind, on) in [("pointerover", true), ("pointerout", false)] {
        let (light, rests) = (light.clone(), Rc::clone(&rests));
        page.hear(root, kind, move |event: PointerEvent| {
            if on {
                tell_mouse(&event);
            }
            if rests.get() != Some(seen_at(&event)) {
                light(&event, on);
            }
        })?;
    }
    let on = light.clone();
    let here = Rc::clone(page);
    page.hear(root, "focusin", move |event: FocusEvent| {
        on(&event, true);
        if let Some((_, near)) = meant(&here, &event, |bindings| bindings.near) {
            here.change(|app, now| app.note_focus(near, now));
        }
    })?;
    page.hear(root, "focusout", move |event: FocusEvent| {
        light(&event, false)
    })?;
    for kind in ["focusin", "focusout"] {
        let here = Rc::clone(page);
        page.hear(root, kind, move |_: FocusEvent| {
            here.focus_moved.set(true);
            here.live_region.rest(here.now());
            here.request_frame();
        })?;
    }
    Ok(())
}

fn sizes(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let resized = Closure::<dyn FnMut()>::new(move || {
        here.lay_out();
        here.change(|_, _| ());
    });
    // Without a resize observer, the window's resize event is nearly as good.
    if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
        observer.observe(&page.canvas.borrow().canvas);
        page.keep_observer(observer, resized);
    }
    let here = Rc::clone(page);
    page.hear(&page.window, "resize", move |_: Event| {
        here.lay_out();
        here.change(|_, _| ());
    })?;
    for query in [
        "(prefers-reduced-motion: reduce)",
        "(prefers-color-scheme: dark)",
        "(prefers-contrast: more)",
        "(forced-colors: active)",
    ] {
        if let Some(media) = page.window.match_media(query).ok().flatten() {
            let here = Rc::clone(page);
            page.hear(&media, "change", move |_: Event| {
                here.read_media_queries();
                here.change(|_, _| ());
            })?;
        }
    }
    Ok(())
}

/// Listens for the same game changing in another tab, and for the page being closed before everything is saved.
fn listen_for_leaving_and_other_tabs(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    add_listener(
        &page.window,
        "beforeunload",
        move |event: BeforeUnloadEvent| {
            let kept = here.read(|app, _| app.cx.is_kept_in_chat()) == Some(true);
            if here.store.has_unsaved() && !kept {
                event.prevent_default();
            }
        },
    )?;
    let here = Rc::clone(page);
    add_listener(
        &page.document.clone(),
        "visibilitychange",
        move |_: Event| {
            let visible = !here.document.hidden();
            here.change(|app, now| app.set_visible(visible, now));
        },
    )?;
    let here = Rc::clone(page);
    add_listener(&page.window, "pagehide", move |_: Event| here.leave())?;
    let here = Rc::clone(page);
    page.store.on_other_tab(move || {
        here.change(|app, now| app.lock(now));
    });
    Ok(())
}
