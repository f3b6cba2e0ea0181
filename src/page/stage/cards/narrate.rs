//! Narrates the scoring of a round line by line.

use crate::stage::cards::animate::animate;
use crate::stage::cards::narration::{Narration, begins, is_after_round};
use crate::stage::cards::state::{CardStage, CardView};
use crate::stage::game_view::Pending;
use crate::stage::game_view::View;
use engine::cards::Event;
use view::scene::tween::Millis;

/// How long the table is shown before its first line is narrated, in milliseconds.
const PAUSE: Millis = 700.0;
/// The time from one line to the next, in milliseconds: when cards go home, when hidden ones are turned up first, otherwise.
const CARDS: Millis = 950.0;
const HIDDEN_CARDS: Millis = 1500.0;
const LINE: Millis = 1050.0;

/// How long a line is shown.
fn length(line: &[Event]) -> Millis {
    match line.first() {
        Some(Event::RoundScored(_)) => 0.0,
        Some(Event::Taken { cards, .. }) if cards.iter().any(|laid| laid.is_down()) => HIDDEN_CARDS,
        Some(Event::Taken { .. }) => CARDS,
        _ => LINE,
    }
}

/// Whether a person plays at this table, for whom the scoring is narrated.
fn has_person(stage: &CardStage) -> bool {
    let mut chairs = stage.session.seating().chairs().iter();
    chairs.any(|chair| chair.control.is_person())
}

/// Begins to narrate a scoring if people play. Returns how many of the events are shown at once.
pub(super) fn begin(stage: &mut CardStage, events: &[Event], now: Millis) -> usize {
    let from = events.iter().position(begins);
    let (Some(from), true) = (from, has_person(stage)) else {
        return events.len();
    };
    let (before, narrated) = events.split_at(from);
    let after = narrated.iter().position(is_after_round);
    let (rest, after) = narrated.split_at(after.unwrap_or(narrated.len()));
    // With several people watching, cards that one of them laid face down stay hidden.
    let mut picture = stage.game.seen_by(stage.session.only_person());
    before.iter().for_each(|event| picture.follow(event));
    stage.view.narration = Some(Narration {
        picture,
        rest: rest.iter().cloned().collect(),
        after: after.to_vec(),
        due: stage.view.motion.quiet.max(now) + PAUSE,
    });
    from
}

/// When the next line is due.
pub(super) fn due(stage: &CardStage) -> Option<Millis> {
    let narration = stage.view.narration.as_ref();
    narration.filter(|_| !stage.is_read_only())?.due()
}

/// Narrates what is due; everything at once if animations are off. Returns whether anything was.
pub(super) fn tick(stage: &mut CardStage, now: Millis) -> bool {
    let mut narrated = false;
    while let Some(due) = due(stage).filter(|&due| due <= now || stage.preferences.calm) {
        narrate_line(stage, due.min(now));
        narrated = true;
    }
    narrated
}

/// Narrates the next line, or ends when somebody has to decide.
fn narrate_line(stage: &mut CardStage, now: Millis) {
    let Some(narration) = &mut stage.view.narration else {
        return;
    };
    let line = narration.next_line();
    if line.is_empty() {
        stage.view.narration = None;
        stage.refresh(now);
        return;
    }
    narration.due = now + length(&line);
    if narration.rest.is_empty() && narration.after.is_empty() {
        narration.due = narration.due.max(stage.view.motion.quiet);
    }
    stage.refresh(now);
    animate(stage, &line, now);
    stage.news.record(&line);
}

impl CardStage {
    /// Skips to the end of a scoring that is being narrated and goes on after the round. Returns whether one was.
    pub(crate) fn skip_narration(&mut self, now: Millis) -> bool {
        if !self.pending().is_narrating() {
            return false;
        }
        while due(self).is_some() {
            narrate_line(self, now);
            self.view.finish_animation(now);
        }
        true
    }

    /// Goes on after a round that was narrated. Returns whether the game waited for that.
    pub(crate) fn leave_round(&mut self, now: Millis) -> bool {
        if self.pending() != Pending::Press {
            return false;
        }
        self.view.finish_animation(now);
        let narrated = self.view.narration.take();
        self.refresh(now);
        let after = narrated.map(|narrated| narrated.after).unwrap_or_default();
        CardView::animate(self, &after, None, now);
        self.news.record(&after);
        true
    }
}
