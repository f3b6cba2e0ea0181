//! A lesson as it is shown to somebody who speaks one language: without the sentences of the others, and without what has to
//! come of it, which is there to be checked and not to be shown.

use engine::table::Said;

/// The words of lines with a sentence.
const SENTENCES: [&str; 7] = ["ask", "hint", "right", "say", "tell", "title", "wrong"];

/// The words of lines that say what has to come of a lesson.
const CLAIMS: [&str; 7] = [
    "asked", "expect", "holds", "lacks", "offer", "points", "refuse",
];

/// What stands behind a record, each after its name alone on a line.
const LESSON: &str = "lesson";
const TASK: &str = "task";

/// The text of a lesson for whoever speaks a language, by its code. Its sentences name no language any more.
pub fn in_language(text: &str, language: &str) -> String {
    let lines = read(text);
    let mut spoken = String::with_capacity(text.len());
    let mut done = Vec::new();
    for line in &lines {
        match line {
            Line::Other(said) => spoken.extend([said, "\n"]),
            Line::Claim => {}
            Line::Sentence(kind, _) if done.contains(kind) => {}
            Line::Sentence(kind, _) => {
                done.push(*kind);
                let all = lines.iter().filter_map(|line| line.of(*kind));
                for said in Said::in_language(all, language) {
                    spoken.extend([kind.word, " ", &said.text, "\n"]);
                }
            }
        }
    }
    spoken
}

/// What sentences say that stand for each other, in whatever language.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind<'a> {
    /// After how many other lines of the record they stand, or behind all of it.
    place: usize,
    /// The word before them.
    word: &'a str,
}

/// A line of a lesson.
enum Line<'a> {
    /// A sentence.
    Sentence(Kind<'a>, Said),
    /// What has to come of it.
    Claim,
    /// Anything else, as it stands.
    Other(&'a str),
}

impl Line<'_> {
    /// The sentence, if it is of a kind.
    fn of(&self, wanted: Kind) -> Option<&Said> {
        match self {
            Line::Sentence(kind, said) if *kind == wanted => Some(said),
            Line::Sentence(..) | Line::Claim | Line::Other(_) => None,
        }
    }
}

/// The lines that say anything, without their comments.
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
        } else if SENTENCES.contains(&word)
            && let Ok(said) = Said::read(rest)
        {
            return Line::Sentence(Kind { place, word }, said);
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
