//! Writing saved games one after the other, each until it is known to be there: written, read back, and once more through a
//! fresh connection to the database before anybody is told that it does not work.
//!
//! Nothing here knows the browser: what is to be done is an [`Ask`], and what became of it an [`Answer`].

use std::mem;

use super::refill::is_newer;
use crate::context::notices::Notice;

/// The text of a game, and the name it is saved under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub id: String,
    pub text: String,
}

/// What the database is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// To write a game.
    Write(Written),
    /// To read the game of this name.
    ReadBack(String),
    /// To open again, and to be filled with what it lacks.
    Reopen,
}

/// What became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The game is said to be written, or it is said why not.
    Written(Result<(), Notice>),
    /// The text that is there now.
    Found(Option<String>),
    /// Whether the database is open again.
    Reopened(bool),
    /// Nothing, for too long.
    Silence,
}

/// What became of saving, when that is news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It does not work, for the first time in a row.
    Refused(Notice),
    /// It works again.
    Recovered,
}

/// What follows from an answer.
#[derive(Debug, Default)]
pub struct Heard {
    /// What is to be done next.
    pub ask: Option<Ask>,
    /// What is to be told.
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Default)]
enum Step {
    #[default]
    Idle,
    Writing(Written),
    Reading(Written),
    /// With what is told if that does not help.
    Reopening(Written, Notice),
}

/// What is being written, what waits, and what could not be written.
#[derive(Debug, Default)]
pub struct Writer {
    step: Step,
    /// Whether the database was opened again for what is being written.
    reopened: bool,
    /// What waits for something else to be written, the newest text of each game.
    waiting: Vec<Written>,
    unsaved: Vec<Written>,
    failing: bool,
    /// Whether it was told that saving does not work, and nothing since.
    told: bool,
}

impl Writer {
    /// Writes a game, or lets it wait for the one before: only the newest text of each game waits, so that a slow disk never
    /// has more to catch up with.
    pub fn save(&mut self, save: Written) -> Option<Ask> {
        if let Step::Idle = self.step {
            return Some(self.write(save));
        }
        self.waiting.retain(|waiting| waiting.id != save.id);
        self.waiting.push(save);
        None
    }

    fn write(&mut self, save: Written) -> Ask {
        self.step = Step::Writing(save.clone());
        Ask::Write(save)
    }

    /// Takes in an answer. One to a question that nobody waits for any more changes nothing.
    pub fn hear(&mut self, answer: Answer) -> Heard {
        match (mem::take(&mut self.step), answer) {
            (Step::Writing(save), Answer::Written(Ok(()))) => {
                let ask = Ask::ReadBack(save.id.clone());
                self.step = Step::Reading(save);
                ask.into()
            }
            (Step::Writing(save), Answer::Written(Err(notice))) => self.reopen(save, notice),
            (Step::Reading(save), Answer::Found(text)) if is_there(&save, text.as_deref()) => {
                self.settle(save, Ok(()))
            }
            (Step::Reading(save), Answer::Found(_))
            | (Step::Writing(save) | Step::Reading(save), Answer::Silence) => {
                self.reopen(save, Notice::StorageFails)
            }
            (Step::Reopening(save, _), Answer::Reopened(true)) => self.write(save).into(),
            (Step::Reopening(save, notice), Answer::Reopened(false) | Answer::Silence) => {
                self.settle(save, Err(notice))
            }
            (step, _) => {
                self.step = step;
                Heard::default()
            }
        }
    }

    /// Tries it once more through a fresh connection: one that broke stays broken.
    fn reopen(&mut self, save: Written, notice: Notice) -> Heard {
        if self.reopened {
            return self.settle(save, Err(notice));
        }
        self.reopened = true;
        self.step = Step::Reopening(save, notice);
        Ask::Reopen.into()
    }

    fn settle(&mut self, save: Written, written: Result<(), Notice>) -> Heard {
        self.reopened = false;
        let failed = mem::replace(&mut self.failing, written.is_err());
        self.unsaved.retain(|unsaved| unsaved.id != save.id);
        let outcome = match written {
            Ok(()) => {
                let told = mem::take(&mut self.told);
                told.then_some(Outcome::Recovered)
            }
            Err(notice) => {
                self.unsaved.push(save);
                self.told = true;
                (!failed).then_some(Outcome::Refused(notice))
            }
        };
        let ask = self.write_next();
        Heard { ask, outcome }
    }

    /// Writes what has waited longest; then what could not be written before, as soon as it works again.
    fn write_next(&mut self) -> Option<Ask> {
        let next = match self.waiting.is_empty() {
            false => Some(self.waiting.remove(0)),
            true => self.unsaved.first().filter(|_| !self.failing).cloned(),
        };
        next.map(|next| self.write(next))
    }

    /// The game of this name is deleted: nothing writes it any more. Returns what is to be done next.
    pub fn forget(&mut self, id: &str) -> Option<Ask> {
        self.waiting.retain(|waiting| waiting.id != id);
        self.unsaved.retain(|unsaved| unsaved.id != id);
        if self.on_its_way().is_none_or(|save| save.id != id) {
            return None;
        }
        self.step = Step::Idle;
        self.write_next()
    }

    /// A game that cannot be written is kept as long as the page is open.
    pub fn keep(&mut self, save: Written) {
        self.unsaved.push(save);
    }

    /// What waits for something else to be written.
    pub fn waiting(&self) -> &[Written] {
        &self.waiting
    }

    fn on_its_way(&self) -> Option<&Written> {
        match &self.step {
            Step::Idle => None,
            Step::Writing(save) | Step::Reading(save) | Step::Reopening(save, _) => Some(save),
        }
    }

    /// Games that are not known to be written, the newest text of each last.
    pub fn unwritten(&self) -> impl Iterator<Item = &Written> {
        let under_way = self.on_its_way().into_iter().chain(&self.waiting);
        self.unsaved.iter().chain(under_way)
    }

    /// The newest text of a game that is not known to be written.
    pub fn text(&self, id: &str) -> Option<String> {
        let own = self.unwritten().filter(|save| save.id == id);
        own.last().map(|save| save.text.clone())
    }

    /// Whether the game of this name could not be written.
    pub fn is_unsaved(&self, id: &str) -> bool {
        self.unsaved.iter().any(|unsaved| unsaved.id == id)
    }

    /// Whether there are games that could not be written.
    pub fn has_unsaved(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// Whether the last writing failed.
    pub const fn is_failing(&self) -> bool {
        self.failing
    }

    /// The database cannot be opened.
    pub const fn begin_in_vain(&mut self) -> Outcome {
        (self.failing, self.told) = (true, true);
        Outcome::Refused(Notice::StorageFails)
    }

    /// Another game begins: what becomes of saving it is news.
    pub const fn begin_game(&mut self) {
        self.failing = false;
    }
}

/// Whether what was read is what was written, or what another tab has written since.
fn is_there(save: &Written, found: Option<&str>) -> bool {
    found.is_some_and(|found| found == save.text || is_newer(found, &save.text))
}

impl From<Ask> for Heard {
    fn from(ask: Ask) -> Self {
        Heard {
            ask: Some(ask),
            outcome: None,
        }
    }
}
