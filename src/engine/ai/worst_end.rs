//! The guaranteed result of a seat near the end of a game: a minimax search in which the others and the draws do their worst.

use super::points::own_and_best;
use super::search::distinct_actions;
use crate::rules::{Action, Game, Question, legal, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::{FeatureKind, Pos};

/// Positions that are looked at for it, at most.
pub const MOST_POSITIONS: u32 = 100_000;

/// What somebody else does for a game to end at worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Where they lay the next tile.
    pub pos: Pos,
    /// On what kind of feature a figure goes then; none where no figure does.
    pub figure: Option<FeatureKind>,
}

/// The end of a game for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstEnd {
    /// The points of the seat.
    pub own: u32,
    /// The points of the best of the others.
    pub best: u32,
    /// The next tile of somebody else, for it to end like this; none where nobody else lays one.
    pub reply: Option<Reply>,
    /// The figure that somebody else puts on the table next, and has laid no tile for.
    figure: Option<FeatureKind>,
}

impl WorstEnd {
    /// The end for a seat of a game that is played on by everybody who is asked: that seat as well as it can, all others and
    /// chance against it. None where more positions follow than are looked at.
    pub fn find(game: &Game, seat: Seat) -> Option<WorstEnd> {
        Reader::new(seat, MOST_POSITIONS).end(game, i32::MIN, i32::MAX)
    }

    /// As [`WorstEnd::of`], where only a lead above this one is of interest: otherwise it is an end with that lead or less. Of the
    /// positions that are `left` to be looked at for this and other games it takes what it looks at.
    pub fn above(game: &Game, seat: Seat, lead: i32, left: &mut u32) -> Option<WorstEnd> {
        Reader::within(seat, left, |reader| reader.end(game, lead, i32::MAX))
    }

    /// An end that decides whether a seat wins: one with a lead if it does, whatever the others do and whatever is drawn,
    /// otherwise one without. None where more positions follow than are looked at.
    pub fn deciding(game: &Game, seat: Seat) -> Option<WorstEnd> {
        WorstEnd::deciding_within(game, seat, &mut { MOST_POSITIONS })
    }

    /// The same, of the positions that are `left` to be looked at for this and other games.
    fn deciding_within(game: &Game, seat: Seat, left: &mut u32) -> Option<WorstEnd> {
        Reader::within(seat, left, |reader| reader.end(game, 0, 1))
    }

    /// By how many points the seat is ahead of the best of the others.
    pub const fn lead(&self) -> i32 {
        self.own as i32 - self.best as i32
    }
}

/// Whether a seat wins if it plays on well, whatever the others do and whatever is drawn. None where more positions follow than
/// are looked at, or are `left` to be looked at for this and other games.
pub fn is_won(game: &Game, seat: Seat, left: &mut u32) -> Option<bool> {
    WorstEnd::deciding_within(game, seat, left).map(|end| end.lead() > 0)
}

/// Reads the rest of a game in every way that may still matter.
struct Reader {
    seat: Seat,
    /// Positions that may still be looked at.
    left: u32,
}

impl Reader {
    const fn new(seat: Seat, left: u32) -> Reader {
        Reader { seat, left }
    }

    /// Reads with what is left, and takes what that costs from it.
    fn within<T>(seat: Seat, left: &mut u32, read: impl FnOnce(&mut Reader) -> T) -> T {
        let most = MOST_POSITIONS.min(*left);
        let mut reader = Reader::new(seat, most);
        let found = read(&mut reader);
        *left -= most - reader.left;
        found
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
            if !own {
                end.note_reply(game, action);
            }
            match own {
                true => low = low.max(end.lead()),
                false => high = high.min(end.lead()),
            }
            let better = |best: &WorstEnd| match own {
                true => end.lead() > best.lead(),
                false => end.lead() < best.lead(),
            };
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
        let (own, best) = own_and_best(&game.scores(), self.seat.index());
        WorstEnd {
            own: own as u32,
            best: best as u32,
            reply: None,
            figure: None,
        }
    }
}

impl WorstEnd {
    /// Takes in what somebody else does in a game that ends like this: the next tile is that of the first of them.
    fn note_reply(&mut self, game: &Game, action: Action) {
        match action {
            Action::Deploy { segment, .. } => {
                let placed = game.placed_now();
                self.figure = placed.map(|placed| game.region(placed.seg(segment)).kind);
            }
            Action::Place { pos, .. } => {
                let figure = self.figure.take();
                self.reply = Some(Reply { pos, figure });
            }
            _ => {}
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
        // Where a wizard stands alone matters to whoever comes next.
        (Party::Player(_), Question::Magic(_)) => legal(game),
        (Party::Player(_), _) => {
            let mut actions = Vec::new();
            distinct_actions(game, &mut actions);
            actions
        }
    }
}
