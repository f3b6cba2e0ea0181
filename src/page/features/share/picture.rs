//! A picture of the game on the screen that contains the game.

use crate::context::Context;
use crate::context::notices::Notice;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent};
use crate::elements::picture::{PictureContent, PictureFormat};
use crate::elements::tree::{Node, div, el, span};
use crate::features::share::Sharing;
use crate::stage::any_session::carried_kind;
use crate::stage::picture::{GamePicture, Pictured, picture};
use crate::widgets::picture_choices;
use engine::link::LinkKind;
use engine::session::Session;
use engine::table::Mark;

/// What a replay shows, otherwise the game itself, with marks; nobody has a seat in what a replay shows.
pub(crate) fn pictured<G: Pictured>(
    cx: &Context,
    shown: Option<Session<G>>,
    session: &Session<G>,
    marks: Vec<Mark>,
    content: &PictureContent,
) -> Option<GamePicture> {
    let kind = match shown {
        Some(_) => LinkKind::Game,
        None => carried_kind(session),
    };
    picture(
        shown.as_ref().unwrap_or(session),
        cx.texts(),
        (cx.around.shown_address(), kind),
        &cx.board_theme(),
        &PictureContent {
            marks,
            ..content.clone()
        },
    )
}

/// Says that a picture could not be painted.
pub fn refuse_picture(cx: &mut Context) {
    cx.add_notice(Notice::PictureFailed);
}

/// The file format of the next picture.
pub const fn picture_format(cx: &Context) -> PictureFormat {
    cx.picture.format
}

/// The choices for a picture, collapsed by default, and the button that saves it.
pub(super) fn picture_node(sharing: &Sharing, cx: &Context) -> Node {
    let texts = cx.texts();
    let open = sharing.picture_open;
    let head = el("button")
        .class("button")
        .attr("type", "button")
        .state("aria-expanded", open)
        .run(Intent::Share(ShareIntent::Picture))
        .child(Icon::Projector.node())
        .child(span("label", texts.picture()));
    let section = div("for-picture").key("picture").child(head);
    if !open {
        return section;
    }
    let save = el("button")
        .class("button primary")
        .attr("type", "button")
        .run(Intent::Share(ShareIntent::SavePicture))
        .child(span("label", texts.save_picture()));
    section
        .flag("data-whole", true)
        .children(picture_choices(cx))
        .child(save)
}
