//! Files of decisions from the middle of games, with what a deep search expects of each choice. After a heading, one line per
//! decision: a link, then tab-separated choices like `place base/D 1,0 r2=3400`, in thousandths of a point.

use std::cmp::Reverse;

use engine::ai::{
    Choice, Contender, Level, Plan, Progress, Thinker, are_alike, can_simulate, think,
};
use engine::link::{FRAGMENT, Link, LinkError, LinkKind};
use engine::rules::{Action, Edition, Game, Question, Record, Setup, Trouble};
use engine::table::record::Words;
use engine::table::{LineTrouble, Party, Recorded as _, Silent};

use crate::arena::Fault;

/// Positions searched per decision: 64 times what an expert searches in its usual time.
const USUAL_NODES: u32 = 64 * Plan::EXPERT.budget;
/// Tiles on the table: at least the first number, fewer than the sum of both.
const TILES: (u64, u64) = (12, 45);
/// One in this many decisions is about a figure, the others about placing a tile.
const FIGURES: u64 = 4;

/// Choices searched: many more than in a game.
const CANDIDATES: u32 = 24;
/// How far a choice may fall short of the best before the search, in thousandths of a point.
const MARGIN: i32 = 12_000;
/// Turns simulated: twice as many as in a game, so that the expert's evaluation matters less.
const TURNS: u32 = 12;

pub const HEADING: &str = "bastide choices 1";

/// A decision with what a deep search expects of its choices, best first.
#[derive(Clone, Debug)]
pub struct Decision {
    game: Game,
    choices: Vec<Choice>,
}

impl Decision {
    /// How far a player's choice falls short of the best, in thousandths of a point.
    pub fn regret(&self, seed: u64, player: &Contender) -> Option<i32> {
        let done = think(&self.game, seed, player)?.action;
        Some(regret_of(&self.game, &self.choices, done))
    }
}

pub fn is_decisions(text: &str) -> bool {
    text.lines().next().map(str::trim_end) == Some(HEADING)
}

/// The line for a decision from game `number` between strong players, searched with `nodes` positions or the usual number; `None`
/// if the game has no suitable decision.
///
/// # Errors
/// When the game cannot be played or written.
pub fn make(number: u64, nodes: Option<u32>) -> Result<Option<String>, Fault> {
    let mut record = Record::new(Setup::base(Edition::Current, 2), number);
    let mut game = record.start(&mut Silent)?;
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
        let action = action.ok_or(Fault::NoAction)?;
        game.apply(action, &mut Silent)?;
        record.actions.push(action);
    }
    let Some(choices) = deep_search(&game, number, nodes.unwrap_or(USUAL_NODES)) else {
        return Ok(None);
    };
    let link = Link::from_record(&record, LinkKind::Game)?;
    let each = choices
        .iter()
        .map(|choice| format!("\t{}={}", game.action_text(choice.action), choice.worth));
    let each: String = each.collect();
    Ok(Some(format!("{FRAGMENT}{}{each}\n", link.write())))
}

/// Whether this is the decision to take from game `number`.
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

/// The expected worth of each choice by a search of about `nodes` positions, best first; choices that look much worse before the
/// search are left out. `None` if no tile or figure is to be placed, a hand is hidden, or only one choice is worth searching.
pub fn deep_search(game: &Game, seed: u64, nodes: u32) -> Option<Vec<Choice>> {
    let Party::Player(seat) = game.asked()?.party else {
        return None;
    };
    if !can_simulate(game) {
        return None;
    }
    let mut searcher = Contender::new(Level::Expert);
    searcher.plan = searcher.plan.for_budget(nodes);
    searcher.plan.candidates = CANDIDATES;
    searcher.plan.margin = MARGIN;
    searcher.plan.turns = TURNS;
    let mut thinker = Thinker::with_player(game.seen_by(Some(seat)), seed, &searcher)?;
    while thinker.step(u32::MAX) == Progress::Thinking {}
    let choices = thinker.ranked();
    (choices.len() > 1).then_some(choices)
}

/// How far an action falls short of the best of these choices (the first), in thousandths of a point. An action not among them
/// counts as the last of them, though it may be worse.
pub fn regret_of(game: &Game, choices: &[Choice], done: Action) -> i32 {
    let same = |choice: &&Choice| are_alike(game, choice.action, done);
    let made = choices.iter().find(same);
    match (choices.first(), made.or(choices.last())) {
        (Some(best), Some(made)) => best.worth - made.worth,
        _ => 0,
    }
}

/// What is wrong with a line of a file of decisions.
#[derive(Debug)]
pub enum LineFault {
    /// Its link cannot be read.
    Link(LinkError),
    /// The record in its link, given here, cannot be read.
    Record(String),
    /// The game of the record cannot be played.
    Game(Trouble),
    /// A choice cannot be read or is not legal, or there are fewer than two.
    Choices(Trouble),
}

/// The decisions in a text.
///
/// # Errors
/// The number of the first line that cannot be read, from 1, and what is wrong with it.
pub fn read(text: &str) -> Result<Vec<Decision>, (u32, LineFault)> {
    let lines = (1..).zip(text.lines()).skip(1);
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| read_line(line).map_err(|fault| (number, fault)))
        .collect()
}

fn read_line(line: &str) -> Result<Decision, LineFault> {
    let mut parts = line.split('\t');
    let link = Link::read(parts.next().unwrap_or_default()).map_err(LineFault::Link)?;
    let record = Record::read(&link.text).map_err(|_| LineFault::Record(link.text))?;
    let replayed = record.replay(&mut Silent);
    let (mut game, mut croupier) = replayed.map_err(LineFault::Game)?;
    // The file leaves out the last draw, which follows from the deck.
    while let Some(drawn) = croupier.deal(&game) {
        let applied = game.apply(drawn, &mut Silent);
        applied.map_err(|illegal| LineFault::Game(illegal.into()))?;
    }
    let choices = parts.map(|part| read_choice(&game, part));
    let choices: Result<Vec<Choice>, Trouble> = choices.collect();
    let mut choices = choices.map_err(LineFault::Choices)?;
    if choices.len() < 2 {
        return Err(LineFault::Choices(LineTrouble::Missing.into()));
    }
    choices.sort_by_key(|choice| Reverse(choice.worth));
    Ok(Decision { game, choices })
}

/// A choice with its expected worth.
fn read_choice(game: &Game, text: &str) -> Result<Choice, Trouble> {
    let (action, worth) = text.split_once('=').unwrap_or((text, ""));
    let mut words = Words::new(action);
    let word = words.next()?;
    let action = game.read_action(word, &mut words)?;
    words.end()?;
    game.clone().apply(action, &mut Silent)?;
    let worth = Words::new(worth).number()?;
    Ok(Choice { action, worth })
}
