//! Records of the card game: written and read again, and what is wrong with bad ones.

use engine::cards::{Action, Card, Croupier, Game, Record, Setup, legal};
use engine::table::{Party, Silent};

const HEAD: &str = "bastide 1\ngame cards\nrules 1\n";

fn complaint(rest: &str) -> String {
    Record::read(&format!("{HEAD}{rest}"))
        .expect_err("a bad record")
        .to_string()
}

#[test]
fn a_record_is_written_as_it_is_read() {
    let text = format!(
        "{HEAD}seats 3\nplayer 2 red person Ana\nseed 7\ndeck yellow-1 dragon\nstart\nround 2\ndealer 3\nturn 2\n\
        last 1\nrow red red-1 down:2:blue-3 claim:1 fairy\nhand 1 green-1 green-2\nhand 2 red-3\n\
        chest 2 red-building building-joker\nbegun 2\nherd 1 green 3 1\nwaiting 2 2\nscore 1 12\n\
        gone yellow-1 yellow-1\nplay\nplay red-3 red\nconfirm\n"
    );
    let record = Record::read(&text).unwrap();
    let written = record.write().unwrap();
    assert_eq!(Record::read(&written).unwrap(), record);
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&written), sorted(&text));
}

#[test]
fn a_whole_game_is_the_same_after_writing_and_reading() {
    for seats in 2..=5 {
        let mut record = Record::new(Setup::new(seats), 5);
        let mut game = Game::new(Setup::new(seats)).unwrap();
        let mut croupier = Croupier::new(5);
        while let Some(asked) = game.asked() {
            let action = match asked.party {
                Party::Chance => croupier.deal(&game).unwrap(),
                Party::Player(_) => {
                    let all = legal(&game);
                    all[record.actions.len() * 7 % all.len()]
                }
            };
            game.apply(action, &mut Silent).unwrap();
            record.actions.push(action);
        }
        let text = record.write().unwrap();
        let again = Record::read(&text).unwrap();
        assert_eq!(again, record);
        assert_eq!(again.replay(&mut Silent).unwrap().0, game);
        let short: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with("draw") && *line != "confirm")
            .collect();
        let seeded = Record::read(&short.join("\n")).unwrap();
        let until = seeded.actions.len();
        assert_eq!(
            seeded.actions,
            record.actions[..until],
            "the seed fills in what is left out"
        );
    }
}

/// Asserts how the complaint about each text begins.
#[track_caller]
fn refuses(cases: &[(&str, &str)]) {
    for (rest, expected) in cases {
        let found = complaint(rest);
        assert!(found.starts_with(expected), "{rest:?}: {found}");
    }
}

#[test]
fn bad_records_are_refused_with_line_and_reason() {
    refuses(&[
        ("seats 6", "line 4: the card game is for 2 to 5 players"),
        (
            "seats 2\ndeck yellow-9",
            "line 5: there is no card `yellow-9`",
        ),
        ("deck dragon dragon", "line 4: there are only 1 of dragon"),
        ("edition winter", "line 4: `edition` means nothing here"),
        (
            "play\ndealer 3",
            "line 5: there is no such seat at this table",
        ),
        (
            "play\ndealer 1\ndraw yellow-1\ndraw white-1",
            "line 7: there is no card `white-1`",
        ),
        (
            "deck fairy\nplay\nlay purple",
            "line 6: `purple` means nothing here",
        ),
        (
            "start\nbegun 2\nhand 2 red-1\nplay\nplay blue-1 blue",
            "line 8: blue-1 is not in hand",
        ),
        (
            "start\nbegun 2\nhand 2 red-1\nplay\nplay red-1 blue",
            "line 8: red-1 goes to the red row",
        ),
    ]);
}

#[test]
fn impossible_positions_are_refused_with_every_reason() {
    refuses(&[
        (
            "start\nround 11\nhand 2 red-1",
            "line 6: there is no round 11 in this game",
        ),
        ("start\nhand 4 red-1", "line 5: there is no seat 4"),
        (
            "start\nherd 1 green 0 1\nhand 2 red-1",
            "line 6: a joker of seat 1 joins animals that are not there",
        ),
        (
            "start\nherd 1 green 255 255\nhand 2 red-1",
            "line 6: there are only 9 of green-animal",
        ),
        (
            "start\nscore 1 100001\nhand 2 red-1",
            "line 6: seat 1 has more points than a game brings",
        ),
        (
            "start\nscore 1 4294967295\nhand 2 red-1",
            "line 6: seat 1 has more points than a game brings",
        ),
        (
            "start\nwaiting 1 2\nherd 1 green 1\nhand 2 red-1",
            "line 7: jokers of seat 1 do not wait beside animals",
        ),
        (
            "start\nchest 1 dragon\nhand 2 red-1",
            "line 6: dragon does not go under a chest",
        ),
    ]);
}

#[test]
fn rounds_that_nobody_can_have_played_are_refused() {
    refuses(&[
        (
            "start\nrow red red-1 claim:1 claim:1\nhand 2 red-1",
            "line 6: seat 1 has one large meeple",
        ),
        (
            "start\nrow red red-1 claim:1\nrow blue blue-1 claim:2\nhand 1 red-1\nturn 1",
            "line 8: all large meeples are placed, and none of them is the last one",
        ),
        (
            "start\nrow red red-1 claim:1\nhand 2 red-1\nlast 2",
            "line 7: seat 2 placed the last large meeple, and has none in the rows",
        ),
        (
            "start\nhand 2 red-1 red-1 red-1 red-1 red-1 red-2 red-2",
            "line 5: seat 2 has more cards in hand than it was dealt and did not play",
        ),
        (
            "start\nbegun 2\nhand 2 red-1 red-1 red-1 red-1 red-1 red-2",
            "line 6: seat 2 has more cards in hand than it was dealt and did not play",
        ),
        (
            "seats 5\nstart\nhand 2 red-1 red-1 red-1 red-1 red-1",
            "line 6: seat 2 has more cards in hand than it was dealt and did not play",
        ),
    ]);
}

#[test]
fn each_fault_of_a_position_is_named_once() {
    let words = |word: &str| vec![word; 500].join(" ");
    let text = format!(
        "start\nchest 1 {}\nrow red {}",
        words("yellow-1"),
        words("down:6:red-1")
    );
    assert_eq!(
        complaint(&text),
        "line 6: there is no seat 6; there are only 8 of yellow-1; there are only 8 of red-1; yellow-1 does not go \
         under a chest"
    );
}

#[test]
fn a_deck_that_is_listed_is_dealt_in_its_order() {
    let text = format!("{HEAD}deck yellow-3 red-3 green-3 blue-3\nplay\ndealer 1\n");
    let record = Record::read(&text).unwrap();
    let (mut game, mut croupier) = record.replay(&mut Silent).unwrap();
    for name in ["yellow-3", "red-3", "green-3", "blue-3"] {
        let action = croupier.deal(&game).unwrap();
        assert_eq!(Some(action), Card::parse(name).map(Action::Draw));
        game.apply(action, &mut Silent).unwrap();
    }
    assert!(
        croupier.deal(&game).is_some(),
        "chance goes on when the list ends"
    );
}
