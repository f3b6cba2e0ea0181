//! Writes saved games one after another, each until it is known to be stored: written, read back, and tried once more through a
//! new connection to the database before a failure is reported.
//!
//! No browser code: what to do is a [`Request`], and the result a [`Response`].

use std::mem;

use super::refill::is_newer;
use crate::context::notices::Notice;

/// The text of a game, and the id it is saved under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub id: String,
    pub text: String,
}

/// A request to the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    Write(Written),
    /// Read the game with this id.
    ReadBack(String),
    /// Reopen, and restore what is missing.
    Reopen,
}

/// The response to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// The write was reported as done or failed.
    Written(Result<(), Notice>),
    /// The text stored now.
    Found(Option<String>),
    /// Whether the database is open again.
    Reopened(bool),
    /// No response for too long.
    Silence,
}

/// A change in whether saving works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It fails, for the first time in a row.
    Refused(Notice),
    /// It works again.
    Recovered,
}

/// The consequence of a response.
#[derive(Debug, Default)]
pub struct Heard {
    /// The next request.
    pub request: Option<Request>,
    /// What to report.
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Default)]
enum Step {
    #[default]
    Idle,
    Writing(Written),
    Reading(Written),
    /// With the notice to show if that does not help.
    Reopening(Written, Notice),
}

/// The game being written, those waiting, and those that could not be written.
#[derive(Debug, Default)]
pub struct Writer {
    step: Step,
    /// Whether the database was already reopened for the game being written.
    reopened: bool,
    /// Games waiting to be written, only the newest text of each.
    waiting: Vec<Written>,
    unsaved: Vec<Written>,
    failing: bool,
    /// Whether a failure was reported, and no recovery since.
    told: bool,
}

impl Writer {
    /// Writes a game, or queues it: only the newest text of each game is kept, so that a slow disk never falls behind.
    pub fn save(&mut self, save: Written) -> Option<Request> {
        if let Step::Idle = self.step {
            return Some(self.write(save));
        }
        self.waiting.retain(|waiting| waiting.id != save.id);
        self.waiting.push(save);
        None
    }

    fn write(&mut self, save: Written) -> Request {
        self.step = Step::Writing(save.clone());
        Request::Write(save)
    }

    /// Handles a response. Responses to outdated requests are ignored.
    pub fn hear(&mut self, response: Response) -> Heard {
        match (mem::take(&mut self.step), response) {
            (Step::Writing(save), Response::Written(Ok(()))) => {
                let request = Request::ReadBack(save.id.clone());
                self.step = Step::Reading(save);
                request.into()
            }
            (Step::Writing(save), Response::Written(Err(notice))) => self.reopen(save, notice),
            (Step::Reading(save), Response::Found(text)) if is_there(&save, text.as_deref()) => {
                self.settle(save, Ok(()))
            }
            (Step::Reading(save), Response::Found(_))
            | (Step::Writing(save) | Step::Reading(save), Response::Silence) => {
                self.reopen(save, Notice::StorageFails)
            }
            (Step::Reopening(save, _), Response::Reopened(true)) => self.write(save).into(),
            (Step::Reopening(save, notice), Response::Reopened(false) | Response::Silence) => {
                self.settle(save, Err(notice))
            }
            (step, _) => {
                self.step = step;
                Heard::default()
            }
        }
    }

    /// Tries again through a new connection: a broken one stays broken.
    fn reopen(&mut self, save: Written, notice: Notice) -> Heard {
        if self.reopened {
            return self.settle(save, Err(notice));
        }
        self.reopened = true;
        self.step = Step::Reopening(save, notice);
        Request::Reopen.into()
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
        let request = self.write_next();
        Heard { request, outcome }
    }

    /// Writes the game that has waited longest, then those that failed before, once writing works again.
    fn write_next(&mut self) -> Option<Request> {
        let next = match self.waiting.is_empty() {
            false => Some(self.waiting.remove(0)),
            true => self.unsaved.first().filter(|_| !self.failing).cloned(),
        };
        next.map(|next| self.write(next))
    }

    /// Drops a deleted game from the queue. Returns the next request.
    pub fn forget(&mut self, id: &str) -> Option<Request> {
        self.waiting.retain(|waiting| waiting.id != id);
        self.unsaved.retain(|unsaved| unsaved.id != id);
        if self.on_its_way().is_none_or(|save| save.id != id) {
            return None;
        }
        self.step = Step::Idle;
        self.write_next()
    }

    /// Keeps a game that cannot be written while the page is open.
    pub fn keep(&mut self, save: Written) {
        self.unsaved.push(save);
    }

    pub fn waiting(&self) -> &[Written] {
        &self.waiting
    }

    fn on_its_way(&self) -> Option<&Written> {
        match &self.step {
            Step::Idle => None,
            Step::Writing(save) | Step::Reading(save) | Step::Reopening(save, _) => Some(save),
        }
    }

    /// Games not known to be written, the newest text of each last.
    pub fn unwritten(&self) -> impl Iterator<Item = &Written> {
        let under_way = self.on_its_way().into_iter().chain(&self.waiting);
        self.unsaved.iter().chain(under_way)
    }

    /// The newest text of a game not known to be written.
    pub fn text(&self, id: &str) -> Option<String> {
        let own = self.unwritten().filter(|save| save.id == id);
        own.last().map(|save| save.text.clone())
    }

    /// Whether the game with this id could not be written.
    pub fn is_unsaved(&self, id: &str) -> bool {
        self.unsaved.iter().any(|unsaved| unsaved.id == id)
    }

    pub fn has_unsaved(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// Whether the last write failed.
    pub const fn is_failing(&self) -> bool {
        self.failing
    }

    /// Starts without a database.
    pub const fn begin_without_database(&mut self) -> Outcome {
        (self.failing, self.told) = (true, true);
        Outcome::Refused(Notice::StorageFails)
    }

    /// Starts another game: whether saving it works is reported anew.
    pub const fn begin_game(&mut self) {
        self.failing = false;
    }
}

/// Whether the text read is the one written, or one that another tab has written since.
fn is_there(save: &Written, found: Option<&str>) -> bool {
    found.is_some_and(|found| found == save.text || is_newer(found, &save.text))
}

impl From<Request> for Heard {
    fn from(request: Request) -> Self {
        Heard {
            request: Some(request),
            outcome: None,
        }
    }
}
