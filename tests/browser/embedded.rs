//! Boards on somebody else's page: of another origin, with styles of its own, several at once, in frames.

use crate::board::{State, TWO_PERSONS};
use crate::browser::Browser;
use crate::screen::{DESKTOP, Point};
use crate::site::{self, Served};
use serde_json::json;
use std::fs;

/// Styles that reach for everything.
const HOSTILE: &str = "* { color: red; font: 40px serif; letter-spacing: 9px; box-sizing: content-box; cursor: wait } \
    div, canvas, button { display: none; position: static; border: 9px solid lime }";

/// A page of another origin with a body of this kind, which hears what its boards tell.
pub struct HostPage {
    pub boards: Served,
    host: Served,
}

impl HostPage {
    /// The page, in a folder of this name, with the body for boards that lie at an address.
    pub fn new(name: &str, body: impl Fn(&str) -> String) -> HostPage {
        let boards = site::serve();
        let folder = site::scratch("hosts").join(name);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("game.txt"), TWO_PERSONS).expect("room on the disk");
        let page = format!(
            "<!doctype html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>Host</title><link rel=\"icon\" href=\"data:,\"><style>body {{ margin: 30px; height: 3000px }} \
             bastide-board {{ width: 700px; height: 520px }} {HOSTILE}</style>\
             <script src=\"host.js\"></script>\
             <script src=\"{}bastide-board.js\" defer></script>{}",
            boards.url(),
            body(&boards.url())
        );
        let script = "const told = []; for (const name of ['ready', 'error', 'question', 'refused', 'before-action', 'action', 'score', 'goal', 'end']) \
             addEventListener(`bastide-${name}`, (event) => told.push([event.target.id, name, event.detail])); \
             addEventListener('message', (event) => told.push([event.origin, event.data.subject, event.data.detail])); \
             window.told = told;";
        fs::write(folder.join("index.html"), page).expect("room on the disk");
        fs::write(folder.join("host.js"), script).expect("room on the disk");
        let host = Served::start(&folder, 0).expect("a free port");
        HostPage { boards, host }
    }

    /// Chromium with this page.
    pub fn open(&self) -> Browser {
        self.open_in(Browser::open_on(DESKTOP, "about:blank"))
    }

    /// A browser with this page.
    pub fn open_in(&self, browser: Browser) -> Browser {
        self.show_in(&browser);
        browser
    }

    /// Shows this page.
    pub fn show_in(&self, browser: &Browser) {
        browser.show(&self.host.url());
        browser.wait_for("window.told");
    }
}

/// Visits pages one after the other in one browser, each of an origin of its own. They stay to the end: a page that is left
/// may still fetch something. What one of them does is not laid to the next one.
pub fn visit_each(visits: &[fn(&Browser) -> HostPage]) {
    let browser = Browser::open_on(DESKTOP, "about:blank");
    let mut pages = Vec::new();
    for visit in visits {
        pages.push(visit(&browser));
        browser.show("about:blank");
        let _before = (browser.console_errors(), browser.requests());
    }
}

/// What is on a board, with its places on the page around.
pub fn state(browser: &Browser, id: &str) -> State {
    let script = format!(
        "(() => {{ const board = document.getElementById('{id}'); const {{ left, top }} = board.getBoundingClientRect(); \
         const state = board.api(1).state(); \
         const move = (at) => at && (at.x += left, at.y += top); \
         for (const one of [state.slot, state.hand, ...(state.legal || []).map((cell) => cell.at)]) move(one); return state; }})()"
    );
    browser.ask(&script)
}

pub fn inside(id: &str) -> String {
    format!("document.getElementById('{id}').shadowRoot")
}

#[test]
fn boards_on_a_page_around_them_are_shown_played_and_left_alone() {
    visit_each(&[
        boards_of_another_origin_share_one_module_and_are_left_alone_by_the_styles_around,
        the_bar_of_a_replay_leaves_most_of_a_low_board_to_the_board,
        a_board_is_played_where_it_stands_and_tells_its_page,
        a_record_that_is_none_is_told_in_its_box_and_to_the_page,
        a_picture_stands_for_a_board_until_it_is_drawn_and_nothing_jumps,
        a_press_on_a_board_that_is_higher_than_the_window_leaves_the_page_where_it_is,
        a_board_to_look_at_has_nothing_to_press_and_hears_no_keys,
    ]);
}

