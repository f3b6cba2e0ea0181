//! What lies beside the page for other pages, which show boards of it.

/// Files of their own.
const FILES: [&str; 5] = [
    "bastide-board.js",
    "board.css",
    "embed.css",
    "embed.html",
    "embed.js",
];

/// The folder of pages that show how it is done.
const DEMO: &str = "demo/";

/// Whether a file, by its path beside the page, is for other pages alone: our own never asks for it.
pub fn is_for_others(name: &str) -> bool {
    FILES.contains(&name) || name.starts_with(DEMO)
}
