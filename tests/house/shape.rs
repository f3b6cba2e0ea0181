//! How long things are, and what code never does.

use crate::source::{Source, item_length};

/// The longest file.
const FILE: usize = 600;

/// The longest function, but for one that does nothing but choose.
const FUNCTION: usize = 60;

/// In a function that only chooses: lines beside its `match`, and lines of one arm.
const AROUND_MATCH: usize = 15;
const ARM: usize = 20;

/// What would stop the game with nothing but a trace.
const STOPS: [&str; 7] = [
    ".unwrap()",
    ".expect(",
    "panic!",
    "todo!",
    "unimplemented!",
    "unreachable!",
    "dbg!",
];

/// Files that are too long.
pub fn long_file(source: &Source) -> Option<String> {
    let lines = source.code.trim_end().lines().count();
    (lines > FILE).then(|| format!("{}: {lines} lines, at most {FILE}", source.path))
}

/// Functions that are too long.
pub fn long_functions(source: &Source) -> Vec<String> {
    let long = |at: &usize| {
        let function = &source.code[*at..*at + item_length(&source.code[*at..])];
        function.lines().count() > FUNCTION && !only_chooses(function)
    };
    let what = format!("a function of more than {FUNCTION} lines");
    source
        .places("fn")
        .iter()
        .filter(|at| long(at))
        .map(|&at| source.complaint(at, &what))
        .collect()
}

/// Whether a function is one `match` of short arms with little around it.
fn only_chooses(function: &str) -> bool {
    let Some(at) = function.find("match ") else {
        return false;
    };
    let choice = &function[at..at + item_length(&function[at..])];
    let lines = choice.lines().count();
    function.lines().count() - lines <= AROUND_MATCH && longest_arm(choice) <= ARM
}

/// The lines of the longest arm: from one `=>` right inside the braces to the next, or to the end.
fn longest_arm(choice: &str) -> usize {
    let (mut depth, mut line, mut last, mut longest) = (0, 0, 0, 0);
    let mut before = ' ';
    for c in choice.chars() {
        match c {
            '\n' => line += 1,
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            '>' if before == '=' && depth == 1 => {
                longest = longest.max(line - last);
                last = line;
            }
            _ => {}
        }
        before = c;
    }
    longest.max(line - last)
}

/// What stops the game instead of saying what is wrong.
pub fn stops(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    for word in STOPS {
        let what = format!("{word} outside tests");
        found.extend(
            source
                .places(word)
                .into_iter()
                .map(|at| source.complaint(at, &what)),
        );
    }
    found
}

#[test]
fn a_long_function_is_found_unless_it_only_chooses() {
    let long = |text: &str| long_functions(&Source::new("src/a.rs", text)).len();
    let lines = |line: &str| line.repeat(60);
    assert_eq!(
        long(&format!(
            "fn a() -> [u8; 2] {{\n{}}}\nfn b() {{}}",
            "b();\n".repeat(58)
        )),
        0
    );
    assert_eq!(long(&format!("fn a() {{\n{}}}\n", lines("b();\n"))), 1);
    assert_eq!(
        long(&format!(
            "fn a() {{\nmatch b {{\n{}}}\n}}\n",
            lines("C => d(),\n")
        )),
        0
    );
    assert_eq!(
        long(&format!(
            "fn a() {{\nmatch b {{\nC => {{\n{}}}\n}}\n}}\n",
            lines("d();\n")
        )),
        1
    );
    let wide = "C {\nd,\n} => {\n e()\n}\n";
    assert_eq!(
        long(&format!(
            "fn a() {{\nmatch b {{\n{}}}\n}}\n",
            wide.repeat(13)
        )),
        0
    );
    assert_eq!(long("trait A {\nfn a();\nfn b();\n}"), 0);
}

#[test]
fn a_long_file_is_found() {
    assert!(long_file(&Source::new("src/a.rs", &"a();\n".repeat(601))).is_some());
    assert!(long_file(&Source::new("src/a.rs", &"a();\n".repeat(600))).is_none());
}

#[test]
fn a_stop_is_found() {
    let text =
        "a.unwrap(); b.expect(\"c\"); panic!(); d.unwrap_or(e); #[cfg(test)] mod f { g.unwrap() }";
    assert_eq!(stops(&Source::new("src/a.rs", text)).len(), 3);
}
