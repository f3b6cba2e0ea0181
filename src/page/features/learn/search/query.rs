//! What somebody searches for, and how well a text answers it.

use crate::messages::Texts;
use std::ops::Range;

/// Shortest beginnings of a word that are left when its ending is dropped: of one that hardly changes it, and of any other.
const SHORTEST: [usize; 2] = [3, 4];
/// Shortest beginning that also counts within a word, as in German compounds.
const SHORTEST_INSIDE: usize = 4;

/// A search text. Endings of words are no difference.
#[derive(Debug)]
pub(super) struct Query<'a> {
    terms: Vec<Term>,
    /// The endings of words in its language, each with the shortest beginning it may leave, the longest first.
    endings: Vec<(&'a str, usize)>,
}

/// What was typed, or what the rules say for it.
#[derive(Debug)]
struct Term(Vec<Phrase>);

/// Words that a text has to contain, without their endings.
type Phrase = Vec<String>;

/// How well a text answers a query.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    /// How many terms it contains.
    pub terms: usize,
    /// How closely the words match, by the sum of [`Match`].
    pub close: u32,
}

/// How a word of a text matches one that is searched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    Inside = 1,
    Begins = 3,
    Whole = 6,
}

impl<'a> Query<'a> {
    /// Parses a search text with the endings and the everyday words of a language.
    pub(super) fn new(typed: &str, texts: &'a Texts) -> Query<'a> {
        Query::parse(typed, texts.word_endings(), texts.same_words())
    }

    /// `same` maps everyday words to those of the rules: `cloister, abbey = monastery | ...`.
    fn parse(typed: &str, endings: &'a str, same: &str) -> Query<'a> {
        let endings = endings.split('|').zip(SHORTEST);
        let endings = endings.flat_map(|(endings, shortest)| {
            let endings = endings.split_whitespace();
            endings.map(move |ending| (ending, shortest))
        });
        let mut endings: Vec<(&str, usize)> = endings.collect();
        endings.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        let mut query = Query {
            terms: Vec::new(),
            endings,
        };
        let groups = same.split('|').filter_map(|group| group.split_once('='));
        let groups: Vec<(Vec<Phrase>, Vec<Phrase>)> = groups
            .map(|(said, meant)| (query.phrases(said), query.phrases(meant)))
            .collect();
        let typed = query.phrase(typed);
        let mut rest = typed.as_slice();
        while !rest.is_empty() {
            let said = groups.iter().filter_map(|(said, meant)| {
                let begins = said.iter().filter(|phrase| rest.starts_with(phrase));
                let length = begins.map(Vec::len).max()?;
                Some((length, meant))
            });
            let found = said.max_by_key(|(length, _)| *length);
            let (length, meant) =
                found.map_or((1, [].as_slice()), |(length, meant)| (length, meant));
            let (typed, left) = rest.split_at(length);
            // What was typed counts too, but for short words, which are found everywhere.
            let literal =
                meant.is_empty() || typed.iter().all(|word| word.len() >= SHORTEST_INSIDE);
            let mut phrases = meant.to_vec();
            phrases.extend(literal.then(|| typed.to_vec()));
            query.terms.push(Term(phrases));
            rest = left;
        }
        query
    }

    fn phrases(&self, text: &str) -> Vec<Phrase> {
        let all = text.split(',').map(|phrase| self.phrase(phrase));
        all.filter(|phrase| !phrase.is_empty()).collect()
    }

    fn phrase(&self, text: &str) -> Phrase {
        let text = folded(text);
        // What is left of an article says nothing: l’, d’.
        let words =
            words(&text).filter(|word| word.len() > 1 || !word.starts_with(char::is_alphabetic));
        words
            .map(|word| self.without_ending(word).to_string())
            .collect()
    }

    fn without_ending<'w>(&self, word: &'w str) -> &'w str {
        let mut beginnings = self.endings.iter().filter_map(|&(ending, shortest)| {
            let beginning = word.strip_suffix(ending)?;
            (beginning.len() >= shortest).then_some(beginning)
        });
        beginnings.next().unwrap_or(word)
    }

