//! The Winter edition (WIN): its tiles, its animals, and what it shares with the base game.

use engine::rules::{
    Action, Event, Figure, Game, PositionFault, Question, Record, SPACES, Scored, SetupFault,
    Trouble, outcomes, space,
};
use engine::table::{LineTrouble, Party, Seat};
use engine::tiles::{FeatureKind, TileId, TileSet, catalogue};

use crate::support::{
    asked, choices, events, events_of, finished, game, holds, record, scores, story, tells, told,
};

const RED: Party = Party::Player(Seat(0));

/// Two players with Winter tiles, the first begins, exactly these tiles.
fn winter(head: &str, stack: &str, body: &str) -> String {
    record(
        &format!(
            "edition winter\nset winter\n{head}\nseats 2\noption first-player 1\nstack {stack}"
        ),
        body,
    )
}

/// The same from a position, with a tile in hand.
fn from(head: &str, start: &str, play: &str) -> String {
    winter(
        head,
        "winter/B winter/B",
        &format!("start\n{start}\nturn 1\nplay\n{play}"),
    )
}

/// A new game with all its tiles.
fn whole(head: &str) -> String {
    record(
        &format!("edition winter\nset winter\n{head}\nseats 2\noption first-player 1\nseed 7"),
        "",
    )
}

fn name(tile: TileId) -> &'static str {
    catalogue().tile(tile).name
}

/// How many copies of a tile may still be drawn.
fn left(game: &Game, tile: &str) -> Option<u32> {
    let drawn = outcomes(game).into_iter();
    let mut copies = drawn.filter_map(|(action, copies)| match action {
        Action::Draw(id) if name(id) == tile => Some(copies),
        _ => None,
    });
    copies.next()
}

/// Animal tiles and a tile of another set with the same features.
const TWINS: [(&str, &str); 11] = [
    ("winter/bear1", "inns/J"),
    ("winter/bear2", "base/J"),
    ("winter/wolf2", "base/K"),
    ("winter/crow1", "inns/F"),
    ("winter/crow2", "base/A"),
    ("winter/deer1", "inns/D"),
    ("winter/deer2", "base/W"),
    ("winter/wolpertinger", "inns/E"),
    ("winter/J", "base/J"),
    ("winter/U", "base/U"),
    ("winter/X", "base/X"),
];

/// What may be done with a tile at a crossing, and what each choice tells, the tile called `T`.
fn played(tile: &str) -> Vec<(String, Vec<String>)> {
    let at = |play: &str| from("", &format!("tile winter/X 0,0\ndrawn {tile}"), play);
    let places = choices(&at("")).into_iter();
    let pairs = places.flat_map(|place| {
        let figures = choices(&at(&place)).into_iter();
        let lines = figures.map(|figure| format!("{place}\n{figure}"));
        lines.collect::<Vec<_>>()
    });
    // Parts of twins are printed in different orders, so their numbers after the slash do not count.
    let line = |event: &Event| {
        let line = event.to_string().replace(tile, "T");
        line.split('/').next().unwrap_or_default().to_owned()
    };
    let mut played: Vec<_> = pairs
        .map(|play| {
            let told = events_of(2, &at(&play));
            (play.replace(tile, "T"), told.iter().map(line).collect())
        })
        .collect();
    played.sort();
    played
}

#[test]
fn win_01_eighty_four_tiles_one_of_them_on_the_table() {
    let start = game(&whole(""));
    let laid: Vec<_> = start
        .board()
        .placed()
        .iter()
        .map(|p| name(p.tile))
        .collect();
    assert_eq!(laid, ["winter/D"]);
    assert_eq!(start.stack().left(), 83);
    let first = game(&format!("{}play\ndraw winter/C", whole("")));
    assert_eq!(first.stack().left(), 82);
}

#[test]
fn win_02_seven_meeples_and_one_on_the_track_in_five_colours() {
    let five = game(&whole("").replace("seats 2", "seats 5"));
    for seat in (0..5).map(Seat) {
        assert_eq!(five.player(seat).supply().count(Figure::Meeple), 7);
        assert_eq!(five.markers().len(), 1);
    }
    // Whoever has placed six is asked for the seventh, and for no eighth.
    let after = |count: usize| {
        let figures = "figure 1 meeple road EW 0,0\n".repeat(count);
        let start = format!("tile winter/D 0,0\n{figures}drawn winter/V");
        asked(&from("", &start, "place winter/V 0,1")).map(|asked| asked.1)
    };
    assert_eq!(after(6), Some(Question::Figure));
    assert_eq!(after(7), Some(Question::Place));
}

#[test]
fn win_03_two_to_five_players() {
    let read = |seats: &str| Record::read(&whole("").replace("seats 2", seats));
    assert!(read("seats 2").is_ok() && read("seats 5").is_ok());
    let most = || Trouble::Position(vec![PositionFault::Setup(SetupFault::Seats { most: 5 })]);
    for seats in ["seats 1", "seats 6"] {
        assert_eq!(read(seats).map_err(|error| error.trouble), Err(most()));
    }
}

