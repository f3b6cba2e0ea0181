//! Tips: sentences shown to players who decide something for the first time.

use crate::elements::words;
use crate::messages::Texts;

words! {
    /// A subject of a tip, which is decided or seen for the first time.
    Tip {
        /// Where the tile goes.
        Place "place",
        /// How to continue the river.
        River "river",
        /// Which of three tiles to place.
        Hand "hand",
        /// Whether to place a figure on the tile.
        Figure "figure",
        /// The end of the turn.
        Confirm "confirm",
        /// A turn that has ended by itself.
        TurnEnd "turn-end",
        /// Where the robber goes.
        Robber "robber",
        /// When the robber steals.
        Theft "theft",
        /// Which feature is scored next.
        Order "order",
        /// Which score figure moves.
        Advance "advance",
        Message "message",
        /// Whether a meeple takes a flight.
        Flight "flight",
        /// Whether to place a shepherd on a field.
        Shepherd "shepherd",
        /// Whether a flock grows or goes home.
        Flock "flock",
        /// Where the second ingot goes, or which is taken.
        Ingot "ingot",
        /// Where the mage or the witch goes.
        Magic "magic",
        /// Which roads a ferry joins.
        Ferry "ferry",
        /// Where the gingerbread man goes.
        Gingerbread "gingerbread",
        /// What a crop circle does.
        Circle "circle",
        /// The row of a joker among the first cards, with the aim of the card game.
        CardJoker "card-joker",
        /// The first card of a round, with the aim of the card game.
        CardStart "card-start",
        /// The first card of a round, for players who know the aim of the game.
        CardDown "card-down",
        /// Who deals the next round, and which cards stay.
        CardDeal "card-deal",
        /// Whether to place the large meeple.
        CardMeeple "card-meeple",
        /// Whether to keep a card of another colour.
        CardStray "card-stray",
        /// Buildings under a chest.
        CardChest "card-chest",
        /// The arrows at the edge of the board.
        OutOfSight "out-of-sight",
    }
}

/// A set of tips.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips(u32);

impl Tips {
    pub const NONE: Tips = Tips(0);

    /// This set with `tip` added.
    #[must_use]
    pub const fn with(self, tip: Tip) -> Tips {
        Tips(self.0 | 1 << tip as u16)
    }

    /// Whether `tip` is in it.
    pub const fn has(self, tip: Tip) -> bool {
        self.0 & 1 << tip as u16 != 0
    }

    /// The tips in it, in the order of [`Tip::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Tip> {
        Tip::ALL.iter().copied().filter(move |&tip| self.has(tip))
    }
}

impl FromIterator<Tip> for Tips {
    fn from_iter<I: IntoIterator<Item = Tip>>(tips: I) -> Self {
        tips.into_iter().fold(Tips::NONE, Tips::with)
    }
}

impl Tip {
    pub fn sentence(self, texts: &Texts) -> &'static str {
        match self {
            Tip::Place => texts.tip_place(),
            Tip::River => texts.tip_river(),
            Tip::Hand => texts.tip_hand(),
            Tip::Figure => texts.tip_figure(),
            Tip::Confirm => texts.tip_confirm(),
            Tip::TurnEnd => texts.tip_turn_end(),
            Tip::Robber => texts.tip_robber(),
            Tip::Theft => texts.tip_theft(),
            Tip::Order => texts.tip_order(),
            Tip::Advance => texts.tip_advance(),
            Tip::Message => texts.tip_message(),
            Tip::Flight => texts.tip_flight(),
            Tip::Shepherd => texts.tip_shepherd(),
            Tip::Flock => texts.tip_flock(),
            Tip::Ingot => texts.tip_ingot(),
            Tip::Magic => texts.tip_magic(),
            Tip::Ferry => texts.tip_ferry(),
            Tip::Gingerbread => texts.tip_gingerbread(),
            Tip::Circle => texts.tip_circle(),
            Tip::CardJoker => texts.tip_card_joker(),
            Tip::CardStart => texts.tip_card_start(),
            Tip::CardDown => texts.tip_card_down(),
            Tip::CardDeal => texts.tip_card_deal(),
            Tip::CardMeeple => texts.tip_card_meeple(),
            Tip::CardStray => texts.tip_card_stray(),
            Tip::CardChest => texts.how_buildings(),
            Tip::OutOfSight => texts.tip_out_of_sight(),
        }
    }
}

impl Tip {
    /// The sentence for touch screens without a keyboard, if there is a different one.
    pub fn for_finger(self, texts: &Texts) -> Option<&'static str> {
        (self == Tip::Place).then(|| texts.tip_place_finger())
    }

    /// The sentence for keyboard players, if there is a different one.
    pub fn for_keys(self, texts: &Texts) -> Option<&'static str> {
        match self {
            Tip::Place => Some(texts.tip_place_keys()),
            Tip::OutOfSight => Some(texts.tip_out_of_sight_keys()),
            _ => None,
        }
    }
}
