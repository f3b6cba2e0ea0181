//! A record as short as it can be read again, and what came of it.

use super::{FORMAT, Lines, Record, Recorded};
use crate::table::{Croupier, Digest, Party, Silent};

impl<G: Recorded> Record<G> {
    /// The record without the lines that reading fills in: outcomes of chance that follow from the seed, confirmations. What it
    /// ends with is written in any case.
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
                // What reading fills in comes later, and the note would stand before it.
                left_out.write(&mut out);
                self.notes.write_at(step, &mut out);
            }
        }
        left_out.write(&mut out);
        Ok(out.text())
    }

    /// The same game from the beginning: setup, seed and seats, without a position, a decision, a note about the
    /// table or what was said about its decisions.
    #[must_use]
    pub fn same_deck(&self) -> Self {
        Record {
            players: self.players.clone(),
            draws: self.draws,
            ..Record::new(self.setup.clone(), self.seed)
        }
    }

    /// A number for what came of the record where it ends: how many decisions there were, chance included, who is asked
    /// next, and the points of each seat. Whoever plays the record again by the same rules gets the same number.
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

/// Lines that reading fills in, since the last one that was written: each with the word that would stand for it.
#[derive(Default)]
struct LeftOut(Vec<(&'static str, String)>);

impl LeftOut {
    /// Forgets them before another line is written, unless that one would be read in place of one of them.
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

/// The first word of the line of an action that reading fills in; the croupier keeps step.
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
