//! The keyboard.

use crate::named::{ByName, command};
use crate::stage::{PERSONS, Stage};
use engine::rules::Question;
use engine::table::Kind;
use engine::tiles::Rotation;
use page::elements::Command;
use page::elements::tree::Node;
use page::messages::{Language, texts};
use page::shell::{Dialog, Shell};
use page::stage::{Device, Input};

impl Stage {
    fn key(&mut self, key: &str) -> bool {
        self.now += 16.0;
        self.app.key(key, self.now)
    }
}

#[test]
fn r_e_and_q_turn_the_tile() {
    let mut stage = Stage::open(PERSONS);
    let rotation = |stage: &Stage| stage.table().tile_in_hand().unwrap().rotation;
    assert!(stage.key("r"));
    assert_eq!(rotation(&stage), Rotation::R1);
    stage.key("E");
    assert_eq!(rotation(&stage), Rotation::R2);
    stage.key("q");
    assert_eq!(rotation(&stage), Rotation::R1);
    assert!(!stage.key("$"));
}

#[test]
fn a_turn_is_played_with_arrows_and_enter() {
    let mut stage = Stage::open(PERSONS);
    stage.key("ArrowRight");
    let pos = stage.table().aim().ghost().unwrap().pos;
    assert!(
        stage
            .table()
            .tile_in_hand()
            .unwrap()
            .places
            .cells()
            .contains(&pos)
    );
    stage.key("Enter");
    assert_eq!(stage.table().provisional().unwrap().pos, pos);
    stage.key("Enter");
    assert_eq!(stage.table().question(), Some(Question::Confirm));
    stage.key("z");
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage.key("Enter");
    stage.key("Enter");
    assert_eq!(
        stage.table().session().asked_seat().map(|seat| seat.0),
        Some(1)
    );
}

#[test]
fn arrows_go_to_cells_in_their_direction() {
    let mut stage = Stage::open(PERSONS);
    let places = stage.table().tile_in_hand().unwrap().places.cells();
    for (key, dx, dy) in [
        ("ArrowRight", 1, 0),
        ("ArrowLeft", -1, 0),
        ("ArrowDown", 0, 1),
    ] {
        stage.key("Escape");
        stage.key(key);
        let pos = stage.table().aim().ghost().unwrap().pos;
        assert!(places.contains(&pos));
        let right = pos.x * dx > 0 || pos.y * dy > 0;
        assert!(right, "{key} leads to {pos:?}");
    }
}

#[test]
fn escape_lets_go_of_the_tile_and_closes_dialogs() {
    let mut stage = Stage::open(PERSONS);
    let (pos, _) = stage.legal();
    stage.down(page::stage::Device::Mouse, stage.slot());
    stage.to(page::stage::Device::Mouse, stage.at(pos.x, pos.y));
    stage.key("Escape");
    stage.up(stage.at(pos.x, pos.y));
    assert_eq!(stage.table().game().board().placed().len(), 1);
    stage.key("n");
    assert!(stage.app.dialog().is_some());
    assert!(!stage.key("r"), "keys belong to the dialog");
    stage.key("Escape");
    assert!(stage.app.dialog().is_none());
}

#[test]
fn every_button_of_a_command_shows_its_key_and_tells_it_to_screen_readers() {
    let mut stage = Stage::open(PERSONS);
    for language in [Language::English, Language::French] {
        stage.app.speak(language);
        let page = stage.app.page();
        for node in page.all() {
            let command = node.get("data-run").and_then(command);
            let Some(key) = command.and_then(|command| command.key(Kind::Tiles, language)) else {
                continue;
            };
            let title = node.get("title").unwrap_or_default();
            let key = texts(language).key_name(key);
            assert!(title.ends_with(&format!("({key})")), "{title}: {key}");
            assert!(node.get("aria-keyshortcuts").is_some(), "{title}");
        }
    }
}

#[test]
fn in_a_dialog_no_button_tells_a_key_that_does_nothing_there() {
    let mut app = Shell::new(Language::English, 1);
    for (words, keyed) in [("menu", "help"), ("games", "close"), ("settings", "close")] {
        app.press_named(words, 0.0);
        let before = app.dialog().expect("a dialog");
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
                assert!(app.key(key, 0.0), "{before:?}: {run} by {key}");
                app.press_named("close", 0.0);
                app.show_dialog(before);
            }
        }
        for node in page.all() {
            let title = node.get("title").unwrap_or_default();
            let keyed = title.ends_with(')');
            assert!(!keyed || node.get("aria-keyshortcuts").is_some(), "{title}");
        }
    }
}

