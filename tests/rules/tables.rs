//! Tables on which one tile completes something: what many tests begin with. Lines of a start position each.

/// A city that lacks its second tile, with seat 1's knight. `place base/E 0,-1 r2` completes it: 4 points.
pub const CITY: &str = "tile base/D 0,0
    figure 1 meeple city N 0,0
    drawn base/E";

/// What scores [`CITY`]; somebody is asked for the 4 points if there are messengers.
pub const SCORE_CITY: &str = "place base/E 0,-1 r2
    pass";

/// Two cities that lack the tile between them. `place base/H 0,-1 r0` completes both: 4 points each, for whoever
/// stands on `city N 0,0` and on `city S 0,-2`.
pub const TWO_CITIES: &str = "tile base/D 0,0
    tile base/U 1,0
    tile base/B 1,-1
    tile base/B 1,-2
    tile base/E 0,-2 r2
    drawn base/H";

/// A road from the village on 0,0 to the east that lacks its last tile of `tiles`, at least 3, at `tiles - 1`,0:
/// `place base/W X,0 r0`. Nobody stands on it; its parts are `road E 0,0` and `road EW` of the cells in between.
pub fn road(tiles: i16) -> String {
    let middle = (1..tiles - 1).map(|x| format!("tile base/U {x},0\n"));
    format!(
        "tile base/W 0,0\n{}drawn base/W",
        middle.collect::<String>()
    )
}

/// A monastery on 0,0 that lacks the tile at 1,1, with the monk of `seat`. `place base/B 1,1 r0` completes it: 9 points.
pub fn monastery(seat: u8) -> String {
    let around = ["0,-1", "1,-1", "1,0", "-1,-1", "-1,0", "-1,1", "0,1"];
    let tiles = around.map(|cell| format!("tile base/B {cell}\n"));
    format!(
        "tile base/B 0,0\n{}figure {seat} meeple monastery 0,0\ndrawn base/B",
        tiles.concat()
    )
}
