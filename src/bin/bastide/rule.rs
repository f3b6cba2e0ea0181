//! `bastide rule`: what a rule says.

use engine::table::{Chapter, RuleId};
use page::messages::{Language, RuleTexts};

use crate::args::{Args, Complaint, print, texts};

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
    let id = args.values(1, texts().usage_rule())?.pop();
    let id = id.ok_or_else(|| Complaint::new(texts().rule_id_missing()))?;
    let rule: RuleId = id
        .to_ascii_uppercase()
        .parse()
        .map_err(|_| Complaint(texts().unknown_rule(&id)))?;
    let rules = RuleTexts::read(file(rule.chapter, texts().language()));
    match rules.get(rule) {
        Some(sentence) => {
            let note = rules.note(rule).map(|note| format!("{note}\n"));
            print(&format!("{sentence}\n{}", note.unwrap_or_default()))
        }
        None => Err(Complaint(texts().unknown_rule(&rule.to_string()))),
    }
}
