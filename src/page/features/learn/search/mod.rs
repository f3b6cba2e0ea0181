//! Search in the rule book: what answers best comes first, sentences of rules before titles.

mod marked;
mod query;

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::tree::{Node, el, span};
use crate::features::learn::chapter::rule_node;
use crate::features::learn::courses::{COURSES, Course, course_row};
use crate::features::learn::library::{Library, Shelf};
use crate::features::learn::nodes::{chapter_row, chapter_title, lesson_button};
use crate::features::learn::path::Ahead;
use crate::features::learn::state::Learning;
use crate::messages::{RuleTexts, Texts};
use engine::table::{Chapter, RuleId};
use marked::marked;
use query::{Query, Rank};
use std::cmp::Reverse;

/// Most rules listed: whoever does not find it among them adds a word.
const MOST_RULES: usize = 20;
/// Most lessons listed.
const MOST_LESSONS: usize = 40;

/// A rule, its sentence, and the chapter that has it.
type RuleFound<'a> = (RuleId, &'a str, &'a RuleTexts);

/// A part of the rule book.
#[derive(Clone, Copy)]
enum Place {
    Course(&'static Course),
    Chapter(Chapter),
}

/// Search results, lessons by number.
struct Found<'a> {
    rules: Vec<RuleFound<'a>>,
    places: Vec<Place>,
    lessons: Vec<usize>,
}

impl Found<'_> {
    /// The number of results: all that is announced before somebody goes through the lists.
    fn told(&self, texts: &Texts) -> String {
        match self.places.len() + self.lessons.len() + self.rules.len() {
            0 => texts.nothing_found().to_string(),
            count => texts.results_found(count as u32),
        }
    }
}

/// The results below their number, with the words marked for which they were found.
pub(super) fn found_node(learning: &Learning, cx: &Context, words: &str) -> Node {
    let query = Query::new(words, cx.texts());
    let found = found(learning, cx, &query);
    let rules = found.rules.iter();
    let rules = rules.map(|&(id, sentence, texts)| {
        marked(rule_node(learning, cx, id, sentence, Some(texts)), &query)
    });
    let places = found.places.iter();
    let mut places = places
        .filter_map(|&place| place_node(learning, cx, place))
        .map(|place| marked(place, &query))
        .peekable();
    let lessons = found.lessons.iter();
    let lessons = lessons.filter_map(|&number| lesson_node(learning, cx, &query, number));
    let any = places.peek().is_some();
    el("section")
        .class("found")
        .key("found")
        .child(el("p").class("hint").text(found.told(cx.texts())))
        .child(el("ul").class("rule-list").children(rules))
        .children(any.then(|| el("ul").class("places").children(places)))
        .child(el("ul").class("boards").children(lessons))
}

/// A course with what it is about, or a chapter.
fn place_node(learning: &Learning, cx: &Context, place: Place) -> Option<Node> {
    match place {
        Place::Course(course) => {
            let about = el("p").class("hint").text((course.about)(cx.texts()));
            let lessons = course.lessons(learning.library()?);
            let ahead = Ahead::of(learning);
            Some(course_row(learning, cx, &ahead, course.chapter, &lessons).child(about))
        }
        Place::Chapter(chapter) => Some(chapter_row(learning, cx, chapter)),
    }
}

/// A lesson, and the course or the chapter that has it.
fn lesson_node(learning: &Learning, cx: &Context, query: &Query, number: usize) -> Option<Node> {
    let button = marked(lesson_button(learning, cx, number)?, query);
    let entry = learning.library()?.get(number)?;
    let from = match (entry.shelf, Course::of_folder(&entry.folder)) {
        (Shelf::FirstSteps, _) => cx.texts().first_steps().to_string(),
        (_, Some(course)) => chapter_title(cx, course.chapter),
        (_, None) => chapter_title(cx, entry.lesson.rules.first()?.chapter),
    };
    Some(el("li").child(button.apart(span("from", from))))
}

/// The number of results.
pub(crate) fn found_text(learning: &Learning, cx: &Context, words: &str) -> String {
    found(learning, cx, &Query::new(words, cx.texts())).told(cx.texts())
}

fn found<'a>(learning: &Learning, cx: &'a Context, query: &Query) -> Found<'a> {
    let rules = ranked_rules(cx, query);
    let places = ranked_places(learning, cx, query);
    let lessons = ranked_lessons(learning, cx, query);
    // Where nothing has all the words, what has most of them is shown.
    let most = most_terms(&rules).max(most_terms(&places));
    let most = most.max(most_terms(&lessons)).max(1);
    Found {
        rules: best(rules, most, MOST_RULES),
        places: best(places, most, usize::MAX),
        lessons: best(lessons, most, MOST_LESSONS),
    }
}

fn most_terms<T>(ranked: &[(Rank, T)]) -> usize {
    let terms = ranked.iter().map(|(rank, _)| rank.terms);
    terms.max().unwrap_or_default()
}

/// What has this number of terms and matches at least half as closely as the best, at most `most` of it, the closest first.
fn best<T>(mut ranked: Vec<(Rank, T)>, terms: usize, most: usize) -> Vec<T> {
    ranked.retain(|(rank, _)| rank.terms == terms);
    let close = ranked.iter().map(|(rank, _)| rank.close).max();
    ranked.retain(|(rank, _)| Some(2 * rank.close) >= close);
    ranked.sort_by_key(|(rank, _)| Reverse(*rank));
    let all = ranked.into_iter().map(|(_, found)| found);
    all.take(most).collect()
}

/// All rules that were read, rulings after the others.
fn ranked_rules<'a>(cx: &'a Context, query: &Query) -> Vec<(Rank, RuleFound<'a>)> {
    let read = Chapter::ALL
        .iter()
        .filter_map(|&chapter| match chapter_text(cx, chapter) {
            Some(ChapterText::Read(texts)) => Some(texts),
            _ => None,
        });
    let rules = read.flat_map(|texts| texts.all().map(move |(id, text)| (id, text, texts)));
    let ranked = rules.map(|rule @ (id, sentence, texts)| {
        let rank = query.rank_below(texts.title(), &format!("{id} {sentence}"));
        (rank, rule)
    });
    let mut ranked: Vec<_> = ranked.collect();
    ranked.sort_by_key(|(_, (id, ..))| id.ruling);
    ranked
}

/// All lessons that are no puzzles, by number.
fn ranked_lessons(learning: &Learning, cx: &Context, query: &Query) -> Vec<(Rank, usize)> {
    let language = cx.language().code();
    let lessons = learning.library().into_iter().flat_map(Library::all);
    let lessons = lessons.filter(|(_, entry)| entry.shelf != Shelf::Puzzles);
    let ranked = lessons.map(|(number, entry)| {
        let title = entry.lesson.title(language).unwrap_or_default();
        (query.rank(&format!("{} {title}", entry.file)), number)
    });
    ranked.collect()
}

/// The courses by their chapter's title or what they are about, and the chapters by their titles.
fn ranked_places(learning: &Learning, cx: &Context, query: &Query) -> Vec<(Rank, Place)> {
    let titled = |chapter| query.rank(&chapter_title(cx, chapter));
    // Lessons are fetched later than chapters.
    let courses = learning.library().into_iter().flat_map(|_| &COURSES);
    let courses = courses.map(|course| {
        let about = query.rank((course.about)(cx.texts()));
        let rank = titled(course.chapter).max(about);
        (rank, Place::Course(course))
    });
    let chapters = Chapter::ALL.iter();
    let chapters = chapters.map(|&chapter| (titled(chapter), Place::Chapter(chapter)));
    courses.chain(chapters).collect()
}
