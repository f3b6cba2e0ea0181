//! Methods of the context stand in the context: elsewhere any feature could call them, and no arrow between rooms would show it.

use crate::arrows::ROOMS;
use crate::source::Source;

/// Where the context stands.
const CONTEXT: &str = "src/page/context/";

/// The types that the context defines.
pub fn types_of_context(sources: &[Source]) -> Vec<&str> {
    let own = |source: &&Source| source.path.starts_with(CONTEXT);
    sources.iter().filter(own).flat_map(defined).collect()
}

/// Every `impl` of one of these types in a room that uses the context. A type that the file itself defines is another one.
pub fn strays(source: &Source, types: &[&str]) -> Vec<String> {
    let room = source.room().unwrap_or_default();
    let uses = |(name, used): &(&str, &[&str])| *name == room && used.contains(&"context");
    if !ROOMS.iter().any(uses) {
        return Vec::new();
    }
    let own = defined(source);
    implemented(source)
        .into_iter()
        .filter(|(_, name)| types.contains(name) && !own.contains(name))
        .map(|(at, name)| source.complaint(at, &format!("an impl of {name} outside {CONTEXT}")))
        .collect()
}

/// The structs and enums that a file defines.
fn defined(source: &Source) -> Vec<&str> {
    let words = ["struct", "enum"].into_iter();
    let places = words.flat_map(|word| source.places(word).into_iter().map(|at| at + word.len()));
    let names = places.map(|at| {
        let rest = source.code[at..].trim_start();
        &rest[..name_length(rest)]
    });
    names.collect()
}

/// The types for which a file has an `impl`, with or without a trait, and where.
fn implemented(source: &Source) -> Vec<(usize, &str)> {
    let code = &source.code;
    let begins = |&at: &usize| {
        let line = code[..at].rsplit('\n').next().unwrap_or_default().trim();
        line.is_empty() || line == "unsafe"
    };
    let places = source.places("impl").into_iter().filter(begins);
    places.map(|at| (at, type_of(&code[at + 4..]))).collect()
}

/// The name of the type in what follows `impl`.
fn type_of(rest: &str) -> &str {
    let head = &rest[..rest.find('{').unwrap_or(rest.len())];
    let head = without_generics(head.trim_start());
    let at = head.find(" for ").map_or(0, |at| at + " for ".len());
    let path = head[at..].split(['<', '\n']).next().unwrap_or_default();
    let path = path.split(" where ").next().unwrap_or_default();
    path.trim()
        .rsplit([' ', ':', '&', '('])
        .next()
        .unwrap_or_default()
}

/// What follows the parameters in angle brackets, if there are any.
fn without_generics(head: &str) -> &str {
    let mut depth = 0;
    for (at, c) in head.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if !head[..at].ends_with('-') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &head[if c == '>' { at + 1 } else { at }..];
        }
    }
    head
}

/// How long the name is at the start of a text.
fn name_length(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(text.len())
}

#[test]
fn an_impl_of_the_context_in_another_room_is_found() {
    let context = Source::new(
        "src/page/context/a.rs",
        "pub struct Context {}\nenum Found<T> { A(T) }\nimpl Context {}",
    );
    let sources = [context];
    let types = types_of_context(&sources);
    assert_eq!(types, ["Context", "Found"]);
    let found = |path, text| strays(&Source::new(path, text), &types).len();
    let in_feature = |text| found("src/page/features/a/b.rs", text);
    for text in [
        "impl Context {}",
        "impl crate::context::Context {\n fn a(&self) {}\n}",
        "impl<T: Fn() -> u8> A<T> for Context\nwhere\n T: B,\n{}",
        "impl<'a> From<&'a mut Context> for &'a Found<u8> {}",
        "fn a() {\n    impl Found<u8> {}\n}",
    ] {
        assert_eq!(in_feature(text), 1, "{text}");
    }
    for text in [
        "fn a(cx: &Context) -> impl Iterator<Item = Context> {}",
        "impl From<Context> for Other {}",
        "enum Found {}\nimpl Found {}",
        "// impl Context {}",
    ] {
        assert_eq!(in_feature(text), 0, "{text}");
    }
    assert_eq!(found("src/page/app/a.rs", "impl Context {}"), 1);
    assert_eq!(found("src/page/web/a.rs", "impl Context {}"), 1);
    assert_eq!(found("src/page/context/b.rs", "impl Context {}"), 0);
    assert_eq!(found("src/page/stage/b.rs", "impl Found {}"), 0);
}
