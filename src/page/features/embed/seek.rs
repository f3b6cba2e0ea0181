//! Tasks that ask to point out cells: pressing a cell where the tile fits marks it as found, and no tile is placed before all are
//! found.

use crate::context::Context;
use crate::features::embed::Embedding;
use std::cell::RefCell;
use std::rc::Rc;

use crate::stage::{AboutTo, AnyStage, Gate, Preferences};
use engine::learn::{Examined as _, laid_cell};
use engine::tiles::Pos;

/// The cells found, in order; written by the gate that is asked before a tile is placed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found(Rc<RefCell<Vec<Pos>>>);

impl Found {
    pub fn cells(&self) -> Vec<Pos> {
        self.0.borrow().clone()
    }

    pub fn count(&self) -> usize {
        self.0.borrow().len()
    }

    fn add(&self, pos: Pos) {
        let mut found = self.0.borrow_mut();
        if !found.contains(&pos) {
            found.push(pos);
        }
    }
}

/// The cells to find, and the progress.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seeking {
    /// The cells where the tile fits; empty if nothing is to be found.
    wanted: Vec<Pos>,
    pub found: Found,
    /// How many of them have been announced.
    told: usize,
}

impl Seeking {
    fn is_over(&self) -> bool {
        self.found.count() >= self.wanted.len()
    }

    /// How many cells have been found, and of how many; `None` if nothing is to be found.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let count = self.wanted.len();
        (count > 0).then(|| (self.found.count(), count))
    }
}

impl Embedding {
    /// Starts the search for cells where the tile in hand fits: from now on pressing a cell points it out.
    pub(super) fn begin_seeking(&mut self, cx: &mut Context) {
        let host = self.gate();
        let Some(AnyStage::Tiles(stage)) = &mut cx.stage else {
            return;
        };
        let wanted = stage.session().game().cells_to_lay();
        let found = Found::default();
        let (asked, cells) = (found.clone(), wanted.clone());
        let gate = move |about: &AboutTo| {
            let pos = laid_cell(&about.line).filter(|_| asked.count() < cells.len());
            match (pos, &host) {
                (Some(pos), _) => {
                    asked.add(pos);
                    false
                }
                (None, Some(Gate(host))) => host(about),
                (None, None) => true,
            }
        };
        stage.set_gate(Gate(Rc::new(gate)));
        stage.seek_cells();
        self.task_mut().into_iter().for_each(|run| {
            run.seeking = Seeking {
                wanted: wanted.clone(),
                found: found.clone(),
                told: 0,
            };
        });
        self.show_aids_of_task(cx);
    }

    /// Marks the cells found since the last call. Returns what to say about it.
    pub(super) fn follow_seeking(&mut self, cx: &mut Context) -> Option<String> {
        let seeking = &self.task()?.seeking;
        let (found, count) = seeking.progress()?;
        let (cells, told, over) = (seeking.found.cells(), seeking.told, seeking.is_over());
        self.show_aids_of_task(cx);
        if found == told {
            return None;
        }
        if let Some(stage) = cx.tile_stage_mut() {
            stage.mark_found(&cells);
            if over {
                stage.end_seeking();
            }
        }
        if let Some(run) = self.task_mut() {
            run.seeking.told = found;
        }
        Some(cx.texts().goal_found(found as u32, count as u32))
    }

    /// Points out a cell, as a line of a solution does. Returns whether the tile fits there and cells are being sought.
    pub(crate) fn point_out(&mut self, pos: Pos) -> bool {
        let seeking = self.task().map(|run| &run.seeking);
        let sought = seeking.filter(|seeking| seeking.wanted.contains(&pos));
        sought.map(|seeking| seeking.found.add(pos)).is_some()
    }

    /// While somebody has to find out what fits, no aid gives it away, whatever the settings.
    fn show_aids_of_task(&mut self, cx: &mut Context) {
        let over = self.task().is_none_or(|run| run.seeking.is_over());
        let preferences = cx.preferences();
        let preferences = Preferences {
            aids: preferences.aids && over,
            ..preferences
        };
        if let Some(stage) = cx.tile_stage_mut()
            && stage.shows_aids() != preferences.aids
        {
            stage.set_preferences(preferences);
        }
    }
}
