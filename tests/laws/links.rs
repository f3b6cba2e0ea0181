//! Links: what is packed can be unpacked, for ever, and what was spoilt on the way is refused.

use std::fs;
use std::path::PathBuf;

use data_encoding::BASE64URL_NOPAD;
use engine::cards;
use engine::link::{Link, LinkError, LinkKind, pack_text, unpack_text};
use engine::rules;
use engine::session::{Agreement, Copies, Session};
use engine::table::{Kind, Record, Recorded};

use crate::games::{Dice, play};

fn linked<G: Recorded>(record: &Record<G>) -> Link {
    Link::from_record(record, LinkKind::Game).expect("its actions can be played")
}

fn long_link() -> Link {
    linked(&play(1750, |_| {}).0)
}

#[test]
fn a_brief_record_is_read_as_the_same_record_wherever_it_stops() {
    for seed in 1700..1740 {
        let (mut record, _) = play(seed, |_| {});
        let mut dice = Dice::new(seed);
        for _ in 0..4 {
            let brief = record.write_brief().expect("its actions can be played");
            assert_eq!(Record::read(&brief).as_ref(), Ok(&record), "seed {seed}");
            let keep = dice.below(record.actions.len() + 1);
            record.actions.truncate(keep);
        }
    }
}

#[test]
fn a_brief_record_says_what_does_not_follow_from_the_seed() {
    let (mut record, _) = play(1741, |_| {});
    let brief = record.write_brief().expect("its actions can be played");
    assert!(!brief.contains("\ndraw "), "{brief}");
    // The same decisions with the outcomes of another seed.
    record.seed ^= 1;
    let brief = record.write_brief().expect("its actions can be played");
    assert!(brief.contains("\ndraw "), "{brief}");
    assert_eq!(Record::read(&brief).as_ref(), Ok(&record));
}

#[test]
fn an_open_tile_need_not_be_named() {
    let head = "bastide 1\noption first-player 1\nstack base/E\nplay\n";
    let read = |line: &str| rules::Record::read(&format!("{head}{line}\n"));
    assert_eq!(read("place 0,-1 r2"), read("place base/E 0,-1 r2"));
    assert!(read("place 0,-1").is_err());
}

#[test]
fn a_link_carries_its_record_and_what_came_of_it() {
    for seed in 1742..1750 {
        let (record, _) = play(seed, |_| {});
        for kind in LinkKind::ALL {
            let link = Link {
                kind,
                ..linked(&record)
            };
            let read = Link::read(&link.write()).unwrap_or_else(|error| panic!("{error:?}"));
            assert_eq!(read, link, "seed {seed}");
            let again = rules::Record::read(&read.text).expect("a record");
            assert_eq!(again, record, "seed {seed}");
            assert_eq!(linked(&again).outcome, read.outcome, "seed {seed}");
        }
    }
}

#[test]
fn a_link_is_read_out_of_an_address_a_broken_line_and_a_sentence() {
    let link = long_link();
    let payload = link.write();
    let (one, other) = payload.split_at(payload.len() / 2);
    for text in [
        format!("https://example.org/a/?b=c#game={payload}"),
        format!("https://example.org/#game={one}\r\n  {other}\n"),
        format!("#game={payload}. Your turn!"),
        format!("#game={payload}\n\nSent from far away"),
        format!("<https://example.org/#game={payload}>"),
        format!("https://example.org/game=1/#top#game={payload}"),
        format!("<svg><style>#a{{}}</style><metadata>#game={payload}</metadata></svg>"),
    ] {
        assert_eq!(Link::read(&text), Ok(link.clone()), "{text}");
    }
}

#[test]
fn a_cut_link_is_called_cut() {
    let payload = long_link().write();
    for length in 14..payload.len() - 1 {
        let cut = Link::read(&payload[..length]);
        assert_eq!(cut, Err(LinkError::Cut), "{length} letters");
    }
    for length in 0..14 {
        assert!(Link::read(&payload[..length]).is_err(), "{length} letters");
    }
}

#[test]
fn a_link_with_a_letter_that_was_changed_is_refused() {
    let payload = long_link().write();
    for at in 0..payload.len() {
        let other = if payload.as_bytes()[at] == b'A' {
            "B"
        } else {
            "A"
        };
        let mut changed = payload.clone();
        changed.replace_range(at..=at, other);
        assert!(Link::read(&changed).is_err(), "letter {at}");
    }
}

#[test]
fn a_link_of_a_later_version_is_called_newer() {
    let payload = long_link().write();
    // The first letter is the version and half of what the link is for.
    assert_eq!(&payload[..1], "E");
    for later in ["I", "w", "_"] {
        let newer = format!("{later}{}", &payload[1..]);
        assert_eq!(Link::read(&newer), Err(LinkError::Newer));
    }
    assert_eq!(
        Link::read("AAAAAAAAAAAAAAAAAAAAAAAA"),
        Err(LinkError::NotALink)
    );
    assert_eq!(Link::read(""), Err(LinkError::NotALink));
    assert_eq!(Link::read(&"E".repeat(1 << 20)), Err(LinkError::TooLong));
}

