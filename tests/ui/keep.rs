//! Games in and out, and sentences that stay.

use crate::cards;
use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen};
use engine::link::{Link, LinkKind};
use engine::rules::Record;
use engine::session::Session;
use engine::table::LONGEST;
use engine::tiles::catalogue;
use page::app::App;
use page::context::bundle::Bundle;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::context::saved::{Saved, Shown};
use page::elements::tree::{Kid, Node};
use page::features::saves::file::{HEAD, LARGEST, largest, refuse_too_long};
use page::features::saves::import_export::{mark_deleted, set_saves};
use page::messages::{Language, Moment};
use view::paint::png::GAME;

pub const NOON: Moment = Moment {
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

fn effects(app: &mut App) -> Vec<Effect> {
    app.cx.take_effects()
}

#[test]
fn a_game_leaves_and_comes_back_as_it_was() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    let text = screen.app.cx.record().expect("a game");
    let mut other = App::new(Language::French, 1);
    effects(&mut other);
    other.import(&format!("\u{feff}{text}"), 0.0);
    assert_eq!(other.cx.record(), Some(text));
    let asked = effects(&mut other);
    let save = asked.iter().position(|effect| *effect == Effect::Save);
    let begun = asked.iter().position(|effect| *effect == Effect::NewSave);
    assert!(begun.is_some() && begun < save, "{asked:?}");
    assert_eq!(other.cx.dialog(), None);
}

#[test]
fn another_game_shows_nothing_of_the_one_before() {
    let mut screen = Screen::open(PERSONS);
    let monastery = catalogue().find("base/B").expect("a tile").0;
    screen.press("remaining");
    let pressed = |app: &App| {
        let page = app.page();
        let all = page.all();
        all.iter().any(|node| {
            let run = node.get("data-light").unwrap_or_default();
            run.starts_with("tile") && node.get("class") == Some("tile-kind lit")
        })
    };
    screen.press(&format!("light tile {monastery}"));
    screen.app.press_key("w", screen.now);
    assert!(pressed(&screen.app) && screen.app.cx.toast().is_some());
    screen.app.import(PERSONS, screen.now);
    assert!(!pressed(&screen.app) && screen.app.cx.toast().is_none());
}

#[test]
fn what_cannot_be_read_changes_nothing_and_is_told_in_the_language_of_the_page() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.speak(Language::French);
    effects(&mut screen.app);
    let before = screen.app.cx.record();
    for text in ["", "hello", "bastide 1\nseats 2\nplay\nplace base/Zz 0,1"] {
        screen.app.import(text, screen.now);
        assert_eq!(screen.app.cx.record(), before);
        assert_eq!(effects(&mut screen.app), []);
    }
    let page = screen.app.page();
    let told = find(&page, "notices").expect("sentences").all_text();
    assert!(told.contains("Ligne 4"), "{told}");
    assert!(!told.contains("Ligne 1"), "one sentence at a time: {told}");
    screen.app.import(PERSONS, screen.now);
    let page = screen.app.page();
    assert_eq!(find(&page, "notices").expect("a list").kids.len(), 0);
}

/// A picture whose packed text of a game unpacks to so many bytes: nothing but a zlib stream that is not deflated, in a chunk.
fn picture_with(text: &[u8]) -> Vec<u8> {
    let mut data = [GAME.as_bytes(), &[0, 0, 0x78, 1]].concat();
    let blocks = text.chunks(0xFFFF);
    let last = blocks.len() - 1;
    for (number, block) in blocks.enumerate() {
        let length = block.len() as u16;
        data.push(u8::from(number == last));
        data.extend([length.to_le_bytes(), (!length).to_le_bytes()].as_flattened());
        data.extend(block);
    }
    let (mut a, mut b) = (1_u32, 0_u32);
    for &byte in text {
        a = (a + u32::from(byte)) % 65_521;
        b = (b + a) % 65_521;
    }
    data.extend((b << 16 | a).to_be_bytes());
    let length = (data.len() as u32).to_be_bytes();
    [b"\x89PNG\r\n\x1a\n", &length[..], b"zTXt", &data, &[0; 4]].concat()
}

