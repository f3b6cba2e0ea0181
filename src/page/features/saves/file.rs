//! Files that come in: how large one may be, and what is in it.

use crate::app::Shell;
use crate::context::bundle::Bundle;
use engine::link::is_link;
use engine::rules::RecordError;
use engine::table::LineTrouble;
use view::paint::png::{TooLong, game_text, is_png};
use view::scene::tween::Millis;

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
fn text(bytes: &[u8]) -> String {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    String::from_utf8_lossy(text).into_owned()
}

impl Shell {
    /// Opens the game of a file of some media type: its text, its link, or that in a picture of it. False, and nothing is told, of
    /// a picture that holds none.
    pub fn take_file(&mut self, bytes: &[u8], media_type: &str, now: Millis) -> bool {
        if !is_png(bytes) {
            let text = text(bytes);
            let has_game = !media_type.starts_with("image/") || is_link(&text);
            if has_game {
                self.take_in(&text, now);
            }
            return has_game;
        }
        match game_text(bytes) {
            Ok(None) => return false,
            Ok(Some(link)) => self.take_in(&link, now),
            Err(TooLong) => self.refuse_too_long(),
        }
        true
    }

    /// Says that what came in is larger than any game.
    pub fn refuse_too_long(&mut self) {
        let (line, trouble) = (1, LineTrouble::TooLong.into());
        self.refuse_import(RecordError { line, trouble });
    }
}
