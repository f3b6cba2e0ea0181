//! Odds: how many unseen tiles fit a cell or close a feature, how likely they are among a seat's
//! next draws, and which places no tile can fill any more.
//!
//! Call these on a game as the seat sees it ([`Game::seen_by`]). Every order of the unseen tiles is
//! equally likely, so the seat's next draws are a random sample of them, wherever the others lie.
//! The table is taken as it is: other players' moves, double turns, and tiles that leave the game
//! because they fit nowhere are not foreseen.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::board::SegIx;
use super::game::Game;
use super::grid::Gap;
use super::modules::Part;
use super::regions::RegionId;
use super::shape::{Join, NONE, shape};
use super::turn::Step;
use crate::table::Seat;
use crate::tiles::{FeatureKind, Pos, Rotation, SegmentId, Side, Symbol, TileId, order};

/// The most draws that odds are computed for; more would overflow the number of ways.
pub const MOST_DRAWS: u16 = 5;

/// A probability: `of` out of `all` equally likely ways to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Favourable ways.
    pub of: u64,
    /// All ways; never 0.
    pub all: u64,
}

impl Odds {
    /// In percent, rounded; 0 only if impossible, 100 only if certain.
    pub const fn percent(self) -> u8 {
        match self.of {
            0 => 0,
            of if of >= self.all => 100,
            of => {
                let percent = (200 * of + self.all) / (2 * self.all);
                match percent {
                    0 => 1,
                    1..=99 => percent as u8,
                    _ => 99,
                }
            }
        }
    }
}

/// The draws that odds refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draws {
    /// Number of tiles the seat has not seen.
    pub unseen: u16,
    /// How many of them it draws: as many as asked for, or fewer when fewer are left. 0 while the
    /// river, whose tiles come first, is being built.
    pub drawn: u16,
}

/// The odds for an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellOdds {
    /// Unseen tiles that fit it.
    pub fitting: u16,
    /// The draws considered.
    pub draws: Draws,
    /// The probability of drawing at least one; `None` without draws.
    pub odds: Option<Odds>,
    /// Whether it stays empty: no tile that can still be placed fits, seen or unseen.
    pub dead: bool,
}

/// The odds for an incomplete feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureOdds {
    /// For each open cell, in reading order, how many unseen tiles close the feature there and open
    /// it nowhere else; for a monastery or garden, how many fit.
    pub closing: Vec<u16>,
    /// Whether a tile in the seat's hand closes it at one of them.
    pub in_hand: bool,
    /// The draws considered.
    pub draws: Draws,
    /// The probability of drawing a separate tile for each of these cells, 0 when there are more
    /// cells than draws; `None` without draws.
    pub odds: Option<Odds>,
    /// Whether it stays incomplete: no tile fits one of its cells, or it has more open cells than
    /// there are tiles to come.
    pub dead: bool,
}

/// The features ending at an empty cell, by side; `None` where no tile lies.
type Beside = [Option<ArrayVec<RegionId, 2>>; 4];

impl Game {
    /// Number of tiles a seat will still draw from the stack, assuming no further double turn.
    pub fn draws_left(&self, seat: Seat) -> u16 {
        let left = self.stack.left();
        let active = self.turn.active;
        // After a double turn was earned, the active player draws once more before anybody else.
        let again = u16::from(self.turn.double && !self.turn.second && left > 0);
        let first = if self.draws_next() {
            active
        } else {
            active.next(self.seats())
        };
        let order = first.clockwise(self.seats());
        let before = order.take_while(|&other| other != seat).count() as u16;
        let rest = left - again;
        let regular = rest.saturating_sub(before).div_ceil(self.seats().into());
        regular + if seat == active { again } else { 0 }
    }

    /// Whether the active player draws before the turn passes on.
    fn draws_next(&self) -> bool {
        let step = self.frame().step;
        step == Step::Draw || self.plays_from_hand() && step <= Step::Refill
    }

