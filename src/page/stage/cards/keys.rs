//! The rows and the hand for keys: left and right choose what goes to a row, up and down the row.

use crate::elements::command::Command;
use crate::elements::intent::{Intent, Target};
use crate::stage::CardStage;
use crate::stage::cards::held::Held;
use crate::stage::tiles::keys::Stride;
use engine::cards::{Action, Question, Suit};
use view::scene::tween::Millis;

impl CardStage {
    /// Goes on with the key that ends things: plays what is chosen to the row that is chosen, or ends the turn. Returns
    /// whether it did.
    pub(crate) fn go_on(&mut self, now: Millis) -> bool {
        if self.legal.contains(&Action::Confirm) {
            return self.act(Action::Confirm, now).is_some();
        }
        self.view.over.is_some_and(|row| self.play_to(row, now))
    }

    /// What is to be answered next.
    pub(crate) fn stop(&self) -> Target {
        if self.replay.is_some() {
            return Target::command(Command::Play);
        }
        if self.locked {
            return Target::Press(Intent::Reload);
        }
        match self.question() {
            Some(Question::Turn | Question::LayJoker(_)) => {
                match (self.view.chosen, self.view.over) {
                    (Some(_), Some(row)) => Target::Press(self.laying(row)),
                    (chosen, _) => self.held_stop(chosen),
                }
            }
            Some(Question::Confirm) => Target::command(Command::Confirm),
            Some(Question::Stray { .. } | Question::Join) => {
                Target::Press(Intent::Act(self.act_at(0)))
            }
            Some(_) => Target::DOCK,
            None if self.covered().is_some() => Target::command(Command::ShowHand),
            None if self.game.is_over() => Target::Press(Intent::Scores),
            None => Target::DOCK,
        }
    }

    /// The button of what is chosen, or of the first thing that can be.
    fn held_stop(&self, chosen: Option<Held>) -> Target {
        let held = self.held();
        let place = held.iter().position(|one| Some(*one) == chosen);
        match held.get(place.unwrap_or(0)) {
            Some(_) => Target::Press(Intent::Hold(place.unwrap_or(0) + 1)),
            None => Target::DOCK,
        }
    }

    /// Follows a key: sideways to the next thing of the hand, up and down to the next row. Returns where the focus
    /// goes; nothing when nothing is held.
    pub(crate) fn walk(&mut self, way: Stride) -> Option<Target> {
        let held = self.held();
        if held.is_empty() {
            return None;
        }
        let place = held.iter().position(|one| Some(*one) == self.view.chosen);
        let place = place.or(self.view.near.filter(|&near| near < held.len()));
        match way {
            Stride::Step(0, down) => {
                let chosen = held.get(place.unwrap_or(0)).copied()?;
                self.view.chosen = Some(chosen);
                self.view.over = Some(self.next_row(chosen, down));
            }
            way => {
                self.view.chosen = way.among(place, held.len()).map(|place| held[place]);
                self.view.over = None;
            }
        }
        self.refusal = None;
        Some(self.stop())
    }

    /// The row above or below the one that is pointed at, of all rows; at first one where the card may go.
    fn next_row(&self, held: Held, down: i32) -> Suit {
        let from_top: Vec<Suit> = Suit::ALL.into_iter().rev().collect();
        let at = |row: Suit| from_top.iter().position(|&one| one == row);
        match self.view.over.and_then(at) {
            Some(place) => {
                let next = place as i32 + down;
                from_top[next.rem_euclid(Suit::COUNT as i32) as usize]
            }
            None => {
                let own = held.card().and_then(|card| card.suit());
                let fits = self.rows_for(held);
                let own = own.filter(|own| fits.contains(own));
                own.or(fits.first().copied()).unwrap_or(from_top[0])
            }
        }
    }

    /// The place from 1 of something that can be held; 0 when it cannot.
    pub(crate) fn number_of(&self, held: Held) -> usize {
        let place = self.held().iter().position(|&one| one == held);
        place.map_or(0, |place| place + 1)
    }

    /// Chooses something of the hand by its place, from 1. Returns whether there is such a thing.
    pub(crate) fn hold(&mut self, number: usize) -> bool {
        let held = self.held();
        let found = number.checked_sub(1).and_then(|place| held.get(place));
        found.copied().is_some_and(|held| {
            self.view.over = None;
            self.choose(held)
        })
    }

    /// The focus is on a row.
    pub(crate) fn point_at(&mut self, row: Suit) {
        self.view.over = Some(row);
        self.view.near = None;
    }

    /// The focus is on something of the hand, by its place from 1.
    pub(crate) fn come_near(&mut self, number: usize) {
        self.view.near = number.checked_sub(1);
    }

    /// Lets what is chosen go to a row. Returns whether something was chosen.
    pub(crate) fn play_to(&mut self, row: Suit, now: Millis) -> bool {
        let Some(held) = self.view.chosen else {
            return false;
        };
        let at = self.end_of(row).center();
        self.play(held, row, at, now);
        true
    }

    /// What pressing a row means.
    pub(crate) fn laying(&self, row: Suit) -> Intent {
        let epoch = self.session.epoch();
        Intent::ToRow { epoch, row }
    }
}
