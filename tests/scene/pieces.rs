//! What belongs to nobody, on a board: ingots, ferries, mage, witch and gingerbread man.

use engine::rules::{Game, Record};
use engine::table::Silent;
use kurbo::Rect;
use view::scene::camera::{TILE, square};
use view::scene::crowd::{Who, crowd};
use view::scene::display::DisplayList;
use view::scene::export::{self, Beside};
use view::scene::spots::rest_on;
use view::scene::{Look, Owner, Theme};

const BOARD: &str = "set base\nset ferries\nset gold\npart ferries\npart gold\n\
    part mage-witch\npart gingerbread\npart crop-circles\nseats 2\nseed 1\nstack base/B base/B\nstart\n\
    tile base/D 0,0\ntile ferries/3 1,0\ntile base/U 2,0\ntile base/B 0,1\ntile base/V 1,1 r2\n\
    tile base/V 2,1\ntile base/V 1,-1 r3\ntile ferries/2 2,-1 r2\ntile base/N 0,-1 r3\ntile base/V 3,0\n\
    figure 1 meeple city N 0,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple road EW 2,0\n\
    figure 2 meeple field 3 3,0\nfigure 1 meeple monastery 0,1\n\
    gold 0,1 3\ngold 1,1 1\ngold 2,1 2\ngold 3,0 5\ngingerbread city N 0,0\nmage road EW 2,0\n\
    witch city S 0,-1\nferry 1,0 S W\nferry 2,-1 N W\n";

/// A board on which everything lies.
fn board() -> Game {
    let record = Record::read(&format!("bastide 1\n{BOARD}")).expect("a record");
    record.start(&mut Silent).expect("a position")
}

/// The same as a picture.
pub fn table(look: Look) -> (DisplayList, Rect) {
    export::table(
        &board(),
        &Theme::new(look),
        &[Owner::Blue, Owner::Red],
        TILE,
        Beside::default(),
    )
}

#[test]
fn whoever_shares_a_segment_has_a_place_of_their_own() {
    let game = board();
    let all = crowd(&game);
    assert_eq!(all.len(), game.standing().len() + 3);
    for (index, one) in all.iter().enumerate() {
        assert!(square(one.spot.pos).contains(one.at));
        for other in &all[index + 1..] {
            assert!(one.at.distance(other.at) > 90.0, "{one:?} {other:?}");
        }
    }
}

#[test]
fn a_figure_stays_where_it_is_when_mage_and_gingerbread_man_leave() {
    let with = crowd(&board());
    let gone = BOARD.replace("gingerbread city N 0,0\nmage road EW 2,0\n", "");
    let record = Record::read(&format!("bastide 1\n{gone}")).expect("a record");
    let without = crowd(&record.start(&mut Silent).expect("a position"));
    let places = |all: &[view::scene::crowd::Stander]| {
        let figures = all.iter().filter(|one| matches!(one.who, Who::Figure(_)));
        figures.map(|one| one.at).collect::<Vec<_>>()
    };
    assert_eq!(places(&with), places(&without));
}

#[test]
fn ingots_lie_beside_the_figures_of_their_tile() {
    let game = board();
    for (tile, _) in game.gold().tiles() {
        let placed = game.board().at(tile);
        let rest = rest_on(placed);
        assert!(square(placed.pos).contains(rest));
        for one in crowd(&game) {
            assert!(one.at.distance(rest) > 180.0, "{one:?}");
        }
    }
}
