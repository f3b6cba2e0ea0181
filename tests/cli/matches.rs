//! Matches, and programs that play through the protocol.

use std::time::Duration;

use crate::{SMALL, bastide, complains, prints, text};

const BASTIDE: &str = env!("CARGO_BIN_EXE_bastide");

/// A line of the table of a match, by its beginning.
#[track_caller]
fn line(table: &str, beginning: &str) -> String {
    let mut lines = table.lines().filter(|line| line.starts_with(beginning));
    lines.next().expect("a line").to_owned()
}

#[test]
fn every_deck_is_played_from_both_seats_and_luck_evens_out() {
    let table = prints(&["match", "greedy", "greedy", "--decks", "3"], "");
    assert!(table.starts_with("greedy against greedy: decks 3, games 6\n"));
    assert_eq!(line(&table, "lead"), "lead 0.0 ± 0.0");
    assert_eq!(line(&table, "won"), "won 3, shared 0, lost 3: 50.0 %");
}

/// One deck says nothing of how much others would differ from it.
#[test]
fn one_deck_gives_no_interval() {
    let table = prints(&["match", "greedy", "random", "--decks", "1"], "");
    assert!(!table.contains('±'), "{table}");
    let table = prints(&["match", "greedy", "random", "--decks", "2"], "");
    assert!(line(&table, "lead").contains('±'), "{table}");
}

#[test]
fn players_are_called_by_the_words_they_were_given_by() {
    let table = prints(&["match", "greedy", "hasty:abbot=0", "--decks", "1"], "");
    assert!(
        table.starts_with("greedy against hasty:abbot=0: "),
        "{table}"
    );
    line(&table, "greedy: decisions");
    line(&table, "hasty:abbot=0: decisions");
    let said = text(&bastide(&["engine", "strong:abbot=0"], "bastide-engine 1\n").stdout);
    assert!(
        said.starts_with("engine Bastide strong:abbot=0\n"),
        "{said}"
    );
}

#[test]
fn a_match_has_the_same_result_however_many_decks_are_played_at_a_time() {
    let play = |threads| {
        let args = [
            "match",
            "strong",
            "greedy",
            "--decks",
            "5",
            "--threads",
            threads,
        ];
        let table = prints(&args, "");
        [
            line(&table, "won"),
            line(&table, "lead"),
            line(&table, "points"),
        ]
    };
    assert_eq!(play("1"), play("3"));
}

#[test]
fn a_match_stops_when_it_is_clear_on_which_side_of_a_bound_the_lead_is() {
    let args = ["match", "greedy", "random", "--decks", "400", "--stop", "0"];
    let table = prints(&args, "");
    assert!(table.contains("decks 20, games 40"), "{table}");
}

#[test]
fn numbers_change_a_player_and_unknown_ones_are_told() {
    let args = [
        "match",
        "strong:hand.1=0:staying=9",
        "strong",
        "--decks",
        "4",
    ];
    assert_ne!(line(&prints(&args, ""), "lead"), "lead 0.0 ± 0.0");
    complains(&["match", "strong:hands=1", "greedy"], "", "`hands=1`");
    complains(
        &["match", "strong:staying=much", "greedy"],
        "",
        "`staying=much`",
    );
    complains(&["match", "strongest", "greedy"], "", "`strongest`");
    complains(&["match", "strong"], "", "Two players");
    let three = ["match", "strong", "strong", "strong"];
    complains(&three, "", "Two players");
}

