//! Words for things of the game.

use super::place::Bearings;
use engine::rules::{
    Edition, FieldScoring, Figure, Hand, Marker, Message, Preset, SmallCity, Wizard,
};
use engine::session::{Colour, Level};
use engine::tiles::{Compass, FeatureKind, Goods, Side, Terrain};

/// Words for things of the game.
pub trait Words {
    /// A side of a tile: "north".
    fn side(&self, side: Side) -> &'static str;
    /// A direction: "north-east".
    fn compass(&self, compass: Compass) -> &'static str;
    /// Directions on a tile, after what lies there: "to the north and east". Empty when there are none.
    fn bearings(&self, bearings: Bearings) -> String;
    /// What an edge shows, with its article: "a road".
    fn terrain(&self, terrain: Terrain) -> &'static str;
    /// A feature with its article: "a road".
    fn feature(&self, kind: FeatureKind) -> &'static str;
    /// A feature without article: "road".
    fn feature_name(&self, kind: FeatureKind) -> &'static str;
    /// On a certain feature: "on the road", "in the city".
    fn on_feature(&self, kind: FeatureKind) -> &'static str;
    /// What a meeple is called on a feature: "knight".
    fn role(&self, kind: FeatureKind) -> &'static str;
    /// A figure without article: "large meeple".
    fn figure(&self, figure: Figure) -> &'static str;
    /// Mage or witch with its article: "the mage".
    fn wizard(&self, wizard: Wizard) -> &'static str;
    /// A score figure with its article: "the score figure".
    fn marker(&self, marker: Marker) -> &'static str;
    /// A colour: "Yellow".
    fn colour(&self, colour: Colour) -> &'static str;
    /// How well a computer plays: "Easy".
    fn level(&self, level: Level) -> &'static str;
    /// How a computer of this level plays, in a sentence.
    fn level_hint(&self, level: Level) -> &'static str;
    /// An edition: "Current edition".
    fn edition(&self, edition: Edition) -> &'static str;
    /// What is special about an edition, in a sentence.
    fn edition_hint(&self, edition: Edition) -> &'static str;
    /// A way to score fields: "Each field".
    fn field_scoring(&self, scoring: FieldScoring) -> &'static str;
    /// How fields are scored this way, in a sentence.
    fn field_scoring_hint(&self, scoring: FieldScoring) -> &'static str;
    /// What a city of two tiles is worth: "4 points".
    fn small_city(&self, value: SmallCity) -> &'static str;
    /// How many tiles are held: "Three secret tiles".
    fn hand(&self, hand: Hand) -> &'static str;
    /// A kind of goods: "wine".
    fn goods(&self, goods: Goods) -> &'static str;
    /// What an edition with its boxes is called.
    fn preset(&self, preset: Preset) -> &'static str;
    /// What lies in it and how it plays, in a sentence.
    fn preset_hint(&self, preset: Preset) -> &'static str;
    /// What a message offers, in a few words: "value of your smallest road".
    fn message(&self, message: Message) -> &'static str;
}
