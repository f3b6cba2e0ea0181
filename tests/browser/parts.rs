//! The parts of the module and the tables of the messages: the first is enough up to the first move, the others come in time
//! or when they are needed. On other pages another first part is enough to see a board.

use locale::compile::{Files, messages};
use serde_json::json;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::board::TWO_PERSONS;
use crate::browser::{Browser, Key};
use crate::embedded::{HostPage, TASK};
use crate::screen::{DESKTOP, PHONE, Point, Screen};
use crate::site;

/// Lets a person begin and the page fetch no part and no later messages ahead, and writes down for what it fetches them in need.
pub fn nothing_ahead() -> String {
    nothing_ahead_with(PERSON_BEGINS)
}

/// With this chance a person makes the first move.
const PERSON_BEGINS: u64 = 128 << 56;

/// Fetches nothing ahead, and draws its random numbers like this.
fn nothing_ahead_with(chance: u64) -> String {
    let bytes = chance.to_le_bytes();
    format!(
        "crypto.getRandomValues = (bytes) => bytes.set({bytes:?}.slice(0, bytes.length)); {HELD_BACK} window.partsNeeded = [];"
    )
}

const HELD_BACK: &str = "const ask = window.fetch; window.fetch = (path, ...more) => \
    /_(later|cards)/.test(path) ? new Promise(() => {}) : ask(path, ...more); \
    const { open } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.open = function (way, path, ahead = true) { \
    if (ahead && /-(later|cards)/.test(path)) this.send = () => {}; open.call(this, way, path, ahead); };";

fn open(url: &str, script: &str) -> Browser {
    open_on(DESKTOP, url, script)
}

fn open_on(screen: Screen, url: &str, script: &str) -> Browser {
    let browser = Browser::open_on(screen, "about:blank");
    browser.prefer(&[("prefers-reduced-motion", "no-preference")]);
    browser.run_first(script);
    show(&browser, url);
    browser
}

/// Comes to a page for the first time.
fn show(browser: &Browser, url: &str) {
    browser.show(url);
    browser.wait_for("document.querySelector('[data-run=start]')");
}

/// Whoever takes longer than that meets every timer that is set at the start.
const TIMERS_OUT: &str =
    "return new Promise((done) => setTimeout(done, Math.max(0, 6000 - performance.now())))";

/// Where `cargo page record` asks for it, notes which functions ran: `list` is one of its own. Returns whether it does.
fn note_run(browser: &Browser, (list, scene): (&str, &str)) -> bool {
    let Some(folder) = env::var_os("BASTIDE_RECORD") else {
        return false;
    };
    browser.run(TIMERS_OUT, Vec::new());
    let ran: Vec<usize> = browser.ask("functionsRun()");
    let file = Path::new(&folder).join(format!("{list}.{scene}"));
    fs::write(file, json!(ran).to_string()).expect("room on the disk");
    true
}

/// Asserts that nothing was fetched in need, and these parts for boards. A recording notes what ran instead.
fn assert_enough(browser: &Browser, fetched: &[&str], of: (&str, &str)) {
    if note_run(browser, of) {
        return;
    }
    // In a page that is built to be rebuilt soon, the functions have their names.
    let needed = needed(browser);
    assert!(
        needed.is_empty(),
        "{of:?}: {needed:?}; what runs first has changed: cargo page record"
    );
    assert_eq!(browser.ask::<Vec<String>>(FETCHED), fetched, "{of:?}");
}

/// With what somebody makes the first move.
#[derive(Clone, Copy, Debug)]
enum Hand {
    Mouse,
    Finger,
    Keys,
}

impl Hand {
    fn screen(self) -> Screen {
        match self {
            Hand::Mouse | Hand::Keys => DESKTOP,
            Hand::Finger => PHONE,
        }
    }

    /// Presses a button.
    fn press(self, browser: &Browser, button: &str) {
        match self {
            Hand::Mouse => browser.click(button),
            Hand::Finger => browser.tap(browser.rect(button).middle()),
            Hand::Keys => {
                let focus = format!("document.querySelector('{button}').focus()");
                browser.run(&focus, Vec::new());
                browser.key(Key::Enter);
            }
        }
    }

