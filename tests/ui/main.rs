//! The controller without a browser: hands over the board, keys, commands, the page around it, computer players.

mod aids;
mod aloud;
mod carry;
mod computer;
mod cover;
mod decisions;
mod drag;
mod ending;
mod fan;
mod focus;
mod grid;
mod heard;
mod keep;
mod keys;
mod loupe;
mod options;
mod page;
mod redo;
mod replay;
mod rules;
mod seats;
mod settings;
mod stage;
mod survey;
mod tips;
mod turns;
