//! The rule book that can be played: what is listed and found, what a lesson asks, what is kept of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::learn_verdicts::runs;
use crate::named::ByName;
use crate::screen::{Screen, layout, of_class, text_of as text};
use engine::learn::Lesson;
use engine::table::Chapter;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::elements::Command;
use page::elements::intent::Intent;
use page::elements::learn::LearnIntent;
use page::elements::mode::BoardMode;
use page::elements::setting::SettingChange;
use page::features::embed::annotate;
use page::features::learn::LessonBoard;
use page::features::rules::rulebook::take_chapter;
use page::messages::Language;

/// A lesson with a task, as the first steps have them.
const STEP: &str = "bastide 1\nset base\nseats 2\nstack base/E\nplay\nlesson\nrule CITY-01\ntitle Close it\n\
    tell Done.\nexpect x\ntask\nask Close the city.\ngoal complete city\nsolve place 0,-1 r2\nsolve meeple city S\n";

/// All lessons of the project, as they lie beside the page.
pub fn lessons() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut text = format!("## first-steps/close\n{STEP}");
    for file in files {
        let name = file.strip_prefix(&root).expect("it lies there");
        let name = name.with_extension("");
        let said = fs::read_to_string(&file).expect("it can be read");
        text += &format!("## {}\n{said}\n", name.display());
    }
    text
}

pub(super) fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        match path.is_dir() {
            true => collect(&path, into),
            false => into.push(path),
        }
    }
}

fn chapter(app: &mut App, chapter: Chapter) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = format!("../../assets/rules/en/{}.txt", chapter.file());
    let text = fs::read_to_string(path.join(file)).expect("a chapter");
    take_chapter(&mut app.cx, chapter, Language::English, Some(&text));
}

/// The rule book, with all lessons and the chapters of roads and cities.
pub fn learning() -> Screen {
    let mut app = App::new(Language::English, 7);
    app.lay_out(layout(), 0.0);
    let mut screen = Screen { app, now: 0.0 };
    screen.press("learn");
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::English, Some(&lessons()));
    chapter(&mut screen.app, Chapter::Road);
    chapter(&mut screen.app, Chapter::City);
    screen.app.cx.take_effects();
    screen
}

pub fn at(name: &str) -> Screen {
    let mut screen = learning();
    screen.app.enter_lessons(Some(name));
    screen
}

pub fn board(screen: &Screen) -> LessonBoard {
    screen
        .app
        .learning
        .lesson_board(&screen.app.cx)
        .expect("a board")
}

#[test]
fn it_is_offered_beside_the_first_game_and_fetches_what_it_needs() {
    let mut app = App::new(Language::English, 7);
    app.press_named("learn", 0.0);
    assert_eq!(app.cx.dialog(), Some(Dialog::Learn));
    let effects = app.cx.take_effects();
    assert!(
        effects.contains(&Effect::FetchLessons(Language::English)),
        "{effects:?}"
    );
}

#[test]
fn closing_it_leads_back_to_the_form_of_a_new_game() {
    let mut screen = learning();
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::NewGame));
    assert_eq!(screen.app.learning.lesson_board(&screen.app.cx), None);
}

#[test]
fn a_chapter_lists_its_rules_with_their_boards() {
    let mut screen = learning();
    screen.press("learn-chapter ROAD");
    let said = text(&screen, "rule-list");
    assert!(said.contains("ROAD-02"), "{said}");
    assert!(said.contains("A completed road of four tiles"), "{said}");
}

#[test]
fn a_lesson_is_opened_by_the_id_of_its_example() {
    let screen = at("EX-BASE-1");
    let board = board(&screen);
    assert_eq!(board.mode, BoardMode::Diagram);
    assert!(!board.record.contains("place base/W"), "{}", board.record);
    assert_eq!(board.marks, "mark tile 1,2\n");
}

