//! The card game on a screen: rows, the hand, what is chosen to go to a row, what moves.

mod draw;
pub mod gesture;
mod held;
mod keys;
mod places;
mod replay;
mod show;
mod steps;

pub use gesture::Touched;
pub use held::Held;

use crate::elements::intent::Target;
use crate::stage::popover::{PopoverPlacement, PopoverSide};
use crate::stage::sound::Sound;
use crate::stage::{CardStage, Refusal, View};
use engine::cards::{Action, Card, Event, Game, Illegal, Question, Reason, Suit};
use engine::table::Seat;
use gesture::Grip;
use kurbo::{Point, Rect};
use view::scene::Theme;
use view::scene::cards::layout::in_hand;
use view::scene::cards::motion::Stop;
use view::scene::cards::{Motion, Spread};
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// How the card game is shown and touched.
#[derive(Debug)]
pub struct CardView {
    /// What is chosen to go to a row.
    chosen: Option<Held>,
    /// The row that is pointed at, or chosen with keys.
    over: Option<Suit>,
    /// The place of what has the focus among all that can be held: keys go on from there when nothing is chosen.
    near: Option<usize>,
    grip: Grip,
    motion: Motion,
    /// Where everything lies, now and before.
    spread: Spread,
    spread_before: Spread,
    /// Where a card or the large meeple is let go that was carried by hand.
    dropped: Option<Stop>,
    /// Where the mouse hovers.
    pointer: Option<Point>,
}

impl View for CardView {
    type Game = Game;
    type Reason = Reason;

    const CONFIRM: Question = Question::Confirm;

    fn new(game: &Game, layout: &Layout) -> Self {
        let spread = Spread::of(game, layout, None);
        CardView {
            spread_before: spread.clone(),
            spread,
            chosen: None,
            over: None,
            near: None,
            grip: Grip::None,
            motion: Motion::default(),
            dropped: None,
            pointer: None,
        }
    }

    fn reasons(illegal: Illegal) -> Vec<Reason> {
        illegal.reasons
    }

    fn is_plain(action: Action) -> bool {
        matches!(action, Action::Play { .. } | Action::Lay(_))
    }

    fn is_seen(event: &Event) -> bool {
        matches!(
            event,
            Event::JokerLaid { .. }
                | Event::Played { .. }
                | Event::Claimed { .. }
                | Event::Taken { .. }
                | Event::Sold { .. }
                | Event::Kept { .. }
                | Event::Joined { .. }
                | Event::Scored(_)
                | Event::Won { .. }
        )
    }

    fn is_counted(event: &Event) -> bool {
        matches!(event, Event::Scored(_))
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Played { .. } | Event::JokerLaid { .. } => Some(Sound::Tile),
            Event::Claimed { .. } => Some(Sound::Figure),
            Event::Scored(_) => Some(Sound::Points),
            Event::Won { .. } => Some(Sound::End),
            _ => None,
        }
    }

    /// Before the first round there is no hand.
    fn has_secrets(game: &Game) -> bool {
        game.round() > 0
    }

    fn keeps_hands(game: &Game) -> bool {
        game.keeps_hands()
    }

    fn coming(&self) -> Vec<(Seat, u32)> {
        let coming = self.motion.coming.iter();
        coming.map(|coming| (coming.seat, coming.points)).collect()
    }

    fn quiet(&self) -> Millis {
        self.motion.quiet
    }

    fn stop_motion(&mut self, now: Millis) {
        self.motion.stop(now);
    }

    fn leave(&mut self) {}

    fn let_go(&mut self) {
        self.chosen = None;
    }

    fn hide_aids(&mut self) {}

    fn due(&self) -> Option<Millis> {
        None
    }

    fn open(_: &mut CardStage) {}

    fn refresh(stage: &mut CardStage, _: Millis) {
        let spread = Spread::of(&stage.game, &stage.layout, stage.observer());
        let covered = stage.covered().is_some();
        let held = stage.held();
        let view = &mut stage.view;
        view.spread_before = std::mem::replace(&mut view.spread, spread);
        if covered {
            view.motion.cover();
        }
        view.grip.let_go();
        view.over = None;
        view.near = view.near.filter(|_| !held.is_empty());
        // A single thing need not be chosen.
        view.chosen = view.chosen.filter(|one| held.contains(one));
        if let [only] = held[..] {
            view.chosen = Some(only);
        }
    }

    fn show(stage: &mut CardStage, events: &[Event], _: Option<Seat>, now: Millis) {
        stage.show(events, now);
    }

    /// What was placed is chosen again.
    fn show_taken_back(stage: &mut CardStage, action: Action, now: Millis) {
        let placed = places::placed(&stage.before, action);
        let from = placed.and_then(|thing| stage.view.spread_before.rect(thing));
        if let Some(held) = stage.held_of(action) {
            stage.view.chosen = Some(held);
            if let Some(from) = from {
                stage.give_back(held, from.center(), now);
            }
        }
    }

    fn escape(stage: &mut CardStage, now: Millis) {
        if let Some((held, at)) = stage.view.grip.carried() {
            stage.view.grip.let_go();
            stage.give_back(held, at, now);
        } else if stage.question().is_some() && stage.held().is_empty() {
            stage.take_back(now);
        } else {
            stage.view.chosen = None;
            stage.view.over = None;
            stage.refusal = None;
        }
    }

    fn lay_out(stage: &mut CardStage, layout: Layout, _: Millis) {
        stage.layout = layout;
        stage.spread_out();
    }

    fn tick(stage: &mut CardStage, _: Millis, now: Millis) -> bool {
        stage.view.motion.tick(now)
    }

    fn is_moving(stage: &CardStage, now: Millis) -> bool {
        stage.view.motion.goes_on(now)
    }

    fn stop(stage: &CardStage) -> Target {
        stage.stop()
    }

    fn mouse_shape(stage: &CardStage) -> &'static str {
        gesture::mouse_shape(stage)
    }

    fn draw(stage: &CardStage, theme: &Theme, now: Millis) -> DisplayList {
        stage.draw(theme, now)
    }
}

impl CardStage {
    /// Whether points are on their way and not seen yet.
    pub(crate) fn counts_points(&self) -> bool {
        !self.view.motion.coming.is_empty()
    }

    /// The cards in front of whoever looks: the own hand, or the one card that is to be decided about.
    pub fn hand(&self) -> Vec<Card> {
        let cards = in_hand(&self.game, self.observer());
        cards.into_iter().flatten().collect()
    }

    /// Where a refusal is said: so that the place it is about stays in sight.
    pub(crate) fn beside_refusal(&self, refusal: &Refusal<Reason>) -> PopoverPlacement {
        let size = self.home_of(Held::Joker(Card::Fairy)).size();
        let spare = Rect::from_center_size(refusal.at, size);
        PopoverPlacement {
            spare: spare.intersect(self.layout.whole),
            room: self.layout.free,
            whole: self.layout.whole,
            sides: vec![
                PopoverSide::Right,
                PopoverSide::Left,
                PopoverSide::Above,
                PopoverSide::Below,
            ],
        }
    }
}
