//! Pointer input over the rows and the hand: dragging and selecting cards and the large meeple, tapping rows.

use kurbo::Point;

use crate::stage::cards::animate::animate_back;
use crate::stage::cards::decide::{playable_of, provisional};
use crate::stage::cards::gesture::CardGesture;
use crate::stage::cards::places::{provisional_place, row_at};
use crate::stage::cards::playable::Playable;
use crate::stage::cards::state::CardStage;
use crate::stage::input::{Device, Input};
use crate::stage::pointer::Press;
use engine::cards::Suit;
use view::scene::cards::motion::Stop;
use view::scene::tween::Millis;

/// The result of a pointer event over the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputOutcome {
    /// A row was tapped although nothing that could go there is selected.
    NothingChosen,
    /// Nothing that needs a message.
    Handled,
}

impl CardStage {
    /// Handles a pointer event over the rows.
    pub fn input(&mut self, input: Input, now: Millis) -> InputOutcome {
        match input {
            Input::Down { id, device, at } => down(self, Press::new(id, device, at), now),
            Input::Move { id, device, at } => moved(self, id, device, at, now),
            Input::Up { id, at } => {
                let decided = self.decision_count;
                let outcome = up(self, id, at, now);
                if self.decision_count != decided {
                    self.note_press(now);
                }
                return outcome;
            }
            Input::Gone { id } => gone(self, id, now),
            Input::Turn | Input::Wheel { .. } => {}
        }
        InputOutcome::Handled
    }

    /// What the pointer that is down is doing.
    pub(crate) const fn gesture(&self) -> &CardGesture {
        &self.view.gesture
    }
}

fn down(stage: &mut CardStage, press: Press, now: Millis) {
    if stage.view.gesture == CardGesture::None {
        stage.view.gesture = begin(stage, press, now);
    }
}

/// The gesture that a press begins.
fn begin(stage: &mut CardStage, press: Press, now: Millis) -> CardGesture {
    if let Some(playable) = playable_at(stage, press.at) {
        let chooses = stage.view.selection.chosen() != Some(playable);
        stage.choose(playable);
        return CardGesture::Playable(playable, Press { chooses, ..press });
    }
    if stage.layout.dock.contains(press.at) {
        return CardGesture::None;
    }
    match provisional_place(stage) {
        Some(placed) if placed.contains(press.at) => CardGesture::Placed(press),
        // The second half of a double click selects no row.
        _ => CardGesture::Rows(Press {
            moved: stage.is_second_press(now),
            ..press
        }),
    }
}

/// The playable at a point of the screen.
fn playable_at(stage: &CardStage, at: Point) -> Option<Playable> {
    let there = |playable: &Playable| playable.rect(&stage.view.spread).contains(at);
    stage.playables().into_iter().find(there)
}

fn moved(stage: &mut CardStage, id: i32, device: Device, at: Point, now: Millis) {
    match stage.view.gesture {
        CardGesture::None if device == Device::Mouse => hover(stage, at),
        CardGesture::Playable(playable, press) if press.id == id => {
            stage.view.gesture = CardGesture::Playable(playable, press.to(at));
            let row = drop_target(stage);
            stage.view.selection.row = row;
        }
        CardGesture::Placed(press) if press.id == id => {
            let press = press.to(at);
            stage.view.gesture = CardGesture::Placed(press);
            if press.moved {
                pick_up(stage, press, now);
            }
        }
        CardGesture::Rows(press) if press.id == id => {
            stage.view.gesture = CardGesture::Rows(press.to(at));
        }
        _ => {}
    }
}

fn hover(stage: &mut CardStage, at: Point) {
    stage.view.hover = Some(at);
    let chosen = stage.view.selection.chosen().is_some();
    let wanted = chosen && !stage.layout.dock.contains(at);
    let row = row_at(&stage.view.spread, at).filter(|_| wanted);
    stage.view.selection.row = row;
}

/// The row that what is dragged would go to: the one under it, or else under the pointer.
fn drop_target(stage: &CardStage) -> Option<Suit> {
    let (_, at) = stage.view.gesture.dragged()?;
    let CardGesture::Playable(_, press) = stage.view.gesture else {
        return None;
    };
    if stage.layout.dock.contains(press.at) {
        return None;
    }
    let spread = &stage.view.spread;
    let near = || spread.row_at(at, &stage.rows_for(stage.view.selection.chosen()?));
    let under = row_at(spread, at).or_else(|| row_at(spread, press.at));
    under.or_else(near)
}