#[test]
fn an_address_waits_for_the_lessons() {
    let mut app = App::new(Language::English, 7);
    app.enter_lessons(Some("ex-base-3"));
    assert_eq!(app.learning.lesson_board(&app.cx), None);
    app.learning
        .take_lessons(&mut app.cx, Language::English, Some(&lessons()));
    assert!(app.learning.lesson_board(&app.cx).is_some());
}

#[test]
fn an_unknown_name_leads_to_the_contents() {
    let screen = at("EX-BASE-99");
    assert_eq!(screen.app.learning.lesson_board(&screen.app.cx), None);
    assert!(!text(&screen, "contents").is_empty());
}

#[test]
fn without_lessons_the_rules_are_there_all_the_same() {
    let mut app = App::new(Language::English, 7);
    app.lay_out(layout(), 0.0);
    let mut screen = Screen { app, now: 0.0 };
    screen.press("learn");
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::English, None);
    chapter(&mut screen.app, Chapter::Road);
    screen.press("learn-chapter ROAD");
    assert!(text(&screen, "rule-list").contains("ROAD-02"));
}

#[test]
fn who_foretells_the_points_is_told_what_is_right() {
    let mut screen = at("EX-BASE-1");
    screen.app.fill_named("foretold 0", "3");
    screen.press("check-points");
    assert!(text(&screen, "wrong").contains("it is 4"));
    assert!(text(&screen, "right").contains("right: 0"));
    let items = text(&screen, "items-told");
    assert!(items.contains("+4") && items.contains("ROAD-02"), "{items}");
    assert_eq!(board(&screen).mode, BoardMode::Replay);
    let told = screen.app.cx.announcer().last().to_string();
    assert!(told.starts_with("Not quite."), "{told}");
    assert!(
        screen
            .app
            .cx
            .take_effects()
            .iter()
            .all(|effect| !matches!(effect, Effect::Keep(Kept::LessonsDone, _)))
    );
}

#[test]
fn a_right_answer_is_kept_as_done() {
    let mut screen = at("EX-BASE-1");
    screen.app.fill_named("foretold 0", "4");
    screen.press("check-points");
    let kept = Effect::Keep(Kept::LessonsDone, "base/ex-base-1".to_string());
    assert!(screen.app.cx.take_effects().contains(&kept));
    let mut other = learning();
    other.app.learning.restore_lessons_done("base/ex-base-1");
    other.press("learn-chapter ROAD");
    assert!(text(&other, "rule-list").contains('✓'));
    other.press("learn-contents");
    other.press("forget-lessons");
    other.press("learn-chapter ROAD");
    assert!(!text(&other, "rule-list").contains('✓'));
}

#[test]
fn a_lesson_is_asked_again_from_its_beginning() {
    let mut screen = at("EX-BASE-1");
    let before = board(&screen);
    screen.app.fill_named("foretold 0", "9");
    screen.press("check-points");
    screen.press("lesson-again");
    let again = board(&screen);
    assert_eq!(again.record, before.record);
    assert_ne!(again.key, before.key, "another board");
    assert_eq!(text(&screen, "wrong"), "");
}

#[test]
fn the_first_steps_go_on_with_what_was_not_done() {
    let mut screen = learning();
    assert_eq!(text(&screen, "way-on"), "Begin: Close it");
    screen.press("go-on-learning");
    assert_eq!(board(&screen).mode, BoardMode::Task);
    assert_eq!(text(&screen, "told"), "", "it is said when it is done");
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    assert_eq!(text(&screen, "told"), "Done.");
    assert_eq!(text(&screen, "verdict"), "Well done! 1 of 20 done.");
    assert_eq!(
        screen.app.cx.announcer().last(),
        "Well done! 1 of 20 done. Done."
    );
    screen.app.learning.reopen_lesson();
    assert_eq!(
        text(&screen, "told"),
        "",
        "whoever tries again has the room"
    );
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    assert_eq!(text(&screen, "told"), "Done.");
    screen.press("learn-contents");
    assert_eq!(text(&screen, "way-on"), "Continue: Lay a tile");
    assert!(text(&screen, "steps").contains("1 of 20 done"));
}

