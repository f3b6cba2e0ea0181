//! The rules of a new game: what an edition brings, what differs from it, what cannot be played.

use crate::named::ByName;
use crate::screen::of_class;
use engine::rules::{
    Edition, FieldScoring, FirstPlayer, Hand, Module, OptionWord, Options, Part, Preset, Record,
    SmallCity,
};
use engine::session::Session;
use engine::table::Seat;
use engine::tiles::TileSet;
use page::app::App;
use page::elements::choice::{Choice, Choosable};
use page::elements::intent::Field;
use page::elements::tree::Node;
use page::features::new_game::options::{OPTIONS, PARTS, modules};
use page::messages::{Language, texts};

/// The form, at its house rules.
fn form() -> App {
    let mut app = App::new(Language::English, 1);
    app.press_named("house-rules", 0.0);
    app
}

fn press(app: &mut App, words: &str) {
    app.press_named(words, 0.0);
}

/// The form, at its expansions.
fn expansions() -> App {
    let mut app = App::new(Language::English, 1);
    app.press_named("expansions", 0.0);
    app
}

/// The row of a choice.
fn row(app: &App, id: &str) -> Option<Node> {
    let page = app.page();
    let all = page.all();
    let found = all.iter().find(|node| node.key.as_deref() == Some(id));
    found.map(|node| (*node).clone())
}

fn options(app: &mut App) -> Options {
    app.form_mut().options().clone()
}

#[test]
fn every_value_of_every_option_is_one_that_records_know() {
    let mut app = form();
    press(&mut app, "seats 6");
    press(&mut app, "box messengers on");
    for option in &OPTIONS {
        let word = OptionWord::parse(option.id).expect("a name of records");
        let texts = page::messages::texts(Language::English);
        let values = option.values(app.form_mut(), texts);
        assert!(values.len() > 1);
        for value in values {
            app.fill_in(Field::Option(word), &value.word());
            assert_eq!((option.get)(app.form_mut()), value, "{}", option.id);
            assert_eq!(word.value(&options(&mut app)), value.word());
        }
    }
    let known: Vec<&str> = OPTIONS.iter().map(|option| option.id).collect();
    for word in OptionWord::all() {
        assert_eq!(OptionWord::parse(word.name()), Some(word));
    }
    assert!(known.contains(&"farmers") && known.contains(&"first-player"));
}

#[test]
fn an_edition_brings_its_options_and_keeps_those_that_were_changed() {
    let mut app = form();
    press(&mut app, "option hand 3");
    press(&mut app, "edition first-2001");
    let now = options(&mut app);
    assert_eq!(now.field_scoring, FieldScoring::PerCity);
    assert_eq!((now.small_city, now.max_players), (SmallCity::Two, 5));
    assert_eq!(now.hand, Hand::Three, "chosen before");
    press(&mut app, "edition current");
    assert_eq!(app.form_mut().changes(), 1);
    press(&mut app, "reset");
    assert_eq!(options(&mut app), Options::for_edition(Edition::Current));
}

#[test]
fn too_many_players_for_an_edition_are_told_and_stay_until_somebody_decides() {
    let rows = |app: &App| {
        let page = app.page();
        let all = page.all();
        let row = |key: &str| key.starts_with("row ");
        all.iter()
            .filter(|node| node.key.as_deref().is_some_and(row))
            .count()
    };
    for (remedy, left) in [("seats 5", 5), ("option max-players 6", 6)] {
        let mut app = form();
        press(&mut app, "seats 6");
        press(&mut app, "edition first-2001");
        press(&mut app, "start-page");
        assert_eq!(rows(&app), 6, "nobody was sent away");
        let page = app.page();
        let all = page.all();
        assert!(all.iter().any(|node| node.get("data-run") == Some(remedy)));
        assert!(page.all_text().contains("2 to 5 players"));
        press(&mut app, remedy);
        assert_eq!(rows(&app), left);
        assert!(app.form_mut().setup().faults().is_empty());
        assert!(row(&app, "remedies").is_none());
    }
}

