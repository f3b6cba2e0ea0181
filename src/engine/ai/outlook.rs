//! How likely each road and city is to be completed, and what may be joined up.

use super::fits::{Fits, Pattern};
use super::weights::Weights;
use crate::rules::{Board, Game, Gap, RegionId, SegIx};
use crate::tiles::{FeatureKind, Pos, Side, Terrain, catalogue};

/// Parts of a tile in which fits are counted.
const PARTS: f32 = 4.0;

/// How a feature stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Future {
    /// Gaps it borders.
    pub gaps: u8,
    /// Tiles that close the last one looked at.
    pub closing: u16,
    /// How likely it is to be completed.
    pub chance: f32,
}

/// One tile may make one feature of these two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joint {
    pub a: RegionId,
    pub b: RegionId,
    /// How likely that is.
    pub chance: f32,
}

/// What the gaps of a table mean for the features around them.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    fits: Fits,
    weights: Weights,
    /// Chance that one of so many parts of a tile comes in time.
    comes: Vec<f32>,
    /// The same for the cells around a monastery, where anything does.
    surrounds: Vec<f32>,
    futures: Vec<Future>,
    joints: Vec<Joint>,
    /// The same for fields.
    field_joints: Vec<Joint>,
}

impl Outlook {
    /// For games with these unseen tiles.
    pub fn new(game: &Game, weights: &Weights) -> Self {
        let fits = Fits::of(game.stack().unseen());
        let draws = f32::from(fits.total()) / f32::from(game.seats());
        let table = |effort: f32| {
            let parts = fits.total() * PARTS as u16;
            (0..=parts)
                .map(|part| in_time(f32::from(part) / f32::from(parts.max(1)), draws * effort))
                .collect()
        };
        Outlook {
            comes: table(weights.effort),
            surrounds: table(weights.around),
            fits,
            weights: weights.clone(),
            futures: Vec::new(),
            joints: Vec::new(),
            field_joints: Vec::new(),
        }
    }

    /// Looks at all gaps of a table.
    pub fn survey(&mut self, game: &Game) {
        let fresh = Future {
            gaps: 0,
            closing: 0,
            chance: 1.0,
        };
        self.futures.clear();
        self.futures.resize(game.board().segments(), fresh);
        self.joints.clear();
        self.field_joints.clear();
        for gap in game.board().gaps() {
            self.look_at(game, gap);
            self.look_at_fields(game, gap);
        }
    }

    /// How a road or city stands.
    pub fn future(&self, id: RegionId) -> Future {
        self.futures[usize::from(id.0.0)]
    }

    /// How likely the next tile completes a feature.
    pub fn at_once(&self, future: Future) -> f32 {
        let all = f32::from(self.fits.total().max(1));
        if future.gaps == 1 {
            f32::from(future.closing) / all
        } else {
            0.0
        }
    }

    /// Tiles that nobody has seen.
    pub const fn unseen(&self) -> u16 {
        self.fits.total()
    }

    /// What may be joined up.
    pub fn joints(&self) -> &[Joint] {
        &self.joints
    }

    /// Fields that may be joined up.
    pub fn field_joints(&self) -> &[Joint] {
        &self.field_joints
    }

    /// How likely an empty cell is to be filled, by anybody.
    pub fn fills(&self, board: &Board, cell: Pos) -> f32 {
        let any = match board.gap(cell) {
            Some(gap) => self.fits.at(Pattern::of(gap)).any,
            None => self.fits.total() / 2,
        };
        self.surrounds[usize::from(any) * PARTS as usize]
    }

    fn look_at(&mut self, game: &Game, gap: &Gap) {
        let fit = *self.fits.at(Pattern::of(gap));
        let around = Side::ALL.map(|side| bordering(game, gap, side));
        for (index, side) in Side::ALL.into_iter().enumerate() {
            let Some(region) = around[index] else {
                continue;
            };
            for (other, &earlier) in around[..index].iter().enumerate() {
                if let Some(earlier) = earlier.filter(|&earlier| earlier != region) {
                    self.note_joint(game, earlier, region, fit.joining(Side::ALL[other], side));
                }
            }
            if around[..index].contains(&Some(region)) {
                continue;
            }
            let same = (index..4).filter(|&other| around[other] == Some(region));
            let closing = same.map(|other| fit.closing[other]).min().unwrap_or(0);
            self.note_gap(game, region, closing, fit.any - closing);
        }
    }

