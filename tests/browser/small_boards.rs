//! Boards in little room on somebody else's page: a task on a small board, fingers that mean the page, sizes that nobody chose.

use crate::browser::Browser;
use crate::embedded::{HostPage, TASK, inside, state, visit_each};
use crate::screen::{DESKTOP, PHONE, Point};
use serde_json::json;

/// Sizes of boards, some of which the workshop offers.
const SIZES: [(u32, u32); 6] = [
    (480, 360),
    (640, 480),
    (800, 600),
    (390, 520),
    (340, 446),
    (320, 427),
];

/// What of a task is out of sight or lies on something else, in the shadow `root` of a board.
const OUT_OF_SIGHT: &str = "((root) => { const rect = (one) => one.getBoundingClientRect(); \
    const shown = (css) => [...root.querySelectorAll(css)].filter((one) => one.checkVisibility()); \
    const within = (one, other) => one.top >= other.top - 1 && one.bottom <= other.bottom + 1 && one.left >= other.left - 1 && one.right <= other.right + 1; \
    const meet = (one, other) => one.top < other.bottom - 1 && other.top < one.bottom - 1 && one.left < other.right - 1 && other.left < one.right - 1; \
    const panel = rect(root.querySelector('.task')), found = []; \
    if (!within(panel, rect(root.querySelector('canvas')))) found.push('the panel'); \
    for (const one of shown('.task .asked, .task .result, .task button')) if (!within(rect(one), panel)) found.push(one.textContent); \
    const ways = [...root.querySelectorAll('.task-ways button')].filter((one) => one.checkVisibility({ visibilityProperty: true })); \
    for (const one of ways) if (!within(rect(one), rect(root.querySelector('canvas')))) found.push(one.textContent); \
    if (rect(root.querySelector('canvas')).width < 420 && ways.some((one) => ways.some((other) => rect(one).top >= rect(other).bottom))) found.push('more than one row of buttons'); \
    for (const one of shown('.zoomer button')) if (meet(rect(one), panel)) found.push(one.dataset.run); \
    const lines = shown('.task p, .task li, .task button'); \
    const inside = lines.filter((one) => one.closest('.rest')); \
    lines.forEach((one, at) => lines.slice(at + 1).forEach((other) => { \
    if (inside.includes(one) === inside.includes(other) && meet(rect(one), rect(other))) found.push(`${one.textContent} on ${other.textContent}`) })); \
    return found })";

#[test]
fn in_little_room_and_without_a_chosen_size_boards_are_seen_reached_named_and_silent() {
    visit_each(&[
        a_task_on_a_small_board_keeps_in_sight_what_is_asked_how_it_ended_and_all_buttons,
        what_scrolls_in_a_task_and_nothing_else_is_reached_by_keys,
        a_task_or_a_replay_that_is_narrow_is_as_high_as_on_a_phone,
        a_board_of_no_chosen_height_is_seen_as_a_whole_and_others_are_as_high_as_they_are_told,
        a_board_without_a_game_says_what_it_needs_until_it_gets_one,
        each_board_of_a_page_has_a_name_in_its_language,
        a_board_is_silent_until_somebody_is_in_it,
        a_low_board_to_be_played_on_has_room_for_the_table,
    ]);
}

