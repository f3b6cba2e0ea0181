//! What stands over and under the board: the bar, the answers, the cells for keys, notes, the score track.

pub mod aids;
pub mod answer_buttons;
pub mod dock;
pub mod grid;
pub mod odds;
pub mod place_list;
pub mod preview;
pub mod question;
pub mod tip;
pub mod toast;
pub mod tooltip;
pub mod track;
pub mod track_nodes;
pub mod turn_told;
