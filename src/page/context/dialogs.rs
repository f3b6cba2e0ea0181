//! The open dialog, and perhaps another one behind it.

use engine::table::{RuleId, Seat};
use view::scene::things::Thing;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The form of a new game.
    NewGame,
    /// The score table at the end.
    End,
    /// The help sheet.
    Help,
    Settings,
    /// Everything to be seen on the table, by name; perhaps one thing that is asked about.
    Legend(Option<Thing>),
    Rule(RuleId),
    /// All rules of the game.
    Rules,
    /// The interactive rule book.
    Learn,
    Values,
    /// Saved games, with import and export.
    SavedGames,
    Share,
    /// The player of a seat.
    Seat(Seat),
    /// Statistics over all finished games.
    Statistics,
    /// The game of the day.
    Daily,
    /// The review of a finished game.
    Review,
    /// Somebody may resign, or offer a draw.
    Settle,
    /// This seat is offered a draw.
    DrawOffered(Seat),
}

/// The dialog in front, and the one that returns when it is closed.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    front: Option<Dialog>,
    behind: Option<Dialog>,
}

impl Dialogs {
    /// Only this dialog.
    pub const fn only(front: Option<Dialog>) -> Dialogs {
        Dialogs {
            front,
            behind: None,
        }
    }

    pub const fn front(&self) -> Option<Dialog> {
        self.front
    }

    pub const fn is_open(&self) -> bool {
        self.front.is_some()
    }

    /// Replaces the dialog in front. Where there was none, nothing is behind it.
    pub const fn show(&mut self, dialog: Dialog) {
        if !self.is_open() {
            self.behind = None;
        }
        self.front = Some(dialog);
    }

    /// Opens a dialog again that was left, with what was behind it.
    pub const fn return_to(&mut self, dialog: Dialog) {
        self.front = Some(dialog);
    }

    /// Opens a dialog; closing it brings back a different one that was in front before.
    pub fn open(&mut self, dialog: Dialog) {
        self.behind = self.front.filter(|&open| open != dialog);
        self.front = Some(dialog);
    }

    /// Closes the dialog in front, and keeps what is behind it.
    pub const fn leave(&mut self) {
        self.front = None;
    }

    /// Closes the dialog in front, and brings back the one behind it. Returns whether a dialog was open.
    pub const fn back(&mut self) -> bool {
        let open = self.is_open();
        if open {
            self.front = self.behind.take();
        }
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

    #[test]
    fn what_is_behind_a_dialog_that_was_left_waits_until_somebody_returns_to_it() {
        let mut dialogs = Dialogs::only(Some(Dialog::End));
        dialogs.open(Dialog::Review);
        dialogs.leave();
        assert!(!dialogs.back() && !dialogs.is_open());
        dialogs.return_to(Dialog::Review);
        assert!(dialogs.back());
        assert_eq!(dialogs.front(), Some(Dialog::End));
        dialogs.open(Dialog::Review);
        dialogs.leave();
        dialogs.show(Dialog::NewGame);
        assert!(dialogs.back() && !dialogs.is_open(), "another one has come");
    }
}
