//! Joined features, kept up to date tile by tile (TILE-07).
//!
//! Each segment knows the segment that stands for its whole feature; merging relabels the smaller side. Nothing here
//! is the truth: [`Regions::rebuild`] gives the same answer from the board and the figures alone.

use serde::{Deserialize, Serialize};

use super::board::{Board, Placed, PlacedIx, SegIx};
use super::clone_in_place::clone_in_place;
use super::shape::{Join, NONE, SegmentPart, Twins, shape};
use crate::tiles::{FeatureKind, Goods, Pos, Segment, SegmentId, Side, catalogue, order};

/// A joined feature, named by one of its segments. Names change when features merge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RegionId(pub SegIx);

/// What is known of a joined feature as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Region {
    /// Its kind.
    pub kind: FeatureKind,
    /// Open sides of a road or city, open half-edges of a field, empty cells around a monastery or garden.
    pub open: u16,
    /// Its segments.
    pub segments: u16,
    /// Tiles holding at least one of its segments (ROAD-03, CITY-04).
    pub tiles: u16,
    /// Shields in it.
    pub shields: u16,
    /// Meeples on it, of any player and size; special figures are not counted.
    pub meeples: u8,
    /// Whether an inn stands beside it (IC-01).
    pub inn: bool,
    /// Whether a cathedral stands in it (IC-05).
    pub cathedral: bool,
    /// Symbols of goods in it, by kind (TB-05).
    pub goods: [u16; 3],
}

impl Region {
    /// The facts of a segment that stands alone on the table.
    pub(super) fn of(segment: &Segment) -> Region {
        Region {
            kind: segment.kind,
            open: (segment.sides.len() + segment.halves.len()) as u16,
            segments: 1,
            tiles: 1,
            shields: u16::from(segment.shields),
            meeples: 0,
            inn: segment.inn,
            cathedral: segment.cathedral,
            goods: Goods::ALL.map(|goods| u16::from(segment.goods == Some(goods))),
        }
    }

    /// Whether nothing is missing (ROAD-01, CITY-01, MON-01; for a field: R-HS-07).
    #[inline]
    pub const fn complete(&self) -> bool {
        self.open == 0
    }

    /// Whether it is an incomplete road or city. Whoever asks goes through all of them, and nobody can guess the answer: both
    /// halves of it are found out without a branch.
    #[inline]
    pub(super) const fn can_grow(&self) -> bool {
        self.kind.is_built() & !self.complete()
    }
}

/// A segment as a part of its feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Member {
    /// The segment that stands for the feature.
    name: SegIx,
    /// The next segment of the same feature, in a ring.
    next: SegIx,
    /// The tile it is printed on.
    tile: PlacedIx,
    /// Where others of its kind are on that tile.
    twins: Twins,
}

/// All joined features on the table.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regions {
    /// All segments.
    members: Vec<Member>,
    /// Facts of each feature, valid at its name.
    facts: Vec<Region>,
}

clone_in_place!(Regions { members, facts });

impl Regions {
    /// The features of `board`, without figures: as if all tiles were placed again.
    pub fn rebuild(board: &Board) -> Regions {
        let mut again = Board::default();
        let mut regions = Regions::default();
        for placed in board.placed() {
            let index = again.put(placed.tile, placed.pos, placed.rotation);
            regions.add(&again, index);
        }
        for ferry in board.ferries() {
            regions.ferry(board, ferry.tile, ferry.quays);
        }
        regions
    }

    /// The feature a segment belongs to.
    #[inline]
    pub fn of(&self, seg: SegIx) -> RegionId {
        RegionId(self.members[seg.0 as usize].name)
    }

    /// The facts of a feature.
    #[inline]
    pub fn get(&self, id: RegionId) -> &Region {
        &self.facts[id.0.0 as usize]
    }

    /// All features, by their name.
    pub fn all(&self) -> impl Iterator<Item = (RegionId, &Region)> {
        let names = (0..).map(SegIx).zip(&self.members).zip(&self.facts);
        names
            .filter(|((seg, member), _)| member.name == *seg)
            .map(|((seg, _), region)| (RegionId(seg), region))
    }

