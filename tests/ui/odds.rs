//! What may still come, where somebody looks: beside a cell, beside a feature, by mouse, finger and keys, and only with aids.

use crate::aids::FIELDS;
use crate::filling;
use crate::screen::{Screen, of_class, text_of};
use engine::tiles::{Pos, Rotation, TileId};
use kurbo::Point;
use page::app::App;
use page::elements::mode::BoardMode;
use page::messages::Language;
use page::stage::{Device, Input};

/// A game of somebody who has put figures before.
fn open(record: &str) -> Screen {
    let mut screen = Screen::open(record);
    screen.press("set tips off");
    screen
}

/// Lets the mouse rest, until a note may open there.
fn rest(screen: &mut Screen, at: Point) {
    screen.to(Device::Mouse, at);
    screen.now += 450.0;
    screen.app.tick(screen.now);
}

/// The note that opens where the mouse rests.
fn note(screen: &mut Screen, at: Point) -> String {
    rest(screen, at);
    text_of(screen, "tooltip")
}

/// The open city of Ben, where its figure stands.
fn city(screen: &Screen) -> Point {
    screen.at(3, 0) - kurbo::Vec2::new(0.0, 0.36 * screen.tile_stage().camera_at(screen.now).zoom)
}

#[test]
fn a_cell_says_how_many_tiles_fit_and_how_likely_one_comes() {
    let mut screen = open(FIELDS);
    let at = screen.at(3, -1);
    let told = note(&mut screen, at);
    // Anna has drawn one of the four; of the other three she draws one.
    assert!(
        told.contains("2 of 3 tiles still to come fit here"),
        "{told}"
    );
    assert!(
        told.contains("Chance that you draw one next: 67%."),
        "{told}"
    );
    let held = {
        let mut screen = open(FIELDS);
        screen.down(Device::Finger, screen.at(3, -1));
        screen.now += 700.0;
        screen.app.tick(screen.now);
        text_of(&screen, "tooltip")
    };
    assert!(held.contains("67%"), "{held}");
}

#[test]
fn a_cell_shows_the_tiles_that_fit_as_they_would_lie_there() {
    let mut screen = open(FIELDS);
    let at = screen.at(3, -1);
    rest(&mut screen, at);
    let page = screen.app.page();
    let list = of_class(&page, "fitting");
    let shown = list.first().expect("pictures").all();
    let pictures = shown.iter().filter_map(|node| node.get("data-tile"));
    let fitting = screen.tile_stage().game().fitting_tiles(Pos::new(3, -1));
    let drawn = |(tile, rotation, _): &(TileId, Rotation, u8)| {
        format!("{} summer {}", tile.0, *rotation as u8)
    };
    assert_eq!(
        pictures.collect::<Vec<_>>(),
        fitting.iter().map(drawn).collect::<Vec<_>>()
    );
    let copies: u8 = fitting.iter().map(|(_, _, copies)| copies).sum();
    assert_eq!(copies, 2, "as many as it says");
    screen.press("set aids off");
    rest(&mut screen, at);
    assert!(of_class(&screen.app.page(), "fitting").is_empty());
}

/// A city that the tile in hand completes and no other.
const COMPLETED: &str = "bastide 1\nset base\nset hills\npart hills\npart large-meeple\nseats 2\n\
    stack base/B base/B\nstart\ntile hills/04 0,0 r1\ntile base/F 1,0\ntile base/F 2,0\ntile base/G 3,0\n\
    figure 1 large city E 0,0\nfigure 1 meeple city EW 1,0\nfigure 2 large city EW 2,0\n\
    figure 2 meeple city EW 3,0\nturn 2\ndrawn base/E\nplay\n";

#[test]
fn a_feature_counts_the_tile_in_hand() {
    let mut screen = open(COMPLETED);
    let at = screen.at(1, 0);
    let told = note(&mut screen, at);
    let wanted = "The tile in hand completes it; none to come would.";
    assert!(told.contains(wanted), "{told}");
    // One that fits nowhere at it is not counted.
    let other = COMPLETED.replace("drawn base/E", "drawn base/B");
    let mut screen = open(&other);
    let told = note(&mut screen, at);
    assert!(!told.contains("tile in hand"), "{told}");
}

