//! What speaks of something goes when that is over.

use crate::stage::{AGAINST, PERSONS, Stage};
use engine::table::Seat;
use page::elements::Intent;
use page::elements::intent::{Field, Light};
use page::messages::Language;
use page::shell::{Effect, Notice};
use page::stage::Opened;

/// Two persons with secret hands; Anna begins.
const SECRET: &str = "bastide 1\nedition first-2001\nset base\noption hand 3\nseats 2\n\
    player 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/K base/K base/U base/U\nstart\ntile base/D 0,0\nhand 1 base/U base/E base/B\n\
    hand 2 base/V base/V base/V\nturn 1\n";

#[test]
fn an_answer_goes_when_the_person_decides() {
    let mut stage = Stage::open(PERSONS);
    stage.press("ask-hand");
    assert!(stage.app.toast().is_some());
    stage.press("place 1 0");
    assert_eq!(stage.app.toast(), None);
    stage.press("ask-turn");
    stage.press("take-back");
    assert_eq!(stage.app.toast(), None);
}

#[test]
fn an_answer_can_be_read_while_a_computer_moves() {
    let mut stage = Stage::open(AGAINST);
    stage.press("place 1 0");
    stage.press("skip");
    stage.press("confirm");
    stage.press("ask-scores");
    let epoch = stage.table().session().epoch();
    let game = stage.table().session().game().clone();
    let action = engine::ai::choose(&game, 1, engine::session::Level::Greedy);
    stage.app.answer(epoch, action, stage.now);
    while stage.table().session().epoch() == epoch {
        stage.now += 100.0;
        stage.app.tick(stage.now);
    }
    assert!(stage.app.toast().is_some(), "not gone at once");
    stage.now += 3600.0;
    stage.app.tick(stage.now);
    assert_eq!(stage.app.toast(), None);
}

#[test]
fn a_refusal_goes_when_the_tile_is_turned() {
    let mut stage = Stage::open(PERSONS);
    let (slot, at) = (stage.slot(), stage.at(0, -1));
    stage.drag(slot, at);
    let refused = |stage: &Stage| {
        let page = stage.app.page();
        page.all()
            .iter()
            .any(|node| node.get("class") == Some("refusal"))
    };
    assert!(refused(&stage));
    stage.app.key("r", stage.now);
    assert!(!refused(&stage));
}

#[test]
fn what_is_said_of_a_wish_goes_when_the_game_goes_on() {
    let mut stage = Stage::open(SECRET);
    stage.press("show-hand");
    stage.app.key("x", stage.now);
    let warned = Notice::GivesAway(Effect::Export);
    assert!(stage.app.has_notice(&warned));
    stage.app.notice(Notice::CopyFailed);
    stage.app.key("ArrowRight", stage.now);
    assert!(stage.app.has_notice(&warned), "nothing was decided");
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    assert!(!stage.app.has_notice(&warned));
    assert!(!stage.app.has_notice(&Notice::CopyFailed));
}

#[test]
fn the_notice_about_a_covered_hand_goes_with_the_cover() {
    let mut stage = Stage::open(SECRET);
    stage.press("export");
    assert!(stage.app.has_notice(&Notice::Covered(Effect::Export)));
    stage.press("show-hand");
    assert!(!stage.app.has_notice(&Notice::Covered(Effect::Export)));
}

#[test]
fn the_bar_of_a_game_in_another_tab_says_so_with_the_way_back() {
    for record in [crate::stage::PERSONS, SECRET, crate::cards::PERSONS] {
        let mut stage = Stage::open(record);
        stage.app.lock(stage.now);
        stage.press("dismiss 0");
        let page = stage.app.page();
        let dock = crate::stage::of_class(&page, "dock")[0];
        let told = dock.all_text();
        assert!(
            told.contains("another tab") && !told.contains("thinking"),
            "{told}"
        );
        let all = dock.all();
        let mut runs = all.iter().filter_map(|node| node.get("data-run"));
        assert!(runs.any(|run| run == "reload"), "{told}");
        stage.app.key("v", stage.now);
        assert!(
            stage.app.said().contains("another tab"),
            "{}",
            stage.app.said()
        );
    }
}

