//! Which room may use which: arrows between rooms point one way, and the game itself stays pure.

use crate::source::Source;

/// Each room with the rooms of its crate that it may use besides itself. Which crate may use which, cargo knows.
pub const ROOMS: [(&str, &[&str]); 29] = [
    ("tiles", &[]),
    ("table", &["tiles"]),
    ("rules", &["tiles", "table"]),
    ("cards", &["tiles", "table"]),
    ("link", &["table"]),
    ("ai", &["tiles", "table", "rules", "cards"]),
    (
        "session",
        &["tiles", "table", "rules", "cards", "link", "ai"],
    ),
    (
        "learn",
        &["tiles", "table", "rules", "cards", "link", "ai", "session"],
    ),
    ("arena", &[]),
    ("tune", &["arena"]),
    ("regret", &["arena"]),
    ("puzzles", &["arena"]),
    ("speech", &[]),
    ("compile", &["speech"]),
    ("types", &[]),
    ("details", &["types"]),
    ("interface", &["types", "details"]),
    ("platforms", &[]),
    ("scene", &[]),
    ("paint", &["scene"]),
    ("messages", &[]),
    ("elements", &["messages"]),
    ("stage", &["messages", "elements"]),
    ("context", &["messages", "elements", "stage"]),
    ("sentences", &["messages", "elements", "stage", "context"]),
    ("widgets", &["messages", "elements", "stage", "context"]),
    (
        "features",
        &[
            "messages",
            "elements",
            "stage",
            "context",
            "sentences",
            "widgets",
        ],
    ),
    (
        "app",
        &[
            "messages",
            "elements",
            "stage",
            "context",
            "sentences",
            "widgets",
            "features",
        ],
    ),
    (
        "web",
        &[
            "messages",
            "elements",
            "stage",
            "context",
            "sentences",
            "widgets",
            "features",
            "app",
        ],
    ),
];

/// The rooms of the game itself.
const PURE: [&str; 5] = ["tiles", "table", "rules", "cards", "link"];

/// What has no place in them: floats, clocks, maps without an order, chance from outside.
const IMPURE: [&str; 10] = [
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "RandomState",
    "Instant",
    "SystemTime",
    "std::time",
    "thread_rng",
    "getrandom",
];

/// The doors to the browser.
const BROWSER: [&str; 3] = ["web_sys", "js_sys", "wasm_bindgen"];

/// Every arrow that points the wrong way.
pub fn wrong_arrows(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else {
        return Vec::new();
    };
    let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| *name == room) else {
        return Vec::new();
    };
    let roots = ["crate::".to_string(), "super::".repeat(depth(source))];
    let mut wrong = Vec::new();
    for root in &roots {
        for at in source.places(root) {
            let used = used(&source.code[at + root.len()..]);
            let stray = used
                .into_iter()
                .filter(|name| ROOMS.iter().any(|(other, _)| other == name));
            let stray = stray.filter(|&name| name != room && !allowed.contains(&name));
            wrong.extend(
                stray.map(|name| source.complaint(at, &format!("{room} must not use {name}"))),
            );
        }
    }
    wrong
}

/// Every place where a feature of the page uses another one: what both need lies in the context.
pub fn features_of_others(source: &Source) -> Vec<String> {
    const FEATURES: &str = "crate::features::";
    let Some(path) = source.path.strip_prefix("src/page/features/") else {
        return Vec::new();
    };
    let own = path.split('/').next().unwrap_or(path);
    let places = source.places(FEATURES).into_iter();
    let strays = places.flat_map(|at| {
        let used = used(&source.code[at + FEATURES.len()..]).into_iter();
        used.map(move |name| (at, name))
    });
    strays
        .filter(|&(_, name)| name != own)
        .map(|(at, name)| source.complaint(at, &format!("{own} must not use {name}")))
        .collect()
}

/// How many times `super` leads from the file's own module to the crate.
fn depth(source: &Source) -> usize {
    let parts = source.below_crate();
    parts.len() - usize::from(parts.last() == Some(&"mod.rs"))
}

