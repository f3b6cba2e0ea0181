//! Whose the fields are: each area in the colour and with the mark of its owner, and what it is worth.
//!
//! Drawn from the outlines of the fields as they are printed, joined over the tiles. Who cannot tell colours apart sees
//! the marks; a field of two shows stripes and the marks of both.

use kurbo::{BezPath, Circle, ParamCurve, PathEl, PathSeg, Point, Rect, Shape, Vec2};

use super::anchors::{segment_area, segment_at};
use super::board::owner_of;
use super::camera::{TILE, corner, square};
use super::color::{Rgba, SOOT, WHITE};
use super::digits::number;
use super::display::{DisplayList, Group, Pen};
use super::figures::Owner;
use super::spots::{anchor_at, anchor_of, to_table};
use crate::rules::{Game, Placed, RegionId, SegIx, Spot, Timing};
use crate::tiles::{FeatureKind, Pos, SegmentId, Side, catalogue};

/// Marks in a row on a tile.
const MARKS: i32 = 5;
/// Half the size of a mark, in units of the table.
const MARK: f64 = 26.0;
/// The width of a stripe of a field that several hold.
const STRIPE: f64 = 120.0;

/// How much worse a place for a number is when a figure covers it, in units of area.
const TAKEN: f64 = 1e7;

/// What somebody may want to see beside the pieces; nothing by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notes<'a> {
    /// Empty cells that no tile to come fits.
    pub dead: &'a [Pos],
    /// Whose the fields are.
    pub fields: Option<&'a Overlay>,
}

/// A field, ready to be drawn, in units of the table.
#[derive(Clone, Debug)]
struct Claim {
    id: RegionId,
    holders: Vec<Owner>,
    area: BezPath,
    outline: BezPath,
    marks: Vec<(Point, Owner)>,
    /// Where its value stands, and how good that place is.
    badge: (f64, Point),
    points: u16,
}

/// All fields of a board.
#[derive(Clone, Debug, Default)]
pub struct Overlay {
    claims: Vec<Claim>,
}

impl Overlay {
    /// The fields of a game; `owners` are those of the figures, by seat.
    pub fn of(game: &Game, owners: &[Owner]) -> Overlay {
        let mut overlay = Overlay::default();
        for (id, _) in game
            .regions()
            .all()
            .filter(|(_, region)| region.kind == FeatureKind::Field)
        {
            let holders = game.majority(id).iter();
            overlay.claims.push(Claim {
                id,
                holders: holders.map(|seat| owner_of(owners, seat)).collect(),
                area: BezPath::new(),
                outline: BezPath::new(),
                marks: Vec::new(),
                badge: (f64::MIN, Point::ZERO),
                points: game.value(id, Timing::Final),
            });
        }
        for placed in game.board().placed() {
            overlay.add(game, placed);
        }
        overlay
    }

    /// The number of fields that somebody holds.
    pub fn held(&self) -> usize {
        let held = |claim: &&Claim| !claim.holders.is_empty();
        self.claims.iter().filter(held).count()
    }

    fn claim_of(&mut self, game: &Game, seg: SegIx) -> Option<&mut Claim> {
        let id = game.regions().of(seg);
        self.claims.iter_mut().find(|claim| claim.id == id)
    }

    fn add(&mut self, game: &Game, placed: &Placed) {
        let printed = catalogue().tile(placed.tile);
        let pos = placed.pos;
        for (segment, _) in printed
            .each()
            .filter(|(_, segment)| segment.kind == FeatureKind::Field)
        {
            let Some(seg) = game.board().seg(Spot { pos, segment }) else {
                continue;
            };
            let area = to_table(pos, placed.rotation) * segment_area(printed, segment);
            let taken = game.standing().iter().any(|standing| standing.seg == seg);
            let Some(claim) = self.claim_of(game, seg) else {
                continue;
            };
            // A figure covers its place; else the roomiest is best.
            let room = area.area().abs() - if taken { TAKEN } else { 0.0 };
            if room > claim.badge.0 {
                claim.badge = (room, anchor_at(placed, segment));
            }
            rim(&mut claim.outline, &area, game, pos);
            claim.area.extend(area);
        }
        self.mark(game, placed);
    }

