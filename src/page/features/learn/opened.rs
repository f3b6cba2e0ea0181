//! The open lesson: what it asks, and what it scores.

use crate::elements::mode::BoardMode;
use crate::features::learn::aloud::Reading;
use crate::features::learn::decisions::decision_texts;
use crate::features::learn::library::Entry;
use crate::messages::{PlayerNames, Texts, cards, sentences};
use crate::sentences::holdings::{Holding, held};
use crate::stage::any_session::HasSession;
use crate::stage::{EitherGame, for_both, owner_at};
use engine::cards::Event as CardEvent;
use engine::learn::{Before, ByEdition, Manner, laid_cell};
use engine::rules::{self, Edition, Event, Marker, Module};
use engine::session::Session;
use engine::table::record::Record;
use engine::table::{Kind, LoggedEvent, NoteKind, Party, Play, Recorded, RuleId, Said, Seat};
use engine::tiles::{Pos, Rotation, TileId};
use view::scene::figures::Owner;

/// A score in words.
pub struct ScoredInWords {
    pub seat: Seat,
    pub points: u16,
    pub what: String,
    pub rules: Vec<RuleId>,
}

/// A tile to be placed, its rotation, and its cell.
pub(super) type LaidTile = (TileId, Rotation, Pos);

/// The game of a lesson, before the decisions it is about.
pub(crate) type BeforeGame = EitherGame<Box<Before<rules::Game>>, Box<Before<engine::cards::Game>>>;

/// What to do in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exercise {
    /// Solve its task.
    Task,
    /// Predict the points.
    Foretell,
    /// Choose one of several answers.
    Choose,
    /// Try what is allowed and what is not.
    Try,
    /// Only look: nothing is asked.
    Show,
}

impl Exercise {
    pub(crate) fn for_entry(entry: &Entry, before: Option<&BeforeGame>) -> Exercise {
        match before {
            _ if entry.has_task => Exercise::Task,
            _ if entry.lesson.manner == Manner::Showing => Exercise::Show,
            _ if !entry.lesson.right.is_empty() => Exercise::Choose,
            _ if entry.lesson.is_tried() => Exercise::Try,
            Some(before) if before.scores() => Exercise::Foretell,
            _ => Exercise::Try,
        }
    }

    /// Whether it asks about the result of the lesson's decisions.
    pub const fn asks(self) -> bool {
        matches!(self, Exercise::Foretell | Exercise::Choose)
    }
}

/// An open lesson.
#[derive(Debug)]
pub(crate) struct Opened {
    /// Its number in the library.
    pub number: usize,
    pub exercise: Exercise,
    /// How often it was started.
    pub begun: u32,
    /// The predicted points of each seat, as typed.
    pub foretold: Vec<String>,
    /// The chosen answer.
    pub chosen: Option<usize>,
    /// Whether the answer has been checked.
    pub checked: bool,
    /// Whether a missing number has been pointed out.
    pub lacking: bool,
    /// Whether the closing text has been announced since it was opened.
    pub explained: bool,
    /// Whether the first try was right, and the last one.
    pub tries: Option<(bool, bool)>,
    /// A wrong answer that was chosen first.
    pub struck: Option<usize>,
    /// What is read aloud of it.
    pub reading: Reading,
    /// Whether something was done that the lesson did not ask to try.
    pub strayed: bool,
    /// The right answer of a multiple-choice lesson.
    right: Option<usize>,
    before: Option<BeforeGame>,
    /// The result in each edition; empty if nothing is scored.
    by_editions: Vec<ByEdition>,
}

impl Opened {
    pub fn new(number: usize, entry: &Entry) -> Opened {
        let before = before(entry);
        let seats = before.as_ref().map_or(0, |before| before.points().len());
        // They are in the same order in every language.
        let mut answers = entry.lesson.answers("").into_iter();
        Opened {
            number,
            exercise: Exercise::for_entry(entry, before.as_ref()),
            begun: 0,
            foretold: vec![String::new(); seats],
            chosen: None,
            checked: false,
            explained: false,
            tries: None,
            lacking: false,
            struck: None,
            reading: Reading::default(),
            strayed: false,
            right: answers.position(|answer| answer.is_right),
            by_editions: by_editions(entry, before.as_ref()),
            before,
        }
    }

    /// Continues the same lesson in another language.
    pub fn translate(&mut self, entry: &Entry) {
        self.reading = Reading::default();
        self.before = before(entry);
    }

