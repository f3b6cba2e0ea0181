//! A forecast: how likely each road and city is to be completed, and what may be joined up.

use super::fits::{Fits, Pattern};
use super::weights::Weights;
use crate::rules::{Board, Game, Gap, RegionId};
use crate::tiles::{FeatureKind, Pos, Side, Terrain, catalogue};

/// Fractions of a tile in which fits are counted.
const TILE_FRACTIONS: f32 = 4.0;

/// How a feature stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Completion {
    /// Gaps it borders.
    pub gaps: u8,
    /// Tiles that close the last one looked at.
    pub closing: u16,
    /// How likely it is to be completed.
    pub probability: f32,
}

/// One tile may make one feature of these two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    pub a: RegionId,
    pub b: RegionId,
    /// How likely that is.
    pub probability: f32,
}

/// What the gaps of a table mean for the features around them.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    fits: Fits,
    weights: Weights,
    /// How likely one of so many fractions of a tile comes in time.
    gap_probabilities: Vec<f32>,
    /// The same for the cells around a monastery, where anything does.
    surround_probabilities: Vec<f32>,
    completions: Vec<Completion>,
    merges: Vec<Merge>,
    /// The same for fields.
    field_merges: Vec<Merge>,
}

impl Forecast {
    /// For games with these unseen tiles.
    pub fn new(game: &Game, weights: &Weights) -> Self {
        let fits = Fits::of(game.stack().unseen());
        let draws = f32::from(fits.total()) / f32::from(game.seats());
        let table = |share: f32| {
            let fractions = fits.total() * TILE_FRACTIONS as u16;
            (0..=fractions)
                .map(|part| {
                    success_probability(
                        f32::from(part) / f32::from(fractions.max(1)),
                        draws * share,
                    )
                })
                .collect()
        };
        Forecast {
            gap_probabilities: table(weights.gap_draws),
            surround_probabilities: table(weights.monastery_draws),
            fits,
            weights: weights.clone(),
            completions: Vec::new(),
            merges: Vec::new(),
            field_merges: Vec::new(),
        }
    }

    /// Looks at all gaps of a table.
    pub fn survey(&mut self, game: &Game) {
        let fresh = Completion {
            gaps: 0,
            closing: 0,
            probability: 1.0,
        };
        self.completions.clear();
        self.completions.resize(game.board().segments(), fresh);
        self.merges.clear();
        self.field_merges.clear();
        for gap in game.board().gaps() {
            self.look_at(game, gap);
            self.look_at_fields(game, gap);
        }
    }

    /// How a road or city stands.
    pub fn completion(&self, id: RegionId) -> Completion {
        self.completions[usize::from(id.0.0)]
    }

    /// How likely the next tile completes a feature.
    pub fn next_tile_completes(&self, completion: Completion) -> f32 {
        let all = f32::from(self.fits.total().max(1));
        if completion.gaps == 1 {
            f32::from(completion.closing) / all
        } else {
            0.0
        }
    }

    /// Tiles that nobody has seen.
    pub const fn unseen(&self) -> u16 {
        self.fits.total()
    }

    /// What may be joined up.
    pub fn merges(&self) -> &[Merge] {
        &self.merges
    }

    /// Fields that may be joined up.
    pub fn field_merges(&self) -> &[Merge] {
        &self.field_merges
    }

    /// How likely an empty cell is to be filled, by anybody.
    pub fn fill_probability(&self, board: &Board, cell: Pos) -> f32 {
        let any = match board.gap(cell) {
            Some(gap) => self.fits.at(Pattern::of(gap)).any,
            None => self.fits.total() / 2,
        };
        self.surround_probabilities[usize::from(any) * TILE_FRACTIONS as usize]
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
                    self.note_merge(game, earlier, region, fit.merging(Side::ALL[other], side));
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
                let probability =
                    self.surround_probabilities[usize::from(any) * TILE_FRACTIONS as usize];
                self.note_field_merge(a.min(b), a.max(b), probability);
            }
        }
    }

    fn note_field_merge(&mut self, a: RegionId, b: RegionId, probability: f32) {
        let known = self
            .field_merges
            .iter_mut()
            .find(|merge| merge.a == a && merge.b == b);
        match known {
            Some(merge) => merge.probability = merge.probability.max(probability),
            None => self.field_merges.push(Merge { a, b, probability }),
        }
    }

    fn note_gap(&mut self, game: &Game, region: RegionId, closing: u16, fitting: u16) {
        let weights = &self.weights;
        let fractions = TILE_FRACTIONS * (f32::from(closing) + weights.extend * f32::from(fitting));
        let last = self.gap_probabilities.len() - 1;
        let filled = self.gap_probabilities[(fractions as usize).min(last)];
        let kind = usize::from(game.regions().get(region).kind == FeatureKind::Road);
        let completion = &mut self.completions[usize::from(region.0.0)];
        let most = match completion.gaps {
            0 => weights.first_gap[kind],
            _ => weights.further_gap[kind],
        };
        completion.probability *= filled * most;
        completion.closing = closing;
        completion.gaps += 1;
    }

    fn note_merge(&mut self, game: &Game, a: RegionId, b: RegionId, tiles: u16) {
        let held = |id| game.regions().get(id).meeples > 0;
        if tiles > 0 && (held(a) || held(b)) {
            let probability = self.gap_probabilities[usize::from(tiles) * TILE_FRACTIONS as usize];
            self.merges.push(Merge { a, b, probability });
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
    let seg = placed.seg(link.middle?);
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
            let seg = segment.map(|segment| placed.seg(segment));
            halves[2 * side as usize + 1 - slot] = seg.map(|seg| game.regions().of(seg));
        }
    }
    halves
}

/// How likely one success at least is in a number of draws, whole or not, each with this probability. Only sums and
/// products, so that every machine gets the same.
fn success_probability(each: f32, draws: f32) -> f32 {
    let mut fails = 1.0;
    for _ in 0..draws as u32 {
        fails *= 1.0 - each;
    }
    1.0 - fails * (1.0 - each * (draws - draws as u32 as f32))
}
