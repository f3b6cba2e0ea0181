//! Comments to read and marks in words, from a record or the host page.

use crate::context::Context;
use crate::elements::read_along::read_along;
use crate::elements::tree::{Node, div, el};
use crate::messages::Texts;
use crate::stage::AnyStage;
use engine::table::Said;

/// The number of letters from which comments may need scrolling, and so keyboard focus.
pub(crate) const LONG: usize = 200;

/// The comments, above the bar, and the marks for screen readers; none if there are neither.
pub(crate) fn remarks_node(cx: &Context) -> Option<Node> {
    let says = cx.any_stage().is_some_and(|stage| stage.has_remarks());
    says.then(|| said_node(cx)).flatten()
}

fn said_node(cx: &Context) -> Option<Node> {
    let texts = cx.texts();
    let (comments, marks) = (
        comments(cx.stage.as_ref(), texts),
        marks(cx.stage.as_ref(), texts),
    );
    let silent = comments.is_empty() && is_read_through(cx);
    let class = match (comments.is_empty(), marks.is_empty()) {
        (false, _) => "remarks",
        (true, _) if silent => "remarks silent",
        (true, false) => "remarks unseen",
        (true, true) => return None,
    };
    let letters: usize = comments.iter().map(|said| said.text.len()).sum();
    let listed = marks.into_iter().map(|mark| el("li").text(mark));
    // The camera keeps this area free, so that the subject of the comment stays visible.
    let read = !comments.is_empty();
    let node = div(class)
        .maybe("data-area", read.then(|| "tip".to_owned()))
        .attr("role", "group")
        .attr("aria-label", texts.remarks())
        .maybe("tabindex", (letters > LONG).then(|| "0".to_owned()))
        .children(comments.into_iter().map(comment_node))
        .child(el("ul").class("unseen").children(listed));
    Some(read_along(node, cx.spoken()))
}

/// Whether an embedded board replays a game with comments: the board must then keep its size.
fn is_read_through(cx: &Context) -> bool {
    let replayed = cx.any_stage().filter(|stage| stage.replay().is_some());
    cx.board_mode().is_some() && replayed.is_some_and(|stage| stage.has_comments())
}

fn comment_node(said: &Said) -> Node {
    let language = said
        .language
        .and_then(|code| String::from_utf8(code.into()).ok());
    let node = el("p").maybe("lang", language);
    node.text(said.text.clone())
}

/// Comments and marks, for the announcer.
pub(crate) fn remarks_text(stage: Option<&AnyStage>, texts: &Texts) -> String {
    let says = stage.is_some_and(|stage| stage.has_remarks());
    match says {
        true => all_remarks_text(stage, texts),
        false => String::new(),
    }
}

/// The comments without the marks, which are visible in print.
pub(crate) fn comments_text(stage: Option<&AnyStage>, texts: &Texts) -> String {
    let told: Vec<String> = comments(stage, texts)
        .into_iter()
        .map(|said| said.text.clone())
        .collect();
    told.join(" ")
}

fn all_remarks_text(stage: Option<&AnyStage>, texts: &Texts) -> String {
    let comments = comments(stage, texts).into_iter();
    let comments = comments.map(|said| said.text.clone());
    let told: Vec<String> = comments.chain(marks(stage, texts)).collect();
    told.join(" ")
}

fn comments<'a>(stage: Option<&'a AnyStage>, texts: &Texts) -> Vec<&'a Said> {
    let comments = stage.map(|stage| stage.comments(texts.language().code()));
    comments.unwrap_or_default()
}

fn marks(stage: Option<&AnyStage>, texts: &Texts) -> Vec<String> {
    let Some(stage) = stage.and_then(AnyStage::tiles) else {
        return Vec::new();
    };
    let marks = stage.marks();
    let told = marks.iter().map(|mark| texts.mark(stage.game(), mark));
    told.collect()
}