    /// Restarts it.
    pub fn again(&mut self) {
        self.begun += 1;
        self.checked = false;
        self.explained = false;
        self.lacking = false;
        self.strayed = false;
        self.chosen = None;
        self.struck = None;
        self.reading = Reading::default();
        self.tries = self.tries.map(|(first, _)| (first, false));
        self.foretold.iter_mut().for_each(String::clear);
    }

    /// Whether after this answer another one may be chosen: it is the first wrong one.
    pub fn may_choose_again(&self, answer: usize) -> bool {
        let wrong = self.right.is_some_and(|right| right != answer);
        wrong && self.struck.is_none()
    }

    /// Notes whether a try was right; returns what was known before.
    pub fn note_verdict(&mut self, right: bool) -> Option<(bool, bool)> {
        let first = self.tries.map_or(right, |(first, _)| first);
        self.tries.replace((first, right))
    }

    /// The points each seat scores.
    pub fn points(&self) -> &[u32] {
        self.before.as_ref().map_or(&[], |before| before.points())
    }

    /// The result of its decisions in each edition; `None` if nothing is scored.
    pub fn by_editions(&self) -> Option<&[ByEdition]> {
        (!self.by_editions.is_empty()).then_some(&self.by_editions)
    }

    /// Whether the prediction for a seat is right.
    pub fn is_right(&self, seat: Seat) -> bool {
        let said = self.foretold.get(seat.index());
        let said = said.and_then(|said| match said.trim() {
            "" => Some(0),
            said => said.parse::<u32>().ok(),
        });
        said == self.points().get(seat.index()).copied()
    }

    /// Whether there is any answer.
    pub fn is_foretold(&self) -> bool {
        self.chosen.is_some() || self.foretold.iter().any(|said| !said.trim().is_empty())
    }

    /// Whether the whole answer is right.
    pub fn is_all_right(&self) -> bool {
        if self.exercise == Exercise::Choose {
            return self.chosen.is_some() && self.chosen == self.right;
        }
        let mut seats = (0..self.points().len() as u8).map(Seat);
        self.is_foretold() && seats.all(|seat| self.is_right(seat))
    }

    pub fn player_names(&self, texts: &Texts) -> Option<PlayerNames> {
        let seating = self.before.as_ref().map(BeforeGame::seating);
        seating.map(|seating| PlayerNames::new(texts, seating))
    }

    /// Whether it waits for an answer.
    pub fn asks(&self) -> bool {
        self.exercise.asks() && !self.checked
    }

    /// Whether it is answered, or asks nothing: then it explains.
    pub const fn is_over(&self) -> bool {
        match self.exercise {
            Exercise::Foretell | Exercise::Choose => self.checked,
            Exercise::Task | Exercise::Try => self.explained,
            Exercise::Show => true,
        }
    }

    /// The comments on its board before anything is answered, in a language.
    pub fn comments(&self, language: &str) -> Vec<String> {
        let notes = self
            .before
            .as_ref()
            .map(|before| for_both!(before, one => one.session.notes().all()));
        let said = notes
            .unwrap_or_default()
            .iter()
            .filter_map(|note| match &note.kind {
                NoteKind::Said(said) => Some((note.step, said)),
                NoteKind::Mark(_) => None,
            });
        let said: Vec<(usize, &Said)> = said.collect();
        let last = said.last().map(|(step, _)| *step);
        let said = said.into_iter().filter(|(step, _)| Some(*step) == last);
        let said = Said::in_language(said.map(|(_, said)| said), language).into_iter();
        said.map(|said| said.text.clone()).collect()
    }

    /// Whether it waits for points to be typed.
    pub fn asks_points(&self) -> bool {
        self.exercise == Exercise::Foretell && !self.checked
    }

    /// Whether there is a number for every seat.
    pub fn is_filled_in(&self) -> bool {
        self.foretold.iter().all(|said| !said.trim().is_empty())
    }

    /// The colour of a seat.
    pub fn owner(&self, seat: Seat) -> Owner {
        let seating = self.before.as_ref().map(BeforeGame::seating);
        seating.map_or(Owner::Black, |seating| owner_at(seating, seat))
    }

