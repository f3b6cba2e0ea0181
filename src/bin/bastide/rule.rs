//! `bastide rule`: what a rule says.

use engine::table::{Chapter, RuleId};
use page::messages::{Language, RuleTexts};

use crate::args::{Args, Complaint, Word, print};

const USAGE: &str = "\
usage: bastide rule ID [--language CODE]

Prints what a rule says, by the id that stands in the log: ROAD-03. CODE is en (otherwise meant), fr or de.
";

macro_rules! shelf {
    ($($chapter:ident $prefix:literal $name:literal,)+) => {
        /// The file of a chapter.
        const fn file(chapter: Chapter, language: Language) -> &'static str {
            match (chapter, language) {
                $(
                    (Chapter::$chapter, Language::French) => {
                        include_str!(concat!("../../../assets/rules/fr/", $name, ".txt"))
                    }
                    (Chapter::$chapter, Language::German) => {
                        include_str!(concat!("../../../assets/rules/de/", $name, ".txt"))
                    }
                    // In English, and in a language whose rules are not written yet.
                    (Chapter::$chapter, _) => {
                        include_str!(concat!("../../../assets/rules/en/", $name, ".txt"))
                    }
                )+
            }
        }
    };
}

engine::every_chapter!(shelf);

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut id = None;
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if id.is_none() => id = Some(value),
            Word::Option(name) if name == "help" => return print(USAGE),
            other => return Err(other.unexpected()),
        }
    }
    let id = id.ok_or_else(|| Complaint::new("the id of a rule is missing; try --help"))?;
    let rule: RuleId = id
        .to_ascii_uppercase()
        .parse()
        .map_err(|trouble| Complaint::new(format!("`{id}`: {trouble}")))?;
    let texts = RuleTexts::read(file(rule.chapter, args.texts().language()));
    match texts.get(rule) {
        Some(sentence) => print(&format!("{sentence}\n")),
        None => Err(Complaint::new(format!("there is no rule {rule}"))),
    }
}
