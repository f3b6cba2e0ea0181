//! The game of the day: the same deck for everybody, the first game counts whatever the clock says, and results in links.

use crate::keep::NOON;
use crate::learn::{lessons, of_today, puzzled, puzzles};
use crate::named::ByName;
use crate::screen::{Screen, layout, of_class, text_of};
use engine::ai;
use engine::session::{Control, Level};
use engine::table::Seat;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::context::saved::Saved;
use page::context::surroundings::Surroundings;
use page::elements::daily::DeckGame;
use page::elements::setting::{Confirm, SettingChange};
use page::features::by_link::incoming::KeptGame;
use page::features::daily::kept::with_stored;
use page::features::saves::import_export::set_saves;
use page::messages::Language;
use page::stage::AnySession;

/// The 29th of November 2026.
pub const TODAY: u32 = 20_786;
const ADDRESS: &str = "https://example.org/bastide/";

/// A page at a device with a clock and a storage.
pub struct Device {
    pub screen: Screen,
    /// What decides how its person plays.
    pub chance: u64,
    day: u32,
    pub stored: String,
    /// What was copied last.
    pub copied: String,
    /// What else the page wants of the browser.
    others: Vec<Effect>,
}

impl Device {
    pub fn new(day: u32, chance: u64) -> Device {
        Device::with(day, chance, "")
    }

    /// A page that is opened where this is stored.
    pub fn with(day: u32, chance: u64, stored: &str) -> Device {
        let mut app = App::new(Language::English, chance);
        app.cx.set(SettingChange::Confirm(Confirm::Always));
        app.lay_out(layout(), 0.0);
        app.restore(Kept::Days, stored);
        let address = ADDRESS.to_string();
        app.cx.set_surroundings(Surroundings {
            address,
            shares: false,
        });
        let mut device = Device {
            screen: Screen { app, now: 0.0 },
            chance: 1,
            day,
            stored: stored.to_string(),
            copied: String::new(),
            others: Vec::new(),
        };
        device.settle();
        device
    }

    /// Does what the page asks of the browser.
    pub fn settle(&mut self) {
        loop {
            let effects = self.screen.app.cx.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                match effect {
                    Effect::TellDay => {
                        let app = &mut self.screen.app;
                        app.daily.take_day(&mut app.cx, self.day, &self.stored);
                    }
                    Effect::Keep(Kept::Days, text) => {
                        self.stored = with_stored(&text, &self.stored);
                    }
                    Effect::CopyLink(text) => self.copied = text,
                    other => self.others.push(other),
                }
            }
        }
    }

    pub fn press(&mut self, name: &str) {
        self.screen.press(name);
        self.settle();
    }

    pub fn open(&mut self) {
        self.press("daily");
    }

    pub fn text(&self, class: &str) -> String {
        text_of(&self.screen, class)
    }

    /// The text of the first element of a class in the dialog.
    pub fn shown(&self, class: &str) -> String {
        let page = self.screen.app.page();
        let dialog = of_class(&page, "daily");
        let found = dialog.first().map(|dialog| of_class(dialog, class));
        let found = found.unwrap_or_default();
        found
            .first()
            .map(|node| node.all_text())
            .unwrap_or_default()
    }

    pub fn says(&self, text: &str) -> bool {
        self.text("daily").contains(text)
    }

    /// The seed of the game on the screen.
    pub fn seed(&self) -> u64 {
        self.screen.tile_stage().session().seed()
    }

    /// Begins the game of the deck shown, and plays it to its end. Returns the points.
    pub fn play(&mut self) -> u32 {
        self.press("daily-play");
        self.finish()
    }

    pub fn finish(&mut self) -> u32 {
        for _ in 0..1_000 {
            let session = self.screen.tile_stage().session();
            if session.game().is_over() {
                let points = session.game().scores()[0];
                self.screen.wait();
                self.settle();
                return points;
            }
            let action =
                ai::choose(session.game(), self.chance, Level::Random).expect("a player is asked");
            let epoch = session.epoch();
            if session.computers_turn().is_some() {
                self.screen.app.answer(epoch, Some(action), self.screen.now);
            } else {
                let legal = self.screen.tile_stage().legal();
                let index = legal.iter().position(|&one| one == action);
                self.screen
                    .press(&format!("act {}", index.expect("it is allowed")));
            }
            self.screen.wait();
        }
        panic!("the game does not end");
    }

    /// The lines stored about decks.
    pub fn kept(&self) -> Vec<&str> {
        self.stored.lines().skip(1).collect()
    }

    /// The link in what was copied last.
    pub fn link(&self) -> String {
        let at = self.copied.find(ADDRESS).expect("a link");
        self.copied[at..].to_string()
    }
}

