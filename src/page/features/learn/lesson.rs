//! A lesson: its board, the question, the result, and the rules it shows.

use crate::context::Context;
use crate::context::rulebook::ChapterText;
use crate::context::rulebook::chapter_text;
use crate::elements::command::Command;
use crate::elements::drawing;
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::learn::{LearnField, LearnIntent};
use crate::elements::puzzles::PuzzleIntent;
use crate::elements::read_along::read_along;
use crate::elements::tree::{NEWS, Node, div, el, span};
use crate::features::learn::choice::{choice, right_answer};
use crate::features::learn::editions::editions_compared;
use crate::features::learn::embed::for_pages;
use crate::features::learn::events::events;
use crate::features::learn::library::{Entry, Shelf};
use crate::features::learn::nodes::head;
use crate::features::learn::opened::{Exercise, Opened, ScoredInWords};
use crate::features::learn::outcome::{verdict, verdict_text};
use crate::features::learn::puzzles::intent_button;
use crate::features::learn::puzzles::run_view::kind_name;
use crate::features::learn::sheet::sheet_button;
use crate::features::learn::state::{Learning, Origin};
use crate::features::learn::ways::{way_back, way_before, way_on};
use crate::messages::PlayerNames;
use crate::sentences::holdings::holding_list;
use crate::widgets::{labelled, named, rule_links};
use engine::table::Seat;
use view::scene::figures::Shape;

pub(super) fn lesson_view(learning: &Learning, cx: &Context) -> Node {
    let opened = learning.opened.as_ref();
    let Some((opened, entry)) = opened.zip(learning.opened_entry()) else {
        let title = cx.texts().learn();
        return div("card").child(head(learning, cx, way_back(learning), title));
    };
    div("card")
        .class(match opened.exercise {
            Exercise::Task | Exercise::Try => "on-board",
            Exercise::Foretell | Exercise::Choose | Exercise::Show => "beside-board",
        })
        .child(head(
            learning,
            cx,
            way_back(learning),
            &lesson_title(learning, cx, opened.number, entry),
        ))
        .child(
            div("board-of-lesson")
                .key("board")
                .attr("data-lesson-board", ""),
        )
        .child(read_along(
            div("text-of-lesson")
                .key(format!("text {}", opened.number))
                .children(boxes(cx, opened, entry))
                .children(question(learning, cx, opened, entry))
                .children(after(learning, cx, opened, entry))
                .children(
                    tells_rules(learning, opened, entry).then(|| rules_shown(cx, opened, entry)),
                )
                .children(for_pages(cx, entry))
                .children((!learning.runs()).then(|| div("to-sheet").child(sheet_button(cx)))),
            learning.sentence(),
        ))
        .child(ways(learning, cx, opened))
}

/// The title of a lesson. A puzzle's theme would give it away.
pub(crate) fn lesson_title(
    learning: &Learning,
    cx: &Context,
    number: usize,
    entry: &Entry,
) -> String {
    if let Some(run) = learning.practice.running() {
        return kind_name(cx, run.kind).to_string();
    }
    if entry.shelf == Shelf::Puzzles {
        let library = learning.library();
        let count = library.map_or(0, |library| library.number_of(number));
        return cx.texts().puzzle_number(count as u32);
    }
    let title = entry.lesson.title(cx.language().code());
    title.unwrap_or(&entry.file).to_string()
}

/// The boxes of a puzzle; other lessons are in the course of their box.
fn boxes(cx: &Context, opened: &Opened, entry: &Entry) -> Option<Node> {
    let texts = cx.texts();
    let names = opened.boxes().into_iter();
    let names: Vec<&str> = names.map(|module| named(module, texts)).collect();
    let told = entry.shelf == Shelf::Puzzles && !names.is_empty();
    told.then(|| {
        el("p")
            .class("hint")
            .text(texts.puzzle_boxes(&names.join(", ")))
    })
}

/// What to do, unless the board has a task, which says it itself.
fn question(learning: &Learning, cx: &Context, opened: &Opened, entry: &Entry) -> Vec<Node> {
    let texts = cx.texts();
    let asked = entry.lesson.asked(cx.language().code());
    let standing = standing(cx, opened).into_iter();
    match opened.exercise {
        Exercise::Task => return standing.collect(),
        Exercise::Try => {
            let asked = asked.map(|asked| el("p").class("asked").text(asked));
            // What is told afterwards takes its place, and the board stays where it is.
            let hint = match (opened.explained, opened.strayed) {
                (true, _) => None,
                (false, false) => Some(el("p").class("hint").text(texts.try_it())),
                (false, true) => Some(el("p").class("hint").text(texts.tried_otherwise())),
            };
            let explains = opened.strayed && !opened.explained;
            let explain = explains.then(|| {
                el("button")
                    .class("button")
                    .attr("type", "button")
                    .run(Intent::Learn(LearnIntent::Explanation))
                    .text(texts.explain_lesson())
            });
            return asked.into_iter().chain(hint).chain(explain).collect();
        }
        Exercise::Choose => {
            return standing
                .chain(choice(learning, cx, opened, entry))
                .collect();
        }
        Exercise::Show => return events(cx, opened, &opened.tiles_to_come()),
        Exercise::Foretell => {}
    }
    let asked = asked.map(|asked| el("p").class("asked").text(asked));
    let mut all: Vec<Node> = asked.into_iter().chain(standing).collect();
    all.extend(events(cx, opened, &opened.tiles_to_come()));
    all.push(el("p").class("asked").text(texts.who_scores()));
    all.push(seats(learning, cx, opened));
    all
}

