//! What is known about sets as a whole.

use crate::tile;
use engine::tiles::{
    Animal, CircleKind, Compass, FeatureKind, Goods, Print, Segment, Symbol, Tile, TileSet,
    catalogue,
};

use FeatureKind::{Garden, Monastery, Road};

fn copies(tile: &Tile) -> usize {
    tile.copies.in_print(tile.set.default_print()).into()
}

/// How many copies in the default print of `set` pass a test.
fn copies_with(set: TileSet, test: impl Fn(&Tile) -> bool) -> usize {
    catalogue()
        .tiles_in(set)
        .filter(|tile| test(tile))
        .map(copies)
        .sum()
}

/// How many segments of the copies in the default print of `set` pass a test.
fn segments_with(set: TileSet, test: impl Fn(&Segment) -> bool) -> usize {
    let in_tile = |tile: &Tile| tile.segments.iter().filter(|s| test(s)).count();
    catalogue()
        .tiles_in(set)
        .map(|tile| copies(tile) * in_tile(tile))
        .sum()
}

#[test]
fn each_print_has_one_start_tile() {
    let starts = |set, print: Print| {
        let start = |tile: &&Tile| tile.start && tile.copies.in_print(print) > 0;
        catalogue()
            .tiles_in(set)
            .filter(start)
            .map(|tile| tile.name)
            .collect::<Vec<_>>()
    };
    for print in [Print::First, Print::Second, Print::Third] {
        assert_eq!(starts(TileSet::Base, print), ["base/D"]);
    }
    assert_eq!(starts(TileSet::Winter, Print::Winter), ["winter/D"]);
    assert_eq!(starts(TileSet::River, Print::Second), ["river/A"]);
    assert_eq!(starts(TileSet::River, Print::Third), ["river/A3"]);
    assert_eq!(tile("base/D").copies.in_print(Print::Second), 4);
    assert_eq!(tile("winter/D").copies.in_print(Print::Winter), 4);
}

#[test]
fn gardens_are_counted() {
    let gardens = TileSet::ALL.map(|set| copies_with(set, |tile| tile.single(Garden).is_some()));
    assert_eq!(gardens, [8, 1, 2, 2, 1, 0, 0, 1, 1, 0, 1, 0, 0]);
    for tile in catalogue()
        .tiles()
        .iter()
        .filter(|tile| tile.name.ends_with("-garden"))
    {
        assert!(tile.single(Garden).is_some());
        let bare = catalogue().find(tile.name.trim_end_matches("-garden"));
        let bare = catalogue().tile(bare.expect("the tile without garden"));
        assert_eq!(bare.segments[..], tile.segments[..tile.segments.len() - 1]);
        assert_eq!(tile.copies.in_print(Print::First), 0);
    }
    assert!(!Print::First.has_gardens() && !Print::Winter.has_gardens());
    assert!(Print::Second.has_gardens() && Print::Third.has_gardens());
}

#[test]
fn the_base_game_counts_as_published() {
    let roads = |segment: &Segment| segment.kind == Road;
    assert_eq!(segments_with(TileSet::Base, roads), 62);
    assert_eq!(
        copies_with(TileSet::Base, |tile| tile.segments.iter().any(roads)),
        45
    );
    assert_eq!(
        segments_with(TileSet::Base, |segment| segment.kind == Monastery),
        6
    );
    assert_eq!(segments_with(TileSet::Base, |city| city.shields == 1), 10);
}

#[test]
fn winter_repeats_the_base_game_without_gardens() {
    for tile in catalogue().tiles_in(TileSet::Winter) {
        let Some(letter) = tile
            .name
            .strip_prefix("winter/")
            .filter(|name| name.len() == 1)
        else {
            continue;
        };
        let base = self::tile(&format!("base/{letter}"));
        assert_eq!(tile.segments, base.segments);
        assert_eq!(
            tile.copies.in_print(Print::Winter),
            base.copies.in_print(Print::First)
        );
    }
    let animals = [
        (Animal::Bear, 2),
        (Animal::Wolf, 2),
        (Animal::Crow, 2),
        (Animal::Deer, 2),
        (Animal::Boar, 2),
        (Animal::Fox, 1),
        (Animal::Wolpertinger, 1),
    ];
    for (animal, number) in animals {
        let shows = |tile: &Tile| tile.shows(Symbol::Animal(animal));
        assert_eq!(copies_with(TileSet::Winter, shows), number);
    }
    let fox = self::tile("winter/fox");
    assert!(fox.segments.iter().all(|segment| !segment.inn));
}

#[test]
fn what_expansions_print_is_counted() {
    let goods = |goods| segments_with(TileSet::Traders, move |city| city.goods == Some(goods));
    assert_eq!(
        [Goods::Wine, Goods::Wheat, Goods::Cloth].map(goods),
        [9, 6, 5]
    );
    assert_eq!(segments_with(TileSet::Inns, |city| city.cathedral), 2);
    assert_eq!(segments_with(TileSet::Inns, |road| road.inn), 7);
    for (set, symbol, number) in [
        (TileSet::Inns, Symbol::Inn, 6),
        (TileSet::Inns, Symbol::Cathedral, 2),
        (TileSet::Crop, Symbol::CropCircle(CircleKind::Road), 2),
        (TileSet::Crop, Symbol::CropCircle(CircleKind::City), 2),
        (TileSet::Crop, Symbol::CropCircle(CircleKind::Field), 2),
        (TileSet::Flying, Symbol::Flier(Compass::West), 5),
        (TileSet::Flying, Symbol::Flier(Compass::NorthWest), 3),
        (TileSet::Gold, Symbol::GoldMine, 8),
        (TileSet::Mage, Symbol::Magic, 8),
        (TileSet::Robbers, Symbol::Robber, 8),
        (TileSet::Hills, Symbol::Hill, 8),
        (TileSet::Hills, Symbol::Vineyard, 8),
        (TileSet::Gingerbread, Symbol::Gingerbread, 6),
    ] {
        assert_eq!(
            copies_with(set, |tile| tile.shows(symbol)),
            number,
            "{symbol:?}"
        );
    }
}