#[test]
fn everybody_draws_the_same_tiles_on_a_day_and_others_on_another_day() {
    let begun = |day, chance, level: &str| {
        let mut device = Device::new(day, chance);
        device.open();
        assert!(device.says("November 2026"));
        device.screen.app.fill_named("daily-level", level);
        device.press("daily-play");
        let session = device.screen.tile_stage().session();
        assert_eq!(
            session.control(Seat(1)).name_of_level(),
            Some(level.to_string())
        );
        assert_eq!(session.computers_turn(), None, "the person begins");
        let hand = device.screen.tile_stage().tile_in_hand();
        (session.seed(), hand.map(|hand| hand.tile))
    };
    assert_eq!(begun(TODAY, 1, "strong"), begun(TODAY, 2, "beginner"));
    assert_ne!(begun(TODAY, 1, "strong").0, begun(TODAY - 1, 1, "strong").0);
}

/// The level of a computer.
trait Levelled {
    fn name_of_level(&self) -> Option<String>;
}

impl Levelled for Control {
    fn name_of_level(&self) -> Option<String> {
        match self {
            Control::Computer(level) => Some(level.name().to_string()),
            Control::Person | Control::Remote => None,
        }
    }
}

#[test]
fn the_first_game_counts_and_practice_changes_nothing() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    let points = device.play();
    let line = device.kept()[0].to_string();
    assert!(line.starts_with("2026-11-29 greedy "), "{line}");
    // Its way back is at the end of the game.
    assert_eq!(device.screen.app.cx.dialog(), Some(Dialog::End));
    let title = "Game of the day: 29 November 2026";
    assert!(device.text("end").contains(title), "{}", device.text("end"));
    let app = &mut device.screen.app;
    let saved = Saved::read("7", &app.cx.record().expect("a game"), NOON);
    set_saves(&mut app.cx, vec![saved], 0, NOON);
    app.press_named("games", device.screen.now);
    assert!(
        device.text("saves").contains(title),
        "{}",
        device.text("saves")
    );
    device.screen.app.press_named("close", device.screen.now);
    device.screen.now += 1_000.0;
    let next = of_class(&device.screen.app.page(), "last")[0].all_text();
    assert!(next.contains("Result"), "{next}");
    assert!(!next.contains("Play again"), "{next}");
    device.press("daily");
    assert!(device.shown("score").starts_with(&format!("{points} : ")));
    let seed = device.seed();
    let par = DeckGame {
        seed,
        against: Level::Greedy,
    };
    assert!(device.others.contains(&Effect::FindPar(par)));
    assert!(device.says("An expert is playing these tiles"));
    let app = &mut device.screen.app;
    app.daily.take_par(&mut app.cx, par, Some(93));
    device.settle();
    assert!(device.says("Par: 93"));
    let line = device.kept()[0].to_string();
    // The same deck again, against somebody else.
    device.screen.app.fill_named("daily-level", "beginner");
    device.play();
    assert_eq!(device.seed(), seed);
    assert_eq!(device.kept(), [line.as_str()], "practice is not kept");
    // At a later visit, too.
    let mut later = Device::with(TODAY, 3, &device.stored);
    later.open();
    assert!(later.says("Play again for practice") && later.says("Par: 93"));
    assert_eq!(device.kept(), [line.as_str()]);
}

#[test]
fn a_clock_that_goes_back_loses_and_doubles_nothing() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.play();
    let line = device.kept()[0].to_string();
    device.press("daily");
    // A time zone to the west, or a wrong clock.
    device.day = TODAY - 1;
    device.open();
    assert!(
        device.says(
            "This device says that today is 28 November 2026, but the game of 29 November 2026"
        )
    );
    assert!(device.says("Start"), "the earlier day has its own game");
    device.play();
    assert_eq!(device.kept().len(), 2);
    // The day comes once more.
    device.day = TODAY;
    device.open();
    device.press("daily-today");
    assert_eq!(device.text("clock-back"), "");
    assert!(device.says("Play again for practice"));
    device.play();
    assert_eq!(device.kept().len(), 2);
    assert_eq!(device.kept()[0], line);
}

#[test]
fn a_game_counts_for_the_day_on_which_it_began() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-play");
    device.day = TODAY + 1;
    device.finish();
    assert!(device.kept()[0].starts_with("2026-11-29 greedy "));
    device.press("daily");
    assert!(
        device.says("29 November 2026"),
        "what has just ended is shown"
    );
    device.press("daily-today");
    assert!(device.text("deck").starts_with("30 November 2026"));
    assert!(device.says("Start"));
    // What is shown is what is played, even at midnight.
    device.day = TODAY + 2;
    device.press("daily-play");
    assert!(device.kept()[1].starts_with("2026-11-30 greedy - "));
}

