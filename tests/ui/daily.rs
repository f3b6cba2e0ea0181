//! The game of the day: the same deck for everybody, the first game counts whatever the clock says, and results in links.

use crate::learn::{lessons, of_today, puzzled, puzzles};
use crate::named::ByName;
use crate::screen::{Screen, layout, of_class, text_of};
use engine::ai;
use engine::link::LinkError;
use engine::session::{Control, Level};
use engine::table::Seat;
use page::app::App;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::context::notices::Notice;
use page::context::surroundings::Surroundings;
use page::elements::daily::DeckGame;
use page::elements::setting::{Confirm, SettingChange};
use page::features::by_link::incoming::KeptGame;
use page::features::daily::kept::with_stored;
use page::messages::Language;
use page::stage::AnySession;

/// The 29th of November 2026.
const TODAY: u32 = 20_786;
const ADDRESS: &str = "https://example.org/bastide/";

/// A page at a device with a clock and a storage.
struct Device {
    screen: Screen,
    /// What decides how its person plays.
    chance: u64,
    day: u32,
    stored: String,
    /// What was copied last.
    copied: String,
    /// What else the page wants of the browser.
    others: Vec<Effect>,
}

impl Device {
    fn new(day: u32, chance: u64) -> Device {
        Device::with(day, chance, "")
    }

