//! Rules in words: the id of a rule as a button, the sentence behind it, and a sheet of all chapters in play.

use crate::messages::Texts;
use crate::ui::app::App;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::intent::Intent;
use crate::ui::rulebook::{Leaf, beside};
use crate::ui::tree::{Node, div, el, span};
use engine::table::{Chapter, RuleId};

/// A button with the id of a rule that shows its sentence.
pub(in crate::ui) fn rule_link(texts: &dyn Texts, rule: RuleId) -> Node {
    let id = rule.to_string();
    el("button")
        .class("rule")
        .key(id.clone())
        .attr("type", "button")
        .attr("title", texts.rule_named(&id))
        .attr("aria-label", texts.rule_named(&id))
        .run(Intent::Rule(rule))
        .text(id)
}

/// Rules in a row, after the word for them; each once.
pub(in crate::ui) fn rule_links(
    texts: &dyn Texts,
    rules: impl IntoIterator<Item = RuleId>,
) -> Node {
    let mut each: Vec<RuleId> = Vec::new();
    for rule in rules {
        if !each.contains(&rule) {
            each.push(rule);
        }
    }
    span("rules", texts.rules_head(each.len() as u32))
        .children(each.into_iter().map(|rule| rule_link(texts, rule)))
}

impl App {
    /// The dialog of one rule.
    pub(super) fn rule_dialog(&self, rule: RuleId) -> Node {
        let leaf = self.leaf(rule.chapter);
        let title = match leaf {
            Some(Leaf::Read(texts)) => texts.title(),
            _ => self.texts.rules_label(),
        };
        let name = self.texts.rule_named(&rule.to_string());
        let card = div("card")
            .child(
                el("header")
                    .child(el("p").class("eyebrow").text(title))
                    .child(el("h1").text(rule.to_string()))
                    .child(self.button(Command::Close, "quiet corner")),
            )
            .child(
                el("p")
                    .class("sentence")
                    .attr("id", "sentence")
                    .attr("tabindex", "-1")
                    .flag("data-first", true)
                    .text(self.sentence(rule)),
            )
            .child(self.leafing(rule));
        el("dialog")
            .class("rule-sheet")
            .key("rule")
            .attr("data-modal", "")
            .attr("aria-label", name)
            .attr("aria-describedby", "sentence")
            .child(card)
    }

    /// What a rule says, or why that is not known.
    fn sentence(&self, rule: RuleId) -> String {
        match self.leaf(rule.chapter) {
            Some(Leaf::Read(texts)) => texts.get(rule).unwrap_or(self.texts.rule_unsaid()),
            Some(Leaf::Missing) => self.texts.rules_unreachable(),
            Some(Leaf::Asked) | None => self.texts.rules_on_the_way(),
        }
        .to_string()
    }

    /// From a rule to the ones beside it, and to all of them.
    fn leafing(&self, rule: RuleId) -> Node {
        let near = |step| match self.leaf(rule.chapter) {
            Some(Leaf::Read(texts)) => beside(texts, rule, step),
            _ => None,
        };
        let turn = |key: &str, to: Option<RuleId>, name: &str, icon: Icon| {
            let button = el("button")
                .class("icon-button round")
                .key(key)
                .attr("type", "button")
                .attr("title", name)
                .attr("aria-label", name)
                .flag("disabled", to.is_none())
                .child(icon.node());
            match to {
                Some(to) => button.run(Intent::Rule(to)),
                None => button,
            }
        };
        let (before, after) = (self.texts.rule_before(), self.texts.rule_after());
        div("leafing")
            .child(turn("before", near(-1), before, Icon::Before))
            .child(self.labelled(Command::Rules, "quiet"))
            .child(turn("after", near(1), after, Icon::Next))
    }

    /// The sheet of all chapters in play.
    pub(super) fn rules_dialog(&self) -> Node {
        let chapters = self.chapters();
        let chapters = chapters.into_iter().map(|chapter| self.chapter(chapter));
        let card = div("card")
            .child(
                el("header")
                    .child(el("h1").text(self.texts.rules_label()))
                    .child(self.button(Command::Close, "quiet corner")),
            )
            .child(div("chapters").children(chapters));
        el("dialog")
            .class("rule-sheet all")
            .key("rules")
            .attr("data-modal", "")
            .attr("aria-label", self.texts.rules_label())
            .child(card)
    }

    /// A chapter: its title, and its rules while it is open.
    fn chapter(&self, chapter: Chapter) -> Node {
        let open = self.rulebook.open == Some(chapter);
        let leaf = self.leaf(chapter);
        let title = match leaf {
            Some(Leaf::Read(texts)) => texts.title(),
            _ => chapter.prefix(),
        };
        let icon = if open { Icon::Minus } else { Icon::Plus };
        let head = el("button")
            .class("chapter-head")
            .attr("type", "button")
            .state("aria-expanded", open)
            .run(Intent::Chapter(chapter))
            .child(span("label", title))
            .child(span("prefix", chapter.prefix()))
            .child(icon.node());
        el("section")
            .class("chapter")
            .key(chapter.prefix())
            .child(el("h2").child(head))
            .children(open.then(|| self.rules_of(leaf)))
    }

    fn rules_of(&self, leaf: Option<&Leaf>) -> Node {
        let Some(Leaf::Read(texts)) = leaf else {
            let unreachable = leaf == Some(&Leaf::Missing);
            let texts = self.texts;
            return el("p").class("sentence").text(if unreachable {
                texts.rules_unreachable()
            } else {
                texts.rules_on_the_way()
            });
        };
        let rule = |(id, sentence): (RuleId, &str)| {
            el("li")
                .key(id.to_string())
                .child(rule_link(self.texts, id))
                .child(el("p").text(sentence))
        };
        el("ul").class("sentences").children(texts.all().map(rule))
    }
}
