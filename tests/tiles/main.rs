//! The tile catalogue and the geometry of the table.

use bastide::tiles::{Catalogue, TileSet, catalogue};

#[test]
fn no_tile_file_has_a_fault() {
    let (_, faulty) = Catalogue::read();
    let report: Vec<_> = faulty
        .iter()
        .flat_map(|(set, faults)| faults.iter().map(move |f| format!("{}: {f}", set.name())))
        .collect();
    assert_eq!(report, Vec::<String>::new());
}

#[test]
fn copies_add_up_in_the_default_print() {
    let totals = TileSet::ALL.map(|set| {
        catalogue()
            .of(set)
            .map(|tile| u32::from(tile.copies.of(set.default_print())))
            .sum::<u32>()
    });
    assert_eq!(totals, [72, 12, 18, 24, 8, 8, 8, 8, 8, 6, 18, 84, 6]);
}
