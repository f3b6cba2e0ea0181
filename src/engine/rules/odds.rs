//! What may still come: how many unseen tiles fit a cell or close a feature, how likely they are among the next draws of a
//! seat, and what no tile can fill any more.
//!
//! Every question is to be asked of a game as the seat sees it ([`Game::seen_by`]). What it has not seen is in any order with
//! the same probability, so its next draws are any of the unseen tiles, wherever the others lie. Counted is the table as it
//! stands: what others lay, a second turn, and tiles that go out of play because they fit nowhere are not foreseen.

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

/// The most draws for which odds are told: more make numbers that a machine does not count with.
pub const MOST_DRAWS: u16 = 5;

/// So many of so many ways in which draws may come, all of them as likely as each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The ways that are meant.
    pub of: u64,
    /// All ways; never 0.
    pub all: u64,
}

impl Odds {
    /// In percent; what is possible and not certain is never told as 0 or 100.
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

/// The draws that odds are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draws {
    /// How many tiles the seat has not seen.
    pub unseen: u16,
    /// How many of them it draws: as many as were asked for, or fewer where fewer are left for it. 0 while the river is laid,
    /// whose tiles come first.
    pub drawn: u16,
}

/// What may come for an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellOdds {
    /// Unseen tiles that fit it.
    pub fitting: u16,
    /// Among which draws one is hoped for.
    pub draws: Draws,
    /// That at least one comes; none where nothing is drawn any more.
    pub odds: Option<Odds>,
    /// Whether it stays empty: no tile that can still be laid fits, seen or not.
    pub dead: bool,
}

/// What may come for a feature that is not complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureOdds {
    /// For each cell where it is open, in reading order, how many unseen tiles close it there and open it nowhere else; for a
    /// monastery or garden how many fit.
    pub closing: Vec<u16>,
    /// Whether a tile that the seat has in hand closes it at one of them.
    pub in_hand: bool,
    /// Among which draws they are hoped for.
    pub draws: Draws,
    /// That a tile of its own comes for each of these cells, which is certain not to be where there are more cells than draws;
    /// none where nothing is drawn any more.
    pub odds: Option<Odds>,
    /// Whether it stays incomplete: a cell of it that no tile fits any more, or more cells than tiles to come.
    pub dead: bool,
}

/// The features that end at an empty cell, side by side; none where nothing lies there.
type Beside = [Option<ArrayVec<RegionId, 2>>; 4];

