//! The whole program as one file, with a game inside that is opened first.
//!
//! The game is in a block of data, which browsers neither run nor show, so the file's content security policy need not allow it.

use crate::features::saves::import_export::FILE_ENDING;
use engine::table::Digest;

/// The start of the game's block, exactly as the page builder writes it, once in the file.
const BEGIN: &str = "<script type=\"text/plain\" id=\"game\">";
/// Its end.
const END: &str = "</script>";

/// The file with a game inside, replacing any other; `None` when `file` is not the one file.
pub fn with_game(file: &str, record: &str) -> Option<String> {
    let (before, rest) = file.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, BEGIN, &escaped(record), END, after].concat())
}

/// The record in a text that may be the one file, sent by somebody and opened on another page.
pub fn game_of(text: &str) -> Option<String> {
    let (_, rest) = text.split_once(BEGIN)?;
    game_in(rest.split_once(END)?.0)
}

/// The record in the block of a file; `None` if there is no game.
pub fn game_in(block: &str) -> Option<String> {
    let text = block.trim();
    (!text.is_empty()).then(|| block.replace("&lt;", "<").replace("&amp;", "&"))
}

/// Escapes a record so that nothing in it, such as a player's name, can end the block.
fn escaped(record: &str) -> String {
    record.replace('&', "&amp;").replace('<', "&lt;")
}

/// The id under which a game from a file is saved: always the same, so that opening the file again continues it.
pub fn save_name(record: &str) -> String {
    let mut digest = Digest::default();
    for byte in record.bytes() {
        digest.mix(byte.into());
    }
    format!("sent-{:016x}", digest.number())
}

/// The name of a file that contains more than the game, after the game's own.
pub fn file_name(game: &str, ending: &str) -> String {
    let name = game.strip_suffix(FILE_ENDING).unwrap_or(game);
    format!("{name}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "<p>\n<script type=\"text/plain\" id=\"game\"></script>\n<script>1</script>\n";

    /// The block as a browser sees it, up to the first end tag of a script.
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
