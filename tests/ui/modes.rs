//! What a game is besides its rules: for children, a duel by the clock.

use crate::named::ByName;
use crate::screen::{PERSONS, Screen, of_class};
use engine::session::Session;
use engine::table::Seat;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::messages::Language;

/// A duel of persons with so many seconds for each.
fn duel(time_over: &str, seconds: [u32; 2]) -> Screen {
    let screen = duel_as_saved(time_over, seconds);
    // What was said at the beginning.
    assert_eq!(screen.app.cx.dialog(), None);
    screen
}

/// The same as it is opened.
fn duel_as_saved(time_over: &str, seconds: [u32; 2]) -> Screen {
    let [one, other] = seconds.map(|seconds| seconds * 1000);
    let note = format!("table duel {time_over} {one} {other}\nseed 1");
    Screen::open(&PERSONS.replace("seed 1", &note))
}

impl Screen {
    /// Lets so many seconds pass, as a page does that is woken when the clock shows something else.
    fn pass(&mut self, seconds: f64) {
        let end = self.now + seconds * 1000.0;
        while let Some(next) = self.app.next_tick_at().filter(|&next| next < end) {
            self.now = next.max(self.now);
            self.app.tick(self.now);
        }
        self.now = end;
        self.app.tick(end);
    }

    fn clocks(&self) -> Vec<String> {
        let page = self.app.page();
        let clocks = of_class(&page, "clock").into_iter();
        clocks.map(|node| node.all_text()).collect()
    }
}

#[test]
fn a_duel_is_for_two_with_a_clock_each_and_without_aids() {
    let mut app = App::new(Language::English, 7);
    app.press_named("house-rules", 0.0);
    app.press_named("seats 3", 0.0);
    app.press_named("mode duel", 0.0);
    let text = app.page().all_text();
    assert!(text.contains("a clock for each, and no help"), "{text}");
    app.press_named("minutes 5", 0.0);
    app.press_named("time-over play-on", 0.0);
    app.press_named("start-page", 0.0);
    let text = app.page().all_text();
    assert!(text.contains("Duel\u{a0}· Current edition"), "{text}");
    assert!(!text.contains("Add a computer"), "{text}");
    assert!(text.contains("A duel is for two players."), "{text}");
    app.press_named("start", 0.0);
    assert_eq!(of_class(&app.page(), "clock").len(), 2);
    let stage = app.cx.tile_stage().expect("a game");
    assert!(!stage.shows_aids() && app.cx.settings().aids);
    assert!(
        app.cx
            .record()
            .expect("a text")
            .contains("\ntable duel clock play-on 5 0 300000 300000\n")
    );
    app.press_named("new-game", 0.0);
    app.press_named("house-rules", 0.0);
    app.press_named("mode duel", 0.0);
    app.press_named("start-page", 0.0);
    app.press_named("game cards", 0.0);
    app.press_named("start", 0.0);
    assert_eq!(of_class(&app.page(), "clock").len(), 2, "with cards too");
    app.press_named("new-game", 0.0);
    let text = app.page().all_text();
    assert!(text.contains("Add a computer"), "once a duel is enough");
    assert_eq!(app.form_mut().terms.minutes, 5, "its clock is kept");
    app.press_named("start", 0.0);
    assert_eq!(of_class(&app.page(), "clock").len(), 0);
    assert!(!app.cx.record().expect("a text").contains("\ntable"));
}

#[test]
fn the_time_of_whoever_is_asked_runs_and_stands_while_nobody_can_play() {
    let mut screen = duel("lose", [300, 300]);
    screen.pass(2.0);
    let begun = screen.clocks();
    assert_eq!(begun[1], "5:00");
    screen.pass(10.0);
    assert_ne!(screen.clocks()[0], begun[0]);
    let stands = |screen: &mut Screen, press: &str| {
        screen.press(press);
        let before = screen.clocks();
        screen.pass(30.0);
        assert_eq!(screen.clocks(), before, "{press}");
        screen.app.press_key("Escape", screen.now);
    };
    stands(&mut screen, "help");
    stands(&mut screen, "settings");
    screen.app.set_visible(false, screen.now);
    let before = screen.clocks();
    screen.pass(30.0);
    assert_eq!(screen.clocks(), before, "out of sight");
    screen.app.set_visible(true, screen.now);
    screen.pass(1.5);
    assert_ne!(screen.clocks(), before);
}

