#![doc = include_str!("FORMAT.md")]

mod coder;
mod letters;
mod model;

use crate::table::{Record, Recorded};
use model::Model;

/// The version of the form.
const VERSION: u8 = 1;
/// What stands before the payload behind the `#` of an address.
pub const FRAGMENT: &str = "game=";
/// The longest payload that is read, in letters.
pub const LONGEST: usize = 1 << 16;
/// The bytes before the packed text: version and kind, three of the sum, two of the length, rules, three of the outcome.
const HEAD: usize = 10;
/// Which bits of an outcome travel.
const TRAVELS: u32 = 0x00FF_FFFF;
/// How many of them come before what the sum is of.
const SUMMED: usize = 4;

/// What both sides know before a text begins. Not a letter of it may change while version 1 is read.
const KNOWN: &str = include_str!("known.txt");

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkKind {
    /// A game or a position to look at and to play on.
    Game,
    /// A setup with its seed: the same game from the beginning, for others.
    SameDeck,
    /// A game among persons who are not at one screen: the next of them goes on.
    Turn,
}

impl LinkKind {
    /// All of them, by the number they are written as.
    pub const ALL: [LinkKind; 3] = [LinkKind::Game, LinkKind::SameDeck, LinkKind::Turn];
}

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// What it is for.
    pub kind: LinkKind,
    /// The record, as [`crate::table::Record::write_brief`] writes it.
    pub text: String,
    /// The revision of the rules it was played by.
    pub rules: u8,
    /// What came of it there: [`crate::table::Record::outcome`], of which 24 bits travel.
    pub outcome: u32,
}

/// Why a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It carries no game.
    NotALink,
    /// Its end is missing.
    Cut,
    /// Something in it was changed on the way.
    Altered,
    /// It is of a version that is not known here yet.
    Newer,
    /// It is longer than that of any game.
    TooLong,
}

impl Link {
    /// The link that carries a record, or of it what the link is for.
    ///
    /// # Errors
    /// Why the actions of the record cannot be played.
    pub fn of<G: Recorded>(record: &Record<G>, kind: LinkKind) -> Result<Link, G::Trouble> {
        let begun;
        let record = match kind {
            LinkKind::Game | LinkKind::Turn => record,
            LinkKind::SameDeck => {
                begun = record.same_deck();
                &begun
            }
        };
        Ok(Link {
            kind,
            text: record.write_brief()?,
            rules: G::RULES as u8,
            outcome: record.outcome()? & TRAVELS,
        })
    }

    /// Whether the record that was read from [`Link::text`] has become the same here.
    pub fn agrees_with<G: Recorded>(&self, record: &Record<G>) -> bool {
        record
            .outcome()
            .is_ok_and(|outcome| outcome & TRAVELS == self.outcome)
    }

    /// The payload: letters, digits, `-` and `_`, which go through addresses, mails and chats unchanged.
    pub fn write(&self) -> String {
        let packed = coder::packed(&self.text, knowing());
        let length = packed.len().min(usize::from(u16::MAX)) as u16;
        let mut body = length.to_be_bytes().to_vec();
        body.push(self.rules);
        body.extend(&self.outcome.to_be_bytes()[1..]);
        body.extend(packed);
        let kind = LinkKind::ALL.iter().position(|&one| one == self.kind);
        let first = (VERSION << 4) | kind.unwrap_or_default() as u8;
        let mut bytes = vec![first];
        bytes.extend(&sum(first, &body).to_be_bytes()[1..]);
        bytes.extend(body);
        letters::write(&bytes)
    }

    /// The link in a text: a payload alone, or what stands behind the first [`FRAGMENT`] of an address, a mail, a picture. Blanks
    /// and line ends, which mails bring in, and what chats leave behind an address are passed over.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let bytes = bytes(text)?;
        let (&first, rest) = bytes.split_first().ok_or(LinkError::NotALink)?;
        let kind = LinkKind::ALL.get(usize::from(first & 0xF));
        match (first >> 4, kind) {
            (0, _) => return Err(LinkError::NotALink),
            (VERSION, Some(_)) => {}
            _ => return Err(LinkError::Newer),
        }
        let (&kind, Some((written, body))) = (
            kind.unwrap_or(&LinkKind::Game),
            rest.split_first_chunk::<3>(),
        ) else {
            return Err(LinkError::Cut);
        };
        let [high, low, rules, a, b, c, ref packed @ ..] = *body else {
            return Err(LinkError::Cut);
        };
        let length = usize::from(u16::from_be_bytes([high, low]));
        // What a chat writes behind an address is not of it.
        let packed = packed.get(..length).ok_or(LinkError::Cut)?;
        if sum(first, &body[..HEAD - SUMMED + length]).to_be_bytes()[1..] != *written {
            return Err(LinkError::Altered);
        }
        let text = coder::unpacked(packed, knowing())?;
        Ok(Link {
            kind,
            text,
            rules,
            outcome: u32::from_be_bytes([0, a, b, c]),
        })
    }
}

/// Whether a text is or holds a link, rather than a record.
pub fn is_link(text: &str) -> bool {
    let text = text.trim_start();
    !text.starts_with("bastide") && (text.starts_with(FRAGMENT) || behind_fragment(text).is_some())
}

/// A model that has read what both sides know.
fn knowing() -> Model {
    let mut model = Model::new();
    model.read(KNOWN);
    model
}

/// The bytes of a payload.
fn bytes(text: &str) -> Result<Vec<u8>, LinkError> {
    let payload = match behind_fragment(text) {
        Some(payload) => payload,
        None if text.contains('#') => "",
        None => text.strip_prefix(FRAGMENT).unwrap_or(text),
    };
    let letters = payload
        .bytes()
        .filter(|letter| !letter.is_ascii_whitespace());
    let letter = |letter: &u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
    let kept: Vec<u8> = letters.take_while(letter).take(LONGEST + 1).collect();
    if kept.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    letters::read(&kept).ok_or(LinkError::NotALink)
}

/// What follows the first `#` with a [`FRAGMENT`] behind it.
fn behind_fragment(text: &str) -> Option<&str> {
    let mut parts = text.match_indices('#').map(|(at, _)| &text[at + 1..]);
    parts.find_map(|part| part.strip_prefix(FRAGMENT))
}

/// A number by which a change shows: FNV-1a, folded to 24 bits.
fn sum(first: u8, body: &[u8]) -> u32 {
    let all = [first].into_iter().chain(body.iter().copied());
    let hash = all.fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    ((hash >> 24) ^ hash) & 0x00FF_FFFF
}
