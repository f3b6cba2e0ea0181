//! Laws of turning, facing and stepping. The sets are small: every law is tried on every value.

use engine::tiles::{Compass, Half, HalfSet, Pos, Rotation, Side, SideSet};
use std::collections::BTreeSet;

fn halves() -> impl Iterator<Item = Half> {
    (0..8).map(Half)
}

/// Twice the place of the middle of a half-edge inside its tile, from the north-west corner, in quarters of a side.
fn place(half: Half) -> (i16, i16) {
    let along = [
        (1, 0),
        (3, 0),
        (4, 1),
        (4, 3),
        (3, 4),
        (1, 4),
        (0, 3),
        (0, 1),
    ];
    along[usize::from(half.0)]
}

#[test]
fn turning_there_and_back_is_nothing() {
    for side in Side::ALL {
        for rotation in Rotation::ALL {
            assert_eq!(side.turned(rotation).printed(rotation), side);
            assert_eq!(side.printed(rotation), side.turned(rotation.inverse()));
        }
    }
}

#[test]
fn a_turn_is_clockwise() {
    assert_eq!(Side::North.turned(Rotation::R1), Side::East);
    assert_eq!(Side::West.turned(Rotation::R1), Side::North);
    for half in halves() {
        let (x, y) = place(half);
        // A quarter turn clockwise around the middle of the tile.
        assert_eq!(place(half.turned(Rotation::R1)), (4 - y, x));
    }
    for direction in Compass::ALL {
        let (x, y) = direction.delta();
        assert_eq!(direction.turned(Rotation::R1).delta(), (-y, x));
    }
}

#[test]
fn four_quarter_turns_are_nothing() {
    let four = |turn: &dyn Fn(u8) -> u8, value| turn(turn(turn(turn(value))));
    for bits in 0..=u8::MAX {
        assert_eq!(four(&|b| HalfSet(b).turned(Rotation::R1).0, bits), bits);
    }
    for bits in 0..16 {
        assert_eq!(four(&|b| SideSet(b).turned(Rotation::R1).0, bits), bits);
    }
    for half in 0..8 {
        assert_eq!(four(&|h| Half(h).turned(Rotation::R1).0, half), half);
    }
    for side in Side::ALL {
        let turned = Rotation::ALL.map(|rotation| side.turned(rotation));
        assert_eq!(BTreeSet::from(turned).len(), 4);
        assert_eq!(turned[3].turned(Rotation::R1), side);
    }
}

#[test]
fn turns_add_up() {
    for first in Rotation::ALL {
        assert_eq!(first.then(first.inverse()), Rotation::R0);
        for second in Rotation::ALL {
            let both = first.then(second);
            for half in halves() {
                assert_eq!(half.turned(first).turned(second), half.turned(both));
            }
            for side in Side::ALL {
                assert_eq!(side.turned(first).turned(second), side.turned(both));
            }
        }
    }
}

#[test]
fn a_set_turns_like_its_members() {
    for rotation in Rotation::ALL {
        for set in (0..16).map(SideSet) {
            let turned: SideSet = set.iter().map(|side| side.turned(rotation)).collect();
            assert_eq!(set.turned(rotation), turned);
            assert_eq!(set.turned(rotation).len(), set.len());
        }
        for set in (0..=u8::MAX).map(HalfSet) {
            let turned: HalfSet = set.iter().map(|half| half.turned(rotation)).collect();
            assert_eq!(set.turned(rotation), turned);
        }
    }
}

#[test]
fn a_half_edge_turns_with_its_side() {
    for half in halves() {
        for rotation in Rotation::ALL {
            assert_eq!(half.turned(rotation).side(), half.side().turned(rotation));
        }
    }
    for side in Side::ALL {
        for half in side.halves() {
            assert_eq!(half.side(), side);
        }
    }
}

#[test]
fn facing_half_edges_lie_on_the_same_place() {
    for half in halves() {
        let there = Pos::new(0, 0).step(half.side());
        let (x, y) = place(half.facing());
        assert_eq!((4 * there.x + x, 4 * there.y + y), place(half));
        assert_eq!(half.facing().facing(), half);
        for rotation in Rotation::ALL {
            assert_eq!(
                half.turned(rotation).facing(),
                half.facing().turned(rotation)
            );
        }
    }
}

#[test]
fn a_step_and_its_opposite_lead_home() {
    let home = Pos::new(3, -2);
    for side in Side::ALL {
        assert_ne!(home.step(side), home);
        assert_eq!(home.step(side).step(side.opposite()), home);
    }
    let edge = Pos::new(i16::MAX, i16::MIN);
    assert_eq!(edge.step(Side::East).step(Side::North), edge);
}

#[test]
fn eight_cells_lie_around_a_cell() {
    let home = Pos::new(-1, 4);
    let around = BTreeSet::from(home.around());
    assert_eq!(around.len(), 8);
    assert!(!around.contains(&home));
    for cell in around {
        assert!((cell.x - home.x).abs() <= 1 && (cell.y - home.y).abs() <= 1);
    }
    assert_eq!(home.around()[0], home.step(Side::North));
    assert_eq!(home.around()[2], home.step(Side::East));
}

#[test]
fn cells_are_ordered_as_one_reads() {
    let mut cells = [
        Pos::new(0, 1),
        Pos::new(5, 0),
        Pos::new(-3, 1),
        Pos::new(9, -1),
    ];
    cells.sort();
    assert_eq!(
        cells.map(|cell| (cell.x, cell.y)),
        [(9, -1), (5, 0), (-3, 1), (0, 1)]
    );
}