#[test]
fn a_clock_is_kept_with_the_game_while_it_runs() {
    let mut screen = duel("lose", [300, 300]);
    screen.app.cx.take_effects();
    screen.pass(11.0);
    assert!(screen.app.cx.take_effects().contains(&Effect::Save));
    let text = screen.app.cx.record().expect("a text");
    let again: Session = Session::load(&text).expect("a record");
    let left: u32 = again
        .table_note()
        .split(' ')
        .nth(5)
        .expect("a time")
        .parse()
        .expect("a number");
    assert!((280_000..=295_000).contains(&left), "{left}");
    let loaded = Screen::open(&text);
    assert!(
        loaded.clocks()[0].starts_with("4:"),
        "{:?}",
        loaded.clocks()
    );
}

#[test]
fn little_time_is_told_twice_and_each_second_is_not() {
    let mut screen = duel("play-on", [75, 300]);
    let mut said: Vec<String> = Vec::new();
    for _ in 0..90 {
        screen.pass(1.0);
        let now = screen.app.cx.said().to_string();
        if said.last() != Some(&now) {
            said.push(now);
        }
    }
    let told: Vec<&String> = said
        .iter()
        .filter(|text| text.contains("Anna has"))
        .collect();
    let all = [
        "Anna has one minute left.",
        "Anna has ten seconds left.",
        "Anna has no time left.",
    ];
    assert_eq!(told, all);
    assert_eq!(
        (screen.app.cx.dialog(), screen.clocks()[0].as_str()),
        (None, "0:00")
    );
}

#[test]
fn a_key_says_how_much_time_is_left_or_that_there_is_no_clock() {
    let mut screen = duel("lose", [300, 125]);
    screen.app.press_key(".", screen.now);
    let said = screen.app.cx.said();
    assert!(said.contains("Ben: 2 minutes, 5 seconds."), "{said}");
    let mut plain = Screen::open(PERSONS);
    plain.app.press_key(".", plain.now);
    assert_eq!(plain.app.cx.said(), "This game has no clock.");
}

#[test]
fn whoever_has_no_time_left_loses_and_the_game_can_be_played_on() {
    let mut screen = duel("lose", [20, 300]);
    screen.pass(40.0);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let told = "Anna has no time left. Ben wins on time.";
    assert_eq!(screen.app.cx.said(), told);
    screen.app.press_key("Escape", screen.now);
    let page = screen.app.page();
    for class in ["dock", "lines"] {
        let text = of_class(&page, class)[0].all_text();
        assert!(text.contains(told), "{class}: {text}");
    }
    let legal = screen.tile_stage().legal().len();
    assert_eq!(legal, 0, "it can only be looked at");
    screen.press("ask-turn");
    let again = Screen::open(&screen.app.cx.record().expect("a text"));
    assert_eq!(again.app.cx.said(), told);
    screen.app.cx.take_effects();
    screen.press("play-on-unsettled");
    assert!(screen.app.cx.take_effects().contains(&Effect::Save));
    screen.pass(60.0);
    assert_eq!((screen.clocks().len(), screen.app.cx.dialog()), (0, None));
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(screen.tile_stage().game().board().placed().len(), 2);
    let again = Screen::open(&screen.app.cx.record().expect("a text"));
    assert_eq!((again.clocks().len(), again.app.cx.dialog()), (0, None));
    assert!(!again.tile_stage().shows_aids(), "as both agreed");
}