/// The sum of a payload as its form describes it, put right after the rest was spoilt.
fn sealed(mut bytes: Vec<u8>) -> String {
    let length = (bytes.len() - 10) as u16;
    bytes[4..6].copy_from_slice(&length.to_be_bytes());
    let summed = bytes[..1].iter().chain(&bytes[4..]);
    let hash = summed.fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(16_777_619)
    });
    let [high, a, b, low] = hash.to_be_bytes();
    bytes[1..4].copy_from_slice(&[a, b, low ^ high]);
    BASE64URL_NOPAD.encode(&bytes)
}

#[test]
fn what_somebody_packs_on_purpose_is_a_text_or_refused() {
    let bytes = BASE64URL_NOPAD
        .decode(long_link().write().as_bytes())
        .expect("letters");
    assert_eq!(sealed(bytes.clone()), long_link().write());
    let mut dice = Dice::new(1751);
    let mut texts = 0;
    for _ in 0..60 {
        let mut bytes = bytes.clone();
        for _ in 0..=dice.below(4) {
            let at = 10 + dice.below(bytes.len() - 10);
            bytes[at] = dice.below(256) as u8;
        }
        bytes.truncate(10 + dice.below(bytes.len() - 10));
        if let Ok(link) = Link::read(&sealed(bytes)) {
            texts += 1;
            // Whatever it says, it is read or refused.
            let _ = rules::Record::read(&link.text);
        }
    }
    assert!(texts > 0);
}

#[test]
fn a_few_bytes_that_stand_for_more_than_any_game_are_refused() {
    let link = Link {
        text: "a".repeat(200_000),
        ..long_link()
    };
    let payload = link.write();
    assert!(payload.len() < 200, "{}", payload.len());
    assert_eq!(Link::read(&payload), Err(LinkError::TooLong));
    // As much of the same as a record may say is no matter.
    let link = Link {
        text: "a".repeat(30_000),
        ..long_link()
    };
    assert_eq!(Link::read(&link.write()), Ok(link));
}

/// Each link that was published, with the text it carries.
fn published() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/records/links");
    let files = fs::read_dir(folder).expect("the folder of published links");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"));
    let split = |text: String| text.split_once('\n').map(|(a, b)| (a.into(), b.into()));
    texts
        .map(|text| split(text).expect("a link and its text"))
        .collect()
}

#[test]
fn every_published_link_opens() {
    let all = published();
    assert!(all.len() >= 6);
    for (link, text) in all {
        let read = Link::read(&link).unwrap_or_else(|error| panic!("{error:?}: {link}"));
        assert_eq!(read.text, text);
        let outcome = match Kind::detect(&read.text) {
            Kind::Tiles => outcome::<rules::Game>(&text),
            Kind::Cards => outcome::<cards::Game>(&text),
        };
        assert_eq!(read.outcome, outcome, "{link}");
        // What was packed then is packed like that now.
        assert!(link.ends_with(&read.write()), "{link}");
    }
}

/// The link of a game in which message 8 was answered in a tie.
const TIED: &str = include_str!("../records/links/1-tie-by-message.txt");

#[test]
fn r_msg_04_a_link_of_rules_revision_1_keeps_what_a_tie_brought() {
    let link = Link::read(TIED).expect("a link");
    assert_eq!(link.rules, 1);
    let (session, agreement) = Session::<rules::Game>::of_link(&link).expect("it opens");
    assert_eq!(agreement, Agreement::Same);
    assert_eq!(session.game().scores(), [9, 0]);
    // Written again, it is of the newest revision and says what it was played by.
    let text = session.save();
    assert!(text.contains("\nrules 2\n"), "{text}");
    assert!(text.contains("\noption message-control-tie on\n"), "{text}");
    let again = Session::<rules::Game>::load(&text).expect("a save");
    assert_eq!(again.game().scores(), [9, 0]);
    assert_eq!(again.compared_with(&session), Some(Copies::Equal));
    // By the rules of today the same record is another game.
    let today = link.text.replacen("rules 1", "rules 2", 1);
    assert!(rules::Record::read(&today).is_err());
}

fn outcome<G: Recorded>(text: &str) -> u32 {
    let record = Record::<G>::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    linked(&record).outcome
}

#[test]
fn any_text_survives_packing_and_none_that_was_spoilt_is_taken_for_one() {
    for seed in 1760..1764 {
        let (record, _) = play(seed, |_| {});
        let text = format!(
            "title Größe № {seed}\n{}",
            record.write().expect("it can be played")
        );
        let payload = pack_text(&text);
        assert_eq!(unpack_text(&payload).as_ref(), Ok(&text));
        let mut dice = Dice::new(seed);
        let cut = &payload[..dice.below(payload.len())];
        assert!(unpack_text(cut).is_err(), "{cut}");
        let at = dice.below(payload.len());
        let other = if &payload[at..=at] == "A" { "B" } else { "A" };
        let altered = format!("{}{other}{}", &payload[..at], &payload[at + 1..]);
        assert_eq!(unpack_text(&altered), Err(LinkError::Altered));
    }
    assert_eq!(unpack_text(&pack_text("")), Ok(String::new()));
}
