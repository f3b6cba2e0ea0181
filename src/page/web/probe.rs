//! The API for tests and host pages.

use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::page::Page;
use super::panic;

/// Defines `bastide`: `state()` returns the state of the page, `drill()` breaks it on purpose.
///
/// # Errors
/// What the browser throws.
pub(super) fn attach(page: &Rc<Page>) -> Result<(), JsValue> {
    let here = Rc::clone(page);
    let state = Closure::<dyn Fn() -> JsValue>::new(move || {
        let json = here.read(|app, now| app.probe(now)).unwrap_or_default();
        let state = js_sys::JSON::parse(&json).unwrap_or(JsValue::NULL);
        let _ = js_sys::Reflect::set(&state, &"ready".into(), &here.ready.get().into());
        let crisp = here.is_crisp().into();
        let _ = js_sys::Reflect::set(&state, &"crisp".into(), &crisp);
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
