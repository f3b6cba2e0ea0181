//! Pointers over the rows and the hand: dragging cards and the large meeple, choosing them, tapping rows.

use kurbo::Point;

use super::held::Held;
use crate::ui::stage::CardStage;
use crate::ui::stage::input::{Device, Input};
use crate::ui::stage::pointer::{Press, hold};
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
            Input::Down { id, device, at } => self.down(Press::new(id, device, at)),
            Input::Move { id, device, at } => self.moved(id, device, at, now),
            Input::Up { id, at } => return self.up(id, at, now),
            Input::Gone { id } => self.gone(id, now),
            Input::Turn | Input::Wheel { .. } => {}
        }
        Touched::Something
    }

    /// Whether letting go now is a tap on the rows.
    pub(in crate::ui) fn taps(&self) -> bool {
        matches!(self.view.grip, Grip::Rows(press) if !press.moved)
    }

    /// Whether something is carried.
    pub fn carries(&self) -> bool {
        self.view.grip.carried().is_some()
    }

    fn down(&mut self, press: Press) {
        if self.view.grip == Grip::None {
            self.view.grip = self.grip_at(press);
        }
    }

    /// What a press takes hold of.
    fn grip_at(&mut self, press: Press) -> Grip {
        if let Some(held) = self.held_at(press.at) {
            let chooses = self.view.chosen != Some(held);
            self.choose(held);
            return Grip::Held(held, Press { chooses, ..press });
        }
        if self.layout.dock.contains(press.at) {
            return Grip::None;
        }
        match self.placed_at() {
            Some(placed) if placed.contains(press.at) => Grip::Placed(press),
            _ => Grip::Rows(press),
        }
    }

    /// What can be taken at a point of the screen.
    pub(super) fn held_at(&self, at: Point) -> Option<Held> {
        let there = |held: &Held| self.home_of(*held).contains(at);
        self.held().into_iter().find(there)
    }

    fn moved(&mut self, id: i32, device: Device, at: Point, now: Millis) {
        match self.view.grip {
            Grip::None if device == Device::Mouse => self.hover(at),
            Grip::Held(held, press) if press.id == id => {
                self.view.grip = Grip::Held(held, press.to(at));
                self.view.over = self.aimed_at();
            }
            Grip::Placed(press) if press.id == id => {
                let press = press.to(at);
                self.view.grip = Grip::Placed(press);
                if press.moved {
                    self.lift(press, now);
                }
            }
            Grip::Rows(press) if press.id == id => self.view.grip = Grip::Rows(press.to(at)),
            _ => {}
        }
    }

    fn hover(&mut self, at: Point) {
        self.view.pointer = Some(at);
        let wanted = self.view.chosen.is_some() && !self.layout.dock.contains(at);
        self.view.over = self.row_at(at).filter(|_| wanted);
    }

    /// The row at which something that is carried would go: the one under it, or under the pointer that carries it.
    fn aimed_at(&self) -> Option<Suit> {
        let (_, at) = self.view.grip.carried()?;
        let Grip::Held(_, press) = self.view.grip else {
            return None;
        };
        if self.layout.dock.contains(press.at) {
            return None;
        }
        let near = || {
            let rows = self.rows_for(self.view.chosen?);
            self.view.spread.row_at(at, &rows)
        };
        let under = self.row_at(at).or_else(|| self.row_at(press.at));
        under.or_else(near)
    }

    fn up(&mut self, id: i32, at: Point, now: Millis) -> Touched {
        match self.view.grip {
            Grip::Held(held, press) if press.id == id => {
                let press = press.to(at);
                self.view.grip = Grip::Held(held, press);
                if press.moved {
                    self.drop_held(now);
                } else {
                    self.view.grip = Grip::None;
                    // A second tap lets it go again, unless there is nothing else.
                    if !press.chooses && self.held().len() > 1 {
                        self.view.chosen = None;
                    }
                }
            }
            Grip::Rows(press) if press.id == id => {
                self.view.grip = Grip::None;
                if !press.to(at).moved {
                    return self.tap(at, now);
                }
            }
            Grip::Placed(press) if press.id == id => self.view.grip = Grip::None,
            _ => {}
        }
        Touched::Something
    }

    /// Lets what is carried go: it goes to the row, or glides back and the reasons are said.
    fn drop_held(&mut self, now: Millis) {
        let Some((held, at)) = self.view.grip.carried() else {
            return;
        };
        let row = self.aimed_at();
        self.view.grip = Grip::None;
        self.view.over = None;
        match row {
            Some(row) => {
                self.view.dropped = Some(Stop {
                    at,
                    height: self.home_of(held).height(),
                });
                if !self.play(held, row, at, now) {
                    self.give_back(held, at, now);
                }
                self.view.dropped = None;
            }
            None => self.give_back(held, at, now),
        }
    }

    /// Takes what was placed and is not confirmed up again.
    fn lift(&mut self, press: Press, now: Millis) {
        self.view.grip = Grip::None;
        let placed = self.provisional();
        if self.take_back(now)
            && let Some(held) = placed.and_then(|action| self.held_of(action))
        {
            self.choose(held);
            self.view.motion.stop(now);
            self.view.grip = Grip::Held(held, press);
        }
    }

    fn tap(&mut self, at: Point, now: Millis) -> Touched {
        match (self.view.chosen, self.row_at(at)) {
            (Some(held), Some(row)) => _ = self.play(held, row, at, now),
            // Unless there is nothing else to choose.
            (Some(_), None) if self.held().len() > 1 => self.view.chosen = None,
            (None, Some(_)) if !self.held().is_empty() => return Touched::RowAlone,
            _ => {}
        }
        Touched::Something
    }

    /// A pointer that is gone lets everything go without meaning it.
    fn gone(&mut self, id: i32, now: Millis) {
        let carried = self.view.grip.carried();
        match self.view.grip {
            Grip::Held(_, press) | Grip::Placed(press) | Grip::Rows(press) if press.id == id => {
                self.view.grip = Grip::None;
                if let Some((held, at)) = carried {
                    self.give_back(held, at, now);
                }
            }
            _ => {}
        }
        self.view.pointer = None;
        self.view.over = None;
    }

    /// The shape of the mouse where it hovers, as style sheets name it.
    pub(super) fn mouse_shape(&self) -> &'static str {
        match self.view.grip {
            Grip::Held(..) | Grip::Placed(_) => "grabbing",
            Grip::None | Grip::Rows(_) => self.view.pointer.map_or("default", |at| {
                let placed = self.placed_at();
                if self.held_at(at).is_some() || placed.is_some_and(|place| place.contains(at)) {
                    "grab"
                } else if self.view.over.is_some() {
                    "pointer"
                } else {
                    "default"
                }
            }),
        }
    }
}
