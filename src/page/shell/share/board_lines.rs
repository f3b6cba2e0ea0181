//! The lines for other pages: what shows a board there, by the names and words of its attributes.

use crate::elements::workshop::BoardSize;
use crate::shell::share::dialog::percent_encoded;
use host::markup::escaped;

/// How high a frame is whose width the page around it decides, in CSS pixels.
const FRAME_HEIGHT: u16 = 480;

/// The folder of an address.
fn folder(address: &str) -> &str {
    address.rfind('/').map_or("", |at| &address[..=at])
}

/// The lines for a page that has boards: the script, from beside the page at this address, and the board with these
/// attributes.
pub(in crate::shell) fn element_lines(
    address: &str,
    size: BoardSize,
    asked: &[(&str, String)],
) -> String {
    let script = format!("{}bastide-board.js", folder(address));
    let asked = asked.iter();
    let asked = asked.map(|(name, word)| format!(" {name}=\"{}\"", escaped(word)));
    let size = size.pixels().map(|(width, height)| {
        format!(" style=\"width: {width}px; height: {height}px; max-width: 100%\"")
    });
    format!(
        "<script src=\"{}\" defer></script>\n<bastide-board{}{}></bastide-board>\n",
        escaped(&script),
        size.unwrap_or_default(),
        asked.collect::<String>()
    )
}

/// The line for a page that has frames only. Without its own origin a frame could fetch nothing from hosts that send no word
/// about other origins, as most do. The title is what somebody hears who does not see it.
pub(in crate::shell) fn frame_line(
    address: &str,
    title: &str,
    size: BoardSize,
    asked: &[(&str, String)],
) -> String {
    let address = format!("{}{}", folder(address), frame_address(asked));
    let (width, height) = match size.pixels() {
        Some((width, height)) => (width.to_string(), height),
        None => ("100%".to_string(), FRAME_HEIGHT),
    };
    format!(
        "<iframe src=\"{}\" width=\"{width}\" height=\"{height}\" style=\"max-width: 100%\" \
         sandbox=\"allow-scripts allow-same-origin\" title=\"{}\"></iframe>\n",
        escaped(&address),
        escaped(title)
    )
}

/// The address of a frame with these attributes, beside the page.
pub(in crate::shell) fn frame_address(asked: &[(&str, String)]) -> String {
    let asked = asked.iter();
    let asked: Vec<String> = asked
        .map(|(name, word)| format!("{name}={}", percent_encoded(word)))
        .collect();
    format!("embed.html#{}", asked.join("&"))
}
