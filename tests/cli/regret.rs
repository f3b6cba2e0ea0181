//! `bastide lab regret`: what players miss in positions that can be solved.

use crate::{CARDS, SMALL, complains, prints};

#[test]
fn what_players_miss_is_told_where_the_best_can_be_found_out() {
    let positions = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lab/positions");
    let told = prints(
        &["lab", "regret", &format!("{positions}/two-tiles-01.txt")],
        "",
    );
    let levels: Vec<&str> = told
        .lines()
        .filter_map(|line| line.split(':').next())
        .collect();
    let all = ["random", "beginner", "greedy", "hasty", "strong", "expert"];
    assert_eq!(levels, all, "{told}");
    let expert = "expert: 0.00 points missed, the best in 1 of 1\n";
    assert!(told.ends_with(expert), "{told}");
    complains(&["lab", "regret", "-"], SMALL, "cannot be found out");
    complains(&["lab", "regret", "-"], CARDS, "card game");
    let few = [
        "lab",
        "regret",
        "--nodes",
        "100",
        "--player",
        "greedy",
        &format!("{positions}/two-tiles-01.txt"),
    ];
    complains(
        &few,
        "",
        "more positions follow than may be looked at (--nodes)",
    );
}

#[test]
fn a_decision_is_searched_and_what_players_miss_of_it_is_told() {
    let search = [
        "lab", "regret", "--search", "1", "--seed", "3", "--nodes", "3000",
    ];
    let found = prints(&search, "");
    assert_eq!(found, prints(&search, ""));
    let told = prints(
        &[
            "lab", "regret", "-", "--player", "strong", "--player", "beginner",
        ],
        &found,
    );
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 2, "{told}");
    assert!(
        lines[0].starts_with("strong: ") && lines[1].starts_with("beginner: "),
        "{told}"
    );
    let (heading, position) = found.split_once('\n').expect("a heading");
    let (link, choices) = position.split_once('\t').expect("choices");
    let first = choices.split_once('=').expect("a choice").0;
    let wrong = format!("{heading}\n{link}\tplace=0\n");
    complains(&["lab", "regret", "-"], &wrong, "Line 2");
    complains(
        &["lab", "regret", "--player", "nobody", "-"],
        &found,
        "nobody",
    );
    complains(
        &["lab", "regret", "--search", "1", "-"],
        "",
        "neither positions",
    );
    complains(
        &["lab", "regret", "-"],
        &format!("{heading}\n"),
        "no position",
    );
    complains(
        &["lab", "regret", "-"],
        &format!("{heading}\nfoo\tpass=0\n"),
        "Line 2",
    );
    let far = format!("{heading}\n{link}\t{first}=0\tplace base/D 99,99=0\n");
    complains(&["lab", "regret", "-"], &far, "Line 2");
}

/// What a search said of the middle of games is there to be read, and tells better players from worse ones.
#[test]
fn who_looks_at_what_a_turn_leaves_behind_misses_less_in_the_middle_of_games() {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lab/middle-games.txt");
    let told = prints(
        &[
            "lab", "regret", games, "--player", "greedy", "--player", "strong",
        ],
        "",
    );
    let missed = told.lines().filter_map(|line| line.split(' ').nth(1));
    let missed: Vec<f32> = missed.filter_map(|points| points.parse().ok()).collect();
    assert!(told.contains(" of 200\n") && missed.len() == 2, "{told}");
    assert!(missed[0] > 2.0 * missed[1], "{told}");
}
