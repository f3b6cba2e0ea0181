//! Drawing and placing tiles: TILE.

use engine::rules::{Action, Croupier, Question, Reason, SegIx, legal};
use engine::table::{Audience, Party, Seat, SeatSet, Silent};
use engine::tiles::{Side, Terrain, catalogue};

use crate::support::{asked, choices, events, game, record, refused, tells, two};

#[test]
fn tile_01_exactly_one_tile_is_drawn() {
    let text = two("base/U base/V", "play\ndraw base/U");
    tells(&text, &["1 drew base/U"]);
    assert_eq!(
        asked(&text),
        Some((Party::Player(Seat(0)), Question::Place))
    );
    let second = two("base/U base/V", "play\ndraw base/U\ndraw base/V");
    assert_eq!(refused(&second), [Reason::NotAsked(Question::Place)]);
}

#[test]
fn tile_01_everybody_sees_the_drawn_tile_before_it_is_placed() {
    let text = two("base/U base/V", "play\ndraw base/U");
    let told = events(&text);
    assert_eq!(told[0].audience(), Audience::Everyone);
    let straight = catalogue().find("base/U");
    let game = game(&text);
    for observer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(game.seen_by(observer).drawn(), straight);
    }
}

#[test]
fn tile_02_the_drawn_tile_must_be_placed() {
    let drawn = "play\ndraw base/U";
    let passed = two("base/U base/V", &format!("{drawn}\npass"));
    assert_eq!(refused(&passed), [Reason::Mandatory]);
    let given_up = two("base/U base/V", &format!("{drawn}\ndiscard base/U"));
    assert_eq!(refused(&given_up), [Reason::SomethingFits]);
    let other = two("base/U base/V", &format!("{drawn}\nplace base/V 1,0 r0"));
    assert_eq!(refused(&other), [Reason::NotInHand]);
}

#[test]
fn tile_02_the_player_chooses_cell_and_rotation() {
    assert_eq!(
        choices(&two("base/B", "play\ndraw base/B")),
        [
            "place base/B 0,1 r0",
            "place base/B 0,1 r1",
            "place base/B 0,1 r2",
            "place base/B 0,1 r3"
        ]
    );
    assert_eq!(
        choices(&two("base/V", "play\ndraw base/V")),
        [
            "place base/V -1,0 r2",
            "place base/V -1,0 r3",
            "place base/V 1,0 r0",
            "place base/V 1,0 r1",
            "place base/V 0,1 r0",
            "place base/V 0,1 r3"
        ]
    );
}

#[test]
fn tile_03_a_tile_must_share_a_full_side_with_another() {
    for cell in ["1,1", "-1,1", "0,2", "9,9"] {
        let text = two("base/B", &format!("play\nplace base/B {cell}"));
        assert_eq!(refused(&text), [Reason::NoNeighbour], "{cell}");
    }
    tells(
        &two("base/B", "play\nplace base/B 0,1"),
        &["1 drew base/B", "1 placed base/B 0,1 0"],
    );
}

#[test]
fn tile_04_every_shared_side_must_carry_the_same_terrain() {
    // City to city in the north, field to field in the south, and no road to the roads in the east and west.
    assert_eq!(
        choices(&two("base/E", "play\ndraw base/E")),
        [
            "place base/E 0,-1 r2",
            "place base/E 0,1 r1",
            "place base/E 0,1 r2",
            "place base/E 0,1 r3"
        ]
    );
    // Road to road.
    assert_eq!(
        choices(&two("base/X", "play\ndraw base/X")),
        [-1, 1]
            .map(|x| [0, 1, 2, 3].map(|r| format!("place base/X {x},0 r{r}")))
            .concat()
    );
}

#[test]
fn tile_04_the_refusal_names_every_side_that_differs() {
    let text = two(
        "base/X",
        "start
         tile base/D 0,0
         tile base/U 1,0
         tile base/B 0,1
         play
         place base/X 1,1",
    );
    let road_to_field = |side| Reason::EdgeMismatch {
        side,
        ours: Terrain::Road,
        theirs: Terrain::Field,
    };
    assert_eq!(
        refused(&text),
        [road_to_field(Side::North), road_to_field(Side::West)]
    );
}

