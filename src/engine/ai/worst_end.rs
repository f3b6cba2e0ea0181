//! The guaranteed result of a seat near the end of a game: a minimax search in which the others and the draws do their worst.

use super::points::own_and_best;
use super::search::distinct_actions;
use crate::rules::{Action, Game, Question, legal, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::{FeatureKind, Pos};

/// The most positions searched for one result.
pub const MOST_POSITIONS: u32 = 100_000;

/// An opponent's reply on the way to the worst end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Where the opponent places the next tile.
    pub pos: Pos,
    /// The kind of feature that then gets a figure, if any.
    pub figure: Option<FeatureKind>,
}

/// How a game ends for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorstEnd {
    /// The points of the seat.
    pub own: u32,
    /// The points of the best other seat.
    pub best: u32,
    /// The next opponent's move on the way to this end; `None` if no opponent places a tile.
    pub reply: Option<Reply>,
    /// The kind of feature of an opponent's figure whose tile is not noted yet: actions are noted from the last to the first.
    figure: Option<FeatureKind>,
    /// All actions on the way to this end, the last one first.
    line: Vec<Action>,
}

impl WorstEnd {
    /// The minimax end for a seat that plays as well as it can while all others and chance play against it. `None` if that takes
    /// more than [`MOST_POSITIONS`] positions.
    pub fn find(game: &Game, seat: Seat) -> Option<WorstEnd> {
        Reader::new(seat, MOST_POSITIONS).end(game, i32::MIN, i32::MAX)
    }

    /// As [`WorstEnd::find`], but exact only if the lead is above `lead`; otherwise some end with that lead or less. Deducts the
    /// positions searched from `left`, a budget shared with other games.
    pub fn above(game: &Game, seat: Seat, lead: i32, left: &mut u32) -> Option<WorstEnd> {
        Reader::within(seat, left, |reader| reader.end(game, lead, i32::MAX))
    }

    /// An end that tells whether a seat wins whatever the others do and whatever is drawn: it has a lead exactly if so. `None` if
    /// that takes more than [`MOST_POSITIONS`] positions.
    pub fn deciding(game: &Game, seat: Seat) -> Option<WorstEnd> {
        WorstEnd::deciding_within(game, seat, &mut { MOST_POSITIONS })
    }

    /// As [`WorstEnd::deciding`], with a budget of `left` positions shared with other games.
    fn deciding_within(game: &Game, seat: Seat, left: &mut u32) -> Option<WorstEnd> {
        Reader::within(seat, left, |reader| reader.end(game, 0, 1))
    }

    /// All actions on the way to this end, in order.
    pub fn line(&self) -> Vec<Action> {
        self.line.iter().rev().copied().collect()
    }

    /// By how many points the seat is ahead of the best other one.
    pub const fn lead(&self) -> i32 {
        self.own as i32 - self.best as i32
    }
}

/// Whether a seat that plays well wins whatever the others do and whatever is drawn. `None` if that takes more positions than
/// [`MOST_POSITIONS`], or than are `left` for this and other games.
pub fn is_won(game: &Game, seat: Seat, left: &mut u32) -> Option<bool> {
    WorstEnd::deciding_within(game, seat, left).map(|end| end.lead() > 0)
}

/// A minimax search of the rest of a game, with alpha-beta pruning.
struct Reader {
    seat: Seat,
    /// Positions that may still be searched.
    left: u32,
}

impl Reader {
    const fn new(seat: Seat, left: u32) -> Reader {
        Reader { seat, left }
    }

    /// Searches within a shared budget, and deducts the cost from it.
    fn within<T>(seat: Seat, left: &mut u32, read: impl FnOnce(&mut Reader) -> T) -> T {
        let most = MOST_POSITIONS.min(*left);
        let mut reader = Reader::new(seat, most);
        let found = read(&mut reader);
        *left -= most - reader.left;
        found
    }

    /// The end of a game by alpha-beta search: exact if its lead is between `low` and `high`, otherwise some end on the same
    /// side.
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
                end.line.push(action);
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
            line: Vec::new(),
        }
    }
}

impl WorstEnd {
    /// Notes an opponent's action on the way to this end. Actions are noted from the last to the first, so the first reply stays.
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

/// The possible next actions, without equivalent ones.
fn choices(game: &Game, party: Party, question: Question) -> Vec<Action> {
    match (party, question) {
        (Party::Chance, _) => outcomes(game)
            .into_iter()
            .map(|(action, _)| action)
            .collect(),
        (Party::Player(_), Question::Confirm) => vec![Action::Confirm],
        // All of them: even on a feature without meeples, the place of a wizard matters to the next player.
        (Party::Player(_), Question::Magic(_)) => legal(game),
        (Party::Player(_), _) => {
            let mut actions = Vec::new();
            distinct_actions(game, &mut actions);
            actions
        }
    }
}
