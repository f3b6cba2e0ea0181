//! What happened, in order: enough to animate, narrate and explain without looking at the state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::action::{Circle, Marker, Message};
use super::board::Spot;
use super::figures::Figure;
use super::modules::flocks::Token;
use super::modules::magic::Wizard;
use super::origin::{Origin, Source};
use crate::table::{Audience, LoggedEvent, Points, RuleId, ScoreItem, Seat, SeatSet, Timing};
use crate::tiles::{FeatureKind, Goods, Pos, Rotation, SegmentId, TileId};

/// Points given to one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scored {
    /// Who scores.
    pub seat: Seat,
    /// How much; the items sum to it.
    pub points: u16,
    /// For what.
    pub source: Source,
    /// When.
    pub timing: Timing,
    /// One segment of the feature, if points come from one.
    pub spot: Option<Spot>,
    /// What the points are made of.
    pub items: Vec<ScoreItem>,
    /// How much each seat counts for the majority that gives the points (SCO-02, TB-10), by seat; nothing where none does.
    pub strength: [u8; Seat::MOST],
    /// What decided a tie for that majority, if anything did.
    pub tie_break: Option<TieBreak>,
    /// Which score figure moves.
    pub marker: Marker,
    /// Points of that figure before.
    pub before: u32,
}

/// What hills made of a tie for the majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TieBreak {
    /// Those of the tied seats that keep the majority.
    pub seats: SeatSet,
    /// By which rule: HS-31, HS-32 or HS-34.
    pub rule: RuleId,
}

impl Scored {
    /// Whether nothing is given for something that might have brought points: an unfinished road with an inn, sheep that did
    /// not come home, a message. A field without a completed city is none.
    pub fn is_loss(&self) -> bool {
        let worthless = |item: &ScoreItem| item.line.each == 0 && item.line.count > 0;
        let message = matches!(self.source, Source::Message(_));
        self.points == 0 && (message || self.items.iter().any(worthless))
    }

    /// Whether anybody has to hear of it.
    pub fn is_news(&self) -> bool {
        self.points > 0 || self.is_loss()
    }

    /// The rules that made it what it is, each once: those of its items, and that which decided a tie.
    pub fn rules(&self) -> Vec<RuleId> {
        let items = self.items.iter().map(|item| item.line.rule);
        let mut rules = Vec::new();
        for rule in items.chain(self.tie_break.map(|tie| tie.rule)) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        rules
    }
}

/// Why a score figure that stopped on a dark space brought no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoMessage {
    /// It went on before messages were received (R-MSG-01).
    WentOn,
    /// The other figure of its owner stopped on one as well, and there is one message for both (MSG-08).
    OneForBoth,
}

