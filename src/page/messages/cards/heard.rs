//! The cards in words, for screen readers and for questions by key.

use crate::messages::heard::repeated;
use crate::messages::{PlayerNames, Texts, capital};
use engine::cards::{Card, Claim, Facing, Foreseen, Game, Laid, Meeple, Row, Suit, herd_points};
use engine::table::Seat;

/// A player, from the listener's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner<'a> {
    /// The listener.
    You,
    /// Somebody else, by name.
    Other(&'a str),
}

impl<'a> Owner<'a> {
    /// The owner of a seat when `you` listens.
    pub fn for_seat(player_names: &'a PlayerNames, you: Option<Seat>, seat: Seat) -> Owner<'a> {
        match you == Some(seat) {
            true => Owner::You,
            false => Owner::Other(player_names.name(seat)),
        }
    }
}

/// A card in a row, as the listener knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face<'a> {
    Up(Card),
    /// Face down, but known to the listener (R-CARD-16).
    Known(Card, Owner<'a>),
    /// Face down, and unknown to the listener (CARD-17).
    Hidden(Owner<'a>),
}

impl<'a> Face<'a> {
    /// A card of a row as the listener knows it.
    pub fn from_laid(
        player_names: &'a PlayerNames,
        you: Option<Seat>,
        laid: &Laid,
    ) -> Option<Face<'a>> {
        match (laid.facing, laid.card) {
            (Facing::Up, card) => card.map(Face::Up),
            (Facing::Down(seat), None) => {
                Some(Face::Hidden(Owner::for_seat(player_names, you, seat)))
            }
            (Facing::Down(seat), Some(card)) => {
                Some(Face::Known(card, Owner::for_seat(player_names, you, seat)))
            }
        }
    }
}

/// A card or large meeple in a row, from the track outwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InRow<'a> {
    Card(Face<'a>),
    /// A large meeple, and how many cards before it it claims (CARD-21).
    Meeple(Owner<'a>, u32),
}

/// A row as the listener knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowHeard<'a> {
    pub suit: Suit,
    /// Number of cards.
    pub cards: u32,
    /// Number of unclaimed cards.
    pub open: u32,
    /// The cards and large meeples, from the track outwards.
    pub things: Vec<InRow<'a>>,
}

impl<'a> RowHeard<'a> {
    /// A row of a game as `you` knows it.
    pub fn for_suit(
        player_names: &'a PlayerNames,
        you: Option<Seat>,
        game: &Game,
        suit: Suit,
    ) -> RowHeard<'a> {
        let row = game.row(suit);
        let mut things = Vec::new();
        for (place, laid) in (0..).zip(row.laid()) {
            things.extend(meeples_at(player_names, you, row, place));
            things.extend(Face::from_laid(player_names, you, laid).map(InRow::Card));
        }
        things.extend(meeples_at(player_names, you, row, row.laid().len()));
        RowHeard {
            suit,
            cards: row.laid().len() as u32,
            open: row.open().len() as u32,
            things,
        }
    }

    /// Who claims how many cards, from the track outwards.
    pub fn claims(&self) -> impl Iterator<Item = (Owner<'a>, u32)> + '_ {
        self.things.iter().filter_map(|thing| match *thing {
            InRow::Meeple(owner, cards) => Some((owner, cards)),
            InRow::Card(_) => None,
        })
    }

    /// The card at the end of the row.
    pub fn last(&self) -> Option<Face<'a>> {
        self.things.iter().rev().find_map(|thing| match *thing {
            InRow::Card(face) => Some(face),
            InRow::Meeple(..) => None,
        })
    }
}

/// The large meeples after this many cards of a row.
fn meeples_at<'a>(
    player_names: &'a PlayerNames,
    you: Option<Seat>,
    row: &Row,
    place: usize,
) -> Vec<InRow<'a>> {
    let there = |(_, claim): &(usize, &Claim)| usize::from(claim.end) == place;
    let standing = row.claims().iter().enumerate().filter(there);
    standing
        .map(|(index, claim)| {
            let owner = Owner::for_seat(player_names, you, claim.seat);
            InRow::Meeple(owner, row.of_claim(index).len() as u32)
        })
        .collect()
}

