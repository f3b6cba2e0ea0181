//! The features of the page, a folder for each thing people do.

pub mod announce;
pub mod board;
pub mod by_link;
pub mod clock;
pub mod computer;
pub mod dialogs;
pub mod embed;
pub mod hint;
pub mod learn;
pub mod notices;
pub mod panels;
pub mod replay;
pub mod review;
pub mod saves;
pub mod settings;
pub mod share;
pub mod workshop;
