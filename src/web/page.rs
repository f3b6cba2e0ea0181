//! The page: builds what stands in `<main id="app">`.

use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, MessageEvent, Window, Worker};

/// Fills the page and starts the worker.
pub(super) fn start(window: &Window) -> Result<(), JsValue> {
    let document = window.document().ok_or("a window has a document")?;
    let app = document
        .get_element_by_id("app")
        .ok_or("index.html has an element with the id app")?;
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_id("board");
    app.append_child(&canvas)?;
    draw(&canvas)?;
    let answer = document.create_element("output")?;
    answer.set_id("answer");
    app.append_child(&answer)?;
    let worker = start_worker()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        answer.set_text_content(event.data().as_string().as_deref());
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    worker.post_message(&"bastide".into())
}

/// A worker running this same module, which is sent instead of fetched a second time.
fn start_worker() -> Result<Worker, JsValue> {
    let worker = Worker::new("worker.js")?;
    worker.post_message(&wasm_bindgen::module())?;
    Ok(worker)
}

/// A square in the middle, until there is a table to draw.
fn draw(canvas: &HtmlCanvasElement) -> Result<(), JsValue> {
    let pen: CanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or("a canvas has a 2d context")?
        .dyn_into()?;
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    pen.set_fill_style_str("#7a9b57");
    pen.fill_rect(width / 4.0, height / 4.0, width / 2.0, height / 2.0);
    Ok(())
}
