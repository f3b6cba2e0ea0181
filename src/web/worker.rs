//! The worker: thinks beside the page.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Listens to the page from now on.
pub(super) fn start(scope: DedicatedWorkerGlobalScope) -> Result<(), JsValue> {
    let page = scope.clone();
    let heard = Closure::<dyn FnMut(MessageEvent) -> Result<(), JsValue>>::new(
        move |event: MessageEvent| page.post_message(&answer(&event.data()).into()),
    );
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Ok(())
}

/// The question in capitals: a proof that it went through Rust on the other side.
fn answer(question: &JsValue) -> String {
    question.as_string().unwrap_or_default().to_uppercase()
}
