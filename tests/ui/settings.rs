//! What somebody prefers: the dialog, what it changes at once, the text in which it is kept.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use engine::rules::{Action, Question};
use engine::table::Seat;
use host::interface::{ATTRIBUTES, COMMANDS, WORDS, Words};
use page::app::App;
use page::context::active_settings::SystemPreferences;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::context::settings::SETTINGS;
use page::context::settings::Settings;
use page::elements::Intent;
use page::elements::choice::Widget;
use page::elements::mode::BoardMode;
use page::elements::setting::{Colours, Confirm, Motion, Pace, TextSize};
use page::elements::tree::Node;
use page::features::settings::offline::Offline;
use page::messages::Language;
use page::stage::sound::Sound;

/// The element that presses these words.
fn pressing(page: &Node, words: &str) -> Option<Node> {
    let all = page.all();
    let found = all.iter().find(|node| node.get("data-run") == Some(words));
    found.map(|node| (*node).clone())
}

fn whole(app: &App, name: &str) -> &'static str {
    let found = app
        .cx
        .root_attributes()
        .into_iter()
        .find(|(other, _)| *other == name);
    found.expect("an attribute").1
}

#[test]
fn every_value_of_every_setting_is_offered_chosen_and_kept() {
    let mut app = App::new(Language::English, 1);
    app.press_named("settings", 0.0);
    for setting in &SETTINGS {
        let values = setting.values(app.cx.settings(), page::messages::texts(Language::English));
        for &value in values.iter().chain(values.first()) {
            let press = Intent::Set(value);
            let offered = pressing(&app.page(), &press.name());
            assert!(
                offered.is_some() || (setting.get)(app.cx.settings()) == value,
                "{press:?}"
            );
            app.press(press, 0.0);
            assert_eq!((setting.get)(app.cx.settings()), value);
            assert_eq!(
                Settings::read(&app.cx.settings().write()),
                *app.cx.settings()
            );
        }
    }
    assert!(app.cx.take_effects().contains(&Effect::WriteSettings));
}

#[test]
fn a_text_that_means_nothing_gives_the_defaults() {
    let nonsense = "theme purple\ntext\n\u{0}\nset theme dark\nlanguage xx\npace  \nsound maybe\ntold all of it";
    for text in ["", "bastide 1", nonsense] {
        assert_eq!(Settings::read(text), Settings::default(), "{text}");
    }
    let half = Settings::read("future yes\r\ntheme dark\r\ntext 9000\r\nmotion off\r\n");
    assert_eq!((half.colours, half.motion), (Colours::Dark, Motion::Off));
    assert_eq!(half.text_size, TextSize::Normal);
}

#[test]
fn the_defaults_help_and_are_heard() {
    let settings = Settings::default();
    assert_eq!(settings.confirm, Confirm::Figures);
    assert!(settings.aids && settings.tips && settings.sound);
    assert_eq!(
        (settings.colours, settings.motion),
        (Colours::System, Motion::System)
    );
    assert_eq!(settings.language, None);
}

#[test]
fn style_sheets_are_told_what_was_chosen_or_what_the_system_wishes() {
    let mut app = App::new(Language::French, 1);
    assert_eq!(
        (whole(&app, "lang"), whole(&app, "data-theme")),
        ("fr", "light")
    );
    let dark = SystemPreferences {
        dark: true,
        calm: true,
        contrast: false,
    };
    app.cx.set_system_preferences(dark);
    assert_eq!(
        (whole(&app, "data-theme"), whole(&app, "data-motion")),
        ("dark", "off")
    );
    let light = app.cx.board_theme();
    app.press_named("set theme light", 0.0);
    app.press_named("set motion on", 0.0);
    app.press_named("set text 150", 0.0);
    app.press_named("set language en", 0.0);
    let seen = ["data-theme", "data-motion", "data-text", "lang"].map(|name| whole(&app, name));
    assert_eq!(seen, ["light", "on", "150", "en"]);
    assert_ne!(app.cx.board_theme(), light, "the table, too");
    app.press_named("set theme contrast", 0.0);
    app.press_named("set language system", 0.0);
    assert_eq!(
        (whole(&app, "data-theme"), whole(&app, "lang")),
        ("contrast", "fr")
    );
    app.cx.set_system_preferences(SystemPreferences {
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
    let mut app = App::new(Language::English, 1);
    app.press_named("settings", 0.0);
    assert_eq!(app.cx.dialog(), Some(Dialog::Settings));
    app.press_named("close", 0.0);
    assert_eq!(app.cx.dialog(), Some(Dialog::NewGame));
    let mut screen = Screen::open(PERSONS);
    screen.press("settings");
    screen.press("settings");
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), None);
}

