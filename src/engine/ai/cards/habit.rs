//! What a player does without thinking long: by the rows as they lie and the cards in its own hand.

use arrayvec::ArrayVec;

use super::holder::{Holder, chest};
use super::stretch::{FLAT, Stretch};
use crate::ai::dice::Dice;
use crate::ai::favourite::Favourite;
use crate::cards::{Action, Card, Game, Meeple, Player, Question, Suit, legal_into};
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

/// Keeps a card of another colour when it brings more than the points for giving it up (CARD-37).
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
    if gain > FLAT {
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
    player: &'a Player,
    holder: Holder,
    /// The open cards of the rows.
    open: [Stretch; Suit::COUNT],
    /// What they are worth to the player.
    own: [i32; Suit::COUNT],
    /// The others who have not claimed in this round, and what the rows are worth to whom they are worth most.
    rivals: ArrayVec<Holder, { Seat::MOST }>,
    theirs: [i32; Suit::COUNT],
}

impl<'a> Turn<'a> {
    fn new(game: &'a Game, seat: Seat) -> Self {
        let others = seat.clockwise(game.seats()).skip(1);
        let ready = others.filter(|&other| game.player(other).meeple() == Meeple::Ready);
        let mut turn = Turn {
            game,
            player: game.player(seat),
            holder: Holder::new(game, seat),
            open: Suit::ALL.map(|row| Stretch::new(row, game.row(row).open())),
            own: [0; Suit::COUNT],
            rivals: ready.map(|rival| Holder::new(game, rival)).collect(),
            theirs: [0; Suit::COUNT],
        };
        for row in Suit::ALL {
            let stretch = &turn.open[row.index()];
            turn.own[row.index()] = stretch.worth(row, &turn.holder);
            turn.theirs[row.index()] = turn.to_rivals(row, stretch);
        }
        turn
    }

    /// What cards in a row are worth to the rival to whom they are worth most.
    fn to_rivals(&self, row: Suit, stretch: &Stretch) -> i32 {
        let worth = self.rivals.iter().map(|rival| stretch.worth(row, rival));
        worth.max().unwrap_or(0)
    }

    fn is_ready(&self) -> bool {
        self.player.meeple() == Meeple::Ready
    }

    fn action(&self, dice: &mut Dice) -> Option<Action> {
        if self.is_ready()
            && let Some((row, worth)) = self.best_claim(dice)
            && (self.player.hand().is_empty() || self.is_ripe(worth, dice))
        {
            return Some(Action::Claim(row));
        }
        self.best_card(dice)
    }

    /// The row that is worth most now.
    fn best_claim(&self, dice: &mut Dice) -> Option<(Suit, i32)> {
        let mut best = Favourite::default();
        for row in self.game.claimable() {
            best.offer(row, self.own[row.index()], dice);
        }
        best.action().zip(best.worth())
    }

    /// Whether waiting any longer is not worth the risk that somebody else claims first.
    fn is_ripe(&self, worth: i32, dice: &mut Dice) -> bool {
        if self.rivals.is_empty() {
            return false;
        }
        let mut open = self.open;
        for card in self.player.hand().iter().flatten() {
            if let Some(row) = card.suit() {
                open[row.index()].add(row, *card);
            }
        }
        let later = Suit::ALL.map(|row| open[row.index()].worth(row, &self.holder));
        let later = later.into_iter().max().unwrap_or(0);
        let (least, more) = RIPE;
        let percent = least + dice.below(more);
        worth >= later / 100 * percent as i32
    }

    /// The card that leaves least to others and most to the player itself.
    fn best_card(&self, dice: &mut Dice) -> Option<Action> {
        let mut choices = Vec::new();
        legal_into(self.game, &mut choices);
        let mut best = Favourite::default();
        for action in choices {
            if let Action::Play { card, row } = action {
                best.offer(action, self.after(card, row), dice);
            }
        }
        best.action()
    }

    /// How good it looks with a card at the end of a row: nobody else sees a card face down.
    fn after(&self, card: Card, row: Suit) -> i32 {
        let mut mine = self.open[row.index()];
        let mut theirs = mine;
        mine.add(row, card);
        if self.player.plays_face_down() {
            theirs.add_unknown();
        } else {
            theirs.add(row, card);
        }
        let own = match self.is_ready() {
            true => best_with(&self.own, row, mine.worth(row, &self.holder)),
            false => 0,
        };
        let rivals = match self.rivals.is_empty() {
            true => 0,
            false => best_with(&self.theirs, row, self.to_rivals(row, &theirs)),
        };
        own - rivals
    }
}

/// The best of what rows are worth when one of them is worth something else.
fn best_with(worth: &[i32; Suit::COUNT], row: Suit, instead: i32) -> i32 {
    let others = Suit::ALL.into_iter().filter(|&other| other != row);
    others
        .map(|other| worth[other.index()])
        .fold(instead, i32::max)
}
