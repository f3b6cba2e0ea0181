//! Actions and questions of the tile game.

use serde::{Deserialize, Serialize};

use super::board::Spot;
use super::figures::Figure;
use super::modules::flocks::Token;
use super::modules::magic::{Spell, Wizard};
use crate::table::{Purpose, Seat};
use crate::tiles::{Pos, Rotation, SegmentId, TileId};

/// Which score figure of a player (MSG-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Marker {
    /// The score figure.
    Score,
    Messenger,
}

/// A message tile, 1 to 8 (MSG-21 to MSG-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Message {
    /// 1: the value of your smallest road.
    SmallestRoad,
    /// 2: the value of your smallest city.
    SmallestCity,
    /// 3: the value of your smallest monastery.
    SmallestMonastery,
    /// 4: one more tile.
    ExtraTile,
    /// 5: 2 points for each shield in your cities.
    Shields,
    /// 6: 2 points for each of your knights.
    Knights,
    /// 7: 2 points for each of your farmers.
    Farmers,
    /// 8: score one meeple's feature for yourself and take it back.
    OneMeeple,
}

impl Message {
    /// All messages, in their printed order.
    pub const ALL: [Message; 8] = [
        Message::SmallestRoad,
        Message::SmallestCity,
        Message::SmallestMonastery,
        Message::ExtraTile,
        Message::Shields,
        Message::Knights,
        Message::Farmers,
        Message::OneMeeple,
    ];

    /// Its printed number, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What everybody does at a crop circle (CROP-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Circle {
    /// Add a meeple beside one of your own (CROP-06).
    Add,
    /// Take back one of your own (CROP-08).
    Remove,
}

/// One decision, of a player or of Chance. It names tiles, figures, cells and segments, never
/// indices of a list, so that it means the same wherever it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chance: who begins (R-BASE-07).
    First(Seat),
    /// Chance: the tile drawn, into the open or into a hand (TILE-01, ED-20).
    Draw(TileId),
    /// Chance: the message turned over (MSG-11).
    Reveal(Message),
    /// Chance: how many cells a flight goes, 1 to 3 (FLY-05).
    Roll(u8),
    /// Chance: the token drawn for a shepherd (HS-06, HS-10).
    Token(Token),
    /// Put a tile on a cell, turned clockwise (TILE-02).
    Place {
        /// The drawn tile, or one of the hand.
        tile: TileId,
        pos: Pos,
        rotation: Rotation,
    },
    /// Give up a tile from the hand when none fits (R-ED-02).
    Discard(TileId),
    /// Put the robber on this space of the track, 0 to 49, or move it there (ROB-02, ROB-03).
    Rob(u8),
    /// Put the mage or the witch on this segment, or move it there (MW-02, MW-08).
    Conjure {
        wizard: Wizard,
        /// On which segment of the feature (R-MW-13).
        spot: Spot,
    },
    /// Take the mage or the witch off the board when neither can go anywhere (MW-07, R-MW-06).
    Banish(Wizard),
    /// Put a figure on a segment of the tile just placed (MEEP-01, TB-13, TB-27).
    Deploy {
        figure: Figure,
        /// On which segment of that tile.
        segment: SegmentId,
    },
    /// Start a flight with a meeple from the supply instead of placing a figure (FLY-02).
    Fly(Figure),
    /// End the flight on this segment (FLY-06, R-FLY-10).
    Land(Spot),
    /// Lay the ferry of the lake tile just placed between two of its quays (FER-04).
    Ferry {
        /// The quay with the lower segment.
        a: SegmentId,
        /// The quay with the higher segment.
        b: SegmentId,
    },
    /// Turn a ferry that the tile just placed reaches (FER-11).
    TurnFerry {
        pos: Pos,
        /// The quay with the lower segment.
        a: SegmentId,
        /// The quay with the higher segment.
        b: SegmentId,
    },
    /// Take your abbot back instead of placing a figure (ABB-08).
    TakeBack,
    /// Draw one more token for your flock (HS-10).
    Grow,
    /// Guide your flock to the stable (HS-12).
    Guide,
    /// Put the second ingot of a gold tile on this tile around it (GOLD-02).
    Ingot(Pos),
    /// Score this completed feature, or the flock of this closed field, next (R-BASE-05); named by [`super::Game::spot_of`].
    ScoreNext(Spot),
    /// Move this figure by the points just scored (MSG-03).
    Advance(Marker),
    /// Steal from the figure that leaves the robber's space (ROB-11).
    Steal,
    /// Let that figure go and wait for another one (ROB-15).
    Wait,
    /// Move the gingerbread man to this city (GB-04, GB-11); named by [`super::Game::spot_of`].
    Gingerbread(Spot),
    /// Take an ingot from this tile (GOLD-07).
    TakeIngot(Pos),
    /// Carry out the message (MSG-11).
    Perform,
    /// Take 2 points instead of carrying out the message (MSG-11).
    TakePoints,
    /// Message 8: score the feature of this meeple of yours and take the meeple back (MSG-28).
    Recall {
        /// Which figure stands there.
        figure: Figure,
        spot: Spot,
    },
    /// Choose what everybody does at the crop circle (CROP-03).
    Circle(Circle),
    /// Crop circle: add a meeple from your supply beside one of your own (CROP-06).
    AddBeside {
        figure: Figure,
        /// Where your meeple stands.
        spot: Spot,
    },
    /// Crop circle: take back one of your meeples (CROP-08).
    Withdraw { figure: Figure, spot: Spot },
    /// Skip an optional step (MEEP-09, R-ROB-01).
    Pass,
    /// End the turn part. Afterwards Chance may reveal something, and nothing can be taken back.
    Confirm,
}

