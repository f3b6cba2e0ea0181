//! The command line as somebody types it.

mod bounds;
mod lessons;
mod matches;
mod players;
mod puzzles;
mod regret;
mod replay;
mod tune;

use std::io::{Cursor, Write as _};
use std::process::{Command, Output, Stdio};

use engine::link::{Link, LinkKind};
use serde_json::Value;

/// Runs `bastide` with these arguments and this standard input.
fn bastide(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A program that complains at once may not read all of it.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is text")
}

/// Runs a command that must succeed and returns what it prints.
#[track_caller]
fn prints(args: &[&str], input: &str) -> String {
    let output = bastide(args, input);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    text(&output.stdout)
}

/// Asserts that bad input gets one sentence on standard error, nothing else, and exit code 2.
#[track_caller]
fn complains(args: &[&str], input: &str, about: &str) {
    let output = bastide(args, input);
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains(about), "{complaint}");
}

const SMALL: &str =
    "bastide 1\nset base\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n";

#[test]
fn every_command_explains_itself() {
    assert!(prints(&["--help"], "").contains("replay FILE"));
    for command in [
        "play", "players", "match", "engine", "replay", "review", "link", "perft", "rule", "svg",
        "png", "task", "check", "bench", "lab",
    ] {
        let usage = prints(&[command, "--help"], "");
        assert!(
            usage.starts_with(&format!("usage: bastide {command}")),
            "{usage}"
        );
    }
    for experiment in ["tune", "regret", "puzzles"] {
        let usage = prints(&["lab", experiment, "--help"], "");
        let head = format!("usage: bastide lab {experiment}");
        assert!(usage.starts_with(&head), "{usage}");
        complains(&[experiment], "", experiment);
    }
    complains(&["lab", "juggle"], "", "lab juggle");
}

#[test]
fn commands_explain_themselves_and_complain_in_the_language_asked_for() {
    let commands = [
        "play", "players", "match", "engine", "replay", "review", "link", "perft", "rule", "svg",
        "png", "task", "check", "bench", "lab",
    ];
    for (language, head) in [("de", "Aufruf: bastide"), ("fr", "usage\u{a0}: bastide")] {
        for command in commands {
            let usage = prints(&[command, "--help", "--language", language], "");
            assert!(usage.starts_with(&format!("{head} {command}")), "{usage}");
        }
        let usage = prints(&["--language", language, "--help"], "");
        assert!(usage.starts_with(head), "{usage}");
    }
    // What is wrong comes before the language is named.
    let german = |args: &[&str], about: &str| {
        complains(&[args, &["--language=de"]].concat(), SMALL, about);
    };
    german(&["juggle"], "keinen Befehl `juggle`");
    german(&["replay", "--loud", "-"], "Eine Option `--loud`");
    german(&["replay"], "Die Datei einer Aufzeichnung fehlt");
    german(&["replay", "-", "more"], "`more` ist ein Argument zu viel");
    german(&["play", "--games", "many"], "„many“");
    german(
        &["play", "--set", "inns", "--set", "inns"],
        "`--set inns=2`",
    );
    german(&["svg", "-", "--width", "9"], "Bildpunkte breit");
    complains(
        &["svg", "-", "--language", "fr", "--width"],
        SMALL,
        "Il manque",
    );
    complains(&["rule", "ROAD-03", "--language", "xx"], "", "`xx`");
}

