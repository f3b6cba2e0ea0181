//! The board for keys and screen readers: the cells on which the tile in hand may lie, and the places that answer a question.

use crate::messages::{Choice, Company, Touched, Whose};
use crate::shell::Shell;
use crate::stage::TileStage;
pub use crate::stage::tiles::keys::{Foresight, ListedPlace, Stride, next_cell};
use engine::rules::Change;
use engine::table::Seat;
use engine::tiles::{FeatureKind, Rotation, order};
use view::scene::tween::Millis;

impl Shell {
    /// Where the cell (0, 0) lies at `now` and how large cells are, while there are cells to choose from.
    pub fn frame(&self, now: Millis) -> Option<(f64, f64, f64)> {
        let table = self.shown.tiles()?;
        table.hand().map(|_| table.frame(now))
    }
}

/// The cells for the tile in hand, with what it would do there.
pub(in crate::shell) fn cell_choices<'a>(
    table: &TileStage,
    company: &'a Company,
) -> Vec<Choice<'a>> {
    let Some(hand) = table.hand() else {
        return Vec::new();
    };
    let you = table.session().asked_seat();
    let choice = |foresight: &Foresight| {
        let ways = Rotation::ALL.into_iter();
        let ways = ways.filter(|&turn| hand.places.allow(foresight.pos, turn));
        Choice {
            pos: foresight.pos,
            ways: ways.count() as u32,
            quarters: quarters(hand.rotation, foresight.rotation),
            touched: touched(&foresight.changes, you, company),
        }
    };
    hand.foresights.iter().map(choice).collect()
}

/// The quarter turns clockwise that lead from one rotation to another.
fn quarters(from: Rotation, to: Rotation) -> u8 {
    let turns = (0..).zip(Rotation::ALL);
    let mut found = turns.filter(|&(_, turn)| from.then(turn) == to);
    found.next().map_or(0, |(quarters, _)| quarters)
}

/// The listener's own features first, then those of others, then those of nobody.
fn touched<'a>(changes: &[Change], you: Option<Seat>, company: &'a Company) -> Vec<Touched<'a>> {
    let mut all = Vec::new();
    for change in changes.iter().filter(|change| change.is_touched()) {
        let mut add = |tiles, holders| {
            all.push(Touched {
                kind: change.kind,
                completes: change.completes,
                tiles,
                whose: Whose::of(holders, you, |seat| company.name(seat)),
            });
        };
        match change.kind {
            FeatureKind::Road | FeatureKind::City | FeatureKind::Field if !change.completes => {
                let field = change.kind == FeatureKind::Field;
                for before in &change.made_of {
                    if !field || !before.holders.is_empty() {
                        add(before.tiles, before.holders);
                    }
                }
            }
            _ => add(change.tiles, change.holders),
        }
    }
    order::sort_by_key(&mut all, |one| match one.whose {
        Whose::Yours | Whose::Shared(_) => 0,
        Whose::Others(_) => 1,
        Whose::Nobodys => 2,
    });
    all
}
