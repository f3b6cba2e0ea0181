//! The state of the board as JSON, read-only, for tests and host pages.

use crate::app::probe::{Json, area, list, number, place, question_name};
use crate::stage::TileStage;
use crate::stage::tiles::camera::origin_and_size;
use engine::tiles::{Rotation, catalogue};
use kurbo::Point;
use view::scene::answers::AnswerKind;
use view::scene::camera::centre;
use view::scene::tween::Millis;

pub(super) fn probe(stage: &TileStage, json: &mut Json, now: Millis) {
    let game = stage.game();
    json.text("kind", "tiles");
    json.text("question", question_name(stage.question()));
    json.bool("person", stage.session().is_persons_turn());
    json.bool("covered", stage.covered_for().is_some());
    let seat = stage
        .session()
        .asked_seat()
        .map_or(-1, |seat| i32::from(seat.0));
    json.raw("seat", seat.to_string());
    json.bool("over", game.is_over());
    let replay = stage.replay().map(|replay| replay.position().0.to_string());
    json.raw("replay", replay.unwrap_or_else(|| "null".to_string()));
    json.raw("steps", stage.session().steps().to_string());
    json.raw("tiles", game.board().placed().len().to_string());
    json.raw("left", game.stack().left().to_string());
    json.raw("scores", list(game.scores().iter().map(u32::to_string)));
    json.raw("figures", game.standing().len().to_string());
    let (x, y, zoom) = origin_and_size(&stage.camera_at(now));
    json.raw("origin", place(Point::new(x, y)));
    json.raw("zoom", number(zoom));
    json.raw("plate", area(stage.viewport().plate()));
    json.raw(
        "lit",
        list(
            stage
                .highlighted()
                .iter()
                .map(|pos| format!("[{},{}]", pos.x, pos.y)),
        ),
    );
    json.raw(
        "refusal",
        stage
            .refusal()
            .map_or(0, |refusal| refusal.reasons.len())
            .to_string(),
    );
    probe_hand(stage, json, now);
    probe_spots(stage, json, now);
}

fn probe_hand(stage: &TileStage, json: &mut Json, now: Millis) {
    let camera = stage.camera_at(now);
    let Some(hand) = stage.tile_in_hand() else {
        return;
    };
    let slot = stage.viewport().slot_pose(stage.hand().selected_slot()).at;
    json.text("tile", catalogue().tile(hand.tile).name);
    json.raw("rotation", (hand.rotation as u8).to_string());
    json.bool("held", stage.gesture().dragged_tile().is_some());
    json.raw("slot", place(slot));
    let slots = (0..stage.hand().count()).map(|index| place(stage.viewport().slot_pose(index).at));
    json.raw("slots", list(slots));
    json.raw("hand", place(stage.tile_pose(now).at));
    let ghost = stage.aim().ghost().map(|ghost| {
        let mut inner = Json::new();
        inner.raw("x", ghost.pos.x.to_string());
        inner.raw("y", ghost.pos.y.to_string());
        inner.raw("rotation", (ghost.rotation as u8).to_string());
        inner.bool("fits", ghost.fits());
        inner.end()
    });
    json.raw("ghost", ghost.unwrap_or_else(|| "null".to_string()));
    let cells = hand.places.cells().into_iter().map(|pos| {
        let fits = |rotation: &Rotation| hand.places.allow(pos, *rotation);
        let rotations = Rotation::ALL.into_iter().filter(fits);
        let mut inner = Json::new();
        inner.raw("x", pos.x.to_string());
        inner.raw("y", pos.y.to_string());
        inner.raw(
            "rotations",
            list(rotations.map(|rotation| (rotation as u8).to_string())),
        );
        inner.raw("at", place(camera.on_screen(centre(pos))));
        inner.end()
    });
    json.raw("legal", list(cells));
}

fn probe_spots(stage: &TileStage, json: &mut Json, now: Millis) {
    let camera = stage.camera_at(now);
    let loupe = stage.loupe();
    let shown = stage.shown_places();
    let spots = shown.iter().map(|spot| {
        let closer = loupe.filter(|loupe| loupe.pos == spot.cell);
        let seen = closer.map_or(camera, |loupe| loupe.camera);
        let mut inner = Json::new();
        inner.text("figure", spot.piece.name());
        inner.text("act", &stage.session().game().action_text(spot.action));
        inner.raw("segment", spot.segment.map_or(0, |id| id.0).to_string());
        inner.bool("taken", spot.kind == AnswerKind::Take);
        inner.raw("at", place(seen.on_screen(spot.at)));
        inner.end()
    });
    json.raw("spots", list(spots));
    let sources = stage.places().sources().iter().map(|source| {
        let mut inner = Json::new();
        inner.text("piece", source.piece.name());
        inner.raw("at", place(camera.on_screen(source.at)));
        inner.end()
    });
    json.raw("sources", list(sources));
    if let Some(placed) = stage.provisional() {
        let mut inner = Json::new();
        inner.raw("x", placed.pos.x.to_string());
        inner.raw("y", placed.pos.y.to_string());
        inner.raw("rotation", (placed.rotation as u8).to_string());
        inner.raw("at", place(camera.on_screen(centre(placed.pos))));
        json.raw("placed", inner.end());
    }
}
