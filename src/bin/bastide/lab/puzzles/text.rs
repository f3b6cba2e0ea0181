//! A puzzle as a file: a record, what there is to say about it, and the task.

use engine::learn::{Aim, Goal};
use engine::rules::{Event, Game, Record};
use engine::session::Session;
use engine::table::{LoggedEvent as _, Party, RuleId, Seat};
use engine::tiles::Side;
use lab::puzzles::{Puzzle, Theme};
use page::messages::{Language, Texts, sentences, texts};

/// Record lines that may be left out.
const PLAIN: [&str; 3] = ["edition current", "seed 0", "end"];

/// The text of a puzzle; `None` if its record cannot be written.
pub fn puzzle_file(record: &Record, puzzle: &Puzzle, level: u8) -> Option<String> {
    let written = record.write().ok()?;
    let mut lines: Vec<String> = written
        .lines()
        .filter(|line| !PLAIN.contains(&line.trim_end()) && !line.starts_with("rules "))
        .map(|line| brief(line).to_owned())
        .collect();
    lines.push("\nlesson".into());
    lines.push(format!("level {level}"));
    let rules: Vec<String> = puzzle.rules.iter().map(RuleId::to_string).collect();
    lines.push(format!("rule {}", rules.join(" ")));
    say(&mut lines, "title", |texts| {
        vec![title(texts, puzzle.theme)]
    });
    if puzzle.goals.is_empty() {
        say(&mut lines, "ask", |texts| vec![asked(texts, puzzle)]);
    }
    say(&mut lines, "tell", |texts| explained(texts, puzzle));
    if puzzle.goals.is_empty() {
        lines.extend(expected(record)?);
    } else {
        lines.push("\ntask".into());
        say(&mut lines, "ask", |texts| vec![asked(texts, puzzle)]);
        lines.extend(puzzle.goals.iter().map(|goal| format!("goal {goal}")));
        say(&mut lines, "hint", |texts| hints(texts, puzzle));
        let solution = puzzle.solution.lines.iter();
        lines.extend(solution.map(|line| format!("solve {line}")));
    }
    Some(lines.join("\n") + "\n")
}

/// A record line without what may be left out.
fn brief(line: &str) -> &str {
    match line.starts_with("tile ") {
        true => line.strip_suffix(" r0").unwrap_or(line),
        false => line.trim_end(),
    }
}

/// Adds sentences in all languages; those without a language code are for the default language and all missing ones.
fn say(lines: &mut Vec<String>, word: &str, sentences: impl Fn(&Texts) -> Vec<String>) {
    for language in Language::ALL {
        let code = match language == Language::default() {
            true => String::new(),
            false => format!("{}: ", language.code()),
        };
        let said = sentences(texts(language)).into_iter();
        lines.extend(said.map(|sentence| format!("{word} {code}{sentence}")));
    }
}

fn title(texts: &Texts, theme: Theme) -> String {
    let title = match theme {
        Theme::Points => texts.puzzle_points(),
        Theme::Home => texts.puzzle_home(),
        Theme::Join => texts.puzzle_join(),
        Theme::Last => texts.puzzle_last(),
        Theme::Endgame => texts.puzzle_endgame(),
        Theme::Count => texts.puzzle_count(),
    };
    title.to_owned()
}

fn asked(texts: &Texts, puzzle: &Puzzle) -> String {
    let [best, _] = puzzle.best;
    match puzzle.theme {
        Theme::Points => texts.puzzle_points_ask(best),
        Theme::Home => match figure_wanted(&puzzle.goals) {
            Some(kind) => texts.puzzle_home_again_ask(kind).to_owned(),
            None => texts.puzzle_home_ask().to_owned(),
        },
        Theme::Join => texts.puzzle_join_ask(puzzle.kind, best),
        Theme::Last => texts.puzzle_last_ask().to_owned(),
        Theme::Endgame => texts.puzzle_endgame_ask(puzzle.to_come.into()).to_owned(),
        Theme::Count => texts.puzzle_count_ask(u32::from(puzzle.seat.0) + 1),
    }
}

