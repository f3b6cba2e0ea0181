//! Why an action is refused, precise enough to explain the rule to a player.

use std::fmt;

use super::action::Question;
use super::figures::Figure;
use crate::table::{Chapter, RuleId, SeatSet};
use crate::tiles::{FeatureKind, Side, Terrain};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Another question is open.
    NotAsked(Question),
    Over,
    /// This outcome of chance is no longer possible.
    Impossible,
    /// The tile is not in hand.
    NotInHand,
    /// A tile lies there already (TILE-06).
    CellTaken,
    /// The cell shares no side with a tile (TILE-03).
    NoNeighbour,
    /// An edge does not match its neighbour (TILE-04).
    EdgeMismatch {
        /// The side of the tile, in the given rotation.
        side: Side,
        ours: Terrain,
        /// The terrain of the neighbour.
        theirs: Terrain,
    },
    /// A river tile has to continue from the open end of the river (RIV-05).
    RiverNotContinued,
    /// The river would turn the same way twice in a row (RIV-07).
    RiverUTurn,
    /// The river would run into tiles although another placement avoids that (R-RIV-01).
    RiverBlocked,
    /// A tile of the hand fits, so none may be given up (ED-24).
    SomethingFits,
    /// The tile has no such segment.
    NoSuchSegment,
    /// A figure goes on the tile just placed (MEEP-03).
    NotOnPlacedTile,
    /// The supply has none of this figure left (MEEP-02).
    NoneLeft(Figure),
    /// The feature holds meeples of these seats (MEEP-05).
    Occupied(SeatSet),
    /// No meeple may be a farmer in this game (FIELD-09).
    FarmersOff,
    /// This figure never stands on this kind of feature (ABB-04, ABB-05, TB-15, TB-27).
    WrongFeature {
        figure: Figure,
        kind: FeatureKind,
    },
    /// The player has no meeple on the feature (TB-14, TB-28).
    NoOwnMeeple(FeatureKind),
    /// The feature is complete, so the figure would return at once (R-TB-03).
    AlreadyComplete,
    /// The second ingot goes on a tile around the one just placed (GOLD-02).
    NotAround,
    /// No ingot of a completed feature that the player controls lies there (GOLD-07).
    NotClaimed,
    /// The gingerbread man has to go to another, incomplete city (GB-04).
    NotAnOpenCity,
    /// A meeple has to be added beside one of the player's own on a feature of the crop circle's kind (CROP-06).
    NotBeside,
    /// Mage and witch only stand on roads and in cities (MW-03).
    NoMagicThere,
    /// The feature is complete, so mage and witch may not go there (MW-03, R-MW-08).
    MagicComplete,
    /// The figure stands in that feature already (R-MW-03).
    SameFeature,
    /// The other one of mage and witch stands there (MW-04).
    OtherWizard,
    /// Mage and witch may not go on the tile just placed (MW-05).
    OnPlacedTile,
    /// The mage or the witch can still go somewhere, so neither leaves the board (MW-07).
    MagicPossible,
    /// The tile just placed shows no flying machine (FLY-02).
    NoMachine,
    /// This figure cannot fly (FLY-03, R-FLY-03, R-FLY-05).
    CannotFly(Figure),
    /// The flight ends on another cell (FLY-05).
    NotReached,
    /// This figure never lands on this kind of feature (FLY-07, FLY-09, R-FLY-03, R-FLY-04).
    NoLanding(FeatureKind),
    /// The feature is complete, so no flight ends there (FLY-10).
    LandingComplete,
    /// A shepherd stands in the field already (HS-04).
    ShepherdThere,
    /// A ferry connects two quays of its lake (FER-04, FER-12).
    TwoQuays,
    NoFerryThere,
    /// No road of the tile just placed reaches this ferry first (FER-14, R-FER-03).
    FerryNotReached,
    /// The ferry has already been turned in this turn (FER-16).
    FerryTurned,
    /// The ferry already lies like this (R-FER-10).
    SameQuays,
    /// Nobody else's score figure stands on that space (ROB-02).
    NobodyThere,
    /// The robber stands there already (ROB-03, R-ROB-10).
    SameSpace,
    /// That feature is not waiting to be scored.
    NotWaiting,
    /// The message cannot be carried out (R-MSG-02).
    NothingToDo,
    /// The player has no such figure there.
    NotThere,
    /// The abbot's feature is complete: it is scored in this turn part anyway (R-ABB-03).
    ScoredAnyway,
    /// The question is not optional: passing is not allowed.
    Mandatory,
}

impl Reason {
    /// The reasons whose condition holds.
    pub(super) fn those_of<const N: usize>(reasons: [(bool, Reason); N]) -> Vec<Reason> {
        let reasons = reasons.into_iter().filter(|(holds, _)| *holds);
        reasons.map(|(_, reason)| reason).collect()
    }
}

