//! The page: every message, what stands on a page and what it means, the games on it, what is around them, and the browser.
//!
//! ```text
//! {engine, view} <- messages <- elements <- stage <- context <- sentences, widgets <- features <- app <- web
//! ```
//!
//! Up to `app` the page is a value, and no browser is needed to use it: presses go in; a tree of elements, a picture and
//! effects come out.
//!
//! ```
//! use engine::tiles::Pos;
//! use page::{app::App, context::effects::Effect, elements::intent::Intent};
//! use page::{messages::Language, stage::AnySession};
//!
//! let record = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
//!     option first-player 1\nstack base/E base/V\n";
//! let mut app = App::new(Language::English, 7);
//! app.open(AnySession::load(record).expect("a record"), 0.0);
//! assert!(app.page().all_text().contains("Anna"));
//!
//! let epoch = app.cx.tile_stage().map_or(0, |stage| stage.session().epoch());
//! app.press(Intent::Place { epoch, pos: Pos::new(0, -1) }, 1_000.0);
//! assert!(app.cx.take_effects().contains(&Effect::Save));
//! ```
//!
//! What is deliberately absent: no feature knows another or `app` (what they share is in `context`, `sentences` and `widgets`); nothing but `web`
//! knows the browser, a clock or chance (times and random numbers are handed in); no text is written in code (each is a
//! message, in every language); and nothing decides what is allowed in a game (`engine` lists it).
#![forbid(unsafe_code)]

pub mod app;
pub mod context;
pub mod elements;
pub mod features;
pub mod messages;
pub mod sentences;
pub mod stage;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod widgets;