    /// The incomplete roads and cities, by name.
    pub(super) fn growing(&self) -> impl Iterator<Item = RegionId> {
        let all = (0..).map(SegIx).zip(&self.members).zip(&self.facts);
        let growing = all.filter(|((seg, member), region)| {
            // What is not a name has facts too, out of date: nothing is asked of them, so that there is one branch.
            (member.name == *seg) & region.can_grow()
        });
        growing.map(|((seg, _), _)| RegionId(seg))
    }

    /// All segments, in order of placement, each with its feature.
    pub(super) fn each(&self) -> impl Iterator<Item = (SegIx, RegionId)> {
        let segments = (0..).map(SegIx).zip(&self.members);
        segments.map(|(seg, member)| (seg, RegionId(member.name)))
    }

    /// The segments of a feature, in no particular order.
    #[inline]
    pub fn segments(&self, id: RegionId) -> impl Iterator<Item = SegIx> {
        let mut at = Some(id.0);
        std::iter::from_fn(move || {
            let seg = at?;
            let next = self.members[seg.0 as usize].next;
            at = (next != id.0).then_some(next);
            Some(seg)
        })
    }

    /// The tiles of a feature, each once, by order of placement.
    pub fn tiles(&self, id: RegionId) -> Vec<PlacedIx> {
        let mut tiles: Vec<PlacedIx> = self.segments(id).map(|seg| self.tile_of(seg)).collect();
        order::sort(&mut tiles);
        tiles.dedup();
        tiles
    }

    /// The tile a segment is printed on.
    #[inline]
    pub fn tile_of(&self, seg: SegIx) -> PlacedIx {
        self.members[seg.0 as usize].tile
    }

    /// The features of `board` as if no tile had neighbours: edges need not match, and nothing is joined.
    pub(super) fn apart(board: &Board) -> Regions {
        let mut regions = Regions::default();
        for (index, placed) in (0..).map(PlacedIx).zip(board.placed()) {
            regions.add_apart(index, &shape(placed.tile).pieces);
        }
        regions
    }

    /// The features of `board` where some edges may differ: across those nothing is joined, and what ends there stays open.
    pub(super) fn joined_where_equal(board: &Board) -> Regions {
        let mut regions = Regions::apart(board);
        for placed in board.placed() {
            if let Some(centre) = shape(placed.tile).centre {
                let open = &mut regions.facts[usize::from(placed.seg(centre).0)].open;
                *open = u16::from(8 - board.neighbours(placed.pos));
            }
            for side in [Side::East, Side::South] {
                let Some(beside) = board.get(placed.pos.step(side)).map(|at| board.at(at)) else {
                    continue;
                };
                let shown = |placed: &Placed, side: Side| {
                    catalogue().tile(placed.tile).terrain(side, placed.rotation)
                };
                if shown(placed, side) == shown(beside, side.opposite()) {
                    let joins = |placed: &Placed, side: Side| {
                        shape(placed.tile).joins[placed.rotation as usize][side as usize]
                    };
                    let (ours, theirs) = (joins(placed, side), joins(beside, side.opposite()));
                    regions.join(placed, &ours, beside, &theirs);
                }
            }
        }
        regions
    }

    /// For each segment the lowest segment of its feature, and the facts there: equal for equal tables, however the
    /// features came together.
    pub fn canonical(&self) -> Vec<(SegIx, Region)> {
        let lowest = |id: RegionId| self.segments(id).min().unwrap_or(id.0);
        let names = self.members.iter().map(|member| RegionId(member.name));
        names.map(|id| (lowest(id), *self.get(id))).collect()
    }

    /// Notes that a meeple was put on a segment.
    #[inline]
    pub(super) fn meeple_came(&mut self, seg: SegIx) {
        let name = self.of(seg).0.0 as usize;
        self.facts[name].meeples += 1;
    }

    /// Notes that a meeple left a segment.
    #[inline]
    pub(super) fn meeple_left(&mut self, seg: SegIx) {
        let name = self.of(seg).0.0 as usize;
        self.facts[name].meeples = self.facts[name].meeples.saturating_sub(1);
    }

    /// Joins the roads of two quays of a lake tile (FER-05).
    pub(super) fn ferry(&mut self, board: &Board, tile: PlacedIx, quays: [SegmentId; 2]) {
        let [a, b] = quays.map(|quay| board.seg_of(tile, quay));
        self.merge(a, b);
    }

