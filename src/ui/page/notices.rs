//! Sentences that stay: trouble with saving, a refusal beside the tile.

use crate::i18n::sentences;
use crate::ui::app::{App, Notice};
use crate::ui::icons::Icon;
use crate::ui::tree::{Node, div, el, span};

impl App {
    fn notice_text(&self, notice: &Notice) -> String {
        match notice {
            Notice::StorageFull => self.texts.storage_full().to_string(),
            Notice::StorageForbidden => self.texts.storage_forbidden().to_string(),
            Notice::Unreadable(why) => {
                let (broken, kept) = (self.texts.unreadable(why), self.texts.unreadable_kept());
                format!("{broken} {kept}")
            }
            Notice::OtherTab => self.texts.other_tab().to_string(),
            Notice::ComputerFailed => self.texts.computer_failed().to_string(),
        }
    }

    /// Everything that went wrong, until it is put away.
    pub(super) fn notice_list(&self) -> Node {
        let notices = self.notices.iter().enumerate().map(|(index, notice)| {
            let text = self.notice_text(notice);
            div("notice")
                .key(text.clone())
                .attr("role", "alert")
                .child(Icon::Warning.node())
                .child(span("", text))
                .child(
                    el("button")
                        .class("icon-button quiet")
                        .attr("type", "button")
                        .attr("aria-label", self.texts.close())
                        .run(format!("dismiss {index}"))
                        .child(Icon::Close.node()),
                )
        });
        div("notices").children(notices)
    }

    /// Why the tile cannot lie where it was dropped, beside that place.
    pub(super) fn refusal(&self) -> Option<Node> {
        let refusal = self.table.as_ref()?.refusal.as_ref()?;
        let company = self.company()?;
        let lines = refusal
            .reasons
            .iter()
            .map(|&reason| el("li").text(sentences::reason(self.texts, &company, reason)));
        let node = div("refusal")
            .key("refusal")
            .attr("role", "alert")
            .attr("data-x", format!("{:.0}", refusal.at.x))
            .attr("data-y", format!("{:.0}", refusal.at.y))
            .child(el("strong").text(self.texts.why_not()))
            .child(el("ul").children(lines));
        (!refusal.reasons.is_empty()).then_some(node)
    }
}
