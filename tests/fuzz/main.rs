//! Everything that parses is fed with texts and bytes that nobody would write: real ones with lines repeated, swapped, cut
//! and filled with extremes, and plain garbage. Nothing panics, and what can be read obeys the laws.
//!
//! Each test tries `BASTIDE_FUZZ_CASES` cases (a few hundred unless it is set), from the seed `BASTIDE_FUZZ_SEED`. With
//! other seeds it tries others; a failure prints the smallest case that still fails. Ten million mutated links:
//! `BASTIDE_FUZZ_CASES=10000000 cargo test --release -p bastide --test fuzz mutated_links`.

mod bytes;
mod edits;
mod laws;
mod links;
mod texts;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

/// A number from the environment.
fn number(name: &str, otherwise: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(otherwise, |text| text.parse().expect("a number"))
}

/// Tries as many cases as are wanted.
#[track_caller]
fn fuzz<S: Strategy>(usual: u64, cases: &S, law: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config {
        cases: number("BASTIDE_FUZZ_CASES", usual) as u32,
        failure_persistence: None,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number("BASTIDE_FUZZ_SEED", 1).to_le_bytes());
    let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(config, dice);
    if let Err(failure) = runner.run(cases, law) {
        panic!("{failure}");
    }
}
