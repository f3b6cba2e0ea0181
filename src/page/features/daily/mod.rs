//! The game of the day: one deck for each date, alone against a computer, where the first game counts. The same for a deck that
//! comes from any text, and for the puzzle of the day.
//!
//! What counts is kept by the name of its deck, never by the order in which days came: a clock that is wrong, or goes back,
//! neither loses a game nor counts one twice. What is kept stays unread text until somebody opens the dialog.

mod compared;
pub(crate) mod date;
pub(crate) mod deck;
pub mod dialog;
pub mod kept;
pub mod par;
mod result;
mod score;
pub mod sent;
mod told;

use std::cell::OnceCell;

use crate::context::Context;
use crate::context::dialogs::Dialog;
use crate::context::effects::{Effect, Kept};
use crate::elements::daily::{DailyField, DeckGame};
use crate::features::daily::date::Day;
use crate::features::daily::deck::Deck;
use crate::features::daily::kept::{FirstGame, FirstTry, Line, with_line};
use crate::features::daily::result::GameResult;
use crate::features::daily::sent::{Sent, Theirs};
use crate::messages::Texts;
use engine::link::LinkError;
use engine::session::{Level, Session};

/// What was played, and which deck is shown.
#[derive(Debug, Default)]
pub struct Daily {
    /// What is kept, see `kept.rs`.
    text: String,
    /// Its lines, once they are needed.
    lines: OnceCell<Vec<Line>>,
    /// Today by the clock of the device, once it was asked.
    today: Option<Day>,
    /// The deck shown; none for that of today.
    chosen: Option<Deck>,
    /// The computer to play against; none for the last one.
    level: Option<Level>,
    /// The name of the person here, which goes with a result; empty if nobody chose one.
    name: String,
    /// The typed text of a deck.
    typed: String,
    /// What the link that was opened last has brought.
    opened: Option<Sent>,
    /// The result of somebody else that is compared.
    compared: Option<GameResult>,
    /// The par that was asked for last.
    awaited: Option<DeckGame>,
}

/// What playing a deck means now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// The first game begins.
    First,
    /// The first game goes on.
    GoOn,
    /// It is over: others are practice.
    Practice,
}

impl Daily {
    /// Restores what is kept.
    pub fn restore(&mut self, text: &str) {
        self.text = text.to_string();
        self.lines.take();
    }

    /// Takes the name that the person here has in games.
    pub(crate) fn take_name(&mut self, name: &str) {
        self.name = name.to_string();
    }

    /// Takes the number of the current day, and what is stored: another tab may have added to it.
    pub fn take_day(&mut self, cx: &mut Context, day: u32, stored: &str) {
        self.restore(&kept::with_stored(&self.text, stored));
        self.today = Day::new(day);
        let today = self.today.map(Deck::Day);
        self.chosen = self
            .chosen
            .take()
            .filter(|deck| Some(deck) != today.as_ref());
        self.ask_for_par(cx);
    }

    fn lines(&self) -> &[Line] {
        self.lines.get_or_init(|| kept::lines(&self.text))
    }

    /// All first games, the oldest first.
    fn games(&self) -> impl DoubleEndedIterator<Item = &FirstGame> {
        self.lines().iter().filter_map(|line| match line {
            Line::Game(game) => Some(game),
            Line::Puzzle(_) | Line::From(_) => None,
        })
    }

    fn first_game(&self, deck: &Deck) -> Option<&FirstGame> {
        self.games().find(|game| game.deck == *deck)
    }

    /// What the games with the deck of a seed are called.
    pub(crate) fn title_of(&self, texts: &Texts, seed: u64) -> Option<String> {
        let mut decks = self.games().map(|game| &game.deck);
        let deck = decks.find(|deck| deck.seed() == seed)?;
        Some(deck.game_title(texts))
    }

    /// The first try at the puzzle of a day.
    fn first_try(&self, day: Day) -> Option<FirstTry> {
        self.lines().iter().find_map(|line| match line {
            Line::Puzzle(first) if first.day == day => Some(*first),
            Line::Puzzle(_) | Line::Game(_) | Line::From(_) => None,
        })
    }

    /// The day whose puzzle is shown: today, or an earlier one if a link has just brought the verdict on that.
    pub(crate) fn puzzle_day(&self) -> Option<Day> {
        match &self.opened {
            Some(Sent::Puzzle(theirs)) => Some(theirs.day),
            Some(Sent::Game { .. }) | None => self.today,
        }
    }

