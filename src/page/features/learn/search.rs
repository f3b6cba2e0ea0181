//! Search in the rule book: rules and lessons that contain all the words, or synonyms.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::tree::{Node, el};
use crate::features::learn::chapter::rule_node;
use crate::features::learn::courses::{COURSES, Course, course_row};
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::nodes::{chapter_row, chapter_title, lesson_button};
use crate::features::learn::state::Learning;
use crate::messages::Texts;
use engine::table::Chapter;

/// Most rules and most lessons listed.
const MOST_FOUND: usize = 40;
/// Shortest word that is also searched without its plural ending.
const LONG: usize = 4;

/// Search terms, all of which must match; each matches by any of its phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wanted(Vec<Vec<String>>);

impl Wanted {
    /// Parses a search text. `same` maps everyday words to those of the rules: `cloister, abbey = monastery | ...`.
    pub(crate) fn read(typed: &str, same: &str) -> Wanted {
        let (typed, same) = (folded(typed), folded(same));
        let groups: Vec<(Vec<&str>, Vec<&str>)> = same.split('|').filter_map(group).collect();
        let words: Vec<&str> = typed.split_whitespace().collect();
        let (mut rest, mut wanted) = (words.as_slice(), Vec::new());
        while let Some(first) = rest.first() {
            let said = groups.iter().filter_map(|(said, meant)| {
                let begins = |phrase: &&&str| begins_with(rest, phrase) > 0;
                let phrase = said
                    .iter()
                    .filter(begins)
                    .max_by_key(|phrase| phrase.len())?;
                Some((begins_with(rest, phrase), *phrase, meant))
            });
            let (length, mut phrases) = match said.max_by_key(|(length, ..)| *length) {
                Some((length, phrase, meant)) => (
                    length,
                    meant
                        .iter()
                        .chain([&phrase])
                        .map(|one| one.to_string())
                        .collect(),
                ),
                None => (1, vec![first.to_string()]),
            };
            if length == 1 {
                phrases.push(single(first).to_string());
            }
            wanted.push(phrases);
            rest = &rest[length..];
        }
        Wanted(wanted)
    }

    /// Whether a text matches all terms.
    fn is_in(&self, text: &str) -> bool {
        let text = folded(text);
        let has = |phrase: &String| phrase.split_whitespace().all(|word| text.contains(word));
        self.0.iter().all(|phrases| phrases.iter().any(has))
    }
}

/// Everyday words, and the words of the rules for them.
fn group(text: &str) -> Option<(Vec<&str>, Vec<&str>)> {
    let (said, meant) = text.split_once('=')?;
    Some((phrases(said), phrases(meant)))
}

fn phrases(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).collect()
}

/// The number of words in a phrase if `words` start with it, in singular or plural; otherwise 0.
fn begins_with(words: &[&str], phrase: &str) -> usize {
    let phrase: Vec<&str> = phrase.split_whitespace().collect();
    let mut pairs = phrase.iter().zip(words);
    let same = pairs.all(|(one, other)| single(one) == single(other));
    match same && phrase.len() <= words.len() {
        true => phrase.len(),
        false => 0,
    }
}

/// A word without a plural -s.
fn single(word: &str) -> &str {
    let single = word.strip_suffix('s');
    single.filter(|single| single.len() >= LONG).unwrap_or(word)
}

/// Search results: courses and chapters, lessons, and rules with their texts.
pub(crate) struct Found {
    places: Vec<Node>,
    lessons: Vec<Node>,
    rules: Vec<Node>,
}

impl Found {
    /// The number of results: all that is announced before somebody goes through the lists.
    fn told(&self, texts: &Texts) -> String {
        match self.places.len() + self.lessons.len() + self.rules.len() {
            0 => texts.nothing_found().to_string(),
            count => texts.results_found(count as u32),
        }
    }
}

