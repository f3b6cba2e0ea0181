//! Rules in words: ids that are pressed, the sheet of one rule, the sheet of all.

use crate::named::ByName;
use crate::screen::{PERSONS, Screen};
use engine::table::Chapter;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::elements::tree::Node;
use page::features::rules::rulebook::{in_play, take_chapter};
use page::messages::{Language, rule_file};

/// The file of a chapter as it lies beside the page.
fn text_of(chapter: Chapter, language: Language) -> String {
    let file = rule_file(chapter, language);
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    std::fs::read_to_string(path.join(file)).expect("a chapter")
}

/// Answers what the page asked for, as a browser that finds the files.
fn deliver(app: &mut App) -> Vec<(Chapter, Language)> {
    let mut asked = Vec::new();
    for effect in app.cx.take_effects() {
        if let Effect::FetchChapter(chapter, language) = effect {
            take_chapter(
                &mut app.cx,
                chapter,
                language,
                Some(&text_of(chapter, language)),
            );
            asked.push((chapter, language));
        }
    }
    asked
}

/// The text of the first element of a class.
fn text(page: &Node, class: &str) -> String {
    let all = page.all();
    let has = |node: &&&Node| {
        node.get("class")
            .is_some_and(|all| all.split(' ').any(|one| one == class))
    };
    all.iter().find(has).expect(class).all_text()
}

/// What pressing the elements of a page means, of those that begin with a word.
fn runs(page: &Node, word: &str) -> Vec<String> {
    let all = page.all();
    let runs = all.iter().filter_map(|node| node.get("data-run"));
    let found = runs.filter(|run| run.split(' ').next() == Some(word));
    found.map(str::to_string).collect()
}

/// The first completed road of [`PERSONS`] was scored.
fn scored() -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    screen
}

#[test]
fn ids_in_the_log_and_in_the_table_at_the_end_are_buttons_that_show_the_sentence() {
    let mut screen = scored();
    let page = screen.app.page();
    let in_table = page
        .all()
        .into_iter()
        .find(|node| node.get("class") == Some("points"));
    assert!(!runs(in_table.expect("the table"), "rule").is_empty());
    screen.wait();
    screen.press("look");
    let page = screen.app.page();
    let ending = runs(&page, "turn").first().cloned();
    screen.press(&ending.expect("the final scoring opens"));
    let page = screen.app.page();
    let link = runs(&page, "rule")
        .first()
        .cloned()
        .expect("a rule in the log");
    screen.press(&link);
    let rule = link
        .strip_prefix("rule ")
        .expect("an id")
        .parse()
        .expect("an id");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Rule(rule)));
    assert_eq!(
        deliver(&mut screen.app),
        [(rule.chapter, Language::English)]
    );
    let file = text_of(rule.chapter, Language::English);
    let line = file
        .lines()
        .find(|line| line.starts_with(&format!("{rule} ")));
    let sentence = line
        .and_then(|line| line.split_once(' '))
        .expect("a sentence")
        .1;
    assert_eq!(text(&screen.app.page(), "sentence"), sentence);
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), None);
}

#[test]
fn a_refusal_names_its_rule() {
    let mut screen = Screen::open(PERSONS);
    screen.drag(screen.slot(), screen.at(0, 0));
    assert_eq!(runs(&screen.app.page(), "rule"), ["rule TILE-06"]);
}

#[test]
fn one_leafs_through_the_chapter_and_it_is_fetched_once() {
    let mut app = App::new(Language::English, 1);
    app.press_named("rule ROAD-01", 0.0);
    assert_eq!(deliver(&mut app).len(), 1);
    assert_eq!(runs(&app.page(), "rule"), ["rule ROAD-02"]);
    let before = |node: &&Node| node.key.as_deref() == Some("before");
    let page = app.page();
    let before = page.all().into_iter().find(before).expect("a way back");
    assert!(before.press().is_none() && before.get("disabled").is_some());
    app.press_named("rule ROAD-02", 0.0);
    assert_eq!(deliver(&mut app), []);
    assert_eq!(runs(&app.page(), "rule"), ["rule ROAD-01", "rule ROAD-03"]);
    assert!(app.page().all_text().contains("Roads"));
}

#[test]
fn the_sentence_follows_the_language() {
    let mut app = App::new(Language::English, 1);
    app.press_named("rule ROAD-02", 0.0);
    deliver(&mut app);
    let english = text(&app.page(), "sentence");
    app.press_named("language fr", 0.0);
    assert_eq!(deliver(&mut app), [(Chapter::Road, Language::French)]);
    let french = text(&app.page(), "sentence");
    assert_ne!(english, french);
    assert!(text_of(Chapter::Road, Language::French).contains(&french));
}

#[test]
fn what_cannot_be_fetched_is_said_and_asked_for_again() {
    let mut app = App::new(Language::English, 1);
    app.press_named("rule ROAD-02", 0.0);
    app.cx.take_effects();
    take_chapter(&mut app.cx, Chapter::Road, Language::English, None);
    let said = text(&app.page(), "sentence");
    assert!(said.contains("cannot be fetched"), "{said}");
    app.press_named("close", 0.0);
    app.press_named("rule ROAD-02", 0.0);
    assert_eq!(deliver(&mut app).len(), 1);
    assert!(!text(&app.page(), "sentence").contains("cannot"));
}

#[test]
fn the_sheet_lists_the_chapters_in_play_and_opens_them() {
    let mut screen = Screen::open(PERSONS);
    screen.press("help");
    let page = screen.app.page();
    let all = page.all();
    let help = all.iter().find(|node| node.tag == "dialog").expect("help");
    assert_eq!(runs(help, "rules"), ["rules"]);
    screen.press("rules");
    deliver(&mut screen.app);
    let listed = runs(&screen.app.page(), "chapter");
    assert!(listed.contains(&"chapter ROAD".to_string()), "{listed:?}");
    assert!(!listed.contains(&"chapter RIV".to_string()), "{listed:?}");
    assert!(runs(&screen.app.page(), "rule").is_empty());
    screen.press("chapter ROAD");
    let rules = runs(&screen.app.page(), "rule");
    assert_eq!(rules.first().map(String::as_str), Some("rule ROAD-01"));
    screen.press("chapter ROAD");
    assert!(runs(&screen.app.page(), "rule").is_empty());
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Help));
}

#[test]
fn expansions_bring_their_chapters_and_two_of_them_that_of_both() {
    let base = engine::rules::Setup::base(engine::rules::Edition::Current, 2);
    let plain = in_play(&base);
    let river = in_play(&base.clone().with_set(engine::tiles::TileSet::River));
    assert!(!plain.contains(&Chapter::Riv) && river.contains(&Chapter::Riv));
    let both = base
        .with_set(engine::tiles::TileSet::River)
        .with_set(engine::tiles::TileSet::Inns);
    assert!(in_play(&both).contains(&Chapter::Int));
    for chapter in in_play(&both) {
        for language in Language::ALL {
            assert!(!text_of(chapter, language).is_empty());
        }
    }
}
