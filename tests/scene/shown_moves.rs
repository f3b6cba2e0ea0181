//! Moves that are shown: a suggestion, and what was played beside what is better, at the sizes tiles are seen at.

use engine::rules::{Action, Figure, Game, Record};
use engine::table::Silent;
use engine::tiles::{Pos, Rotation, SegmentId, catalogue};
use resvg::tiny_skia::Pixmap;
use view::scene::camera::{TILE, bounds};
use view::scene::figures::Owner;
use view::scene::overlay::Notes;
use view::scene::shown_move::{Meaning, ShownMove};
use view::scene::{Brightness, Theme};

use crate::{golden, picture};

const BOARD: &str = "bastide 1\nset base 2\nseats 2\nstack base/U\nstart\n\
    tile base/E 0,0\ntile base/E 0,-1 r2\ntile base/B 1,0\ntile base/E 2,0\n\
    figure 2 meeple monastery 1,0\nturn 1\ndrawn base/V\nplay\n";

const OWNERS: [Owner; 2] = [Owner::Blue, Owner::Red];

fn game() -> Game {
    let record = Record::read(BOARD).unwrap_or_else(|error| panic!("{error}"));
    record.start(&mut Silent).expect("a position")
}

/// A turn that lays the tile in hand on a cell, with a meeple on a segment.
fn turn(
    game: &Game,
    (x, y): (i16, i16),
    (rotation, segment): (Rotation, Option<u8>),
    meaning: Meaning,
) -> ShownMove {
    let place = Action::Place {
        tile: catalogue().find("base/V").expect("a tile"),
        pos: Pos::new(x, y),
        rotation,
    };
    let segment = segment.map(SegmentId);
    let deploy = segment.map(|segment| Action::Deploy {
        figure: Figure::Meeple,
        segment,
    });
    let actions: Vec<Action> = [place].into_iter().chain(deploy).collect();
    ShownMove::of_turn(game, &actions, &OWNERS, meaning).expect("a legal turn")
}

fn drawn(theme: &Theme, size: f64, moves: &[ShownMove]) -> Pixmap {
    let game = game();
    let cells = game.board().placed().iter().map(|placed| placed.pos);
    let all = cells.chain(moves.iter().map(|shown| shown.cell));
    let table = bounds(all).inset(TILE * 0.15);
    let notes = Notes {
        moves,
        ..Notes::default()
    };
    picture::with_notes(&game, theme, (table, size), &OWNERS, notes)
}

#[test]
fn what_was_played_and_what_is_better_look_as_they_did() {
    let game = game();
    let better = turn(&game, (0, 1), (Rotation::R0, Some(0)), Meaning::Better);
    let played = turn(&game, (1, 1), (Rotation::R0, None), Meaning::Played);
    let moves = [better, played];
    golden::check_picture("moves-compared", &drawn(&Theme::summer(), 100.0, &moves));
    let theme = Theme::with_contrast(Brightness::Dark);
    golden::check_picture("moves-compared-small", &drawn(&theme, 40.0, &moves));
}

#[test]
fn two_turns_of_one_cell_and_a_suggestion_look_as_they_did() {
    let game = game();
    let better = turn(&game, (0, 1), (Rotation::R0, Some(0)), Meaning::Better);
    let played = turn(&game, (0, 1), (Rotation::R3, None), Meaning::Played);
    let same = [better, played];
    golden::check_picture("moves-one-cell", &drawn(&Theme::summer(), 100.0, &same));
    let best = turn(
        &game,
        (0, 1),
        (Rotation::R3, Some(1)),
        Meaning::Suggested(1),
    );
    let other = ShownMove {
        meaning: Meaning::Played,
        ..turn(&game, (0, 1), (Rotation::R3, Some(0)), Meaning::Played)
    };
    let alike = [best, other];
    golden::check_picture("moves-alike", &drawn(&Theme::winter(), 100.0, &alike));
}
