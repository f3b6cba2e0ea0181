//! The workshop's board: a position being drawn up, the tool in hand, and how it is shown and handles input.

mod act;
mod draw;
mod gesture;
mod input;
mod moves;
mod tool;

pub use tool::{Taken, Tool};

use crate::stage::cursor::{CursorMove, next_cell};
use crate::stage::notes::mark;
use crate::stage::owners::{owner_at, owners_at};
use engine::rules::{Game, PositionFault, RecordError};
use engine::session::{Draft, DraftHistory, Edit, RemarkError, Session};
use engine::table::{Ink, Mark, Seat};
use engine::tiles::Pos;
use gesture::DraftGesture;
use kurbo::{Point, Rect};
use view::scene::camera::{Camera, TILE, bounds, centre};
use view::scene::figures::Owner;
use view::scene::hand::Ghost;
use view::scene::layout::Layout;

/// The smallest tile size when zooming out, in CSS pixels.
const LEAST: f64 = 24.0;
/// How much larger the whole board would have to appear for the camera to zoom in.
const NEARER: f64 = 1.25;

/// A position that is drawn up on a screen.
#[derive(Debug)]
pub struct DraftStage {
    history: DraftHistory,
    /// The number of decisions after which it is shown.
    step: usize,
    /// The game after its decisions; none if one of them fails.
    played: Option<Session>,
    /// Why a decision fails, with its number from 1.
    refused: Option<RecordError>,
    /// What is wrong with a comment or a mark.
    wrong_remark: Option<RemarkError>,
    /// The game as it is drawn.
    game: Game,
    /// What is wrong with it.
    faults: Vec<PositionFault>,
    /// The position as it would be played, with its features joined; none if something is wrong.
    playable: Option<Game>,
    marks: Vec<Mark>,
    layout: Layout,
    camera: Camera,
    /// Whether the camera was moved by hand: until then the whole board is shown.
    by_hand: bool,
    gesture: DraftGesture,
    tool: Tool,
    /// Whose figures are placed.
    seat: Seat,
    ink: Ink,
    /// The cell of the selected tile.
    selected: Option<Pos>,
    /// The cell of the keyboard cursor.
    cursor: Option<Pos>,
    /// Where the mouse hovers.
    hover: Option<Point>,
    ghost: Option<Ghost>,
}

impl DraftStage {
    /// A draft on a screen; none if nothing can be drawn at all.
    pub fn new(draft: Draft, layout: Layout) -> Option<DraftStage> {
        let game = draft.sketch()?;
        let mut stage = DraftStage {
            step: 0,
            played: None,
            refused: None,
            wrong_remark: None,
            faults: Vec::new(),
            playable: None,
            marks: Vec::new(),
            game,
            history: DraftHistory::new(draft),
            camera: Camera::default(),
            layout,
            by_hand: false,
            gesture: DraftGesture::None,
            tool: Tool::None,
            seat: Seat(0),
            ink: Ink::Plain,
            selected: None,
            cursor: None,
            hover: None,
            ghost: None,
        };
        stage.refresh();
        stage.fit();
        Some(stage)
    }

    pub const fn draft(&self) -> &Draft {
        self.history.now()
    }

    /// The undo history.
    pub const fn history(&self) -> &DraftHistory {
        &self.history
    }

