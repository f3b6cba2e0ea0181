//! The dialog: which games, their numbers, points by source, reviews, groups side by side, firsts, and ways in and out.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::statistics::{Group, StatisticsField, StatisticsIntent};
use crate::elements::tree::{Node, dialog, div, el, span};
use crate::features::statistics::Statistics;
use crate::features::statistics::bars::{BarRow, bar_table};
use crate::features::statistics::game::FinishedGame;
use crate::features::statistics::reviewed::reviewed;
use crate::features::statistics::sums::{Firsts, Sums};
use crate::features::statistics::{groups, sources};
use crate::messages::Texts;
use crate::widgets::{button_node, labelled_intent};
use engine::rules::Module;
use engine::session::Level;
use engine::table::Kind;
use std::rc::Rc;

/// The dialog; `courses` are how many courses of the rule book are done, and how many there are, if that is known.
pub(crate) fn statistics_dialog(
    statistics: &Statistics,
    courses: Option<(u32, u32)>,
    cx: &Context,
) -> Node {
    let texts = cx.texts();
    let close = button_node(cx, Command::Close, "quiet corner").flag("data-first", true);
    let header = el("header")
        .child(el("h1").text(texts.all_statistics()))
        .child(close);
    let games = statistics.games();
    let card = div("card").child(header);
    let listed = cx.settings().firsts;
    let card = match games.is_empty() {
        true => card.child(el("p").class("hint").text(texts.no_statistics())),
        false => card
            .child(filters(statistics, cx))
            .children(shown(statistics, cx))
            .children(listed.then(|| firsts(statistics, cx, courses))),
    };
    dialog("statistics", texts.all_statistics())
        .class("statistics")
        .child(card.child(ways(statistics, texts)))
}

impl Statistics {
    /// The kind of games shown.
    pub(super) fn kind(&self, cx: &Context) -> Kind {
        self.kind.unwrap_or(cx.game_kind())
    }

    /// The sums over the games of a kind that are in both groups.
    pub(super) fn sums(&self, kind: Kind, groups: [Group; 2]) -> Rc<Sums> {
        let sums = || Sums::of(self.games_of(kind), &groups);
        self.sums.get((kind, groups), sums)
    }

    fn games_of(&self, kind: Kind) -> impl Iterator<Item = &FinishedGame> {
        self.games().iter().filter(move |game| game.kind == kind)
    }
}

/// The choice of games.
fn filters(statistics: &Statistics, cx: &Context) -> Node {
    let (texts, shown) = (cx.texts(), statistics.kind(cx));
    let kind = |kind: Kind| {
        let name = match kind {
            Kind::Tiles => texts.tile_game(),
            Kind::Cards => texts.card_game(),
        };
        let run = Intent::Statistics(StatisticsIntent::Kind(kind));
        segment((kind.name(), name), kind == shown, run)
    };
    div("filters")
        .child(group(texts.which_game(), Kind::ALL.map(kind).to_vec()))
        .child(div("choice").child(groups::choice(statistics, cx)))
}

/// What there is to say about the chosen games.
fn shown(statistics: &Statistics, cx: &Context) -> Vec<Node> {
    let (texts, kind) = (cx.texts(), statistics.kind(cx));
    let sums = statistics.sums(kind, [statistics.group(kind), Group::All]);
    if sums.played == 0 {
        return vec![el("p").class("hint").text(texts.no_such_games())];
    }
    let mut nodes = vec![numbers(texts, &sums), by_source(texts, kind, &sums)];
    nodes.extend(reviewed(texts, &sums.reviews));
    nodes.push(groups::compared(statistics, cx));
    nodes
}

/// How many games were won, if any could be.
pub(super) fn won(texts: &Texts, sums: &Sums) -> String {
    match sums.contested {
        0 => "–".to_string(),
        games => texts.won_of(sums.won, games),
    }
}

pub(super) fn mean_points(texts: &Texts, sums: &Sums) -> String {
    tenths(texts, sums.mean(sums.points))
}

