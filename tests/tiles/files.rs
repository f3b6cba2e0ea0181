//! The tile files as a whole.

use engine::tiles::{Catalogue, Copies, Print, TileId, TileSet, catalogue, read_sheet};
use std::fs;
use std::path::Path;

/// Copies in the four prints, for each set.
const TOTALS: [(TileSet, [u32; 4]); 13] = [
    (TileSet::Base, [72, 72, 72, 0]),
    (TileSet::River, [12, 12, 12, 0]),
    (TileSet::Inns, [18, 18, 18, 0]),
    (TileSet::Traders, [24, 24, 24, 0]),
    (TileSet::Flying, [8, 8, 8, 0]),
    (TileSet::Ferries, [8, 8, 8, 0]),
    (TileSet::Gold, [8, 8, 8, 0]),
    (TileSet::Mage, [8, 8, 8, 0]),
    (TileSet::Robbers, [8, 8, 8, 0]),
    (TileSet::Crop, [6, 6, 6, 0]),
    (TileSet::Hills, [18, 18, 0, 0]),
    (TileSet::Winter, [0, 0, 0, 84]),
    (TileSet::Gingerbread, [0, 0, 0, 6]),
];

fn file(set: TileSet) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/tiles");
    fs::read_to_string(folder.join(format!("{}.txt", set.name()))).expect("a tile file")
}

#[test]
fn no_tile_file_has_a_fault() {
    let (read, faulty) = Catalogue::read();
    let report: Vec<_> = faulty
        .iter()
        .flat_map(|(set, faults)| faults.iter().map(move |f| format!("{}: {f}", set.name())))
        .collect();
    assert_eq!(report, Vec::<String>::new());
    assert_eq!(read.tiles(), catalogue().tiles());
}

#[test]
fn copies_add_up_in_every_print() {
    for (set, totals) in TOTALS {
        let found = Print::ALL.map(|print| {
            let copies = catalogue()
                .tiles_in(set)
                .map(|tile| tile.copies.in_print(print));
            copies.map(u32::from).sum::<u32>()
        });
        assert_eq!(found, totals, "{}", set.name());
    }
}

#[test]
fn every_tile_is_found_by_its_id_and_its_name() {
    assert_eq!(catalogue().tiles().len(), 184);
    for (index, tile) in catalogue().tiles().iter().enumerate() {
        assert_eq!(usize::from(tile.id.0), index);
        assert_eq!(catalogue().find(tile.name), Some(tile.id));
        assert_eq!(catalogue().tile(tile.id), tile);
    }
    assert_eq!(catalogue().find("base/Y"), None);
    assert_eq!(catalogue().find(""), None);
    assert_eq!(catalogue().get(TileId(184)), None);
}

#[test]
fn sets_stand_in_their_order() {
    let sets: Vec<_> = catalogue().tiles().iter().map(|tile| tile.set).collect();
    assert!(sets.is_sorted());
    for set in TileSet::ALL {
        assert_eq!(TileSet::parse(set.name()), Some(set));
        assert_eq!(
            catalogue().tiles_in(set).count(),
            sets.iter().filter(|s| **s == set).count()
        );
    }
    assert_eq!(TileSet::parse("Base"), None);
}

#[test]
fn only_winter_sets_are_winter_prints() {
    for (set, totals) in TOTALS {
        let print = set.default_print();
        assert!(totals[print as usize] > 0);
        assert_eq!(print == Print::Winter, totals[Print::Second as usize] == 0);
        assert_eq!(Print::parse(print.name()), Some(print));
    }
}

#[test]
fn only_the_gingerbread_tiles_are_reconstructed() {
    for set in TileSet::ALL {
        let reconstructed = catalogue().reconstructed(set);
        assert_eq!(reconstructed, set == TileSet::Gingerbread);
        assert_eq!(file(set).contains("# reconstructed"), reconstructed);
    }
}

#[test]
fn what_is_written_is_read_again() {
    for (set, totals) in TOTALS {
        let [first, second, third, winter] = totals;
        let mut text = format!("set {} {first} {second} {third} {winter}\n", set.name());
        for tile in catalogue().tiles_in(set) {
            text.push_str(&format!("{tile}\n"));
        }
        let sheet = read_sheet(text.leak()).expect("no faults");
        assert_eq!(sheet.set, set);
        assert_eq!(sheet.totals, Copies(totals.map(|total| total as u8)));
        let first = catalogue().tiles_in(set).next().map_or(0, |tile| tile.id.0);
        for (mut read, tile) in sheet.tiles.into_iter().zip(catalogue().tiles_in(set)) {
            read.id.0 += first;
            assert_eq!(&read, tile);
        }
    }
}

#[test]
fn files_are_written_as_tiles_are_written() {
    for set in TileSet::ALL {
        let text = file(set);
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or(""));
        let lines: Vec<_> = lines
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .filter(|line| !line.is_empty() && !line.starts_with("set "))
            .collect();
        let written: Vec<_> = catalogue().tiles_in(set).map(ToString::to_string).collect();
        assert_eq!(lines, written);
    }
}
