//! The state of the workshop as JSON, read-only, for tests.

use crate::app::probe::{Json, number, place};
use crate::stage::draft::DraftStage;
use crate::stage::tiles::camera::origin_and_size;
use kurbo::Point;

pub(super) fn probe(stage: &DraftStage, json: &mut Json) {
    let position = stage.draft().position();
    json.text("kind", "workshop");
    json.raw("tiles", position.tiles.len().to_string());
    json.raw("figures", position.figures.len().to_string());
    json.raw("faults", stage.faults().len().to_string());
    let (x, y, zoom) = origin_and_size(stage.camera());
    json.raw("origin", place(Point::new(x, y)));
    json.raw("zoom", number(zoom));
}