fn a_task_on_a_small_board_keeps_in_sight_what_is_asked_how_it_ended_and_all_buttons(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("small", |_| {
        let board = |(at, (width, height)): (usize, &(u32, u32))| {
            format!(
                "<bastide-board id=\"b{at}\" mode=\"task\" language=\"fr\" record=\"{TASK}\" \
                 style=\"width: {width}px; height: {height}px\"></bastide-board>"
            )
        };
        SIZES.iter().enumerate().map(board).collect()
    });
    page.show_in(browser);
    for (at, size) in SIZES.iter().enumerate() {
        let board = format!("document.getElementById('b{at}')");
        let check = |when: &str| {
            let found = format!("{OUT_OF_SIGHT}({board}.shadowRoot)");
            let found: Vec<String> = browser.ask(&found);
            assert_eq!(found, [""; 0], "{size:?} {when}");
        };
        browser.run(&format!("{board}.scrollIntoView()"), vec![]);
        browser.wait_for(&format!(
            "{board}.shadowRoot.querySelector('.frame.drawn') && {board}.api(1).state().question === 'place'"
        ));
        check("at first");
        browser.run(&format!("{board}.api(1).hint()"), vec![]);
        browser.wait_for(&format!("{board}.shadowRoot.querySelector('.task .hint')"));
        check("with a hint");
        let answer = format!(
            "const api = {board}.api(1); api.apply('place base/E 0,1 r2'); api.apply('pass')"
        );
        browser.run(&answer, vec![]);
        browser.wait_for(&format!(
            "{board}.shadowRoot.querySelector('.task .result')"
        ));
        check("at the end");
        let apart: bool = browser.ask(&format!(
            "(() => {{ const [asked, result] = ['.asked', '.result'].map((css) => \
             getComputedStyle({board}.shadowRoot.querySelector('.task ' + css)).color); return asked !== result }})()"
        ));
        assert!(apart, "the verdict has the colour of what is asked");
    }
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

fn what_scrolls_in_a_task_and_nothing_else_is_reached_by_keys(browser: &Browser) -> HostPage {
    let hint = "Look at the city, and look at it again. ".repeat(8);
    let page = HostPage::new("scrolling", |_| {
        let board = |id: &str, height: u32| {
            format!(
                "<bastide-board id=\"{id}\" mode=\"task\" language=\"en\" record=\"{TASK}hint {hint}\n\" \
                 style=\"width: 480px; height: {height}px\"></bastide-board>"
            )
        };
        board("low", 300) + &board("high", 900)
    });
    page.show_in(browser);
    let reached = |id: &str| {
        let of = format!(
            "[...document.getElementById('{id}').shadowRoot.querySelectorAll('.task [tabindex]')]"
        );
        format!(
            "{of}.map((one) => `${{one.className}} ${{one.tabIndex}} ${{one.getAttribute('role')}} ${{one.ariaLabel}}`).join()"
        )
    };
    for (id, expected) in [("low", "rest 0 group Goals and hints"), ("high", "")] {
        let board = format!("document.getElementById('{id}')");
        browser.run(&format!("{board}.scrollIntoView()"), vec![]);
        browser.wait_for(&format!("{board}.shadowRoot.querySelector('.frame.drawn')"));
        browser.run(
            &format!("{board}.api(1).hint(); {board}.api(1).hint()"),
            vec![],
        );
        browser.wait_for(&format!(
            "{board}.shadowRoot.querySelectorAll('.task .hint').length > 1"
        ));
        browser.wait_for(&format!("{} === '{expected}'", reached(id)));
    }
    // With room for all of it there is nothing to go to any more.
    browser.run(
        "document.getElementById('low').style.height = '900px'",
        vec![],
    );
    browser.wait_for(&format!("{} === ''", reached("low")));
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

/// The room beside a text is narrow on a wide page too.
fn a_task_or_a_replay_that_is_narrow_is_as_high_as_on_a_phone(browser: &Browser) -> HostPage {
    let page = HostPage::new("narrow", |_| {
        let board = |mode: &str, width: u32| {
            format!(
                "<div style=\"display: block; width: {width}px\"><bastide-board id=\"{mode}{width}\" mode=\"{mode}\" style=\"display: block; width: auto; height: auto\" record=\"{TASK}\"></bastide-board></div>"
            )
        };
        ["task", "replay"]
            .map(|mode| board(mode, 320) + &board(mode, 600))
            .concat()
    });
    page.show_in(browser);
    for mode in ["task", "replay"] {
        for (width, height) in [(320, 427), (600, 450)] {
            let high = format!("document.getElementById('{mode}{width}').offsetHeight");
            browser.wait_for(&format!("Math.abs({high} - {height}) < 2"));
        }
    }
    browser.assert_quiet_but_for(&page.boards.url());
    page
}

/// Where a finger goes that moves the page up, over a board of which this is the middle.
fn up(from: Point) -> Point {
    Point {
        y: from.y - 150.0,
        ..from
    }
}

fn on_a_phone(page: &HostPage) -> Browser {
    page.open_in(Browser::open_on(PHONE, "about:blank"))
}

#[test]
fn a_finger_moves_the_page_until_a_tap_gives_the_board_the_focus_but_carries_the_tile_at_once() {
    let page = HostPage::new("finger", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"task\" language=\"en\" record=\"{TASK}\" \
             style=\"width: 330px; height: 500px\"></bastide-board>"
        )
    });
    let browser = on_a_phone(&page);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    let focused = format!("{}.activeElement !== null", inside("a"));
    let middle = browser.rect("#a").middle();
    // On the table, beside the tiles and above the bar.
    let beside = Point {
        x: middle.x + 110.0,
        y: middle.y - 110.0,
    };
    browser.touch_drag(beside, up(beside), 10);
    browser.wait_for("scrollY > 50");
    assert!(!browser.ask::<bool>(&focused), "it took the focus");
    // It glides on for a while, wherever it is put meanwhile.
    let rests = "window.still = 0; let last = -1; const look = () => { still = scrollY === last ? still + 1 : 0; \
         last = scrollY; requestAnimationFrame(look) }; look()";
    browser.run(rests, vec![]);
    browser.wait_for("still > 20");
    browser.run("scrollTo(0, 0)", vec![]);
    browser.wait_for("scrollY === 0");
    // What is taken up is carried.
    let before = state(&browser, "a");
    let cell = before.legal[0].at;
    let below = Point {
        y: cell.y + 52.0,
        ..cell
    };
    browser.touch_drag(before.slot.expect("a tile"), below, 10);
    browser.wait_for("document.getElementById('a').api(1).state().question === 'figure'");
    assert_eq!(browser.ask::<f64>("scrollY"), 0.0);
    browser.run("document.getElementById('a').api(1).undo()", vec![]);
    browser.wait_for("document.getElementById('a').api(1).state().question === 'place'");
    // From a tap on the board on it is the board that moves.
    browser.run(&format!("{}.activeElement.blur()", inside("a")), vec![]);
    browser.tap(beside);
    browser.wait_for(&focused);
    let at = state(&browser, "a").legal[0].at;
    browser.touch_drag(beside, up(beside), 10);
    browser.wait_until("the board moved", |browser| {
        (state(browser, "a").legal[0].at.y - at.y).abs() > 30.0
    });
    assert_eq!(browser.ask::<f64>("scrollY"), 0.0);
    browser.assert_quiet_but_for(&page.boards.url());
}

