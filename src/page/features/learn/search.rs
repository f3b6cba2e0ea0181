//! What is found in the rule book: rules and lessons that have all the words, or words that mean the same.

use crate::context::Context;
use crate::context::chapters::chapter_text;
use crate::context::rulebook::ChapterText;
use crate::elements::tree::{Node, el};
use crate::features::learn::chapter::rule_node;
use crate::features::learn::courses::{COURSES, Course, course_row};
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::nodes::{chapter_row, chapter_title, lesson_button};
use crate::features::learn::state::Learning;
use crate::messages::Texts;
use engine::table::Chapter;

/// How many rules and how many lessons are listed of what is found.
const MOST_FOUND: usize = 40;
/// How long a word is at least that is looked for without its plural, too.
const LONG: usize = 4;

/// What is looked for, one after another: each is found by any of its phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Wanted(Vec<Vec<String>>);

impl Wanted {
    /// What somebody typed. `same` has what people say and the words of the rules for it: `cloister, abbey = monastery | ...`.
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

    /// Whether a text has all of it.
    fn is_in(&self, text: &str) -> bool {
        let text = folded(text);
        let has = |phrase: &String| phrase.split_whitespace().all(|word| text.contains(word));
        self.0.iter().all(|phrases| phrases.iter().any(has))
    }
}

/// What people say, and what the rules say for it.
fn group(text: &str) -> Option<(Vec<&str>, Vec<&str>)> {
    let (said, meant) = text.split_once('=')?;
    Some((phrases(said), phrases(meant)))
}

fn phrases(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).collect()
}

/// How many words of a phrase the others begin with, in any number: all of them or none.
fn begins_with(words: &[&str], phrase: &str) -> usize {
    let phrase: Vec<&str> = phrase.split_whitespace().collect();
    let mut pairs = phrase.iter().zip(words);
    let same = pairs.all(|(one, other)| single(one) == single(other));
    match same && phrase.len() <= words.len() {
        true => phrase.len(),
        false => 0,
    }
}

/// A word without the -s of its plural.
fn single(word: &str) -> &str {
    let single = word.strip_suffix('s');
    single.filter(|single| single.len() >= LONG).unwrap_or(word)
}

/// What holds all the words: courses and chapters, lessons, and rules with their sentences.
pub(crate) struct Found {
    places: Vec<Node>,
    lessons: Vec<Node>,
    rules: Vec<Node>,
}

impl Found {
    /// How much that is: all that is heard of it before somebody goes through the lists.
    fn told(&self, texts: &Texts) -> String {
        match self.places.len() + self.lessons.len() + self.rules.len() {
            0 => texts.nothing_found().to_string(),
            count => texts.results_found(count as u32),
        }
    }
}

/// What is found, under how much that is.
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

/// How much is found.
pub(crate) fn found_told(learning: &Learning, cx: &Context, words: &str) -> String {
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

/// The courses and chapters with such a title, and the courses that say so of what they add.
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

/// A text in small letters without accents, as far as the languages spoken here have them.
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
