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
struct HostPage {
    boards: Served,
    host: Served,
}

impl HostPage {
    fn new(name: &str, body: impl Fn(&str) -> String) -> HostPage {
        let boards = site::serve();
        let folder = site::scratch("hosts").join(name);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("game.txt"), TWO_PERSONS).expect("room on the disk");
        let page = format!(
            "<!doctype html><meta charset=\"utf-8\"><title>Host</title><link rel=\"icon\" href=\"data:,\"><style>body {{ margin: 30px; height: 3000px }} \
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

    fn open(&self) -> Browser {
        let browser = Browser::open_on(DESKTOP, "about:blank");
        browser.show(&self.host.url());
        browser.wait_for("window.told");
        browser
    }
}

/// What is on a board, with its places on the page around.
fn state(browser: &Browser, id: &str) -> State {
    let script = format!(
        "(() => {{ const board = document.getElementById('{id}'); const {{ left, top }} = board.getBoundingClientRect(); \
         const state = board.api(1).state(); \
         const move = (at) => at && (at.x += left, at.y += top); \
         for (const one of [state.slot, state.hand, ...(state.legal || []).map((cell) => cell.at)]) move(one); return state; }})()"
    );
    browser.ask(&script)
}

fn inside(id: &str) -> String {
    format!("document.getElementById('{id}').shadowRoot")
}

#[test]
fn boards_of_another_origin_share_one_module_and_are_left_alone_by_the_styles_around() {
    let page = HostPage::new("several", |_| {
        "<bastide-board id=\"a\" src=\"game.txt\"></bastide-board>\
         <bastide-board id=\"b\" src=\"game.txt\" mode=\"play\" language=\"de\"></bastide-board>\
         <bastide-board id=\"far\" style=\"margin-top: 2000px\" src=\"game.txt\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    let modules = "performance.getEntriesByType('resource').filter((one) => one.name.endsWith('bastide_bg.wasm')).length";
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
    // Another language comes from where the board does, in both halves.
    browser.run(
        "document.getElementById('b').setAttribute('language', 'fr')",
        Vec::new(),
    );
    let french = format!("/tuile/.test({b}.querySelector('.question').textContent)");
    browser.wait_for(&french);
    let later =
        "performance.getEntriesByType('resource').some((one) => one.name.endsWith('fr-later.txt'))";
    assert!(browser.ask::<bool>(later), "a half is missing");
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_board_is_played_where_it_stands_and_tells_its_page() {
    let page = HostPage::new("played", |_| {
        "<p style=\"margin-left: 100px\">Play:</p>\
         <bastide-board id=\"a\" src=\"game.txt\" mode=\"play\" style=\"margin-left: 90px\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    // Over a board without the focus the wheel belongs to the page.
    let before = state(&browser, "a");
    browser.wheel(before.legal[0].at, 60);
    browser.wait_for("scrollY > 0");
    browser.run("scrollTo(0, 0)", Vec::new());
    browser.wait_for("scrollY === 0");
    let before = state(&browser, "a");
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
    assert_eq!(state(&browser, "a").tiles, 2);
    let record = "document.getElementById('a').api(1).record().includes('place ')";
    assert!(browser.ask::<bool>(record));
    let Point { x, y } = state(&browser, "a")
        .legal
        .first()
        .map_or(cell.at, |cell| cell.at);
    assert!(x > 0.0 && y > 0.0);
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_record_that_is_none_is_told_in_its_box_and_to_the_page() {
    let page = HostPage::new("wrong", |_| {
        "<bastide-board id=\"a\" record=\"&lt;img src=x onerror=alert(1)&gt;\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
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
}

#[test]
fn a_frame_without_rights_shows_a_board_and_tells_the_origin_it_is_told() {
    let page = HostPage::new("framed", |boards| {
        let record: String = TWO_PERSONS
            .bytes()
            .map(|byte| format!("%{byte:02x}"))
            .collect();
        format!(
            "<iframe id=\"f\" sandbox=\"allow-scripts\" width=\"640\" height=\"480\" style=\"display: block\"></iframe>\
             <script src=\"frame.js\" data-src=\"{boards}embed.html#mode=replay&amp;record={record}\"></script>"
        )
    });
    let script = "document.getElementById('f').src = \
         `${document.currentScript.dataset.src}&host=${encodeURIComponent(location.origin)}`;";
    fs::write(site::scratch("hosts").join("framed/frame.js"), script).expect("room on the disk");
    let browser = page.open();
    browser.wait_for("told.length > 0");
    assert_eq!(browser.ask::<String>("told[0][1]"), "bastide-ready");
    assert_eq!(browser.ask::<String>("told[0][0]"), "null");
    // It says how high it would be best, as those around hear such things.
    let sized = "told.find(([, subject]) => subject === 'bastide-resize')[2]";
    browser.wait_for("told.some(([, subject]) => subject === 'lti.frameResize')");
    assert_eq!(
        browser.ask::<serde_json::Value>(sized),
        json!({ "width": 640, "height": 480 })
    );
}

#[test]
fn the_demo_shows_every_board_in_both_languages() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, "about:blank");
    for (page, language) in [("demo/index.html", "en"), ("demo/fr.html", "fr")] {
        browser.show(&format!("{}{page}", site.url()));
        browser.wait_for("customElements.get('bastide-board')");
        let count: usize = browser.ask("document.querySelectorAll('bastide-board').length");
        assert_eq!(count, 9, "{page}");
        for index in 0..count {
            let board = format!("document.querySelectorAll('bastide-board')[{index}]");
            browser.run(&format!("{board}.scrollIntoView()"), Vec::new());
            browser.wait_for(&format!(
                "{board}.hasAttribute('open') && {board}.api(1).state().crisp"
            ));
            let spoken = format!("{board}.shadowRoot.querySelector('.whole').lang");
            assert_eq!(browser.ask::<String>(&spoken), language);
            let notices = format!("{board}.shadowRoot.querySelector('.notices').textContent");
            assert_eq!(browser.ask::<String>(&notices), "", "{page} {index}");
        }
        browser.arm();
        assert_eq!(browser.broken_rules(), [""; 0], "{page}");
        browser.assert_quiet();
    }
}

/// The task of the README: the tile in hand closes the city of the start tile.
const TASK: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\ntask\nask Close the city and score it.\n\
    goal complete city\ngoal score 4\nhint Look to the north.\nsolve place base/E 0,-1 r2\nsolve meeple city S\n";

/// A page with this task, ready to be solved.
fn task_page(name: &str) -> (HostPage, Browser) {
    let page = HostPage::new(name, |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    (page, browser)
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
    let state = state(&browser, "a");
    // What does not fit is told with its rule.
    let wrong = "document.getElementById('a').api(1).apply('place base/E 0,1 r0')";
    assert!(!browser.ask::<bool>(wrong));
    browser.wait_for("told.some(([, name]) => name === 'refused')");
    let rule = "told.find(([, name]) => name === 'refused')[2].reasons[0].rule";
    assert_eq!(browser.ask::<String>(rule), "TILE-04");
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

/// The same position with something said, by the record and by whoever shows it.
const TOLD: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nsay <b>Which</b> tile?\n\
    say fr: Quelle tuile ?\nmark city N 0,0 green\nplace base/E 0,-1 r2\nsay This one.\nmeeple city S\n";

#[test]
fn what_is_said_beside_a_game_is_read_below_it_and_what_a_host_cannot_say_is_thrown() {
    let page = HostPage::new("told", |_| {
        let record = TOLD.replace('<', "&lt;");
        format!(
            "<bastide-board id=\"a\" mode=\"replay\" language=\"en\" record=\"{record}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    let said = format!("{}.querySelector('.remarks p').textContent", inside("a"));
    // Plain text, whatever stands in it.
    assert_eq!(browser.ask::<String>(&said), "<b>Which</b> tile?");
    let marked = format!("{}.querySelector('.remarks li').textContent", inside("a"));
    assert_eq!(
        browser.ask::<String>(&marked),
        "Green. Marked city: the start, to the north."
    );
    browser.run("document.getElementById('a').api(1).step(1)", Vec::new());
    browser.wait_for(&format!("{said} === 'This one.'"));
    browser.run(
        "document.getElementById('a').api(1).annotate(['say Look here.', 'arrow 0,0 0,-1 red'])",
        Vec::new(),
    );
    let all = format!("{}.querySelector('.remarks').textContent", inside("a"));
    browser.wait_for(&format!("{all}.includes('Look here.')"));
    let wrong = "(() => { try { document.getElementById('a').api(1).annotate('say A\\nmark castle'); return '' } \
         catch (error) { return error instanceof Error ? error.message : 'thrown' } })()";
    assert_eq!(
        browser.ask::<String>(wrong),
        "Line 2: “castle” means nothing here."
    );
    assert!(browser.ask::<bool>(&format!("{all}.includes('Look here.')")));
    browser.run("document.getElementById('a').api(1).annotate()", Vec::new());
    browser.wait_for(&format!("!{all}.includes('Look here.')"));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_host_keeps_a_decision_from_being_made_and_its_failures_break_nothing() {
    let page = HostPage::new("guarded", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board>".to_string()
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'question')");
    // It asks the board in the middle of what it is told, and fails.
    browser.run(
        "window.kept = true; window.failed = 0; addEventListener('error', (event) => (failed++, event.preventDefault())); \
         for (const name of ['before-action', 'action', 'question', 'score']) addEventListener(`bastide-${name}`, (event) => { \
         if (name === 'before-action' && kept) event.preventDefault(); \
         const api = event.target.api(1); api.record(); api.legal(); api.apply('pass'); api.undo(); api.state(); api.load('x'); \
         throw new Error('the host fails') }, { once: name !== 'before-action' })",
        Vec::new(),
    );
    let first = "(() => { const api = document.getElementById('a').api(1); return api.apply(api.legal()[0]) })()";
    assert!(!browser.ask::<bool>(first), "it was made all the same");
    let seen = "told.filter(([, name]) => name === 'before-action').map(([, , detail]) => detail.action.split(' ')[0])";
    assert_eq!(browser.ask::<Vec<String>>(seen), ["place"]);
    assert_eq!(state(&browser, "a").tiles, 1);
    assert_eq!(browser.ask::<u32>("failed"), 1);
    browser.run("kept = false", Vec::new());
    let record = "document.getElementById('a').api(1).load(arguments[0])";
    browser.run(record, vec![json!(TWO_PERSONS)]);
    assert!(browser.ask::<bool>(first));
    browser.wait_for("document.getElementById('a').api(1).state().tiles === 2");
    assert!(browser.ask::<bool>("failed > 2"));
}

#[test]
fn points_are_told_item_by_item_with_their_rules() {
    let (page, browser) = task_page("scored");
    for line in ["place base/E 0,-1 r2", "meeple city S"] {
        let apply = format!("document.getElementById('a').api(1).apply('{line}')");
        assert!(browser.ask::<bool>(&apply));
    }
    browser.wait_for("told.some(([, name]) => name === 'score')");
    let score = "told.find(([, name]) => name === 'score')[2]";
    assert_eq!(
        browser.ask::<serde_json::Value>(score),
        json!({ "step": 3, "seat": 1, "points": 4, "final": false, "items": [{ "what": "tiles", "count": 2, "each": 2,
            "points": 4, "rule": "CITY-02", "tiles": ["0,-1", "0,0"] }] })
    );
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn the_computer_says_what_it_would_do_and_the_table_is_painted_for_the_host() {
    let (page, browser) = task_page("asked");
    let run = |script: &str| {
        let script = format!("const api = document.getElementById('a').api(1); {script}");
        browser.run(&script, Vec::new());
    };
    run("Promise.all([api.ask(), api.ask()]).then((lines) => window.lines = lines)");
    browser.wait_for("window.lines");
    let allowed =
        "lines[0] === lines[1] && document.getElementById('a').api(1).legal().includes(lines[0])";
    assert!(browser.ask::<bool>(allowed));
    // What was asked before the game went on is not answered any more.
    run(
        "api.ask().then(() => window.late = 'answered', (error) => window.late = error.message); api.apply(lines[0])",
    );
    run("api.ask().then((line) => window.next = line)");
    browser.wait_for("window.late && window.next");
    assert_eq!(browser.ask::<String>("late"), "the game went on");
    run(
        "api.picture({ width: 400 }).then(async (blob) => { window.size = (await createImageBitmap(blob)).width; \
         window.text = await blob.text() })",
    );
    browser.wait_for("window.text");
    assert_eq!(browser.ask::<u32>("size"), 400);
    assert!(
        browser.ask::<bool>("text.includes('#game=')"),
        "it carries no game"
    );
    run("api.picture({ format: 'svg' }).then((svg) => window.svg = svg)");
    browser.wait_for("window.svg && svg.startsWith('<svg')");
    run("api.picture({ format: 'gif' }).catch((error) => window.wrong = error.name)");
    browser.wait_for("window.wrong === 'RangeError'");
    run("api.showSolution(); api.ask().catch((error) => window.over = error.message)");
    browser.wait_for("window.over === 'nobody is asked'");
    drop(page);
}

/// What the browser counts of a page, after it has thrown away what nobody holds.
fn counted(browser: &Browser, name: &str) -> f64 {
    browser.tools("HeapProfiler.collectGarbage", json!({}));
    let metrics = browser.tools("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().expect("a list");
    let found = metrics.iter().find(|metric| metric["name"] == name);
    found
        .and_then(|metric| metric["value"].as_f64())
        .expect("a number")
}

#[test]
fn boards_that_are_taken_out_for_good_leave_nothing_behind() {
    let page = HostPage::new("gone", |_| {
        "<section id=\"room\"></section><bastide-board id=\"a\" src=\"game.txt\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.tools("Performance.enable", json!({}));
    let round = |boards: u32| {
        browser.run(
            "window.done = false; const play = async () => { \
             for (let left = arguments[0]; left > 0; left--) { const board = document.createElement('bastide-board'); \
             board.setAttribute('mode', left % 2 ? 'play' : 'replay'); board.setAttribute('record', arguments[1]); \
             const ready = new Promise((done) => board.addEventListener('bastide-ready', done, { once: true })); \
             document.getElementById('room').append(board); await ready; board.remove(); \
             window.last = new WeakRef(board); } \
             told.length = 0; setTimeout(() => window.done = true, 3000) }; play()",
            vec![json!(boards), json!(TWO_PERSONS)],
        );
        browser.wait_for("window.done");
        ["JSEventListeners", "Nodes", "JSHeapUsedSize"].map(|name| counted(&browser, name))
    };
    let few = round(5);
    let many = round(100);
    assert!(many[0] <= few[0] + 5.0, "listeners: {few:?}, {many:?}");
    assert!(many[1] <= few[1] + 200.0, "nodes: {few:?}, {many:?}");
    assert!(many[2] <= few[2] + 1_500_000.0, "bytes: {few:?}, {many:?}");
}

#[test]
fn a_board_that_was_let_go_comes_back_with_its_game() {
    let page = HostPage::new("back", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board>".to_string()
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'question')");
    let first = "(() => { const api = document.getElementById('a').api(1); return api.apply(api.legal()[0]) })()";
    assert!(browser.ask::<bool>(first));
    browser.run(
        "window.gone = document.getElementById('a'); gone.remove(); told.length = 0",
        Vec::new(),
    );
    browser.wait_for("!gone.hasAttribute('open')");
    browser.run("document.body.prepend(gone)", Vec::new());
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    assert_eq!(state(&browser, "a").tiles, 2);
}

#[test]
fn nothing_of_a_hostile_page_reaches_into_a_board() {
    let page = HostPage::new("hostile", |_| {
        let record = "bastide 1\nseats 2\nplayer 1 blue person &lt;img src=x onerror=alert(1)&gt;\nplayer 2 red person &quot;Ben&quot;\n\
             option first-player 1\nstack base/E base/V\nplay\nsay &lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1)\n";
        format!(
            "<style>html {{ font-size: 60px; direction: rtl }} * {{ all: unset !important }} \
             bastide-board {{ display: block !important; width: 700px !important; height: 520px !important }}</style>\
             <bastide-board id=\"a\" mode=\"diagram\" language=\"en\" record=\"{record}\"></bastide-board>\
             <bastide-board id=\"b\" mode=\"play\" language=\"en\" record=\"{record}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    let (a, b) = (inside("a"), inside("b"));
    let style = format!(
        "(() => {{ const {{ direction, fontSize, position }} = getComputedStyle({b}.querySelector('.page')); \
         return direction === 'ltr' && parseFloat(fontSize) < 20 && position !== 'static' }})()"
    );
    assert!(browser.ask::<bool>(&style), "styles reach in");
    let shown = format!("{a}.querySelector('canvas').getBoundingClientRect().width");
    assert_eq!(browser.ask::<f64>(&shown), 700.0);
    let markup = format!(
        "{a}.querySelectorAll('img, script, a[href]').length + {b}.querySelectorAll('img, script, a[href]').length"
    );
    assert_eq!(browser.ask::<u32>(&markup), 0);
    let said = format!("{a}.querySelector('.remarks p').textContent");
    let said: String = browser.ask(&said);
    assert_eq!(said, "<script>alert(1)</script> javascript:alert(1)");
    let named = format!("{b}.querySelector('.whole').textContent.includes('<img')");
    assert!(browser.ask::<bool>(&named));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn calls_of_every_kind_and_in_any_order_break_nothing() {
    let page = HostPage::new("calls", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\" seat=\"x\" step=\"-3\" commands=\"&quot;\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
    // Before it is there each call throws an error and nothing else.
    let early = "(() => { const board = document.createElement('bastide-board'); const api = board.api(1); \
         return Object.values(api).every((call) => { try { const made = call('x'); \
         if (made instanceof Promise) { made.catch(() => {}); return true } return false } \
         catch (error) { return error instanceof Error } }) })()";
    assert!(browser.ask::<bool>(early));
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.run(
        "const odd = [undefined, null, NaN, -1, 1e308, '', 'x'.repeat(100000), {}, [], Symbol.iterator, () => {}, 2n ** 70n, \
         '\\ud800', { toString() { throw new Error('no') } }]; window.thrown = 0; window.wrong = []; \
         const api = document.getElementById('a').api(1); \
         for (const [name, call] of Object.entries(api)) if (name !== 'drill') for (const one of odd) for (const other of [undefined, one]) { \
         try { const made = call(one, other); if (made instanceof Promise) made.catch(() => {}) } \
         catch (error) { thrown++; if (String(error).includes('unreachable')) wrong.push(name) } } \
         for (const name of ['mode', 'step', 'record', 'src', 'language', 'theme', 'text', 'seat', 'commands']) \
         for (const one of ['', 'x', '-1', '<b>', '9e99']) document.getElementById('a').setAttribute(name, one)",
        Vec::new(),
    );
    assert_eq!(browser.ask::<Vec<String>>("wrong"), [""; 0]);
    let api = "document.getElementById('a').api(1)";
    browser.run(
        &format!("{api}.load(arguments[0])"),
        vec![json!(TWO_PERSONS)],
    );
    browser.wait_for(&format!("{api}.legal().length > 0"));
    assert!(browser.ask::<bool>(&format!("{api}.apply({api}.legal()[0])")));
    let broken = "document.querySelector('dialog.panic') !== null";
    assert!(!browser.ask::<bool>(broken));
}

#[test]
fn an_element_that_moves_in_the_middle_of_a_drag_goes_on() {
    let page = HostPage::new("moved", |_| {
        "<section id=\"one\"><bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board></section>\
         <section id=\"other\"></section>"
            .to_string()
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    let before = state(&browser, "a");
    let cell = before.legal.first().expect("a place").at;
    browser.drag(before.slot.expect("a tile"), cell, 8, |browser, step| {
        if step == 4 {
            browser.run("other.append(document.getElementById('a'))", Vec::new());
        }
    });
    // Whatever became of that drag, the next decision is made as if nothing had been.
    let api = "document.getElementById('a').api(1)";
    browser.wait_for(&format!("{api}.legal().length > 0"));
    let record: String = browser.ask(&format!("{api}.record()"));
    assert!(record.starts_with("bastide 1"));
    assert!(browser.ask::<bool>(&format!("{api}.apply({api}.legal()[0])")));
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn a_board_that_breaks_says_so_in_its_box_and_the_others_go_on() {
    let page = HostPage::new("broken", |_| {
        "<bastide-board id=\"a\" mode=\"play\" language=\"en\" src=\"game.txt\"></bastide-board>\
         <bastide-board id=\"b\" mode=\"play\" src=\"game.txt\"></bastide-board>"
            .to_string()
    });
    let browser = page.open();
    browser.wait_for("told.filter(([, name]) => name === 'question').length === 2");
    let first = |id: &str| {
        format!(
            "(() => {{ const api = document.getElementById('{id}').api(1); return api.apply(api.legal()[0]) }})()"
        )
    };
    assert!(browser.ask::<bool>(&first("a")));
    browser.run(
        "try { document.getElementById('a').api(1).drill() } catch (error) { window.broke = String(error) }",
        Vec::new(),
    );
    browser.wait_for("window.broke && told.some(([id, name]) => id === 'a' && name === 'error')");
    let panel = format!("{}.querySelector('.panic').textContent", inside("a"));
    assert!(browser.ask::<String>(&panel).contains("Something broke"));
    let record = format!(
        "[...{}.querySelectorAll('.panic textarea')].at(-1).value",
        inside("a")
    );
    assert!(
        browser.ask::<String>(&record).contains("place "),
        "its game is gone"
    );
    // Nothing else of the page is in the way.
    assert_eq!(browser.count("dialog"), 0);
    assert!(browser.ask::<bool>(&first("b")));
    browser.wait_for("document.getElementById('b').api(1).state().tiles === 2");
    let whole = format!("{}.querySelector('.panic')", inside("b"));
    assert!(browser.ask::<bool>(&format!("{whole} === null")));
    browser.run(
        "window.gone = document.getElementById('a'); gone.remove()",
        Vec::new(),
    );
    browser.wait_for("!gone.hasAttribute('open')");
}

#[test]
fn a_page_with_a_strict_policy_shows_boards_by_what_the_documentation_says() {
    let page = HostPage::new("strict", |boards| {
        let origin = boards.trim_end_matches('/');
        format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; \
             style-src {origin} 'unsafe-inline'; connect-src 'self' {origin}; img-src data: blob:; worker-src blob:\">\
             <bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.run(
        "const api = document.getElementById('a').api(1); api.ask().then((line) => window.line = line); \
         api.picture({ width: 320 }).then((blob) => window.size = blob.size)",
        Vec::new(),
    );
    browser.wait_for("window.line && window.size");
    browser.assert_quiet_but_for(&page.boards.url());
}
