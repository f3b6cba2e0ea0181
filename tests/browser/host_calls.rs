//! What a page around a board may ask and hear, and that nothing it does breaks a board.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::embedded::{HostPage, TASK, inside, state, task_page, visit_each};
use crate::site;
use serde_json::json;
use std::fs;

/// The same position with something said, by the record and by whoever shows it.
const TOLD: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nsay <b>Which</b> tile?\n\
    say fr: Quelle tuile ?\nmark city N 0,0 green\nplace base/E 0,-1 r2\nsay This one.\nmeeple city S\n";

#[test]
fn what_hosts_say_and_do_is_told_or_refused_and_breaks_no_board() {
    visit_each(&[
        what_is_said_beside_a_game_is_read_below_it_and_what_a_host_cannot_say_is_thrown,
        a_host_keeps_a_decision_from_being_made_and_its_failures_break_nothing,
        a_board_that_was_let_go_comes_back_with_its_game,
        nothing_of_a_hostile_page_reaches_into_a_board,
        calls_of_every_kind_and_in_any_order_break_nothing,
        an_element_that_moves_in_the_middle_of_a_drag_goes_on,
        a_page_with_a_strict_policy_shows_boards_by_what_the_documentation_says,
    ]);
}

fn what_is_said_beside_a_game_is_read_below_it_and_what_a_host_cannot_say_is_thrown(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("told", |_| {
        let record = TOLD.replace('<', "&lt;");
        format!(
            "<bastide-board id=\"a\" mode=\"replay\" language=\"en\" record=\"{record}\"></bastide-board>"
        )
    });
    page.show_in(browser);
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
    page
}

fn a_host_keeps_a_decision_from_being_made_and_its_failures_break_nothing(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("guarded", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board>".to_string()
    });
    page.show_in(browser);
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
    assert_eq!(state(browser, "a").tiles, 1);
    assert_eq!(browser.ask::<u32>("failed"), 1);
    browser.run("kept = false", Vec::new());
    let record = "document.getElementById('a').api(1).load(arguments[0])";
    browser.run(record, vec![json!(TWO_PERSONS)]);
    assert!(browser.ask::<bool>(first));
    browser.wait_for("document.getElementById('a').api(1).state().tiles === 2");
    assert!(browser.ask::<bool>("failed > 2"));
    page
}

/// A turn that ends by itself is a decision too.
#[test]
fn each_decision_is_told_directly_before_and_directly_after_it_is_made() {
    let (page, browser) = task_page("ordered");
    for line in ["place base/E 0,-1 r2", "pass"] {
        let apply = format!("document.getElementById('a').api(1).apply('{line}')");
        assert!(browser.ask::<bool>(&apply));
    }
    let heard = "told.filter(([, name, detail]) => name.endsWith('action') && detail.seat) \
         .map(([, name, detail]) => `${name} ${detail.action.split(' ')[0]}`)";
    browser.wait_for(&format!("({heard}).length >= 6"));
    let whole: Vec<String> = browser.ask(heard);
    let ordered = ["place", "pass", "confirm"]
        .map(|word| [format!("before-action {word}"), format!("action {word}")]);
    assert_eq!(whole, ordered.concat());
    // So are those of a solution.
    browser.run(
        "told.length = 0; document.getElementById('a').api(1).showSolution()",
        Vec::new(),
    );
    browser.wait_for(&format!("({heard}).length >= 4"));
    let solved: Vec<String> = browser.ask(heard);
    let ordered =
        ["place", "meeple"].map(|word| [format!("before-action {word}"), format!("action {word}")]);
    assert_eq!(solved[..4], ordered.concat());
    browser.assert_quiet_but_for(&page.boards.url());
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
            "window.done = false; window.left = arguments[0]; const play = async () => { \
             for (; left > 0; left--) { const board = document.createElement('bastide-board'); \
             board.setAttribute('mode', left % 2 ? 'play' : 'replay'); board.setAttribute('record', arguments[1]); \
             const ready = new Promise((done) => board.addEventListener('bastide-ready', done, { once: true })); \
             document.getElementById('room').append(board); await ready; board.remove(); \
             window.last = new WeakRef(board); } \
             told.length = 0; setTimeout(() => window.done = true, 3000) }; play()",
            vec![json!(boards), json!(TWO_PERSONS)],
        );
        // Each board has the time of any other wait: a hundred of them take a busy machine half a minute.
        for left in (0..boards).rev() {
            browser.wait_for(&format!("window.left <= {left}"));
        }
        browser.wait_for("window.done");
        ["JSEventListeners", "Nodes", "JSHeapUsedSize"].map(|name| counted(&browser, name))
    };
    let few = round(5);
    let many = round(100);
    assert!(many[0] <= few[0] + 5.0, "listeners: {few:?}, {many:?}");
    assert!(many[1] <= few[1] + 200.0, "nodes: {few:?}, {many:?}");
    assert!(many[2] <= few[2] + 1_500_000.0, "bytes: {few:?}, {many:?}");
}

