//! The score track beside the board.

use crate::screen::{PERSONS, Screen, of_class};
use engine::rules::Question;
use engine::table::Seat;
use page::features::play::track::{TrackPieceKind, track};

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// Anna stands on space 3 and Ben on 57 - 50 = 7; the tile in hand lets a robber out.
const ROBBER: &str = "part robbers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/D 0,0\nscore 1 3\nscore 2 57\ndrawn robbers/F\n";

/// A tile of Anna's completes a road of Ben's.
const OTHERS: &str = "part messengers\nseed 1\nstack base/B base/B base/B\n\
    start\ntile base/W 0,0\ntile base/U 1,0\nfigure 2 meeple road E 0,0\nscore 2 6 0\ndrawn base/W\n";

fn open(record: &str) -> Screen {
    Screen::open(&format!("{PLAYERS}{record}"))
}

/// Places the tile in hand where it fits first, and puts nobody on it.
fn place(screen: &mut Screen) {
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
}

#[test]
fn the_track_shows_where_everybody_stands_and_says_it_in_words() {
    let screen = open(ROBBER);
    let track = track(screen.tile_stage());
    assert_eq!(track.len(), 50);
    let stands = |space: usize| -> Vec<(Seat, TrackPieceKind)> {
        let pieces = track[space].pieces.iter();
        pieces.map(|piece| (piece.seat, piece.kind)).collect()
    };
    assert_eq!(stands(3), [(Seat(0), TrackPieceKind::Score)]);
    assert_eq!(stands(7), [(Seat(1), TrackPieceKind::Score)]);
    let page = screen.app.page();
    assert_eq!(of_class(&page, "space").len(), 50);
    let dark = of_class(&page, "dark");
    let numbers: Vec<String> = dark.iter().map(|node| node.all_text()).collect();
    assert_eq!(numbers.len(), 10);
    assert!(numbers.iter().all(|number| number.ends_with(['0', '5'])));
    let words = of_class(&page, "positions")[0].all_text();
    assert!(words.contains("Anna on space 3"), "{words}");
    assert!(words.contains("Ben on space 7 (57 points)"), "{words}");
    assert!(of_class(&Screen::open(PERSONS).app.page(), "score-track").is_empty());
}

#[test]
fn the_robber_goes_to_a_space_that_is_pressed() {
    let mut screen = open(ROBBER);
    place(&mut screen);
    assert_eq!(screen.tile_stage().question(), Some(Question::Rob));
    let page = screen.app.page();
    assert_eq!(of_class(&page, "asked").len(), 1);
    let choices = of_class(&page, "choosable");
    assert_eq!(choices.len(), 1, "only where Ben stands");
    assert!(choices[0].all_text().contains('7'));
    let run = choices[0].get("data-run").expect("an action").to_string();
    screen.press(&run);
    let pieces = &track(screen.tile_stage())[7].pieces;
    assert!(
        pieces
            .iter()
            .any(|piece| (piece.seat, piece.kind) == (Seat(0), TrackPieceKind::Robber))
    );
}

#[test]
fn who_is_asked_in_the_turn_of_another_is_told_what_for_and_presses_the_figure_that_moves() {
    let mut screen = open(OTHERS);
    screen.press("place 2 0");
    screen.wait();
    screen.press("skip");
    screen.press("confirm");
    assert!(
        matches!(screen.tile_stage().question(), Some(Question::Advance(_))),
        "{:?}",
        screen.tile_stage().question()
    );
    let page = screen.app.page();
    let question = of_class(&page, "question")[0].all_text();
    assert!(question.contains("Ben scores 3 points"), "{question}");
    assert!(
        screen.app.cx.said().contains("Ben scores 3 points"),
        "{}",
        screen.app.cx.said()
    );
    let track = track(screen.tile_stage());
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
    let before = screen.tile_stage().game().scores();
    screen.press(&run);
    assert_eq!(screen.tile_stage().game().scores()[1], before[1] + 3);
}

#[test]
fn points_are_told_with_the_question_which_figure_moves_and_not_again_with_the_move() {
    let mut screen = open(OTHERS);
    screen.press("place 2 0");
    screen.press("skip");
    let asked = screen.app.cx.said().to_string();
    let points =
        "Ben scores 3 points for a road: 3 tiles. Which of your score figures moves 3 spaces?";
    assert!(asked.ends_with(points), "{asked}");
    screen.press("act 1");
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("The messenger moves from space 0 to 3."),
        "{said}"
    );
    assert!(!said.contains("scores"), "{said}");
}

#[test]
fn folded_the_track_says_where_the_figures_of_the_player_stand_and_which_dark_space_is_next() {
    let mut screen = open(
        "part messengers\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
        score 1 57 48\nscore 2 3 0\ndrawn base/B\n",
    );
    let page = screen.app.page();
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
    screen.press(&run);
    let page = screen.app.page();
    assert_eq!(
        of_class(&page, "track-line")[0].get("aria-expanded"),
        Some("true")
    );
    let robbers = open(ROBBER).app.page();
    assert!(
        of_class(&robbers, "ahead").is_empty(),
        "dark spaces bring nothing"
    );
}