/// A hand, for its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandHeard {
    /// Number of cards.
    pub count: u32,
    /// The known cards, each mentioned once.
    pub cards: Vec<String>,
    /// Where the large meeple is.
    pub meeple: Meeple,
    /// Whether the next card goes face down (CARD-17).
    pub face_down: bool,
}

impl HandHeard {
    /// The hand of a seat in the given language.
    pub fn for_seat(texts: &Texts, game: &Game, seat: Seat) -> HandHeard {
        let player = game.player(seat);
        let known = player.hand().iter().flatten();
        let names = repeated(known.map(|&card| texts.card_name(card)));
        HandHeard {
            count: player.hand().len() as u32,
            cards: names
                .map(|(name, times)| texts.times(&name, times))
                .collect(),
            meeple: player.meeple(),
            face_down: player.plays_face_down(),
        }
    }
}

/// Animals of one kind in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Herd {
    pub kind: Suit,
    /// Number of animals, including jokers that joined them.
    pub count: u32,
    /// What they score when one more arrives (CARD-29).
    pub next: u32,
}

/// The public part of what a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerHeard<'a> {
    pub name: &'a str,
    pub score: u32,
    /// Number of cards in hand.
    pub hand: u32,
    /// Where the large meeple is.
    pub meeple: Meeple,
    /// The animals in front of the player, by kind (CARD-28).
    pub herds: Vec<Herd>,
    /// Animal jokers waiting for animals (CARD-32).
    pub waiting: u32,
    /// Number of buildings under the chest (R-CARD-17).
    pub stored: u32,
}