fn a_board_that_was_let_go_comes_back_with_its_game(browser: &Browser) -> HostPage {
    let page = HostPage::new("back", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board>".to_string()
    });
    page.show_in(browser);
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
    assert_eq!(state(browser, "a").tiles, 2);
    page
}

fn nothing_of_a_hostile_page_reaches_into_a_board(browser: &Browser) -> HostPage {
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
    page.show_in(browser);
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
    page
}

fn calls_of_every_kind_and_in_any_order_break_nothing(browser: &Browser) -> HostPage {
    let page = HostPage::new("calls", |_| {
        "<bastide-board id=\"a\" mode=\"play\" src=\"game.txt\" seat=\"x\" step=\"-3\" commands=\"&quot;\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
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
    page
}

fn an_element_that_moves_in_the_middle_of_a_drag_goes_on(browser: &Browser) -> HostPage {
    let page = HostPage::new("moved", |_| {
        "<section id=\"one\"><bastide-board id=\"a\" mode=\"play\" src=\"game.txt\"></bastide-board></section>\
         <section id=\"other\"></section>"
            .to_string()
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    let before = state(browser, "a");
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
    page
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

fn a_page_with_a_strict_policy_shows_boards_by_what_the_documentation_says(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("strict", |boards| {
        let origin = boards.trim_end_matches('/');
        format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self' {origin} 'wasm-unsafe-eval'; \
             style-src {origin} 'unsafe-inline'; connect-src 'self' {origin}; img-src data: blob:; worker-src blob:\">\
             <bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    browser.run(
        "const api = document.getElementById('a').api(1); api.ask().then((line) => window.line = line); \
         api.picture({ width: 320 }).then((blob) => window.size = blob.size)",
        Vec::new(),
    );
    browser.wait_for("window.line && window.size");
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

/// Counts the workers that are there.
const COUNTED: &str = "window.workers = 0; window.begun = 0; window.Worker = class extends Worker { \
    constructor(...all) { super(...all); workers += 1; begun += 1; } terminate() { super.terminate(); workers -= 1; } };";

#[test]
fn boards_that_are_played_on_share_one_worker_which_answers_each_of_them_and_ends_with_the_last() {
    let page = HostPage::new("one-worker", |_| {
        let board = |id: &str, seed: u8| {
            let record = TWO_PERSONS.replace("red person", "red strong");
            let record = record.replace("seed 42", &format!("seed {seed}"));
            format!(
                "<bastide-board id=\"{id}\" mode=\"play\" record=\"{record}\" style=\"height: 250px\"></bastide-board>"
            )
        };
        let boards = [("a", 1), ("b", 2), ("c", 3)].map(|(id, seed)| board(id, seed));
        format!("<script src=\"counted.js\"></script>{}", boards.concat())
    });
    fs::write(
        site::scratch("hosts").join("one-worker/counted.js"),
        COUNTED,
    )
    .expect("room on the disk");
    let browser = page.open();
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 3");
    let answers = |id: &str| {
        format!(
            "told.filter(([id, name, detail]) => id === '{id}' && name === 'action' && detail.seat === 2).length"
        )
    };
    // A person decides until the computer is asked; on all boards at once.
    let turn = "for (const id of arguments[0]) { const api = document.getElementById(id).api(1); \
         api.apply(api.legal()[0]); for (const line of ['pass', 'confirm']) if (api.legal().includes(line)) api.apply(line); }";
    browser.run(turn, vec![json!(["a", "b", "c"])]);
    for id in ["a", "b", "c"] {
        browser.wait_for(&format!("{} > 0", answers(id)));
    }
    assert_eq!(browser.ask::<[u32; 2]>("[workers, begun]"), [1, 1]);
    // Without the one that has begun it, it thinks for the others.
    browser.run(
        "window.gone = document.getElementById('a'); gone.remove()",
        Vec::new(),
    );
    browser.wait_for("!gone.hasAttribute('open')");
    let mine = "document.getElementById('b').api(1).legal().length > 0";
    browser.wait_for(mine);
    let before: u32 = browser.ask(&answers("b"));
    browser.run(turn, vec![json!(["b"])]);
    browser.wait_for(&format!("{} > {before}", answers("b")));
    assert_eq!(browser.ask::<[u32; 2]>("[workers, begun]"), [1, 1]);
    browser.run(
        "window.all = [...document.querySelectorAll('bastide-board')]; all.forEach((board) => board.remove())",
        Vec::new(),
    );
    browser.wait_for("workers === 0");
    browser.assert_quiet_but_for(&page.boards.url());
}
