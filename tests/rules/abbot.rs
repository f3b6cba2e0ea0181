//! The abbot: ABB.

use crate::support::{tells, two};

#[test]
fn abb_12_without_the_abbot_a_garden_is_decoration_and_its_ring_completes_nothing() {
    let garden = "start
         tile base/E-garden 1,1 r0
         tile base/E 1,0 r2
         tile base/E 0,0 r0
         tile base/E 2,0 r0
         tile base/E 2,1 r1
         tile base/E 1,2 r2
         tile base/E 0,2 r2
         tile base/E 0,1 r3
         play
         place base/E 2,2 r2
         pass";
    tells(&two("base/E", garden), &["1 passed"]);
}
