//! The card table as a picture.

use crate::stage::cards::playable::Playable;
use crate::stage::cards::state::CardStage;
use engine::cards::Suit;
use view::scene::Theme;
use view::scene::cards::{Aim, Carried, Held as InTheAir, Picture, Worth};
use view::scene::display::DisplayList;
use view::scene::tween::Millis;

impl CardStage {
    /// The picture at `now`.
    pub fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        let chosen = self.view.selection.chosen();
        let rows = chosen.map(|playable| self.rows_for(playable));
        let rows = rows.filter(|_| self.preferences.aids).unwrap_or_default();
        let dragged = self.view.gesture.dragged();
        let held = dragged.map(|(playable, at)| InTheAir {
            thing: playable.thing(),
            at,
            height: playable.rect(&self.view.spread).height(),
        });
        Picture {
            game: &self.game,
            layout: &self.layout,
            spread: &self.view.spread,
            theme,
            owners: &self.owners(),
            seat: self.observer(),
            aim: aim(self, &rows),
            worths: &worths(self, &rows),
            plays: self.moves_shown(),
            chosen: chosen.map(|playable| playable.thing()),
            held,
            motion: &self.view.motion,
            bare: false,
            now,
        }
        .draw()
    }
}

/// What the large meeple would score in each row it may go to while it is selected, or scores where it was just placed.
fn worths(stage: &CardStage, rows: &[Suit]) -> Vec<Worth> {
    if let Some((row, foreseen)) = stage.unconfirmed_claim() {
        return vec![Worth::from_foreseen(row, &foreseen)];
    }
    let chosen = stage.view.selection.chosen() == Some(Playable::Meeple);
    let Some(seat) = stage.observer().filter(|_| chosen) else {
        return Vec::new();
    };
    let worth = |&row: &Suit| Worth::from_foreseen(row, &stage.game.foresee(seat, row));
    rows.iter().map(worth).collect()
}

/// Where the selection may go; the first card of a round is shown face down, as it will lie (CARD-17).
fn aim<'a>(stage: &CardStage, rows: &'a [Suit]) -> Option<Aim<'a>> {
    let playable = stage.view.selection.chosen()?;
    let seat = stage.observer()?;
    let down = stage.game.player(seat).plays_face_down();
    let what = match playable.card() {
        None => Carried::Meeple,
        Some(_) if down && playable.is_of_hand() => Carried::Card(None),
        card => Carried::Card(card),
    };
    let over = stage.view.selection.row();
    Some(Aim { what, rows, over })
}
