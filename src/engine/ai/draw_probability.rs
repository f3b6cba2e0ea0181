//! The probability that one of several tiles is drawn in time.

use std::cell::Cell;

/// Tiles are counted in this many fractions of one.
pub(super) const TILE_FRACTIONS: f32 = 4.0;

/// The probability that at least one of several unseen tiles is drawn, by their number. A search needs the same few values again
/// and again, so each is computed on first use.
#[derive(Clone, Debug)]
pub(super) struct DrawProbability {
    /// By fractions of a tile; NaN if not computed yet.
    known: Vec<Cell<f32>>,
    /// The number of draws, whole or not.
    draws: f32,
}

impl DrawProbability {
    /// For this many unseen tiles and draws.
    pub fn new(unseen: u16, draws: f32) -> DrawProbability {
        let fractions = usize::from(unseen * TILE_FRACTIONS as u16);
        DrawProbability {
            known: vec![Cell::new(f32::NAN); fractions + 1],
            draws,
        }
    }

    /// The probability that one of this many whole tiles is drawn.
    pub fn tiles(&self, tiles: u16) -> f32 {
        self.fractions(usize::from(tiles) * TILE_FRACTIONS as usize)
    }

    /// The same for fractions of a tile; more than there are count as all.
    #[inline]
    pub fn fractions(&self, fractions: usize) -> f32 {
        let all = self.known.len() - 1;
        let fractions = fractions.min(all);
        let known = &self.known[fractions];
        if known.get().is_nan() {
            let each = fractions as f32 / all.max(1) as f32;
            known.set(success_probability(each, self.draws));
        }
        known.get()
    }
}

/// The probability of at least one success in a number of draws, whole or not. It uses only sums and products, so that every
/// machine gets the same.
fn success_probability(each: f32, draws: f32) -> f32 {
    let mut fails = 1.0;
    for _ in 0..draws as u32 {
        fails *= 1.0 - each;
    }
    1.0 - fails * (1.0 - each * (draws - draws as u32 as f32))
}
