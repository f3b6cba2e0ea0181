//! The picture of the board as one seat sees it, composed layer by layer into a display list.
//!
//! Coordinates are pixels of the page; the camera maps the table to them.

use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};

use super::camera::{Camera, TILE, corner, seen_cell, square, turned};
use super::color::{Rgba, SOOT, WHITE};
use super::crowd::{Stander, Who, crowd};
use super::display::{DisplayList, Group, Layer, Pen};
use super::figures::Owner;
use super::figures::on_board::{figure_scale, owner_of};
use super::flight::{self, Flight, Hides};
use super::glow::Glow;
use super::guides::Guides;
use super::hand::{Ghost, Places};
use super::layout::Layout;
use super::loupe::Loupe;
use super::offer::Offer;
use super::overlay::{Notes, dead_cells};
use super::pieces::{self, Deck};
use super::print::{FigureKey, TileKey};
use super::recent::{self, Recent};
use super::spots::rest_on;
use super::theme::Theme;
use super::tile_art::shapes::polygon;
use super::tween::Millis;
use super::{die_roll, flocks, marks, remarks, shade, shown_move};
use engine::rules::{Board, Game, Reason, Spot};
use engine::table::Seat;
use engine::tiles::{Pos, Rotation, TileId, catalogue};

/// Corner radius of the plate under the bar, in pixels.
const PLATE: f64 = 16.0;

/// Visible height of a tile's cut edge, in units of the table.
const CUT: f64 = 46.0;
/// Grey board in section: its layers, and the lowest one.
const BOARD: [Rgba; 2] = [Rgba::hex(0xa58a62), Rgba::hex(0x6b5337)];
/// Height of the lowest layer.
const FOOT: f64 = 16.0;
/// Offset of a tile's shadow, in units of the table.
const FALLEN: Vec2 = Vec2::new(30.0, 78.0);

/// Width of a loupe's frame, in pixels.
const FRAME: f64 = 5.0;

/// The tile in hand, on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldTile {
    pub key: TileKey,
    pub at: Point,
    /// In pixels.
    pub size: f64,
    /// How far it is still rotated from its final position, in radians.
    pub spin: f64,
    /// How far it is lifted, from 0 (in its slot) to 1 (in the air).
    pub lift: f64,
}

