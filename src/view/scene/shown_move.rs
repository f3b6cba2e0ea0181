//! A move that is shown, not made: its tile and figure as ghosts where they would lie.
//!
//! What a move means is told by a colour, by its outline and by a sign, so that it can be told without colours.

use kurbo::{Affine, BezPath, Circle as Disc, Line, Point, Rect, Shape as _, Vec2};

use super::board::next_copy;
use super::camera::{TILE, corner, square};
use super::color::{Rgba, SOOT, WHITE};
use super::crowd::place_of_figure;
use super::digits::Number;
use super::display::{DisplayList, Group, Pen};
use super::figures::on_board::{figure_on, figure_scale, owner_of};
use super::figures::{Figure, Owner};
use super::marks::verdict;
use super::print::{FigureKey, TileKey};
use super::theme::Theme;
use engine::rules::{Action, Game, Spot};
use engine::tiles::Pos;

/// The colour of a move of which a better one is known.
const PLAYED: Rgba = Rgba::hex(0xd9691a);
/// The colour of what follows.
const FOLLOWS: Rgba = Rgba::hex(0x2a6396);
/// The opacity of a tile and of a figure that are only shown.
pub(super) const GHOST: f64 = 0.78;
const FIGURE_GHOST: f64 = 0.9;
/// The width of an outline, in pixels and its least in units of the table.
const LINE: (f64, f64) = (3.0, 26.0);
/// The radius of a sign: in pixels, and its smallest and largest one in units of the table.
const SIGN: f64 = 11.0;
const SIGNS: (f64, f64) = (95.0, 250.0);
/// The radius of a ring around a figure, in units of the figure.
const RING: f64 = 128.0;
/// The size of a tile that is shown in a corner of a cell where another one lies: in tiles, and its least in pixels.
const SMALL: (f64, f64) = (0.5, 38.0);
/// How far that corner is from the cell's origin, in units of the table.
const AWAY: f64 = 0.62 * TILE;

/// What a shown move means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// One of several suggestions, the best being number 1.
    Suggested(u8),
    /// What was played.
    Played,
    /// One of several tries that were not good enough.
    Tried(u8),
    /// What would have been better.
    Better,
    /// What follows, turn by turn.
    Next(u8),
}

impl Meaning {
    const fn color(self) -> Rgba {
        match self {
            Meaning::Suggested(_) | Meaning::Better => verdict(true),
            Meaning::Played | Meaning::Tried(_) => PLAYED,
            Meaning::Next(_) => FOLLOWS,
        }
    }
}

/// A place on the table where somebody would stand, or a choice is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownFigure {
    pub at: Point,
    /// Nobody if only the place is shown.
    pub figure: Option<Figure>,
}

/// A move that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownMove {
    pub meaning: Meaning,
    pub cell: Pos,
    /// The tile, if the move lays one.
    pub tile: Option<TileKey>,
    pub figure: Option<ShownFigure>,
}

impl ShownMove {
    /// The tile that these actions lay, with the figure they put on it; `None` if they lay none.
    pub fn of_turn(
        game: &Game,
        actions: &[Action],
        owners: &[Owner],
        meaning: Meaning,
    ) -> Option<ShownMove> {
        let (mut game, mut shown) = (game.clone(), None);
        for &action in actions {
            let seat = game.turn().active;
            let laid = laid(&game, action, meaning);
            game.apply(action, &mut Vec::new()).ok()?;
            shown = laid.or(shown);
            if let (Some(shown), Action::Deploy { figure, segment }) = (&mut shown, action) {
                let pos = shown.cell;
                let spot = Spot { pos, segment };
                let kind = game.board().seg(spot).map(|seg| game.board().kind(seg));
                let at = place_of_figure(&game, spot, (seat, figure));
                let owner = owner_of(owners, seat);
                shown.figure = at.zip(kind).map(|(at, kind)| ShownFigure {
                    at,
                    figure: Some(figure_on(figure, kind, owner)),
                });
                break;
            }
        }
        shown
    }