/// A screen with a setting on which the first tile was placed.
fn placed(words: &str) -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.press(words);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    screen
}

fn put_figure(screen: &mut Screen) {
    let spot = screen.tile_stage().places().offered()[0];
    screen.click(screen.tile_stage().camera_at(screen.now).on_screen(spot.at));
}

#[test]
fn a_turn_waits_as_the_setting_says() {
    let asked = |screen: &Screen| {
        (
            screen.tile_stage().session().asked_seat(),
            screen.tile_stage().question(),
        )
    };
    let waits = (Some(Seat(0)), Some(Question::Confirm));
    let over = (Some(Seat(1)), Some(Question::Place));
    for (setting, without, with) in [
        ("set confirm always", waits, waits),
        ("set confirm figures", over, waits),
        ("set confirm never", over, over),
    ] {
        let mut screen = placed(setting);
        screen.press("skip");
        assert_eq!(asked(&screen), without, "{setting}, no figure");
        let mut screen = placed(setting);
        put_figure(&mut screen);
        assert_eq!(asked(&screen), with, "{setting}, a figure");
    }
}

#[test]
fn a_tile_turned_on_the_board_never_ends_the_turn() {
    let mut screen = placed("set confirm never");
    screen.press("turn-right");
    assert_eq!(screen.tile_stage().session().asked_seat(), Some(Seat(0)));
}

#[test]
fn without_aids_the_cells_are_not_marked() {
    let mut screen = Screen::open(PERSONS);
    let marked = screen.app.draw(screen.now);
    screen.press("set aids off");
    assert_ne!(screen.app.draw(screen.now), marked);
    assert!(!screen.tile_stage().shows_aids());
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().game().board().placed().len(), 2);
}

#[test]
fn the_computer_acts_at_the_pace_that_was_chosen() {
    let due = |pace: Pace| {
        let mut screen = Screen::open(AGAINST);
        screen.press(&format!("set pace {}", pace.word()));
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
        let session = &screen.tile_stage().session();
        let action = engine::ai::choose(session.game(), 1, engine::ai::Level::Greedy);
        let (epoch, steps) = (session.epoch(), session.steps());
        assert!(!matches!(action, Some(Action::Pass | Action::Confirm)));
        screen.app.answer(epoch, action, screen.now);
        let acted = screen.tile_stage().session().steps() > steps;
        let wake = screen.app.next_tick_at().filter(|_| !acted);
        wake.map_or(0.0, |due| due - screen.now)
    };
    let [unhurried, brisk, instant] = [Pace::Unhurried, Pace::Brisk, Pace::Instant].map(due);
    assert!(unhurried > brisk && brisk > instant && instant == 0.0);
}

