//! Bastide: Carcassonne in a web page.
//!
//! The rooms of the house and the direction of the arrows between them:
//!
//! ```text
//! {tiles, table} <- {rules, cards} <- {ai, session, learn} <- {scene, ui} <- web
//! ```
#![forbid(unsafe_code)]

pub mod ai;
pub mod cards;
pub mod i18n;
pub mod paint;
pub mod rules;
pub mod scene;
pub mod session;
pub mod table;
pub mod tiles;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web;