#[test]
fn a_lesson_without_points_is_tried_on_the_board() {
    let screen = at("EX-BASE-16");
    let board = board(&screen);
    assert_eq!(board.mode, BoardMode::Play);
    assert!(board.settings.contains(&SettingChange::Tips(false)));
}

#[test]
fn one_goes_on_to_the_next_of_the_same_box() {
    let mut screen = at("EX-BASE-1");
    let next = runs(&screen, "ways");
    screen.press(next.last().expect("a next one"));
    assert_ne!(board(&screen), board(&at("EX-BASE-1")));
}

#[test]
fn the_title_of_a_lesson_is_said_where_the_focus_does_not_come_to_it() {
    let mut screen = learning();
    let before = screen.app.cx.announcer().last().to_string();
    screen.press("lesson 0");
    assert_eq!(screen.app.cx.announcer().last(), before);
    let next = runs(&screen, "ways");
    screen.press(next.last().expect("a next one"));
    let page = screen.app.page();
    let title = page.all().into_iter().find(|node| node.tag == "h1");
    let title = title.expect("a title").all_text();
    assert_eq!(screen.app.cx.announcer().last(), title);
}

#[test]
fn words_are_looked_for_in_rules_and_titles() {
    let mut screen = learning();
    screen.app.fill_named("learn-search", "COMPLÉTED road four");
    let found = text(&screen, "found");
    assert!(found.contains("A completed road of four tiles"), "{found}");
    screen.app.fill_named("learn-search", "ROAD-03");
    assert!(text(&screen, "found").contains("ROAD-03"));
    screen.app.fill_named("learn-search", "zyxw");
    assert_eq!(text(&screen, "found"), "No results.");
}

#[test]
fn a_rule_leads_to_its_boards() {
    let mut screen = learning();
    screen.press("close");
    screen
        .app
        .press(Intent::Rule("ROAD-02".parse().expect("a rule")), 0.0);
    screen.press("learn-chapter ROAD");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Learn));
    assert!(text(&screen, "rule-list").contains("ROAD-02"));
}

#[test]
fn every_lesson_has_a_board_that_can_be_shown() {
    let mut screen = learning();
    let count = lessons().matches("\n## ").count();
    assert!(count > 150, "{count}");
    for number in 0..=count {
        let lesson = Intent::Learn(LearnIntent::Lesson(number));
        screen.app.press(lesson, 0.0);
        let board = board(&screen);
        let mut app = App::embedded(Language::English, 7, board.mode);
        app.lay_out(layout(), 0.0);
        assert!(app.show_record(&board.record, None, 0.0), "{}", board.key);
        assert_eq!(annotate(&mut app.cx, &board.marks), Ok(()), "{}", board.key);
    }
}

#[test]
fn a_board_on_another_page_offers_no_rule_book() {
    let mut app = App::embedded(Language::English, 7, BoardMode::Play);
    app.enter_lessons(None);
    assert_eq!(app.cx.dialog(), None);
    assert!(!BoardMode::Play.offers(Command::Learn));
}

/// Three puzzles that ask for the same.
pub fn puzzles() -> String {
    let puzzle = |name: &str| format!("## points/{name}\n{}", STEP.replace("Close it", "A zebra"));
    ["1", "2", "3"].map(puzzle).concat()
}

pub fn puzzled(day: u32) -> Screen {
    let mut screen = learning();
    screen.press("puzzles");
    assert_eq!(screen.app.cx.take_effects(), [Effect::FetchPuzzles]);
    screen
        .app
        .learning
        .take_puzzles(&mut screen.app.cx, Some(&puzzles()), day);
    screen
}

