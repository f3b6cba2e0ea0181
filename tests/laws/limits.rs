//! Games as large as any may be: nothing runs over, which tests notice because arithmetic is checked in them.

use engine::ai::random_game;
use engine::rules::{Game, MOST_TILES, Preset, Regions, Setup};
use engine::tiles::TileSet;

/// A setup for six with every part, and with as many boxes of a set as a game may have tiles.
fn full_of(set: TileSet) -> Setup {
    let mut setup = Preset::Everything.setup(6);
    let entry = setup.sets.iter().position(|entry| entry.set == set);
    let entry = entry.expect("everything is in play");
    let most = (1..=u8::MAX).rev().find(|&copies| {
        setup.sets[entry].copies = copies;
        tiles_of(&setup) <= MOST_TILES
    });
    setup.sets[entry].copies = most.expect("one box of each is not too much");
    setup
}

fn tiles_of(setup: &Setup) -> usize {
    let tiles = setup.drawn_tiles().into_iter();
    tiles.map(|(_, copies)| usize::from(copies)).sum()
}

#[test]
fn a_game_with_as_many_boxes_as_may_be_is_played_to_its_end() {
    // Supplies of tokens grow with these boxes.
    for set in [TileSet::Traders, TileSet::Gold, TileSet::Hills] {
        let setup = full_of(set);
        assert!(tiles_of(&setup) > MOST_TILES - 20, "{set:?}");
        let start = Game::new(setup).expect("a setup");
        let game = random_game(&start, 1).expect("every question has an answer");
        assert!(game.is_over(), "{set:?}");
        let rebuilt = Regions::rebuild(game.board());
        assert_eq!(rebuilt.all().count(), game.regions().all().count());
    }
}