    /// Lays the first tile.
    fn lay(self, browser: &Browser, tile: Point, cell: Point) {
        match self {
            Hand::Mouse => browser.sweep(tile, cell, 10),
            Hand::Finger => browser.tap(cell),
            Hand::Keys => {
                browser.wait_until("the focus is on a cell", Browser::is_on_cell);
                browser.key(Key::Right);
                browser.key(Key::Enter);
            }
        }
    }
}

/// Where the first tile is in hand, and a cell where it fits. All these pages draw the same one.
fn first_places(browser: &Browser) -> (Point, Point) {
    browser.click("[data-run=start]");
    let state = browser.wait_for_question("place");
    browser.assert_quiet();
    (state.slot.expect("a tile in hand"), state.legal[0].at)
}

#[test]
fn the_first_part_is_enough_for_the_first_move_by_mouse_by_finger_and_by_keys() {
    // The same page of two origins.
    let (asked, site) = (site::serve(), site::serve());
    for hand in [Hand::Mouse, Hand::Finger, Hand::Keys] {
        let browser = open_on(hand.screen(), &asked.url(), &nothing_ahead());
        let (tile, cell) = first_places(&browser);
        // On the other one it is not asked how it stands: the answer is in a later part.
        show(&browser, &site.url());
        hand.press(&browser, "[data-run=start]");
        browser.wait_for("document.querySelector('.dock [data-run]')");
        hand.lay(&browser, tile, cell);
        browser.wait_for("document.querySelector('[data-run=skip]')");
        assert_enough(&browser, &[], ("page", &format!("{hand:?}")));
        browser.assert_quiet();
    }
}

