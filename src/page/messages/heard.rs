//! The board in words, for screen readers and for questions by key.

use super::Texts;
use super::place::{Bearings, Facts};
use super::spoken::row;
use super::texts::Sense;
use engine::rules::{Figure, Game, Placed, RegionId, SegIx, Spot};
use engine::table::{Line, Seat, SeatSet};
use engine::tiles::{
    FeatureKind, Goods, Pos, Rotation, Side, Symbol, Terrain, Tile, TileId, catalogue, order,
};

/// Who has the majority on a feature, from the listener's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose<'a> {
    /// Nobody stands there.
    Nobodys,
    /// The listener alone has the majority.
    Yours,
    /// The listener shares the majority with these players.
    Shared(Vec<&'a str>),
    /// These players have the majority.
    Others(Vec<&'a str>),
}

impl<'a> Whose<'a> {
    /// The owner when `holders` have the majority and `you` listens.
    pub fn from_holders(
        holders: SeatSet,
        you: Option<Seat>,
        name: impl Fn(Seat) -> &'a str,
    ) -> Whose<'a> {
        let mine = you.is_some_and(|seat| holders.has(seat));
        let others = holders.iter().filter(|&seat| Some(seat) != you);
        let others: Vec<&str> = others.map(name).collect();
        match (mine, others.is_empty()) {
            (false, true) => Whose::Nobodys,
            (true, true) => Whose::Yours,
            (true, false) => Whose::Shared(others),
            (false, false) => Whose::Others(others),
        }
    }
}

/// What placing a tile would do to a feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touched<'a> {
    /// The kind of the feature.
    pub kind: FeatureKind,
    /// Whether it would be completed; never for a field.
    pub completes: bool,
    /// Tiles of the feature: as it is now, or with the tile if that completes it. For a monastery
    /// or garden always with the tile: how many of its nine cells would be occupied.
    pub tiles: u16,
    pub whose: Whose<'a>,
}

/// A cell where the tile in hand may be placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellChoice<'a> {
    pub pos: Pos,
    /// Number of rotations in which it fits.
    pub ways: u32,
    /// How far the tile would be turned from its orientation in hand: 0 to 3 quarter turns
    /// clockwise.
    pub quarters: u8,
    /// What it would do there, most interesting first.
    pub touched: Vec<Touched<'a>>,
}

/// A city, road, monastery or garden of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePart {
    pub kind: FeatureKind,
    pub bearings: Bearings,
    pub shields: u8,
    /// Whether a cathedral stands in it.
    pub cathedral: bool,
    /// Whether an inn stands beside it.
    pub inn: bool,
    pub goods: Option<Goods>,
}

/// A tile in its rotation, described for listeners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileLook {
    /// Its edges, clockwise from the north.
    pub edges: [Terrain; 4],
    /// Its features except fields.
    pub pieces: Vec<TilePart>,
    /// The sides the river reaches.
    pub river: Bearings,
    /// Whether it is the source or the lake of the river.
    pub water: Option<Symbol>,
}

impl TileLook {
    /// A tile in this rotation.
    pub fn new(tile: TileId, rotation: Rotation) -> TileLook {
        let printed = catalogue().tile(tile);
        let placed = Placed {
            tile,
            pos: Pos::new(0, 0),
            rotation,
            first: SegIx(0),
        };
        let pieces = printed.segments.iter();
        let pieces = pieces.filter(|segment| segment.kind != FeatureKind::Field);
        let kinds: Vec<FeatureKind> = pieces.clone().map(|segment| segment.kind).collect();
        let mut pieces: Vec<TilePart> = pieces
            .map(|segment| TilePart {
                kind: segment.kind,
                bearings: Bearings::from_segment(segment, &placed),
                shields: segment.shields,
                cathedral: segment.cathedral,
                inn: segment.inn,
                goods: segment.goods,
            })
            .collect();
        // In every rotation, parts of a kind are listed clockwise from the north.
        order::sort_by_key(&mut pieces, |piece| {
            let rank = kinds.iter().position(|&kind| kind == piece.kind);
            (rank, piece.bearings.iter().next())
        });
        TileLook {
            edges: Side::ALL.map(|side| printed.terrain(side, rotation)),
            pieces,
            river: Bearings::of_sides(printed.river.turned(rotation)),
            water: water(printed),
        }
    }
}

fn water(tile: &Tile) -> Option<Symbol> {
    let ends = [Symbol::RiverSource, Symbol::RiverLake];
    ends.into_iter().find(|&symbol| tile.shows(symbol))
}

