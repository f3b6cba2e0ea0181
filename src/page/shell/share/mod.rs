//! Giving a game to somebody else: what is shared, and the link to it.

pub(in crate::shell) mod dialog;
pub mod incoming;
mod picture;

use engine::link::{FRAGMENT, LinkKind};

use crate::elements::qr::qr_code;
use crate::elements::tree::Node;
use crate::shell::{Dialog, Effect, Shell};
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;

/// What the browser around the page can do, and where the page is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// The address of the page without what is behind `#`.
    pub address: String,
    /// Whether the system has a way of its own to share.
    pub shares: bool,
}

impl Surroundings {
    /// The address for others; empty where the page lies on this device alone.
    fn shown_address(&self) -> &str {
        if self.is_on_disk() { "" } else { &self.address }
    }

    /// Whether the page lies on this device alone.
    fn is_on_disk(&self) -> bool {
        !self.address.starts_with("http")
    }
}

/// What is shared.
#[derive(Debug, Default)]
enum Shared {
    /// The game on the screen.
    #[default]
    OnScreen,
    /// A saved one.
    Saved {
        /// Who plays it.
        title: String,
        /// The game.
        game: AnySession,
    },
}

/// A link that can be given away.
#[derive(Clone, Debug)]
struct Offer {
    link: String,
    qr: Option<Node>,
}

/// What is being shared.
#[derive(Debug)]
pub struct Sharing {
    around: Surroundings,
    game: Shared,
    /// What of the game.
    kind: LinkKind,
    offer: Option<Offer>,
    /// The state of the game on the screen that the link is of.
    epoch: Option<u64>,
    copied: bool,
}

impl Default for Sharing {
    fn default() -> Self {
        Sharing {
            around: Surroundings::default(),
            game: Shared::default(),
            kind: LinkKind::Game,
            offer: None,
            epoch: None,
            copied: false,
        }
    }
}

/// What can be chosen to be shared.
pub(in crate::shell) const KINDS: [LinkKind; 2] = [LinkKind::Game, LinkKind::SameDeck];

impl Sharing {
    /// The link itself, where there is one.
    fn link(&self) -> Option<&str> {
        self.offer.as_ref().map(|offer| offer.link.as_str())
    }
}

impl Shell {
    /// Takes in where the page is and what its browser can do.
    pub fn set_surroundings(&mut self, around: Surroundings) {
        self.sharing.around = around;
    }

    /// Shares a saved game, of this text.
    pub fn share_saved(&mut self, id: &str, text: &str) {
        if let Ok(game) = AnySession::load(text) {
            let title = self.find_save(id).map(|saved| saved.title(self.texts()));
            let title = title.unwrap_or_default();
            open(self, Shared::Saved { title, game });
        }
    }

    /// Tells whether copying the link worked.
    pub fn set_link_copied(&mut self, worked: bool) {
        self.sharing.copied = worked;
        match worked {
            true => self.announcer.say(self.texts().link_copied().to_string()),
            false => self.set_copied(false),
        }
    }
}

/// Shares the game on the screen.
pub(in crate::shell) fn share(shell: &mut Shell) {
    open(shell, Shared::OnScreen);
}

fn open(shell: &mut Shell, game: Shared) {
    shell.sharing.game = game;
    shell.sharing.kind = LinkKind::Game;
    make_offer(shell);
    shell.dialogs.open(Dialog::Share);
}

/// Shares something else of the same game.
pub(in crate::shell) fn share_kind(shell: &mut Shell, kind: LinkKind) {
    shell.sharing.kind = kind;
    make_offer(shell);
}

/// Makes the link, once: a page is built with every frame.
fn make_offer(shell: &mut Shell) {
    let (sharing, texts) = (&shell.sharing, shell.texts());
    let stage = shell.any_stage();
    let link = match &sharing.game {
        Shared::OnScreen => stage.and_then(|stage| stage.link(sharing.kind)),
        Shared::Saved { game, .. } => game.link(sharing.kind),
    };
    let offer = link.map(|link| {
        let link = format!("{}#{FRAGMENT}{}", sharing.around.address, link.write());
        let qr = Some(&link).filter(|_| !sharing.around.is_on_disk());
        Offer {
            qr: qr.and_then(|link| qr_code(link, texts.qr_label())),
            link,
        }
    });
    let epoch = stage.map(AnyStage::epoch);
    shell.sharing.offer = offer;
    shell.sharing.epoch = epoch;
    shell.sharing.copied = false;
}

/// Makes the link again when the game has gone on behind the dialog.
pub(in crate::shell) fn update_offer(shell: &mut Shell, epoch: u64) {
    let open = shell.dialogs.front() == Some(Dialog::Share);
    let on_screen = matches!(shell.sharing.game, Shared::OnScreen);
    if open && on_screen && shell.sharing.epoch != Some(epoch) {
        make_offer(shell);
    }
}

/// Copies the link.
pub(in crate::shell) fn copy_link(shell: &mut Shell) {
    if let Some(link) = shell.sharing.link() {
        let copy = Effect::CopyLink(link.to_string());
        shell.effects.ask(copy);
    }
}

/// Lets the system share the link.
pub(in crate::shell) fn share_by_system(shell: &mut Shell) {
    if let Some(link) = shell.sharing.link() {
        let share = Effect::ShareBySystem {
            title: shell.texts().mail_subject().to_string(),
            link: link.to_string(),
        };
        shell.effects.ask(share);
    }
}
