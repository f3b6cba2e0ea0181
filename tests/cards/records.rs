//! Records of the card game: written and read again, and what is wrong with bad ones.

use engine::cards::{
    Action, Card, Croupier, Game, Illegal, PositionFault, Reason, Record, Setup, SetupFault, Suit,
    Trouble, legal,
};
use engine::table::{LineTrouble, Party, Seat, Silent};

const HEAD: &str = "bastide 1\ngame cards\nrules 1\n";

/// The line at which a text is refused, and why.
fn refusal(rest: &str) -> (u32, Trouble) {
    let error = Record::read(&format!("{HEAD}{rest}")).expect_err("a bad record");
    (error.line, error.trouble)
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

/// Asserts at which line each text is refused, and why.
#[track_caller]
fn refuses(cases: impl IntoIterator<Item = (&'static str, u32, Trouble)>) {
    for (rest, line, trouble) in cases {
        assert_eq!(refusal(rest), (line, trouble), "{rest:?}");
    }
}

/// The same for positions, of whose faults the first one is looked at.
#[track_caller]
fn first_faults(cases: &[(&str, u32, PositionFault)]) {
    for &(rest, line, fault) in cases {
        let (at, trouble) = refusal(rest);
        let Trouble::Position(faults) = trouble else {
            panic!("{rest:?}: {trouble:?}");
        };
        assert_eq!((at, faults[0]), (line, fault), "{rest:?}");
    }
}

/// A card by its name.
fn card(name: &str) -> Card {
    Card::parse(name).expect("a card")
}

#[test]
fn bad_records_are_refused_with_line_and_reason() {
    let unknown = |word: &str| Trouble::from(LineTrouble::unknown(word));
    let no_card = |word: &str| Trouble::UnknownCard(word.to_owned());
    let position = |fault| Trouble::Position(vec![fault]);
    let too_many = SetupFault::TooMany(Card::Dragon);
    let illegal = |reason| {
        let reasons = vec![reason];
        Trouble::Illegal(Illegal { reasons })
    };
    let wrong_row = Reason::WrongRow {
        card: card("red-1"),
        row: Suit::Red,
    };
    refuses([
        (
            "seats 6",
            4,
            position(PositionFault::Setup(SetupFault::Seats)),
        ),
        ("seats 2\ndeck yellow-9", 5, no_card("yellow-9")),
        (
            "deck dragon dragon",
            4,
            position(PositionFault::Setup(too_many)),
        ),
        ("edition winter", 4, unknown("edition")),
        ("play\ndealer 3", 5, illegal(Reason::NoSuchSeat)),
        (
            "play\ndealer 1\ndraw yellow-1\ndraw white-1",
            7,
            no_card("white-1"),
        ),
        ("deck fairy\nplay\nlay purple", 6, unknown("purple")),
        (
            "start\nbegun 2\nhand 2 red-1\nplay\nplay blue-1 blue",
            8,
            illegal(Reason::NotInHand(card("blue-1"))),
        ),
        (
            "start\nbegun 2\nhand 2 red-1\nplay\nplay red-1 blue",
            8,
            illegal(wrong_row),
        ),
    ]);
}

#[test]
fn impossible_positions_are_refused_with_every_reason() {
    let points = PositionFault::TooManyPoints(Seat(0));
    first_faults(&[
        ("start\nround 11\nhand 2 red-1", 6, PositionFault::Round(11)),
        ("start\nhand 4 red-1", 5, PositionFault::NoSuchSeat(Seat(3))),
        (
            "start\nherd 1 green 0 1\nhand 2 red-1",
            6,
            PositionFault::JoinedNothing(Seat(0)),
        ),
        (
            "start\nherd 1 green 255 255\nhand 2 red-1",
            6,
            PositionFault::TooMany(Card::Animal(Suit::Green)),
        ),
        ("start\nscore 1 100001\nhand 2 red-1", 6, points),
        ("start\nscore 1 4294967295\nhand 2 red-1", 6, points),
        (
            "start\nwaiting 1 2\nherd 1 green 1\nhand 2 red-1",
            7,
            PositionFault::NeedNotWait(Seat(0)),
        ),
        (
            "start\nchest 1 dragon\nhand 2 red-1",
            6,
            PositionFault::NoBuilding(Card::Dragon),
        ),
    ]);
}

#[test]
fn rounds_that_nobody_can_have_played_are_refused() {
    let too_large = PositionFault::HandTooLarge(Seat(1));
    first_faults(&[
        (
            "start\nrow red red-1 claim:1 claim:1\nhand 2 red-1",
            6,
            PositionFault::SecondMeeple(Seat(0)),
        ),
        (
            "start\nrow red red-1 claim:1\nrow blue blue-1 claim:2\nhand 1 red-1\nturn 1",
            8,
            PositionFault::NoLastMeeple,
        ),
        (
            "start\nrow red red-1 claim:1\nhand 2 red-1\nlast 2",
            7,
            PositionFault::LastNotPlaced(Seat(1)),
        ),
        (
            "start\nhand 2 red-1 red-1 red-1 red-1 red-1 red-2 red-2",
            5,
            too_large,
        ),
        (
            "start\nbegun 2\nhand 2 red-1 red-1 red-1 red-1 red-1 red-2",
            6,
            too_large,
        ),
        (
            "seats 5\nstart\nhand 2 red-1 red-1 red-1 red-1 red-1",
            6,
            too_large,
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
    let faults = vec![
        PositionFault::NoSuchSeat(Seat(5)),
        PositionFault::TooMany(card("yellow-1")),
        PositionFault::TooMany(card("red-1")),
        PositionFault::NoBuilding(card("yellow-1")),
    ];
    assert_eq!(refusal(&text), (6, Trouble::Position(faults)));
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