/// The cell and place of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    pub pos: Pos,
    pub bearings: Bearings,
}

impl Site {
    /// The place of a segment.
    pub fn from_spot(game: &Game, spot: Spot) -> Site {
        let placed = game.board().get(spot.pos).map(|at| game.board().at(at));
        let bearings = placed.and_then(|placed| {
            let printed = &catalogue().tile(placed.tile).segments;
            let segment = printed.get(usize::from(spot.segment.0))?;
            Some(Bearings::from_segment(segment, placed))
        });
        Site {
            pos: spot.pos,
            bearings: bearings.unwrap_or_default(),
        }
    }
}

/// A figure on the table, and what it stands on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingFigure<'a> {
    pub figure: Figure,
    pub site: Site,
    /// What is known of its feature.
    pub facts: Facts,
    pub whose: Whose<'a>,
    /// The current value of the feature.
    pub points: u32,
    /// Sheep in its field: all that matters to a shepherd.
    pub sheep: u32,
}

/// A feature that can still grow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenFeature<'a> {
    /// Its first segment in reading order.
    pub site: Site,
    pub facts: Facts,
    pub whose: Whose<'a>,
    /// Its current value.
    pub points: u32,
}

/// Unseen tiles by where they are and what they show; a tile may count several times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToCome {
    pub all: u32,
    /// Tiles in hidden hands.
    pub in_hands: u32,
    /// Tiles removed unseen, which never come (HS-22).
    pub buried: u32,
    /// Tiles with a city.
    pub cities: u32,
    /// Tiles with a road.
    pub roads: u32,
    /// Tiles with a monastery.
    pub monasteries: u32,
    /// Tiles with a shield.
    pub shields: u32,
}

impl ToCome {
    /// The unseen tiles of a game.
    pub fn from_game(game: &Game) -> ToCome {
        let mut known = ToCome::default();
        for (tile, count) in game.stack().unseen() {
            let segments = &catalogue().tile(tile).segments;
            let has = |kind| segments.iter().any(|segment| segment.kind == kind);
            let count = u32::from(count);
            let add = |sum: &mut u32, does: bool| *sum += if does { count } else { 0 };
            add(&mut known.all, true);
            add(&mut known.cities, has(FeatureKind::City));
            add(&mut known.roads, has(FeatureKind::Road));
            add(&mut known.monasteries, has(FeatureKind::Monastery));
            let shield = segments.iter().any(|segment| segment.shields > 0);
            add(&mut known.shields, shield);
        }
        let hands = game.players().iter().flat_map(|player| player.hand());
        known.in_hands = hands.filter(|tile| tile.is_none()).count() as u32;
        let elsewhere = known.in_hands + u32::from(game.stack().left());
        known.buried = known.all.saturating_sub(elsewhere);
        known
    }

    /// The tiles still to be drawn.
    pub const fn in_stack(&self) -> u32 {
        self.all.saturating_sub(self.in_hands + self.buried)
    }
}

/// A list in which equal things are mentioned once, with their number.
pub(super) fn repeated(all: impl Iterator<Item = String>) -> impl Iterator<Item = (String, u32)> {
    let mut each: Vec<(String, u32)> = Vec::new();
    for one in all {
        match each.iter_mut().find(|(other, _)| *other == one) {
            Some((_, times)) => *times += 1,
            None => each.push((one, 1)),
        }
    }
    each.into_iter()
}

/// The facts of a feature and its current value.
pub fn worth(game: &Game, id: RegionId) -> (Facts, u32) {
    let timing = if game.regions().get(id).complete() {
        engine::rules::Timing::During
    } else {
        engine::rules::Timing::Final
    };
    (
        Facts::for_region(game, id),
        u32::from(game.value(id, timing)),
    )
}

impl Texts {
    /// A feature and its owner: "your road", "Ben’s city", "a road".
    pub(crate) fn owned(&self, whose: &Whose, kind: FeatureKind) -> String {
        match whose {
            Whose::Nobodys => self.nobodys_feature(kind).to_string(),
            Whose::Yours => self.your_feature(kind).to_string(),
            Whose::Shared(names) => self.shared_feature(kind, names),
            Whose::Others(names) => {
                let owners: Vec<String> = names.iter().map(|name| self.whose(name)).collect();
                self.feature_of(kind, names, &row(&owners))
            }
        }
    }

