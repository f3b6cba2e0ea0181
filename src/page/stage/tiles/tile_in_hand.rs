//! One tile in hand: its rotation, where it may go, and where it is drawn while it moves.

use std::f64::consts::FRAC_PI_2;

use kurbo::Point;

use engine::rules::{Change, Game};
use engine::tiles::{Pos, Rotation, TileId};
use view::scene::TileKey;
use view::scene::board::{HeldTile, next_copy};
use view::scene::hand::Places;
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis, Tween};

/// The pose of a tile: its centre and size in CSS pixels, and how far it is lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TilePose {
    pub at: Point,
    pub size: f64,
    /// 0 on the ground, 1 in the air.
    pub lift: f64,
}

impl TilePose {
    fn towards(self, other: TilePose, share: f64) -> TilePose {
        TilePose {
            at: self.at.lerp(other.at, share),
            size: self.size + (other.size - self.size) * share,
            lift: self.lift + (other.lift - self.lift) * share,
        }
    }
}

/// Where a tile rests in its slot of the bar.
pub(super) fn pose_in_slot(layout: &Layout, slot: usize) -> TilePose {
    let slot = layout.slot(slot);
    TilePose {
        at: slot.center(),
        size: slot.width().min(slot.height()),
        lift: 0.0,
    }
}

/// A tile as it would lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    pub tile: TileId,
    pub pos: Pos,
    pub rotation: Rotation,
}

/// What the tile in hand would change on one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementEffect {
    pub pos: Pos,
    pub rotation: Rotation,
    pub changes: Vec<Change>,
}

#[derive(Clone, Debug)]
pub struct TileInHand {
    pub tile: TileId,
    pub rotation: Rotation,
    /// Whether somebody turned it on purpose, so that it does not turn to fit.
    pub turned: bool,
    /// Where it may go.
    pub places: Places,
    /// What it would change wherever it may go, turned as it would be placed.
    pub(crate) effects: Vec<PlacementEffect>,
    /// Whether finding where it fits is the task: then no cell beside the tiles differs from the others.
    pub(super) sought: bool,
    copy: u8,
    /// Quarter turns still to be animated, and their tween.
    spin: (f64, Tween),
    /// The pose its animation starts from, and its tween.
    moves: Option<(TilePose, Tween)>,
}

impl TileInHand {
    pub(super) fn new(game: &Game, tile: TileId) -> Self {
        TileInHand {
            tile,
            rotation: Rotation::R0,
            turned: false,
            places: Places::for_tile(game, tile),
            effects: Vec::new(),
            sought: false,
            copy: next_copy(game.board(), tile),
            spin: (0.0, Tween::new(0.0, 0.0, Ease::Out)),
            moves: None,
        }
    }

    /// The cells to choose from, in reading order: those where it may go, or, in a task to find them, all candidates.
    pub(super) fn cells(&self) -> Vec<Pos> {
        match self.sought {
            true => self.effects.iter().map(|effect| effect.pos).collect(),
            false => self.places.cells(),
        }
    }

    /// Makes it a task to find it among these cells, in reading order; if there are none, ends the task.
    pub(super) fn seek(&mut self, cells: Vec<Pos>) {
        self.sought = !cells.is_empty();
        let effect = |pos| PlacementEffect {
            pos,
            rotation: self.rotation,
            changes: Vec::new(),
        };
        self.effects = cells.into_iter().map(effect).collect();
    }

    /// Which drawing shows it.
    pub(super) fn key(&self, rotation: Rotation) -> TileKey {
        TileKey::new(self.tile, self.copy, rotation)
    }

    /// How it would lie on a cell, turned to fit if necessary; none if it does not fit.
    pub(crate) fn preview_on(&self, pos: Pos) -> Option<Preview> {
        Some(Preview {
            tile: self.tile,
            pos,
            rotation: self.places.rotation(pos, self.rotation)?,
        })
    }