/// The kind of feature on which a goal wants a figure.
fn figure_wanted(goals: &[Goal]) -> Option<engine::tiles::FeatureKind> {
    let mut clauses = goals.iter().flat_map(|goal| &goal.any);
    clauses.find_map(|clause| match clause.aim {
        Aim::Figure(kind) => Some(kind),
        _ => None,
    })
}

/// First what to think of, then where to look.
fn hints(texts: &Texts, puzzle: &Puzzle) -> Vec<String> {
    let think = match puzzle.theme {
        Theme::Points => texts.puzzle_points_hint(puzzle.kind),
        Theme::Home => texts.puzzle_home_hint(),
        Theme::Join => texts.puzzle_join_hint(),
        Theme::Endgame => texts.puzzle_endgame_hint(),
        Theme::Last | Theme::Count => texts.puzzle_last_hint(),
    };
    let touched = touched(puzzle);
    let look = match puzzle.needs_figure {
        true => texts.puzzle_with_figure(touched),
        false => texts.puzzle_without_figure(touched),
    };
    vec![think.to_owned(), look]
}

/// How many tiles share a side with the solution's tile.
fn touched(puzzle: &Puzzle) -> u32 {
    let (pos, _) = puzzle.solution.laid;
    let board = puzzle.solution.after.game().board();
    let sides = Side::ALL.into_iter();
    sides
        .filter(|&side| board.get(pos.step(side)).is_some())
        .count() as u32
}

/// The result of the solution, and of the next best turn.
fn explained(texts: &Texts, puzzle: &Puzzle) -> Vec<String> {
    let ([own, other], [next, next_other]) = (puzzle.best, puzzle.next);
    let mut told = match puzzle.theme {
        Theme::Points => vec![texts.puzzle_brings(own)],
        Theme::Home => vec![texts.puzzle_ways(puzzle.places as u32, puzzle.ways as u32)],
        Theme::Join => vec![texts.puzzle_shares(own, other)],
        Theme::Last => vec![texts.puzzle_ends(own, other)],
        Theme::Endgame => vec![texts.puzzle_ends_at_worst(own, other)],
        Theme::Count => vec![counted(texts, puzzle)],
    };
    told.extend(scored(texts, puzzle));
    match puzzle.theme {
        Theme::Points | Theme::Join => told.push(texts.puzzle_next(next)),
        Theme::Last if next == next_other => told.push(texts.puzzle_next_ties(next)),
        Theme::Last => told.push(texts.puzzle_next_loses(next, next_other)),
        Theme::Endgame if next == next_other => told.push(texts.puzzle_next_ties_at_worst(next)),
        Theme::Endgame => told.push(texts.puzzle_next_loses_at_worst(next, next_other)),
        Theme::Home | Theme::Count => {}
    }
    told
}

/// The parts of the solver's points, unless the final scoring lists all of them.
fn scored(texts: &Texts, puzzle: &Puzzle) -> Vec<String> {
    if matches!(puzzle.theme, Theme::Last | Theme::Endgame | Theme::Count) {
        return Vec::new();
    }
    let events = puzzle.solution.events();
    let sums = events.filter_map(|event| match event {
        Event::Scored(scored) if scored.seat == puzzle.seat => {
            let origin = texts.origin(event.points()?.origin);
            Some(texts.labelled(origin, &sentences::explanation(texts, scored)))
        }
        _ => None,
    });
    sums.collect()
}

/// Both scores, by seat.
fn counted(texts: &Texts, puzzle: &Puzzle) -> String {
    let mut points = puzzle.best;
    if puzzle.seat != Seat(0) {
        points.reverse();
    }
    let [first, second] = points;
    texts.puzzle_counted(first, second)
}

/// The events of the last turn and the final scores, as claims.
fn expected(record: &Record) -> Option<Vec<String>> {
    let session: Session<Game> = Session::from_record(record).ok()?;
    let entries = session.entries();
    let last = entries.iter().skip_while(|entry| entry.by == Party::Chance);
    let events = last.flat_map(|entry| &entry.events);
    let mut lines: Vec<String> = events.map(|event| format!("expect {event}")).collect();
    let points: Vec<String> = session.game().scores().iter().map(u32::to_string).collect();
    lines.push(format!("points {}", points.join(" ")));
    Some(lines)
}
