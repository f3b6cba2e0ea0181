//! What somebody prefers: the dialog, what it changes at once, the text in which it is kept.

use crate::named::ByName;
use crate::stage::{AGAINST, PERSONS, Stage};
use engine::rules::{Action, Question};
use engine::table::Seat;
use page::elements::Intent;
use page::elements::setting::Confirm;
use page::elements::setting::{Colours, Motion, Pace, TextSize};
use page::elements::tree::Node;
use page::messages::Language;
use page::shell::settings::SETTINGS;
use page::shell::{Dialog, Effect, Settings, Shell, System};
use page::stage::sound::Sound;

/// The element that presses these words.
fn pressing(page: &Node, words: &str) -> Option<Node> {
    let all = page.all();
    let found = all.iter().find(|node| node.get("data-run") == Some(words));
    found.map(|node| (*node).clone())
}

fn whole(app: &Shell, name: &str) -> &'static str {
    let found = app
        .root_attributes()
        .into_iter()
        .find(|(other, _)| *other == name);
    found.expect("an attribute").1
}

#[test]
fn every_value_of_every_setting_is_offered_chosen_and_kept() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("settings", 0.0);
    for setting in &SETTINGS {
        let values = setting.values(app.settings(), page::messages::texts(Language::English));
        for &value in values.iter().chain(values.first()) {
            let press = Intent::Set(value);
            let offered = pressing(&app.page(), &press.name());
            assert!(
                offered.is_some() || (setting.get)(app.settings()) == value,
                "{press:?}"
            );
            app.press(press, 0.0);
            assert_eq!((setting.get)(app.settings()), value);
            assert_eq!(Settings::read(&app.settings().write()), *app.settings());
        }
    }
    assert!(app.take_effects().contains(&Effect::Keep));
}

#[test]
fn a_text_that_means_nothing_gives_the_defaults() {
    let nonsense = "theme purple\ntext\n\u{0}\nset theme dark\nlanguage xx\npace  \nsound maybe\ntold all of it";
    for text in ["", "bastide 1", nonsense] {
        assert_eq!(Settings::read(text), Settings::default(), "{text}");
    }
    let half = Settings::read("future yes\r\ntheme dark\r\ntext 9000\r\nmotion off\r\n");
    assert_eq!((half.colours, half.motion), (Colours::Dark, Motion::Off));
    assert_eq!(half.text, TextSize::Normal);
}

#[test]
fn the_defaults_help_and_are_silent() {
    let settings = Settings::default();
    assert_eq!(settings.confirm, Confirm::Always);
    assert!(settings.aids && settings.tips && !settings.sound);
    assert_eq!(
        (settings.colours, settings.motion),
        (Colours::System, Motion::System)
    );
    assert_eq!(settings.language, None);
}

#[test]
fn style_sheets_are_told_what_was_chosen_or_what_the_system_wishes() {
    let mut app = Shell::new(Language::French, 1);
    assert_eq!(
        (whole(&app, "lang"), whole(&app, "data-theme")),
        ("fr", "light")
    );
    let dark = System {
        dark: true,
        calm: true,
        contrast: false,
    };
    app.prefer(dark);
    assert_eq!(
        (whole(&app, "data-theme"), whole(&app, "data-motion")),
        ("dark", "off")
    );
    let light = app.theme();
    app.press_named("set theme light", 0.0);
    app.press_named("set motion on", 0.0);
    app.press_named("set text 150", 0.0);
    app.press_named("set language en", 0.0);
    let seen = ["data-theme", "data-motion", "data-text", "lang"].map(|name| whole(&app, name));
    assert_eq!(seen, ["light", "on", "150", "en"]);
    assert_ne!(app.theme(), light, "the table, too");
    app.press_named("set theme contrast", 0.0);
    app.press_named("set language system", 0.0);
    assert_eq!(
        (whole(&app, "data-theme"), whole(&app, "lang")),
        ("contrast", "fr")
    );
    app.prefer(System {
        contrast: true,
        ..dark
    });
    app.press_named("set theme system", 0.0);
    assert_eq!(
        whole(&app, "data-theme"),
        "contrast",
        "as the system wishes"
    );
}

#[test]
fn settings_come_back_to_what_they_were_opened_from() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("settings", 0.0);
    assert_eq!(app.dialog(), Some(Dialog::Settings));
    app.press_named("close", 0.0);
    assert_eq!(app.dialog(), Some(Dialog::NewGame));
    let mut stage = Stage::open(PERSONS);
    stage.press("settings");
    stage.press("settings");
    stage.press("close");
    assert_eq!(stage.app.dialog(), None);
}

/// A stage with a setting on which the first tile was placed.
fn placed(words: &str) -> Stage {
    let mut stage = Stage::open(PERSONS);
    stage.press(words);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
    assert_eq!(stage.table().question(), Some(Question::Figure));
    stage
}

fn put_figure(stage: &mut Stage) {
    let spot = stage.table().places().offered()[0];
    stage.click(stage.table().camera_at(stage.now).on_screen(spot.at));
}