    /// The odds of an empty cell within the next draws of a seat, at most [`MOST_DRAWS`]; `None`
    /// where no tile may lie.
    pub fn cell_odds(&self, pos: Pos, seat: Seat, draws: u16) -> Option<CellOdds> {
        let gap = self.board.gap(pos)?;
        let draws = self.draws_for(seat, draws);
        let fitting = self.count(|tile| self.fits_now(tile, &gap));
        let others = draws.unseen - fitting;
        let kinds = [(bit(0), fitting), (0, others)];
        let kinds = kinds.map(|(serves, tiles)| Kind { serves, tiles });
        Some(CellOdds {
            fitting,
            draws,
            odds: draws.one_for_each(1, &kinds),
            dead: self.stays_empty(&gap),
        })
    }

    /// The unseen tiles that fit an empty cell, each with one fitting rotation and its number of
    /// copies; most copies first.
    pub fn fitting_tiles(&self, pos: Pos) -> Vec<(TileId, Rotation, u8)> {
        let Some(gap) = self.board.gap(pos) else {
            return Vec::new();
        };
        let fits = |(tile, copies)| Some((tile, self.ways(tile, &gap).next()?, copies));
        let mut all: Vec<_> = self.stack.unseen().filter_map(fits).collect();
        order::sort_by_key(&mut all, |&(_, _, copies)| Reverse(copies));
        all
    }

    /// The odds of a feature within the next draws of a seat, at most [`MOST_DRAWS`]; `None` for a
    /// field and for a complete feature.
    pub fn feature_odds(&self, id: RegionId, seat: Seat, draws: u16) -> Option<FeatureOdds> {
        let region = self.regions.get(id);
        if region.complete() || region.kind == FeatureKind::Field {
            return None;
        }
        let cells = self.open_cells(id);
        let draws = self.draws_for(seat, draws);
        let mut closing = vec![0; cells.len()];
        let mut kinds: Vec<Kind> = Vec::new();
        for (tile, copies) in self.stack.unseen() {
            let mut serves = 0;
            for (at, (&cell, count)) in cells.iter().zip(&mut closing).enumerate() {
                if self.closes(id, cell, tile) {
                    serves |= bit(at);
                    *count += u16::from(copies);
                }
            }
            match kinds.iter_mut().find(|kind| kind.serves == serves) {
                Some(kind) => kind.tiles += u16::from(copies),
                None => kinds.push(Kind {
                    serves,
                    tiles: copies.into(),
                }),
            }
        }
        let stays_open = |&cell: &Pos| {
            let gap = self.board.gap(cell);
            gap.is_some_and(|gap| self.stays_empty(&gap))
        };
        let blocked = cells.iter().any(stays_open) || cells.len() > self.to_come().count();
        let dead = blocked && !self.has_quay(id);
        let closed_by = |tile| cells.iter().any(|&cell| self.closes(id, cell, tile));
        Some(FeatureOdds {
            closing,
            in_hand: self.tiles_in_hand(seat).any(closed_by),
            draws,
            odds: draws.one_for_each(cells.len(), &kinds),
            dead,
        })
    }

    /// The next draws of a seat.
    fn draws_for(&self, seat: Seat, wanted: u16) -> Draws {
        let drawn = match self.stack.ordinary_open() {
            true => self.draws_left(seat).min(wanted).min(MOST_DRAWS),
            false => 0,
        };
        let unseen = self.count(|_| true);
        Draws { unseen, drawn }
    }

    /// Number of unseen tiles that satisfy `meant`.
    fn count(&self, meant: impl Fn(TileId) -> bool) -> u16 {
        let unseen = self.stack.unseen().filter(|&(tile, _)| meant(tile));
        unseen.map(|(_, copies)| u16::from(copies)).sum()
    }

    /// The tiles that a seat may place next.
    fn tiles_in_hand(&self, seat: Seat) -> impl Iterator<Item = TileId> {
        let hand = self.player(seat).hand().iter().copied().flatten();
        let drawn = self.drawn.filter(|_| self.turn.active == seat);
        hand.chain(drawn)
    }

    /// Every tile that can still be placed, as far as this view knows: unseen ones, the drawn one,
    /// and those in hands.
    fn to_come(&self) -> impl Iterator<Item = TileId> {
        let unseen = self.stack.unseen();
        let unseen = unseen.flat_map(|(tile, copies)| (0..copies).map(move |_| tile));
        let hands = self.players.iter().flat_map(|player| &player.hand);
        unseen.chain(hands.copied().flatten()).chain(self.drawn)
    }

