//! The notices as elements, and the refusal beside a tile, which disappears by itself.

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::notices::Notice;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::features::notices::notice_text;
use crate::sentences::refusals::refused;
use crate::widgets::rule_links;

/// All notices, until they are closed.
pub(crate) fn notice_list(cx: &Context) -> Node {
    let notices = cx.notices.all().iter().enumerate();
    div("notices")
        .key("notices")
        .children(notices.map(|(index, notice)| notice_node(cx, index, notice)))
}

fn notice_node(cx: &Context, index: usize, notice: &Notice) -> Node {
    let texts = cx.texts();
    let [seen, heard] = [texts.for_eyes(), texts].map(|texts| notice_text(cx, texts, notice));
    let remedies = notice
        .remedies(cx.texts())
        .into_iter()
        .filter(|(_, run)| !leads_here(cx, run))
        .map(|(name, run)| {
            el("button")
                .class("button")
                .attr("type", "button")
                .run(run)
                .text(name)
        });
    div("notice")
        .key(heard.clone())
        .attr("role", "alert")
        .child(notice.icon().node())
        .child(span("text", "").told(seen, heard))
        .children(remedies)
        .child(
            el("button")
                .class("icon-button quiet")
                .key("dismiss")
                .attr("type", "button")
                .hover_title(cx.texts().close())
                .attr("aria-label", cx.texts().close())
                .run(Intent::Dismiss(index))
                .child(Icon::Close.node()),
        )
}

/// Whether a button would open what is already open.
fn leads_here(cx: &Context, run: &Intent) -> bool {
    *run == Intent::Command(Command::SavedGames) && cx.dialog() == Some(Dialog::SavedGames)
}

/// Why something cannot be dropped somewhere, beside that place.
pub(crate) fn refusal_node(cx: &Context) -> Option<Node> {
    let (reasons, beside) = refused(cx)?;
    let lines = reasons.iter().map(|(text, rule)| {
        let link = rule.map(|rule| rule_links(cx.texts(), [rule]));
        let line = el("li").child(span("", text.clone()));
        link.into_iter().fold(line, Node::apart)
    });
    let node = div("refusal").key("refusal").attr("role", "alert");
    let node = beside
        .on(node)
        .child(el("strong").text(cx.texts().why_not()))
        .child(el("ul").children(lines));
    (!reasons.is_empty()).then_some(node)
}
