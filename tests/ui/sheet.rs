//! Sheets for paper: boards, questions with room for answers, and the answers on a page of their own.

use crate::learn::{at, learning, lessons};
use crate::screen::{Screen, of_class, text_of as text};
use page::context::effects::Effect;
use page::context::surroundings::Surroundings;
use page::elements::tree::Node;
use page::messages::Language;

/// A list of a lesson about points, one with answers to choose from, and a task.
const LIST: &str = "bastide-list 1\ntitle Friday\nlesson inns/ex-ic-1\nlesson inns/ic-17\ntask\n bastide 1\n seats 2\n \
    option first-player 1\n stack base/E\n play\n task\n ask Close it.\n goal complete city\n solve place 0,-1 r2\n \
    solve meeple city S\n";

/// The sheet of that list.
fn sheet() -> Screen {
    let mut screen = learning();
    screen.app.cx.set_surroundings(Surroundings {
        address: "https://example.org/play/".to_string(),
        shares: false,
    });
    screen.app.import(LIST, 0.0);
    screen.press("make-sheet");
    screen
}

/// The parts of the sheet of this class.
fn parts(screen: &Screen, class: &str) -> Vec<Node> {
    let page = screen.app.page();
    of_class(&page, class).into_iter().cloned().collect()
}

fn texts(screen: &Screen, class: &str) -> Vec<String> {
    let parts = parts(screen, class);
    parts.iter().map(|part| part.all_text()).collect()
}

#[test]
fn each_task_has_its_board_as_vectors_and_room_for_the_answer() {
    let screen = sheet();
    let tasks = parts(&screen, "sheet-task");
    assert_eq!(tasks.len(), 3);
    for task in &tasks {
        let boards = of_class(task, "sheet-board");
        let drawn = boards.first().and_then(|board| board.get("src"));
        assert!(drawn.is_some_and(|drawn| drawn.starts_with("data:image/svg+xml,<svg")));
        let drawn = drawn.expect("a board");
        assert!(
            !drawn.contains('#') && !drawn.contains('\n'),
            "cut by the browser"
        );
    }
    let room = ["sheet-blanks", "sheet-choices", "sheet-lines"];
    for (task, room) in tasks.iter().zip(room) {
        assert_eq!(of_class(task, room).len(), 1, "{room}");
    }
    assert!(tasks[2].all_text().contains("Close it."));
}

#[test]
fn the_answers_stand_apart_with_their_rules() {
    let screen = sheet();
    let (tasks, answers) = (texts(&screen, "sheet-task"), texts(&screen, "sheet-answer"));
    assert!(
        answers[0].contains("Player 1: 10 points") && answers[0].contains("IC-01"),
        "{answers:?}"
    );
    assert!(!tasks[0].contains("10 points"), "{tasks:?}");
    assert!(
        answers[1].contains("Both parts of the road end"),
        "{answers:?}"
    );
    assert!(
        answers[2].contains("Player 1 places a knight."),
        "{answers:?}"
    );
    let all = parts(&screen, "sheet-answer");
    assert_eq!(
        of_class(&all[2], "sheet-board").len(),
        1,
        "the board with the solution"
    );
}

/// Paper has no coordinates.
#[test]
fn the_only_tile_goes_to_the_marked_cell() {
    let told = texts(&sheet(), "sheet-task");
    assert!(
        told[0].contains("The tile is laid on the marked cell."),
        "{told:?}"
    );
    assert!(!told[0].contains("Q13"), "{told:?}");
}

#[test]
fn a_lesson_has_a_code_that_opens_it_and_a_task_of_the_list_has_none() {
    let tasks = parts(&sheet(), "sheet-task");
    let coded: Vec<usize> = tasks
        .iter()
        .map(|task| of_class(task, "qr").len())
        .collect();
    assert_eq!(coded, [1, 1, 0]);
    let mut on_disk = at("EX-IC-1");
    on_disk.press("make-sheet");
    assert!(of_class(&on_disk.app.page(), "qr").is_empty());
    assert_eq!(parts(&on_disk, "sheet-task").len(), 1);
}

#[test]
fn a_course_and_a_chapter_have_sheets_with_all_their_boards() {
    for place in ["course/ic", "road"] {
        let mut screen = at(place);
        screen.press("make-sheet");
        assert!(parts(&screen, "sheet-task").len() > 20, "{place}");
        screen.app.press_key("Escape", 0.0);
        assert_eq!(
            screen.app.learning.place_in_book(&screen.app.cx),
            format!("learn/{place}")
        );
        assert!(parts(&screen, "sheet").is_empty());
    }
}

#[test]
fn a_sheet_is_printed_and_follows_the_language() {
    let mut screen = sheet();
    screen.app.cx.take_effects();
    screen.press("print");
    assert_eq!(screen.app.cx.take_effects(), [Effect::Print]);
    screen.press("language de");
    let learning = &mut screen.app.learning;
    learning.take_lessons(&mut screen.app.cx, Language::German, Some(&lessons()));
    assert!(text(&screen, "sheet").contains("Lösungen"));
    assert!(texts(&screen, "sheet-task")[0].contains("Das Plättchen kommt auf"));
}