#[test]
fn bad_input_gets_one_sentence() {
    complains(&["juggle"], "", "juggle");
    complains(&["replay"], "", "file is missing");
    complains(&["replay", "--loud", "-"], SMALL, "--loud");
    complains(&["replay", "/nowhere/at/all"], "", "/nowhere/at/all");
    complains(&["replay", "-"], "", "bastide 1");
    complains(&["replay", "-"], "bastide 9\n", "version 9");
    complains(
        &["replay", "-"],
        &format!("{SMALL}place base/E 7,7"),
        "Line 7",
    );
    complains(&["replay", "-"], &format!("{SMALL}juggle"), "juggle");
    complains(&["perft", "-"], SMALL, "depth");
    complains(&["perft", "-", "many"], SMALL, "many");
    complains(&["rule"], "", "id of a rule is missing");
    complains(&["rule", "ROAD"], "", "`ROAD`");
    complains(&["rule", "ROAD-99"], "", "ROAD-99");
    complains(&["rule", "R-CARD-18"], "", "R-CARD-18");
    complains(&["play", "--players", "strong,nobody"], "", "nobody");
    complains(&["play", "--players", "random"], "", "2 to 6 players");
    complains(&["play", "--part", "juggler"], "", "juggler");
    complains(&["play", "--option", "farmers=maybe"], "", "on, off");
    complains(&["play", "--games", "0"], "", "0 times");
    complains(&["play", "--edition", "tomorrow"], "", "tomorrow");
    complains(&["play", "--game", "chess"], "", "chess");
}

#[test]
fn a_rule_is_said_in_the_language_asked_for() {
    let english = prints(&["rule", "ROAD-03"], "");
    assert_eq!(
        english,
        "A tile that the same road crosses twice counts only once.\n"
    );
    let french = prints(&["rule", "road-03", "--language", "fr"], "");
    assert_eq!(
        french,
        "Une tuile traversée deux fois par la même route ne compte qu’une fois.\n"
    );
    let cards = prints(&["rule", "CARD-27", "--language", "fr"], "");
    assert_eq!(
        cards,
        "Vos cartes Personnage revendiquées rapportent la somme de leurs valeurs multipliée par leur nombre. \
         Elles quittent ensuite la partie.\n"
    );
    let ruling = prints(&["rule", "R-BASE-04"], "");
    assert_ne!(ruling, prints(&["rule", "BASE-04"], ""));
}

#[test]
fn a_used_up_stack_ends_with_final_scoring() {
    let record =
        format!("{SMALL}place base/E 0,-1 r2\nmeeple city S\nplace base/V 1,0 r1\nmeeple road N");
    let told = prints(&["replay", "-"], &record);
    assert!(
        told.contains("Player 1 scores 4 points for a city (2 tiles × 2 = 4). [CITY-02]\n"),
        "{told}"
    );
    assert!(told.contains("final scoring."), "{told}");
    assert!(
        told.ends_with("The game is over.\nPlayer 1: 4, Player 2: 2\n"),
        "{told}"
    );
}

#[test]
fn a_record_is_told_in_the_language_asked_for_and_so_is_what_is_wrong_with_it() {
    let record = format!("{SMALL}place base/E 0,-1 r2\nmeeple city S");
    let german = prints(&["replay", "--language", "de", "-"], &record);
    let scored = "Spieler 1 erhält 4 Punkte für eine Stadt (2 Plättchen × 2 = 4). [CITY-02]\n";
    assert!(german.contains(scored), "{german}");
    let french = prints(&["replay", "-", "--language", "fr"], &record);
    assert!(
        french.contains("Joueur 1 place un chevalier.\n"),
        "{french}"
    );
    let apart = format!("{SMALL}place base/E 7,7");
    complains(
        &["replay", "--language", "de", "-"],
        &apart,
        "-: Zeile 7: Ein Plättchen muss",
    );
    let part = ["play", "--part", "juggler", "--language", "de"];
    complains(&part, "", "`part juggler`: „juggler“ bedeutet hier nichts.");
    complains(&["replay", "--language", "tlh", "-"], SMALL, "tlh");
}

