//! Marks of whoever explains a board: every kind in every colour, on every table, at the sizes tiles are seen at.

use engine::rules::Record;
use engine::table::{Mark, NoteKind, Silent};
use resvg::tiny_skia::Pixmap;
use view::scene::camera::{TILE, bounds};
use view::scene::export;
use view::scene::figures::Owner;
use view::scene::overlay::Notes;
use view::scene::{Brightness, Theme};

use crate::{golden, picture};

const MARKED: &str = "bastide 1\nset base 2\nseats 2\nstack base/U\nstart\n\
    tile base/E 0,0\ntile base/E 0,-1 r2\ntile base/B 1,0\ntile base/E 2,0\ntile base/V 1,1 r3\ntile base/V 0,1\n\
    figure 1 meeple field 4 0,0\nfigure 2 meeple monastery 1,0\nturn 1\nplay\n\
    mark city N 0,0 green\nmark road S 0,1\nmark tile 1,1 red\nmark tile 2,-1 blue\nmark edge 2,0 N yellow\nmark edge 1,0 N\n\
    arrow 2,-1 1,-1 yellow\narrow 1,1 2,0 blue\narrow 0,1 1,0\nlabel 0,0 1\nlabel 2,0 A?! red\nlabel 0,1 B7 green\n\
    label 0,-1 12 yellow\n";

fn marks(record: &Record) -> Vec<Mark> {
    let mark = |kind: &NoteKind| match kind {
        NoteKind::Mark(mark) => Some(*mark),
        NoteKind::Said(_) => None,
    };
    let notes = record.notes.all().iter();
    notes.filter_map(|note| mark(&note.kind)).collect()
}

fn drawn(theme: &Theme, size: f64) -> Pixmap {
    let record = Record::read(MARKED).unwrap_or_else(|error| panic!("{error}"));
    let game = record.start(&mut Silent).expect("a position");
    let cells = game.board().placed().iter().map(|placed| placed.pos);
    let table = bounds(cells).inset(TILE * 0.15);
    let marks = marks(&record);
    let notes = Notes {
        marks: &marks,
        ..Notes::default()
    };
    let owners = [Owner::Blue, Owner::Red];
    picture::with_notes(&game, theme, (table, size), &owners, notes)
}

/// All sizes below each other.
fn sheet(theme: &Theme) -> Pixmap {
    let drawn = [24.0, 40.0, 60.0, 100.0].map(|size| drawn(theme, size));
    let wide = drawn.iter().map(Pixmap::width).max().unwrap_or(1);
    let high = drawn.iter().map(Pixmap::height).sum();
    let mut all = Pixmap::new(wide, high).expect("a picture has pixels");
    let mut top = 0;
    for one in &drawn {
        for (index, pixel) in (0..).zip(one.pixels()) {
            let (x, y) = (index % one.width(), top + index / one.width());
            all.pixels_mut()[(y * wide + x) as usize] = *pixel;
        }
        top += one.height();
    }
    all
}

#[test]
fn marks_look_as_they_did_on_a_light_table() {
    golden::check_picture("remarks-light", &sheet(&Theme::summer()));
}

#[test]
fn marks_look_as_they_did_on_a_dark_table() {
    golden::check_picture("remarks-dark", &sheet(&Theme::summer().on_dark_table()));
}

#[test]
fn marks_look_as_they_did_with_contrast() {
    let theme = Theme::with_contrast(Brightness::Light);
    golden::check_picture("remarks-contrast", &sheet(&theme));
}

/// Where the picture of two tiles with these marks ends in the east, in tiles.
fn ends_in_the_east(lines: &str) -> f64 {
    let text = format!(
        "bastide 1\nset base\nseats 2\nstack base/U\nstart\ntile base/E 0,0\ntile base/V 0,1\nplay\n{lines}"
    );
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let game = record.start(&mut Silent).expect("a position");
    export::extent(&game, &marks(&record)).x1 / TILE
}

#[test]
fn a_picture_to_keep_has_room_for_what_is_marked_beside_its_tiles_but_not_for_what_is_far_away() {
    let rim = 0.15;
    for (lines, end) in [
        ("", 1.0),
        ("mark tile 0,1\n", 1.0),
        ("arrow 0,0 1,0 yellow\n", 2.0),
        ("arrow 2,0 0,0\n", 3.0),
        ("label 1,0 A\nmark edge 2,1 N\n", 3.0),
        ("mark tile 3,0\n", 4.0),
        ("mark tile 4,0\n", 1.0),
    ] {
        let seen = ends_in_the_east(lines);
        assert!((seen - end - rim).abs() < 1e-9, "{lines}: {seen}");
    }
}
