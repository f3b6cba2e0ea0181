//! Statistics over all finished games at this device. What is kept stays unread text until somebody opens the dialog.

mod bars;
mod computed;
pub mod dialog;
mod ending;
mod game;
mod groups;
pub mod kept;
mod reviewed;
mod sources;
mod sums;
mod transfer;

use std::cell::OnceCell;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::{Effect, Kept};
use crate::elements::statistics::{Group, Grouping, StatisticsField};
use crate::features::statistics::computed::Computed;
use crate::features::statistics::ending::{finished_game, reviewed_game};
use crate::features::statistics::game::FinishedGame;
use crate::features::statistics::sums::{Firsts, Sums};
use engine::table::{Kind, Seat};

/// The finished games, and which of them are shown.
#[derive(Debug, Default)]
pub struct Statistics {
    /// The games as text, see `kept.rs`.
    text: String,
    /// The games of the text, once they are needed.
    games: OnceCell<Vec<FinishedGame>>,
    /// What the dialog has summed up of them: it is drawn in every frame.
    sums: Computed<(Kind, [Group; 2]), Sums>,
    firsts: Computed<Kind, Firsts>,
    /// The kind of games shown; none for the kind on the screen.
    kind: Option<Kind>,
    /// Which of them.
    group: Group,
    /// What they are compared by.
    grouping: Grouping,
    /// The pasted text of a file.
    pasted: String,
}

impl Statistics {
    /// Restores the stored games.
    pub fn restore(&mut self, text: &str) {
        self.text = text.to_string();
        self.games.take();
        self.sums = Computed::default();
        self.firsts = Computed::default();
    }

    /// Whether no game counts.
    pub(crate) fn is_empty(&self) -> bool {
        kept::is_empty(&self.text)
    }

    fn games(&self) -> &[FinishedGame] {
        self.games.get_or_init(|| kept::games(&self.text))
    }

    /// Counts the game on the screen, which has ended, if it is not counted yet. Not inlined, so that its code can be loaded later.
    #[inline(never)]
    pub(crate) fn note_end(&mut self, cx: &mut Context) {
        let game = finished_game(cx);
        let text = game.and_then(|game| kept::with_game(&self.text, &game.write()));
        if let Some(text) = text {
            self.keep(cx, text);
        }
    }

    /// Counts the game on the screen that has been settled, or counts it no longer because it goes on. Not inlined, so that its
    /// code can be loaded later.
    #[inline(never)]
    pub(crate) fn note_settled(&mut self, cx: &mut Context) {
        if cx.active.settled.is_some() {
            return self.note_end(cx);
        }
        if let Some(game) = finished_game(cx) {
            let text = kept::without_game(&self.text, &game.write());
            self.keep(cx, text);
        }
    }

    /// Keeps what a finished review has found about each seat of the game on the screen, if that game is counted: what choices
    /// lost, and luck. Not inlined, so that its code can be loaded later.
    #[inline(never)]
    pub(crate) fn note_review(&mut self, cx: &mut Context, found: impl Fn(Seat) -> (i32, i32)) {
        let Some(reviewed) = reviewed_game(cx, found) else {
            return;
        };
        let people = reviewed.results.len();
        let same = |game: &&FinishedGame| game.id == reviewed.id && game.results.len() == people;
        if let Some(known) = self.games().iter().find(same) {
            // The points are those of the first time it ended.
            let game = FinishedGame {
                places: reviewed.places,
                reviews: reviewed.reviews,
                ..known.clone()
            };
            let text = kept::with_line(&self.text, &game.write());
            self.keep(cx, text);
        }
    }

    fn keep(&mut self, cx: &mut Context, text: String) {
        self.restore(&text);
        cx.effects.push(Effect::Keep(Kept::Finished, text));
    }

    /// Shows the games of a kind.
    pub(crate) fn show_kind(&mut self, kind: Kind) {
        self.kind = Some(kind);
    }

    pub(crate) fn compare_by(&mut self, grouping: Grouping) {
        self.grouping = grouping;
    }

    pub(crate) fn fill_in(&mut self, field: StatisticsField, value: &str) {
        match field {
            StatisticsField::Group => self.group = Group::parse(value).unwrap_or_default(),
            StatisticsField::Pasted => self.pasted = value.to_string(),
        }
    }
}

/// Opens the dialog.
pub(crate) fn open_statistics(statistics: &mut Statistics, cx: &mut Context) {
    statistics.kind = None;
    cx.dialogs.open(Dialog::Statistics);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn games_are_summed_up_once_until_others_are_kept() {
        let game = "bastide-statistics 2\n0000000000000001 tiles won expert - 1,0,0,0,0,0 -\n";
        let mut statistics = Statistics::default();
        statistics.restore(game);
        let all = |statistics: &Statistics| statistics.sums(Kind::Tiles, [Group::All; 2]);
        let sums = all(&statistics);
        assert!(Rc::ptr_eq(&sums, &all(&statistics)));
        statistics.restore("");
        assert_eq!((sums.played, all(&statistics).played), (1, 0));
    }
}
