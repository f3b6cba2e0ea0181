//! Pointers over the rows and the hand: dragging cards and the large meeple, choosing them, tapping rows.

use kurbo::Point;

use crate::stage::CardStage;
use crate::stage::cards::held::Held;
use crate::stage::input::{Device, Input};
use crate::stage::pointer::{Press, hold};
use engine::cards::Suit;
use view::scene::cards::motion::Stop;
use view::scene::tween::Millis;

/// What a hand over the table touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// A row, although nothing is chosen that could go there.
    RowAlone,
    /// Anything else, or nothing.
    Something,
}

/// What a pointer holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Grip {
    /// Nothing.
    None,
    /// A card or the large meeple.
    Held(Held, Press),
    /// What was placed and is not confirmed: a drag lifts it.
    Placed(Press),
    /// The rows: a tap means one.
    Rows(Press),
}

impl Grip {
    /// Lets go what is not there any more.
    pub(super) fn let_go(&mut self) {
        if matches!(self, Grip::Held(..) | Grip::Placed(_)) {
            *self = Grip::None;
        }
    }

    /// What is carried, and where its middle is: under the mouse, above a finger.
    pub(super) fn carried(&self) -> Option<(Held, Point)> {
        match self {
            Grip::Held(held, press) if press.moved => Some((*held, press.at + hold(press.device))),
            _ => None,
        }
    }
}

impl CardStage {
    /// Takes in what a hand does over the table.
    pub fn input(&mut self, input: Input, now: Millis) -> Touched {
        match input {
            Input::Down { id, device, at } => down(self, Press::new(id, device, at)),
            Input::Move { id, device, at } => moved(self, id, device, at, now),
            Input::Up { id, at } => return up(self, id, at, now),
            Input::Gone { id } => gone(self, id, now),
            Input::Turn | Input::Wheel { .. } => {}
        }
        Touched::Something
    }

    /// Whether letting go now is a tap on the rows.
    pub(crate) fn taps(&self) -> bool {
        matches!(self.view.grip, Grip::Rows(press) if !press.moved)
    }

    /// Whether something is carried.
    pub fn carries(&self) -> bool {
        self.view.grip.carried().is_some()
    }
}

fn down(stage: &mut CardStage, press: Press) {
    if stage.view.grip == Grip::None {
        stage.view.grip = grip_at(stage, press);
    }
}

/// What a press takes hold of.
fn grip_at(stage: &mut CardStage, press: Press) -> Grip {
    if let Some(held) = held_at(stage, press.at) {
        let chooses = stage.view.chosen != Some(held);
        stage.choose(held);
        return Grip::Held(held, Press { chooses, ..press });
    }
    if stage.layout.dock.contains(press.at) {
        return Grip::None;
    }
    match stage.placed_at() {
        Some(placed) if placed.contains(press.at) => Grip::Placed(press),
        _ => Grip::Rows(press),
    }
}

/// What can be taken at a point of the screen.
pub(super) fn held_at(stage: &CardStage, at: Point) -> Option<Held> {
    let there = |held: &Held| stage.home_of(*held).contains(at);
    stage.held().into_iter().find(there)
}

fn moved(stage: &mut CardStage, id: i32, device: Device, at: Point, now: Millis) {
    match stage.view.grip {
        Grip::None if device == Device::Mouse => hover(stage, at),
        Grip::Held(held, press) if press.id == id => {
            stage.view.grip = Grip::Held(held, press.to(at));
            stage.view.over = aimed_at(stage);
        }
        Grip::Placed(press) if press.id == id => {
            let press = press.to(at);
            stage.view.grip = Grip::Placed(press);
            if press.moved {
                lift(stage, press, now);
            }
        }
        Grip::Rows(press) if press.id == id => stage.view.grip = Grip::Rows(press.to(at)),
        _ => {}
    }
}

fn hover(stage: &mut CardStage, at: Point) {
    stage.view.pointer = Some(at);
    let wanted = stage.view.chosen.is_some() && !stage.layout.dock.contains(at);
    stage.view.over = stage.row_at(at).filter(|_| wanted);
}