#[test]
fn a_feature_says_what_is_missing_and_how_likely_it_comes() {
    let mut screen = open(FIELDS);
    let at = city(&screen);
    let told = note(&mut screen, at);
    assert!(
        told.contains("1 tile is missing: 2 of 3 would do."),
        "{told}"
    );
    let folded = screen.app.page();
    let folded = of_class(&folded, "chances")[0].all_text();
    assert_eq!(
        folded,
        "MoreChance that you draw one next: 67%.As the table stands, if it grows no further."
    );
    assert!(
        told.contains("As the table stands, if it grows no further."),
        "{told}"
    );
    let mut screen = open(&FIELDS.replace("base/E base/B base/K", "base/B base/B base/B"));
    let told = note(&mut screen, at);
    assert!(told.contains("Nothing can complete it any more."), "{told}");
    let cell = screen.at(3, -1);
    let told = note(&mut screen, cell);
    assert!(told.contains("No tile fits here any more"), "{told}");
}

#[test]
fn chances_are_folded_and_not_told_before_the_first_figure() {
    let mut screen = Screen::open(FIELDS);
    for at in [city(&screen), screen.at(3, -1)] {
        let told = note(&mut screen, at);
        assert!(told.contains("of 3") && !told.contains('%'), "{told}");
        assert!(of_class(&screen.app.page(), "chances").is_empty());
    }
    screen.press("set tips off");
    for at in [city(&screen), screen.at(3, -1)] {
        rest(&mut screen, at);
        let page = screen.app.page();
        let folded = of_class(&page, "chances");
        assert_eq!((folded[0].tag, folded[0].get("open")), ("details", None));
        assert!(folded[0].all_text().contains("67%"));
    }
}

#[test]
fn keys_that_go_over_features_and_cells_tell_the_same() {
    let mut screen = open(FIELDS);
    let mut said = Vec::new();
    for _ in 0..12 {
        screen.app.press_key("i", screen.now);
        said.push(screen.app.cx.said().to_string());
    }
    let odds = "1 tile is missing: 2 of 3 would do. Chance that you draw one next: 67%.";
    assert!(said.iter().any(|said| said.contains(odds)), "{said:?}");
    screen.press("cell 3 1");
    let mut cells = Vec::new();
    for _ in 0..2 {
        cells.push(screen.hear("Shift+ArrowUp"));
    }
    let last = cells.last().expect("two cells");
    assert!(
        last.contains("2 of 3 tiles still to come fit here. Chance that you draw one next: 67%."),
        "{cells:?}"
    );
    assert!(last.contains("The tile does not fit."), "{last}");
}

#[test]
fn without_aids_nobody_tells_what_may_come() {
    let mut screen = open(FIELDS);
    screen.press("cell 3 1");
    screen.press("set aids off");
    let at = screen.at(3, -1);
    rest(&mut screen, at);
    assert!(!screen.app.page().all_text().contains("still to come"));
    for _ in 0..2 {
        let said = screen.hear("Shift+ArrowUp");
        assert!(
            !said.contains("still to come") && !said.contains('%'),
            "{said}"
        );
    }
    for _ in 0..12 {
        screen.app.press_key("i", screen.now);
        assert!(!screen.app.cx.said().contains('%'));
    }
    let city = city(&screen);
    rest(&mut screen, city);
    assert!(!screen.app.page().all_text().contains("missing"));
}

/// Boards that show something have the stack of a writer, with which nobody reckons.
#[test]
fn a_board_that_shows_a_position_tells_no_odds() {
    for (mode, tells) in [(BoardMode::Diagram, false), (BoardMode::Play, true)] {
        let mut app = App::embedded(Language::English, 7, mode);
        app.lay_out(crate::screen::layout(), 0.0);
        let record = filling::filled_in(FIELDS.to_string());
        assert!(app.show_record(&record, None, 0.0));
        let mut screen = Screen { app, now: 0.0 };
        screen.press("set tips off");
        let at = screen.at(3, -1);
        let told = note(&mut screen, at);
        assert_eq!(told.contains('%'), tells, "{mode:?}: {told}");
        screen.input(Input::Gone { id: 1 });
    }
}
