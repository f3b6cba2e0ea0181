//! What comes in from the browser: pointers, wheel, keys, presses, sizes; and the probe for tests.

use std::cell::Cell;
use std::rc::Rc;

use kurbo::{Point, Vec2};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    BeforeUnloadEvent, Element, Event, FocusEvent, HtmlInputElement, HtmlSelectElement,
    HtmlTextAreaElement, KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver, WheelEvent,
};

use super::dom::{listen, target};
use super::page::Page;
use super::panic;
use super::radio;
use crate::elements::{Bindings, Command, Intent};
use crate::shell::keeps_key;
use crate::stage::{Device, Input};

/// Attaches everything.
pub fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    pointers(page)?;
    presses(page)?;
    keys(page)?;
    sizes(page)?;
    storage(page)?;
    probe(page)
}

fn device(event: &PointerEvent) -> Device {
    match event.pointer_type().as_str() {
        "touch" => Device::Finger,
        "pen" => Device::Pen,
        _ => Device::Mouse,
    }
}

fn at(event: &MouseEvent) -> Point {
    Point::new(f64::from(event.client_x()), f64::from(event.client_y()))
}

fn pointers(page: &Rc<Page>) -> Result<(), JsValue> {
    let canvas = page.screen.borrow().canvas.clone();
    let (here, held) = (Rc::clone(page), canvas.clone());
    listen(&canvas, "pointerdown", move |event: PointerEvent| {
        if event.button() == 0 {
            let _ = held.set_pointer_capture(event.pointer_id());
            blur(&here);
            let (id, device, at) = (event.pointer_id(), device(&event), at(&event));
            here.input(Input::Down { id, device, at });
        }
    })?;
    let here = Rc::clone(page);
    listen(&canvas, "pointermove", move |event: PointerEvent| {
        let (id, device, at) = (event.pointer_id(), device(&event), at(&event));
        here.input(Input::Move { id, device, at });
    })?;
    let here = Rc::clone(page);
    listen(&canvas, "pointerup", move |event: PointerEvent| {
        if event.button() == 0 {
            let (id, at) = (event.pointer_id(), at(&event));
            here.input(Input::Up { id, at });
        }
    })?;
    for kind in ["pointercancel", "pointerleave"] {
        let here = Rc::clone(page);
        listen(&canvas, kind, move |event: PointerEvent| {
            let id = event.pointer_id();
            here.input(Input::Gone { id });
        })?;
    }
    second_button(page, &canvas)
}

/// The second button, alone or while the first one holds the tile, and the wheel.
fn second_button(page: &Rc<Page>, canvas: &Element) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    listen(canvas, "mousedown", move |event: MouseEvent| {
        if event.button() == 2 {
            here.input(Input::Turn);
        }
    })?;
    listen(canvas, "contextmenu", |event: Event| {
        event.prevent_default()
    })?;
    let here = Rc::clone(page);
    listen(canvas, "wheel", move |event: WheelEvent| {
        event.prevent_default();
        let line = if event.delta_mode() == WheelEvent::DOM_DELTA_LINE {
            30.0
        } else {
            1.0
        };
        let by = Vec2::new(event.delta_x(), event.delta_y()) * line;
        let (at, pinch) = (at(&event), event.ctrl_key());
        here.input(Input::Wheel { at, by, pinch });
    })
}

/// Takes the focus from buttons when the board is touched, so that keys mean the board.
fn blur(page: &Page) {
    let active = page.document.active_element();
    if let Some(active) = active.and_then(|active| active.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = active.blur();
    }
}

/// What the element means on or in which something happened, of a kind.
fn meant<T>(
    page: &Page,
    event: &Event,
    wanted: impl Fn(&Bindings) -> Option<T>,
) -> Option<(Element, T)> {
    page.bound.nearest(&target(event)?, wanted)
}

fn presses(page: &Rc<Page>) -> Result<(), JsValue> {
    let root = page.root.clone();
    let here = Rc::clone(page);
    listen(&root, "click", move |event: MouseEvent| {
        // A click without a count comes from a key or a screen reader.
        here.touch(|app, _| app.note_input(event.detail() == 0));
        if let Some((_, intent)) = meant(&here, &event, |bound| bound.press.clone()) {
            here.change(|app, now| app.press(intent, now));
        } else if let Some((_, light)) = meant(&here, &event, |bound| bound.light) {
            here.change(|app, now| app.tell_where(light, now));
        }
    })?;
    for kind in ["input", "change"] {
        let here = Rc::clone(page);
        listen(&root, kind, move |event: Event| {
            if let Some((element, field)) = meant(&here, &event, |bound| bound.field) {
                let value = value_of(&element);
                here.change(|app, _| app.fill_in(field, &value));
            }
        })?;
    }
    backdrop(page, &root)?;
    // A dialog is closed by the app, which knows whether there is anything behind it.
    let here = Rc::clone(page);
    let options = web_sys::AddEventListenerOptions::new();
    options.set_capture(true);
    let cancelled = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        event.prevent_default();
        here.change(|app, now| app.press(Intent::Command(Command::Close), now));
    });
    root.add_event_listener_with_callback_and_add_event_listener_options(
        "cancel",
        cancelled.as_ref().unchecked_ref(),
        &options,
    )?;
    cancelled.forget();
    lights(page, &root)
}

