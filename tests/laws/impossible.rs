//! Texts that no game leads to: each is refused for a reason of its own, and soon, however long it is.

use engine::cards;
use engine::rules::{MOST_TILES, PositionFault, Record, SetupFault, Trouble};
use engine::table::{LineTrouble, Seat};
use engine::tiles::{Pos, TileId, TileSet, catalogue};

/// Why a text of the tile game cannot be read, with the number of the line.
#[track_caller]
fn refusal(text: &str) -> (u32, Trouble) {
    let error = Record::read(&format!("bastide 1\n{text}")).expect_err(text);
    (error.line, error.trouble)
}

/// The same for the card game.
#[track_caller]
fn card_refusal(text: &str) -> (u32, cards::Trouble) {
    let text = format!("bastide 1\ngame cards\n{text}");
    let error = cards::Record::read(&text).expect_err(&text);
    (error.line, error.trouble)
}

/// A word says what was said before.
fn repeated<T: From<LineTrouble>>(line: &str) -> T {
    let word = line.split(' ').next().unwrap_or_default();
    LineTrouble::Repeated(word.to_owned()).into()
}

/// The faults of a position.
#[track_caller]
fn faults(text: &str) -> Vec<PositionFault> {
    let text = format!("bastide 1\n{text}");
    match Record::read(&text).expect_err(&text).trouble {
        Trouble::Position(faults) => faults,
        trouble => panic!("no fault of the position: {trouble:?}"),
    }
}

fn tile(name: &str) -> TileId {
    catalogue().find(name).expect("it is printed")
}

fn too_many(name: &str) -> PositionFault {
    PositionFault::Setup(SetupFault::TooManyOf(tile(name)))
}

const fn not_in_play(set: TileSet) -> PositionFault {
    PositionFault::Setup(SetupFault::NotInPlay(set))
}

#[test]
fn cells_lie_within_reach() {
    for far in ["-32768,0", "0,-32768", "32767,32767", "4001,0", "0,-4001"] {
        let refused = (3, Trouble::FarCell(far.to_owned()));
        assert_eq!(refusal(&format!("start\ntile base/D {far}")), refused);
        assert_eq!(refusal(&format!("play\nplace base/D {far}")), refused);
    }
    let apart = "start\ntile base/D 501,0";
    assert_eq!(faults(apart), [PositionFault::TooFar(Pos::new(501, 0))]);
    for (x, y) in [(500, 500), (-500, 500), (500, -500)] {
        let near = format!("bastide 1\nstart\ntile base/D {x},{y}");
        assert!(Record::read(&near).is_ok(), "{near}");
    }
}

#[test]
fn no_more_tiles_than_are_in_the_boxes() {
    let row = |count: i32| {
        let tiles: Vec<String> = (0..count)
            .map(|x| format!("tile base/U {x},0 r1"))
            .collect();
        format!("start\n{}", tiles.join("\n"))
    };
    assert!(Record::read(&format!("bastide 1\n{}", row(7))).is_ok());
    assert_eq!(faults(&row(8)), [too_many("base/U")]);
    assert!(Record::read(&format!("bastide 1\nset base 2\n{}", row(8))).is_ok());
}

#[test]
fn every_tile_comes_from_a_set_in_play() {
    let gold = not_in_play(TileSet::Gold);
    assert_eq!(faults("start\ntile gold/A 0,0"), [gold]);
    assert_eq!(faults("stack gold/A"), [gold]);
    assert_eq!(faults("start\ntile base/D 0,0\ndrawn gold/A"), [gold]);
    let hand = "option hand 3\nstart\ntile base/D 0,0\nhand 1 gold/A";
    assert_eq!(faults(hand), [gold]);
}

#[test]
fn a_tile_is_in_one_place_only() {
    // There is one of base/X.
    let drawn = "start\ntile base/X 0,0\ndrawn base/X";
    assert_eq!(faults(drawn), [too_many("base/X")]);
    let hand = "option hand 3\nstart\ntile base/D 0,0\nhand 1 base/X\nhand 2 base/X";
    assert_eq!(faults(hand), [too_many("base/X")]);
    assert_eq!(faults("stack base/X base/B base/X"), [too_many("base/X")]);
    let stack = "stack base/X\nstart\ntile base/X 0,0";
    assert_eq!(faults(stack), [too_many("base/X")]);
    // One of four base/D lies on the table before the first turn.
    assert_eq!(
        faults("stack base/D base/D base/D base/D"),
        [too_many("base/D")]
    );
}

