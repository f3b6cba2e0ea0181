//! Messages that help to read the board: keys, cards about features, the overlay, the table of a
//! new game.

use super::Texts;
use engine::rules::Change;

impl Texts {
    /// A key as labelled on keyboards: "Enter", "Shift+I".
    pub fn key_name(&self, key: &str) -> String {
        let held = [("Ctrl+", self.key_control()), ("Shift+", self.key_shift())];
        for (prefix, name) in held {
            if let Some(key) = key.strip_prefix(prefix) {
                return format!("{name}+{}", self.key_name(key));
            }
        }
        let name = match key {
            "ArrowUp" => "↑",
            "ArrowDown" => "↓",
            "ArrowLeft" => "←",
            "ArrowRight" => "→",
            " " => self.key_space(),
            "Enter" => self.key_enter(),
            "Escape" => self.key_escape(),
            "Backspace" => self.key_backspace(),
            "Home" => self.key_home(),
            "End" => self.key_end(),
            "PageUp" => self.key_page_up(),
            "PageDown" => self.key_page_down(),
            key if key.chars().count() == 1 => return key.to_ascii_uppercase(),
            key => key,
        };
        name.to_string()
    }

    /// What a tile would change: "City, complete: 8 points", "Road, joined from 2: 5 points", "City: 3 → 4".
    pub fn change(&self, change: &Change) -> String {
        let (kind, after) = (change.kind, u32::from(change.after));
        match (change.completes, change.made_of.len()) {
            (true, _) => self.change_completes(kind, after),
            (false, joined) if joined > 1 => self.change_joins(kind, joined as u32, after),
            _ => self.change_adds(kind, change.before().into(), after),
        }
    }

    /// The highlighted cells, already in words: "Lit up: 1 east; 2 north."
    pub fn lit_up(&self, cells: &[String]) -> String {
        match cells {
            [] => self.nothing_lit_up().to_string(),
            cells => self.cells_lit_up(&self.clauses(cells)),
        }
    }

    /// Who joins the table of a new game, and how well a computer plays: "Computer 3 joins. Level:
    /// Easy."
    pub fn comes(&self, name: &str, level: Option<&str>) -> String {
        match level {
            None => self.joins_table(name),
            Some(level) => self.computer_joins_table(name, level),
        }
    }

    /// What precedes the ids of this many rules.
    pub fn rules_head(&self, count: u32) -> &'static str {
        self.rules_named(count != 1)
    }
}