    /// Whether it is the same placement as another one.
    fn lies_like(&self, other: &ShownMove) -> bool {
        let turn = |one: &ShownMove| one.tile.map(|key| key.rotation);
        self.cell == other.cell && turn(self) == turn(other)
    }
}

/// A tile as an action lays it.
fn laid(game: &Game, action: Action, meaning: Meaning) -> Option<ShownMove> {
    let Action::Place {
        tile,
        pos,
        rotation,
    } = action
    else {
        return None;
    };
    let copy = next_copy(game.board(), tile);
    Some(ShownMove {
        meaning,
        cell: pos,
        tile: Some(TileKey::new(tile, copy, rotation)),
        figure: None,
    })
}

/// How a move shares its cell with those before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    Whole,
    /// The same tile is shown there already.
    Shared,
    /// Another one is, so this one is small, in a corner.
    Corner,
}

impl Room {
    fn of(index: usize, all: &[ShownMove]) -> Room {
        let own = &all[index];
        let here = |one: &&ShownMove| one.tile.is_some() && one.cell == own.cell;
        match all[..index].iter().find(here) {
            None => Room::Whole,
            Some(other) if other.lies_like(own) => Room::Shared,
            Some(_) => Room::Corner,
        }
    }

    /// From the cell to where the move is shown.
    fn place(self, cell: Pos, pixel: f64) -> Affine {
        match self {
            Room::Whole | Room::Shared => Affine::IDENTITY,
            Room::Corner => {
                let scale = (SMALL.1 * pixel / TILE).clamp(SMALL.0, 1.0);
                let home = corner(cell).to_vec2();
                Affine::translate(home + Vec2::new(AWAY, AWAY))
                    * Affine::scale(scale)
                    * Affine::translate(-home)
            }
        }
    }
}

/// Draws the tiles with their outlines; `zoom` is the size of a tile in pixels. Where several moves lie on one cell, the first one
/// has it.
pub fn tiles(list: &mut DisplayList, moves: &[ShownMove], zoom: f64, theme: &Theme) {
    for (index, shown) in moves.iter().enumerate() {
        let room = Room::of(index, moves);
        let Some(key) = shown.tile.filter(|_| room != Room::Shared) else {
            continue;
        };
        let place = room.place(shown.cell, TILE / zoom);
        let print = (
            key.seen(theme.look),
            place * Affine::translate(corner(shown.cell).to_vec2()),
        );
        let frame = place.transform_rect_bbox(square(shown.cell));
        if room == Room::Corner {
            list.fill(frame, WHITE);
        }
        list.group(Group::default().faded(GHOST), |list| {
            list.tiles(zoom, &[print])
        });
        let width = (LINE.0 * TILE / zoom).max(LINE.1);
        outline(list, frame, shown.meaning, (width, 40.0));
    }
}

/// Draws a line inside a frame, this wide and with corners this round.
pub(super) fn outline(
    list: &mut DisplayList,
    frame: Rect,
    meaning: Meaning,
    (width, round): (f64, f64),
) {
    let shape = frame.inset(-width * 0.5).to_rounded_rect(round);
    let pen = Pen::round(width);
    list.stroke(shape, WHITE.alpha(0.95), Pen::round(width * 1.9));
    let pen = match meaning {
        Meaning::Played | Meaning::Tried(_) => pen.dashed(width * 2.6, width * 1.9),
        Meaning::Suggested(_) | Meaning::Better | Meaning::Next(_) => pen,
    };
    list.stroke(shape, meaning.color(), pen);
}

/// Draws the figures, and the signs of all moves.
pub fn figures(list: &mut DisplayList, moves: &[ShownMove], zoom: f64, theme: &Theme) {
    for (index, shown) in moves.iter().enumerate() {
        let place = Room::of(index, moves).place(shown.cell, TILE / zoom);
        if let Some(standing) = &shown.figure {
            stand(list, standing, place, (zoom, theme), shown.meaning);
        }
    }
    for (index, shown) in moves.iter().enumerate() {
        sign(list, shown, Room::of(index, moves), TILE / zoom);
    }
}

