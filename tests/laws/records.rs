//! Records: what is written can be read, and plays the same game.

use engine::learn::Task;
use engine::rules::{
    Event, Figure, OptionWord, Part, PositionFault, Record, SetupFault, Source, Trouble,
};
use engine::session::Draft;
use engine::table::{Kind, LONGEST, LineTrouble, Silent};
use engine::tiles::{Pos, TileSet, catalogue};
use engine::{cards, table};

use crate::games::{Dice, play};

#[test]
fn a_record_read_from_its_text_is_the_same_record() {
    for seed in 1300..1330 {
        let (mut record, _) = play(seed, |_| {});
        let mut dice = Dice::new(seed);
        for _ in 0..3 {
            let text = record.write().expect("its actions can be played");
            assert_eq!(Record::read(&text).as_ref(), Ok(&record), "seed {seed}");
            let keep = dice.below(record.actions.len() + 1);
            record.actions.truncate(keep);
        }
    }
}

#[test]
fn a_record_without_outcomes_and_confirmations_plays_the_same_game() {
    for seed in 1400..1430 {
        let (record, end) = play(seed, |_| {});
        let text = record.write().expect("its actions can be played");
        let chance = ["first ", "draw ", "reveal ", "roll ", "token ", "confirm"];
        let kept = |line: &&str| !chance.iter().any(|word| line.starts_with(word));
        let short: Vec<&str> = text.lines().filter(kept).chain(["confirm"]).collect();
        let read =
            Record::read(&short.join("\n")).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let (game, _) = read.replay(&mut Silent).expect("it was read");
        assert_eq!(game, end, "seed {seed}");
    }
}

#[test]
fn trusted_actions_do_what_checked_ones_do() {
    for seed in 1500..1530 {
        play(seed, |step| {
            let mut trusted = step.before.clone();
            trusted.apply_trusted(step.action);
            assert_eq!(&trusted, step.after, "seed {seed}: {:?}", step.action);
        });
    }
}

#[test]
fn broken_records_are_refused_with_a_sentence() {
    let mut refused = 0;
    for seed in 1600..1612 {
        let (record, _) = play(seed, |_| {});
        let text = record.write().expect("its actions can be played");
        let mut dice = Dice::new(seed);
        for _ in 0..40 {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let at = dice.below(lines.len());
            match dice.below(4) {
                0 => drop(lines.remove(at)),
                1 => lines[at] = lines[at].chars().rev().collect(),
                2 => lines[at].truncate(dice.below(8)),
                _ => lines.insert(at, format!("{} 99999999999 x", lines[at])),
            }
            if let Err(error) = Record::read(&lines.join("\n")) {
                refused += 1;
                assert!(!error.to_string().is_empty() && error.line as usize <= lines.len());
            }
        }
    }
    assert!(
        refused > 200,
        "only {refused} of 480 damaged records were refused"
    );
}

#[test]
fn the_example_of_the_format_page_plays_to_its_end() {
    let page = include_str!("../../src/engine/rules/record/FORMAT.md");
    let example = page
        .rsplit("```text\n")
        .next()
        .and_then(|rest| rest.split("```").next());
    let record =
        Record::read(example.expect("the page ends with an example")).expect("it can be read");
    let (game, _) = record.replay(&mut Silent).expect("it can be played");
    assert_eq!((game.is_over(), game.scores()), (true, vec![4, 2]));
}

#[test]
fn a_record_says_in_its_second_line_which_game_it_is_of() {
    let cards = "# a comment\n\n bastide 1\ngame cards # and another\nrules 1\n";
    assert_eq!(Kind::detect(cards), Kind::Cards);
    let error = Record::read(cards).expect_err("a record of the other game");
    let other = Trouble::Line(LineTrouble::OtherGame(Kind::Cards));
    assert_eq!((error.line, error.trouble), (4, other));
    for tiles in [
        "bastide 1\ngame tiles\n",
        "bastide 1\nseats 2\n",
        "bastide 1",
        "",
    ] {
        assert_eq!(Kind::detect(tiles), Kind::Tiles);
        assert_eq!(Record::read(tiles).is_ok(), !tiles.is_empty());
    }
    let late = "bastide 1\nseats 2\ngame cards\n";
    assert_eq!(Kind::detect(late), Kind::Tiles);
    let error = Record::read(late).expect_err("too late");
    let unknown = Trouble::Line(LineTrouble::UnknownWord("game".to_owned()));
    assert_eq!((error.line, error.trouble), (3, unknown));
    let error = Record::read("bastide 1\ngame chess\n").expect_err("no such game");
    let unknown = Trouble::Line(LineTrouble::UnknownWord("chess".to_owned()));
    assert_eq!((error.line, error.trouble), (2, unknown));
}