#[test]
fn win_04_an_animal_tile_is_played_like_one_without_animal() {
    for (animal, plain) in TWINS {
        assert_eq!(played(animal), played(plain), "{animal}");
    }
}

#[test]
fn win_05_base_game_and_farmers_with_the_options_of_winter() {
    // A completed city pays each of its fields 3 points, and farmers of different fields are not added up.
    let start = "tile winter/E 0,0
        tile winter/E 0,-1 r2
        figure 1 meeple field 4 0,0
        figure 2 meeple field 4 0,0
        figure 2 meeple field 0 0,-1
        drawn winter/B";
    let (_, told) = finished(
        &from("", start, "place winter/B 0,1\npass").replace("stack winter/B winter/B", "stack"),
    );
    let scored: Vec<&String> = told.iter().filter(|line| line.contains("scores")).collect();
    assert_eq!(
        scored,
        [
            "2 scores 3 for field 0,-1/1 at the end: 1 cities x 3 FIELD-12",
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
            "2 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
        ]
    );
    // One open tile, and a meeple may lie down as a farmer.
    let open = winter("", "winter/E winter/B", "play\nplace winter/E 0,1 r2");
    assert_eq!(
        choices(&open),
        ["meeple city S", "meeple field 012367", "pass"]
    );
}

#[test]
fn win_06_a_city_of_two_tiles_is_worth_four_points() {
    tells(
        &winter(
            "",
            "winter/E",
            "play\nplace winter/E 0,-1 r2\nmeeple city S",
        ),
        &[
            "1 deployed meeple city 0,-1/0",
            "completed city 0,-1/0 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,-1/0",
        ],
    );
}

#[test]
fn win_07_no_picture_on_a_winter_tile_does_anything() {
    // Every part is in play, and yet a Winter tile asks for nothing but a figure.
    let parts = "part abbot\npart inns\npart cathedrals\npart goods\npart ferries\npart gold\npart mage-witch\npart robbers
        part crop-circles\npart hills\npart vineyards\npart gingerbread\npart messengers";
    for tile in catalogue().tiles_in(TileSet::Winter) {
        let beside = ["winter/X", "winter/B", "winter/C"]
            .into_iter()
            .find_map(|first| {
                let start = format!("tile {first} 0,0\ndrawn {}", tile.name);
                let text = from(parts, &start, "");
                let fits = Record::read(&text).is_ok();
                fits.then(|| from(parts, &start, &choices(&text)[0]))
            });
        let text = beside.expect("it fits one of them");
        assert_eq!(told(&text).len(), 1, "{}", tile.name);
        assert_eq!(asked(&text), Some((RED, Question::Figure)), "{}", tile.name);
    }
}

#[test]
fn win_08_the_start_tile_is_known_by_its_back_and_never_drawn() {
    // Of the four tiles of its picture three have the white back and are drawn.
    let text = whole("");
    assert_eq!(left(&game(&text), "winter/D"), Some(3));
    let (_, told) = finished(&text);
    let drawn = told.iter().filter(|line| line.ends_with(" drew winter/D"));
    assert_eq!(drawn.count(), 3);
    // The lap ends on space 0, where it began.
    let lap = road("", 47, "winter/W", "2,0");
    assert_eq!(space(scores(&lap)[0]), space(0));
}

/// Red completes a road of three tiles.
fn road(head: &str, points: u32, tile: &str, place: &str) -> String {
    from(
        head,
        &format!(
            "tile winter/W 0,0\ntile winter/U 1,0\nfigure 1 meeple road E 0,0\nscore 1 {points}\ndrawn {tile}"
        ),
        &format!("place {tile} {place}\npass"),
    )
}

#[test]
fn win_09_past_fifty_points_the_marker_begins_another_lap() {
    let text = road("", 48, "winter/W", "2,0");
    let moved = events(&text).into_iter().find_map(|event| match event {
        Event::Scored(Scored { before, points, .. }) => Some((before, points)),
        _ => None,
    });
    assert_eq!(moved, Some((48, 3)));
    let total = scores(&text)[0];
    assert_eq!([total, total / SPACES, u32::from(space(total))], [51, 1, 1]);
}

#[test]
fn win_10_the_turn_of_the_last_tile_is_played_to_its_end() {
    let text = |play: &str| {
        road("", 0, "winter/W", "2,0").replace("stack winter/B winter/B", "stack") + play
    };
    tells(
        &text(""),
        &[
            "1 passed",
            "completed road 0,0/0 1",
            "1 scores 3 for road 0,0/0: 3 tiles x 1 ROAD-02",
            "1 returned meeple 0,0/0",
        ],
    );
    // Blue has no further turn.
    tells(
        &text("confirm"),
        &["1 turn-ended", "final-scoring", "won 1"],
    );
}

#[test]
fn ex_win_1_eighty_three_tiles_are_drawn_and_with_the_gingerbread_man_eighty_nine() {
    let drawn = |head: &str| {
        let (_, told) = finished(&whole(head));
        told.iter().filter(|line| line.contains(" drew ")).count()
    };
    assert_eq!(drawn(""), 83);
    assert_eq!(drawn("set gingerbread\npart gingerbread"), 89);
}

