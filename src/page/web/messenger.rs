//! The messenger around the page, if there is one: it carries turns to everybody in the chat, and back.
//!
//! Its API is that of webxdc. Messages come from others and are treated as data only.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Window};

use super::dom::after;
use crate::context::effects::ChatTurn;
use crate::features::by_link::chat::Member;

/// The API of the messenger.
pub(super) struct Messenger(Object);

impl Messenger {
    /// The API of the messenger around the page; none on a site.
    pub(super) fn in_window(window: &Window) -> Option<Messenger> {
        let object = Reflect::get(window, &"webxdc".into()).ok()?;
        let messenger = Messenger(object.dyn_into().ok()?);
        let whole = ["sendUpdate", "setUpdateListener"];
        let whole = whole.iter().all(|name| messenger.function(name).is_some());
        whole.then_some(messenger)
    }

    /// The user of this device.
    pub(super) fn member(&self) -> Member {
        Member {
            name: text(&self.0, "selfName"),
            address: text(&self.0, "selfAddr"),
        }
    }

    fn function(&self, name: &str) -> Option<Function> {
        get(&self.0, name).dyn_into().ok()
    }

    /// Sends a message to all pages in the chat, including this one; `summary` is its summary for people, if it is not empty.
    pub(super) fn send(&self, turn: &ChatTurn, summary: &str) -> Option<()> {
        let payload = Object::new();
        let seat = turn.seat.map_or(JsValue::NULL, JsValue::from);
        set(&payload, "link", &turn.link.as_str().into())?;
        set(&payload, "seat", &seat)?;
        set(&payload, "sender", &turn.sender.as_str().into())?;
        let update = Object::new();
        set(&update, "payload", &payload)?;
        if !summary.is_empty() {
            set(&update, "info", &summary.into())?;
            set(&update, "summary", &summary.into())?;
        }
        let send = self.function("sendUpdate")?;
        send.call2(&self.0, &update, &summary.into())
            .ok()
            .map(|_| ())
    }

    /// Whether files and texts can be sent to a chat that the user chooses.
    pub(super) fn gives(&self) -> bool {
        self.function("sendToChat").is_some()
    }

    /// Offers a file to be sent to a chat, the only way for a file to leave a messenger.
    pub(super) fn give_file(&self, name: &str, blob: &Blob) -> Option<()> {
        let file = Object::new();
        set(&file, "name", &name.into())?;
        set(&file, "blob", blob)?;
        let message = Object::new();
        set(&message, "file", &file)?;
        self.give(&message)
    }

    /// Offers a text to be sent to a chat.
    pub(super) fn give_text(&self, text: &str) -> Option<()> {
        let message = Object::new();
        set(&message, "text", &text.into())?;
        self.give(&message)
    }

    fn give(&self, message: &Object) -> Option<()> {
        let promise = self.function("sendToChat")?.call1(&self.0, message).ok()?;
        // The user may cancel.
        if let Ok(promise) = promise.dyn_into::<Promise>() {
            after(&promise, |_| {}, || {});
        }
        Some(())
    }

    /// Listens to all messages from the first one on. The promise resolves once the existing ones are delivered.
    pub(super) fn listen(&self, hear: &Function) -> Option<Promise> {
        let listen = self.function("setUpdateListener")?;
        let promise = listen.call2(&self.0, hear, &JsValue::from(0)).ok()?;
        promise.dyn_into().ok()
    }
}

/// The turn in a message; none if it is not from such a page.
pub(super) fn turn_of(update: &JsValue) -> Option<ChatTurn> {
    let payload = get(update, "payload");
    let seat = get(&payload, "seat").as_f64();
    let seat = seat.filter(|seat| (0.0..256.0).contains(seat));
    Some(ChatTurn {
        link: get(&payload, "link").as_string()?,
        seat: seat.map(|seat| seat as u8),
        sender: text(&payload, "sender"),
    })
}

/// A property of an object; undefined if it is missing.
pub(super) fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

/// A text property of an object; empty if it is missing.
fn text(object: &JsValue, name: &str) -> String {
    get(object, name).as_string().unwrap_or_default()
}

fn set(object: &Object, name: &str, value: &JsValue) -> Option<()> {
    Reflect::set(object, &name.into(), value).ok().map(|_| ())
}
