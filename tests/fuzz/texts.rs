//! Texts: records and saves of both games, lessons, settings, the sentences of rules.

use std::cell::Cell;

use engine::learn::{Lesson, Taught};
use engine::table::Kind;
use engine::table::record::Record;
use engine::{cards, rules};
use page::context::settings::Settings;
use page::features::daily::kept::with_stored;
use page::messages::RuleTexts;
use proptest::prelude::*;

use crate::{edits::spoilt, fuzz, laws};

const TILES: &[&str] = &[
    include_str!("../records/every-line.txt"),
    include_str!("../records/every-line.txt"),
    include_str!("../records/small-save.txt"),
    include_str!("../records/all-parts.txt"),
];

const CARDS: &[&str] = &[
    include_str!("../records/every-card-line.txt"),
    "bastide 1 save\ngame cards\nseats 3\nseed 5\nend 0\n",
];

const SETTINGS: &[&str] = &[
    "confirm always\naids on\nmotion off\ncolours dark\ntext 150\nlanguage fr\npace fast\ntips on\nsound on\ntold \nkeys\n",
];

const LESSONS: &[&str] = &[
    include_str!("../../assets/lessons/base/ex-base-2.txt"),
    include_str!("../../assets/lessons/base/ex-base-19.txt"),
    include_str!("../../assets/lessons/messengers/ex-msg-7.txt"),
    include_str!("../../assets/lessons/cards/ex-card-10-b.txt"),
];

const RULES: &[&str] = &[
    include_str!("../../assets/rules/en/road.txt"),
    include_str!("../../assets/rules/fr/city.txt"),
];

#[test]
fn the_texts_to_be_spoilt_can_be_read() {
    for text in TILES {
        rules::Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
    for text in CARDS {
        cards::Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
    for text in RULES {
        assert!(RuleTexts::read(text).faults().is_empty());
    }
}

#[test]
fn records_of_tiles() {
    let (cases, read) = (Cell::new(0), Cell::new(0));
    fuzz(400, &(spoilt(TILES), any::<u16>()), |(text, salt)| {
        cases.set(cases.get() + 1);
        laws::record(&text, salt.into(), &read, laws::tile_pieces)
    });
    // Enough of them are still games.
    assert!(read.get() > cases.get() / 10, "{read:?} of {cases:?}");
}

#[test]
fn records_of_cards() {
    let (cases, read) = (Cell::new(0), Cell::new(0));
    fuzz(400, &(spoilt(CARDS), any::<u16>()), |(text, salt)| {
        cases.set(cases.get() + 1);
        laws::record(&text, salt.into(), &read, laws::card_pieces)
    });
    // Enough of them are still games.
    assert!(read.get() > cases.get() / 10, "{read:?} of {cases:?}");
}

/// Whether a lesson was read whose record can be played. What it says need not hold.
fn judged<G: Taught>(lesson: &Lesson, text: &str) -> bool {
    let Ok(record) = Record::<G>::read(text) else {
        return false;
    };
    lesson.check(&record).is_ok() && lesson.before(&record).is_ok()
}

#[test]
fn lessons() {
    let (cases, read) = (Cell::new(0), Cell::new(0));
    fuzz(400, &spoilt(LESSONS), |text| {
        cases.set(cases.get() + 1);
        if let Ok(Some(lesson)) = Lesson::read(&text) {
            let judged = match Kind::detect(&text) {
                Kind::Tiles => judged::<rules::Game>(&lesson, &text),
                Kind::Cards => judged::<cards::Game>(&lesson, &text),
            };
            read.set(read.get() + usize::from(judged));
        }
        Ok(())
    });
    // Enough of them are still lessons.
    assert!(read.get() > cases.get() / 10, "{read:?} of {cases:?}");
}

/// What is kept about decks, with lines that come from links.
const DAYS: &[&str] = &[
    "bastide-days 1\n2026-11-28 strong 74 92 0,3,14\nown expert 7 - 0,3 My deck\npuzzle 2026-11-29 solved\nfrom AQ\n",
];

#[test]
fn games_of_days() {
    fuzz(2000, &spoilt(DAYS), |text| {
        let kept = with_stored(&text, "");
        prop_assert_eq!(with_stored(&kept, &kept), kept);
        Ok(())
    });
    fuzz(2000, &"[A-Za-z0-9_-]{0,90}", |letters| {
        let kept = with_stored(&format!("from {letters}"), "");
        prop_assert_eq!(with_stored(&kept, ""), kept);
        Ok(())
    });
}

#[test]
fn settings() {
    fuzz(2000, &spoilt(SETTINGS), |text| {
        let settings = Settings::read(&text);
        prop_assert_eq!(Settings::read(&settings.write()), settings);
        Ok(())
    });
}

#[test]
fn sentences_of_rules() {
    fuzz(1000, &spoilt(RULES), |text| {
        let texts = RuleTexts::read(&text);
        prop_assert!(texts.all().count() + texts.faults().len() <= text.lines().count() + 1);
        Ok(())
    });
}
