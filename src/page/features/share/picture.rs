//! A picture of the game on the screen that contains the game.

use crate::context::Context;
use crate::context::notices::Notice;
use crate::context::widgets::picture_choices;
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, ShareIntent};
use crate::elements::picture::{PictureContent, PictureForm, PictureFormat, PictureSize};
use crate::elements::tree::{Node, div, el, span};
use crate::features::share::Sharing;
use crate::stage::AnyStage;
use crate::stage::any_session::carried_kind;
use crate::stage::picture::{GamePicture, Pictured, picture, table_alone};
use engine::link::LinkKind;
use engine::session::Session;
use engine::table::Mark;

/// Width of a table drawn for printing, in pixels: shapes stay sharp, so this determines the level of detail.
const PRINTED: f64 = 1200.0;

impl Context {
    /// What a replay shows, otherwise the game itself, with marks; nobody has a seat in what a replay shows.
    pub(crate) fn pictured<G: Pictured>(
        &self,
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
            self.texts(),
            (self.around.shown_address(), kind),
            &self.board_theme(),
            &PictureContent {
                marks,
                ..content.clone()
            },
        )
    }

    /// The table of the game on the screen without surroundings, as an SVG document for printing; in a replay, as shown there.
    pub fn printed_table(&self) -> Option<String> {
        let content = PictureContent {
            size: PictureSize::Width(PRINTED),
            ..PictureForm::default().content()
        };
        match &self.stage {
            None => None,
            Some(AnyStage::Tiles(stage)) => {
                let marks = stage.marks();
                let content = PictureContent { marks, ..content };
                let shown = stage.branch();
                let session = shown.as_ref().unwrap_or(stage.session());
                Some(table_alone(session, &self.board_theme(), &content))
            }
            Some(AnyStage::Cards(stage)) => {
                let shown = stage.branch();
                let session = shown.as_ref().unwrap_or(stage.session());
                Some(table_alone(session, &self.board_theme(), &content))
            }
        }
    }

    /// Says that a picture could not be painted.
    pub fn refuse_picture(&mut self) {
        self.add_notice(Notice::PictureFailed);
    }
}

impl Context {
    /// The file format of the next picture.
    pub const fn picture_format(&self) -> PictureFormat {
        self.picture.format
    }
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
