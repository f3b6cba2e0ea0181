//! A SCORM package as a file: its parts are beside the page and are fetched when one is made.

use std::rc::Rc;

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::dom::after;
use super::page::Page;
use super::text_request::address;
use crate::features::workshop::TaskPackage;
use host::platforms::scorm::{BOARD, LIST, PAGE};

/// What to do with what was fetched.
type Next = fn(&Rc<Page>, &TaskPackage, &Array);

impl Page {
    /// Fetches the parts of a package, and saves it.
    pub(super) fn pack_task(self: &Rc<Self>) {
        let package = self.read(|app, _| app.drafts.task_package()).flatten();
        let asked = Array::new();
        for path in [BOARD, PAGE, LIST] {
            if let Ok(answer) = call(&self.window, "fetch", &address(path).into()) {
                asked.push(&answer);
            }
        }
        if let Some(package) = package {
            self.go_on(package, &asked, Page::read_answers);
        }
    }

    /// Continues when everything is fetched.
    fn go_on(self: &Rc<Self>, package: TaskPackage, all: &Array, next: Next) {
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        after(
            &Promise::all(all),
            move |fetched| next(&here, &package, fetched.unchecked_ref()),
            move || failed.refuse_package(),
        );
    }

    /// Reads the bytes of the responses, unless one failed.
    fn read_answers(self: &Rc<Self>, package: &TaskPackage, answers: &Array) {
        let all = Array::new();
        for at in 0..answers.length() {
            match bytes(answers.get(at)) {
                Ok(bytes) => _ = all.push(&bytes),
                Err(_) => return self.refuse_package(),
            }
        }
        self.go_on(package.clone(), &all, Page::write_package);
    }

    /// Saves a package made of these parts as a file.
    fn write_package(self: &Rc<Self>, package: &TaskPackage, parts: &Array) {
        let part = |at: u32| Uint8Array::new(&parts.get(at)).to_vec();
        let (board, page, list) = (part(0), part(1), part(2));
        let Some(made) = package.make([&board, &page, &list]) else {
            return self.refuse_package();
        };
        let name = self.change(|app, _| app.drafts.finish_package());
        if let Some(name) = name {
            self.write_part(name, &Uint8Array::from(&*made));
        }
    }

    fn refuse_package(self: &Rc<Self>) {
        self.change(|app, now| app.drafts.refuse_package(&mut app.cx, now));
    }
}

/// The promise of the bytes of a response, unless it failed.
fn bytes(answer: JsValue) -> Result<JsValue, JsValue> {
    match Reflect::get(&answer, &"ok".into())?.is_truthy() {
        true => call(&answer, "arrayBuffer", &JsValue::UNDEFINED),
        false => Err(answer),
    }
}

/// Calls a method by its name: bindings for rarely used APIs would slow down every first visit.
fn call(on: &JsValue, name: &str, with: &JsValue) -> Result<JsValue, JsValue> {
    let function: Function = Reflect::get(on, &name.into())?.dyn_into()?;
    function.call1(on, with)
}