    fn touching(&self, touched: &Touched) -> String {
        let what = self.owned(&touched.whose, touched.kind);
        self.touched(touched.kind, touched.completes, &what, touched.tiles.into())
    }

    fn part_of_tile(&self, piece: &TilePart) -> String {
        let text = match self.directions(piece.bearings).as_slice() {
            [] => self.part_around(piece.kind).to_string(),
            directions => self.part_towards(piece.kind, directions),
        };
        let shields = u32::from(piece.shields);
        let extras = [
            (shields > 0).then(|| self.shields(shields)),
            piece.cathedral.then(|| self.a_cathedral().to_string()),
            piece.inn.then(|| self.an_inn().to_string()),
            piece.goods.map(|goods| self.goods_there(goods).to_string()),
        ];
        let extras: Vec<String> = extras.into_iter().flatten().collect();
        if extras.is_empty() {
            return text;
        }
        self.part_with(&text, &row(&extras))
    }

    /// The state of a feature on the table: its owner, facts and points.
    fn state(&self, whose: &Whose, facts: &Facts, points: u32) -> String {
        let what = self.owned(whose, facts.kind);
        let facts = self.facts(facts);
        match whose {
            Whose::Nobodys => self.free_state(&what, &facts),
            _ => self.held_state(&what, &facts, points),
        }
    }

    /// A cell where the tile may be placed: "2 east, 1 north: fits in 2 ways; completes your city
    /// of 3 tiles".
    pub fn choice(&self, choice: &CellChoice) -> String {
        let cell = self.cell(choice.pos);
        let told = self.fitting_cell(&cell, choice.ways, choice.quarters.into());
        let done = repeated(choice.touched.iter().map(|one| self.touching(one)));
        let done: Vec<String> = done.map(|(what, times)| self.times(&what, times)).collect();
        if done.is_empty() {
            return told;
        }
        self.choice_touching(&told, &done.join(", "))
    }

    /// A tile, without what is said before it: "city to the north, with a shield; road to the east and west".
    pub fn tile_look(&self, look: &TileLook) -> String {
        let pieces = look.pieces.iter();
        let mut parts: Vec<String> = pieces.map(|piece| self.part_of_tile(piece)).collect();
        match look.water {
            Some(Symbol::RiverSource) => parts.push(self.river_source().to_string()),
            Some(_) => parts.push(self.river_lake().to_string()),
            None if look.river == Bearings::NONE => {}
            None => parts.push(self.river_towards(&self.directions(look.river))),
        }
        if parts.is_empty() {
            return self.only_field().to_string();
        }
        self.clauses(&parts)
    }

    /// The tile to place: "Tile to place: city to the north. It fits in 5 places."
    pub fn to_place(&self, look: &TileLook, cells: u32) -> String {
        self.to_place_showing(&self.tile_look(look), cells)
    }

    /// The tile as it would lie at the keyboard cursor: "Tile to place, as it would lie 2 east:
    /// ..."
    pub fn to_lay(&self, look: &TileLook, pos: Pos) -> String {
        self.to_lay_showing(&self.cell(pos), &self.tile_look(look))
    }

    /// A possible placement: "2 east: city to the north."
    pub fn would_lie(&self, pos: Pos, look: &TileLook) -> String {
        self.lies_showing(&self.cell(pos), &self.tile_look(look))
    }

    /// After a turn of the tile. `ways` is the number of rotations that fit at the keyboard cursor,
    /// if there is one; the tile is in one of them.
    pub fn turned(&self, edges: [Terrain; 4], ways: Option<u32>) -> String {
        let edges = self.edges(edges);
        match ways {
            None => self.turned_to(&edges),
            Some(ways) => self.turned_to_fit(&edges, ways),
        }
    }

    /// A tile was placed: "Ana places a tile 2 east, 1 north: city to the north; road to the south."
    pub fn places_at(&self, name: &str, pos: Pos, look: &TileLook) -> String {
        if self.sense() == Sense::Eye {
            return self.places_on(name, &self.cell(pos));
        }
        self.places_at_showing(name, &self.cell(pos), &self.tile_look(look))
    }

    /// The tile placed last: "Placed last, 1 east: road to the north and south."
    pub fn placed_last(&self, pos: Pos, look: &TileLook) -> String {
        self.placed_last_showing(&self.cell(pos), &self.tile_look(look))
    }

