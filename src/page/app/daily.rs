//! The games of days and other decks: how they begin and go on, and links to them.

use crate::app::App;
use crate::app::active_game::keep_view;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::elements::daily::{DailyIntent, DeckGame};
use crate::elements::table_note::{DeckTry, TableNote};
use crate::features::by_link::incoming::KeptGame;
use crate::features::daily::Attempt;
use crate::features::daily::date::Day;
use crate::features::daily::deck::{is_game_of, session};
use crate::features::daily::sent::is_deck_link;
use crate::features::learn::puzzles::name_of_day;
use crate::stage::any_session::AnySession;
use engine::tiles::Rotation;
use view::scene::tween::Millis;

/// Handles a press in the dialog of the game of the day.
pub(crate) fn press(app: &mut App, intent: DailyIntent, now: Millis) {
    match intent {
        DailyIntent::Day(day) => app.daily.show_day(day),
        DailyIntent::Own(text) => app.daily.show_own(&text),
        DailyIntent::Typed => app.daily.show_typed(),
        DailyIntent::Compare(number) => app.daily.compare(number),
        DailyIntent::Play => return play(app, now),
        DailyIntent::Copy => app.daily.copy(&mut app.cx),
        DailyIntent::Share => app.daily.share(&mut app.cx),
        DailyIntent::Puzzle => {
            let day = app.daily.puzzle_day().map(Day::number);
            return app.enter_lessons(day.map(name_of_day).as_deref());
        }
        DailyIntent::CopyPuzzle => app.daily.copy_puzzle(&mut app.cx),
    }
    // It may be another day by now.
    app.cx.effects.push(Effect::TellDay);
}

/// Begins the game of the deck shown, or goes on with it.
fn play(app: &mut App, now: Millis) {
    let Some((attempt, game)) = app.daily.attempt() else {
        return;
    };
    match attempt {
        Attempt::First => {
            app.daily.note_beginning(&mut app.cx);
            begin(app, game, attempt, now);
            app.cx.tell(app.cx.texts().daily_counts().to_string(), now);
        }
        Attempt::GoOn if is_on_screen(app, game) => app.cx.dialogs.leave(),
        Attempt::GoOn => app.cx.effects.push(Effect::FindFirstGame(game)),
        Attempt::Practice => {
            begin(app, game, attempt, now);
            app.cx
                .tell(app.cx.texts().daily_practice().to_string(), now);
        }
    }
}

/// Whether the game on the screen is the first one of a deck, and not over.
fn is_on_screen(app: &App, game: DeckGame) -> bool {
    let stage = app
        .cx
        .tile_stage()
        .filter(|_| app.cx.active.counts_for_deck() && !app.cx.is_over());
    stage.is_some_and(|stage| is_game_of(stage.session(), game.seed))
}

fn begin(app: &mut App, game: DeckGame, attempt: Attempt, now: Millis) {
    let Some(session) = session(game.seed, game.against) else {
        return;
    };
    let note = TableNote {
        deck: Some(match attempt {
            Attempt::First | Attempt::GoOn => DeckTry::First,
            Attempt::Practice => DeckTry::Practice,
        }),
        ..TableNote::default()
    };
    let mut opened = AnySession::from(session);
    opened.set_table_note(&note.write());
    // The next game of the form is not about this deck.
    let form = app.form.clone();
    app.cx.effects.push(Effect::NewSave);
    keep_view(&mut app.cx, false, Rotation::R0);
    app.open(opened, now);
    app.form = form;
    app.cx.effects.push(Effect::Save);
}

impl App {
    /// Goes on with the first game of a deck, given all games saved here. If it is not among them, it begins anew.
    pub fn go_on_with_deck(&mut self, game: DeckGame, kept: &[KeptGame], now: Millis) {
        let first = |kept: &&KeptGame| kept.text.contains(DeckTry::First.word());
        for kept in kept.iter().filter(first) {
            let Ok(AnySession::Tiles(session)) = AnySession::load(&kept.text) else {
                continue;
            };
            let counts = TableNote::read(session.table_note()).deck == Some(DeckTry::First);
            if !counts || !is_game_of(&session, game.seed) {
                continue;
            }
            if session.asked().is_some() {
                return self.cx.effects.push(Effect::OpenSave(kept.id.clone()));
            }
            // It ended, but that was not stored.
            if self.daily.note_result(&mut self.cx, &session) {
                return;
            }
        }
        begin(self, game, Attempt::First, now);
        self.cx.tell(self.cx.texts().daily_again().to_string(), now);
    }

    /// Shows what a link to a deck brings, or says why it cannot be read. Returns whether the text is such a link.
    pub(crate) fn take_deck_link(&mut self, text: &str) -> bool {
        let link = is_deck_link(text);
        if link {
            self.cx.notices.forget_import();
            self.cx.save_list.paste("");
            if let Err(error) = self.daily.take_link(&mut self.cx, text) {
                self.cx.add_notice(Notice::BadLink(error));
            }
        }
        link
    }

    /// Notes the verdict on the first try at the puzzle of the day, if there is news.
    pub fn note_puzzle(&mut self) {
        if let Some((day, solved)) = self.learning.take_verdict() {
            self.daily.note_puzzle(&mut self.cx, day, solved);
        }
    }
}