    /// Sets the marks on a tile, in rows that go on from tile to tile.
    fn mark(&mut self, game: &Game, placed: &Placed) {
        let step = TILE / f64::from(MARKS);
        let (column, row) = (
            i32::from(placed.pos.x) * MARKS,
            i32::from(placed.pos.y) * MARKS,
        );
        for j in 0..MARKS {
            for i in 0..MARKS {
                let shift = if (row + j) % 2 == 0 { 0.3 } else { 0.7 };
                let at = corner(placed.pos)
                    + Vec2::new((f64::from(i) + shift) * step, (f64::from(j) + 0.5) * step);
                let Some(segment) = clear_at(placed, at) else {
                    continue;
                };
                let aside = far_from_figures(game, placed.pos, at);
                let pos = placed.pos;
                let seg = game.board().seg(Spot { pos, segment });
                if let Some(claim) = seg.and_then(|seg| self.claim_of(game, seg)) {
                    let turn = (column + i + row + j).rem_euclid(claim.holders.len().max(1) as i32);
                    let worse = aside - TAKEN / 2.0;
                    if worse > claim.badge.0 {
                        claim.badge = (worse, at);
                    }
                    let owner = claim.holders.get(turn as usize).copied();
                    claim.marks.extend(owner.map(|owner| (at, owner)));
                }
            }
        }
    }

    /// Draws all fields; `pixel` is the length of a pixel of the page in units of the table.
    pub fn draw(&self, list: &mut DisplayList, pixel: f64) {
        for claim in &self.claims {
            claim.draw(list, pixel);
        }
        for claim in &self.claims {
            claim.draw_badge(list, pixel);
        }
    }
}

/// How far a place of a tile is from its figures and from its rim.
fn far_from_figures(game: &Game, pos: Pos, at: Point) -> f64 {
    let spots = game
        .standing()
        .iter()
        .map(|standing| game.spot(standing.seg));
    let here = spots.filter(|spot| spot.pos == pos);
    let anchors = here.filter_map(|spot| anchor_of(game.board(), spot));
    let nearest = anchors.map(|anchor| anchor.distance(at));
    nearest.fold(0.3 * TILE, f64::min) - 0.5 * at.distance(square(pos).center())
}

/// The field under a mark, if all of the mark lies on it.
fn clear_at(placed: &Placed, at: Point) -> Option<SegmentId> {
    let inverse = to_table(placed.pos, placed.rotation).inverse();
    let tile = catalogue().tile(placed.tile);
    let under = |x: f64, y: f64| segment_at(tile, inverse * (at + Vec2::new(x, y)));
    let segment = under(0.0, 0.0)?;
    let reach = MARK + 6.0;
    let around = [(reach, 0.0), (-reach, 0.0), (0.0, reach), (0.0, -reach)];
    let clear = around.iter().all(|&(x, y)| under(x, y) == Some(segment));
    clear.then_some(segment)
}

/// Adds the parts of a segment's outline that do not lie against another tile.
fn rim(outline: &mut BezPath, area: &BezPath, game: &Game, pos: Pos) {
    let cell = square(pos);
    let shut = Side::ALL.map(|side| game.board().get(pos.step(side)).is_some());
    let against = |point: Point| {
        let gaps = [
            point.y - cell.y0,
            cell.x1 - point.x,
            cell.y1 - point.y,
            point.x - cell.x0,
        ];
        let mut sides = gaps
            .iter()
            .zip(shut)
            .map(|(gap, shut)| shut && gap.abs() < 0.5);
        std::array::from_fn::<bool, 4, _>(|_| sides.next().unwrap_or(false))
    };
    let mut last = None;
    for segment in area.segments() {
        let ends = [against(segment.start()), against(segment.end())];
        let along = (0..4).any(|side| ends[0][side] && ends[1][side]);
        // A corner where four tiles meet is rounded off a little.
        let round = segment.start().distance(segment.end()) < 20.0;
        let hidden = along || round && ends.iter().all(|end| end.contains(&true));
        if hidden {
            last = None;
            continue;
        }
        if last != Some(segment.start()) {
            outline.move_to(segment.start());
        }
        last = Some(segment.end());
        outline.push(match segment {
            PathSeg::Line(line) => PathEl::LineTo(line.p1),
            PathSeg::Quad(quad) => PathEl::QuadTo(quad.p1, quad.p2),
            PathSeg::Cubic(cubic) => PathEl::CurveTo(cubic.p1, cubic.p2, cubic.p3),
        });
    }
}

