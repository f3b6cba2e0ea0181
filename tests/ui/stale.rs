//! What speaks of something goes when that is over.

use crate::screen::{AGAINST, PERSONS, Screen};
use engine::table::Seat;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::elements::Intent;
use page::elements::intent::{Field, Light};
use page::elements::tree::Node;
use page::messages::Language;
use page::stage::{AnySession, Device, Input};

/// Two persons with secret hands; Anna begins.
const SECRET: &str = "bastide 1\nedition first-2001\nset base\noption hand 3\nseats 2\n\
    player 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    stack base/K base/K base/U base/U\nstart\ntile base/D 0,0\nhand 1 base/U base/E base/B\n\
    hand 2 base/V base/V base/V\nturn 1\n";

#[test]
fn an_answer_goes_when_the_person_decides() {
    let mut screen = Screen::open(PERSONS);
    screen.press("ask-hand");
    assert!(screen.app.cx.toast().is_some());
    screen.press("place 1 0");
    assert_eq!(screen.app.cx.toast(), None);
    screen.press("ask-turn");
    screen.press("take-back");
    assert_eq!(screen.app.cx.toast(), None);
}

#[test]
fn an_answer_can_be_read_while_a_computer_moves() {
    let mut screen = Screen::open(AGAINST);
    screen.press("place 1 0");
    screen.press("skip");
    screen.press("confirm");
    screen.press("ask-scores");
    let epoch = screen.tile_stage().session().epoch();
    let game = screen.tile_stage().session().game().clone();
    let action = engine::ai::choose(&game, 1, engine::session::Level::Greedy);
    screen.app.answer(epoch, action, screen.now);
    while screen.tile_stage().session().epoch() == epoch {
        screen.now += 100.0;
        screen.app.tick(screen.now);
    }
    assert!(screen.app.cx.toast().is_some(), "not gone at once");
    screen.now += 3600.0;
    screen.app.tick(screen.now);
    assert_eq!(screen.app.cx.toast(), None);
}

/// A tile was dropped where it does not fit.
fn refused_screen() -> Screen {
    let mut screen = Screen::open(PERSONS);
    let (slot, at) = (screen.slot(), screen.at(0, -1));
    screen.drag(slot, at);
    assert!(refused(&screen));
    screen
}

fn refused(screen: &Screen) -> bool {
    let page = screen.app.page();
    let class = |node: &&Node| node.get("class") == Some("refusal");
    page.all().iter().any(class)
}

#[test]
fn a_refusal_goes_when_the_next_attempt_begins_or_something_else_is_done() {
    let mut screen = refused_screen();
    let slot = screen.slot();
    screen.down(Device::Mouse, slot);
    assert!(!refused(&screen), "the tile is taken again");
    let mut screen = refused_screen();
    screen.press("zoom-in");
    assert!(!refused(&screen), "the board moved below it");
    let mut screen = refused_screen();
    let (at, by) = (screen.at(0, -1), kurbo::Vec2::new(0.0, 40.0));
    let wheel = Input::Wheel {
        at,
        by,
        pinch: false,
    };
    screen.app.handle_input(wheel, screen.now);
    assert!(!refused(&screen));
}

#[test]
fn a_refusal_goes_when_the_tile_is_turned() {
    let mut screen = refused_screen();
    screen.app.press_key("r", screen.now);
    assert!(!refused(&screen));
}

#[test]
fn what_is_said_of_a_wish_goes_when_the_game_goes_on() {
    let mut screen = Screen::open(SECRET);
    screen.press("show-hand");
    screen.app.press_key("x", screen.now);
    let warned = Notice::GivesAway(Effect::Export);
    assert!(screen.app.cx.has_notice(&warned));
    screen.app.cx.add_notice(Notice::CopyFailed);
    screen.app.press_key("ArrowRight", screen.now);
    assert!(screen.app.cx.has_notice(&warned), "nothing was decided");
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    assert!(!screen.app.cx.has_notice(&warned));
    assert!(!screen.app.cx.has_notice(&Notice::CopyFailed));
}

#[test]
fn the_notice_about_a_covered_hand_goes_with_the_cover() {
    let mut screen = Screen::open(SECRET);
    screen.press("export");
    assert!(screen.app.cx.has_notice(&Notice::Covered(Effect::Export)));
    screen.press("show-hand");
    assert!(!screen.app.cx.has_notice(&Notice::Covered(Effect::Export)));
}

#[test]
fn the_bar_of_a_game_in_another_tab_says_so_with_the_way_back() {
    for record in [crate::screen::PERSONS, SECRET, crate::cards::PERSONS] {
        let mut screen = Screen::open(record);
        screen.app.lock(screen.now);
        screen.press("dismiss 0");
        let page = screen.app.page();
        let dock = crate::screen::of_class(&page, "dock")[0];
        let told = dock.all_text();
        assert!(
            told.contains("another tab") && !told.contains("thinking"),
            "{told}"
        );
        let all = dock.all();
        let mut runs = all.iter().filter_map(|node| node.get("data-run"));
        assert!(runs.any(|run| run == "reload"), "{told}");
        screen.app.press_key("v", screen.now);
        assert!(
            screen.app.cx.said().contains("another tab"),
            "{}",
            screen.app.cx.said()
        );
    }
}

