//! Events, in order: enough to animate, narrate and explain what happened without looking at the
//! state.

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

/// Points for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scored {
    pub seat: Seat,
    /// The sum of the items.
    pub points: u16,
    pub source: Source,
    pub timing: Timing,
    /// One segment of the scored feature, if there is one.
    pub spot: Option<Spot>,
    /// What the points are made of.
    pub items: Vec<ScoreItem>,
    /// The strength of each seat in the majority that earned the points (SCO-02, TB-10), by seat;
    /// all zero where no majority counts.
    pub strength: [u8; Seat::MOST],
    /// How hills broke a tie for that majority, if they did.
    pub tie_break: Option<TieBreak>,
    /// The score figure that moves.
    pub marker: Marker,
    /// The points of that figure before.
    pub before: u32,
}

/// How hills broke a tie for the majority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TieBreak {
    /// The tied seats that keep the majority.
    pub seats: SeatSet,
    /// HS-31, HS-32 or HS-34.
    pub rule: RuleId,
}

impl Scored {
    /// Whether a score was expected but came to 0 points: an unfinished road with an inn, sheep
    /// that did not come home, a message. A field without a completed city does not count.
    pub fn is_loss(&self) -> bool {
        let worthless = |item: &ScoreItem| item.line.each == 0 && item.line.count > 0;
        let message = matches!(self.source, Source::Message(_));
        self.points == 0 && (message || self.items.iter().any(worthless))
    }

    /// Whether it is worth reporting to players.
    pub fn is_news(&self) -> bool {
        self.points > 0 || self.is_loss()
    }

