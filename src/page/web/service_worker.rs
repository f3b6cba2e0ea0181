//! The service worker, which caches one build of the page, and a newer build waiting to be activated.
//!
//! There is none on a page from disk, without HTTPS, in some private windows, if the host forbids it, or if the index names none.
//! The page then always comes from the host, and the settings say why.

use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Event, MessageEvent, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerState,
};

use super::dom::add_listener;
use super::dom::after;
use super::page::Page;
use crate::context::notices::{Notice, UpdateHindrance};
use crate::features::settings::offline::Offline;

/// Where the index names the service worker's script.
const NAMED: &str = "meta[name=service-worker]";
/// The message that asks a waiting worker to take over.
const TAKE_OVER: &str = "take over";
/// How long to wait before looking for a newer build while the page stays open, in milliseconds.
const LOOKED: f64 = 3_600_000.0;

impl Page {
    /// Registers the service worker, and watches for newer builds. The page works without it.
    pub(super) fn keep_build(self: &Rc<Self>) {
        let named = self.document.query_selector(NAMED).ok().flatten();
        let Some(script) = named.and_then(|named| named.get_attribute("content")) else {
            return;
        };
        let Some(container) = self.container() else {
            return self.note_offline(Offline::NoPlace);
        };
        let here = Rc::clone(self);
        let _ = add_listener(&container, "message", move |event: MessageEvent| {
            here.hear_worker_of_build(&event.data());
        });
        // Another page activated the newer build, whose files this one must not mix with. A browser that has lost its service
        // worker, as Chromium does on a full disk, has no controller: then this page goes on.
        let (here, changed) = (Rc::clone(self), container.clone());
        let _ = add_listener(&container, "controllerchange", move |_: Event| {
            if changed.controller().is_some() {
                here.reload();
            }
        });
        let (here, refused) = (Rc::clone(self), Rc::clone(self));
        let registered = move |registration: JsValue| {
            if let Ok(registration) = registration.dyn_into() {
                let _ = here.watch(&registration);
            }
        };
        let refused = move || refused.note_offline(Offline::Forbidden);
        after(&container.register(&script), registered, refused);
    }

    fn note_offline(self: &Rc<Self>, offline: Offline) {
        self.change(|app, _| app.offline.take_in(offline));
    }

    /// Handles a message of the worker: which file could not be cached (empty for lack of space), or that other pages keep it
    /// from taking over.
    fn hear_worker_of_build(self: &Rc<Self>, told: &JsValue) {
        let lost = Reflect::get(told, &"lost".into()).ok();
        match lost.and_then(|lost| lost.as_string()) {
            Some(file) if file.is_empty() => self.note_offline(Offline::Full),
            Some(file) => self.note_offline(match Reflect::get(told, &"reached".into()) {
                Ok(reached) if reached.is_truthy() => Offline::Altered(file),
                _ => Offline::Unreachable,
            }),
            None => {
                let waits = Notice::UpdateWaits(UpdateHindrance::OtherPages);
                self.change(|app, _| app.cx.add_notice(waits));
            }
        }
    }

    /// The service worker container, if there is one.
    fn container(&self) -> Option<ServiceWorkerContainer> {
        let navigator = self.window.navigator();
        let container = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
        container.dyn_into().ok()
    }

    /// Offers each newer build once it is completely cached.
    fn watch(self: &Rc<Self>, registration: &ServiceWorkerRegistration) -> Result<(), JsValue> {
        self.note_offline(match registration.active() {
            Some(_) => Offline::Kept,
            None => Offline::Coming,
        });
        if registration.waiting().is_some() {
            self.change(|app, _| app.offer_update());
        }
        let (here, found) = (Rc::clone(self), registration.clone());
        add_listener(registration, "updatefound", move |_: Event| {
            if let Some(worker) = found.installing() {
                let _ = here.await_build(&found, &worker);
            }
        })?;
        self.look_for_builds(registration)
    }

    fn await_build(
        self: &Rc<Self>,
        registration: &ServiceWorkerRegistration,
        worker: &ServiceWorker,
    ) -> Result<(), JsValue> {
        let (here, registration, waits) = (Rc::clone(self), registration.clone(), worker.clone());
        add_listener(worker, "statechange", move |_: Event| {
            // The very first worker has nobody to wait for.
            if waits.state() != ServiceWorkerState::Installed {
            } else if registration.active().is_some() {
                here.change(|app, _| app.offer_update());
            } else {
                here.note_offline(Offline::Kept);
            }
        })
    }

    /// Looks for a newer build now and then, when the user returns to a page that stays open for days.
    fn look_for_builds(
        self: &Rc<Self>,
        registration: &ServiceWorkerRegistration,
    ) -> Result<(), JsValue> {
        let (here, registration) = (Rc::clone(self), registration.clone());
        let mut looked = self.now();
        add_listener(&self.document, "visibilitychange", move |_: Event| {
            if !here.document.hidden() && here.now() > looked + LOOKED {
                looked = here.now();
                if let Ok(update) = registration.update() {
                    after(&update, |_| (), || ());
                }
            }
        })
    }

    /// Activates the newer build and reloads the page. The current game must be saved.
    pub(super) fn update_build(self: &Rc<Self>) {
        self.store.flush();
        if self.store.has_unsaved() {
            self.notify(Notice::UpdateWaits(UpdateHindrance::UnsavedGame));
            return;
        }
        let Some(container) = self.container() else {
            self.reload();
            return;
        };
        let (here, failed) = (Rc::clone(self), Rc::clone(self));
        let found = move |registration: JsValue| {
            let registration = registration.dyn_into::<ServiceWorkerRegistration>().ok();
            match registration.and_then(|registration| registration.waiting()) {
                Some(worker) => here.take_over(&worker),
                // It took over when another page asked for it.
                None => here.reload(),
            }
        };
        after(&container.get_registration(), found, move || {
            failed.reload()
        });
    }

    fn take_over(self: &Rc<Self>, worker: &ServiceWorker) {
        let (here, asked) = (Rc::clone(self), worker.clone());
        let _ = add_listener(worker, "statechange", move |_: Event| {
            if asked.state() == ServiceWorkerState::Activated {
                here.reload();
            }
        });
        let _ = worker.post_message(&TAKE_OVER.into());
    }

    pub(super) fn reload(&self) {
        let _ = self.window.location().reload();
    }
}
