//! Rotations that rules cannot tell apart.

use crate::tile;
use engine::tiles::{Rotation, Side, catalogue};

#[test]
fn tiles_without_direction_have_one_rotation() {
    for name in [
        "base/B",
        "base/C",
        "base/X",
        "inns/H",
        "inns/K",
        "ferries/3",
        "gold/F",
    ] {
        assert_eq!(tile(name).symmetry(), 1, "{name}");
        assert_eq!(tile(name).rotations(), [Rotation::R0]);
    }
}

#[test]
fn tiles_the_same_upside_down_have_two_rotations() {
    for name in [
        "base/F", "base/H", "base/U", "inns/D", "inns/E", "inns/I", "inns/Q", "gold/D", "hills/10",
        "crop/E", "crop/F", "river/D", "hills/07",
    ] {
        assert_eq!(tile(name).symmetry(), 2, "{name}");
        assert_eq!(tile(name).rotations(), [Rotation::R0, Rotation::R1]);
    }
}

#[test]
fn small_differences_make_four_rotations() {
    // A flier points somewhere; one of three roads has no inn; a road stops short; a city side is split.
    for name in [
        "base/D",
        "flier/G",
        "flier/B",
        "inns/C",
        "crop/B",
        "traders/C",
        "traders/M",
        "hills/12",
        "hills/13",
        "hills/14",
        "river/A",
        "river/L3",
    ] {
        assert_eq!(tile(name).symmetry(), 4, "{name}");
    }
    assert_eq!(tile("base/D").rotations(), Rotation::ALL);
}

/// A tile seen from its border only: for each side, turned, its terrain, what reaches its middle and which sides the
/// same segment reaches.
fn border(name: &str, rotation: Rotation) -> Vec<String> {
    let tile = tile(name);
    let describe = |side: Side| {
        let link = tile.link(side.printed(rotation));
        let reached = [link.middle, link.second].map(|id| {
            id.map(|id| {
                let segment = tile.segment(id);
                (
                    segment.kind,
                    segment.sides.turned(rotation),
                    segment.inn,
                    segment.shields,
                )
            })
        });
        let fields = link.fields.map(|id| {
            id.map(|id| {
                let field = tile.segment(id);
                (field.halves.turned(rotation), field.cities.count_ones())
            })
        });
        format!("{:?} {reached:?} {fields:?}", tile.terrain(side, rotation))
    };
    Side::ALL.map(describe).to_vec()
}

#[test]
fn rotations_that_count_as_one_have_the_same_border() {
    for tile in catalogue().tiles() {
        for rotation in Rotation::ALL {
            let kind = rotation as usize % usize::from(tile.symmetry());
            let same = Rotation::ALL[kind];
            assert_eq!(
                border(tile.name, rotation),
                border(tile.name, same),
                "{}",
                tile.name
            );
        }
    }
}

#[test]
fn rotations_that_count_apart_differ_at_the_border_or_by_a_mark() {
    let mut alike = Vec::new();
    for tile in catalogue()
        .tiles()
        .iter()
        .filter(|tile| tile.symmetry() > 1)
    {
        let turned = Rotation::ALL[usize::from(tile.symmetry()) / 2];
        if border(tile.name, turned) == border(tile.name, Rotation::R0) {
            alike.push(tile.name);
        }
    }
    // One of two cities has goods; a flier points to one side.
    let marked = [
        "traders/X",
        "flier/B",
        "flier/C",
        "flier/D",
        "flier/G",
        "flier/H",
    ];
    assert_eq!(alike, marked);
}
