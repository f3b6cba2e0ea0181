//! Positions from the middle of games, each with what a long search says of its choices: below a heading one line for each, a
//! link and then, separated by tabs, `place base/D 1,0 r2=3400` for each choice, in thousandths of a point.

use std::cmp::Reverse;

use engine::ai::{Choice, Contender, Level, Plan, searched, think};
use engine::link::{FRAGMENT, Link, LinkKind};
use engine::rules::{Edition, Game, Question, Record, Setup, Trouble};
use engine::table::record::Words;
use engine::table::{LineTrouble, Party, Recorded as _, Silent};
use page::messages::{Texts, sentences};

use super::Position;
use crate::args::{Complaint, print, record};
use crate::play::refused;
use crate::words::Worded;

/// Positions looked at for one decision: 64 times as many as an expert does with its usual time.
const USUAL: u32 = 64 * Plan::EXPERT.budget;
/// Tiles on the table of a position, from as many on, and how many numbers there are.
const TILES: (u64, u64) = (12, 45);
/// One of so many positions asks for a figure, the others for a place.
const FIGURES: u64 = 4;

/// The heading.
const HEADING: &str = "bastide choices 1";

/// Whether a text is one of those that are made here.
pub fn is_made(text: &str) -> bool {
    text.lines().next().map(str::trim_end) == Some(HEADING)
}

/// Prints so many positions, one from each of as many games between strong players.
pub fn make(count: u32, seed: u64, nodes: Option<u32>) -> Result<(), Complaint> {
    print(&format!("{HEADING}\n"))?;
    let (mut made, mut number) = (0, seed);
    while made < count {
        if let Some(line) = of_game(number, nodes.unwrap_or(USUAL))? {
            print(&line)?;
            made += 1;
        }
        number = number.wrapping_add(1);
    }
    Ok(())
}

/// The line of a position from the game of a number; none where its decision is none.
fn of_game(number: u64, nodes: u32) -> Result<Option<String>, Complaint> {
    let mut record = Record::new(Setup::base(Edition::Current, 2), number);
    let start = record.start(&mut Silent);
    let mut game = start.map_err(Complaint::of::<Game>)?;
    let mut croupier = record.croupier();
    let strong = Contender::new(Level::Strong);
    while !is_wanted(&game, number) {
        let Some(asked) = game.asked() else {
            return Ok(None);
        };
        let action = match asked.party {
            Party::Chance => croupier.deal(&game),
            Party::Player(_) => think(&game, number, &strong).map(|thought| thought.action),
        };
        let action = action.ok_or_else(|| Complaint::text(Texts::computer_found_nothing))?;
        game.apply(action, &mut Silent).map_err(refused::<Game>)?;
        record.actions.push(action);
    }
    let Some(choices) = searched(&game, number, nodes) else {
        return Ok(None);
    };
    let link = Link::from_record(&record, LinkKind::Game).map_err(Complaint::of::<Game>)?;
    let each = choices
        .iter()
        .map(|choice| format!("\t{}={}", game.action_text(choice.action), choice.worth));
    let each: String = each.collect();
    Ok(Some(format!("{FRAGMENT}{}{each}\n", link.write())))
}

/// Whether this is the decision that is taken from the game of a number.
fn is_wanted(game: &Game, number: u64) -> bool {
    let (least, range) = TILES;
    let tiles = least + number.wrapping_mul(7) % range;
    let question = match number % FIGURES {
        0 => Question::Figure,
        _ => Question::Place,
    };
    let asks = game.asked().is_some_and(|asked| asked.question == question);
    asks && game.board().placed().len() as u64 == tiles
}

/// The positions of a text.
pub fn read(file: &str, text: &str) -> Result<Vec<Position>, Complaint> {
    let lines = (1..).zip(text.lines()).skip(1);
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| of_line(file, number, line))
        .collect()
}

fn of_line(file: &str, number: u32, line: &str) -> Result<Position, Complaint> {
    let mut parts = line.split('\t');
    let link = parts.next().unwrap_or_default();
    let link = Link::read(link).map_err(|error| {
        let told = move |texts: &Texts| sentences::link_fault(texts, error).to_owned();
        on_line(file, number, told)
    })?;
    let record = record::<Game>(file, &link.text)?;
    let replayed = record.replay(&mut Silent);
    let (mut game, mut croupier) = replayed.map_err(Complaint::of::<Game>)?;
    // What was drawn last follows from the deck, and is not written.
    while let Some(drawn) = croupier.deal(&game) {
        game.apply(drawn, &mut Silent).map_err(refused::<Game>)?;
    }
    let choices = parts.map(|part| choice(&game, part));
    let choices: Result<Vec<Choice>, Trouble> = choices.collect();
    let choices = choices.and_then(|choices| match choices.len() {
        0 | 1 => Err(LineTrouble::Missing.into()),
        _ => Ok(choices),
    });
    let mut choices = choices.map_err(|trouble| {
        let told = move |texts: &Texts| <Game as Worded>::trouble(texts, &trouble);
        on_line(file, number, told)
    })?;
    choices.sort_by_key(|choice| Reverse(choice.worth));
    Ok(Position::Searched(game, choices))
}

/// What is wrong with a line.
fn on_line(file: &str, line: u32, told: impl FnOnce(&Texts) -> String + 'static) -> Complaint {
    let file = file.to_owned();
    Complaint::told(move |texts| format!("{file}: {}", texts.on_line(line, &told(texts))))
}

/// A choice with what it brings.
fn choice(game: &Game, text: &str) -> Result<Choice, Trouble> {
    let (action, worth) = text.split_once('=').unwrap_or((text, ""));
    let mut words = Words::new(action);
    let word = words.next()?;
    let action = game.read_action(word, &mut words)?;
    words.end()?;
    game.clone().apply(action, &mut Silent)?;
    let worth = Words::new(worth).number()?;
    Ok(Choice { action, worth })
}
