//! A lesson as a question: the game before the decisions it is about, and those decisions.

use super::{Lesson, Manner, Taught};
use crate::session::{Entry, Session};
use crate::table::record::Record;
use crate::table::{LoggedEvent as _, Party, Play, Silent};

/// The game before the decisions that a lesson is about: whoever looks at it may say first what comes of them.
///
/// A record may write outcomes of chance that the dealer would not deal. So whoever wants to see what comes goes on in the
/// game of the whole record, after the [steps](Session::steps) of this one.
#[derive(Clone, Debug)]
pub struct Before<G: Play> {
    /// The game as it stands then, with a player being asked.
    pub session: Session<G>,
    /// The decisions to come, each with what it tells.
    pub to_come: Vec<Entry<G>>,
    /// What each seat scores by them, all its points together.
    pub points: Vec<u32>,
}

impl<G: Play> Before<G> {
    /// Whether anything is scored, were it 0 points.
    pub fn scores(&self) -> bool {
        let mut events = self.to_come.iter().flat_map(|entry| &entry.events);
        events.any(|event| event.points().is_some())
    }
}

impl Lesson {
    /// What is still to be decided at the end of a record, though it may bring points, where somebody is to say what its
    /// decisions bring: nobody can tell whether that counts. None where nothing is, and where no points are asked for.
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

    /// The game of the record which the lesson stands behind, before the decisions it is about, and these.
    ///
    /// # Errors
    /// Why the record cannot be played.
    pub fn before<G: Taught>(&self, record: &Record<G>) -> Result<Before<G>, G::Trouble> {
        let whole = Session::from_record(record)?;
        let decided = whole.entries().iter().take(record.actions.len());
        // A game waits for players and not for chance.
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
