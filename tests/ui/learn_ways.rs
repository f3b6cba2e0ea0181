//! The ways through the rule book: keys, the address, the search, courses, and what was done on another device.

use std::fs;
use std::path::Path;

use crate::learn::{at, board, learning, lessons, of_today, puzzled, puzzles};
use crate::learn_verdicts::runs;
use crate::named::ByName;
use crate::screen::{Screen, layout, of_class, text_of as text};
use engine::table::Chapter;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::features::learn::address::HistoryStep;
use page::features::learn::courses::COURSES;
use page::features::rules::rulebook::take_chapter;
use page::messages::Language;

#[test]
fn enter_in_a_field_shows_the_points_once_something_was_typed() {
    let mut screen = at("EX-BASE-1");
    assert!(screen.app.press_key("Enter", 0.0));
    assert!(
        text(&screen, "lacking").contains("missing"),
        "nothing was typed"
    );
    assert!(screen.app.cx.said().contains("A number is missing"));
    screen.app.fill_named("foretold 0", "4");
    assert!(of_class(&screen.app.page(), "lacking").is_empty());
    assert!(screen.app.press_key("Enter", 0.0));
    assert!(
        of_class(&screen.app.page(), "items-told").is_empty(),
        "one of two"
    );
    screen.app.fill_named("foretold 1", "0");
    assert!(screen.app.press_key("Enter", 0.0));
    assert!(text(&screen, "items-told").contains("+4"));
    assert!(!screen.app.press_key("Enter", 0.0), "it is answered");
    let page = at("EX-BASE-1").app.page();
    let fields = of_class(&page, "number");
    assert!(
        !fields.is_empty()
            && fields
                .iter()
                .all(|field| field.get("enterkeyhint").is_some())
    );
}

#[test]
fn escape_leads_from_a_lesson_to_its_list_and_from_there_out_of_the_book() {
    let mut screen = at("EX-BASE-1");
    let list = |screen: &Screen| text(screen, "chapter-view");
    screen.app.press_key("Escape", 0.0);
    assert!(list(&screen).contains("BASE-") || list(&screen).contains("ROAD-"));
    screen.app.press_key("Escape", 0.0);
    assert!(text(&screen, "contents").contains("First steps"));
    screen.app.press_key("Escape", 0.0);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::NewGame));
}

#[test]
fn escape_leads_from_a_first_step_and_from_a_puzzle_to_where_they_are_listed() {
    let mut screen = at("01-lay-a-tile");
    screen.app.press_key("Escape", 0.0);
    assert!(text(&screen, "contents").contains("First steps"));
    let mut screen = puzzled(0);
    let today = of_today(&screen);
    screen.press(&today);
    screen.app.press_key("Escape", 0.0);
    assert!(text(&screen, "puzzles").contains("Level 1"));
}

#[test]
fn an_address_that_names_no_lesson_is_looked_for() {
    let mut screen = at("EX-NONE-9");
    screen
        .app
        .learning
        .take_puzzles(&mut screen.app.cx, Some(""), 0);
    let page = screen.app.page().all_text();
    assert!(page.contains("No results."), "{page}");
}

#[test]
fn escape_leaves_a_search_before_it_leaves_the_book() {
    let mut screen = learning();
    screen.app.fill_named("learn-search", "zyxw");
    screen.app.press_key("Escape", 0.0);
    assert!(text(&screen, "contents").contains("First steps"));
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Learn));
}

#[test]
fn escape_on_the_board_of_a_lesson_is_for_the_book_where_the_board_has_nothing_to_let_go() {
    let board = board(&at("01-lay-a-tile"));
    let mut app = App::embedded(Language::English, 7, board.mode);
    app.lay_out(layout(), 0.0);
    assert!(app.show_record(&board.record, None, 0.0));
    assert!(!app.press_key("Escape", 0.0));
    app.press_key("ArrowDown", 0.0);
    assert!(app.press_key("Escape", 0.0), "the place that was chosen");
    assert!(!app.press_key("Escape", 0.0));
}

/// Where the book is, as the address says it.
fn place(screen: &Screen) -> String {
    screen.app.learning.place_in_book(&screen.app.cx)
}

