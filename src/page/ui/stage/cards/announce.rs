//! What screen readers are told of the card game.

use super::rounds::is_after_round;
use crate::messages::cards::{self, HandHeard};
use crate::messages::{Company, Texts};
use crate::ui::announcements::{handed_over, join};
use crate::ui::stage::replay::happened;
use crate::ui::stage::{CardStage, Handled};
use engine::cards::{Event, Question};
use engine::table::Seat;

impl CardStage {
    /// Whether what happened has settled, so that it can be told.
    pub(in crate::ui) fn has_settled(&self) -> bool {
        let ended = |event: &Event| matches!(event, Event::TurnEnded(_) | Event::RoundScored(_));
        let rests = self.question().is_some() || self.covered().is_some() || self.game.is_over();
        rests || self.unannounced.iter().any(ended)
    }

    /// Takes in what happened since the page looked last. Returns whether there is something to announce.
    pub(in crate::ui) fn listen(&mut self) -> bool {
        let news = !self.take_news().is_empty();
        self.handled() != Handled::Nothing || self.has_settled() && news
    }

    /// What is announced now, once; `asked` is who was asked when something was announced last.
    pub(in crate::ui) fn announce_settled(
        &mut self,
        texts: &dyn Texts,
        company: &Company,
        asked: Option<Seat>,
    ) -> String {
        let (told, handled) = self.announce();
        let news = || self.narrated(texts, company, &told);
        match handled {
            Handled::TakenBack => join([texts.taken_back(), self.ask(texts, company)]),
            Handled::Uncovered => self.caught_up(texts, company),
            Handled::Stepped => self.stepped(texts, company),
            Handled::Returned => self.greeting(texts, company),
            _ if self.game.is_over() => join([news(), texts.where_scores_are()]),
            _ => join([
                news(),
                self.whose_turn(texts, company, asked),
                handed_over(texts, company, self),
                self.ask(texts, company),
                self.thinking(texts, company),
            ]),
        }
    }

    /// Whose turn it is, and what is asked.
    pub(in crate::ui) fn greeting(&self, texts: &dyn Texts, company: &Company) -> String {
        if self.game.is_over() {
            return join([texts.game_is_over(), texts.where_scores_are()]);
        }
        join([
            format!("{}.", self.round_told(texts, company)),
            self.whose_turn(texts, company, None),
            handed_over(texts, company, self),
            self.ask(texts, company),
        ])
    }

    /// For a person who takes the screen: what everybody saw since that person decided last, and what is asked.
    fn caught_up(&self, texts: &dyn Texts, company: &Company) -> String {
        let later = self.since_last_decision();
        let news = self.narrated(texts, company, &happened(later));
        let news = (!news.is_empty()).then(|| texts.meanwhile(&news));
        join([
            self.whose_turn(texts, company, None),
            news.unwrap_or_default(),
            self.ask(texts, company),
        ])
    }

    /// Whose turn it is, when somebody else than `asked` has to decide.
    fn whose_turn(&self, texts: &dyn Texts, company: &Company, asked: Option<Seat>) -> String {
        let seat = self.session.asked_seat();
        let told = seat.filter(|_| seat != asked && self.question().is_some());
        let turn = |seat| format!("{}.", texts.turn_of(company.name(seat)));
        told.map(turn).unwrap_or_default()
    }

    /// What a person is asked, with the hand where it is to be chosen from.
    fn ask(&self, texts: &dyn Texts, company: &Company) -> String {
        let Some(question) = self.question() else {
            return String::new();
        };
        let seat = self
            .session
            .asked_seat()
            .filter(|_| question == Question::Turn);
        let hand = seat.map(|seat| texts.hand_heard(&HandHeard::of(texts, &self.game, seat)));
        let asked = cards::question(texts, company, self.session.game());
        join([hand.unwrap_or_default(), asked])
    }

    /// That a computer decides now.
    fn thinking(&self, texts: &dyn Texts, company: &Company) -> String {
        let waits = self.locked || self.replay.is_some();
        let seat = self.session.computers_turn().filter(|_| !waits);
        let thinks = |(seat, _)| format!("{}.", texts.thinking(company.name(seat)));
        seat.map(thinks).unwrap_or_default()
    }

    /// What happened in the step that a replay shows.
    fn stepped(&self, texts: &dyn Texts, company: &Company) -> String {
        let Some(replay) = self.replay.as_ref() else {
            return String::new();
        };
        let (at, last) = replay.place();
        let told = self.narrated(texts, company, &replay.events(&self.session));
        join([told, format!("{}.", texts.step_of(at as u32, last as u32))])
    }
}

impl CardStage {
    /// What happened, in sentences; at the end of a round what it brought everybody.
    fn narrated(&self, texts: &dyn Texts, company: &Company, events: &[Event]) -> String {
        let after = events.iter().position(is_after_round);
        let (round, later) = events.split_at(after.unwrap_or(events.len()));
        let number = later.first().map(|event| match event {
            Event::RoundBegan { round, .. } => round.saturating_sub(1),
            _ => self.session.game().round(),
        });
        let gains = number.and_then(|number| {
            let log = self.session.log();
            self.gains_told(log, number, (texts, company))
        });
        let told = |events: &[Event]| {
            let told = events.iter();
            let told = told.filter_map(|event| cards::told(texts, company, event));
            told.collect::<Vec<_>>().join(" ")
        };
        let gains = gains.map(|gains| format!("{gains}."));
        join([told(round), gains.unwrap_or_default(), told(later)])
    }
}
