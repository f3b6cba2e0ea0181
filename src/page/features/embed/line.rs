//! How the game goes on after an answer that was meant to win: turn by turn, on the board.

use crate::stage::TileStage;
use engine::rules::Action;
use view::scene::shown_move::{Meaning, ShownMove};
use view::scene::tween::Millis;

/// Shows the turns of a line as ghosts with their numbers, and brings them into sight.
pub(super) fn show_line(stage: &mut TileStage, line: &[Action], now: Millis) {
    let shown = shown_line(stage, line);
    if shown.is_empty() {
        return;
    }
    stage.highlight(shown.iter().map(|one| one.cell).collect());
    stage.fly_to_lit(now);
    stage.show_moves(shown);
}

fn shown_line(stage: &TileStage, line: &[Action]) -> Vec<ShownMove> {
    let mut game = stage.session().game().clone();
    let mut shown = Vec::new();
    for (at, &action) in line.iter().enumerate() {
        if is_tile(&action) {
            let rest = &line[at + 1..];
            let turn = rest.iter().position(is_tile).unwrap_or(rest.len());
            let meaning = Meaning::Next(shown.len() as u8 + 1);
            shown.extend(stage.shown_turn(&game, &line[at..=at + turn], meaning));
        }
        if game.apply(action, &mut Vec::new()).is_err() {
            break;
        }
    }
    shown
}

const fn is_tile(action: &Action) -> bool {
    matches!(action, Action::Place { .. })
}