#[test]
fn ex_win_2_an_animal_tile_closes_a_road_for_three_points() {
    holds("winter/ex-win-2");
}

#[test]
fn r_win_01_the_tiles_of_the_base_game_and_twelve_more() {
    let of_winter = game(&whole(""));
    let first = record(
        "edition first-2001\nset base\nseats 2\noption first-player 1",
        "",
    );
    let of_base = game(&first);
    let mut more = 0;
    for (action, copies) in outcomes(&of_winter) {
        let Action::Draw(tile) = action else {
            panic!("a tile is drawn");
        };
        match left(&of_base, &name(tile).replace("winter", "base")) {
            Some(same) => assert_eq!(copies, same, "{}", name(tile)),
            None => more += copies,
        }
    }
    assert_eq!(more, 12);
    assert_eq!(outcomes(&of_winter).len(), outcomes(&of_base).len() + 12);
}

#[test]
fn r_win_02_the_pond_of_the_fox_is_no_inn_at_the_end_either() {
    let start = "tile winter/W 0,0\nfigure 1 meeple road S 0,0\ndrawn winter/fox";
    let end = |parts: &str| {
        let text = from(
            parts,
            "tile winter/V 0,0\nfigure 1 meeple road S 0,0\ndrawn winter/fox",
            "place winter/fox 0,1 r2\npass",
        );
        finished(&text.replace("stack winter/B winter/B", "stack"))
            .0
            .scores()
    };
    assert_eq!(end("part inns"), [2, 0]);
    assert_eq!(end(""), [2, 0]);
    let complete = from("part inns", start, "place winter/fox 0,1 r2\npass");
    assert_eq!(scores(&complete), [2, 0]);
}

#[test]
fn r_win_03_animals_have_no_rules_to_switch_on() {
    for line in ["part animals", "set animals", "option animals on"] {
        let read = Record::read(&whole(line));
        let trouble = read.expect_err("no such thing").trouble;
        assert!(
            matches!(trouble, Trouble::Line(LineTrouble::UnknownWord(_))),
            "{line}: {trouble:?}"
        );
    }
    // Beside a monastery an animal tile is a tile like any other.
    let around = ["0,-1", "1,-1", "1,0", "-1,-1", "-1,0", "-1,1", "0,1"];
    let tiles = around
        .map(|cell| format!("tile winter/B {cell}\n"))
        .concat();
    let start =
        format!("tile winter/B 0,0\n{tiles}figure 1 meeple monastery 0,0\ndrawn winter/boar1");
    assert_eq!(
        scores(&from("", &start, "place winter/boar1 1,1\npass")),
        [9, 0]
    );
}

#[test]
fn r_win_04_without_gardens_the_abbot_goes_to_monasteries() {
    let abbot = |tile: &str, cell: &str| -> Vec<String> {
        let text = from(
            "part abbot",
            &format!("tile winter/B 0,0\ndrawn {tile}"),
            &format!("place {tile} {cell}"),
        );
        let offered = choices(&text).into_iter();
        offered.filter(|line| line.contains("abbot")).collect()
    };
    for tile in ["winter/E", "winter/H", "winter/I", "winter/M", "winter/N"] {
        assert_eq!(
            abbot(tile, if tile == "winter/H" { "1,0" } else { "0,1 r2" }).len(),
            0,
            "{tile}"
        );
    }
    assert_eq!(abbot("winter/B", "0,1"), ["abbot monastery"]);
    assert_eq!(abbot("traders/K", "0,-1"), ["abbot garden"]);
    // No tile of the stack shows one either.
    let garden = |(action, _): &(Action, u32)| match action {
        Action::Draw(tile) => catalogue()
            .tile(*tile)
            .single(FeatureKind::Garden)
            .is_some(),
        _ => true,
    };
    assert!(!outcomes(&game(&whole("part abbot"))).iter().any(garden));
}

#[test]
fn r_win_05_an_expansion_tells_the_same_on_winter_tiles() {
    let road = |edition: &str, set: &str| {
        let text = record(
            &format!("edition {edition}\nset {set}\nset inns\npart inns\npart large-meeple\nseats 2\nstack X/B X/B"),
            "start\ntile X/W 0,0\ntile inns/B 1,0\nfigure 1 meeple road E 0,0\nfigure 2 large road EW 1,0
             drawn X/W\nplay\nplace X/W 2,0\npass\nplace X/B 1,1\nmeeple monastery",
        );
        let text = text.replace("X/", &format!("{set}/"));
        let lines = story(&text).into_iter();
        lines
            .map(|line| line.replace(&format!("{set}/"), "X/"))
            .collect::<Vec<_>>()
    };
    let told = road("winter", "winter");
    assert_eq!(told, road("current", "base"));
    assert!(told.contains(&"2 scores 6 for road 0,0/0: 3 tiles x 2 IC-01".to_owned()));
}
