//! The results of a class: a table for each list, of texts that were dropped or pasted here. It is gone when the page is closed.

use super::nodes::{intent, list_button, outcome_mark, outcome_text, title_of};
use super::result::{Outcome, Report};
use crate::context::Context;
use crate::context::copied::Copied;
use crate::elements::assignment::{AssignmentField, AssignmentIntent};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::tree::{Node, div, el, span};
use crate::elements::workshop::WayOut;
use crate::features::learn::state::Learning;
use crate::widgets::{confirmed, labelled_intent};

/// The most results that are taken in.
const MOST: usize = 500;

/// The results that came in, and what is being pasted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Class {
    pub reports: Vec<Report>,
    pub pasted: String,
}

impl Class {
    /// Takes in all results of a text but those that are here already. Two learners may have the same name, or none. Returns how
    /// many are new.
    pub fn take(&mut self, text: &str) -> usize {
        let before = self.reports.len();
        for report in Report::read_all(text) {
            let is_new = report.learner.is_empty() || !self.reports.contains(&report);
            if is_new && self.reports.len() < MOST {
                self.reports.push(report);
            }
        }
        let count = self.reports.len() - before;
        self.reports.sort_by(|one, other| {
            (&one.title, &one.list, &one.learner).cmp(&(&other.title, &other.list, &other.learner))
        });
        count
    }

    /// The results by list.
    fn by_list(&self) -> impl Iterator<Item = &[Report]> {
        self.reports.chunk_by(|one, other| one.list == other.list)
    }

    /// All as lines with columns, for a spreadsheet.
    pub(super) fn table(&self, cx: &Context) -> String {
        let texts = cx.texts();
        let line = |cells: Vec<String>| cells.join("\t");
        let mut lines = Vec::new();
        for reports in self.by_list() {
            let names = entries(reports);
            let head = names.iter().map(|name| name.to_string());
            lines.push(line(
                std::iter::once(plain(&title(cx, reports)))
                    .chain(head)
                    .collect(),
            ));
            lines.extend(reports.iter().map(|report| {
                let told = names
                    .iter()
                    .map(|name| outcome_text(texts, report.outcome(name)));
                let told = told.map(str::to_string);
                line(
                    std::iter::once(plain(&report.learner))
                        .chain(told)
                        .collect(),
                )
            }));
        }
        lines.join("\n") + "\n"
    }
}

/// A text that no spreadsheet takes for a formula.
fn plain(text: &str) -> String {
    match text.starts_with(['=', '+', '-', '@']) {
        true => format!("'{text}"),
        false => text.to_string(),
    }
}

/// The entries of the list by name, as the longest result has them.
fn entries(reports: &[Report]) -> Vec<&str> {
    let longest = reports.iter().max_by_key(|report| report.outcomes.len());
    let outcomes = longest.into_iter().flat_map(|report| &report.outcomes);
    outcomes.map(|(name, _)| name.as_str()).collect()
}

fn title(cx: &Context, reports: &[Report]) -> String {
    let title = reports.first().map(|report| report.title.as_str());
    let title = title.filter(|title| !title.is_empty());
    title.unwrap_or(cx.texts().list_untitled()).to_string()
}

pub(in crate::features::learn) fn class_view(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let class = &learning.class;
    let tables = class.by_list().map(|reports| table(learning, cx, reports));
    let pasted = el("textarea")
        .attr("rows", "2")
        .attr("aria-label", texts.paste_results())
        .attr("placeholder", texts.paste_results())
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .field(Field::Learn(LearnField::Assignment(
            AssignmentField::Pasted,
        )))
        .attr("value", class.pasted.clone());
    let some = !class.pasted.trim().is_empty();
    let read = list_button(
        AssignmentIntent::ReadResults,
        Icon::Plus,
        texts.add_results(),
    );
    let files = labelled_intent(
        "",
        Intent::Learn(LearnIntent::BringDone),
        Icon::Import,
        texts.choose_results(),
    );
    div("assignment class-results")
        .key("class")
        .child(el("h2").text(texts.class_results()))
        .child(el("p").class("hint").text(texts.class_results_hint()))
        .child(pasted)
        .child(div("ways").children(some.then_some(read)).child(files))
        .children(tables)
        .children((!class.reports.is_empty()).then(|| ways(cx)))
}

/// What may be done with all results.
fn ways(cx: &Context) -> Node {
    let texts = cx.texts();
    let copy = list_button(
        AssignmentIntent::CopyTable,
        Icon::Copy,
        texts.copy_results(),
    );
    let copy = confirmed(cx, Copied::OfDraft(WayOut::Record), copy);
    let forget = el("button")
        .class("link")
        .attr("type", "button")
        .run(intent(AssignmentIntent::ForgetResults))
        .text(texts.forget_results());
    div("ways").child(copy).child(forget)
}

/// A row for each learner, a column for each entry.
fn table(learning: &Learning, cx: &Context, reports: &[Report]) -> Node {
    let texts = cx.texts();
    let title = title(cx, reports);
    let head = |label: String| el("th").attr("scope", "col").text(label);
    let names = entries(reports);
    let heads = (1..).zip(&names).map(|(number, name)| {
        let title = title_of(learning, cx, name);
        let title = title.unwrap_or_else(|| texts.own_task().to_string());
        head(number.to_string())
            .hover_title(title.clone())
            .attr("aria-label", title)
    });
    let row = |report: &Report| {
        let cells = names.iter().map(|name| report.outcome(name));
        let solved = cells.clone().filter(|outcome| outcome.is_solved());
        let solved = solved.count().to_string();
        let learner = match report.learner.as_str() {
            "" => texts.unnamed_learner(),
            learner => learner,
        };
        el("tr")
            .child(el("th").attr("scope", "row").text(learner))
            .children(cells.map(|outcome| cell(cx, outcome)))
            .child(el("td").text(solved))
    };
    let heads = std::iter::once(head(texts.learner_name().to_string())).chain(heads);
    let heads = heads.chain([head(texts.solved_sum().to_string())]);
    let table = el("table")
        .attr("aria-label", title.clone())
        .child(el("thead").child(el("tr").children(heads)))
        .child(el("tbody").children(reports.iter().map(row)));
    let learners = texts.learners(reports.len() as u32);
    el("section")
        .child(el("h3").text(texts.labelled(&title, &learners)))
        .child(div("scrolled").attr("tabindex", "0").child(table))
        .child(el("p").class("hint").text(texts.outcome_signs()))
}

fn cell(cx: &Context, outcome: Outcome) -> Node {
    let told = outcome_text(cx.texts(), outcome);
    let (class, sign) = outcome_mark(outcome).unwrap_or(("", "·"));
    let sign = span("mark", sign).class(class).attr("aria-hidden", "true");
    el("td").child(sign).child(span("unseen", told))
}