#[test]
fn a_record_of_too_many_lines_is_refused_and_not_cut() {
    let of_lines = |count: usize| format!("bastide 1\n{}seats 7", "\n".repeat(count - 2));
    let error = Record::read(&of_lines(200_000)).expect_err("seven seats");
    assert!(matches!(error.trouble, Trouble::Position(_)), "{error}");
    let error = Record::read(&of_lines(200_001)).expect_err("too many lines");
    let trouble = Trouble::Line(LineTrouble::TooManyLines);
    assert_eq!((error.line, error.trouble), (200_001, trouble));
}

#[test]
fn a_text_longer_than_any_game_is_none_whatever_is_looked_for_in_it() {
    let of_bytes = |count: usize, end: &str| {
        let filled = count - "bastide 1\ngame cards\n#\n".len() - end.len();
        format!("bastide 1\ngame cards\n#{}\n{end}", "x".repeat(filled))
    };
    let task = "seats 2\ntask\ngoal lead\n";
    let most = of_bytes(LONGEST, task);
    assert_eq!(most.len(), LONGEST);
    assert!(table::Record::<cards::Game>::read(&most).is_ok());
    assert_eq!(Kind::detect(&most), Kind::Cards);
    assert!(Task::read(&most).is_ok_and(|task| task.is_some()));
    let longer = of_bytes(LONGEST + 1, task);
    let error = table::Record::<cards::Game>::read(&longer).expect_err("too long");
    let trouble = cards::Trouble::Line(LineTrouble::TooLong);
    assert_eq!((error.line, error.trouble), (1, trouble));
    assert_eq!(Task::read(&longer), Ok(None));
    let error = Draft::read(&longer).expect_err("too long");
    assert_eq!(error.trouble, Trouble::Line(LineTrouble::TooLong));
}

#[test]
fn each_fault_of_a_position_is_named_once_and_not_more_than_a_hundred() {
    let faults = |lines: &[String]| {
        let text = format!("bastide 1\nset base\nstart\n{}", lines.join("\n"));
        match Record::read(&text)
            .expect_err("an impossible position")
            .trouble
        {
            Trouble::Position(faults) => faults,
            trouble => panic!("{trouble:?}"),
        }
    };
    let same = vec!["tile base/D 0,0".to_owned(); 500];
    let copies = catalogue().find("base/D").map(SetupFault::TooManyOf);
    assert_eq!(
        faults(&same),
        [
            PositionFault::Setup(copies.expect("it is printed")),
            PositionFault::Stacked(Pos::new(0, 0))
        ]
    );
    let apart: Vec<String> = (-200..200)
        .map(|x| format!("tile base/D {},0", 2 * x))
        .collect();
    assert_eq!(faults(&apart).len(), 100);
}

/// The words of a page that stand in backticks, as they begin.
fn quoted(page: &str) -> Vec<&str> {
    let quotes = page.split('`').skip(1).step_by(2);
    quotes.flat_map(str::split_whitespace).collect()
}

#[test]
fn the_format_page_names_every_set_part_option_and_action() {
    let known = quoted(include_str!("../../src/engine/rules/record/FORMAT.md"));
    let sets = TileSet::ALL.map(TileSet::name).into_iter();
    let parts = Part::ALL.iter().map(|part| part.name());
    let options = OptionWord::all().map(OptionWord::name);
    for word in sets.chain(parts).chain(options) {
        assert!(known.contains(&word), "FORMAT.md does not name {word}");
    }
    let record = Record::read(include_str!("../records/all-parts.txt")).expect("a record");
    let mut game = record.start(&mut Silent).expect("a start");
    for &action in &record.actions {
        let line = game.action_text(action);
        let word = line.split(' ').next().unwrap_or_default();
        // The line of one figure stands for those of all.
        let named = known.contains(&word) || Figure::parse(word).is_some();
        assert!(named, "FORMAT.md does not name {word}");
        game.apply(action, &mut Silent).expect("legal");
    }
}

#[test]
fn the_page_about_json_names_every_event_and_source_of_a_game_with_everything() {
    let known = quoted(include_str!("../../src/bin/bastide/JSON.md"));
    let record = Record::read(include_str!("../records/all-parts.txt")).expect("a record");
    let mut events: Vec<Event> = Vec::new();
    record.replay(&mut events).expect("it can be played");
    for event in &events {
        let (name, _) = event.facts();
        assert!(known.contains(&name), "JSON.md does not name {name}");
        if let Event::Scored(scored) = event {
            let source = scored.source.to_string();
            let word = source.split(' ').next().unwrap_or_default();
            let is_kind = matches!(scored.source, Source::Feature(_));
            assert!(
                is_kind || known.contains(&word),
                "JSON.md does not name {word}"
            );
        }
    }
}
