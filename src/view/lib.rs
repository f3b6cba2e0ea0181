//! Everything visible of a game, without a browser: `scene` describes pictures as display lists,
//! `paint` puts them on a canvas or into an SVG or PNG file.
//!
//! ```
//! use engine::rules::{Edition, Game, Setup};
//! use view::paint::svg;
//! use view::scene::drawing;
//! use view::scene::export::{Beside, table};
//! use view::scene::figures::Owner;
//! use view::scene::theme::Theme;
//!
//! let game = Game::new(Setup::base(Edition::Current, 2)).expect("a game for two");
//! let owners = &Owner::ALL[..2];
//! let (list, area) = table(&game, &Theme::summer(), owners, 120.0, Beside::default());
//! let picture = svg::alone(&list, area, &drawing);
//! assert!(picture.starts_with("<svg ") && picture.contains("<path "));
//! ```
//!
//! A room only uses rooms to its left:
//!
//! ```text
//! engine <- scene <- paint
//! ```
#![forbid(unsafe_code)]

pub mod paint;
pub mod scene;
