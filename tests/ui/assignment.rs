//! Lists of tasks that somebody makes for others: made, given away, worked on, and the results of a class.

use crate::learn::{at, board, learning, lessons, puzzles};
use crate::learn_verdicts::runs;
use crate::named::ByName;
use crate::screen::{Screen, of_class, text_of as text};
use page::context::effects::{Effect, Kept};
use page::context::surroundings::Surroundings;
use page::elements::workshop::WayOut;
use page::messages::Language;

/// A task of somebody's own.
const TASK: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E\nplay\ntask\nask Close it.\n\
    goal complete city\nhint North.\nsolve place 0,-1 r2\nsolve meeple city S\n";

fn take_puzzles(screen: &mut Screen) {
    let learning = &mut screen.app.learning;
    learning.take_puzzles(&mut screen.app.cx, Some(&puzzles()), 0);
}

/// An empty list, on a page that has an address.
fn making() -> Screen {
    let mut screen = learning();
    screen.app.cx.set_surroundings(Surroundings {
        address: "https://example.org/play/".to_string(),
        shares: false,
    });
    screen.press("make-list");
    screen
}

/// What making a list shows, with a title, a lesson of a course, a puzzle and a task of one's own.
fn made() -> Screen {
    let mut screen = making();
    take_puzzles(&mut screen);
    screen.app.fill_named("list-title", "Cities");
    screen.press("offer-for-list IC");
    press_first(&mut screen, "offers", "toggle-on-list");
    screen.press("offer-for-list level-1");
    press_first(&mut screen, "offers", "toggle-on-list");
    screen.app.take_in(TASK, 0.0);
    screen
}

/// Presses the first button of a part whose name begins so.
fn press_first(screen: &mut Screen, part: &str, name: &str) {
    let runs = runs(screen, part);
    let run = runs.iter().find(|run| run.starts_with(name));
    screen.press(run.expect("such a button"));
}

/// What was copied last, or saved as a file with its name.
fn given_out(screen: &mut Screen) -> (String, String) {
    let effects = screen.app.cx.take_effects().into_iter().rev();
    let mut given = effects.filter_map(|effect| match effect {
        Effect::CopyDraft(WayOut::Link, text) => Some(("link".to_string(), text)),
        Effect::CopyDraft(_, text) => Some(("text".to_string(), text)),
        Effect::SaveText(name, text) => Some((name, text)),
        _ => None,
    });
    given.next().expect("something was given out")
}

/// The list as somebody else opens it, by its link.
fn opened() -> Screen {
    let mut teacher = made();
    teacher.press("copy-list-link");
    let (_, link) = given_out(&mut teacher);
    let (_, place) = link.split_once("#learn/").expect("a place in the book");
    let mut screen = at(place);
    take_puzzles(&mut screen);
    screen
}

fn place(screen: &Screen) -> String {
    screen.app.learning.place_in_book(&screen.app.cx)
}

fn title(screen: &Screen) -> String {
    let page = screen.app.page();
    let heads = page.all();
    let head = heads.iter().rfind(|node| node.tag == "h1");
    head.map(|head| head.all_text()).unwrap_or_default()
}

fn solve(screen: &mut Screen) {
    screen.app.learning.finish_lesson(&mut screen.app.cx);
}

fn miss(screen: &mut Screen) {
    screen.app.learning.miss_lesson(&mut screen.app.cx);
}

/// The titles and marks of the entries.
fn entries(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let rows = of_class(&page, "to-lesson");
    rows.iter().map(|row| row.all_text()).collect()
}