#[test]
fn an_option_that_differs_from_the_edition_is_marked_with_what_the_edition_has() {
    let mut app = form();
    assert!(row(&app, "small-city").is_some_and(|row| row.get("class") == Some("choice ")));
    press(&mut app, "option small-city 2");
    let changed = row(&app, "small-city").expect("a row");
    assert!(
        changed
            .get("class")
            .is_some_and(|class| class.contains("changed"))
    );
    assert!(
        changed.all_text().contains("In this edition: 4 points"),
        "{}",
        changed.all_text()
    );
    press(&mut app, "option farmers off");
    let text = row(&app, "farmers").expect("a row").all_text();
    assert!(text.contains("In this edition: yes"), "{text}");
    assert!(
        row(&app, "field-scoring").is_none(),
        "no fields, no scoring of fields"
    );
    press(&mut app, "reset");
    assert!(row(&app, "field-scoring").is_some());
}

#[test]
fn tiles_are_counted() {
    let mut app = form();
    let mut tiles = |words: &str| {
        press(&mut app, words);
        app.form_mut().tiles()
    };
    assert_eq!(tiles("edition current"), 72);
    assert_eq!(tiles("edition winter"), 84);
    assert_eq!(tiles("edition first-2001"), 72);
    assert_eq!(tiles("box river on"), 83, "the start tile stays in the box");
    assert_eq!(tiles("box river off"), 72);
    assert_eq!(tiles("box inns on"), 90);
    let text = app.page().all_text();
    assert_eq!(text.matches("90 tiles").count(), 1, "once: {text}");
}

#[test]
fn a_box_brings_its_parts_and_each_can_be_left_out() {
    let mut app = expansions();
    assert!(row(&app, "part inns").is_none());
    press(&mut app, "box inns on");
    press(&mut app, "part cathedrals off");
    assert!(row(&app, "part inns").is_some());
    let setup = app.form_mut().setup();
    assert_eq!(setup.copies(TileSet::Inns), 1);
    let parts: Vec<Part> = setup.parts.iter().collect();
    assert_eq!(parts, [Part::LargeMeeple, Part::Inns]);
    press(&mut app, "box inns off");
    press(&mut app, "box messengers on");
    let setup = app.form_mut().setup();
    assert_eq!(setup.copies(TileSet::Inns), 0);
    assert_eq!(setup.parts.iter().collect::<Vec<_>>(), [Part::Messengers]);
}

#[test]
fn parts_can_be_left_out_of_every_box_that_brings_several() {
    let several = Module::ALL
        .into_iter()
        .filter(|module| module.parts().len() > 1);
    let parts = several.flat_map(|module| module.parts().iter().map(|part| part.name()));
    let mut parts: Vec<&str> = parts.collect();
    let mut offered: Vec<&str> = PARTS.iter().map(|part| part.id).collect();
    parts.sort_unstable();
    offered.sort_unstable();
    assert_eq!(offered, parts);
}

#[test]
fn a_preset_chooses_edition_and_boxes_and_is_called_by_its_name() {
    for preset in Preset::ALL {
        let mut app = expansions();
        press(&mut app, "seats 3");
        press(&mut app, "box messengers on");
        press(&mut app, "option hand 3");
        press(&mut app, &format!("preset {}", preset.name()));
        assert_eq!(app.form_mut().preset(), Some(preset));
        let setup = app.form_mut().setup();
        assert_eq!((setup.seats, setup.edition), (3, preset.edition()));
        assert!(setup.faults().is_empty(), "{preset:?}");
        for module in preset.modules() {
            assert!(app.form_mut().has(module), "{preset:?} {module:?}");
        }
        press(&mut app, "option farmers off");
        assert_eq!(app.form_mut().preset(), None);
    }
    let mut app = expansions();
    press(&mut app, "preset everything");
    let chosen = row(&app, "preset").expect("a row").all_text();
    assert!(chosen.contains("Big Box"), "{chosen}");
    for language in Language::ALL {
        let texts = texts(language);
        for preset in Preset::ALL {
            let hint = texts.preset_hint(preset);
            assert!(hint.ends_with('.') && hint.len() > 20, "{preset:?} {hint}");
        }
    }
}

