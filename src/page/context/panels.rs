//! What is open around the board.

use view::scene::layout::Distance;

/// How what stands around the board is arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// With panels beside the board.
    #[default]
    Panels,
    /// For a room: the board fills the screen, the scores stand at its edge, all of it large.
    Projector,
}

impl Arrangement {
    /// Its word for style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Arrangement::Panels => "panels",
            Arrangement::Projector => "projector",
        }
    }

    /// From where the screen is looked at.
    pub const fn distance(self) -> Distance {
        match self {
            Arrangement::Panels => Distance::Near,
            Arrangement::Projector => Distance::Room,
        }
    }
}

/// The panels around the board that open and close.
#[derive(Clone, Copy, Debug, Default)]
pub struct Panels {
    log: bool,
    remaining: bool,
    track: Option<u32>,
    menu: bool,
    turn: Option<usize>,
    arrangement: Arrangement,
}

impl Panels {
    /// Whether the log is open, where there is no room for it beside the board.
    pub const fn log(&self) -> bool {
        self.log
    }

    /// Whether the list of tiles still to come is open, in the place of the log.
    pub const fn remaining(&self) -> bool {
        self.remaining
    }

    /// Whether the score track is open, where there is no room for it at all times.
    pub const fn track(&self) -> bool {
        self.track.is_some()
    }

    /// Whether the menu is open, where there is little room.
    pub const fn menu(&self) -> bool {
        self.menu
    }

    /// How what stands around the board is arranged.
    pub const fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    /// Arranges what stands around the board.
    pub const fn arrange(&mut self, arrangement: Arrangement) {
        self.arrangement = arrangement;
    }

    /// Opens the log, or closes it. For a room there is none: it comes back with the other panels. Where there is little
    /// room the score track would cover it.
    pub const fn show_log(&mut self, open: bool) {
        self.log = open;
        if open {
            self.track = None;
            self.arrangement = Arrangement::Panels;
        }
    }

    /// Opens the list of tiles still to come in the place of the log, or closes it, and the log with it.
    pub const fn show_remaining(&mut self, open: bool) {
        self.remaining = open;
        self.log = false;
        if open {
            self.track = None;
            self.arrangement = Arrangement::Panels;
        }
    }

    /// Closes the list of tiles still to come.
    pub const fn close_remaining(&mut self) {
        self.remaining = false;
    }

    /// The turn of the log that is open, by the index of its heading.
    pub const fn turn(&self) -> Option<usize> {
        self.turn
    }

    /// Opens a turn of the log in the place of another one, or closes it. Returns whether it is open now.
    pub fn toggle_turn(&mut self, turn: usize) -> bool {
        self.turn = match self.turn {
            Some(open) if open == turn => None,
            _ => Some(turn),
        };
        self.turn.is_some()
    }

    /// Closes the turn of the log that is open.
    pub const fn forget_turn(&mut self) {
        self.turn = None;
    }

    /// Opens the menu, or closes it.
    pub const fn show_menu(&mut self, open: bool) {
        self.menu = open;
    }

    /// Opens the score track, where it is folded, in the place of the log, or folds it. `decided` is how much persons have
    /// decided.
    pub const fn toggle_track(&mut self, decided: Option<u32>) {
        self.track = match self.track {
            Some(_) => None,
            None => decided,
        };
        if self.track.is_some() {
            self.log = false;
            self.remaining = false;
        }
    }

    /// Folds the score track when persons have decided something since it was opened.
    pub fn fold_track(&mut self, decided: Option<u32>) {
        self.track = self.track.filter(|&opened| Some(opened) == decided);
    }
}
