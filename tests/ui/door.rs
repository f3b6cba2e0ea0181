//! The pages of the dialog of a new game: the door to the expansions, ready-made tables, house rules, and what newcomers are offered.

use crate::learn::learning;
use crate::named::ByName;
use crate::screen::{PERSONS, Screen, of_class};
use engine::rules::{Edition, Module, Preset, Setup};
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Kept;
use page::elements::mode::FormPage;
use page::elements::tree::Node;
use page::features::new_game::expansions::TABLES;
use page::features::new_game::facts::{Difficulty, Facts, tiles_of};
use page::features::new_game::form::Form;
use page::features::new_game::surprise::SURPRISES;
use page::messages::Language;

fn new() -> App {
    App::new(Language::English, 1)
}

fn press(app: &mut App, words: &str) {
    app.press_named(words, 0.0);
}

fn has_class(app: &App, class: &str) -> bool {
    !of_class(&app.page(), class).is_empty()
}

/// The expansions in play.
fn boxes(form: &Form) -> Vec<Module> {
    let all = Module::ALL.into_iter();
    all.filter(|&module| form.has(module)).collect()
}

#[test]
fn the_door_opens_and_closes_and_nothing_is_lost() {
    let mut app = new();
    assert!(has_class(&app, "start") && has_class(&app, "door"));
    press(&mut app, "expansions");
    assert_eq!(app.form_mut().page, FormPage::Expansions);
    assert!(!has_class(&app, "start") && has_class(&app, "boxes"));
    press(&mut app, "box gold on");
    press(&mut app, "start-page");
    assert!(has_class(&app, "start"));
    let door = of_class(&app.page(), "door")[0].all_text();
    assert!(door.contains("The Gold Mines"), "{door}");
    press(&mut app, "expansions");
    app.press_key("Escape", 0.0);
    assert!(has_class(&app, "start"), "Escape leads back");
    assert_eq!(boxes(app.form_mut()), [Module::GoldMines]);
}

#[test]
fn a_game_starts_by_one_press_from_every_page() {
    for page in ["", "expansions", "house-rules"] {
        let mut app = new();
        if !page.is_empty() {
            press(&mut app, page);
        }
        press(&mut app, "start");
        assert!(app.cx.dialog().is_none(), "{page}");
        let stage = app.cx.tile_stage().expect("a game");
        assert_eq!(stage.game().setup(), &Setup::base(Edition::Current, 2));
        press(&mut app, "new-game");
        assert!(
            has_class(&app, "start"),
            "the next one begins at the first page"
        );
    }
}

#[test]
fn a_ready_made_table_gives_what_it_promises() {
    let mut app = new();
    press(&mut app, "seats 4");
    press(&mut app, "expansions");
    for preset in TABLES {
        press(&mut app, "box messengers on");
        let name = format!("preset {}", preset.name());
        press(&mut app, &name);
        assert_eq!(app.form_mut().setup(), preset.setup(4), "{preset:?}");
        assert!(app.form_mut().setup().faults().is_empty());
        let page = app.page();
        let all = page.all();
        let pressed = |node: &&&Node| node.get("aria-pressed") == Some("true");
        let pressed: Vec<_> = all.iter().filter(pressed).collect();
        assert_eq!(pressed.len(), 1);
        assert_eq!(pressed[0].get("data-run"), Some(name.as_str()));
    }
    press(&mut app, "preset families");
    let families = [Module::River, Module::Abbot, Module::InnsAndCathedrals];
    assert_eq!(boxes(app.form_mut()), families);
    press(&mut app, "preset current");
    assert_eq!(boxes(app.form_mut()), []);
    press(&mut app, "preset everything");
    assert_eq!(boxes(app.form_mut()), Module::ALL);
}

#[test]
fn a_surprise_suits_the_seats_and_is_the_same_for_the_same_seed() {
    for seats in 2..=6 {
        let mut seen = Vec::new();
        for chance in 0..60 {
            let mut form = Form::default();
            form.resize(seats);
            form.choose_preset(Preset::Winter);
            form.surprise(chance);
            let chosen = boxes(&form);
            assert_eq!(chosen.len(), SURPRISES);
            for &module in &chosen {
                assert!(Facts::of(module).suits(seats), "{module:?} for {seats}");
            }
            assert_eq!(form.edition(), Edition::Current);
            assert!(form.setup().faults().is_empty());
            let mut again = Form::default();
            again.resize(seats);
            again.surprise(chance);
            assert_eq!(boxes(&again), chosen);
            seen.extend(chosen);
        }
        let all = Module::ALL.into_iter();
        let suitable = all.filter(|&module| Facts::of(module).suits(seats));
        for module in suitable {
            assert!(seen.contains(&module), "{module:?} never comes for {seats}");
        }
    }
}