#[test]
fn every_box_and_part_shows_its_tile_or_its_pieces() {
    let mut app = expansions();
    for (_, choice) in modules() {
        press(&mut app, &format!("box {} on", choice.id));
    }
    let page = app.page();
    let boxes = of_class(&page, "boxes")[0];
    let pictured = of_class(boxes, "pictures").into_iter();
    let pictured: Vec<usize> = pictured.map(|node| node.kids.len()).collect();
    let shown = |part: &Choice<_>| row(&app, &format!("part {}", part.id)).is_some();
    let parts = PARTS.iter().filter(|part| shown(part)).count();
    assert_eq!(pictured.len(), modules().count() + parts);
    assert!(pictured.iter().all(|&count| count > 0), "{pictured:?}");
}

#[test]
fn the_summary_counts_many_boxes_and_all_tiles() {
    let mut app = App::new(Language::English, 1);
    let summary = |app: &App| {
        let page = app.page();
        let all = page.all().into_iter();
        let summary = all.filter(|node| node.get("class") == Some("summary"));
        summary.map(Node::all_text).collect::<String>()
    };
    assert!(summary(&app).contains("72 tiles"), "{}", summary(&app));
    press(&mut app, "box inns on");
    let told = summary(&app);
    assert!(
        told.contains("Inns & Cathedrals") && told.contains("90 tiles"),
        "{told}"
    );
    for id in ["river", "abbot", "traders"] {
        press(&mut app, &format!("box {id} on"));
    }
    let told = summary(&app);
    assert!(
        told.contains("4 expansions") && !told.contains("Inns"),
        "{told}"
    );
}

#[test]
fn options_of_a_part_are_shown_when_it_is_played() {
    let mut app = form();
    let pairs = [
        ("message-control-tie", "messengers"),
        ("hill-tie-break", "hills"),
    ];
    for (option, module) in pairs {
        assert!(row(&app, option).is_none(), "{option}");
        press(&mut app, &format!("box {module} on"));
        assert!(row(&app, option).is_some(), "{option}");
    }
    assert!(row(&app, "vineyard-for-garden").is_none());
    press(&mut app, "box abbot on");
    assert!(row(&app, "vineyard-for-garden").is_some());
}

#[test]
fn every_choice_of_boxes_can_be_played_in_every_edition() {
    for edition in Edition::ALL {
        let mut app = form();
        press(&mut app, &format!("edition {}", edition.name()));
        for (_, one) in modules() {
            for (_, other) in modules() {
                let pair = [one, other];
                for on in ["on", "off"] {
                    for choice in pair {
                        press(&mut app, &format!("box {} {on}", choice.id));
                        assert_eq!((choice.get)(app.form_mut()).word(), on);
                    }
                    let faults = app.form_mut().setup().faults();
                    let ids = pair.map(|choice| choice.id);
                    assert!(faults.is_empty(), "{edition:?} {ids:?}: {faults:?}");
                }
            }
        }
        for (_, choice) in modules() {
            press(&mut app, &format!("box {} on", choice.id));
        }
        assert!(app.form_mut().setup().faults().is_empty(), "{edition:?}");
    }
}

#[test]
fn somebody_can_begin_and_whoever_leaves_does_not() {
    let mut app = App::new(Language::English, 1);
    press(&mut app, "seats 3");
    app.fill_named("name 2", "Cleo");
    press(&mut app, "house-rules");
    let text = row(&app, "first-player").expect("a row").all_text();
    assert!(
        text.contains("Cleo") && text.contains("Computer 2"),
        "{text}"
    );
    app.fill_named("option first-player", "3");
    press(&mut app, "seats 2");
    assert_eq!(options(&mut app).first_player, FirstPlayer::Random);
    assert!(app.form_mut().setup().faults().is_empty());
    app.fill_named("option first-player", "2");
    press(&mut app, "start");
    let game = app.cx.tile_stage().expect("a game").game();
    assert_eq!(
        game.setup().options.first_player,
        FirstPlayer::Seat(Seat(1))
    );
    assert_eq!(game.turn().active, Seat(1));
}

