//! What the page sees to while a game is on the screen: saving, sounds, computers that think, the end of the game.

use super::app::{App, Dialog, Effect};
use super::notice::Notice;
use super::queries::Toast;
use super::settings::Pace;
use super::stage::sound::Sound;
use super::stage::{AnyAction, AnyGame};
use super::tip::{About, Tip};
use engine::table::Seat;
use engine::tiles::TileId;
use view::scene::tween::Millis;

/// How long the table of points does not listen when it has opened by itself.
const DEAF: Millis = 700.0;

/// An answer of a computer player that waits until it may be shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    epoch: u64,
    action: AnyAction,
    asked: Millis,
}

/// What lights up cells of the board while it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lit {
    /// A line of the log, by index.
    Line(usize),
    /// A kind of tile still to come.
    Tile(TileId),
}

/// What the page did for the game on the screen and tells about it; another game begins another one.
#[derive(Debug, Default)]
pub(super) struct Sitting {
    /// The state of the session that was saved last.
    saved: u64,
    /// The state of the session that a computer was asked about last.
    asked: Option<u64>,
    pub(super) answer: Option<Answer>,
    /// Whether the table of points opens as soon as the final scoring was seen.
    pub(super) ending: bool,
    /// Until when the table of points, which opens by itself, does not listen: somebody may still be pressing a button
    /// that was there before.
    deaf: Option<Millis>,
    pub(super) lit: Option<Lit>,
    /// The tip that is shown, and the kind of question it is about.
    pub(super) tip: Option<(Tip, About)>,
    /// An answer that is shown for a while.
    pub(super) toast: Option<Toast>,
    /// Until when the refusal stays that was heard last.
    refused: Option<Millis>,
}

impl Sitting {
    /// That of a game just opened, which is saved already.
    pub(super) fn of(epoch: u64) -> Self {
        Sitting {
            saved: epoch,
            ..Sitting::default()
        }
    }

    /// Whether a state of the session is not the one that was saved last.
    pub(super) const fn is_new(&self, epoch: u64) -> bool {
        self.saved != epoch
    }
}

impl App {
    /// Takes in what a computer player decided; an answer to an old question is dropped.
    pub fn answer(&mut self, epoch: u64, action: Option<impl Into<AnyAction>>, now: Millis) {
        let current = self.played().map(|table| table.epoch());
        if current != Some(epoch) {
            return;
        }
        match action {
            Some(action) => {
                self.sitting.answer = Some(Answer {
                    epoch,
                    action: action.into(),
                    asked: now,
                });
                self.tick(now);
            }
            None => self.notice(Notice::ComputerFailed),
        }
    }

    /// The game as a seat sees it, with the seed of what a computer chooses among equals.
    pub fn seen_by(&self, seat: Seat) -> Option<(u64, AnyGame)> {
        self.shown.seen_by(seat)
    }

    /// Plays the answer of the computer when it is due. Returns whether it was.
    pub(super) fn play_answer(&mut self, now: Millis) -> bool {
        if self.due().is_none_or(|due| due > now) {
            return false;
        }
        let answer = self.sitting.answer.take();
        let current = self.played().map(|table| table.epoch());
        let answer = answer.filter(|answer| Some(answer.epoch) == current);
        let acted = answer.is_none_or(|answer| self.shown.act(answer.action, now));
        if !acted {
            self.notice(Notice::ComputerFailed);
        }
        true
    }

    /// When the answer of the computer may be shown.
    pub(super) fn due(&self) -> Option<Millis> {
        let (answer, table) = (self.sitting.answer?, self.played()?);
        if table.replay().is_some() {
            return None;
        }
        if answer.action.is_unseen() {
            return Some(table.quiet().max(answer.asked));
        }
        let pace = self.settings.pace;
        let due = answer.asked + pace.wait(self.calm());
        Some(match pace {
            Pace::Instant => due,
            Pace::Brisk | Pace::Unhurried => table.quiet().max(due),
        })
    }

    /// Looks after every change: is there something to save, to tell, to ask a computer?
    pub(super) fn settle(&mut self, now: Millis) {
        self.look_up();
        let Some(table) = self.played() else {
            return;
        };
        let sat = table;
        let (epoch, over) = (sat.epoch(), sat.is_over());
        let thinks = sat.computers_turn().filter(|_| !table.waits());
        let (refused, heard) = (table.refused(), table.sounds());
        self.speak_up();
        self.follow_toast();
        self.follow_notices(epoch);
        self.follow_focus();
        self.sound(heard, refused);
        if epoch != self.sitting.saved {
            self.sitting.saved = epoch;
            self.ask(Effect::Save);
            self.sitting.ending = over;
        }
        if let Some((seat, level)) = thinks.filter(|_| self.sitting.asked != Some(epoch)) {
            self.sitting.asked = Some(epoch);
            self.ask(Effect::Think { epoch, seat, level });
        }
        self.follow_tips();
        self.fold_track();
        if self.last_seen().is_some_and(|seen| seen <= now) {
            self.sitting.ending = false;
            if self.dialog.is_none() {
                self.dialog = Some(Dialog::End);
                self.sitting.deaf = Some(now + DEAF);
            }
        }
    }

    /// Whether a press would hit what has just come under the hand by itself.
    pub(super) fn is_deaf(&self, now: Millis) -> bool {
        self.dialog == Some(Dialog::End) && self.sitting.deaf.is_some_and(|until| now < until)
    }

    /// When everything that moves at the end of a game will have been seen.
    pub(super) fn last_seen(&self) -> Option<Millis> {
        let table = self.played().filter(|_| self.sitting.ending)?;
        Some(table.quiet())
    }

    /// Lets what moves at the end of the game be over. Returns whether there was something to leave out.
    pub(super) fn hurry(&mut self, now: Millis) -> bool {
        let ending = self.sitting.ending;
        if let Some(table) = self.shown.any_mut().filter(|_| ending) {
            table.hurry(now);
            self.settle(now);
        }
        ending
    }

    /// Lets what happened be heard; `refused` is until when a refusal stays that is shown.
    fn sound(&mut self, mut heard: Vec<Sound>, refused: Option<Millis>) {
        if refused.is_some() && refused != self.sitting.refused {
            heard.push(Sound::Refusal);
        }
        self.sitting.refused = refused;
        if self.settings.sound && !heard.is_empty() {
            self.ask(Effect::Sound(heard));
        }
    }
}
