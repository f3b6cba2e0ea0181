//! Everything that can be seen on the table and is no feature by itself: figures, tokens, symbols
//! on tiles, spaces of the score track. A closed list, so that each can be named.

use super::answers::Piece;
use super::figures::Shape;
use super::plan::{HubKind, SymbolKind, hub_of};
use engine::rules::{self, Game, Part, Token, Wizard};
use engine::tiles::{
    Animal, CircleKind, Compass, FeatureKind, Goods, Symbol, Tile, TileId, catalogue,
};

macro_rules! things {
    ($($name:ident $word:literal $doc:literal),+ $(,)?) => {
        /// Something to be seen on the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Thing { $(#[doc = $doc] $name),+ }

        impl Thing {
            /// All things: figures, tokens, symbols on tiles, the rest of a tile, the score track.
            pub const ALL: &'static [Thing] = &[$(Thing::$name),+];

            /// A short name, for ids in documents.
            pub const fn word(self) -> &'static str {
                match self { $(Thing::$name => $word),+ }
            }
        }
    };
}

things! {
    Meeple "meeple" "A normal meeple.",
    LargeMeeple "large-meeple" "A large meeple.",
    Abbot "abbot" "An abbot.",
    Builder "builder" "A builder.",
    Pig "pig" "A pig.",
    Shepherd "shepherd" "A shepherd.",
    ScoreFigure "score-figure" "The figure on the score track.",
    Messenger "messenger" "The second figure there.",
    Robber "robber" "A player's robber.",
    Mage "mage" "The mage.",
    Witch "witch" "The witch.",
    GingerbreadMan "gingerbread-man" "The gingerbread man.",
    Wine "wine" "Wine, on a tile or as a token.",
    Wheat "wheat" "Wheat, on a tile or as a token.",
    Cloth "cloth" "Cloth, on a tile or as a token.",
    Ingot "ingot" "A gold ingot.",
    Ferry "ferry" "A ferry.",
    Sheep "sheep" "A token with sheep, or a flock.",
    Wolf "wolf" "The token with the wolf.",
    Monastery "monastery" "A monastery.",
    Garden "garden" "A garden.",
    Shield "shield" "A shield in a city.",
    Cathedral "cathedral" "A cathedral.",
    Inn "inn" "An inn.",
    GoldMine "gold-mine" "The symbol that brings ingots.",
    Wand "wand" "The symbol that calls mage or witch.",
    RobberSign "robber-sign" "The symbol that calls robbers.",
    Hill "hill" "A hill.",
    Vineyard "vineyard" "A vineyard.",
    FerryLake "ferry-lake" "The lake of a ferry.",
    GingerbreadSign "gingerbread-sign" "The symbol that calls the gingerbread man.",
    FlyingMachine "flying-machine" "A flying machine.",
    RoadCircle "road-circle" "The crop circle of highwaymen.",
    CityCircle "city-circle" "The crop circle of knights.",
    FieldCircle "field-circle" "The crop circle of farmers.",
    Animal "animal" "An animal of the Winter edition.",
    RiverSource "river-source" "The spring of the river.",
    RiverLake "river-lake" "The lake at its end.",
    RoadBridge "road-bridge" "A road over another one.",
    RiverBridge "river-bridge" "A road over the river.",
    CityBridge "city-bridge" "A road over a city.",
    Village "village" "A village where roads end.",
    Crossing "crossing" "A junction where roads end.",
    House "house" "Houses where a road ends.",
    Space "space" "A space of the score track.",
    DarkSpace "dark-space" "A dark space of the score track.",
}

impl Thing {
    /// What a player's figure is.
    pub const fn of_figure(figure: rules::Figure) -> Thing {
        match figure {
            rules::Figure::Meeple => Thing::Meeple,
            rules::Figure::Large => Thing::LargeMeeple,
            rules::Figure::Abbot => Thing::Abbot,
            rules::Figure::Builder => Thing::Builder,
            rules::Figure::Pig => Thing::Pig,
            rules::Figure::Shepherd => Thing::Shepherd,
        }
    }

    pub const fn of_wizard(wizard: Wizard) -> Thing {
        match wizard {
            Wizard::Mage => Thing::Mage,
            Wizard::Witch => Thing::Witch,
        }
    }

    /// What a silhouette shows.
    pub const fn of_shape(shape: Shape) -> Thing {
        match shape {
            Shape::Meeple => Thing::Meeple,
            Shape::LargeMeeple => Thing::LargeMeeple,
            Shape::Abbot => Thing::Abbot,
            Shape::Builder => Thing::Builder,
            Shape::Pig => Thing::Pig,
            Shape::Messenger => Thing::Messenger,
            Shape::Robber => Thing::Robber,
            Shape::ScoreFigure => Thing::ScoreFigure,
            Shape::Shepherd => Thing::Shepherd,
            Shape::Mage => Thing::Mage,
            Shape::Witch => Thing::Witch,
            Shape::Gingerbread => Thing::GingerbreadMan,
            Shape::Sheep => Thing::Sheep,
        }
    }