/// The row at which something that is carried would go: the one under it, or under the pointer that carries it.
fn aimed_at(stage: &CardStage) -> Option<Suit> {
    let (_, at) = stage.view.grip.carried()?;
    let Grip::Held(_, press) = stage.view.grip else {
        return None;
    };
    if stage.layout.dock.contains(press.at) {
        return None;
    }
    let near = || {
        let rows = stage.rows_for(stage.view.chosen?);
        stage.view.spread.row_at(at, &rows)
    };
    let under = stage.row_at(at).or_else(|| stage.row_at(press.at));
    under.or_else(near)
}

fn up(stage: &mut CardStage, id: i32, at: Point, now: Millis) -> Touched {
    match stage.view.grip {
        Grip::Held(held, press) if press.id == id => {
            let press = press.to(at);
            stage.view.grip = Grip::Held(held, press);
            if press.moved {
                drop_held(stage, now);
            } else {
                stage.view.grip = Grip::None;
                // A second tap lets it go again, unless there is nothing else.
                if !press.chooses && stage.held().len() > 1 {
                    stage.view.chosen = None;
                }
            }
        }
        Grip::Rows(press) if press.id == id => {
            stage.view.grip = Grip::None;
            if !press.to(at).moved {
                return tap(stage, at, now);
            }
        }
        Grip::Placed(press) if press.id == id => stage.view.grip = Grip::None,
        _ => {}
    }
    Touched::Something
}

/// Lets what is carried go: it goes to the row, or glides back and the reasons are said.
fn drop_held(stage: &mut CardStage, now: Millis) {
    let Some((held, at)) = stage.view.grip.carried() else {
        return;
    };
    let row = aimed_at(stage);
    stage.view.grip = Grip::None;
    stage.view.over = None;
    match row {
        Some(row) => {
            stage.view.dropped = Some(Stop {
                at,
                height: stage.home_of(held).height(),
            });
            if !stage.play(held, row, at, now) {
                stage.give_back(held, at, now);
            }
            stage.view.dropped = None;
        }
        None => stage.give_back(held, at, now),
    }
}

/// Takes what was placed and is not confirmed up again.
fn lift(stage: &mut CardStage, press: Press, now: Millis) {
    stage.view.grip = Grip::None;
    let placed = stage.provisional();
    if stage.take_back(now)
        && let Some(held) = placed.and_then(|action| stage.held_of(action))
    {
        stage.choose(held);
        stage.view.motion.stop(now);
        stage.view.grip = Grip::Held(held, press);
    }
}

fn tap(stage: &mut CardStage, at: Point, now: Millis) -> Touched {
    match (stage.view.chosen, stage.row_at(at)) {
        (Some(held), Some(row)) => _ = stage.play(held, row, at, now),
        // Unless there is nothing else to choose.
        (Some(_), None) if stage.held().len() > 1 => stage.view.chosen = None,
        (None, Some(_)) if !stage.held().is_empty() => return Touched::RowAlone,
        _ => {}
    }
    Touched::Something
}

/// A pointer that is gone lets everything go without meaning it.
fn gone(stage: &mut CardStage, id: i32, now: Millis) {
    let carried = stage.view.grip.carried();
    match stage.view.grip {
        Grip::Held(_, press) | Grip::Placed(press) | Grip::Rows(press) if press.id == id => {
            stage.view.grip = Grip::None;
            if let Some((held, at)) = carried {
                stage.give_back(held, at, now);
            }
        }
        _ => {}
    }
    stage.view.pointer = None;
    stage.view.over = None;
}

/// The shape of the mouse where it hovers, as style sheets name it.
pub(super) fn mouse_shape(stage: &CardStage) -> &'static str {
    match stage.view.grip {
        Grip::Held(..) | Grip::Placed(_) => "grabbing",
        Grip::None | Grip::Rows(_) => stage.view.pointer.map_or("default", |at| {
            let placed = stage.placed_at();
            if held_at(stage, at).is_some() || placed.is_some_and(|place| place.contains(at)) {
                "grab"
            } else if stage.view.over.is_some() {
                "pointer"
            } else {
                "default"
            }
        }),
    }
}
