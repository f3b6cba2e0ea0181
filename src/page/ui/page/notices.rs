//! Sentences that stay: trouble with saving, a refusal beside the tile.

use crate::messages::{cards as cards_told, sentences};
use crate::ui::app::App;
use crate::ui::icons::Icon;
use crate::ui::intent::Intent;
use crate::ui::notice::Notice;
use crate::ui::stage::OnScreen;
use crate::ui::tree::{Node, div, el, span};
use engine::{cards, rules};

impl App {
    /// Everything that went wrong, until it is put away.
    pub(super) fn notice_list(&self) -> Node {
        let notices = self.notices.iter().enumerate();
        div("notices")
            .key("notices")
            .children(notices.map(|(index, notice)| self.notice_node(index, notice)))
    }

    fn notice_node(&self, index: usize, notice: &Notice) -> Node {
        let text = self.notice_text(notice);
        let remedies = notice.remedies(self.texts).into_iter().map(|(name, run)| {
            el("button")
                .class("button")
                .attr("type", "button")
                .run(run)
                .text(name)
        });
        div("notice")
            .key(text.clone())
            .attr("role", "alert")
            .child(Icon::Warning.node())
            .child(span("text", text))
            .children(remedies)
            .child(
                el("button")
                    .class("icon-button quiet")
                    .key("dismiss")
                    .attr("type", "button")
                    .attr("title", self.texts.close())
                    .attr("aria-label", self.texts.close())
                    .run(Intent::Dismiss(index))
                    .child(Icon::Close.node()),
            )
    }

    /// Why something cannot go where it was dropped, beside that place.
    pub(super) fn refusal(&self) -> Option<Node> {
        let company = self.company()?;
        let (reasons, beside) = match &self.shown {
            OnScreen::Nothing => return None,
            OnScreen::Tiles(table) => {
                let refusal = table.refusal()?;
                let told = |&reason: &rules::Reason| {
                    let text = sentences::reason(self.texts, &company, reason);
                    (text, reason.rule())
                };
                let reasons: Vec<_> = refusal.reasons.iter().map(told).collect();
                (reasons, table.beside_refusal(refusal))
            }
            OnScreen::Cards(table) => {
                let refusal = table.refusal()?;
                let told = |&reason: &cards::Reason| {
                    let text = cards_told::reason(self.texts, &company, reason);
                    (text, reason.rule())
                };
                let reasons: Vec<_> = refusal.reasons.iter().map(told).collect();
                (reasons, table.beside_refusal(refusal))
            }
        };
        let lines = reasons.iter().map(|(text, rule)| {
            let link = rule.map(|rule| self.rule_link(rule));
            el("li").child(span("", text.clone())).children(link)
        });
        let node = div("refusal").key("refusal").attr("role", "alert");
        let node = beside
            .on(node)
            .child(el("strong").text(self.texts.why_not()))
            .child(el("ul").children(lines));
        (!reasons.is_empty()).then_some(node)
    }
}
