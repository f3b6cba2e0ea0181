//! Monasteries (`MON`); gardens count alike (ABB-06).

use super::{Lines, tiles};
use crate::rules::regions::Region;
use crate::table::Chapter;
use crate::tiles::FeatureKind;

/// 1 point for its own tile and each occupied cell around: 9 when complete (MON-02, MON-03; ABB-06).
pub(super) fn lines(region: &Region) -> Lines {
    let count = 9 - region.open;
    let line = match (region.kind, region.complete()) {
        (FeatureKind::Garden, _) => tiles(count, 1, Chapter::Abb, 6),
        (_, true) => tiles(count, 1, Chapter::Mon, 2),
        (_, false) => tiles(count, 1, Chapter::Mon, 3),
    };
    Lines::from_iter([line])
}
