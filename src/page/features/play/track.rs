//! The score track: what is on each space, and what can be chosen there.

use crate::context::Context;
use crate::stage::TileStage;
use engine::rules::{Action, Marker, Question, RobberAt, SPACES, space};
use engine::table::Seat;

/// A kind of piece on the track or beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TrackPieceKind {
    Score,
    Messenger,
    Robber,
}

impl TrackPieceKind {
    pub const fn of(marker: Marker) -> Self {
        match marker {
            Marker::Score => TrackPieceKind::Score,
            Marker::Messenger => TrackPieceKind::Messenger,
        }
    }
}

/// A piece on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackPiece {
    pub seat: Seat,
    pub kind: TrackPieceKind,
    /// The index of the action that pressing it triggers, if any.
    pub action: Option<usize>,
}

impl TrackPiece {
    /// Whether an action moves it or uses it.
    const fn is_meant(&self, action: Action) -> bool {
        match action {
            Action::Advance(Marker::Score) => matches!(self.kind, TrackPieceKind::Score),
            Action::Advance(Marker::Messenger) => matches!(self.kind, TrackPieceKind::Messenger),
            Action::Rob(_) | Action::Steal => matches!(self.kind, TrackPieceKind::Robber),
            _ => false,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrackSpace {
    /// What stands there, by seat.
    pub pieces: Vec<TrackPiece>,
    /// The index of the action that puts the robber there, if legal.
    pub action: Option<usize>,
    /// The indices of the legal actions that move something there.
    pub goals: Vec<usize>,
}

/// Whether the open question is about the track.
pub fn asks_on_track(stage: &TileStage) -> bool {
    matches!(
        stage.question(),
        Some(Question::Rob | Question::Advance(_) | Question::Steal)
    )
}

/// The spaces of the track, from 0.
pub fn track(stage: &TileStage) -> Vec<TrackSpace> {
    let mut spaces = vec![TrackSpace::default(); SPACES as usize];
    for seat in (0..stage.game().seats()).map(Seat) {
        for &marker in stage.game().markers() {
            let at = space(stage.total(seat, marker));
            let piece = piece(stage, seat, TrackPieceKind::of(marker));
            spaces[usize::from(at)].pieces.push(piece);
        }
        if let RobberAt::Space(at) = stage.game().robbers().at(seat) {
            let piece = piece(stage, seat, TrackPieceKind::Robber);
            spaces[usize::from(at)].pieces.push(piece);
        }
    }
    for (index, &action) in stage.legal().iter().enumerate() {
        if let Action::Rob(at) = action {
            spaces[usize::from(at)].action = Some(index);
        }
        if let Some(at) = reached(stage, action) {
            spaces[usize::from(at)].goals.push(index);
        }
    }
    spaces
}

/// The robber beside the track of the player who may place it.
pub fn robber_beside(stage: &TileStage) -> Option<TrackPiece> {
    let seat = stage.session().asked_seat()?;
    let asked = stage.question() == Some(Question::Rob);
    let beside = stage.game().robbers().at(seat) == RobberAt::Supply;
    (asked && beside).then(|| piece(stage, seat, TrackPieceKind::Robber))
}

/// Whether a legal action, by its index, is pressed on the track or beside it.
pub fn is_on_track(stage: &TileStage, index: usize) -> bool {
    let here = |action: Option<usize>| action == Some(index);
    let on_space = |space: &TrackSpace| {
        here(space.action) || space.pieces.iter().any(|piece| here(piece.action))
    };
    asks_on_track(stage) && track(stage).iter().any(on_space)
}

/// The indices of the legal actions for a piece.
pub fn ways_of(stage: &TileStage, piece: &TrackPiece) -> Vec<usize> {
    let own = stage.session().asked_seat() == Some(piece.seat);
    let all = stage.legal().iter().enumerate().filter(|_| own);
    let ways = all.filter(|(_, action)| piece.is_meant(**action));
    let ways = ways.filter(|(_, action)| reached(stage, **action).is_some());
    ways.map(|(index, _)| index).collect()
}

/// The space to which an action moves something, if that is the question.
pub fn reached(stage: &TileStage, action: Action) -> Option<u8> {
    match (action, stage.question()) {
        (Action::Rob(at), _) => Some(at),
        (Action::Advance(marker), Some(Question::Advance(points))) => {
            let total = stage.total(stage.session().asked_seat()?, marker);
            Some(space(total + u32::from(points)))
        }
        _ => None,
    }
}

/// A piece on the track with the action of pressing it: a robber is moved to a space, not chosen.
fn piece(stage: &TileStage, seat: Seat, kind: TrackPieceKind) -> TrackPiece {
    let piece = TrackPiece {
        seat,
        kind,
        action: None,
    };
    let own = stage.session().asked_seat() == Some(seat);
    let pressed = |action: &Action| piece.is_meant(*action) && !matches!(action, Action::Rob(_));
    let action = stage.legal().iter().position(pressed).filter(|_| own);
    TrackPiece { action, ..piece }
}

/// Folds the track after a decision of somebody in front of the screen: it covers the board, which is needed again. While
/// computers play, or in a replay, it stays open.
pub(crate) fn fold_track(cx: &mut Context) {
    let decided = cx.tile_stage().map(|stage| stage.decision_count());
    cx.panels.fold_track(decided);
}

pub(crate) fn open_or_fold_track(cx: &mut Context) {
    let decided = cx.tile_stage().map(|stage| stage.decision_count());
    cx.panels.toggle_track(decided);
}
