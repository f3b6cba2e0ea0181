//! Camera follow: the camera moves by itself when something important is out of sight, but never during a gesture.

use kurbo::{Rect, Vec2};

use crate::stage::tiles::camera_rig::{Framing, panned_to};
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use engine::rules::Question;
use engine::tiles::Pos;
use view::scene::camera::{Camera, TILE, cell};
use view::scene::framing::Sights;
use view::scene::tween::Millis;

/// How much larger the whole board would have to appear for the camera to zoom in.
const NEARER: f64 = 1.25;
/// How long the board stays in place for somebody who was reading a tooltip, in milliseconds.
const READING: Millis = 1500.0;

/// The smallest tile size at which all places to choose from are shown at once, in CSS pixels.
const SMALLEST: f64 = 30.0;
/// A little smaller than a perfect fit, against rounding.
const ALMOST: f64 = 0.999;

/// Why the camera may have to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// Something was decided.
    Play,
    /// Something appears over the board, or disappears.
    Room,
}

impl TileStage {
    /// Whether the whole board is shown because somebody asked for it.
    pub fn shows_all(&self) -> bool {
        self.view.camera.framing == Framing::Whole
    }

    /// Whether a check for camera follow is scheduled.
    pub fn will_follow(&self) -> bool {
        self.view.camera.follow_at.is_some()
    }

    /// The cells that answer the question: for the tile in hand, or for a figure or other piece.
    pub(crate) fn answer_cells(&self) -> Vec<Pos> {
        if self.view.hand.selected.is_some() {
            return self.view.hand.cells();
        }
        let offered = self.view.places.offered().iter();
        let mut cells: Vec<Pos> = offered.map(|answer| answer.cell).collect();
        cells.dedup();
        cells
    }

    /// Brings the current marks in sight.
    pub(crate) fn show_marks(&mut self, now: Millis) {
        follow(self, Occasion::Play, now);
        self.place_minimap();
    }

    /// What has to be in sight.
    fn sights(&self) -> Sights {
        let mut wished = self.answer_cells();
        if self.asks_on_board() {
            // A target may be outside its cell.
            let pressed = self.view.places.offered().iter();
            wished.extend(pressed.map(|answer| cell(answer.at)));
        }
        let placed = self.provisional().map(|placed| placed.pos);
        let must = match placed {
            // A question elsewhere comes before the tile just placed.
            Some(placed) => Some(placed).filter(|one| wished.is_empty() || wished.contains(one)),
            // And before the last move.
            None if self.asks_on_board() => None,
            None => {
                let mut moves = self.recent_moves().into_iter().map(|one| one.pos);
                let last = moves.next_back();
                let last = last.or_else(|| self.last_placed().map(|(pos, _)| pos));
                wished.extend(moves);
                last
            }
        };
        // Comments are about what is marked.
        let marked = self.marks().into_iter().map(|mark| mark.on.cell());
        let moves = self.cells_of_moves();
        let must = must.filter(|_| self.replay.is_none() || moves.is_empty());
        let all = must.into_iter().chain(marked).chain(moves);
        Sights {
            must: all.chain(self.kept_in_sight().iter().copied()).collect(),
            wished,
        }
    }

    /// The cells that stay in sight until the next decision, unless somebody moves the camera.
    fn kept_in_sight(&self) -> &[Pos] {
        let camera = self.view.camera.framing == Framing::Play;
        let (step, cells) = &self.view.kept_in_sight;
        match camera && *step == self.session.steps() {
            true => cells,
            false => &[],
        }
    }

    /// Whether a question other than where to place the tile is answered on the board.
    fn asks_on_board(&self) -> bool {
        let placing = self.view.hand.selected.is_some();
        !placing && !self.view.places.offered().is_empty()
    }

    /// The smallest tile size for play: smaller than usual if that brings the few places to choose from all in sight, or as many
    /// as possible of all where one of them must be.
    fn size_to_play(&self, sights: &Sights) -> f64 {
        let least = self.layout.least_tile();
        let chosen = self.asks_on_board() && self.provisional().is_none();
        let kept = !self.kept_in_sight().is_empty();
        let compared = kept || self.replay.is_some() && !self.cells_of_moves().is_empty();
        if !compared && (!chosen || self.view.places.are_marks()) {
            return least;
        }
        let (room, all) = (self.layout.clear(), sights.extent());
        let fits = TILE * (room.width() / all.width()).min(room.height() / all.height());
        match fits * ALMOST {
            size if size < SMALLEST && kept => SMALLEST.min(least),
            size if size < SMALLEST => least,
            size => size.min(least),
        }
    }

    /// The part of the table that a camera shows in the area nothing covers, in table units.
    fn window(&self, camera: Camera) -> Rect {
        let inverse = camera.affine().inverse();
        inverse.transform_rect_bbox(self.layout.clear())
    }

    /// Moves a camera as little as necessary to show as much as possible of what is important.
    pub(super) fn aimed_at(&self, sights: &Sights, camera: Camera) -> Camera {
        let window = self.window(camera);
        let best = sights.best_window(window);
        if best == window {
            return camera;
        }
        self.filled(sights, camera, best)
    }

    /// The camera for a window of the table, shifted to show board rather than empty table.
    fn filled(&self, sights: &Sights, camera: Camera, best: Rect) -> Camera {
        let best = sights.filled(best, self.viewport().extent());
        let way = best.origin() - self.window(camera).origin();
        Camera {
            middle: camera.middle + way,
            ..camera
        }
    }

