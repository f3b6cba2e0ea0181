//! Links that come in: behind the address, pasted, in a picture.

use engine::link::{Link, LinkError, LinkKind};
use engine::session::Agreement;
use view::scene::tween::Millis;

use crate::shell::dialogs::new_game::form::Form;
use crate::shell::notices::Notice;
use crate::shell::{Dialog, Effect, Replacing, Shell};
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
            Ok(_) if plays => {
                self.notices.forget_import();
                self.add_notice(Notice::LinkOffered(text.to_string()));
            }
            read => return self.open_read(text, read, now),
        }
        Received::Shown
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

/// Opens the game of a link that was offered while another one was on the screen.
pub(in crate::shell) fn open_offered(shell: &mut Shell, now: Millis) {
    let offered = shell.notices.all().iter().find_map(|notice| match notice {
        Notice::LinkOffered(text) | Notice::ChatGame(text) => Some(text.clone()),
        _ => None,
    });
    if let Some(text) = offered {
        shell.open_link(&text, now);
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
