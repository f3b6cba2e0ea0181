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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shared {
    /// The game on the screen.
    #[default]
    OnScreen,
    /// A saved one.
    Saved,
}

/// A link that can be given away.
#[derive(Clone, Debug)]
struct Offer {
    link: String,
    qr: Option<Node>,
}

/// What is being shared.
#[derive(Clone, Debug, Default)]
pub struct Sharing {
    around: Surroundings,
    what: Shared,
    kind: Option<LinkKind>,
    /// Who plays the saved game that is shared, and its two links.
    saved: Option<(String, [Option<String>; 2])>,
    offer: Option<Offer>,
    /// The state of the game the link is of.
    epoch: Option<u64>,
    copied: bool,
}

/// What can be chosen to be shared.
pub(in crate::shell) const KINDS: [LinkKind; 2] = [LinkKind::Game, LinkKind::SameDeck];

impl Sharing {
    /// What of the game is shared.
    fn kind(&self) -> LinkKind {
        self.kind.unwrap_or(LinkKind::Game)
    }

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
        let Ok(opened) = AnySession::load(text) else {
            return;
        };
        let title = self.find_save(id).map(|saved| saved.title(self.texts()));
        let link = |kind| opened.link(kind).map(|link| link.write());
        self.sharing.saved = Some((title.unwrap_or_default(), KINDS.map(link)));
        self.sharing.what = Shared::Saved;
        open(self);
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
    shell.sharing.what = Shared::OnScreen;
    open(shell);
}

fn open(shell: &mut Shell) {
    shell.sharing.kind = None;
    make_offer(shell);
    shell.dialogs.open(Dialog::Share);
}

/// Shares something else of the same game.
pub(in crate::shell) fn share_kind(shell: &mut Shell, kind: LinkKind) {
    shell.sharing.kind = Some(kind);
    make_offer(shell);
}

/// Makes the link, once: a page is built with every frame.
fn make_offer(shell: &mut Shell) {
    let (sharing, texts) = (&shell.sharing, shell.texts());
    let kind = sharing.kind();
    let payload = match sharing.what {
        Shared::OnScreen => shell
            .any_stage()
            .and_then(|stage| stage.link(kind))
            .map(|link| link.write()),
        Shared::Saved => {
            let links = KINDS
                .iter()
                .zip(sharing.saved.iter().flat_map(|(_, all)| all));
            let mut found = links.filter(|(one, _)| **one == kind);
            found.next().and_then(|(_, link)| link.clone())
        }
    };
    let offer = payload.map(|payload| {
        let link = format!("{}#{FRAGMENT}{payload}", sharing.around.address);
        let qr = Some(&link).filter(|_| !sharing.around.is_on_disk());
        Offer {
            qr: qr.and_then(|link| qr_code(link, texts.qr_label())),
            link,
        }
    });
    shell.sharing.offer = offer;
    shell.sharing.epoch = shell.any_stage().map(AnyStage::epoch);
    shell.sharing.copied = false;
}

/// Makes the link again when the game has gone on behind the dialog.
pub(in crate::shell) fn update_offer(shell: &mut Shell, epoch: u64) {
    let open = shell.dialogs.front() == Some(Dialog::Share);
    if open && shell.sharing.what == Shared::OnScreen && shell.sharing.epoch != Some(epoch) {
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