fn stand(
    list: &mut DisplayList,
    standing: &ShownFigure,
    place: Affine,
    (zoom, theme): (f64, &Theme),
    meaning: Meaning,
) {
    let Some(figure) = standing.figure else {
        return;
    };
    let pixel = TILE / zoom;
    let scale = figure_scale(zoom) * theme.figures.factor() * place.as_coeffs()[0];
    let at = place * standing.at;
    let ring = Disc::new(at, RING * scale);
    let width = LINE.0 * pixel;
    list.fill(ring, WHITE.alpha(0.6));
    list.stroke(ring, WHITE.alpha(0.95), Pen::round(width * 1.9));
    list.stroke(ring, meaning.color(), Pen::round(width));
    let look = FigureKey::new(figure, pixel / scale);
    let placed = Affine::translate(at.to_vec2()) * Affine::scale(scale);
    list.group(Group::default().faded(FIGURE_GHOST), |list| {
        list.figure(look, placed)
    });
}

/// The sign of a move: in the corner of its tile, or beside its figure if the tile says nothing.
fn sign(list: &mut DisplayList, shown: &ShownMove, room: Room, pixel: f64) {
    let radius = (SIGN * pixel).clamp(SIGNS.0, SIGNS.1);
    let cell = room
        .place(shown.cell, pixel)
        .transform_rect_bbox(square(shown.cell));
    let beside = |one: ShownFigure| one.at + (0.8 * RING, -0.8 * RING);
    let at = match (shown.tile, shown.figure, room) {
        (Some(_), Some(one), Room::Shared) | (None, Some(one), _) => beside(one),
        (Some(_), _, Room::Shared) => Point::new(cell.x1 - radius, cell.y1 - radius),
        (Some(_), _, Room::Corner) => Point::new(cell.x1, cell.y1),
        // The labels of suggestions stand in this corner.
        (Some(_), ..) if matches!(shown.meaning, Meaning::Suggested(_)) => return,
        (Some(_), figure, _) => free_corner(cell.inset(-radius), figure),
        (None, None, _) => return,
    };
    list.upright(at, |list| signed(list, shown.meaning, at, radius));
}

/// Draws the sign of a meaning.
pub(super) fn signed(list: &mut DisplayList, meaning: Meaning, at: Point, radius: f64) {
    let disc = Disc::new(at, radius);
    list.stroke(disc, SOOT.alpha(0.7), Pen::round(radius * 0.5));
    list.outlined(disc, (WHITE, radius * 0.32), meaning.color());
    match meaning {
        Meaning::Suggested(number) | Meaning::Tried(number) | Meaning::Next(number) => {
            Number::new(&number.to_string(), at, radius).draw(list, WHITE);
        }
        Meaning::Played => list.stroke(cross(at, radius * 0.36), WHITE, Pen::round(radius * 0.26)),
        Meaning::Better => list.stroke(tick(at, radius * 0.46), WHITE, Pen::round(radius * 0.26)),
    }
}

/// The corner of a tile that is farthest from its figure.
fn free_corner(cell: Rect, figure: Option<ShownFigure>) -> Point {
    let first = cell.origin();
    let corners = [
        Point::new(cell.x1, cell.y1),
        Point::new(cell.x0, cell.y1),
        Point::new(cell.x1, cell.y0),
        first,
    ];
    let far = |at: &Point| figure.map_or(0.0, |one| one.at.distance(*at));
    let best = corners.into_iter().max_by(|a, b| far(a).total_cmp(&far(b)));
    best.unwrap_or(first)
}

fn cross(at: Point, arm: f64) -> BezPath {
    let line = |x: f64| Line::new(at - (x * arm, arm), at + (x * arm, arm)).to_path(0.1);
    line(1.0).into_iter().chain(line(-1.0)).collect()
}

fn tick(at: Point, arm: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(at + (-arm, 0.1 * arm));
    path.line_to(at + (-0.25 * arm, 0.8 * arm));
    path.line_to(at + (arm, -0.75 * arm));
    path
}
