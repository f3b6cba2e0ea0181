//! The announcements in the document, each with its number, so that each is said once.

use engine::rules::Question;
use engine::table::Seat;

/// How many announcements stay in the document.
const KEPT: usize = 8;

/// What was said, and what waits to be said.
#[derive(Clone, Debug, Default)]
pub struct Announcer {
    /// Each with its number, the newest last.
    said: Vec<(u32, String)>,
    /// The number of the next announcement. It never begins again, so that an announcement is never taken for another.
    next: u32,
    /// The numbers of those that were hints for the first time.
    hints: Vec<u32>,
    /// Who had to decide when something was said last.
    asked_seat: Option<Seat>,
    /// The question that was said last.
    question: Option<Question>,
    /// Whether the screen is covered.
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

    /// Goes on with what was said last, for those who do not see it.
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

    /// Says how one goes on, which is no news of the game.
    pub fn hint(&mut self, text: String) {
        self.hints.push(self.next);
        self.say(text);
    }

    /// What was said last, each with its number: no two have the same one as long as the page lives.
    pub fn said(&self) -> &[(u32, String)] {
        &self.said
    }

    /// Takes in whether the screen is covered: what was said to one person is not for the next one.
    pub fn set_covered(&mut self, covered: bool) {
        if covered && !self.covered {
            self.said.clear();
        }
        self.covered = covered;
    }

    pub fn forget(&mut self) {
        self.said.clear();
    }

    /// What was said last, hints aside.
    pub fn last(&self) -> &str {
        self.news().map_or("", |(_, text)| text)
    }

    /// The number of what was said last, hints aside.
    pub fn newest(&self) -> Option<u32> {
        self.news().map(|(number, _)| *number)
    }

    fn news(&self) -> Option<&(u32, String)> {
        let news = |(number, _): &&(u32, String)| !self.hints.contains(number);
        self.said.iter().rev().find(news)
    }

    /// How many announcements were made since the page began, hints aside.
    pub const fn count(&self) -> u32 {
        self.next - self.hints.len() as u32
    }

    /// Begins with a game: forgets everything. Nothing has been said yet that a cover would have to take away.
    pub fn begin(&mut self) {
        self.forget();
        self.covered = true;
    }

    /// The question that was said last.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Takes in the question that is said now. Returns the one that was said last.
    pub const fn replace_question(&mut self, question: Option<Question>) -> Option<Question> {
        std::mem::replace(&mut self.question, question)
    }

    /// Takes in who has to decide now. Returns who had to when something was said last.
    pub const fn replace_asked_seat(&mut self, seat: Option<Seat>) -> Option<Seat> {
        std::mem::replace(&mut self.asked_seat, seat)
    }
}
