//! Reading the board cell by cell with a screen reader: which cell comes next.

use crate::stage::tiles::state::TileStage;
use engine::rules::Gap;
use engine::tiles::Pos;
use view::scene::camera::centre;

impl TileStage {
    /// Moves by one cell, from the one read last or else from the keyboard cursor. Stops at the ring of cells around the board.
    pub(crate) fn read_next(&mut self, (dx, dy): (i16, i16)) -> Pos {
        let last = self.last_placed().map(|(pos, _)| pos);
        let from = self.view.read_cell.or(self.view.aim.cursor()).or(last);
        let from = from.unwrap_or(Pos::new(0, 0));
        let next = Pos::new(from.x + dx, from.y + dy);
        let within = |at: i16, one: fn(Gap) -> i16| {
            let all = self.game.board().gaps().map(one);
            all.clone().min() <= Some(at) && Some(at) <= all.max()
        };
        let there = within(next.x, |gap| gap.pos.x) && within(next.y, |gap| gap.pos.y);
        let pos = if there { next } else { from };
        self.view.read_cell = Some(pos);
        self.highlight(vec![pos]);
        let seen = self.view.camera.goal.square(pos);
        if self.layout.free.union(seen) != self.layout.free {
            self.view.camera.goal.middle = centre(pos);
        }
        pos
    }
}
