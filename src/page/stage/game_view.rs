//! What a stage asks of the game it shows.

use crate::elements::intent::Target;
use std::fmt::Debug;

use crate::stage::pending::Pending;
use crate::stage::sound::Sound;
use crate::stage::state::Stage;
use engine::table::{Play, Recorded, Seat};
use view::scene::Theme;
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// A decision in the game of a view.
pub type ActionOf<V> = <<V as View>::Game as Play>::Action;
/// A question of the game of a view.
pub type QuestionOf<V> = <<V as View>::Game as Play>::Question;
/// An event of the game of a view.
pub type EventOf<V> = <<V as View>::Game as Play>::Event;
/// Why a line of a record of the game of a view cannot be read.
pub type TroubleOf<V> = <<V as View>::Game as Recorded>::Trouble;
/// Why something is refused in the game of a view.
pub type ReasonOf<V> = <V as View>::Reason;

/// How a game is shown and touched: where it differs from the other one.
pub trait View: Debug + Sized {
    type Game: Recorded;
    /// Why an action is refused.
    type Reason: Clone + Debug + PartialEq;

    /// The question that is answered by ending the turn.
    const CONFIRM: QuestionOf<Self>;

    /// How long a turn that has ended can be taken back at least, in milliseconds, unless the next one goes on.
    const HELD_BACK: Millis;

    /// A view of a game that comes to a screen.
    fn new(game: &Self::Game, layout: &Layout) -> Self;
    /// All reasons of a refusal.
    fn reasons(illegal: <Self::Game as Play>::Illegal) -> Vec<Self::Reason>;
    /// Whether an action leaves nothing behind that somebody may want to look at again before the turn ends.
    fn is_plain(action: ActionOf<Self>) -> bool;
    /// Whether an action of chance need not be seen at once: the tile of the next turn is drawn.
    fn can_be_held_back(action: ActionOf<Self>) -> bool;
    /// Whether an event shows something that was hidden, after which nobody can want what led to it back.
    fn comes_to_light(_: &EventOf<Self>) -> bool {
        false
    }
    /// Whether nobody would want to look again at an action before the turn ends, because there was no other.
    fn is_forced(_: &Stage<Self>, _: ActionOf<Self>) -> bool {
        false
    }
    /// Whether something is seen of an event on the board or in the scores.
    fn is_seen(event: &EventOf<Self>) -> bool;
    /// How many turns begin with what came of one decision.
    fn turns_begun(events: &[EventOf<Self>]) -> usize;
    /// Whether an event gives points that are counted one after the other at the end.
    fn is_counted(event: &EventOf<Self>) -> bool;
    /// The sound of an event.
    fn sound(event: &EventOf<Self>) -> Option<Sound>;
    /// Whether persons around one screen have secrets from each other now.
    fn has_secrets(game: &Self::Game) -> bool;
    /// Whether the game goes on and its text holds hands that are secret.
    fn keeps_hands(game: &Self::Game) -> bool;

    /// Points that are on their way and not seen yet, by seat.
    fn pending_points(&self) -> Vec<(Seat, u32)>;
    /// What the next question waits for.
    fn pending(&self) -> Pending {
        Pending::Nothing
    }
    /// The game as far as what happened was told, while it is; none when the game is shown as it is.
    fn picture(&self) -> Option<&Self::Game> {
        None
    }
    /// How many lines of the log are still to be told.
    fn untold(&self) -> usize {
        0
    }
    /// When the last thing that moves will have been seen.
    fn animation_end(&self) -> Millis;
    /// Lets everything that moves be over at `now`.
    fn finish_animation(&mut self, now: Millis);
    /// Highlights nothing any more, because something else is shown.
    fn clear_highlight(&mut self);
    /// Chooses nothing any more, because a decision was taken.
    fn deselect(&mut self);
    /// Hides what is only shown while aids are.
    fn hide_aids(&mut self);
    /// When something is to be shown or hidden although nothing moves.
    fn next_tick_at(stage: &Stage<Self>) -> Option<Millis>;

    /// The stage has just been made.
    fn open(stage: &mut Stage<Self>);
    /// Takes in that another state of the game is shown.
    fn refresh(stage: &mut Stage<Self>, now: Millis);
    /// Takes in what happened, before it is shown. Returns how many of the events are shown at once; the view tells the
    /// others when it is time.
    fn receive(_: &mut Stage<Self>, events: &[EventOf<Self>], _: Millis) -> usize {
        events.len()
    }
    /// Animates events one after the other. `mover` is whoever acted.
    fn animate(stage: &mut Stage<Self>, events: &[EventOf<Self>], mover: Option<Seat>, now: Millis);
    /// Animates that a decision was taken back: what it was about is in the hand again.
    fn animate_taken_back(stage: &mut Stage<Self>, action: ActionOf<Self>, now: Millis);
    /// Cancels what is dragged or chosen, or takes the last decision back. Returns whether there was any of that.
    fn cancel(stage: &mut Stage<Self>, now: Millis) -> bool;
    /// Takes in where things are on the screen.
    fn set_layout(stage: &mut Stage<Self>, layout: Layout, now: Millis);
    /// Forgets what is over; `elapsed` is the time since the last tick, in milliseconds. Returns whether something was.
    fn tick(stage: &mut Stage<Self>, elapsed: Millis, now: Millis) -> bool;
    /// Whether something moves at `now`.
    fn is_moving(stage: &Stage<Self>, now: Millis) -> bool;
    /// The part of the page where the next answer is given.
    fn next_target(stage: &Stage<Self>) -> Target;
    /// The shape of the mouse where it hovers, as style sheets name it.
    fn mouse_shape(stage: &Stage<Self>) -> &'static str;
    /// The picture on the canvas.
    fn draw(stage: &Stage<Self>, theme: &Theme, now: Millis) -> DisplayList;
}
