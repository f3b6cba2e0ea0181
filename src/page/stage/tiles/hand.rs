//! The tile in hand: how it is turned, where it may go, and where it is seen while it moves.

use std::f64::consts::FRAC_PI_2;

use kurbo::Point;

use crate::stage::tiles::keys::Foresight;
use engine::rules::Game;
use engine::tiles::{Rotation, TileId};
use view::scene::board::{HeldTile, next_copy};
use view::scene::hand::Places;
use view::scene::tween::{Ease, Millis, Tween};
use view::scene::{Season, TileKey};

/// Where a tile is seen: its middle and size in pixels of the page, and how far it is lifted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Seen {
    /// Its middle.
    pub at: Point,
    /// Its size.
    pub size: f64,
    /// 0 on the ground, 1 in the air.
    pub lift: f64,
}

impl Seen {
    fn towards(self, other: Seen, share: f64) -> Seen {
        Seen {
            at: self.at.lerp(other.at, share),
            size: self.size + (other.size - self.size) * share,
            lift: self.lift + (other.lift - self.lift) * share,
        }
    }
}

/// The tile in hand.
#[derive(Clone, Debug)]
pub struct Hand {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
    /// Whether somebody turned it on purpose, so that it does not turn by itself.
    pub turned: bool,
    /// Where it may go.
    pub places: Places,
    /// What it would do where it may go, turned as it would be placed.
    pub(crate) foresights: Vec<Foresight>,
    copy: u8,
    /// Quarter turns still to be seen, and since when.
    spin: (f64, Tween),
    /// Where it was seen before it moved on.
    glide: Option<(Seen, Tween)>,
}

impl Hand {
    /// A tile just drawn.
    pub fn new(game: &Game, tile: TileId) -> Self {
        Hand {
            tile,
            rotation: Rotation::R0,
            turned: false,
            places: Places::of(game, tile),
            foresights: Vec::new(),
            copy: next_copy(game.board(), tile),
            spin: (0.0, Tween::new(0.0, 0.0, Ease::Out)),
            glide: None,
        }
    }

    /// Its drawing.
    pub fn key(&self, rotation: Rotation, season: Season) -> TileKey {
        TileKey {
            tile: self.tile,
            copy: self.copy,
            rotation,
            season,
        }
    }

    /// Turns it a quarter; `length` is how long that is seen.
    pub fn turn(&mut self, clockwise: bool, now: Millis, length: Millis) {
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

    /// Turns it until it lies as `goal` says.
    pub fn turn_to(&mut self, goal: Rotation, clockwise: bool, now: Millis, length: Millis) {
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

    /// Lets it move on from where it is seen now.
    pub fn glide_from(&mut self, from: Seen, now: Millis, length: Millis, ease: Ease) {
        self.glide = Some((from, Tween::new(now, length, ease)));
    }

    /// Where it is seen on its way to `goal`.
    pub fn seen(&self, goal: Seen, now: Millis) -> Seen {
        match self.glide {
            Some((from, tween)) => from.towards(goal, tween.share(now)),
            None => goal,
        }
    }

    /// The tile to draw, on its way to `goal`, turned as `rotation` says.
    pub fn held(&self, goal: Seen, rotation: Rotation, season: Season, now: Millis) -> HeldTile {
        let seen = self.seen(goal, now);
        HeldTile {
            key: self.key(rotation, season),
            at: seen.at,
            size: seen.size,
            spin: self.spin_at(now),
            lift: seen.lift,
        }
    }

    /// Whether it is on its way or turning.
    pub fn is_moving(&self, now: Millis) -> bool {
        !self.spin.1.is_over(now) || self.glide.is_some_and(|(_, tween)| !tween.is_over(now))
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
        let mut hand = Hand::new(&game, catalogue().find("base/V").unwrap());
        hand.turn(true, 0.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R1);
        let goal = Seen {
            at: Point::ZERO,
            size: 80.0,
            lift: 0.0,
        };
        let spin = |now| hand.held(goal, hand.rotation, Season::Summer, now).spin;
        assert_eq!(spin(0.0), -FRAC_PI_2);
        assert_eq!(spin(100.0), 0.0);
        assert!(hand.is_moving(50.0) && !hand.is_moving(100.0));
    }

    #[test]
    fn two_quick_turns_add_up() {
        let game = Game::start(Setup::base(Edition::Current, 2), &mut Silent).unwrap();
        let mut hand = Hand::new(&game, catalogue().find("base/V").unwrap());
        hand.turn(true, 0.0, 100.0);
        hand.turn(true, 0.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R2);
        assert_eq!(hand.spin_at(0.0), -2.0 * FRAC_PI_2);
        hand.turn(false, 200.0, 100.0);
        assert_eq!(hand.rotation, Rotation::R1);
    }
}
