//! A painter's cache of bitmaps: which ones a picture needs, which are missing and in what order to
//! paint them, what to show meanwhile, and which to evict.
//!
//! Nothing is painted here, and a bitmap can be any type. So the cache is tested without a browser.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use kurbo::{Affine, Point};

use crate::scene::display::{Layer, ShownPrint};
use crate::scene::print::Print;

/// The smallest and the largest height of a bitmap, in pixels.
const HEIGHTS: (u32, u32) = (32, 1024);
/// A bitmap has at least this many times the pixels that its print covers on screen along an edge,
/// so that it is scaled down, never up.
const SPARE: f64 = 1.2;
/// The most pixels in all bitmaps together: 64 megabytes.
pub const BUDGET: u64 = 16 << 20;
/// The most pixels a single picture may ask for. The rest is for bitmaps standing in until those
/// are painted.
pub const ON_SCREEN: u64 = 10 << 20;

/// The print on a bitmap, and its height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BitmapKey {
    pub print: Print,
    /// Its height, a power of two.
    pub height: u32,
}

impl BitmapKey {
    /// The bitmap for a print that `affine` maps to screen pixels: the next power of two above its
    /// size there.
    pub fn on_screen(print: Print, affine: Affine) -> Self {
        let high = affine.determinant().abs().sqrt() * print.area().height() * SPARE;
        let height = (high.ceil().max(1.0) as u32).next_power_of_two();
        BitmapKey {
            print,
            height: height.clamp(HEIGHTS.0, HEIGHTS.1),
        }
    }

    /// Its width, in pixels.
    pub fn width(self) -> u32 {
        let area = self.print.area();
        (f64::from(self.height) * area.width() / area.height()).ceil() as u32
    }

    /// Its number of pixels.
    pub fn pixels(self) -> u64 {
        u64::from(self.width()) * u64::from(self.height)
    }

    fn halved(self) -> Self {
        BitmapKey {
            height: (self.height / 2).max(HEIGHTS.0),
            ..self
        }
    }
}

/// The bitmaps a picture needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The bitmap for each print of the picture, in order.
    pub shown: Vec<BitmapKey>,
    /// Missing bitmaps, each once, in the order in which to paint them.
    pub missing: Vec<BitmapKey>,
    /// How many of them have to be painted first because nothing can stand in for them, not even a
    /// plain ground.
    pub urgent: usize,
}

/// All bitmaps painted so far.
#[derive(Clone, Debug)]
pub struct Bitmaps<B> {
    /// By the common part of their prints, so that one can stand in for another.
    shelves: BTreeMap<Print, Vec<Kept<B>>>,
    pixels: u64,
    frame: u64,
}

#[derive(Clone, Debug)]
struct Kept<B> {
    key: BitmapKey,
    bitmap: B,
    /// The frame in which it was last visible.
    seen: u64,
    /// The last frame that needed exactly this bitmap.
    wanted: u64,
}

impl<B> Default for Bitmaps<B> {
    fn default() -> Self {
        Bitmaps {
            shelves: BTreeMap::new(),
            pixels: 0,
            frame: 0,
        }
    }
}

impl<B> Bitmaps<B> {
    /// Starts a frame: determines what a picture with these prints needs. Of the missing bitmaps,
    /// those in the player's hand come first, then those nearest to `focus`, a point on the screen.
    pub fn want(&mut self, prints: &[ShownPrint], focus: Point) -> Wanted {
        self.frame += 1;
        let keys = prints.iter();
        let shown = within_limit(
            keys.map(|shown| BitmapKey::on_screen(shown.print, shown.affine))
                .collect(),
        );
        let mut away: BTreeMap<BitmapKey, f64> = BTreeMap::new();
        for (&key, print) in shown.iter().zip(prints) {
            if self.mark(key) {
                continue;
            }
            let distance = match print.layer < Layer::Hand {
                _ if self.is_urgent(key) => f64::NEG_INFINITY,
                true => (print.affine * print.print.area().center()).distance(focus),
                false => 0.0,
            };
            let least = away.entry(key).or_insert(distance);
            *least = least.min(distance);
        }
        let mut missing: Vec<(BitmapKey, f64)> = away.into_iter().collect();
        missing.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let urgent = |(_, distance): &&(BitmapKey, f64)| *distance == f64::NEG_INFINITY;
        Wanted {
            urgent: missing.iter().filter(urgent).count(),
            shown,
            missing: missing.into_iter().map(|(key, _)| key).collect(),
        }
    }

