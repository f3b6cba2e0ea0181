//! The messenger around the page, where there is one: it carries turns to everybody in the chat, and back.
//!
//! Its interface is that of webxdc. What comes from there was written by others and is read as data.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, Window};

use super::dom::after;
use crate::context::effects::ChatTurn;
use crate::features::by_link::chat::Member;

/// The interface of the messenger.
pub(super) struct Messenger(Object);

impl Messenger {
    /// That of the messenger in which the page runs; none on a site.
    pub(super) fn of(window: &Window) -> Option<Messenger> {
        let object = Reflect::get(window, &"webxdc".into()).ok()?;
        let messenger = Messenger(object.dyn_into().ok()?);
        let whole = ["sendUpdate", "setUpdateListener"];
        let whole = whole.iter().all(|name| messenger.function(name).is_some());
        whole.then_some(messenger)
    }

    /// Whoever is in front of the screen.
    pub(super) fn member(&self) -> Member {
        Member {
            name: text(&self.0, "selfName"),
            address: text(&self.0, "selfAddr"),
        }
    }

    fn function(&self, name: &str) -> Option<Function> {
        get(&self.0, name).dyn_into().ok()
    }

    /// Sends a message to all pages in the chat, this one too; `told` is what persons read of it, if that is anything.
    pub(super) fn send(&self, turn: &ChatTurn, told: &str) -> Option<()> {
        let payload = Object::new();
        let seat = turn.seat.map_or(JsValue::NULL, JsValue::from);
        set(&payload, "link", &turn.link.as_str().into())?;
        set(&payload, "seat", &seat)?;
        set(&payload, "sender", &turn.sender.as_str().into())?;
        let update = Object::new();
        set(&update, "payload", &payload)?;
        if !told.is_empty() {
            set(&update, "info", &told.into())?;
            set(&update, "summary", &told.into())?;
        }
        let send = self.function("sendUpdate")?;
        send.call2(&self.0, &update, &told.into()).ok().map(|_| ())
    }

    /// Whether files and texts can be given to a chat that is chosen then.
    pub(super) fn gives(&self) -> bool {
        self.function("sendToChat").is_some()
    }

    /// Offers a file to be sent to a chat. Nowhere else does a messenger let a file go.
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
        // Somebody may change their mind.
        if let Ok(promise) = promise.dyn_into::<Promise>() {
            after(&promise, |_| {}, || {});
        }
        Some(())
    }

    /// Has all messages from the first one on delivered. The promise ends when those are that there are.
    pub(super) fn listen(&self, hear: &Function) -> Option<Promise> {
        let listen = self.function("setUpdateListener")?;
        let promise = listen.call2(&self.0, hear, &JsValue::from(0)).ok()?;
        promise.dyn_into().ok()
    }
}

/// What a message says; nothing when no page of this kind has sent it.
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

/// A member of an object; undefined where there is none.
pub(super) fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

/// A text in an object; empty where there is none.
fn text(object: &JsValue, name: &str) -> String {
    get(object, name).as_string().unwrap_or_default()
}

fn set(object: &Object, name: &str, value: &JsValue) -> Option<()> {
    Reflect::set(object, &name.into(), value).ok().map(|_| ())
}
