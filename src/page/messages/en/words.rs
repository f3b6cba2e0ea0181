//! Words for things of the game.

use super::{English, row};
use crate::messages::{Bearings, Words};
use engine::rules::{
    Edition, FieldScoring, Figure, Hand, Marker, Message, Preset, SmallCity, Wizard,
};
use engine::session::{Colour, Level};
use engine::tiles::{Compass, FeatureKind, Goods, Side, Terrain};

impl Words for English {
    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        }
    }

    fn compass(&self, compass: Compass) -> &'static str {
        match compass {
            Compass::North => "north",
            Compass::NorthEast => "north-east",
            Compass::East => "east",
            Compass::SouthEast => "south-east",
            Compass::South => "south",
            Compass::SouthWest => "south-west",
            Compass::West => "west",
            Compass::NorthWest => "north-west",
        }
    }

    fn bearings(&self, bearings: Bearings) -> String {
        let words: Vec<&str> = bearings.iter().map(|one| self.compass(one)).collect();
        match words.as_slice() {
            [] => String::new(),
            words => format!("to the {}", row(words)),
        }
    }

    fn terrain(&self, terrain: Terrain) -> &'static str {
        match terrain {
            Terrain::Field => "a field",
            Terrain::Road => "a road",
            Terrain::City => "a city",
            Terrain::River => "the river",
        }
    }

    fn feature(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road => "a road",
            FeatureKind::City => "a city",
            FeatureKind::Monastery => "a monastery",
            FeatureKind::Garden => "a garden",
            FeatureKind::Field => "a field",
        }
    }

    fn feature_name(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road => "road",
            FeatureKind::City => "city",
            FeatureKind::Monastery => "monastery",
            FeatureKind::Garden => "garden",
            FeatureKind::Field => "field",
        }
    }

    fn on_feature(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road => "on the road",
            FeatureKind::City => "in the city",
            FeatureKind::Monastery => "in the monastery",
            FeatureKind::Garden => "in the garden",
            FeatureKind::Field => "on the field",
        }
    }

    fn role(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road => "highwayman",
            FeatureKind::City => "knight",
            FeatureKind::Monastery => "monk",
            FeatureKind::Garden => "gardener",
            FeatureKind::Field => "farmer",
        }
    }

    fn figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Meeple => "meeple",
            Figure::Large => "large meeple",
            Figure::Abbot => "abbot",
            Figure::Builder => "builder",
            Figure::Pig => "pig",
            Figure::Shepherd => "shepherd",
        }
    }

    fn wizard(&self, wizard: Wizard) -> &'static str {
        match wizard {
            Wizard::Mage => "the mage",
            Wizard::Witch => "the witch",
        }
    }

    fn marker(&self, marker: Marker) -> &'static str {
        match marker {
            Marker::Score => "the score figure",
            Marker::Messenger => "the messenger",
        }
    }

    fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Yellow => "Yellow",
            Colour::Red => "Red",
            Colour::Pink => "Pink",
            Colour::Green => "Green",
            Colour::Blue => "Blue",
            Colour::Black => "Black",
        }
    }

    fn level(&self, level: Level) -> &'static str {
        match level {
            Level::Random => "Random",
            Level::Beginner => "Beginner",
            Level::Greedy => "Easy",
            Level::Strong => "Hard",
        }
    }

    fn level_hint(&self, level: Level) -> &'static str {
        match level {
            Level::Random => "Plays anything the rules allow.",
            Level::Beginner => "Knows the rules, but sees only half of what it could do.",
            Level::Greedy => "Takes the points it sees, without thinking ahead.",
            Level::Strong => "Thinks ahead: for itself, and against you.",
        }
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2001 => "First edition (2001)",
            Edition::Winter => "Winter edition",
            Edition::Current => "Current edition",
        }
    }

    fn edition_hint(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2001 => {
                "No gardens; a city of two tiles is worth 2 points, and each city pays the farmers \
                 around it."
            }
            Edition::Winter => "Tiles in the snow, twelve of them with animals; today’s scoring.",
            Edition::Current => "Each field is scored on its own at the end.",
        }
    }

    fn field_scoring(&self, scoring: FieldScoring) -> &'static str {
        match scoring {
            FieldScoring::PerField => "Each field",
            FieldScoring::PerFieldOnce => "Each field, a city once",
            FieldScoring::PerCity => "Each city",
        }
    }

    fn field_scoring_hint(&self, scoring: FieldScoring) -> &'static str {
        match scoring {
            FieldScoring::PerField => {
                "Most farmers on a field: points for every completed city beside it."
            }
            FieldScoring::PerFieldOnce => {
                "As for each field, but a city pays the same player only once."
            }
            FieldScoring::PerCity => {
                "Most farmers in all fields around a completed city: its points."
            }
        }
    }

    fn small_city(&self, value: SmallCity) -> &'static str {
        match value {
            SmallCity::Two => "2 points",
            SmallCity::Four => "4 points",
        }
    }

    fn hand(&self, hand: Hand) -> &'static str {
        match hand {
            Hand::One => "One open tile",
            Hand::Three => "Three secret tiles",
        }
    }

    fn goods(&self, goods: Goods) -> &'static str {
        match goods {
            Goods::Wine => "wine",
            Goods::Wheat => "wheat",
            Goods::Cloth => "cloth",
        }
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Current => "Current edition",
            Preset::First2001 => "First edition, 2001",
            Preset::Winter => "Winter edition",
            Preset::BigBox => "Big Box",
            Preset::Everything => "Everything",
        }
    }

    fn preset_hint(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Current => "Roads, cities, monasteries and fields: the best to begin with.",
            Preset::First2001 => {
                "The rules of the first printing: small cities and fields count otherwise."
            }
            Preset::Winter => "Tiles in the snow, with the gingerbread man.",
            Preset::BigBox => "All expansions of the box, for a long evening.",
            Preset::Everything => "The Big Box with Hills & Sheep and the gingerbread man.",
        }
    }

    fn message(&self, message: Message) -> &'static str {
        match message {
            Message::SmallestRoad => "the value of your smallest road",
            Message::SmallestCity => "the value of your smallest city",
            Message::SmallestMonastery => "the value of your smallest monastery",
            Message::ExtraTile => "one more tile",
            Message::Shields => "2 points for each shield in your cities",
            Message::Knights => "2 points for each of your knights",
            Message::Farmers => "2 points for each of your farmers",
            Message::OneMeeple => "score the feature of one of your meeples and take it back",
        }
    }
}
