//! What the editions share and where they differ: ED-01 to ED-14 and the rulings about it.

use crate::support::{asked, choices, events, game, read, record, scores, story, tells};
use engine::rules::{
    Edition, Event, Figure, Game, PositionFault, Question, Reason, Record, SPACES, Scored, Setup,
    SetupFault, Trouble, legal, outcomes, space,
};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Symbol, TileId, TileSet, catalogue};

/// The editions, each with the name of its own base tiles.
const EDITIONS: [(Edition, &str); 3] = [
    (Edition::First2001, "base"),
    (Edition::Winter, "winter"),
    (Edition::Current, "base"),
];

/// A game of an edition with its own base tiles, which are called `X/...` in `stack` and `body`; the first begins.
fn played(edition: Edition, set: &str, stack: &str, body: &str) -> String {
    let name = edition.name();
    let head = format!("edition {name}\nset {set}\nseats 2\noption first-player 1\nstack {stack}");
    record(&head, body).replace("X/", &format!("{set}/"))
}

/// What the last line of the same game tells in each edition, with base tiles called `X/...` again.
fn each_tells(stack: &str, body: &str) -> [Vec<String>; 3] {
    EDITIONS.map(|(edition, set)| {
        let told = events(&played(edition, set, stack, body));
        let general = |event: &Event| event.to_string().replace(&format!("{set}/"), "X/");
        told.iter().map(general).collect()
    })
}

/// A new game of an edition for so many players.
fn new(edition: Edition, seats: u8) -> Result<Game, Vec<SetupFault>> {
    Game::new(Setup::base(edition, seats))
}

/// A new game with further sets.
fn with_sets(edition: Edition, sets: &[TileSet]) -> Game {
    let setup = sets
        .iter()
        .fold(Setup::base(edition, 2), |setup, &set| setup.with_set(set));
    Game::new(setup).expect("a setup that can be played")
}

/// All tiles of a game, on the table and in the stack, each with its copies.
fn tiles_of(game: &Game) -> Vec<(TileId, usize)> {
    let laid = game.board().placed().iter().map(|placed| (placed.tile, 1));
    let unseen = game.stack().unseen();
    laid.chain(unseen.map(|(tile, copies)| (tile, usize::from(copies))))
        .collect()
}

fn tile_count(game: &Game) -> usize {
    tiles_of(game).iter().map(|&(_, copies)| copies).sum()
}

/// How many tiles of a set in a game show a garden.
fn gardens(game: &Game, set: TileSet) -> usize {
    let shows = |tile: TileId| {
        let tile = catalogue().tile(tile);
        tile.set == set && tile.single(FeatureKind::Garden).is_some()
    };
    let tiles = tiles_of(game).into_iter();
    tiles
        .filter(|&(tile, _)| shows(tile))
        .map(|(_, copies)| copies)
        .sum()
}

#[test]
fn ed_01_two_to_five_players_then_two_to_six() {
    let allowed = |edition| -> Vec<u8> { (0..9).filter(|&n| new(edition, n).is_ok()).collect() };
    assert_eq!(allowed(Edition::First2001), [2, 3, 4, 5]);
    assert_eq!(allowed(Edition::Winter), [2, 3, 4, 5]);
    assert_eq!(allowed(Edition::Current), [2, 3, 4, 5, 6]);
}

#[test]
fn ed_01_too_many_players_are_refused_with_the_number_allowed() {
    let error = Record::read("bastide 1\nedition winter\nseats 6").expect_err("six in winter");
    let faults = Trouble::Position(vec![engine::rules::PositionFault::Setup(
        SetupFault::Seats { most: 5 },
    )]);
    assert_eq!(error.trouble, faults);
    let more = "bastide 1\nedition winter\noption max-players 6\nseats 6";
    assert_eq!(game(more).seats(), 6);
}

#[test]
fn ed_02_seventy_two_tiles_and_eighty_four_in_winter() {
    let count = |edition| tile_count(&new(edition, 2).expect("two players"));
    assert_eq!(count(Edition::First2001), 72);
    assert_eq!(count(Edition::Winter), 84);
    assert_eq!(count(Edition::Current), 72);
}