    /// Whether nothing can stand in for a bitmap.
    fn is_urgent(&self, key: BitmapKey) -> bool {
        key.print.body().is_none() && self.best(key).is_none()
    }

    /// Protects the bitmap that will be shown from eviction. Returns whether it is exactly the one
    /// needed.
    fn mark(&mut self, key: BitmapKey) -> bool {
        let frame = self.frame;
        let Some(best) = self.best_mut(key) else {
            return false;
        };
        best.seen = frame;
        if best.key == key {
            best.wanted = frame;
        }
        best.key == key
    }

    /// The bitmap for a key, or its stand-in: the same print at the nearest size, preferably
    /// larger; otherwise a print that differs only in decoration or detail.
    pub fn best(&self, key: BitmapKey) -> Option<&B> {
        let shelf = self.shelves.get(&key.print.motif())?.iter();
        let best = shelf.min_by_key(|kept| unlikeness(key, kept.key));
        best.map(|kept| &kept.bitmap)
    }

    fn best_mut(&mut self, key: BitmapKey) -> Option<&mut Kept<B>> {
        let shelf = self.shelves.get_mut(&key.print.motif())?.iter_mut();
        shelf.min_by_key(|kept| unlikeness(key, kept.key))
    }

    /// Adds a bitmap this frame needs, and evicts others if there is no room.
    pub fn insert(&mut self, key: BitmapKey, bitmap: B) {
        self.make_room(key.pixels());
        self.pixels += key.pixels();
        let frame = self.frame;
        let shelf = self.shelves.entry(key.print.motif()).or_default();
        shelf.push(Kept {
            key,
            bitmap,
            seen: frame,
            wanted: frame,
        });
    }

    /// Evicts bitmaps until there is room for this many pixels: those not visible for longest, then
    /// stand-ins, never those this frame needs. The smallest go last, as they use little memory and
    /// can stand in for everything.
    fn make_room(&mut self, pixels: u64) {
        while self.pixels + pixels > BUDGET {
            let all = self.shelves.values().flatten();
            let loose = all.filter(|kept| kept.wanted < self.frame);
            let oldest = loose.min_by_key(|kept| {
                let smallest = kept.key.height == HEIGHTS.0;
                (smallest, kept.seen, Reverse(kept.key.pixels()))
            });
            let Some(key) = oldest.map(|kept| kept.key) else {
                return;
            };
            self.pixels -= key.pixels();
            if let Some(shelf) = self.shelves.get_mut(&key.print.motif()) {
                shelf.retain(|kept| kept.key != key);
            }
        }
    }

    /// The pixels of all bitmaps together.
    pub const fn pixels(&self) -> u64 {
        self.pixels
    }

    /// Drops all bitmaps.
    pub fn clear(&mut self) {
        self.shelves.clear();
        self.pixels = 0;
    }
}

/// How badly a bitmap stands in for another; the least noticeable one sorts first.
fn unlikeness(wanted: BitmapKey, there: BitmapKey) -> (bool, u32, bool) {
    let steps = wanted.height.ilog2().abs_diff(there.height.ilog2());
    let smaller = there.height < wanted.height;
    (wanted.print != there.print, steps, smaller)
}

