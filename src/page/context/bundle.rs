//! All saved games as one text: their records one after another, each below a heading with its number and their count. The format
//! is described next to that of a record (`src/engine/rules/record/FORMAT.md`).

/// The start of a heading. A record reader takes it for a comment.
const HEADING: &str = "# game ";

/// The most games in such a text, far more than anybody has.
const MOST: usize = 10_000;

/// The games in such a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Their records, in order.
    pub games: Vec<String>,
    /// How many more there were before the text was cut off.
    pub missing: usize,
}

/// The number and the count in a heading.
fn heading(line: &str) -> Option<(usize, usize)> {
    let (number, count) = line.trim_end().strip_prefix(HEADING)?.split_once(" of ")?;
    Some((number.parse().ok()?, count.parse().ok()?))
}

impl Bundle {
    /// Whether a text begins like a bundle.
    pub(crate) fn begins_with(text: &str) -> bool {
        text.trim_start().starts_with(HEADING)
    }

    /// The games in a text; none if it is not a bundle.
    pub fn read(text: &str) -> Option<Bundle> {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let (1, count @ ..=MOST) = heading(text.lines().next()?)? else {
            return None;
        };
        let mut games: Vec<String> = Vec::new();
        for line in text.lines() {
            // Only the expected heading separates games, whatever an unreadable game contains.
            if games.len() < count && heading(line) == Some((games.len() + 1, count)) {
                games.push(String::new());
            } else if let Some(game) = games.last_mut() {
                game.push_str(line);
                game.push('\n');
            }
        }
        let missing = count - games.len();
        Some(Bundle { games, missing })
    }

    /// Writes games as a bundle.
    pub fn write<'a>(games: impl ExactSizeIterator<Item = &'a str>) -> String {
        let count = games.len();
        let mut text = String::new();
        for (number, game) in (1..).zip(games) {
            text.push_str(&format!(
                "{HEADING}{number} of {count}\n{}\n",
                game.trim_end()
            ));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "bastide 1 save\nseats 2\nplay\nend 0\n# saved 2026-03-09T12:00:00.000Z\n";

    #[test]
    fn what_was_written_is_read_again() {
        let strange = "# game 1 of 9\n# game 2 of 3 \n\nno game";
        let text = Bundle::write([ONE, strange, "bastide 2\n"].into_iter());
        let bundle = Bundle::read(&text).expect("several games");
        assert_eq!(bundle.missing, 0);
        assert_eq!(bundle.games.len(), 3);
        assert_eq!(bundle.games[0], ONE);
        assert_eq!(bundle.games[2], "bastide 2\n");
    }

    #[test]
    fn a_cut_text_says_how_many_games_are_missing() {
        let text = Bundle::write([ONE, ONE, ONE].into_iter());
        let cut = &text[..text.len() / 2];
        let bundle = Bundle::read(cut).expect("several games");
        assert_eq!((bundle.games.len(), bundle.missing), (2, 1));
        assert_eq!(bundle.games[0], ONE);
    }

    #[test]
    fn one_game_alone_is_none_of_several() {
        for text in [
            "",
            ONE,
            "# game 2 of 3\n",
            "# game 1 of many\n",
            "# game 1 of 0\n",
        ] {
            let games = Bundle::read(text).map(|bundle| bundle.games);
            assert!(games.is_none_or(|games| games.is_empty()), "{text}");
        }
    }
}
