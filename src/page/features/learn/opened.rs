//! The lesson on the board: what is asked of whoever looks at it, and what it brings.

use crate::context::holdings::{Holding, held};
use crate::elements::mode::BoardMode;
use crate::features::learn::decisions::decisions_told;
use crate::features::learn::library::Entry;
use crate::messages::{PlayerNames, Texts, cards, sentences};
use crate::stage::any_session::HasSession;
use crate::stage::{EitherGame, for_both, owner_at};
use engine::cards::Event as CardEvent;
use engine::learn::{Before, ByEdition, Manner};
use engine::rules::{self, Edition, Event, Marker, Module};
use engine::session::Session;
use engine::table::record::Record;
use engine::table::{Kind, LoggedEvent, Party, Play, Recorded, RuleId, Seat};
use engine::tiles::{Pos, Rotation, TileId};
use view::scene::figures::Owner;

/// Something that is scored, in words.
pub struct ScoredTold {
    pub seat: Seat,
    /// How many points.
    pub points: u16,
    pub what: String,
    /// By which rules.
    pub rules: Vec<RuleId>,
}

/// A tile that is laid, how it lies, and where.
pub(super) type LaidTile = (TileId, Rotation, Pos);

/// The game of a lesson before that which it is about.
pub(crate) type BeforeGame = EitherGame<Box<Before<rules::Game>>, Box<Before<engine::cards::Game>>>;

/// What is done with a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exercise {
    /// Its task is solved.
    Task,
    /// The points are foretold.
    Foretell,
    /// One of several answers is chosen.
    Choose,
    /// What is allowed and what is not is tried out.
    Try,
    /// It shows something, and asks nothing.
    Show,
}

impl Exercise {
    pub(crate) fn of(entry: &Entry, before: Option<&BeforeGame>) -> Exercise {
        match before {
            _ if entry.has_task => Exercise::Task,
            _ if entry.lesson.manner == Manner::Showing => Exercise::Show,
            _ if !entry.lesson.right.is_empty() => Exercise::Choose,
            _ if entry.lesson.is_tried() => Exercise::Try,
            Some(before) if before.scores() => Exercise::Foretell,
            _ => Exercise::Try,
        }
    }

    /// Whether an answer is given to what comes of the decisions of the lesson.
    pub const fn asks(self) -> bool {
        matches!(self, Exercise::Foretell | Exercise::Choose)
    }
}

/// A lesson that was opened.
#[derive(Debug)]
pub(crate) struct Opened {
    /// Its number among all.
    pub number: usize,
    /// What is done with it.
    pub exercise: Exercise,
    /// How often it was begun.
    pub begun: u32,
    /// What was said each seat would score, as it was typed.
    pub foretold: Vec<String>,
    /// Which answer was chosen.
    pub chosen: Option<usize>,
    /// Whether what was said was compared with what is so.
    pub checked: bool,
    /// Whether it was said that a number is missing.
    pub lacking: bool,
    /// Whether what there is to say when it is over was said since it was opened.
    pub explained: bool,
    /// Which answer is right, where one is to be chosen.
    right: Option<usize>,
    before: Option<BeforeGame>,
    /// What each edition makes of it; nothing where nothing is scored.
    by_editions: Vec<ByEdition>,
}

impl Opened {
    /// Opens a lesson.
    pub fn new(number: usize, entry: &Entry) -> Opened {
        let before = before(entry);
        let seats = before.as_ref().map_or(0, |before| before.points().len());
        // They stand in the same order in each language.
        let mut answers = entry.lesson.answers("").into_iter();
        Opened {
            number,
            exercise: Exercise::of(entry, before.as_ref()),
            begun: 0,
            foretold: vec![String::new(); seats],
            chosen: None,
            checked: false,
            explained: false,
            lacking: false,
            right: answers.position(|answer| answer.is_right),
            by_editions: by_editions(entry, before.as_ref()),
            before,
        }
    }

    /// Goes on with the same lesson in another language.
    pub fn translate(&mut self, entry: &Entry) {
        self.before = before(entry);
    }

    /// Begins it again.
    pub fn again(&mut self) {
        self.begun += 1;
        self.checked = false;
        self.explained = false;
        self.lacking = false;
        self.chosen = None;
        self.foretold.iter_mut().for_each(String::clear);
    }

    /// How many points each seat scores.
    pub fn points(&self) -> &[u32] {
        self.before.as_ref().map_or(&[], |before| before.points())
    }

    /// What each edition makes of its decisions; none where nothing is scored.
    pub fn by_editions(&self) -> Option<&[ByEdition]> {
        (!self.by_editions.is_empty()).then_some(&self.by_editions)
    }