/// The same bitmaps, scaled down if together they exceed the limit of a picture.
fn within_limit(mut keys: Vec<BitmapKey>) -> Vec<BitmapKey> {
    loop {
        let distinct: BTreeSet<BitmapKey> = keys.iter().copied().collect();
        let pixels: u64 = distinct.into_iter().map(BitmapKey::pixels).sum();
        let smaller: Vec<BitmapKey> = keys.iter().map(|key| key.halved()).collect();
        if pixels <= ON_SCREEN || smaller == keys {
            return keys;
        }
        keys = smaller;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::detail::Detail;
    use crate::scene::display::{DisplayList, Group};
    use crate::scene::figures::{Figure, Owner};
    use crate::scene::print::{FigureKey, TileKey};
    use crate::scene::theme::Look;
    use engine::tiles::{Rotation, TileId};

    const TILE: f64 = 1000.0;

    fn print(tile: u16, copy: u8) -> Print {
        Print::Tile(TileKey {
            tile: TileId(tile),
            copy,
            rotation: Rotation::R0,
            look: Look::Summer,
            detail: Detail::Full,
        })
    }

    /// A row of different tiles, each one unit wide.
    fn row(count: u16) -> DisplayList {
        let mut list = DisplayList::new();
        for tile in 0..count {
            let Print::Tile(key) = print(tile, 0) else {
                continue;
            };
            let unit = Affine::scale(1.0 / TILE);
            list.tile(key, Affine::translate((f64::from(tile), 0.0)) * unit);
        }
        list
    }

    /// Requests a row with this many pixels per tile, and paints up to `count` missing bitmaps.
    /// Returns how many are still missing.
    fn frame(bitmaps: &mut Bitmaps<BitmapKey>, tiles: u16, size: f64, count: usize) -> usize {
        let wanted = bitmaps.want(&row(tiles).prints(Affine::scale(size)), Point::ZERO);
        for &key in wanted.missing.iter().take(count) {
            bitmaps.insert(key, key);
        }
        wanted.missing.len().saturating_sub(count)
    }

    fn tiles(keys: &[BitmapKey]) -> Vec<u16> {
        let tile = |key: &BitmapKey| match key.print {
            Print::Tile(key) => key.tile.0,
            Print::Card(_) | Print::Figure(_) => 0,
        };
        keys.iter().map(tile).collect()
    }

    #[test]
    fn what_is_missing_is_painted_from_the_focus_outwards() {
        let mut bitmaps = Bitmaps::<()>::default();
        let wanted = bitmaps.want(
            &row(5).prints(Affine::scale(100.0)),
            Point::new(330.0, 50.0),
        );
        assert_eq!(tiles(&wanted.shown), [0, 1, 2, 3, 4]);
        assert_eq!(tiles(&wanted.missing), [3, 2, 4, 1, 0]);
    }

    #[test]
    fn the_same_print_is_missing_once_and_as_near_as_its_nearest_place() {
        let mut list = row(3);
        let unit = Affine::scale(1.0 / TILE);
        if let Print::Tile(key) = print(0, 0) {
            let shift = Group::at(Affine::translate((9.0, 0.0)));
            list.group(shift, |list| list.tile(key, unit));
        }
        let mut bitmaps = Bitmaps::<()>::default();
        let wanted = bitmaps.want(&list.prints(Affine::scale(100.0)), Point::new(950.0, 50.0));
        assert_eq!(tiles(&wanted.shown), [0, 1, 2, 0]);
        assert_eq!(tiles(&wanted.missing), [0, 2, 1]);
    }

    #[test]
    fn what_a_hand_holds_is_painted_first() {
        let mut list = row(3);
        if let Print::Tile(key) = print(9, 0) {
            let far = Affine::translate((90.0, 0.0)) * Affine::scale(1.0 / TILE);
            list.on(Layer::Hand).tile(key, far);
        }
        let mut bitmaps = Bitmaps::<()>::default();
        let wanted = bitmaps.want(&list.prints(Affine::scale(100.0)), Point::new(50.0, 60.0));
        assert_eq!(tiles(&wanted.missing), [9, 0, 1, 2]);
    }

    #[test]
    fn figures_are_painted_before_anything_is_shown_without_them() {
        let mut list = row(2);
        let meeple = Figure::meeple(Owner::Blue);
        let far = Affine::translate((90.0, 0.0)) * Affine::scale(1.0 / TILE);
        list.on(Layer::Figures)
            .figure(FigureKey::new(meeple, 9.0), far);
        let mut bitmaps = Bitmaps::<()>::default();
        let view = Affine::scale(100.0);
        let wanted = bitmaps.want(&list.prints(view), Point::ZERO);
        let first = wanted.missing[0];
        assert!(wanted.urgent == 1 && matches!(first.print, Print::Figure(_)));
        bitmaps.insert(first, ());
        // Another size has to wait; this one stands in.
        let wanted = bitmaps.want(&list.prints(view * Affine::scale(8.0)), Point::ZERO);
        assert_eq!((wanted.missing.len(), wanted.urgent), (3, 0));
    }

    #[test]
    fn the_nearest_size_of_the_same_print_stands_in() {
        let of = |copy, height| BitmapKey {
            print: print(7, copy),
            height,
        };
        let mut bitmaps = Bitmaps::default();
        bitmaps.want(&[], Point::ZERO);
        assert_eq!(bitmaps.best(of(0, 128)), None);
        bitmaps.insert(of(1, 128), "another copy");
        assert_eq!(bitmaps.best(of(0, 128)), Some(&"another copy"));
        bitmaps.insert(of(0, 1024), "large");
        assert_eq!(bitmaps.best(of(0, 128)), Some(&"large"));
        bitmaps.insert(of(0, 64), "small");
        assert_eq!(bitmaps.best(of(0, 128)), Some(&"small"));
        bitmaps.insert(of(0, 256), "larger");
        assert_eq!(bitmaps.best(of(0, 128)), Some(&"larger"));
        bitmaps.insert(of(0, 128), "crisp");
        assert_eq!(bitmaps.best(of(0, 128)), Some(&"crisp"));
    }

    #[test]
    fn a_picture_is_painted_slice_by_slice_and_then_no_more() {
        let mut bitmaps = Bitmaps::default();
        assert_eq!(frame(&mut bitmaps, 10, 100.0, 4), 6);
        assert_eq!(frame(&mut bitmaps, 10, 100.0, 4), 2);
        assert_eq!(frame(&mut bitmaps, 10, 100.0, 4), 0);
        // The previous size stands in for the next one until that is painted.
        let wanted = bitmaps.want(&row(10).prints(Affine::scale(150.0)), Point::ZERO);
        assert_eq!(wanted.missing.len(), 10);
        let heights = wanted.shown.iter().map(|&key| bitmaps.best(key));
        assert!(
            heights
                .into_iter()
                .all(|key| key.is_some_and(|key| key.height == 128))
        );
    }

    #[test]
    fn a_thousand_tiles_on_a_dense_screen_fit_and_are_painted_once() {
        let mut bitmaps = Bitmaps::default();
        let mut left = usize::MAX;
        for _ in 0..1000 {
            left = frame(&mut bitmaps, 1000, 180.0, 3);
            assert!(bitmaps.pixels() <= BUDGET);
        }
        assert_eq!(left, 0);
        // Nothing is evicted only to be painted again.
        let wanted = bitmaps.want(&row(1000).prints(Affine::scale(180.0)), Point::ZERO);
        assert_eq!(wanted.missing, []);
    }

    #[test]
    fn the_budget_holds_through_every_size_and_nothing_is_ever_a_hole() {
        let mut bitmaps = Bitmaps::default();
        while frame(&mut bitmaps, 300, 20.0, 10) > 0 {}
        for step in 0..200 {
            let size = 20.0 * 1.03_f64.powi(if step < 100 { step } else { 199 - step });
            let seen = (6000.0 / size) as u16;
            let wanted = bitmaps.want(&row(seen.min(300)).prints(Affine::scale(size)), Point::ZERO);
            assert!(wanted.shown.iter().all(|&key| bitmaps.best(key).is_some()));
            for &key in wanted.missing.iter().take(5) {
                bitmaps.insert(key, key);
            }
            assert!(bitmaps.pixels() <= BUDGET);
        }
    }

    #[test]
    fn what_was_not_seen_for_the_longest_time_is_given_up_first() {
        let mut bitmaps = Bitmaps::default();
        let show = |bitmaps: &mut Bitmaps<BitmapKey>, tile: u16| {
            let mut list = DisplayList::new();
            if let Print::Tile(key) = print(tile, 0) {
                list.tile(key, Affine::IDENTITY);
            }
            let wanted = bitmaps.want(&list.prints(Affine::IDENTITY), Point::ZERO);
            for key in wanted.missing {
                bitmaps.insert(key, key);
            }
            wanted.shown[0]
        };
        let keys: Vec<BitmapKey> = (0..16).map(|tile| show(&mut bitmaps, tile)).collect();
        assert_eq!(bitmaps.pixels(), BUDGET);
        show(&mut bitmaps, 0);
        show(&mut bitmaps, 16);
        let there = |key: &BitmapKey| bitmaps.best(*key).is_some();
        assert!(there(&keys[0]) && !there(&keys[1]) && there(&keys[2]));
    }
}