impl<'a> PlayerHeard<'a> {
    /// What a seat has.
    pub fn for_seat(player_names: &'a PlayerNames, game: &Game, seat: Seat) -> PlayerHeard<'a> {
        let player = game.player(seat);
        let herd = |kind: Suit| Herd {
            kind,
            count: player.herd(kind).into(),
            next: herd_points(player.herd(kind) + 1).into(),
        };
        PlayerHeard {
            name: player_names.name(seat),
            score: player.score(),
            hand: player.hand().len() as u32,
            meeple: player.meeple(),
            herds: player.kinds().map(herd).collect(),
            waiting: player.waiting().into(),
            stored: player.stored() as u32,
        }
    }
}

impl Texts {
    /// Who did something, after a verb: "claimed by you".
    pub(super) fn by<'a>(&self, owner: Owner<'a>) -> &'a str {
        match owner {
            Owner::You => self.listener(),
            Owner::Other(name) => name,
        }
    }

    fn face(&self, face: Face) -> String {
        match face {
            Face::Up(card) => self.card_name(card),
            Face::Known(card, Owner::You) => self.your_down_card(&self.card_name(card)),
            Face::Known(card, Owner::Other(name)) => self.down_card_of(name, &self.card_name(card)),
            Face::Hidden(Owner::You) => self.your_hidden_card().to_string(),
            Face::Hidden(Owner::Other(name)) => self.hidden_card_of(name),
        }
    }

    /// A row in brief: "Green row, field: 5 cards, 3 of them claimed by Ana, 2 to claim; last a
    /// green sheep."
    pub fn row_heard(&self, row: &RowHeard) -> String {
        let Some(last) = row.last() else {
            return self.row_without_cards(row.suit).to_string();
        };
        let mut parts = vec![self.cards(row.cards)];
        let claims = row.claims().filter(|&(_, cards)| cards > 0);
        parts.extend(claims.map(|(owner, cards)| self.cards_claimed(cards, self.by(owner))));
        if parts.len() > 1 {
            parts.push(self.cards_to_claim(row.open));
        }
        self.row_in_short(row.suit, &parts.join(", "), &self.face(last))
    }

    /// Everything in a row: "Green row, from the track: green sheep; a face-down card of Ben; your large meeple."
    pub fn row_text(&self, row: &RowHeard) -> String {
        if row.things.is_empty() {
            return self.row_without_cards(row.suit).to_string();
        }
        self.row_with(row.suit, &self.things_in_row(row))
    }

    /// What [`Texts::row_heard`] leaves out: everything in the row from the track on, unless that
    /// is only the last card.
    pub fn rest_of_row(&self, row: &RowHeard) -> String {
        match row.things.len() {
            0 | 1 => String::new(),
            _ => format!("{}.", capital(&self.things_in_row(row))),
        }
    }

    fn things_in_row(&self, row: &RowHeard) -> String {
        let things = row.things.iter().map(|&thing| match thing {
            InRow::Card(face) => self.face(face),
            InRow::Meeple(Owner::You, cards) => self.your_large_meeple(cards),
            InRow::Meeple(Owner::Other(name), cards) => self.large_meeple_of(name, cards),
        });
        self.clauses(&things.collect::<Vec<_>>())
    }

    /// The listener's hand: "You hold 5 cards: ..."
    pub fn hand_heard(&self, hand: &HandHeard) -> String {
        let meeple = self.your_large_meeple_is(hand.meeple == Meeple::Placed);
        if hand.count == 0 {
            return self.no_card_in_hand(meeple);
        }
        self.hand_with(
            hand.count,
            &self.clauses(&hand.cards),
            meeple,
            hand.face_down,
        )
    }

    /// What somebody has, as far as it is public: "Ana: 12 points; ..."
    pub fn player_heard(&self, player: &PlayerHeard) -> String {
        let mut parts = vec![
            self.points(player.score),
            self.cards_to_play(player.hand, player.meeple == Meeple::Ready),
        ];
        parts.extend(player.herds.iter().map(|herd| self.herd_held(herd)));
        if player.waiting > 0 {
            parts.push(self.jokers_waiting(player.waiting));
        }
        if player.stored > 0 {
            parts.push(self.under_chest(player.stored));
        }
        self.player_has(player.name, &self.clauses(&parts))
    }

    /// Animals of one kind in front of somebody, and what one more brings: "3 hens (one more card:
    /// 11 points)".
    pub fn herd_held(&self, herd: &Herd) -> String {
        self.herd_and_next(herd.kind, herd.count, herd.next)
    }

    /// What the large meeple at the end of a row would score, as far as the listener knows.
    pub fn foreseen(&self, row: Suit, foreseen: &Foreseen) -> String {
        let items = foreseen.items.iter().map(|item| self.card_item(item));
        let items = self.clauses(&items.collect::<Vec<_>>());
        let counted = |points| match foreseen.unknown {
            0 => self.foreseen_points(points, &items),
            _ => self.foreseen_at_least(points, &items),
        };
        self.foreseen_with(row, foreseen, counted)
    }

    /// The same without how its points are counted.
    pub fn foreseen_in_short(&self, row: Suit, foreseen: &Foreseen) -> String {
        let counted = |points| match foreseen.unknown {
            0 => self.points(points),
            _ => self.foreseen_least(points),
        };
        self.foreseen_with(row, foreseen, counted)
    }

    fn foreseen_with(
        &self,
        row: Suit,
        foreseen: &Foreseen,
        counted: impl Fn(u32) -> String,
    ) -> String {
        let cards = u32::from(foreseen.cards);
        let mut parts = vec![match foreseen.unknown {
            0 => self.cards(cards),
            all if all == foreseen.cards => self.foreseen_unknown(cards),
            some => self.foreseen_partly_known(cards, some.into()),
        }];
        parts.push(match (u32::from(foreseen.points), foreseen.unknown) {
            (0, 0) => self.foreseen_nothing().to_string(),
            (0, _) => self.foreseen_points_unknown().to_string(),
            (points, _) => counted(points),
        });
        if foreseen.buildings > 0 {
            parts.push(self.foreseen_buildings(foreseen.buildings.into()));
        }
        self.foreseen_in_row(row, &self.clauses(&parts))
    }

    /// A card in the list of hidden ones (in the stack, in hands, face down or under a chest):
    /// "Yellow hen: 4 of 9 hidden".
    pub fn cards_hidden(&self, card: Card, hidden: u32, all: u32) -> String {
        self.card_hidden(&self.card_name(card), hidden, all)
    }
}
