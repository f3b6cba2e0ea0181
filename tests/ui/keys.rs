//! The keyboard.

use crate::named::{ByName, command};
use crate::screen::{PERSONS, Screen};
use engine::rules::Question;
use engine::table::Kind;
use engine::tiles::Rotation;
use page::app::App;
use page::context::dialogs::Dialog;
use page::elements::Command;
use page::elements::tree::Node;
use page::messages::{Language, texts};
use page::stage::{Device, Input};

impl Screen {
    fn key(&mut self, key: &str) -> bool {
        self.now += 16.0;
        self.app.press_key(key, self.now)
    }
}

#[test]
fn r_e_and_q_turn_the_tile() {
    let mut screen = Screen::open(PERSONS);
    let rotation = |screen: &Screen| screen.tile_stage().tile_in_hand().unwrap().rotation;
    assert!(screen.key("r"));
    assert_eq!(rotation(&screen), Rotation::R1);
    screen.key("E");
    assert_eq!(rotation(&screen), Rotation::R2);
    screen.key("q");
    assert_eq!(rotation(&screen), Rotation::R1);
    assert!(!screen.key("$"));
}

#[test]
fn shift_and_s_share_the_game_also_when_a_figure_may_be_left_out() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    assert!(screen.key("S"));
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Share));
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
}

#[test]
fn a_turn_is_played_with_arrows_and_enter() {
    let mut screen = Screen::open(PERSONS);
    screen.key("ArrowRight");
    let pos = screen.tile_stage().aim().ghost().unwrap().pos;
    assert!(
        screen
            .tile_stage()
            .tile_in_hand()
            .unwrap()
            .places
            .cells()
            .contains(&pos)
    );
    screen.key("Enter");
    assert_eq!(screen.tile_stage().provisional().unwrap().pos, pos);
    screen.key("Enter");
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
    screen.key("z");
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    screen.key("Enter");
    screen.key("Enter");
    assert_eq!(
        screen
            .tile_stage()
            .session()
            .asked_seat()
            .map(|seat| seat.0),
        Some(1)
    );
}

#[test]
fn arrows_go_to_cells_in_their_direction() {
    let mut screen = Screen::open(PERSONS);
    let places = screen.tile_stage().tile_in_hand().unwrap().places.cells();
    for (key, dx, dy) in [
        ("ArrowRight", 1, 0),
        ("ArrowLeft", -1, 0),
        ("ArrowDown", 0, 1),
    ] {
        screen.key("Escape");
        screen.key(key);
        let pos = screen.tile_stage().aim().ghost().unwrap().pos;
        assert!(places.contains(&pos));
        let right = pos.x * dx > 0 || pos.y * dy > 0;
        assert!(right, "{key} leads to {pos:?}");
    }
}

#[test]
fn escape_lets_go_of_the_tile_and_closes_dialogs() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.down(page::stage::Device::Mouse, screen.slot());
    screen.to(page::stage::Device::Mouse, screen.at(pos.x, pos.y));
    screen.key("Escape");
    screen.up(screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
    screen.key("n");
    assert!(screen.app.cx.dialog().is_some());
    assert!(!screen.key("r"), "keys belong to the dialog");
    screen.key("Escape");
    assert!(screen.app.cx.dialog().is_none());
}

#[test]
fn every_button_of_a_command_shows_its_key_and_tells_it_to_screen_readers() {
    let mut screen = Screen::open(PERSONS);
    for language in [Language::English, Language::French] {
        screen.app.cx.speak(language);
        let page = screen.app.page();
        for node in page.all() {
            let command = node.get("data-run").and_then(command);
            let Some(key) = command.and_then(|command| command.key(Kind::Tiles, language)) else {
                continue;
            };
            let title = node.get("data-title").unwrap_or_default();
            let key = texts(language).key_name(key);
            assert!(title.ends_with(&format!("({key})")), "{title}: {key}");
            assert!(node.get("aria-keyshortcuts").is_some(), "{title}");
        }
    }
}

#[test]
fn in_a_dialog_no_button_tells_a_key_that_does_nothing_there() {
    let mut app = App::new(Language::English, 1);
    for (words, keyed) in [("menu", "help"), ("games", "close"), ("settings", "close")] {
        app.press_named(words, 0.0);
        let before = app.cx.dialog().expect("a dialog");
        let page = app.page();
        let told: Vec<(&str, &str)> = page
            .all()
            .into_iter()
            .filter_map(|node| Some((node.get("data-run")?, node.get("aria-keyshortcuts")?)))
            .collect();
        assert!(
            told.iter().any(|(run, _)| *run == keyed),
            "{before:?}: {told:?}"
        );
        for (run, keys) in told {
            for key in keys.split(' ') {
                assert!(app.press_key(key, 0.0), "{before:?}: {run} by {key}");
                app.press_named("close", 0.0);
                app.cx.show_dialog(before);
            }
        }
        for node in page.all() {
            let title = node.get("data-title").unwrap_or_default();
            let keyed = title.ends_with(')');
            assert!(!keyed || node.get("aria-keyshortcuts").is_some(), "{title}");
        }
    }
}