    /// Whether a ferry may cut off the road (FER-12), so that it is never called dead.
    fn has_quay(&self, id: RegionId) -> bool {
        let tiles = self
            .regions
            .segments(id)
            .map(|seg| self.regions.tile_of(seg));
        let mut lakes =
            tiles.filter(|&tile| shape(self.board.at(tile).tile).shows(Symbol::FerryLake));
        self.plays(Part::Ferries) && lakes.next().is_some()
    }

    /// Whether no tile that can still be placed fits a cell; more tiles around it can only make
    /// that worse.
    fn stays_empty(&self, gap: &Gap) -> bool {
        !self.to_come().any(|tile| matches(tile, gap))
    }

    /// Whether a tile could be placed on a cell now; a river tile only where the river continues.
    fn fits_now(&self, tile: TileId, gap: &Gap) -> bool {
        self.ways(tile, gap).next().is_some()
    }

    /// The rotations in which a tile could be placed on a cell now.
    fn ways(&self, tile: TileId, gap: &Gap) -> impl Iterator<Item = Rotation> {
        let form = shape(tile);
        Rotation::ALL.into_iter().filter(move |&rotation| {
            let fits = gap.takes(&form.fits, rotation);
            fits && (!form.river || self.placement_refusals(tile, gap.pos, rotation).is_empty())
        })
    }

