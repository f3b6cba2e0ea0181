//! Ferries: however many can be turned, they are weighed one by one.

use engine::ai::{Level, Progress, Thinker};
use engine::rules::Record;
use engine::table::Silent;

/// A place for a tile with four roads, each of which leads to the ferry of a lake with four quays.
const BETWEEN_FOUR_LAKES: &str = "bastide 1
set base 3
set ferries 6
part ferries
seats 2
start
tile ferries/3 1,0
tile base/X 1,1
tile ferries/3 0,1
tile base/X -1,1
tile ferries/3 -1,0
tile base/X -1,-1
tile ferries/3 0,-1
ferry 1,0 W E
ferry -1,0 E W
ferry 0,1 N S
ferry 0,-1 S N
drawn ferries/3
";

#[test]
fn four_ferries_at_one_tile_take_no_long_thought() {
    let record = Record::read(BETWEEN_FOUR_LAKES).expect("it can be read");
    let (game, _) = record.replay(&mut Silent).expect("it can be played");
    let mut thinker = Thinker::new(game, 1, Level::Strong).expect("a tile is to be placed");
    while thinker.step(1000) == Progress::Thinking {
        assert!(thinker.nodes() < 50_000, "{}", thinker.nodes());
    }
    assert!(thinker.nodes() < 50_000, "{}", thinker.nodes());
}
