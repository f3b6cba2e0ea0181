//! What is this? A tooltip on what a pointer rests on; it closes at the next action.

use kurbo::{Point, Rect};

use crate::stage::input::Device;
use engine::rules::RegionId;
use engine::tiles::Pos;
use view::scene::camera::Camera;
use view::scene::things::Thing;
use view::scene::tween::Millis;

/// How long a mouse rests before a tooltip opens, in milliseconds.
const REST: Millis = 420.0;
/// How long a finger has to be held down for one, in milliseconds.
const HOLD: Millis = 520.0;
/// How long a tooltip stays after the mouse has left the board: long enough to move onto it, in milliseconds.
const STAYS: Millis = 300.0;

/// What a tooltip is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    Feature(RegionId),
    /// Something on the tile of a cell, perhaps with the feature around it.
    Thing(Thing, Pos, Option<RegionId>),
    /// A place that answers the question, by its index among those offered.
    Place(usize),
    /// A piece in the bar.
    Piece(Thing),
    /// An empty cell beside a tile.
    Cell(Pos),
    /// What an edge arrow points to: the number of places that answer the question, or 0 if there are only moves.
    OutOfSight(usize),
}

impl Subject {
    /// The feature it is about.
    pub const fn feature(self) -> Option<RegionId> {
        match self {
            Subject::Feature(id) => Some(id),
            Subject::Thing(_, _, feature) => feature,
            Subject::Place(_) | Subject::Piece(_) | Subject::Cell(_) | Subject::OutOfSight(_) => {
                None
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tooltip {
    pub subject: Subject,
    /// What it is placed beside, in table units.
    pub place: Rect,
    /// The distance from it, in CSS pixels.
    pub gap: f64,
    /// When it closes, in milliseconds; none while it stays.
    until: Option<Millis>,
}

impl Tooltip {
    /// A tooltip that stays, beside a place in table units, `gap` CSS pixels away.
    pub(super) const fn about(subject: Subject, place: Rect, gap: f64) -> Tooltip {
        Tooltip {
            subject,
            place,
            gap,
            until: None,
        }
    }

    /// Whether it is about a point of the board and not about an area.
    pub fn is_pointed(&self) -> bool {
        self.place.area() == 0.0 && !matches!(self.subject, Subject::Piece(_))
    }
}

/// What will be shown, or closed, once the pointer has rested.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Waiting {
    subject: Option<Subject>,
    at: Point,
    device: Device,
    due: Millis,
}

/// The open tooltip, and the next one.
#[derive(Debug, Default)]
pub struct TooltipState {
    current: Option<Tooltip>,
    pub(super) waiting: Option<Waiting>,
    /// Whether the current press has opened a tooltip, so that it does nothing else.
    pub(super) opened_by_press: bool,
}

impl TooltipState {
    pub(super) const fn current(&self) -> Option<&Tooltip> {
        self.current.as_ref()
    }

    pub(super) const fn is_open(&self) -> bool {
        self.current.is_some()
    }

    /// Shows a tooltip at once.
    pub(super) fn show(&mut self, tooltip: Tooltip) {
        self.waiting = None;
        self.current = Some(tooltip);
    }

    /// A pointer goes down on a possible subject, or on none.
    pub(super) fn press(
        &mut self,
        subject: Option<Subject>,
        device: Device,
        at: Point,
        now: Millis,
    ) {
        self.close();
        self.opened_by_press = false;
        self.waiting = subject.map(|subject| Waiting {
            subject: Some(subject),
            at,
            device,
            due: now + HOLD,
        });
    }

    /// A finger moves while it is down: too far, and no tooltip opens.
    pub(super) fn slip(&mut self, device: Device, at: Point) {
        let far = |waiting: &Waiting| waiting.at.distance(at) > device.touch_slop();
        self.waiting = self.waiting.filter(|waiting| !far(waiting));
    }

    /// The mouse is over a possible subject, or over none.
    pub(super) fn hover(
        &mut self,
        subject: Option<Subject>,
        device: Device,
        at: Point,
        now: Millis,
    ) {
        let shown = self.current.map(|tooltip| tooltip.subject);
        let due = match self.waiting {
            // Moving on to something else does not restart the delay.
            Some(waiting) if waiting.subject == subject && shown.is_some() => waiting.due,
            _ => now + REST,
        };
        let waits = subject != shown;
        self.waiting = waits.then_some(Waiting {
            subject,
            at,
            device,
            due,
        });
        if let Some(tooltip) = self.current.as_mut().filter(|_| !waits) {
            tooltip.until = None;
        }
    }

    /// Keeps the tooltip open while the pointer is on it.
    pub(crate) fn keep_open(&mut self, stays: bool, now: Millis) {
        self.waiting = None;
        if let Some(tooltip) = &mut self.current {
            tooltip.until = (!stays).then_some(now + STAYS);
        }
    }

    /// Opens and closes what is due. Returns whether anything did.
    pub(super) fn tick(&mut self, camera: &Camera, now: Millis) -> bool {
        let before = self.current;
        let gone = |tooltip: &Tooltip| tooltip.until.is_some_and(|until| until <= now);
        self.current = self.current.filter(|tooltip| !gone(tooltip));
        if let Some(waiting) = self.waiting.take_if(|waiting| waiting.due <= now) {
            self.opened_by_press = waiting.device != Device::Mouse;
            let gap = if self.opened_by_press { 52.0 } else { 22.0 };
            let place = Rect::from_center_size(camera.on_table(waiting.at), (0.0, 0.0));
            let tooltip = |subject| Tooltip::about(subject, place, gap);
            self.current = waiting.subject.map(tooltip);
        }
        before != self.current
    }

    /// Ends a press that lasted so many milliseconds by the pointer's own clock: if that was too short for a tooltip, closes the
    /// one it opened, even if a busy page handles it late.
    pub(super) fn end_press(&mut self, lasted: Millis) {
        if lasted < HOLD && std::mem::take(&mut self.opened_by_press) {
            self.close();
        }
    }

    /// Closes the tooltip. Returns whether one was open.
    pub(crate) fn close(&mut self) -> bool {
        self.waiting = None;
        self.current.take().is_some()
    }

    /// When a tooltip opens or closes.
    pub(super) fn next_tick_at(&self) -> Option<Millis> {
        let waiting = self.waiting.map(|waiting| waiting.due);
        let until = self.current.and_then(|tooltip| tooltip.until);
        [waiting, until]
            .into_iter()
            .flatten()
            .min_by(f64::total_cmp)
    }
}
