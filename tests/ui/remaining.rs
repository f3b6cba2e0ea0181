//! The tiles still to come.

use crate::aids::FIELDS;
use crate::screen::{PERSONS, Screen};
use engine::tiles::{Pos, catalogue};
use page::features::players::remaining::{Group, kinds};
use page::stage::tiles::cell_fits::{cell_fits, cells_for};

#[test]
fn the_list_of_tiles_to_come_adds_up_and_dims_what_is_used_up() {
    let mut screen = Screen::open(PERSONS);
    let groups = kinds(screen.tile_stage().game());
    let left: u32 = groups
        .iter()
        .flat_map(|(_, kinds)| kinds)
        .map(|kind| kind.unseen)
        .sum();
    assert_eq!(left, 3, "the tile in hand is seen");
    let named: Vec<Group> = groups.iter().map(|(group, _)| *group).collect();
    let all = [
        Group::Monasteries,
        Group::CitiesWithRoads,
        Group::Cities,
        Group::Roads,
    ];
    assert_eq!(named, all);
    screen.press("remaining");
    let page = screen.app.page();
    let of_class = |class: &str| {
        let all = page.all();
        all.iter()
            .filter(|node| node.get("class") == Some(class))
            .count()
    };
    assert_eq!((of_class("tile-kind"), of_class("tile-kind used")), (3, 1));
    assert_eq!(of_class("log remaining"), 1);
    screen.press("remaining");
    assert!(
        screen
            .app
            .page()
            .all()
            .iter()
            .all(|node| node.get("class") != Some("log remaining"))
    );
}

#[test]
fn a_kind_of_tile_lights_up_the_cells_it_fits() {
    let mut screen = Screen::open(PERSONS);
    screen.press("remaining");
    let monastery = catalogue().find("base/B").expect("a tile");
    let cells = cells_for(screen.tile_stage().game(), monastery);
    assert_eq!(
        cells.len(),
        1,
        "only the field of the start tile has no road or city"
    );
    let before = screen.app.draw(screen.now);
    screen.press(&format!("light tile {}", monastery.0));
    assert_ne!(screen.app.draw(screen.now), before);
    screen.press("dark");
    assert_eq!(screen.app.draw(screen.now), before);
    screen.press("light tile 60000");
    assert_eq!(screen.app.draw(screen.now), before);
}

#[test]
fn cells_that_no_tile_to_come_fits_are_counted_by_hand() {
    let screen = Screen::open(PERSONS);
    let game = screen.tile_stage().game();
    for fitting in cell_fits(game) {
        let tiles = ["base/U", "base/E", "base/B", "base/K"]
            .map(|name| catalogue().find(name).expect("a tile"));
        let fit = tiles
            .iter()
            .filter(|&&tile| cells_for(game, tile).contains(&fitting.pos));
        assert_eq!(fitting.tiles as usize, fit.count(), "{:?}", fitting.pos);
    }
    assert!(screen.tile_stage().dead_cells().is_empty());
    let screen = |monasteries: usize| {
        let rest = " base/B".repeat(monasteries);
        Screen::open(&FIELDS.replace(" base/E base/B base/K", &rest))
    };
    let north_of_the_open_city = Pos::new(3, -1);
    assert_eq!(
        screen(9).tile_stage().dead_cells(),
        [north_of_the_open_city]
    );
    assert!(
        screen(3).tile_stage().dead_cells().is_empty(),
        "near the end that would be nearly all"
    );
}

#[test]
fn tiles_that_are_used_up_light_nothing_and_at_the_end_there_is_no_list() {
    let mut screen = Screen::open(PERSONS);
    screen.press("remaining");
    let page = screen.app.page();
    let of_class = |class: &str| {
        let all = page.all().into_iter();
        all.filter(|node| node.get("class") == Some(class))
            .collect::<Vec<_>>()
    };
    assert!(!of_class("tile-kind used").is_empty());
    for used in of_class("tile-kind used") {
        assert_eq!((used.get("data-light"), used.tag), (None, "div"));
    }
    while !screen.tile_stage().game().is_over() {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
    }
    let page = screen.app.page();
    assert!(page.all_text().contains("No tile is left"));
    let mut all = page.all().into_iter();
    assert!(all.all(|node| node.get("data-tile").is_none()));
}