#[test]
fn a_list_has_lessons_puzzles_and_own_tasks_in_the_order_that_was_chosen() {
    let mut screen = made();
    let chosen = text(&screen, "chosen");
    let (inn, puzzle, own) = ("What an inn does", "Puzzle 1", "Close it.");
    assert_eq!(chosen, format!("{inn}{puzzle}{own}"));
    screen.press("raise-on-list 2");
    screen.press("remove-from-list 0");
    assert_eq!(text(&screen, "chosen"), format!("{own}{puzzle}"));
    screen.app.take_in(TASK, 0.0);
    assert_eq!(text(&screen, "chosen"), format!("{own}{puzzle}"), "twice");
    screen.press("empty-list");
    assert!(text(&screen, "assignment").contains("Nothing is on the list"));
}

/// The progress that was kept last.
fn kept(screen: &mut Screen) -> String {
    let effects = screen.app.cx.take_effects().into_iter().rev();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::LessonsDone, text) => Some(text),
        _ => None,
    });
    kept.next().expect("it is kept")
}

#[test]
fn the_list_that_is_being_made_is_there_after_a_reload() {
    let mut screen = made();
    assert_eq!(place(&screen), "learn/make");
    let kept = kept(&mut screen);
    let mut later = learning();
    later.app.learning.restore_lessons_done(&kept);
    later.app.enter_lessons(Some("make"));
    take_puzzles(&mut later);
    assert_eq!(text(&later, "chosen"), text(&screen, "chosen"));
    later.press("learn-contents");
    later.press("forget-lessons");
    later.press("make-list");
    assert_eq!(text(&later, "chosen"), text(&screen, "chosen"));
}

/// Who types a title word by word gets the space between them.
#[test]
fn what_is_typed_as_a_title_stays_as_it_is_typed() {
    let mut screen = making();
    screen.app.fill_named("list-title", "Cities ");
    let page = screen.app.page();
    let fields = of_class(&page, "control");
    assert!(
        fields
            .iter()
            .any(|field| field.get("value") == Some("Cities "))
    );
}

#[test]
fn a_list_that_was_emptied_or_replaced_comes_back() {
    let mut screen = made();
    let chosen = text(&screen, "chosen");
    screen.press("empty-list");
    screen.press("restore-list");
    assert_eq!(text(&screen, "chosen"), chosen);
    screen
        .app
        .import("bastide-list 1\nlesson inns/ex-ic-1\n", 0.0);
    screen.press("change-list");
    assert!(text(&screen, "chosen").contains("A road with an inn"));
    screen.press("restore-list");
    assert_eq!(text(&screen, "chosen"), chosen);
}

#[test]
fn a_list_takes_no_more_than_its_address_holds() {
    let mut screen = making();
    for number in 0..60 {
        let more = format!("say {}\n", "x".repeat(900));
        let task = TASK.replace("task\n", &format!("{more}task\n"));
        screen
            .app
            .take_in(&task.replace("Close it", &format!("Close {number}")), 0.0);
    }
    assert!(screen.app.cx.said().contains("The list is full."));
    screen.press("copy-list-link");
    let (_, link) = given_out(&mut screen);
    let (_, place) = link.split_once("#learn/").expect("a place in the book");
    let count = entries(&at(place)).len();
    assert!((20..60).contains(&count), "{count}");
}

#[test]
fn whoever_opens_the_link_sees_the_title_and_goes_from_entry_to_entry() {
    let mut screen = opened();
    assert_eq!(title(&screen), "Cities");
    assert_eq!(entries(&screen).len(), 3, "{:?}", entries(&screen));
    assert!(text(&screen, "hand-in").is_empty(), "nothing to hand in");
    let list = place(&screen);
    press_first(&mut screen, "assignment", "lesson");
    assert_eq!(text(&screen, "subtitle"), "1 of 3");
    assert_eq!(place(&screen), format!("{list}/1"));
    for number in 2..=3 {
        solve(&mut screen);
        screen.press(runs(&screen, "ways").last().expect("a way on"));
        assert_eq!(place(&screen), format!("{list}/{number}"));
    }
    assert_eq!(board(&screen).record, TASK, "the last one is in the list");
    solve(&mut screen);
    screen.press(runs(&screen, "ways").last().expect("a way on"));
    assert_eq!(place(&screen), list);
    assert!(text(&screen, "assignment").contains("3 of 3"));
}