    /// The silhouette of a figure; none for what is no figure.
    pub fn shape(self) -> Option<Shape> {
        let mut all = Shape::ALL.into_iter();
        all.find(|&shape| shape != Shape::Sheep && Thing::of_shape(shape) == self)
    }

    pub const fn of_goods(goods: Goods) -> Thing {
        match goods {
            Goods::Wine => Thing::Wine,
            Goods::Wheat => Thing::Wheat,
            Goods::Cloth => Thing::Cloth,
        }
    }

    /// What is on a token from the bag of sheep.
    pub const fn of_token(token: Token) -> Thing {
        match token {
            Token::One | Token::Two | Token::Three | Token::Four => Thing::Sheep,
            Token::Wolf => Thing::Wolf,
        }
    }

    /// What a symbol on a plan is.
    pub const fn of_symbol(kind: SymbolKind) -> Thing {
        match kind {
            SymbolKind::Monastery => Thing::Monastery,
            SymbolKind::Garden => Thing::Garden,
            SymbolKind::Shield => Thing::Shield,
            SymbolKind::Goods(goods) => Thing::of_goods(goods),
            SymbolKind::Cathedral => Thing::Cathedral,
            SymbolKind::Inn => Thing::Inn,
            SymbolKind::Printed(symbol) => Thing::of_printed(symbol),
        }
    }

    /// What a printed symbol or crossing is.
    pub const fn of_printed(symbol: Symbol) -> Thing {
        match symbol {
            Symbol::Inn => Thing::Inn,
            Symbol::Cathedral => Thing::Cathedral,
            Symbol::GoldMine => Thing::GoldMine,
            Symbol::Magic => Thing::Wand,
            Symbol::Robber => Thing::RobberSign,
            Symbol::Hill => Thing::Hill,
            Symbol::Vineyard => Thing::Vineyard,
            Symbol::FerryLake => Thing::FerryLake,
            Symbol::Gingerbread => Thing::GingerbreadSign,
            Symbol::RiverSource => Thing::RiverSource,
            Symbol::RiverLake => Thing::RiverLake,
            Symbol::Flier(_) => Thing::FlyingMachine,
            Symbol::CropCircle(CircleKind::Road) => Thing::RoadCircle,
            Symbol::CropCircle(CircleKind::City) => Thing::CityCircle,
            Symbol::CropCircle(CircleKind::Field) => Thing::FieldCircle,
            Symbol::Animal(_) => Thing::Animal,
            Symbol::RoadBridge(..) => Thing::RoadBridge,
            Symbol::RiverBridge(_) => Thing::RiverBridge,
            Symbol::RoadOverCity(..) => Thing::CityBridge,
        }
    }

    /// What roads end at, unless that is a symbol.
    pub const fn of_hub(kind: HubKind) -> Option<Thing> {
        match kind {
            HubKind::Village => Some(Thing::Village),
            HubKind::Crossing | HubKind::Copse => Some(Thing::Crossing),
            HubKind::Farmhouse | HubKind::House => Some(Thing::House),
            HubKind::Monastery | HubKind::CropCircle | HubKind::FerryLake => None,
        }
    }

    /// What a piece is that can be held in hand.
    pub const fn of_piece(piece: Piece) -> Option<Thing> {
        Some(match piece {
            Piece::Figure(figure) => Thing::of_figure(figure),
            Piece::Wizard(wizard) => Thing::of_wizard(wizard),
            Piece::Gingerbread => Thing::GingerbreadMan,
            Piece::Ingot => Thing::Ingot,
            Piece::Ferry => Thing::Ferry,
            Piece::Sheep => Thing::Sheep,
            Piece::Points(_) | Piece::Circle(_) => return None,
        })
    }

