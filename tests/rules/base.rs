//! Setting up a base game, and its turn: BASE.

use engine::rules::{
    Action, Edition, Figure, Game, Marker, PositionFault, Question, Reason, Setup, SetupFault,
    Trouble, outcomes, space,
};
use engine::session::Seating;
use engine::table::{Party, Seat};
use engine::tiles::{Pos, Rotation, SegmentId, catalogue};

use crate::support::{game, record, refused, story, two};

/// A game of the current edition in which seat 1 begins, before the first draw.
const FRESH: &str = "set base\nseats 2\noption first-player 1";

fn fresh(edition: Edition, seats: u8) -> Game {
    Game::new(Setup::base(edition, seats)).expect("a base game")
}

/// What the next draw can bring: names and weights.
fn draws(game: &Game) -> Vec<(&'static str, u32)> {
    let name = |action: Action| match action {
        Action::Draw(tile) => catalogue().tile(tile).name,
        other => panic!("not a draw: {other:?}"),
    };
    outcomes(game)
        .into_iter()
        .map(|(action, weight)| (name(action), weight))
        .collect()
}

#[test]
fn base_01_the_base_set_has_72_land_tiles_one_of_them_the_start_tile() {
    for edition in [Edition::First2001, Edition::Current] {
        let game = fresh(edition, 2);
        assert_eq!(game.board().placed().len(), 1);
        assert_eq!(game.stack().left(), 71);
        let unseen: u32 = game.stack().unseen().map(|(_, n)| u32::from(n)).sum();
        assert_eq!(unseen, 71);
    }
}

#[test]
fn base_02_the_start_tile_lies_face_up_in_the_middle() {
    let game = fresh(Edition::Current, 2);
    let start = game.board().placed()[0];
    assert_eq!(catalogue().tile(start.tile).name, "base/D");
    assert_eq!((start.pos, start.rotation), (Pos::new(0, 0), Rotation::R0));
}

#[test]
fn base_02_the_start_tile_is_never_drawn() {
    // Four tiles look like the start tile; one of them is the start tile.
    let text = record(
        FRESH,
        "play
         draw base/D
         place base/D 1,0
         pass
         draw base/D
         place base/D 2,0
         pass
         draw base/D
         place base/D -1,0
         pass
         draw base/D",
    );
    assert_eq!(refused(&text), [Reason::Impossible]);
}

#[test]
fn base_02_on_the_table_of_a_position_it_takes_nothing_from_the_stack() {
    let at = |head: &str, tiles: &str| {
        let game = game(&record(head, &format!("start\n{tiles}")));
        let name = |(tile, copies)| (catalogue().tile(tile).name, copies);
        let unseen = game.stack().unseen().map(name);
        let alike = unseen
            .filter(|(name, _)| *name == "base/D")
            .map(|(_, copies)| copies);
        (game.stack().left(), alike.sum::<u8>())
    };
    assert_eq!(at(FRESH, "tile base/D 0,0"), (71, 3));
    assert_eq!(at(FRESH, "tile base/D 0,0\ntile base/D 1,0"), (70, 2));
    // Beside a river it stays in the box, so that this is another tile.
    let river = format!("{FRESH}\nset river");
    assert_eq!(at(&river, "tile river/A 0,0"), (82, 3));
    assert_eq!(at(&river, "tile river/A 0,0\ntile base/D 0,-1"), (81, 2));
}

#[test]
fn base_03_any_of_the_other_tiles_may_be_drawn_next() {
    let shuffled = draws(&game(&record(FRESH, "play")));
    assert_eq!(shuffled.iter().map(|&(_, weight)| weight).sum::<u32>(), 71);
    for (name, copies) in [("base/B", 4), ("base/C", 1), ("base/D", 3), ("base/U", 7)] {
        assert!(shuffled.contains(&(name, copies)), "{name}");
    }
    let later = draws(&game(&record(
        FRESH,
        "play\ndraw base/U\nplace base/U 1,0\npass\nconfirm",
    )));
    assert_eq!(later.iter().map(|&(_, weight)| weight).sum::<u32>(), 70);
    assert!(later.contains(&("base/U", 6)));
}

#[test]
fn base_03_how_the_tiles_are_piled_has_no_effect() {
    let one = game(&two("base/A base/V base/C base/V", "play"));
    let other = game(&two("base/V base/C base/V base/A", "play"));
    assert_eq!(one.stack(), other.stack());
    assert_eq!(draws(&one), [("base/A", 1), ("base/C", 1), ("base/V", 2)]);
}

#[test]
fn base_04_each_player_has_seven_meeples_and_a_score_figure() {
    let game = fresh(Edition::Current, 6);
    assert_eq!(game.players().len(), 6);
    for seat in (0..6).map(Seat) {
        assert_eq!(game.player(seat).supply().count(Figure::Meeple), 7);
        assert_eq!(game.markers(), [Marker::Score]);
        for other in Figure::ALL.into_iter().filter(|&f| f != Figure::Meeple) {
            assert_eq!(game.player(seat).supply().count(other), 0, "{other:?}");
        }
    }
}

