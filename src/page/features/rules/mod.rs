//! Rules in words: the id of a rule as a button, its sentence, and a sheet of all chapters in play.

pub mod rulebook;

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::rules::rulebook::beside;
use crate::widgets::{button_node, labelled, rule_link};
use engine::table::{Chapter, RuleId};

pub(crate) fn rule_dialog(cx: &Context, rule: RuleId) -> Node {
    let text = chapter_text(cx, rule.chapter);
    let title = match text {
        Some(ChapterText::Read(texts)) => texts.title(),
        _ => cx.texts().rules_label(),
    };
    let name = cx.texts().rule_named(&rule.to_string());
    let card = div("card")
        .child(
            el("header")
                .child(el("p").class("eyebrow").text(title))
                .child(el("h1").text(rule.to_string()))
                .child(button_node(cx, Command::Close, "quiet corner")),
        )
        .child(
            el("p")
                .class("sentence")
                .attr("tabindex", "-1")
                .flag("data-first", true)
                .text(sentence_text(cx, rule)),
        )
        .children(note_text(cx, rule).map(|note| el("p").class("hint").text(note)))
        .child(on_boards(rule, cx))
        .child(leafing(cx, rule));
    dialog("rule", name).class("rule-sheet").child(card)
}

/// What a rule says, or why that is unknown.
fn sentence_text(cx: &Context, rule: RuleId) -> String {
    match chapter_text(cx, rule.chapter) {
        Some(ChapterText::Read(texts)) => texts.get(rule).unwrap_or(cx.texts().rule_unsaid()),
        Some(ChapterText::Missing) => cx.texts().rules_unreachable(),
        Some(ChapterText::Asked) | None => cx.texts().rules_on_the_way(),
    }
    .to_string()
}

/// The source of a rule that is not from the official documents.
fn note_text(cx: &Context, rule: RuleId) -> Option<String> {
    match chapter_text(cx, rule.chapter) {
        Some(ChapterText::Read(texts)) => texts.note(rule),
        _ => None,
    }
}

/// The button to the rule's chapter in the rule book, where boards illustrate it.
fn on_boards(rule: RuleId, cx: &Context) -> Node {
    el("button")
        .class("button quiet")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Chapter(rule.chapter)))
        .child(Icon::Book.node())
        .child(span("label", cx.texts().see_on_boards()))
}

/// Buttons to the neighbouring rules, and to all of them.
fn leafing(cx: &Context, rule: RuleId) -> Node {
    let near = |step| match chapter_text(cx, rule.chapter) {
        Some(ChapterText::Read(texts)) => beside(texts, rule, step),
        _ => None,
    };
    let turn = |key: &str, to: Option<RuleId>, name: &str, icon: Icon| {
        let button = el("button")
            .class("icon-button round")
            .key(key)
            .attr("type", "button")
            .hover_title(name)
            .attr("aria-label", name)
            .flag("disabled", to.is_none())
            .child(icon.node());
        match to {
            Some(to) => button.run(Intent::Rule(to)),
            None => button,
        }
    };
    let (before, after) = (cx.texts().rule_before(), cx.texts().rule_after());
    div("leafing")
        .child(turn("before", near(-1), before, Icon::Before))
        .child(labelled(cx, Command::Rules, "quiet"))
        .child(turn("after", near(1), after, Icon::Next))
}

/// A chapter: its title, and its rules while it is open.
pub(crate) fn chapter_node(cx: &Context, chapter: Chapter) -> Node {
    let open = cx.rulebook.open == Some(chapter);
    let text = chapter_text(cx, chapter);
    let title = match text {
        Some(ChapterText::Read(texts)) => texts.title(),
        _ => chapter.prefix(),
    };
    let icon = if open { Icon::Minus } else { Icon::Plus };
    let head = el("button")
        .class("chapter-head")
        .attr("type", "button")
        .state("aria-expanded", open)
        .run(Intent::Chapter(chapter))
        .child(span("label", title))
        .apart(span("prefix", chapter.prefix()))
        .child(icon.node());
    el("section")
        .class("chapter")
        .key(chapter.prefix())
        .child(el("h2").child(head))
        .children(open.then(|| rules_of(cx, text)))
}

fn rules_of(cx: &Context, text: Option<&ChapterText>) -> Node {
    let Some(ChapterText::Read(texts)) = text else {
        let unreachable = text == Some(&ChapterText::Missing);
        let texts = cx.texts();
        return el("p").class("sentence").text(if unreachable {
            texts.rules_unreachable()
        } else {
            texts.rules_on_the_way()
        });
    };
    let rule = |(id, sentence): (RuleId, String)| {
        el("li")
            .key(id.to_string())
            .child(rule_link(cx.texts(), id))
            .child(el("p").text(sentence))
    };
    let (rules, note) = texts.listed();
    let all = el("ul").class("sentences");
    el("div")
        .child(all.children(rules.into_iter().map(rule)))
        .children(note.map(|note| el("p").class("hint").text(note)))
}
