//! Searches one game after another for puzzles.

use engine::learn::MOST_TO_COME;
use engine::rules::Record;
use engine::session::Session;

use super::games::{Moment, moments};
use super::{HARDEST, Puzzle, Theme, Turn, every_turn, level};
use crate::arena::Fault;

/// Most puzzles taken from one game.
const OF_A_GAME: usize = 2;
/// Most games played per wanted puzzle.
const GAMES_FOR_ONE: u64 = 6;
/// After this many games per wanted puzzle, levels no longer need to be balanced.
const CHOOSY_GAMES_FOR_ONE: u64 = 3;
/// Most tiles on a board for predicting scores, before the last one.
const MOST_TILES_BEFORE_LAST: usize = 24;

#[derive(Debug)]
pub struct Found {
    /// How hard it is, from 1 to 5.
    pub level: u8,
    /// The position; where scores are to be predicted, with the turn that ends the game.
    pub record: Record,
    pub puzzle: Puzzle,
}

/// A position with every turn tried.
struct Tried {
    record: Record,
    session: Session,
    turns: Vec<Turn>,
}

fn tried(record: Record) -> Option<Tried> {
    let session = Session::from_record(&record).ok()?;
    let turns = every_turn(&session)?;
    Some(Tried {
        record,
        session,
        turns,
    })
}

/// A search, and what it has found so far.
#[derive(Debug)]
pub struct Search {
    seed: u64,
    count: usize,
    themes: Vec<Theme>,
    /// Whether to reject puzzles of a level that its theme has enough of.
    choosy: bool,
    pub found: Vec<Found>,
}

impl Search {
    /// A search for `count` puzzles, spread evenly over `themes`.
    pub fn new(seed: u64, count: usize, themes: Vec<Theme>) -> Search {
        Search {
            seed,
            count,
            themes,
            choosy: true,
            found: Vec::new(),
        }
    }

    /// Searches until enough puzzles are found or the limit of games is reached.
    ///
    /// # Errors
    /// When a game cannot be played.
    pub fn run(&mut self) -> Result<(), Fault> {
        for number in 0..GAMES_FOR_ONE * self.count as u64 {
            if self.found.len() >= self.count {
                break;
            }
            self.choosy = number < CHOOSY_GAMES_FOR_ONE * self.count as u64;
            self.game(self.seed.wrapping_add(number))?;
        }
        Ok(())
    }

    /// Takes the most wanted puzzles from one game.
    fn game(&mut self, number: u64) -> Result<(), Fault> {
        let mut moments = moments(number)?;
        if moments.is_empty() {
            return Ok(());
        }
        // Start somewhere in the middle, so that not every puzzle is from an opening.
        let middle = (number.wrapping_mul(7) % moments.len() as u64) as usize;
        moments.rotate_left(middle);
        let mut taken: Vec<Theme> = Vec::new();
        for moment in &moments {
            if taken.len() >= OF_A_GAME || self.found.len() >= self.count {
                break;
            }
            let mut wanted = self.wanted();
            wanted.retain(|theme| !taken.contains(theme));
            if let Some(found) = self.take(&wanted, moment, number)? {
                taken.push(found.puzzle.theme);
                self.found.push(found);
            }
        }
        Ok(())
    }

    /// The themes that still lack puzzles, rarest first.
    fn wanted(&self) -> Vec<Theme> {
        let mut wanted = self.themes.clone();
        wanted.retain(|&theme| self.of_theme(theme) < self.most_of_theme());
        wanted.sort_by_key(|&theme| self.of_theme(theme));
        wanted
    }

    /// The first wanted puzzle that this moment makes, unless there are enough of its level.
    fn take(&self, wanted: &[Theme], moment: &Moment, number: u64) -> Result<Option<Found>, Fault> {
        let open = tried(moment.record());
        let last = match wanted.contains(&Theme::Last) {
            true => tried(moment.last_tile()),
            false => None,
        };
        for &theme in wanted {
            let found = match theme {
                Theme::Count if moment.position.tiles.len() > MOST_TILES_BEFORE_LAST => None,
                Theme::Count => {
                    let record = moment.played_out()?;
                    let puzzle = theme.find(&record);
                    puzzle.and_then(|puzzle| self.graded(&record, &puzzle))
                }
                Theme::Last => self.among(theme, last.as_ref()),
                Theme::Endgame => {
                    let to_come = 1 + moment.position.tiles.len() % usize::from(MOST_TO_COME);
                    let record = moment.near_end(number, to_come)?;
                    self.among(theme, tried(record).as_ref())
                }
                Theme::Points | Theme::Home | Theme::Join => self.among(theme, open.as_ref()),
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    fn among(&self, theme: Theme, tried: Option<&Tried>) -> Option<Found> {
        let tried = tried?;
        let puzzle = theme.of_turns(&tried.session, &tried.turns)?;
        self.graded(&tried.record, &puzzle)
    }

    fn graded(&self, record: &Record, puzzle: &Puzzle) -> Option<Found> {
        let level = level(record, puzzle);
        let theme = puzzle.theme;
        let same = |one: &&Found| one.puzzle.theme == theme && one.level == level;
        if self.choosy && self.found.iter().filter(same).count() >= self.most_of_level() {
            return None;
        }
        Some(Found {
            level,
            record: record.clone(),
            puzzle: puzzle.clone(),
        })
    }

    fn of_theme(&self, theme: Theme) -> usize {
        self.found
            .iter()
            .filter(|one| one.puzzle.theme == theme)
            .count()
    }

    fn most_of_theme(&self) -> usize {
        self.count.div_ceil(self.themes.len().max(1))
    }

    /// Most puzzles of one theme that may share a level.
    fn most_of_level(&self) -> usize {
        (self.most_of_theme() * 2).div_ceil(usize::from(HARDEST))
    }
}