#[test]
fn what_is_larger_than_any_game_is_refused_with_a_sentence() {
    let told = |take: &dyn Fn(&mut App)| {
        let mut app = App::new(Language::English, 1);
        take(&mut app);
        assert!(app.cx.tile_stage().is_none());
        find(&app.page(), "notices").expect("sentences").all_text()
    };
    let link = Link::from_record(&Record::read(PERSONS).expect("a record"), LinkKind::Game);
    let link = format!("#game={}", link.expect("a link").write());
    let mut app = App::new(Language::English, 1);
    app.take_file(&picture_with(link.as_bytes()), "image/png", 0.0);
    assert!(app.cx.tile_stage().is_some());
    // Each way in: a picture that unpacks to more, a text that is longer, one that is no picture and yet as large as one.
    let longer = vec![b'a'; LONGEST + 1];
    let picture = picture_with(&longer);
    let told_of_picture = told(&|app| _ = app.take_file(&picture, "image/png", 0.0));
    assert!(
        told_of_picture.contains("longer than that of any game"),
        "{told_of_picture}"
    );
    let text = format!("{PERSONS}# {}", "x".repeat(LONGEST));
    let ways: [&dyn Fn(&mut App); 3] = [
        &|app| _ = app.take_file(text.as_bytes(), "", 0.0),
        &|app| _ = app.import(&text, 0.0),
        &|app| refuse_too_long(&mut app.cx),
    ];
    for take in ways {
        let told = told(take);
        assert!(
            told.contains("The text is longer than that of any game."),
            "{told}"
        );
    }
    let picture = [b"\x89PNG\r\n\x1a\n", &[0; 56][..]].concat();
    let several = format!("\u{feff}# game 1 of 3\n{PERSONS}");
    assert_eq!(largest(&picture), LARGEST);
    assert_eq!(largest(&several.as_bytes()[..HEAD as usize]), LARGEST);
    assert!(largest(PERSONS.as_bytes()) < LARGEST / 2);
    // Nobody has a million games.
    assert_eq!(Bundle::read("# game 1 of 1000000\n"), None);
}

#[test]
fn a_pasted_text_is_opened_by_a_button() {
    let mut app = App::new(Language::English, 1);
    app.press_named("games", 0.0);
    assert_eq!(app.cx.dialog(), Some(Dialog::SavedGames));
    assert!(!runs(&app.page()).contains(&"import-text".to_string()));
    app.fill_named("pasted", PERSONS);
    assert!(runs(&app.page()).contains(&"import-text".to_string()));
    app.press_named("import-text", 0.0);
    assert!(app.cx.tile_stage().is_some());
    assert_eq!(app.cx.dialog(), None);
}

#[test]
fn a_refused_text_is_forgotten_with_the_dialog_it_was_put_into() {
    let refused = || {
        let mut app = App::new(Language::English, 1);
        app.press_named("games", 0.0);
        app.import("nonsense", 0.0);
        assert!(find(&app.page(), "notice").is_some());
        app
    };
    let mut app = refused();
    app.press_named("close", 0.0);
    assert_eq!(find(&app.page(), "notice"), None);
    let mut app = refused();
    app.press_key("Escape", 0.0);
    assert_eq!(find(&app.page(), "notice"), None);
    let mut app = refused();
    app.import(PERSONS, 0.0);
    assert_eq!(find(&app.page(), "notice"), None);
    // One that was dropped on the table stays until somebody has read it.
    app.import("nonsense", 0.0);
    app.press_named("zoom-in", 0.0);
    assert!(find(&app.page(), "notice").is_some());
}

#[test]
fn a_text_that_is_opened_does_not_choose_who_plays_the_next_game() {
    let mut app = App::new(Language::English, 1);
    let before = app.form_mut().clone();
    app.import(PERSONS, 0.0);
    assert_eq!(*app.form_mut(), before);
    // The same game once more is with the same players.
    app.press_named("again", 0.0);
    let seating = app.cx.tile_stage().expect("a game").session().seating();
    assert_eq!(
        seating
            .chair(engine::table::Seat(1))
            .expect("a chair")
            .name(),
        "Ben"
    );
}

#[test]
fn a_sentence_that_tells_to_export_has_a_button_for_it() {
    for notice in [
        Notice::StorageFull,
        Notice::StorageForbidden,
        Notice::StorageFails,
    ] {
        let mut screen = Screen::open(PERSONS);
        screen.app.cx.add_notice(notice);
        let page = screen.app.page();
        let told = find(&page, "notice").expect("a sentence");
        assert!(runs(told).contains(&"export".to_string()));
        effects(&mut screen.app);
        screen.press("export");
        assert_eq!(effects(&mut screen.app), [Effect::Export]);
        screen.app.cx.saves_again();
        assert_eq!(find(&screen.app.page(), "notice"), None);
    }
}

#[test]
fn sentences_stay_where_they_are_when_a_dialog_opens() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.add_notice(Notice::StorageFull);
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
    place(&screen.app.page());
    for dialog in ["new-game", "games", "help"] {
        screen.press(dialog);
        let page = screen.app.page();
        place(&page);
        let all = page.all();
        let behind = find(&page, "page").expect("the page");
        assert_eq!(behind.get("data-covered"), Some(""), "it is out of reach");
        let inside = |node: &&&Node| node.tag == "dialog" && find(node, "notice").is_none();
        assert_eq!(all.iter().filter(inside).count(), 1);
        screen.press("close");
        assert_eq!(
            find(&screen.app.page(), "page").and_then(|page| page.get("data-covered")),
            None
        );
    }
}

