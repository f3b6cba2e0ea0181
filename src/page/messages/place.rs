//! Features, and places for figures, as data for sentences.

use engine::rules::{Figure, Game, Placed, RegionId};
use engine::tiles::{Compass, FeatureKind, Segment, SegmentId, Side, SideSet, catalogue};

/// The directions in which a segment lies on its tile, a bit for each [`Compass`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bearings(u8);

impl Bearings {
    /// No direction: in the middle, or all around.
    pub const NONE: Bearings = Bearings(0);

    /// This set with `compass` added.
    pub const fn with(self, compass: Compass) -> Self {
        Bearings(self.0 | 1 << compass as u8)
    }

    /// The directions, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Compass> {
        let set = self.0;
        Compass::ALL
            .into_iter()
            .filter(move |&compass| set & (1 << compass as u8) != 0)
    }

    /// Whole sides. All four are no direction: the segment is all around.
    pub fn of_sides(sides: SideSet) -> Bearings {
        if sides.iter().count() == Side::ALL.len() {
            return Bearings::NONE;
        }
        let compass = sides.iter().map(Compass::from_side);
        compass.fold(Bearings::NONE, Bearings::with)
    }

    /// Where a segment of a placed tile lies: its sides; for a field its whole sides, or else the
    /// corners it reaches.
    pub fn from_segment(segment: &Segment, placed: &Placed) -> Bearings {
        let sides = segment.sides.turned(placed.rotation);
        let halves = segment.halves.turned(placed.rotation);
        let whole = |side: &Side| sides.has(*side) || side.halves().iter().all(|&h| halves.has(h));
        let found = Side::ALL.into_iter().filter(whole);
        let found = found.fold(SideSet::EMPTY, SideSet::with);
        if !found.is_empty() {
            return Bearings::of_sides(found);
        }
        // A half-edge is nearest to the corner at its own end of the side.
        let corner = |side: Side, second: usize| {
            Compass::ALL[(2 * side as usize + 7 + 2 * second) % Compass::ALL.len()]
        };
        let mut corners = Bearings::NONE;
        for side in Side::ALL {
            for (second, half) in side.halves().into_iter().enumerate() {
                if halves.has(half) {
                    corners = corners.with(corner(side, second));
                }
            }
        }
        corners
    }
}

/// The facts about a feature that are worth mentioning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Facts {
    pub kind: FeatureKind,
    /// Its tiles; for a monastery or garden, its own and those around it.
    pub tiles: u32,
    pub shields: u32,
    /// Completed cities at a field.
    pub cities: u32,
    /// Whether it is complete; never for a field.
    pub complete: bool,
}

impl Facts {
    /// The facts of a feature on the table.
    pub fn for_region(game: &Game, id: RegionId) -> Facts {
        let region = game.regions().get(id);
        let centre = matches!(region.kind, FeatureKind::Monastery | FeatureKind::Garden);
        let field = region.kind == FeatureKind::Field;
        let cities = if field { game.cities_at(id).len() } else { 0 };
        Facts {
            kind: region.kind,
            tiles: u32::from(if centre {
                9 - region.open
            } else {
                region.tiles
            }),
            shields: u32::from(region.shields),
            cities: cities as u32,
            complete: !field && region.complete(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub figure: Figure,
    pub bearings: Bearings,
    pub facts: Facts,
}

impl Place {
    /// The place for `figure` on a segment of the tile just placed; `None` when there is no such segment.
    pub fn on_placed_tile(game: &Game, figure: Figure, segment: SegmentId) -> Option<Place> {
        let placed = game.placed_now()?;
        let printed = catalogue().tile(placed.tile);
        let printed = printed.segments.get(usize::from(segment.0))?;
        let seg = placed.seg(segment);
        Some(Place {
            figure,
            bearings: Bearings::from_segment(printed, placed),
            facts: Facts::for_region(game, game.regions().region_of(seg)),
        })
    }

    /// The same without directions, where the place itself is in sight.
    pub(crate) const fn anywhere(self) -> Place {
        Place {
            bearings: Bearings::NONE,
            ..self
        }
    }
}
