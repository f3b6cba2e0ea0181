//! Roads (`ROAD`), with inns (`IC`).

use super::{Lines, tiles};
use crate::rules::game::Game;
use crate::rules::modules::Part;
use crate::rules::regions::Region;
use crate::table::{Chapter, Timing};

/// 1 point per tile (ROAD-02, ROAD-04); with an inn 2 when complete, 0 when incomplete (IC-01,
/// IC-03).
pub(super) fn lines(game: &Game, road: &Region, timing: Timing) -> Lines {
    let inn = road.inn && game.plays(Part::Inns);
    let complete = timing == Timing::During && road.complete();
    let line = match (inn, complete) {
        (false, true) => tiles(road.tiles, 1, Chapter::Road, 2),
        (false, false) => tiles(road.tiles, 1, Chapter::Road, 4),
        (true, true) => tiles(road.tiles, 2, Chapter::Ic, 1),
        (true, false) => tiles(road.tiles, 0, Chapter::Ic, 3),
    };
    Lines::from_iter([line])
}
