//! Levels of detail: the smaller a tile appears, the fewer and larger the things on it.
//!
//! All drawings of a tile come from one plan, so they agree. Between two levels, the finer drawing
//! fades in over the coarser one, so that nothing jumps while the size changes.

use super::theme::Look;

/// Level of detail, from finest to coarsest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Detail {
    /// Every house and tuft of grass.
    #[default]
    Full,
    /// Fewer and larger houses and trees, roads and walls as strong lines, icons on plates.
    Reduced,
    /// Flat areas, lines and icons only.
    Flat,
    /// Like [`Detail::Flat`], with icons that fill most of a corner.
    Tiny,
}

/// The sizes of a tile, in pixels, at which one drawing replaces another.
const LIMITS: [f64; 3] = [80.0, 45.0, 30.0];
/// How far from a limit both drawings start to show, as a factor.
const BAND: f64 = 1.06;

impl Detail {
    /// All drawings of a tile.
    pub const ALL: [Detail; 4] = [Detail::Full, Detail::Reduced, Detail::Flat, Detail::Tiny];

    /// The level for a tile of `size` pixels.
    pub fn at(size: f64) -> Self {
        let passed = LIMITS.iter().filter(|&&limit| size < limit).count();
        Detail::ALL[passed]
    }

    /// The level a look uses instead: one with few flat colours has none finer than
    /// [`Detail::Reduced`].
    pub fn in_look(self, look: Look) -> Self {
        match look {
            Look::Contrast => self.max(Detail::Reduced),
            Look::Summer | Look::Winter => self,
        }
    }
}

/// The drawing of a tile of `size` pixels, and a finer one over it with its opacity.
pub fn shown(size: f64) -> (Detail, Option<(Detail, f64)>) {
    let near = |limit: &f64| size > limit / BAND && size < limit * BAND;
    let Some(index) = LIMITS.iter().position(near) else {
        return (Detail::at(size), None);
    };
    let way = (size * BAND / LIMITS[index]).ln() / (BAND * BAND).ln();
    let share = way * way * (3.0 - 2.0 * way);
    (Detail::ALL[index + 1], Some((Detail::ALL[index], share)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_finer_drawing_fades_in_over_the_whole_coarser_one_and_never_jumps() {
        let seen = |size: f64| {
            let (below, above) = shown(size);
            let coarse = below as u8 as f64;
            above.map_or(coarse, |(_, share)| coarse - share)
        };
        let mut size = 18.0;
        while size < 320.0 {
            let step = (seen(size) - seen(size * 1.001)).abs();
            assert!(step < 0.02, "{step} at {size}");
            size *= 1.001;
        }
        assert_eq!(
            (seen(18.0), seen(40.0), seen(60.0), seen(320.0)),
            (3.0, 2.0, 1.0, 0.0)
        );
    }
}