    /// The rules behind the points, each once: those of the items, and the one that broke a tie.
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

/// Why a score figure that stopped on a dark space earned no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoMessage {
    /// It moved on before messages were handed out (R-MSG-01).
    WentOn,
    /// The other figure of its owner stopped on a dark space too, and both share one message
    /// (MSG-08).
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
    TurnBegan {
        seat: Seat,
        /// Counted from 1.
        number: u16,
    },
    /// A further part of the same turn begins (TB-19, MSG-24).
    PartBegan(Seat),
    /// A tile was drawn; `None` when the observer may not see which.
    Drew {
        seat: Seat,
        tile: Option<TileId>,
        /// Whether it went into a secret hand (ED-20).
        hidden: bool,
    },
    /// Nothing in a secret hand fits: it is shown to everybody before one of its tiles is given up
    /// (R-ED-02).
    HandShown {
        seat: Seat,
        tiles: ArrayVec<TileId, 3>,
    },
    /// A tile left the game.
    Removed {
        seat: Seat,
        tile: TileId,
        why: Removal,
    },
    /// A tile went under the hill tile of this seat, unseen (HS-21).
    TileHidden(Seat),
    Placed {
        seat: Seat,
        tile: TileId,
        pos: Pos,
        rotation: Rotation,
    },
    /// The tile extends a feature with the player's builder: a second turn part follows (TB-19).
    DoubleTurn(Seat),
    /// An ingot was put on a tile (GOLD-01).
    IngotPlaced {
        seat: Seat,
        pos: Pos,
    },
    /// A robber was put on a space of the track (ROB-02, ROB-03).
    RobberPlaced {
        seat: Seat,
        space: u8,
    },
    /// The mage or the witch was put on a road or city (MW-02, MW-08).
    Conjured {
        seat: Seat,
        wizard: Wizard,
        /// The kind of its feature.
        kind: FeatureKind,
        spot: Spot,
    },
    /// The mage or the witch left the board: with a completed feature (MW-14), or because neither
    /// could go anywhere (MW-07).
    WizardLeft {
        wizard: Wizard,
        spot: Spot,
    },
    /// A figure was put on the board.
    Deployed {
        seat: Seat,
        figure: Figure,
        /// The kind of its feature, which gives the figure its role (MEEP-04).
        kind: FeatureKind,
        spot: Spot,
    },
    /// A meeple took off (FLY-02).
    TookOff {
        seat: Seat,
        figure: Figure,
    },
    /// The flight die was rolled (FLY-05).
    Rolled {
        seat: Seat,
        /// The roll, 1 to 3.
        cells: u8,
        /// The cell where the flight ends.
        pos: Pos,
    },
    /// A flight ended on a feature (FLY-13).
    Landed {
        seat: Seat,
        figure: Figure,
        /// The kind of its feature, which gives the meeple its role.
        kind: FeatureKind,
        spot: Spot,
    },
    /// A flight found no place to land: the meeple went back to the supply (FLY-11).
    FlightFailed {
        seat: Seat,
        figure: Figure,
    },
    /// A token was drawn for a shepherd (HS-06, HS-10).
    TokenDrawn {
        seat: Seat,
        token: Token,
        /// Where the shepherd stands.
        spot: Spot,
    },
    /// A flock comes home (HS-12, HS-15).
    FlockGuided {
        /// Who guided it; nobody when it came home because its field is closed.
        by: Option<Seat>,
        /// The first segment of its field in reading order.
        spot: Spot,
    },
    /// A ferry was laid on a lake (FER-04).
    FerryLaid {
        seat: Seat,
        pos: Pos,
        quays: [SegmentId; 2],
    },
    /// A ferry was turned (FER-11).
    FerryTurned {
        seat: Seat,
        pos: Pos,
        /// The quays it connects now.
        quays: [SegmentId; 2],
    },
    /// An optional step was skipped, or a thief is waiting for another figure (R-ROB-05).
    Passed(Seat),
    /// A feature was completed.
    Completed {
        kind: FeatureKind,
        /// The first segment of the feature in reading order.
        spot: Spot,
        /// The seats with the majority; empty when nobody has meeples on it (SCO-04).
        winners: SeatSet,
    },
    Scored(Scored),
    /// Tokens of goods were taken for completed cities (TB-07).
    GoodsTaken {
        seat: Seat,
        goods: Goods,
        count: u16,
    },
    /// Ingots were taken off a tile (GOLD-06, GOLD-07).
    IngotsTaken {
        seat: Seat,
        pos: Pos,
        count: u8,
    },
    /// This many ingots were left on tiles and were removed (GOLD-10).
    IngotsRemoved(u32),
    /// A figure went back to its owner.
    Returned {
        seat: Seat,
        figure: Figure,
        spot: Spot,
    },
    /// The gingerbread man went to a city (GB-04, GB-11, GB-14).
    GingerbreadMoved {
        seat: Seat,
        /// The first segment of the city in reading order.
        spot: Spot,
    },
    /// The gingerbread man left the board: no city is incomplete (GB-13).
    GingerbreadLeft,
    /// A gingerbread tile found no other incomplete city for him, so he stayed (GB-12, R-GB-12).
    GingerbreadStayed(Seat),
    /// A robber moved along with a thief's figure (ROB-18).
    RobberFollowed {
        seat: Seat,
        space: u8,
    },
    /// A robber went back to the supply (ROB-13, ROB-19).
    RobberReturned(Seat),
    /// A message was turned over (MSG-11).
    MessageRead {
        seat: Seat,
        message: Message,
    },
    /// The active player stopped on a dark space and gets no message for it.
    NoMessage {
        seat: Seat,
        why: NoMessage,
    },
    /// The crop circle is skipped: nobody has a meeple on this kind of feature (R-CROP-02).
    CircleIdle(FeatureKind),
    /// What everybody does at the crop circle was chosen (CROP-03).
    CircleChosen {
        seat: Seat,
        circle: Circle,
    },
    /// The turn was confirmed.
    TurnEnded(Seat),
    /// The last turn is over; final scoring follows.
    FinalScoring,
    /// The messenger of a seat was added to its score figure (MSG-14).
    MessengerAdded {
        seat: Seat,
        total: u32,
    },
    /// The game is over (END-05, END-06).
    Won(SeatSet),
}

impl Event {
    /// Who may see all of it.
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

    /// The event as `observer` may see it; `None` is an observer outside the table.
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

    /// Drawing, passing and confirming are visible on the table, and the points report a completed
    /// feature with an owner.
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
            origin: Origin::from_source(scored.source),
            timing: scored.timing,
            lost: scored.is_loss(),
        })
    }
}