#[test]
fn aids_have_keys_that_begin_their_names() {
    let mut stage = Stage::open(PERSONS);
    stage.key("t");
    let list = |stage: &Stage| {
        let page = stage.app.page();
        let all = page.all();
        let button = all
            .iter()
            .find(|node| node.get("data-run") == Some("remaining"));
        button.and_then(|node| node.get("aria-expanded")) == Some("true")
    };
    assert!(list(&stage), "T: tiles, tuiles");
    stage.key("t");
    assert!(!list(&stage));
    let fields = |stage: &Stage| {
        let page = stage.app.page();
        let all = page.all();
        let button = all
            .iter()
            .find(|node| node.get("data-run") == Some("claims"));
        button.and_then(|node| node.get("aria-pressed")) == Some("true")
    };
    for (key, shown) in [("f", true), ("p", true), ("f", false)] {
        stage.key(key);
        assert_eq!(fields(&stage), shown, "{key}: fields, prés");
    }
    stage.key("i");
    assert!(stage.table().tooltip().is_some(), "I: inspect, inspecter");
    let title = |language| Command::Claims.key(Kind::Tiles, language);
    assert_eq!(title(Language::English), Some("f"));
    assert_eq!(title(Language::French), Some("p"));
}

#[test]
fn the_bar_says_how_to_place_the_tile_by_what_is_used() {
    let mut stage = Stage::open(PERSONS);
    let asks = |stage: &Stage| {
        let page = stage.app.page();
        let all = page.all();
        let question = all
            .iter()
            .find(|node| node.get("class") == Some("question"));
        question.map(|node| node.all_text()).unwrap_or_default()
    };
    assert!(asks(&stage).contains("click there") && asks(&stage).contains("tap there"));
    stage.key("ArrowRight");
    assert!(asks(&stage).contains("arrows"), "{}", asks(&stage));
    stage.key("w");
    assert!(stage.app.said().contains("arrows") && !stage.app.said().contains("rag"));
    let away = stage.at(5, 5);
    stage.down(Device::Finger, away);
    stage.up(away);
    assert!(asks(&stage).ends_with("tap there."), "{}", asks(&stage));
    stage.key("w");
    assert_eq!(stage.app.said(), "Anna’s turn. Place the tile.");
    stage.now += 16.0;
    let at = away;
    let down = Input::Down {
        id: 1,
        device: Device::Mouse,
        at,
    };
    stage.app.input(down, stage.now);
    assert!(asks(&stage).ends_with("click there."), "{}", asks(&stage));
}

#[test]
fn the_help_sheet_tells_keys_in_parts_first_to_those_who_play_by_them() {
    let mut stage = Stage::open(PERSONS);
    let heads = |stage: &Stage| -> Vec<String> {
        let page = stage.app.page();
        let heads = page.all().into_iter().filter(|node| node.tag == "h2");
        heads.map(Node::all_text).collect()
    };
    stage.press("help");
    let texts = texts(Language::English);
    let place = |heads: &[String], head: &str| heads.iter().position(|one| one == head);
    let by_hand = heads(&stage);
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
    stage.key("Escape");
    stage.key("Tab");
    stage.key("?");
    let by_keys = heads(&stage);
    assert!(places(&by_keys).is_sorted());
    assert!(place(&by_keys, keys[5]) < place(&by_keys, texts.mouse()));
    let said = stage.app.page().all_text();
    for way in [texts.key_cells(), texts.key_put_figure(), texts.key_areas()] {
        assert!(said.contains(way), "{way}");
    }
}

#[test]
fn a_question_mark_helps_before_the_first_game_and_in_other_dialogs() {
    let mut app = Shell::new(Language::English, 1);
    assert!(app.key("?", 0.0));
    assert_eq!(app.dialog(), Some(Dialog::Help));
    assert!(!app.key("?", 0.0), "it is open");
    app.key("Escape", 0.0);
    assert_eq!(app.dialog(), Some(Dialog::NewGame));
    let mut stage = Stage::open(PERSONS);
    stage.press("settings");
    stage.key("?");
    stage.key("Escape");
    assert_eq!(stage.app.dialog(), Some(Dialog::Settings));
    stage.key("Escape");
    assert_eq!(stage.app.dialog(), None);
}

#[test]
fn hosts_are_told_which_commands_do_something_now() {
    let mut stage = Stage::open(PERSONS);
    let told = |stage: &Stage, name: &str| {
        let probe = stage.app.probe(stage.now);
        let commands = probe.split_once("\"commands\":[").expect("a list").1;
        let commands = commands.split_once(']').expect("its end").0;
        commands.contains(&format!("\"{name}\""))
    };
    assert!(told(&stage, "turn-left") && told(&stage, "help"));
    assert!(!told(&stage, "skip") && !told(&stage, "take-back") && !told(&stage, "play"));
    stage.press("place 1 0");
    assert!(told(&stage, "skip") && told(&stage, "take-back"));
}
