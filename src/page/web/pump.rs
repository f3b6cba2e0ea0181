//! Frames and alarms: a picture is drawn when something changed, and again while something moves; never otherwise.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::page::Page;

/// What calls back, and whether it is on its way.
#[derive(Default)]
pub struct Pump {
    /// Whether a frame is asked for already.
    asked: Cell<bool>,
    /// The timer that is set, if any.
    timer: Cell<Option<i32>>,
    frame: RefCell<Option<Closure<dyn FnMut()>>>,
    alarm: RefCell<Option<Closure<dyn FnMut()>>>,
}

impl Page {
    /// Makes what calls back, which needs the page to be there.
    pub(super) fn wind_up(self: &Rc<Self>) {
        let page = Rc::clone(self);
        *self.pump.frame.borrow_mut() = Some(Closure::new(move || page.draw()));
        let page = Rc::clone(self);
        *self.pump.alarm.borrow_mut() = Some(Closure::new(move || {
            page.pump.timer.set(None);
            page.change(|app, now| app.tick(now));
        }));
    }

    /// Asks for one frame.
    pub(super) fn ask_for_frame(&self) {
        if self.pump.asked.replace(true) {
            return;
        }
        if let Some(frame) = self.pump.frame.borrow().as_ref() {
            let frame = frame.as_ref().unchecked_ref();
            let _ = self.window.request_animation_frame(frame);
        }
    }

    /// Draws one frame with the page around it, and asks for another one only while something moves.
    fn draw(self: &Rc<Self>) {
        self.pump.asked.set(false);
        self.touch(|app, now| app.tick(now));
        self.carry_out_all();
        self.show();
        let picture = self.look(|app, now| (app.draw(now), app.is_moving(now)));
        let Some((list, moving)) = picture else {
            return;
        };
        self.screen.borrow_mut().paint(list, &self.layout.borrow());
        self.end_opening();
        self.frame_cells();
        if moving {
            self.ask_for_frame();
        }
        self.set_alarm();
    }

    /// Sets the alarm for what is due although nothing moves.
    pub(super) fn set_alarm(&self) {
        if let Some(timer) = self.pump.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        let due = self.look(|app, now| app.wake().map(|due| (due - now).max(0.0)));
        if let (Some(Some(due)), Some(alarm)) = (due, self.pump.alarm.borrow().as_ref()) {
            let wait = due.ceil().min(60_000.0) as i32;
            let alarm = alarm.as_ref().unchecked_ref();
            let window = &self.window;
            let timer = window.set_timeout_with_callback_and_timeout_and_arguments_0(alarm, wait);
            self.pump.timer.set(timer.ok());
        }
    }
}
