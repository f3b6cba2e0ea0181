//! Monasteries (`MON`), and gardens, which score the same (ABB-06). Vineyards around them add
//! points (`HS-42`, `HS-43`).

use super::{Lines, tiles};
use crate::rules::game::Game;
use crate::rules::regions::{Region, RegionId};
use crate::table::{Chapter, Timing};
use crate::tiles::FeatureKind;

/// 1 point for its own tile and each occupied cell around it: 9 when complete (MON-02, MON-03;
/// ABB-06), then with points for vineyards.
pub(super) fn lines(game: &Game, id: RegionId, region: &Region, timing: Timing) -> Lines {
    let count = 9 - region.open;
    let line = match (region.kind, region.complete()) {
        (FeatureKind::Garden, _) => tiles(count, 1, Chapter::Abb, 6),
        (_, true) => tiles(count, 1, Chapter::Mon, 2),
        (_, false) => tiles(count, 1, Chapter::Mon, 3),
    };
    let mut lines = Lines::from_iter([line]);
    if timing == Timing::During && region.complete() {
        lines.extend(game.vineyard_line(id));
    }
    lines
}