/// The names right after `crate::`: one, or the heads of a group in braces.
fn used(rest: &str) -> Vec<&str> {
    let head = |path: &'_ str| -> usize {
        path.find(|c: char| !c.is_alphanumeric() && c != '_')
            .unwrap_or(path.len())
    };
    let Some(group) = rest.strip_prefix('{') else {
        return vec![&rest[..head(rest)]];
    };
    let (mut level, mut start, mut names) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => level += 1,
            '}' if level > 0 => level -= 1,
            ',' | '}' if level == 0 => {
                let name = group[start..at].trim_start();
                names.push(&name[..head(name)]);
                start = at + 1;
            }
            _ => continue,
        }
        if c == '}' && level == 0 && start == at + 1 {
            break;
        }
    }
    names
}

/// Everything a room of the game must not know, and the browser outside the two places that know it.
pub fn impurities(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if PURE.contains(&room) {
        for word in IMPURE {
            let what = format!("{word} has no place in the game itself");
            found.extend(
                source
                    .places(word)
                    .into_iter()
                    .map(|at| source.complaint(at, &what)),
            );
        }
        found.extend(
            float_literals(&source.code)
                .into_iter()
                .map(|at| source.complaint(at, "a float")),
        );
    }
    let painter = source.path.starts_with("src/view/paint/canvas");
    if room != "web" && !painter {
        for word in BROWSER {
            let what = format!("{word} belongs to src/page/web and the canvas painter");
            found.extend(
                source
                    .places(word)
                    .into_iter()
                    .map(|at| source.complaint(at, &what)),
            );
        }
    }
    found
}

/// Where numbers like `1.5` stand; `0..4` and `pair.0.1` are none.
fn float_literals(code: &str) -> Vec<usize> {
    let bytes = code.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let float = |at: usize| {
        let start = code[..at]
            .rfind(|c: char| !c.is_ascii_digit() && c != '_')
            .map_or(0, |before| before + 1);
        let number =
            start < at && !code[..start].ends_with(|c: char| c == '.' || c.is_alphanumeric());
        bytes[at] == b'.' && number && digit(start) && digit(at + 1)
    };
    (1..bytes.len()).filter(|&at| float(at)).collect()
}

#[test]
fn an_arrow_against_the_order_is_found() {
    let wrong = |path, text| wrong_arrows(&Source::new(path, text)).len();
    assert_eq!(
        wrong("src/engine/rules/a.rs", "use crate::session::Page;"),
        1
    );
    assert_eq!(
        wrong(
            "src/engine/rules/a.rs",
            "use crate::{tiles::{a, app}, ai,\n session::{Scene}};"
        ),
        2
    );
    assert_eq!(
        wrong(
            "src/engine/rules/a.rs",
            "use super::super::ai; use super::ai;"
        ),
        1
    );
    assert_eq!(wrong("src/engine/rules/mod.rs", "use super::ai;"), 1);
    assert_eq!(
        wrong("src/view/paint/svg.rs", "fn a(list: crate::scene::List) {}"),
        0
    );
    assert_eq!(
        wrong("src/view/scene/a.rs", "fn a(svg: crate::paint::Svg) {}"),
        1
    );
    assert_eq!(
        wrong(
            "src/page/app/a.rs",
            "use crate::{messages::Level, app::{Game, web}}; use crate::app::b;"
        ),
        0
    );
}

#[test]
fn an_impurity_is_found() {
    let found = |path, text| impurities(&Source::new(path, text)).len();
    assert_eq!(
        found(
            "src/engine/tiles/a.rs",
            "use std::collections::HashMap; fn a(b: f32) { std::time::now() }"
        ),
        3
    );
    assert_eq!(
        found(
            "src/engine/cards/a.rs",
            "let a = 1.5; let b = 0..4; let c = d.0.1; let e = 1_0.2;"
        ),
        2
    );
    assert_eq!(
        found("src/view/scene/a.rs", "let a: f64 = 1.5; web_sys::window()"),
        1
    );
    assert_eq!(found("src/view/paint/canvas.rs", "use web_sys::Path2d;"), 0);
    assert_eq!(found("src/page/web/a.rs", "use web_sys::Path2d;"), 0);
}

#[test]
fn a_feature_that_uses_another_is_found() {
    let uses = |text: &str| features_of_others(&Source::new("src/page/features/saves/a.rs", text));
    assert!(uses("use crate::features::saves::file;\nuse crate::context::Context;").is_empty());
    assert_eq!(uses("use crate::features::share::open;").len(), 1);
    assert_eq!(
        uses("use crate::features::{saves::file, learn::press};").len(),
        1
    );
}