impl Claim {
    fn draw(&self, list: &mut DisplayList, pixel: f64) {
        let width = (2.0 * pixel).max(15.0);
        match self.holders.as_slice() {
            [] => {
                list.fill(self.area.clone(), WHITE.alpha(0.22));
                let pen = Pen::round(width * 0.7).dashed(width * 2.0, width * 2.0);
                list.stroke(self.outline.clone(), SOOT.alpha(0.4), pen);
                return;
            }
            [owner] => list.fill(self.area.clone(), owner.color().alpha(0.5)),
            holders => self.stripes(list, holders),
        }
        let first = self.holders[0].color();
        list.stroke(
            self.outline.clone(),
            WHITE.alpha(0.85),
            Pen::round(width * 1.9),
        );
        list.stroke(self.outline.clone(), first.darker(0.25), Pen::round(width));
        for &(at, owner) in &self.marks {
            list.fill(Circle::new(at, MARK * 1.7), owner.color());
            owner.mark().draw(list, at, MARK * 0.95, owner.ink());
        }
    }

    /// Slanting stripes in the colours of all who hold the field.
    fn stripes(&self, list: &mut DisplayList, holders: &[Owner]) {
        let bounds = self.area.bounding_box();
        list.group(Group::clipped(self.area.clone()), |list| {
            let first = ((bounds.x0 + bounds.y0) / STRIPE).floor() as i32;
            let last = ((bounds.x1 + bounds.y1) / STRIPE).ceil() as i32;
            for index in first..last {
                let owner = holders[index.rem_euclid(holders.len() as i32) as usize];
                let (from, to) = (f64::from(index) * STRIPE, f64::from(index + 1) * STRIPE);
                list.fill(slant(bounds, from, to), owner.color().alpha(0.5));
            }
        });
    }

    fn draw_badge(&self, list: &mut DisplayList, pixel: f64) {
        if self.holders.is_empty() && self.points == 0 {
            return;
        }
        let at = self.badge.1;
        let high = (15.0 * pixel).clamp(150.0, 320.0);
        let digits = self.points.to_string();
        let wide = high * (0.75 + 0.72 * digits.len() as f64);
        let plate = Rect::from_center_size(at, (wide, high * 1.55)).to_rounded_rect(high * 0.5);
        let (paper, ink): (Rgba, Rgba) = match self.holders.as_slice() {
            [owner] => (owner.color(), owner.ink()),
            _ => (WHITE, SOOT),
        };
        let edge = high * 0.09;
        list.fill(
            plate,
            paper.alpha(if self.holders.is_empty() { 0.75 } else { 1.0 }),
        );
        list.stroke(plate, ink.alpha(0.8), Pen::round(edge));
        list.fill(number(&digits, at, high), ink);
    }
}

/// The part of `bounds` and a little more where the sum of the coordinates lies between two numbers.
fn slant(bounds: Rect, from: f64, to: f64) -> BezPath {
    let (top, bottom) = (bounds.y0, bounds.y1);
    let mut path = BezPath::new();
    path.move_to((from - top, top));
    path.line_to((to - top, top));
    path.line_to((to - bottom, bottom));
    path.line_to((from - bottom, bottom));
    path.close_path();
    path
}

/// Marks empty cells that no tile to come fits: a quiet cross.
pub fn dead_cells(list: &mut DisplayList, cells: &[Pos], ink: Rgba, pixel: f64) {
    let width = (1.6 * pixel).max(16.0);
    for &pos in cells {
        let cell = square(pos);
        let arm = TILE * 0.15;
        for (dx, dy) in [(arm, arm), (arm, -arm)] {
            let reach = Vec2::new(dx, dy);
            let middle = cell.center();
            list.stroke(
                kurbo::Line::new(middle - reach, middle + reach),
                ink.alpha(0.42),
                Pen::round(width),
            );
        }
        let frame = cell.inset(-TILE * 0.2).to_rounded_rect(TILE * 0.1);
        list.stroke(frame, ink.alpha(0.26), Pen::round(width * 0.7));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Edition, Setup};
    use crate::scene::display::Item;
    use crate::table::Silent;

    #[test]
    fn the_field_of_the_start_tile_is_nobodys_and_has_no_number() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let overlay = Overlay::of(&game, &Owner::ALL);
        assert_eq!((overlay.claims.len(), overlay.held()), (2, 0));
        let mut list = DisplayList::new();
        overlay.draw(&mut list, 10.0);
        let strokes = list.items().filter(|item| matches!(item, Item::Stroke(..)));
        assert_eq!(strokes.count(), 2, "an outline each, and no badge");
    }

    #[test]
    fn each_dead_cell_is_crossed_out() {
        let mut list = DisplayList::new();
        dead_cells(&mut list, &[Pos::new(3, 4), Pos::new(5, 4)], SOOT, 10.0);
        assert_eq!(list.items().count(), 6);
    }
}