#[test]
fn a_deleted_game_can_be_brought_back() {
    let mut app = App::new(Language::English, 1);
    app.press_named("games", 0.0);
    set_saves(&mut app.cx, vec![Saved::read("7", PERSONS, NOON)], 0, NOON);
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
    mark_deleted(&mut app.cx, "7", false);
    assert!(find(&app.page(), "saved").is_some());
}

#[test]
fn the_list_tells_names_scores_and_days_in_the_language_of_the_page() {
    let mut app = App::new(Language::English, 1);
    app.press_named("games", 0.0);
    let mut current = Saved::read("8", PERSONS, NOON);
    current.current = true;
    set_saves(
        &mut app.cx,
        vec![current, Saved::read("7", "bastide 2", NOON)],
        3,
        NOON,
    );
    let text = |app: &App| app.page().all_text();
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
    app.cx.speak(Language::French);
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
    assert_ne!(early.picture(Shown::Now), later.picture(Shown::Now));
    assert_ne!(
        early.face(Shown::Now),
        later.face(Shown::Now),
        "painted again"
    );
}

#[test]
fn without_a_game_the_way_back_leads_to_the_first_dialog() {
    let mut app = App::new(Language::English, 1);
    for dialog in ["games", "help"] {
        app.press_named(dialog, 0.0);
        app.press_named("close", 0.0);
        assert_eq!(app.cx.dialog(), Some(Dialog::NewGame));
    }
}

/// The list of saved games over the game of a record, with one more in it.
fn listed(on_screen: &str, saved: &str) -> Screen {
    let mut screen = Screen::open(on_screen);
    screen.press("games");
    set_saves(
        &mut screen.app.cx,
        vec![Saved::read("7", saved, NOON)],
        0,
        NOON,
    );
    effects(&mut screen.app);
    screen
}

/// What stands at the top of the page.
fn told(app: &App) -> String {
    find(&app.page(), "notices").expect("a list").all_text()
}

#[test]
fn secret_hands_of_several_persons_do_not_leave_from_the_list() {
    let three = PERSONS.replace("option first", "option hand 3\noption first");
    for saved in [cards::PERSONS, &three] {
        let mut screen = listed(AGAINST, saved);
        for words in ["export-saved 7", "give-out 7"] {
            screen.press(words);
            assert_eq!(effects(&mut screen.app), [], "{words}");
        }
        let told = told(&screen.app);
        assert!(told.contains("Anna and Ben: The text"), "{told}");
        assert!(!runs(&screen.app.page()).contains(&"give-out 7".to_string()));
    }
}

#[test]
fn a_saved_game_that_is_over_or_of_one_person_may_leave() {
    let export = Effect::ExportSaved("7".to_string());
    let mut screen = listed(PERSONS, cards::AGAINST);
    screen.press("export-saved 7");
    assert_eq!(effects(&mut screen.app), []);
    let warned = told(&screen.app);
    assert!(warned.contains("Anna and Computer 2: Whoever"), "{warned}");
    screen.press("give-out 7");
    assert_eq!(effects(&mut screen.app), std::slice::from_ref(&export));
    let over = cards::ended().app.cx.record().expect("a game");
    let over = over.replace("player 2 red greedy", "player 2 red person Ben");
    let mut screen = listed(AGAINST, &over);
    screen.press("export-saved 7");
    assert_eq!(effects(&mut screen.app), [export]);
}

#[test]
fn a_warning_about_one_game_gives_out_no_other() {
    let mut screen = Screen::open(cards::AGAINST);
    screen.press("export");
    assert!(told(&screen.app).contains("Anna and Computer 2: "));
    screen.app.import(cards::PERSONS, screen.now);
    assert_eq!(told(&screen.app), "");
    screen.app.lock(screen.now);
    effects(&mut screen.app);
    for words in ["export", "copy", "give-out export"] {
        screen.press(words);
        assert_eq!(
            effects(&mut screen.app),
            [],
            "{words}: looked at from another tab"
        );
    }
}

#[test]
fn where_both_games_are_listed_each_says_which_it_is() {
    let mut app = App::new(Language::English, 1);
    app.press_named("games", 0.0);
    let tiles = || Saved::read("7", PERSONS, NOON);
    set_saves(&mut app.cx, vec![tiles()], 0, NOON);
    let list = |app: &App| find(&app.page(), "rows").expect("a list").all_text();
    assert!(!list(&app).contains("Carcassonne"), "{}", list(&app));
    let cards = Saved::read("8", cards::PERSONS, NOON);
    set_saves(&mut app.cx, vec![tiles(), cards], 0, NOON);
    let both = list(&app);
    assert!(
        both.contains("Carcassonne · 0") && both.contains("Cartecassonne · 0"),
        "{both}"
    );
}