/// A question somebody has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// Chance: who begins.
    First,
    /// Chance: which tile this seat draws.
    Draw(Seat),
    /// Chance: which message is on top.
    Reveal,
    /// Chance: what the die of a flight shows.
    Roll,
    /// Chance: which token is drawn for a shepherd.
    Token,
    Place,
    /// Which tile of the hand leaves the game.
    Discard,
    /// Where the second ingot goes.
    Ingot,
    /// Where the mage or the witch goes.
    Magic(Spell),
    /// Whether and where to put the robber.
    Rob,
    /// Whether to put a figure on the tile, and which.
    Figure,
    Land,
    /// Which quays the new ferry connects.
    Ferry,
    /// Whether to turn a ferry, and how.
    TurnFerry,
    /// Whether the player's flock grows or is guided home.
    Flock,
    /// Which completed feature is scored next.
    ScoreNext,
    /// Which score figure moves by this many points.
    Advance(u16),
    /// Whether to steal from the figure that leaves.
    Steal,
    /// Which city the gingerbread man goes to.
    Gingerbread,
    TakeIngot,
    /// What to do with the message.
    Message(Message),
    /// What everybody does at the crop circle.
    Circle,
    /// Whether to add a meeple beside one of the player's own, and which.
    CircleAdd,
    /// Which of the player's meeples is taken back.
    CircleRemove,
    /// Whether to end the turn part.
    Confirm,
    /// None: the game is over.
    Over,
}

impl Question {
    /// The name used in records and on the command line, without its details.
    pub const fn name(self) -> &'static str {
        match self {
            Question::First => "first",
            Question::Draw(_) => "draw",
            Question::Reveal => "reveal",
            Question::Roll => "roll",
            Question::Token => "token",
            Question::Place => "place",
            Question::Discard => "discard",
            Question::Ingot => "ingot",
            Question::Magic(Spell::Tile) => "magic",
            Question::Magic(Spell::Meeting) => "part-wizards",
            Question::Rob => "rob",
            Question::Figure => "figure",
            Question::Land => "land",
            Question::Ferry => "ferry",
            Question::TurnFerry => "turn-ferry",
            Question::Flock => "flock",
            Question::ScoreNext => "score-next",
            Question::Advance(_) => "advance",
            Question::Steal => "steal",
            Question::Gingerbread => "gingerbread",
            Question::TakeIngot => "take-ingot",
            Question::Message(_) => "message",
            Question::Circle => "circle",
            Question::CircleAdd => "circle-add",
            Question::CircleRemove => "circle-remove",
            Question::Confirm => "confirm",
            Question::Over => "over",
        }
    }

    /// The random stream that answers it; `None` for a question to a player.
    pub const fn purpose(self) -> Option<Purpose> {
        match self {
            Question::First => Some(Purpose::FirstSeat),
            Question::Draw(_) => Some(Purpose::Tiles),
            Question::Reveal => Some(Purpose::Messages),
            Question::Roll => Some(Purpose::Die),
            Question::Token => Some(Purpose::Tokens),
            Question::Place
            | Question::Discard
            | Question::Ingot
            | Question::Magic(_)
            | Question::Rob
            | Question::Figure
            | Question::Land
            | Question::Ferry
            | Question::TurnFerry
            | Question::Flock
            | Question::ScoreNext
            | Question::Advance(_)
            | Question::Steal
            | Question::Gingerbread
            | Question::TakeIngot
            | Question::Message(_)
            | Question::Circle
            | Question::CircleAdd
            | Question::CircleRemove
            | Question::Confirm
            | Question::Over => None,
        }
    }

    /// Whether it belongs to a sequence with too many continuations to look ahead: the decisions of
    /// all players at a crop circle, the gingerbread man's destination, mage and witch, ingots and
    /// ferries.
    pub const fn is_one_of_many(self) -> bool {
        match self {
            Question::CircleAdd
            | Question::CircleRemove
            | Question::Gingerbread
            | Question::Magic(_)
            | Question::TakeIngot
            | Question::TurnFerry => true,
            Question::First
            | Question::Draw(_)
            | Question::Reveal
            | Question::Roll
            | Question::Token
            | Question::Place
            | Question::Discard
            | Question::Ingot
            | Question::Rob
            | Question::Figure
            | Question::Land
            | Question::Ferry
            | Question::Flock
            | Question::ScoreNext
            | Question::Advance(_)
            | Question::Steal
            | Question::Message(_)
            | Question::Circle
            | Question::Confirm
            | Question::Over => false,
        }
    }
}
