//! The shortest form of a record that can be read again, and a hash of its outcome.

use super::{FORMAT, Lines, Record, Recorded};
use crate::table::{Croupier, Digest, Party, Silent};

impl<G: Recorded> Record<G> {
    /// The record without lines that reading fills in: outcomes of chance that follow from the
    /// seed, and confirmations. The last line is always written.
    ///
    /// # Errors
    /// Why the actions cannot be played, as for [`Record::replay`].
    pub fn write_brief(&self) -> Result<String, G::Trouble> {
        let mut out = Lines::default();
        self.write_first(&format!("bastide {FORMAT}"), &mut out);
        if !self.is_played() {
            return Ok(out.text());
        }
        out.line("play");
        let mut game = self.start(&mut Silent)?;
        let mut croupier = self.croupier();
        let mut left_out = LeftOut::default();
        self.notes.write_at(0, &mut out);
        for (step, &action) in (1..).zip(&self.actions) {
            let line = game.brief_text(action);
            match left_out_name(&game, &mut croupier, action) {
                Some(name) => left_out.0.push((name, line)),
                None => {
                    left_out.before(&line, &mut out);
                    out.line(&line);
                }
            }
            game.apply(action, &mut Silent)?;
            if !self.notes.at(step).is_empty() {
                // Reading fills lines in only before the next action, which would put them after the note.
                left_out.write(&mut out);
                self.notes.write_at(step, &mut out);
            }
        }
        left_out.write(&mut out);
        Ok(out.text())
    }

    /// The same game from the beginning: setup, seed and seats, without position, decisions, note
    /// about the table or remarks.
    #[must_use]
    pub fn same_deck(&self) -> Self {
        Record {
            players: self.players.clone(),
            randomness: self.randomness,
            ..Record::new(self.setup.clone(), self.seed)
        }
    }

    /// A hash of the state the record leads to: the number of decisions including chance, who is
    /// asked next, and each seat's points. Replaying the record by the same rules gives the same
    /// number.
    ///
    /// # Errors
    /// Why the actions cannot be played, as for [`Record::replay`].
    pub fn outcome(&self) -> Result<u32, G::Trouble> {
        let (game, _) = self.replay(&mut Silent)?;
        let mut digest = Digest::default();
        digest.mix(self.actions.len() as u32);
        digest.mix(match game.asked().map(|asked| asked.party) {
            None => 0,
            Some(Party::Chance) => 1,
            Some(Party::Player(seat)) => 2 + u32::from(seat.0),
        });
        for points in game.scores() {
            digest.mix(points);
        }
        Ok(digest.number() as u32)
    }
}

/// Lines omitted since the last one written, each with its first word.
#[derive(Default)]
struct LeftOut(Vec<(&'static str, String)>);

impl LeftOut {
    /// Called before another line is written: discards them, or writes them if that line could be mistaken for one of them.
    fn before(&mut self, line: &str, out: &mut Lines) {
        let word = line.split(' ').next();
        if self.0.iter().any(|(name, _)| Some(*name) == word) {
            self.write(out);
        }
        self.0.clear();
    }

    fn write(&mut self, out: &mut Lines) {
        for (_, line) in self.0.drain(..) {
            out.line(&line);
        }
    }
}

/// The first word of an action's line if reading fills it in; keeps the croupier in step.
fn left_out_name<G: Recorded>(
    game: &G,
    croupier: &mut Croupier<G>,
    action: G::Action,
) -> Option<&'static str> {
    let asked = game.asked()?;
    let name = G::filled_in(asked.question);
    match asked.party {
        Party::Player(_) => name.filter(|_| action == G::CONFIRM),
        Party::Chance => {
            let mut ahead = croupier.clone();
            if ahead.deal(game) == Some(action) {
                *croupier = ahead;
                return name;
            }
            croupier.skip(game, action);
            None
        }
    }
}