#[test]
fn play_writes_records_that_replay() {
    let folder = std::env::temp_dir().join(format!("bastide-cli-{}", std::process::id()));
    let out = folder.to_str().expect("the path is text");
    let table = prints(
        &[
            "play",
            "--games",
            "2",
            "--seed",
            "5",
            "--players",
            "greedy,random",
            "--set",
            "river",
            "--out",
            out,
        ],
        "",
    );
    assert!(
        table.contains("greedy") && table.ends_with("games: 2\n"),
        "{table}"
    );
    for number in 0..2 {
        let file = folder.join(format!("game-{number:04}.txt"));
        let told = prints(&["replay", file.to_str().expect("the path is text")], "");
        assert!(told.contains("The game is over."), "{told}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder was made here");
}

/// The header of a record of cards.
const CARDS: &str = "bastide 1\ngame cards\nseats 2\nseed 3\n";

#[test]
fn cards_are_played_and_their_records_replayed() {
    let folder = std::env::temp_dir().join(format!("bastide-cli-cards-{}", std::process::id()));
    let out = folder.to_str().expect("the path is text");
    let players = ["--players", "greedy,random", "--games", "2", "--out", out];
    let table = prints(&[&["play", "--game", "cards"][..], &players].concat(), "");
    assert!(table.ends_with("games: 2\n"), "{table}");
    let file = folder.join("game-0001.txt");
    let file = file.to_str().expect("the path is text");
    let told = prints(&["replay", file], "");
    assert!(told.contains("Round 10 is scored"), "{told}");
    assert!(told.contains("\nThe game is over.\nComputer 1: "), "{told}");
    let lines = json_lines(&prints(&["replay", "--json", file], ""));
    let end = &lines.last().expect("there is a last line")["end"];
    assert_eq!((&end["over"], &end["stack"]), (&true.into(), &0.into()));
    assert_eq!(end["rows"].as_array().map(Vec::len), Some(4));
    let sum = |event: &Value| -> i64 {
        let items = event["items"].as_array().expect("points have items");
        items
            .iter()
            .filter_map(|item| item["points"].as_i64())
            .sum()
    };
    let events = lines.iter().filter_map(|line| line["events"].as_array());
    let scored = events.flatten().filter(|event| event["event"] == "scored");
    assert!(scored.clone().count() > 20);
    assert!(scored.clone().all(|event| event["points"] == sum(event)));
    std::fs::remove_dir_all(&folder).expect("the folder was made here");
}

#[test]
fn the_largest_seed_is_followed_by_the_smallest() {
    let seed = u64::MAX.to_string();
    let players = ["--players", "random,random", "--games", "3"];
    let games = ["play", "--game", "cards", "--seed", &seed];
    let table = prints(&[&games[..], &players].concat(), "");
    assert!(table.ends_with("games: 3\n"), "{table}");
}

#[test]
fn a_record_of_cards_may_stop_in_the_middle() {
    let listed = "deck yellow-1 yellow-2 red-1 red-1 red-2 green-1 green-1 blue-1 blue-1 blue-2
        red-1 red-1 red-1 red-1 red-1 red-2 red-2 red-2 red-2 red-3 red-3 red-3\n";
    let listed = listed.replace("\n        ", " ");
    let record = format!("{CARDS}{listed}play\ndealer 2\nplay red-1 yellow\n");
    let told = prints(&["replay", "-"], &record);
    assert!(
        told.contains("Player 1 plays a face-down card into the yellow row."),
        "{told}"
    );
    let last = "Player 1: Done? Then end your turn.\nPlayer 1: 0, Player 2: 0\n";
    assert!(told.ends_with(last), "{told}");
    let lines = json_lines(&prints(&["replay", "--json", "--legal", "-"], &record));
    let end = &lines[lines.len() - 2];
    assert_eq!(end["asked"]["question"], "confirm");
    let played = &lines[lines.len() - 3];
    assert_eq!(played["action"], "play red-1 yellow");
    let event = serde_json::json!({"event": "played", "seat": 1, "card": null, "row": "yellow"});
    assert_eq!(played["events"], serde_json::json!([event]));
    assert_eq!(lines[lines.len() - 4]["asked"]["question"], "turn");
}

#[test]
fn bad_records_of_cards_get_one_sentence() {
    let record = |rest: &str| format!("{CARDS}{rest}\n");
    complains(&["replay", "-"], &record("part river"), "Line 5");
    complains(&["replay", "-"], &record("deck yellow-9"), "yellow-9");
    complains(&["replay", "-"], &record("play\ndealer 3"), "Line 6");
    complains(&["replay", "-"], &record("play\nclaim violet"), "violet");
    complains(&["play", "--game", "cards", "--set", "river"], "", "set");
    complains(
        &["play", "--game", "cards", "--players", "random"],
        "",
        "2 to 5 players",
    );
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect()
}

#[test]
fn perft_counts_decisions() {
    // base/E beside the start tile: its four sides, one city, three fields. In the city gap to the north it fits by
    // its city side alone, south of the field by three sides, east and west of the road not at all: 4 placements.
    assert_eq!(prints(&["perft", "-", "1"], SMALL), "1 4\n");
    // The dealer lays the fairy in one of four rows.
    let cards = format!("{CARDS}deck fairy\n");
    assert_eq!(prints(&["perft", "-", "1"], &cards), "1 4\n");
}

#[test]
fn svg_draws_the_table() {
    let picture = prints(
        &["svg", "-"],
        &format!("{SMALL}place base/E 0,-1 r2\nmeeple city S"),
    );
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
}

#[test]
fn svg_draws_tiles_for_the_size_and_in_the_look_that_are_asked_for() {
    let lines = |words: &[&str]| {
        let words: Vec<&str> = ["svg", "--tiles", "gold"]
            .iter()
            .chain(words)
            .copied()
            .collect();
        prints(&words, "").matches("<path class=").count()
    };
    let (fine, small) = (lines(&[]), lines(&["--size", "40"]));
    assert!(small * 5 < fine, "{small} of {fine}");
    let black = |words: &[&str]| prints(words, "").contains("stroke:#000000");
    assert!(black(&["svg", "--tiles", "gold", "--look", "contrast"]));
    assert!(!black(&["svg", "--tiles", "gold"]));
}

#[test]
fn svg_draws_a_contact_sheet_of_all_tiles_or_of_some_sets() {
    let tiles = |sets: &[&str]| {
        let words: Vec<&str> = ["svg", "--tiles"].iter().chain(sets).copied().collect();
        prints(&words, "").matches("<use ").count()
    };
    let catalogue = engine::tiles::catalogue();
    assert_eq!(tiles(&[]), catalogue.tiles().len());
    let gold = catalogue.tiles_in(engine::tiles::TileSet::Gold).count();
    assert_eq!(tiles(&["gold"]), gold);
}

#[test]
fn a_link_is_read_like_the_record_it_carries() {
    let record = format!("{SMALL}place base/E 0,-1 r2\n");
    let link = prints(&["link", "--at", "https://example.org/b/", "-"], &record);
    assert!(link.starts_with("https://example.org/b/#game="), "{link}");
    let told = prints(&["replay", link.trim()], "");
    assert_eq!(told, prints(&["replay", "-"], &record));
    let text = prints(&["link", "--text", "-"], &record);
    assert!(text.ends_with("play\nplace 0,-1 r2\n"), "{text}");
    let deck = prints(&["link", "--deck", "-"], &record);
    let other = prints(&["link", "-"], SMALL);
    assert!(deck != other && deck.len() <= other.len());
    complains(
        &["replay", &link.trim()[..link.len() - 8]],
        "",
        "cut on the way",
    );
    complains(&["replay", "#game=AAAA"], "", "carries no game");
}

#[test]
fn a_link_of_a_game_by_link_brings_its_turn_and_nothing_of_one_device() {
    let record = SMALL.replace("seats 2\n", "seats 2\ntable by-link 2 1\n");
    let link = prints(&["link", "-"], &record);
    let read = Link::read(link.trim()).expect("a link");
    assert_eq!(read.kind, LinkKind::Turn);
    assert!(!read.text.contains("by-link"), "{}", read.text);
}

/// A task whose solution is these lines.
fn city(solution: &str) -> String {
    format!(
        "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\ntask\nask Close it.\n\
         goal complete city\n{solution}"
    )
}

#[test]
fn a_game_that_is_over_is_reviewed_turn_by_turn_and_another_one_is_not() {
    let folder = std::env::temp_dir().join(format!("bastide-cli-review-{}", std::process::id()));
    let out = folder.to_str().expect("the path is text");
    let stack = ["--stack", "base/E,base/U,base/V,base/K", "--games", "1"];
    let players = ["--players", "greedy,strong", "--out", out];
    prints(&[&["play"][..], &stack, &players].concat(), "");
    let file = folder.join("game-0000.txt");
    let told = prints(&["review", file.to_str().expect("the path is text")], "");
    std::fs::remove_dir_all(&folder).expect("the folder was made here");
    for turn in [
        "1. Computer ",
        "4. Computer ",
        "points lost, luck ",
        "expected lead ",
    ] {
        assert!(told.contains(turn), "{told}");
    }
    let last = told.lines().last().expect("a sum");
    assert!(
        last.contains("points lost by choices, luck of the draw"),
        "{told}"
    );
    complains(&["review", "-"], SMALL, "not over");
}

/// Every decision of a game of cards has its line; where one cost something it is told what would have been better.
#[test]
fn a_game_of_cards_that_is_over_is_reviewed_decision_by_decision() {
    let folder = std::env::temp_dir().join(format!("bastide-cli-seen-{}", std::process::id()));
    let out = folder.to_str().expect("the path is text");
    let cards = ["play", "--game", "cards", "--games", "1", "--seed", "2"];
    let players = ["--players", "random,expert", "--out", out];
    prints(&[&cards[..], &players].concat(), "");
    let file = folder.join("game-0000.txt");
    let file = file.to_str().expect("the path is text");
    let told = prints(&["review", file], "");
    let german = prints(&["--language", "de", "review", file], "");
    let record = std::fs::read_to_string(file).expect("it was written");
    std::fs::remove_dir_all(&folder).expect("the folder was made here");
    let words = ["play ", "claim ", "sell", "keep", "join "];
    let made = record.lines().skip_while(|line| *line != "play").skip(1);
    let made = made.filter(|line| words.iter().any(|word| line.starts_with(word)));
    let decisions = told.lines().filter(|line| line.contains("expected lead "));
    assert_eq!(decisions.count(), made.count(), "{told}");
    assert!(
        told.contains("\n  Played: claim ") || told.contains("\n  Played: play "),
        "{told}"
    );
    assert!(told.contains("\n  Better: "), "{told}");
    assert!(!told.contains("luck"), "{told}");
    let mut sums = told.lines().rev().take(2).map(|line| {
        let (points, _) = line.split_once(" points lost by choices")?;
        points.rsplit(' ').next()?.parse::<f64>().ok()
    });
    let (expert, random) = (sums.next().flatten(), sums.next().flatten());
    assert!(
        expert.expect("a sum") * 5.0 < random.expect("a sum"),
        "{told}"
    );
    assert!(german.ends_with(" Punkte verschenkt\n"), "{german}");
    complains(&["review", "-"], CARDS, "not over");
    complains(&["lab", "regret", "-"], CARDS, "tile games alone");
}

#[test]
fn a_task_is_solved_by_its_solution_or_told_why_not() {
    let place = "solve place base/E 0,-1 r2\n";
    let solved = prints(
        &["task", "-"],
        &city(&format!("{place}solve meeple city S\n")),
    );
    assert!(
        solved.ends_with("its solution reaches all goals\n"),
        "{solved}"
    );
    let unsolved = city(&format!("{place}solve pass\n"));
    complains(&["task", "-"], &unsolved, "does not reach all goals");
    let refused = city(&format!("{place}solve meeple road N\n"));
    complains(&["task", "-"], &refused, "may not `meeple road N`");
    assert!(prints(&["task", "-"], &city("")).contains("without a solution"));
    complains(&["task", "-"], SMALL, "has no task");
    complains(&["task", "-"], &city("goal lose\n"), "Line 8");
}

/// Runs a command that prints a PNG file, and returns that file.
fn painted(args: &[&str], input: &str) -> Vec<u8> {
    let output = bastide(args, input);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    output.stdout
}

#[test]
fn png_paints_as_wide_as_is_asked_for_and_carries_the_game() {
    let record = format!("{SMALL}place base/E 0,-1 r2\nmeeple city S\n");
    let words = "png --width 400 --scores --owners built --at https://example.org/ -";
    let words: Vec<&str> = words.split(' ').collect();
    let file = painted(&words, &record);
    let path = std::env::temp_dir().join(format!("bastide-cli-{}.png", std::process::id()));
    std::fs::write(&path, &file).expect("room on the disk");
    let path = path.to_str().expect("a path");
    let told = prints(&["replay", path], "");
    std::fs::remove_file(path).expect("the file is there");
    assert_eq!(told, prints(&["replay", "-"], &record));
    let reader = png::Decoder::new(Cursor::new(&file))
        .read_info()
        .expect("a picture");
    assert_eq!(reader.info().width, 400);
    let texts = reader.info().utf8_text.iter();
    let keywords: Vec<&str> = texts.map(|chunk| &*chunk.keyword).collect();
    assert_eq!(keywords, ["Title", "Description", "Bastide game"]);
    complains(
        &["png", "--width", "12", "-"],
        &record,
        "280 to 8000 pixels",
    );
    complains(
        &["png", "--owners", "sheep", "-"],
        &record,
        "not of `sheep`",
    );
}

#[test]
fn texts_of_a_png_that_some_program_has_packed_are_read_too() {
    let link = prints(&["link", "-"], SMALL);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 1, 1);
    encoder.set_color(png::ColorType::Grayscale);
    let comment = encoder.add_ztxt_chunk("Comment".into(), "of no use".into());
    let packed = encoder.add_ztxt_chunk("Bastide game".into(), link);
    comment.and(packed).expect("texts");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[0]).expect("a pixel");
    writer.finish().expect("an end");
    let path = std::env::temp_dir().join(format!("bastide-packed-{}.png", std::process::id()));
    std::fs::write(&path, &file).expect("room on the disk");
    let told = prints(&["replay", path.to_str().expect("a path")], "");
    std::fs::remove_file(path).expect("the file is there");
    assert_eq!(told, prints(&["replay", "-"], SMALL));
}

