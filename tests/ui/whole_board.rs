//! Boards that ask something or are looked at begin with all of their tiles in sight.

use crate::screen::layout;
use crate::widths::upright;
use page::app::App;
use page::elements::command::Command;
use page::elements::intent::{Intent, TaskIntent};
use page::elements::mode::BoardMode;
use page::messages::Language;
use std::fs;
use std::path::Path;

/// The whole board is seen of what asks something or is only looked at, however many tiles it has.
#[test]
fn a_puzzle_begins_with_its_whole_board_in_sight_and_so_does_each_further_try() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles/last/0030.txt");
    let puzzle = fs::read_to_string(root).expect("a puzzle");
    for layout in [layout(), upright()] {
        for mode in [BoardMode::Task, BoardMode::Diagram] {
            let mut app = App::embedded(Language::English, 7, mode);
            app.lay_out(layout.clone(), 0.0);
            assert!(app.show_record(&puzzle, None, 0.0));
            let seen = |app: &App| {
                let stage = app.cx.tile_stage().expect("a board");
                let camera = stage.camera_at(1e6);
                let placed = stage.game().board().placed().iter();
                placed
                    .map(|placed| camera.square(placed.pos))
                    .all(|tile| layout.free.contains_rect(tile))
            };
            assert!(seen(&app), "{mode:?}");
            app.press(Intent::Command(Command::ZoomIn), 0.0);
            assert!(!seen(&app), "{mode:?}");
            app.change_task(TaskIntent::Again, 0.0);
            assert_eq!(seen(&app), mode == BoardMode::Task);
        }
    }
}