/// The results below their number.
pub(super) fn found_node(learning: &Learning, cx: &Context, words: &str) -> Node {
    let found = found(learning, cx, words);
    let told = found.told(cx.texts());
    let places = found.places;
    el("section")
        .class("found")
        .key("found")
        .child(el("p").class("hint").text(told))
        .children((!places.is_empty()).then(|| el("ul").class("places").children(places)))
        .child(el("ul").class("boards").children(found.lessons))
        .child(el("ul").class("rule-list").children(found.rules))
}

/// The number of results.
pub(crate) fn found_text(learning: &Learning, cx: &Context, words: &str) -> String {
    found(learning, cx, words).told(cx.texts())
}

fn found(learning: &Learning, cx: &Context, words: &str) -> Found {
    let wanted = Wanted::read(words, cx.texts().same_words());
    let holds = |text: &str| wanted.is_in(text);
    let read = Chapter::ALL
        .iter()
        .filter_map(|&chapter| match chapter_text(cx, chapter) {
            Some(ChapterText::Read(texts)) => Some(texts),
            _ => None,
        });
    let rules = read.flat_map(|texts| texts.all().map(move |(id, text)| (id, text, texts)));
    let rules = rules.filter(|(id, sentence, _)| holds(&format!("{id} {sentence}")));
    let rules: Vec<Node> = rules
        .take(MOST_FOUND)
        .map(|(id, sentence, texts)| rule_node(learning, cx, id, sentence, texts.note(id)))
        .collect();
    let language = cx.language().code();
    let lessons = learning.library().into_iter().flat_map(Library::all);
    let lessons = lessons.filter(|(_, entry)| entry.shelf != Shelf::Puzzles);
    let titled = lessons.filter(|(_, entry)| {
        let title = entry.lesson.title(language).unwrap_or_default();
        holds(&format!("{} {title}", entry.file))
    });
    let lessons: Vec<Node> = titled
        .take(MOST_FOUND)
        .filter_map(|(number, _)| lesson_button(learning, cx, number))
        .map(|button| el("li").child(button))
        .collect();
    Found {
        places: places(learning, cx, &wanted),
        lessons,
        rules,
    }
}

/// The courses and chapters whose titles match, and the courses whose descriptions do.
fn places(learning: &Learning, cx: &Context, wanted: &Wanted) -> Vec<Node> {
    let titled = |chapter| wanted.is_in(&chapter_title(cx, chapter));
    let library = learning.library();
    let courses = library.into_iter().flat_map(|library| {
        let told =
            |course: &&Course| titled(course.chapter) || wanted.is_in((course.about)(cx.texts()));
        let found = COURSES.iter().filter(told);
        found.map(|course| course_row(learning, cx, library, course))
    });
    let chapters = Chapter::ALL.iter().filter(|&&chapter| titled(chapter));
    courses
        .chain(chapters.map(|&chapter| chapter_row(learning, cx, chapter)))
        .collect()
}

/// A text in lower case without accents, for the languages of the page.
fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => plain.push('a'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' | 'ö' => plain.push('o'),
            'û' | 'ù' | 'ü' => plain.push('u'),
            'ç' => plain.push('c'),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            '’' => plain.push('\''),
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAME: &str =
        "cloister, abbey = monastery | big meeple = large meeple | follower = meeple";

    fn finds(typed: &str, text: &str) -> bool {
        Wanted::read(typed, SAME).is_in(text)
    }

    #[test]
    fn a_word_finds_what_means_the_same_and_itself() {
        assert!(finds("Abbey", "A monastery is complete"));
        assert!(finds("abbey", "The abbey is complete"));
        assert!(!finds("abbey", "A city is complete"));
        assert!(
            finds("abbeys complete", "An abbey is complete") && !finds("abbey city", "A monastery")
        );
    }

    #[test]
    fn the_longest_phrase_counts() {
        assert!(finds("big meeple", "A large meeple counts twice"));
        assert!(!finds("big meeple", "A meeple counts once"));
        assert!(finds("follower twice", "A meeple counts twice"));
    }

    #[test]
    fn accents_and_letters_that_are_two_are_no_difference() {
        assert!(finds("Coeur d'Île", "un cœur d’ile") && finds("strasse", "Eine Straße"));
    }
}
