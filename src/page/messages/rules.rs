//! What the rules say, in a sentence or two for each: the texts behind the ids in the log, in refusals and in the help.
//!
//! They lie in `assets/rules`, one file for each chapter and language, and are no part of the page's module: the page
//! fetches a file when somebody asks for one of its rules. A file begins with `# Roads`, the title of the chapter; then
//! each line is an id and its sentence, `ROAD-03 A tile that ...`. Blank lines and lines after `//` say nothing. A sentence
//! that ends with a star is not from the documents the rules were written from: `* ` begins the note that says where those
//! of a chapter come from.

use std::fmt;

use super::Language;
use engine::table::{Chapter, RuleId};

/// What marks a rule that is not from the documents, and begins the note on it.
const STAR: &str = "*";

/// The sentences of one chapter in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleTexts {
    title: String,
    /// Where the rules with a star come from.
    note: String,
    starred: Vec<RuleId>,
    sentences: Vec<(RuleId, String)>,
    faults: Vec<RuleTextFault>,
}

/// A line of such a file that is not understood; the other lines hold all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleTextFault {
    /// Which line, from 1.
    pub line: usize,
    pub trouble: RuleTextTrouble,
}

/// What is wrong with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleTextTrouble {
    /// The file does not begin with the title of its chapter.
    NoTitle,
    /// It has another title.
    SecondTitle,
    /// The line does not begin with the id of a rule.
    NoRule,
    /// There is an id and nothing after it.
    NoSentence(RuleId),
    /// The rule has a sentence already; the first one holds.
    Again(RuleId),
    /// The rule has a star, and no note above says where it comes from.
    NoNote(RuleId),
}

impl RuleTexts {
    /// Reads a file. What cannot be read is told by [`RuleTexts::faults`].
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

    /// What a rule says, if it is in this chapter.
    pub fn get(&self, rule: RuleId) -> Option<&str> {
        let known = self.sentences.iter().find(|(id, _)| *id == rule);
        known.map(|(_, sentence)| sentence.as_str())
    }

    /// Where a rule comes from that is not from the documents: "* The page on crop circles is missing ...".
    pub fn note(&self, rule: RuleId) -> Option<String> {
        let starred = self.starred.contains(&rule);
        starred.then(|| format!("{STAR} {}", self.note))
    }

    /// All rules and what they say with their stars, and the note on these at the end.
    pub fn listed(&self) -> (Vec<(RuleId, String)>, Option<String>) {
        let listed = |(rule, sentence)| match self.starred.contains(&rule) {
            true => (rule, format!("{sentence} {STAR}")),
            false => (rule, String::from(sentence)),
        };
        let note = self.starred.first().and_then(|&rule| self.note(rule));
        (self.all().map(listed).collect(), note)
    }

    /// All rules and what they say, in the order of the file.
    pub fn all(&self) -> impl Iterator<Item = (RuleId, &str)> {
        self.sentences
            .iter()
            .map(|(rule, sentence)| (*rule, sentence.as_str()))
    }

    /// The lines that were not understood.
    pub fn faults(&self) -> &[RuleTextFault] {
        &self.faults
    }
}

/// Where the page finds the sentences of a chapter, relative to itself: `rules/en/road.txt`.
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