#[test]
fn players_stand_together_only_where_a_rule_brings_them() {
    let two = |head: &str, place: &str| {
        format!("{head}start\ntile base/D 0,0\nfigure 1 meeple {place}\nfigure 2 meeple {place}")
    };
    for place in ["city N 0,0", "road EW 0,0", "field 3 0,0"] {
        let shared = faults(&two("", place));
        assert!(matches!(shared[..], [PositionFault::Shared(_)]), "{place}");
    }
    let flown = format!("bastide 1\n{}", two("part flight\n", "road EW 0,0"));
    assert!(Record::read(&flown).is_ok());
    let fields = faults(&two("part flight\n", "field 3 0,0"));
    assert!(matches!(fields[..], [PositionFault::Shared(_)]));
}

#[test]
fn what_is_said_once_is_not_said_again() {
    let header = "seats 3|seed 1|edition current|set inns|part inns|option farmers on|rules 1|player 2 red Ana";
    for line in header.split('|') {
        let refused = (3, repeated(line));
        assert_eq!(refusal(&format!("{line}\n{line}")), refused);
    }
    let start = "turn 1|drawn base/B|score 1 4|score +1 4|goods 1 wine 1|ingots 1 1|gold 0,0 1|flock 1 2|hand 1 base/B|\
                 gingerbread city N 0,0|mage city N 0,0";
    for line in start.split('|') {
        let text = format!(
            "start\ntile base/D 0,0\n{}\n{line}",
            line.replace("+1", "01")
        );
        assert_eq!(refusal(&text), (5, repeated(line)));
    }
    let cards = "round 2|dealer 1|turn 1|last 1|row red red-1|hand 1 red-1|waiting 1 1|chest 1 red-building|score 1 3|herd 1 red 1";
    for line in cards.split('|') {
        let text = format!("start\n{line}\n{line}");
        assert_eq!(card_refusal(&text), (5, repeated(line)));
    }
}

#[test]
fn the_edition_comes_before_its_options() {
    let late = LineTrouble::TooLate("edition", "option");
    assert_eq!(
        refusal("option farmers off\nedition winter"),
        (3, late.into())
    );
}

#[test]
fn players_have_a_seat() {
    let text = "seats 2\nplayer 3 red Ana";
    let stranger = LineTrouble::NoSeat(Seat(2));
    assert_eq!(refusal(text), (3, stranger.clone().into()));
    assert_eq!(card_refusal(text), (4, stranger.into()));
    assert!(Record::read("bastide 1\nplayer 3 red Ana\nseats 3").is_ok());
}

#[test]
fn a_long_text_is_refused_at_the_line_where_it_is_too_much() {
    let many = |line: &str| vec![line; 30_000].join("\n");
    assert_eq!(refusal(&many("set inns")), (3, repeated("set")));
    assert_eq!(
        refusal(&format!(
            "start\ntile base/D 0,0\n{}",
            many("figure 1 meeple city N 0,0")
        )),
        (5003, LineTrouble::TooManyLines.into())
    );
    let tiles = Trouble::from(vec![SetupFault::TooManyTiles]);
    let row: Vec<String> = (0..30_000)
        .map(|x| format!("tile base/U {},0 r1", x % 400))
        .collect();
    let line = MOST_TILES as u32 + 3;
    assert_eq!(
        refusal(&format!("start\n{}", row.join("\n"))),
        (line, tiles.clone())
    );
    let stack = vec!["base/U"; 30_000].join(" ");
    assert_eq!(refusal(&format!("stack {stack}")), (2, tiles));
    // Boxes for more tiles than a table holds are too many, whatever is drawn of them.
    let boxes = [PositionFault::Setup(SetupFault::TooManyTiles)];
    assert_eq!(faults("set base 255\nstack base/U"), boxes);
}
