//! Lowers messages from Fluent to [`Piece`]s: references are inlined, selections refer to numbers.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Fault;
use super::catalog::{Kind, Message};
use super::choices::Choices;
use super::piece::{Piece, capital, french, is_plain, joined, spread};
use super::read::{Folder, Written};
use crate::speech::{Plural, code};

/// Lowers a message of a language.
pub(super) fn message(
    folder: &Folder,
    message: &Message,
    choices: &Choices,
    used: &mut BTreeSet<String>,
) -> Result<Vec<Piece>, Vec<Fault>> {
    let Some(written) = folder.messages.get(&message.id) else {
        return Ok(Vec::new());
    };
    let mut lowering = Lowering {
        folder,
        message,
        choices,
        used,
        bound: Vec::new(),
        within: vec![message.id.clone()],
        faults: Vec::new(),
    };
    let mut pieces = lowering.pattern(&written.pattern);
    if message.is_plain() && lowering.faults.is_empty() {
        pieces = spread(pieces);
        if !is_plain(&pieces) {
            let trouble = "a text, or a choice among texts, is wanted here";
            lowering.faults.push(trouble.to_string());
        }
    }
    if lowering.faults.is_empty() {
        return Ok(pieces);
    }
    let fault = |trouble| Fault {
        file: written.file.clone(),
        message: Some(message.id.clone()),
        trouble,
    };
    Err(lowering.faults.into_iter().map(fault).collect())
}

/// The text of a pattern that consists of text only.
pub(super) fn text(pattern: &Pattern<String>) -> Option<String> {
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => Some(value.clone()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value).into_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

struct Lowering<'a> {
    folder: &'a Folder,
    message: &'a Message,
    choices: &'a Choices,
    /// The terms referred to so far.
    used: &'a mut BTreeSet<String>,
    /// The arguments of the reference to a term: `-the-city(case: "dative")`.
    bound: Vec<(String, String)>,
    /// The messages and terms that contain this place, to detect circles.
    within: Vec<String>,
    faults: Vec<String>,
}

/// What a selection depends on.
struct Selector {
    by: u8,
    argument: u8,
    /// Its keys with their numbers; empty for numbers.
    keys: Vec<(String, u8)>,
}

