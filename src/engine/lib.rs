//! The engine of both games: printed tiles, rules, scoring, computer players, sessions, lessons.
//!
//! A game is a function of its setup and the actions so far. Draws and dice are actions too, of a
//! seat called Chance, for which a croupier decides outside the game. So the same seed and the
//! same choices give the same game on every machine:
//!
//! ```
//! use engine::rules::{Croupier, Edition, Game, Setup, legal};
//! use engine::table::{Party, Silent};
//!
//! let play = |seed| {
//!     let setup = Setup::base(Edition::Current, 2);
//!     let mut croupier = Croupier::for_setup(&setup, seed);
//!     let mut game = Game::new(setup).expect("a game for two");
//!     while let Some(asked) = game.asked() {
//!         let action = match asked.party {
//!             Party::Chance => croupier.deal(&game).expect("an outcome"),
//!             Party::Player(_) => legal(&game)[0],
//!         };
//!         game.apply(action, &mut Silent).expect("a legal action");
//!     }
//!     game
//! };
//! assert_eq!(play(7), play(7));
//! assert_ne!(play(7), play(8));
//! assert_eq!(play(7).board().placed().len(), 72);
//! ```
//!
//! Deliberately absent: the browser, clocks, files, and randomness without a seed. In `tiles`,
//! `table`, `rules`, `cards` and `link` there are no floats and no hash maps either. A room only
//! uses rooms to its left; `tests/house` enforces both:
//!
//! ```text
//! {tiles, table} <- {rules, cards, link} <- ai <- session <- learn
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::missing_errors_doc)]

pub mod ai;
pub mod cards;
pub mod learn;
pub mod link;
pub mod rules;
pub mod session;
pub mod table;
pub mod tiles;
