//! How likely one of some tiles comes in time.

use std::cell::Cell;

/// Fractions of a tile in which tiles are counted.
pub(super) const TILE_FRACTIONS: f32 = 4.0;

/// How likely it is that at least one of some unseen tiles is drawn, by how many they are. A search asks for few of the
/// numbers again and again: each is worked out when somebody asks for it first.
#[derive(Clone, Debug)]
pub(super) struct Likely {
    /// By fractions of a tile; not a number where nobody asked.
    known: Vec<Cell<f32>>,
    /// Draws in which it may come, whole or not.
    draws: f32,
}

impl Likely {
    /// Of so many unseen tiles, in so many draws.
    pub fn new(unseen: u16, draws: f32) -> Likely {
        let fractions = usize::from(unseen * TILE_FRACTIONS as u16);
        Likely {
            known: vec![Cell::new(f32::NAN); fractions + 1],
            draws,
        }
    }

    /// That one of so many whole tiles comes.
    pub fn tiles(&self, tiles: u16) -> f32 {
        self.fractions(usize::from(tiles) * TILE_FRACTIONS as usize)
    }

    /// That one of so many fractions of a tile comes; more than there are count as all.
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

/// How likely one success at least is in a number of draws, whole or not, each with this probability. Only sums and
/// products, so that every machine gets the same.
fn success_probability(each: f32, draws: f32) -> f32 {
    let mut fails = 1.0;
    for _ in 0..draws as u32 {
        fails *= 1.0 - each;
    }
    1.0 - fails * (1.0 - each * (draws - draws as u32 as f32))
}
