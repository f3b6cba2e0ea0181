//! The features of the page, a folder for each thing people do.

pub mod announce;
pub mod by_link;
pub mod clock;
pub mod computer;
pub mod daily;
pub mod embed;
pub mod help;
pub mod hint;
pub mod learn;
pub mod legend;
pub mod log;
pub mod new_game;
pub mod notices;
pub mod play;
pub mod players;
pub mod replay;
pub mod results;
pub mod review;
pub mod rules;
pub mod saves;
pub mod settings;
pub mod settle;
pub mod share;
pub mod statistics;
pub mod workshop;