#[test]
fn a_turn_waits_as_the_setting_says() {
    let asked = |stage: &Stage| {
        (
            stage.table().session().asked_seat(),
            stage.table().question(),
        )
    };
    let waits = (Some(Seat(0)), Some(Question::Confirm));
    let over = (Some(Seat(1)), Some(Question::Place));
    for (setting, without, with) in [
        ("set confirm always", waits, waits),
        ("set confirm figures", over, waits),
        ("set confirm never", over, over),
    ] {
        let mut stage = placed(setting);
        stage.press("skip");
        assert_eq!(asked(&stage), without, "{setting}, no figure");
        let mut stage = placed(setting);
        put_figure(&mut stage);
        assert_eq!(asked(&stage), with, "{setting}, a figure");
    }
}

#[test]
fn a_tile_turned_on_the_board_never_ends_the_turn() {
    let mut stage = placed("set confirm never");
    stage.press("turn-right");
    assert_eq!(stage.table().session().asked_seat(), Some(Seat(0)));
}

#[test]
fn without_aids_the_cells_are_not_marked() {
    let mut stage = Stage::open(PERSONS);
    let marked = stage.app.draw(stage.now);
    stage.press("set aids off");
    assert_ne!(stage.app.draw(stage.now), marked);
    assert!(!stage.table().shows_aids());
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    assert_eq!(stage.table().game().board().placed().len(), 2);
}

#[test]
fn the_computer_acts_at_the_pace_that_was_chosen() {
    let due = |pace: Pace| {
        let mut stage = Stage::open(AGAINST);
        stage.press(&format!("set pace {}", pace.word()));
        let (pos, _) = stage.legal();
        stage.click(stage.at(pos.x, pos.y));
        stage.press("skip");
        stage.press("confirm");
        stage.wait();
        let session = &stage.table().session();
        let action = engine::ai::choose(session.game(), 1, engine::ai::Level::Greedy);
        let (epoch, steps) = (session.epoch(), session.steps());
        assert!(!matches!(action, Some(Action::Pass | Action::Confirm)));
        stage.app.answer(epoch, action, stage.now);
        let acted = stage.table().session().steps() > steps;
        let wake = stage.app.wake().filter(|_| !acted);
        wake.map_or(0.0, |due| due - stage.now)
    };
    let [unhurried, brisk, instant] = [Pace::Unhurried, Pace::Brisk, Pace::Instant].map(due);
    assert!(unhurried > brisk && brisk > instant && instant == 0.0);
}

#[test]
fn sounds_are_made_when_wanted_and_only_then() {
    let sounds = |wanted: &str| {
        let mut stage = Stage::open(PERSONS);
        stage.press(wanted);
        let (pos, _) = stage.legal();
        stage.click(stage.at(pos.x, pos.y));
        put_figure(&mut stage);
        let nowhere = stage.at(0, 0);
        stage.press("confirm");
        stage.drag(stage.slot(), nowhere);
        let heard = stage.app.take_effects().into_iter();
        let heard = heard.filter_map(|effect| match effect {
            Effect::Sound(sounds) => Some(sounds),
            _ => None,
        });
        heard.flatten().collect::<Vec<Sound>>()
    };
    assert_eq!(sounds("set sound off"), []);
    assert_eq!(
        sounds("set sound on"),
        [Sound::Tile, Sound::Figure, Sound::Refusal]
    );
}

#[test]
fn what_stands_around_the_page_has_the_colour_of_the_table_that_was_chosen() {
    let mut app = Shell::new(Language::English, 1);
    let mut seen = Vec::new();
    for word in ["light", "dark", "contrast"] {
        app.press_named(&format!("set theme {word}"), 0.0);
        let table = app.theme().table;
        let tint = app.tint();
        assert_eq!(
            tint,
            format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b)
        );
        seen.push(tint);
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2], "{seen:?}");
    app.prefer(System {
        dark: true,
        ..System::default()
    });
    app.press_named("set theme light", 0.0);
    assert_eq!(app.tint(), seen[0], "not what the system wishes");
}

#[test]
fn one_value_of_each_group_is_reached_with_tab_and_that_is_the_chosen_one() {
    let mut app = Shell::new(Language::English, 1);
    app.press_named("settings", 0.0);
    app.press_named("set theme dark", 0.0);
    let page = app.page();
    let all = page.all();
    let groups: Vec<_> = all
        .iter()
        .filter(|node| node.get("role") == Some("radiogroup"))
        .collect();
    assert!(groups.len() > 2);
    for group in groups {
        let values = group.all();
        let values = values
            .iter()
            .filter(|node| node.get("role") == Some("radio"));
        for value in values {
            let chosen = value.get("aria-checked") == Some("true");
            let reach = if chosen { "0" } else { "-1" };
            assert_eq!(value.get("tabindex"), Some(reach), "{}", value.all_text());
        }
    }
}

#[test]
fn style_sheets_take_colours_from_the_chosen_theme_and_never_from_the_system() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/style");
    let mut sheets = 0;
    for entry in std::fs::read_dir(folder).expect("style sheets") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let asks = text.contains("prefers-color-scheme");
        assert!(!asks, "{path:?}: a theme may have been chosen");
        sheets += 1;
    }
    assert!(sheets > 5);
}
