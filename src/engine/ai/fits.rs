//! How many unseen tiles fit each gap, close a feature that borders it, or join two of them.

use std::sync::OnceLock;

use crate::rules::Gap;
use crate::tiles::{Rotation, Side, Terrain, Tile, TileId, catalogue};

/// The number of possible requirements of one side of a gap: none, or one of four terrains.
const ASKS: u16 = 5;
const PATTERNS: usize = ASKS.pow(4) as usize;

/// Pairs of sides, in the order of [`Fit::merging`].
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// What the neighbours of a gap require, encoded as by [`Gap::asked`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern(u16);

impl Pattern {
    /// The pattern of a gap.
    #[inline]
    pub const fn around(gap: &Gap) -> Pattern {
        Pattern(gap.asked())
    }

    fn from_sides(wanted: impl Fn(Side) -> Option<Terrain>) -> Pattern {
        let digit = |side| wanted(side).map_or(0, |terrain| terrain as u16 + 1);
        let fold = |number, &side| number * ASKS + digit(side);
        Pattern(Side::ALL.iter().fold(0, fold))
    }
}

/// The number of unseen tiles by what they do in a gap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// Tiles that fit the gap.
    pub any: u16,
    /// Tiles that can end the road or city at this side of the gap.
    pub closing: [u16; 4],
    /// Tiles that can join the roads or cities at these two sides.
    pub merging: [u16; 6],
}

impl Fit {
    /// Tiles that can join the roads or cities at two different sides.
    pub fn merging(&self, a: Side, b: Side) -> u16 {
        let (low, high) = ((a as usize).min(b as usize), (a as usize).max(b as usize));
        let pair = PAIRS.iter().position(|&pair| pair == (low, high));
        pair.map_or(0, |pair| self.merging[pair])
    }
}

/// The fits of all possible gap patterns.
#[derive(Clone, Debug)]
pub(super) struct Fits {
    table: Vec<Fit>,
    total: u16,
}

impl Fits {
    /// Counts what `unseen` tiles can do.
    pub fn count(unseen: impl Iterator<Item = (TileId, u8)>) -> Fits {
        let mut fits = Fits {
            table: vec![Fit::default(); PATTERNS],
            total: 0,
        };
        let uses = uses();
        for (tile, count) in unseen {
            fits.total += u16::from(count);
            for &(Pattern(pattern), effects) in &uses[usize::from(tile.0)] {
                fits.table[usize::from(pattern)].add(effects, u16::from(count));
            }
        }
        fits
    }

    /// Number of unseen tiles.
    pub const fn total(&self) -> u16 {
        self.total
    }

    /// What unseen tiles can do in a gap of this pattern.
    pub fn at(&self, pattern: Pattern) -> &Fit {
        &self.table[usize::from(pattern.0)]
    }
}

/// A pattern that a tile fits, and its [`effects`] there.
type Use = (Pattern, u16);

/// For each tile of the catalogue, the patterns it fits in some rotation, each with all effects it can have there.
fn uses() -> &'static [Vec<Use>] {
    static USES: OnceLock<Vec<Vec<Use>>> = OnceLock::new();
    USES.get_or_init(|| catalogue().tiles().iter().map(uses_of).collect())
}

fn uses_of(tile: &Tile) -> Vec<Use> {
    let mut uses: Vec<Use> = Vec::new();
    for &rotation in tile.rotations() {
        for sides in 1..16u8 {
            let asked = |side: Side| sides & (1 << side as u8) != 0;
            let pattern =
                Pattern::from_sides(|side| asked(side).then(|| tile.terrain(side, rotation)));
            let more = effects(tile, rotation, sides);
            match uses.iter_mut().find(|(known, _)| *known == pattern) {
                Some((_, effects)) => *effects |= more,
                None => uses.push((pattern, more)),
            }
        }
    }
    uses
}

impl Fit {
    /// Adds `copies` to everything named in `effects`.
    fn add(&mut self, effects: u16, copies: u16) {
        let times = |bit: usize| (effects >> bit & 1) * copies;
        self.any += times(0);
        for (side, closing) in self.closing.iter_mut().enumerate() {
            *closing += times(1 + side);
        }
        for (pair, merging) in self.merging.iter_mut().enumerate() {
            *merging += times(5 + pair);
        }
    }
}

/// The effects of a rotated tile in a gap with neighbours on `sides`: bit 0 for fitting, then one for each side it closes, then
/// one for each pair it joins.
fn effects(tile: &Tile, rotation: Rotation, sides: u8) -> u16 {
    let reach = Side::ALL.map(|side| {
        let middle = tile.link(side.printed(rotation)).middle;
        middle.map(|segment| tile.segment(segment).sides.turned(rotation).0)
    });
    let mut effects = 1;
    for side in 0..4 {
        if reach[side].is_some_and(|reach| reach & !sides == 0 && sides & (1 << side) != 0) {
            effects |= 1 << (1 + side);
        }
    }
    for (index, &(a, b)) in PAIRS.iter().enumerate() {
        let both = 1 << a | 1 << b;
        if sides & both == both && reach[a].is_some_and(|reach| reach & both == both) {
            effects |= 1 << (5 + index);
        }
    }
    effects
}
