//! What is above and below the board: the bar, the answers, the cells for keys, tooltips, the score track.

pub mod aids;
pub mod answer_buttons;
pub mod cards;
pub mod coordinates;
pub mod dock;
pub mod grid;
pub mod last_event;
pub mod last_tile;
pub mod place_list;
pub mod preview;
pub mod tip;
pub mod tooltip;
pub mod track;
pub mod track_nodes;
