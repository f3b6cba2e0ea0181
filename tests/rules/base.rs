//! The base game: BASE, FIG, TILE, MEEP, ROAD, CITY, MON, SCO, END.

use crate::support::{record, tells};

/// Two players, the first begins, exactly these tiles.
fn two(stack: &str, body: &str) -> String {
    record(
        &format!("set base\nseats 2\noption first-player 1\nstack {stack}"),
        body,
    )
}

#[test]
fn city_02_a_completed_city_is_worth_two_points_per_tile() {
    let text = two(
        "base/E base/V",
        "play
         place base/E 0,-1 r2
         meeple city S",
    );
    tells(
        &text,
        &[
            "1 meeple on city 0,-1/0",
            "city 0,-1/0 complete for 1",
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 meeple back from 0,-1/0",
        ],
    );
}
