//! A lesson as a question: the game before the decisions it is about, and those decisions.

use super::{Lesson, Manner, Taught};
use crate::session::{Entry, Session};
use crate::table::record::Record;
use crate::table::{LoggedEvent as _, Party, Play, Silent};

/// The game before the decisions that a lesson is about, so that learners can first predict the result.
///
/// A record may contain outcomes of chance that the croupier would not deal. To see what comes, go on in the game of the whole
/// record, after the [steps](Session::steps) of this one.
#[derive(Clone, Debug)]
pub struct Before<G: Play> {
    /// The game at that point, with a player to move.
    pub session: Session<G>,
    /// The decisions to come, with their events.
    pub to_come: Vec<Entry<G>>,
    /// All points that each seat scores by them.
    pub points: Vec<u32>,
}

impl<G: Play> Before<G> {
    /// Whether anything is scored, even 0 points.
    pub fn scores(&self) -> bool {
        let mut events = self.to_come.iter().flat_map(|entry| &entry.events);
        events.any(|event| event.points().is_some())
    }
}

impl Lesson {
    /// The question left open at the end of a record, if it may bring points and the lesson asks what its decisions bring: it is
    /// unclear whether those points count. `None` if there is none, or no points are asked for.
    ///
    /// # Errors
    /// Why the record cannot be played.
    pub fn left_open<G: Taught>(
        &self,
        record: &Record<G>,
    ) -> Result<Option<&'static str>, G::Trouble> {
        let asks = self.manner == Manner::Asking && self.right.is_empty() && !self.is_tried();
        let asks = asks && self.before(record)?.scores();
        let (game, _) = record.replay(&mut Silent)?;
        Ok(game.undecided().filter(|_| asks))
    }

    /// The game of the lesson's record before the decisions it is about, with these decisions.
    ///
    /// # Errors
    /// Why the record cannot be played.
    pub fn before<G: Taught>(&self, record: &Record<G>) -> Result<Before<G>, G::Trouble> {
        let whole = Session::from_record(record)?;
        let decided = whole.entries().iter().take(record.actions.len());
        // A session stops for players, not for Chance.
        let to_come = decided.skip(self.begins(record));
        let to_come = to_come.skip_while(|entry| entry.by == Party::Chance);
        let to_come: Vec<Entry<G>> = to_come.cloned().collect();
        let steps = record.actions.len() - to_come.len();
        let mut begun = record.clone();
        begun.actions.truncate(steps);
        begun.notes.truncate(steps);
        let session = Session::from_record(&begun)?;
        let mut points = vec![0; session.game().seats().into()];
        for event in to_come.iter().flat_map(|entry| &entry.events) {
            let Some(scored) = event.points() else {
                continue;
            };
            if let Some(sum) = points.get_mut(scored.seat.index()) {
                *sum += u32::from(scored.points);
            }
        }
        Ok(Before {
            session,
            to_come,
            points,
        })
    }
}
