//! How the card game is shown and handles input, where it differs from the tile game.

use crate::stage::cards::narration::Narration;
use crate::stage::cards::state::{CardStage, CardView};
use crate::stage::cards::{animate, decide, input, narrate, places};
use crate::stage::game_view::Pending;
use crate::stage::game_view::View;
use crate::stage::sound::Sound;
use engine::cards::{Action, Event, Game, Illegal, Question, Reason};
use engine::table::Seat;
use view::scene::cards::Spread;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

impl View for CardView {
    type Game = Game;
    type Reason = Reason;

    const CONFIRM: Question = Question::Confirm;
    /// Turns are many and short.
    const HELD_BACK: Millis = 1600.0;
    /// The card still flies to its row then, and a game has a hundred of them.
    const SLIPPED: Millis = 200.0;

    fn new(game: &Game, layout: &Layout) -> Self {
        CardView::showing(Spread::lay_out(game, layout, None))
    }

    fn reasons(illegal: Illegal) -> Vec<Reason> {
        illegal.reasons
    }

    fn is_plain(action: Action) -> bool {
        matches!(action, Action::Play { .. } | Action::Lay(_))
    }

    fn is_dropped(action: Action) -> bool {
        matches!(action, Action::Play { .. })
    }

    /// Face-down cards are turned up when they are taken.
    fn comes_to_light(event: &Event) -> bool {
        matches!(event, Event::Taken { .. } | Event::Opened { .. })
    }

    /// The last card of a hand has only one row to go to.
    fn is_forced(stage: &CardStage, action: Action) -> bool {
        matches!(action, Action::Play { .. }) && stage.legal == [action]
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

    /// The scoring of a round belongs to the turn that triggers it, and so do decisions made in it.
    fn turns_begun(events: &[Event]) -> usize {
        let scores = events
            .iter()
            .any(|event| matches!(event, Event::RoundScored(_)));
        let begins = |event: &&Event| match event {
            Event::RoundBegan { .. } => true,
            Event::TurnEnded(_) => !scores,
            _ => false,
        };
        events.iter().filter(begins).count()
    }

    fn is_counted(event: &Event) -> bool {
        matches!(event, Event::Scored(_))
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Played { .. } | Event::JokerLaid { .. } => Some(Sound::Tile),
            Event::Claimed { .. } => Some(Sound::Figure),
            Event::Scored(scored) => Some(Sound::Points(scored.points)),
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

    fn pending(&self) -> Pending {
        match (&self.narration, self.asks_at) {
            (Some(narration), _) => narration.pending(),
            (None, Some(_)) => Pending::Motion,
            (None, None) => Pending::Nothing,
        }
    }

    fn picture(&self) -> Option<&Game> {
        self.narration.as_ref().map(Narration::picture)
    }

    fn lines_to_narrate(&self) -> usize {
        self.narration
            .as_ref()
            .map_or(0, Narration::lines_to_narrate)
    }

    /// While a scoring is narrated, points count with their line.
    fn pending_points(&self) -> Vec<(Seat, u32)> {
        let told = self.narration.is_some();
        let pending = self.motion.coming.iter().filter(|_| !told);
        pending
            .map(|pending| (pending.seat, pending.points))
            .collect()
    }

    fn animation_end(&self) -> Millis {
        self.motion.quiet
    }

    fn finish_animation(&mut self, now: Millis) {
        self.motion.stop(now);
        self.asks_at = None;
    }

    fn deselect(&mut self) {
        self.selection.chosen = None;
    }

    fn next_tick_at(stage: &CardStage) -> Option<Millis> {
        narrate::due(stage).or(stage.view.asks_at)
    }

    fn refresh(stage: &mut CardStage, _: Millis) {
        let spread = Spread::lay_out(&stage.game, &stage.layout, stage.observer());
        let covered = stage.covered_for().is_some();
        let playables = stage.playables();
        let view = &mut stage.view;
        view.spread_before = std::mem::replace(&mut view.spread, spread);
        if covered {
            view.motion.cover();
        }
        view.gesture.cancel_drag();
        view.selection.update(&playables);
    }

    fn receive(stage: &mut CardStage, events: &[Event], now: Millis) -> usize {
        narrate::begin(stage, events, now)
    }

    fn animate(stage: &mut CardStage, events: &[Event], _: Option<Seat>, now: Millis) {
        animate::animate(stage, events, now);
        animate::let_land(stage, now);
    }

    /// What was placed is selected again.
    fn animate_undo(stage: &mut CardStage, action: Action, now: Millis) {
        let placed = places::placed_thing(&stage.before, action);
        let from = placed.and_then(|thing| stage.view.spread_before.rect(thing));
        if let Some(playable) = decide::playable_of(stage, action) {
            stage.view.selection.chosen = Some(playable);
            if let Some(from) = from {
                animate::animate_back(stage, playable, from.center(), now);
            }
        }
    }

    fn tick(stage: &mut CardStage, _: Millis, now: Millis) -> bool {
        let over = stage.view.motion.tick(now);
        let landed = stage.view.asks_at.take_if(|at| *at <= now).is_some();
        if landed {
            stage.refresh(now);
        }
        narrate::tick(stage, now) || landed || over
    }
}

impl CardStage {
    /// Cancels the drag or the selection, or takes the last decision back. Returns whether there was anything to cancel.
    pub fn cancel(&mut self, now: Millis) -> bool {
        if input::cancel_drag(self, now) {
            return true;
        }
        if self.question().is_some() && self.playables().is_empty() {
            return self.undo(now);
        }
        let selection = &mut self.view.selection;
        let chosen = selection.chosen().is_some() || selection.row().is_some();
        selection.chosen = None;
        selection.row = None;
        self.refusal.take().is_some() || chosen
    }

    /// Sets the layout. Animations end where things are now.
    pub fn set_layout(&mut self, layout: Layout, _: Millis) {
        self.layout = layout;
        let spread = Spread::lay_out(&self.game, &self.layout, self.observer());
        self.view.motion.aim(&spread);
        self.view.spread = spread;
    }

    /// Whether anything moves at `now`.
    pub fn is_moving(&self, now: Millis) -> bool {
        self.view.motion.goes_on(now)
    }
}
