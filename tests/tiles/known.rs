//! What is peculiar about printed tiles.

use crate::{segments, tile};
use engine::tiles::{
    FeatureKind, Half, Print, RoadEnd, Segment, SegmentId, Side, SideSet, Symbol, Terrain, Tile,
    TileSet, catalogue,
};

use FeatureKind::{City, Field, Garden, Monastery, Road};

fn count(name: &str, kind: FeatureKind) -> usize {
    segments(tile(name), kind).len()
}

/// The half-edges of each field, clockwise from the north.
fn fields(name: &str) -> Vec<Vec<u8>> {
    let halves = |field: &Segment| field.halves.iter().map(|half| half.0).collect();
    let mut fields: Vec<_> = segments(tile(name), Field)
        .into_iter()
        .map(halves)
        .collect();
    fields.sort();
    fields
}

/// The segment in the middle of a side.
fn middle(name: &str, side: Side) -> &'static Segment {
    let tile = tile(name);
    tile.segment(tile.link(side).middle.expect("a segment"))
}

#[test]
fn a_plain_side_can_carry_two_fields() {
    let tile = tile("hills/14");
    assert_eq!(tile.edges[Side::South as usize], Terrain::Field);
    let [east, west] = tile.link(Side::South).fields;
    assert!(east.is_some() && west.is_some() && east != west);
    assert_eq!(fields("hills/14"), [vec![2, 3, 4], vec![5, 6, 7]]);
}

#[test]
fn two_cities_share_a_side() {
    let tile = tile("hills/13");
    let link = tile.link(Side::North);
    assert_eq!(
        [link.middle, link.second],
        [Some(SegmentId(0)), Some(SegmentId(1))]
    );
    assert_eq!(link.fields, [None, None]);
    assert_eq!(tile.link(Side::West).middle, link.middle);
    assert_eq!(tile.link(Side::East).middle, link.second);
    let shared = |tile: &&Tile| {
        Side::ALL
            .iter()
            .any(|&side| tile.link(side).second.is_some())
    };
    let names: Vec<_> = catalogue()
        .tiles()
        .iter()
        .filter(shared)
        .map(|t| t.name)
        .collect();
    assert_eq!(names, ["hills/13"]);
}

#[test]
fn cities_that_touch_stay_two() {
    assert_eq!(count("hills/10", City), 2);
    assert_eq!(fields("hills/10"), [vec![0, 1], vec![4, 5]]);
    assert!(
        segments(tile("hills/10"), Field)
            .iter()
            .all(|field| field.cities == 0b11)
    );
}

#[test]
fn inner_fields_reach_no_half_edge() {
    let inner = |segment: &Segment| segment.kind == Field && segment.halves.is_empty();
    let has = |tile: &&Tile| tile.segments.iter().any(inner);
    let names: Vec<_> = catalogue()
        .tiles()
        .iter()
        .filter(has)
        .map(|t| t.name)
        .collect();
    assert_eq!(
        names,
        [
            "inns/H",
            "traders/M",
            "traders/N",
            "traders/P",
            "traders/X",
            "gingerbread/1",
            "gingerbread/3"
        ]
    );
    let garden = segments(tile("inns/H"), Field);
    assert_eq!(
        garden.iter().map(|field| field.cities).collect::<Vec<_>>(),
        [0b1111]
    );
}

#[test]
fn some_tiles_have_no_field() {
    let none = |tile: &&Tile| segments(tile, Field).is_empty();
    let names: Vec<_> = catalogue()
        .tiles()
        .iter()
        .filter(none)
        .map(|t| t.name)
        .collect();
    assert_eq!(names, ["base/C", "inns/K", "crop/F", "winter/C"]);
}

#[test]
fn one_inn_can_serve_two_roads() {
    let inn = |side| middle("inns/C", side).inn;
    assert!(inn(Side::West) && inn(Side::East) && !inn(Side::South));
    assert_eq!(count("inns/C", Road), 3);
    for road in segments(tile("inns/C"), Road) {
        assert_eq!(road.end, Some(RoadEnd::Crossing));
    }
}

#[test]
fn roads_nobody_can_stand_on_part_fields() {
    assert_eq!(fields("inns/I"), [[2], [3], [6], [7]]);
    assert_eq!(count("inns/I", Road), 2);
    assert_eq!(count("inns/I", City), 2);
    for (half, city) in [(7, 0), (2, 0), (3, 1), (6, 1)] {
        let field = tile("inns/I").field_at(Half(half)).expect("a field");
        assert_eq!(tile("inns/I").segment(field).cities, 1 << city);
    }
}

#[test]
fn a_city_reaches_a_corner() {
    assert_eq!(fields("inns/G"), [vec![2, 3], vec![4, 5, 6, 7]]);
    assert_eq!(fields("traders/W"), [vec![2], vec![3], vec![4, 5]]);
    assert_eq!(fields("traders/I"), [vec![2, 3], vec![4], vec![5]]);
    assert_eq!(fields("traders/O"), [[2], [3], [4], [5]]);
}

#[test]
fn roads_cross_on_bridges_without_meeting() {
    for name in ["traders/B", "gold/F"] {
        assert_eq!(middle(name, Side::North), middle(name, Side::South));
        assert_eq!(middle(name, Side::East), middle(name, Side::West));
        assert_ne!(middle(name, Side::North), middle(name, Side::East));
        assert_eq!(count(name, Field), 4);
        assert!(tile(name).shows(Symbol::RoadBridge(SegmentId(0), SegmentId(1))));
    }
    assert_eq!(count("traders/C", Field), 3);
    assert_eq!(
        middle("traders/C", Side::West).end,
        Some(RoadEnd::Farmhouse)
    );
    let north = tile("traders/C").link(Side::North).middle.expect("a city");
    assert_eq!(
        middle("traders/C", Side::South).end,
        Some(RoadEnd::City(north))
    );
}