#[test]
fn base_04_an_eighth_meeple_cannot_stand_on_the_board() {
    let eight = "figure 2 meeple road W 0,0\n".repeat(8);
    let text = two("base/B", &format!("start\ntile base/D 0,0\n{eight}play"));
    let error = engine::rules::Record::read(&text).expect_err("too many");
    assert_eq!(
        error.trouble,
        Trouble::Position(vec![PositionFault::TooMany(Seat(1), Figure::Meeple)])
    );
}

#[test]
fn base_05_every_score_figure_starts_on_space_0() {
    let game = fresh(Edition::Current, 3);
    for player in game.players() {
        assert_eq!(space(player.total(Marker::Score)), 0);
        assert_eq!(player.score(), 0);
    }
}

#[test]
fn base_06_two_to_six_players_own_48_meeples() {
    let faults = |seats| Setup::base(Edition::Current, seats).faults();
    for seats in 2..=6 {
        assert_eq!(faults(seats), [], "{seats} players");
    }
    for seats in [0, 1, 7] {
        assert_eq!(faults(seats), [SetupFault::Seats { most: 6 }]);
    }
    let game = fresh(Edition::Current, 6);
    let owned = |seat: Seat| {
        usize::from(game.player(seat).supply().count(Figure::Meeple)) + game.markers().len()
    };
    assert_eq!((0..6).map(Seat).map(owned).sum::<usize>(), 48);
}

#[test]
fn base_06_six_players_have_six_colours() {
    let colours = |seats| {
        let seating = Seating::persons(seats);
        let mut names: Vec<&str> = seating.chairs().iter().map(|c| c.colour().name()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(
        colours(6),
        ["black", "blue", "green", "pink", "red", "yellow"]
    );
    for seats in 2..=6 {
        let mut different = colours(seats);
        different.dedup();
        assert_eq!(different.len(), usize::from(seats));
    }
}

#[test]
fn base_07_players_take_turns_clockwise() {
    let text = record(
        "set base\nseats 3\noption first-player 2\nstack base/U base/U base/U base/U base/U",
        "play
         place base/U 1,0
         pass
         place base/U 2,0
         pass
         place base/U 3,0
         pass
         place base/U 4,0
         pass
         confirm",
    );
    let turns: Vec<String> = story(&text)
        .into_iter()
        .filter(|line| line.contains("turn-began"))
        .collect();
    assert_eq!(
        turns,
        [
            "2 turn-began 1",
            "3 turn-began 2",
            "1 turn-began 3",
            "2 turn-began 4",
            "3 turn-began 5"
        ]
    );
}

#[test]
fn base_08_a_turn_is_a_tile_then_a_meeple_then_scoring() {
    let text = two(
        "base/E base/V",
        "play
         place base/E 0,-1 r2
         meeple city S
         confirm",
    );
    assert_eq!(
        story(&text),
        [
            "1 turn-began 1",
            "1 drew base/E",
            "1 placed base/E 0,-1 2",
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
            "1 turn-ended",
            "2 turn-began 2",
        ]
    );
}

#[test]
fn base_08_no_step_can_come_before_its_time() {
    let deploy = Action::Deploy {
        figure: Figure::Meeple,
        segment: SegmentId(0),
    };
    let drawn = game(&two("base/E base/V", "play\ndraw base/E"));
    let early = drawn.check(deploy).expect_err("before the tile");
    assert_eq!(early.reasons, [Reason::NotAsked(Question::Place)]);
    let placed = "play\nplace base/E 0,-1 r2";
    let again = two("base/E base/V", &format!("{placed}\nplace base/E 0,1 r2"));
    assert_eq!(refused(&again), [Reason::NotAsked(Question::Figure)]);
    let scored = game(&two("base/E base/V", &format!("{placed}\npass")));
    let late = scored.check(deploy).expect_err("after the scoring");
    assert_eq!(late.reasons, [Reason::NotAsked(Question::Confirm)]);
}

#[test]
fn base_08_only_the_meeple_is_optional() {
    let unplaced = two("base/E base/V", "play\ndraw base/E\npass");
    assert_eq!(refused(&unplaced), [Reason::Mandatory]);
    // The meeple is left out; the city that the tile completes is scored all the same.
    let text = two(
        "base/E base/V",
        "start
         tile base/D 0,0
         figure 2 meeple city N 0,0
         play
         place base/E 0,-1 r2
         pass",
    );
    assert_eq!(game(&text).scores(), [0, 4]);
    let unscored = two("base/E base/V", "play\nplace base/E 0,-1 r2\npass\npass");
    assert_eq!(refused(&unscored), [Reason::Mandatory]);
    assert_eq!(
        game(&text).asked().map(|asked| asked.party),
        Some(Party::Player(Seat(0)))
    );
}
