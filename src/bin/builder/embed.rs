//! The script that other pages load to show boards of our page.

use crate::beside::LOADER;
use crate::files;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Rewrites the script of the boards for delivery: without comments and indentation, and in ASCII, because pages that declare no
/// charset read scripts in their own.
///
/// # Errors
/// When there is none in `page`.
pub fn write_delivered(page: &Path) -> Result<()> {
    let file = page.join(LOADER);
    let script = files::text(&file)?;
    fs::write(&file, in_ascii(&shortened(&script))).context(LOADER)
}

/// A script without indentation and comment lines, except those at its head.
fn shortened(script: &str) -> String {
    let (head, body) = script.split_at(script.find("\"use strict\"").unwrap_or_default());
    let lines = body.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with("//"));
    let lines: String = lines.map(|line| format!("{line}\n")).collect();
    head.to_string() + &lines
}

/// A script with non-ASCII characters escaped.
fn in_ascii(script: &str) -> String {
    let mut units = [0; 2];
    let mut written = String::with_capacity(script.len());
    for letter in script.chars() {
        match letter {
            letter if letter.is_ascii() => written.push(letter),
            letter => {
                for unit in letter.encode_utf16(&mut units) {
                    written.push_str(&format!("\\u{unit:04x}"));
                }
            }
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use host::details::EVENTS;
    use host::interface::{ATTRIBUTES, CALLS};

    const SCRIPT: &str = include_str!("../../../www/embed/bastide-board.js");

    const FRAME: &str = include_str!("../../../www/embed/embed.js");

    fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
        let part = text.split_once(from).expect("where it begins").1;
        part.split_once(to).expect("where it ends").0
    }

    /// The words of a list in a script.
    fn listed(text: &'static str, name: &str) -> Vec<&'static str> {
        let list = between(text, &format!("{name} = ["), "]");
        let words = list.split(", ").map(|word| word.trim_matches('"'));
        words.collect()
    }

    #[test]
    fn a_script_is_delivered_without_what_is_for_its_readers() {
        let script = "// Which it is.\n\"use strict\";\n\n  // Why.\n  call(\"//\"); // here\n";
        let delivered = "// Which it is.\n\"use strict\";\ncall(\"//\"); // here\n";
        assert_eq!(super::shortened(script), delivered);
        let whole = super::shortened(SCRIPT);
        assert!(whole.contains("\n@media print {\n") && whole.len() < SCRIPT.len());
    }

    #[test]
    fn the_script_is_read_alike_in_any_characters() {
        assert_eq!(
            super::in_ascii("l\u{2019}été \u{1f600}"),
            r"l\u2019\u00e9t\u00e9 \ud83d\ude00"
        );
        assert!(!SCRIPT.is_ascii() && super::in_ascii(SCRIPT).is_ascii());
    }

    #[test]
    fn the_script_has_the_calls_of_the_list_and_takes_what_they_take() {
        let members = between(SCRIPT, "      return {\n        load", "      };");
        let members = format!("        load{members}");
        // A member begins a line as `name: (what, it, takes) =>`; a single parameter has no parentheses.
        let has = members.lines().filter_map(|line| {
            let (name, rest) = line.strip_prefix("        ")?.split_once(": ")?;
            let taken = rest.trim_start_matches("async ").split_once(" =>")?.0;
            let taken = taken.trim_start_matches('(').trim_end_matches(')');
            (!name.starts_with(' ')).then(|| format!("{name}({taken})"))
        });
        let mut has: Vec<String> = has.collect();
        let listed = CALLS.iter().map(|call| {
            let takes: Vec<&str> = call.takes.iter().map(|taken| taken.name).collect();
            format!("{}({})", call.name, takes.join(", "))
        });
        let mut listed: Vec<String> = listed.collect();
        has.sort();
        listed.sort();
        assert_eq!(has, listed);
    }

    #[test]
    fn the_frame_sends_every_event_but_what_is_asked_before() {
        let mut sent: Vec<String> = listed(FRAME, "EVENTS")
            .into_iter()
            .map(|name| format!("bastide-{name}"))
            .collect();
        sent.push("bastide-before-action".to_string());
        let mut told: Vec<&str> = EVENTS.iter().map(|event| event.name).collect();
        sent.sort();
        told.sort_unstable();
        assert_eq!(sent, told);
    }

    #[test]
    fn the_script_reads_no_attribute_that_is_not_in_the_list() {
        let read = SCRIPT.split("getAttribute(\"").skip(1);
        let read = read.filter_map(|rest| Some(rest.split_once('"')?.0));
        let words = between(SCRIPT, "const WORDS = {", "};").lines();
        let settings = words.filter_map(|line| Some(line.split_once(':')?.0.trim()));
        let mut read: Vec<&str> = read.chain(settings).collect();
        assert!(read.len() > 15, "{read:?}");
        let known = |name: &&str| {
            let mut names = ATTRIBUTES.iter().flat_map(|attribute| attribute.names);
            names.any(|one| one == name)
        };
        read.retain(|name| !known(name));
        assert_eq!(read, [""; 0]);
    }
}
