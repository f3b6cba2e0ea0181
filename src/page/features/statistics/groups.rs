//! Groups of games: the list to choose one from, and all of them side by side.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::intent::{Field, Intent};
use crate::elements::statistics::{Group, Grouping, StatisticsField, StatisticsIntent};
use crate::elements::tree::{Node, div, el, span};
use crate::features::statistics::Statistics;
use crate::features::statistics::bars::{ComparedGroup, compared_table};
use crate::features::statistics::dialog::{mean_points, won};
use crate::messages::Texts;
use crate::widgets::named;
use engine::table::Kind;

/// The choice of a group: all that have games, by what tells them apart.
pub(super) fn choice(statistics: &Statistics, cx: &Context) -> Node {
    let (texts, kind) = (cx.texts(), statistics.kind(cx));
    let chosen = statistics.group(kind);
    let option = |one: Group| {
        el("option")
            .key(one.word())
            .flag("selected", one == chosen)
            .attr("value", one.word())
            .text(name(texts, one))
    };
    let listed =
        |one: &Group| *one == chosen || statistics.sums(kind, [*one, Group::All]).played > 0;
    let grouped = |grouping: Grouping| {
        let groups = grouping.groups().into_iter().filter(listed);
        el("optgroup")
            .key(grouping.word())
            .attr("label", head(texts, grouping))
            .children(groups.map(option))
    };
    let label = texts.results_played();
    let list = el("select")
        .class("control")
        .attr("aria-label", label)
        .field(Field::Statistics(StatisticsField::Group))
        .attr("value", chosen.word())
        .child(option(Group::All))
        .children(Grouping::of(kind).map(grouped));
    div("which").child(span("label", label)).child(list)
}

/// The groups of the chosen games side by side.
pub(super) fn compared(statistics: &Statistics, cx: &Context) -> Node {
    let (texts, kind) = (cx.texts(), statistics.kind(cx));
    let shown = statistics.grouping(kind);
    let button = |grouping: Grouping| {
        let run = Intent::Statistics(StatisticsIntent::Compare(grouping));
        segment(
            (grouping.word(), head(texts, grouping)),
            grouping == shown,
            run,
        )
    };
    let row = |one: Group| {
        let sums = statistics.sums(kind, [statistics.group(kind), one]);
        (sums.played > 0).then(|| ComparedGroup {
            name: name(texts, one),
            numbers: [
                sums.played.to_string(),
                won(texts, &sums),
                mean_points(texts, &sums),
                sums.best.to_string(),
            ],
            length: sums.played,
            part: sums.won,
        })
    };
    let rows: Vec<ComparedGroup> = shown.groups().into_iter().filter_map(row).collect();
    let heads = [
        texts.results_played(),
        texts.games_won(),
        texts.mean_points(),
        texts.best_points(),
    ];
    let title = texts.compared_by();
    el("section")
        .child(el("h2").text(title))
        .child(group(title, Grouping::of(kind).map(button).collect()))
        .child(compared_table(head(texts, shown), heads, &rows))
}

fn head(texts: &Texts, grouping: Grouping) -> &'static str {
    match grouping {
        Grouping::Opponents => texts.opponents_label(),
        Grouping::Boxes => texts.expansions(),
        Grouping::Places => texts.order_of_turns(),
    }
}

fn name(texts: &Texts, group: Group) -> String {
    match group {
        Group::All => texts.games_all().to_string(),
        Group::People => texts.opponents_people().to_string(),
        Group::Level(level) => texts.level(level).to_string(),
        Group::BaseAlone => texts.base_alone().to_string(),
        Group::Box(module) => named(module, texts).to_string(),
        Group::Place(Some(place)) => texts.place_in_order(place.into()),
        Group::Place(None) => texts.place_unknown().to_string(),
    }
}

impl Statistics {
    /// The group shown: all games if this kind does not have it.
    pub(super) fn group(&self, kind: Kind) -> Group {
        let mut groups = Grouping::of(kind).flat_map(Grouping::groups);
        let known = groups.any(|group| group == self.group);
        if known { self.group } else { Group::All }
    }

    fn grouping(&self, kind: Kind) -> Grouping {
        let mut offered = Grouping::of(kind);
        let known = offered.find(|&grouping| grouping == self.grouping);
        known.unwrap_or_default()
    }
}
