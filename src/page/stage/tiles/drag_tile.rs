//! The tile in hand while it is dragged: picked up, snapping to cells, dropped.

use kurbo::Point;

use crate::stage::duration;
use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::state::TileStage;
use crate::stage::tiles::tile_in_hand::TilePose;
use view::scene::camera::centre;
use view::scene::tween::Millis;

/// Continues dragging the tile; it snaps to a cell where it fits.
pub(super) fn drag_tile(stage: &mut TileStage, before: Press, press: Press, now: Millis) {
    let from = stage.tile_pose(now);
    let ghost_cell = |stage: &TileStage| stage.view.aim.ghost().map(|ghost| ghost.pos);
    let (pos, dragged) = (ghost_cell(stage), before.moved);
    stage.view.gesture = TileGesture::Tile(press);
    stage.update_aim();
    if press.moved && (ghost_cell(stage) != pos || !dragged) {
        let length = stage.preferences.duration(duration::SNAP);
        stage.view.hand.animate_from(from, now, length);
    }
}

/// Picks up the unconfirmed tile from the board.
pub(super) fn pick_up(stage: &mut TileStage, press: Press, now: Millis) {
    let Some(placed) = stage.provisional() else {
        return;
    };
    if stage.take_back_to_place(now) {
        stage.view.gesture = TileGesture::Tile(press);
        stage.update_aim();
        let camera = stage.view.camera.goal;
        let from = TilePose {
            at: camera.on_screen(centre(placed.pos)),
            size: camera.zoom,
            lift: 0.0,
        };
        let length = stage.preferences.duration(duration::SNAP);
        stage.view.hand.animate_from(from, now, length);
    }
}

/// Drops the tile: it is placed, or it goes back and the reasons are shown.
pub(super) fn drop_tile(stage: &mut TileStage, at: Point, now: Millis) {
    let from = stage.tile_pose(now);
    let dragged = stage.view.gesture.dragged_tile();
    let ghost = stage.view.aim.ghost.take();
    let back = stage.preferences.duration(duration::BACK);
    stage.view.gesture = TileGesture::None;
    match ghost {
        Some(ghost) if ghost.fits() => stage.place(ghost.pos, ghost.rotation, from, now),
        Some(ghost) => {
            stage.view.hand.animate_from(from, now, back);
            stage.refuse_cell(ghost.pos, ghost.reasons, now);
        }
        None => {
            stage.view.hand.animate_from(from, now, back);
            if let Some(over) = dragged.filter(|_| !stage.layout.dock.contains(at)) {
                drop_beside(stage, over, now);
            }
        }
    }
    stage.update_aim();
}

/// Drops the tile where it snaps to no cell: it fits nowhere near, or finding where it fits is the task.
pub(super) fn drop_beside(stage: &mut TileStage, over: Point, now: Millis) {
    let Some(tile) = stage.view.hand.selected() else {
        return;
    };
    let pos = stage.view.camera.goal.cell_at(over);
    if tile.sought && stage.game.board().get(pos).is_none() {
        return stage.place_on(pos, now);
    }
    let reasons = stage.game.placement_refusals(tile.tile, pos, tile.rotation);
    stage.refuse(reasons, over, now);
}
