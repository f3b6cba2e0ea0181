//! The card game as the page sees any game.

use super::table::CardTable;
use crate::messages::Texts;
use crate::ui::intent::Target;
use crate::ui::settings::Settings;
use crate::ui::shown::{Played, Sat};
use crate::ui::sound::Sound;
use engine::cards::Event;
use engine::table::Seat;
use view::scene::Theme;
use view::scene::display::DisplayList;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

impl Played for CardTable {
    fn sat(&self) -> &dyn Sat {
        &self.session
    }

    fn sat_mut(&mut self) -> &mut dyn Sat {
        &mut self.session
    }

    fn covered(&self) -> Option<Seat> {
        CardTable::covered(self)
    }

    fn covered_told(&self, texts: &dyn Texts, name: &str, key: &str) -> String {
        texts.hand_covered(name, key)
    }

    fn keeps_hands(&self) -> bool {
        self.session.game().keeps_hands()
    }

    fn is_locked(&self) -> bool {
        self.locked
    }

    fn lock(&mut self, _: Millis) {
        self.locked = true;
        CardTable::refresh(self);
    }

    fn refresh(&mut self, _: Millis) {
        CardTable::refresh(self);
    }

    fn obey(&mut self, settings: &Settings, calm: bool) {
        CardTable::obey(self, settings, calm);
    }

    fn lay_out(&mut self, layout: Layout, _: Millis) {
        self.layout = layout;
        self.spread_out();
    }

    fn asks(&self) -> bool {
        self.question().is_some()
    }

    fn can_take_back(&self) -> bool {
        CardTable::can_take_back(self)
    }

    fn take_back(&mut self, now: Millis) -> bool {
        CardTable::take_back(self, now)
    }

    fn redo(&mut self, now: Millis) -> bool {
        CardTable::redo(self, now)
    }

    fn stop(&self) -> Target {
        CardTable::stop(self)
    }

    fn refused(&self) -> Option<Millis> {
        self.refusal.as_ref().map(|refusal| refusal.until)
    }

    fn sounds(&self) -> Vec<Sound> {
        let sound = |event: &Event| match event {
            Event::Played { .. } | Event::JokerLaid { .. } => Some(Sound::Tile),
            Event::Claimed { .. } => Some(Sound::Figure),
            Event::Scored(_) => Some(Sound::Points),
            Event::Won { .. } => Some(Sound::End),
            _ => None,
        };
        let mut sounds: Vec<Sound> = self.told.iter().filter_map(sound).collect();
        sounds.dedup();
        sounds
    }

    fn tick(&mut self, now: Millis) -> bool {
        use crate::ui::replay::LooksBack;
        self.ticked = now;
        let refusal = self.refusal.take_if(|refusal| refusal.until <= now);
        let landed = self.motion.tick(now);
        self.play_on(now) || landed || refusal.is_some()
    }

    fn wake(&self) -> Option<Millis> {
        let goes_on = self.replay.as_ref().and_then(|replay| replay.due);
        let all = [self.refused(), goes_on];
        all.into_iter().flatten().min_by(f64::total_cmp)
    }

    fn is_moving(&self, now: Millis) -> bool {
        self.motion.goes_on(now)
    }

    fn escape(&mut self, now: Millis) {
        CardTable::escape(self, now);
    }

    fn mouse_shape(&self) -> &'static str {
        CardTable::mouse_shape(self)
    }

    fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        CardTable::draw(self, theme, now)
    }
}