#[test]
fn the_address_says_where_the_book_is_open_and_leads_there() {
    for (name, said) in [
        ("", "learn"),
        ("road", "learn/road"),
        ("ROAD", "learn/road"),
        ("ex-base-7", "learn/EX-BASE-7"),
        ("01-lay-a-tile", "learn/01-lay-a-tile"),
        ("puzzles", "learn/puzzles"),
    ] {
        assert_eq!(place(&at(name)), said, "{name}");
    }
    let mut screen = at("points/2");
    assert_eq!(place(&screen), "learn/points/2", "on its way");
    screen
        .app
        .learning
        .take_puzzles(&mut screen.app.cx, Some(&puzzles()), 0);
    assert_eq!(place(&screen), "learn/points/2");
    screen.press("close");
    assert_eq!(place(&screen), "");
}

#[test]
fn a_name_that_is_known_already_does_not_begin_the_lesson_again() {
    let mut screen = at("EX-BASE-1");
    let before = board(&screen);
    screen.app.fill_named("foretold 0", "4");
    screen.press("check-points");
    screen.app.turn_to("EX-BASE-1");
    assert_ne!(board(&screen), before, "it is answered still");
    screen.app.turn_to("");
    assert!(text(&screen, "contents").contains("First steps"));
}

#[test]
fn the_history_of_the_tab_leads_from_a_lesson_to_its_list_and_from_there_to_what_was_before() {
    use HistoryStep::{Back, Push, Replace, Stay};
    let step = HistoryStep::between;
    assert_eq!(step(None, "", ""), Stay);
    assert_eq!(step(None, "", "learn"), Push("\nlearn".into()));
    let deep = "\nlearn\nlearn/road\nlearn/EX-BASE-1";
    assert_eq!(
        step(Some("\nlearn\nlearn/road"), "learn/road", "learn/EX-BASE-1"),
        Push(deep.into())
    );
    assert_eq!(step(Some(deep), "learn/EX-BASE-1", "learn/road"), Back(1));
    assert_eq!(step(Some(deep), "learn/EX-BASE-1", ""), Back(3));
    assert_eq!(
        step(Some(deep), "learn/EX-BASE-1", "learn/EX-BASE-2"),
        Replace("\nlearn\nlearn/road\nlearn/EX-BASE-2".into()),
        "from lesson to lesson is no step"
    );
    // A page that began with a lesson has nothing before it.
    assert_eq!(
        step(None, "learn/EX-BASE-1", "learn/road"),
        Replace("learn/road".into())
    );
    // What is kept beside the address may be something else.
    assert_eq!(step(Some("by-link 2"), "", "learn"), Push("\nlearn".into()));
}

/// Somebody who changes the language in the middle of a lesson stays in it, and sees the one that is there until the other is.
#[test]
fn another_language_fetches_its_own_lessons_and_leaves_the_book_where_it_is_open() {
    let german = Effect::FetchLessons(Language::German);
    let mut screen = at("first-steps/close");
    screen.press("language de");
    let asked = screen.app.cx.take_effects();
    assert!(asked.contains(&german), "{asked:?}");
    assert!(board(&screen).record.contains("Close the city."));
    screen.press("set theme dark");
    let asked = screen.app.cx.take_effects();
    assert!(!asked.contains(&german), "once is enough");
    let text = lessons().replace("ask Close the city.", "ask Vollende die Stadt.");
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::German, Some(&text));
    let shown = board(&screen);
    assert!(shown.record.contains("Vollende die Stadt."));
    // What comes late in a language that is not spoken any more changes nothing.
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::French, Some(""));
    assert_eq!(board(&screen), shown);
}

#[test]
fn lessons_that_cannot_be_had_in_another_language_stay_and_are_asked_for_again_with_the_book() {
    let french = Effect::FetchLessons(Language::French);
    let mut screen = at("EX-BASE-1");
    screen.press("language fr");
    screen.app.cx.take_effects();
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::French, None);
    screen.press("set theme dark");
    assert!(!screen.app.cx.take_effects().contains(&french));
    screen.app.enter_lessons(Some("EX-BASE-1"));
    assert!(screen.app.learning.lesson_board(&screen.app.cx).is_some());
    assert_eq!(screen.app.cx.take_effects(), [Effect::TellDay, french]);
}

/// The puzzles stand behind the lessons, by which all of them have their numbers.
#[test]
fn puzzles_stay_when_the_lessons_come_in_another_language() {
    let mut screen = puzzled(0);
    let today = of_today(&screen);
    screen.press(&today);
    let puzzle = board(&screen).record;
    screen.press("language de");
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, Language::German, Some(&lessons()));
    assert_eq!(board(&screen).record, puzzle);
}

