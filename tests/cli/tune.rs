//! Players that try other numbers, and numbers that foretell how games end.

use crate::{complains, prints};

#[test]
fn numbers_that_win_are_kept_and_the_player_that_came_out_is_told() {
    // A player that wants no figure ever to come back wins little; to mind less is better.
    let args = [
        "lab",
        "tune",
        "strong:coming_back=-9",
        "--names",
        "coming_back",
        "--step",
        "90",
        "--decks",
        "40",
    ];
    let told = prints(&args, "");
    assert!(told.starts_with("coming_back -9 -> -17.1: lead "), "{told}");
    let last = told.lines().last().expect("a line");
    assert!(
        last.starts_with("strong:coming_back=-4.737: lead "),
        "{told}"
    );
    complains(&["lab", "tune", "--names", "house"], "", "`house`");
    complains(&["lab", "tune", "--game", "cards"], "", "At cards");
}

#[test]
fn no_more_decks_are_played_than_were_asked_for_however_many_at_a_time() {
    let tune = |decks, threads| {
        let player = "hasty:coming_back=1.5:abbot=2";
        let names = ["lab", "tune", player, "--names", "abbot"];
        let rest = ["--decks", decks, "--threads", threads];
        prints(&[&names[..], &rest].concat(), "")
    };
    // Without an abbot in the game nothing is won by it, and what was given stands at the end as it was.
    let told = tune("1", "1");
    let try_of = |after| format!("abbot 2 -> {after}: lead 0.00, decks 1\n");
    let end = "hasty:coming_back=1.5:abbot=2: lead 0.00 against the first, decks 0\n";
    assert_eq!(told, try_of("2.5") + &try_of("1.6") + end);
    let told = tune("5", "1");
    assert!(told.contains(" ± "), "{told}");
    assert_eq!(told.matches(", decks 5\n").count(), 2, "{told}");
    assert_eq!(tune("5", "3"), told);
}

/// What a fit of two numbers prints: each of them, and a match.
fn fitted(games: &str, rest: &[&str]) -> Vec<String> {
    let args = [
        "lab",
        "tune",
        "strong",
        "--fit",
        games,
        "--names",
        "staying,monastery,pig",
    ];
    let told = prints(&[&args[..], rest].concat(), "");
    told.lines().map(str::to_owned).collect()
}

#[test]
fn every_number_that_is_named_is_fitted_or_has_no_effect_and_a_match_has_to_prove_it() {
    let told = fitted("6", &[]);
    assert_eq!(told.len(), 5, "{told:?}");
    assert!(told[0].starts_with("staying 1.6 -> "), "{told:?}");
    assert!(told[1].starts_with("monastery 0.8 -> "), "{told:?}");
    assert!(told[1].contains(" ± "), "{told:?}");
    assert_eq!(told[2], "nothing here depends on: pig");
    assert!(told[3].starts_with("off by "), "{told:?}");
    let value = |line: &str| line.split(' ').nth(3).expect("a number").to_owned();
    let (staying, monastery) = (value(&told[0]), value(&told[1]));
    let command = format!("bastide match strong:staying={staying}:monastery={monastery} strong");
    assert!(told[4].ends_with(&command), "{told:?}");
    // The same games say the same, however many are played at a time; others say something else.
    assert_eq!(fitted("6", &["--threads", "4"]), told);
    assert_ne!(fitted("6", &["--seed", "7"])[0], told[0]);
}

/// Fields count nothing where there are no farmers.
#[test]
fn the_games_that_are_fitted_are_those_that_were_agreed_on() {
    let fit = |option: &[&str]| {
        let args = ["lab", "tune", "--fit", "2", "--names", "field_merging"];
        prints(&[&args[..], option].concat(), "")
    };
    let nothing = "nothing here depends on: field_merging\n";
    assert!(!fit(&[]).contains(nothing));
    assert!(fit(&["--option", "farmers=off"]).starts_with(nothing));
}

#[test]
fn a_fit_refuses_what_has_no_effect_on_it() {
    let refused = |rest: &[&str], about: &str| {
        complains(&[&["lab", "tune", "--fit", "2"], rest].concat(), "", about);
    };
    refused(&["--game", "cards"], "At cards");
    refused(&["--names", "house"], "`house`");
    refused(&["greedy"], "`greedy`");
    refused(&["--decks", "9"], "neither --decks nor --step");
    refused(&["--step", "9"], "neither --decks nor --step");
    complains(&["lab", "tune", "--fit", "0"], "", "0");
}
