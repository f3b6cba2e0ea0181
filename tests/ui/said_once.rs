//! What screen readers find in the tree of a page: everything once, with a name, and in words that stand apart. Every page that
//! these tests come by is looked at.

use crate::screen::{PERSONS, Screen};
use page::elements::tree::{Kid, Node, div, el, span};
use std::cell::Cell;
use std::collections::BTreeSet;

/// Elements that are called what stands in them.
const CALLED_BY_TEXT: [&str; 10] = [
    "button", "label", "summary", "option", "legend", "th", "h1", "h2", "h3", "a",
];
/// Elements whose text is read in one go, as long as nothing but text stands in them.
const READ_AT_ONCE: [&str; 3] = ["p", "li", "td"];
/// What only dresses text.
const TEXT: [&str; 5] = ["span", "b", "i", "kbd", "em"];
/// The parts of the page that screen readers jump to: each has the name of its heading.
const LANDMARKS: [&str; 5] = ["log", "workshop", "side", "score-track", "remaining"];
/// Elements that begin a line of their own, and fields, which have a name of their own.
const LINES: [&str; 15] = [
    "input", "select", "textarea", "div", "p", "ul", "ol", "li", "header", "section", "h1", "h2",
    "h3", "table", "details",
];

/// How many pages of a test are looked at: one that goes on longer goes through a game, and its pages are alike.
const ENOUGH: u32 = 60;

thread_local! {
    static SEEN: Cell<u32> = const { Cell::new(0) };
}

/// Looks at a page that a test comes by.
pub fn look_at(page: impl FnOnce() -> Node) {
    if SEEN.replace(SEEN.get() + 1) < ENOUGH {
        assert_said_once(&page());
    }
}

/// Fails when something on a page is said twice, has no name, or runs into the next word.
fn assert_said_once(page: &Node) {
    let faults = faults(page);
    assert!(faults.is_empty(), "{faults:#?}");
}

fn faults(page: &Node) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for node in page.all() {
        let mut fault = |what: &str| _ = found.insert(format!("{what}: {}", told(node)));
        let dialog = node.tag == "dialog";
        if dialog
            && node
                .get("aria-label")
                .is_some_and(|name| name.ends_with(char::is_alphanumeric))
        {
            fault("a dialog that may be called like the button that opened it");
        }
        for (attribute, what) in [
            ("title", "a title beside the same name"),
            ("aria-description", "a description like the name"),
        ] {
            if node
                .get(attribute)
                .is_some_and(|more| is_same(more, &name(node)))
                && node.tag != "iframe"
            {
                fault(what);
            }
        }
        if node.tag == "dialog" && node.get("aria-label").is_none() {
            fault("a dialog without a title");
        }
        if is_live(node) && node.all().iter().any(|inside| is_item(inside)) {
            fault("a list that is live");
        }
        if matches!(node.get("role"), Some("row" | "grid" | "gridcell")) {
            fault("a row, which is read instead of its cell");
        }
        if is_headed_by_its_name(node) {
            fault("a region with a heading of the same name");
        }
        if is_read(node) && joined(node) {
            fault("words without a space between them");
        }
    }
    found
}

/// What an element is, in short.
fn told(node: &Node) -> String {
    let class = node.get("class").unwrap_or_default();
    let text: String = node.all_text().chars().take(90).collect();
    format!("{}.{class} {:?} {text:?}", node.tag, node.get("aria-label"))
}

/// What it is called.
fn name(node: &Node) -> String {
    let label = node.get("aria-label").map(str::to_string);
    label.unwrap_or_else(|| node.all_text())
}

/// Whether one text says all that the other says.
fn is_same(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|text| text.trim().to_lowercase());
    !one.is_empty() && !other.is_empty() && (one.contains(&other) || other.contains(&one))
}

/// Whether what changes in it is said.
fn is_live(node: &Node) -> bool {
    let live = node.get("aria-live").is_some_and(|live| live != "off");
    live || matches!(node.get("role"), Some("log" | "status" | "alert"))
}

fn is_item(node: &Node) -> bool {
    matches!(node.tag, "li" | "tr" | "option") || node.get("role") == Some("option")
}

