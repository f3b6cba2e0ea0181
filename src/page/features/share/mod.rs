//! Sharing a game: what to share, and the link to it.

pub mod address;
pub mod dialog;
pub mod incoming;
pub mod picture;

use crate::context::Context;
use engine::link::{FRAGMENT, LinkKind};

use crate::context::by_link::{give_turn, is_turn_open};
use crate::context::copied::{Copied, note_copied};
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::intent::{Intent, ShareIntent, Target};
use crate::elements::picture::PictureChoice;
use crate::elements::qr::qr_code;
use crate::elements::tree::Node;
use crate::elements::workshop::WayOut;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use view::scene::tween::Millis;

#[derive(Debug, Default)]
pub(crate) enum Shared {
    #[default]
    OnScreen,
    /// A saved one.
    Saved {
        /// Its players.
        title: String,
        game: AnySession,
    },
}

/// A link to share, with its QR code.
#[derive(Clone, Debug)]
pub(crate) struct ShareLink {
    link: String,
    qr: Option<Node>,
}

/// The state of sharing.
#[derive(Debug)]
pub struct Sharing {
    game: Shared,
    /// Which part of the game.
    kind: LinkKind,
    share_link: Option<ShareLink>,
    /// The epoch of the game on the screen for which the link was made.
    epoch: Option<u64>,
    picture_open: bool,
    /// Whether the browser does not let the page save.
    unsaved: bool,
}

impl Default for Sharing {
    fn default() -> Self {
        Sharing {
            game: Shared::default(),
            kind: LinkKind::Game,
            share_link: None,
            epoch: None,
            picture_open: false,
            unsaved: false,
        }
    }
}

/// The choices of what to share: in a game by link also the turn for the next player, unless that is somebody here.
pub(crate) fn kinds(sharing: &Sharing, cx: &Context) -> Vec<LinkKind> {
    let turn = match &sharing.game {
        // In a chat it is sent automatically.
        Shared::OnScreen if cx.is_in_chat() => false,
        Shared::OnScreen => cx.link_step().is_some_and(|step| step.sends()),
        Shared::Saved { .. } => false,
    };
    let turn = turn.then_some(LinkKind::Turn);
    turn.into_iter()
        .chain([LinkKind::Game, LinkKind::SameDeck])
        .collect()
}

impl Sharing {
    /// The link, if there is one.
    fn link(&self) -> Option<&str> {
        self.share_link
            .as_ref()
            .map(|share_link| share_link.link.as_str())
    }

    /// Expands or collapses the choices for a picture.
    const fn fold_picture(&mut self) -> bool {
        self.picture_open = !self.picture_open;
        self.picture_open
    }
}

/// Reports whether copying a text of the workshop or a lesson worked.
pub fn set_draft_copied(cx: &mut Context, way: WayOut, worked: bool, now: Millis) {
    match worked {
        true => note_copied(cx, Copied::OfDraft(way), now),
        false => cx.set_copied(false, now),
    }
}

impl Sharing {
    /// Shares a saved game with this text.
    pub fn share_saved(&mut self, cx: &mut Context, id: &str, text: &str) {
        if let Ok(game) = AnySession::load(text) {
            let title = cx.find_save(id).map(|saved| saved.title(cx.texts()));
            let title = title.unwrap_or_default();
            open(self, cx, Shared::Saved { title, game });
        }
    }

    /// Reports whether copying the link worked.
    pub fn set_link_copied(&mut self, cx: &mut Context, worked: bool, now: Millis) {
        match worked {
            true => note_copied(cx, Copied::Link, now),
            false => {
                cx.set_copied(false, now);
                // Where the page may not copy, the dialog shows the link to copy by hand.
                if self.kind == LinkKind::Turn && !cx.dialogs.is_open() {
                    cx.dialogs.open(Dialog::Share);
                }
            }
        }
    }
}

pub(crate) fn share(sharing: &mut Sharing, cx: &mut Context) {
    open(sharing, cx, Shared::OnScreen);
}

fn open(sharing: &mut Sharing, cx: &mut Context, game: Shared) {
    sharing.game = game;
    sharing.kind = kinds(sharing, cx)[0];
    make_offer(sharing, cx);
    cx.dialogs.open(Dialog::Share);
}

/// Shares another part of the same game.
pub(crate) fn share_kind(sharing: &mut Sharing, cx: &mut Context, kind: LinkKind) {
    sharing.kind = kind;
    make_offer(sharing, cx);
}

/// Makes the link once, as views are rebuilt every frame. The link of a turn that can be taken back is only made on request.
fn make_offer(sharing: &mut Sharing, cx: &mut Context) {
    let turn = sharing.kind == LinkKind::Turn;
    let waits = turn && is_turn_open(cx);
    if turn && !waits {
        give_turn(cx);
    }
    let texts = cx.texts();
    let stage = cx.any_stage();
    let link = match &sharing.game {
        Shared::OnScreen if waits => None,
        Shared::OnScreen => stage.and_then(|stage| stage.link(sharing.kind)),
        Shared::Saved { game, .. } => game.link(sharing.kind),
    };
    let share_link = link.map(|link| {
        let link = format!("{}#{FRAGMENT}{}", cx.around.shown_address(), link.write());
        let qr = Some(&link).filter(|_| !cx.around.is_on_disk());
        ShareLink {
            qr: qr.and_then(|link| qr_code(link, texts.qr_label())),
            link,
        }
    });
    let epoch = stage.map(AnyStage::epoch);
    let turn = turn && share_link.is_some() && matches!(sharing.game, Shared::OnScreen);
    cx.offered_turn = epoch.filter(|_| turn);
    sharing.share_link = share_link;
    sharing.epoch = epoch;
    cx.copied = None;
}

/// Makes the link again when the game has gone on behind the dialog.
pub(crate) fn update_offer(sharing: &mut Sharing, cx: &mut Context, epoch: u64) {
    let open = cx.dialogs.front() == Some(Dialog::Share);
    let on_screen = matches!(sharing.game, Shared::OnScreen);
    if open && on_screen && sharing.epoch != Some(epoch) {
        make_offer(sharing, cx);
    }
}

/// Makes the link for the turn of the game on the screen.
pub(crate) fn offer_turn(sharing: &mut Sharing, cx: &mut Context) {
    sharing.game = Shared::OnScreen;
    sharing.kind = LinkKind::Turn;
    give_turn(cx);
    make_offer(sharing, cx);
}

/// Expands or collapses the choices for a picture. When expanded, they get focus and are scrolled into view.
pub(crate) fn fold_picture(sharing: &mut Sharing, cx: &mut Context) {
    if sharing.fold_picture() {
        let first = ShareIntent::ForPicture(PictureChoice::Format(cx.picture.format));
        let target = Target::Press(Intent::Share(first));
        cx.focus.request_inside(target);
    }
}

pub(crate) fn copy_link(sharing: &mut Sharing, cx: &mut Context) {
    if let Some(link) = sharing.link() {
        let copy = Effect::CopyLink(link.to_string());
        cx.effects.push(copy);
    }
}

/// Shares the link through the system's share sheet.
pub(crate) fn share_by_system(sharing: &mut Sharing, cx: &mut Context) {
    if let Some(link) = sharing.link() {
        let share = Effect::ShareBySystem {
            title: cx.texts().mail_subject().to_string(),
            link: link.to_string(),
        };
        cx.effects.push(share);
    }
}
