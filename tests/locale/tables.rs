//! Packed tables, and the Rust that belongs to them.

use locale::speech::{Argument, Edition, Speech, Table, TableFault};

use crate::compiled;

const FILE: &str = "### Words for tests.\n\n# What is left.\n# $name (text) whose\n# $tiles (number) how many\n# $kind (FeatureKind)\n# $done (yes/no)\n# $names (list)\ntiles-left = { CAPITAL($name) } { $kind ->|[road] { $tiles ->|[one] a|*[other] b|}|*[other] c|} { $names }{ $done ->|[yes] !|*[no] {\"\"}|}\n# A word.\nlarge-city = city";

#[test]
fn functions_take_what_the_files_say() {
    let rust = compiled(FILE, "").rust;
    let expected = "    pub fn tiles_left(&self, name: &str, tiles: u32, kind: engine::tiles::FeatureKind, done: bool, names: &[&str]) -> String {";
    assert!(rust.contains(expected), "{rust}");
    assert!(rust.contains("/// Words for tests.\nimpl Texts {"));
    assert!(rust.contains("    /// What is left.\n    pub fn tiles_left"));
    assert!(rust.contains("    pub fn large_city(&self) -> &'static str {"));
    assert!(rust.contains("engine::tiles::FeatureKind::LargeField => 2,"));
    assert!(rust.contains("Language::French => \"Français\","));
}

#[test]
fn a_table_of_another_version_is_refused() {
    let compiled = compiled(FILE, "");
    let table: &'static str = Box::leak(compiled.languages[0].first.clone().into_boxed_str());
    let other = crate::compiled("other = other", "");
    assert!(Table::read(table, &compiled.digest).is_ok());
    assert_eq!(
        Table::read(table, &other.digest).err(),
        Some(TableFault::OtherMessages)
    );
    assert_eq!(Table::read("", "").err(), Some(TableFault::Damaged));
}

/// Whatever a table says, nothing stops the page.
#[test]
fn a_damaged_table_is_refused_or_says_something_else() {
    let compiled = compiled(FILE, "");
    let whole = &compiled.languages[0].first;
    let arguments = [
        Argument::Text("ana"),
        Argument::Number(3),
        Argument::Choice(0),
        Argument::Choice(1),
        Argument::List(&["Ana", "Ben"]),
    ];
    let mut read = 0;
    for at in 0..whole.len() {
        let cut = whole[..at].to_string();
        let changed =
            (0..8).map(|letter| format!("{cut}{}{}", char::from(letter), &whole[at + 1..]));
        for text in changed.chain([cut.clone()]) {
            let text: &'static str = Box::leak(text.into_boxed_str());
            let Ok(table) = Table::read(text, &compiled.digest) else {
                continue;
            };
            read += 1;
            let speech = Speech {
                table: Box::leak(Box::new(table)),
                edition: Edition::Current,
            };
            for message in 0..4 {
                assert!(speech.say(message, &arguments).len() < 1000);
                assert!(speech.text(message, &arguments).len() < 1000);
            }
        }
    }
    assert!(read > 100, "{read} could be read");
}