#[test]
fn tile_05_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() {
    let text = two(
        "base/C base/X base/B base/B",
        "start
         tile base/B 0,0
         play
         place base/B 1,0",
    );
    tells(
        &text,
        &[
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 drew base/X",
            "1 removed base/X unplaceable",
            "1 drew base/B",
            "1 placed base/B 1,0 0",
        ],
    );
    assert_eq!(game(&text).stack().left(), 1);
}

#[test]
fn tile_05_drawing_again_goes_on_until_the_stack_is_empty() {
    let text = two(
        "base/C base/X",
        "start
         tile base/B 0,0
         play
         draw base/X
         draw base/C",
    );
    tells(
        &text,
        &[
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "1 turn-ended",
            "final-scoring",
            "won 1 2",
        ],
    );
}

#[test]
fn tile_06_no_tile_can_be_put_on_another() {
    let text = two(
        "base/U base/U",
        "play\nplace base/U 1,0\npass\nplace base/U 1,0",
    );
    assert_eq!(refused(&text), [Reason::CellTaken]);
    let start = two("base/U base/U", "play\nplace base/U 0,0 r2");
    assert_eq!(refused(&start), [Reason::CellTaken]);
}

#[test]
fn tile_06_a_placed_tile_stays_as_it_lies() {
    let mut game = game(&record("set base\nseats 2", "play"));
    let mut croupier = Croupier::new(6);
    let mut lying = game.board().placed().to_vec();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("chance is asked"),
            Party::Player(_) => legal(&game)[0],
        };
        game.apply(action, &mut Silent).expect("it was offered");
        let now = game.board().placed();
        let more = usize::from(matches!(action, Action::Place { .. }));
        assert_eq!(now.len(), lying.len() + more);
        assert_eq!(now[..lying.len()], lying[..]);
        lying = now.to_vec();
    }
    assert!(lying.len() > 60, "nearly every tile finds a place");
}

#[test]
fn tile_07_touching_roads_become_one() {
    let board = "start
         tile base/D 0,0
         tile base/B 0,1
         tile base/B 1,1
         tile base/B 2,1
         tile base/U 2,0
         play";
    // Segments in order: base/D has four, each base/B two, base/U three with the road first.
    let (west, east) = (SegIx(1), SegIx(10));
    let before = game(&two("base/U", board));
    assert_ne!(
        before.regions().region_of(west),
        before.regions().region_of(east)
    );
    assert_eq!(before.region(west).tiles, 1);
    let after = game(&two("base/U", &format!("{board}\nplace base/U 1,0")));
    assert_eq!(
        after.regions().region_of(west),
        after.regions().region_of(east)
    );
    assert_eq!(after.region(west).tiles, 3);
}

#[test]
fn tile_07_touching_cities_become_one_with_all_their_meeples() {
    let text = two(
        "base/F",
        "start
         tile base/E 0,0 r1
         tile base/B 0,1
         tile base/B 1,1
         tile base/B 2,1
         tile base/E 2,0 r3
         figure 1 meeple city E 0,0
         figure 2 meeple city W 2,0
         play
         place base/F 1,0
         pass",
    );
    tells(
        &text,
        &[
            "1 passed",
            "completed city 0,0/0 1 2",
            "1 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "2 scores 8 for city 0,0/0: 3 tiles x 2 CITY-02 + 1 shields x 2 CITY-03",
            "1 returned meeple 0,0/0",
            "2 returned meeple 2,0/0",
        ],
    );
}

#[test]
fn tile_07_touching_fields_become_one() {
    let beside = |deployed: &str| {
        let board = "start
         tile base/U 0,0
         figure 2 meeple field 3456 0,0
         play
         place base/U 1,0";
        two("base/U base/U", &format!("{board}\n{deployed}"))
    };
    assert_eq!(
        refused(&beside("meeple field 3456")),
        [Reason::Occupied(SeatSet::EMPTY.with(Seat(1)))]
    );
    // The fields north of the road are others.
    tells(
        &beside("meeple field 0127"),
        &["1 deployed meeple field 1,0/1"],
    );
}