/// Everybody's points and holdings, if any: the board does not show them.
pub(super) fn standing(cx: &Context, opened: &Opened) -> Option<Node> {
    let texts = cx.texts();
    let player_names = opened.player_names(texts)?;
    let scores = opened.scores();
    let row = |(seat, points): (Seat, u32)| {
        el("li")
            .class("foretold-of")
            .child(drawing::figure(Shape::Meeple, opened.owner(seat)))
            .child(span("name", player_names.name(seat)))
            .apart(span("total", texts.points(points)))
            .children(holding_list(cx, &opened.holdings(seat), opened.owner(seat)))
    };
    let holds = |seat: u8| !opened.holdings(Seat(seat)).is_empty();
    let any = scores.iter().any(|&points| points > 0) || (0..scores.len() as u8).any(holds);
    let rows = (0..).map(Seat).zip(scores).map(row);
    any.then(|| {
        div("foretold")
            .attr("role", "group")
            .attr("aria-label", texts.points_label())
            .child(el("ul").children(rows))
    })
}

/// A field for each seat, and afterwards the right points.
fn seats(learning: &Learning, cx: &Context, opened: &Opened) -> Node {
    let texts = cx.texts();
    let Some(player_names) = opened.player_names(texts) else {
        return div("foretold");
    };
    let rows = (0..opened.points().len() as u8).map(Seat);
    let rows = rows.map(|seat| seat_row(cx, opened, &player_names, seat));
    // The verdict takes the place of the button, so that an immediate second press hits nothing.
    let check = match opened.checked {
        true => verdict(learning, cx, opened),
        false => Some(
            el("button")
                .class("button primary")
                .attr("type", "button")
                .run(Intent::Learn(LearnIntent::Check))
                .text(texts.check_points()),
        ),
    };
    let lacking = opened.lacking && !opened.checked;
    let lacking = lacking.then(|| el("p").class("lacking").text(texts.number_missing()));
    div("foretold")
        .flag(NEWS, opened.checked)
        .child(el("ul").children(rows))
        .children(lacking)
        .children(check)
}

fn seat_row(cx: &Context, opened: &Opened, player_names: &PlayerNames, seat: Seat) -> Node {
    let texts = cx.texts();
    let name = player_names.name(seat).to_string();
    let owner = opened.owner(seat);
    let label = texts.labelled(&name, texts.points_label());
    let said = opened
        .foretold
        .get(seat.index())
        .cloned()
        .unwrap_or_default();
    let field = el("input")
        .class("control number")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("enterkeyhint", "done")
        .attr("autocomplete", "off")
        .attr("aria-label", label)
        .flag("disabled", opened.checked)
        .field(Field::Learn(LearnField::Points(seat)))
        .attr("value", said);
    let points = opened.points().get(seat.index()).copied().unwrap_or(0);
    let verdict = opened
        .checked
        .then(|| match (opened.is_foretold(), opened.is_right(seat)) {
            (false, _) => span("mark", texts.foretold_wrong(points)),
            (true, true) => span("mark right", texts.foretold_right(points)),
            (true, false) => span("mark wrong", texts.foretold_wrong(points)),
        });
    el("li")
        .class("foretold-of")
        .key(format!("seat {}", seat.0))
        .child(drawing::figure(Shape::Meeple, owner))
        .child(span("name", name))
        .child(field)
        .children(verdict)
}

/// The scores, item by item, and the closing text.
fn after(learning: &Learning, cx: &Context, opened: &Opened, entry: &Entry) -> Vec<Node> {
    let texts = cx.texts();
    if !opened.is_over() || learning.runs() {
        return Vec::new();
    }
    let item = |told: ScoredInWords| {
        el("li")
            .class("item-told")
            .child(drawing::figure(Shape::Meeple, opened.owner(told.seat)))
            .child(span("gain", format!("+{}", told.points)))
            .apart(span("what", told.what))
            .text(" ")
            .children((!told.rules.is_empty()).then(|| rule_links(texts, told.rules)))
    };
    let items = opened.scored(texts).into_iter().map(item);
    let told = entry.lesson.told(cx.language().code()).into_iter();
    let told = told.map(|told| el("p").class("told").text(told));
    let list = (opened.exercise == Exercise::Foretell)
        .then(|| el("ul").class("items-told").children(items));
    let about = entry.lesson.title(cx.language().code());
    let about = about.filter(|_| entry.shelf == Shelf::Puzzles);
    let about = about.map(|about| el("h2").text(about));
    let editions = editions_compared(cx, opened);
    // Where nothing was asked beside the board, the verdict has no place yet.
    let verdict = (!opened.exercise.asks()).then(|| verdict(learning, cx, opened));
    about
        .into_iter()
        .chain(verdict.flatten())
        .chain(list)
        .chain(told)
        .chain(editions)
        .collect()
}

