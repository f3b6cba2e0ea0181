//! Files to open: how large they may be, and what they contain.

use crate::context::Context;
use crate::context::bundle::Bundle;
use crate::features::saves::import_export::refuse_import;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::paint::png::is_png;

/// The largest file that is read, in bytes: room for thousands of games, or a picture of the largest table.
pub const LARGEST: u32 = 64_000_000;
/// The largest text file that is not a bundle of games, such as an SVG picture or the one file, in bytes.
const LARGEST_TEXT: u32 = 16_000_000;
/// How many bytes at the start of a file are needed to recognise it.
pub const HEAD: u32 = 64;

/// The largest size of a file that starts like this, in bytes. Larger ones are not games and are not read.
pub fn largest(head: &[u8]) -> u32 {
    match is_png(head) || Bundle::begins_with(&text(head)) {
        true => LARGEST,
        false => LARGEST_TEXT,
    }
}

/// Bytes as text, without a byte order mark.
pub(crate) fn text(bytes: &[u8]) -> String {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    String::from_utf8_lossy(text).into_owned()
}

/// Says that a file is larger than any game.
pub fn refuse_too_long(cx: &mut Context) {
    let (line, trouble) = (1, LineTrouble::TooLong.into());
    refuse_import(cx, RecordError { line, trouble });
}
