//! Links that come in: behind the address, pasted, in a picture.

use engine::link::{Link, LinkError, LinkKind};
use engine::session::{Agreement, Copies};
use view::scene::tween::Millis;

use crate::app::Shell;
use crate::context::dialogs::Dialog;
use crate::context::effects::{Effect, Replacing};
use crate::context::notices::Notice;
use crate::features::by_link::incoming::{bring, game_here, game_of_link};
use crate::features::dialogs::new_game::form::Form;
use crate::features::saves::import_export;
use crate::stage::any_session::AnySession;

/// What became of a link that came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// What is to be shown of it is shown.
    Shown,
    /// It brings a turn, and the game it is of is looked for among those that are saved.
    Sought,
}

impl Shell {
    /// Takes in a link from the address. Where a game goes on, it is asked first whether another one shall come to the screen.
    pub fn receive_link(&mut self, text: &str, now: Millis) -> Received {
        let plays = self.any_stage().is_some_and(|stage| !stage.is_over());
        match Link::read(text) {
            Ok(link) if link.kind == LinkKind::Turn => {
                return self.find_turn(text, Replacing::Asks);
            }
            Ok(link) if plays => {
                let game = (link.kind == LinkKind::Game).then(|| game_of_link(text));
                offer(self, text, game.flatten().as_ref());
            }
            read => return self.open_read(text, read, now),
        }
        Received::Shown
    }

    /// Takes in a record from the address of a page that is open, like a link.
    pub fn receive_record(&mut self, text: &str, now: Millis) -> Received {
        let plays = self.any_stage().is_some_and(|stage| !stage.is_over());
        match import_export::read(text) {
            Ok(game) if plays => offer(self, text, Some(&game)),
            _ => return self.import(text, now),
        }
        Received::Shown
    }

    /// Goes on with a link that holds the game on the screen further on, as when that could not be saved any more. Returns
    /// whether it does.
    pub(super) fn go_further(&mut self, link: &str, now: Millis) -> bool {
        let further = game_of_link(link).filter(|game| relation(self, game) == Some(Copies::Ahead));
        let found = further.is_some();
        if let Some(game) = further {
            go_on(self, game, now);
        }
        found
    }

    /// Opens the game of a link, or says why that cannot be done.
    pub fn open_link(&mut self, text: &str, now: Millis) -> Received {
        self.open_read(text, Link::read(text), now)
    }

    /// The same for a link that is read already, which takes a while.
    fn open_read(&mut self, text: &str, read: Result<Link, LinkError>, now: Millis) -> Received {
        self.notices.forget_import();
        let link = match read {
            Ok(link) => link,
            Err(error) => {
                self.add_notice(Notice::BadLink(error));
                return Received::Shown;
            }
        };
        if link.kind == LinkKind::Turn {
            return self.find_turn(text, Replacing::Agreed);
        }
        match AnySession::of_link(&link) {
            Err(error) => self.refuse_import(error),
            Ok((opened, _)) if link.kind == LinkKind::SameDeck => offer_deck(self, &opened),
            Ok((opened, agreement)) => {
                self.bring_import(opened, now);
                if agreement == Agreement::Other {
                    self.add_notice(Notice::OtherOutcome);
                }
            }
        }
        Received::Shown
    }
}

/// What a game is to the one on the screen; none where it is another one, or others play it.
fn relation(shell: &Shell, game: &AnySession) -> Option<Copies> {
    let here = game_here(shell)?;
    let same = game.names().eq(here.names());
    same.then(|| game.compared_with(&here)).flatten()
}

/// Asks whether what the address brought shall come to the screen, where a game goes on.
fn offer(shell: &mut Shell, text: &str, game: Option<&AnySession>) {
    let text = text.to_string();
    shell.notices.forget_import();
    let notice = match game.and_then(|game| relation(shell, game)) {
        Some(Copies::Equal) => Notice::TurnKnown,
        Some(Copies::Ahead) => Notice::FurtherOffered(text),
        Some(Copies::Behind) => Notice::EarlierOffered(text),
        Some(Copies::Diverged) | None => Notice::LinkOffered(text),
    };
    shell.add_notice(notice);
}

/// The game on the screen goes on further on, under the name it has.
fn go_on(shell: &mut Shell, mut game: AnySession, now: Millis) {
    game.set_table_note(&shell.active.table_note().write());
    bring(shell, game, now);
    shell.effects.ask(Effect::Save);
}

/// Opens the game of a link that was offered while another one was on the screen.
pub(crate) fn open_offered(shell: &mut Shell, now: Millis) {
    let offered = shell.notices.all().iter().find_map(|notice| match notice {
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
    match game.filter(|game| further && relation(shell, game) == Some(Copies::Ahead)) {
        Some(game) => {
            shell.notices.forget_import();
            go_on(shell, game, now);
        }
        None => _ = shell.import(&text, now),
    }
}

/// Puts the setup of a link into the form of a new game.
fn offer_deck(shell: &mut Shell, opened: &AnySession) {
    shell.form = Form::of(opened);
    shell.form.seed = opened.seed().to_string();
    shell.form.open = true;
    shell.save_list.paste("");
    shell.dialogs.show(Dialog::NewGame);
    shell.add_notice(Notice::DeckReceived);
    let said = shell.texts().deck_received().to_string();
    shell.announcer.say(said);
    shell.effects.ask(Effect::Save);
}
