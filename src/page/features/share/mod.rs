//! Giving a game to somebody else: what is shared, and the link to it.

pub mod address;
pub mod board_lines;
pub mod copied;
pub mod dialog;
pub mod incoming;
pub mod picture;

use engine::link::{FRAGMENT, LinkKind};

use crate::app::Shell;
use crate::context::copied::Copied;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::intent::{Intent, ShareIntent, Target};
use crate::elements::picture::{PictureChoice, PictureForm};
use crate::elements::qr::qr_code;
use crate::elements::tree::Node;
use crate::elements::workshop::WayOut;
use crate::features::by_link::{give_turn, is_turn_open};
use crate::features::share::copied::note_copied;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use view::scene::tween::Millis;

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
    pub(crate) fn is_on_disk(&self) -> bool {
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
    pub(crate) around: Surroundings,
    game: Shared,
    /// What of the game.
    kind: LinkKind,
    offer: Option<Offer>,
    /// The state of the game on the screen that the link is of.
    epoch: Option<u64>,
    picture: PictureForm,
    picture_open: bool,
    /// Whether the browser does not let the page save.
    unsaved: bool,
}

impl Default for Sharing {
    fn default() -> Self {
        Sharing {
            around: Surroundings::default(),
            game: Shared::default(),
            kind: LinkKind::Game,
            offer: None,
            epoch: None,
            picture: PictureForm::default(),
            picture_open: false,
            unsaved: false,
        }
    }
}

/// What can be chosen to be shared: in a game by link also the turn for whoever is next, unless that is somebody here.
pub(crate) fn kinds(shell: &Shell) -> Vec<LinkKind> {
    let turn = match &shell.sharing.game {
        // In a chat it goes there by itself.
        Shared::OnScreen if shell.is_in_chat() => false,
        Shared::OnScreen => shell.link_step().is_some_and(|step| step.sends()),
        Shared::Saved { .. } => false,
    };
    let turn = turn.then_some(LinkKind::Turn);
    turn.into_iter()
        .chain([LinkKind::Game, LinkKind::SameDeck])
        .collect()
}

impl Sharing {
    /// From now on no address is given to others: that of the page opens nowhere else.
    pub(crate) fn leave_address(&mut self) {
        self.around.address.clear();
    }

    /// The link itself, where there is one.
    fn link(&self) -> Option<&str> {
        self.offer.as_ref().map(|offer| offer.link.as_str())
    }

    /// Shows what can be chosen for a picture, or folds it away.
    const fn fold_picture(&mut self) -> bool {
        self.picture_open = !self.picture_open;
        self.picture_open
    }

