//! A message ready to be packed.

use crate::speech;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Literal text.
    Text(String),
    /// An argument, by its number.
    Value(u8),
    /// The content with its first letter capitalised.
    Capital(Vec<Piece>),
    /// One of several patterns.
    Select {
        /// What to look at, as numbered by [`crate::speech::code`].
        by: u8,
        /// The number of the argument.
        argument: u8,
        /// Keys and patterns; the last variant is the default.
        variants: Vec<(Vec<u8>, Vec<Piece>)>,
    },
}

/// Joins adjacent texts and drops empty ones.
pub(super) fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (joined.last_mut(), piece) {
            (_, Piece::Text(text)) if text.is_empty() => {}
            (Some(Piece::Text(before)), Piece::Text(text)) => before.push_str(&text),
            (_, piece) => joined.push(piece),
        }
    }
    joined
}

/// Capitalises a pattern, immediately where the first letter is known.
pub(super) fn capital(mut pieces: Vec<Piece>) -> Vec<Piece> {
    match pieces.first_mut() {
        Some(Piece::Text(text)) => {
            *text = speech::capital(text);
            pieces
        }
        Some(Piece::Select { variants, .. }) if variants.iter().all(|(_, one)| !one.is_empty()) => {
            for (_, one) in variants {
                *one = capital(std::mem::take(one));
            }
            pieces
        }
        Some(Piece::Capital(_)) | None => pieces,
        Some(Piece::Value(_) | Piece::Select { .. }) => vec![Piece::Capital(pieces)],
    }
}

/// Whether it is one of several texts, into which nothing is inserted.
pub(super) fn is_plain(pieces: &[Piece]) -> bool {
    match pieces {
        [] | [Piece::Text(_)] => true,
        [Piece::Select { variants, .. }] => variants.iter().all(|(_, one)| is_plain(one)),
        _ => false,
    }
}

/// Moves all selections to the outside, as a message that only chooses texts needs it: "a { $x ->
/// [b] b *[c] c }" becomes a selection between "a b" and "a c".
pub(super) fn spread(pieces: Vec<Piece>) -> Vec<Piece> {
    let Some(at) = pieces
        .iter()
        .position(|piece| matches!(piece, Piece::Select { .. }))
    else {
        return joined(pieces);
    };
    let (before, after) = (&pieces[..at], &pieces[at + 1..]);
    let Piece::Select {
        by,
        argument,
        variants,
    } = &pieces[at]
    else {
        return pieces;
    };
    let around = |one: &Vec<Piece>| spread([before, one, after].concat());
    vec![Piece::Select {
        by: *by,
        argument: *argument,
        variants: variants
            .iter()
            .map(|(keys, one)| (keys.clone(), around(one)))
            .collect(),
    }]
}

/// Narrow no-break space.
const NARROW: char = '\u{202f}';
/// No-break space.
const WIDE: char = '\u{a0}';

/// Spaces as in French typography: narrow no-break before `;`, `?` and `!`, no-break before `:` and
/// inside `« »`.
pub(super) fn french(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let blank = |at: usize| {
        let after = letters.get(at + 1).copied();
        let before = at.checked_sub(1).map(|at| letters[at]);
        match (before, after) {
            (_, Some(';' | '?' | '!')) => NARROW,
            (_, Some(':' | '»')) | (Some('«'), _) => WIDE,
            _ => ' ',
        }
    };
    let letter = |(at, &letter): (usize, &char)| if letter == ' ' { blank(at) } else { letter };
    letters.iter().enumerate().map(letter).collect()
}