    /// How well a sentence below a title answers it. The title alone answers nothing, but brings its sentences to the front.
    pub(super) fn rank_below(&self, title: &str, sentence: &str) -> Rank {
        let (mut rank, title) = (self.rank(sentence), self.rank(title));
        rank.close += title.close;
        rank
    }

    /// How well a text answers it.
    pub(super) fn rank(&self, text: &str) -> Rank {
        let text = folded(text);
        let words: Vec<&str> = words(&text).collect();
        let close = |Term(phrases): &Term| {
            let close = phrases.iter().filter_map(|one| self.close(one, &words));
            close.max()
        };
        let mut rank = Rank::default();
        for close in self.terms.iter().filter_map(close) {
            rank.terms += 1;
            rank.close += close as u32;
        }
        rank
    }

    /// Where the words of a text are for which it is found.
    pub(super) fn found_in(&self, text: &str) -> Vec<Range<usize>> {
        let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        let all: Vec<(Range<usize>, String)> = words(text)
            .map(|word| (start(word)..start(word) + word.len(), folded(word)))
            .collect();
        let plain: Vec<&str> = all.iter().map(|(_, word)| word.as_str()).collect();
        let phrases = self.terms.iter().flat_map(|Term(phrases)| phrases);
        let there: Vec<&String> = phrases
            .filter(|phrase| self.close(phrase, &plain).is_some())
            .flatten()
            .collect();
        let is_found = |word: &str| {
            let mut wanted = there.iter();
            wanted.any(|wanted| self.matched(wanted, word).is_some())
        };
        let found = all.iter().filter(|(_, word)| is_found(word));
        found.map(|(range, _)| range.clone()).collect()
    }

    /// How the word of a phrase that matches worst does; `None` if one is missing.
    fn close(&self, phrase: &Phrase, words: &[&str]) -> Option<Match> {
        let best = |wanted: &String| {
            let matches = words.iter().filter_map(|word| self.matched(wanted, word));
            matches.max()
        };
        let all: Option<Vec<Match>> = phrase.iter().map(best).collect();
        all?.into_iter().min()
    }

    fn matched(&self, wanted: &str, word: &str) -> Option<Match> {
        if word.starts_with(wanted) {
            let whole = self.without_ending(word) == wanted;
            return Some(if whole { Match::Whole } else { Match::Begins });
        }
        let inside = wanted.len() >= SHORTEST_INSIDE && word.contains(wanted);
        inside.then_some(Match::Inside)
    }
}

/// The words of a text. A rule id is one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
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
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAME: &str =
        "cloister, abbey = monastery, abbey, | big meeple = large meeple | , follower = meeple";

    const ENDINGS: &str = "s | es ed ing ion e er ies y";

    fn rank(typed: &str, text: &str) -> Rank {
        Query::parse(typed, ENDINGS, SAME).rank(text)
    }

    fn finds(typed: &str, text: &str) -> bool {
        let query = Query::parse(typed, ENDINGS, SAME);
        query.rank(text).terms == query.terms.len()
    }

    #[test]
    fn a_word_finds_what_the_rules_say_for_it() {
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

    #[test]
    fn the_words_found_are_whole_and_those_of_a_phrase_only_together() {
        let found = |typed: &str, text: &str| -> Vec<String> {
            let query = Query::parse(typed, ENDINGS, SAME);
            let words = query.found_in(text).into_iter();
            words.map(|word| text[word].to_string()).collect()
        };
        assert_eq!(
            found("rotate", "The rotation, rotated"),
            ["rotation", "rotated"]
        );
        assert_eq!(found("cœur", "Un Cœur d’île"), ["Cœur"]);
        assert_eq!(found("big meeple", "A large meeple"), ["large", "meeple"]);
        assert!(found("big meeple", "A meeple").is_empty());
    }

    #[test]
    fn endings_are_no_difference_and_whole_words_come_first() {
        assert!(finds("rotate", "the rotation") && finds("parties", "a party"));
        assert!(rank("rotating", "the rotation") == rank("rotate", "rotated"));
        assert!(rank("inn", "an inn") > rank("inn", "the inner side"));
        assert!(rank("inner", "beginners").terms == 1 && rank("inn", "beginners").terms == 0);
        assert!(!finds("wine", "to win") && !finds("play", "a place"));
        assert!(rank("road four", "a road of four") > rank("road four", "a road, a road"));
    }
}