    /// Takes in a choice for the next picture.
    pub(crate) fn choose_for_picture(&mut self, choice: PictureChoice) {
        self.picture.choose(choice);
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

    /// Tells whether copying a text of the workshop or of a lesson worked.
    pub fn set_draft_copied(&mut self, way: WayOut, worked: bool, now: Millis) {
        match worked {
            true => note_copied(self, Copied::OfDraft(way), now),
            false => self.set_copied(false, now),
        }
    }

    /// Tells whether copying the link worked.
    pub fn set_link_copied(&mut self, worked: bool, now: Millis) {
        match worked {
            true => note_copied(self, Copied::Link, now),
            false => {
                self.set_copied(false, now);
                // Where the page may not copy somebody does it by hand.
                if self.sharing.kind == LinkKind::Turn && !self.dialogs.is_open() {
                    self.dialogs.open(Dialog::Share);
                }
            }
        }
    }
}

/// Shares the game on the screen.
pub(crate) fn share(shell: &mut Shell) {
    open(shell, Shared::OnScreen);
}

fn open(shell: &mut Shell, game: Shared) {
    shell.sharing.game = game;
    shell.sharing.kind = kinds(shell)[0];
    make_offer(shell);
    shell.dialogs.open(Dialog::Share);
}

/// Shares something else of the same game.
pub(crate) fn share_kind(shell: &mut Shell, kind: LinkKind) {
    shell.sharing.kind = kind;
    make_offer(shell);
}

/// Makes the link, once: a page is built with every frame. That of a turn which can be taken back is not made before
/// somebody wants it.
fn make_offer(shell: &mut Shell) {
    let turn = shell.sharing.kind == LinkKind::Turn;
    let waits = turn && is_turn_open(shell);
    if turn && !waits {
        give_turn(shell);
    }
    let (sharing, texts) = (&shell.sharing, shell.texts());
    let stage = shell.any_stage();
    let link = match &sharing.game {
        Shared::OnScreen if waits => None,
        Shared::OnScreen => stage.and_then(|stage| stage.link(sharing.kind)),
        Shared::Saved { game, .. } => game.link(sharing.kind),
    };
    let offer = link.map(|link| {
        let link = format!(
            "{}#{FRAGMENT}{}",
            sharing.around.shown_address(),
            link.write()
        );
        let qr = Some(&link).filter(|_| !sharing.around.is_on_disk());
        Offer {
            qr: qr.and_then(|link| qr_code(link, texts.qr_label())),
            link,
        }
    });
    let epoch = stage.map(AnyStage::epoch);
    shell.sharing.offer = offer;
    shell.sharing.epoch = epoch;
    shell.copied = None;
}

/// Makes the link again when the game has gone on behind the dialog.
pub(crate) fn update_offer(shell: &mut Shell, epoch: u64) {
    let open = shell.dialogs.front() == Some(Dialog::Share);
    let on_screen = matches!(shell.sharing.game, Shared::OnScreen);
    if open && on_screen && shell.sharing.epoch != Some(epoch) {
        make_offer(shell);
    }
}

/// Makes the link that brings the turn of the game on the screen to others.
pub(crate) fn offer_turn(shell: &mut Shell) {
    shell.sharing.game = Shared::OnScreen;
    shell.sharing.kind = LinkKind::Turn;
    give_turn(shell);
    make_offer(shell);
}

/// Whether the link that brings the turn of this state of the game was made here.
pub(crate) fn is_turn_offered(shell: &Shell) -> bool {
    let Sharing {
        game, kind, offer, ..
    } = &shell.sharing;
    let epoch = shell.any_stage().map(AnyStage::epoch);
    let of_now = matches!(game, Shared::OnScreen) && shell.sharing.epoch == epoch;
    of_now && offer.is_some() && epoch.is_some() && *kind == LinkKind::Turn
}

/// Whether it was copied.
pub(crate) fn is_turn_copied(shell: &Shell) -> bool {
    shell.has_copied(Copied::Link) && is_turn_offered(shell)
}

/// Whether turns go to others as a file, because no link leads to this page.
pub(crate) fn sends_files(shell: &Shell) -> bool {
    shell.sharing.around.is_on_disk() && !shell.is_in_chat()
}

/// The address of the page for others; empty where it lies on this device alone.
pub(crate) fn shown_address(shell: &Shell) -> String {
    shell.sharing.around.shown_address().to_string()
}

/// Whether the system has a way of its own to share.
pub(crate) const fn has_system_way(shell: &Shell) -> bool {
    shell.sharing.around.shares
}

/// Shows what can be chosen for a picture, or folds it away. What is shown has the focus, and is scrolled into sight.
pub(crate) fn fold_picture(shell: &mut Shell) {
    if shell.sharing.fold_picture() {
        let first = ShareIntent::ForPicture(PictureChoice::Format(shell.sharing.picture.format));
        let target = Target::Press(Intent::Share(first));
        shell.focus.request_inside(target);
    }
}

/// Copies the link.
pub(crate) fn copy_link(shell: &mut Shell) {
    if let Some(link) = shell.sharing.link() {
        let copy = Effect::CopyLink(link.to_string());
        shell.effects.ask(copy);
    }
}

/// Lets the system share the link.
pub(crate) fn share_by_system(shell: &mut Shell) {
    if let Some(link) = shell.sharing.link() {
        let share = Effect::ShareBySystem {
            title: shell.texts().mail_subject().to_string(),
            link: link.to_string(),
        };
        shell.effects.ask(share);
    }
}
