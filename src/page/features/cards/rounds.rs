//! Which round it is, and what one brought everybody, in one short sentence.

use crate::messages::cards::Owner;
use crate::messages::{Company, Texts};
use crate::stage::CardStage;
use crate::stage::cards::telling::is_after_round;
use engine::cards::{Event, Game};
use engine::session::LogLine;
use engine::table::Seat;

/// What the seats scored in a round; none while its scoring goes on.
fn gains(log: &[LogLine<Game>], round: u8, seats: u8) -> Option<Vec<u32>> {
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

/// Which round it is and who deals; before the first one, that the first cards are dealt.
pub(crate) fn round_told(stage: &CardStage, texts: &Texts, company: &Company) -> String {
    let dealer = company.name(stage.game().dealer());
    match stage.game().round() {
        0 => texts.first_heading(dealer),
        round => texts.round_of(round.into(), stage.game().rounds().into(), dealer),
    }
}

/// What a round brought everybody, when a log tells it whole: "Round 1: you +26, Ben +21".
pub(crate) fn gains_told(
    stage: &CardStage,
    log: &[LogLine<Game>],
    round: u8,
    (texts, company): (&Texts, &Company),
) -> Option<String> {
    let seats = stage.session().game().seats();
    let gains = gains(log, round, seats)?;
    let you = stage.session().only_person();
    let owners = (0..seats).map(|seat| Owner::of(company, you, Seat(seat)));
    let gains: Vec<(Owner, u32)> = owners.zip(gains).collect();
    Some(texts.round_gains(round.into(), &gains))
}
