//! Rules in words: the id of a rule as a button, the sentence behind it, and a sheet of all chapters in play.

use crate::app::Shell;
use crate::app::page::{button_node, labelled};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::learn::LearnIntent;
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::dialogs::rulebook::{ChapterText, beside, chapter_text, chapters_to_read};
use crate::messages::Texts;
use engine::table::{Chapter, RuleId};

/// A button with the id of a rule that shows its sentence.
pub(crate) fn rule_link(texts: &Texts, rule: RuleId) -> Node {
    let id = rule.to_string();
    el("button")
        .class("rule")
        .key(id.clone())
        .attr("type", "button")
        .hover_title(texts.rule_named(&id))
        .attr("aria-label", texts.rule_named(&id))
        .run(Intent::Rule(rule))
        .text(id)
}

/// Rules in a row, after the word for them; each once.
pub(crate) fn rule_links(texts: &Texts, rules: impl IntoIterator<Item = RuleId>) -> Node {
    let mut each: Vec<RuleId> = Vec::new();
    for rule in rules {
        if !each.contains(&rule) {
            each.push(rule);
        }
    }
    let head = span("rules", texts.rules_head(each.len() as u32));
    let links = each.into_iter().map(|rule| rule_link(texts, rule));
    links.fold(head, Node::apart)
}

/// The dialog of one rule.
#[inline(never)]
pub(crate) fn rule_dialog(shell: &Shell, rule: RuleId) -> Node {
    let text = chapter_text(shell, rule.chapter);
    let title = match text {
        Some(ChapterText::Read(texts)) => texts.title(),
        _ => shell.texts().rules_label(),
    };
    let name = shell.texts().rule_named(&rule.to_string());
    let card = div("card")
        .child(
            el("header")
                .child(el("p").class("eyebrow").text(title))
                .child(el("h1").text(rule.to_string()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(
            el("p")
                .class("sentence")
                .attr("tabindex", "-1")
                .flag("data-first", true)
                .text(sentence_text(shell, rule)),
        )
        .children(note_text(shell, rule).map(|note| el("p").class("hint").text(note)))
        .child(on_boards(rule, shell))
        .child(leafing(shell, rule));
    dialog("rule", name).class("rule-sheet").child(card)
}

/// What a rule says, or why that is not known.
fn sentence_text(shell: &Shell, rule: RuleId) -> String {
    match chapter_text(shell, rule.chapter) {
        Some(ChapterText::Read(texts)) => texts.get(rule).unwrap_or(shell.texts().rule_unsaid()),
        Some(ChapterText::Missing) => shell.texts().rules_unreachable(),
        Some(ChapterText::Asked) | None => shell.texts().rules_on_the_way(),
    }
    .to_string()
}

/// Where a rule comes from that is not from the documents.
fn note_text(shell: &Shell, rule: RuleId) -> Option<String> {
    match chapter_text(shell, rule.chapter) {
        Some(ChapterText::Read(texts)) => texts.note(rule),
        _ => None,
    }
}

/// To the chapter of a rule in the rule book, where it can be seen on boards.
fn on_boards(rule: RuleId, shell: &Shell) -> Node {
    el("button")
        .class("button quiet")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Chapter(rule.chapter)))
        .child(Icon::Book.node())
        .child(span("label", shell.texts().see_on_boards()))
}

/// From a rule to the ones beside it, and to all of them.
fn leafing(shell: &Shell, rule: RuleId) -> Node {
    let near = |step| match chapter_text(shell, rule.chapter) {
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
    let (before, after) = (shell.texts().rule_before(), shell.texts().rule_after());
    div("leafing")
        .child(turn("before", near(-1), before, Icon::Before))
        .child(labelled(shell, Command::Rules, "quiet"))
        .child(turn("after", near(1), after, Icon::Next))
}

/// The sheet of all chapters in play.
#[inline(never)]
pub(crate) fn rules_dialog(shell: &Shell) -> Node {
    let chapters = chapters_to_read(shell);
    let chapters = chapters
        .into_iter()
        .map(|chapter| chapter_node(shell, chapter));
    let card = div("card")
        .child(
            el("header")
                .child(el("h1").text(shell.texts().rules_label()))
                .child(button_node(shell, Command::Close, "quiet corner")),
        )
        .child(div("chapters").children(chapters));
    dialog("rules", shell.texts().rules_label())
        .class("rule-sheet all")
        .child(card)
}

/// A chapter: its title, and its rules while it is open.
fn chapter_node(shell: &Shell, chapter: Chapter) -> Node {
    let open = shell.rulebook.open == Some(chapter);
    let text = chapter_text(shell, chapter);
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
        .children(open.then(|| rules_of(shell, text)))
}

fn rules_of(shell: &Shell, text: Option<&ChapterText>) -> Node {
    let Some(ChapterText::Read(texts)) = text else {
        let unreachable = text == Some(&ChapterText::Missing);
        let texts = shell.texts();
        return el("p").class("sentence").text(if unreachable {
            texts.rules_unreachable()
        } else {
            texts.rules_on_the_way()
        });
    };
    let rule = |(id, sentence): (RuleId, String)| {
        el("li")
            .key(id.to_string())
            .child(rule_link(shell.texts(), id))
            .child(el("p").text(sentence))
    };
    let (rules, note) = texts.listed();
    let all = el("ul").class("sentences");
    el("div")
        .child(all.children(rules.into_iter().map(rule)))
        .children(note.map(|note| el("p").class("hint").text(note)))
}
