//! The score track beside the board.

use crate::stage::{PERSONS, Stage, of_class};
use engine::rules::Question;
use engine::table::Seat;
use page::shell::board::track::{TrackPieceKind, track};

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// Anna stands on space 3 and Ben on 57 - 50 = 7; the tile in hand lets a robber out.
const ROBBER: &str = "part robbers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/D 0,0\nscore 1 3\nscore 2 57\ndrawn robbers/F\n";

/// A tile of Anna's completes a road of Ben's.
const OTHERS: &str = "part messengers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/W 0,0\ntile base/U 1,0\nfigure 2 meeple road E 0,0\nscore 2 6 0\ndrawn base/W\n";

fn open(record: &str) -> Stage {
    Stage::open(&format!("{PLAYERS}{record}"))
}

/// Places the tile in hand where it fits first, and puts nobody on it.
fn place(stage: &mut Stage) {
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
}

#[test]
fn the_track_shows_where_everybody_stands_and_says_it_in_words() {
    let stage = open(ROBBER);
    let track = track(stage.table());
    assert_eq!(track.len(), 50);
    let stands = |space: usize| -> Vec<(Seat, TrackPieceKind)> {
        let pieces = track[space].pieces.iter();
        pieces.map(|piece| (piece.seat, piece.kind)).collect()
    };
    assert_eq!(stands(3), [(Seat(0), TrackPieceKind::Score)]);
    assert_eq!(stands(7), [(Seat(1), TrackPieceKind::Score)]);
    let page = stage.app.page();
    assert_eq!(of_class(&page, "space").len(), 50);
    let dark = of_class(&page, "dark");
    let numbers: Vec<String> = dark.iter().map(|node| node.all_text()).collect();
    assert_eq!(numbers.len(), 10);
    assert!(numbers.iter().all(|number| number.ends_with(['0', '5'])));
    let words = of_class(&page, "positions")[0].all_text();
    assert!(words.contains("Anna on space 3"), "{words}");
    assert!(words.contains("Ben on space 7 (57 points)"), "{words}");
    assert!(of_class(&Stage::open(PERSONS).app.page(), "score-track").is_empty());
}

#[test]
fn the_robber_goes_to_a_space_that_is_pressed() {
    let mut stage = open(ROBBER);
    place(&mut stage);
    assert_eq!(stage.table().question(), Some(Question::Rob));
    let page = stage.app.page();
    assert_eq!(of_class(&page, "asked").len(), 1);
    let choices = of_class(&page, "choosable");
    assert_eq!(choices.len(), 1, "only where Ben stands");
    assert!(choices[0].all_text().contains('7'));
    let run = choices[0].get("data-run").expect("an action").to_string();
    stage.press(&run);
    let pieces = &track(stage.table())[7].pieces;
    assert!(
        pieces
            .iter()
            .any(|piece| (piece.seat, piece.kind) == (Seat(0), TrackPieceKind::Robber))
    );
}

#[test]
fn who_is_asked_in_the_turn_of_another_is_told_what_for_and_presses_the_figure_that_moves() {
    let mut stage = open(OTHERS);
    stage.press("place 2 0");
    stage.wait();
    stage.press("skip");
    stage.press("confirm");
    assert!(
        matches!(stage.table().question(), Some(Question::Advance(_))),
        "{:?}",
        stage.table().question()
    );
    let page = stage.app.page();
    let question = of_class(&page, "question")[0].all_text();
    assert!(question.contains("Ben scores 3 points"), "{question}");
    assert!(
        stage.app.said().contains("Ben scores 3 points"),
        "{}",
        stage.app.said()
    );
    let track = track(stage.table());
    assert_eq!(
        (&track[9].goals, &track[3].goals),
        (&vec![0], &vec![1]),
        "6 + 3 and 0 + 3"
    );
    let pieces = of_class(&page, "choosable");
    assert_eq!(pieces.len(), 2, "the score figure and the messenger of Ben");
    // The messenger stands on 0, before the score figure.
    let lifted = |piece: usize| pieces[piece].get("data-drag").map(str::to_string);
    assert_eq!([lifted(0), lifted(1)], [Some("1".into()), Some("0".into())]);
    let goals = of_class(&page, "goal");
    let goals: Vec<&str> = goals
        .iter()
        .filter_map(|node| node.get("data-drop"))
        .collect();
    assert_eq!(goals, ["1", "0"], "on 3 and on 9");
    let run = pieces[0].get("data-run").expect("an action").to_string();
    let before = stage.table().game().scores();
    stage.press(&run);
    assert_eq!(stage.table().game().scores()[1], before[1] + 3);
}

