//! Everything anybody can decide.

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
    /// The messenger.
    Messenger,
}

/// A message tile, 1 to 8 (MSG-21 to MSG-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Message {
    /// 1: the value of the smallest own road.
    SmallestRoad,
    /// 2: the value of the smallest own city.
    SmallestCity,
    /// 3: the value of the smallest own monastery.
    SmallestMonastery,
    /// 4: one more tile.
    ExtraTile,
    /// 5: 2 points for each shield in own cities.
    Shields,
    /// 6: 2 points for each own knight.
    Knights,
    /// 7: 2 points for each own farmer.
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
    /// Add a meeple beside an own one (CROP-06).
    Add,
    /// Take an own one back (CROP-08).
    Remove,
}

/// One decision, of a player or of Chance. Named by value: an action means the same wherever it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chance: who begins (R-BASE-07).
    First(Seat),
    /// Chance: the tile drawn, into the open or into a hand (TILE-01, ED-20).
    Draw(TileId),
    /// Chance: the message turned over (MSG-11).
    Reveal(Message),
    /// Chance: how many cells a flight gets, 1 to 3 (FLY-05).
    Roll(u8),
    /// Chance: the token drawn for a shepherd (HS-06, HS-10).
    Token(Token),
    /// Put a tile on a cell, turned clockwise (TILE-02).
    Place {
        /// Which tile of those in hand.
        tile: TileId,
        /// Where.
        pos: Pos,
        /// How.
        rotation: Rotation,
    },
    /// Give up a tile of the hand when none fits (R-ED-02).
    Discard(TileId),
    /// Put the robber on this space of the track, 0 to 49, or move it there (ROB-02, ROB-03).
    Rob(u8),
    /// Put the mage or the witch on this segment, or move it there (MW-02, MW-08).
    Conjure {
        /// Which of the two.
        wizard: Wizard,
        /// On which segment of the feature (R-MW-13).
        spot: Spot,
    },
    /// Take the mage or the witch off the board, where neither has anywhere to go (MW-07, R-MW-06).
    Banish(Wizard),
    /// Put a figure on a segment of the tile just placed (MEEP-01, TB-13, TB-27).
    Deploy {
        /// Which figure.
        figure: Figure,
        /// On which segment of that tile.
        segment: SegmentId,
    },
    /// Let a meeple of the supply fly instead of placing a figure (FLY-02).
    Fly(Figure),
    /// Let the flight end on this segment (FLY-06, R-FLY-10).
    Land(Spot),
    /// Lay the ferry of the lake tile just placed between two of its quays, the lower segment first (FER-04).
    Ferry {
        /// One quay.
        a: SegmentId,
        /// The other.
        b: SegmentId,
    },
    /// Turn a ferry that the tile just placed reaches (FER-11).
    TurnFerry {
        /// The cell of its lake.
        pos: Pos,
        /// One quay it will connect.
        a: SegmentId,
        /// The other, with a higher segment.
        b: SegmentId,
    },
    /// Take the own abbot back instead of placing a figure (ABB-08).
    TakeBack,
    /// Let the own flock grow by a token (HS-10).
    Grow,
    /// Guide the own flock to the stable (HS-12).
    Guide,
    /// Put the second ingot of a gold tile on this tile around it (GOLD-02).
    Ingot(Pos),
    /// Score this completed feature, or the flock of this closed field, next (R-BASE-05); named by its lowest spot, [`super::Game::spot_of`].
    ScoreNext(Spot),
    /// Move this figure by the points just scored (MSG-03).
    Advance(Marker),
    /// Rob the figure that leaves the space (ROB-11).
    Steal,
    /// Let it go and wait for another one (ROB-15).
    Wait,
    /// Move the gingerbread man to this city (GB-04, GB-11); named by its lowest spot, [`super::Game::spot_of`].
    Gingerbread(Spot),
    /// Take an ingot from this tile (GOLD-07).
    TakeIngot(Pos),
    /// Do what the message says (MSG-11).
    Perform,
    /// Take 2 points instead (MSG-11).
    TakePoints,
    /// Message 8: score the feature of this own meeple and take it back (MSG-28).
    Recall {
        /// Which figure stands there.
        figure: Figure,
        /// Where it stands.
        spot: Spot,
    },
    /// Choose what everybody does at the crop circle (CROP-03).
    Circle(Circle),
    /// Crop circle: add a meeple of the supply beside an own one (CROP-06).
    AddBeside {
        /// Which figure.
        figure: Figure,
        /// Where the other one stands.
        spot: Spot,
    },
    /// Crop circle: take back an own meeple (CROP-08).
    Withdraw {
        /// Which figure.
        figure: Figure,
        /// Where it stands.
        spot: Spot,
    },
    /// Leave an optional step out (MEEP-09, R-ROB-01).
    Pass,
    /// End the turn part; after it Chance may reveal something and nothing can be taken back.
    Confirm,
}

/// What somebody has to decide.
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
    /// Where the tile goes.
    Place,
    /// Which tile of the hand leaves the game.
    Discard,
    /// Where the second ingot goes.
    Ingot,
    /// Where the mage or the witch goes.
    Magic(Spell),
    /// Whether the robber goes somewhere.
    Rob,
    /// Whether a figure goes on the tile.
    Figure,
    /// Where the flight ends.
    Land,
    /// Which quays the new ferry connects.
    Ferry,
    /// Whether a ferry is turned, and how.
    TurnFerry,
    /// Whether the own flock grows or is guided home.
    Flock,
    /// Which completed feature is scored next.
    ScoreNext,
    /// Which score figure moves by so many points.
    Advance(u16),
    /// Whether to rob the figure that leaves.
    Steal,
    /// Which city the gingerbread man goes to.
    Gingerbread,
    /// Which ingot is taken.
    TakeIngot,
    /// What to do with the message.
    Message(Message),
    /// What everybody does at the crop circle.
    Circle,
    /// Whether a meeple is added beside an own one.
    CircleAdd,
    /// Which own meeple is taken back.
    CircleRemove,
    /// Whether the turn part is done.
    Confirm,
    /// Nothing: the game is over.
    Over,
}

impl Question {
    /// What it is called in records and on the command line; what it is about is left out.
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

    /// The stream of chance that answers it; none for a question to a player.
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
    /// Whether it is one of a row in which everything that may follow would be too much to look at: those of all players
    /// at a crop circle, the ways of the gingerbread man, of mage and witch, ingots and ferries one by one.
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
