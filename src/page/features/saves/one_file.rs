//! The whole program as one file, with a game inside that whoever opens it sees first.
//!
//! The game stands in a block of data, which a browser neither runs nor shows; the policy of the file therefore has
//! nothing to allow for it.

use crate::features::saves::import_export::FILE_ENDING;
use engine::table::Digest;

/// How the block of the game begins: so it stands once in the file, as the page builder writes it.
const BEGIN: &str = "<script type=\"text/plain\" id=\"game\">";
/// How it ends.
const END: &str = "</script>";

/// The file with a game inside, in the place of the one it had; none when `file` is not the one file at all.
pub fn with_game(file: &str, record: &str) -> Option<String> {
    let (before, rest) = file.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, BEGIN, &escaped(record), END, after].concat())
}

/// The record in a text that may be the one file: somebody sent it, and it was opened on another page.
pub fn game_of(text: &str) -> Option<String> {
    let (_, rest) = text.split_once(BEGIN)?;
    game_in(rest.split_once(END)?.0)
}

/// The record in the block of a file; none where there is no game.
pub fn game_in(block: &str) -> Option<String> {
    let text = block.trim();
    (!text.is_empty()).then(|| block.replace("&lt;", "<").replace("&amp;", "&"))
}

/// A text in which nothing can end the block it stands in, whatever somebody is called.
fn escaped(record: &str) -> String {
    record.replace('&', "&amp;").replace('<', "&lt;")
}

/// The name under which a game is saved that came in a file: always the same one, so that the file goes on with it.
pub fn save_name(record: &str) -> String {
    let mut digest = Digest::default();
    for byte in record.bytes() {
        digest.mix(byte.into());
    }
    format!("sent-{:016x}", digest.number())
}

/// What a file is called that holds more than the game alone, after the one that does.
pub fn file_name(game: &str, ending: &str) -> String {
    let name = game.strip_suffix(FILE_ENDING).unwrap_or(game);
    format!("{name}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "<p>\n<script type=\"text/plain\" id=\"game\"></script>\n<script>1</script>\n";

    /// What a browser finds in the block, which ends at the first end of a script.
    fn block(file: &str) -> &str {
        let rest = file.split_once(BEGIN).expect("a block").1;
        &rest[..rest.to_lowercase().find("</script").expect("an end")]
    }

    #[test]
    fn no_name_ends_the_block_of_a_game() {
        let record = "player 1 blue person </ScRipT><script>alert(1)<!-- &lt; &amp;lt; & Ben\n";
        let file = with_game(FILE, record).expect("a file");
        assert_eq!(game_in(block(&file)).as_deref(), Some(record));
        assert!(!block(&file).contains('<'));
        assert!(file.ends_with("</script>\n<script>1</script>\n"), "{file}");
    }

    #[test]
    fn a_game_takes_the_place_of_the_one_before() {
        let first = with_game(FILE, "bastide 1\nset base\n").expect("a file");
        assert_eq!(with_game(&first, "").as_deref(), Some(FILE));
        assert_eq!(game_in(block(FILE)), None);
    }

    #[test]
    fn another_page_is_not_the_one_file() {
        assert_eq!(
            with_game("<!doctype html><title>Not found</title>", "bastide 1\n"),
            None
        );
    }

    #[test]
    fn the_file_is_named_after_its_game() {
        assert_eq!(
            file_name("bastide-2026-03-09-anna.bastide", "html"),
            "bastide-2026-03-09-anna.html"
        );
    }
}
