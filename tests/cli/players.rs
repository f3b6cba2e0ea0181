//! What there is to know about computer players before one lets them play.

use crate::{complains, prints};

#[test]
fn every_level_is_listed_with_how_it_plays_both_games() {
    let listed = prints(&["players"], "");
    let names = ["random", "beginner", "greedy", "hasty", "strong", "expert"];
    assert_eq!(listed.lines().count(), names.len(), "{listed}");
    for (line, name) in listed.lines().zip(names) {
        assert!(line.starts_with(&format!("{name} ")), "{line}");
        assert!(line.contains("cards"), "{line}");
    }
    let german = prints(&["players", "--language", "de"], "");
    assert!(german.contains("Karten"), "{german}");
}

/// The first two words of each line below the first one: a number, and what it is.
fn numbers(player: &str) -> Vec<(String, String)> {
    let listed = prints(&["players", player], "");
    let lines = listed.lines().skip(1).map(|line| {
        let mut words = line.split_whitespace().map(str::to_owned);
        (
            words.next().expect("a name"),
            words.next().expect("a value"),
        )
    });
    lines.collect()
}

#[test]
fn the_numbers_of_a_player_are_those_that_may_be_written_behind_its_level() {
    let number = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let expert = numbers("expert:turns=4:hand.1=9");
    assert!(expert.contains(&number("turns", "4")), "{expert:?}");
    assert!(expert.contains(&number("hand.1", "9")), "{expert:?}");
    assert!(expert.contains(&number("staying", "1.6")), "{expert:?}");
    // All of them can be written, and name the same player.
    let words: Vec<String> = expert
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    assert_eq!(numbers(&format!("expert:{}", words.join(":"))), expert);
    // Who does not look ahead has none for that.
    let strong = numbers("strong");
    assert!(strong.contains(&number("staying", "1.6")), "{strong:?}");
    assert!(
        !strong.iter().any(|(name, _)| name == "turns"),
        "{strong:?}"
    );
    assert_eq!(expert.len(), strong.len() + 8);
}

#[test]
fn what_a_number_means_stands_beside_it_once() {
    let listed = prints(&["players", "expert"], "");
    let line = |name: &str| {
        let mut lines = listed
            .lines()
            .filter(|line| line.starts_with(&format!("{name} ")));
        lines.next().expect("a line").to_owned()
    };
    assert!(
        line("turns").ends_with("How many turns a simulation goes on for."),
        "{listed}"
    );
    assert!(line("hand.0").ends_with("early in the game."), "{listed}");
    assert!(line("hand.1").ends_with("15"), "{listed}");
    assert!(
        line("growth").contains("if there are `growth_draws` to come"),
        "{listed}"
    );
}

#[test]
fn who_goes_by_no_numbers_has_none() {
    let listed = prints(&["players", "greedy"], "");
    assert!(
        listed.ends_with("It has no numbers that could be changed.\n"),
        "{listed}"
    );
    complains(&["players", "greedy:staying=2"], "", "`staying`");
    complains(
        &["players", "greedy", "strong"],
        "",
        "`strong` is one argument too many",
    );
}
