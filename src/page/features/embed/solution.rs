//! What the solution of a task did, for whoever saw it shown.

use crate::app::Shell;
use crate::features::announce::announcements::narrated;
use crate::stage::OnScreen;

/// A sentence for each decision after so many, in the tile game.
pub(super) fn solution_told(shell: &Shell, from: usize) -> Vec<String> {
    let (OnScreen::Tiles(stage), Some(company)) = (&shell.stage, shell.company()) else {
        return Vec::new();
    };
    let done = stage.session().entries().iter().skip(from);
    let told = done.map(|entry| narrated(shell.texts(), &company, stage.game(), &entry.events));
    told.filter(|told| !told.is_empty()).collect()
}
