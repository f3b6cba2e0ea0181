//! The task of finding where the tile in hand fits: until it is solved, all cells beside the tiles look alike.

use crate::stage::notes::mark;
use crate::stage::tiles::state::TileStage;
use engine::table::NoteKind;
use engine::tiles::Pos;

impl TileStage {
    /// Starts the task: nothing shows where the tile fits, and keys reach every cell beside the tiles.
    pub(crate) fn seek_cells(&mut self) {
        let gaps: Vec<Pos> = self.game.board().gaps().map(|gap| gap.pos).collect();
        self.seek_among(gaps);
    }

    /// Ends the task.
    pub(crate) fn end_seeking(&mut self) {
        self.seek_among(Vec::new());
        self.view.hand.update_effects(&self.game);
    }

    /// Marks the cells that were found, with their numbers.
    pub(crate) fn mark_found(&mut self, found: &[Pos]) {
        let lines = (1..).zip(found).flat_map(|(number, Pos { x, y })| {
            [
                format!("mark tile {x},{y} green"),
                format!("label {x},{y} {number} green"),
            ]
        });
        let marks = lines.filter_map(|line| NoteKind::read(&self.game, &line).ok().flatten());
        let marks = marks.collect();
        self.show_hint(marks);
    }

    /// Adds the marks of these lines to those of the record, unless it has them; earlier ones are dropped.
    pub(crate) fn mark_also(&mut self, lines: &[String]) {
        self.show_hint(Vec::new());
        let known = self.marks();
        let read = lines.iter();
        let read = read.filter_map(|line| NoteKind::read(&self.game, line).ok().flatten());
        let is_new = |note: &NoteKind| {
            mark(note).is_some_and(|new| known.iter().all(|known| known.on != new.on))
        };
        let marks = read.filter(is_new).collect();
        self.show_hint(marks);
    }

    fn seek_among(&mut self, cells: Vec<Pos>) {
        if let Some(tile) = self.view.hand.selected.as_mut() {
            tile.seek(cells);
        }
        self.update_aim();
    }
}