#[test]
fn each_press_is_another_surprise_and_is_told() {
    let mut app = new();
    press(&mut app, "expansions");
    let mut tables = Vec::new();
    for _ in 0..5 {
        press(&mut app, "surprise");
        tables.push(boxes(app.form_mut()));
        let said = app.cx.said().to_string();
        assert!(said.starts_with("Chosen: ") && said.matches(", ").count() == SURPRISES - 1);
        let text = app.page().all_text();
        assert!(text.contains(&said), "{said} stands where it was pressed");
    }
    tables.dedup();
    assert!(tables.len() > 3, "{tables:?}");
    let mut same = new();
    press(&mut same, "expansions");
    press(&mut same, "surprise");
    assert_eq!(boxes(same.form_mut()), tables[0]);
    press(&mut same, "preset families");
    let text = same.page().all_text();
    assert!(
        !text.contains("Chosen: "),
        "something else was chosen since"
    );
}

#[test]
fn a_card_tells_what_its_box_adds() {
    assert_eq!(tiles_of(Module::InnsAndCathedrals), 18);
    assert_eq!(tiles_of(Module::Messengers), 0);
    let mut app = new();
    press(&mut app, "expansions");
    let page = app.page();
    let cards = of_class(&page, "box-card");
    assert_eq!(cards.len(), Module::ALL.len());
    let text = cards[2].all_text();
    for told in ["Inns & Cathedrals", "18 tiles", "+10 min", "Easy to learn"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    let steps = Module::ALL.map(|module| Facts::of(module).difficulty);
    for step in Difficulty::ALL {
        assert!(steps.contains(&step), "{step:?}");
    }
}

#[test]
fn a_box_is_explained_by_its_first_lesson_and_every_way_back_leads_to_its_card() {
    for (module, back) in Module::ALL.into_iter().zip(["arrow", "Escape"].repeat(7)) {
        let mut screen = learning();
        let app = &mut screen.app;
        press(app, "close");
        press(app, "expansions");
        press(app, "box inns on");
        let asks = format!("explain-box {}", module.chapter().prefix());
        press(app, &asks);
        assert_eq!(app.cx.dialog(), Some(Dialog::Learn));
        let named = app.learning.place_in_book(&app.cx);
        assert!(named.contains("what-is-new"), "{named}");
        match back {
            "arrow" => {
                let page = app.page();
                let arrow = of_class(&page, "left")[0].press().cloned();
                app.press(arrow.expect("the way back"), 0.0);
            }
            key => _ = app.press_key(key, 0.0),
        }
        assert!(has_class(app, "boxes"), "back at the boxes");
        assert!(boxes(app.form_mut()).contains(&Module::InnsAndCathedrals));
        let request = app.cx.take_focus_request().expect("the button");
        assert_eq!(request.target.name(), asks);
    }
}

#[test]
fn the_book_opened_for_itself_does_not_lead_to_a_box() {
    let mut screen = learning();
    screen.press("close");
    screen.press("expansions");
    screen.press("explain-box RIV");
    screen.press("close");
    screen.app.enter_lessons(None);
    screen.app.press_key("Escape", 0.0);
    assert!(has_class(&screen.app, "course"), "the list of the lesson");
}

#[test]
fn house_rules_have_a_page_of_their_own() {
    let mut app = new();
    press(&mut app, "house-rules");
    let page = app.page();
    let rules = of_class(&page, "house-rules")[0];
    let text = rules.all_text();
    for told in ["Who plays", "Edition", "Farmers", "Seed"] {
        assert!(text.contains(told), "{told}: {text}");
    }
    assert!(!has_class(&app, "boxes"));
    press(&mut app, "option hand 3");
    press(&mut app, "start-page");
    let page = app.page();
    let all = page.all();
    let door = |node: &&&Node| node.get("data-run") == Some("house-rules");
    let rules = all.iter().find(door).expect("a way").all_text();
    assert!(
        rules.contains("Current edition") && rules.contains("1 option changed"),
        "{rules}"
    );
    press(&mut app, "game cards");
    assert!(!has_class(&app, "door"), "cards have no expansions");
    press(&mut app, "house-rules");
    let text = app.page().all_text();
    assert!(
        text.contains("Who plays") && !text.contains("Farmers"),
        "{text}"
    );
}

#[test]
fn the_boxes_on_the_table_are_pictured() {
    let mut app = new();
    let lids = |app: &App| of_class(&app.page(), "lid").len();
    assert_eq!(lids(&app), 2, "the base game, and room for more");
    press(&mut app, "preset families");
    assert_eq!(lids(&app), 4);
    press(&mut app, "preset everything");
    let text = of_class(&app.page(), "shelf")[0].all_text();
    assert_eq!((lids(&app), text.as_str()), (6, "+9"));
}

#[test]
fn a_game_takes_longer_with_every_box() {
    let mut form = Form::default();
    let mut before = form.duration().expect("a duration");
    for module in Module::ALL {
        form.put(module, true);
        let now = form.duration().expect("a duration");
        assert!(now > before, "{module:?}");
        before = now;
    }
    let mut app = new();
    press(&mut app, "preset families");
    press(&mut app, "expansions");
    let text = of_class(&app.page(), "go")[0].all_text();
    assert!(text.contains("about 55 minutes"), "{text}");
}

#[test]
fn every_button_behind_the_door_has_a_name_of_its_own() {
    for language in Language::ALL {
        let mut app = App::new(language, 1);
        press(&mut app, "preset everything");
        for page in ["expansions", "house-rules"] {
            press(&mut app, page);
            let page = app.page();
            let dialog = of_class(&page, "form-page")[0];
            let buttons = dialog.all().into_iter().filter(|node| node.tag == "button");
            let name = |node: &Node| match node.get("aria-label") {
                Some(label) => label.to_string(),
                None => node.all_text(),
            };
            let names: Vec<String> = buttons
                .filter(|node| node.get("role") != Some("radio"))
                .map(name)
                .collect();
            for (index, name) in names.iter().enumerate() {
                assert!(!name.trim().is_empty());
                assert!(!names[..index].contains(name), "{name} twice");
            }
            press(&mut app, "start-page");
        }
    }
}

#[test]
fn newcomers_are_offered_to_learn_first() {
    let offered = |app: &App| has_class(app, "learn-offer");
    let mut app = new();
    assert!(offered(&app));
    let text = of_class(&app.page(), "learn-offer")[0].all_text();
    assert!(text.contains("Learn in ten minutes"), "{text}");
    press(&mut app, "learn");
    assert_eq!(app.cx.dialog(), Some(Dialog::Learn));
    press(&mut app, "close");
    app.restore(Kept::LessonsDone, "inns/ex-ic-1");
    assert!(offered(&app), "a box was looked at");
    app.restore(
        Kept::LessonsDone,
        "inns/ex-ic-1\nfirst-steps/01-place-a-tile",
    );
    assert!(!offered(&app), "a first step was done");
    let mut screen = Screen::open(PERSONS);
    screen.press("new-game");
    assert!(!offered(&screen.app), "a game is under way");
    let learn = |app: &App| {
        let page = app.page();
        let all = page.all();
        all.iter().any(|node| node.get("data-run") == Some("learn"))
    };
    assert!(learn(&screen.app), "still among the ways");
    let mut app = new();
    app.restore(Kept::Settings, "told place\n");
    assert!(!offered(&app), "a tip was read");
}

#[test]
fn whoever_has_finished_a_game_finds_the_statistics_here() {
    let offered = |app: &App| {
        let page = app.page();
        let all = of_class(&page, "ways")[0].all();
        all.iter()
            .any(|node| node.get("data-run") == Some("statistics"))
    };
    let mut app = new();
    app.restore(Kept::LessonsDone, "first-steps/01-place-a-tile");
    assert!(!offered(&app), "there is nothing in it");
    let game = "bastide-statistics 2\n0000000000000001 tiles won expert - 1,0,0,0,0,0 -\n";
    app.restore(Kept::Finished, game);
    assert!(offered(&app));
    press(&mut app, "statistics");
    assert_eq!(app.cx.dialog(), Some(Dialog::Statistics));
    press(&mut app, "close");
    assert!(has_class(&app, "start"), "it leads back here");
}
