//! What stands over and under the board: the bar, the answers, the cells for keys, notes, the score track.

pub(crate) mod aids;
pub(crate) mod answer_buttons;
pub(crate) mod dock;
pub mod grid;
pub(crate) mod odds;
pub(crate) mod place_list;
pub(crate) mod preview;
pub(crate) mod question;
pub mod tip;
pub(crate) mod toast;
pub mod tooltip;
pub mod track;
pub(crate) mod track_nodes;
mod turn_told;
