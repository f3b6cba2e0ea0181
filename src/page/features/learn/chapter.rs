//! A chapter of the rules: every sentence with its id, and the boards that illustrate it.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::Library;
use crate::features::learn::nodes::lesson_button;
use crate::features::learn::sheet::sheet_button;
use crate::features::learn::state::Learning;
use crate::messages::RuleTexts;
use engine::table::{Chapter, RuleId};

pub(super) fn chapter_view(learning: &Learning, cx: &Context, chapter: Chapter) -> Node {
    let texts = cx.texts();
    let view = div("chapter-view").key(chapter.prefix());
    match chapter_text(cx, chapter) {
        Some(ChapterText::Read(read)) => {
            let (rules, note) = read.listed();
            let rules = rules.iter();
            let rules = rules.map(|(id, sentence)| rule_node(learning, cx, *id, sentence, None));
            view.child(el("h2").text(read.title()))
                .child(el("ul").class("rule-list").children(rules))
                .children(note.map(|note| el("p").class("hint").text(note)))
                .child(div("ways").child(sheet_button(cx)))
        }
        Some(ChapterText::Missing) => view.child(el("p").text(texts.rules_unreachable())),
        Some(ChapterText::Asked) | None => view.child(el("p").text(texts.rules_on_the_way())),
    }
}

/// Most boards of a rule shown at once.
const SHOWN: usize = 3;

/// A rule: its id, its text, the boards that illustrate it, and away from its chapter, that and its source.
pub(super) fn rule_node(
    learning: &Learning,
    cx: &Context,
    rule: RuleId,
    sentence: &str,
    from: Option<&RuleTexts>,
) -> Node {
    let library = learning.library();
    let lessons = library
        .into_iter()
        .flat_map(|library: &Library| library.of_rule(rule));
    // First those that are mainly about it: the others may be of any box.
    let (own, others): (Vec<_>, Vec<_>) =
        lessons.partition(|(_, entry)| entry.lesson.rules.first() == Some(&rule));
    let all = own.into_iter().chain(others);
    let mut boards = all
        .filter_map(|(number, _)| lesson_button(learning, cx, number))
        .map(|button| el("li").child(button));
    let first: Vec<Node> = boards.by_ref().take(SHOWN).collect();
    let more: Vec<Node> = boards.collect();
    let first = (!first.is_empty()).then(|| el("ul").class("boards").children(first));
    let more = (!more.is_empty()).then(|| {
        el("details")
            .class("more-boards")
            .child(el("summary").text(cx.texts().more_boards(more.len() as u32)))
            .child(el("ul").class("boards").children(more))
    });
    let note = from.and_then(|from| from.note(rule));
    let id = rule.to_string();
    el("li")
        .key(id.clone())
        .child(el("span").class("id").text(id))
        .child(
            div("what-it-says")
                .children(from.map(|from| span("from", from.title())))
                .child(el("p").text(sentence))
                .children(note.map(|note| el("p").class("hint").text(note)))
                .children(first)
                .children(more),
        )
}