#[test]
fn a_clock_that_knows_no_day_offers_none() {
    let mut device = Device::new(u32::MAX, 1);
    device.open();
    assert_eq!(
        (device.text("deck"), device.text("week")),
        (String::new(), String::new())
    );
    device.screen.app.fill_named("daily-deck", "My deck");
    device.press("daily-typed");
    assert!(device.text("daily").starts_with("My deck"));
}

#[test]
fn the_first_game_goes_on_where_it_is_saved() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-play");
    let (first, seed) = (
        device.screen.app.cx.record().expect("a game"),
        device.seed(),
    );
    let kept = |text: &str| KeptGame {
        id: "7".to_string(),
        text: text.to_string(),
        current: false,
    };
    device.open();
    assert!(device.says("You are in the middle of this game"));
    // It is behind the dialog.
    device.press("daily-play");
    assert_eq!(device.screen.app.cx.dialog(), None);
    // Another game is.
    device.press("new-game");
    device.press("start");
    assert_ne!(device.seed(), seed);
    device.open();
    device.press("daily-play");
    let game = DeckGame {
        seed,
        against: Level::Greedy,
    };
    assert_eq!(device.others.last(), Some(&Effect::FindFirstGame(game)));
    let other = device.screen.app.cx.record().expect("a game");
    device
        .screen
        .app
        .go_on_with_deck(game, &[kept(&other), kept("nonsense"), kept(&first)], 0.0);
    device.settle();
    assert_eq!(
        device.others.last(),
        Some(&Effect::OpenSave("7".to_string()))
    );
    // It is gone.
    device
        .screen
        .app
        .go_on_with_deck(game, &[kept(&other)], 0.0);
    device.settle();
    assert_eq!(device.seed(), seed);
    assert!(device.text("toast").contains("still counts"));
    device.finish();
    assert_eq!(device.kept().len(), 1);
    assert!(!device.kept()[0].ends_with('-'), "it counted");
}

#[test]
fn whoever_plays_on_from_a_replay_plays_for_practice() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-play");
    let action = ai::choose(device.screen.tile_stage().game(), 1, Level::Random).expect("a move");
    let legal = device.screen.tile_stage().legal();
    let index = legal
        .iter()
        .position(|&one| one == action)
        .expect("it is allowed");
    device.press(&format!("act {index}"));
    device.screen.wait();
    device.press("replay");
    device.press("first-step");
    device.press("play-on");
    let seed = device.seed();
    device.finish();
    assert_eq!(device.seed(), seed);
    assert!(device.kept()[0].ends_with(" - - -"), "{:?}", device.kept());
}

#[test]
fn the_days_of_the_week_have_their_results_and_can_be_caught_up_with() {
    let mut device = Device::with(
        TODAY,
        1,
        "bastide-days 1\n2026-11-27 strong 74 - 40,48\n2026-11-28 strong - - -\n",
    );
    device.open();
    let page = device.screen.app.page();
    let days: Vec<String> = of_class(&page, "day")
        .iter()
        .map(|day| day.all_text())
        .collect();
    assert_eq!(days.len(), 7);
    assert_eq!(days[4..], ["2788", "28…", "29–"]);
    let label = of_class(&page, "day")[4]
        .get("aria-label")
        .map(str::to_string);
    assert_eq!(label.as_deref(), Some("27 November 2026: 88 points"));
    device.press(&format!("daily-day {}", TODAY - 1));
    assert!(device.text("deck").starts_with("28 November 2026"));
    assert!(device.says("Continue"));
}

/// What is kept after these tries at a puzzle of a page that knows today's.
fn kept_after(mut screen: Screen, puzzle: &str, tries: &[bool]) -> Option<String> {
    screen.press(puzzle);
    for &solved in tries {
        match solved {
            true => screen.app.learning.finish_lesson(&mut screen.app.cx),
            false => screen.app.learning.miss_lesson(&mut screen.app.cx),
        }
        screen.app.note_puzzle();
    }
    let effects = screen.app.cx.take_effects().into_iter().rev();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::Days, text) => Some(text),
        _ => None,
    });
    kept.next()
}

/// The dialog after these tries at the puzzle of today.
pub fn tried(tries: &[bool]) -> Device {
    let screen = puzzled(TODAY);
    let puzzle = of_today(&screen);
    let kept = kept_after(screen, &puzzle, tries);
    let mut device = Device::with(TODAY, 1, &kept.unwrap_or_default());
    device.open();
    device
}