    /// Whether what was said of a seat is right.
    pub fn is_right(&self, seat: Seat) -> bool {
        let said = self.foretold.get(seat.index());
        let said = said.and_then(|said| match said.trim() {
            "" => Some(0),
            said => said.parse::<u32>().ok(),
        });
        said == self.points().get(seat.index()).copied()
    }

    /// Whether anything was said at all.
    pub fn is_foretold(&self) -> bool {
        self.chosen.is_some() || self.foretold.iter().any(|said| !said.trim().is_empty())
    }

    /// Whether all that was said is right.
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

    /// Whether it waits for points that are typed.
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

    /// Where tiles are going to be laid, as marks of a record.
    pub fn marks(&self) -> String {
        let cells = self.tiles_told().into_iter();
        let marks = cells.map(|(_, _, pos)| format!("mark tile {},{}\n", pos.x, pos.y));
        marks.filter(|_| self.asks()).collect()
    }

    /// The tiles that are going to be laid, how, and where.
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

    /// Those of them that are told before an answer: where one is chosen, what comes later may be what is asked.
    pub fn tiles_told(&self) -> Vec<LaidTile> {
        let mut tiles = self.tiles_to_come();
        if self.exercise == Exercise::Choose {
            tiles.truncate(usize::from(self.begins_with_tile()));
        }
        tiles
    }

    /// Whether the first decision to come lays a tile.
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

    /// In which edition the tiles are drawn.
    pub fn edition(&self) -> Edition {
        match &self.before {
            Some(BeforeGame::Tiles(before)) => before.session.game().setup().edition,
            Some(BeforeGame::Cards(_)) | None => Edition::Current,
        }
    }

    /// The boxes that are in play beside the base game.
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

    /// What somebody holds beside figures as it begins.
    pub fn holdings(&self, seat: Seat) -> Vec<Holding> {
        match &self.before {
            Some(BeforeGame::Tiles(before)) => {
                let game = before.session.game();
                held(game, seat, game.player(seat).total(Marker::Messenger))
            }
            Some(BeforeGame::Cards(_)) | None => Vec::new(),
        }
    }

    /// The points of all seats as it begins.
    pub fn scores(&self) -> Vec<u32> {
        match &self.before {
            Some(before) => for_both!(before, one => Play::scores(one.session.game())),
            None => Vec::new(),
        }
    }

    /// What is decided in it, in sentences.
    pub fn to_come(&self, texts: &Texts) -> Vec<String> {
        let Some((before, player_names)) = self.before.as_ref().zip(self.player_names(texts))
        else {
            return Vec::new();
        };
        match before {
            BeforeGame::Tiles(before) => decisions_told(texts, &player_names, before),
            BeforeGame::Cards(before) => {
                let told = |event: &CardEvent| cards::event(texts, &player_names, event);
                decided(before).filter_map(told).collect()
            }
        }
    }

    /// What is scored, in its order.
    pub fn scored(&self, texts: &Texts) -> Vec<ScoredTold> {
        let Some((before, player_names)) = self.before.as_ref().zip(self.player_names(texts))
        else {
            return Vec::new();
        };
        match before {
            BeforeGame::Tiles(before) => {
                let told = |event: &Event| match event {
                    Event::Scored(scored) => Some(ScoredTold {
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
                    Some(ScoredTold {
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

    /// The record that is shown, and what the board is for.
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

    /// Whether anything is scored, were it 0 points.
    fn scores(&self) -> bool {
        for_both!(self, before => before.scores())
    }
}

fn before(entry: &Entry) -> Option<BeforeGame> {
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

/// What each edition makes of a board of the tile game on which points are scored.
fn by_editions(entry: &Entry, before: Option<&BeforeGame>) -> Vec<ByEdition> {
    let scored = before.filter(|before| before.scores() && !entry.has_task);
    let Some(BeforeGame::Tiles(_)) = scored else {
        return Vec::new();
    };
    let record = Record::read(&entry.text).ok();
    let all = record.map(|record| entry.lesson.by_editions(&record));
    all.into_iter().flatten().collect()
}

/// What players decide: of each of their decisions the event that says so. That a turn is over is none.
fn decided<G: Play>(before: &Before<G>) -> impl Iterator<Item = &G::Event> {
    let own = before.to_come.iter();
    let own =
        own.filter(|entry| matches!(entry.by, Party::Player(_)) && entry.action != G::CONFIRM);
    own.filter_map(|entry| entry.events.first())
        .filter(|event| event.points().is_none())
}