impl Reason {
    /// The rule behind it; `None` when there is no rule to quote, for example when the game is
    /// over.
    pub const fn rule(self) -> Option<RuleId> {
        let (chapter, number) = match self {
            Reason::CellTaken => (Chapter::Tile, 6),
            Reason::NoNeighbour => (Chapter::Tile, 3),
            Reason::EdgeMismatch { .. } => (Chapter::Tile, 4),
            Reason::RiverNotContinued => (Chapter::Riv, 5),
            Reason::RiverUTurn => (Chapter::Riv, 7),
            Reason::RiverBlocked => return Some(RuleId::ruling(Chapter::Riv, 1)),
            Reason::SomethingFits => (Chapter::Ed, 24),
            Reason::NotOnPlacedTile => (Chapter::Meep, 3),
            Reason::NoneLeft(_) => (Chapter::Meep, 2),
            Reason::Occupied(_) => (Chapter::Meep, 5),
            Reason::FarmersOff => (Chapter::Field, 9),
            Reason::WrongFeature { figure, .. } => return wrong_feature(figure),
            Reason::NoOwnMeeple(FeatureKind::Field) => (Chapter::Tb, 28),
            Reason::NoOwnMeeple(_) => (Chapter::Tb, 14),
            Reason::AlreadyComplete => return Some(RuleId::ruling(Chapter::Tb, 3)),
            Reason::NotAround => (Chapter::Gold, 2),
            Reason::NotClaimed => (Chapter::Gold, 7),
            Reason::NotAnOpenCity => (Chapter::Gb, 4),
            Reason::NotBeside => (Chapter::Crop, 6),
            Reason::NoMagicThere | Reason::MagicComplete => (Chapter::Mw, 3),
            Reason::SameFeature => return Some(RuleId::ruling(Chapter::Mw, 3)),
            Reason::OtherWizard => (Chapter::Mw, 4),
            Reason::OnPlacedTile => (Chapter::Mw, 5),
            Reason::MagicPossible => (Chapter::Mw, 7),
            Reason::NoMachine => (Chapter::Fly, 2),
            Reason::CannotFly(Figure::Abbot) => return Some(RuleId::ruling(Chapter::Fly, 3)),
            Reason::CannotFly(_) => return Some(RuleId::ruling(Chapter::Fly, 5)),
            Reason::NotReached => (Chapter::Fly, 5),
            Reason::NoLanding(kind) => return Some(no_landing(kind)),
            Reason::LandingComplete => (Chapter::Fly, 10),
            Reason::ShepherdThere => (Chapter::Hs, 4),
            Reason::TwoQuays => (Chapter::Fer, 12),
            Reason::FerryNotReached => (Chapter::Fer, 14),
            Reason::FerryTurned => (Chapter::Fer, 16),
            Reason::SameQuays => return Some(RuleId::ruling(Chapter::Fer, 10)),
            Reason::NobodyThere => (Chapter::Rob, 2),
            Reason::SameSpace => (Chapter::Rob, 3),
            Reason::ScoredAnyway => return Some(RuleId::ruling(Chapter::Abb, 3)),
            Reason::NothingToDo => return Some(RuleId::ruling(Chapter::Msg, 2)),
            Reason::NotAsked(_)
            | Reason::Over
            | Reason::Impossible
            | Reason::NotInHand
            | Reason::NoSuchSegment
            | Reason::NotWaiting
            | Reason::NotThere
            | Reason::NoFerryThere
            | Reason::Mandatory => return None,
        };
        Some(RuleId::rule(chapter, number))
    }
}

/// The rule against landing on a kind of feature.
const fn no_landing(kind: FeatureKind) -> RuleId {
    match kind {
        FeatureKind::Field => RuleId::rule(Chapter::Fly, 9),
        FeatureKind::Garden => RuleId::ruling(Chapter::Fly, 4),
        FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => {
            RuleId::ruling(Chapter::Fly, 3)
        }
    }
}

/// The rule about features on which a figure never stands.
const fn wrong_feature(figure: Figure) -> Option<RuleId> {
    match figure {
        Figure::Abbot => Some(RuleId::rule(Chapter::Abb, 4)),
        Figure::Builder => Some(RuleId::rule(Chapter::Tb, 15)),
        Figure::Pig => Some(RuleId::rule(Chapter::Tb, 27)),
        Figure::Shepherd => Some(RuleId::rule(Chapter::Hs, 3)),
        Figure::Meeple | Figure::Large => None,
    }
}

/// A refusal: all reasons, not only the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// Never empty.
    pub reasons: Vec<Reason>,
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Self {
        Illegal {
            reasons: vec![reason],
        }
    }
}

/// `refused: [CellTaken]`, for programs and tests. `page::messages` has the sentences for people.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused: {:?}", self.reasons)
    }
}

impl std::error::Error for Illegal {}