#[test]
fn aids_have_keys_that_begin_their_names() {
    let mut screen = Screen::open(PERSONS);
    screen.key("t");
    let list = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let button = all
            .iter()
            .find(|node| node.get("data-run") == Some("remaining"));
        button.and_then(|node| node.get("aria-expanded")) == Some("true")
    };
    assert!(list(&screen), "T: tiles, tuiles");
    screen.key("t");
    assert!(!list(&screen));
    let fields = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let button = all
            .iter()
            .find(|node| node.get("data-run") == Some("claims"));
        button.and_then(|node| node.get("aria-pressed")) == Some("true")
    };
    for (key, shown) in [("f", true), ("p", true), ("f", false)] {
        screen.key(key);
        assert_eq!(fields(&screen), shown, "{key}: fields, prés");
    }
    screen.key("i");
    assert!(
        screen.tile_stage().tooltip().is_some(),
        "I: inspect, inspecter"
    );
    let title = |language| Command::Claims.key(Kind::Tiles, language);
    assert_eq!(title(Language::English), Some("f"));
    assert_eq!(title(Language::French), Some("p"));
}

#[test]
fn the_bar_says_how_to_place_the_tile_by_what_is_used() {
    let mut screen = Screen::open(PERSONS);
    let asks = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let question = all
            .iter()
            .find(|node| node.get("class") == Some("question how"));
        question.map(|node| node.all_text()).unwrap_or_default()
    };
    assert!(asks(&screen).contains("click there") && asks(&screen).contains("tap there"));
    screen.key("ArrowRight");
    assert!(asks(&screen).contains("arrows"), "{}", asks(&screen));
    screen.key("w");
    assert!(screen.app.cx.said().contains("arrows") && !screen.app.cx.said().contains("rag"));
    let away = screen.at(5, 5);
    screen.down(Device::Finger, away);
    screen.up(away);
    assert!(asks(&screen).ends_with("tap there."), "{}", asks(&screen));
    screen.key("w");
    assert_eq!(screen.app.cx.said(), "Anna’s turn. Place the tile.");
    screen.now += 16.0;
    let at = away;
    let down = Input::Down {
        id: 1,
        device: Device::Mouse,
        at,
    };
    screen.app.handle_input(down, screen.now);
    assert!(asks(&screen).ends_with("click there."), "{}", asks(&screen));
}

#[test]
fn the_help_sheet_tells_keys_in_parts_first_to_those_who_play_by_them() {
    let mut screen = Screen::open(PERSONS);
    let heads = |screen: &Screen| -> Vec<String> {
        let page = screen.app.page();
        let heads = page.all().into_iter().filter(|node| node.tag == "h2");
        heads.map(Node::all_text).collect()
    };
    screen.press("help");
    let texts = texts(Language::English);
    let place = |heads: &[String], head: &str| heads.iter().position(|one| one == head);
    let by_hand = heads(&screen);
    let keys = [
        texts.help_placing(),
        texts.help_figures(),
        texts.help_reading(),
        texts.help_asking(),
        texts.help_replay(),
        texts.help_table(),
    ];
    let places = |heads: &[String]| keys.map(|head| place(heads, head).expect("a part"));
    assert!(places(&by_hand).is_sorted());
    assert!(place(&by_hand, texts.mouse()) < place(&by_hand, keys[0]));
    screen.key("Escape");
    screen.key("Tab");
    screen.key("?");
    let by_keys = heads(&screen);
    assert!(places(&by_keys).is_sorted());
    assert!(place(&by_keys, keys[5]) < place(&by_keys, texts.mouse()));
    let said = screen.app.page().all_text();
    for way in [texts.key_cells(), texts.key_put_figure(), texts.key_areas()] {
        assert!(said.contains(way), "{way}");
    }
}

#[test]
fn a_question_mark_helps_before_the_first_game_and_in_other_dialogs() {
    let mut app = App::new(Language::English, 1);
    assert!(app.press_key("?", 0.0));
    assert_eq!(app.cx.dialog(), Some(Dialog::Help));
    assert!(!app.press_key("?", 0.0), "it is open");
    app.press_key("Escape", 0.0);
    assert_eq!(app.cx.dialog(), Some(Dialog::NewGame));
    let mut screen = Screen::open(PERSONS);
    screen.press("settings");
    screen.key("?");
    screen.key("Escape");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Settings));
    screen.key("Escape");
    assert_eq!(screen.app.cx.dialog(), None);
}

#[test]
fn hosts_are_told_which_commands_do_something_now() {
    let mut screen = Screen::open(PERSONS);
    let told = |screen: &Screen, name: &str| {
        let probe = screen.app.probe(screen.now);
        let commands = probe.split_once("\"commands\":[").expect("a list").1;
        let commands = commands.split_once(']').expect("its end").0;
        commands.contains(&format!("\"{name}\""))
    };
    assert!(told(&screen, "turn-left") && told(&screen, "help"));
    assert!(!told(&screen, "skip") && !told(&screen, "take-back") && !told(&screen, "play"));
    screen.press("place 1 0");
    assert!(told(&screen, "skip") && told(&screen, "take-back"));
}

/// Keys that step through a replay mean something else while a tile is in hand; each letter means one thing in a game.
#[test]
fn no_letter_runs_two_commands_of_a_game() {
    for kind in [Kind::Tiles, Kind::Cards] {
        let mut taken: Vec<(&str, Command)> = Vec::new();
        let commands = Command::ALL.iter().filter(|command| command.is_of(kind));
        for &command in commands {
            for &key in command.keys(kind).iter().filter(|key| key.len() == 1) {
                let before = taken.iter().find(|(known, _)| *known == key);
                assert_eq!(before, None, "{key} runs {command:?} too");
                taken.push((key, command));
            }
        }
        assert!(taken.len() > 20);
    }
}