    /// A page that is opened where this is stored.
    fn with(day: u32, chance: u64, stored: &str) -> Device {
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
    fn settle(&mut self) {
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

    fn press(&mut self, name: &str) {
        self.screen.press(name);
        self.settle();
    }

    fn open(&mut self) {
        self.press("daily");
    }

    fn text(&self, class: &str) -> String {
        text_of(&self.screen, class)
    }

    /// The text of the first element of a class in the dialog.
    fn shown(&self, class: &str) -> String {
        let page = self.screen.app.page();
        let dialog = of_class(&page, "daily");
        let found = dialog.first().map(|dialog| of_class(dialog, class));
        let found = found.unwrap_or_default();
        found
            .first()
            .map(|node| node.all_text())
            .unwrap_or_default()
    }

    fn says(&self, text: &str) -> bool {
        self.text("daily").contains(text)
    }

    /// The seed of the game on the screen.
    fn seed(&self) -> u64 {
        self.screen.tile_stage().session().seed()
    }

    /// Begins the game of the deck shown, and plays it to its end. Returns the points.
    fn play(&mut self) -> u32 {
        self.press("daily-play");
        self.finish()
    }

    fn finish(&mut self) -> u32 {
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
    fn kept(&self) -> Vec<&str> {
        self.stored.lines().skip(1).collect()
    }

    /// The link in what was copied last.
    fn link(&self) -> String {
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
    device.screen.now += 1_000.0;
    let next = of_class(&device.screen.app.page(), "last")[0].all_text();
    assert!(next.contains("Game of the day"), "{next}");
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
fn two_results_are_compared_turn_by_turn_once_both_are_there() {
    let mut one = Device::new(TODAY, 1);
    one.open();
    one.play();
    one.press("daily");
    one.press("daily-copy");
    let points = one.shown("score");
    let told = "Bastide, 29 November 2026: ";
    assert!(
        one.copied.starts_with(told) && one.copied.contains(&points),
        "{}",
        one.copied
    );
    assert_eq!(one.copied.lines().count(), 1);
    let mut other = Device::new(TODAY, 2);
    other.screen.app.receive_link(&one.link(), 0.0);
    other.settle();
    assert_eq!(other.screen.app.cx.dialog(), Some(Dialog::Daily));
    assert!(!other.says(&points), "that would tell too much");
    assert!(other.says("when you have finished your first game"));
    // It is still there after a reload.
    let mut other = Device::with(TODAY, 2, &other.stored);
    other.chance = 2;
    other.open();
    other.play();
    other.press("daily");
    let page = other.screen.app.page();
    let chart = of_class(&page, "chart");
    let lines = chart[0]
        .all()
        .into_iter()
        .filter(|node| node.get("class") == Some("line"));
    assert_eq!(lines.count(), 2);
    assert!(chart[0].all_text().contains(&points));
    assert!(chart[0].all_text().contains("After turn 6"));
}

#[test]
fn a_deck_of_any_text_goes_by_link() {
    let mut one = Device::new(TODAY, 1);
    one.open();
    one.screen
        .app
        .fill_named("daily-deck", "  My deck of the  week ");
    one.press("daily-typed");
    one.screen.app.fill_named("daily-level", "hasty");
    let page = one.screen.app.page();
    let headings = of_class(&page, "daily")[0].all();
    let headings: Vec<String> = headings
        .iter()
        .filter(|node| matches!(node.tag, "h1" | "h2"))
        .map(|node| node.all_text())
        .collect();
    assert_eq!(headings[0], "My deck of the week");
    assert!(
        !headings.contains(&"Game of the day".to_string()),
        "{headings:?}"
    );
    one.press("daily-copy");
    assert!(
        one.copied.starts_with("Bastide, My deck of the week: "),
        "{}",
        one.copied
    );
    let mut other = Device::new(TODAY + 3, 2);
    other.screen.app.import(&one.link(), 0.0);
    other.settle();
    assert!(other.text("daily").starts_with("My deck of the week"));
    one.press("daily-play");
    other.press("daily-play");
    assert_eq!(one.seed(), other.seed());
    assert!(
        other
            .kept()
            .contains(&"own hasty - - - My deck of the week")
    );
}

#[test]
fn a_broken_link_is_refused_with_its_reason() {
    let mut device = Device::new(TODAY, 1);
    for (text, error) in [
        ("#deck=", LinkError::NotALink),
        ("#deck=<img src=x>", LinkError::NotALink),
        ("#deck=CAAA", LinkError::Newer),
        (&format!("#deck={}", "A".repeat(5_000)), LinkError::TooLong),
    ] {
        device.screen.app.receive_link(text, 0.0);
        device.settle();
        assert!(
            device.screen.app.cx.has_notice(&Notice::BadLink(error)),
            "{text}"
        );
        assert_eq!(device.screen.app.cx.dialog(), Some(Dialog::NewGame));
    }
    assert_eq!(device.kept().len(), 0);
}

#[test]
fn a_link_leaves_the_running_game_alone() {
    let mut device = Device::new(TODAY, 1);
    device.press("start");
    let game = device.screen.app.cx.record();
    let mut other = Device::new(TODAY, 2);
    other.open();
    other.press("daily-copy");
    device
        .screen
        .app
        .receive_link(&other.link(), device.screen.now);
    device.settle();
    assert_eq!(device.screen.app.cx.dialog(), Some(Dialog::Daily));
    assert_eq!(device.screen.app.cx.record(), game);
    device.press("close");
    assert_eq!(device.screen.app.cx.dialog(), None);
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
            false => screen.app.learning.miss_lesson(),
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
fn tried(tries: &[bool]) -> Device {
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
    assert!(told(&[true, false]).contains("Solved at the first try."));
    // Another puzzle is no try at that of the day.
    let screen = puzzled(TODAY);
    let today = of_today(&screen);
    let other = (0..3).map(|day| of_today(&puzzled(day)));
    let other = other.rev().find(|other| *other != today);
    let kept = kept_after(screen, &other.expect("another one"), &[true]);
    assert_eq!(kept, None);
}

#[test]
fn verdicts_on_the_puzzle_are_compared_by_link() {
    let mut one = tried(&[true]);
    one.press("daily-copy-puzzle");
    let line = "Bastide, puzzle of 29 November 2026: ✓ ";
    assert!(one.copied.starts_with(line), "{}", one.copied);
    for (mut other, told) in [
        (tried(&[]), "is shown after your first try"),
        (tried(&[false]), "The sender of the link solved it"),
    ] {
        other.screen.app.receive_link(&one.link(), 0.0);
        other.settle();
        assert!(other.text("puzzle-of-day").contains(told), "{told}");
    }
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
    // What the book needs comes one after the other.
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-puzzle");
    let cx = &mut device.screen.app.cx;
    device
        .screen
        .app
        .learning
        .take_lessons(cx, Language::English, Some(&lessons()));
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
    let mut device = Device::new(TODAY, 1);
    device.open();
    device.press("daily-puzzle");
    let cx = &mut device.screen.app.cx;
    device
        .screen
        .app
        .learning
        .take_lessons(cx, Language::English, Some(&lessons()));
    let cx = &mut device.screen.app.cx;
    device.screen.app.learning.take_puzzles(cx, None, TODAY);
    assert_eq!(place(&device), "learn/puzzles");
}

/// A first game with an own result, and what is kept of it.
fn finished() -> Device {
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

/// A link to somebody's result of the day, played with other chances under a name.
fn link_of(chance: u64, name: &str) -> (String, String) {
    let mut device = Device::new(TODAY, chance);
    let players = format!("1 blue {name}\n");
    device.screen.app.restore(Kept::Players, &players);
    device.chance = chance;
    device.open();
    device.play();
    device.press("daily");
    device.press("daily-copy");
    assert_eq!(device.says("carries your name"), !name.is_empty());
    (device.link(), device.shown("score"))
}

#[test]
fn results_of_several_people_are_kept_and_one_of_them_is_compared() {
    let mut device = finished();
    device.press("daily-copy");
    let own = device.link();
    let (anna, of_anna) = link_of(2, "Anna");
    let (ben, of_ben) = link_of(3, "Ben");
    let (nobody, _) = link_of(4, "");
    for link in [&anna, &ben, &nobody, &anna] {
        device.screen.app.receive_link(link, 0.0);
        device.settle();
    }
    let names = |device: &Device| -> Vec<String> {
        let page = device.screen.app.page();
        let theirs = of_class(&page, "theirs");
        let all = theirs.first().map(|list| list.all()).unwrap_or_default();
        let labels = all.iter().filter(|node| node.get("class") == Some("label"));
        labels.map(|node| node.all_text()).collect()
    };
    assert_eq!(names(&device), ["Sender", "Ben", "Anna"]);
    let legend = |device: &Device| device.shown("whose");
    assert!(
        legend(&device).contains("Anna"),
        "the link that was opened last"
    );
    assert!(legend(&device).contains(&of_anna));
    device.press("daily-compare 1");
    assert!(legend(&device).contains("Ben") && legend(&device).contains(&of_ben));
    // One's own link takes nothing away, and says what it is.
    assert!(!device.says("This link is your own"));
    device.screen.app.receive_link(&own, 0.0);
    device.settle();
    assert!(device.says("This link is your own"));
    assert_eq!(names(&device), ["Sender", "Ben", "Anna"]);
    // Who has not finished sees how many there are, and no points.
    let mut other = Device::new(TODAY, 5);
    for link in [&anna, &ben] {
        other.screen.app.receive_link(link, 0.0);
        other.settle();
    }
    assert!(other.says("2 results that came with links"));
    assert!(!other.says(&of_anna) && !other.says("Anna"));
}

#[test]
fn the_lines_of_a_result_are_named() {
    let mut device = finished();
    let bars = device.shown("bar-legend");
    assert!(
        bars.contains("Turns") && bars.contains("Final scoring"),
        "{bars}"
    );
    let par = DeckGame {
        seed: device.seed(),
        against: Level::Greedy,
    };
    device.screen.app.receive_link(&link_of(2, "Anna").0, 0.0);
    device.settle();
    let levels = |device: &Device| of_class(&device.screen.app.page(), "level").len();
    assert_eq!(levels(&device), 0, "nobody knows the par yet");
    let app = &mut device.screen.app;
    app.daily.take_par(&mut app.cx, par, Some(193));
    device.settle();
    assert_eq!(levels(&device), 2, "in the chart and its legend");
    let legend = device.shown("whose");
    for name in ["You", "Anna", "Par (an expert) 193"] {
        assert!(legend.contains(name), "{legend}");
    }
    // Screen readers get the same as a table.
    let page = device.screen.app.page();
    let table = of_class(&page, "chart")[0].all();
    let heads = table.iter().filter(|node| node.get("scope") == Some("col"));
    let heads: Vec<String> = heads.map(|node| node.all_text()).collect();
    assert_eq!(heads, ["You", "Anna", "Par (an expert)"]);
    let last = table.iter().rfind(|node| node.tag == "tr").expect("a row");
    assert!(last.all_text().ends_with("193"), "{}", last.all_text());
}
