//! The default policy of greedy players and of rollouts: it considers the rows as they are and the cards in its own hand.

use arrayvec::ArrayVec;

use super::assets::{Assets, chest_value};
use super::claimed_cards::{ClaimedCards, FLAT};
use crate::ai::best_candidate::BestCandidate;
use crate::ai::rng::SeededRng;
use crate::cards::{Action, Card, Game, Meeple, Player, Question, Suit, legal_into};
use crate::table::{Party, Seat};

/// When the policy claims a row.
#[derive(Clone, Copy, Debug)]
pub(super) enum Claiming {
    /// As soon as searching players do, before somebody else does: for the players in rollouts.
    Early,
    /// As late as is best without search: it wins 90 of 100 games against one that claims early.
    Late,
}

impl Claiming {
    /// How much a row has to be worth to be claimed, in percent of what it may become: a minimum, and the range of a random
    /// addition.
    const fn percent(self) -> (u32, u32) {
        match self {
            Claiming::Early => (50, 30),
            Claiming::Late => (70, 30),
        }
    }
}

/// What the policy does; `None` when no player is asked.
pub(super) fn action(game: &Game, claiming: Claiming, rng: &mut SeededRng) -> Option<Action> {
    let asked = game.asked()?;
    let Party::Player(seat) = asked.party else {
        return None;
    };
    match asked.question {
        Question::Confirm => Some(Action::Confirm),
        Question::LayJoker(_) => Some(Action::Lay(shortest_row(game))),
        Question::Turn => Turn::new(game, seat).action(claiming, rng),
        Question::Stray { card, .. } => Some(stray(game, seat, card)),
        Question::Join => join(game, seat, rng),
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
    let assets = Assets::new(game, seat);
    let gain = match card {
        Card::Animal(kind) => {
            let pending = game.evaluation().map_or(0, |evaluation| {
                let all = evaluation.unsettled().filter(|&other| other == card);
                let strays = evaluation.strays().iter().filter(|&&other| other == card);
                all.count() - strays.count()
            });
            assets.value_of_next(kind, pending as u8)
        }
        _ => {
            chest_value(game.player(seat), Some(card), assets.rounds)
                - chest_value(game.player(seat), None, assets.rounds)
        }
    };
    if gain > FLAT {
        Action::Keep
    } else {
        Action::Sell
    }
}

/// Lets a joker join the kind for which it brings most (CARD-33).
fn join(game: &Game, seat: Seat, rng: &mut SeededRng) -> Option<Action> {
    let assets = Assets::new(game, seat);
    let came = |kind| {
        game.evaluation()
            .map_or(0, |evaluation| evaluation.came(kind))
    };
    let mut best = BestCandidate::default();
    for kind in game.player(seat).kinds() {
        best.offer(
            Action::Join(kind),
            assets.value_of_next(kind, came(kind)),
            rng,
        );
    }
    best.candidate()
}

/// A turn of a seat: what the rows are worth to it and to those who may claim after it.
struct Turn<'a> {
    game: &'a Game,
    player: &'a Player,
    assets: Assets,
    /// The open cards of the rows.
    open: [ClaimedCards; Suit::COUNT],
    /// What they are worth to the player.
    own: [i32; Suit::COUNT],
    /// The others who have not claimed in this round, and the most each row is worth to one of them.
    rivals: ArrayVec<Assets, { Seat::MOST }>,
    theirs: [i32; Suit::COUNT],
}

impl<'a> Turn<'a> {
    fn new(game: &'a Game, seat: Seat) -> Self {
        let others = seat.clockwise(game.seats()).skip(1);
        let ready = others.filter(|&other| game.player(other).meeple() == Meeple::Ready);
        let mut turn = Turn {
            game,
            player: game.player(seat),
            assets: Assets::new(game, seat),
            open: Suit::ALL.map(|row| ClaimedCards::new(row, game.row(row).open())),
            own: [0; Suit::COUNT],
            rivals: ready.map(|rival| Assets::new(game, rival)).collect(),
            theirs: [0; Suit::COUNT],
        };
        for row in Suit::ALL {
            let cards = &turn.open[row.index()];
            turn.own[row.index()] = cards.worth(row, &turn.assets);
            turn.theirs[row.index()] = turn.best_for_rivals(row, cards);
        }
        turn
    }

    /// The most that cards in a row are worth to one of the rivals.
    fn best_for_rivals(&self, row: Suit, cards: &ClaimedCards) -> i32 {
        let worth = self.rivals.iter().map(|rival| cards.worth(row, rival));
        worth.max().unwrap_or(0)
    }

    fn is_ready(&self) -> bool {
        self.player.meeple() == Meeple::Ready
    }

    fn action(&self, claiming: Claiming, rng: &mut SeededRng) -> Option<Action> {
        if self.is_ready()
            && let Some((row, worth)) = self.best_claim(rng)
            && (self.player.hand().is_empty() || self.is_worth_claiming(worth, claiming, rng))
        {
            return Some(Action::Claim(row));
        }
        self.best_card(rng)
    }

    /// The row that is worth most now.
    fn best_claim(&self, rng: &mut SeededRng) -> Option<(Suit, i32)> {
        let mut best = BestCandidate::default();
        for row in self.game.claimable() {
            best.offer(row, self.own[row.index()], rng);
        }
        best.candidate().zip(best.worth())
    }

    /// Whether waiting longer is not worth the risk that another player claims first.
    fn is_worth_claiming(&self, worth: i32, claiming: Claiming, rng: &mut SeededRng) -> bool {
        if self.rivals.is_empty() {
            return false;
        }
        let mut open = self.open;
        for card in self.player.hand().iter().flatten() {
            if let Some(row) = card.suit() {
                open[row.index()].add(row, *card);
            }
        }
        let later = Suit::ALL.map(|row| open[row.index()].worth(row, &self.assets));
        let later = later.into_iter().max().unwrap_or(0);
        let (least, more) = claiming.percent();
        let percent = least + rng.below(more);
        worth >= later / 100 * percent as i32
    }

    /// The card that leaves least to others and most to the player itself.
    fn best_card(&self, rng: &mut SeededRng) -> Option<Action> {
        let mut choices = Vec::new();
        legal_into(self.game, &mut choices);
        let mut best = BestCandidate::default();
        for action in choices {
            if let Action::Play { card, row } = action {
                best.offer(action, self.after(card, row), rng);
            }
        }
        best.candidate()
    }

    /// The evaluation after playing a card to a row; rivals do not see a card played face down.
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
            true => best_with(&self.own, row, mine.worth(row, &self.assets)),
            false => 0,
        };
        let rivals = match self.rivals.is_empty() {
            true => 0,
            false => best_with(&self.theirs, row, self.best_for_rivals(row, &theirs)),
        };
        own - rivals
    }
}

/// The most any row is worth if this one is worth `instead`.
fn best_with(worth: &[i32; Suit::COUNT], row: Suit, instead: i32) -> i32 {
    let others = Suit::ALL.into_iter().filter(|&other| other != row);
    others
        .map(|other| worth[other.index()])
        .fold(instead, i32::max)
}
