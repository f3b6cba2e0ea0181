//! Saved games as a list: who plays, and how far it is.

use crate::i18n::Texts;

/// A saved game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its name on the shelf.
    pub id: String,
    /// Who plays; an empty name is somebody who chose none, with whether it is a computer.
    names: Vec<(String, bool)>,
    /// Tiles placed by players.
    tiles: u32,
}

impl Saved {
    /// What the text of a saved game says at a glance; nothing is checked.
    pub fn glance(id: &str, text: &str) -> Self {
        let mut names = Vec::new();
        let mut tiles = 0;
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("player ") {
                let mut words = rest.splitn(4, ' ').skip(2);
                let person = words.next() == Some("person");
                names.push((words.next().unwrap_or_default().to_string(), !person));
            } else if line.starts_with("place ") {
                tiles += 1;
            }
        }
        Saved {
            id: id.to_string(),
            names,
            tiles,
        }
    }

    /// Who plays, as a title.
    pub fn title(&self, texts: &dyn Texts) -> String {
        let names = (1..).zip(&self.names).map(|(number, (name, computer))| {
            match (name.is_empty(), computer) {
                (false, _) => name.clone(),
                (true, true) => texts.computer_player(number),
                (true, false) => texts.player(number),
            }
        });
        let names: Vec<String> = names.collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        texts.names(&names)
    }

    /// How far the game is.
    pub fn detail(&self, texts: &dyn Texts) -> String {
        texts.tiles(self.tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, texts};

    #[test]
    fn a_glance_tells_who_plays_and_how_far_it_is() {
        let text = "bastide 1\nseats 3\nplayer 1 blue person Anna Bell\nplayer 2 red greedy\n\
            player 3 pink person\nplay\nplace base/A 1,0 r1\npass\nconfirm\nplace base/B 0,1\n";
        let saved = Saved::glance("7", text);
        let texts = texts(Language::English);
        assert_eq!(saved.title(texts), "Anna Bell, Computer 2 and Player 3");
        assert_eq!(saved.detail(texts), "2 tiles");
    }
}
