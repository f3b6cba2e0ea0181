//! Links that were cut, altered, put together from others, or made by hand.

use std::sync::LazyLock;

use engine::link::{Link, is_link};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::fuzz;

/// Links of all kinds that were given out.
static LINKS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/links");
    let files = std::fs::read_dir(folder).expect("a folder");
    let mut links: Vec<String> = files
        .map(|file| std::fs::read_to_string(file.expect("an entry").path()).expect("a link"))
        // The first line of a file is the link; the record that it must give stands behind it.
        .filter_map(|text| {
            text.lines()
                .next()?
                .strip_prefix("#game=")
                .map(String::from)
        })
        .collect();
    links.sort();
    links
});

/// What they carry.
static READ: LazyLock<Vec<Link>> = LazyLock::new(|| {
    LINKS
        .iter()
        .filter_map(|link| Link::read(link).ok())
        .collect()
});

/// One change to a link.
#[derive(Clone, Debug)]
enum Change {
    /// Another letter in a place.
    Letter(Index, u8),
    /// A piece is taken out.
    Without(Index, Index),
    /// A piece comes twice.
    Twice(Index, Index),
    /// A piece of another link comes in.
    With(Index, Index, Index, Index),
    /// Something that no link holds.
    Text(Index, String),
}

fn change() -> impl Strategy<Value = Change> {
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), any::<u8>()).prop_map(|(at, letter)| Change::Letter(at, letter)),
        1 => (at(), at()).prop_map(|(from, to)| Change::Without(from, to)),
        1 => (at(), at()).prop_map(|(from, to)| Change::Twice(from, to)),
        1 => (at(), at(), at(), at()).prop_map(|(at, which, from, to)| Change::With(at, which, from, to)),
        1 => (at(), ".{0,6}").prop_map(|(at, text)| Change::Text(at, text)),
    ]
}

/// The letters of a payload.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn piece<'a>(text: &'a [char], from: &Index, to: &Index) -> &'a [char] {
    let [from, to] = [from, to].map(|at| at.index(text.len() + 1));
    &text[from.min(to)..from.max(to)]
}

fn changed(link: &str, change: &Change) -> String {
    let mut text: Vec<char> = link.chars().collect();
    let length = text.len();
    match change {
        Change::Letter(..) if text.is_empty() => {}
        Change::Letter(at, letter) => {
            text[at.index(length)] = char::from(LETTERS[usize::from(letter % 64)]);
        }
        Change::Without(from, to) => {
            let [from, to] = [from, to].map(|at| at.index(length + 1));
            text.drain(from.min(to)..from.max(to));
        }
        Change::Twice(from, to) => {
            let again = piece(&text, from, to).to_vec();
            // In its place: what stands behind a link is not read.
            let at = from.index(length + 1);
            text.splice(at..at, again);
        }
        Change::With(at, which, from, to) => {
            let other: Vec<char> = LINKS[which.index(LINKS.len())].chars().collect();
            let at = at.index(length + 1);
            text.splice(at..at, piece(&other, from, to).to_vec());
        }
        Change::Text(at, more) => {
            let at = at.index(length + 1);
            text.splice(at..at, more.chars());
        }
    }
    text.into_iter().collect()
}

/// Whatever is read: it says what is wrong, or is a link that comes out as it went in.
fn read(text: &str) -> Result<(), TestCaseError> {
    is_link(text);
    // What is put behind a link changes nothing; any other one whose sum is right comes out as it went in.
    if let Ok(link) = Link::read(text)
        && !READ.contains(&link)
    {
        prop_assert_eq!(Link::read(&link.write()), Ok(link));
    }
    Ok(())
}

#[test]
fn mutated_links_say_what_is_wrong_with_them() {
    let cases = (any::<Index>(), prop::collection::vec(change(), 1..5));
    fuzz(20_000, &cases, |(which, changes)| {
        let link = LINKS[which.index(LINKS.len())].clone();
        let text = changes.iter().fold(link, |link, one| changed(&link, one));
        read(&text)
    });
}

/// A payload whose checksum is right, so that what is packed in it is unpacked, with bytes that no page packs.
fn sealed(kind: u8, rules: u8, packed: &[u8]) -> String {
    let mut body = (packed.len() as u16).to_be_bytes().to_vec();
    body.extend([rules, 1, 2, 3]);
    body.extend(packed);
    let first = 0x10 | kind;
    let hash = [first]
        .iter()
        .chain(&body)
        .fold(0x811C_9DC5_u32, |hash, &byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
    let sum = (hash >> 24) ^ hash;
    let bytes = [&[first], &sum.to_be_bytes()[1..], &body].concat();
    let bits = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    let letters = (0..bytes.len() * 8).step_by(6).map(|at| {
        let letter = (at..at + 6).fold(0, |letter, at| letter << 1 | bits(at));
        char::from(LETTERS[usize::from(letter)])
    });
    letters.collect()
}

#[test]
fn hostile_links_with_a_right_checksum_are_refused_or_read_back() {
    let cases = (
        0..3_u8,
        any::<u8>(),
        prop::collection::vec(any::<u8>(), 0..80),
    );
    // What is unpacked of garbage is as long as a text may be at most: few of these take as long as all others.
    fuzz(8, &cases, |(kind, rules, packed)| {
        let text = sealed(kind, rules, &packed);
        // The seal is right: only what is in it can be wrong.
        prop_assert_ne!(Link::read(&text), Err(engine::link::LinkError::Cut));
        if let Ok(link) = Link::read(&text) {
            prop_assert_eq!(link.rules, rules);
            // What is no text of a game is told like any other.
            let _ = page::stage::AnySession::of_link(&link);
        }
        Ok(())
    });
}