#[test]
fn ed_02_twelve_tiles_of_winter_show_animals() {
    let game = new(Edition::Winter, 2).expect("two players");
    let animal = |tile: TileId| {
        let symbols = &catalogue().tile(tile).symbols;
        symbols
            .iter()
            .any(|symbol| matches!(symbol, Symbol::Animal(_)))
    };
    let tiles = tiles_of(&game).into_iter();
    let animals = tiles.filter(|&(tile, _)| animal(tile));
    assert_eq!(animals.map(|(_, copies)| copies).sum::<usize>(), 12);
}

#[test]
fn ed_03_eight_meeples_each_one_of_them_on_the_score_track() {
    for (edition, _) in EDITIONS {
        let game = new(edition, 5).expect("five players");
        for seat in (0..5).map(Seat) {
            let supply = game.player(seat).supply().count(Figure::Meeple);
            assert_eq!(usize::from(supply) + game.markers().len(), 8);
        }
    }
}

#[test]
fn ed_04_in_every_edition_chance_decides_who_begins() {
    for (edition, set) in EDITIONS {
        let open = record(
            &format!("edition {}\nset {set}\nseats 3", edition.name()),
            "",
        );
        let game = game(&open);
        let weights: Vec<u32> = outcomes(&game).iter().map(|&(_, weight)| weight).collect();
        assert_eq!(choices(&open), ["first 1", "first 2", "first 3"]);
        assert_eq!(weights, [1, 1, 1]);
        tells(
            &format!("{open}play\nfirst 3"),
            &["3 first", "3 turn-began 1"],
        );
    }
}

#[test]
fn ed_04_the_host_may_say_who_begins() {
    for (edition, set) in EDITIONS {
        let head = format!(
            "edition {}\nset {set}\nseats 3\noption first-player 2",
            edition.name()
        );
        assert_eq!(story(&record(&head, "play")), ["2 turn-began 1"]);
    }
}

#[test]
fn ed_05_only_the_first_edition_halves_the_city_of_two_tiles() {
    let body = "play\nplace X/E 0,-1 r2\nmeeple city S";
    let told = |scored: &str| {
        [
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            scored,
            "1 returned meeple 0,-1/0",
        ]
        .map(str::to_owned)
        .to_vec()
    };
    let full = told("1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02");
    let half = told("1 scores 2 for city 0,-1/0: 2 tiles x 1 ED-15");
    assert_eq!(each_tells("X/E", body), [half, full.clone(), full]);
}

#[test]
fn ed_06_only_the_first_edition_pools_the_farmers_of_a_city() {
    let body = "start
         tile X/E 0,0
         tile X/E 0,-1 r2
         tile X/B 1,0
         figure 1 meeple field 4 0,0
         figure 2 meeple field 0 1,0
         figure 2 meeple field 0 0,-1
         turn 1
         play
         place X/B 0,1
         pass
         confirm";
    let told = |lines: &[&str]| {
        let begin = ["1 turn-ended", "final-scoring"];
        let all = begin.iter().chain(lines);
        all.map(|&line| line.to_owned()).collect::<Vec<_>>()
    };
    let pooled = told(&[
        "2 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-22",
        "won 2",
    ]);
    let each = told(&[
        "2 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
        "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
        "2 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
        "won 2",
    ]);
    assert_eq!(each_tells("X/B", body), [pooled, each.clone(), each]);
}

#[test]
fn ed_07_every_edition_removes_a_tile_that_fits_nowhere_and_draws_again() {
    let body = "play
         place X/E 0,-1 r2
         pass
         place X/U 1,0";
    let expected = [
        "1 turn-ended",
        "2 turn-began 2",
        "2 drew X/C",
        "2 removed X/C unplaceable",
        "2 drew X/U",
        "2 placed X/U 1,0 0",
    ];
    for told in each_tells("X/E X/C X/U", body) {
        assert_eq!(told, expected);
    }
}

/// Three points for a road, from 48.
const PAST_FIFTY: &str = "start
     tile X/D 0,0
     tile X/A 1,0 r1
     figure 1 meeple road W 1,0
     score 1 48
     turn 1
     play
     place X/A -1,0 r3
     pass";

