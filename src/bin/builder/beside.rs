//! The files beside the page, and who fetches them: our own page, a board on another one, or neither.

use crate::lessons;
use host::platforms::scorm;

/// The page as one file.
pub const ONE_FILE: &str = "bastide.html";

pub const WEBXDC: &str = "bastide.xdc";

/// Tasks for learning platforms.
pub const SCORM: &str = "scorm.zip";

/// The folder of the npm package.
pub const PACKAGE: &str = "npm";

/// The script that other pages load; it defines the element.
pub const LOADER: &str = "bastide-board.js";

/// Files for other pages.
const FILES: [&str; 9] = [
    "bastide-board.d.ts",
    LOADER,
    "board.wasm",
    "board_cards.wasm",
    "board_later.wasm",
    "board_play.wasm",
    "embed.css",
    "embed.html",
    "embed.js",
];

/// The folder of example pages.
const DEMO: &str = "demo/";

/// The files that a board fetches, besides texts.
const BOARD: [&str; 8] = [
    LOADER,
    "bastide.js",
    "board.css",
    "board.wasm",
    "board_cards.wasm",
    "board_later.wasm",
    "board_play.wasm",
    "worker.js",
];

/// Folders of texts that boards fetch, among them lessons, which a board shows by name.
const SAID: [&str; 3] = ["lessons/", "messages/", "rules/"];

/// Whether a board on any page fetches a file, given its path beside our page.
pub fn is_for_boards(name: &str) -> bool {
    let is_said = SAID.iter().any(|folder| name.starts_with(folder));
    BOARD.contains(&name) || is_said && name != lessons::COLLECTION
}

/// Whether a file, given its path beside the page, is only for other pages or for readers: our page never fetches it.
pub fn is_for_others(name: &str) -> bool {
    let is_ours = !FILES.contains(&name) && name != lessons::COLLECTION;
    !is_ours || name.starts_with(DEMO) || is_packed(name)
}

/// Whether a file is in the npm package, which is made of the others.
pub fn is_packed(name: &str) -> bool {
    let inside = name.strip_prefix(PACKAGE);
    inside.is_some_and(|rest| rest.starts_with('/'))
}

/// Whether a file, given its path beside the page, is a zip for others or needed to make one.
pub fn is_zipped(name: &str) -> bool {
    [WEBXDC, SCORM].contains(&name) || name.starts_with(scorm::FOLDER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_ask_for_lessons_and_our_own_page_does_too() {
        assert!(is_for_boards("lessons/fr.txt"));
        assert!(!is_for_others("lessons/fr.txt"));
        // Boards do not fetch the lessons as written.
        assert!(!is_for_boards(lessons::COLLECTION));
        assert!(is_for_others(lessons::COLLECTION));
        // Only our own page fetches puzzles.
        assert!(!is_for_boards("puzzles/all.txt"));
        assert!(!is_for_others("puzzles/all.txt"));
    }
}
