//! Every tile draws, in every rotation and season, always in the same way; and neighbours join.

use engine::tiles::{Rotation, Side, Terrain, Tile, catalogue};
use kurbo::{Affine, Rect};
use resvg::tiny_skia::Pixmap;
use view::scene::display::{DisplayList, Item};
use view::scene::plan::Plan;
use view::scene::print::TileKey;
use view::scene::{Detail, Theme, tile_art::tile_art};

use crate::picture;

/// Pushes and pops of groups match.
fn balanced(list: &DisplayList) -> bool {
    let mut depth = 0i32;
    for item in list.items() {
        match item {
            Item::Push(_) => depth += 1,
            Item::Pop => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

#[test]
fn every_tile_draws_however_it_lies() {
    for (index, tile) in catalogue().tiles().iter().enumerate() {
        let rotation = Rotation::ALL[index % 4];
        let list = tile_art(tile, 0, rotation, &Theme::summer(), Detail::Full);
        assert!(list.items().count() > 20, "{}", tile.name);
        assert!(balanced(&list), "{}", tile.name);
    }
}

#[test]
fn no_path_has_a_number_that_is_none() {
    for tile in catalogue().tiles() {
        let list = tile_art(tile, 1, Rotation::R3, &Theme::winter(), Detail::Full);
        for item in list.items() {
            if let Item::Fill(path, _) | Item::Stroke(path, _, _) = item {
                assert!(path.is_finite(), "{}", tile.name);
            }
        }
    }
}

#[test]
fn a_tile_is_always_drawn_in_the_same_way_and_its_copies_differ() {
    let id = catalogue().find("base/D").expect("the start tile");
    let tile = catalogue().tile(id);
    let draw = |copy| tile_art(tile, copy, Rotation::R0, &Theme::summer(), Detail::Full);
    assert_eq!(draw(0), draw(0));
    assert_ne!(draw(0), draw(1));
}

#[test]
fn roads_and_rivers_leave_at_the_middle_of_their_edges_and_straight() {
    for tile in catalogue().tiles() {
        let plan = Plan::new(tile);
        let lines = plan.roads.iter().map(|road| &road.line);
        for line in lines.chain(plan.river.iter().map(|river| &river.line)) {
            for segment in line.segments() {
                let cubic = segment.to_cubic();
                for (end, pull) in [(cubic.p0, cubic.p1), (cubic.p3, cubic.p2)] {
                    let across = (end.x - 500.0).abs() < 1e-6
                        && (end.y.abs() < 1e-6 || (end.y - 1000.0).abs() < 1e-6);
                    let along = (end.y - 500.0).abs() < 1e-6
                        && (end.x.abs() < 1e-6 || (end.x - 1000.0).abs() < 1e-6);
                    let border = end.x.abs() < 1e-6
                        || end.y.abs() < 1e-6
                        || end.x > 999.99
                        || end.y > 999.99;
                    assert_eq!(border, across || along, "{}: {end:?}", tile.name);
                    if border {
                        let straight = if across {
                            pull.x - end.x
                        } else {
                            pull.y - end.y
                        };
                        assert!(straight.abs() < 1e-6, "{}: {end:?}", tile.name);
                    }
                }
            }
        }
    }
}

/// The row of pixels along the northern edge of a tile that lies so that `side` points north.
fn edge(tile: &Tile, side: Side) -> Vec<[u8; 3]> {
    let rotation = Rotation::ALL
        .into_iter()
        .find(|&rotation| side.turned(rotation) == Side::North)
        .expect("some rotation turns a side north");
    let pixels = drawn(tile, rotation);
    (0..pixels.width())
        .filter_map(|x| pixels.pixel(x, 2))
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect()
}

fn drawn(tile: &Tile, rotation: Rotation) -> Pixmap {
    let mut list = DisplayList::new();
    let key = TileKey::new(tile.id, 0, rotation);
    list.tile(key, Affine::IDENTITY);
    picture::rasterised(&list, Rect::new(0.0, 0.0, 1000.0, 1000.0), 0.2)
}

#[test]
fn edges_of_one_terrain_look_alike_where_the_way_crosses() {
    let samples = [
        "base/U", "base/V", "base/W", "base/K", "river/K", "river/D", "river/G", "crop/B", "inns/N",
    ];
    for terrain in [Terrain::Road, Terrain::River] {
        let mut first: Option<Vec<[u8; 3]>> = None;
        for name in samples {
            let id = catalogue().find(name).expect("a tile of the catalogue");
            let tile = catalogue().tile(id);
            for side in Side::ALL
                .into_iter()
                .filter(|&side| tile.edges[side as usize] == terrain)
            {
                let middle = edge(tile, side)[84..116].to_vec();
                let known = first.get_or_insert_with(|| middle.clone());
                let worst = known
                    .iter()
                    .zip(&middle)
                    .flat_map(|(a, b)| (0..3).map(move |i| a[i].abs_diff(b[i])))
                    .max();
                assert!(worst < Some(70), "{name} {side:?}: {worst:?}");
            }
        }
    }
}