fn up(stage: &mut CardStage, id: i32, at: Point, now: Millis) -> InputOutcome {
    match stage.view.gesture {
        CardGesture::Playable(playable, press) if press.id == id => {
            let press = press.to(at);
            stage.view.gesture = CardGesture::Playable(playable, press);
            if press.moved {
                drop_dragged(stage, now);
            } else {
                stage.view.gesture = CardGesture::None;
                // A second tap clears the selection, unless there is nothing else.
                if !press.chooses && stage.playables().len() > 1 {
                    stage.view.selection.chosen = None;
                }
            }
        }
        CardGesture::Rows(press) if press.id == id => {
            stage.view.gesture = CardGesture::None;
            if !press.to(at).moved {
                return tap(stage, at, now);
            }
        }
        CardGesture::Placed(press) if press.id == id => stage.view.gesture = CardGesture::None,
        _ => {}
    }
    InputOutcome::Handled
}

/// Drops what is dragged: it goes to the row, or it goes back and the reasons are shown.
fn drop_dragged(stage: &mut CardStage, now: Millis) {
    let Some((playable, at)) = stage.view.gesture.dragged() else {
        return;
    };
    let row = drop_target(stage);
    stage.view.gesture = CardGesture::None;
    stage.view.selection.row = None;
    let Some(row) = row else {
        return animate_back(stage, playable, at, now);
    };
    let height = playable.rect(&stage.view.spread).height();
    stage.view.dropped = Some(Stop { at, height });
    if !stage.play(playable, row, at, now) {
        animate_back(stage, playable, at, now);
    }
    stage.view.dropped = None;
}

/// Picks up the piece that was placed and is not confirmed.
fn pick_up(stage: &mut CardStage, press: Press, now: Millis) {
    stage.view.gesture = CardGesture::None;
    let placed = provisional(stage);
    if stage.undo(now)
        && let Some(playable) = placed.and_then(|action| playable_of(stage, action))
    {
        stage.choose(playable);
        stage.view.motion.stop(now);
        stage.view.gesture = CardGesture::Playable(playable, press);
    }
}

fn tap(stage: &mut CardStage, at: Point, now: Millis) -> InputOutcome {
    if stage.skip_narration(now) {
        return InputOutcome::Handled;
    }
    let selection = &mut stage.view.selection;
    match (selection.chosen(), row_at(&stage.view.spread, at)) {
        (Some(playable), Some(row)) => _ = stage.play(playable, row, at, now),
        // Unless there is nothing else to select.
        (Some(_), None) if stage.playables().len() > 1 => stage.view.selection.chosen = None,
        (None, Some(_)) if !stage.playables().is_empty() => return InputOutcome::NothingChosen,
        _ => {}
    }
    InputOutcome::Handled
}

/// A cancelled pointer cancels its gesture without effect.
fn gone(stage: &mut CardStage, id: i32, now: Millis) {
    match stage.view.gesture {
        CardGesture::Playable(_, press) | CardGesture::Placed(press) | CardGesture::Rows(press)
            if press.id == id =>
        {
            cancel_drag(stage, now);
            stage.view.gesture = CardGesture::None;
        }
        _ => {}
    }
    stage.view.hover = None;
    stage.view.selection.row = None;
}

/// What is dragged goes back to where it was. Returns whether something was dragged.
pub(super) fn cancel_drag(stage: &mut CardStage, now: Millis) -> bool {
    let Some((playable, at)) = stage.view.gesture.dragged() else {
        return false;
    };
    stage.view.gesture = CardGesture::None;
    animate_back(stage, playable, at, now);
    true
}

impl CardStage {
    /// The mouse cursor at the hovered point, as a CSS `cursor` value.
    pub fn mouse_shape(&self) -> &'static str {
        match self.view.gesture {
            CardGesture::Playable(..) | CardGesture::Placed(_) => "grabbing",
            CardGesture::None | CardGesture::Rows(_) => self.view.hover.map_or("default", |at| {
                let placed = provisional_place(self);
                if playable_at(self, at).is_some() || placed.is_some_and(|place| place.contains(at))
                {
                    "grab"
                } else if self.view.selection.row().is_some() {
                    "pointer"
                } else {
                    "default"
                }
            }),
        }
    }
}
