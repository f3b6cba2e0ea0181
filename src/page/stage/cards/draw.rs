//! The card table as a picture.

use crate::stage::CardStage;
use engine::cards::Suit;
use view::scene::Theme;
use view::scene::cards::{Aim, Carried, Held as InTheAir, Picture};
use view::scene::display::DisplayList;
use view::scene::tween::Millis;

impl CardStage {
    /// What is to be seen at `now`.
    pub(super) fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        let rows = self.view.chosen.map(|held| self.rows_for(held));
        let rows = rows.filter(|_| self.preferences.aids).unwrap_or_default();
        let held = self.view.grip.carried().map(|(held, at)| InTheAir {
            thing: held.thing(),
            at,
            height: self.home_of(held).height(),
        });
        Picture {
            game: &self.game,
            layout: &self.layout,
            spread: &self.view.spread,
            theme,
            owners: &self.owners(),
            seat: self.observer(),
            aim: aim(self, &rows),
            chosen: self.view.chosen.map(|held| held.thing()),
            held,
            motion: &self.view.motion,
            bare: false,
            now,
        }
        .draw()
    }
}

/// Where what is chosen may go; the first card of a round as it will lie (CARD-17).
fn aim<'a>(stage: &CardStage, rows: &'a [Suit]) -> Option<Aim<'a>> {
    let held = stage.view.chosen?;
    let seat = stage.observer()?;
    let down = stage.game.player(seat).plays_face_down();
    let what = match held.card() {
        None => Carried::Meeple,
        Some(_) if down && held.is_of_hand() => Carried::Card(None),
        card => Carried::Card(card),
    };
    let over = stage.view.over;
    Some(Aim { what, rows, over })
}