    /// What links have brought, the newest first.
    fn received(&self) -> impl Iterator<Item = &Sent> {
        self.lines().iter().rev().filter_map(|line| match line {
            Line::From(sent) => Some(sent),
            Line::Game(_) | Line::Puzzle(_) => None,
        })
    }

    /// Whether something is the result of the first game here.
    fn is_own(&self, sent: &Sent) -> bool {
        let Sent::Game {
            deck,
            level,
            result: Some(result),
            ..
        } = sent
        else {
            return false;
        };
        let own = self.first_game(deck);
        own.is_some_and(|own| own.level == *level && own.result.as_ref() == Some(result))
    }

    /// Whether the link that was opened last leads back to the result of the deck shown.
    fn own_came_back(&self) -> bool {
        let opened = self.opened.as_ref().filter(|sent| self.is_own(sent));
        opened.is_some_and(|sent| sent.deck() == self.deck().as_ref())
    }

    /// The results of others with the deck shown, the newest first.
    fn theirs(&self) -> Vec<Theirs<'_>> {
        let deck = self.deck();
        let of_deck = self
            .received()
            .filter(|sent| sent.deck() == deck.as_ref() && !self.is_own(sent));
        of_deck.filter_map(Theirs::of).collect()
    }

    /// The one of them that is compared: the one that was chosen or came last.
    fn compared<'a>(&self, theirs: &[Theirs<'a>]) -> Option<Theirs<'a>> {
        let chosen = |one: &&Theirs<'_>| self.compared.as_ref() == Some(one.result);
        theirs.iter().find(chosen).or(theirs.first()).copied()
    }

    pub(crate) fn compare(&mut self, number: u8) {
        let result = self
            .theirs()
            .get(usize::from(number))
            .map(|one| one.result.clone());
        self.compared = result.or(self.compared.take());
    }

    /// Adds a line and stores everything.
    fn keep(&mut self, cx: &mut Context, line: Line) {
        let text = kept::written(&with_line(self.lines().to_vec(), line));
        self.restore(&text);
        cx.effects.push(Effect::Keep(Kept::Days, text));
    }

    /// The deck shown; none until the date is known.
    fn deck(&self) -> Option<Deck> {
        self.chosen.clone().or(self.today.map(Deck::Day))
    }

    /// The first game of the deck shown.
    fn shown(&self) -> Option<&FirstGame> {
        self.first_game(&self.deck()?)
    }

    /// The computer to play against: that of the first game while it is not over.
    fn level(&self) -> Level {
        let begun = self.shown().filter(|game| game.result.is_none());
        let chosen = begun.map(|game| game.level).or(self.level);
        let last = || self.games().next_back().map(|game| game.level);
        chosen.or_else(last).unwrap_or(Level::Greedy)
    }

    pub(crate) fn show_day(&mut self, day: Option<u32>) {
        let day = day
            .and_then(Day::new)
            .filter(|&day| Some(day) != self.today);
        self.chosen = day.map(Deck::Day);
    }

    pub(crate) fn show_own(&mut self, text: &str) {
        if let Some(deck) = Deck::own(text) {
            self.chosen = Some(deck);
        }
    }

    pub(crate) fn show_typed(&mut self) {
        let typed = std::mem::take(&mut self.typed);
        self.show_own(&typed);
    }

    pub(crate) fn fill_in(&mut self, field: DailyField, value: &str) {
        match field {
            DailyField::Level => {
                self.level = Level::parse(value).filter(|level| Level::offered().contains(level));
            }
            DailyField::Deck => self.typed = value.chars().take(deck::LETTERS).collect(),
        }
    }

    /// What playing the deck shown means now, and its game.
    pub(crate) fn attempt(&self) -> Option<(Attempt, DeckGame)> {
        let attempt = match self.shown().map(|game| &game.result) {
            None => Attempt::First,
            Some(None) => Attempt::GoOn,
            Some(Some(_)) => Attempt::Practice,
        };
        let (seed, against) = (self.deck()?.seed(), self.level());
        Some((attempt, DeckGame { seed, against }))
    }

    /// Notes that the first game of the deck shown has begun.
    pub(crate) fn note_beginning(&mut self, cx: &mut Context) {
        let (level, deck) = (self.level(), self.deck());
        if let Some(deck) = deck {
            let (result, par) = (None, None);
            self.keep(
                cx,
                Line::Game(FirstGame {
                    deck,
                    level,
                    result,
                    par,
                }),
            );
        }
    }

    /// Notes the result of the game on the screen, which is over, if it is the first one of a deck.
    pub(crate) fn note_end(&mut self, cx: &mut Context) {
        let stage = cx
            .tile_stage()
            .filter(|stage| cx.active.counts_for_deck() && !stage.is_locked());
        if let Some(session) = stage.map(|stage| stage.session().clone()) {
            self.note_result(cx, &session);
        }
    }

    /// Notes the result of a finished first game, unless there is one. Returns whether it did.
    pub(crate) fn note_result(&mut self, cx: &mut Context, session: &Session) -> bool {
        let open = |game: &&FirstGame| {
            game.result.is_none() && deck::is_game_of(session, game.deck.seed())
        };
        let Some(game) = self.games().find(open).cloned() else {
            return false;
        };
        let Some((level, result)) = GameResult::of(session) else {
            return false;
        };
        self.chosen = Some(game.deck.clone());
        let result = Some(result);
        self.keep(
            cx,
            Line::Game(FirstGame {
                level,
                result,
                ..game
            }),
        );
        self.ask_for_par(cx);
        true
    }

    /// Notes the first try at the puzzle of a day.
    pub(crate) fn note_puzzle(&mut self, cx: &mut Context, day: u32, solved: bool) {
        let day = Day::new(day).filter(|&day| self.first_try(day).is_none());
        if let Some(day) = day {
            self.keep(cx, Line::Puzzle(FirstTry { day, solved }));
        }
    }

    /// Asks for the par of the game shown, if that is over and its par not known.
    fn ask_for_par(&mut self, cx: &mut Context) {
        let game = self
            .shown()
            .filter(|game| game.result.is_some() && game.par.is_none());
        let wanted = game.map(|game| DeckGame {
            seed: game.deck.seed(),
            against: game.level,
        });
        if let Some(wanted) = wanted.filter(|_| wanted != self.awaited) {
            self.awaited = Some(wanted);
            cx.effects.push(Effect::FindPar(wanted));
        }
    }

    /// Asks once more for the par that is awaited, after whoever was to find it broke.
    pub fn ask_for_par_again(&self, cx: &mut Context) {
        if let Some(awaited) = self.awaited {
            cx.effects.push(Effect::FindPar(awaited));
        }
    }

    /// Takes the points of an expert; none if they could not be found.
    pub fn take_par(&mut self, cx: &mut Context, of: DeckGame, points: Option<u32>) {
        let found = |game: &&FirstGame| game.level == of.against && game.deck.seed() == of.seed;
        let game = self.games().find(found).cloned();
        let par = points.and_then(|points| u16::try_from(points).ok());
        self.awaited = None;
        if let Some((game, par)) = game.zip(par) {
            self.keep(
                cx,
                Line::Game(FirstGame {
                    par: Some(par),
                    ..game
                }),
            );
        }
    }

    /// Shows what a link brings, and keeps it for comparison.
    ///
    /// # Errors
    /// Why the link cannot be read.
    pub(crate) fn take_link(&mut self, cx: &mut Context, text: &str) -> Result<(), LinkError> {
        let sent = Sent::read(text)?;
        self.chosen = match &sent {
            Sent::Game { deck, level, .. } => {
                self.level = Some(*level);
                Some(deck.clone())
            }
            Sent::Puzzle(_) => None,
        };
        if let Sent::Game { result, .. } = &sent {
            self.compared = result.clone();
        }
        if !self.is_own(&sent) {
            self.keep(cx, Line::From(sent.clone()));
        }
        self.opened = Some(sent);
        show(cx);
        Ok(())
    }
}

/// Opens the dialog at today's game; from the end of another one, at that.
pub(crate) fn open_daily(daily: &mut Daily, cx: &mut Context) {
    let stage = cx
        .tile_stage()
        .filter(|_| cx.active.counts_for_deck() && cx.dialog() == Some(Dialog::End));
    let session = stage.map(|stage| stage.session());
    let is_on_screen = |game: &&FirstGame| {
        session.is_some_and(|session| deck::is_game_of(session, game.deck.seed()))
    };
    let shown = daily.games().find(is_on_screen);
    daily.chosen = shown.map(|game| game.deck.clone());
    show(cx);
}

fn show(cx: &mut Context) {
    cx.effects.push(Effect::TellDay);
    cx.dialogs.open(Dialog::Daily);
}
