//! Games in and out, and sentences that stay.

use crate::cards;
use crate::named::ByName;
use crate::stage::{AGAINST, PERSONS, Stage};
use engine::session::Session;
use engine::tiles::catalogue;
use page::elements::tree::{Kid, Node};
use page::messages::{Language, Moment};
use page::shell::saves::saved::Saved;
use page::shell::{Dialog, Effect, Notice, Shell};

const NOON: Moment = Moment {
    year: 2026,
    month: 3,
    day: 9,
    hour: 12,
    minute: 0,
};

/// The buttons inside a part of the page, by what they run.
fn runs(part: &Node) -> Vec<String> {
    let all = part.all();
    let runs = all.iter().filter_map(|node| node.get("data-run"));
    runs.map(str::to_string).collect()
}

fn find<'a>(page: &'a Node, class: &str) -> Option<&'a Node> {
    page.all()
        .into_iter()
        .find(|node| node.get("class") == Some(class))
}

fn effects(app: &mut Shell) -> Vec<Effect> {
    app.take_effects()
}

#[test]
fn a_game_leaves_and_comes_back_as_it_was() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    let text = stage.app.record().expect("a game");
    let mut other = Shell::new(Language::French, 1);
    effects(&mut other);
    other.import(&format!("\u{feff}{text}"), 0.0);
    assert_eq!(other.record(), Some(text));
    let asked = effects(&mut other);
    let save = asked.iter().position(|effect| *effect == Effect::Save);
    let begun = asked.iter().position(|effect| *effect == Effect::NewSave);
    assert!(begun.is_some() && begun < save, "{asked:?}");
    assert_eq!(other.dialog(), None);
}

#[test]
fn another_game_shows_nothing_of_the_one_before() {
    let mut stage = Stage::open(PERSONS);
    let monastery = catalogue().find("base/B").expect("a tile").0;
    stage.press("remaining");
    let pressed = |app: &Shell| {
        let page = app.page();
        let all = page.all();
        all.iter().any(|node| {
            let run = node.get("data-light").unwrap_or_default();
            run.starts_with("tile") && node.get("class") == Some("tile-kind lit")
        })
    };
    stage.press(&format!("light tile {monastery}"));
    stage.app.key("w", stage.now);
    assert!(pressed(&stage.app) && stage.app.toast().is_some());
    stage.app.import(PERSONS, stage.now);
    assert!(!pressed(&stage.app) && stage.app.toast().is_none());
}

#[test]
fn what_cannot_be_read_changes_nothing_and_is_told_in_the_language_of_the_page() {
    let mut stage = Stage::open(PERSONS);
    stage.app.speak(Language::French);
    effects(&mut stage.app);
    let before = stage.app.record();
    for text in ["", "hello", "bastide 1\nseats 2\nplay\nplace base/Zz 0,1"] {
        stage.app.import(text, stage.now);
        assert_eq!(stage.app.record(), before);
        assert_eq!(effects(&mut stage.app), []);
    }
    let page = stage.app.page();
    let told = find(&page, "notices").expect("sentences").all_text();
    assert!(told.contains("Ligne 4"), "{told}");
    assert!(!told.contains("Ligne 1"), "one sentence at a time: {told}");
    stage.app.import(PERSONS, stage.now);
    let page = stage.app.page();
    assert_eq!(find(&page, "notices").expect("a list").kids.len(), 0);
}

#[test]
fn a_pasted_text_is_opened_by_a_button() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("games", 0.0);
    assert_eq!(app.dialog(), Some(Dialog::Games));
    assert!(!runs(&app.page()).contains(&"import-text".to_string()));
    app.fill_named("pasted", PERSONS);
    assert!(runs(&app.page()).contains(&"import-text".to_string()));
    app.press_named("import-text", 0.0);
    assert!(app.tile_stage().is_some());
    assert_eq!(app.dialog(), None);
}

#[test]
fn a_sentence_that_tells_to_export_has_a_button_for_it() {
    for notice in [Notice::StorageFull, Notice::StorageForbidden] {
        let mut stage = Stage::open(PERSONS);
        stage.app.notice(notice);
        let page = stage.app.page();
        let told = find(&page, "notice").expect("a sentence");
        assert!(runs(told).contains(&"export".to_string()));
        effects(&mut stage.app);
        stage.press("export");
        assert_eq!(effects(&mut stage.app), [Effect::Export]);
        stage.app.saves_again();
        assert_eq!(find(&stage.app.page(), "notice"), None);
    }
}

#[test]
fn sentences_stay_where_they_are_when_a_dialog_opens() {
    let mut stage = Stage::open(PERSONS);
    stage.app.notice(Notice::StorageFull);
    let place = |page: &Node| {
        let front = find(page, "front").expect("a front");
        assert_eq!(
            front.kids.first(),
            Some(&Kid::Node(
                find(page, "notices").expect("sentences").clone()
            ))
        );
        assert!(find(front, "notice").is_some());
    };
    place(&stage.app.page());
    for dialog in ["new-game", "games", "help"] {
        stage.press(dialog);
        let page = stage.app.page();
        place(&page);
        let all = page.all();
        let behind = find(&page, "page").expect("the page");
        assert_eq!(behind.get("inert"), Some(""), "it is out of reach");
        let inside = |node: &&&Node| node.tag == "dialog" && find(node, "notice").is_none();
        assert_eq!(all.iter().filter(inside).count(), 1);
        stage.press("close");
        assert_eq!(
            find(&stage.app.page(), "page").and_then(|page| page.get("inert")),
            None
        );
    }
}

