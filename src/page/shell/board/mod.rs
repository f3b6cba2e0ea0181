//! What stands over and under the board: the bar, the answers, the cells for keys, notes, the score track.

pub(super) mod answer_buttons;
pub(super) mod dock;
pub mod grid;
pub(super) mod preview;
pub(super) mod question;
pub mod tip;
pub mod tooltip;
pub mod track;
pub(super) mod track_nodes;