#[test]
fn folded_the_track_shows_where_each_figure_would_come_while_one_of_them_is_to_move() {
    let mut screen = open(OTHERS);
    screen.press("place 2 0");
    screen.wait();
    screen.press("skip");
    screen.press("confirm");
    let page = screen.app.page();
    let stands = of_class(of_class(&page, "track-line")[0], "stand");
    let stands: Vec<String> = stands.iter().map(|node| node.all_text()).collect();
    assert_eq!(
        stands,
        ["69", "03", "0"],
        "6 + 3 and 0 + 3, not the dark space before each; then whose turn it is"
    );
}

#[test]
fn folded_the_track_shows_the_score_figures_of_all_once_the_game_is_over() {
    let mut screen = open(
        "part messengers\nseed 1\nstack base/B\nstart\ntile base/D 0,0\n\
        score 1 57 48\nscore 2 3 0\ndrawn base/B\n",
    );
    screen.play_to_end();
    let (page, scores) = (screen.app.page(), screen.tile_stage());
    let line = of_class(&page, "track-line")[0];
    let stands = of_class(line, "stand").into_iter();
    let stands: Vec<String> = stands.map(|node| node.all_text()).collect();
    let on = [Seat(0), Seat(1)].map(|seat| (scores.score(seat) % 50).to_string());
    assert_eq!(stands, on, "no messenger, and nobody is left out");
    let told = line.get("aria-label").expect("a name");
    assert!(told.contains("Anna") && told.contains("Ben"), "{told}");
}

#[test]
fn an_opened_track_folds_when_something_is_decided_so_that_it_does_not_lie_over_the_board() {
    let mut screen = open(ROBBER);
    let is_open = |screen: &Screen| {
        let page = screen.app.page();
        of_class(&page, "track-line")[0].get("aria-expanded") == Some("true")
    };
    place(&mut screen);
    assert_eq!(screen.tile_stage().question(), Some(Question::Rob));
    screen.press("track");
    screen.wait();
    assert!(is_open(&screen), "it stays while nothing is decided");
    let page = screen.app.page();
    let run = of_class(&page, "choosable")[0].get("data-run");
    screen.press(run.expect("an action"));
    assert!(!is_open(&screen), "the board is needed again");
    screen.press("track");
    assert!(is_open(&screen));
    screen.press("track");
    assert!(!is_open(&screen));
}

#[test]
fn an_opened_track_stays_while_a_computer_plays() {
    let record = format!("{PLAYERS}{ROBBER}").replace("2 red person Ben", "2 red greedy");
    let mut screen = Screen::open(&record);
    let is_open = |screen: &Screen| {
        let page = screen.app.page();
        of_class(&page, "track-line")[0].get("aria-expanded") == Some("true")
    };
    place(&mut screen);
    let page = screen.app.page();
    let run = of_class(&page, "choosable")[0].get("data-run");
    screen.press(run.expect("an action"));
    while screen.tile_stage().question().is_some() {
        let question = screen.tile_stage().question();
        screen.press(if question == Some(Question::Confirm) {
            "confirm"
        } else {
            "skip"
        });
    }
    screen.press("track");
    assert!(is_open(&screen));
    let session = &screen.tile_stage().session();
    assert!(session.computers_turn().is_some(), "the computer is asked");
    let (epoch, action) = (session.epoch(), engine::rules::legal(session.game())[0]);
    screen.app.answer(epoch, Some(action), screen.now);
    screen.wait();
    assert!(
        screen.tile_stage().session().epoch() > epoch,
        "it has decided"
    );
    assert!(is_open(&screen));
}

#[test]
fn french_puts_a_thin_space_before_the_semicolon_of_the_track() {
    let mut screen = open(ROBBER);
    screen.app.cx.speak(page::messages::Language::French);
    screen.press("ask-scores");
    let said = screen.app.cx.said();
    assert!(said.contains("\u{202f}; "), "{said}");
    let page = screen.app.page();
    let line = of_class(&page, "track-line")[0];
    let title = line.get("data-title").unwrap_or_default();
    assert!(!title.replace("\u{202f}; ", "").contains(';'), "{title}");
}

#[test]
fn the_track_and_the_log_open_in_the_place_of_each_other() {
    let mut screen = open(ROBBER);
    let opened = |screen: &Screen| {
        let page = screen.app.page();
        let track = of_class(&page, "track-line")[0].get("aria-expanded") == Some("true");
        (track, !of_class(&page, "logging").is_empty())
    };
    screen.press("track");
    assert_eq!(opened(&screen), (true, false));
    screen.press("log");
    assert_eq!(opened(&screen), (false, true));
    screen.press("track");
    assert_eq!(opened(&screen), (true, false));
}
