//! Draws frames: a picture is drawn when something changed, and again while something moves; never otherwise.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::page::Page;

/// How long after its beginning a frame still begins to draw a bitmap, in milliseconds: with what comes after, it is over
/// before the next one is due.
const SLICE: f64 = 8.0;

impl Page {
    /// Makes what calls back, which needs the page to be there.
    pub(super) fn create_frame_callbacks(self: &Rc<Self>) {
        let page = Rc::clone(self);
        *self.frames.frame.borrow_mut() = Some(Closure::new(move || page.draw_frame()));
        let page = Rc::clone(self);
        *self.frames.timeout.borrow_mut() = Some(Closure::new(move || {
            page.frames.timer.set(None);
            page.change(|app, now| app.tick(now));
        }));
    }

    /// Asks for one frame.
    pub(super) fn request_frame(&self) {
        if self.frames.requested.replace(true) {
            return;
        }
        if let Some(frame) = self.frames.frame.borrow().as_ref() {
            let frame = frame.as_ref().unchecked_ref();
            let number = self.window.request_animation_frame(frame);
            self.frames.number.set(number.ok());
        }
    }

    /// Calls off what is on its way: nothing calls back any more.
    pub(super) fn close_frames(&self) {
        if let Some(number) = self.frames.number.take() {
            let _ = self.window.cancel_animation_frame(number);
        }
        if let Some(timer) = self.frames.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        self.frames.frame.take();
        self.frames.timeout.take();
    }

    /// Draws one frame with the page around it, and asks for another one only while something moves or is to be painted
    /// better.
    fn draw_frame(self: &Rc<Self>) {
        self.frames.requested.set(false);
        // What is shown until it is known which game goes on stands in the document already.
        if !self.ready.get() {
            return;
        }
        let begun = self.now();
        self.update(|app, now| app.tick(now));
        self.run_effects();
        if self.focus_moved.take() {
            self.lay_out();
        }
        self.show();
        let picture = self.read(|app, now| {
            let moving = app.is_moving(now);
            (app.draw(now), app.carries(), moving)
        });
        let Some((list, carries, moving)) = picture else {
            return;
        };
        let mut canvas = self.canvas.borrow_mut();
        let layout = self.layout.borrow();
        canvas.paint(list, carries, &layout, || self.now(), begun + SLICE);
        let crisp = canvas.is_crisp();
        drop(layout);
        drop(canvas);
        self.end_opening();
        self.place_grid();
        let waits = crisp && self.paint_waiting_tiles(begun + SLICE);
        if moving || !crisp || waits {
            self.request_frame();
        }
        self.set_timer();
    }

    /// Whether the picture is as fine as it will be: nothing of it is painted by something else for want of time, and no
    /// change waits to be drawn.
    pub(super) fn is_crisp(&self) -> bool {
        let moves = self.read(|app, now| app.is_moving(now)) == Some(true);
        let waits = self.frames.requested.get() && !moves;
        !waits && self.canvas.borrow().is_crisp()
    }

    /// Sets the timer for what is due although nothing moves.
    pub(super) fn set_timer(&self) {
        if let Some(timer) = self.frames.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        let due = self.read(|app, now| app.next_tick_at().map(|due| (due - now).max(0.0)));
        if let (Some(Some(due)), Some(timeout)) = (due, self.frames.timeout.borrow().as_ref()) {
            let wait = due.ceil().min(60_000.0) as i32;
            let timeout = timeout.as_ref().unchecked_ref();
            let window = &self.window;
            let timer = window.set_timeout_with_callback_and_timeout_and_arguments_0(timeout, wait);
            self.frames.timer.set(timer.ok());
        }
    }
}
