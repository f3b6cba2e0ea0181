//! How a game ends at worst for somebody who plays on well, whatever the others do and whatever is drawn.

use super::search::distinct_actions;
use crate::rules::{Action, Game, Question, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::Pos;

/// Positions that are looked at for it, at most.
const MOST_POSITIONS: u32 = 100_000;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstEnd {
    /// The points of all seats.
    pub scores: Vec<u32>,
    /// By how many points the seat is ahead of the best of the others.
    pub lead: i32,
    /// Where somebody else lays the next tile, for it to end like this; none where nobody else does.
    pub reply: Option<Pos>,
}

impl WorstEnd {
    /// The end for a seat of a game that is played on by everybody who is asked: that seat as well as it can, all others and
    /// chance against it. None where more positions follow than are looked at.
    pub fn of(game: &Game, seat: Seat) -> Option<WorstEnd> {
        Reader::new(seat).end(game, i32::MIN, i32::MAX)
    }

    /// As [`WorstEnd::of`], where only a lead above this one is of interest: otherwise it is an end with that lead or less.
    pub fn above(game: &Game, seat: Seat, lead: i32) -> Option<WorstEnd> {
        Reader::new(seat).end(game, lead, i32::MAX)
    }
}

/// Whether a seat wins if it plays on well, whatever the others do and whatever is drawn. Not, where more positions follow
/// than are looked at.
pub fn is_won(game: &Game, seat: Seat) -> bool {
    // Whether it is ahead is asked for, and not how far.
    let end = Reader::new(seat).end(game, 0, 1);
    end.is_some_and(|end| end.lead > 0)
}

/// Reads the rest of a game in every way that may still matter.
struct Reader {
    seat: Seat,
    /// Positions that may still be looked at.
    left: u32,
}

impl Reader {
    const fn new(seat: Seat) -> Reader {
        Reader {
            seat,
            left: MOST_POSITIONS,
        }
    }

    /// The end of a game, if the lead is between these two; otherwise some end on the same side of them.
    fn end(&mut self, game: &Game, low: i32, high: i32) -> Option<WorstEnd> {
        self.left = self.left.checked_sub(1)?;
        let Some(asked) = game.asked() else {
            return Some(self.ended(game));
        };
        let own = asked.party == Party::Player(self.seat);
        let (mut low, mut high, mut reached) = (low, high, None);
        for action in choices(game, asked.party, asked.question) {
            let mut after = game.clone();
            after.apply_trusted(action);
            let mut end = self.end(&after, low, high)?;
            if let (Action::Place { pos, .. }, false) = (action, own) {
                end.reply = Some(pos);
            }
            match own {
                true => low = low.max(end.lead),
                false => high = high.min(end.lead),
            }
            let better = |best: &WorstEnd| (end.lead > best.lead) == own && end.lead != best.lead;
            if reached.as_ref().is_none_or(better) {
                reached = Some(end);
            }
            if low >= high {
                break;
            }
        }
        reached
    }

    fn ended(&self, game: &Game) -> WorstEnd {
        let scores = game.scores();
        let own = scores.get(self.seat.index()).copied().unwrap_or(0);
        let others = (0..)
            .zip(&scores)
            .filter(|(other, _)| *other != self.seat.0);
        let best = others.map(|(_, &points)| points).max().unwrap_or(0);
        WorstEnd {
            lead: own as i32 - best as i32,
            scores,
            reply: None,
        }
    }
}

/// What may come next, each way that is not the same as another one.
fn choices(game: &Game, party: Party, question: Question) -> Vec<Action> {
    match (party, question) {
        (Party::Chance, _) => outcomes(game)
            .into_iter()
            .map(|(action, _)| action)
            .collect(),
        (Party::Player(_), Question::Confirm) => vec![Action::Confirm],
        (Party::Player(_), _) => {
            let mut actions = Vec::new();
            distinct_actions(game, &mut actions);
            actions
        }
    }
}