#[test]
fn fewer_players_at_most_than_there_are_is_a_fault_of_that_option() {
    let mut app = form();
    press(&mut app, "seats 6");
    press(&mut app, "option max-players 5");
    let text = row(&app, "max-players").expect("a row").all_text();
    assert!(text.contains("2 to 5 players"), "{text}");
    press(&mut app, "start-page");
    let page = app.page();
    assert!(
        page.all_text().contains("2 to 5 players"),
        "said on the first page, too"
    );
}

#[test]
fn playing_again_keeps_every_option() {
    let mut app = expansions();
    for words in [
        "option hand 3",
        "box inns on",
        "part inns off",
        "option field-city-value 4",
    ] {
        press(&mut app, words);
    }
    press(&mut app, "start");
    let first = app.cx.tile_stage().expect("a game").game().setup().clone();
    let record = app.cx.tile_stage().expect("a game").session().to_record();
    let text = record.write().expect("a text");
    assert!(text.contains("option hand 3\n") && text.contains("option field-city-value 4\n"));
    let session = Session::from_record(&Record::read(&text).expect("a record")).expect("a game");
    app.open(session, 0.0);
    press(&mut app, "again");
    assert_eq!(app.cx.tile_stage().expect("a game").game().setup(), &first);
}

#[test]
fn the_form_and_the_game_speak_as_the_edition_they_are_about() {
    let mut app = form();
    app.cx.speak(Language::French);
    let about = |app: &App| app.page().all_text();
    press(&mut app, "edition first-2001");
    let text = about(&app);
    assert!(
        text.contains("Les partisans peuvent") && !text.contains("eeple"),
        "{text}"
    );
    press(&mut app, "edition current");
    assert!(about(&app).contains("Les meeples peuvent"));
    press(&mut app, "edition winter");
    press(&mut app, "start");
    press(&mut app, "ask-figures");
    assert!(
        app.cx.said().contains("7 partisans en réserve"),
        "{}",
        app.cx.said()
    );
    press(&mut app, "new-game");
    press(&mut app, "edition current");
    press(&mut app, "close");
    press(&mut app, "ask-figures");
    assert!(
        app.cx.said().contains("7 partisans en réserve"),
        "the game goes on in its edition"
    );
}

#[test]
fn every_option_and_every_box_is_offered() {
    for option in OptionWord::all() {
        let offered = OPTIONS.iter().any(|choice| choice.id == option.name());
        assert!(offered, "{}", option.name());
    }
    for module in Module::ALL {
        let offered = modules().any(|(known, _)| *known == module);
        assert!(offered, "{module:?}");
    }
}

#[test]
fn players_begin_with_the_points_chosen_for_them() {
    let mut app = App::new(Language::English, 1);
    let names = ["handicap 0", "handicap 1"];
    let lists = |app: &App| {
        let page = app.page();
        let all = page.all().into_iter();
        all.filter(|node| {
            node.get("data-field")
                .is_some_and(|name| names.contains(&name))
        })
        .count()
    };
    assert_eq!(lists(&app), 0, "folded away");
    press(&mut app, "handicap");
    for name in names {
        let page = app.page();
        let all = page.all();
        let list = all
            .iter()
            .find(|node| node.get("data-field") == Some(name))
            .expect("a list");
        assert_eq!(list.get("value"), Some("0"));
    }
    app.fill_named("handicap 0", "20");
    let summary = |app: &App| app.page().all_text();
    assert!(summary(&app).contains("Handicap Player 1\u{a0}+20"));
    press(&mut app, "start");
    let stage = app.cx.tile_stage().expect("a game");
    assert_eq!(stage.game().scores(), [20, 0]);
    let log = app.page().all_text();
    assert!(
        log.contains("Handicap: Player 1 begins with 20 points"),
        "{log}"
    );
    let page = app.page();
    let turns = of_class(&page, "turn-line");
    assert!(
        turns.iter().all(|turn| !turn.all_text().contains("+20")),
        "of no turn"
    );
    press(&mut app, "new-game");
    assert_eq!(app.form_mut().handicap().points(Seat(0)), 20, "once more");
}