/// The rule book in a language, with the chapters that are asked for.
fn learning_in(language: Language, chapters: &[Chapter]) -> Screen {
    let mut app = App::new(language, 7);
    app.lay_out(layout(), 0.0);
    let mut screen = Screen { app, now: 0.0 };
    screen.press("learn");
    screen
        .app
        .learning
        .take_lessons(&mut screen.app.cx, language, Some(&lessons()));
    for chapter in chapters {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = format!(
            "../../assets/rules/{}/{}.txt",
            language.code(),
            chapter.file()
        );
        let text = fs::read_to_string(path.join(file)).expect("a chapter");
        take_chapter(&mut screen.app.cx, *chapter, language, Some(&text));
    }
    screen
}

/// What people say has one of these rules among the first three.
fn assert_words_lead(language: Language, words: &str) {
    let mut screen = learning_in(language, Chapter::ALL);
    let mut missed = Vec::new();
    for line in words.lines() {
        let (said, rules) = line.split_once(": ").expect("words and rules");
        screen.app.fill_named("learn-search", said);
        let page = screen.app.page();
        let found = of_class(&page, "id").into_iter().take(3);
        let found: Vec<String> = found.map(|id| id.all_text()).collect();
        if !rules
            .split(' ')
            .any(|rule| found.iter().any(|id| id == rule))
        {
            missed.push(format!("{line}, but found {}", found.join(" ")));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn english_words_of_every_day_lead_to_the_rules() {
    assert_words_lead(Language::English, include_str!("search/en.txt"));
}

#[test]
fn french_words_of_every_day_lead_to_the_rules() {
    assert_words_lead(Language::French, include_str!("search/fr.txt"));
}

#[test]
fn german_words_of_every_day_lead_to_the_rules() {
    assert_words_lead(Language::German, include_str!("search/de.txt"));
}

#[test]
fn what_is_found_marks_its_words_and_says_where_it_stands() {
    let mut screen = learning_in(Language::English, Chapter::ALL);
    screen
        .app
        .fill_named("learn-search", "cathedrals completing");
    let page = screen.app.page();
    let found = of_class(&page, "found");
    let inside = found[0].all();
    let marks: Vec<String> = inside
        .iter()
        .filter(|node| node.tag == "mark")
        .map(|node| node.all_text().to_lowercase())
        .collect();
    assert!(!marks.is_empty());
    for mark in &marks {
        let stem = ["cathedral", "complet"]
            .iter()
            .find(|stem| mark.contains(**stem));
        assert!(stem.is_some(), "{mark}");
    }
    screen.app.fill_named("learn-search", "cathedral");
    let page = screen.app.page();
    let rule = &of_class(&page, "what-it-says")[0];
    assert_eq!(of_class(rule, "from")[0].all_text(), "Inns & Cathedrals");
    for list in of_class(&page, "boards").iter().rev().take(1) {
        for lesson in of_class(list, "to-lesson") {
            assert_eq!(of_class(lesson, "from").len(), 1, "{}", lesson.all_text());
        }
    }
}

#[test]
fn every_box_with_lessons_has_a_course() {
    let elsewhere = ["first-steps", "editions", "turns", "together"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    for folder in fs::read_dir(root).expect("a folder") {
        let name = folder.expect("a folder").file_name();
        let name = name.to_string_lossy();
        let taught = COURSES.iter().any(|course| course.folder == name);
        assert_ne!(taught, elsewhere.contains(&name.as_ref()), "{name}");
    }
}

/// The titles of the lessons that are listed.
fn listed(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let all = of_class(&page, "to-lesson");
    all.iter().map(|node| node.all_text()).collect()
}

#[test]
fn a_course_says_what_is_new_and_lists_its_examples_in_their_order() {
    let mut screen = learning();
    screen.press("learn-course IC");
    assert!(text(&screen, "course").contains("The large meeple counts as two"));
    let titles = listed(&screen);
    screen.app.enter_lessons(Some("EX-IC-1"));
    let first = text(&screen, "learn");
    assert!(first.starts_with(&titles[1]), "{first}: {titles:?}");
    // One with other boxes, far from the folder of the box.
    assert!(
        titles
            .iter()
            .any(|title| title == "A cathedral, then the witch")
    );
    let mut screen = learning();
    screen.press("learn-course BASE");
    let all = listed(&screen);
    screen.app.enter_lessons(Some("EX-BASE-10"));
    let tenth = text(&screen, "learn");
    let at = all.iter().position(|title| tenth.starts_with(title));
    assert!(at.is_some_and(|at| at >= 10), "{tenth} is number {at:?}");
}

#[test]
fn a_course_counts_what_was_done_and_goes_on_with_what_was_not() {
    let mut screen = learning();
    screen.app.learning.restore_lessons_done("inns/ex-ic-1");
    assert!(text(&screen, "contents").contains("1 of "));
    screen.press("learn-course IC");
    let course = text(&screen, "course");
    assert!(
        course.contains("Go on") && course.contains("1 of "),
        "{course}"
    );
}

#[test]
fn one_goes_through_a_course_and_back_to_it() {
    let mut screen = learning();
    screen.press("learn-course RIV");
    assert_eq!(place(&screen), "learn/course/riv");
    let titles = listed(&screen);
    screen.app.enter_lessons(Some("EX-RIV-2"));
    let next: Vec<String> = runs(&screen, "ways");
    assert_eq!(next.len(), 2, "before and after: {next:?}");
    screen.press(&next[1]);
    assert!(
        text(&screen, "learn").starts_with(&titles[3]),
        "the first with other boxes"
    );
    screen.app.press_key("Escape", 0.0);
    assert_eq!(place(&screen), "learn/course/riv");
    let mut other = at("course/riv");
    assert!(text(&other, "course").contains("spring"));
    other.app.turn_to("EX-BASE-7");
    other.app.press_key("Escape", 0.0);
    assert!(
        place(&other) != "learn/course/riv",
        "it is no lesson of that course"
    );
}

#[test]
fn what_was_done_goes_to_another_device_beside_what_was_done_there() {
    let mut screen = learning();
    screen
        .app
        .learning
        .restore_lessons_done("inns/ex-ic-1\nriver/ex-riv-1");
    screen.press("save-lessons-done");
    let effects = screen.app.cx.take_effects();
    let text = effects.into_iter().find_map(|effect| match effect {
        Effect::SaveText(_, text) => Some(text),
        _ => None,
    });
    let text_of_it = text.expect("a file");
    let mut other = learning();
    other
        .app
        .learning
        .restore_lessons_done("base/ex-base-1\nriver/ex-riv-1");
    other.press("bring-lessons-done");
    assert_eq!(other.app.cx.take_effects(), [Effect::Import]);
    other.app.import(&text_of_it, 0.0);
    let kept = "base/ex-base-1\nriver/ex-riv-1\ninns/ex-ic-1".to_string();
    assert_eq!(
        other.app.cx.take_effects(),
        [Effect::Keep(Kept::LessonsDone, kept)]
    );
    assert_eq!(other.app.cx.announcer().last(), "One more lesson is done.");
    other.app.import(&text_of_it, 0.0);
    assert_eq!(other.app.cx.take_effects(), []);
    assert!(other.app.cx.announcer().last().starts_with("Nothing new"));
}

/// The board of what is new comes first, says why at once, and is done by whoever goes on from it.
#[test]
fn a_course_shows_what_is_new_before_it_asks() {
    let mut screen = learning();
    screen.press("learn-course IC");
    assert!(
        listed(&screen)[0].contains("What an inn does"),
        "{:?}",
        listed(&screen)
    );
    let first = runs(&screen, "course")
        .into_iter()
        .find(|run| run.starts_with("lesson "));
    screen.press(&first.expect("a lesson"));
    let said = text(&screen, "text-of-lesson");
    assert!(
        said.contains("A lake with an inn") && !said.contains("How many points"),
        "{said}"
    );
    assert!(!text(&screen, "to-come").is_empty());
    screen.app.cx.take_effects();
    let next = runs(&screen, "ways")
        .into_iter()
        .rfind(|run| run.starts_with("lesson "));
    screen.press(&next.expect("the next one"));
    let kept = Effect::Keep(Kept::LessonsDone, "inns/what-is-new".to_string());
    assert!(screen.app.cx.take_effects().contains(&kept));
    assert!(text(&screen, "text-of-lesson").contains("How many points"));
}

#[test]
fn a_board_to_try_something_says_what() {
    let screen = at("EX-BASE-16");
    assert!(text(&screen, "asked").contains("Try to put a meeple on the road"));
}

#[test]
fn titles_of_boxes_are_found_and_lead_there_and_a_lesson_leads_back_to_what_was_found() {
    let mut screen = learning();
    screen.app.fill_named("learn-search", "road");
    assert!(runs(&screen, "places").contains(&"learn-chapter ROAD".to_string()));
    assert!(
        runs(&screen, "places").contains(&"learn-course IC".to_string()),
        "what it adds"
    );
    let first = runs(&screen, "boards")
        .into_iter()
        .find(|run| run.starts_with("lesson "));
    screen.press(&first.expect("a lesson"));
    screen.app.press_key("Escape", 0.0);
    assert!(!of_class(&screen.app.page(), "found").is_empty());
    screen.press("learn-chapter ROAD");
    let first = runs(&screen, "boards")
        .into_iter()
        .find(|run| run.starts_with("lesson "));
    screen.press(&first.expect("a lesson"));
    screen.app.press_key("Escape", 0.0);
    assert!(!of_class(&screen.app.page(), "chapter-view").is_empty());
}

#[test]
fn a_reload_in_a_course_stays_in_it() {
    let mut screen = learning();
    screen.press("learn-course RIV");
    screen.app.enter_lessons(Some("EX-RIV-2"));
    assert_eq!(place(&screen), "learn/course/riv/EX-RIV-2");
    let mut again = at("course/riv/EX-RIV-2");
    assert_eq!(place(&again), "learn/course/riv/EX-RIV-2");
    again.app.press_key("Escape", 0.0);
    assert_eq!(place(&again), "learn/course/riv");
}

#[test]
fn what_was_forgotten_is_brought_back_by_one_press() {
    let mut screen = learning();
    screen.app.learning.restore_lessons_done("inns/ex-ic-1");
    screen.press("forget-lessons");
    let kept = Effect::Keep(Kept::LessonsDone, String::new());
    assert!(screen.app.cx.take_effects().contains(&kept));
    screen.press("remember-lessons");
    let kept = Effect::Keep(Kept::LessonsDone, "inns/ex-ic-1".to_string());
    assert!(screen.app.cx.take_effects().contains(&kept));
    assert!(of_class(&screen.app.page(), "forgotten").is_empty());
}

#[test]
fn after_the_last_lesson_of_a_list_the_focus_goes_to_the_list_and_after_a_course_on_along_the_path()
{
    for (course, leads_to) in [(true, "go-on-learning"), (false, "learn-chapter ED")] {
        let mut screen = at(if course { "course/riv" } else { "r-ed-08" });
        if course {
            let mut lessons = runs(&screen, "course").into_iter();
            let last = lessons.rfind(|run| run.starts_with("lesson "));
            screen.press(&last.expect("a lesson"));
        }
        screen.app.cx.note_input(true);
        screen.app.learning.finish_lesson(&mut screen.app.cx);
        let request = screen.app.cx.take_focus_request().expect("a button");
        assert_eq!(request.target.name(), leads_to);
    }
}

#[test]
fn a_board_that_scores_is_compared_by_editions_once_it_is_answered() {
    let mut screen = at("EX-ED-1");
    assert!(
        of_class(&screen.app.page(), "editions").is_empty(),
        "it would give the answer"
    );
    screen.press("check-points");
    let told = text(&screen, "editions");
    for part in [
        "First edition (2001)20",
        "Winter edition40",
        "Current edition40",
        "ED-15",
        "CITY-02",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let mut screen = at("EX-BASE-1");
    screen.press("check-points");
    let told = text(&screen, "editions");
    assert!(
        told.contains("Winter edition40") && !told.contains("ROAD"),
        "no rule differs: {told}"
    );
}

/// What only shows something is seen happening, and its tile has a mark instead of a name for its cell.
#[test]
fn a_lesson_that_only_shows_plays_and_marks_where_its_tile_goes() {
    let screen = at("inns/what-is-new");
    assert!(board(&screen).plays);
    assert!(board(&screen).marks.contains("mark tile "));
    let told = text(&screen, "to-come");
    assert!(
        told.starts_with("The tile is laid on the marked cell."),
        "{told}"
    );
    assert!(!board(&at("EX-IC-1")).plays);
}
