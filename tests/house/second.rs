//! The second scorer of the laws is worth something only while it knows nothing of the first.

use std::fs;

use crate::source::top;

/// Where the second scorer lives.
pub const SLOW: &str = "tests/laws/slow";

/// What it may not even write down: where the engine keeps its own answers, and the questions that give them away.
const FORBIDDEN: [&str; 18] = [
    "regions",
    "score::",
    "modules",
    "region(",
    "queue",
    "majority",
    "strength",
    "holders",
    "holds(",
    "cities_at",
    "spot_of",
    ".cells(",
    ".lines(",
    ".value(",
    ".link(",
    "placements",
    "refusals",
    "fits_anywhere",
];

/// Every forbidden word in a text, comments included.
pub fn borrowed(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = FORBIDDEN.iter().filter(|word| line.contains(**word));
        found.extend(words.map(|word| format!("{path}:{}: {word}", index + 1)));
    }
    found
}

/// The files of the second scorer, with their text.
pub fn files() -> Vec<(String, String)> {
    let folder = fs::read_dir(top().join(SLOW)).expect("a folder");
    let mut files: Vec<(String, String)> = folder
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("text");
            (path.display().to_string(), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_borrowed_answer_is_found() {
    assert_eq!(borrowed("a.rs", "game.regions().region_of(seg)").len(), 1);
    assert_eq!(borrowed("a.rs", "use engine::rules::score::sum;").len(), 1);
    assert_eq!(borrowed("a.rs", "// as modules/river.rs does").len(), 1);
    assert_eq!(borrowed("a.rs", "land.feature(spot)").len(), 0);
}
