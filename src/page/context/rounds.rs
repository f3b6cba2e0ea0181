//! Rounds of the card game: their scores, and how to go on.

use crate::context::Context;
use crate::elements::command::with_key;
use crate::messages::PlayerNames;
use crate::messages::Texts;
use crate::messages::cards::Owner;
use crate::stage::cards::narration::is_after_round;
use crate::stage::{CardStage, Pending};
use engine::cards::Event;
use engine::cards::Game;
use engine::session::LogLine;
use engine::table::Seat;
/// That a round is being narrated, and how to go on; none if it is not.
pub(crate) fn round_waits(cx: &Context) -> Option<String> {
    let (stage, texts) = (cx.card_stage()?, cx.texts());
    let told = stage.pending().is_narrating();
    told.then(|| format!("{} {}", scored(cx, stage), how_to_go_on(stage, texts)))
}

/// The button to go on, with its key, as a sentence.
pub(crate) fn how_to_go_on(stage: &CardStage, texts: &Texts) -> String {
    format!(
        "{}.",
        with_key(way_on_label(stage, texts), Some("Enter"), texts)
    )
}

pub(crate) fn scored(cx: &Context, stage: &CardStage) -> String {
    cx.texts().round_scored(stage.game().round().into())
}

/// The label of the button that narrates the rest of a round, and then of the one that goes on.
pub(crate) fn way_on_label(stage: &CardStage, texts: &Texts) -> &'static str {
    let last = stage.game().round() == stage.game().rounds();
    match (stage.pending(), last) {
        (Pending::Press, false) => texts.next_round(),
        (Pending::Press, true) => texts.open_chests(),
        _ => texts.tell_all(),
    }
}

/// What a round scored for everybody, in a complete log: "Round 1: you +26, Ben +21".
pub(crate) fn gains_text(
    stage: &CardStage,
    log: &[LogLine<Game>],
    round: u8,
    (texts, player_names): (&Texts, &PlayerNames),
) -> Option<String> {
    let seats = stage.session().game().seats();
    let gains = gains(log, round, seats)?;
    let you = stage.session().only_person();
    let owners = (0..seats).map(|seat| Owner::for_seat(player_names, you, Seat(seat)));
    let gains: Vec<(Owner, u32)> = owners.zip(gains).collect();
    Some(texts.round_gains(round.into(), &gains))
}

/// Which round it is and who deals; before the first one, that the first cards are dealt.
pub(crate) fn round_text(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    let dealer = player_names.name(stage.game().dealer());
    match stage.game().round() {
        0 => texts.first_heading(dealer),
        round => texts.round_of(round.into(), stage.game().rounds().into(), dealer),
    }
}

/// What the seats scored in a round; none while it is being scored.
pub(crate) fn gains(log: &[LogLine<Game>], round: u8, seats: u8) -> Option<Vec<u32>> {
    let scored = |line: &LogLine<Game>| line.event == Event::RoundScored(round);
    let begin = log.iter().position(scored)?;
    let after = log[begin..].iter();
    let end = begin + after.clone().position(|line| is_after_round(&line.event))?;
    let mut gains = vec![0; usize::from(seats)];
    for line in &log[begin..end] {
        if let Event::Scored(scored) = &line.event {
            gains[scored.seat.index()] += u32::from(scored.points);
        }
    }
    Some(gains)
}