#[test]
fn sounds_are_made_when_wanted_and_only_then() {
    let sounds = |wanted: &str| {
        let mut screen = Screen::open(PERSONS);
        screen.press(wanted);
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        put_figure(&mut screen);
        let nowhere = screen.at(0, 0);
        screen.press("confirm");
        screen.drag(screen.slot(), nowhere);
        let heard = screen.app.cx.take_effects().into_iter();
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
    let mut app = App::new(Language::English, 1);
    let mut seen = Vec::new();
    for word in ["light", "dark", "contrast"] {
        app.press_named(&format!("set theme {word}"), 0.0);
        let table = app.cx.board_theme().table;
        let tint = app.cx.tint();
        assert_eq!(
            tint,
            format!("#{:02x}{:02x}{:02x}", table.r, table.g, table.b)
        );
        seen.push(tint);
    }
    assert!(seen[0] != seen[1] && seen[1] != seen[2], "{seen:?}");
    app.cx.set_system_preferences(SystemPreferences {
        dark: true,
        ..SystemPreferences::default()
    });
    app.press_named("set theme light", 0.0);
    assert_eq!(app.cx.tint(), seen[0], "not what the system wishes");
}

#[test]
fn one_value_of_each_group_is_reached_with_tab_and_that_is_the_chosen_one() {
    let mut app = App::new(Language::English, 1);
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

/// A list in the loader of boards: what stands between a beginning and a bracket.
fn list_of_loader(begins: &str) -> Vec<String> {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/embed/bastide-board.js");
    let loader = std::fs::read_to_string(path).expect("the loader");
    let (_, list) = loader.split_once(begins).expect(begins);
    let (list, _) = list.split_once(']').expect("a list");
    let words = list.split(',').map(|word| word.trim().trim_matches('"'));
    words.map(str::to_string).collect()
}

/// What the loader of boards calls wrong is what HOST.md does not allow.
#[test]
fn the_loader_of_boards_takes_the_words_that_are_told() {
    for words in WORDS {
        let begins = format!("    {}: [", words.name);
        assert_eq!(list_of_loader(&begins), words.words, "{}", words.name);
    }
    assert_eq!(list_of_loader("const COMMANDS = ["), COMMANDS);
    let seats: Vec<String> = (1..=Seat::MOST).map(|seat| seat.to_string()).collect();
    assert_eq!(list_of_loader("const SEATS = ["), seats);
    let mut names: Vec<&str> = ATTRIBUTES
        .iter()
        .flat_map(|one| one.names)
        .copied()
        .collect();
    let mut known = list_of_loader("const GAME = [");
    known.extend(list_of_loader("const READ = ["));
    let settings = WORDS.iter().map(|words| words.name.to_string());
    known.extend(settings.filter(|name| name != "mode" && name != "interactive"));
    names.sort_unstable();
    known.sort_unstable();
    assert_eq!(known, names);
}

/// The words that other pages may give the attributes of a board are those of its settings.
#[test]
fn the_words_that_boards_are_told_to_take_are_those_of_settings() {
    let texts = page::messages::texts(Language::English);
    for setting in &SETTINGS {
        let listed = WORDS.iter().find(|words| words.name == setting.id);
        let Some(listed) = listed else {
            continue;
        };
        let settings = Settings::default();
        let mut words: Vec<&str> = match setting.widget {
            Widget::Switch(make) => [true, false].map(|on| make(on).word()).to_vec(),
            Widget::Segments(values) | Widget::List(values, _) => {
                let values = values(&settings, texts).into_iter();
                values.map(|(value, _)| value.word()).collect()
            }
        };
        let mut expected = listed.words.to_vec();
        match setting.id {
            // That of the system is the one that is spoken around the board.
            "language" => words.retain(|word| *word != "system"),
            // A board is silent unless its page asks for sounds.
            "sound" => assert_eq!(expected[0], "off"),
            id => assert_eq!((setting.get)(&settings).word(), expected[0], "{id}"),
        }
        words.sort_unstable();
        expected.sort_unstable();
        assert_eq!(words, expected, "{}", setting.id);
    }
    let modes = WORDS.iter().find(|words| words.name == "mode");
    let modes = modes.map(|modes| modes.words.to_vec());
    assert_eq!(
        modes,
        Some(BoardMode::ALL.iter().map(|mode| mode.word()).collect())
    );
    let known = |words: &&Words| SETTINGS.iter().any(|setting| setting.id == words.name);
    assert_eq!(WORDS.iter().filter(known).count(), 10);
}

#[test]
fn the_settings_say_whether_the_page_opens_without_network_and_why_not() {
    for language in Language::ALL {
        let mut app = App::new(language, 1);
        app.press_named("settings", 0.0);
        let said = |app: &App| {
            let page = app.page();
            let row = of_class(&page, "offline").first().copied();
            row.map(Node::all_text)
        };
        assert_eq!(said(&app), None);
        let altered = Offline::Altered("worker.js".to_string());
        let mut all = vec![Offline::NoPlace, Offline::Forbidden, Offline::Full, altered];
        all.extend([Offline::Unreachable, Offline::Coming, Offline::Kept]);
        let mut told = Vec::new();
        for offline in all {
            app.offline.take_in(offline);
            told.extend(said(&app));
        }
        assert!(told[3].contains("worker.js"), "{}", told[3]);
        // A newer build that cannot be kept leaves the older one here.
        app.offline.take_in(Offline::Full);
        assert_eq!(said(&app).as_ref(), told.last());
        told.sort();
        told.dedup();
        assert_eq!(told.len(), 7, "{told:?}");
    }
}