#[test]
fn an_entry_in_the_address_is_opened_again() {
    let mut screen = opened();
    press_first(&mut screen, "assignment", "lesson");
    let entry = place(&screen);
    let mut later = at(entry.strip_prefix("learn/").expect("in the book"));
    take_puzzles(&mut later);
    assert_eq!(place(&later), entry);
    later.app.press_key("Escape", 0.0);
    assert_eq!(title(&later), "Cities");
}

#[test]
fn a_file_holds_the_same_list_as_the_link() {
    let mut teacher = made();
    teacher.press("save-list");
    let (name, file) = given_out(&mut teacher);
    assert_eq!(name, "bastide-list.txt");
    let mut screen = learning();
    screen.app.import(&file, 0.0);
    take_puzzles(&mut screen);
    assert_eq!(place(&screen), place(&opened()));
}

#[test]
fn a_link_that_was_cut_off_says_so() {
    let list = place(&opened());
    let cut = &list["learn/".len()..list.len() - 3];
    let screen = at(cut);
    assert!(text(&screen, "assignment").contains("cut off"));
}

#[test]
fn a_lesson_of_a_newer_version_is_named_and_passed_over() {
    let list = "bastide-list 1\nlesson nowhere/far-away\nlesson inns/ex-ic-1\n";
    let mut screen = learning();
    screen.app.import(list, 0.0);
    take_puzzles(&mut screen);
    assert!(text(&screen, "assignment").contains("far-away: not in this version"));
    press_first(&mut screen, "assignment", "lesson");
    assert!(place(&screen).ends_with("/2"));
}

/// The first answer to an entry counts, and that it was solved in the end.
fn worked_on() -> Screen {
    let mut screen = opened();
    press_first(&mut screen, "assignment", "lesson");
    solve(&mut screen);
    miss(&mut screen);
    screen.press(runs(&screen, "ways").last().expect("a way on"));
    miss(&mut screen);
    solve(&mut screen);
    screen.press("show-list");
    screen
}

#[test]
fn the_list_tells_what_was_solved_at_once_and_what_later_also_after_a_reload() {
    let mut screen = worked_on();
    let told = entries(&screen);
    assert!(told[0].ends_with("✓✓ solved at once"), "{told:?}");
    assert!(told[1].ends_with("✓ solved"), "{told:?}");
    assert!(!told[2].contains('✓'), "{told:?}");
    let kept = kept(&mut screen);
    let mut later = opened();
    later.app.learning.restore_lessons_done(&kept);
    assert_eq!(entries(&later), told);
    let damaged = kept.replace("given ", "given given ");
    later.app.learning.restore_lessons_done(&damaged);
    assert_ne!(entries(&later), told, "what cannot be read is skipped");
}

#[test]
fn outcomes_of_the_list_are_not_those_of_the_book() {
    let mut screen = worked_on();
    let (list, told) = (place(&screen), entries(&screen));
    screen.press("learn-contents");
    screen.app.enter_lessons(Some("inns/what-is-new"));
    miss(&mut screen);
    let list = list.strip_prefix("learn/").expect("in the book");
    screen.app.enter_lessons(Some(list));
    assert_eq!(entries(&screen), told);
}

/// What a learner of this name hands in.
fn handed_in(learner: &str) -> (String, String) {
    let mut screen = worked_on();
    screen.app.fill_named("learner-name", learner);
    screen.press("save-result");
    given_out(&mut screen)
}

