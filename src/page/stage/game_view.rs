//! What a stage asks of the game it shows.

use std::fmt::Debug;

use crate::stage::sound::Sound;
use crate::stage::state::Stage;
use engine::table::{Play, Recorded, Seat};
use view::scene::layout::Layout;
use view::scene::tween::Millis;

pub type ActionOf<V> = <<V as View>::Game as Play>::Action;
pub type QuestionOf<V> = <<V as View>::Game as Play>::Question;
pub type EventOf<V> = <<V as View>::Game as Play>::Event;
/// Why a line of the game's record cannot be read.
pub type TroubleOf<V> = <<V as View>::Game as Recorded>::Trouble;
pub type ReasonOf<V> = <V as View>::Reason;

/// What delays the next question after something has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pending {
    #[default]
    Nothing,
    /// An animation is still running.
    Motion,
    /// The scoring of a round is being narrated, line by line.
    Narration,
    /// The narration is done: a person at this device has to go on.
    Press,
}

impl Pending {
    /// Whether the table shows the game only up to what was narrated.
    pub const fn is_narrating(self) -> bool {
        matches!(self, Pending::Narration | Pending::Press)
    }
}

/// How one game is shown and handles input, where it differs from the other.
pub trait View: Debug + Sized {
    type Game: Recorded;
    type Reason: Clone + Debug + PartialEq;

    /// The question whose answer ends the turn.
    const CONFIRM: QuestionOf<Self>;

    /// How long a turn that has ended can be taken back at least, in milliseconds, unless the next player goes on earlier.
    const HELD_BACK: Millis;

    /// How long a computer waits after a turn that ended as something was dropped on the table, in milliseconds.
    const SLIPPED: Millis;

    /// The view of a game that has just been opened.
    fn new(game: &Self::Game, layout: &Layout) -> Self;
    /// All reasons for a refusal.
    fn reasons(illegal: <Self::Game as Play>::Illegal) -> Vec<Self::Reason>;
    /// Whether an action leaves nothing that a player may want to review before the turn ends.
    fn is_plain(action: ActionOf<Self>) -> bool;
    /// Whether an action is a tile or card dropped on the table, which may have slipped.
    fn is_dropped(action: ActionOf<Self>) -> bool;
    /// Whether a Chance action may stay hidden for a while: drawing the tile of the next turn.
    fn can_be_held_back(_: ActionOf<Self>) -> bool {
        false
    }
    /// Whether an event reveals hidden information, after which the decision that led to it cannot be taken back.
    fn comes_to_light(_: &EventOf<Self>) -> bool {
        false
    }
    /// Whether an action needs no review before the turn ends because it was the only one.
    fn is_forced(_: &Stage<Self>, _: ActionOf<Self>) -> bool {
        false
    }
    /// Whether an event visibly changes the board or the scores.
    fn is_seen(event: &EventOf<Self>) -> bool;
    /// How many turns begin with the events of one decision.
    fn turns_begun(events: &[EventOf<Self>]) -> usize;
    /// Whether the points of an event are counted one event at a time at the end of the game.
    fn is_counted(event: &EventOf<Self>) -> bool;
    fn sound(event: &EventOf<Self>) -> Option<Sound>;
    /// Whether people sharing the screen have secrets from each other now.
    fn has_secrets(game: &Self::Game) -> bool;
    /// Whether the game is still running and its text contains secret hands.
    fn keeps_hands(game: &Self::Game) -> bool;

    /// Points that are still animated and not counted on screen yet, by seat.
    fn pending_points(&self) -> Vec<(Seat, u32)>;
    /// What delays the next question.
    fn pending(&self) -> Pending {
        Pending::Nothing
    }
    /// The game up to the point a scoring has been narrated to; none when the game is shown as it is.
    fn picture(&self) -> Option<&Self::Game> {
        None
    }
    /// How many lines of the log have not been narrated yet.
    fn lines_to_narrate(&self) -> usize {
        0
    }
    /// When the last animation ends.
    fn animation_end(&self) -> Millis;
    /// Ends all animations at `now`.
    fn finish_animation(&mut self, now: Millis);
    /// Clears the highlight, because something else is shown.
    fn clear_highlight(&mut self) {}
    /// Clears the selection, because a decision was made.
    fn deselect(&mut self) {}
    /// Hides what is only shown while aids are on.
    fn hide_aids(&mut self) {}
    /// When something has to appear or disappear although nothing moves.
    fn next_tick_at(stage: &Stage<Self>) -> Option<Millis>;

    /// Called once the stage has been made.
    fn open(_: &mut Stage<Self>) {}
    /// Called when a different state of the game is shown.
    fn refresh(stage: &mut Stage<Self>, now: Millis);
    /// Receives new events before they are shown. Returns how many are shown at once; the view narrates the others later.
    fn receive(_: &mut Stage<Self>, events: &[EventOf<Self>], _: Millis) -> usize {
        events.len()
    }
    /// Animates events one after the other. `mover` is the seat that acted.
    fn animate(stage: &mut Stage<Self>, events: &[EventOf<Self>], mover: Option<Seat>, now: Millis);
    /// Animates undo: the piece of the decision goes back to the hand.
    fn animate_undo(stage: &mut Stage<Self>, action: ActionOf<Self>, now: Millis);
    /// Drops what has expired; `elapsed` is the time since the last tick, in milliseconds. Returns whether anything changed.
    fn tick(stage: &mut Stage<Self>, elapsed: Millis, now: Millis) -> bool;
}
