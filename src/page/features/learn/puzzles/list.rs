//! The list of puzzles with their boards, themes and levels, and what chooses among them.

use crate::context::Context;
use crate::elements::choices::{list as choices, toggle};
use crate::elements::intent::{Field, Intent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::puzzles::{PuzzleIntent, Theme};
use crate::elements::tree::{Node, div, el, span};
use crate::features::learn::library::Shelf;
use crate::features::learn::marks::mark;
use crate::features::learn::puzzles::intent_button;
use crate::features::learn::puzzles::next::{Candidate, MOST_LEVEL, Standing};
use crate::features::learn::puzzles::picture::picture_node;
use crate::features::learn::state::Learning;

/// The word for no choice.
const ALL: &str = "all";

pub(super) fn list_node(learning: &Learning, cx: &Context) -> Node {
    let texts = cx.texts();
    let listed = learning.listed_puzzles();
    let solved = listed.iter().filter(|one| one.standing == Standing::Solved);
    let told = match listed.len() {
        0 => texts.puzzles_listed(0),
        count => texts.puzzles_solved(solved.count() as u32, count as u32),
    };
    let most = learning.practice.listed();
    let more =
        (listed.len() > most).then(|| intent_button("", PuzzleIntent::More, texts.more_puzzles()));
    el("section")
        .class("puzzle-list")
        .child(el("h2").text(texts.all_puzzles()))
        .child(filters(learning, cx))
        .child(el("p").class("hint").text(told))
        .child(cards(learning, cx, listed.into_iter().take(most)))
        .children(more)
}

fn filters(learning: &Learning, cx: &Context) -> Node {
    let (texts, filter) = (cx.texts(), learning.practice.filter);
    let all = |name: &str| (ALL.to_string(), name.to_string());
    let themes = Theme::ALL.into_iter().filter_map(|theme| {
        let name = theme_name(learning, cx, theme)?;
        Some((theme.folder().to_string(), name.to_string()))
    });
    let themes = [all(texts.all_themes())].into_iter().chain(themes);
    let theme = filter.theme.map_or(ALL, Theme::folder).to_string();
    let levels = (1..=MOST_LEVEL).map(|level| {
        let name = texts.puzzle_level(level.into());
        (level.to_string(), name)
    });
    let levels = [all(texts.all_levels())].into_iter().chain(levels);
    let level = filter
        .level
        .map_or(ALL.to_string(), |level| level.to_string());
    let unsolved = PuzzleIntent::Unsolved(!filter.unsolved);
    let unsolved = Intent::Learn(LearnIntent::Puzzle(unsolved));
    let [by_theme, by_level] = [LearnField::Theme, LearnField::Level].map(Field::Learn);
    div("filters")
        .child(choices(
            by_theme,
            texts.puzzle_theme(),
            themes.collect(),
            theme,
        ))
        .child(choices(
            by_level,
            texts.puzzle_levels(),
            levels.collect(),
            level,
        ))
        .child(toggle(unsolved, texts.only_unsolved(), filter.unsolved))
}

/// The name of a theme: all its puzzles have it as their title.
fn theme_name<'a>(learning: &'a Learning, cx: &Context, theme: Theme) -> Option<&'a str> {
    let mut puzzles = learning.library()?.on(Shelf::Puzzles);
    let (_, entry) = puzzles.find(|(_, entry)| entry.folder == theme.folder())?;
    entry.lesson.title(cx.language().code())
}

/// Puzzles with their boards.
pub(super) fn cards(
    learning: &Learning,
    cx: &Context,
    puzzles: impl Iterator<Item = Candidate>,
) -> Node {
    let cards = puzzles.filter_map(|one| card(learning, cx, one));
    el("ol").class("puzzle-cards").children(cards)
}

fn card(learning: &Learning, cx: &Context, one: Candidate) -> Option<Node> {
    let texts = cx.texts();
    let library = learning.library()?;
    let theme = library
        .get(one.number)?
        .lesson
        .title(cx.language().code())?;
    let number = texts.puzzle_number(library.number_of(one.number) as u32);
    let standing = match one.standing {
        Standing::New => None,
        Standing::Missed => Some(mark("missed", "✗", texts.puzzle_missed())),
        Standing::Solved => Some(mark("done", "✓", texts.puzzle_solved())),
    };
    let button = el("button")
        .class("puzzle")
        .attr("type", "button")
        .run(Intent::Learn(LearnIntent::Lesson(one.number)))
        .child(picture_node(cx, one.number))
        .child(span("label", theme))
        .apart(level_node(cx, one.level))
        .apart(span("number", number));
    let button = standing.into_iter().fold(button, Node::apart);
    let card = el("li").key(format!("puzzle {}", one.number)).child(button);
    Some(card)
}

/// A level as dots, and in words for screen readers.
pub(super) fn level_node(cx: &Context, level: u8) -> Node {
    let dots = (1..=MOST_LEVEL).map(|dot| if dot <= level { '●' } else { '○' });
    let name = cx.texts().puzzle_level(level.into());
    span("level", "")
        .hover_title(name.clone())
        .told(dots.collect(), name)
}