    /// The tiles that stay in a secret hand while none is to be placed, already in words.
    pub fn tiles_kept(&self, looks: &[String]) -> String {
        self.tiles_kept_showing(looks.len() as u32, &looks.join(". "))
    }

    /// A score and its lines in one sentence; `scored` is a sentence of its own.
    pub fn scored(&self, scored: &str, lines: &[Line]) -> String {
        self.scored_for(scored.trim_end_matches('.'), &self.score_lines(lines))
    }

    /// Several clauses in one sentence.
    pub fn clauses(&self, parts: &[String]) -> String {
        parts.join(self.between_clauses())
    }

    fn stands(&self, stand: &StandingFigure) -> String {
        let state = match stand.figure {
            Figure::Shepherd => self.sheep(stand.sheep),
            _ => self.state(&stand.whose, &stand.facts, stand.points),
        };
        self.figure_at(
            stand.figure,
            stand.facts.kind,
            &self.site(stand.site),
            &state,
        )
    }

    /// The listener's figures, and how many of each kind are left: "2 figures on the table: ... 5
    /// meeples and 1 abbot left."
    pub fn my_figures(&self, stands: &[StandingFigure], left: &[(Figure, u32)]) -> String {
        let left = left.iter().map(|&(one, count)| self.figures(one, count));
        let left: Vec<String> = left.collect();
        if stands.is_empty() {
            return self.no_figure_stands(&row(&left));
        }
        let told: Vec<String> = stands.iter().map(|one| self.stands(one)).collect();
        self.figures_stand(stands.len() as u32, &told.join(" "), &row(&left))
    }

    /// Features that can still grow; `more` is the number left out.
    pub fn open_features(&self, open: &[OpenFeature], more: u32) -> String {
        let one = |open: &OpenFeature| {
            let state = self.state(&open.whose, &open.facts, open.points);
            self.open_at(&self.site(open.site), &state)
        };
        let mut all: Vec<String> = open.iter().map(one).collect();
        if more > 0 {
            all.push(self.more_open(more));
        }
        if all.is_empty() {
            return self.nothing_open().to_string();
        }
        all.join(" ")
    }

    /// Features with a majority, each with its owner: "Your road, 3 tiles, 3 points now; Ben’s
    /// city, 2 tiles, ..."
    pub fn held_features(&self, held: &[OpenFeature]) -> String {
        let one = |open: &OpenFeature| self.state(&open.whose, &open.facts, open.points);
        let held: Vec<String> = held.iter().map(one).collect();
        if held.is_empty() {
            return self.nothing_held().to_string();
        }
        self.held_told(&self.clauses(&held))
    }

    /// The number of unseen tiles, and where they are unless all are in the stack: "42 tiles left",
    /// "79 tiles not seen yet: 73 in the stack, 6 in hands".
    pub fn unseen_in_all(&self, tiles: &ToCome) -> String {
        let stack = tiles.in_stack();
        if tiles.all == 0 {
            return self.no_tile_to_come().to_string();
        }
        if stack == tiles.all {
            return self.tiles_left(stack);
        }
        let mut places = vec![self.unseen_in_stack(stack)];
        if tiles.in_hands > 0 {
            places.push(self.unseen_in_hands(tiles.in_hands));
        }
        if tiles.buried > 0 {
            places.push(self.unseen_under_hills(tiles.buried));
        }
        self.unseen_in_places(tiles.all, &places.join(", "))
    }

    /// Unseen tiles, in all and by what they show.
    pub fn to_come(&self, tiles: &ToCome) -> String {
        let unseen = self.unseen_in_all(tiles);
        if tiles.all == 0 {
            return format!("{unseen}.");
        }
        let ToCome {
            cities,
            shields,
            roads,
            monasteries,
            ..
        } = *tiles;
        self.to_come_with(&unseen, cities, shields, roads, monasteries)
    }

    /// The scores: "Ana 12 points, Ben 8 points."
    pub fn standings(&self, scores: &[(&str, u32)]) -> String {
        let scores = scores
            .iter()
            .map(|&(name, points)| self.standing_of(name, points));
        format!("{}.", scores.collect::<Vec<_>>().join(", "))
    }

    /// The points of the final scoring: "The final scoring brought 12 points to Ana, 3 points to
    /// Ben."
    pub fn gains_at_end(&self, gains: &[(&str, u32)]) -> String {
        let gains = gains
            .iter()
            .map(|&(name, points)| self.gain_of(name, points));
        self.gains_at_end_of(&gains.collect::<Vec<_>>().join(", "))
    }
}
