//! A picture of the game on the screen that carries it.

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

/// How wide a table is drawn for paper, in pixels: shapes stay sharp, and this says how much of them is drawn.
const PRINTED: f64 = 1200.0;

impl Context {
    /// What a replay shows, or else the game itself, with what is marked; nobody has a seat in what a replay shows.
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

    /// The table of the game on the screen with nothing around it, as an SVG document for paper: as a replay shows it, where
    /// one is open.
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
    /// What the next picture is a file of.
    pub const fn picture_format(&self) -> PictureFormat {
        self.picture.format
    }
}

/// The choices for a picture, folded away until somebody wants one, and the button that saves it.
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