#[test]
fn two_fingers_zoom_a_board_that_has_not_the_focus() {
    let page = HostPage::new("fingers", |_| {
        "<bastide-board id=\"a\" src=\"game.txt\" style=\"width: 330px; height: 500px\"></bastide-board>"
            .to_string()
    });
    let browser = on_a_phone(&page);
    browser.wait_for("told.some(([, name]) => name === 'ready')");
    browser.wait_for("document.getElementById('a').api(1).state().crisp");
    let before = state(&browser, "a").zoom;
    browser.pinch(browser.rect("#a").middle(), (80.0, 160.0), 0.0, 8);
    browser.wait_until("it is zoomed", |browser| {
        state(browser, "a").zoom > before * 1.5
    });
    assert_eq!(browser.ask::<f64>("scrollY"), 0.0);
}

fn a_board_of_no_chosen_height_is_seen_as_a_whole_and_others_are_as_high_as_they_are_told(
    browser: &Browser,
) -> HostPage {
    let page = HostPage::new("heights", |_| {
        let board = |id: &str, style: &str| {
            format!(
                "<bastide-board id=\"{id}\" src=\"game.txt\" style=\"width: auto; {style}\"></bastide-board>"
            )
        };
        board("free", "height: auto")
            + &board("high", "height: 1400px")
            + &board("square", "height: auto; aspect-ratio: 1")
    });
    page.show_in(browser);
    browser.wait_for("document.getElementById('free').shadowRoot");
    let height = |id: &str| -> f64 {
        let inside = inside(id);
        browser.ask(&format!(
            "{inside}.querySelector('.box').getBoundingClientRect().height"
        ))
    };
    assert_eq!(browser.rect("#free").height, height("free"));
    assert!(height("free") <= f64::from(DESKTOP.height) * 0.86);
    assert_eq!(height("high"), 1400.0);
    assert_eq!(height("square"), browser.rect("#square").width);
    page
}

fn a_board_without_a_game_says_what_it_needs_until_it_gets_one(browser: &Browser) -> HostPage {
    let page = HostPage::new("nothing", |_| {
        "<bastide-board id=\"a\" language=\"en\"></bastide-board><bastide-board id=\"b\" language=\"de\"></bastide-board>"
            .to_string()
    });
    page.show_in(browser);
    let told = |id: &str| format!("{}.querySelector('.failed').textContent", inside(id));
    browser.wait_for("told.filter(([, name]) => name === 'error').length === 2");
    let sentence: String = browser.ask(&told("a"));
    assert!(sentence.contains("record, src and lesson"), "{sentence}");
    assert!(browser.ask::<String>(&told("b")).contains("braucht"));
    browser.run(
        "document.getElementById('a').setAttribute('record', arguments[0]); \
         document.getElementById('b').api(1).load(arguments[0])",
        vec![json!(TASK)],
    );
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    for id in ["a", "b"] {
        browser.wait_for(&format!("{} === ''", told(id)));
    }
    page
}

