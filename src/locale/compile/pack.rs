//! Packs messages as text.

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use super::piece::Piece;
use crate::speech::{Plural, Plurals, code};

/// The first table without its header: plurals, messages, and the separators of lists.
pub(super) fn table(code: &str, messages: &[Vec<Piece>], comma: &str, and: &str) -> String {
    let plurals = plurals(code).write();
    let mut table = String::new();
    table.push(char::from(plurals.len() as u8));
    table.push_str(&plurals);
    for message in messages {
        write(&mut table, message);
    }
    for between in [comma, and] {
        write(&mut table, &[Piece::Text(between.to_string())]);
    }
    table
}

/// A later table without its header: the number of its first message as two characters, then the
/// messages.
pub(super) fn later(first: usize, messages: &[Vec<Piece>]) -> String {
    let mut table = String::new();
    letters(&mut table, &code::number(first));
    for message in messages {
        write(&mut table, message);
    }
    table
}

fn write(table: &mut String, pieces: &[Piece]) {
    for piece in pieces {
        match piece {
            Piece::Text(text) => table.push_str(text),
            Piece::Value(argument) => letters(table, &[code::VALUE, *argument]),
            Piece::Capital(pieces) => {
                letters(table, &[code::CAPITAL]);
                write(table, pieces);
            }
            Piece::Select {
                by,
                argument,
                variants,
            } => {
                letters(table, &[code::SELECT, *by, *argument, variants.len() as u8]);
                for (keys, pieces) in variants {
                    letters(table, &[keys.len() as u8]);
                    letters(table, keys);
                    write(table, pieces);
                }
            }
        }
    }
    letters(table, &[code::END]);
}

fn letters(table: &mut String, bytes: &[u8]) {
    table.extend(bytes.iter().map(|&byte| char::from(byte)));
}

/// The plural rules of a language from the Unicode tables; one form for all numbers when they do
/// not know it.
fn plurals(code: &str) -> Plurals {
    let rules = code
        .parse::<LanguageIdentifier>()
        .ok()
        .and_then(|language| PluralRules::create(language, PluralRuleType::CARDINAL).ok());
    Plurals::by(|number| {
        let category = rules.as_ref().and_then(|rules| rules.select(number).ok());
        match category {
            Some(PluralCategory::ZERO) => Plural::Zero,
            Some(PluralCategory::ONE) => Plural::One,
            Some(PluralCategory::TWO) => Plural::Two,
            Some(PluralCategory::FEW) => Plural::Few,
            Some(PluralCategory::MANY) => Plural::Many,
            Some(PluralCategory::OTHER) | None => Plural::Other,
        }
    })
}
