//! A lesson as shown in one language: without sentences in others, and without claims, which are only for checking. Tests compare
//! it with what the engine reads; building the page needs no engine.

use host::platforms::scorm::spoken;

/// First words of lines with a sentence.
const SENTENCES: [&str; 7] = ["ask", "hint", "right", "say", "tell", "title", "wrong"];

/// First words of claims: lines that say what must come of a lesson.
const CLAIMS: [&str; 7] = [
    "asked", "expect", "holds", "lacks", "offer", "points", "refuse",
];

/// What may follow a record, each after its name alone on a line.
const LESSON: &str = "lesson";
const TASK: &str = "task";

/// The text of a lesson in the language with this code. Its sentences no longer name a language.
pub fn in_language(text: &str, language: &str) -> String {
    let lines = read(text);
    let mut shown = String::with_capacity(text.len());
    let mut done = Vec::new();
    for line in &lines {
        match line {
            Line::Other(said) => shown.extend([said, "\n"]),
            Line::Claim => {}
            Line::Sentence(kind, _) if done.contains(kind) => {}
            Line::Sentence(kind, _) => {
                done.push(*kind);
                let all: Vec<Said> = lines.iter().filter_map(|line| line.of(*kind)).collect();
                for (_, text) in chosen(&all, language) {
                    shown.extend([kind.word, " ", text, "\n"]);
                }
            }
        }
    }
    shown
}

/// Of alternative sentences those in `language`, else those in none, else those in the language of the first.
fn chosen<'a>(all: &[Said<'a>], language: &str) -> Vec<Said<'a>> {
    let first = all.first().and_then(|&(language, _)| language);
    let of = |language: Option<&str>| {
        let those = all.iter().filter(|(of, _)| *of == language);
        those.copied().collect::<Vec<Said>>()
    };
    let mut choices = [Some(language), None, first].into_iter().map(of);
    choices.find(|those| !those.is_empty()).unwrap_or_default()
}

/// A sentence, in a language or in none.
type Said<'a> = (Option<&'a str>, &'a str);

/// What alternative sentences in different languages have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind<'a> {
    /// How many other lines of the record precede it, or that it comes after the record.
    place: usize,
    /// Its first word.
    word: &'a str,
}

/// A line of a lesson.
enum Line<'a> {
    Sentence(Kind<'a>, Said<'a>),
    /// What must come of it.
    Claim,
    /// Anything else, as it stands.
    Other(&'a str),
}

impl<'a> Line<'a> {
    /// The sentence, if it is of this kind.
    fn of(&self, wanted: Kind) -> Option<Said<'a>> {
        match self {
            Line::Sentence(kind, said) if *kind == wanted => Some(*said),
            Line::Sentence(..) | Line::Claim | Line::Other(_) => None,
        }
    }
}

/// The lines that are not empty, without their comments.
fn read(text: &str) -> Vec<Line<'_>> {
    let (mut behind, mut place) = ("", 0);
    let said = text.lines().map(|line| {
        let end = line.find('#').unwrap_or(line.len());
        line[..end].trim()
    });
    let said = said.filter(|line| !line.is_empty());
    let lines = said.map(|line| {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if [LESSON, TASK].contains(&line) {
            behind = line;
            place += 1;
        } else if behind == LESSON && CLAIMS.contains(&word) {
            return Line::Claim;
        } else if SENTENCES.contains(&word) {
            return Line::Sentence(Kind { place, word }, spoken(rest));
        } else if behind.is_empty() {
            place += 1;
        }
        Line::Other(line)
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "bastide 1
seats 2
play
say One.
say de: Eins.
place base/E 0,-1
say Two.

lesson
rule CITY-01
title Close it # not yet
title de: Schließe sie
expect 1 placed base/E 0,-1 0
tell One.
tell Two.
tell de: Alles.
task
ask de: Was?
ask Which?
goal score 4
";

    #[test]
    fn one_language_is_left_of_each_sentence_and_another_where_it_has_none() {
        let german = "bastide 1
seats 2
play
say Eins.
place base/E 0,-1
say Two.
lesson
rule CITY-01
title Schließe sie
tell Alles.
task
ask Was?
goal score 4
";
        assert_eq!(in_language(LESSON, "de"), german);
    }

    #[test]
    fn what_is_said_in_no_language_is_said_where_its_own_is_missing() {
        let french = in_language(LESSON, "fr");
        for line in [
            "say One.",
            "say Two.",
            "title Close it",
            "tell Two.",
            "ask Which?",
        ] {
            assert!(french.lines().any(|said| said == line), "{line}: {french}");
        }
        assert!(!french.contains("Eins") && !french.contains("expect"));
    }
}
