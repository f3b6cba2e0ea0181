//! Files that come in: how large one may be, and what is in it.

use crate::context::Context;
use crate::context::bundle::Bundle;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::paint::png::is_png;

/// The largest file that is looked into, in bytes: room for thousands of games, or for a picture of the largest table.
pub const LARGEST: u32 = 64_000_000;
/// The largest one that is read as text and does not hold several games, such as a picture made of lines or the one file.
const LARGEST_TEXT: u32 = 16_000_000;
/// The first bytes of a file, from which it is known what it is.
pub const HEAD: u32 = 64;

/// How large a file may be that begins like this, in bytes. What is larger is no game, and is not read.
pub fn largest(head: &[u8]) -> u32 {
    match is_png(head) || Bundle::begins_with(&text(head)) {
        true => LARGEST,
        false => LARGEST_TEXT,
    }
}

/// Bytes as text, without what some programs write before it.
pub(crate) fn text(bytes: &[u8]) -> String {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    String::from_utf8_lossy(text).into_owned()
}

impl Context {
    /// Says that what came in is larger than any game.
    pub fn refuse_too_long(&mut self) {
        let (line, trouble) = (1, LineTrouble::TooLong.into());
        self.refuse_import(RecordError { line, trouble });
    }
}