    /// The camera when a game starts or is opened.
    pub(super) fn opening_camera(&self) -> Camera {
        let fitting = self.viewport().fitting();
        if fitting.zoom >= self.layout.least_whole() || self.shows_all() {
            return fitting;
        }
        let sights = self.sights();
        let near = self.view.camera.goal.moved_to(self.layout.clear());
        let camera = Camera {
            zoom: self.size_to_play(&sights),
            ..near
        };
        self.filled(&sights, camera, sights.best_window(self.window(camera)))
    }
}

/// Whether the board must not move: a pointer presses or drags, or a tooltip is being read.
pub(super) fn is_held(stage: &TileStage) -> bool {
    stage.view.gesture != TileGesture::None || stage.tooltip().is_some()
}

/// Moves the camera if something important is out of sight; later if the board is held now.
pub(super) fn follow(stage: &mut TileStage, occasion: Occasion, now: Millis) {
    if is_held(stage) {
        stage.view.camera.follow_at = Some(now);
        return;
    }
    if let Some(goal) = wanted(stage, occasion) {
        if stage.view.camera.framing == Framing::Panned {
            stage.view.camera.framing = Framing::Play;
        }
        stage.move_camera(goal, now);
    }
}

/// What the observer was doing when something was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attention {
    /// Reading a tooltip on the board.
    Reading,
    Free,
}

/// Follows a decision once the page around the board has changed too, since that may change the free room: the camera then moves
/// only once. In a replay it moves at once. Somebody who was reading when a computer decided gets time to look up.
pub(super) fn follow_play(stage: &mut TileStage, attention: Attention, now: Millis) {
    if stage.replay.is_some() {
        follow(stage, Occasion::Play, now);
        return;
    }
    let reads = attention == Attention::Reading && !stage.person_moved_last();
    let wait = if reads { READING } else { 0.0 };
    stage.view.camera.follow_at = Some(now + wait);
}

/// Catches up on following that was postponed while the board was held. Returns whether it was due.
pub(super) fn follow_late(stage: &mut TileStage, now: Millis) -> bool {
    let due = !is_held(stage) && stage.view.camera.take_follow(now);
    if due {
        follow(stage, Occasion::Play, now);
        make_room(stage, now);
        stage.place_minimap();
    }
    due
}

/// Where the camera has to go; none if it can stay.
fn wanted(stage: &TileStage, occasion: Occasion) -> Option<Camera> {
    let sights = stage.sights();
    let camera = stage.view.camera.goal;
    let window = stage.window(camera);
    let turn = stage.question() == Some(Question::Place) || stage.replay.is_some();
    let fitting = stage.viewport().fitting();
    let framing = stage.view.camera.framing;
    let ended = stage.game.is_over() && stage.replay.is_none();
    // If the whole board is wanted, seeing the answers is not enough.
    if ended && framing == Framing::Play || framing == Framing::Whole {
        return whole(stage, fitting);
    }
    // After placing a tile, play goes on where it was placed.
    let still = occasion == Occasion::Room || !turn;
    if still && sights.are_seen(window) {
        return None;
    }
    match framing {
        Framing::Whole => whole(stage, fitting),
        Framing::Play if fitting.zoom >= stage.layout.least_whole() => whole(stage, fitting),
        Framing::Play => part(stage, &sights),
        Framing::Walk => None,
        Framing::Panned | Framing::Zoomed => {
            let asked = stage.question().is_some() || stage.replay.is_some();
            let lost = asked && !sights.are_begun(window);
            lost.then(|| stage.aimed_at(&sights, camera))
                .filter(|aimed| *aimed != camera)
        }
    }
}

/// The camera that shows the whole board; none if that is in sight and not much too small.
fn whole(stage: &TileStage, fitting: Camera) -> Option<Camera> {
    let goal = stage.view.camera.goal;
    let seen = stage.viewport().extent_on_screen();
    let free = stage.layout.clear().inset(1.0);
    let shown = free.union(seen) == free;
    let roomy = seen.width() <= free.width() && seen.height() <= free.height();
    if goal.zoom * NEARER < fitting.zoom || !(shown || roomy) {
        return Some(fitting);
    }
    (!shown).then(|| panned_to(goal, seen, free))
}

/// The camera that shows as much as possible of what is important at a playable size; none if enough is in sight.
fn part(stage: &TileStage, sights: &Sights) -> Option<Camera> {
    let goal = stage.view.camera.goal;
    let least = stage.size_to_play(sights);
    let near = goal.zoom >= least;
    if near && sights.are_seen(stage.window(goal)) {
        return None;
    }
    let panned = stage.aimed_at(sights, goal);
    if near && sights.are_seen(stage.window(panned)) {
        return Some(panned);
    }
    let middle = stage.layout.clear().center();
    let sized = goal.zoomed(middle, least / goal.zoom);
    let enough = sized == goal && sights.are_mostly_seen(stage.window(goal));
    let aimed = stage.aimed_at(sights, sized);
    (!enough && aimed != goal).then_some(aimed)
}

/// Pans as little as necessary to show the tile next to its loupe.
pub(super) fn make_room(stage: &mut TileStage, now: Millis) {
    if is_held(stage) {
        return;
    }
    let clear = stage.layout.clear();
    let way = stage.loupe().and_then(|loupe| loupe.way_aside(clear));
    if let Some(by) = way.filter(|by| *by != Vec2::ZERO) {
        stage.move_camera(stage.view.camera.goal.panned(by), now);
    }
}
