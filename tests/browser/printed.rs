//! What comes out on paper: texts and boards, seen or not, and nothing to press.

use crate::board::TWO_PERSONS;
use crate::browser::Browser;
use crate::embedded::{HostPage, TASK, inside};
use crate::screen::DESKTOP;
use crate::site;
use flate2::read::ZlibDecoder;
use serde_json::json;
use std::io::Read;

/// How many shapes are filled for a board of a few tiles, at least.
const BOARD: usize = 100;

/// A document on paper, as far as these tests look at it.
#[derive(Debug)]
struct Paper {
    /// How many pages it has.
    pages: usize,
    /// How often a piece of text is written.
    texts: usize,
    /// How many shapes are filled.
    shapes: usize,
}

/// Prints the page as it is.
fn print(browser: &Browser) -> Paper {
    let document = browser.bytes(&browser.post("print", json!({})));
    let of = |text: &[u8], word: &str| -> usize {
        let words = text.split(u8::is_ascii_whitespace);
        words.filter(|one| *one == word.as_bytes()).count()
    };
    // A browser may write the operator directly behind its text.
    let written = |text: &[u8]| -> usize {
        let words = text.split(u8::is_ascii_whitespace);
        let written = |one: &&[u8]| one.ends_with(b"Tj") || one.ends_with(b"TJ");
        words.filter(written).count()
    };
    let in_sheets = |text: &[u8]| {
        found(text, b"/Type /Page")
            .filter(|(_, next)| *next != b's')
            .count()
    };
    let (mut texts, mut shapes, mut pages) = (0, 0, in_sheets(&document));
    for (at, _) in found(&document, b"stream") {
        let behind = &document[at + b"stream".len()..];
        let begin = behind.iter().position(|byte| *byte == b'\n').unwrap_or(0) + 1;
        let mut text = Vec::new();
        // What is no packed text is a picture or a font.
        if ZlibDecoder::new(&behind[begin..])
            .read_to_end(&mut text)
            .is_ok()
        {
            texts += written(&text);
            pages += in_sheets(&text);
            shapes += of(&text, "f") + of(&text, "f*");
        }
    }
    Paper {
        pages,
        texts,
        shapes,
    }
}

/// Where bytes are, and what comes directly behind each time.
fn found<'a>(text: &'a [u8], sought: &'a [u8]) -> impl Iterator<Item = (usize, u8)> + 'a {
    let all = text.windows(sought.len()).enumerate();
    let all = all.filter(move |(_, window)| *window == sought);
    all.map(|(at, _)| (at, text.get(at + sought.len()).copied().unwrap_or_default()))
}

/// A page with a board that sizes itself, and two so far below that nobody has come near.
fn with_boards(name: &str) -> HostPage {
    let lesson = |id: &str| {
        format!(
            "<bastide-board id=\"{id}\" language=\"en\" lesson=\"EX-BASE-7\" style=\"width: 100%; height: auto\">Nothing</bastide-board>"
        )
    };
    HostPage::new(name, |_| {
        format!(
            "<h1>First of all</h1>{}<p>In between</p><section style=\"margin-top: 3000px\"></section>{}\
             <bastide-board id=\"c\" language=\"en\" mode=\"task\" record=\"{TASK}\" style=\"height: auto\"></bastide-board>",
            lesson("a"),
            lesson("b")
        )
    })
}

/// The texts of a page with boards and all of these, seen or not, are on the first print already.
pub fn prints_its_boards_at_once(browser: Browser, name: &str) -> Browser {
    let page = with_boards(name);
    let browser = page.open_in(browser);
    browser.wait_for("told.some(([id, name]) => id === 'a' && name === 'ready')");
    assert!(!browser.ask::<bool>("document.getElementById('b').hasAttribute('open')"));
    browser.run(
        "window.printed = []; addEventListener('beforeprint', () => printed.push(...[...document.querySelectorAll('bastide-board')] \
         .map((board) => board.shadowRoot.querySelector('.printed').textContent.trim().slice(-30))))",
        Vec::new(),
    );
    let first = print(&browser);
    assert!(first.texts >= 3, "{first:?}");
    assert!(first.shapes > 3 * BOARD, "{first:?}");
    // The picture, and what is asked below that of the task.
    let printed: Vec<String> = browser.ask("printed");
    assert_eq!(printed.len(), 3);
    assert!(
        printed[2].ends_with("Close the city and score it."),
        "{printed:?}"
    );
    // What was there is there again, and nothing was opened.
    for id in ["a", "b", "c"] {
        let left = format!("{}.querySelector('.printed')", inside(id));
        assert!(!browser.ask::<bool>(&format!("!!{left}")), "{id}");
    }
    assert!(!browser.ask::<bool>("document.getElementById('b').hasAttribute('open')"));
    let again = print(&browser);
    assert_eq!((first.pages, first.shapes), (again.pages, again.shapes));
    browser.assert_quiet_but_for(&page.boards.url());
    browser
}

