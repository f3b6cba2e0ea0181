//! Importing games from texts and files.

use crate::app::App;
use crate::context::bundle::Bundle;
use crate::context::effects::Received;
use crate::context::effects::{Effect, Replacing};
use crate::features::by_link::incoming::{find_turn, turn_of};
use crate::features::saves::file::{refuse_too_long, text};
use crate::features::saves::import_export::{read, refuse_import};
use crate::stage::any_session::AnySession;
use engine::link::is_link;
use view::paint::png::{TooLong, game_text, is_png};
use view::scene::tween::Millis;

impl App {
    /// Opens the game in a file of a media type: its text, its link, or the link in a picture. Returns false, without a notice,
    /// for a picture that contains none.
    pub fn take_file(&mut self, bytes: &[u8], media_type: &str, now: Millis) -> bool {
        if !is_png(bytes) {
            let text = text(bytes);
            let has_game = !media_type.starts_with("image/") || is_link(&text);
            if has_game {
                self.take_in(&text, now);
            }
            return has_game;
        }
        match game_text(bytes) {
            Ok(None) => return false,
            Ok(Some(link)) => self.take_in(&link, now),
            Err(TooLong) => refuse_too_long(&mut self.cx),
        }
        true
    }
}

impl App {
    /// Opens the game in a text as a new saved game, or says why it is unreadable. Several games in one text are added to the
    /// saved ones, and the current game stays. A game by link continues its saved copy.
    pub fn import(&mut self, text: &str, now: Millis) -> Received {
        self.cx.save_list.hold_over(false);
        if self.take_assignment(text)
            || self.learning.take_lessons_done(&mut self.cx, text, now)
            || self.statistics.take_list(&mut self.cx, text, now)
        {
            self.cx.save_list.paste("");
            self.cx.notices.forget_import();
            return Received::Shown;
        }
        if self.take_deck_link(text) {
            return Received::Shown;
        }
        if is_link(text) {
            return self.open_link(text, now);
        }
        if let Some(bundle) = Bundle::read(text) {
            self.cx.save_list.paste("");
            self.cx.notices.forget_import();
            self.cx.effects.push_once(Effect::KeepGames(bundle));
            return Received::Shown;
        }
        match read(text) {
            Ok(opened) => match turn_of(&opened) {
                Some(link) => return find_turn(&mut self.cx, &link, Replacing::Agreed),
                None => self.bring_import(opened, now),
            },
            Err(error) => refuse_import(&mut self.cx, error),
        }
        Received::Shown
    }

    /// Opens an imported game as a new saved game.
    pub(crate) fn bring_import(&mut self, opened: AnySession, now: Millis) {
        self.cx.save_list.paste("");
        self.cx.notices.forget_import();
        self.cx.effects.push(Effect::NewSave);
        // The sender of a game does not choose the players of the next one here.
        let form = self.form.clone();
        self.bring(opened, self.cx.texts().opened(), now);
        self.form = form;
        self.cx.effects.push(Effect::Save);
    }
}
