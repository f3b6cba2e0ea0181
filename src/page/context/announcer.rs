//! The announcements in the live region, numbered so that each is read once.

use crate::context::Context;
use engine::rules::Question;
use engine::table::Seat;

/// How many announcements stay in the document.
const KEPT: usize = 8;

/// The announcements made so far.
#[derive(Clone, Debug, Default)]
pub struct Announcer {
    /// Each with its number, the newest last.
    said: Vec<(u32, String)>,
    /// The number of the next announcement. It is never reset, so no two announcements are confused.
    next: u32,
    /// The numbers of the announcements that were hints.
    hints: Vec<u32>,
    /// The player to move at the last announcement.
    asked_seat: Option<Seat>,
    /// The question announced last.
    question: Option<Question>,
    /// Whether the screen is covered for the next person.
    covered: bool,
}

impl Announcer {
    pub fn say(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        self.said.push((self.next, text));
        self.next += 1;
        let gone = self.said.len().saturating_sub(KEPT);
        self.said.drain(..gone);
    }

    /// Appends to the last announcement.
    pub fn add(&mut self, text: &str) {
        match self.said.last_mut() {
            None => self.say(text.to_string()),
            Some(_) if text.is_empty() => {}
            Some((_, said)) => {
                said.push(' ');
                said.push_str(text);
            }
        }
    }

    /// Announces how to go on, which is no news of the game.
    pub fn hint(&mut self, text: String) {
        self.hints.push(self.next);
        self.say(text);
    }

    /// The last announcements with their numbers, which are unique as long as the page is open.
    pub fn said(&self) -> &[(u32, String)] {
        &self.said
    }

    /// Sets whether the screen is covered; then what was announced to one person is not kept for the next.
    pub fn set_covered(&mut self, covered: bool) {
        if covered && !self.covered {
            self.said.clear();
        }
        self.covered = covered;
    }

    pub fn forget(&mut self) {
        self.said.clear();
    }

    /// The last announcement, without hints.
    pub fn last(&self) -> &str {
        self.news().map_or("", |(_, text)| text)
    }

    /// The number of the last announcement, without hints.
    pub fn newest(&self) -> Option<u32> {
        self.news().map(|(number, _)| *number)
    }

    fn news(&self) -> Option<&(u32, String)> {
        let news = |(number, _): &&(u32, String)| !self.hints.contains(number);
        self.said.iter().rev().find(news)
    }

    /// How many announcements were made since the page was loaded, without hints.
    pub const fn count(&self) -> u32 {
        self.next - self.hints.len() as u32
    }

    /// Starts with a game: forgets everything. There is nothing yet that covering the screen has to remove.
    pub fn begin(&mut self) {
        self.forget();
        self.covered = true;
    }

    /// The question announced last.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Sets the question announced now. Returns the previous one.
    pub const fn replace_question(&mut self, question: Option<Question>) -> Option<Question> {
        std::mem::replace(&mut self.question, question)
    }

    /// Sets the player to move. Returns who it was at the last announcement.
    pub const fn replace_asked_seat(&mut self, seat: Option<Seat>) -> Option<Seat> {
        std::mem::replace(&mut self.asked_seat, seat)
    }
}

impl Context {
    /// The last announcement, hints aside.
    pub fn said(&self) -> &str {
        self.announcer.last()
    }

    /// Number of announcements since the page was opened, hints aside.
    pub const fn announcements(&self) -> u32 {
        self.announcer.count()
    }

    pub const fn announcer(&self) -> &Announcer {
        &self.announcer
    }

    /// The last announcements, the newest last.
    pub fn announced(&self) -> Vec<&str> {
        let said = self.announcer.said().iter();
        said.map(|(_, text)| text.as_str()).collect()
    }
}