/// Why a tile leaves the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Removal {
    /// It fits nowhere (TILE-05).
    Unplaceable,
    /// Given up from a hand in which nothing fits (R-ED-02).
    Discarded,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// This seat begins (R-BASE-07).
    First(Seat),
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        number: u16,
    },
    /// A further part of the same turn begins (TB-19, MSG-24).
    PartBegan(Seat),
    /// A tile was drawn; `None` when the observer may not see which.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Option<TileId>,
        /// Whether it went into a secret hand (ED-20).
        hidden: bool,
    },
    /// Nothing in a secret hand fits: it is shown to everybody before a tile of it is given up (R-ED-02).
    HandShown {
        /// Whose.
        seat: Seat,
        /// Its tiles.
        tiles: ArrayVec<TileId, 3>,
    },
    /// A tile left the game.
    Removed {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Why.
        why: Removal,
    },
    /// A tile went unseen under the hill tile of this seat (HS-21).
    TileHidden(Seat),
    /// A tile was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        pos: Pos,
        /// How.
        rotation: Rotation,
    },
    /// The tile extends a feature with the player's builder: one more turn part follows (TB-19).
    DoubleTurn(Seat),
    /// An ingot was put on a tile (GOLD-01).
    IngotPlaced {
        /// By whom.
        seat: Seat,
        /// On which cell.
        pos: Pos,
    },
    /// A robber was put on a space of the track (ROB-02, ROB-03).
    RobberPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        space: u8,
    },
    /// The mage or the witch was put on a road or city (MW-02, MW-08).
    Conjured {
        /// By whom.
        seat: Seat,
        /// Which of the two.
        wizard: Wizard,
        /// On what kind of feature.
        kind: FeatureKind,
        /// Where.
        spot: Spot,
    },
    /// The mage or the witch left the board: with a completed feature (MW-14), or for want of a place (MW-07).
    WizardLeft {
        /// Which of the two.
        wizard: Wizard,
        /// From where.
        spot: Spot,
    },
    /// A figure was put on the board.
    Deployed {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: Figure,
        /// On what kind of feature, which gives its role (MEEP-04).
        kind: FeatureKind,
        /// Where.
        spot: Spot,
    },
    /// A meeple took off (FLY-02).
    TookOff {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: Figure,
    },
    /// The die of a flight fell (FLY-05).
    Rolled {
        /// Whose flight.
        seat: Seat,
        /// What it shows, 1 to 3.
        cells: u8,
        /// The cell where the flight ends.
        pos: Pos,
    },
    /// A flight ended on a feature (FLY-13).
    Landed {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: Figure,
        /// On what kind of feature, which gives its role.
        kind: FeatureKind,
        /// Where.
        spot: Spot,
    },
    /// A flight found no place to land: the meeple is back in the supply (FLY-11).
    FlightFailed {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: Figure,
    },
    /// A token was drawn for a shepherd (HS-06, HS-10).
    TokenDrawn {
        /// Whose.
        seat: Seat,
        /// Which.
        token: Token,
        /// Where the shepherd stands.
        spot: Spot,
    },
    /// A flock comes home (HS-12, HS-15).
    FlockGuided {
        /// Who guided it; nobody when it came because its field is closed.
        by: Option<Seat>,
        /// One segment of its field: the first in reading order.
        spot: Spot,
    },
    /// A ferry was laid on a lake (FER-04).
    FerryLaid {
        /// By whom.
        seat: Seat,
        /// On which cell.
        pos: Pos,
        /// The quays it connects.
        quays: [SegmentId; 2],
    },
    /// A ferry was turned (FER-11).
    FerryTurned {
        /// By whom.
        seat: Seat,
        /// On which cell.
        pos: Pos,
        /// The quays it connects now.
        quays: [SegmentId; 2],
    },
    /// An optional step was left out, or a thief waits for another figure (R-ROB-05).
    Passed(Seat),
    /// A feature was completed.
    Completed {
        /// Its kind.
        kind: FeatureKind,
        /// One of its segments: the first in reading order.
        spot: Spot,
        /// Who holds the majority; nobody when it is empty (SCO-04).
        winners: SeatSet,
    },
    /// Points were scored.
    Scored(Scored),
    /// Tokens of goods were taken for completed cities (TB-07).
    GoodsTaken {
        /// By whom.
        seat: Seat,
        /// Of which kind.
        goods: Goods,
        /// How many.
        count: u16,
    },
    /// Ingots were taken off a tile (GOLD-06, GOLD-07).
    IngotsTaken {
        /// By whom.
        seat: Seat,
        /// From which cell.
        pos: Pos,
        /// How many.
        count: u8,
    },
    /// So many ingots were left on tiles and leave the table (GOLD-10).
    IngotsRemoved(u32),
    /// A figure went back to its owner.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        figure: Figure,
        /// From where.
        spot: Spot,
    },
    /// The gingerbread man went to a city (GB-04, GB-11, GB-14).
    GingerbreadMoved {
        /// Who moved him.
        seat: Seat,
        /// To which city, by its first segment in reading order.
        spot: Spot,
    },
    /// The gingerbread man left the board: there is no incomplete city (GB-13).
    GingerbreadLeft,
    /// A gingerbread tile found no other incomplete city for him: he stays where he is (GB-12, R-GB-12).
    GingerbreadStayed(Seat),
    /// A robber moved along with a thief's figure (ROB-18).
    RobberFollowed {
        /// Whose.
        seat: Seat,
        /// To which space.
        space: u8,
    },
    /// A robber went back to the supply (ROB-13, ROB-19).
    RobberReturned(Seat),
    /// A message was turned over (MSG-11).
    MessageRead {
        /// By whom.
        seat: Seat,
        /// Which.
        message: Message,
    },
    /// The active player stopped on a dark space and gets no message for it.
    NoMessage {
        /// Who.
        seat: Seat,
        /// Why.
        why: NoMessage,
    },
    /// Nobody has a meeple that the crop circle is about: it is passed over (R-CROP-02).
    CircleIdle(FeatureKind),
    /// What everybody does at the crop circle was chosen (CROP-03).
    CircleChosen {
        /// By whom.
        seat: Seat,
        /// What.
        circle: Circle,
    },
    /// The turn was confirmed.
    TurnEnded(Seat),
    /// The last turn is over; final scoring follows.
    FinalScoring,
    /// The messenger of a seat was added to its score figure (MSG-14).
    MessengerAdded {
        /// Whose.
        seat: Seat,
        /// The sum.
        total: u32,
    },
    /// The game is over (END-05, END-06).
    Won(SeatSet),
}