impl Lowering<'_> {
    fn fail(&mut self, trouble: String) -> Vec<Piece> {
        self.faults.push(trouble);
        Vec::new()
    }

    fn pattern(&mut self, pattern: &Pattern<String>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } if self.folder.spaces_before_signs() => {
                    pieces.push(Piece::Text(french(value)));
                }
                PatternElement::TextElement { value } => pieces.push(Piece::Text(value.clone())),
                PatternElement::Placeable { expression } => {
                    pieces.extend(self.expression(expression));
                }
            }
        }
        joined(pieces)
    }

    fn expression(&mut self, expression: &Expression<String>) -> Vec<Piece> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.select(selector, variants),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) -> Vec<Piece> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                vec![Piece::Text(unescape_unicode_to_string(value).into_owned())]
            }
            InlineExpression::NumberLiteral { value } => vec![Piece::Text(value.clone())],
            InlineExpression::VariableReference { id } => self.value(&id.name),
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(&id.name, arguments)
            }
            InlineExpression::MessageReference { id, .. } => {
                match self.folder.messages.get(&id.name) {
                    Some(written) => self.inside(&id.name, written, Vec::new()),
                    None => self.fail(format!("there is no `{}`", id.name)),
                }
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                let name = id.name.as_str();
                let Some(written) = self.folder.terms.get(name) else {
                    return self.fail(format!("there is no `-{name}`"));
                };
                self.used.insert(name.to_string());
                self.inside(&format!("-{name}"), written, bound(arguments.as_ref()))
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    /// The pattern of another message or term, inlined at the reference.
    fn inside(
        &mut self,
        name: &str,
        written: &Written,
        bound: Vec<(String, String)>,
    ) -> Vec<Piece> {
        if self.within.iter().any(|outer| outer == name) {
            return self.fail(format!("`{name}` refers to itself"));
        }
        self.within.push(name.to_string());
        let known = self.bound.len();
        self.bound.extend(bound);
        let pieces = self.pattern(&written.pattern);
        self.bound.truncate(known);
        self.within.pop();
        pieces
    }

    fn function(&mut self, name: &str, arguments: &CallArguments<String>) -> Vec<Piece> {
        match (name, arguments.positional.as_slice()) {
            ("CAPITAL", [inner]) => capital(self.inline(inner)),
            _ => self.fail(no_function(name)),
        }
    }

    fn parameter(&self, name: &str) -> Option<(u8, Kind)> {
        let mut all = self.message.parameters.iter().enumerate();
        let (at, parameter) = all.find(|(_, parameter)| parameter.name == name)?;
        Some((at as u8, parameter.kind))
    }

    fn value(&mut self, name: &str) -> Vec<Piece> {
        match self.parameter(name) {
            Some((at, Kind::Text | Kind::Number | Kind::List)) => vec![Piece::Value(at)],
            Some((_, Kind::Truth | Kind::Choice(_))) => {
                self.fail(format!("choose the words for `${name}`"))
            }
            None => self.fail(not_taken(name)),
        }
    }

    fn select(
        &mut self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
    ) -> Vec<Piece> {
        if let InlineExpression::VariableReference { id } = selector {
            let bound = self.bound.iter().rev().find(|(name, _)| *name == id.name);
            if let Some((_, value)) = bound.cloned() {
                return self.known(&value, variants);
            }
            // Without an argument from the reference, a term has its default form.
            let in_term = self.within.last().is_some_and(|name| name.starts_with('-'));
            if in_term && id.name != "edition" && self.parameter(&id.name).is_none() {
                return self.known("", variants);
            }
        }
        match self.selector(selector) {
            Ok(selector) => self.variants(&selector, variants),
            Err(trouble) => self.fail(trouble),
        }
    }

    /// A selection decided by the arguments of the reference to a term.
    fn known(&mut self, value: &str, variants: &[Variant<String>]) -> Vec<Piece> {
        let fits = |variant: &&Variant<String>| key(variant) == value;
        let chosen = variants.iter().find(fits);
        let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default));
        match chosen {
            Some(variant) => self.pattern(&variant.value),
            None => Vec::new(),
        }
    }

    fn selector(&self, selector: &InlineExpression<String>) -> Result<Selector, String> {
        match selector {
            InlineExpression::VariableReference { id } if id.name == "edition" => Ok(Selector {
                by: code::BY_EDITION,
                argument: 0,
                keys: keyed(["first", "winter", "current"]),
            }),
            InlineExpression::VariableReference { id } => match self.parameter(&id.name) {
                Some((_, Kind::Text)) => Err(no_choice(&id.name)),
                Some((argument, kind)) => Ok(self.by_argument(argument, kind)),
                None => Err(not_taken(&id.name)),
            },
            InlineExpression::FunctionReference { id, arguments } => {
                let unknown = || no_function(&id.name);
                let (by, keys) = by_letter(&id.name).ok_or_else(unknown)?;
                let [InlineExpression::VariableReference { id }] = arguments.positional.as_slice()
                else {
                    return Err(unknown());
                };
                let keys = keyed(keys);
                match self.parameter(&id.name) {
                    Some((argument, Kind::Text)) => Ok(Selector { by, argument, keys }),
                    _ => Err(not_taken(&id.name)),
                }
            }
            _ => Err(no_choice("…")),
        }
    }

    fn by_argument(&self, argument: u8, kind: Kind) -> Selector {
        let (by, keys) = match kind {
            Kind::Text | Kind::Number | Kind::List => (code::BY_NUMBER, Vec::new()),
            Kind::Truth => (code::BY_CHOICE, keyed(["no", "yes"])),
            Kind::Choice(of) => (code::BY_CHOICE, keyed(self.choices.0[of].keys())),
        };
        Selector { by, argument, keys }
    }

    fn variants(&mut self, selector: &Selector, variants: &[Variant<String>]) -> Vec<Piece> {
        let (mut lowered, mut other) = (Vec::<(Vec<u8>, Vec<Piece>)>::new(), Vec::new());
        let mut left = selector.keys.clone();
        for variant in variants {
            let name = key(variant);
            let keys = self.keys(selector, name);
            left.retain(|(_, number)| !keys.contains(number));
            let pieces = self.pattern(&variant.value);
            if variant.default {
                other = pieces;
                continue;
            }
            match lowered.iter_mut().find(|(_, same)| *same == pieces) {
                Some((more, _)) => more.extend(keys),
                None => lowered.push((keys, pieces)),
            }
        }
        let says_other = variants
            .iter()
            .any(|variant| variant.default && key(variant) == "other");
        if !left.is_empty() && !says_other {
            let left: Vec<String> = left.into_iter().map(|(name, _)| name).collect();
            let left = left.join(", ");
            self.faults.push(format!(
                "say `[{left}]` too, or name the last variant `*[other]`"
            ));
        }
        lowered.retain(|(_, pieces)| *pieces != other || selector.by == code::BY_NUMBER);
        if lowered.is_empty() {
            return other;
        }
        lowered.push((Vec::new(), other));
        vec![Piece::Select {
            by: selector.by,
            argument: selector.argument,
            variants: lowered,
        }]
    }

    /// The numbers of a variant's key.
    fn keys(&mut self, selector: &Selector, name: &str) -> Vec<u8> {
        let found = match selector.by {
            code::BY_NUMBER => match name.parse::<u8>() {
                Ok(number) if number < code::PLURALS => Some(vec![number]),
                _ => Plural::named(name).map(|form| vec![code::PLURALS + form as u8]),
            },
            // The two older editions.
            code::BY_EDITION if name == "older" => Some(vec![0, 1]),
            _ if name == "other" => Some(Vec::new()),
            _ => {
                let mut keys = selector.keys.iter();
                keys.find(|(key, _)| key == name)
                    .map(|&(_, number)| vec![number])
            }
        };
        found.unwrap_or_else(|| {
            self.faults.push(format!("it never is `[{name}]`"));
            Vec::new()
        })
    }
}

fn no_function(name: &str) -> String {
    format!("there is no function `{name}`")
}

fn not_taken(name: &str) -> String {
    format!("the message does not take `${name}`")
}

fn no_choice(name: &str) -> String {
    format!("`${name}` cannot be chosen by")
}

/// The functions that examine a letter of a name, and their results.
fn by_letter(function: &str) -> Option<(u8, [&'static str; 2])> {
    match function {
        "INITIAL" => Some((code::BY_INITIAL, ["vowel", "consonant"])),
        "FINAL" => Some((code::BY_FINAL, ["s", "letter"])),
        _ => None,
    }
}

fn keyed<T: Into<String>>(names: impl IntoIterator<Item = T>) -> Vec<(String, u8)> {
    let names = names.into_iter().map(Into::into);
    names
        .enumerate()
        .map(|(at, name)| (name, at as u8))
        .collect()
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The arguments of a reference to a term.
fn bound(arguments: Option<&CallArguments<String>>) -> Vec<(String, String)> {
    let named = arguments
        .map(|arguments| arguments.named.as_slice())
        .unwrap_or_default();
    let bound = named.iter().filter_map(|argument| match &argument.value {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Some((argument.name.name.clone(), value.clone()))
        }
        _ => None,
    });
    bound.collect()
}
