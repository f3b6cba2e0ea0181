//! The notices as elements, and the refusal beside the tile, which goes by itself.

use crate::app::Shell;
use crate::context::dialogs::Dialog;
use crate::context::notices::Notice;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, div, el, span};
use crate::features::dialogs::rules::rule_link;
use crate::features::notices::notice_text;
use crate::messages::{cards as cards_told, sentences};
use crate::stage::OnScreen;
use crate::stage::popover::PopoverPlacement;
use engine::table::RuleId;
use engine::{cards, rules};

/// Everything that went wrong, until it is put away.
pub(crate) fn notice_list(shell: &Shell) -> Node {
    let notices = shell.notices.all().iter().enumerate();
    div("notices")
        .key("notices")
        .children(notices.map(|(index, notice)| notice_node(shell, index, notice)))
}

fn notice_node(shell: &Shell, index: usize, notice: &Notice) -> Node {
    let text = notice_text(shell, notice);
    let remedies = notice
        .remedies(shell.texts())
        .into_iter()
        .filter(|(_, run)| !leads_here(shell, run))
        .map(|(name, run)| {
            el("button")
                .class("button")
                .attr("type", "button")
                .run(run)
                .text(name)
        });
    div("notice")
        .key(text.clone())
        .attr("role", "alert")
        .child(notice.icon().node())
        .child(span("text", text))
        .children(remedies)
        .child(
            el("button")
                .class("icon-button quiet")
                .key("dismiss")
                .attr("type", "button")
                .hover_title(shell.texts().close())
                .attr("aria-label", shell.texts().close())
                .run(Intent::Dismiss(index))
                .child(Icon::Close.node()),
        )
}

/// Whether what a button would open is open already.
fn leads_here(shell: &Shell, run: &Intent) -> bool {
    *run == Intent::Command(Command::SavedGames) && shell.dialog() == Some(Dialog::SavedGames)
}

/// A reason why something is refused, in a sentence, with the rule it follows.
type Reason = (String, Option<RuleId>);

/// All reasons why something is refused, as long as that is said.
pub(crate) fn refusal_reasons(shell: &Shell) -> Vec<Reason> {
    refused(shell)
        .map(|(reasons, _)| reasons)
        .unwrap_or_default()
}

fn refused(shell: &Shell) -> Option<(Vec<Reason>, PopoverPlacement)> {
    let company = shell.company()?;
    match &shell.stage {
        OnScreen::Nothing => None,
        OnScreen::Tiles(stage) => {
            let refusal = stage.refusal()?;
            let told = |&reason: &rules::Reason| {
                let text = sentences::reason(shell.texts(), &company, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
        OnScreen::Cards(stage) => {
            let refusal = stage.refusal()?;
            let told = |&reason: &cards::Reason| {
                let text = cards_told::reason(shell.texts(), &company, reason);
                (text, reason.rule())
            };
            let reasons = refusal.reasons.iter().map(told).collect();
            Some((reasons, stage.beside_refusal(refusal)))
        }
    }
}

/// Why something cannot go where it was dropped, beside that place.
pub(crate) fn refusal_node(shell: &Shell) -> Option<Node> {
    let (reasons, beside) = refused(shell)?;
    let lines = reasons.iter().map(|(text, rule)| {
        let link = rule.map(|rule| rule_link(shell.texts(), rule));
        let line = el("li").child(span("", text.clone()));
        link.into_iter().fold(line, Node::apart)
    });
    let node = div("refusal").key("refusal").attr("role", "alert");
    let node = beside
        .on(node)
        .child(el("strong").text(shell.texts().why_not()))
        .child(el("ul").children(lines));
    (!reasons.is_empty()).then_some(node)
}