/// What pressing the element of this name means.
fn intent(screen: &Screen, name: &str) -> Intent {
    let page = screen.app.page();
    let found = page.all().into_iter();
    let mut found = found.filter(|node| node.get("data-run") == Some(name));
    let intent = found.find_map(|node| node.press().cloned());
    intent.expect("something to press")
}

#[test]
fn a_press_on_what_is_gone_decides_nothing() {
    let mut screen = Screen::open(PERSONS);
    let place = intent(&screen, "place 1 0");
    screen.press("place 1 0");
    let figure = intent(&screen, "act 0");
    screen.press("take-back");
    let steps = screen.tile_stage().session().steps();
    for old in [place.clone(), figure] {
        screen.app.press(old.clone(), screen.now);
        assert_eq!(screen.tile_stage().session().steps(), steps, "{old:?}");
    }
    let fresh = intent(&screen, "place 1 0");
    assert_ne!(fresh, place, "of another state");
    screen.app.press(fresh, screen.now);
    assert_eq!(screen.tile_stage().session().steps(), steps + 1);
}

/// Whether the page is what a page built from nothing would be.
fn is_fresh(screen: &Screen) -> bool {
    let page = screen.app.page();
    page == screen.app.page_afresh()
}

/// Plays whatever stands last, which is a figure where one may be put, `count` times, with a look at the page after everything that comes in.
fn play_on(screen: &mut Screen, count: usize) {
    for step in 0..count {
        let page = screen.app.page();
        let all = page.all().into_iter();
        let acts = all.filter_map(|node| node.press());
        let mut acts = acts.filter(|press| {
            matches!(
                press,
                Intent::Decide(_) | Intent::Place { .. } | Intent::ToRow { .. }
            )
        });
        let Some(act) = acts.next_back().cloned() else {
            break;
        };
        screen.app.press(act, screen.now);
        assert!(is_fresh(screen), "after step {step}");
        screen.wait();
        assert!(is_fresh(screen), "at rest after step {step}");
    }
}

/// A game that is over, of which every page on the way was what it would be then.
fn over_and_fresh() -> Screen {
    let mut screen = Screen::open(PERSONS);
    while screen.tile_stage().tile_in_hand().is_some() {
        let (pos, _) = screen.legal();
        for name in [
            &format!("place {} {}", pos.x, pos.y),
            "act 0",
            "skip",
            "confirm",
        ] {
            screen.press(name);
            assert!(is_fresh(&screen), "after {name}");
            screen.wait();
            assert!(is_fresh(&screen), "at rest after {name}");
        }
    }
    screen.press("look");
    screen
}

#[test]
fn lines_of_the_log_that_are_kept_are_what_they_would_be_now() {
    let mut screen = over_and_fresh();
    let page = screen.app.page();
    for turn in crate::screen::of_class(&page, "turn-line") {
        let open = turn.press().expect("it opens").clone();
        screen.app.press(open, screen.now);
        assert!(is_fresh(&screen), "another turn is open");
    }
    let lights = |screen: &Screen| {
        let page = screen.app.page();
        page.all()
            .iter()
            .filter(|node| node.get("aria-pressed") == Some("true"))
            .count()
    };
    let line = screen.tile_stage().log().iter().position(|line| {
        let engine::rules::Event::Scored(scored) = &line.event else {
            return false;
        };
        scored.points > 0
    });
    let line = line.expect("a score");
    let head = screen.tile_stage().log()[..line].iter().rposition(|line| {
        use engine::rules::Event;
        matches!(line.event, Event::TurnBegan { .. } | Event::FinalScoring)
    });
    let head = Intent::Turn(head.expect("a turn"));
    screen.app.press(head, screen.now);
    screen.app.clear_highlight(screen.now);
    let before = lights(&screen);
    let light = Light::Line(line);
    screen.app.show_highlight(light, screen.now);
    assert!(is_fresh(&screen));
    assert_eq!(lights(&screen), before + 1, "the line is pressed");
    screen.app.fill_in(Field::SeatName(Seat(0)), "Zoe");
    let page = screen.app.page();
    assert!(page.all_text().contains("Zoe"), "new names");
    assert!(is_fresh(&screen));
    screen.app.cx.speak(Language::French);
    assert!(is_fresh(&screen), "another language");
    screen.app.open(
        AnySession::load(crate::cards::PERSONS).expect("a record"),
        screen.now,
    );
    play_on(&mut screen, 12);
    let record = crate::filling::filled_in(SECRET.to_owned());
    screen
        .app
        .open(AnySession::load(&record).expect("a record"), screen.now);
    assert!(is_fresh(&screen), "another game");
    play_on(&mut screen, 4);
}
