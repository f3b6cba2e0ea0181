//! What lies beside the page for other pages, which show boards of it.

use crate::npm;

/// Files of their own.
const FILES: [&str; 9] = [
    "bastide-board.d.ts",
    "bastide-board.js",
    "board.wasm",
    "board_cards.wasm",
    "board_later.wasm",
    "board_play.wasm",
    "embed.css",
    "embed.html",
    "embed.js",
];

/// The folder of pages that show how it is done.
const DEMO: &str = "demo/";

/// The files that a board asks for, but for what it says.
const BOARD: [&str; 8] = [
    "bastide-board.js",
    "bastide.js",
    "board.css",
    "board.wasm",
    "board_cards.wasm",
    "board_later.wasm",
    "board_play.wasm",
    "worker.js",
];

/// The folders of what boards say, and of the lessons that they are asked for by name.
const SAID: [&str; 3] = ["lessons/", "messages/", "rules/"];

/// Whether a board on any page asks for a file, by its path beside our page.
pub fn is_for_boards(name: &str) -> bool {
    BOARD.contains(&name) || SAID.iter().any(|folder| name.starts_with(folder))
}

/// Whether a file, by its path beside the page, is for other pages alone: our own never asks for it.
pub fn is_for_others(name: &str) -> bool {
    FILES.contains(&name) || name.starts_with(DEMO) || is_packed(name)
}

/// Whether a file is in the package that is made of the others.
pub fn is_packed(name: &str) -> bool {
    let inside = name.strip_prefix(npm::FOLDER);
    inside.is_some_and(|rest| rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    const SCRIPT: &str = include_str!("../../../www/embed/bastide-board.js");
    const TYPES: &str = include_str!("../../../www/embed/bastide-board.d.ts");

    /// The names of members in a part of a text: what begins a line and is followed by `stop`.
    fn members(text: &str, from: &str, to: &str, stop: char) -> Vec<String> {
        let part = text.split_once(from).expect("where it begins").1;
        let part = part.split_once(to).expect("where it ends").0;
        let names = part.lines().filter_map(|line| line.trim().split_once(stop));
        let names = names.map(|(name, _)| name.to_string());
        let mut names: Vec<String> = names
            .filter(|name| {
                !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphabetic())
            })
            .collect();
        names.sort();
        names
    }

    #[test]
    fn boards_ask_for_lessons_and_our_own_page_does_too() {
        assert!(super::is_for_boards("lessons/all.txt"));
        assert!(!super::is_for_others("lessons/all.txt"));
        // Puzzles are for our own page alone.
        assert!(!super::is_for_boards("puzzles/all.txt"));
        assert!(!super::is_for_others("puzzles/all.txt"));
    }

    #[test]
    fn the_types_of_the_interface_name_what_it_has() {
        let has = members(SCRIPT, "      return {\n        load", "      };", ':');
        let said = members(TYPES, "interface BoardApi {", "\n}", '(');
        let mut has: Vec<&str> = has.iter().map(String::as_str).chain(["load"]).collect();
        has.sort_unstable();
        assert!(has.len() > 15, "{has:?}");
        assert_eq!(said, has);
    }

    #[test]
    fn the_types_say_since_when_each_member_is_there() {
        let part = TYPES.split_once("interface BoardApi {").expect("members").1;
        let part = part.split_once("\n}").expect("their end").0;
        // What stands between two members is the comment of the second one.
        for member in part.split(";\n") {
            let since = member.split_once(" Since ").map(|(_, version)| version);
            let version =
                since.and_then(|since| since.split_once(". ").or(since.split_once(".\n")));
            let version = version.map_or("", |(version, _)| version);
            let numbers = version
                .split('.')
                .filter(|number| number.parse::<u32>().is_ok());
            assert!(member.trim().is_empty() || numbers.count() == 3, "{member}");
        }
    }

    #[test]
    fn the_types_name_every_event_that_is_told() {
        let frame = include_str!("../../../www/embed/embed.js");
        let listed = frame.split_once("EVENTS = [").expect("a list").1;
        let listed = listed.split_once(']').expect("its end").0;
        let names: Vec<&str> = listed
            .split(", ")
            .map(|name| name.trim_matches('"'))
            .collect();
        assert!(names.len() > 5, "{names:?}");
        for name in names {
            assert!(TYPES.contains(&format!("\"bastide-{name}\"")), "{name}");
        }
    }
}
