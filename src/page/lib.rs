//! The page: every message, what input means, what stands around the board, and the browser.
//!
//! ```text
//! {engine, view} <- messages <- ui <- web
//! ```
#![forbid(unsafe_code)]

pub mod messages;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web;
