//! The page: every message, what stands on a page and what it means, the games on it, what is around them, and the browser.
//!
//! ```text
//! {engine, view} <- messages <- elements <- stage <- context <- features <- app <- web
//! ```
#![forbid(unsafe_code)]

pub mod app;
pub mod context;
pub mod elements;
pub mod features;
pub mod messages;
pub mod stage;
#[cfg(target_arch = "wasm32")]
pub mod web;
