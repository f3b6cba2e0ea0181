//! The game of the day: the date, what is stored, and the saved game that was begun.

use std::rc::Rc;

use super::page::Page;
use super::rule_chapters::today;
use crate::context::effects::Kept;
use crate::elements::daily::DeckGame;

impl Page {
    /// Tells the app the local date, and what is stored about the games of days.
    pub(super) fn tell_day(&self) {
        let stored = self
            .store
            .local_storage
            .kept(Kept::Days)
            .unwrap_or_default();
        self.update(|app, _| {
            app.learning.take_day(today());
            app.daily.take_day(&mut app.cx, today(), &stored);
        });
    }

    /// Gives all saved games to the app, which looks up the first one of a deck.
    pub(super) fn find_first_game(self: &Rc<Self>, game: DeckGame) {
        let here = Rc::clone(self);
        self.with_kept_games(move |kept| {
            here.change(|app, now| app.go_on_with_deck(game, &kept, now));
        });
    }
}