    /// Walks the road of a segment anew after a ferry was taken from it: it may fall apart. Returns all its segments;
    /// their meeples are not counted any more.
    pub(super) fn rebuild_road(&mut self, board: &Board, seg: SegIx) -> Vec<SegIx> {
        let mut road: Vec<SegIx> = self.segments(self.of(seg)).collect();
        order::sort(&mut road);
        for &seg in &road {
            let index = usize::from(seg.0);
            let placed = board.at(self.tile_of(seg));
            let piece = &shape(placed.tile).pieces[usize::from(seg.0 - placed.first.0)];
            self.members[index].name = seg;
            self.members[index].next = seg;
            self.facts[index] = piece.alone;
        }
        for &seg in &road {
            self.join_sides(board, seg);
        }
        for ferry in board.ferries() {
            let quay = board.seg_of(ferry.tile, ferry.quays[0]);
            if road.binary_search(&quay).is_ok() {
                self.ferry(board, ferry.tile, ferry.quays);
            }
        }
        road
    }

    /// Joins a road segment that stands alone with what goes on from it on the tiles around.
    fn join_sides(&mut self, board: &Board, seg: SegIx) {
        let placed = *board.at(self.tile_of(seg));
        let joins = &shape(placed.tile).joins[placed.rotation as usize];
        for side in Side::ALL {
            let own = u16::from(joins[side as usize].middle) == seg.0 - placed.first.0;
            let Some(beside) = board.get(placed.pos.step(side)).filter(|_| own) else {
                continue;
            };
            let beside = board.at(beside);
            let theirs = shape(beside.tile).joins[beside.rotation as usize];
            let middle = theirs[side.opposite() as usize].middle;
            self.close(Some(seg));
            self.link(Some(seg), segment_of(beside, middle));
        }
    }

    /// Takes in the tile just put on the board.
    pub(super) fn add(&mut self, board: &Board, index: PlacedIx) {
        let placed = *board.at(index);
        let form = shape(placed.tile);
        self.add_apart(index, &form.pieces);
        self.count_around(board, placed.pos, index);
        let joins = &form.joins[placed.rotation as usize];
        let beside = board.beside(&placed);
        for side in Side::ALL {
            if let Some(beside) = beside[side as usize] {
                let (ours, beside) = (&joins[side as usize], board.at(beside));
                let theirs = &shape(beside.tile).joins[beside.rotation as usize];
                self.join(&placed, ours, beside, &theirs[side.opposite() as usize]);
            }
        }
    }

    /// Takes in the segments of a tile, each as a feature of its own.
    #[inline]
    fn add_apart(&mut self, tile: PlacedIx, pieces: &[SegmentPart]) {
        let seg = |place: usize| SegIx(place as u16);
        let first = self.members.len();
        let alone = (first..).map(seg).zip(pieces);
        self.members.extend(alone.map(|(seg, piece)| Member {
            name: seg,
            next: seg,
            tile,
            twins: piece.twins,
        }));
        self.facts.extend(pieces.iter().map(|piece| piece.alone));
    }

    /// Monasteries and gardens: the new one counts its empty neighbours, those around lose one (MON-01).
    fn count_around(&mut self, board: &Board, pos: Pos, index: PlacedIx) {
        for seg in board.centres_near(pos) {
            let own = self.tile_of(seg) == index;
            let open = &mut self.facts[seg.0 as usize].open;
            *open = if own {
                u16::from(8 - board.neighbours(pos))
            } else {
                *open - 1
            };
        }
    }

    /// Joins what two neighbours show on their common edge. Every tile that is laid does this up to four times, and a search lays
    /// many: it stays part of [`Regions::add`], although it is called from elsewhere too.
    #[inline(always)]
    fn join(&mut self, our: &Placed, ours: &Join, their: &Placed, theirs: &Join) {
        self.join_ends(
            segment_of(our, ours.middle),
            segment_of(their, theirs.middle),
        );
        if ours.second != NONE || theirs.second != NONE {
            self.join_split(our, ours, their, theirs);
        }
        for half in 0..2 {
            let theirs = theirs.fields[1 - half];
            self.join_ends(
                segment_of(our, ours.fields[half]),
                segment_of(their, theirs),
            );
        }
    }

