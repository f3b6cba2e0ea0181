//! Generates Rust functions for all messages.

use std::fmt::Write;

use super::catalog::{Catalog, Kind, Message, Parameter, Sheet};
use super::choices::{Choice, Choices, kebab};
use super::{Language, When};

/// Generates a method for each message, lists of texts, and the enum of languages.
pub(super) fn functions(
    catalog: &Catalog,
    choices: &Choices,
    languages: &[Language],
    digest: &str,
) -> String {
    let mut rust = format!(
        "/// By which tables of messages show that they belong to this page.\nconst DIGEST: &str = {digest:?};\n\n"
    );
    language_enum(&mut rust, languages);
    for one in &catalog.sheets {
        sheet(&mut rust, one, choices);
    }
    texts(&mut rust, catalog);
    for (at, one) in choices.0.iter().enumerate() {
        let mut taken = catalog.messages().flat_map(|message| &message.parameters);
        if taken.any(|parameter| parameter.kind == Kind::Choice(at)) {
            choice(&mut rust, one);
        }
    }
    rust
}

/// The enum of languages.
fn language_enum(rust: &mut String, languages: &[Language]) {
    let each = |line: &dyn Fn(&Language) -> String| languages.iter().map(line).collect::<String>();
    let variants = each(&|one| {
        let default = if one.code == super::FIRST {
            "    #[default]\n"
        } else {
            ""
        };
        format!("    /// {}.\n{default}    {},\n", one.name, one.variant)
    });
    let all = each(&|one| format!("Language::{}, ", one.variant));
    let codes = each(&|one| format!("            Language::{} => {:?},\n", one.variant, one.code));
    let names = each(&|one| format!("            Language::{} => {:?},\n", one.variant, one.name));
    let tables = each(&|one| {
        let included = When::ALL.map(|when| {
            let file = format!("/{}{}.txt", one.code, when.ending());
            format!("include_str!(concat!(env!(\"OUT_DIR\"), {file:?}))")
        });
        let (variant, included) = (&one.variant, included.join(", "));
        format!("            Language::{variant} => [{included}],\n")
    });
    let _ = write!(
        rust,
        "/// A language the page speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {{
{variants}}}

impl Language {{
    pub const ALL: [Language; {count}] = [{all}];

    /// The code browsers use: `en`.
    pub const fn code(self) -> &'static str {{
        match self {{
{codes}        }}
    }}

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {{
        match self {{
{names}        }}
    }}

    /// Its messages, packed: those that are said first, the others, and those of the card game. In a browser they are fetched.
    #[cfg(not(target_arch = \"wasm32\"))]
    const fn tables(self) -> [&'static str; {tables_of_one}] {{
        match self {{
{tables}        }}
    }}
}}

",
        count = languages.len(),
        tables_of_one = When::ALL.len(),
    );
}

fn sheet(rust: &mut String, sheet: &Sheet, choices: &Choices) {
    doc(rust, "", &sheet.doc);
    let _ = writeln!(rust, "impl Texts {{");
    for message in &sheet.messages {
        method(rust, message, choices);
    }
    let _ = writeln!(rust, "}}\n");
}

fn method(rust: &mut String, message: &Message, choices: &Choices) {
    let parameters = message.parameters.iter();
    let taken = parameters
        .clone()
        .map(|one| format!(", {}: {}", snake(&one.name), taken(one, choices)));
    let taken: String = taken.collect();
    let given: Vec<String> = parameters.map(|one| given(one, choices)).collect();
    let given = given.join(", ");
    doc(rust, "    ", &message.doc);
    let (back, say) = if message.is_plain() {
        ("&'static str", "text_numbered")
    } else {
        ("String", "sentence_numbered")
    };
    let (name, number) = (snake(&message.id), message.number);
    let _ = writeln!(
        rust,
        "    pub fn {name}(&self{taken}) -> {back} {{\n        self.{say}({number}, &[{given}])\n    }}"
    );
}

/// A list of all texts without arguments.
fn texts(rust: &mut String, catalog: &Catalog) {
    let sheets = catalog.sheets.iter();
    let all = sheets.flat_map(|sheet| sheet.messages.iter().map(|message| (&sheet.name, message)));
    let plain = all.filter(|(_, message)| message.parameters.is_empty());
    let entries = plain.map(|(sheet, message)| {
        let (name, number) = (snake(&message.id), message.number);
        format!("            ({sheet:?}, {name:?}, self.text_numbered({number}, &[])),\n")
    });
    let entries: String = entries.collect();
    let _ = writeln!(
        rust,
        "impl Texts {{\n    /// Every text that takes nothing, with its file and the name of its method.\n    pub fn without_parts(&self) -> Vec<(&'static str, &'static str, &'static str)> {{\n        vec![\n{entries}        ]\n    }}\n}}\n"
    );
}

fn choice(rust: &mut String, choice: &Choice) {
    let function = number_of(choice);
    let path = format!("{}::{}", choice.path, choice.name);
    let arms = choice.variants.iter().enumerate();
    let arms = arms.map(|(at, variant)| format!("        {path}::{variant} => {at},\n"));
    let arms: String = arms.collect();
    let _ = writeln!(
        rust,
        "const fn {function}(value: {path}) -> u8 {{\n    match value {{\n{arms}    }}\n}}\n"
    );
}

fn number_of(choice: &Choice) -> String {
    format!("{}_number", snake(&kebab(&choice.name)))
}

fn taken(parameter: &Parameter, choices: &Choices) -> String {
    match parameter.kind {
        Kind::Text => "&str".to_string(),
        Kind::Number => "u32".to_string(),
        Kind::List => "&[&str]".to_string(),
        Kind::Truth => "bool".to_string(),
        Kind::Choice(of) => {
            let choice = &choices.0[of];
            format!("{}::{}", choice.path, choice.name)
        }
    }
}

fn given(parameter: &Parameter, choices: &Choices) -> String {
    let name = snake(&parameter.name);
    match parameter.kind {
        Kind::Text => format!("Argument::Text({name})"),
        Kind::Number => format!("Argument::Number({name})"),
        Kind::List => format!("Argument::List({name})"),
        Kind::Truth => format!("Argument::Choice(u8::from({name}))"),
        Kind::Choice(of) => format!("Argument::Choice({}({name}))", number_of(&choices.0[of])),
    }
}

fn doc(rust: &mut String, indent: &str, lines: &[String]) {
    for line in lines {
        let _ = writeln!(rust, "{indent}/// {line}");
    }
}

/// `tiles-left` as `tiles_left`.
fn snake(name: &str) -> String {
    name.replace('-', "_")
}
