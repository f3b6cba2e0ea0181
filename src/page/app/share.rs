//! The page's address, links that arrive, and pictures.

use crate::app::App;
use crate::app::by_link::bring;
use crate::context::dialogs::Dialog;
use crate::context::effects::Received;
use crate::context::effects::{Effect, Replacing};
use crate::context::notices::Notice;
use crate::elements::picture::PictureContent;
use crate::elements::table_note::TableNote;
use crate::features::by_link::incoming::{find_turn, game_of_link};
use crate::features::new_game::form::Form;
use crate::features::saves::import_export;
use crate::features::saves::import_export::refuse_import;
use crate::features::share::address::is_on_screen;
use crate::features::share::incoming::offer;
use crate::features::share::incoming::relation;
use crate::features::share::picture::pictured;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use crate::stage::picture::{GamePicture, last_marks};
use engine::link::{Link, LinkError, LinkKind};
use engine::session::{Agreement, Copies};
use view::scene::tween::Millis;

impl App {
    /// Continues the game that the address held before a reload, with the note this device kept about it.
    pub fn resume_from_address(&mut self, link: &str, kept: &str, now: Millis) -> Received {
        let received = match self.go_further(link, now) {
            true => Received::Shown,
            false => self.receive_link(link, now),
        };
        let by_link = TableNote::read(kept).by_link;
        if by_link.is_some() && is_on_screen(&self.cx, link) {
            self.cx.active.by_link = by_link;
            self.cx.keep_table_note();
        }
        received
    }
}

impl App {
    /// Receives a link from the address. If a game is running, the user is asked before another one replaces it.
    pub fn receive_link(&mut self, text: &str, now: Millis) -> Received {
        if self.take_deck_link(text) {
            return Received::Shown;
        }
        let plays = self.cx.goes_on();
        match Link::read(text) {
            Ok(link) if link.kind == LinkKind::Turn => {
                return find_turn(&mut self.cx, text, Replacing::Asks);
            }
            Ok(link) if plays => {
                let game = (link.kind == LinkKind::Game).then(|| game_of_link(text));
                offer(&mut self.cx, text, game.flatten().as_ref());
            }
            read => return self.open_read(text, read, now),
        }
        Received::Shown
    }

    /// Receives a record from the address of an open page, in the same way.
    pub fn receive_record(&mut self, text: &str, now: Millis) -> Received {
        let plays = self.cx.goes_on();
        match import_export::read(text) {
            Ok(game) if plays => offer(&mut self.cx, text, Some(&game)),
            _ => return self.import(text, now),
        }
        Received::Shown
    }

    /// Continues the current game from a link that holds a later state, for example because that could not be saved. Returns
    /// whether it does.
    pub(super) fn go_further(&mut self, link: &str, now: Millis) -> bool {
        let further =
            game_of_link(link).filter(|game| relation(&self.cx, game) == Some(Copies::Ahead));
        let found = further.is_some();
        if let Some(game) = further {
            go_on(self, game, now);
        }
        found
    }

    /// Opens the game of a link, or says why that fails.
    pub fn open_link(&mut self, text: &str, now: Millis) -> Received {
        self.open_read(text, Link::read(text), now)
    }

    /// The same for a link that is already decoded, because decoding is slow.
    fn open_read(&mut self, text: &str, read: Result<Link, LinkError>, now: Millis) -> Received {
        self.cx.notices.forget_import();
        let link = match read {
            Ok(link) => link,
            Err(error) => {
                self.cx.add_notice(Notice::BadLink(error));
                return Received::Shown;
            }
        };
        if link.kind == LinkKind::Turn {
            return find_turn(&mut self.cx, text, Replacing::Agreed);
        }
        match AnySession::of_link(&link) {
            Err(error) => refuse_import(&mut self.cx, error),
            Ok((opened, _)) if link.kind == LinkKind::SameDeck => offer_deck(self, &opened),
            Ok((opened, agreement)) => {
                self.bring_import(opened, now);
                if agreement == Agreement::Other {
                    self.cx.add_notice(Notice::OtherOutcome);
                }
            }
        }
        Received::Shown
    }
}

/// Opens a later state of the current game under its name.
pub(crate) fn go_on(app: &mut App, mut game: AnySession, now: Millis) {
    game.set_table_note(&app.cx.active.table_note().write());
    bring(app, game, now);
    app.cx.effects.push(Effect::Save);
}

/// Opens the game of a link that was offered in a notice.
pub(crate) fn open_offered(app: &mut App, now: Millis) {
    let offered = app.cx.notices.all().iter().find_map(|notice| match notice {
        Notice::LinkOffered(text) | Notice::EarlierOffered(text) | Notice::ChatGame(text) => {
            Some((text.clone(), false))
        }
        Notice::FurtherOffered(text) => Some((text.clone(), true)),
        _ => None,
    });
    let Some((text, further)) = offered else {
        return;
    };
    let game = game_of_link(&text).or_else(|| import_export::read(&text).ok());
    match game.filter(|game| further && relation(&app.cx, game) == Some(Copies::Ahead)) {
        Some(game) => {
            app.cx.notices.forget_import();
            go_on(app, game, now);
        }
        None => _ = app.import(&text, now),
    }
}

/// Puts the setup of a link into the form of a new game.
pub(crate) fn offer_deck(app: &mut App, opened: &AnySession) {
    app.form = Form::from_session(opened);
    app.form.seed = opened.seed().to_string();
    app.cx.save_list.paste("");
    app.cx.dialogs.show(Dialog::NewGame);
    app.cx.add_notice(Notice::DeckReceived);
    let said = app.cx.texts().deck_received().to_string();
    app.cx.announcer.say(said);
    app.cx.effects.push(Effect::Save);
}

impl App {
    /// The table of the current game as a picture, at the stop of an open replay.
    pub fn picture(&self) -> Option<GamePicture> {
        self.picture_showing(&self.cx.picture.content())
    }

    /// The same, with other content.
    pub(crate) fn picture_showing(&self, content: &PictureContent) -> Option<GamePicture> {
        if let Some(workshop) = self.drafts.workshop() {
            let session = workshop.stage().draft().session()?;
            let marks = last_marks(&session);
            return pictured(&self.cx, None, &session, marks, content);
        }
        match &self.cx.stage {
            None => None,
            Some(AnyStage::Tiles(stage)) => pictured(
                &self.cx,
                stage.branch(),
                stage.session(),
                stage.marks(),
                content,
            ),
            Some(AnyStage::Cards(stage)) => pictured(
                &self.cx,
                stage.branch(),
                stage.session(),
                Vec::new(),
                content,
            ),
        }
    }
}