#[test]
fn ed_08_fifty_points_are_a_lap_of_the_track_in_every_edition() {
    for (edition, set) in EDITIONS {
        let text = played(edition, set, "X/A", PAST_FIFTY);
        let total = scores(&text)[0];
        assert_eq!((total / SPACES, space(total)), (1, 1));
        let moved = events(&text).into_iter().find_map(|event| match event {
            Event::Scored(Scored { before, points, .. }) => Some((before, points)),
            _ => None,
        });
        assert_eq!(moved, Some((48, 3)));
    }
}

#[test]
fn ed_09_a_meeple_on_a_road_does_the_same_in_every_edition() {
    let placed = "play\nplace X/A 1,0 r1\nmeeple road W";
    let completed = format!("{placed}\nplace X/A -1,0 r3\npass");
    for told in each_tells("X/A X/A", placed) {
        assert_eq!(told, ["1 deployed meeple road 1,0/0"]);
    }
    for told in each_tells("X/A X/A", &completed) {
        assert_eq!(
            told,
            [
                "2 passed",
                "completed road -1,0/0 1",
                "1 scores 3 for road -1,0/0: 3 tiles x 1 ROAD-02",
                "1 returned meeple 1,0/0",
            ]
        );
    }
}

#[test]
fn ed_10_the_turn_of_the_last_tile_ends_the_game_in_every_edition() {
    let body = "play\nplace X/A 1,0 r1\nmeeple road W\nconfirm";
    for told in each_tells("X/A", body) {
        assert_eq!(
            told,
            [
                "1 turn-ended",
                "final-scoring",
                "1 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
                "won 1",
            ]
        );
    }
}

#[test]
fn ed_10_a_last_tile_that_fits_nowhere_ends_the_game_in_every_edition() {
    let body = "play\nplace X/E 0,-1 r2\npass\ndraw X/C";
    for told in each_tells("X/E X/C", body) {
        assert_eq!(
            told,
            [
                "1 turn-ended",
                "2 turn-began 2",
                "2 drew X/C",
                "2 removed X/C unplaceable",
                "2 turn-ended",
                "final-scoring",
                "won 1 2",
            ]
        );
    }
}

#[test]
fn ed_11_in_every_edition_one_open_tile_is_drawn_unless_hands_are_agreed() {
    for (edition, set) in EDITIONS {
        let text = played(edition, set, "X/U X/U X/U X/U", "play\ndraw X/U");
        assert_eq!(
            asked(&text),
            Some((Party::Player(Seat(0)), Question::Place))
        );
        let game = game(&text);
        assert!(game.drawn().is_some());
        assert!(game.players().iter().all(|p| p.hand().is_empty()));
    }
}

#[test]
fn ed_12_gardens_are_printed_on_current_base_tiles_only() {
    let count = |edition, set| gardens(&new(edition, 2).expect("two players"), set);
    assert_eq!(count(Edition::First2001, TileSet::Base), 0);
    assert_eq!(count(Edition::Winter, TileSet::Winter), 0);
    assert_eq!(count(Edition::Current, TileSet::Base), 8);
}

#[test]
fn ed_12_the_river_and_expansions_bring_gardens() {
    let game = with_sets(Edition::Current, &[TileSet::River, TileSet::Inns]);
    assert_eq!(gardens(&game, TileSet::River), 1);
    assert_eq!(gardens(&game, TileSet::Inns), 2);
}

#[test]
fn ed_13_the_gingerbread_tiles_are_added_to_the_winter_tiles() {
    let game = with_sets(Edition::Winter, &[TileSet::Gingerbread]);
    assert_eq!(tile_count(&game), 84 + 6);
}

#[test]
fn ed_14_a_tie_is_a_shared_victory_in_every_edition() {
    let body = "start
         tile X/D 0,0
         score 1 20
         score 2 18
         figure 2 meeple road E 0,0
         turn 1
         play
         place X/U 1,0
         pass
         confirm";
    for told in each_tells("X/U", body) {
        assert_eq!(
            told,
            [
                "1 turn-ended",
                "final-scoring",
                "2 scores 2 for road 0,0/1 at the end: 2 tiles x 1 ROAD-04",
                "won 1 2",
            ]
        );
    }
}