    /// What the question is about, as marks of a record: the cells of tiles to be placed, or where something is to be tried.
    pub fn marks(&self, tries: &[&str]) -> String {
        let cells = self.tiles_shown().into_iter();
        let marks = cells.map(|(_, _, pos)| format!("mark tile {},{}\n", pos.x, pos.y));
        let asked = marks.filter(|_| self.marks_tiles() && !self.checked);
        let laid = self.tiles_to_come().last().map(|&(_, _, pos)| pos);
        let tried = tries.iter().filter_map(|line| mark_of_try(line, laid));
        asked.chain(tried).collect()
    }

    /// Whether the cells of tiles to be placed are marked, until an answer is given.
    pub fn marks_tiles(&self) -> bool {
        self.exercise.asks() || self.exercise == Exercise::Show
    }

    /// The tiles to be placed, with rotation and cell.
    pub fn tiles_to_come(&self) -> Vec<LaidTile> {
        let Some(BeforeGame::Tiles(before)) = &self.before else {
            return Vec::new();
        };
        let placed = |event: &Event| match *event {
            Event::Placed {
                tile,
                rotation,
                pos,
                ..
            } => Some((tile, rotation, pos)),
            _ => None,
        };
        decided(before).filter_map(placed).collect()
    }

    /// Those shown before an answer: in multiple choice, later ones may be what is asked.
    pub fn tiles_shown(&self) -> Vec<LaidTile> {
        let mut tiles = self.tiles_to_come();
        if self.exercise == Exercise::Choose {
            tiles.truncate(usize::from(self.begins_with_tile()));
        }
        tiles
    }

    /// Whether the next decision places a tile.
    fn begins_with_tile(&self) -> bool {
        let Some(BeforeGame::Tiles(before)) = &self.before else {
            return false;
        };
        let first = before
            .to_come
            .first()
            .and_then(|entry| entry.events.first());
        matches!(first, Some(Event::Placed { .. }))
    }

    /// The edition in which tiles are drawn.
    pub fn edition(&self) -> Edition {
        match &self.before {
            Some(BeforeGame::Tiles(before)) => before.session.game().setup().edition,
            Some(BeforeGame::Cards(_)) | None => Edition::Current,
        }
    }

    /// The boxes in play besides the base game.
    pub fn boxes(&self) -> Vec<Module> {
        match &self.before {
            Some(BeforeGame::Tiles(before)) => {
                let setup = before.session.game().setup();
                let all = Module::ALL.into_iter();
                all.filter(|module| module.is_in(setup)).collect()
            }
            Some(BeforeGame::Cards(_)) | None => Vec::new(),
        }
    }

    /// What a seat holds besides figures at the start.
    pub fn holdings(&self, seat: Seat) -> Vec<Holding> {
        match &self.before {
            Some(BeforeGame::Tiles(before)) => {
                let game = before.session.game();
                held(game, seat, game.player(seat).total(Marker::Messenger))
            }
            Some(BeforeGame::Cards(_)) | None => Vec::new(),
        }
    }

    /// The scores at the start.
    pub fn scores(&self) -> Vec<u32> {
        match &self.before {
            Some(before) => for_both!(before, one => Play::scores(one.session.game())),
            None => Vec::new(),
        }
    }

    /// What `tiles` or `cards` makes of the game before its decisions.
    pub fn drawn<T>(
        &self,
        tiles: impl FnOnce(&Session<rules::Game>) -> T,
        cards: impl FnOnce(&Session<engine::cards::Game>) -> T,
    ) -> Option<T> {
        Some(match self.before.as_ref()? {
            BeforeGame::Tiles(before) => tiles(&before.session),
            BeforeGame::Cards(before) => cards(&before.session),
        })
    }

    /// The tile that is to be laid before its decisions.
    pub fn tile_in_hand(&self) -> Option<TileId> {
        match self.before.as_ref()? {
            BeforeGame::Tiles(before) => before.session.game().drawn(),
            BeforeGame::Cards(_) => None,
        }
    }

    /// The decisions in it, in sentences.
    pub fn to_come(&self, texts: &Texts) -> Vec<String> {
        let Some((before, player_names)) = self.before.as_ref().zip(self.player_names(texts))
        else {
            return Vec::new();
        };
        match before {
            BeforeGame::Tiles(before) => decision_texts(texts, &player_names, before),
            BeforeGame::Cards(before) => {
                let told = |event: &CardEvent| cards::event(texts, &player_names, event);
                decided(before).filter_map(told).collect()
            }
        }
    }

