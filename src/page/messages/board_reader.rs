//! The board cell by cell, for keyboard and screen reader, with the marks on it.

use super::Texts;
use super::heard::{Site, TileLook};
use super::place::Bearings;
use super::spoken::row;
use engine::rules::{Figure, Game, Placed, SegIx, Spot, Wizard};
use engine::table::{Mark, Marked};
use engine::tiles::{Compass, FeatureKind, Pos, SegmentId, Side, Terrain, catalogue};

/// Something on a tile that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    Ingots(u32),
    /// A ferry between the roads of two sides.
    Ferry(Side, Side),
    /// The mage or the witch: on what kind of feature, and where on the tile.
    Wizard(Wizard, FeatureKind, Bearings),
    /// The gingerbread man, and where his city is on the tile.
    Gingerbread(Bearings),
}

impl Lying {
    /// What is on a tile.
    pub fn on(game: &Game, placed: &Placed) -> Vec<Lying> {
        let board = game.board();
        let mut all = Vec::new();
        let Some(index) = board.get(placed.pos) else {
            return all;
        };
        let ingots = u32::from(game.gold().on(index));
        all.extend((ingots > 0).then_some(Lying::Ingots(ingots)));
        if let Some(ferry) = board.ferry(index) {
            let [from, to] = ferry.quays.map(|quay| quay_side(placed, quay));
            all.push(Lying::Ferry(from, to));
        }
        let here = |seg: SegIx| Some(game.spot(seg)).filter(|spot| spot.pos == placed.pos);
        for wizard in Wizard::ALL {
            let spot = game.magic().at(wizard).and_then(here);
            let wizard = spot.map(|spot| {
                let kind = board
                    .seg(spot)
                    .map_or(FeatureKind::Road, |seg| board.kind(seg));
                Lying::Wizard(wizard, kind, Site::from_spot(game, spot).bearings)
            });
            all.extend(wizard);
        }
        let man = game.gingerbread().at().and_then(here);
        all.extend(man.map(|spot| Lying::Gingerbread(Site::from_spot(game, spot).bearings)));
        all
    }
}

/// The side of the table that a quay of a lake faces.
pub fn quay_side(placed: &Placed, quay: SegmentId) -> Side {
    let sides = catalogue().tile(placed.tile).segment(quay).sides;
    let mut sides = sides.turned(placed.rotation).iter();
    sides.next().unwrap_or(Side::North)
}

impl Texts {
    /// A tile on the table: "2 east: city to the north; road to the south."
    pub fn tile_at(&self, pos: Pos, look: &TileLook) -> String {
        self.tile_at_showing(&self.cell(pos), &self.tile_look(look))
    }

    /// A figure on a tile: "Ana’s knight in the city to the north."
    pub fn stands_in(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String {
        self.stands_within(name, figure, kind, &self.within(kind, site.bearings))
    }

    /// Something on a tile that belongs to nobody: "The mage on the road to the east."
    pub fn lies(&self, lying: Lying) -> String {
        match lying {
            Lying::Ingots(count) => self.ingots_on_it(count),
            Lying::Ferry(from, to) => format!("{}.", self.ferry(from, to)),
            Lying::Wizard(wizard, kind, bearings) => {
                self.wizard_within(wizard, &self.within(kind, bearings))
            }
            Lying::Gingerbread(bearings) => {
                self.gingerbread_within(&self.within(FeatureKind::City, bearings))
            }
        }
    }

    /// The sides of a tile with neighbours: "Tiles to the north and west."
    pub fn neighbours(&self, sides: &[Side]) -> String {
        let directions = sides
            .iter()
            .map(|&side| self.direction(Compass::from_side(side)));
        let directions: Vec<&str> = directions.collect();
        match directions.as_slice() {
            [] => self.no_tile_beside().to_string(),
            directions => self.tiles_beside(directions),
        }
    }

    /// An empty cell and the edges around it: "2 west: free, a road to the east."
    pub fn free_cell(&self, pos: Pos, edges: &[(Side, Terrain)]) -> String {
        let edges = edges
            .iter()
            .map(|&(side, terrain)| self.terrain_towards(terrain, side));
        let edges: Vec<String> = edges.map(String::from).collect();
        self.free_cell_with(&self.cell(pos), &row(&edges))
    }

    /// A cell without adjacent tiles.
    pub fn far_cell(&self, pos: Pos) -> String {
        self.far_cell_at(&self.cell(pos))
    }

    /// Where a part of a tile is: "2 east, to the north".
    pub fn site(&self, site: Site) -> String {
        match self.directions(site.bearings).as_slice() {
            [] => self.cell(site.pos),
            directions => self.site_towards(&self.cell(site.pos), directions),
        }
    }

    /// A figure was placed: "Ana places a knight, 2 east, in the city to the north."
    pub fn deploys_at(&self, name: &str, figure: Figure, kind: FeatureKind, site: Site) -> String {
        let within = self.within(kind, site.bearings);
        self.deploys_within(name, figure, kind, &self.cell(site.pos), &within)
    }

    /// A mark in a game: "Red. Marked city: 2 east, to the north."
    pub fn mark(&self, game: &Game, mark: &Mark) -> String {
        let told = match mark.on {
            Marked::Arrow(from, to) => self.remark_arrow(&self.cell(from), &self.cell(to)),
            Marked::Tile(pos) => self.remark_place(&self.cell(pos)),
            Marked::Edge(pos, side) => {
                let bearings = Bearings::NONE.with(Compass::from_side(side));
                self.remark_place(&self.site(Site { pos, bearings }))
            }
            Marked::Feature(pos, segment) => {
                let spot = Spot { pos, segment };
                let seg = game.board().seg(spot);
                let kind = seg.map_or(FeatureKind::Field, |seg| game.board().kind(seg));
                self.remark_feature(kind, &self.site(Site::from_spot(game, spot)))
            }
            Marked::Label(pos, label) => self.remark_label(&label.text(), &self.cell(pos)),
        };
        self.remark_in(mark.ink, &told)
    }
}
