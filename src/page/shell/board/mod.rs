//! What stands over and under the board: the bar, the answers, the cells for keys, notes, the score track.

pub(super) mod aids;
pub(super) mod answer_buttons;
pub(super) mod dock;
pub mod grid;
pub(super) mod odds;
pub(super) mod place_list;
pub(super) mod preview;
pub(super) mod question;
pub mod tip;
pub(super) mod toast;
pub mod tooltip;
pub mod track;
pub(super) mod track_nodes;
mod turn_told;