#[test]
fn r_ed_01_expansions_combine_with_every_edition() {
    let sets = [TileSet::River, TileSet::Inns];
    let count = |edition| tile_count(&with_sets(edition, &sets));
    // The river replaces the start tile.
    assert_eq!(count(Edition::First2001), 71 + 12 + 18);
    assert_eq!(count(Edition::Winter), 83 + 12 + 18);
    assert_eq!(count(Edition::Current), 71 + 12 + 18);
}

#[test]
fn r_ed_01_base_tiles_follow_the_edition_expansions_do_not() {
    let first = with_sets(Edition::First2001, &[TileSet::River, TileSet::Inns]);
    let found = [TileSet::Base, TileSet::River, TileSet::Inns].map(|set| gardens(&first, set));
    assert_eq!(found, [0, 1, 2]);
    for edition in [Edition::First2001, Edition::Current] {
        let gingerbread = with_sets(edition, &[TileSet::Gingerbread]);
        assert_eq!(tile_count(&gingerbread), 72 + 6);
    }
}

#[test]
fn r_ed_01_every_option_can_be_changed_in_every_edition() {
    for (edition, set) in EDITIONS {
        let head = format!("edition {}\nset {set}\nseats 2", edition.name());
        let text = record(
            &format!("{head}\noption farmers off\nstack {set}/U"),
            &format!("play\nplace {set}/U 1,0"),
        );
        assert_eq!(choices(&text), ["meeple road EW", "pass"]);
        let farmer = format!("{text}meeple field 0127\n");
        assert_eq!(crate::support::refused(&farmer), [Reason::FarmersOff]);
    }
}

#[test]
fn r_ed_06_the_age_of_players_does_not_matter() {
    let head = "set base\nseats 2\nseed 5";
    let plain = game(&record(head, ""));
    let aged = "player 1 yellow person Anna, aged 34\nplayer 2 red person Ben, aged 7";
    let told = game(&record(&format!("{head}\n{aged}"), ""));
    assert_eq!(legal(&told), legal(&plain));
    assert_eq!(told, plain);
}

#[test]
fn r_ed_08_players_begin_with_the_points_that_were_agreed() {
    let head =
        "set base\nseats 3\nhandicap 3 20\nhandicap 1 5\noption first-player 1\nstack base/U";
    let text = record(head, "");
    assert_eq!(game(&text).scores(), [5, 0, 20]);
    let told = story(&text);
    assert_eq!(
        told[..2],
        [
            "1 scores 5 for handicap: 5 handicap x 1 R-ED-08",
            "3 scores 20 for handicap: 20 handicap x 1 R-ED-08",
        ]
    );
    let written = read(&text).write().expect("a record");
    assert!(
        written.contains("handicap 1 5\nhandicap 3 20\n"),
        "{written}"
    );
    assert!(!written.contains("handicap 2"), "{written}");
}

#[test]
fn r_ed_08_no_message_is_read_for_the_space_a_figure_begins_on() {
    // The space of 10 points is dark.
    let head =
        "set base\npart messengers\nseats 2\nhandicap 1 10\noption first-player 1\nstack base/U";
    let begun = record(head, "play\nplace base/U 1,0\npass");
    assert_eq!(
        game(&begun).asked().map(|asked| asked.question),
        Some(Question::Confirm)
    );
}

#[test]
fn r_ed_08_a_position_says_all_points_itself() {
    let head = "set base\nseats 2\nhandicap 1 20\nstack base/U";
    let text = record(head, "start\ntile base/D 0,0\nscore 1 7\nturn 1");
    assert_eq!(game(&text).scores(), [7, 0]);
}

#[test]
fn r_ed_08_too_many_points_and_those_of_nobody_are_refused() {
    for line in ["handicap 1 101", "handicap 3 5"] {
        let text = record(&format!("set base\nseats 2\n{line}"), "");
        let refused = Record::read(&text).expect_err("no such handicap");
        let faults = vec![PositionFault::Setup(SetupFault::Handicap)];
        assert_eq!(refused.trouble, Trouble::Position(faults), "{line}");
    }
}
