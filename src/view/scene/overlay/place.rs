//! Places marks and values on the areas of claims: marks in rows, values where they cover nothing
//! important.

use kurbo::{BezPath, ParamCurve, PathEl, PathSeg, Point, Shape, Vec2};

use super::claim::Claim;
use crate::scene::anchors::{segment_area, segment_at};
use crate::scene::camera::{TILE, corner, square};
use crate::scene::spots::{anchor_at, anchor_of, to_table};
use engine::rules::{Game, Placed, Spot};
use engine::tiles::{FeatureKind, Pos, SegmentId, Side, catalogue};

/// Half the size of a mark, in units of the table.
pub(super) const MARK: f64 = 26.0;
/// Marks per row on a tile.
const MARKS: i32 = 5;
/// Candidate places per row on a tile, for marks on narrow features.
const TRIES: i32 = 25;
/// The smallest distance between two marks on a narrow feature, and between such a mark and a
/// figure.
const APART: f64 = 215.0;
/// The distance at which a value covers nothing of other things, in units of the table.
const CLEAR: f64 = 400.0;
/// The bonus of a large area for the place of a value, in the same units.
const ROOMY: f64 = 160.0;

/// The place of a value beside a building that a figure covers, in units of the table.
const BESIDE: [Vec2; 4] = [
    Vec2::new(0.0, -300.0),
    Vec2::new(0.0, 300.0),
    Vec2::new(-300.0, 0.0),
    Vec2::new(300.0, 0.0),
];

/// Finds places for marks and values.
pub(super) struct Places<'a> {
    game: &'a Game,
    figures: Vec<Point>,
    /// Candidate places for the value of each claim, with their quality.
    offers: Vec<Vec<(Point, f64)>>,
}

impl<'a> Places<'a> {
    /// Starts with this many claims.
    pub fn new(game: &'a Game, claims: usize) -> Self {
        let spots = game.standing().iter();
        let spots = spots.map(|standing| game.spot(standing.seg));
        Places {
            game,
            figures: spots
                .filter_map(|spot| anchor_of(game.board(), spot))
                .collect(),
            offers: vec![Vec::new(); claims],
        }
    }

    /// Adds a tile to the claims with area on it.
    pub fn add(&mut self, placed: &Placed, claims: &mut [Claim]) {
        let printed = catalogue().tile(placed.tile);
        let pos = placed.pos;
        let mut narrow = Vec::new();
        for (segment, _) in printed.each() {
            let Some(index) = self.claim_on(placed, segment, claims) else {
                continue;
            };
            let claim = &mut claims[index];
            let area = to_table(pos, placed.rotation) * segment_area(printed, segment);
            let room = (area.area().abs().sqrt() / TILE).min(1.0) * ROOMY;
            let middle = anchor_at(placed, segment);
            self.offers[index].push((middle, room));
            if matches!(
                printed.segment(segment).kind,
                FeatureKind::Monastery | FeatureKind::Garden
            ) {
                let aside = BESIDE.map(|by| (middle + by, -ROOMY));
                self.offers[index].extend(aside);
            }
            rim(&mut claim.outline, &area, self.game, pos);
            claim.area.extend(area);
            if claim.is_held() && printed.segment(segment).kind == FeatureKind::Road {
                narrow.push((segment, index));
            }
        }
        self.mark_rows(placed, claims);
        for (segment, index) in narrow {
            self.mark_along(placed, segment, &mut claims[index]);
        }
    }

    fn claim_on(&self, placed: &Placed, segment: SegmentId, claims: &[Claim]) -> Option<usize> {
        let pos = placed.pos;
        let seg = self.game.board().seg(Spot { pos, segment })?;
        let id = self.game.regions().region_of(seg);
        claims.iter().position(|claim| claim.id == id)
    }

    /// Sets the marks on a tile, in rows that continue from tile to tile.
    fn mark_rows(&mut self, placed: &Placed, claims: &mut [Claim]) {
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
                let found = clear_at(placed, at, MARK + 6.0);
                let found = found.and_then(|segment| self.claim_on(placed, segment, claims));
                let Some(index) = found else {
                    continue;
                };
                self.offers[index].push((at, -0.25 * at.distance(square(placed.pos).center())));
                let holders = &claims[index].holders;
                let turn = (column + i + row + j).rem_euclid(holders.len().max(1) as i32);
                let owner = holders.get(turn as usize).copied();
                claims[index].marks.extend(owner.map(|owner| (at, owner)));
            }
        }
    }

    /// Sets marks along a feature too narrow for rows, away from its figures.
    fn mark_along(&mut self, placed: &Placed, segment: SegmentId, claim: &mut Claim) {
        let step = TILE / f64::from(TRIES);
        for j in 0..TRIES {
            for i in 0..TRIES {
                let at = corner(placed.pos)
                    + Vec2::new((f64::from(i) + 0.5) * step, (f64::from(j) + 0.5) * step);
                let crowd = claim.marks.iter().map(|&(mark, _)| mark);
                let crowd = crowd.chain(self.figures.iter().copied());
                let free = crowd.fold(f64::MAX, |least, other| least.min(other.distance(at)));
                if free < APART || clear_at(placed, at, MARK * 0.8) != Some(segment) {
                    continue;
                }
                let turn = claim.marks.len() % claim.holders.len().max(1);
                let owner = claim.holders.get(turn).copied();
                claim.marks.extend(owner.map(|owner| (at, owner)));
            }
        }
    }

    /// Chooses a place for each value, away from figures and earlier values. Claims with the fewest
    /// candidates come first.
    pub fn settle(&self, claims: &mut [Claim]) {
        let mut order: Vec<usize> = (0..claims.len()).collect();
        order.retain(|&index| claims[index].is_valued());
        engine::tiles::order::sort_by_key(&mut order, |&index| self.offers[index].len());
        let mut taken = self.figures.clone();
        for index in order {
            let clear = |at: Point| {
                let near = taken.iter().map(|other| other.distance(at));
                near.fold(CLEAR, f64::min) * 2.0
            };
            let offers = self.offers[index].iter();
            let rated = offers.map(|&(at, worth)| (at, worth + clear(at)));
            let best = rated.max_by(|a, b| a.1.total_cmp(&b.1));
            if let Some((at, _)) = best {
                claims[index].middle = at;
                taken.push(at);
            }
        }
    }
}

/// The segment at a point, if a whole mark fits there.
fn clear_at(placed: &Placed, at: Point, reach: f64) -> Option<SegmentId> {
    let inverse = to_table(placed.pos, placed.rotation).inverse();
    let tile = catalogue().tile(placed.tile);
    let under = |x: f64, y: f64| segment_at(tile, inverse * (at + Vec2::new(x, y)));
    let segment = under(0.0, 0.0)?;
    let around = [(reach, 0.0), (-reach, 0.0), (0.0, reach), (0.0, -reach)];
    let clear = around.iter().all(|&(x, y)| under(x, y) == Some(segment));
    clear.then_some(segment)
}

/// Adds those parts of a segment's outline that do not border on another tile.
pub(in crate::scene) fn rim(outline: &mut BezPath, area: &BezPath, game: &Game, pos: Pos) {
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
        // A wall may begin and end at one side, but leave it in between.
        let middle = against(segment.eval(0.5));
        let along = (0..4).any(|side| ends[0][side] && ends[1][side] && middle[side]);
        // A corner where four tiles meet is slightly rounded.
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
