//! Drawing frames: one when something changed, and more while something moves; never otherwise.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::page::Page;

/// Until when after its start a frame begins to paint another bitmap, in milliseconds: then it is complete before the next one.
const SLICE: f64 = 8.0;

impl Page {
    /// Creates the callbacks, which need a reference to the page.
    pub(super) fn create_frame_callbacks(self: &Rc<Self>) {
        let page = Rc::clone(self);
        *self.frames.frame.borrow_mut() = Some(Closure::new(move || page.draw_frame()));
        let page = Rc::clone(self);
        *self.frames.timeout.borrow_mut() = Some(Closure::new(move || {
            page.frames.timer.set(None);
            page.change(|app, now| app.tick(now));
        }));
    }

    /// Requests an animation frame.
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

    /// Cancels the frame and the timer.
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

    /// Draws a frame with the page around the board, and requests another one only if something moves or can be painted better.
    fn draw_frame(self: &Rc<Self>) {
        self.frames.requested.set(false);
        // What is shown until the first game is known is already in the document.
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
        let waits = crisp && self.paint_waiting_pictures(begun + SLICE);
        if moving || !crisp || waits {
            self.request_frame();
        }
        self.set_timer();
    }

    /// Whether the picture is as crisp as it gets: nothing is a substitute painted for lack of time, and no change is waiting to
    /// be drawn.
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