#[test]
fn a_deleted_game_can_be_brought_back() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("games", 0.0);
    app.list(vec![Saved::read("7", PERSONS, NOON)], 0, NOON);
    effects(&mut app);
    app.press_named("delete 7", 0.0);
    assert_eq!(effects(&mut app), [Effect::Delete("7".to_string())]);
    let page = app.page();
    assert!(
        find(&page, "saved").is_none(),
        "its row says that it is gone"
    );
    assert!(runs(&page).contains(&"undelete 7".to_string()));
    app.press_named("undelete 7", 0.0);
    assert_eq!(effects(&mut app), [Effect::Undelete("7".to_string())]);
    app.mark_deleted("7", false);
    assert!(find(&app.page(), "saved").is_some());
}

#[test]
fn the_list_tells_names_scores_and_days_in_the_language_of_the_page() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("games", 0.0);
    let mut current = Saved::read("8", PERSONS, NOON);
    current.current = true;
    app.list(vec![current, Saved::read("7", "bastide 2", NOON)], 3, NOON);
    let text = |app: &Shell| app.page().all_text();
    let english = text(&app);
    for part in [
        "Anna and Ben",
        "0 – 0",
        "3 tiles left",
        "today, 12:00",
        "on the screen",
        "cannot be read",
        "Show 3 more",
    ] {
        assert!(english.contains(part), "{part}: {english}");
    }
    app.speak(Language::French);
    let french = text(&app);
    for part in [
        "Anna et Ben",
        "3 tuiles restantes",
        "aujourd’hui, 12\u{a0}h\u{a0}00",
        "à l’écran",
        "illisible",
    ] {
        assert!(french.contains(part), "{part}: {french}");
    }
    let page = app.page();
    assert!(
        !runs(&page).contains(&"delete 8".to_string()),
        "not under one’s feet"
    );
}

#[test]
fn pictures_of_saved_games_show_their_tables() {
    let early = Saved::read("7", PERSONS, NOON);
    let mut session: Session = Session::load(PERSONS).expect("a record");
    let action = engine::rules::legal(session.game())[0];
    session.act(action).expect("legal");
    let later = Saved::read("7", &session.save(), NOON);
    assert_ne!(early.picture(), later.picture());
    assert_ne!(early.face(), later.face(), "painted again");
}

#[test]
fn without_a_game_the_way_back_leads_to_the_first_dialog() {
    let mut app = Shell::new(Language::English, 1);
    for dialog in ["games", "help"] {
        app.press_named(dialog, 0.0);
        app.press_named("close", 0.0);
        assert_eq!(app.dialog(), Some(Dialog::NewGame));
    }
}

/// The list of saved games over the game of a record, with one more in it.
fn listed(on_screen: &str, saved: &str) -> Stage {
    let mut stage = Stage::open(on_screen);
    stage.press("games");
    stage.app.list(vec![Saved::read("7", saved, NOON)], 0, NOON);
    effects(&mut stage.app);
    stage
}

/// What stands at the top of the page.
fn told(app: &Shell) -> String {
    find(&app.page(), "notices").expect("a list").all_text()
}

#[test]
fn secret_hands_of_several_persons_do_not_leave_from_the_list() {
    let three = PERSONS.replace("option first", "option hand 3\noption first");
    for saved in [cards::PERSONS, &three] {
        let mut stage = listed(AGAINST, saved);
        for words in ["export-saved 7", "give-out 7"] {
            stage.press(words);
            assert_eq!(effects(&mut stage.app), [], "{words}");
        }
        let told = told(&stage.app);
        assert!(told.contains("Anna and Ben: The text"), "{told}");
        assert!(!runs(&stage.app.page()).contains(&"give-out 7".to_string()));
    }
}

#[test]
fn a_saved_game_that_is_over_or_of_one_person_may_leave() {
    let export = Effect::ExportSaved("7".to_string());
    let mut stage = listed(PERSONS, cards::AGAINST);
    stage.press("export-saved 7");
    assert_eq!(effects(&mut stage.app), []);
    let warned = told(&stage.app);
    assert!(warned.contains("Anna and Computer 2: The text"), "{warned}");
    stage.press("give-out 7");
    assert_eq!(effects(&mut stage.app), std::slice::from_ref(&export));
    let over = cards::ended().app.record().expect("a game");
    let over = over.replace("player 2 red greedy", "player 2 red person Ben");
    let mut stage = listed(AGAINST, &over);
    stage.press("export-saved 7");
    assert_eq!(effects(&mut stage.app), [export]);
}

#[test]
fn a_warning_about_one_game_gives_out_no_other() {
    let mut stage = Stage::open(cards::AGAINST);
    stage.press("export");
    assert!(told(&stage.app).contains("Anna and Computer 2: "));
    stage.app.import(cards::PERSONS, stage.now);
    assert_eq!(told(&stage.app), "");
    stage.app.lock(stage.now);
    effects(&mut stage.app);
    for words in ["export", "copy", "give-out export"] {
        stage.press(words);
        assert_eq!(
            effects(&mut stage.app),
            [],
            "{words}: looked at from another tab"
        );
    }
}

#[test]
fn where_both_games_are_listed_each_says_which_it_is() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("games", 0.0);
    let tiles = || Saved::read("7", PERSONS, NOON);
    app.list(vec![tiles()], 0, NOON);
    let list = |app: &Shell| find(&app.page(), "rows").expect("a list").all_text();
    assert!(!list(&app).contains("Carcassonne"), "{}", list(&app));
    let cards = Saved::read("8", cards::PERSONS, NOON);
    app.list(vec![tiles(), cards], 0, NOON);
    let both = list(&app);
    assert!(
        both.contains("Carcassonne · 0") && both.contains("Cartecassonne · 0"),
        "{both}"
    );
}
