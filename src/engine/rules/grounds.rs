//! The rule behind each reason of a refusal.

use super::figures::Figure;
use super::illegal::Reason;
use crate::table::{Chapter, RuleId};
use crate::tiles::FeatureKind;

impl Reason {
    /// The rule that says so; none when no rule does, such as when the game is over.
    pub const fn rule(self) -> Option<RuleId> {
        let (chapter, number) = match self {
            Reason::CellTaken => (Chapter::Tile, 6),
            Reason::NoNeighbour => (Chapter::Tile, 3),
            Reason::EdgeMismatch { .. } => (Chapter::Tile, 4),
            Reason::RiverNotContinued => (Chapter::Riv, 5),
            Reason::RiverUTurn => (Chapter::Riv, 7),
            Reason::RiverBlocked => return Some(RuleId::ruling(Chapter::Riv, 1)),
            Reason::SomethingFits => (Chapter::Ed, 24),
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

/// The rule that keeps a flight off a kind of feature.
const fn no_landing(kind: FeatureKind) -> RuleId {
    match kind {
        FeatureKind::Field => RuleId::rule(Chapter::Fly, 9),
        FeatureKind::Garden => RuleId::ruling(Chapter::Fly, 4),
        FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery => {
            RuleId::ruling(Chapter::Fly, 3)
        }
    }
}

/// The rule that says where a figure never stands.
const fn wrong_feature(figure: Figure) -> Option<RuleId> {
    match figure {
        Figure::Abbot => Some(RuleId::rule(Chapter::Abb, 4)),
        Figure::Builder => Some(RuleId::rule(Chapter::Tb, 15)),
        Figure::Pig => Some(RuleId::rule(Chapter::Tb, 27)),
        Figure::Shepherd => Some(RuleId::rule(Chapter::Hs, 3)),
        Figure::Meeple | Figure::Large => None,
    }
}