fn numbers(texts: &Texts, sums: &Sums) -> Node {
    let all = [
        (texts.results_played(), sums.played.to_string()),
        (texts.games_won(), won(texts, sums)),
        (texts.mean_points(), mean_points(texts, sums)),
        (texts.best_points(), sums.best.to_string()),
        (texts.winning_streak(), sums.streak.to_string()),
        (texts.longest_streak(), sums.longest_streak.to_string()),
    ];
    let number = |(name, number): (&str, String)| {
        div("")
            .child(el("dt").text(name))
            .child(el("dd").text(number))
    };
    el("dl").class("totals").children(all.map(number))
}

fn tenths(texts: &Texts, tenths: u32) -> String {
    texts.review_number(tenths / 10, tenths % 10)
}

fn by_source(texts: &Texts, kind: Kind, sums: &Sums) -> Node {
    let sources = sums.sources.iter().enumerate();
    let sources = sources.filter(|&(_, &points)| points > 0);
    let rows = sources.map(|(number, &points)| BarRow {
        name: sources::name(texts, kind, number).to_string(),
        told: tenths(texts, sums.mean(points)),
        length: sums.mean(points),
        part: sums.mean(points),
    });
    let rows: Vec<BarRow> = rows.collect();
    let heads = [texts.source(), texts.mean_points()];
    bar_table(texts.points_by_source(), heads, &rows)
}

/// What was reached once, in games of the kind shown, and what is still open.
fn firsts(statistics: &Statistics, cx: &Context, courses: Option<(u32, u32)>) -> Node {
    let (texts, kind) = (cx.texts(), statistics.kind(cx));
    let count = || Firsts::of(statistics.games_of(kind));
    let firsts = statistics.firsts.get(kind, count);
    let (levels, boxes) = (Level::offered().len(), Module::ALL.len());
    let beaten = texts.every_level_beaten(firsts.levels as u32, levels as u32);
    let played = texts.every_box_played(firsts.boxes as u32, boxes as u32);
    let of_tiles = [
        (firsts.city, Icon::City, texts.first_city().to_string()),
        (firsts.field, Icon::Field, texts.first_field().to_string()),
        (firsts.boxes == boxes, Icon::Tiles, played),
    ];
    let of_tiles = of_tiles.into_iter().filter(|_| kind == Kind::Tiles);
    let of_both = [(firsts.levels == levels, Icon::Computer, beaten)];
    let course = courses.map(|(done, all)| {
        let told = texts.every_course_done(done, all);
        (done == all, Icon::Learn, told)
    });
    let line = |(reached, icon, text): (bool, Icon, String)| {
        let state = match reached {
            true => texts.first_reached(),
            false => texts.first_open(),
        };
        el("li")
            .class(if reached { "reached" } else { "" })
            .child(icon.node())
            .child(span("", text))
            .apart(span("unseen", state))
    };
    let all = of_tiles.chain(of_both).chain(course);
    el("section")
        .class("firsts")
        .child(el("h2").text(texts.firsts()))
        .child(el("ul").children(all.map(line)))
}

/// The ways out and in.
fn ways(statistics: &Statistics, texts: &Texts) -> Node {
    let button = |intent: StatisticsIntent, icon, label| {
        labelled_intent("", Intent::Statistics(intent), icon, label)
    };
    let out = !statistics.games().is_empty();
    let out = out.then(|| {
        button(
            StatisticsIntent::Save,
            Icon::Export,
            texts.export_statistics(),
        )
    });
    let bring = button(
        StatisticsIntent::Bring,
        Icon::Import,
        texts.import_statistics(),
    );
    let pasted = el("textarea")
        .attr("rows", "2")
        .attr("aria-label", texts.paste_statistics())
        .attr("placeholder", texts.paste_statistics())
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .field(Field::Statistics(StatisticsField::Pasted))
        .attr("value", statistics.pasted.clone());
    let some = !statistics.pasted.trim().is_empty();
    let read = some.then(|| button(StatisticsIntent::Read, Icon::Plus, texts.add_statistics()));
    el("section")
        .class("ways-in")
        .child(div("ways").children(out).child(bring))
        .child(pasted)
        .children(read)
}
