//! The rules, one id per test name. Each test sends a record through `apply` and compares what it tells, or the
//! refusal.

mod base;
mod field_rulings;
mod field_scores;
mod fields;
mod figures;
mod meeples;
mod support;
mod tiles;