    /// The game as it is drawn; in the starting position no features are joined across tiles.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn faults(&self) -> &[PositionFault] {
        &self.faults
    }

    /// The first comment or mark that is invalid, anywhere in the draft.
    pub const fn wrong_remark(&self) -> Option<&RemarkError> {
        self.wrong_remark.as_ref()
    }

    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Whose figures are placed.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    pub const fn ink(&self) -> Ink {
        self.ink
    }

    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    pub const fn selected(&self) -> Option<Pos> {
        self.selected
    }

    pub const fn camera(&self) -> &Camera {
        &self.camera
    }

    pub fn owner(&self, seat: Seat) -> Owner {
        owner_at(&self.draft().seating(), seat)
    }

    pub fn owners(&self) -> Vec<Owner> {
        owners_at(&self.draft().seating())
    }

    /// Edits the draft. The position can only be edited at step 0. Returns whether anything changed.
    pub fn edit(&mut self, edit: &Edit) -> bool {
        let changed = (self.step == 0 || edit.keeps_position()) && self.history.edit(edit);
        if changed {
            self.refresh();
        }
        changed
    }

    /// Makes the next edit a separate undo step.
    pub fn end_step(&mut self) {
        self.history.end_step();
    }

    /// Undoes the last edit. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.turn_history(DraftHistory::undo)
    }

    /// Redoes the edit undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.turn_history(DraftHistory::redo)
    }

    /// Moves through the undo history, and to the step where decisions or remarks changed.
    fn turn_history(&mut self, turn: impl FnOnce(&mut DraftHistory) -> bool) -> bool {
        let before = self.draft().clone();
        let done = turn(&mut self.history);
        self.step = match self.draft().differs_at(&before) {
            Some(step) => step.min(self.draft().steps()),
            None if self.draft().task() == before.task() => 0,
            None => self.step,
        };
        self.refresh();
        done
    }

    fn refresh(&mut self) {
        let draft = self.history.now();
        (self.playable, self.faults) = match draft.game() {
            Ok(game) => (Some(game), Vec::new()),
            Err(faults) => (None, faults),
        };
        if let Some(game) = draft.sketch() {
            self.game = game;
        }
        self.play_moves();
        self.wrong_remark = self.draft().remark_error();
        let notes = self.draft().notes(self.step, &self.game);
        self.marks = notes.iter().filter_map(mark).collect();
        let there = |pos: &Pos| self.game.board().get(*pos).is_some();
        self.selected = self.selected.filter(there);
        if self.seat.0 >= self.game.seats() {
            self.seat = Seat(0);
        }
        if self.tool.source().is_some_and(|from| !there(&from)) {
            self.tool = Tool::None;
        }
        self.keep_in_sight();
        self.update_ghost();
    }

    /// How the tile in hand would lie on this cell, if that is pointed at.
    pub fn ghost_at(&self, pos: Pos) -> Option<&Ghost> {
        self.ghost.as_ref().filter(|ghost| ghost.pos == pos)
    }

    /// The cells where something can be done: every tile, and every cell that can take one.
    pub fn cells(&self) -> Vec<Pos> {
        let board = self.game.board();
        let mut cells: Vec<Pos> = board.placed().iter().map(|placed| placed.pos).collect();
        cells.extend(board.gaps().map(|gap| gap.pos));
        if cells.is_empty() {
            cells.push(Pos::new(0, 0));
        }
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Whether a tile can be placed on a cell.
    pub fn is_open(&self, pos: Pos) -> bool {
        match self.game.board().placed().is_empty() {
            true => pos == Pos::new(0, 0),
            false => self.game.board().is_open(pos),
        }
    }

    /// The cell where keys start: the keyboard cursor, the selected cell, or the one nearest to the middle of the view.
    pub fn focus_cell(&self) -> Option<Pos> {
        let cells = self.cells();
        let known = self.cursor.or(self.selected);
        let known = known.filter(|pos| cells.contains(pos));
        let far = |pos: &&Pos| centre(**pos).distance(self.camera.middle);
        let nearest = cells.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        known.or(nearest.copied())
    }

    /// Moves the keyboard cursor. Returns its cell.
    pub fn move_cursor(&mut self, way: CursorMove) -> Option<Pos> {
        let from = self.focus_cell()?;
        let found = match self.cursor {
            Some(_) => next_cell(&self.cells(), from, way),
            None => Some(from),
        };
        self.set_cursor(found.unwrap_or(from));
        self.cursor
    }

    /// Puts the keyboard cursor on a cell.
    pub fn set_cursor(&mut self, pos: Pos) {
        self.cursor = Some(pos);
        self.hover = None;
        self.reveal(pos);
        self.update_ghost();
    }

    pub fn set_layout(&mut self, layout: Layout) {
        let before = std::mem::replace(&mut self.layout, layout);
        if before.free == self.layout.free {
            return;
        }
        match self.by_hand {
            true => self.camera = self.camera.standing_in(self.layout.free),
            false => self.fit(),
        }
    }

    fn extent(&self) -> Rect {
        bounds(self.cells().into_iter())
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.by_hand = false;
        self.camera = self.fitting();
    }

    /// The camera that shows the whole board.
    fn fitting(&self) -> Camera {
        let roomy = self.extent().inset(0.12 * TILE);
        Camera::fitting(roomy, self.layout.free, self.layout.largest_tile())
    }

    /// Zooms in by a factor above 1, or out.
    pub fn zoom(&mut self, factor: f64) {
        let middle = self.layout.free.center();
        self.zoom_at(middle, factor);
    }

    fn zoom_at(&mut self, at: Point, factor: f64) {
        let least = LEAST.min(self.camera.zoom);
        let factor = factor.max(least / self.camera.zoom);
        self.look(self.camera.zoomed(at, factor));
    }

    /// Sets the camera by hand.
    fn look(&mut self, camera: Camera) {
        self.by_hand = true;
        self.camera = camera.kept_near(self.extent(), self.layout.free);
    }

    /// After an edit: keeps everything in sight if it was, and zooms in when it can.
    fn keep_in_sight(&mut self) {
        let seen = self.camera.affine().transform_rect_bbox(self.extent());
        let cut = self.layout.free.union(seen) != self.layout.free;
        let far = self.camera.zoom * NEARER < self.fitting().zoom;
        if !self.by_hand && (cut || far) {
            self.fit();
        }
    }

    /// Pans until a cell is in sight.
    pub fn reveal(&mut self, pos: Pos) {
        let free = self.layout.free;
        let seen = self.camera.square(pos);
        if free.union(seen) != free {
            self.camera = self.camera.panned(free.center() - seen.center());
        }
    }
}
