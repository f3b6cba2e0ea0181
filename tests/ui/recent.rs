//! What others did is marked until whoever looks acts again.

use crate::screen::{AGAINST, Screen};
use engine::ai;
use engine::rules::{Question, Spot};
use engine::table::Seat;
use engine::tiles::{Pos, SegmentId};
use view::scene::spots::anchor_of;

/// Three persons at one screen.
const THREE: &str = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    player 3 green person Cleo\noption first-player 1\nseed 1\n";

/// Plays a turn without a figure on the first cell there is.
fn turn(screen: &mut Screen) {
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
}

/// Ben's tile closes a city of his above it and another one below it.
const TWO_CITIES: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    seed 1\nstack base/V base/V\nstart\ntile base/E 0,0 r2\ntile base/B 1,0\ntile base/B 1,1\ntile base/B 1,2\n\
    tile base/E 0,2\nfigure 2 meeple city S 0,0\nfigure 2 meeple city N 0,2\nturn 2\ndrawn base/H\nplay\n\
    place base/H 0,1\n";

fn recent(screen: &Screen) -> Vec<Seat> {
    let moves = screen.tile_stage().recent_moves().into_iter();
    moves.map(|one| one.seat).collect()
}

#[test]
fn each_person_sees_what_all_others_placed_since_the_own_last_turn() {
    let mut screen = Screen::open(THREE);
    assert_eq!(recent(&screen), []);
    turn(&mut screen);
    turn(&mut screen);
    assert_eq!(recent(&screen), [Seat(0), Seat(1)], "for Cleo");
    turn(&mut screen);
    assert_eq!(recent(&screen), [Seat(1), Seat(2)], "for Anna again");
    let board = screen.tile_stage().game().board();
    let placed = board.placed()[2..].iter().map(|placed| placed.pos);
    let marked = screen.tile_stage().recent_moves().into_iter();
    assert!(marked.map(|one| one.pos).eq(placed));
}

#[test]
fn the_marks_go_as_soon_as_somebody_acts_and_come_back_when_that_is_taken_back() {
    let mut screen = Screen::open(THREE);
    turn(&mut screen);
    turn(&mut screen);
    let before = recent(&screen);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    assert_eq!(recent(&screen), []);
    screen.press("take-back");
    assert_eq!(recent(&screen), before);
}

#[test]
fn what_computers_do_is_marked_while_they_go_on() {
    let mut screen = Screen::open(AGAINST);
    turn(&mut screen);
    assert_eq!(recent(&screen), [], "nobody marks the own tile");
    while screen.tile_stage().question() != Some(Question::Place) {
        let session = screen.tile_stage().session();
        let action = ai::choose(session.game(), 1, ai::Level::Greedy);
        let epoch = session.epoch();
        screen.app.answer(epoch, action, screen.now);
        screen.wait();
    }
    assert_eq!(recent(&screen), [Seat(1)]);
}

#[test]
fn a_game_that_is_over_marks_nothing() {
    let mut screen = Screen::open(crate::screen::PERSONS);
    screen.play_to_end();
    assert_eq!(recent(&screen), []);
}

#[test]
fn points_stand_at_the_feature_that_brought_them() {
    let mut screen = Screen::open(TWO_CITIES);
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    let board = screen.tile_stage().game().board();
    // A feature is named by its first segment in reading order.
    let city = |(y, segment)| Spot {
        pos: Pos::new(0, y),
        segment: SegmentId(segment),
    };
    let cities = [(0, 0), (1, 1)].map(|at| anchor_of(board, city(at)).expect("a tile"));
    assert_eq!(cities[0].x, cities[1].x, "one above the other");
    let mut all = screen.tile_stage().recent_points();
    all.sort_by(|one, other| one.at.y.total_cmp(&other.at.y));
    let all: Vec<_> = all.iter().map(|one| (one.at, one.points)).collect();
    assert_eq!(all, cities.map(|at| (at, 4)));
}
