//! Turns a person's decisions into actions: what can be played, where it may go, playing it, ending the turn.

use kurbo::Point;

use crate::stage::cards::playable::Playable;
use crate::stage::cards::selection::CardSelection;
use crate::stage::cards::state::CardStage;
use engine::cards::{Action, Card, Foreseen, Question, Suit};
use view::scene::cards::layout::{has_meeple, in_hand};
use view::scene::tween::Millis;

impl CardStage {
    pub const fn selection(&self) -> &CardSelection {
        &self.view.selection
    }

    pub(crate) const fn selection_mut(&mut self) -> &mut CardSelection {
        &mut self.view.selection
    }

    /// The cards in front of the observer: their hand, or the one card to be decided about.
    pub fn hand(&self) -> Vec<Card> {
        let cards = in_hand(&self.game, self.observer());
        cards.into_iter().flatten().collect()
    }

    /// Everything that can be played now: the cards in order, then the large meeple.
    pub(crate) fn playables(&self) -> Vec<Playable> {
        match self.question() {
            Some(Question::LayJoker(joker)) => vec![Playable::Joker(joker)],
            Some(Question::Turn) => {
                let cards = (0..).zip(self.hand());
                let cards = cards.map(|(place, card)| Playable::Card(place, card));
                let meeple = self.has_meeple().then_some(Playable::Meeple);
                cards.chain(meeple).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the observer's large meeple is in the bar (CARD-20).
    pub fn has_meeple(&self) -> bool {
        has_meeple(&self.game, self.observer())
    }

    /// The rows a playable may go to.
    pub(crate) fn rows_for(&self, playable: Playable) -> Vec<Suit> {
        let fits = |row: &Suit| self.legal.contains(&playable.action(*row));
        Suit::ALL.into_iter().filter(fits).collect()
    }

    /// The number of a playable, from 1; 0 if it cannot be played.
    pub(crate) fn number_of(&self, playable: Playable) -> usize {
        let place = self.playables().iter().position(|&one| one == playable);
        place.map_or(0, |place| place + 1)
    }

    /// Selects a playable. Returns whether it can be played.
    pub(super) fn choose(&mut self, playable: Playable) -> bool {
        let can = self.playables().contains(&playable);
        if can {
            self.view.selection.chosen = Some(playable);
            self.refusal = None;
        }
        can
    }

    /// Selects a playable by its number, from 1. Returns whether there is one.
    pub(crate) fn choose_number(&mut self, number: usize) -> bool {
        let playables = self.playables();
        let found = number.checked_sub(1).and_then(|place| playables.get(place));
        found.copied().is_some_and(|playable| {
            self.view.selection.row = None;
            self.choose(playable)
        })
    }

    /// Selects the playable of an action, and its row.
    pub(crate) fn hold_as(&mut self, action: Action) {
        let (Some(playable), Some(row)) = (playable_of(self, action), action.row()) else {
            return;
        };
        if self.choose(playable) {
            self.view.selection.row = Some(row);
        }
    }

    /// Plays something to a row. If that is not allowed, shows why at a point of the screen. Returns whether it was played.
    pub(super) fn play(&mut self, playable: Playable, row: Suit, at: Point, now: Millis) -> bool {
        let action = playable.action(row);
        let reasons = self.session.game().refusals(action);
        if !reasons.is_empty() || self.question().is_none() {
            self.refuse(reasons, at, now);
            return false;
        }
        self.act(action, now).is_some()
    }

    /// The row of the large meeple just placed and not yet confirmed, and what it scores as far as the observer can know; none if
    /// aids are off.
    pub fn unconfirmed_claim(&self) -> Option<(Suit, Foreseen)> {
        let claims = matches!(provisional(self)?, Action::Claim(_));
        let seat = self
            .observer()
            .filter(|_| claims && self.preferences.aids)?;
        self.game.foresee_placed(seat)
    }

    /// Plays the selection to a row. Returns whether anything was selected.
    pub(crate) fn play_to(&mut self, row: Suit, now: Millis) -> bool {
        let Some(playable) = self.view.selection.chosen() else {
            return false;
        };
        let at = self.view.spread.lane(row).end.center();
        self.play(playable, row, at, now);
        true
    }

    /// Plays the selection to the selected row, ends the turn, or goes on after a round. Returns whether it did any of that.
    pub(crate) fn play_or_confirm(&mut self, now: Millis) -> bool {
        if self.leave_round(now) || self.skip_narration(now) {
            return true;
        }
        if self.legal.contains(&Action::Confirm) {
            return self.act(Action::Confirm, now).is_some();
        }
        let row = self.view.selection.row();
        row.is_some_and(|row| self.play_to(row, now))
    }
}

/// The last decision of the person at this device, if it is not confirmed yet.
pub(super) fn provisional(stage: &CardStage) -> Option<Action> {
    let asked = stage.question() == Some(Question::Confirm);
    let last = stage.session.entries().last().filter(|_| asked)?;
    (!last.is_final()).then_some(last.action)
}

/// The playable whose action this is.
pub(super) fn playable_of(stage: &CardStage, action: Action) -> Option<Playable> {
    let mut all = stage.playables().into_iter();
    all.find(|playable| playable.is_of(action))
}
