//! Pictures for export: the table without the hand and the page around it; sheets of tiles or
//! cards; the icon.

use kurbo::{Affine, Rect, Vec2};

use super::board::Picture;
use super::camera::{Camera, TILE, bounds, square};
use super::cards::card_art::{CARD, Paper};
use super::cards::{self, Motion, Spread};
use super::detail::Detail;
use super::display::{DisplayList, Group, Layer};
use super::figures::{Figure, Owner};
use super::layout::Layout;
use super::overlay::{ClaimLayer, Overlay};
use super::print::{CardKey, TileKey};
use super::theme::Theme;
use super::{marks, remarks};
use engine::cards::Card;
use engine::rules::Game;
use engine::table::Mark;
use engine::tiles::{Rotation, Tile, catalogue};

/// The gap between tiles or cards on a sheet.
const GAP: f64 = 60.0;

/// The tile of the icon: a city on three sides, field in the south.
const ICON_TILE: &str = "base/R";
/// The size of the icon's meeple relative to one on a tile.
const ICON_FIGURE: f64 = 2.5;

/// Marks farther from the tiles than this, in units of the table, are left out: they would leave
/// mostly empty table.
const MARKED_AROUND: f64 = 3.0 * TILE;

/// The part of the table filled by the tiles of a game and the marks around them, with a margin, in
/// units of the table.
pub fn extent(game: &Game, marks: &[Mark]) -> Rect {
    let tiles = bounds(game.board().placed().iter().map(|placed| placed.pos));
    let near = tiles.inset(MARKED_AROUND);
    let marked = marks.iter().flat_map(|mark| mark.on.ends()).map(square);
    let marked = marked.filter(|cell| near.contains(cell.center()));
    let all = marked.fold(tiles, |all, cell| all.union(cell));
    all.inset(TILE * 0.15)
}

/// What is shown of a game besides tiles and figures.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// The layer of the overlay.
    pub claims: Option<ClaimLayer>,
    /// Marks on the board.
    pub marks: &'a [Mark],
}

/// The tiles and figures of a game with tiles of `size` pixels, with what is shown besides, and the
/// part of the page they fill.
pub fn table(
    game: &Game,
    theme: &Theme,
    owners: &[Owner],
    size: f64,
    beside: Beside,
) -> (DisplayList, Rect) {
    let table = extent(game, beside.marks);
    let area = (table.scale_from_origin(size / TILE)).expand();
    let layout = Layout {
        whole: area,
        ..Layout::default()
    };
    let camera = Camera {
        middle: table.center(),
        screen: area.center(),
        zoom: size,
        turn: 0.0,
    };
    let picture = Picture::still(game, &layout, camera, theme, owners);
    let overlay = beside.claims;
    let overlay = overlay.map(|layer| Overlay::new(game, layer, owners));
    let overlay = overlay.unwrap_or_default();
    let pixel = marks::pixel(size);
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.on(Layer::Tiles);
    picture.on_table(&mut list, |list| picture.tiles(list));
    list.on(Layer::Marks);
    picture.on_table(&mut list, |list| {
        overlay.draw(list, pixel);
        remarks::ground(list, game, beside.marks, pixel);
    });
    list.on(Layer::Figures);
    picture.on_table(&mut list, |list| {
        picture.figures(list);
        overlay.draw_values(list, pixel);
        remarks::above(list, beside.marks, pixel);
    });
    (list, area)
}

/// Height of the card table relative to its width.
const CARD_TABLE: f64 = 0.58;
/// Its margin, into which figures on the score track extend, relative to the width.
const CARD_RIM: f64 = 0.025;