#[test]
fn the_first_print_has_the_texts_of_the_page_and_every_board_seen_or_not() {
    prints_its_boards_at_once(Browser::open_on(DESKTOP, "about:blank"), "printed");
}

#[test]
fn a_page_prints_its_boards_before_any_of_them_was_fetched() {
    let page = HostPage::new("printed-unseen", |_| {
        format!(
            "<h1>Far above</h1><section style=\"margin-top: 3000px\"></section>\
             <bastide-board id=\"a\" language=\"en\" lesson=\"EX-BASE-7\"></bastide-board>\
             <bastide-board id=\"b\" mode=\"task\" record=\"{TASK}\"></bastide-board>"
        )
    });
    let browser = page.open();
    browser.wait_for("customElements.get('bastide-board')");
    assert!(browser.ask::<bool>("typeof wasm_bindgen === 'undefined'"));
    let paper = print(&browser);
    assert!(paper.shapes > 2 * BOARD, "{paper:?}");
    // From then on they are boards like all others.
    browser.run("document.getElementById('a').scrollIntoView()", Vec::new());
    browser.wait_for("told.some(([id, name]) => id === 'a' && name === 'ready')");
    browser.assert_quiet_but_for(&page.boards.url());
}

/// On one sheet, as high as it needs, without what is to be pressed.
#[test]
fn a_board_on_paper_is_not_torn_and_has_no_controls() {
    let page = with_boards("printed-whole");
    let browser = page.open();
    browser.wait_for("told.some(([id, name]) => id === 'a' && name === 'ready')");
    browser.run("dispatchEvent(new Event('beforeprint'))", Vec::new());
    browser.tools(
        "Emulation.setEmulatedMedia",
        serde_json::json!({ "media": "print" }),
    );
    for id in ["a", "b", "c"] {
        let whole =
            format!("getComputedStyle(document.getElementById('{id}')).breakInside === 'avoid'");
        assert!(browser.ask::<bool>(&whole), "{id}");
        let root = inside(id);
        let bare = format!(
            "{root}.querySelector('.printed svg').getBoundingClientRect().height > 100 && \
             [...{root}.querySelectorAll('button, canvas')].every((one) => one.getClientRects().length === 0)"
        );
        browser.wait_for(&bare);
        // Nothing is wider than its page.
        let high: f64 = browser.ask(&format!(
            "{root}.querySelector('.printed svg').getBoundingClientRect().height"
        ));
        assert!(high < 17.0 * 96.0 / 2.54 + 1.0, "{high}");
    }
}

#[test]
fn the_rule_book_is_printed_whole_and_the_table_with_its_players() {
    let site = site::serve();
    let browser = Browser::open(&format!("{}#learn", site.url()));
    browser.wait_for("document.querySelector('dialog.learn li') && ![...document.querySelectorAll('link')].some((link) => link.rel === 'later')");
    let book = print(&browser);
    assert!(book.pages > 1 && book.texts > 30, "{book:?}");
    let browser = Browser::open_game(DESKTOP, &site, TWO_PERSONS);
    browser.wait_for("bastide.state().question && ![...document.querySelectorAll('link')].some((link) => link.rel === 'later')");
    browser.tools(
        "Emulation.setEmulatedMedia",
        serde_json::json!({ "media": "print" }),
    );
    let shown = |css: &str| -> Vec<String> {
        browser.ask(&format!(
            "[...document.querySelectorAll({css:?})].filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML)"
        ))
    };
    // Names can be pressed on the screen.
    assert_eq!(shown("button:not(.players *), input"), [""; 0]);
    assert_eq!(shown("#board").len(), 1);
    assert!(shown(".players li, .players .player").len() > 1);
}

/// The boards of a sheet are vectors, and its answers are on a page of their own.
#[test]
fn a_course_is_printed_with_its_boards_and_its_answers_apart() {
    let site = site::serve();
    let browser = Browser::open(&format!("{}#learn/course/riv", site.url()));
    browser.wait_for("document.querySelector('.steps li') && ![...document.querySelectorAll('link')].some((link) => link.rel === 'later')");
    browser.click("[data-run=make-sheet]");
    browser.wait_for("document.querySelectorAll('.sheet-board').length > 15 && [...document.images].every((one) => one.complete && one.naturalWidth > 0)");
    let paper = print(&browser);
    assert!(paper.pages > 5 && paper.shapes > 10 * BOARD, "{paper:?}");
    browser.tools(
        "Emulation.setEmulatedMedia",
        serde_json::json!({ "media": "print" }),
    );
    let style = |css: &str, name: &str| -> String {
        browser.ask(&format!(
            "getComputedStyle(document.querySelector({css:?}))[{name:?}]"
        ))
    };
    assert_eq!(style(".answers", "breakBefore"), "page");
    assert_eq!(style(".sheet-task", "breakInside"), "avoid");
    assert_eq!(style("[data-run=print]", "display"), "none");
    browser.assert_quiet();
}
