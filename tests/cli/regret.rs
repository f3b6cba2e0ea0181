//! `bastide regret`: what players miss in positions that can be solved.

use crate::{CARDS, SMALL, complains, prints};

#[test]
fn what_players_miss_is_told_where_the_best_can_be_found_out() {
    let positions = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ai/positions");
    let told = prints(&["regret", &format!("{positions}/two-tiles-01.txt")], "");
    let levels: Vec<&str> = told
        .lines()
        .filter_map(|line| line.split(':').next())
        .collect();
    let all = ["random", "beginner", "greedy", "hasty", "strong", "expert"];
    assert_eq!(levels, all, "{told}");
    let expert = "expert: 0.00 points missed, the best in 1 of 1\n";
    assert!(told.ends_with(expert), "{told}");
    complains(&["regret", "-"], SMALL, "cannot be found out");
    complains(&["regret", "-"], CARDS, "card game");
}
