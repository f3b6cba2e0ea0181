//! What is to be seen on the table, by name: one table of names, sentences and rules.

use super::{Texts, capital};
use engine::rules::{Figure, Marker, Part};
use engine::table::{Chapter, RuleId};
use engine::tiles::{FeatureKind, Goods};
use view::scene::things::Thing;

/// Where the name of a thing is.
enum Name {
    Figure(Figure),
    Marker(Marker),
    Goods(Goods),
    Feature(FeatureKind),
    Part(Part),
    /// Among the names of things.
    Own,
}

/// Where the sentence on a thing is.
enum Says {
    /// What a part of the rules does.
    Part(Part),
    /// Of its own: it is needed before the first move.
    Meeple,
    /// Among the sentences on things.
    Own,
}

/// The name of a thing, the sentence on it, and the rule that says more.
const fn entry(thing: Thing) -> (Name, Says, RuleId) {
    use Chapter::{Abb, City, Crop, Fer, Fly, Gb, Gold, Hs, Ic, Meep, Mon, Msg};
    use Chapter::{Mw, Riv, Road, Rob, Sco, Tb, Win};
    let (name, says, (chapter, number)) = match thing {
        Thing::Meeple => (Name::Figure(Figure::Meeple), Says::Meeple, (Meep, 4)),
        Thing::LargeMeeple => (
            Name::Figure(Figure::Large),
            Says::Part(Part::LargeMeeple),
            (Ic, 10),
        ),
        Thing::Abbot => (
            Name::Figure(Figure::Abbot),
            Says::Part(Part::Abbot),
            (Abb, 4),
        ),
        Thing::Builder => (
            Name::Figure(Figure::Builder),
            Says::Part(Part::Builder),
            (Tb, 19),
        ),
        Thing::Pig => (Name::Figure(Figure::Pig), Says::Part(Part::Pig), (Tb, 33)),
        Thing::Shepherd => (
            Name::Figure(Figure::Shepherd),
            Says::Part(Part::Shepherds),
            (Hs, 3),
        ),
        Thing::ScoreFigure => (Name::Marker(Marker::Score), Says::Own, (Sco, 8)),
        Thing::Messenger => (
            Name::Marker(Marker::Messenger),
            Says::Part(Part::Messengers),
            (Msg, 2),
        ),
        Thing::Robber => (Name::Own, Says::Part(Part::Robbers), (Rob, 11)),
        Thing::Mage => (Name::Own, Says::Own, (Mw, 11)),
        Thing::Witch => (Name::Own, Says::Own, (Mw, 12)),
        Thing::GingerbreadMan => (
            Name::Part(Part::Gingerbread),
            Says::Part(Part::Gingerbread),
            (Gb, 6),
        ),
        Thing::Wine => (Name::Goods(Goods::Wine), Says::Part(Part::Goods), (Tb, 7)),
        Thing::Wheat => (Name::Goods(Goods::Wheat), Says::Part(Part::Goods), (Tb, 7)),
        Thing::Cloth => (Name::Goods(Goods::Cloth), Says::Part(Part::Goods), (Tb, 7)),
        Thing::Ingot => (Name::Own, Says::Part(Part::Gold), (Gold, 11)),
        Thing::Ferry => (Name::Own, Says::Part(Part::Ferries), (Fer, 5)),
        Thing::Sheep => (Name::Own, Says::Own, (Hs, 12)),
        Thing::Wolf => (Name::Own, Says::Own, (Hs, 11)),
        Thing::Monastery => (Name::Feature(FeatureKind::Monastery), Says::Own, (Mon, 2)),
        Thing::Garden => (Name::Feature(FeatureKind::Garden), Says::Own, (Abb, 6)),
        Thing::Shield => (Name::Own, Says::Own, (City, 3)),
        Thing::Cathedral => (Name::Own, Says::Part(Part::Cathedrals), (Ic, 5)),
        Thing::Inn => (Name::Own, Says::Part(Part::Inns), (Ic, 1)),
        Thing::GoldMine => (Name::Own, Says::Own, (Gold, 1)),
        Thing::Wand => (Name::Own, Says::Own, (Mw, 2)),
        Thing::RobberSign => (Name::Own, Says::Own, (Rob, 2)),
        Thing::Hill => (Name::Own, Says::Part(Part::Hills), (Hs, 31)),
        Thing::Vineyard => (Name::Own, Says::Part(Part::Vineyards), (Hs, 42)),
        Thing::FerryLake => (Name::Own, Says::Own, (Fer, 4)),
        Thing::GingerbreadSign => (Name::Own, Says::Own, (Gb, 4)),
        Thing::FlyingMachine => (Name::Own, Says::Part(Part::Flight), (Fly, 5)),
        Thing::RoadCircle | Thing::CityCircle | Thing::FieldCircle => {
            (Name::Own, Says::Own, (Crop, 4))
        }
        Thing::Animal => (Name::Own, Says::Own, (Win, 4)),
        Thing::RiverSource | Thing::RiverLake => (Name::Own, Says::Own, (Riv, 11)),
        Thing::RoadBridge => (Name::Own, Says::Own, (Tb, 1)),
        Thing::RiverBridge => (Name::Own, Says::Own, (Riv, 10)),
        Thing::CityBridge => (Name::Own, Says::Own, (Road, 1)),
        Thing::Village | Thing::Crossing | Thing::House => (Name::Own, Says::Own, (Road, 1)),
        Thing::Space => (Name::Own, Says::Own, (Sco, 8)),
        Thing::DarkSpace => (Name::Own, Says::Own, (Msg, 7)),
    };
    (name, says, RuleId::rule(chapter, number))
}

/// The rule that says more about a thing.
pub const fn rule_of(thing: Thing) -> RuleId {
    entry(thing).2
}

impl Texts {
    /// The name of a thing: "Large meeple".
    pub fn thing(&self, thing: Thing) -> String {
        let name = match entry(thing).0 {
            Name::Figure(figure) => self.figure(figure),
            Name::Marker(marker) => self.marker_name(marker),
            Name::Goods(goods) => self.goods(goods),
            Name::Feature(kind) => self.feature_name(kind),
            Name::Part(part) => self.part(part),
            Name::Own => self.thing_named(thing),
        };
        capital(name)
    }

    /// What a thing does, in a sentence.
    pub fn thing_hint(&self, thing: Thing) -> &'static str {
        match entry(thing).1 {
            Says::Part(part) => self.part_hint(part),
            Says::Meeple => self.meeple_hint(),
            Says::Own => self.thing_says(thing),
        }
    }

    /// Both: "Large meeple. Counts as two meeples for the majority."
    pub fn thing_told(&self, thing: Thing) -> String {
        format!("{}. {}", self.thing(thing), self.thing_hint(thing))
    }
}