    /// Computes what it would change on each cell in the rotation it would be placed in; reuses results for the same rotation.
    pub(super) fn update_effects(&mut self, game: &Game) {
        if self.sought {
            return;
        }
        let turned = |pos: Pos| Some((pos, self.places.rotation(pos, self.rotation)?));
        let cells: Vec<(Pos, Rotation)> =
            self.places.cells().into_iter().filter_map(turned).collect();
        let known = self.effects.iter().map(|known| (known.pos, known.rotation));
        if known.eq(cells.iter().copied()) {
            return;
        }
        let effect = |(pos, rotation)| PlacementEffect {
            pos,
            rotation,
            changes: game.changes(self.tile, pos, rotation),
        };
        self.effects = cells.into_iter().map(effect).collect();
    }

    /// Turns it by a quarter, animated over `length` milliseconds.
    pub(super) fn turn(&mut self, clockwise: bool, now: Millis, length: Millis) {
        let quarter = if clockwise {
            Rotation::R1
        } else {
            Rotation::R3
        };
        self.rotation = self.rotation.then(quarter);
        self.turned = true;
        let left = self.spin_at(now);
        let more = if clockwise { -FRAC_PI_2 } else { FRAC_PI_2 };
        self.spin = (left + more, Tween::new(now, length, Ease::Out));
    }

    /// Turns it by quarters to the rotation `goal`.
    pub(super) fn turn_to(&mut self, goal: Rotation, clockwise: bool, now: Millis, length: Millis) {
        for _ in Rotation::ALL {
            if self.rotation == goal {
                return;
            }
            self.turn(clockwise, now, length);
        }
    }

    fn spin_at(&self, now: Millis) -> f64 {
        self.spin.0 * (1.0 - self.spin.1.share(now))
    }

    /// Animates it from a pose, in `length` milliseconds.
    pub(super) fn animate_from(&mut self, from: TilePose, now: Millis, length: Millis, ease: Ease) {
        self.moves = Some((from, Tween::new(now, length, ease)));
    }

    /// Its pose on the way to `goal`.
    pub(super) fn pose(&self, goal: TilePose, now: Millis) -> TilePose {
        match self.moves {
            Some((from, tween)) => from.towards(goal, tween.share(now)),
            None => goal,
        }
    }

    /// The tile to draw on the way to `goal`, in this rotation.
    pub(super) fn drawn(&self, goal: TilePose, rotation: Rotation, now: Millis) -> HeldTile {
        let pose = self.pose(goal, now);
        HeldTile {
            key: self.key(rotation),
            at: pose.at,
            size: pose.size,
            spin: self.spin_at(now),
            lift: pose.lift,
        }
    }

    pub(super) fn is_moving(&self, now: Millis) -> bool {
        !self.spin.1.is_over(now) || self.moves.is_some_and(|(_, tween)| !tween.is_over(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::{Edition, Setup};
    use engine::table::Silent;
    use engine::tiles::catalogue;

    #[test]
    fn a_turn_is_seen_from_the_old_rotation_to_the_new() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let mut hand = TileInHand::new(&game, catalogue().find("base/V").unwrap());
        hand.turn(true, 0.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R1);
        let goal = TilePose {
            at: Point::ZERO,
            size: 80.0,
            lift: 0.0,
        };
        let spin = |now| hand.drawn(goal, hand.rotation, now).spin;
        assert_eq!(spin(0.0), -FRAC_PI_2);
        assert_eq!(spin(100.0), 0.0);
        assert!(hand.is_moving(50.0) && !hand.is_moving(100.0));
    }

    #[test]
    fn two_quick_turns_add_up() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let mut hand = TileInHand::new(&game, catalogue().find("base/V").unwrap());
        hand.turn(true, 0.0, 100.0);
        hand.turn(true, 0.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R2);
        assert_eq!(hand.spin_at(0.0), -2.0 * FRAC_PI_2);
        hand.turn(false, 200.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R1);
    }
}
