//! Comments and marks in records: they stay where they stand, and nothing is played by them.

use engine::cards;
use engine::link::{Link, LinkKind};
use engine::rules::{Game, Record, Trouble};
use engine::session::Session;
use engine::table::{Ink, LineTrouble, Marked, NoteKind, Play};
use engine::tiles::{Pos, Side};

const GAME: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n";

/// A game with something said at the beginning, after a decision and behind outcomes that follow by themselves.
const TOLD: &str = "say The tile closes the city.\nsay fr: La tuile ferme la ville.\narrow 0,-1 0,0 blue\n\
    draw base/E\nplace base/E 0,-1 r2\nmark city S 0,-1 green\nlabel 0,-1 4\nmeeple city S\nmark tile 1,0\n\
    confirm\ndraw base/V\nmark edge 1,0 W red\nplace base/V 1,0 r1\nsay Ben goes on. # not said\n";

fn record(lines: &str) -> Record {
    Record::read(&format!("{GAME}{lines}")).unwrap_or_else(|error| panic!("{error}"))
}

fn steps(record: &Record) -> Vec<(usize, &str)> {
    let notes = record.notes.all().iter();
    notes.map(|note| (note.step, note.line.as_str())).collect()
}

#[test]
fn each_stands_after_its_decision_or_at_the_beginning() {
    let told = record(TOLD);
    let lines = [
        (0, "say The tile closes the city."),
        (0, "say fr: La tuile ferme la ville."),
        (0, "arrow 0,-1 0,0 blue"),
        (2, "mark city S 0,-1 green"),
        (2, "label 0,-1 4"),
        (3, "mark tile 1,0"),
        (5, "mark edge 1,0 W red"),
        (6, "say Ben goes on."),
    ];
    assert_eq!(steps(&told), lines);
    let kinds: Vec<&NoteKind> = told.notes.all().iter().map(|note| &note.kind).collect();
    let NoteKind::Said(said) = kinds[1] else {
        panic!("a comment");
    };
    assert_eq!(
        (said.language, said.text.as_str()),
        (Some(*b"fr"), "La tuile ferme la ville.")
    );
    let NoteKind::Mark(edge) = kinds[6] else {
        panic!("a mark");
    };
    assert_eq!(
        (edge.on, edge.ink),
        (Marked::Edge(Pos::new(1, 0), Side::West), Ink::Red)
    );
}

#[test]
fn what_is_said_changes_no_decision() {
    let plain = record("place base/E 0,-1 r2\nmeeple city S\nplace base/V 1,0 r1\n");
    assert_eq!(record(TOLD).actions, plain.actions);
    assert_eq!(record(TOLD).outcome(), plain.outcome());
}

#[test]
fn what_is_written_is_read_again_in_every_form() {
    let told = record(TOLD);
    assert_eq!(Record::read(&told.write().unwrap()), Ok(told.clone()));
    assert_eq!(Record::read(&told.write_brief().unwrap()), Ok(told.clone()));
    let session = Session::<Game>::from_record(&told).unwrap();
    let saved = session.save();
    let loaded = Session::<Game>::load(&saved).unwrap();
    assert_eq!(loaded.to_record().notes, told.notes);
    assert_eq!(loaded.save(), saved);
}

#[test]
fn a_diagram_says_something_without_a_decision() {
    let diagram = record("say Look.\nmark tile 0,0\n");
    assert!(diagram.actions.is_empty());
    assert_eq!(Record::read(&diagram.write().unwrap()), Ok(diagram.clone()));
    assert_eq!(
        Record::read(&diagram.write_brief().unwrap()),
        Ok(diagram.clone())
    );
    let saved = diagram.write_save([].into_iter());
    assert_eq!(Record::read(&saved), Ok(diagram));
}

#[test]
fn a_link_carries_it_and_one_to_the_same_deck_does_not() {
    let told = record(TOLD);
    let carried = |kind| {
        let link = Link::from_record(&told, kind).unwrap().write();
        Record::read(&Link::read(&link).unwrap().text).unwrap()
    };
    assert_eq!(carried(LinkKind::Game).notes, told.notes);
    assert!(carried(LinkKind::SameDeck).notes.all().is_empty());
}