/// What the button of the puzzle of today opens.
pub fn of_today(screen: &Screen) -> String {
    let page = screen.app.page();
    let puzzles = of_class(&page, "puzzles");
    let all = puzzles.first().expect("they are there").all();
    let primary = all.iter().find(|node| {
        let class = node.get("class").unwrap_or_default();
        class.split(' ').any(|one| one == "today")
    });
    let run = primary.and_then(|node| node.get("data-run"));
    run.expect("a button").to_string()
}

#[test]
fn puzzles_come_when_they_are_asked_for_and_another_one_every_day() {
    let days: Vec<String> = (0..3).map(|day| of_today(&puzzled(day))).collect();
    assert!(days[0] != days[1] && days[1] != days[2] && days[0] != days[2]);
    assert_eq!(of_today(&puzzled(3)), days[0]);
}

#[test]
fn puzzles_that_are_wanted_before_the_lessons_come_after_them() {
    let mut app = App::new(Language::English, 7);
    let mut screen = Screen {
        app: {
            app.lay_out(layout(), 0.0);
            app
        },
        now: 0.0,
    };
    screen.press("learn");
    screen.press("puzzles");
    screen.app.cx.take_effects();
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::English, Some(&lessons()));
    assert_eq!(screen.app.cx.take_effects(), [Effect::FetchPuzzles]);
}

#[test]
fn a_puzzle_names_the_boxes_it_is_played_with() {
    let base = puzzles();
    let boxes = "set base\nset inns\npart abbot\npart inns";
    let others = base.replace("set base", boxes);
    for (texts, named) in [(&base, false), (&others, true)] {
        let mut screen = learning();
        screen.press("puzzles");
        screen
            .app
            .learning
            .take_puzzles(&mut screen.app.cx, Some(texts), 0);
        let today = of_today(&screen);
        screen.press(&today);
        let lesson = text(&screen, "learn");
        let told = lesson.contains("Played with: Abbot and gardens, Inns & Cathedrals");
        assert_eq!(told, named, "{lesson}");
    }
}

#[test]
fn what_a_puzzle_is_about_is_said_when_it_is_solved() {
    let mut screen = puzzled(0);
    let today = of_today(&screen);
    screen.press(&today);
    let lesson = text(&screen, "learn");
    assert!(lesson.starts_with("Puzzle "), "{lesson}");
    assert!(
        !lesson.contains("A zebra") && !lesson.contains("CITY-01"),
        "{lesson}"
    );
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    let lesson = text(&screen, "learn");
    assert!(
        lesson.contains("A zebra") && lesson.contains("CITY-01"),
        "{lesson}"
    );
    screen.press("puzzles");
    assert!(text(&screen, "puzzles").contains("Solved: 1 of 3"));
}

#[test]
fn puzzles_are_no_part_of_the_rule_book() {
    let mut screen = puzzled(0);
    screen.press("learn-contents");
    screen.app.fill_named("learn-search", "zebra");
    assert_eq!(text(&screen, "found"), "No results.");
}

#[test]
fn an_address_leads_to_a_puzzle_too() {
    let mut screen = at("points/2");
    let effects = screen.app.cx.take_effects();
    assert_eq!(effects, [Effect::TellDay, Effect::FetchPuzzles]);
    screen
        .app
        .learning
        .take_puzzles(&mut screen.app.cx, Some(&puzzles()), 0);
    assert!(board(&screen).key.starts_with("points/2"));
}

/// Which answer of a lesson is right, and how many there are.
fn right_answer(name: &str) -> (usize, usize) {
    let all = lessons();
    let section = all.split("## ").find(|section| section.starts_with(name));
    let read = Lesson::read(section.expect("a lesson")).expect("it can be read");
    let lesson = read.expect("one is there");
    let answers = lesson.answers("en");
    let right = answers.iter().position(|answer| answer.is_right);
    (right.expect("an answer"), answers.len())
}