/// Whether the rules may be read: those of a puzzle only after it is solved.
fn tells_rules(learning: &Learning, opened: &Opened, entry: &Entry) -> bool {
    let told = entry.shelf != Shelf::Puzzles || opened.checked || learning.is_done(&entry.name());
    told && !learning.runs()
}

/// The closing text of a lesson, in the current language.
pub(super) fn told(learning: &Learning, cx: &Context) -> Vec<String> {
    let entry = learning.opened_entry();
    let told = entry.map(|entry| entry.lesson.told(cx.language().code()));
    let told = told.into_iter().flatten();
    told.map(|text| text.to_string()).collect()
}

/// Whether the predicted points are right, in a sentence, and why.
pub(crate) fn verdict_and_scores_text(learning: &Learning, cx: &Context) -> String {
    let texts = cx.texts();
    let Some(opened) = &learning.opened else {
        return String::new();
    };
    let scored = opened.scored(texts).into_iter().map(|told| told.what);
    let all: Vec<String> = [verdict_text(learning, cx, opened)]
        .into_iter()
        .chain(right_answer(learning, cx, opened))
        .chain(scored)
        .chain(told(learning, cx))
        .collect();
    all.join(" ").trim_start().to_string()
}

/// The rules it shows, with their texts.
fn rules_shown(cx: &Context, opened: &Opened, entry: &Entry) -> Node {
    let rule = |&rule: &engine::table::RuleId| {
        let sentence = match chapter_text(cx, rule.chapter) {
            Some(ChapterText::Read(texts)) => texts.get(rule).unwrap_or_default(),
            _ => "",
        };
        el("li")
            .child(el("span").class("id").text(rule.to_string()))
            .child(el("p").text(sentence))
    };
    let id = entry.lesson.example.map(|example| example.to_string());
    let heading = match id {
        Some(id) => cx.texts().rules_shown_in(&id),
        None => cx.texts().rules_shown().to_string(),
    };
    el("details")
        .class("rules-shown")
        // Expanded for whoever has answered, or only watches.
        .key(format!("rules {}", opened.checked))
        .flag("open", opened.checked || opened.exercise == Exercise::Show)
        .child(el("summary").text(heading))
        .child(
            el("ul")
                .class("rule-list")
                .children(entry.lesson.rules.iter().map(rule)),
        )
}

/// Again, and to the neighbouring lessons: at the foot, in a fixed place however long the text above is.
fn ways(learning: &Learning, cx: &Context, opened: &Opened) -> Node {
    let texts = cx.texts();
    let near = |to: Option<LearnIntent>, label: &str, icon: Icon, class: &str| {
        to.map(|to| {
            el("button")
                .class("button")
                .class(class)
                .key(label.to_string())
                .attr("type", "button")
                .run(Intent::Learn(to))
                .child(icon.node())
                .child(span("label", label))
        })
    };
    let (before, next) = (way_before(learning), way_on(learning));
    let again = opened.checked.then(|| {
        el("button")
            .class("button")
            .attr("type", "button")
            .run(Intent::Learn(LearnIntent::Again))
            .text(texts.task_again())
    });
    let entry = learning.opened_entry();
    let done = entry.is_some_and(|entry| learning.is_done(&entry.name()));
    // After the last of the first steps, offer a game.
    let last = next.is_none() && entry.is_some_and(|entry| entry.shelf == Shelf::FirstSteps);
    // What comes back is done already, and waits for an answer all the same.
    let puzzle = entry.is_some_and(|entry| entry.shelf == Shelf::Puzzles);
    let over = match learning.origin {
        Origin::Repetition | Origin::Assignment => opened.tries.is_some(),
        _ if puzzle => opened.tries.is_some(),
        Origin::List | Origin::Search | Origin::Box(_) | Origin::Run => done || opened.checked,
    };
    let next_class = if over { "primary" } else { "" };
    let label = match entry.map(|entry| entry.shelf) {
        Some(Shelf::Puzzles) if learning.origin != Origin::Assignment => texts.next_puzzle(),
        _ => texts.lesson_after(),
    };
    div("ways")
        .children(near(before, texts.lesson_before(), Icon::Before, "quiet"))
        .children(again)
        .children(near(next, label, Icon::Next, next_class))
        .children(
            learning
                .runs()
                .then(|| intent_button("", PuzzleIntent::End, texts.end_run())),
        )
        .children(last.then(|| labelled(cx, Command::NewGame, "primary")))
}
