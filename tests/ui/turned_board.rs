//! The view of the board, turned by quarters: everything follows what is seen.

use crate::screen::{PERSONS, Screen, layout, of_class};
use engine::tiles::{Pos, Rotation};
use page::app::App;
use page::context::effects::Effect;
use page::context::settings::Settings;
use page::messages::Language;
use page::stage::{AnySession, TileStage};
use view::scene::camera::centre;

/// A cell beside the start tile on which the first tile fits.
const NEXT: Pos = Pos::new(1, 0);

fn turned(quarters: usize) -> Screen {
    let mut screen = Screen::open(PERSONS);
    for _ in 0..quarters {
        screen.press("turn-board");
        screen.wait();
    }
    screen
}

#[test]
fn what_lay_to_the_right_lies_below_after_a_quarter_and_where_it_was_after_four() {
    for (quarters, (x, y)) in [
        (1, (0.0, 1.0)),
        (2, (-1.0, 0.0)),
        (3, (0.0, -1.0)),
        (4, (1.0, 0.0)),
    ] {
        let screen = turned(quarters);
        let camera = screen.tile_stage().camera_at(screen.now);
        let way = camera.on_screen(centre(NEXT)) - camera.on_screen(centre(Pos::default()));
        let way = way / camera.zoom;
        assert!(
            (way.x - x).abs() < 1e-9 && (way.y - y).abs() < 1e-9,
            "{way:?}"
        );
        assert_eq!(
            screen.tile_stage().board_turn(),
            Rotation::ALL[quarters % 4]
        );
    }
}

#[test]
fn a_tile_is_dropped_where_it_is_seen() {
    let mut screen = turned(1);
    screen.drag(screen.slot(), screen.at(NEXT.x, NEXT.y));
    screen.wait();
    let placed = screen.tile_stage().game().board().get(NEXT);
    assert!(placed.is_some());
}

#[test]
fn arrow_keys_go_where_they_point_and_cells_stand_where_they_are_seen() {
    for quarters in 0..4 {
        let mut screen = turned(quarters);
        screen.app.press_key("Home", screen.now);
        for (key, way) in [
            ("ArrowDown", (0.0, 1.0)),
            ("ArrowUp", (0.0, -1.0)),
            ("ArrowRight", (1.0, 0.0)),
            ("ArrowLeft", (-1.0, 0.0)),
        ] {
            let from = screen.tile_stage().focus_cell().expect("a cell");
            screen.app.press_key(key, screen.now);
            screen.wait();
            let to = screen.tile_stage().focus_cell().expect("a cell");
            let seen = screen.at(to.x, to.y) - screen.at(from.x, from.y);
            let along = seen.x * way.0 + seen.y * way.1;
            // From the last cell in a row the next one follows, in reading order.
            assert!(
                to == from || along > -1e-9 || way.0 != 0.0,
                "{quarters} {key}: {from:?} {to:?}"
            );
        }
        let page = screen.app.page();
        let frame = screen.app.frame(screen.now).expect("a grid");
        for cell in of_class(&page, "cell") {
            let part =
                |name: &str| -> f64 { cell.get(name).expect("a place").parse().expect("a number") };
            let run = cell.get("data-run").expect("it does something");
            let words: Vec<i16> = run
                .split(' ')
                .filter_map(|word| word.parse().ok())
                .collect();
            let middle = screen.at(words[0], words[1]);
            let x = frame.origin.0 + (part("data-col") + 0.5) * frame.zoom;
            let y = frame.origin.1 + (part("data-row") + 0.5) * frame.zoom;
            assert!(
                (middle.x - x).abs() < 1e-6 && (middle.y - y).abs() < 1e-6,
                "{quarters}: {run}"
            );
        }
    }
}

#[test]
fn the_next_game_lies_as_it_always_did() {
    let mut screen = turned(1);
    let other = AnySession::load(PERSONS).expect("a record");
    screen.app.open(other, screen.now);
    assert_eq!(screen.tile_stage().board_turn(), Rotation::R0);
}

#[test]
fn a_reload_turns_the_board_again_and_another_game_lies_straight() {
    let screen = turned(3);
    let kept = Settings::read(&screen.app.cx.settings().write());
    let record = screen.app.cx.record().expect("a game");
    let mut reloaded = App::new(Language::English, 7);
    reloaded.lay_out(layout(), 0.0);
    reloaded.cx.restore_settings(kept);
    reloaded.open(AnySession::load(&record).expect("a game"), 0.0);
    let turn = |app: &App| app.cx.tile_stage().map(TileStage::board_turn);
    assert_eq!(turn(&reloaded), Some(Rotation::R3));
    // Where it lies is where it lay.
    let camera = |app: &App, now| app.cx.tile_stage().map(|stage| stage.camera_at(now));
    let (now, before) = (camera(&reloaded, 0.0), camera(&screen.app, screen.now));
    let (now, before) = (now.expect("a board"), before.expect("a board"));
    let way = now.on_screen(centre(NEXT)) - before.on_screen(centre(NEXT));
    assert!(way.hypot() < 1e-6, "{way:?}");
    reloaded.cx.take_effects();
    reloaded.begin(0.0);
    assert_eq!(turn(&reloaded), Some(Rotation::R0));
    assert!(reloaded.cx.take_effects().contains(&Effect::WriteSettings));
    assert!(!reloaded.cx.settings().write().contains("turned"));
}

#[test]
fn looking_around_follows_what_is_seen() {
    for (quarters, x, y) in [(0, 1, 0), (1, 0, -1), (2, -1, 0), (3, 0, 1)] {
        let mut screen = turned(quarters);
        screen.app.press_key("Shift+ArrowRight", screen.now);
        let cell = screen.tile_stage().highlighted().to_vec();
        assert_eq!(cell, [Pos::new(x, y)], "{quarters}");
    }
}