#[test]
fn a_road_goes_over_a_city() {
    let [road, city] = [Side::North, Side::East].map(|side| middle("gold/D", side));
    assert_eq!(middle("gold/D", Side::South), road);
    assert_eq!(middle("gold/D", Side::West), city);
    assert_eq!(road.end, None);
    assert_eq!(fields("gold/D"), [[0], [1], [4], [5]]);
    assert!(tile("gold/D").shows(Symbol::RoadOverCity(SegmentId(1), SegmentId(0))));
}

#[test]
fn roads_pass_by_some_monasteries() {
    for (name, roads) in [("gold/C", 1), ("gold/E", 2), ("gold/H", 1), ("hills/15", 1)] {
        assert!(tile(name).single(Monastery).is_some());
        let through = |road: &&Segment| road.end.is_none() && road.sides.len() == 2;
        assert_eq!(
            segments(tile(name), Road)
                .into_iter()
                .filter(through)
                .count(),
            roads
        );
        assert_eq!(count(name, Road), roads);
    }
    assert_eq!(middle("base/A", Side::South).end, Some(RoadEnd::Monastery));
}

#[test]
fn rivers_and_bridges_part_fields() {
    assert_eq!(count("river/K", Road), 1);
    assert_eq!(fields("river/K"), [[0, 7], [1, 2], [3, 4], [5, 6]]);
    assert_eq!(
        tile("river/K").river,
        [Side::North, Side::South].into_iter().collect()
    );
    for tile in catalogue()
        .tiles_in(TileSet::River)
        .filter(|tile| tile.river.len() == 2)
    {
        for side in tile.river.iter() {
            let [a, b] = tile.link(side).fields;
            assert_ne!(a, b, "{}", tile.name);
            assert_eq!(tile.link(side).middle, None);
        }
    }
}

#[test]
fn a_river_ends_where_its_source_or_lake_is() {
    for (symbol, names) in [
        (Symbol::RiverSource, ["river/A", "river/A3"]),
        (Symbol::RiverLake, ["river/L", "river/L3"]),
    ] {
        let found = catalogue().tiles().iter().filter(|tile| tile.shows(symbol));
        assert_eq!(found.map(|tile| tile.name).collect::<Vec<_>>(), names);
    }
    assert_eq!(fields("river/A").concat(), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(
        fields("river/A3"),
        [vec![0, 5, 6, 7], vec![1, 2], vec![3, 4]]
    );
    assert!(tile("river/L3").single(Monastery).is_some());
    assert_eq!(tile("river/A3").copies.0, [0, 0, 1, 0]);
}

#[test]
fn crop_circles_end_roads_and_part_fields() {
    for name in ["crop/A", "crop/B", "crop/C", "crop/D"] {
        let ends = segments(tile(name), Road).into_iter().map(|road| road.end);
        assert!(
            ends.into_iter().any(|end| end == Some(RoadEnd::CropCircle)),
            "{name}"
        );
    }
    let ends = |side| middle("crop/B", side).end;
    assert_eq!(ends(Side::North), Some(RoadEnd::CropCircle));
    assert_eq!(ends(Side::East), Some(RoadEnd::CropCircle));
    assert_eq!(ends(Side::South), None);
    assert_eq!(middle("crop/B", Side::South), middle("crop/B", Side::West));
    assert_eq!(fields("crop/E"), [[2, 3], [6, 7]]);
}

#[test]
fn a_road_can_leave_by_one_side_only() {
    assert_eq!(count("winter/boar1", Road), 1);
    let road = middle("winter/boar1", Side::South);
    assert_eq!(road.sides, SideSet::EMPTY.with(Side::South));
    assert_eq!(road.end, Some(RoadEnd::Village));
    assert_eq!(fields("winter/boar1").concat(), [0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn ferries_leave_their_docks_open() {
    for (name, docks) in [("ferries/1", 3), ("ferries/2", 3), ("ferries/3", 4)] {
        let roads = segments(tile(name), Road);
        assert_eq!(roads.len(), docks);
        assert!(roads.iter().all(|road| road.end == Some(RoadEnd::Dock)));
        assert!(tile(name).shows(Symbol::FerryLake));
    }
    let copies = |name| tile(name).copies.in_print(Print::Second);
    assert_eq!(
        ["ferries/1", "ferries/2", "ferries/3"].map(copies),
        [3, 3, 2]
    );
    assert_eq!(tile("ferries/2").copies.in_print(Print::First), 4);
}

#[test]
fn links_say_what_reaches_a_side() {
    for tile in catalogue().tiles() {
        for side in Side::ALL {
            let link = tile.link(side);
            let kind = link.middle.map(|id| tile.segment(id).kind);
            let expected = match tile.terrain(side, engine::tiles::Rotation::R0) {
                Terrain::City => (Some(City), [None, None]),
                terrain => (
                    (terrain == Terrain::Road).then_some(Road),
                    side.halves().map(|half| tile.field_at(half)),
                ),
            };
            assert_eq!((kind, link.fields), expected, "{} {side:?}", tile.name);
        }
    }
}

#[test]
fn segments_stand_by_kind() {
    let order = [City, Road, Field, Monastery, Garden];
    for tile in catalogue().tiles() {
        let place = |segment: &Segment| order.iter().position(|&kind| kind == segment.kind);
        assert!(tile.segments.iter().is_sorted_by_key(place));
    }
}