/// The rows and the score track of the card game on a table of this width, without hands, and the
/// part of the page they fill.
pub fn card_table(
    game: &engine::cards::Game,
    theme: &Theme,
    owners: &[Owner],
    width: f64,
) -> (DisplayList, Rect) {
    let area = Rect::new(0.0, 0.0, width, (width * CARD_TABLE).round());
    let layout = Layout {
        whole: area,
        free: area.inset(-width * CARD_RIM),
        ..Layout::default()
    };
    let spread = Spread::lay_out(game, &layout, None);
    let picture = cards::Picture {
        game,
        layout: &layout,
        spread: &spread,
        theme,
        owners,
        seat: None,
        aim: None,
        worths: &[],
        plays: &[],
        chosen: None,
        held: None,
        motion: &Motion::default(),
        bare: true,
        now: 0.0,
    };
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.append(picture.draw());
    (list, area)
}

/// A sheet of tiles in rows of `columns`, each with its rotation, and the part of the table they
/// fill.
pub fn sheet(
    tiles: &[(&Tile, Rotation)],
    columns: usize,
    theme: &Theme,
    detail: Detail,
) -> (DisplayList, Rect) {
    let columns = columns.max(1);
    let step = TILE + GAP;
    let long = |count: usize| count as f64 * step + GAP;
    let area = Rect::new(0.0, 0.0, long(columns), long(tiles.len().div_ceil(columns)));
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.on(Layer::Tiles);
    for (index, &(tile, rotation)) in tiles.iter().enumerate() {
        let place = Vec2::new((index % columns) as f64, (index / columns) as f64) * step;
        let key = TileKey {
            detail,
            ..TileKey::new(tile.id, 0, rotation).seen(theme.look)
        };
        list.tile(key, Affine::translate(place + Vec2::new(GAP, GAP)));
    }
    (list, area)
}

/// The outline of an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconOutline {
    /// Round corners on a transparent ground.
    Rounded,
    /// A full square, which systems clip to their own shape.
    Uncut,
}

/// The icon of the page: a meeple in front of a city; and the square it fills.
pub fn icon(outline: IconOutline, theme: &Theme) -> (DisplayList, Rect) {
    let area = Rect::new(0.0, 0.0, TILE, TILE);
    let corner = match outline {
        IconOutline::Rounded => TILE * 0.2,
        IconOutline::Uncut => 0.0,
    };
    let mut list = DisplayList::new();
    let group = Group::clipped(area.to_rounded_rect(corner));
    list.on(Layer::Tiles).group(group, |list| {
        if let Some(id) = catalogue().find(ICON_TILE) {
            let key = TileKey {
                detail: Detail::Reduced,
                ..TileKey::new(id, 0, Rotation::R0).seen(theme.look)
            };
            // Enlarged, so that the border of the tile does not look like a frame.
            list.tile(key, Affine::scale_about(1.1, area.center()));
        }
        let stands = Affine::translate((TILE * 0.5, TILE * 0.55)) * Affine::scale(ICON_FIGURE);
        Figure::meeple(Owner::Blue).draw_seen(list, stands, 4.0);
    });
    (list, area)
}

/// A sheet of cards, every face and then the back, in rows of `columns`, and the rectangle they
/// fill, in units of a card.
pub fn card_sheet(columns: usize, theme: &Theme) -> (DisplayList, Rect) {
    let columns = columns.max(1);
    let step = CARD.size() + kurbo::Size::new(GAP, GAP);
    let rows = (Card::COUNT + 1).div_ceil(columns);
    let long = |count: usize, step: f64| count as f64 * step + GAP;
    let area = Rect::new(0.0, 0.0, long(columns, step.width), long(rows, step.height));
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.on(Layer::Tiles);
    let sides = Card::ALL.into_iter().map(Some).chain([None]);
    for (index, side) in sides.enumerate() {
        let (x, y) = ((index % columns) as f64, (index / columns) as f64);
        let place = Vec2::new(GAP + x * step.width, GAP + y * step.height);
        let paper = Paper::for_theme(theme);
        list.card(CardKey { side, paper }, Affine::translate(place));
    }
    (list, area)
}