    /// The symbol that shows it; none for what has no drawing of its own.
    pub const fn symbol(self) -> Option<SymbolKind> {
        Some(match self {
            Thing::Monastery => SymbolKind::Monastery,
            Thing::Garden => SymbolKind::Garden,
            Thing::Shield => SymbolKind::Shield,
            Thing::Cathedral => SymbolKind::Cathedral,
            Thing::Inn => SymbolKind::Inn,
            Thing::GoldMine => SymbolKind::Printed(Symbol::GoldMine),
            Thing::Wand => SymbolKind::Printed(Symbol::Magic),
            Thing::RobberSign => SymbolKind::Printed(Symbol::Robber),
            Thing::Hill => SymbolKind::Printed(Symbol::Hill),
            Thing::Vineyard => SymbolKind::Printed(Symbol::Vineyard),
            Thing::FerryLake => SymbolKind::Printed(Symbol::FerryLake),
            Thing::GingerbreadSign => SymbolKind::Printed(Symbol::Gingerbread),
            Thing::FlyingMachine => SymbolKind::Printed(Symbol::Flier(Compass::East)),
            Thing::RoadCircle => SymbolKind::Printed(Symbol::CropCircle(CircleKind::Road)),
            Thing::CityCircle => SymbolKind::Printed(Symbol::CropCircle(CircleKind::City)),
            Thing::FieldCircle => SymbolKind::Printed(Symbol::CropCircle(CircleKind::Field)),
            Thing::Animal => SymbolKind::Printed(Symbol::Animal(Animal::Deer)),
            _ => return None,
        })
    }

    /// A tile that shows it.
    pub fn tile_with(self) -> Option<TileId> {
        // The plainest one.
        let tiles = catalogue().tiles().iter();
        let shown = tiles.filter_map(|tile| {
            let printed = Thing::printed(tile);
            printed.contains(&self).then_some((printed.len(), tile.id))
        });
        shown.min().map(|(_, tile)| tile)
    }

    /// The part of the rules without which it means nothing.
    pub const fn part(self) -> Option<Part> {
        Some(match self {
            Thing::LargeMeeple => Part::LargeMeeple,
            Thing::Abbot | Thing::Garden => Part::Abbot,
            Thing::Builder => Part::Builder,
            Thing::Pig => Part::Pig,
            Thing::Shepherd | Thing::Sheep | Thing::Wolf => Part::Shepherds,
            Thing::Messenger | Thing::DarkSpace => Part::Messengers,
            Thing::Robber | Thing::RobberSign => Part::Robbers,
            Thing::Mage | Thing::Witch | Thing::Wand => Part::MageWitch,
            Thing::GingerbreadMan | Thing::GingerbreadSign => Part::Gingerbread,
            Thing::Wine | Thing::Wheat | Thing::Cloth => Part::Goods,
            Thing::Ingot | Thing::GoldMine => Part::Gold,
            Thing::Ferry | Thing::FerryLake => Part::Ferries,
            Thing::Cathedral => Part::Cathedrals,
            Thing::Inn => Part::Inns,
            Thing::Hill => Part::Hills,
            Thing::Vineyard => Part::Vineyards,
            Thing::FlyingMachine => Part::Flight,
            Thing::RoadCircle | Thing::CityCircle | Thing::FieldCircle => Part::CropCircles,
            _ => return None,
        })
    }

    /// Whether it means anything in a game.
    pub fn counts(self, game: &Game) -> bool {
        self.part().is_none_or(|part| game.plays(part))
    }

    /// Whether it is printed on tiles.
    pub fn is_printed(self) -> bool {
        (Thing::Wine..=Thing::Cloth).contains(&self)
            || (Thing::Monastery..=Thing::House).contains(&self)
    }

    /// Everything printed on a tile that is no ground; the same thing perhaps twice.
    pub fn printed(tile: &Tile) -> Vec<Thing> {
        let mut all: Vec<Thing> = Vec::new();
        for (_, segment) in tile.each() {
            all.extend(match segment.kind {
                FeatureKind::Monastery => Some(Thing::Monastery),
                FeatureKind::Garden => Some(Thing::Garden),
                FeatureKind::Road | FeatureKind::City | FeatureKind::Field => None,
            });
            all.extend((segment.shields > 0).then_some(Thing::Shield));
            all.extend(segment.cathedral.then_some(Thing::Cathedral));
            all.extend(segment.inn.then_some(Thing::Inn));
            all.extend(segment.goods.map(Thing::of_goods));
        }
        all.extend(tile.symbols.iter().copied().map(Thing::of_printed));
        all.extend(hub_of(tile).and_then(|hub| Thing::of_hub(hub.kind)));
        all
    }

    /// Everything that may be seen in a game, in the order of [`Thing::ALL`].
    pub fn in_game(game: &Game) -> Vec<Thing> {
        let setup = game.setup();
        let tiles = catalogue().tiles().iter();
        let tiles = tiles.filter(|tile| setup.copies(tile.set) > 0);
        let printed: Vec<Thing> = tiles.flat_map(Thing::printed).collect();
        let tracked = game.plays(Part::Messengers) || game.plays(Part::Robbers);
        let seen = |thing: &Thing| match thing {
            Thing::Space | Thing::ScoreFigure => tracked,
            thing if thing.is_printed() && printed.contains(thing) => true,
            thing => {
                (!thing.is_printed() || thing.part() == Some(Part::Goods)) && thing.counts(game)
            }
        };
        Thing::ALL.iter().copied().filter(seen).collect()
    }
}