/// Who begins and which tile is drawn differ by chance; a recording sees more of it than tests have time for.
fn chances() -> impl Iterator<Item = u64> {
    let is_recording = env::var_os("BASTIDE_RECORD").is_some();
    let count = if is_recording { 16 } else { 2 };
    (1..=count).map(|index: u64| index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

#[test]
fn the_first_part_is_enough_whoever_begins_and_whatever_is_drawn() {
    let site = site::serve();
    for (index, chance) in chances().enumerate() {
        let browser = open_on(DESKTOP, &site.url(), &nothing_ahead_with(chance));
        browser.click("[data-run=start]");
        browser.wait_for("document.querySelector('.dock')?.textContent");
        assert_enough(&browser, &[], ("page", &format!("chance-{index}")));
        browser.assert_quiet();
    }
}

/// Asks the page whether it may be left, then tells it that it is hidden and left, as browsers do.
const LEAVE: &str = "const asked = document.createEvent('BeforeUnloadEvent'); \
    asked.initEvent('beforeunload', false, true); window.dispatchEvent(asked); Object.defineProperty(document, 'hidden', { value: true }); \
    document.dispatchEvent(new Event('visibilitychange')); window.dispatchEvent(new PageTransitionEvent('pagehide'))";

/// Browsers refuse what a page asks for at once while it is left.
#[test]
fn a_page_that_is_left_at_once_asks_for_no_other_part() {
    let site = site::serve();
    let browser = open(&site.url(), &nothing_ahead());
    browser.run(LEAVE, Vec::new());
    assert_enough(&browser, &[], ("page", "left"));
    browser.assert_quiet();
}

/// Lets the later parts come only after a while, as over a slow line.
const SLOWLY: &str = "const ask = window.fetch; window.fetch = (path, ...more) => /_(later|cards)/.test(path) ? \
    new Promise((done) => setTimeout(done, 3000)).then(() => ask(path, ...more)) : ask(path, ...more); window.partsNeeded = [];";

#[test]
fn while_the_later_parts_are_coming_nothing_asks_for_them_at_once() {
    let site = site::serve();
    let browser = open(&site.url(), SLOWLY);
    browser.click("[data-run=start]");
    browser.wait_for(
        "performance.getEntriesByType('resource').some((one) => one.name.endsWith('en-cards.txt'))",
    );
    assert_eq!(needed(&browser), [""; 0]);
    browser.assert_quiet();
}

#[test]
fn what_is_not_in_the_first_part_comes_when_it_is_needed() {
    let site = site::serve();
    let browser = open(&site.url(), &nothing_ahead());
    browser.click("[data-run=start]");
    browser.wait_for("bastide.state().question");
    assert_ne!(needed(&browser), [""; 0]);
    browser.run(
        "document.querySelector('[data-run=help]').click()",
        Vec::new(),
    );
    browser.wait_for("document.querySelector('dialog[open]')");
    let messages = needed(&browser);
    let mut messages = messages.iter().filter(|line| line.starts_with(LATER));
    assert!(messages.next().is_some(), "help is said too early");
    assert_eq!(messages.next(), None, "fetched twice");
    assert!(!browser.ask::<bool>(UNSAID), "something is not said");
    browser.assert_quiet();
}

/// The later messages in English.
const LATER: &str = "messages/en-later.txt";

/// Whether something in a dialog has no words.
const UNSAID: &str =
    "[...document.querySelectorAll('dialog[open] *')].some((one) => one.textContent === '…')";

/// What was fetched in need, and for what; messages by their names.
fn needed(browser: &Browser) -> Vec<String> {
    let lines: Vec<String> = browser.ask("partsNeeded");
    if lines.is_empty() {
        return lines;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/messages");
    let files = Files::read(&folder).expect("messages").of_page();
    let catalog = messages(&files).expect("no faults").catalog;
    let named = |line: String| {
        let number = line.rsplit_once("for message ")?.1.parse().ok()?;
        let message = catalog.messages().nth(number)?;
        Some(format!("{LATER} is fetched for {}", message.id))
    };
    lines
        .into_iter()
        .map(|line| named(line.clone()).unwrap_or(line))
        .collect()
}

#[test]
fn without_the_later_messages_the_page_goes_on_and_leaves_them_out() {
    let folder = site::scratch("parts").join("without-later-messages");
    site::copy_to(&folder);
    fs::remove_file(folder.join(LATER)).expect("later messages");
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = open(&site.url(), "");
    let run = |name: &str| {
        let press = format!("document.querySelector('[data-run={name}]').click()");
        browser.run(&press, Vec::new());
    };
    run("start");
    browser.wait_for("bastide.state().question");
    run("help");
    browser.wait_for("document.querySelector('dialog[open]')");
    assert!(browser.ask::<bool>(UNSAID), "the messages are there");
    let panics = browser.ask::<bool>("document.querySelector('.panic') !== null");
    assert!(!panics, "the page broke");
}

#[test]
fn a_part_of_another_build_is_not_used_and_the_page_says_so() {
    let folder = site::scratch("parts").join("other-build");
    site::copy_to(&folder);
    let later = folder.join("bastide_later.wasm");
    let mut part = fs::read(&later).expect("a part");
    let seal = part
        .windows(13)
        .position(|bytes| bytes[0] == 12 && bytes[1..].iter().all(u8::is_ascii_hexdigit))
        .expect("the name of its build");
    part[seal + 1..seal + 13].copy_from_slice(b"000000000000");
    fs::write(&later, part).expect("room on the disk");
    let site = site::Served::start(&folder, 0).expect("a free port");
    let browser = open(&site.url(), "");
    let help = "setTimeout(() => document.querySelector('[data-run=help]').click())";
    browser.run(help, Vec::new());
    browser.wait_for("document.querySelector('#starting[data-failed=part]')");
    let told = "document.querySelector('[data-reason=part][lang=en]').checkVisibility()";
    assert!(browser.ask::<bool>(told), "nothing is said");
}

/// What a page fetched for its boards beside the first part: parts by their names, and the words of the card game.
const FETCHED: &str = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop()) \
    .filter((name) => /board_.*wasm|-cards.txt/.test(name)).sort()";

/// Counts the parts that were made ready, the first one among them, and notes for what everything waited.
const COUNT_READY: &str = "<script>self.ready = 0; self.partsNeeded = []; WebAssembly.Instance = new Proxy(WebAssembly.Instance, { \
    construct: (target, given) => { ready += 1; return new target(...given); } });</script>";

/// That a later part was made ready.
const LATER_READY: &str = "ready > 1";

/// A page with one board, which is there.
fn board(name: &str, mode: &str, record: &str) -> (HostPage, Browser) {
    let page = HostPage::new(name, |_| {
        format!(
            "{COUNT_READY}<bastide-board id=\"a\" mode=\"{mode}\" language=\"en\" record=\"{record}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    (page, browser)
}

#[test]
fn a_diagram_needs_one_part_to_be_seen_one_more_when_it_is_pointed_at_and_never_the_card_game() {
    let (page, browser) = board("diagram-parts", "diagram", TWO_PERSONS);
    // Any board asks it of its record before it is shown.
    let asked = "wasm_bindgen.Board.is_of_cards('bastide 1\\ngame cards\\nseats 2\\n')";
    assert!(browser.ask::<bool>(asked));
    assert_enough(&browser, &[], ("board", "diagram"));
    let middle = browser.rect("#a").middle();
    browser.mouse_to(middle);
    browser.wait_for(LATER_READY);
    for (x, y) in [(40.0, 0.0), (0.0, 40.0), (-40.0, 0.0), (0.0, -40.0)] {
        browser.mouse_to(Point {
            x: middle.x + x,
            y: middle.y + y,
        });
    }
    browser.wait_for("document.getElementById('a').shadowRoot.querySelector('.tooltip')");
    assert_enough(&browser, &["board_later.wasm"], ("board_used", "diagram"));
    browser.assert_quiet_but_for(&page.boards.url());
}

/// Courses that need no tiles but those of the base game.
const BASE_COURSES: [&str; 3] = ["base", "fields", "first-steps"];

fn base_courses() -> Vec<String> {
    BASE_COURSES.map(str::to_string).to_vec()
}

/// All other courses of the tile game.
fn further_courses() -> Vec<String> {
    let courses = fs::read_dir(lessons()).expect("courses").flatten();
    let names = courses.map(|course| course.file_name().to_string_lossy().into_owned());
    let is_other = |name: &String| name == "cards" || BASE_COURSES.contains(&name.as_str());
    names.filter(|name| !is_other(name)).collect()
}

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons")
}

/// Boards of one lesson of each course, with these attributes.
fn board_of_each(courses: &[String], name: &str, attributes: &str) -> (HostPage, Browser) {
    let lesson = |course: &String| {
        let lesson = middle_lesson(&lessons().join(course));
        format!("lesson=\"{lesson}\" {attributes}")
    };
    let lessons: Vec<String> = courses.iter().map(lesson).collect();
    boards_of(&lessons, name)
}

/// A page with a board for each of these attributes, all of them in sight.
fn boards_of(attributes: &[String], name: &str) -> (HostPage, Browser) {
    let page = HostPage::new(name, |_| {
        let boards = attributes.iter().enumerate().map(|(index, attributes)| {
            format!(
                "<bastide-board id=\"b{index}\" language=\"en\" {attributes} \
                 style=\"width: 180px; height: 150px; float: left\"></bastide-board>"
            )
        });
        COUNT_READY.to_string() + &boards.collect::<String>()
    });
    let browser = page.open();
    let count = attributes.len();
    browser.wait_for(&format!(
        "told.filter(([, name]) => name === 'ready').length === {count}"
    ));
    (page, browser)
}

/// One of the lessons in a folder, by its name on boards.
fn middle_lesson(course: &Path) -> String {
    let lessons = fs::read_dir(course).expect("a course").flatten();
    let mut lessons: Vec<String> = lessons
        .filter_map(|lesson| Some(lesson.path().file_stem()?.to_str()?.to_string()))
        .collect();
    lessons.sort();
    let folder = course.file_name().unwrap_or_default().to_string_lossy();
    format!("{folder}/{}", lessons[lessons.len() / 2])
}

#[test]
fn diagrams_of_the_base_game_need_one_part_to_be_seen_and_others_two() {
    for (name, courses, fetched, list) in [
        ("base-diagrams", base_courses(), &[][..], "board"),
        (
            "further-diagrams",
            further_courses(),
            &["board_later.wasm"][..],
            "board_used",
        ),
    ] {
        let (page, browser) = board_of_each(&courses, name, "mode=\"diagram\"");
        assert_enough(&browser, fetched, (list, name));
        browser.assert_quiet_but_for(&page.boards.url());
    }
}

/// The diagrams of the page that shows how boards are embedded: positions, marks, and games seen after some turns.
const SHOWN: [&str; 3] = ["city", "field", "marks"];

#[test]
fn diagrams_as_the_demo_has_them_need_one_part_to_be_seen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/demo");
    let diagram = |name: &str| {
        let record = fs::read_to_string(folder.join(name).with_extension("txt"));
        format!("mode=\"diagram\" record=\"{}\"", record.expect("a record"))
    };
    let boards = SHOWN.map(diagram);
    let (page, browser) = boards_of(&boards, "demo-diagrams");
    assert_enough(&browser, &[], ("board", "demo-diagrams"));
    browser.assert_quiet_but_for(&page.boards.url());
}

/// Asks every board on a page for all that its mode has.
const GO_THROUGH: &str = "for (const board of document.querySelectorAll('bastide-board')) { \
    const api = board.api(1); const ask = (name, ...more) => { try { api[name](...more); } catch { /* not of this mode */ } }; \
    ask('step', 1); ask('step', 0); ask('hint'); ask('showSolution'); ask('getState'); }";

#[test]
fn lessons_are_gone_through_without_the_parts_for_playing_and_for_cards() {
    for (name, courses) in [
        ("base-lessons", base_courses()),
        ("further-lessons", further_courses()),
    ] {
        let (page, browser) = board_of_each(&courses, name, "");
        if name == "base-lessons" {
            note_run(&browser, ("board", name));
        }
        browser.wait_for(LATER_READY);
        browser.run(GO_THROUGH, Vec::new());
        browser.wait_for("[...document.querySelectorAll('bastide-board')].every((board) => board.api(1).state().crisp)");
        assert_enough(&browser, &["board_later.wasm"], ("board_used", name));
        browser.assert_quiet_but_for(&page.boards.url());
    }
}

#[test]
fn a_replay_and_a_task_are_gone_through_without_the_parts_for_playing_and_for_cards() {
    for (name, mode, record) in [
        ("replay-parts", "replay", REPLAYED),
        ("task-parts", "task", TASK),
    ] {
        let (page, browser) = board(name, mode, record);
        note_run(&browser, ("board", mode));
        browser.wait_for(LATER_READY);
        let run = |script: &str| {
            let script = format!("const api = document.getElementById('a').api(1); {script}");
            browser.run(&script, Vec::new());
        };
        match mode {
            "replay" => run("api.step(1); api.step(2); api.step(0)"),
            _ => run(
                "api.hint(); api.apply('place base/E 0,-1 r2'); api.undo(); api.reset(); api.showSolution(); api.getState()",
            ),
        }
        browser.wait_for("document.getElementById('a').api(1).state().crisp");
        assert_enough(&browser, &["board_later.wasm"], ("board_used", mode));
        browser.assert_quiet_but_for(&page.boards.url());
    }
}

/// A game of two turns.
const REPLAYED: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nplace base/E 0,-1 r2\n\
    meeple city S\n";

#[test]
fn a_board_of_the_card_game_fetches_its_part_and_its_words_before_it_is_shown() {
    let record = "bastide 1\ngame cards\nseats 2\nseed 3\n";
    let (page, browser) = board("cards-parts", "diagram", record);
    let fetched = [
        "board_cards.wasm",
        "board_later.wasm",
        "board_play.wasm",
        "en-cards.txt",
    ];
    assert_enough(&browser, &fetched, ("board_used", "cards"));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_board_that_waits_for_a_part_writes_nothing_to_the_console_of_its_page() {
    let page = HostPage::new("console", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    });
    let browser = Browser::open("about:blank");
    let listen = "window.noise = []; window.partsNeeded = []; for (const kind of ['debug', 'log', 'info', 'warn', 'error']) console[kind] = (...told) => noise.push(told); \
         const ask = window.fetch; window.fetch = (path, ...more) => /_later/.test(path) ? new Promise(() => {}) : ask(path, ...more)";
    let listen = json!({ "source": listen });
    browser.tools("Page.addScriptToEvaluateOnNewDocument", listen);
    let browser = page.open_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.run(
        "document.getElementById('a').api(1).showSolution()",
        Vec::new(),
    );
    assert_ne!(needed(&browser), [""; 0], "it waited for nothing");
    assert_eq!(browser.ask::<u32>("noise.length"), 0);
}