/// What pressing the element of this name means.
fn intent(stage: &Stage, name: &str) -> Intent {
    let page = stage.app.page();
    let found = page.all().into_iter();
    let mut found = found.filter(|node| node.get("data-run") == Some(name));
    let intent = found.find_map(|node| node.press().cloned());
    intent.expect("something to press")
}

#[test]
fn a_press_on_what_is_gone_decides_nothing() {
    let mut stage = Stage::open(PERSONS);
    let place = intent(&stage, "place 1 0");
    stage.press("place 1 0");
    let figure = intent(&stage, "act 0");
    stage.press("take-back");
    let steps = stage.table().session().steps();
    for old in [place.clone(), figure] {
        stage.app.press(old.clone(), stage.now);
        assert_eq!(stage.table().session().steps(), steps, "{old:?}");
    }
    let fresh = intent(&stage, "place 1 0");
    assert_ne!(fresh, place, "of another state");
    stage.app.press(fresh, stage.now);
    assert_eq!(stage.table().session().steps(), steps + 1);
}

/// Whether the page is what a page built from nothing would be.
fn is_fresh(stage: &Stage) -> bool {
    let page = stage.app.page();
    page == stage.app.page_afresh()
}

/// Plays whatever stands last, which is a figure where one may be put, `count` times, with a look at the page after everything that comes in.
fn play_on(stage: &mut Stage, count: usize) {
    for step in 0..count {
        let page = stage.app.page();
        let all = page.all().into_iter();
        let acts = all.filter_map(|node| node.press());
        let mut acts = acts.filter(|press| {
            matches!(
                press,
                Intent::Act(_) | Intent::Place { .. } | Intent::ToRow { .. }
            )
        });
        let Some(act) = acts.next_back().cloned() else {
            break;
        };
        stage.app.press(act, stage.now);
        assert!(is_fresh(stage), "after step {step}");
        stage.wait();
        assert!(is_fresh(stage), "at rest after step {step}");
    }
}

#[test]
fn lines_of_the_log_that_are_kept_are_what_they_would_be_now() {
    let mut stage = Stage::open(PERSONS);
    while stage.table().tile_in_hand().is_some() {
        let (pos, _) = stage.legal();
        for name in [
            &format!("place {} {}", pos.x, pos.y),
            "act 0",
            "skip",
            "confirm",
        ] {
            stage.press(name);
            assert!(is_fresh(&stage), "after {name}");
            stage.wait();
            assert!(is_fresh(&stage), "at rest after {name}");
        }
    }
    stage.press("look");
    let lights = |stage: &Stage| {
        let page = stage.app.page();
        page.all()
            .iter()
            .filter(|node| node.get("aria-pressed") == Some("true"))
            .count()
    };
    let before = lights(&stage);
    let line = stage.table().log().iter().position(|line| {
        let engine::rules::Event::Scored(scored) = &line.event else {
            return false;
        };
        scored.points > 0
    });
    let line = line.expect("a score");
    let light = Light::Line(line);
    stage.app.point_out(light, stage.now);
    assert!(is_fresh(&stage));
    assert_eq!(lights(&stage), before + 1, "the line is pressed");
    stage.app.fill_in(Field::SeatName(Seat(0)), "Zoe");
    let page = stage.app.page();
    assert!(page.all_text().contains("Zoe"), "new names");
    assert!(is_fresh(&stage));
    stage.app.speak(Language::French);
    assert!(is_fresh(&stage), "another language");
    stage.app.open(
        Opened::load(crate::cards::PERSONS).expect("a record"),
        stage.now,
    );
    play_on(&mut stage, 12);
    let record = crate::filling::filled_in(SECRET.to_owned());
    stage
        .app
        .open(Opened::load(&record).expect("a record"), stage.now);
    assert!(is_fresh(&stage), "another game");
    play_on(&mut stage, 4);
}