    /// Fields that meet at a corner of a gap: any tile joins them.
    fn look_at_fields(&mut self, game: &Game, gap: &Gap) {
        let halves = meeting(game, gap);
        let held = |id| game.regions().get(id).meeples > 0;
        for corner in [1, 3, 5, 7] {
            let (Some(a), Some(b)) = (halves[corner], halves[(corner + 1) % 8]) else {
                continue;
            };
            if a != b && (held(a) || held(b)) {
                let any = self.fits.at(Pattern::of(gap)).any;
                let chance = self.surrounds[usize::from(any) * PARTS as usize];
                self.note_fields(a.min(b), a.max(b), chance);
            }
        }
    }

    fn note_fields(&mut self, a: RegionId, b: RegionId, chance: f32) {
        let known = self
            .field_joints
            .iter_mut()
            .find(|joint| joint.a == a && joint.b == b);
        match known {
            Some(joint) => joint.chance = joint.chance.max(chance),
            None => self.field_joints.push(Joint { a, b, chance }),
        }
    }

    fn note_gap(&mut self, game: &Game, region: RegionId, closing: u16, fitting: u16) {
        let weights = &self.weights;
        let parts = PARTS * (f32::from(closing) + weights.extend * f32::from(fitting));
        let comes = self.comes[(parts as usize).min(self.comes.len() - 1)];
        let kind = usize::from(game.regions().get(region).kind == FeatureKind::Road);
        let future = &mut self.futures[usize::from(region.0.0)];
        let most = match future.gaps {
            0 => weights.first_gap[kind],
            _ => weights.further_gap[kind],
        };
        future.chance *= comes * most;
        future.closing = closing;
        future.gaps += 1;
    }

    fn note_joint(&mut self, game: &Game, a: RegionId, b: RegionId, tiles: u16) {
        let held = |id| game.regions().get(id).meeples > 0;
        if tiles > 0 && (held(a) || held(b)) {
            let chance = self.comes[usize::from(tiles) * PARTS as usize];
            self.joints.push(Joint { a, b, chance });
        }
    }
}

/// The road or city that ends at one side of a gap.
fn bordering(game: &Game, gap: &Gap, side: Side) -> Option<RegionId> {
    if !matches!(gap.wanted(side), Some(Terrain::Road | Terrain::City)) {
        return None;
    }
    let placed = game.board().at(game.board().get(gap.pos.step(side))?);
    let link = catalogue()
        .tile(placed.tile)
        .link(side.opposite().printed(placed.rotation));
    let seg = SegIx(placed.first.0 + u16::from(link.middle?.0));
    Some(game.regions().of(seg))
}

/// The fields that end at the half-edges of a gap, clockwise.
fn meeting(game: &Game, gap: &Gap) -> [Option<RegionId>; 8] {
    let mut halves = [None; 8];
    for side in Side::ALL {
        if !matches!(gap.wanted(side), Some(Terrain::Road | Terrain::Field)) {
            continue;
        }
        let Some(index) = game.board().get(gap.pos.step(side)) else {
            continue;
        };
        let placed = game.board().at(index);
        let link = catalogue()
            .tile(placed.tile)
            .link(side.opposite().printed(placed.rotation));
        for (slot, segment) in link.fields.into_iter().enumerate() {
            let seg = segment.map(|segment| SegIx(placed.first.0 + u16::from(segment.0)));
            halves[2 * side as usize + 1 - slot] = seg.map(|seg| game.regions().of(seg));
        }
    }
    halves
}

/// Chance of at least one success in a number of draws, whole or not, of chance `each`. Only sums and products, so that
/// every machine gets the same.
fn in_time(each: f32, draws: f32) -> f32 {
    let mut fails = 1.0;
    for _ in 0..draws as u32 {
        fails *= 1.0 - each;
    }
    1.0 - fails * (1.0 - each * (draws - draws as u32 as f32))
}