#[test]
fn a_duel_that_was_lost_on_time_says_so_when_it_is_opened_and_at_the_end() {
    let screen = duel_as_saved("lose", [0, 300]);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let text = screen.app.page().all_text();
    assert!(text.contains("Ben wins on time."), "{text}");
    // The most points crown nobody who lost on time, but do where the game was to go on.
    let note = "handicap 2 20\ntable duel play-on 300000 0\nseed 1";
    let mut screen = Screen::open(&PERSONS.replace("seed 1", note));
    screen.play_to_end();
    let stage = screen.tile_stage();
    assert!(stage.game().leaders().has(Seat(1)), "the test needs it");
    let text = screen.app.cx.record().expect("a text");
    for (time_over, crowned) in [("lose", "Anna wins on time."), ("play-on", "Ben wins")] {
        // As older pages let a game be played on that was lost.
        let text = text.replace("clock play-on", &format!("clock {time_over}"));
        let again = Screen::open(&text);
        assert!(
            again.app.cx.said().contains(crowned),
            "{}",
            again.app.cx.said()
        );
        let log = of_class(&again.app.page(), "lines")[0].all_text();
        assert!(log.contains(crowned), "{log}");
        assert_eq!(log.contains("Ben wins"), time_over == "play-on", "{log}");
        assert_eq!(again.app.cx.dialog(), Some(Dialog::End));
        let page = again.app.page();
        let ends = page.all().into_iter().filter(|node| node.tag == "h1");
        let heads: Vec<String> = ends.map(|node| node.all_text()).collect();
        assert!(heads.iter().any(|head| head.contains(crowned)), "{heads:?}");
        let best = of_class(&page, "best").len();
        assert_eq!(best, 1, "{time_over}");
    }
}

#[test]
fn a_game_that_goes_on_from_a_replay_or_begins_again_has_all_of_its_time() {
    let mut screen = duel("lose", [20, 280]);
    screen.pass(10.0);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    screen.pass(30.0);
    screen.press("replay");
    screen.app.press_key("Home", screen.now);
    screen.press("play-on");
    assert_eq!(screen.clocks(), ["5:00", "5:00"]);
    screen.pass(30.0);
    assert_ne!(screen.clocks()[0], "5:00");
    screen.press("again");
    assert_eq!(screen.clocks(), ["5:00", "5:00"]);
}

#[test]
fn a_table_that_says_nothing_sensible_is_as_usual() {
    for note in ["duel lose", "duel lose x y", "party", "children now"] {
        let record = PERSONS.replace("seed 1", &format!("table {note}\nseed 1"));
        assert_eq!(Screen::open(&record).clocks().len(), 0, "{note}");
    }
}

#[test]
fn children_play_without_fields_and_with_a_folded_log() {
    let mut app = App::new(Language::English, 7);
    app.press_named("house-rules", 0.0);
    app.press_named("mode children", 0.0);
    assert!(!app.form_mut().options().farmers);
    assert_eq!(app.form_mut().changes(), 0, "that is how they play");
    app.press_named("preset winter", 0.0);
    assert!(!app.form_mut().options().farmers);
    app.press_named("start-page", 0.0);
    assert!(app.page().all_text().contains("Children\u{a0}· "));
    app.press_named("start", 0.0);
    let larger = app.cx.board_theme().figures.factor();
    assert!(larger > 1.0);
    assert!(
        app.cx
            .record()
            .expect("a text")
            .contains("\ntable children\n")
    );
    assert_eq!(of_class(&app.page(), "lines").len(), 0);
    app.press_named("log", 0.0);
    assert_eq!(of_class(&app.page(), "lines").len(), 1);
    app.press_named("new-game", 0.0);
    app.press_named("house-rules", 0.0);
    app.press_named("mode standard", 0.0);
    assert!(app.form_mut().options().farmers);
    app.press_named("mode children", 0.0);
    app.press_named("start-page", 0.0);
    app.press_named("game cards", 0.0);
    assert_eq!(app.form_mut().mode(), page::elements::mode::Mode::Standard);
}
