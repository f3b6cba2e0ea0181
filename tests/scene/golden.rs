//! Golden pictures. `UPDATE_GOLDEN=1 cargo test --test scene` writes them anew; look at them before you keep them.

use std::path::{Path, PathBuf};

use engine::tiles::{Rotation, Tile, TileSet, catalogue};
use kurbo::Rect;
use resvg::tiny_skia::Pixmap;
use view::scene::display::DisplayList;
use view::scene::{Detail, Look, Theme, export};

use crate::{chance, fields, picture, pieces, sheets};

/// Of a thousand pixels, so many may differ: processors round differently.
const TOLERANCE: f64 = 4.0;

/// Compares a picture with the golden one of that name.
pub fn check(name: &str, (list, view): (DisplayList, Rect), scale: f64) {
    check_picture(name, &picture::rasterised(&list, view, scale));
}

/// Compares pixels with the golden picture of that name.
pub fn check_picture(name: &str, drawn: &Pixmap) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    check_file(&folder.join(format!("{name}.png")), drawn);
}

/// Compares pixels with a golden picture that has another place.
pub fn check_file(path: &Path, drawn: &Pixmap) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        drawn
            .save_png(path)
            .expect("the golden picture can be written");
    }
    let golden =
        Pixmap::load_png(path).expect("there is a golden picture; UPDATE_GOLDEN=1 writes it");
    let difference = picture::difference(drawn, &golden);
    if difference > TOLERANCE {
        let name = path.file_stem().unwrap_or_default().display();
        let beside = std::env::temp_dir().join(format!("bastide-{name}.png"));
        drawn
            .save_png(&beside)
            .expect("the new picture can be written");
        panic!(
            "{name}: {difference:.1} of 1000 pixels differ; the new picture is {}",
            beside.display()
        );
    }
}

/// The tiles of some sets as they are printed.
fn printed(sets: &[TileSet]) -> Vec<(&'static Tile, Rotation)> {
    catalogue()
        .tiles()
        .iter()
        .filter(|tile| sets.contains(&tile.set))
        .map(|tile| (tile, Rotation::R0))
        .collect()
}

#[test]
fn the_base_game_looks_as_it_did() {
    let tiles = printed(&[TileSet::Base]);
    check(
        "base",
        export::sheet(&tiles, 8, &Theme::new(Look::Summer), Detail::Full),
        0.08,
    );
}

#[test]
fn the_large_expansions_look_as_they_did() {
    let tiles = printed(&[
        TileSet::River,
        TileSet::Inns,
        TileSet::Traders,
        TileSet::Hills,
    ]);
    check(
        "large-expansions",
        export::sheet(&tiles, 12, &Theme::new(Look::Summer), Detail::Full),
        0.06,
    );
}

#[test]
fn the_small_expansions_look_as_they_did() {
    let tiles = printed(&[
        TileSet::Flying,
        TileSet::Ferries,
        TileSet::Gold,
        TileSet::Mage,
        TileSet::Robbers,
        TileSet::Crop,
        TileSet::Gingerbread,
    ]);
    check(
        "small-expansions",
        export::sheet(&tiles, 10, &Theme::new(Look::Summer), Detail::Full),
        0.06,
    );
}

#[test]
fn the_winter_looks_as_it_did() {
    let tiles = printed(&[TileSet::Winter]);
    check(
        "winter",
        export::sheet(&tiles, 9, &Theme::new(Look::Winter), Detail::Full),
        0.048,
    );
}

#[test]
fn turned_tiles_stay_upright() {
    let catalogue = catalogue();
    let tiles: Vec<(&Tile, Rotation)> = [
        "base/A",
        "base/S",
        "inns/I",
        "river/B",
        "traders/D",
        "flier/D",
    ]
    .into_iter()
    .filter_map(|name| catalogue.find(name))
    .flat_map(|id| Rotation::ALL.map(|rotation| (catalogue.tile(id), rotation)))
    .collect();
    check(
        "turned",
        export::sheet(&tiles, 8, &Theme::new(Look::Summer), Detail::Full),
        0.07,
    );
}

#[test]
fn figures_look_as_they_did() {
    check("figures", sheets::figures(), 0.12);
}

#[test]
fn small_figures_stand_out_from_every_ground() {
    check("figures-small", sheets::grounds(9.5), 1.0 / 9.5);
}

#[test]
fn owners_of_fields_look_as_they_did() {
    check("fields", fields::overlay(), 0.09);
}

#[test]
fn what_lies_on_tiles_looks_as_it_did() {
    check("pieces", pieces::table(Look::Summer), 0.12);
}

#[test]
fn what_lies_on_tiles_is_seen_in_winter_and_on_small_tiles() {
    check("pieces-small", pieces::table(Look::Winter), 0.064);
}

#[test]
fn a_flight_and_its_die_look_as_they_did() {
    check("flight", chance::flight(), 0.12);
}

#[test]
fn flocks_and_their_tokens_look_as_they_did() {
    check("flock", chance::flock(), 0.12);
}

#[test]
fn flocks_are_counted_on_small_tiles() {
    check("flocks-small", chance::small_flocks(), 1.0);
}