#[test]
fn what_would_change_nothing_is_refused() {
    let refused = |player: &str, about: &str| complains(&["match", player, "random"], "", about);
    refused(
        "strong:turns=4",
        "`strong` does not go by the number `turns`",
    );
    refused(
        "greedy:staying=3",
        "`greedy` does not go by the number `staying`",
    );
    refused("strong:hand=3", "from `hand.0` to `hand.8`");
    refused("strong:hand.9=3", "`hand.9=3`");
    complains(&["engine", "strong:budget=9"], "", "`budget`");
    complains(&["lab", "tune", "--names", "hand"], "", "`hand.0`");
    complains(&["lab", "tune", "greedy"], "", "`greedy`");
    let cards = ["--game", "cards"];
    let at_cards = |args: &[&str], about: &str| complains(&[args, &cards].concat(), "", about);
    at_cards(&["match", "strong:staying=1", "random"], "no numbers");
    at_cards(&["match", "expert", "random", "--nodes", "9"], "positions");
    complains(
        &["match", "strong", "random", "--nodes", "9"],
        "",
        "positions",
    );
    complains(
        &["match", "expert", "random", "--time", "9"],
        "",
        "the clock",
    );
}

/// An engine with numbers of its own cannot play at cards: that is what it says of every game.
#[test]
fn a_match_of_nothing_but_faults_has_an_exit_code() {
    let engine = format!("{BASTIDE} engine strong:staying=1");
    let args = ["match", "random", "--engine", &engine, "--decks", "2"];
    let output = bastide(&[&args[..], &["--game", "cards"]].concat(), "");
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr);
    assert_eq!(
        told.matches("At cards a player has no numbers").count(),
        4,
        "{told}"
    );
    assert!(
        told.ends_with("each was ended by a fault of a program.\n"),
        "{told}"
    );
    let table = text(&output.stdout);
    assert!(table.contains("decks 2, games 0\n"), "{table}");
    assert!(
        table.contains("games that ended by a fault of it: 4\n"),
        "{table}"
    );
    assert!(!table.contains("lead"), "{table}");
}

