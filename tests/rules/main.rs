//! The rules, one id per test name. Each test sends a record through `apply` and compares what it tells, or the
//! refusal.

mod abbot;
mod base;
mod base_examples;
mod base_rulings;
mod builder;
mod cities;
mod endings;
mod field_rulings;
mod field_scores;
mod fields;
mod figures;
mod interactions;
mod meeples;
mod messages;
mod messengers;
mod monasteries;
mod nested;
mod roads;
mod robbers;
mod scoring;
mod support;
mod tables;
mod thefts;
mod tiles;
mod turn_parts;