impl Event {
    /// Who may see it whole.
    pub fn audience(&self) -> Audience {
        match self {
            Event::Drew {
                seat, hidden: true, ..
            } => Audience::Only(*seat),
            Event::Drew { hidden: false, .. }
            | Event::First(_)
            | Event::TurnBegan { .. }
            | Event::PartBegan(_)
            | Event::HandShown { .. }
            | Event::Removed { .. }
            | Event::TileHidden(_)
            | Event::Placed { .. }
            | Event::DoubleTurn(_)
            | Event::IngotPlaced { .. }
            | Event::RobberPlaced { .. }
            | Event::Conjured { .. }
            | Event::WizardLeft { .. }
            | Event::Deployed { .. }
            | Event::TookOff { .. }
            | Event::Rolled { .. }
            | Event::Landed { .. }
            | Event::FlightFailed { .. }
            | Event::TokenDrawn { .. }
            | Event::FlockGuided { .. }
            | Event::FerryLaid { .. }
            | Event::FerryTurned { .. }
            | Event::Passed(_)
            | Event::Completed { .. }
            | Event::Scored(_)
            | Event::GoodsTaken { .. }
            | Event::IngotsTaken { .. }
            | Event::IngotsRemoved(_)
            | Event::Returned { .. }
            | Event::GingerbreadMoved { .. }
            | Event::GingerbreadLeft
            | Event::GingerbreadStayed(_)
            | Event::RobberFollowed { .. }
            | Event::RobberReturned(_)
            | Event::MessageRead { .. }
            | Event::NoMessage { .. }
            | Event::CircleIdle(_)
            | Event::CircleChosen { .. }
            | Event::TurnEnded(_)
            | Event::FinalScoring
            | Event::MessengerAdded { .. }
            | Event::Won(_) => Audience::Everyone,
        }
    }

    /// The event as `observer` may see it; `None` observes from outside the table.
    pub fn seen_by(self, observer: Option<Seat>) -> Event {
        match (self.audience(), self) {
            (Audience::Only(owner), Event::Drew { seat, hidden, .. })
                if observer != Some(owner) =>
            {
                Event::Drew {
                    seat,
                    tile: None,
                    hidden,
                }
            }
            (_, event) => event,
        }
    }
}

impl LoggedEvent for Event {
    type Origin = Origin;

    /// What is drawn, passed or confirmed is seen on the table, and a completed feature with an owner is told by its
    /// points.
    fn is_logged(&self) -> bool {
        match self {
            Event::Drew { .. } | Event::Passed(_) | Event::TurnEnded(_) => false,
            Event::Completed { winners, .. } => winners.is_empty(),
            Event::First(_)
            | Event::TurnBegan { .. }
            | Event::PartBegan(_)
            | Event::HandShown { .. }
            | Event::Removed { .. }
            | Event::TileHidden(_)
            | Event::Placed { .. }
            | Event::DoubleTurn(_)
            | Event::IngotPlaced { .. }
            | Event::RobberPlaced { .. }
            | Event::Conjured { .. }
            | Event::WizardLeft { .. }
            | Event::Deployed { .. }
            | Event::TookOff { .. }
            | Event::Rolled { .. }
            | Event::Landed { .. }
            | Event::FlightFailed { .. }
            | Event::TokenDrawn { .. }
            | Event::FlockGuided { .. }
            | Event::FerryLaid { .. }
            | Event::FerryTurned { .. }
            | Event::Scored(_)
            | Event::GoodsTaken { .. }
            | Event::IngotsTaken { .. }
            | Event::IngotsRemoved(_)
            | Event::Returned { .. }
            | Event::GingerbreadMoved { .. }
            | Event::GingerbreadLeft
            | Event::GingerbreadStayed(_)
            | Event::RobberFollowed { .. }
            | Event::RobberReturned(_)
            | Event::MessageRead { .. }
            | Event::NoMessage { .. }
            | Event::CircleIdle(_)
            | Event::CircleChosen { .. }
            | Event::FinalScoring
            | Event::MessengerAdded { .. }
            | Event::Won(_) => true,
        }
    }

    fn begins(&self) -> Option<u16> {
        match self {
            Event::TurnBegan { number, .. } => Some(*number),
            _ => None,
        }
    }

    fn is_end(&self) -> bool {
        matches!(self, Event::TurnEnded(_) | Event::Won(_))
    }

    fn points(&self) -> Option<Points<Origin>> {
        let Event::Scored(scored) = self else {
            return None;
        };
        Some(Points {
            seat: scored.seat,
            points: scored.points,
            origin: Origin::of(scored.source),
            timing: scored.timing,
            lost: scored.is_loss(),
        })
    }
}
