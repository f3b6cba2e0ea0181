//! The moments of a game worth a look: the choices that cost most.

use super::Review;
use crate::messages::{Company, Texts, TileLook};
use crate::shell::Shell;
use crate::shell::hint::{consequences, reasons};
use engine::ai::review::{Turn, Verdict};
use engine::rules::{Action, Game};
use engine::table::Seat;
use engine::table::record::SAY;
use engine::tiles::Pos;

/// How many moments are told.
const TOLD: usize = 3;
/// What a choice costs at least to be told, in thousandths of a point.
const LEAST: i32 = 1_000;

/// A choice that cost something.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// After how many actions the turn began.
    pub step: usize,
    /// Whose choice it was.
    pub seat: Seat,
    /// What it cost, in thousandths of a point.
    pub lost: i32,
    /// What was done, in words.
    pub played: String,
    /// What would have been better, in words.
    pub better: String,
    /// Where the tile would have lain.
    better_at: Option<Pos>,
}

impl Moment {
    /// What is said of it where it is looked at, as lines of a record: what would have been better, and where.
    pub fn remarks(&self, texts: &Texts) -> String {
        let said = format!("{SAY} {}", texts.review_better(&self.better));
        let mark = self
            .better_at
            .map(|pos| format!("\nmark tile {},{} green", pos.x, pos.y));
        said + &mark.unwrap_or_default()
    }
}

/// The choices that cost most as far as it is known, the dearest first.
pub(super) fn moments_of(shell: &Shell, review: &Review) -> Vec<Moment> {
    let (Some(stage), Some(company)) = (shell.tile_stage(), shell.company()) else {
        return Vec::new();
    };
    let costly = review
        .verdicts()
        .filter(|(_, verdict)| verdict.lost() >= LEAST);
    let mut costly: Vec<(usize, &Verdict)> = costly.collect();
    costly.sort_by_key(|(_, verdict)| std::cmp::Reverse(verdict.lost()));
    costly.truncate(TOLD);
    let moment = |(step, verdict): (usize, &Verdict)| {
        let known = review.moments.iter();
        let mut known = known.filter(|known| known.step == step && known.lost == verdict.lost());
        if let Some(known) = known.next() {
            return Some(known.clone());
        }
        let turn = stage.session().turn_at(step)?;
        Some(Moment {
            step,
            seat: verdict.seat,
            lost: verdict.lost(),
            played: played(&turn, shell.texts(), &company),
            better: better(&turn.game, verdict.best, shell.texts(), &company),
            better_at: match verdict.best {
                Action::Place { pos, .. } => Some(pos),
                _ => None,
            },
        })
    };
    costly.into_iter().filter_map(moment).collect()
}

/// What was done in a turn, and what came of it at once.
fn played(turn: &Turn, texts: &Texts, company: &Company) -> String {
    let (mut game, mut events) = (turn.game.clone(), Vec::new());
    for &action in &turn.made {
        let _ = game.apply(action, &mut events);
    }
    let why = reasons(&events, texts.nothing_put(), texts, company);
    laid(turn.made.first().copied(), &why, texts)
}

/// What would have been better, and what would have come of it.
fn better(game: &Game, best: Action, texts: &Texts, company: &Company) -> String {
    let why = consequences(game, best, texts, company);
    laid(Some(best), &why, texts)
}

/// Where a tile lies, and what comes of that.
fn laid(action: Option<Action>, why: &str, texts: &Texts) -> String {
    match action {
        Some(Action::Place {
            tile,
            pos,
            rotation,
        }) => {
            let lies = texts.would_lie(pos, &TileLook::of(tile, rotation));
            format!("{lies} {why}")
        }
        _ => why.to_string(),
    }
}