#[test]
fn the_most_that_can_be_said_still_fits_into_a_link() {
    let letters = |line: usize| {
        // Nothing that a packing could foresee.
        let letter = |at: usize| char::from(33 + ((line * 7919 + at * at * 104_729) % 89) as u8);
        (0..900)
            .map(letter)
            .filter(|letter| *letter != '#')
            .collect::<String>()
    };
    let lines: String = (0..32)
        .map(|line| format!("say x{}\n", letters(line)))
        .collect();
    let told = record(&lines);
    let link = Link::from_record(&told, LinkKind::Game).unwrap().write();
    assert_eq!(Record::read(&Link::read(&link).unwrap().text), Ok(told));
}

#[test]
fn what_cannot_be_said_is_told_with_its_line() {
    let trouble = |lines: &str| {
        let error = Record::read(&format!("{GAME}{lines}")).expect_err("it cannot be read");
        (error.line, error.trouble)
    };
    let line = |trouble: LineTrouble| Trouble::Line(trouble);
    assert_eq!(trouble("say\n"), (6, line(LineTrouble::Missing)));
    assert_eq!(trouble("\nmark tile 0\n"), (7, Trouble::Cell("0".into())));
    assert_eq!(
        trouble("mark city N 5,5"),
        (6, Trouble::NoTileAt(Pos::new(5, 5)))
    );
    assert_eq!(
        trouble("mark city S 0,0"),
        (6, Trouble::NoSuchSegment("city S".into()))
    );
    assert_eq!(
        trouble("mark tile 0,0 pink"),
        (6, line(LineTrouble::unknown("pink")))
    );
    assert_eq!(
        trouble("mark edge 0,0 NE"),
        (6, line(LineTrouble::unknown("NE")))
    );
    assert_eq!(
        trouble("label 0,0 LONG"),
        (6, line(LineTrouble::unknown("LONG")))
    );
    assert_eq!(trouble("label 0,0 a"), (6, line(LineTrouble::unknown("a"))));
    assert_eq!(
        trouble("arrow 0,0 0,0"),
        (6, line(LineTrouble::TooMuch("0,0".into())))
    );
    assert_eq!(
        trouble("arrow 0,0 1,0 red red"),
        (6, line(LineTrouble::TooMuch("red".into())))
    );
    let long = format!("say {}", "x".repeat(1_001));
    assert!(matches!(
        trouble(&long),
        (6, Trouble::Line(LineTrouble::TooMuch(_)))
    ));
    let many = "mark tile 0,0\n".repeat(65);
    assert_eq!(trouble(&many), (70, line(LineTrouble::TooManyNotes)));
    let much = format!("say {}\n", "x".repeat(990)).repeat(31);
    assert_eq!(trouble(&much), (36, line(LineTrouble::TooManyNotes)));
}

#[test]
fn what_a_line_cannot_hold_is_not_kept() {
    let odd = record("say f\u{1}r: one\u{7f} two \n");
    assert_eq!(Record::read(&odd.write().unwrap()), Ok(odd));
}

#[test]
fn another_decision_has_not_what_was_said_about_the_one_taken_back() {
    let lines = format!("{GAME}say Begin.\nplace base/E 0,-1 r2\nsay North.\n");
    let mut session = Session::<Game>::load(&lines).unwrap();
    let said = |session: &Session<Game>| {
        let record = session.to_record();
        record
            .notes
            .all()
            .iter()
            .map(|note| note.line.clone())
            .collect::<Vec<_>>()
    };
    session.undo();
    assert_eq!(said(&session), ["say Begin."]);
    session.redo();
    assert_eq!(said(&session), ["say Begin.", "say North."]);
    session.undo();
    let other = session.game().legal()[0];
    session.act(other).expect("it is legal");
    assert_eq!(said(&session), ["say Begin."]);
}

#[test]
fn cards_are_commented_and_not_marked() {
    let text = "bastide 1\ngame cards\nseats 3\nseed 5\nplay\nsay de: Gleich geht es los.\n";
    let record = cards::Record::read(text).unwrap();
    assert_eq!(record.notes.all().len(), 1);
    assert_eq!(cards::Record::read(&record.write().unwrap()), Ok(record));
    let marked = cards::Record::read(&format!("{text}mark tile 0,0\n")).expect_err("no board");
    assert_eq!(
        (marked.line, marked.trouble),
        (7, cards::Trouble::Line(LineTrouble::unknown("mark")))
    );
}