impl Game {
    /// How many tiles a seat still draws from the stack, if nobody wins a second turn.
    pub fn draws_left(&self, seat: Seat) -> u16 {
        let left = self.stack.left();
        let active = self.turn.active;
        // A double turn that is won draws once more before anybody else.
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

    /// What may come for an empty cell among the next draws of a seat, at most [`MOST_DRAWS`]; none where no tile may lie.
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

    /// The unseen tiles that fit an empty cell: which, a way in which each may lie there, and how many there are of it; those
    /// with most copies first.
    pub fn fitting_tiles(&self, pos: Pos) -> Vec<(TileId, Rotation, u8)> {
        let Some(gap) = self.board.gap(pos) else {
            return Vec::new();
        };
        let fits = |(tile, copies)| Some((tile, self.ways(tile, &gap).next()?, copies));
        let mut all: Vec<_> = self.stack.unseen().filter_map(fits).collect();
        order::sort_by_key(&mut all, |&(_, _, copies)| Reverse(copies));
        all
    }

    /// What may come for a feature among the next draws of a seat, at most [`MOST_DRAWS`]; none of a field, and of what is
    /// complete.
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

    /// How many unseen tiles are of a kind that is meant.
    fn count(&self, meant: impl Fn(TileId) -> bool) -> u16 {
        let unseen = self.stack.unseen().filter(|&(tile, _)| meant(tile));
        unseen.map(|(_, copies)| u16::from(copies)).sum()
    }

    /// The tiles that a seat may lay next.
    fn tiles_in_hand(&self, seat: Seat) -> impl Iterator<Item = TileId> {
        let hand = self.player(seat).hand().iter().copied().flatten();
        let drawn = self.drawn.filter(|_| self.turn.active == seat);
        hand.chain(drawn)
    }

    /// Every tile that can still be laid, as far as it is known here: unseen ones, the drawn one, and those in hands.
    fn to_come(&self) -> impl Iterator<Item = TileId> {
        let unseen = self.stack.unseen();
        let unseen = unseen.flat_map(|(tile, copies)| (0..copies).map(move |_| tile));
        let hands = self.players.iter().flat_map(|player| &player.hand);
        unseen.chain(hands.copied().flatten()).chain(self.drawn)
    }

    /// Whether a ferry may cut off what a road leads to (FER-12), so that nothing is said to be beyond hope.
    fn has_quay(&self, id: RegionId) -> bool {
        let tiles = self
            .regions
            .segments(id)
            .map(|seg| self.regions.tile_of(seg));
        let mut lakes =
            tiles.filter(|&tile| shape(self.board.at(tile).tile).shows(Symbol::FerryLake));
        self.plays(Part::Ferries) && lakes.next().is_some()
    }

    /// Whether no tile that can still be laid fits a cell, which more tiles around it would only make harder.
    fn stays_empty(&self, gap: &Gap) -> bool {
        !self.to_come().any(|tile| matches(tile, gap))
    }

    /// Whether a tile could lie on a cell now; a tile of the river where the river goes on.
    fn fits_now(&self, tile: TileId, gap: &Gap) -> bool {
        self.ways(tile, gap).next().is_some()
    }

    /// The rotations in which a tile could lie on a cell now.
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

    /// Whether a tile on a cell would close a feature there, in some rotation, and open it nowhere else.
    fn closes(&self, id: RegionId, cell: Pos, tile: TileId) -> bool {
        let kind = self.regions.get(id).kind;
        let is_built = matches!(kind, FeatureKind::Road | FeatureKind::City);
        // At a new lake the ferry decides (R-FER-08).
        let is_lake = self.plays(Part::Ferries) && shape(tile).shows(Symbol::FerryLake);
        if kind == FeatureKind::Road && is_lake {
            return false;
        }
        let Some(gap) = self.board.gap(cell) else {
            // Nothing lies beside it yet: whatever does may be fitted.
            return !is_built;
        };
        let beside = self.beside(cell);
        let joins = &shape(tile).joins;
        let mut ways = self.ways(tile, &gap);
        ways.any(|rotation| !is_built || self.ends_there(id, &beside, &joins[rotation as usize]))
    }

    /// What ends at an empty cell.
    fn beside(&self, cell: Pos) -> Beside {
        Side::ALL.map(|side| {
            let placed = self.board.at(self.board.get(cell.step(side))?);
            let joins = &shape(placed.tile).joins[placed.rotation as usize];
            let shown = parts(joins[side.opposite() as usize]);
            let shown = shown.map(|part| self.regions.of(placed.seg(SegmentId(part))));
            Some(shown.collect())
        })
    }

    /// Whether nothing that a tile joins with a feature, on the cell beside which these lie, leads on to anywhere else.
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

/// The segments of a road or city that a tile shows on a side.
fn parts(join: Join) -> impl Iterator<Item = u8> {
    let shown = [join.middle, join.second].into_iter();
    shown.filter(|&part| part != NONE)
}

/// Whether a tile matches what lies around a cell, edge by edge, in some rotation.
fn matches(tile: TileId, gap: &Gap) -> bool {
    gap.turns(&shape(tile).fits) != 0
}

/// Unseen tiles that serve the same cells.
struct Kind {
    /// Which cells, bit by bit.
    serves: u32,
    /// How many there are.
    tiles: u16,
}

/// The bit of a cell; those of more cells than anybody reckons with are the same again.
const fn bit(cell: usize) -> u32 {
    1 << (cell % 32)
}

impl Draws {
    /// That a tile of its own comes for each of so many cells. All unseen tiles are of these kinds.
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

/// What the tiles that are drawn serve, one by one.
type Drawn = ArrayVec<u32, { MOST_DRAWS as usize }>;

/// In how many orders so many more tiles of these kinds come, so that with those that were drawn there is one for each cell.
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

/// Whether each of so many cells gets a tile of its own of those that are drawn and not used, bit by bit, for a cell after these.
fn serve(drawn: &Drawn, used: u32, cells: usize) -> bool {
    let Some(cell) = cells.checked_sub(1) else {
        return true;
    };
    (0..drawn.len()).any(|at| {
        let free = used & bit(at) == 0 && drawn[at] & bit(cell) != 0;
        free && serve(drawn, used | bit(at), cell)
    })
}

/// In how many ways so many tiles are drawn one after the other out of so many.
fn in_order(tiles: u16, drawn: u16) -> u64 {
    let choices = (0..drawn).map(|before| u64::from(tiles.saturating_sub(before)));
    choices.product()
}
