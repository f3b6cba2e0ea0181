//! The HTML snippets that embed a board in other pages, with its attributes.

use crate::elements::workshop::BoardSize;
use host::platforms::markup::{escaped, unescaped};
use std::fmt::Write as _;

/// The address of the frame document beside the page, up to the attributes of its board.
const FRAME: &str = "embed.html#";

/// The address of the file `name` in the folder of the page at `address`.
pub(crate) fn beside(address: &str, name: &str) -> String {
    let folder = address.rfind('/').map_or("", |at| &address[..=at]);
    format!("{folder}{name}")
}

/// The snippet for pages that may load scripts: the script from beside the page at `address`, the board element with these
/// attributes, and its fallback content `instead`.
pub(crate) fn element_lines(
    address: &str,
    size: BoardSize,
    asked: &[(&str, String)],
    instead: &str,
) -> String {
    let script = beside(address, "bastide-board.js");
    let asked = asked.iter();
    let asked = asked.map(|(name, word)| format!(" {name}=\"{}\"", escaped(word)));
    let size = size.pixels().map(|(width, height)| {
        format!(" style=\"width: {width}px; height: {height}px; max-width: 100%\"")
    });
    format!(
        "<script src=\"{}\" defer></script>\n<bastide-board{}{}>{}</bastide-board>\n",
        escaped(&script),
        size.unwrap_or_default(),
        asked.collect::<String>(),
        escaped(instead)
    )
}

/// The snippet for pages that only allow frames; `title` is the accessible name. The sandbox keeps the frame's origin: without
/// it, it could fetch nothing from hosts that send no CORS headers, as most do.
pub(crate) fn frame_line(
    address: &str,
    title: &str,
    size: BoardSize,
    asked: &[(&str, String)],
) -> String {
    let address = beside(address, &frame_address(asked));
    let size = match size.pixels() {
        Some((width, height)) => {
            format!("width=\"{width}\" height=\"{height}\" style=\"max-width: 100%; border: 0\"")
        }
        // As high as suits its width, like the board element.
        None => "style=\"width: 100%; aspect-ratio: 4 / 3; min-height: 320px; max-height: 85vh; border: 0\""
            .to_string(),
    };
    format!(
        "<iframe src=\"{}\" {size} loading=\"lazy\" \
         sandbox=\"allow-scripts allow-same-origin\" title=\"{}\"></iframe>\n",
        escaped(&address),
        escaped(title)
    )
}

/// The address of the frame document with these attributes.
pub(crate) fn frame_address(asked: &[(&str, String)]) -> String {
    let asked = asked.iter();
    let asked: Vec<String> = asked
        .map(|(name, word)| format!("{name}={}", percent_encoded(word)))
        .collect();
    format!("{FRAME}{}", asked.join("&"))
}

/// The record in a snippet of [`element_lines`] or [`frame_line`], also if an author has edited it; none if the snippet refers to
/// a file, or there is no snippet.
pub(crate) fn record_in_line(text: &str) -> Option<String> {
    let address = match element_in(text) {
        Some(line) => match attribute(line, "record") {
            Some(record) => return Some(record),
            None => attribute(line, "src")?,
        },
        // The link of a board that fills the window.
        None => text.trim().to_string(),
    };
    let mut asked = address.split_once(FRAME)?.1.split('&');
    let record = asked.find_map(|pair| pair.strip_prefix("record="))?;
    percent_decoded(record)
}

/// Whether a text contains a snippet.
pub(crate) fn is_line(text: &str) -> bool {
    element_in(text).is_some()
}

/// The text from the start of a board element or a frame.
fn element_in(text: &str) -> Option<&str> {
    Some(&text[text.find("<bastide-board").or(text.find("<iframe"))?..])
}

/// The value of an attribute in a tag.
fn attribute(line: &str, name: &str) -> Option<String> {
    let rest = line.split_once(&format!(" {name}=\""))?.1;
    rest.split_once('"').map(|(word, _)| unescaped(word))
}

/// Decodes [`percent_encoded`] text; none if it is malformed.
fn percent_decoded(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

/// A text percent-encoded for an address (RFC 3986).
pub(crate) fn percent_encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(byte));
            }
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(out, "%{byte:02X}");
            }
        }
        out
    })
}