#[test]
fn results_of_a_class_make_a_table_with_a_row_for_each_learner() {
    let (name, anna) = handed_in("Anna");
    assert_eq!(name, "bastide-result-Anna.txt");
    let (_, ben) = handed_in("Ben / 7b");
    let mut screen = learning();
    screen.app.import(&ben, 0.0);
    screen.app.import(&anna, 0.0);
    screen.app.import(&anna, 0.0);
    let table = text(&screen, "class-results");
    assert!(
        table.contains("Cities: 2 results"),
        "twice the same: {table}"
    );
    let other_anna = anna.replace("\ns ", "\nm ");
    screen.app.import(&other_anna, 0.0);
    let table = text(&screen, "class-results");
    assert!(table.contains("Cities: 3 results"), "{table}");
    let (of_anna, of_ben) = (table.find("Anna"), table.find("Ben / 7b"));
    assert!(of_anna.is_some() && of_anna < of_ben, "{table}");
    screen.press("copy-results");
    let (_, lines) = given_out(&mut screen);
    let anna = lines.lines().find(|line| line.starts_with("Anna"));
    assert_eq!(anna, Some("Anna\tsolved at once\tsolved\tnot answered"));
    screen.press("forget-results");
    assert!(!text(&screen, "class-results").contains("Anna"));
}

#[test]
fn results_that_are_pasted_one_after_another_are_all_taken() {
    let both = handed_in("Anna").1 + &handed_in("Ben").1;
    let mut screen = learning();
    screen.press("class-results");
    screen.app.fill_named("pasted-results", &both);
    screen.press("read-results");
    assert!(screen.app.cx.said().contains("2 results added"));
    assert!(text(&screen, "class-results").contains("Ben"));
    screen
        .app
        .fill_named("pasted-results", "nothing of the kind");
    screen.press("read-results");
    assert!(screen.app.cx.said().contains("No result in this text"));
}

#[test]
fn a_list_follows_the_language_of_the_page() {
    let mut screen = opened();
    screen.press("language de");
    let learning = &mut screen.app.learning;
    learning.take_lessons(&mut screen.app.cx, Language::German, Some(&lessons()));
    let told = entries(&screen);
    assert!(
        told[0].contains("Wirtshaus") && told[2].contains("Close it."),
        "{told:?}"
    );
}

#[test]
fn a_lesson_that_only_shows_something_is_done_when_it_is_left() {
    let mut screen = learning();
    screen
        .app
        .import("bastide-list 1\nlesson inns/what-is-new\n", 0.0);
    press_first(&mut screen, "assignment", "lesson");
    screen.press(runs(&screen, "ways").last().expect("a way on"));
    assert!(text(&screen, "assignment").contains("1 of 1"));
}

#[test]
fn a_list_waits_for_its_puzzles_and_says_when_they_do_not_come() {
    let list = "bastide-list 1\nlesson points/1\n";
    let mut screen = learning();
    screen.app.import(list, 0.0);
    let told = text(&screen, "assignment");
    assert!(!told.contains("not in this version"), "{told}");
    let place = place(&screen);
    screen
        .app
        .enter_lessons(Some(&format!("{}/1", &place["learn/".len()..])));
    assert_eq!(self::place(&screen), place, "the list stays in the address");
    let learning = &mut screen.app.learning;
    learning.take_puzzles(&mut screen.app.cx, None, 0);
    assert_eq!(self::place(&screen), place);
    assert!(text(&screen, "assignment").contains("cannot be fetched"));
}

#[test]
fn no_name_is_a_formula_in_a_spreadsheet_and_columns_are_those_of_the_longest_result() {
    let result = |name: &str, lines: &str| {
        format!("bastide-result 1\nlist abc Friday\nname {name}\n{lines}")
    };
    let mut screen = learning();
    screen
        .app
        .import(&result("=1+1", "s base/ex-base-2\n"), 0.0);
    screen
        .app
        .import(&result("Zoe", "s base/ex-base-1\nm base/ex-base-2\n"), 0.0);
    screen.press("copy-results");
    let (_, lines) = given_out(&mut screen);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines[0], "Friday\tbase/ex-base-1\tbase/ex-base-2");
    assert_eq!(lines[1], "'=1+1\tnot answered\tsolved at once");
    assert_eq!(lines[2], "Zoe\tsolved at once\tmissed");
}