    /// The empty cells that a feature needs, in reading order.
    fn open_cells(&self, id: RegionId) -> Vec<Pos> {
        let mut cells: Vec<Pos> = match self.regions.get(id).kind {
            FeatureKind::Monastery | FeatureKind::Garden => self.spot(id.0).pos.around().to_vec(),
            _ => {
                let segments = self.regions.segments(id);
                segments.flat_map(|seg| self.leads_to(seg)).collect()
            }
        };
        cells.retain(|&cell| self.board.get(cell).is_none());
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The cells to which a segment of a road or city leads.
    fn leads_to(&self, seg: SegIx) -> impl Iterator<Item = Pos> {
        let placed = *self.board.at(self.regions.tile_of(seg));
        let joins = shape(placed.tile).joins[placed.rotation as usize];
        let leads = move |side: &Side| {
            let mut shown = parts(joins[*side as usize]);
            shown.any(|part| placed.seg(SegmentId(part)) == seg)
        };
        let sides = Side::ALL.into_iter().filter(leads);
        sides.map(move |side| placed.pos.step(side))
    }

    /// Whether a tile on a cell would, in some rotation, close a feature there and open it nowhere
    /// else.
    fn closes(&self, id: RegionId, cell: Pos, tile: TileId) -> bool {
        let kind = self.regions.get(id).kind;
        let is_built = matches!(kind, FeatureKind::Road | FeatureKind::City);
        // At a new lake the ferry decides (R-FER-08).
        let is_lake = self.plays(Part::Ferries) && shape(tile).shows(Symbol::FerryLake);
        if kind == FeatureKind::Road && is_lake {
            return false;
        }
        let Some(gap) = self.board.gap(cell) else {
            // No tile is beside the cell yet, and those to come can be chosen to fit.
            return !is_built;
        };
        let beside = self.beside(cell);
        let joins = &shape(tile).joins;
        let mut ways = self.ways(tile, &gap);
        ways.any(|rotation| !is_built || self.ends_there(id, &beside, &joins[rotation as usize]))
    }

    /// The features that end at an empty cell.
    fn beside(&self, cell: Pos) -> Beside {
        Side::ALL.map(|side| {
            let placed = self.board.at(self.board.get(cell.step(side))?);
            let joins = &shape(placed.tile).joins[placed.rotation as usize];
            let shown = parts(joins[side.opposite() as usize]);
            let shown = shown.map(|part| self.regions.region_of(placed.seg(SegmentId(part))));
            Some(shown.collect())
        })
    }

    /// Whether a tile with these joins, on the cell with these neighbours, adds no open end to a
    /// feature, neither on the tile itself nor with another feature that it joins.
    fn ends_there(&self, id: RegionId, beside: &Beside, joins: &[Join; 4]) -> bool {
        let mut joined = vec![id];
        let mut at = 0;
        while let Some(&region) = joined.get(at) {
            at += 1;
            let ends = |side: &Side| {
                let shown = &beside[*side as usize];
                shown.as_ref().is_some_and(|shown| shown.contains(&region))
            };
            let sides = Side::ALL.into_iter().filter(ends);
            for part in sides.flat_map(|side| parts(joins[side as usize])) {
                let reached = |side: &Side| parts(joins[*side as usize]).any(|one| one == part);
                for side in Side::ALL.into_iter().filter(reached) {
                    let Some(shown) = &beside[side as usize] else {
                        return false;
                    };
                    joined.extend(
                        shown
                            .iter()
                            .filter(|other| !joined.contains(other))
                            .copied()
                            .collect::<ArrayVec<_, 2>>(),
                    );
                }
            }
        }
        let ends_here = |region: RegionId| {
            let shown = beside.iter().flatten().flatten();
            shown.filter(|&&other| other == region).count()
        };
        let others = joined.iter().skip(1);
        let mut open = others.map(|&other| (other, usize::from(self.regions.get(other).open)));
        open.all(|(other, open)| open == ends_here(other))
    }
}

/// The road or city segments a tile shows on a side.
fn parts(join: Join) -> impl Iterator<Item = u8> {
    let shown = [join.middle, join.second].into_iter();
    shown.filter(|&part| part != NONE)
}

/// Whether a tile matches what lies around a cell, edge by edge, in some rotation.
fn matches(tile: TileId, gap: &Gap) -> bool {
    gap.turns(&shape(tile).fits) != 0
}

/// Unseen tiles that serve the same set of cells.
struct Kind {
    /// A bit for each cell.
    serves: u32,
    tiles: u16,
}

/// The bit of a cell. Cell numbers beyond the width wrap around; far fewer are ever counted.
const fn bit(cell: usize) -> u32 {
    1 << (cell % 32)
}

impl Draws {
    /// The probability of drawing a separate tile for each of this many cells. `kinds` covers all
    /// unseen tiles.
    fn one_for_each(self, cells: usize, kinds: &[Kind]) -> Option<Odds> {
        let mut drawn = ArrayVec::new();
        let of = match cells <= usize::from(self.drawn) {
            true => ways(kinds, self.drawn, cells, &mut drawn),
            false => 0,
        };
        let all = in_order(self.unseen, self.drawn);
        (self.drawn > 0).then_some(Odds { of, all })
    }
}

/// The cells that each drawn tile serves.
type Drawn = ArrayVec<u32, { MOST_DRAWS as usize }>;

/// The number of orders in which `more` tiles of these kinds can be drawn so that, with those
/// already drawn, there is one for each cell.
fn ways(kinds: &[Kind], more: u16, cells: usize, drawn: &mut Drawn) -> u64 {
    let Some((kind, others)) = kinds.split_first() else {
        return u64::from(more == 0 && serve(drawn, 0, cells));
    };
    let before = drawn.len();
    let mut sum = 0;
    for taken in 0..=more.min(kind.tiles) {
        let places = in_order(more, taken) / in_order(taken, taken);
        sum += places * in_order(kind.tiles, taken) * ways(others, more - taken, cells, drawn);
        if taken < more {
            drawn.push(kind.serves);
        }
    }
    drawn.truncate(before);
    sum
}

/// Whether each of the first `cells` cells can get its own tile from those drawn, except those in
/// the bit set `used`.
fn serve(drawn: &Drawn, used: u32, cells: usize) -> bool {
    let Some(cell) = cells.checked_sub(1) else {
        return true;
    };
    (0..drawn.len()).any(|at| {
        let free = used & bit(at) == 0 && drawn[at] & bit(cell) != 0;
        free && serve(drawn, used | bit(at), cell)
    })
}

/// The number of ways to draw this many out of this many tiles, in order.
fn in_order(tiles: u16, drawn: u16) -> u64 {
    let choices = (0..drawn).map(|before| u64::from(tiles.saturating_sub(before)));
    choices.product()
}
