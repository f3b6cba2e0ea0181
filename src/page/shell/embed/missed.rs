//! Why a task is missed: what is still wanted, and what the answer gave instead.

use super::task::{TaskRun, goal_text};
use crate::messages::{Company, Texts, cards, sentences};
use crate::shell::Shell;
use crate::stage::OnScreen;
use engine::cards::Event as CardEvent;
use engine::learn::{Aim, Goal};
use engine::rules::Event;
use engine::session::{Entry, Session};
use engine::table::{LoggedEvent, Play, Seat};

/// What is said of an answer that misses the task: a sentence for each goal that is missing, and what the answer gave.
#[inline(never)]
pub(super) fn reasons(shell: &Shell, run: &TaskRun, reached: &[bool]) -> Vec<String> {
    let texts = shell.texts();
    let told = missing(run, reached).map(|goal| texts.goal_missing(&goal_text(shell, goal)));
    told.chain(given_instead(shell, run, reached)).collect()
}

/// Where points were wanted and missed, what was scored and by which rules. It is all that is shown beside the goals, whose
/// marks say already which of them are missing.
#[inline(never)]
pub(super) fn given_instead(shell: &Shell, run: &TaskRun, reached: &[bool]) -> Vec<String> {
    let points = match missing(run, reached).any(wants_points) {
        true => scored(shell, run),
        false => Vec::new(),
    };
    let not_yours = missing(run, reached).any(|goal| completed_for_others(shell, run, goal));
    let not_yours = not_yours.then(|| shell.texts().goal_not_yours().to_string());
    not_yours.into_iter().chain(points).collect()
}

/// Whether something was completed as a goal wants it, but not by a majority of whoever answered.
fn completed_for_others(shell: &Shell, run: &TaskRun, goal: &Goal) -> bool {
    let OnScreen::Tiles(stage) = &shell.stage else {
        return false;
    };
    let wanted = |kind| {
        let complete = Aim::Complete(kind);
        goal.any
            .iter()
            .any(|clause| clause.wanted && clause.aim == complete)
    };
    let (_, from) = run.answered_by();
    events(stage.session(), from)
        .any(|event| matches!(event, Event::Completed { kind, .. } if wanted(*kind)))
}

fn missing<'a>(run: &'a TaskRun, reached: &'a [bool]) -> impl Iterator<Item = &'a Goal> {
    let goals = run.goals().iter().zip(reached);
    goals
        .filter(|(_, reached)| !**reached)
        .map(|(goal, _)| goal)
}

fn wants_points(goal: &Goal) -> bool {
    let points = |aim| matches!(aim, Aim::Score(_) | Aim::Lead);
    goal.any.iter().any(|clause| points(clause.aim))
}

/// What whoever answered scored since the task began, item by item.
fn scored(shell: &Shell, run: &TaskRun) -> Vec<String> {
    let texts = shell.texts();
    let (seat, from) = run.answered_by();
    let Some(company) = shell.company() else {
        return Vec::new();
    };
    let items: Vec<(u16, String)> = match &shell.stage {
        OnScreen::Nothing => Vec::new(),
        OnScreen::Tiles(stage) => events(stage.session(), from)
            .filter_map(|event| tile_item(texts, &company, event, seat))
            .collect(),
        OnScreen::Cards(stage) => events(stage.session(), from)
            .filter_map(|event| card_item(texts, &company, event, seat))
            .collect(),
    };
    let points = items.iter().map(|(points, _)| u32::from(*points)).sum();
    let head = texts.task_scored(points);
    [head]
        .into_iter()
        .chain(items.into_iter().map(|(_, item)| item))
        .collect()
}

fn events<G: Play>(session: &Session<G>, from: usize) -> impl Iterator<Item = &G::Event> {
    let entries = session.entries().iter().skip(from);
    entries.flat_map(|entry: &Entry<G>| &entry.events)
}

/// Points of a seat in the tile game, with what they are made of and by which rules; none where an event gives it none.
fn tile_item(texts: &Texts, company: &Company, event: &Event, seat: Seat) -> Option<(u16, String)> {
    let Event::Scored(scored) = event else {
        return None;
    };
    let parts = [
        sentences::points(texts, company, scored),
        sentences::explanation(texts, scored),
        sentences::rules(texts, scored),
    ];
    (scored.seat == seat).then(|| (scored.points, parts.join(" ")))
}

/// The same in the card game.
fn card_item(
    texts: &Texts,
    company: &Company,
    event: &CardEvent,
    seat: Seat,
) -> Option<(u16, String)> {
    let points = event.points().filter(|points| points.seat == seat)?;
    Some((points.points, cards::event(texts, company, event)?))
}
