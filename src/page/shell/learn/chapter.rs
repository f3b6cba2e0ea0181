//! A chapter of the rules: every sentence with its id, and the boards on which it can be seen.

use crate::elements::tree::{Node, div, el};
use crate::shell::Shell;
use crate::shell::dialogs::rulebook::{ChapterText, chapter_text};
use crate::shell::learn::dialog::lesson_button;
use crate::shell::learn::library::Library;
use engine::table::{Chapter, RuleId};

/// The chapter.
pub(super) fn chapter_view(shell: &Shell, chapter: Chapter) -> Node {
    let texts = shell.texts();
    let view = div("chapter-view").key(chapter.prefix());
    match chapter_text(shell, chapter) {
        Some(ChapterText::Read(read)) => {
            let rules = read
                .all()
                .map(|(id, sentence)| rule_node(shell, id, sentence));
            view.child(el("h2").text(read.title()))
                .child(el("ul").class("rule-list").children(rules))
        }
        Some(ChapterText::Missing) => view.child(el("p").text(texts.rules_unreachable())),
        Some(ChapterText::Asked) | None => view.child(el("p").text(texts.rules_on_the_way())),
    }
}

/// A rule: its id, what it says, and the boards on which it can be seen.
pub(super) fn rule_node(shell: &Shell, rule: RuleId, sentence: &str) -> Node {
    let library = shell.learning.library();
    let lessons = library
        .into_iter()
        .flat_map(|library: &Library| library.of_rule(rule));
    let boards: Vec<Node> = lessons
        .filter_map(|(number, _)| lesson_button(shell, number))
        .map(|button| el("li").child(button))
        .collect();
    let boards = (!boards.is_empty()).then(|| el("ul").class("boards").children(boards));
    let id = rule.to_string();
    el("li")
        .key(id.clone())
        .child(el("span").class("id").text(id))
        .child(
            div("what-it-says")
                .child(el("p").text(sentence))
                .children(boards),
        )
}
