//! The rules in a sentence or two each: the texts behind the ids in the log, in refusals and in the
//! help.
//!
//! They are in `assets/rules`, one file per chapter and language, and not part of the page's
//! module: the page fetches a file when somebody asks for one of its rules. A file begins with the
//! title of its chapter, `# Roads`; each other line is an id and its sentence, `ROAD-03 A tile that
//! ...`. Blank lines and lines that begin with `//` are ignored. A star at the end of a sentence
//! marks a rule that is not in the source documents; a line that begins with `* ` is the note on
//! where a chapter's starred rules come from.

use std::fmt;

use super::Language;
use engine::table::{Chapter, RuleId};

/// Marks a rule that is not in the source documents, and begins the note about it.
const STAR: &str = "*";

/// The sentences of one chapter in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleTexts {
    title: String,
    /// Where the starred rules come from.
    note: String,
    starred: Vec<RuleId>,
    sentences: Vec<(RuleId, String)>,
    faults: Vec<RuleTextFault>,
}

/// A faulty line of such a file; the other lines are used all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleTextFault {
    /// Counted from 1.
    pub line: usize,
    pub trouble: RuleTextTrouble,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleTextTrouble {
    /// The file does not begin with the title of its chapter.
    NoTitle,
    /// A second title.
    SecondTitle,
    /// The line does not begin with a rule id.
    NoRule,
    /// The id has no sentence.
    NoSentence(RuleId),
    /// A second sentence for a rule; the first one is used.
    Again(RuleId),
    /// The rule has a star, but no note above says where it comes from.
    NoNote(RuleId),
}

impl RuleTexts {
    /// Parses a file. [`RuleTexts::faults`] lists what cannot be read.
    pub fn read(text: &str) -> RuleTexts {
        let mut texts = RuleTexts::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            if let Err(trouble) = texts.add(line) {
                let line = index + 1;
                texts.faults.push(RuleTextFault { line, trouble });
            }
        }
        if texts.title.is_empty() {
            let (line, trouble) = (1, RuleTextTrouble::NoTitle);
            texts.faults.insert(0, RuleTextFault { line, trouble });
        }
        texts
    }

    fn add(&mut self, line: &str) -> Result<(), RuleTextTrouble> {
        if let Some(title) = line.strip_prefix('#') {
            if !self.title.is_empty() {
                return Err(RuleTextTrouble::SecondTitle);
            }
            self.title = title.trim().to_string();
            return Ok(());
        }
        if let Some(note) = line.strip_prefix(STAR) {
            self.note = note.trim().to_string();
            return Ok(());
        }
        let (id, sentence) = line.split_once(' ').unwrap_or((line, ""));
        let rule: RuleId = id.parse().map_err(|_| RuleTextTrouble::NoRule)?;
        let sentence = sentence.trim();
        let starred = sentence.strip_suffix(STAR).map(str::trim_end);
        let sentence = starred.unwrap_or(sentence);
        if sentence.is_empty() {
            return Err(RuleTextTrouble::NoSentence(rule));
        }
        if self.get(rule).is_some() {
            return Err(RuleTextTrouble::Again(rule));
        }
        self.sentences.push((rule, sentence.to_string()));
        if starred.is_some() {
            if self.note.is_empty() {
                return Err(RuleTextTrouble::NoNote(rule));
            }
            self.starred.push(rule);
        }
        Ok(())
    }

    /// The title of the chapter; empty when the file has none.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The sentence of a rule, if this chapter has it.
    pub fn get(&self, rule: RuleId) -> Option<&str> {
        let known = self.sentences.iter().find(|(id, _)| *id == rule);
        known.map(|(_, sentence)| sentence.as_str())
    }

    /// The note on a starred rule: "* The page on crop circles is missing ...".
    pub fn note(&self, rule: RuleId) -> Option<String> {
        let starred = self.starred.contains(&rule);
        starred.then(|| format!("{STAR} {}", self.note))
    }

    /// All rules with their sentences and stars, and the note on the starred ones.
    pub fn listed(&self) -> (Vec<(RuleId, String)>, Option<String>) {
        let listed = |(rule, sentence)| match self.starred.contains(&rule) {
            true => (rule, format!("{sentence} {STAR}")),
            false => (rule, String::from(sentence)),
        };
        let note = self.starred.first().and_then(|&rule| self.note(rule));
        (self.all().map(listed).collect(), note)
    }

    /// All rules with their sentences, in the order of the file.
    pub fn all(&self) -> impl Iterator<Item = (RuleId, &str)> {
        self.sentences
            .iter()
            .map(|(rule, sentence)| (*rule, sentence.as_str()))
    }

    /// The lines that could not be parsed.
    pub fn faults(&self) -> &[RuleTextFault] {
        &self.faults
    }
}

/// The path of a chapter's rules, relative to the page: `rules/en/road.txt`.
pub fn rule_file(chapter: Chapter, language: Language) -> String {
    format!("rules/{}/{}.txt", language.code(), chapter.file())
}

impl fmt::Display for RuleTextTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleTextTrouble::NoTitle => f.write_str("the chapter has no title"),
            RuleTextTrouble::SecondTitle => f.write_str("the chapter has a title already"),
            RuleTextTrouble::NoRule => f.write_str("the line does not begin with a rule"),
            RuleTextTrouble::NoSentence(rule) => write!(f, "{rule} says nothing"),
            RuleTextTrouble::Again(rule) => write!(f, "{rule} is said already"),
            RuleTextTrouble::NoNote(rule) => write!(f, "{rule} has a star and no note"),
        }
    }
}

impl fmt::Display for RuleTextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.trouble)
    }
}

impl std::error::Error for RuleTextFault {}
