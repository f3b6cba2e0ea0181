//! Files that the system opens with the installed page, where the browser supports it.

use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::File;

use super::dom::after;
use super::page::Page;

impl Page {
    /// Opens the files that the page was launched with, now or later.
    pub(super) fn open_launched_files(self: &Rc<Self>) {
        let page = Rc::clone(self);
        let consumer = Closure::<dyn FnMut(JsValue)>::new(move |launched: JsValue| {
            let files = Reflect::get(&launched, &"files".into()).unwrap_or_default();
            for handle in Array::from(&files) {
                page.read_launched(&handle);
            }
        });
        let queue = Reflect::get(&self.window, &"launchQueue".into()).unwrap_or_default();
        if let Some(consume) = method(&queue, "setConsumer") {
            let _ = consume.call1(&queue, consumer.as_ref());
            consumer.forget();
        }
    }

    /// Opens the game in a file, given its handle.
    fn read_launched(self: &Rc<Self>, handle: &JsValue) {
        let file = method(handle, "getFile").and_then(|get| get.call0(handle).ok());
        let Some(file) = file.and_then(|file| file.dyn_into::<Promise>().ok()) else {
            return;
        };
        let (page, failed) = (Rc::clone(self), Rc::clone(self));
        let read = move |file: JsValue| match file.dyn_ref::<File>() {
            Some(file) => page.read_file(file),
            None => page.refuse_file(),
        };
        after(&file, read, move || failed.refuse_file());
    }
}

/// A method of an object, if the browser has it.
fn method(object: &JsValue, name: &str) -> Option<Function> {
    if !object.is_object() {
        return None;
    }
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}
