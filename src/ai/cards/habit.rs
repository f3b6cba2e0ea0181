//! What a player does without thinking long: by the rows as they lie and the cards in its own hand.

use super::holder::{Holder, POINT, chest};
use super::stretch::Stretch;
use crate::ai::dice::Dice;
use crate::ai::favourite::Favourite;
use crate::cards::{Action, Card, Game, Meeple, Question, Suit, legal};
use crate::table::{Party, Seat};

/// How much of what a row may become a player wants to see in it before it claims, in percent: at least this much, and
/// up to so much more.
const RIPE: (u32, u32) = (50, 30);

/// What a player does out of habit; `None` when no player is asked.
pub(super) fn action(game: &Game, dice: &mut Dice) -> Option<Action> {
    let asked = game.asked()?;
    let Party::Player(seat) = asked.party else {
        return None;
    };
    match asked.question {
        Question::Confirm => Some(Action::Confirm),
        Question::LayJoker(_) => Some(Action::Lay(shortest_row(game))),
        Question::Turn => Turn::new(game, seat).action(dice),
        Question::Stray { card, .. } => Some(stray(game, seat, card)),
        Question::Join => join(game, seat, dice),
        Question::Dealer | Question::TurnUp | Question::Deal(_) => None,
    }
}

/// The row with the fewest cards, the lowest among equals (R-CARD-15).
pub(super) fn shortest_row(game: &Game) -> Suit {
    let rows = Suit::ALL.into_iter();
    rows.min_by_key(|&suit| game.row(suit).laid().len())
        .unwrap_or(Suit::Yellow)
}

/// Keeps a card of another colour when it brings more than 10 points (CARD-37).
fn stray(game: &Game, seat: Seat, card: Card) -> Action {
    let holder = Holder::new(game, seat);
    let gain = match card {
        Card::Animal(kind) => {
            let pending = game.evaluation().map_or(0, |evaluation| {
                let all = evaluation.unsettled().filter(|&other| other == card);
                let strays = evaluation.strays().iter().filter(|&&other| other == card);
                all.count() - strays.count()
            });
            holder.one_more(kind, pending as u8)
        }
        _ => {
            chest(game.player(seat), Some(card), holder.rounds)
                - chest(game.player(seat), None, holder.rounds)
        }
    };
    if gain > 10 * POINT {
        Action::Keep
    } else {
        Action::Sell
    }
}

/// Lets a joker join the kind for which it brings most (CARD-33).
fn join(game: &Game, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let holder = Holder::new(game, seat);
    let came = |kind| {
        game.evaluation()
            .map_or(0, |evaluation| evaluation.came(kind))
    };
    let mut best = Favourite::default();
    for kind in game.player(seat).kinds() {
        best.offer(Action::Join(kind), holder.one_more(kind, came(kind)), dice);
    }
    best.action()
}

/// A turn of a seat: the rows as they are to it and to those who may claim after it.
struct Turn<'a> {
    game: &'a Game,
    seat: Seat,
    holder: Holder,
    /// The open cards of the rows.
    open: [Stretch; Suit::COUNT],
    /// The others who have not claimed in this round.
    rivals: Vec<Holder>,
}

impl<'a> Turn<'a> {
    fn new(game: &'a Game, seat: Seat) -> Self {
        let others = seat.clockwise(game.seats()).skip(1);
        let ready = others.filter(|&other| game.player(other).meeple() == Meeple::Ready);
        Turn {
            game,
            seat,
            holder: Holder::new(game, seat),
            open: Suit::ALL.map(|row| Stretch::new(row, game.row(row).open())),
            rivals: ready.map(|rival| Holder::new(game, rival)).collect(),
        }
    }

    fn action(&self, dice: &mut Dice) -> Option<Action> {
        let player = self.game.player(self.seat);
        if player.meeple() == Meeple::Ready
            && let Some((row, worth)) = self.best_claim(dice)
            && (player.hand().is_empty() || self.is_ripe(worth, dice))
        {
            return Some(Action::Claim(row));
        }
        self.best_card(dice)
    }

    /// The row that is worth most now.
    fn best_claim(&self, dice: &mut Dice) -> Option<(Suit, i32)> {
        let mut best = Favourite::default();
        for row in self.game.claimable() {
            best.offer(row, self.open[row.index()].worth(row, &self.holder), dice);
        }
        best.action().zip(best.worth())
    }

    /// Whether waiting any longer is not worth the risk that somebody else claims first.
    fn is_ripe(&self, worth: i32, dice: &mut Dice) -> bool {
        if self.rivals.is_empty() {
            return false;
        }
        let mut open = self.open;
        for card in self.game.player(self.seat).hand().iter().flatten() {
            if let Some(row) = card.suit() {
                open[row.index()].add(row, *card);
            }
        }
        let later = best_of(&open, &self.holder);
        let (least, more) = RIPE;
        let percent = least + dice.below(more);
        worth >= later / 100 * percent as i32
    }

    /// The card that leaves least to others and most to the player itself.
    fn best_card(&self, dice: &mut Dice) -> Option<Action> {
        let ready = self.game.player(self.seat).meeple() == Meeple::Ready;
        let mut best = Favourite::default();
        for action in legal(self.game) {
            let Action::Play { card, row } = action else {
                continue;
            };
            let mut mine = self.open;
            mine[row.index()].add(row, card);
            let mut theirs = self.open;
            if self.game.player(self.seat).plays_face_down() {
                theirs[row.index()].add_unknown();
            } else {
                theirs[row.index()].add(row, card);
            }
            let own = if ready {
                best_of(&mine, &self.holder)
            } else {
                0
            };
            let rivals = self.rivals.iter().map(|rival| best_of(&theirs, rival));
            let worth = own / 2 - rivals.max().unwrap_or(0);
            best.offer(action, worth, dice);
        }
        best.action()
    }
}

/// What the best of some rows is worth.
fn best_of(rows: &[Stretch; Suit::COUNT], holder: &Holder) -> i32 {
    let worth = |row: Suit| rows[row.index()].worth(row, holder);
    Suit::ALL.into_iter().map(worth).max().unwrap_or(0)
}
