//! Cities (`CITY`), small ones (`ED-15`), with cathedrals (`IC`).

use super::{Lines, tiles};
use crate::rules::game::Game;
use crate::rules::modules::Part;
use crate::rules::options::SmallCity;
use crate::rules::regions::Region;
use crate::table::{Chapter, Line, Measure, RuleId, Timing};

/// 2 points per tile and shield when complete (CITY-02, CITY-03), 1 when incomplete (CITY-06); 3 or
/// 0 with a cathedral (IC-05, IC-07); 1 for a small city where that option is chosen (ED-15).
pub(super) fn lines(game: &Game, city: &Region, timing: Timing) -> Lines {
    let cathedral = city.cathedral && game.plays(Part::Cathedrals);
    let complete = timing == Timing::During && city.complete();
    let small = city.tiles == 2 && game.setup().options.small_city == SmallCity::Two;
    let (each, chapter, for_tiles, for_shields) = match (complete, cathedral) {
        (true, true) => (3, Chapter::Ic, 5, 5),
        (true, false) if small => (1, Chapter::Ed, 15, 15),
        (true, false) => (2, Chapter::City, 2, 3),
        (false, true) => (0, Chapter::Ic, 7, 7),
        (false, false) => (1, Chapter::City, 6, 6),
    };
    let mut lines = Lines::from_iter([tiles(city.tiles, each, chapter, for_tiles)]);
    if city.shields > 0 && each > 0 {
        let rule = RuleId::rule(chapter, for_shields);
        lines.push(Line {
            measure: Measure::Shields,
            count: city.shields,
            each,
            rule,
        });
    }
    lines
}
