//! `bastide rule`: what a rule says.

use engine::table::{Chapter, RuleId};
use page::messages::{Language, RuleTexts, Texts};

use crate::args::{Args, Complaint, Word, print};

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
                    // In English, and for languages whose rules are not translated.
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
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_rule),
            other => return Err(other.unexpected()),
        }
    }
    let id = id.ok_or_else(|| Complaint::text(Texts::rule_id_missing))?;
    let rule: RuleId = id
        .to_ascii_uppercase()
        .parse()
        .map_err(|_| Complaint::naming(Texts::unknown_rule, id))?;
    let texts = RuleTexts::read(file(rule.chapter, args.texts().language()));
    match texts.get(rule) {
        Some(sentence) => {
            let note = texts.note(rule).map(|note| format!("{note}\n"));
            print(&format!("{sentence}\n{}", note.unwrap_or_default()))
        }
        None => Err(Complaint::naming(Texts::unknown_rule, rule.to_string())),
    }
}