#[test]
fn points_are_told_with_the_question_which_figure_moves_and_not_again_with_the_move() {
    let mut stage = open(OTHERS);
    stage.press("place 2 0");
    stage.press("skip");
    let asked = stage.app.said().to_string();
    let points =
        "Ben scores 3 points for a road: 3 tiles. Which of your score figures moves 3 spaces?";
    assert!(asked.ends_with(points), "{asked}");
    stage.press("act 1");
    let said = stage.app.said();
    assert!(
        said.starts_with("The messenger moves from space 0 to 3."),
        "{said}"
    );
    assert!(!said.contains("scores"), "{said}");
}

#[test]
fn folded_the_track_says_where_the_figures_of_the_player_stand_and_which_dark_space_is_next() {
    let mut stage = open(
        "part messengers\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
        score 1 57 48\nscore 2 3 0\ndrawn base/B\n",
    );
    let page = stage.app.page();
    let line = of_class(&page, "track-line")[0];
    assert_eq!(line.get("aria-expanded"), Some("false"));
    let told = line.get("aria-label").expect("a name");
    for said in [
        "the score figure on 7, next dark space: 10",
        "the messenger on 48, next dark space: 0",
    ] {
        assert!(told.contains(said), "{told}");
    }
    let run = line.get("data-run").expect("a command").to_string();
    stage.press(&run);
    let page = stage.app.page();
    assert_eq!(
        of_class(&page, "track-line")[0].get("aria-expanded"),
        Some("true")
    );
    let robbers = open(ROBBER).app.page();
    assert!(
        of_class(&robbers, "to-dark").is_empty(),
        "dark spaces bring nothing"
    );
}

#[test]
fn an_opened_track_folds_when_something_is_decided_so_that_it_does_not_lie_over_the_board() {
    let mut stage = open(ROBBER);
    let is_open = |stage: &Stage| {
        let page = stage.app.page();
        of_class(&page, "track-line")[0].get("aria-expanded") == Some("true")
    };
    place(&mut stage);
    assert_eq!(stage.table().question(), Some(Question::Rob));
    stage.press("track");
    stage.wait();
    assert!(is_open(&stage), "it stays while nothing is decided");
    let page = stage.app.page();
    let run = of_class(&page, "choosable")[0].get("data-run");
    stage.press(run.expect("an action"));
    assert!(!is_open(&stage), "the board is needed again");
    stage.press("track");
    assert!(is_open(&stage));
    stage.press("track");
    assert!(!is_open(&stage));
}

#[test]
fn an_opened_track_stays_while_a_computer_plays() {
    let record = format!("{PLAYERS}{ROBBER}").replace("2 red person Ben", "2 red greedy");
    let mut stage = Stage::open(&record);
    let is_open = |stage: &Stage| {
        let page = stage.app.page();
        of_class(&page, "track-line")[0].get("aria-expanded") == Some("true")
    };
    place(&mut stage);
    let page = stage.app.page();
    let run = of_class(&page, "choosable")[0].get("data-run");
    stage.press(run.expect("an action"));
    while stage.table().question().is_some() {
        let question = stage.table().question();
        stage.press(if question == Some(Question::Confirm) {
            "confirm"
        } else {
            "skip"
        });
    }
    stage.press("track");
    assert!(is_open(&stage));
    let session = &stage.table().session();
    assert!(session.computers_turn().is_some(), "the computer is asked");
    let (epoch, action) = (session.epoch(), engine::rules::legal(session.game())[0]);
    stage.app.answer(epoch, Some(action), stage.now);
    stage.wait();
    assert!(stage.table().session().epoch() > epoch, "it has decided");
    assert!(is_open(&stage));
}

#[test]
fn french_puts_a_thin_space_before_the_semicolon_of_the_track() {
    let mut stage = open(ROBBER);
    stage.app.speak(page::messages::Language::French);
    stage.press("ask-scores");
    let said = stage.app.said();
    assert!(said.contains("\u{202f}; "), "{said}");
    let page = stage.app.page();
    let line = of_class(&page, "track-line")[0];
    let title = line.get("title").unwrap_or_default();
    assert!(!title.replace("\u{202f}; ", "").contains(';'), "{title}");
}
