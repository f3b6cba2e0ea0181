//! Packed tables, and the Rust that belongs to them.

use locale::speech::{Argument, Edition, Speech, Table, TableFault, When};

use crate::{compiled, files};
use locale::compile::{Message, messages};

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
    let table: &'static str = Box::leak(compiled.languages[0].tables[0].clone().into_boxed_str());
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
    let whole = &compiled.languages[0].tables[0];
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

/// Two files, of which `list` says what comes later.
fn divided(list: &str) -> Result<locale::compile::Messages, Vec<String>> {
    let files = files(&[
        ("later.txt", list),
        ("en/a.ftl", "one = 1\none-more = 1+\ntwo = 2"),
        (
            "en/b.ftl",
            "# $names (list)\nthree = 3 { $names }\nfour = 4",
        ),
    ]);
    messages(&files).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

#[test]
fn a_list_says_which_messages_come_later() {
    let table = |list, when| {
        let catalog = divided(list).expect("no faults").catalog;
        let ids = catalog.of_table(when).map(|one: &Message| one.id.clone());
        ids.collect::<Vec<_>>().join(" ")
    };
    let later = |list| table(list, When::Later);
    assert_eq!(later("# nothing"), "");
    assert_eq!(later("b|a: one"), "one three four");
    assert_eq!(later("a: one- two"), "one-more two");
    assert_eq!(later("a but one-"), "one two");
    assert_eq!(later("a: two|[cards]|b: four"), "two");
    assert_eq!(table("a: two|[cards]|b: four", When::Cards), "four");
    assert_eq!(
        divided("c|a: three|b but five- four").err(),
        Some(
            ["c", "three", "five-"]
                .map(|name| format!("later.txt: `{name}` names no message"))
                .to_vec()
        )
    );
}

#[test]
fn a_message_is_three_dots_until_its_table_is_there() {
    let compiled = divided("a|[cards]|b: four").expect("no faults");
    let leak = |table: &String| -> &'static str { Box::leak(table.clone().into_boxed_str()) };
    let english = &compiled.languages[0];
    let table = Table::read(leak(&english.tables[0]), &compiled.digest).expect("a table");
    let speech = Speech {
        table: Box::leak(Box::new(table)),
        edition: Edition::Current,
    };
    let said = || {
        let number = |id| compiled.catalog.messages().position(|one| one.id == id);
        let number = |id| number(id).expect("a message");
        let names = [Argument::List(&["Ana", "Ben"])];
        let three = speech.say(number("three"), &names);
        let [two, four] = ["two", "four"].map(|id| speech.text(number(id), &[]));
        format!("{two} {three} {four} {}", speech.say(number("one"), &[]))
    };
    assert_eq!(said(), "… 3 Ana and Ben … …");
    let [_, later, cards] = english.tables.each_ref().map(leak);
    let add = |when, packed, digest| speech.table.add(when, packed, digest);
    let digest = &compiled.digest;
    assert_eq!(add(When::Later, cards, digest), Err(TableFault::Damaged));
    let other = add(When::Cards, cards, "other");
    assert_eq!(other, Err(TableFault::OtherMessages));
    assert!(!speech.table.holds(When::Cards));
    assert_eq!(add(When::Cards, cards, digest), Ok(()));
    assert_eq!(said(), "… 3 Ana and Ben 4 …");
    assert_eq!(add(When::Later, later, digest), Ok(()));
    assert_eq!(said(), "2 3 Ana and Ben 4 1");
}
