//! A forecast: the probability that each road and city is completed, and which features may be joined.

use super::draw_probability::{DrawProbability, TILE_FRACTIONS};
use super::field_merges::FieldMerges;
use super::fits::{Fits, Pattern};
use super::surroundings::{AllSurroundings, CORNERS, Surroundings};
use super::weights::Weights;
use crate::rules::{Board, Game, RegionId, SegIx};
use crate::tiles::{FeatureKind, Pos, Side};

/// What a feature needs to be completed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Completion {
    /// The number of gaps it borders, each of which has to be filled.
    pub gaps: u8,
    /// Unseen tiles that close the gap noted last.
    pub closing: u16,
    /// The probability that it is completed.
    pub probability: f32,
}

/// Two features that one tile may join.
#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    pub a: RegionId,
    pub b: RegionId,
    /// The probability that such a tile comes in time.
    pub probability: f32,
}

/// What the gaps of a board mean for the features around them.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    fits: Fits,
    surroundings: AllSurroundings,
    outlook: Outlook,
}

/// The results of the last survey, and what they are computed from.
#[derive(Clone, Debug)]
struct Outlook {
    weights: Weights,
    /// The probability that one of several tiles fills a gap in time.
    gap_filled: DrawProbability,
    /// The same for a cell around a monastery, where any fitting tile will do.
    cell_filled: DrawProbability,
    completions: Vec<Completion>,
    /// Roads and cities that end at a gap.
    open: Vec<RegionId>,
    merges: Vec<Merge>,
    /// The same for fields.
    field_merges: FieldMerges,
}

impl Forecast {
    /// A forecast for positions with the unseen tiles of `game`.
    pub fn new(game: &Game, weights: &Weights) -> Self {
        let fits = Fits::count(game.stack().unseen());
        let draws = f32::from(fits.total()) / f32::from(game.seats());
        let likely = |share: f32| DrawProbability::new(fits.total(), draws * share);
        Forecast {
            outlook: Outlook {
                gap_filled: likely(weights.gap_draws),
                cell_filled: likely(weights.monastery_draws),
                weights: weights.clone(),
                completions: Vec::new(),
                open: Vec::new(),
                merges: Vec::new(),
                field_merges: FieldMerges::default(),
            },
            surroundings: AllSurroundings::new(game.board(), &fits),
            fits,
        }
    }

    /// Surveys all gaps of a board.
    pub fn survey(&mut self, game: &Game) {
        self.outlook.clear(game);
        let outlook = &mut self.outlook;
        self.surroundings.each(game.board(), &self.fits, |around| {
            if around.has_middle {
                outlook.look_at(game, around);
            }
            if around.has_corner {
                outlook.look_at_fields(game, around);
            }
        });
    }

    /// What a road or city needs to be completed.
    pub fn completion(&self, id: RegionId) -> Completion {
        self.outlook.completions[usize::from(id.0.0)]
    }

    /// Roads and cities open at one gap at least, in the order in which they are met.
    pub fn open(&self) -> &[RegionId] {
        &self.outlook.open
    }

    /// The probability that the next tile completes a feature.
    pub fn next_tile_completes(&self, completion: Completion) -> f32 {
        let all = f32::from(self.fits.total().max(1));
        if completion.gaps == 1 {
            f32::from(completion.closing) / all
        } else {
            0.0
        }
    }

    /// The number of unseen tiles.
    pub const fn unseen(&self) -> u16 {
        self.fits.total()
    }

    /// Roads and cities that one tile may join.
    pub fn merges(&self) -> &[Merge] {
        &self.outlook.merges
    }

    /// Fields that one tile may join.
    pub fn field_merges(&self) -> &[Merge] {
        self.outlook.field_merges.all()
    }

    /// The probability that an empty cell is filled, by anybody.
    pub fn fill_probability(&self, board: &Board, cell: Pos) -> f32 {
        let any = match board.gap(cell) {
            Some(gap) => self.fits.at(Pattern::around(&gap)).any,
            None => self.fits.total() / 2,
        };
        self.outlook.cell_filled.tiles(any)
    }
}

impl Outlook {
    /// Clears the last survey.
    fn clear(&mut self, game: &Game) {
        let fresh = Completion {
            gaps: 0,
            closing: 0,
            probability: 1.0,
        };
        // All other entries are still fresh.
        for id in self.open.drain(..) {
            self.completions[usize::from(id.0.0)] = fresh;
        }
        self.completions.resize(game.board().segments(), fresh);
        self.merges.clear();
        self.field_merges.clear(game.board().segments());
    }

    fn look_at(&mut self, game: &Game, around: &Surroundings) {
        let fit = &around.fit;
        if let Some((side, segment)) = around.only_middle {
            let closing = fit.closing[side as usize];
            let region = game.regions().region_of(segment);
            return self.note_gap(game, region, closing, fit.any - closing);
        }
        let around = regions_of(game, &around.middles);
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
    fn look_at_fields(&mut self, game: &Game, around: &Surroundings) {
        let halves = regions_of(game, &around.halves);
        let held = |id| game.regions().get(id).meeples > 0;
        for [one, other] in CORNERS {
            let (Some(a), Some(b)) = (halves[one], halves[other]) else {
                continue;
            };
            if a != b && (held(a) || held(b)) {
                let probability = self.cell_filled.tiles(around.fit.any);
                let (a, b) = (a.min(b), a.max(b));
                self.field_merges.note(Merge { a, b, probability });
            }
        }
    }

    fn note_gap(&mut self, game: &Game, region: RegionId, closing: u16, fitting: u16) {
        let weights = &self.weights;
        let fractions = TILE_FRACTIONS * (f32::from(closing) + weights.extend * f32::from(fitting));
        let filled = self.gap_filled.fractions(fractions as usize);
        let kind = usize::from(game.regions().get(region).kind == FeatureKind::Road);
        let completion = &mut self.completions[usize::from(region.0.0)];
        if completion.gaps == 0 {
            self.open.push(region);
        }
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
            let probability = self.gap_filled.tiles(tiles);
            self.merges.push(Merge { a, b, probability });
        }
    }
}

/// The features of segments.
fn regions_of<const N: usize>(game: &Game, segments: &[Option<SegIx>; N]) -> [Option<RegionId>; N] {
    let mut regions = [None; N];
    for (region, segment) in regions.iter_mut().zip(segments) {
        if let Some(segment) = *segment {
            *region = Some(game.regions().region_of(segment));
        }
    }
    regions
}
