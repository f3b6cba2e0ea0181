//! What may still come, where somebody looks: beside a cell, beside a feature, by mouse, finger and keys, and only with aids.

use crate::aids::FIELDS;
use crate::filling;
use crate::screen::{Screen, text_of};
use kurbo::Point;
use page::elements::mode::BoardMode;
use page::messages::Language;
use page::shell::Shell;
use page::stage::{Device, Input};

/// Lets the mouse rest, until a note may open there.
fn rest(screen: &mut Screen, at: Point) {
    screen.to(Device::Mouse, at);
    screen.now += 450.0;
    screen.shell.tick(screen.now);
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
    let mut screen = Screen::open(FIELDS);
    let at = screen.at(3, -1);
    let told = note(&mut screen, at);
    // Anna has drawn one of the four; of the other three she draws one.
    assert!(
        told.contains("2 of 3 tiles still to come fit here"),
        "{told}"
    );
    assert!(told.contains("67% with your next draw."), "{told}");
    let held = {
        let mut screen = Screen::open(FIELDS);
        screen.down(Device::Finger, screen.at(3, -1));
        screen.now += 700.0;
        screen.shell.tick(screen.now);
        text_of(&screen, "tooltip")
    };
    assert!(held.contains("67%"), "{held}");
}

#[test]
fn a_feature_says_what_is_missing_and_how_likely_it_comes() {
    let mut screen = Screen::open(FIELDS);
    let at = city(&screen);
    let told = note(&mut screen, at);
    let wanted = "1 tile is missing: 2 of 3 would do. 67% with your next draw.";
    assert!(told.contains(wanted), "{told}");
    assert!(
        told.ends_with("As the table stands, if it grows no further."),
        "{told}"
    );
    let mut screen = Screen::open(&FIELDS.replace("base/E base/B base/K", "base/B base/B base/B"));
    let told = note(&mut screen, at);
    assert!(told.contains("Nothing can complete it any more."), "{told}");
    let cell = screen.at(3, -1);
    let told = note(&mut screen, cell);
    assert!(told.contains("No tile fits here any more"), "{told}");
}

#[test]
fn keys_that_go_over_features_and_cells_tell_the_same() {
    let mut screen = Screen::open(FIELDS);
    let mut said = Vec::new();
    for _ in 0..12 {
        screen.shell.press_key("i", screen.now);
        said.push(screen.shell.said().to_string());
    }
    let odds = "1 tile is missing: 2 of 3 would do. 67% with your next draw.";
    assert!(said.iter().any(|said| said.contains(odds)), "{said:?}");
    screen.press("cell 3 1");
    let mut cells = Vec::new();
    for _ in 0..2 {
        cells.push(screen.hear("Shift+ArrowUp"));
    }
    let last = cells.last().expect("two cells");
    assert!(
        last.contains("2 of 3 tiles still to come fit here. 67% with your next draw."),
        "{cells:?}"
    );
    assert!(last.contains("The tile does not fit."), "{last}");
}

#[test]
fn without_aids_nobody_tells_what_may_come() {
    let mut screen = Screen::open(FIELDS);
    screen.press("cell 3 1");
    screen.press("set aids off");
    let at = screen.at(3, -1);
    rest(&mut screen, at);
    assert!(!screen.shell.page().all_text().contains("still to come"));
    for _ in 0..2 {
        let said = screen.hear("Shift+ArrowUp");
        assert!(
            !said.contains("still to come") && !said.contains('%'),
            "{said}"
        );
    }
    for _ in 0..12 {
        screen.shell.press_key("i", screen.now);
        assert!(!screen.shell.said().contains('%'));
    }
    let city = city(&screen);
    rest(&mut screen, city);
    assert!(!screen.shell.page().all_text().contains("missing"));
}

/// Boards that show something have the stack of a writer, with which nobody reckons.
#[test]
fn a_board_that_shows_a_position_tells_no_odds() {
    for (mode, tells) in [(BoardMode::Diagram, false), (BoardMode::Play, true)] {
        let mut shell = Shell::embedded(Language::English, 7, mode);
        shell.lay_out(crate::screen::layout(), 0.0);
        let record = filling::filled_in(FIELDS.to_string());
        assert!(shell.show_record(&record, None, 0.0));
        let mut screen = Screen { shell, now: 0.0 };
        let at = screen.at(3, -1);
        let told = note(&mut screen, at);
        assert_eq!(told.contains('%'), tells, "{mode:?}: {told}");
        screen.input(Input::Gone { id: 1 });
    }
}
