//! The points of a game by origin, with the rules that gave them, for either game.

use crate::context::Context;
use crate::context::settled::settled_winners;
use crate::messages::{Texts, cards as card_texts, sentences};
use crate::stage::AnyStage;
use engine::session::{Row, ScoreTable};
use engine::table::{LoggedEvent, Origin, RuleId, SeatSet, Timing};
use engine::tiles::order;
use engine::{cards, rules};

/// One row of the table of points.
pub(crate) struct PointsRow {
    pub title: String,
    pub timing: Timing,
    pub points: Vec<u32>,
    /// Players who missed points they would have had.
    pub lost: SeatSet,
    /// Why something scored nothing, each reason once.
    pub why: Vec<&'static str>,
    /// The rules that gave the points, each once.
    pub rules: Vec<RuleId>,
}

pub(crate) struct Tally {
    /// By origin.
    pub rows: Vec<PointsRow>,
    /// The sum of all rows, by seat.
    pub totals: Vec<u32>,
    /// Who won, and by what.
    pub victory: Victory,
}

/// Who won a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Victory {
    /// Those with the most points.
    Points(SeatSet),
    /// These: the game ended before its rules ended it.
    Settled(SeatSet),
}

impl Victory {
    pub fn winners(self) -> SeatSet {
        match self {
            Victory::Points(seats) | Victory::Settled(seats) => seats,
        }
    }
}

/// The points of the game on the screen.
pub(super) fn tally_of(cx: &Context) -> Option<Tally> {
    let settled = settled_winners(cx).map(Victory::Settled);
    let victory = |leaders| settled.unwrap_or(Victory::Points(leaders));
    Some(match &cx.stage {
        None => return None,
        Some(AnyStage::Tiles(stage)) => Tally {
            victory: victory(stage.session().game().leaders()),
            ..counted_of(stage.session().table(), |row| {
                let title = cx.texts().origin(row.origin).to_string();
                let log = stage.session().log().iter().map(|line| &line.event);
                let why = lost_in(cx.texts(), row, log.clone());
                (title, why, rules_of(row, log, rules_of_tiles))
            })
        },
        Some(AnyStage::Cards(stage)) => Tally {
            victory: victory(stage.session().game().leaders()),
            ..counted_of(stage.session().table(), |row| {
                let log = stage.session().log().iter();
                let title = match row.origin {
                    cards::Origin::Before => cx.texts().origin(rules::Origin::Before),
                    cards::Origin::Cards(source) => cx.texts().card_source(source),
                };
                let rules = rules_of(row, log.map(|line| &line.event), rules_of_cards);
                (title.to_string(), Vec::new(), rules)
            })
        },
    })
}

fn counted_of<O: Origin>(
    table: ScoreTable<O>,
    told: impl Fn(&Row<O>) -> (String, Vec<&'static str>, Vec<RuleId>),
) -> Tally {
    let rows = table.rows.iter().map(|row| {
        let (title, why, rules) = told(row);
        PointsRow {
            title,
            timing: row.timing,
            points: row.points.clone(),
            lost: row.lost,
            why,
            rules,
        }
    });
    Tally {
        rows: rows.collect(),
        totals: table.totals.clone(),
        victory: Victory::Points(SeatSet::default()),
    }
}

/// What a row counts: what scored, and what might have.
fn counted_in<'a, E: LoggedEvent + 'a>(
    row: &Row<E::Origin>,
    events: impl Iterator<Item = &'a E>,
) -> impl Iterator<Item = &'a E> {
    events.filter(|event| {
        let points = event
            .points()
            .filter(|points| points.points > 0 || points.lost);
        points.is_some_and(|points| (points.origin, points.timing) == (row.origin, row.timing))
    })
}

/// Why what a row counts did not score.
fn lost_in<'a>(
    texts: &Texts,
    row: &Row<rules::Origin>,
    events: impl Iterator<Item = &'a rules::Event>,
) -> Vec<&'static str> {
    let mut why = Vec::new();
    for event in counted_in(row, events) {
        if let rules::Event::Scored(scored) = event
            && scored.is_loss()
        {
            let told = sentences::worthless_text(texts, scored);
            why.extend(told.filter(|told| !why.contains(told)));
        }
    }
    why
}

/// The rules that gave the points of a row.
fn rules_of<'a, E: LoggedEvent + 'a>(
    row: &Row<E::Origin>,
    events: impl Iterator<Item = &'a E>,
    rules: fn(&E) -> Vec<RuleId>,
) -> Vec<RuleId> {
    let mut found: Vec<RuleId> = counted_in(row, events).flat_map(rules).collect();
    order::sort(&mut found);
    found.dedup();
    found
}

fn rules_of_tiles(event: &rules::Event) -> Vec<RuleId> {
    match event {
        rules::Event::Scored(scored) => scored.rules(),
        _ => Vec::new(),
    }
}

fn rules_of_cards(event: &cards::Event) -> Vec<RuleId> {
    match event {
        cards::Event::Scored(scored) => card_texts::rule_ids(scored),
        _ => Vec::new(),
    }
}
