//! Turns events into animations.

use kurbo::Point;

use crate::stage::cards::playable::Playable;
use crate::stage::cards::state::CardStage;
use crate::stage::duration;
use crate::stage::game_view::Pending;
use engine::cards::{Event, Question};
use view::scene::cards::flights::{Journey, Scene, flights};
use view::scene::cards::motion::{Cargo, Stop};
use view::scene::cards::{Flight, Motion};
use view::scene::tween::{Ease, Millis, Tween};

/// Animates events one after the other.
pub(super) fn animate(stage: &mut CardStage, events: &[Event], now: Millis) {
    let motion = &mut stage.view.motion;
    motion.quiet = motion.quiet.max(now);
    if stage.preferences.calm {
        return;
    }
    let owners = stage.owners();
    let journey = Journey {
        before: Scene {
            game: &stage.before,
            spread: &stage.view.spread_before,
        },
        after: Scene {
            game: &stage.game,
            spread: &stage.view.spread,
        },
        layout: &stage.layout,
        owners: &owners,
        seat: stage.observer(),
        dropped: stage.view.dropped,
        now,
    };
    let motion = flights(journey, events);
    stage.view.motion.and(motion);
}

/// Delays the next question until everything has landed; a person's own card can be confirmed at once.
pub(super) fn let_land(stage: &mut CardStage, now: Millis) {
    let confirms = stage.session.asked().map(|asked| asked.question) == Some(Question::Confirm);
    let quiet = stage.view.motion.quiet;
    let waits = !confirms && stage.session.is_persons_turn() && !stage.is_read_only();
    stage.view.asks_at = (waits && quiet > now).then_some(quiet);
    if stage.pending() != Pending::Nothing {
        stage.legal.clear();
        stage.view.selection.update(&[]);
    }
}

/// Animates a drop that missed: the piece goes back to where it was.
pub(super) fn animate_back(stage: &mut CardStage, playable: Playable, from: Point, now: Millis) {
    let Some(seat) = stage.session.asked_seat() else {
        return;
    };
    let cargo = match playable.card() {
        Some(card) => Cargo::Card(Some(card), Some(card)),
        None => Cargo::Meeple(stage.owner(seat)),
    };
    let to = Stop::on(playable.rect(&stage.view.spread));
    let length = stage.preferences.duration(duration::BACK);
    let tween = Tween::new(now, length, Ease::Out);
    let flight = Flight {
        cargo,
        from: Stop { at: from, ..to },
        to,
        tween,
        since: None,
        hides: Some(playable.thing()),
    };
    stage.view.motion.and(Motion {
        flights: vec![flight],
        quiet: tween.end(),
        ..Motion::default()
    });
}