#[test]
fn a_picture_shows_the_table_as_it_was_and_that_of_the_card_game() {
    let record = format!("{SMALL}place base/E 0,-1 r2\nmeeple city S\n");
    let first = prints(&["svg", "--decisions", "0", "-"], &record);
    assert_eq!(first.matches("<use").count(), 1);
    let later = prints(&["replay", "-"], &first);
    assert!(later.len() < prints(&["replay", "-"], &record).len());
    let cards = prints(&["svg", "--width", "500", "--scores", "-"], CARDS);
    assert!(cards.contains(r#" width="500""#) && cards.contains(">Player 1</text>"));
    assert!(prints(&["replay", "-"], &cards).contains("Turned up"));
}

#[test]
fn a_picture_is_read_like_the_record_it_carries() {
    let record = format!("{SMALL}place base/E 0,-1 r2\n");
    let picture = prints(&["svg", "-"], &record);
    assert!(
        picture.contains("<desc>Board: Player 1: 0 points, "),
        "{picture}"
    );
    assert_eq!(
        prints(&["replay", "-"], &picture),
        prints(&["replay", "-"], &record)
    );
}

#[test]
fn the_games_of_the_demo_are_what_it_says() {
    let told = |name: &str| {
        let file = format!("{}/www/demo/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        prints(&["replay", &file], "")
    };
    assert!(
        told("road").ends_with("Anna: 3, Ben: 0\n"),
        "three tiles of road"
    );
    assert!(
        told("city").contains("4 tiles × 2 = 8"),
        "four tiles of city"
    );
    for name in ["field", "late", "cards", "begin", "task"] {
        assert!(!told(name).is_empty(), "{name}");
    }
}