/// Whether it is a region or a group within a dialog or a panel whose heading says its name again.
fn is_headed_by_its_name(node: &Node) -> bool {
    let class = node.get("class").unwrap_or_default();
    let jumped_to = class.split(' ').any(|class| LANDMARKS.contains(&class));
    let free = node.tag != "dialog" && !jumped_to;
    let Some(label) = node.get("aria-label").filter(|_| free) else {
        return false;
    };
    let headings = node.all().into_iter();
    let mut headings = headings.filter(|one| matches!(one.tag, "h1" | "h2" | "h3" | "legend"));
    let first = headings.next();
    first.is_some_and(|heading| heading.all_text().to_lowercase() == label.to_lowercase())
}

/// Whether it only dresses text, or is the id of a rule among it.
fn is_text(node: &Node) -> bool {
    TEXT.contains(&node.tag) || node.get("class") == Some("rule")
}

/// Whether its text is read as it stands.
fn is_read(node: &Node) -> bool {
    let named = CALLED_BY_TEXT.contains(&node.tag) || node.get("role") == Some("option");
    let mut inside = node.all().into_iter().skip(1);
    let plain = READ_AT_ONCE.contains(&node.tag) && inside.all(is_text);
    (named || plain) && node.get("aria-label").is_none()
}

/// Whether two words of different elements stand side by side without a space.
fn joined(node: &Node) -> bool {
    let mut parts = Vec::new();
    gather(node, &mut parts);
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let ends = part.ends_with(|last: char| !last.is_whitespace() && !"(„“«-–/".contains(last));
        let next = parts.peek();
        let begins = next.is_some_and(|next| next.starts_with(char::is_alphanumeric));
        if ends && begins {
            return true;
        }
    }
    false
}

/// The texts in an element that are read one after the other; an empty space stands for a new line.
fn gather(node: &Node, parts: &mut Vec<String>) {
    for kid in &node.kids {
        match kid {
            Kid::Text(text) if text.is_empty() => {}
            Kid::Text(text) => parts.push(text.clone()),
            Kid::Node(inside) if inside.get("aria-hidden") == Some("true") => {}
            Kid::Node(inside) => {
                let line = LINES.contains(&inside.tag);
                parts.extend(line.then(|| " ".to_string()));
                match inside.get("aria-label") {
                    Some(label) => parts.push(label.to_string()),
                    None => gather(inside, parts),
                }
                parts.extend(line.then(|| " ".to_string()));
            }
        }
    }
}

/// Each of these was on the page once.
#[test]
fn what_is_said_twice_or_runs_together_is_found() {
    let button = || el("button").attr("aria-label", "Zoom in");
    let twice = button().attr("title", "Zoom in (+)");
    let described = button().attr("aria-description", "Zoom in");
    let live = el("section").attr("aria-live", "polite");
    let live = live.child(el("ul").child(el("li").text("TILE-04")));
    let keys = el("section").attr("aria-label", "Keys: the tile");
    let keys = keys.child(el("h2").text("KEYS: THE TILE"));
    let joined = el("button")
        .child(span("", "Hills & Sheep"))
        .child(span("", "60 boards"));
    let level = el("li")
        .child(el("b").text("Easy"))
        .child(span("", "Takes the points"));
    let rule = el("p").text("Anna wins.").child(span("rules", "Rule:"));
    let rule = rule.child(el("button").class("rule").text("HS-31"));
    let row = el("div").attr("role", "row").attr("aria-label", "1 north");
    for fault in [
        twice,
        described,
        live,
        keys,
        joined,
        level,
        rule,
        row,
        el("dialog"),
        el("dialog").attr("aria-label", "Help"),
    ] {
        assert_eq!(faults(&div("").child(fault.clone())).len(), 1, "{fault:?}");
    }
    let apart = el("button")
        .child(span("", "Hills & Sheep"))
        .apart(span("", "60 boards"));
    let fine = button()
        .hover_title("Zoom in (+)")
        .attr("aria-description", "The key is +");
    assert_eq!(faults(&div("").child(apart).child(fine)), BTreeSet::new());
}

/// From the first form to the table of points, in dialogs and beside the board.
#[test]
fn nothing_is_said_twice_on_the_way_through_the_page() {
    let mut screen = Screen::open(PERSONS);
    let dialogs = ["help", "rules", "learn", "settings", "games", "new-game"];
    for words in dialogs {
        screen.press(words);
        assert!(screen.app.cx.dialog().is_some(), "{words}");
        screen.press("close");
    }
    let others = [
        "share",
        "close",
        "remaining",
        "log",
        "claims",
        "hint",
        "seat 0",
        "close",
    ];
    for words in others {
        screen.press(words);
    }
    screen.play_to_end();
    screen.wait();
    screen.wait();
    assert_said_once(&screen.app.page());
}
