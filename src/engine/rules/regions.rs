//! Joined features, updated tile by tile (TILE-07).
//!
//! Each segment stores the segment that represents its whole feature; merging relabels the smaller
//! one. All of it is a cache: [`Regions::rebuild`] computes the same from the board and the figures
//! alone.

use serde::{Deserialize, Serialize};

use super::board::{Board, Placed, PlacedIx, SegIx};
use super::clone_in_place::clone_in_place;
use super::shape::{Join, NONE, SegmentPart, Twins, shape};
use crate::tiles::{FeatureKind, Goods, Pos, Segment, SegmentId, Side, catalogue, order};

/// A joined feature, identified by one of its segments. The id changes when features merge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RegionId(pub SegIx);

/// The combined facts of a joined feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Region {
    pub kind: FeatureKind,
    /// Open sides of a road or city, open half-edges of a field, empty cells around a monastery or garden.
    pub open: u16,
    pub segments: u16,
    /// Tiles holding at least one of its segments (ROAD-03, CITY-04).
    pub tiles: u16,
    pub shields: u16,
    /// Meeples on it, of any player and size; special figures do not count.
    pub meeples: u8,
    /// Whether an inn stands beside it (IC-01).
    pub inn: bool,
    /// Whether a cathedral stands in it (IC-05).
    pub cathedral: bool,
    /// Goods symbols in it, by kind (TB-05).
    pub goods: [u16; 3],
}

impl Region {
    /// The facts of a feature with a single segment.
    pub(super) fn from_segment(segment: &Segment) -> Region {
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

    /// Whether it is an incomplete road or city. Written without branches, because callers test all
    /// features and the answer is unpredictable.
    #[inline]
    pub(super) const fn can_grow(&self) -> bool {
        self.kind.is_built() & !self.complete()
    }
}

/// A segment as part of its feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Member {
    /// The segment that represents the feature.
    name: SegIx,
    /// The next segment of the same feature, in a circular list.
    next: SegIx,
    /// The tile it is printed on.
    tile: PlacedIx,
    /// Where other segments of its kind are on that tile.
    twins: Twins,
}

/// All joined features on the table.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Regions {
    members: Vec<Member>,
    /// Facts of each feature, valid at its representative.
    facts: Vec<Region>,
}

clone_in_place!(Regions { members, facts });

impl Regions {
    /// The features of `board` without figures, as if all tiles were placed again.
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
    pub fn region_of(&self, seg: SegIx) -> RegionId {
        RegionId(self.members[seg.0 as usize].name)
    }

    /// The facts of a feature.
    #[inline]
    pub fn get(&self, id: RegionId) -> &Region {
        &self.facts[id.0.0 as usize]
    }

    /// All features, by id.
    pub fn all(&self) -> impl Iterator<Item = (RegionId, &Region)> {
        let names = (0..).map(SegIx).zip(&self.members).zip(&self.facts);
        names
            .filter(|((seg, member), _)| member.name == *seg)
            .map(|((seg, _), region)| (RegionId(seg), region))
    }

    /// The incomplete roads and cities, by id.
    pub(super) fn growing(&self) -> impl Iterator<Item = RegionId> {
        let all = (0..).map(SegIx).zip(&self.members).zip(&self.facts);
        let growing = all.filter(|((seg, member), region)| {
            // Facts are outdated at segments that are not representatives. `&` avoids a second
            // unpredictable branch.
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

    /// The features of `board` as if no tile had neighbours: nothing is joined.
    pub(super) fn apart(board: &Board) -> Regions {
        let mut regions = Regions::default();
        for (index, placed) in (0..).map(PlacedIx).zip(board.placed()) {
            regions.add_apart(index, &shape(placed.tile).pieces);
        }
        regions
    }

    /// The features of `board` with mismatched edges allowed: features are not joined across them
    /// and stay open there.
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

    /// For each segment, the lowest segment of its feature and the feature's facts: equal for equal
    /// tables, in whatever order the features were joined.
    pub fn canonical(&self) -> Vec<(SegIx, Region)> {
        let lowest = |id: RegionId| self.segments(id).min().unwrap_or(id.0);
        let names = self.members.iter().map(|member| RegionId(member.name));
        names.map(|id| (lowest(id), *self.get(id))).collect()
    }

    /// Counts a meeple put on a segment.
    #[inline]
    pub(super) fn meeple_came(&mut self, seg: SegIx) {
        let name = self.region_of(seg).0.0 as usize;
        self.facts[name].meeples += 1;
    }

    /// Uncounts a meeple that left a segment.
    #[inline]
    pub(super) fn meeple_left(&mut self, seg: SegIx) {
        let name = self.region_of(seg).0.0 as usize;
        self.facts[name].meeples = self.facts[name].meeples.saturating_sub(1);
    }

    /// Joins the roads at two quays of a lake tile (FER-05).
    pub(super) fn ferry(&mut self, board: &Board, tile: PlacedIx, quays: [SegmentId; 2]) {
        let [a, b] = quays.map(|quay| board.seg_of(tile, quay));
        self.merge(a, b);
    }

    /// Traces the road of a segment again after a ferry was removed, since it may be split. Returns
    /// all its segments; their meeples are not counted any more.
    pub(super) fn rebuild_road(&mut self, board: &Board, seg: SegIx) -> Vec<SegIx> {
        let mut road: Vec<SegIx> = self.segments(self.region_of(seg)).collect();
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

    /// Joins a lone road segment to its continuations on the neighbouring tiles.
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

    /// Adds the tile just put on the board.
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

    /// Adds the segments of a tile, each as a feature of its own.
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

    /// Counts around monasteries and gardens: the new one counts its empty neighbours, existing
    /// ones lose one (MON-01).
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

    /// Joins the features on the common edge of two neighbours. A search places many tiles, each
    /// with up to four edges, so this is inlined into [`Regions::add`], although other callers use
    /// it too.
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

    /// Like [`Regions::join`], for an edge shared by two cities (HS-53); the first of each are
    /// joined already.
    #[cold]
    fn join_split(&mut self, our: &Placed, ours: &Join, their: &Placed, theirs: &Join) {
        let [our_first, our_second] = [ours.middle, ours.second].map(|id| segment_of(our, id));
        let [their_first, their_second] =
            [theirs.middle, theirs.second].map(|id| segment_of(their, id));
        self.link(our_first, their_second);
        self.link(our_second, their_first);
        self.join_ends(our_second, their_second);
    }

    /// Joins two segments that meet; each loses one open end.
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

    /// Removes one open end from the feature of a segment.
    #[inline]
    fn close(&mut self, segment: Option<SegIx>) {
        if let Some(segment) = segment {
            let name = self.region_of(segment).0.0 as usize;
            self.facts[name].open -= 1;
        }
    }

    /// Merges the features of two segments and returns the id that remains; `None` if their kinds differ.
    #[inline]
    fn merge(&mut self, a: SegIx, b: SegIx) -> Option<SegIx> {
        let (a, b) = (self.region_of(a).0, self.region_of(b).0);
        if a == b {
            return Some(a);
        }
        let kind = |name: SegIx| self.facts[name.0 as usize].kind;
        (kind(a) == kind(b)).then(|| self.merge_names(a, b))
    }

    /// Merges two features by relabelling the one with fewer segments; returns the id that remains.
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

    /// Number of tiles on which both features have segments.
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

/// The segment of a tile at an edge; `None` for [`NONE`].
#[inline]
fn segment_of(placed: &Placed, segment: u8) -> Option<SegIx> {
    (segment != NONE).then(|| placed.seg(SegmentId(segment)))
}
