//! The names of functions in a module, and how a list refers to them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The name of a function as in a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// Its path without generic types: `page::stage::Stage::draw`. A closure counts as its function.
    pub path: String,
    /// Tells it from functions of the same path for other types.
    instance: u32,
}

impl Name {
    /// From the compiler's name: `<page[98ea10932aa7b461]::stage::Stage<view[5a2f4f3d7c0b1e66]::Tile>>::draw`.
    pub fn new(function: &str) -> Name {
        let function = without_hashes(function);
        Name {
            path: joined(&path(&function)),
            instance: digest(&function),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {:08x}", self.path, self.instance)
    }
}

/// A list of functions, one per line: the path, and the instance if there are several.
pub struct List {
    lines: BTreeSet<String>,
}

impl List {
    pub fn read(text: &str) -> List {
        List {
            lines: text.lines().map(str::to_string).collect(),
        }
    }

    /// Those of `all` that ran.
    pub fn of(ran: &BTreeSet<Name>, all: &BTreeSet<Name>) -> List {
        let mut instances = BTreeMap::new();
        for name in all {
            *instances.entry(&name.path).or_insert(0) += 1;
        }
        let line = |name: &Name| match instances.get(&name.path) {
            Some(1) => name.path.clone(),
            _ => name.to_string(),
        };
        List {
            lines: ran.iter().map(line).collect(),
        }
    }

    /// Whether a function is on the list.
    pub fn has(&self, name: &Name) -> bool {
        self.lines.contains(&name.path) || self.lines.contains(&name.to_string())
    }

    /// What the source must contain: the functions on the list, and types whose trait methods are on it.
    pub fn sources(&self) -> impl Iterator<Item = &str> {
        let end = |line: &str| line.find([' ', '.']).unwrap_or(line.len());
        self.lines.iter().map(move |line| &line[..end(line)])
    }
}

impl fmt::Display for List {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    }
}

/// A name without crate hashes, which differ from one compiler to the next.
fn without_hashes(name: &str) -> String {
    let is_digit = |letter: char| letter.is_ascii_hexdigit();
    let mut pieces = name.split('[');
    let mut plain = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        match piece.split_once(']') {
            Some((hash, rest)) if hash.len() > 8 && hash.chars().all(is_digit) => plain += rest,
            _ => plain = plain + "[" + piece,
        }
    }
    plain
}

/// The path in a name: `A::method` for `<A>::method`, and `A.method` for `<A as Trait>::method`, which need not be in the source.
fn path(name: &str) -> String {
    let name = name.trim_start_matches(['&', '*']);
    let name = ["mut ", "const ", "dyn "]
        .iter()
        .fold(name, |name, word| name.strip_prefix(word).unwrap_or(name));
    if let Some(inner) = name.strip_prefix('<') {
        let end = closing(inner);
        let (inner, behind) = (&inner[..end], inner.get(end + 1..).unwrap_or_default());
        let of_trait = if inner.contains(" as ") { "." } else { "" };
        return path(inner) + of_trait + &without_types(behind);
    }
    without_types(name)
}

/// A path without the empty segments left by what was removed.
fn joined(path: &str) -> String {
    let names: Vec<&str> = path.split("::").filter(|name| !name.is_empty()).collect();
    names.join("::").replace("::.", ".").replace(".::", ".")
}

/// The index of the bracket that closes the one before the text.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let end = text.char_indices().find(|&(at, letter)| {
        match letter {
            '<' => depth += 1,
            '>' if !text[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    end.map_or(text.len(), |(at, _)| at)
}

/// The path at the start of a text, without types in brackets and the numbers of closures.
fn without_types(text: &str) -> String {
    let mut path = String::new();
    let mut rest = text;
    loop {
        let end = rest.find(|letter: char| !(letter.is_alphanumeric() || "_:".contains(letter)));
        path += &rest[..end.unwrap_or(rest.len())];
        rest = &rest[end.unwrap_or(rest.len())..];
        if let Some(types) = rest.strip_prefix('<') {
            rest = types.get(closing(types) + 1..).unwrap_or_default();
        } else if let Some(closure) = rest.strip_prefix('{') {
            rest = closure.split_once('}').map_or("", |(_, behind)| behind);
        } else {
            break;
        }
    }
    path
}

/// A number for a text, the same with every compiler: FNV-1a.
fn digest(text: &str) -> u32 {
    let mix = |digest: u32, byte: u8| (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_that_of_the_source_whatever_it_is_made_for() {
        for (function, expected) in [
            (
                "page[98ea10932aa7b461]::app::bar::dock_node",
                "page::app::bar::dock_node",
            ),
            (
                "<page[98ea10932aa7b461]::stage::Stage<view[5a2f4f3d7c0b1e66]::Tile>>::draw",
                "page::stage::Stage::draw",
            ),
            (
                "<&mut engine[8ad80b1b9f8e58ef]::tiles::read::{closure#1} as core[c5930c85a12de822]::ops::FnMut<(&&str,)>>::call_mut",
                "engine::tiles::read.call_mut",
            ),
            (
                "<view[98ea10932aa7b461]::List>::group::<view[98ea10932aa7b461]::card::printed::{closure#0}>",
                "view::List::group",
            ),
            (
                "page[98ea10932aa7b461]::web::start::{closure#0}::{closure#2}",
                "page::web::start",
            ),
            (
                "<page[98ea10932aa7b461]::app::App>::run::{closure#0}",
                "page::app::App::run",
            ),
        ] {
            assert_eq!(Name::new(function).path, expected, "{function}");
        }
    }

    #[test]
    fn a_list_tells_instances_apart_where_there_are_several() {
        let names = ["List::group::<A>", "List::group::<B>", "open"].map(Name::new);
        let [a, b, open] = names.clone();
        let ran = BTreeSet::from([a.clone(), open.clone()]);
        let list = List::read(&List::of(&ran, &BTreeSet::from(names)).to_string());
        assert!(list.has(&a) && list.has(&open) && !list.has(&b));
        assert_eq!(list.sources().collect::<Vec<_>>(), ["List::group", "open"]);
        assert!(!list.has(&Name::new("close")));
    }

    #[test]
    fn names_of_the_same_function_are_the_same_with_every_compiler() {
        let [old, new] = ["98ea10932aa7b461", "0123456789abcdef"]
            .map(|hash| Name::new(&format!("<page[{hash}]::Node>::children::<[u8]>")));
        assert_eq!(old, new);
    }
}