#[test]
fn games_of_a_match_are_written_and_can_be_replayed() {
    let folder = std::env::temp_dir().join(format!("bastide-match-{}", std::process::id()));
    let out = folder.display().to_string();
    let args = [
        "match", "greedy", "random", "--decks", "1", "--seats", "3", "--out", &out,
    ];
    prints(&args, "");
    for seat in 1..=3 {
        let file = folder.join(format!("deck-0000-seat-{seat}.txt"));
        let record = std::fs::read_to_string(&file).expect("a record");
        assert!(
            record.contains(&format!("player {seat} greedy")),
            "{record}"
        );
        let told = prints(&["replay", &file.display().to_string()], "");
        assert!(told.contains("game is over"), "{told}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[test]
fn a_program_that_speaks_the_protocol_plays_as_if_it_were_ours() {
    let engine = format!("{BASTIDE} engine greedy");
    let inside = prints(&["match", "random", "greedy", "--decks", "2"], "");
    let outside = prints(
        &["match", "random", "--engine", &engine, "--decks", "2"],
        "",
    );
    // Equals are told apart by other chances, so who wins is compared, not by how much.
    assert_eq!(line(&outside, "won"), line(&inside, "won"));
    assert_eq!(line(&outside, "won"), "won 0, shared 0, lost 4: 0.0 %");
}

#[test]
fn a_program_that_does_not_speak_the_protocol_is_told() {
    let rule = format!("{BASTIDE} rule ROAD-01");
    complains(
        &["match", "random", "--engine", &rule],
        "",
        "means nothing here",
    );
    complains(
        &["match", "random", "--engine", "no-such-program"],
        "",
        "no-such-program",
    );
    complains(
        &["match", "random", "--engine", "echo fault I am lost"],
        "",
        "echo fault I am lost: It says that it cannot go on: I am lost",
    );
    // Nothing divides by nothing.
    let nothing = [
        "match",
        "random",
        "expert:budget=0",
        "--nodes",
        "1",
        "--decks",
        "1",
    ];
    assert!(bastide(&nothing, "").status.success());
}

/// With the seed of an engine, which is 0, whoever is ours decides the same: a program is told all that its seat knows.
#[test]
fn a_program_plays_with_secret_hands_and_at_cards_as_if_it_were_ours() {
    let engine = format!("{BASTIDE} engine strong");
    for game in [["--option", "hand=3"], ["--game", "cards"]] {
        let play = |theirs: &[&str]| {
            let rest = ["--decks", "1", "--seed", "0"];
            let args = [&["match", "greedy"], theirs, &game, &rest].concat();
            line(&prints(&args, ""), "points")
        };
        assert_eq!(play(&["--engine", &engine]), play(&["strong"]), "{game:?}");
    }
}

#[test]
fn an_engine_says_what_it_cannot_read_of_a_game_of_cards() {
    let orders = "bastide-engine 1\ngame\nbastide 1\ngame cards\nplay\ndealer 1\ndraw yellow-9\ndone\nquit\n";
    let output = bastide(&["engine", "strong"], orders);
    let said = text(&output.stdout);
    assert!(said.contains("fault game: Line 5"), "{said}");
}

#[test]
fn an_engine_answers_each_order_and_says_what_it_cannot_read() {
    let orders = format!(
        "# a comment\nbastide-engine 1\ngo\ngame\nnonsense\ndone\ngame\n{SMALL}draw base/E\ndone\ngo nodes 500\ngo time 50\nfly\nbastide-engine 7\nquit\nnever read\n"
    );
    let output = bastide(&["engine", "strong"], &orders);
    assert_eq!(output.status.code(), Some(0));
    let said = text(&output.stdout);
    let said: Vec<&str> = said.lines().collect();
    assert_eq!(said[..2], ["engine Bastide strong", "ready"]);
    assert!(said[2].starts_with("fault No game"), "{said:?}");
    assert!(said[3].starts_with("fault game: Line 1"), "{said:?}");
    assert_eq!(said[4], "ready");
    assert!(said[5].starts_with("action place base/E"), "{said:?}");
    assert!(said[6].starts_with("action place base/E"), "{said:?}");
    assert!(said[7].starts_with("fault `fly`"), "{said:?}");
    assert!(said[8].contains("version 1, not 7"), "{said:?}");
    assert_eq!(said.len(), 9);
}

/// The records say with what was played: everything, or what was named.
#[test]
fn a_match_is_played_with_the_boxes_of_a_preset() {
    let table = prints(
        &[
            "match",
            "greedy",
            "random",
            "--decks",
            "1",
            "--preset",
            "everything",
        ],
        "",
    );
    assert!(table.contains("games 2"), "{table}");
    complains(
        &["match", "greedy", "random", "--preset", "most"],
        "",
        "`most`",
    );
}

/// A program that is ready for a game, reads on and never decides.
#[test]
fn a_program_that_hangs_is_waited_for_as_long_as_was_said() {
    let name = format!("bastide-hangs-{}.sh", std::process::id());
    let script = std::env::temp_dir().join(name);
    let lines = "printf 'engine Idle\\nready\\nready\\n'\nwhile read order && [ \"$order\" != quit ]; do :; done\n";
    std::fs::write(&script, lines).expect("a script");
    let engine = format!("sh {}", script.display());
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let args = ["match", "random", "--engine", &engine, "--decks", "1"];
        tell.send(bastide(&[&args[..], &["--patience", "1"]].concat(), ""))
    });
    // Two games of a second each; without the option it would be ten minutes each.
    let output = told.recv_timeout(Duration::from_secs(60));
    std::fs::remove_file(&script).expect("the file is ours");
    let output = output.expect("it does not wait for ever");
    assert_eq!(output.status.code(), Some(2));
    let faults = text(&output.stderr);
    assert_eq!(faults.matches("It says nothing.").count(), 2, "{faults}");
    assert!(text(&output.stdout).contains("decks 1, games 0\n"));
}

#[test]
fn patience_is_a_number_of_seconds_and_belongs_to_a_program() {
    let refused = |rest: &[&str], about: &str| {
        complains(&[&["match", "random"], rest].concat(), "", about);
    };
    refused(
        &["greedy", "--patience", "9"],
        "--patience belongs to --engine",
    );
    refused(&["--engine", "yes", "--patience", "0"], "0");
    refused(&["--engine", "yes", "--patience", "long"], "long");
    // Comments are no answer.
    refused(
        &["--engine", "yes #", "--patience", "1"],
        "yes #: It says nothing.",
    );
}