    /// As [`Regions::join`], for what two cities share on an edge (HS-53); the first of each are joined already.
    #[cold]
    fn join_split(&mut self, our: &Placed, ours: &Join, their: &Placed, theirs: &Join) {
        let [our_first, our_second] = [ours.middle, ours.second].map(|id| segment_of(our, id));
        let [their_first, their_second] =
            [theirs.middle, theirs.second].map(|id| segment_of(their, id));
        self.link(our_first, their_second);
        self.link(our_second, their_first);
        self.join_ends(our_second, their_second);
    }

    /// Joins two segments that meet, each of which has one open end less then.
    #[inline]
    fn join_ends(&mut self, our: Option<SegIx>, their: Option<SegIx>) {
        if let (Some(our), Some(their)) = (our, their)
            && let Some(joined) = self.merge(our, their)
        {
            self.facts[joined.0 as usize].open -= 2;
        } else {
            self.close(our);
            self.close(their);
        }
    }

    #[inline]
    fn link(&mut self, our: Option<SegIx>, their: Option<SegIx>) {
        if let (Some(our), Some(their)) = (our, their) {
            self.merge(our, their);
        }
    }

    /// Takes one open end from the feature of a segment.
    #[inline]
    fn close(&mut self, segment: Option<SegIx>) {
        if let Some(segment) = segment {
            let name = self.of(segment).0.0 as usize;
            self.facts[name].open -= 1;
        }
    }

    /// Makes one feature of those of two segments, if they are of one kind; returns its name then.
    #[inline]
    fn merge(&mut self, a: SegIx, b: SegIx) -> Option<SegIx> {
        let (a, b) = (self.of(a).0, self.of(b).0);
        if a == b {
            return Some(a);
        }
        let kind = |name: SegIx| self.facts[name.0 as usize].kind;
        (kind(a) == kind(b)).then(|| self.merge_names(a, b))
    }

    /// Makes one feature of two, relabelling the one with fewer segments; returns the name of the other one.
    fn merge_names(&mut self, a: SegIx, b: SegIx) -> SegIx {
        let smaller_first = self.facts[a.0 as usize].segments < self.facts[b.0 as usize].segments;
        let (keep, gone) = if smaller_first { (b, a) } else { (a, b) };
        let shared = self.shared_tiles(gone, keep);
        let mut at = gone;
        loop {
            let member = &mut self.members[at.0 as usize];
            member.name = keep;
            at = member.next;
            if at == gone {
                break;
            }
        }
        let lost = self.facts[gone.0 as usize];
        let kept = &mut self.facts[keep.0 as usize];
        kept.open += lost.open;
        kept.segments += lost.segments;
        kept.tiles += lost.tiles - shared;
        kept.shields += lost.shields;
        kept.meeples += lost.meeples;
        kept.inn |= lost.inn;
        kept.cathedral |= lost.cathedral;
        for (sum, count) in kept.goods.iter_mut().zip(lost.goods) {
            *sum += count;
        }
        let after = self.members[keep.0 as usize].next;
        self.members[keep.0 as usize].next = self.members[gone.0 as usize].next;
        self.members[gone.0 as usize].next = after;
        keep
    }

    /// On how many tiles both features have segments.
    fn shared_tiles(&self, gone: SegIx, keep: SegIx) -> u16 {
        let counts = |seg: SegIx| {
            let twins = self.members[seg.0 as usize].twins;
            if twins == Twins::NONE {
                return false;
            }
            let [before, after] = twins.around(seg);
            let earlier = &self.members[before..usize::from(seg.0)];
            let all = &self.members[before..=after];
            all.iter().any(|member| member.name == keep)
                && earlier.iter().all(|member| member.name != gone)
        };
        self.segments(RegionId(gone))
            .filter(|&seg| counts(seg))
            .count() as u16
    }
}

/// The segment of a tile that an edge shows; none where it shows [`NONE`].
#[inline]
fn segment_of(placed: &Placed, segment: u8) -> Option<SegIx> {
    (segment != NONE).then(|| placed.seg(SegmentId(segment)))
}