fn each_board_of_a_page_has_a_name_in_its_language(browser: &Browser) -> HostPage {
    let french = TASK.replace("goal complete", "ask fr: Fermez la ville.\ngoal complete");
    let page = HostPage::new("names", |_| {
        format!(
            "<bastide-board style=\"height: 160px\" id=\"a\" mode=\"task\" language=\"fr\" record=\"{french}\"></bastide-board>\
             <bastide-board style=\"height: 160px\" id=\"b\" src=\"game.txt\" title=\"The first game\" language=\"en\">A tile.</bastide-board>\
             <bastide-board style=\"height: 160px\" id=\"c\" src=\"game.txt\" language=\"en\"> One tile,\n and no more. </bastide-board>\
             <bastide-board style=\"height: 160px\" id=\"d\" lesson=\"EX-BASE-13\" language=\"de\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 4");
    let named = |id: &str| -> String {
        let whole = format!("{}.querySelector('[role=group][lang]')", inside(id));
        browser.wait_for(&whole);
        browser.ask(&format!("{whole}.ariaLabel"))
    };
    assert_eq!(named("a"), "Fermez la ville.");
    assert_eq!(named("b"), "The first game");
    assert_eq!(named("c"), "One tile, and no more.");
    assert_eq!(named("d"), "Eine nicht abgeschlossene Straße am Ende");
    let pictured = |id: &str| -> String {
        browser.ask(&format!("{}.querySelector('#board').ariaLabel", inside(id)))
    };
    let (b, c) = (pictured("b"), pictured("c"));
    assert!(
        b.starts_with("A tile. ") && b.ends_with(" tiles left"),
        "{b}"
    );
    assert!(c.starts_with("Board. "), "not the name again: {c}");
    browser.run(
        "document.getElementById('b').setAttribute('aria-label', 'A game')",
        vec![],
    );
    assert_eq!(named("b"), "A game");
    browser.run(
        "document.getElementById('b').removeAttribute('aria-label'); document.getElementById('b').title = ''",
        vec![],
    );
    assert_eq!(named("b"), "A tile.");
    page
}

/// Whoever reads the page around a board is not told what happens on it.
pub fn a_board_is_silent_until_somebody_is_in_it(browser: &Browser) -> HostPage {
    let page = HostPage::new("silent", |_| {
        let board = |id: &str| {
            format!(
                "<bastide-board id=\"{id}\" src=\"game.txt\" mode=\"play\" seat=\"1\" language=\"en\"></bastide-board>"
            )
        };
        board("a") + &board("b")
    });
    page.show_in(browser);
    browser.wait_for("told.filter(([, name]) => name === 'ready').length === 2");
    let said = |id: &str| format!("{}.querySelector('#said').textContent", inside(id));
    // Nothing takes the focus before it is seen.
    let cell = format!("{}.querySelector('.drawn .cell')", inside("b"));
    browser.wait_for(&cell);
    browser.run(&format!("{cell}.focus()"), vec![]);
    browser.wait_for(&format!("{}.includes('Tile to place: ')", said("b")));
    assert_eq!(browser.ask::<String>(&said("a")), "");
    page
}

/// A third of a low board is table, whatever stands above and below it, and its places can be pressed.
fn a_low_board_to_be_played_on_has_room_for_the_table(browser: &Browser) -> HostPage {
    let record = "bastide 1\nseats 4\noption first-player 1\n";
    let page = HostPage::new("low-play", |_| {
        format!(
            "<bastide-board id=\"a\" mode=\"play\" language=\"en\" record=\"{record}\" \
             style=\"width: 480px; height: 360px\"></bastide-board>"
        )
    });
    page.show_in(browser);
    browser.wait_for("told.some(([, name]) => name === 'question')");
    let free = format!(
        "{0}.querySelector('.dock').getBoundingClientRect().top - {0}.querySelector('.side').getBoundingClientRect().bottom",
        inside("a")
    );
    browser.wait_for(&format!("{free} >= 160"));
    let tip = format!(
        "{}.querySelector('.tip')?.checkVisibility() ?? false",
        inside("a")
    );
    assert!(!browser.ask::<bool>(&tip), "a tip lies on the table");
    let at = state(browser, "a").legal[0].at;
    browser.click_at(at);
    browser.wait_for(
        "told.some(([, name, detail]) => name === 'action' && detail.action.startsWith('place'))",
    );
    page
}