/// A press on the dark ground beside a dialog closes it, if it begins and ends there: who selects a text in the dialog
/// may let go outside of it.
fn backdrop(page: &Rc<Page>, root: &Element) -> Result<(), JsValue> {
    let begun = Rc::new(Cell::new(false));
    let begins = Rc::clone(&begun);
    listen(root, "pointerdown", move |event: PointerEvent| {
        begins.set(is_beside_dialog(&event));
    })?;
    let here = Rc::clone(page);
    listen(root, "click", move |event: MouseEvent| {
        if begun.replace(false) && is_beside_dialog(&event) {
            here.change(|app, now| app.press(Intent::Command(Command::Close), now));
        }
    })
}

/// Whether a pointer is on the ground in front of which a dialog stands.
fn is_beside_dialog(event: &MouseEvent) -> bool {
    let target = event.target();
    let Some(target) = target.and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    if target.matches(".front").unwrap_or(false) {
        return true;
    }
    let (rect, at) = (target.get_bounding_client_rect(), at(event));
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

/// Lines of the log light up their tiles while they are pointed at or have the focus.
fn lights(page: &Rc<Page>, root: &Element) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let light = move |event: &Event, on: bool| {
        if let Some((_, light)) = meant(&here, event, |bound| bound.light) {
            here.change(|app, now| match on {
                true => app.point_out(light, now),
                false => app.darken(now),
            });
        }
    };
    let on = light.clone();
    listen(root, "pointerover", move |event: PointerEvent| {
        on(&event, true)
    })?;
    let off = light.clone();
    listen(root, "pointerout", move |event: PointerEvent| {
        off(&event, false)
    })?;
    let on = light.clone();
    let here = Rc::clone(page);
    listen(root, "focusin", move |event: FocusEvent| {
        on(&event, true);
        if let Some((_, near)) = meant(&here, &event, |bound| bound.near) {
            here.change(|app, now| app.come_near(near, now));
        }
    })?;
    listen(root, "focusout", move |event: FocusEvent| {
        light(&event, false)
    })
}

fn keys(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    listen(
        &page.window.clone(),
        "keydown",
        move |event: KeyboardEvent| {
            if radio::rove(&here, &event) {
                event.prevent_default();
                return;
            }
            let Some(key) = key_of(&event).filter(|_| !is_taken(&event)) else {
                return;
            };
            let meant = here.change(|app, now| app.key(&key, now));
            if meant == Some(true) {
                event.prevent_default();
            }
        },
    )
}

/// The name of a key, with the keys held with it when they mean something: "Ctrl+Z", also on keyboards that have
/// another key for it. None for what belongs to the browser.
fn key_of(event: &KeyboardEvent) -> Option<String> {
    let key = event.key();
    if event.alt_key() {
        return None;
    }
    if !event.ctrl_key() && !event.meta_key() {
        let arrow = event.shift_key() && key.starts_with("Arrow");
        return Some(if arrow { format!("Shift+{key}") } else { key });
    }
    let shift = if event.shift_key() { "Shift+" } else { "" };
    let known = matches!(key.as_str(), "z" | "Z" | "y" | "Y");
    known.then(|| format!("Ctrl+{shift}{}", key.to_uppercase()))
}

/// Whether the element with the focus wants the key itself.
fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else {
        return false;
    };
    let field = target.get_attribute("type");
    keeps_key(
        &target.tag_name(),
        field.as_deref(),
        &event.key(),
        event.shift_key(),
    )
}

fn sizes(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let resized = Closure::<dyn FnMut()>::new(move || {
        here.lay_out();
        here.change(|_, _| ());
    });
    // Where there is none, the sizes of the window say nearly as much.
    if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
        observer.observe(&page.screen.borrow().canvas);
    }
    resized.forget();
    let here = Rc::clone(page);
    listen(&page.window.clone(), "resize", move |_: Event| {
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
            listen(&media, "change", move |_: Event| {
                here.prefer();
                here.change(|_, _| ());
            })?;
        }
    }
    Ok(())
}

/// The same game changed in another tab; and the page is closed before everything is saved.
fn storage(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    listen(
        &page.window,
        "beforeunload",
        move |event: BeforeUnloadEvent| {
            if here.store.has_unsaved() {
                event.prevent_default();
            }
        },
    )?;
    let here = Rc::clone(page);
    listen(&page.window, "pagehide", move |_: Event| here.leave())?;
    let here = Rc::clone(page);
    page.store.on_other_tab(move || {
        here.change(|app, now| app.lock(now));
    });
    Ok(())
}

/// What tests and hosts find under `bastide`: `state()` says what is on the screen, `drill()` breaks the page.
fn probe(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let state = Closure::<dyn Fn() -> JsValue>::new(move || {
        let json = here.look(|app, now| app.probe(now)).unwrap_or_default();
        let state = js_sys::JSON::parse(&json).unwrap_or(JsValue::NULL);
        let _ = js_sys::Reflect::set(&state, &"ready".into(), &here.ready.get().into());
        state
    });
    let drill = Closure::<dyn Fn()>::new(panic::drill);
    let bastide = js_sys::Object::new();
    js_sys::Reflect::set(&bastide, &"state".into(), state.as_ref())?;
    js_sys::Reflect::set(&bastide, &"drill".into(), drill.as_ref())?;
    state.forget();
    drill.forget();
    js_sys::Reflect::set(&page.window, &"bastide".into(), &bastide)?;
    Ok(())
}
