//! Which panels around the board are open.

use crate::stage::TileStage;
use engine::rules::Part;
use view::scene::layout::Distance;

/// How the page around the board is arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// With panels beside the board.
    #[default]
    Panels,
    /// For a projector: the board fills the screen, large, with the scores at the edge.
    Projector,
}

impl Arrangement {
    /// Its word in style sheets.
    pub const fn word(self) -> &'static str {
        match self {
            Arrangement::Panels => "panels",
            Arrangement::Projector => "projector",
        }
    }

    /// The viewing distance.
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
    /// Whether the log is open where it has no room beside the board.
    pub const fn log(&self) -> bool {
        self.log
    }

    /// Whether the list of unseen tiles is open instead of the log.
    pub const fn remaining(&self) -> bool {
        self.remaining
    }

    /// Whether the score track is open where it has no permanent room.
    pub const fn track(&self) -> bool {
        self.track.is_some()
    }

    /// Whether the menu is open where there is little room.
    pub const fn menu(&self) -> bool {
        self.menu
    }

    pub const fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    pub const fn arrange(&mut self, arrangement: Arrangement) {
        self.arrangement = arrangement;
    }

    /// Opens or closes the log. It leaves the projector view, which has no log, and folds the score track, which might cover it.
    pub const fn show_log(&mut self, open: bool) {
        self.log = open;
        if open {
            self.track = None;
            self.arrangement = Arrangement::Panels;
        }
    }

    /// Opens the list of unseen tiles instead of the log, or closes both.
    pub const fn show_remaining(&mut self, open: bool) {
        self.remaining = open;
        self.log = false;
        if open {
            self.track = None;
            self.arrangement = Arrangement::Panels;
        }
    }

    pub const fn close_remaining(&mut self) {
        self.remaining = false;
    }

    /// The turn that is open in the log, by the index of its heading.
    pub const fn turn(&self) -> Option<usize> {
        self.turn
    }

    /// Opens a turn in the log instead of any other, or closes it. Returns whether it is open now.
    pub fn toggle_turn(&mut self, turn: usize) -> bool {
        self.turn = match self.turn {
            Some(open) if open == turn => None,
            _ => Some(turn),
        };
        self.turn.is_some()
    }

    pub const fn forget_turn(&mut self) {
        self.turn = None;
    }

    pub const fn show_menu(&mut self, open: bool) {
        self.menu = open;
    }

    /// Opens the score track instead of the log where it is folded, or folds it. `decided` is the number of decisions people have
    /// made.
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

    /// Folds the score track if people have made decisions since it was opened.
    pub fn fold_track(&mut self, decided: Option<u32>) {
        self.track = self.track.filter(|&opened| Some(opened) == decided);
    }
}

/// Whether the positions on the score track matter.
pub(crate) fn needs_track(stage: &TileStage) -> bool {
    stage.game().plays(Part::Robbers) || stage.game().plays(Part::Messengers)
}