#[test]
fn the_first_try_at_the_puzzle_of_the_day_counts() {
    let told = |tries: &[bool]| tried(tries).text("puzzle-of-day");
    assert!(told(&[]).contains("The first try counts."));
    assert!(told(&[false, true]).contains("Not solved"));
    assert!(told(&[true, false]).contains("Solved on the first try."));
    // Another puzzle is no try at that of the day.
    let screen = puzzled(TODAY);
    let today = of_today(&screen);
    let other = (0..3).map(|day| of_today(&puzzled(day)));
    let other = other.rev().find(|other| *other != today);
    let kept = kept_after(screen, &other.expect("another one"), &[true]);
    assert_eq!(kept, None);
}

#[test]
fn nobody_resigns_or_leaves_a_seat_in_the_game_that_counts() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-play");
    device.screen.press("resign-or-draw");
    assert_eq!(device.screen.app.cx.dialog(), None);
    device.screen.press("seat 1");
    let page = device.screen.app.page();
    let choices = page.all().into_iter().filter(|node| node.tag == "select");
    assert_eq!(choices.count(), 0, "{:?}", device.screen.app.cx.dialog());
    device.screen.press("close");
    device.finish();
    assert_eq!(device.kept().len(), 1, "{:?}", device.kept());
}

#[test]
fn practice_does_not_choose_who_begins_the_next_game() {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.play();
    device.press("daily");
    device.press("daily-play");
    let first = |device: &Device| {
        let record = device.screen.app.cx.record().expect("a game");
        let lines = record.lines().filter(|line| line.contains("first-player"));
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(first(&device), ["option first-player 1"]);
    let practice = device.screen.app.cx.record().expect("a game");
    device.press("again");
    assert_eq!(first(&device), [""; 0]);
    // Nor when it is opened from the saved games.
    let mut device = Device::new(TODAY, 1);
    device
        .screen
        .app
        .open(AnySession::load(&practice).expect("a game"), 0.0);
    device.press("new-game");
    device.press("start");
    assert_eq!(first(&device), [""; 0]);
    // Seats change as after any game: whoever sat second begins.
    device
        .screen
        .app
        .open(AnySession::load(&practice).expect("a game"), 0.0);
    device.press("again-rotated");
    let session = device.screen.tile_stage().session();
    assert_eq!(session.asked_seat(), Some(Seat(0)));
    assert!(session.computers_turn().is_some());
}

/// The puzzle of the day was asked for, and the lessons have come, which the book needs first.
fn before_the_puzzle() -> Device {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-puzzle");
    let cx = &mut device.screen.app.cx;
    device
        .screen
        .app
        .learning
        .take_lessons(cx, Language::English, Some(&lessons()));
    device
}

#[test]
fn the_puzzle_of_the_day_opens_by_itself() {
    let today = of_today(&puzzled(TODAY));
    let place = |device: &Device| {
        let app = &device.screen.app;
        app.learning.place_in_book(&app.cx)
    };
    let lesson = {
        let mut screen = puzzled(TODAY);
        screen.press(&today);
        screen.app.learning.place_in_book(&screen.app.cx)
    };
    let mut device = before_the_puzzle();
    device.settle();
    assert!(device.others.contains(&Effect::FetchPuzzles));
    let cx = &mut device.screen.app.cx;
    device
        .screen
        .app
        .learning
        .take_puzzles(cx, Some(&puzzles()), TODAY);
    assert_eq!(place(&device), lesson);
    // They are there the next time.
    device.press("close");
    device.open();
    device.press("daily-puzzle");
    assert_eq!(place(&device), lesson);
    // Without them, the list says so.
    let mut device = before_the_puzzle();
    let cx = &mut device.screen.app.cx;
    device.screen.app.learning.take_puzzles(cx, None, TODAY);
    assert_eq!(place(&device), "learn/puzzles");
}

/// A first game with an own result, and what is kept of it.
pub fn finished() -> Device {
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.play();
    device.press("daily");
    device
}

#[test]
fn the_par_is_asked_for_again_when_the_worker_breaks() {
    let mut device = finished();
    let par = DeckGame {
        seed: device.seed(),
        against: Level::Greedy,
    };
    let asked = |device: &Device| {
        let asked = device
            .others
            .iter()
            .filter(|one| **one == Effect::FindPar(par));
        asked.count()
    };
    assert_eq!(asked(&device), 1);
    // Another deck may be shown meanwhile.
    device.press(&format!("daily-day {}", TODAY - 1));
    let breaks = |device: &mut Device| {
        let app = &mut device.screen.app;
        app.daily.ask_for_par_again(&mut app.cx);
        device.settle();
    };
    breaks(&mut device);
    assert_eq!(asked(&device), 2);
    let app = &mut device.screen.app;
    app.daily.take_par(&mut app.cx, par, Some(93));
    breaks(&mut device);
    assert_eq!(asked(&device), 2, "it is known");
}