    /// The scores in order.
    pub fn scored(&self, texts: &Texts) -> Vec<ScoredInWords> {
        let Some((before, player_names)) = self.before.as_ref().zip(self.player_names(texts))
        else {
            return Vec::new();
        };
        match before {
            BeforeGame::Tiles(before) => {
                let told = |event: &Event| match event {
                    Event::Scored(scored) => Some(ScoredInWords {
                        seat: scored.seat,
                        points: scored.points,
                        what: format!(
                            "{} {}",
                            sentences::points(texts, &player_names, scored),
                            sentences::full_explanation(texts, &player_names, scored)
                        ),
                        rules: scored.rules(),
                    }),
                    _ => None,
                };
                let events = before.to_come.iter().flat_map(|entry| &entry.events);
                events.filter_map(told).collect()
            }
            BeforeGame::Cards(before) => {
                let told = |event: &CardEvent| {
                    let scored = event.points()?;
                    Some(ScoredInWords {
                        seat: scored.seat,
                        points: scored.points,
                        what: cards::event(texts, &player_names, event)?,
                        rules: Vec::new(),
                    })
                };
                let events = before.to_come.iter().flat_map(|entry| &entry.events);
                events.filter_map(told).collect()
            }
        }
    }

    /// The record to show, and the mode of the board.
    pub fn board(&self, entry: &Entry) -> (String, BoardMode) {
        let mode = match self.exercise {
            Exercise::Task => BoardMode::Task,
            Exercise::Try => BoardMode::Play,
            Exercise::Foretell | Exercise::Choose if !self.checked => BoardMode::Diagram,
            Exercise::Foretell | Exercise::Choose | Exercise::Show => BoardMode::Replay,
        };
        match &self.before {
            Some(before) if mode == BoardMode::Diagram => (before.save(), mode),
            _ => (entry.text.clone(), mode),
        }
    }
}

/// The mark for where a line of a record puts something: a cell, a feature by one of its segments, or by a segment of the tile
/// just laid.
fn mark_of_try(line: &str, laid: Option<Pos>) -> Option<String> {
    if let Some(Pos { x, y }) = laid_cell(line) {
        return Some(format!("mark tile {x},{y}\n"));
    }
    let (_, place) = line.split_once(' ')?;
    match (place.contains(','), laid) {
        (true, _) => Some(format!("mark {place}\n")),
        (false, Some(Pos { x, y })) => Some(format!("mark {place} {x},{y}\n")),
        (false, None) => None,
    }
}

impl<G: Recorded> HasSession for Before<G> {
    type Game = G;

    fn session(&self) -> &Session<G> {
        &self.session
    }
}

impl BeforeGame {
    fn points(&self) -> &[u32] {
        for_both!(self, before => &before.points)
    }

    /// Whether anything is scored, even 0 points.
    fn scores(&self) -> bool {
        for_both!(self, before => before.scores())
    }
}

/// The game of a lesson, unless it cannot be read.
pub(super) fn before(entry: &Entry) -> Option<BeforeGame> {
    match Kind::detect(&entry.text) {
        Kind::Tiles => {
            let record = Record::read(&entry.text).ok()?;
            let before = entry.lesson.before(&record).ok()?;
            Some(BeforeGame::Tiles(Box::new(before)))
        }
        Kind::Cards => {
            let record = Record::read(&entry.text).ok()?;
            let before = entry.lesson.before(&record).ok()?;
            Some(BeforeGame::Cards(Box::new(before)))
        }
    }
}

/// The result in each edition for a board of the tile game with scores.
fn by_editions(entry: &Entry, before: Option<&BeforeGame>) -> Vec<ByEdition> {
    let scored = before.filter(|before| before.scores() && !entry.has_task);
    let Some(BeforeGame::Tiles(_)) = scored else {
        return Vec::new();
    };
    let record = Record::read(&entry.text).ok();
    let all = record.map(|record| entry.lesson.by_editions(&record));
    all.into_iter().flatten().collect()
}

/// For each of the players' decisions the event that describes it; the end of a turn is not a decision.
fn decided<G: Play>(before: &Before<G>) -> impl Iterator<Item = &G::Event> {
    let own = before.to_come.iter();
    let own =
        own.filter(|entry| matches!(entry.by, Party::Player(_)) && entry.action != G::CONFIRM);
    own.filter_map(|entry| entry.events.first())
        .filter(|event| event.points().is_none())
}