#[test]
fn a_lesson_without_points_asks_what_comes_and_is_done_by_the_right_answer() {
    let (right, count) = right_answer("flying/ex-fly-1");
    let kept = Effect::Keep(Kept::LessonsDone, "flying/ex-fly-1".to_string());
    let mut screen = at("EX-FLY-1");
    assert_eq!(board(&screen).mode, BoardMode::Diagram);
    assert!(text(&screen, "text-of-lesson").contains("third cell"));
    assert!(
        !screen.app.cx.take_effects().contains(&kept),
        "it was only opened"
    );
    screen.press(&format!("choose-answer {}", (right + 1) % count));
    assert_eq!(board(&screen).mode, BoardMode::Diagram);
    assert!(text(&screen, "verdict").starts_with("Not that one."));
    assert!(
        screen
            .app
            .cx
            .announcer()
            .last()
            .starts_with("Not that one.")
    );
    assert_eq!(text(&screen, "to-come"), "", "nothing is told yet");
    screen.press(&format!("choose-answer {}", (right + 2) % count));
    assert_eq!(board(&screen).mode, BoardMode::Replay);
    assert_eq!(text(&screen, "verdict"), "Not quite.");
    assert!(text(&screen, "to-come").contains("Player"));
    assert!(screen.app.cx.said().contains("back to the supply"));
    assert!(
        !screen.app.cx.take_effects().contains(&kept),
        "it was wrong"
    );
    screen.press("lesson-again");
    screen.press(&format!("choose-answer {right}"));
    assert_eq!(text(&screen, "verdict"), "Right.");
    assert!(screen.app.cx.take_effects().contains(&kept));
}

/// What comes later is what is asked.
#[test]
fn before_an_answer_is_chosen_only_the_first_tile_is_told() {
    let mut screen = at("EX-TB-4");
    assert_eq!(board(&screen).marks.lines().count(), 1);
    let (right, _) = right_answer("traders/ex-tb-4");
    screen.press(&format!("choose-answer {right}"));
    let page = screen.app.page();
    let tiles = of_class(&page, "tiles-to-come");
    let tiles = tiles.iter().map(|tiles| tiles.all().len() - 1);
    assert_eq!(tiles.collect::<Vec<_>>(), [1, 1], "the first stays above");
}

#[test]
fn where_nobody_scores_none_is_the_answer() {
    let mut screen = at("EX-IC-3");
    screen.app.fill_named("foretold 0", "0");
    screen.press("check-points");
    let kept = Effect::Keep(Kept::LessonsDone, "inns/ex-ic-3".to_string());
    assert!(screen.app.cx.take_effects().contains(&kept));
    assert!(text(&screen, "items-told").contains("+0"));
}

#[test]
fn of_many_boards_of_a_rule_three_are_shown_at_once() {
    let mut screen = learning();
    screen.press("learn-chapter CITY");
    let page = screen.app.page();
    let boards = of_class(&page, "boards");
    let first = boards.first().expect("boards");
    assert!((1..=3).contains(&of_class(first, "to-lesson").len()));
    let more = of_class(&page, "more-boards");
    assert!(
        more.iter()
            .any(|more| more.all_text().contains("more boards"))
    );
}

#[test]
fn a_task_says_how_many_points_everybody_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles/last/0001.txt");
    let puzzle = fs::read_to_string(root).expect("a puzzle");
    let score = puzzle
        .lines()
        .find_map(|line| line.strip_prefix("score 1 "));
    let score = score.and_then(|score| score.split_whitespace().next());
    let mut screen = at("last/0001");
    let text_of_it = format!("## last/0001\n{puzzle}");
    screen
        .app
        .learning
        .take_puzzles(&mut screen.app.cx, Some(&text_of_it), 0);
    let told = text(&screen, "foretold");
    assert!(told.contains(score.expect("points")), "{told}");
}

#[test]
fn who_steers_by_keys_goes_on_to_the_next_lesson() {
    let mut screen = at("01-lay-a-tile");
    screen.app.cx.note_input(true);
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    let request = screen.app.cx.take_focus_request().expect("a button");
    assert!(request.inside && request.target.name().starts_with("lesson "));
}
