//! What a replay of the tile game narrates at the current stop.

use crate::stage::navigate_replay::is_seen;
use crate::stage::replay::Replay;
use crate::stage::tiles::state::{TileStage, TileView};
use engine::rules::{Action, Event};
use engine::table::Seat;

/// The events of the current stop, and the number of actions after which the last visible one happened.
pub(crate) fn events_shown(stage: &TileStage, replay: &Replay) -> (Vec<Event>, usize) {
    let actions = replay.actions();
    let entries = stage.session.entries().get(actions.clone());
    let entries = entries.unwrap_or_default();
    let seen = entries.iter().rposition(is_seen::<TileView>);
    let seen = actions.start + seen.map_or(entries.len(), |index| index + 1);
    (replay.events(&stage.session), seen)
}

/// How many tiles are left to be drawn; when a turn is looked at before it is played, without those drawn for it.
pub(crate) fn tiles_left(stage: &TileStage) -> u32 {
    let left = u32::from(stage.game().stack().left());
    let before = stage.replay().map(Replay::before_decision);
    let entries = before.and_then(|before| stage.session.entries().get(before));
    let entries = entries.unwrap_or_default().iter();
    let drawn = entries.filter(|entry| matches!(entry.action, Action::Draw(_)));
    left - drawn.count() as u32
}

/// Whose turn it was when an action was taken; none before the first turn.
pub(crate) fn turn_at(stage: &TileStage, step: usize) -> Option<Seat> {
    let log = stage.session.log();
    let log = log[..log.partition_point(|line| line.step < step)].iter();
    log.rev().find_map(|line| match line.event {
        Event::TurnBegan { seat, .. } => Some(seat),
        _ => None,
    })
}