fn boards_of_another_origin_share_one_module_and_are_left_alone_by_the_styles_around(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("several", |_| {
        "<bastide-board id=\"a\" src=\"game.txt\"></bastide-board>\
         <bastide-board id=\"b\" src=\"game.txt\" mode=\"play\" language=\"de\"></bastide-board>\
         <bastide-board id=\"far\" style=\"margin-top: 2000px\" src=\"game.txt\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    let modules = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/board.wasm')).length";
    assert_eq!(browser.ask::<u32>(modules), 1);
    let far = "document.getElementById('far').hasAttribute('open')";
    assert!(!browser.ask::<bool>(far), "it is fetched before it is near");
    let (a, b) = (inside("a"), inside("b"));
    let color = |of: &str| {
        format!("getComputedStyle({of}.querySelector('.page')).color !== 'rgb(255, 0, 0)'")
    };
    assert!(browser.ask::<bool>(&color(&a)) && browser.ask::<bool>(&color(&b)));
    let shown = format!("{a}.querySelector('canvas').getBoundingClientRect().width");
    assert_eq!(browser.ask::<f64>(&shown), 700.0);
    let small =
        format!("parseFloat(getComputedStyle({b}.querySelector('.question')).fontSize) < 20");
    assert!(browser.ask::<bool>(&small), "text is as large as around");
    let german = format!("{b}.querySelector('.whole').lang");
    assert_eq!(browser.ask::<String>(&german), "de");
    // A diagram asks nobody, and nothing leads out of either.
    let dock = format!("{a}.querySelector('.dock').hidden");
    assert!(browser.ask::<bool>(&dock));
    let ways = format!("[...{b}.querySelectorAll('[data-run=new-game], [data-run=games]')].length");
    assert_eq!(browser.ask::<u32>(&ways), 0);
    // Another language comes from where the board does, in all its tables.
    browser.run(
        "document.getElementById('b').setAttribute('language', 'fr')",
        Vec::new(),
    );
    let french = format!("/tuile/.test({b}.querySelector('.question').textContent)");
    browser.wait_for(&french);
    let later =
        "performance.getEntriesByType('resource').some((one) => one.name.endsWith('fr-later.txt'))";
    assert!(browser.ask::<bool>(later), "a table is missing");
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn the_bar_of_a_replay_leaves_most_of_a_low_board_to_the_board(browser: &Browser) -> HostPage {
    let page = HostPage::new("low", |boards| {
        let board = |id: &str, size: &str| {
            format!(
                "<bastide-board id=\"{id}\" src=\"{boards}demo/road.txt\" mode=\"replay\" style=\"{size}\"></bastide-board>"
            )
        };
        board("a", "width: 600px; height: 450px") + &board("b", "width: 360px; height: 270px")
    });
    page.show_in(browser);
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    for id in ["a", "b"] {
        let inside = inside(id);
        let share = format!(
            "{inside}.querySelector('.dock').getBoundingClientRect().height \
             / {inside}.querySelector('canvas').getBoundingClientRect().height"
        );
        let share: f64 = browser.ask(&share);
        assert!(share < 0.32, "{id}: {share}");
        let handle = format!("{inside}.querySelector('input').getBoundingClientRect().width");
        assert!(browser.ask::<f64>(&handle) > 100.0, "{id}");
    }
    page
}

fn a_board_is_played_where_it_stands_and_tells_its_page(browser: &Browser) -> HostPage {
    let page = HostPage::new("played", |_| {
        "<p style=\"margin-left: 100px\">Play:</p>\
         <bastide-board id=\"a\" src=\"game.txt\" mode=\"play\" style=\"margin-left: 90px\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    // Over a board without the focus the wheel belongs to the page.
    let before = state(browser, "a");
    browser.wheel(before.legal[0].at, 60);
    browser.wait_for("scrollY > 0");
    browser.run("scrollTo(0, 0)", Vec::new());
    browser.wait_for("scrollY === 0");
    let before = state(browser, "a");
    assert_eq!(before.tiles, 1);
    let (slot, cell) = (before.slot.expect("a tile"), before.legal[0].clone());
    browser.drag(slot, cell.at, 8, |browser, step| {
        if step == 8 {
            for _ in 0..cell.rotations[0] {
                browser.key('r');
            }
        }
    });
    browser.wait_for("document.getElementById('a').api(1).state().tiles === 2");
    browser.wait_for("told.some(([, name, detail]) => name === 'action' && detail.seat === 1)");
    let action =
        "told.find(([, name, detail]) => name === 'action' && detail.seat === 1)[2].action";
    assert!(browser.ask::<String>(action).starts_with("place "));
    // Taken out and put in again it goes on.
    browser.run(
        "const board = document.getElementById('a'); board.remove(); document.body.prepend(board)",
        Vec::new(),
    );
    assert_eq!(state(browser, "a").tiles, 2);
    let record = "document.getElementById('a').api(1).record().includes('place ')";
    assert!(browser.ask::<bool>(record));
    let Point { x, y } = state(browser, "a")
        .legal
        .first()
        .map_or(cell.at, |cell| cell.at);
    assert!(x > 0.0 && y > 0.0);
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn a_record_that_is_none_is_told_in_its_box_and_to_the_page(browser: &Browser) -> HostPage {
    let page = HostPage::new("wrong", |_| {
        "<bastide-board id=\"a\" record=\"&lt;img src=x onerror=alert(1)&gt;\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
    browser.wait_for("told.length === 1");
    assert_eq!(browser.ask::<String>("told[0][1]"), "error");
    let told = format!("{}.querySelector('.notices').textContent", inside("a"));
    assert!(browser.ask::<String>(&told).contains("bastide 1"));
    let markup = format!("{}.querySelectorAll('img').length", inside("a"));
    assert_eq!(browser.ask::<u32>(&markup), 0);
    browser.run(
        "document.getElementById('a').setAttribute('record', arguments[0])",
        vec![json!(TWO_PERSONS)],
    );
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    assert_eq!(
        browser.ask::<u32>("document.getElementById('a').api(1).state().tiles"),
        1
    );
    page
}

fn a_picture_stands_for_a_board_until_it_is_drawn_and_nothing_jumps(browser: &Browser) -> HostPage {
    let page = HostPage::new("poster", |_| {
        "<bastide-board id=\"a\" src=\"game.txt\" style=\"height: auto\">Not seen beside the picture.\
         <img id=\"poster\" slot=\"poster\" alt=\"The start tile\" \
         src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='900'/%3E\"></bastide-board>\
         <p id=\"below\">Below.</p><script src=\"sample.js\"></script>"
            .to_string()
    });
    let script = "window.samples = []; window.board = document.getElementById('a'); const picture = document.getElementById('poster'); \
         const sample = () => { const poster = picture.checkVisibility(); \
         const canvas = board.shadowRoot && board.shadowRoot.querySelector('canvas'); \
         const seen = canvas && canvas.checkVisibility({ visibilityProperty: true }) && canvas.width > 2; \
         const drawn = !!seen && canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] > 0; \
         if (board.shadowRoot && board.isConnected) samples.push([poster, drawn, document.getElementById('below').offsetTop]); \
         requestAnimationFrame(sample) }; sample();";
    fs::write(site::scratch("hosts").join("poster/sample.js"), script).expect("room on the disk");
    page.show_in(browser);
    browser.wait_for("samples.length && samples[samples.length - 1][1]");
    let ask = |what: &str| browser.ask::<bool>(what);
    assert!(ask("samples[0][0]"), "no picture at first");
    assert!(
        ask("samples.every(([poster, drawn]) => poster !== drawn)"),
        "nothing, or both"
    );
    assert!(
        ask("new Set(samples.map(([, , below]) => below)).size === 1"),
        "a jump"
    );
    // Taken out for good and put in again it is shown once more.
    browser.run("board.remove()", Vec::new());
    browser.wait_for("!board.hasAttribute('open')");
    browser.run(
        "samples.length = 0; document.body.prepend(board)",
        Vec::new(),
    );
    browser.wait_for("samples.length && samples[samples.length - 1][1]");
    assert!(
        ask("samples.some(([poster]) => poster)"),
        "no picture the second time"
    );
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

/// A page with a board in a frame without rights, which is told the page's origin.
pub fn with_frame(name: &str) -> HostPage {
    with_frame_asked(name, "mode=replay")
}

/// The same, asked by its address for something.
pub fn with_frame_asked(name: &str, asked: &str) -> HostPage {
    let page = HostPage::new(name, |boards| {
        let record: String = TWO_PERSONS
            .bytes()
            .map(|byte| format!("%{byte:02x}"))
            .collect();
        format!(
            "<iframe id=\"f\" sandbox=\"allow-scripts\" width=\"640\" height=\"480\" style=\"display: block\"></iframe>\
             <script src=\"frame.js\" data-src=\"{boards}embed.html#{asked}&amp;record={record}\"></script>"
        )
    });
    let script = "document.getElementById('f').src = \
         `${document.currentScript.dataset.src}&host=${encodeURIComponent(location.origin)}`;";
    let folder = site::scratch("hosts").join(name);
    fs::write(folder.join("frame.js"), script).expect("room on the disk");
    page
}

/// Waits until the frame has told that it is ready, and how high it would be best.
pub fn wait_for_frame(browser: &Browser) {
    browser.wait_for("told.length > 0");
    assert_eq!(browser.ask::<String>("told[0][1]"), "bastide-ready");
    assert_eq!(browser.ask::<String>("told[0][0]"), "null");
    // As those around hear such things.
    let sized = "told.find(([, subject]) => subject === 'bastide-resize')[2]";
    browser.wait_for("told.some(([, subject]) => subject === 'lti.frameResize')");
    assert_eq!(
        browser.ask::<serde_json::Value>(sized),
        json!({ "width": 640, "height": 480 })
    );
}

#[test]
fn a_frame_without_rights_shows_a_board_and_tells_the_origin_it_is_told() {
    let page = with_frame("framed");
    wait_for_frame(&page.open());
}

/// A policy that forbids the worker would be on the console, and the page itself would think.
#[test]
fn computers_on_a_board_in_a_frame_think_in_a_worker() {
    let boards = site::serve();
    let record: String = TWO_PERSONS
        .bytes()
        .map(|byte| format!("%{byte:02x}"))
        .collect();
    let asked = format!("embed.html#mode=play&language=en&record={record}");
    let browser = Browser::open("about:blank");
    browser.show(&(boards.url() + &asked));
    // Until the board is there, whatever is asked of it throws.
    browser.wait_for(
        "(() => { try { return document.querySelector('bastide-board').api(1).legal().length > 0; } catch { return false; } })()",
    );
    browser.run(
        "document.querySelector('bastide-board').api(1).ask().then((line) => window.line = line)",
        Vec::new(),
    );
    browser.wait_for("window.line");
    browser.assert_quiet();
}

#[test]
fn a_frame_answers_the_calls_of_the_origin_it_is_told_and_of_no_other() {
    let page = with_frame("steered");
    let browser = page.open();
    wait_for_frame(&browser);
    let answer = |call: &str, takes: &str| -> serde_json::Value {
        let id = format!("{call} {}", takes.len());
        let send = format!(
            "document.getElementById('f').contentWindow.postMessage({{ subject: 'bastide-call', \
             id: '{id}', call: '{call}', takes: {takes} }}, '*')"
        );
        browser.run(&send, Vec::new());
        let found = format!("answers.find((answer) => answer.id === '{id}')");
        browser.wait_for(&found);
        browser.ask(&found)
    };
    let listen = "window.answers = []; addEventListener('message', ({ data }) => \
         data.subject === 'bastide-answer' && answers.push(data))";
    browser.run(listen, Vec::new());
    // Nothing was decided in it that could be gone through.
    assert_eq!(answer("step", "[1]")["gives"], json!(false));
    let record = answer("record", "[]");
    assert!(
        record["gives"]
            .as_str()
            .is_some_and(|text| text.contains("seats 2"))
    );
    let wrong = answer("annotate", "['mark nothing']");
    assert!(
        wrong["error"]
            .as_str()
            .is_some_and(|told| told.contains("1")),
        "{wrong}"
    );
    assert!(answer("constructor", "[]")["error"].is_string());
    // Another frame of the page is of no origin that it was told.
    let ask = "const frame = document.createElement('iframe'); frame.sandbox = 'allow-scripts'; \
         frame.srcdoc = `<script>parent.frames[0].postMessage({ subject: 'bastide-call', id: 'other', \
         call: 'record' }, '*'); parent.postMessage('asked', '*')</script>`; \
         window.asked = false; addEventListener('message', ({ data }) => window.asked ||= data === 'asked'); \
         document.body.append(frame)";
    browser.run(ask, Vec::new());
    browser.wait_for("asked");
    assert_eq!(answer("step", "[0]")["gives"], json!(false));
    assert!(!browser.ask::<bool>("answers.some((answer) => answer.id === 'other')"));
}

/// The task of the README: the tile in hand closes the city of the start tile.
pub const TASK: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\ntask\nask Close the city and score it.\n\
    goal complete city\ngoal score 4\nhint Look to the north.\nsolve place base/E 0,-1 r2\nsolve meeple city S\n";

/// A page with this task.
pub fn with_task(name: &str) -> HostPage {
    HostPage::new(name, |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    })
}

/// Waits until the task can be solved.
pub fn wait_for_task(browser: &Browser) {
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
}

/// A page with this task, ready to be solved.
pub fn task_page(name: &str) -> (HostPage, Browser) {
    let page = with_task(name);
    let browser = page.open();
    wait_for_task(&browser);
    (page, browser)
}

/// Solves the task by hand, after a try that is refused.
pub fn solve(browser: &Browser) {
    // What does not fit is told with its rule.
    let wrong = "document.getElementById('a').api(1).apply('place base/E 0,1 r0')";
    assert!(!browser.ask::<bool>(wrong));
    browser.wait_for("told.some(([, name]) => name === 'refused')");
    let rule = "told.find(([, name]) => name === 'refused')[2].reasons[0].rule";
    assert_eq!(browser.ask::<String>(rule), "TILE-04");
    let state = state(browser, "a");
    let cell = state.legal.iter().find(|cell| (cell.x, cell.y) == (0, -1));
    let cell = cell.expect("north of the start tile").at;
    // Over a cell where it fits in one way the tile turns to fit.
    browser.drag(state.slot.expect("a tile"), cell, 8, |_, _| ());
    browser.wait_for("document.getElementById('a').api(1).state().question === 'figure'");
    let legal = "document.getElementById('a').api(1).legal()";
    let meeple = format!("{legal}.includes('meeple city S')");
    assert!(browser.ask::<bool>(&meeple));
    assert!(!browser.ask::<bool>("document.getElementById('a').api(1).apply('meeple road N')"));
    assert!(browser.ask::<bool>("document.getElementById('a').api(1).apply('meeple city S')"));
    browser.wait_for(
        "told.some(([, name, detail]) => name === 'goal' && detail.success && detail.completion)",
    );
}

/// Without how long it took.
const RESULT: &str =
    "JSON.stringify({ ...document.getElementById('a').api(1).result(), duration: undefined })";

#[test]
fn a_task_is_solved_by_hand_and_its_page_hears_the_result() {
    let (page, browser) = task_page("solved");
    let asked = format!("{}.querySelector('.task .asked').textContent", inside("a"));
    assert_eq!(
        browser.ask::<String>(&asked),
        "Close the city and score it."
    );
    let asks = "told.find(([, name]) => name === 'question')[2].seat";
    assert_eq!(browser.ask::<u8>(asks), 1);
    solve(&browser);
    let score = "told.find(([, name, detail]) => name === 'goal' && detail.success)[2].score";
    assert_eq!(
        browser.ask::<serde_json::Value>(score),
        json!({ "raw": 2, "min": 0, "max": 2, "scaled": 1 })
    );
    let took = "told.findLast(([, name]) => name === 'goal')[2].duration";
    let took: String = browser.ask(took);
    assert!(took.starts_with("PT") && took.ends_with('S'), "{took}");
    let over = format!("{}.querySelector('.task .result').className", inside("a"));
    browser.wait_for(&format!("{over} === 'result solved'"));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn what_was_done_of_a_task_is_kept_by_its_page_and_a_solution_that_was_shown_scores_nothing() {
    let (page, browser) = task_page("kept");
    let run = |script: &str| {
        let script = format!("const api = document.getElementById('a').api(1); {script}");
        browser.run(&script, Vec::new());
    };
    run(
        "api.hint(); api.apply('place base/E 0,1 r2'); api.apply('pass'); window.kept = api.getState()",
    );
    let missed: String = browser.ask(RESULT);
    assert!(
        missed.contains("\"completion\":true") && missed.contains("\"raw\":0"),
        "{missed}"
    );
    run("api.reset()");
    let begun: String = browser.ask(RESULT);
    assert!(
        begun.contains("\"answered\":false") && begun.contains("\"attempts\":1"),
        "{begun}"
    );
    assert!(!browser.ask::<bool>("document.getElementById('a').api(1).setState('nonsense')"));
    assert!(browser.ask::<bool>("document.getElementById('a').api(1).setState(kept)"));
    assert_eq!(browser.ask::<String>(RESULT), missed);
    let hints = format!("{}.querySelectorAll('.task .hint').length", inside("a"));
    browser.wait_for(&format!("{hints} === 1"));
    let solution = format!(
        "{}.querySelector('[data-run=task-solution]').click()",
        inside("a")
    );
    browser.run(&solution, Vec::new());
    browser.wait_for(&format!(
        "{}.querySelector('.task .result.solved')",
        inside("a")
    ));
    let shown: String = browser.ask(RESULT);
    assert!(
        shown.contains("\"raw\":0") && shown.contains("\"success\":false"),
        "{shown}"
    );
    browser.assert_quiet_but_for(&page.boards.url());
}

fn a_press_on_a_board_that_is_higher_than_the_window_leaves_the_page_where_it_is(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("high", |_| {
        "<bastide-board id=\"a\" lesson=\"04-complete-a-road\" language=\"en\" \
         style=\"margin-top: 60px; height: 1400px\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.run("scrollTo(0, 40)", vec![]);
    browser.wait_for("scrollY === 40");
    browser.click_at(browser.rect("#a").middle());
    browser.wait_for(&format!("{}.activeElement", inside("a")));
    assert_eq!(browser.ask::<f64>("scrollY"), 40.0);
    page
}

/// What hosts apply goes on: it is the people in front of the board who only look.
fn a_board_to_look_at_has_nothing_to_press_and_hears_no_keys(browser: &Browser) -> HostPage {
    let page = HostPage::new("still", |_| {
        format!(
            "<bastide-board id=\"a\" src=\"game.txt\" mode=\"play\" interactive=\"off\"></bastide-board>\
             <bastide-board id=\"b\" record=\"{TASK}\" mode=\"task\" interactive=\"off\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.filter((one) => one[1] === 'ready').length === 2");
    let of_task = format!(
        "[...{}.querySelectorAll('button, .dock')].filter((one) => one.checkVisibility()).length",
        inside("b")
    );
    browser.wait_for(&format!("{}.querySelector('.task .asked')", inside("b")));
    assert_eq!(browser.ask::<u32>(&of_task), 0);
    let buttons = "[...document.getElementById('a').shadowRoot.querySelectorAll('button')].filter((one) => one.checkVisibility())";
    let left: Vec<String> = browser.ask(&format!("{buttons}.map((one) => one.dataset.run)"));
    assert!(
        left.iter()
            .all(|run| run.starts_with("seat ") || run == "remaining"),
        "{left:?}"
    );
    browser.ask::<()>(&format!("(({buttons})[0].click(), null)"));
    browser.ask::<()>(&format!("(({buttons})[1].focus(), null)"));
    browser.key('\u{e007}');
    let dialogs = "document.getElementById('a').shadowRoot.querySelectorAll('dialog[open]').length";
    assert_eq!(browser.ask::<u32>(dialogs), 0);
    browser.ask::<()>("(document.getElementById('a').api(1).apply(document.getElementById('a').api(1).legal()[0]), null)");
    browser.wait_for("told.some((one) => one[1] === 'action')");
    page
}