/// Everything a picture of the board shows.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The game as the observer knows it.
    pub game: &'a Game,
    /// The parts of the screen.
    pub layout: &'a Layout,
    pub camera: Camera,
    pub theme: &'a Theme,
    /// The owner of each seat's figures.
    pub owners: &'a [Owner],
    /// The tile in hand, if it is visible.
    pub held: Option<HeldTile>,
    /// Other tiles of the same hand, in their slots.
    pub lying: &'a [HeldTile],
    /// Where the tile in hand may be placed, and its rotation.
    pub places: Option<(&'a Places, Rotation)>,
    /// The tile in hand over a cell.
    pub ghost: Option<&'a Ghost>,
    /// The tile that a click would place there, while nothing is held.
    pub preview: Option<TileKey>,
    /// The places that answer the question.
    pub offer: Option<Offer<'a>>,
    /// The magnified tile with the places for a figure, when they are too close together on the
    /// board.
    pub loupe: Option<Loupe>,
    /// The cell where a tile was refused, and why.
    pub refused: Option<(Pos, &'a [Reason])>,
    /// What others have done since the observer's last action.
    pub recent: Recent<'a>,
    /// Tiles counted by a line of the log.
    pub lit: &'a [Pos],
    /// Additional overlays the observer has switched on.
    pub notes: Notes<'a>,
    /// Pointers to places outside the view.
    pub guides: Guides,
    /// Highlighted areas, in units of the table.
    pub areas: &'a [BezPath],
    /// Features that were just scored.
    pub glows: &'a [Glow],
    /// Where figures are hidden because they have been scored.
    pub lifted: &'a [Spot],
    pub flights: &'a [Flight],
    /// Whether there is no bar below the board.
    pub bare: bool,
    pub now: Millis,
}

/// Which copy of its design the next tile is; copies only differ in decoration.
pub fn next_copy(board: &Board, tile: TileId) -> u8 {
    let placed = board.placed().iter();
    nth_copy(tile, placed.filter(|placed| placed.tile == tile).count())
}

/// Which copy of a design comes after this many others on the table.
fn nth_copy(tile: TileId, earlier: usize) -> u8 {
    let copies = catalogue().tile(tile).decor.len().max(1);
    (earlier % copies) as u8
}

impl<'a> Picture<'a> {
    /// Only the tiles and figures of a game.
    pub fn still(
        game: &'a Game,
        layout: &'a Layout,
        camera: Camera,
        theme: &'a Theme,
        owners: &'a [Owner],
    ) -> Self {
        Picture {
            game,
            layout,
            camera,
            theme,
            owners,
            held: None,
            lying: &[],
            places: None,
            ghost: None,
            preview: None,
            offer: None,
            loupe: None,
            refused: None,
            recent: Recent::default(),
            lifted: &[],
            lit: &[],
            areas: &[],
            glows: &[],
            guides: Guides::default(),
            notes: Notes::default(),
            flights: &[],
            bare: true,
            now: 0.0,
        }
    }
}

impl Picture<'_> {
    /// The owner of a seat's figures.
    pub fn owner(&self, seat: Seat) -> Owner {
        owner_of(self.owners, seat)
    }

    pub fn draw(&self) -> DisplayList {
        let mut list = DisplayList::new();
        list.on(Layer::Tiles);
        self.on_table(&mut list, |list| self.tiles(list));
        list.on(Layer::Marks);
        self.on_table(&mut list, |list| self.marks(list));
        list.on(Layer::Figures);
        self.on_table(&mut list, |list| {
            self.figures(list);
            self.recent
                .draw_points(list, marks::pixel(self.camera.zoom));
            if let Some(claims) = self.notes.claims {
                claims.draw_values(list, marks::pixel(self.camera.zoom));
            }
            if !self.notes.marks.is_empty() {
                remarks::above(list, self.notes.marks, marks::pixel(self.camera.zoom));
            }
        });
        if !self.bare {
            dock_plate(&mut list, self.layout.dock, self.theme);
        }
        list.on(Layer::Hand);
        let seen = (&self.camera, self.layout.clear());
        self.guides.draw(&mut list, seen, self.theme);
        if let Some(loupe) = self.loupe {
            self.look_closer(&mut list, &loupe);
        }
        self.hand(&mut list);
        list.on(Layer::Overlay);
        for flight in self.flights {
            flight.draw(&mut list, &self.camera, self.theme, self.now);
        }
        list
    }

    pub(super) fn on_table(&self, list: &mut DisplayList, draw: impl FnOnce(&mut DisplayList)) {
        list.group(Group::at(self.camera.affine()), |list| {
            list.on_turned(self.camera.turn, draw);
        });
    }

    fn hidden(&self, what: Hides) -> bool {
        self.hiding(what) > 0
    }

    /// How many of something are in flight.
    fn hiding(&self, what: Hides) -> usize {
        let waits = |flight: &&Flight| flight.hides == what && !flight.tween.is_over(self.now);
        self.flights.iter().filter(waits).count()
    }

    /// The visible part of the table, in its units.
    fn seen(&self) -> Rect {
        let inverse = self.camera.affine().inverse();
        inverse
            .transform_rect_bbox(self.layout.whole)
            .inset(TILE * 0.1)
    }

    pub(super) fn tiles(&self, list: &mut DisplayList) {
        let seen = self.seen();
        let shown: Vec<(Pos, TileKey)> = self
            .keys()
            .filter(|&(pos, _)| square(pos).overlaps(seen) && !self.hidden(Hides::Tile(pos)))
            .collect();
        self.thickness(list, shown.iter().map(|&(pos, _)| pos));
        let prints = shown
            .into_iter()
            .map(|(pos, key)| (key, Affine::translate(corner(pos).to_vec2())));
        let prints: Vec<(TileKey, Affine)> = prints.collect();
        list.tiles(self.camera.zoom, &prints);
    }

    /// The look of each placed tile.
    fn keys(&self) -> impl Iterator<Item = (Pos, TileKey)> {
        let mut earlier = vec![0; catalogue().tiles().len()];
        self.game.board().placed().iter().map(move |placed| {
            let before = &mut earlier[usize::from(placed.tile.0)];
            let copy = nth_copy(placed.tile, *before);
            let key = TileKey::new(placed.tile, copy, placed.rotation).seen(self.theme.look);
            *before += 1;
            (placed.pos, key)
        })
    }

    /// The thickness of tiles: their shadows, and the cut edges below them. Nothing is drawn where
    /// another tile covers it.
    fn thickness(&self, list: &mut DisplayList, cells: impl Iterator<Item = Pos>) {
        let board = self.game.board();
        let (mut fallen, mut cut, mut foot) = (BezPath::new(), BezPath::new(), BezPath::new());
        // Light comes from above, however the table is turned.
        let seen = |way: Vec2| (turned(-self.camera.turn) * way.to_point()).to_vec2();
        let back = self.camera.quarters().inverse();
        let covered = |pos: Pos, (x, y): (i16, i16)| {
            let way = seen_cell(Pos::new(x, y), back);
            let beside = Pos::new(pos.x + way.x, pos.y + way.y);
            board.get(beside).is_some() && !self.hidden(Hides::Tile(beside))
        };
        for pos in cells {
            if !covered(pos, (0, 1)) {
                for (part, down) in [(&mut foot, CUT), (&mut cut, CUT - FOOT)] {
                    let edge = square(pos) + seen(Vec2::new(0.0, down));
                    part.extend(edge.to_rounded_rect(16.0).path_elements(1.0));
                }
            }
            if ![(0, 1), (1, 0), (1, 1)].iter().all(|&by| covered(pos, by)) {
                let shade = square(pos) + seen(FALLEN);
                fallen.extend(shade.to_rounded_rect(40.0).path_elements(1.0));
            }
        }
        list.fill(fallen, SOOT.alpha(0.32));
        list.fill(foot, BOARD[1]);
        list.fill(cut, BOARD[0]);
    }

    fn marks(&self, list: &mut DisplayList) {
        let pixel = marks::pixel(self.camera.zoom);
        if let Some(claims) = self.notes.claims {
            claims.draw(list, pixel);
        }
        dead_cells(list, self.notes.dead, self.theme.ink, pixel);
        for area in self.areas {
            list.fill(area.clone(), WHITE.alpha(0.34));
        }
        for glow in self.glows {
            glow.draw(list, pixel, self.now);
        }
        if !self.notes.marks.is_empty() {
            remarks::ground(list, self.game, self.notes.marks, pixel);
        }
        for &tile in self.recent.tiles {
            if !self.hidden(Hides::Tile(tile.pos)) {
                recent::draw_tile(list, tile, pixel);
            }
        }
        if let Some((places, rotation)) = self.places {
            marks::places(list, places, rotation, self.theme, pixel);
        }
        marks::lit(list, self.lit, pixel);
        die_roll::flight_path(list, self.game, self.theme.accent, pixel);
        if !self.notes.moves.is_empty() {
            shown_move::tiles(list, self.notes.moves, self.camera.zoom, self.theme);
        }
        if let (Some(ghost), Some(key)) = (self.ghost, self.preview) {
            list.group(Group::default().faded(0.6), |list| {
                let place = Affine::translate(corner(ghost.pos).to_vec2());
                let print = (key.seen(self.theme.look), place);
                list.tiles(self.camera.zoom, &[print]);
            });
        }
    }

    /// Pieces lying on tiles.
    fn lying(&self, list: &mut DisplayList) {
        let board = self.game.board();
        for ferry in board.ferries() {
            let placed = board.at(ferry.tile);
            let deck = Deck::between(placed, ferry.quays);
            if let Some(deck) = deck.filter(|_| !self.hidden(Hides::Ferry(placed.pos))) {
                deck.draw(list, Affine::IDENTITY);
            }
        }
        for (tile, count) in self.game.gold().tiles() {
            let placed = board.at(tile);
            let coming = self.hiding(Hides::Ingot(placed.pos));
            let at = Affine::translate(rest_on(placed).to_vec2());
            let scale = Affine::scale(figure_scale(self.camera.zoom));
            list.upright(rest_on(placed), |list| {
                pieces::ingots(list, count.saturating_sub(coming as u8), at * scale);
            });
        }
    }

    pub(super) fn figures(&self, list: &mut DisplayList) {
        self.lying(list);
        let seen = self.seen().inset(TILE * 0.5);
        for one in crowd(self.game) {
            if self.is_away(&one) || !seen.contains(one.at) {
                continue;
            }
            let kind = self.game.board().kind(one.seg);
            let at = Affine::translate(one.at.to_vec2());
            let figure = one.who.drawn(kind, self.owners);
            let scale = figure_scale(self.camera.zoom) * self.theme.figures.factor();
            let place = at * Affine::scale(scale);
            let pixel = marks::pixel(self.camera.zoom) / scale;
            list.figure(FigureKey::new(figure, pixel), place);
            list.upright(one.at, |list| {
                flocks::flock(list, one.sheep(self.game), pixel, place);
            });
        }
        if let Some(offer) = self.offer {
            let look = (self.theme.accent, marks::pixel(self.camera.zoom));
            offer.draw(list, self.game, look, self.loupe.map(|loupe| loupe.pos));
        }
        if !self.notes.moves.is_empty() {
            shown_move::figures(list, self.notes.moves, self.camera.zoom, self.theme);
        }
    }

    /// Whether a figure is in flight, or held by hand.
    fn is_away(&self, one: &Stander) -> bool {
        match one.who {
            Who::Wizard(wizard) => self.hidden(Hides::Wizard(wizard)),
            Who::Gingerbread => self.hidden(Hides::Gingerbread),
            Who::Figure(_) => {
                self.lifted.contains(&one.spot) || self.hiding(Hides::Figure(one.spot)) > one.later
            }
        }
    }

    /// A loupe: the tile just placed and a margin of its neighbours, in a frame that points to it.
    fn look_closer(&self, list: &mut DisplayList, loupe: &Loupe) {
        let frame = loupe.frame.inset(FRAME);
        let paper = self.theme.panel;
        shade::soft(list, frame + Vec2::new(0.0, 5.0), PLATE, 18.0, 0.4);
        // An outline, in case the table has nearly the colour of paper.
        let plain = paper == self.theme.table;
        let (width, ink) = if plain { (2.5, 1.0) } else { (1.5, 0.45) };
        let (rim, line) = (Pen::round(width), self.theme.ink.alpha(ink));
        list.stroke(pointer(loupe), line, rim);
        list.fill(frame.to_rounded_rect(PLATE), paper);
        list.stroke(frame.to_rounded_rect(PLATE), line, rim);
        list.fill(pointer(loupe), paper);
        let layout = Layout {
            whole: loupe.frame,
            ..Layout::default()
        };
        let inner = Picture {
            camera: loupe.camera,
            layout: &layout,
            loupe: None,
            ..self.clone()
        };
        let window = loupe.frame.to_rounded_rect(PLATE - FRAME);
        list.group(Group::clipped(window), |list| {
            list.fill(loupe.frame, self.theme.table);
            inner.on_table(list, |list| {
                inner.tiles(list);
                for area in self.areas {
                    list.fill(area.clone(), WHITE.alpha(0.34));
                }
                inner.figures(list);
            });
        });
    }

    fn hand(&self, list: &mut DisplayList) {
        if self.hidden(Hides::Hand) {
            return;
        }
        for tile in self.lying.iter().chain(&self.held) {
            let key = tile.key.seen(self.theme.look);
            let spin = tile.spin + self.camera.turn;
            flight::tile(list, key, tile.at, tile.size, spin, tile.lift);
        }
        let pixel = marks::pixel(self.camera.zoom);
        if let Some((pos, reasons)) = self.refused {
            self.on_table(list, |list| marks::refused(list, pos, reasons, pixel));
        }
        if let Some(ghost) = self.ghost {
            self.on_table(list, |list| marks::ghost(list, ghost, pixel));
        }
    }
}

/// The plate under the bar, in the colour of the asked player.
pub(super) fn dock_plate(list: &mut DisplayList, dock: Rect, theme: &Theme) {
    shade::soft(list, dock + Vec2::new(0.0, 6.0), PLATE, 20.0, 0.22);
    list.fill(dock.to_rounded_rect(PLATE), theme.panel);
    if theme.panel == theme.table {
        let edge = dock.inset(-1.0).to_rounded_rect(PLATE);
        list.stroke(edge, theme.ink, Pen::round(2.0));
    }
}

/// The pointer from a loupe to its tile.
fn pointer(loupe: &Loupe) -> BezPath {
    let from = loupe.frame.center();
    let tip = loupe.tile.inset(-0.1 * loupe.tile.width());
    let to = Point::new(from.x.clamp(tip.x0, tip.x1), from.y.clamp(tip.y0, tip.y1));
    let aside = (to - from).turn_90().normalize() * 16.0;
    polygon([from + aside, to, from - aside])
}
