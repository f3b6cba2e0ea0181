//! What stands in front of the table: a dialog, and perhaps another one behind it.

use engine::table::{RuleId, Seat};

/// What stands in front of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The form of a new game.
    NewGame,
    /// The table of points at the end.
    End,
    /// What can be done, and with which keys.
    Help,
    /// What somebody prefers.
    Settings,
    /// What a rule says.
    Rule(RuleId),
    /// All rules of the game.
    Rules,
    /// The rule book that can be played.
    Learn,
    /// What the cards of the card game are worth.
    Values,
    /// Saved games, and the ways in and out for them.
    SavedGames,
    /// Gives the game to somebody else.
    Share,
    /// Who plays on a seat.
    Seat(Seat),
    /// What the choices of a game that is over were worth.
    Review,
    /// That a game is lost because no time is left.
    TimeOver,
}

/// The dialog in front, and the one that comes back when it is closed.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    front: Option<Dialog>,
    behind: Option<Dialog>,
}

impl Dialogs {
    /// Nothing but this one.
    pub const fn only(front: Option<Dialog>) -> Dialogs {
        Dialogs {
            front,
            behind: None,
        }
    }

    /// The dialog in front.
    pub const fn front(&self) -> Option<Dialog> {
        self.front
    }

    /// Whether a dialog stands in front of the table.
    pub const fn is_open(&self) -> bool {
        self.front.is_some()
    }

    /// Shows a dialog in the place of the one in front.
    pub const fn show(&mut self, dialog: Dialog) {
        self.front = Some(dialog);
    }

    /// Shows a dialog; closing it brings back another one that was in front before.
    pub fn open(&mut self, dialog: Dialog) {
        self.behind = self.front.filter(|&open| open != dialog);
        self.front = Some(dialog);
    }

    /// Closes the dialog in front, whatever is behind it.
    pub const fn leave(&mut self) {
        self.front = None;
    }

    /// Brings back the dialog behind the one in front, or closes that. Returns whether there was one.
    pub const fn back(&mut self) -> bool {
        let open = self.is_open();
        self.front = self.behind.take();
        open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_brings_back_another_dialog_once() {
        let mut dialogs = Dialogs::only(Some(Dialog::SavedGames));
        dialogs.open(Dialog::Help);
        dialogs.open(Dialog::Help);
        assert!(dialogs.back());
        assert_eq!(dialogs.front(), None, "the same one twice is one");
        dialogs.open(Dialog::SavedGames);
        dialogs.open(Dialog::Settings);
        assert!(dialogs.back());
        assert_eq!(dialogs.front(), Some(Dialog::SavedGames));
        assert!(dialogs.back() && !dialogs.is_open());
        assert!(!dialogs.back(), "nothing was open");
    }
}
