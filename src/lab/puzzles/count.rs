//! Boards on which to predict the final scores: the last tile is placed and there is enough to count.

use super::{Puzzle, Theme, Turn};
use engine::rules::{Record, Scored, Spot};
use engine::session::Session;
use engine::table::{Party, Seat, Timing};
use engine::tiles::FeatureKind;

/// Most tiles on such a board, with the last one.
const MOST_TILES: usize = 25;
/// Fewest scores of the final scoring to predict.
const MANY_SCORES: usize = 3;

/// A small game that has just ended, with enough to count.
pub(super) fn count(record: &Record) -> Option<Puzzle> {
    let before = record.position.as_ref()?.tiles.len();
    let turn = last_turn(Session::from_record(record).ok()?);
    let seat = turn
        .after
        .entries()
        .iter()
        .find_map(|entry| match entry.by {
            Party::Player(seat) => Some(seat),
            Party::Chance => None,
        })?;
    let other = Seat(1 - seat.0);
    let ended = turn.after.asked().is_none() && before < MOST_TILES;
    (ended && is_worth_counting(&turn, [seat, other])).then(|| Puzzle {
        theme: Theme::Count,
        seat,
        goals: Vec::new(),
        kind: FeatureKind::Field,
        places: 0,
        ways: 0,
        needs_figure: false,
        to_come: 0,
        best: [turn.points(seat), turn.points(other)],
        next: [0, 0],
        rules: Theme::Count.rules(&[seat, other], &turn),
        solution: turn,
    })
}

/// All decisions since the position as one turn.
fn last_turn(after: Session) -> Turn {
    let lines = after.entries().iter().map(|entry| entry.line.clone());
    Turn {
        lines: lines.collect(),
        laid: Default::default(),
        after,
        from: 0,
    }
}

/// Whether the final scoring gives points to both players, with a field or a shared feature among them.
fn is_worth_counting(turn: &Turn, seats: [Seat; 2]) -> bool {
    let [own, other] = seats.map(|seat| {
        let scores = turn.scores(seat);
        let last = scores.filter(|scored| scored.timing == Timing::Final);
        last.collect::<Vec<_>>()
    });
    let shared = own.iter().any(|own| {
        let same = |other: &&Scored| own.spot.is_some() && own.spot == other.spot;
        other.iter().any(same)
    });
    let fields = own.iter().chain(&other);
    let fields = fields.filter(|scored| is_in_field(turn, scored.spot));
    let worth = shared || fields.count() > 0;
    worth && !own.is_empty() && !other.is_empty() && own.len() + other.len() >= MANY_SCORES
}

fn is_in_field(turn: &Turn, spot: Option<Spot>) -> bool {
    let game = turn.after.game();
    let seg = spot.and_then(|spot| game.board().seg(spot));
    seg.is_some_and(|seg| game.region(seg).kind == FeatureKind::Field)
}
