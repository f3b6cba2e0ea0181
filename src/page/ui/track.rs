//! The score track: who stands on which of its spaces, and what can be chosen there.

use super::app::App;
use super::stage::TileStage;
use crate::messages::{Company, Texts};
use engine::rules::{Marker, Part};
use engine::table::Seat;

impl App {
    /// Opens the score track, where it is folded, or folds it.
    pub(super) fn open_or_fold_track(&mut self) {
        let decided = self.shown.tiles().map(|table| table.decided());
        self.around.track = match self.around.track {
            Some(_) => None,
            None => decided,
        };
    }

    /// Folds the track when somebody in front of the screen decided something since it was opened: it lies over the
    /// board, which is needed again. While computers play, or a game is looked through, it stays.
    pub(super) fn fold_track(&mut self) {
        let decided = self.shown.tiles().map(|table| table.decided());
        self.around.track = self.around.track.filter(|&opened| Some(opened) == decided);
    }
}

/// Where the figures of a seat stand, in words, as far as their points were seen.
pub fn positions(texts: &dyn Texts, company: &Company, table: &TileStage, seat: Seat) -> String {
    let game = table.game();
    let total = |marker: Marker| table.total(seat, marker);
    let messenger = game
        .plays(Part::Messengers)
        .then(|| total(Marker::Messenger));
    let robber = game.plays(Part::Robbers).then(|| game.robbers().at(seat));
    texts.on_track(company.name(seat), total(Marker::Score), messenger, robber)
}
