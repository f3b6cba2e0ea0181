//! What the page sees to while a game is on the screen: saving, sounds, computers that think, the end of the game.

use crate::elements::setting::Pace;
use crate::shell::announce::queries::Toast;
use crate::shell::board::tip::{About, Tip};
use crate::shell::notices::Notice;
use crate::shell::{Dialog, Effect, Shell};
use crate::stage::sound::Sound;
use crate::stage::{AnyAction, AnyGame};
use engine::table::Seat;
use engine::tiles::TileId;
use view::scene::tween::Millis;

/// How long the table of points does not listen when it has opened by itself.
const DEAF: Millis = 700.0;

/// An answer of a computer player that waits until it may be shown.
#[derive(Clone, Copy, Debug)]
pub(in crate::shell) struct Answer {
    epoch: u64,
    action: AnyAction,
    asked: Millis,
}

/// What lights up cells of the board while it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::shell) enum Lit {
    /// A line of the log, by index.
    Line(usize),
    /// A kind of tile still to come.
    Tile(TileId),
}

/// What the page did for the game on the screen and tells about it; another game begins another one.
#[derive(Debug, Default)]
pub(in crate::shell) struct ActiveGame {
    /// The state of the session that was saved last.
    saved: u64,
    /// The state of the session that a computer was asked about last.
    asked: Option<u64>,
    pub(in crate::shell) answer: Option<Answer>,
    /// Whether the table of points opens as soon as the final scoring was seen.
    pub(in crate::shell) ending: bool,
    /// Until when the table of points, which opens by itself, does not listen: somebody may still be pressing a button
    /// that was there before.
    deaf: Option<Millis>,
    pub(in crate::shell) lit: Option<Lit>,
    /// The tip that is shown, and the kind of question it is about.
    pub(in crate::shell) tip: Option<(Tip, About)>,
    /// An answer that is shown for a while.
    pub(in crate::shell) toast: Option<Toast>,
    /// Until when the refusal stays that was heard last.
    refused: Option<Millis>,
}

impl ActiveGame {
    /// That of a game just opened, which is saved already.
    pub(in crate::shell) fn of(epoch: u64) -> Self {
        ActiveGame {
            saved: epoch,
            ..ActiveGame::default()
        }
    }

    /// Whether a state of the session is not the one that was saved last.
    pub(in crate::shell) const fn is_new(&self, epoch: u64) -> bool {
        self.saved != epoch
    }
}

impl Shell {
    /// Takes in what a computer player decided; an answer to an old question is dropped.
    pub fn answer(&mut self, epoch: u64, action: Option<impl Into<AnyAction>>, now: Millis) {
        let current = self.played().map(|table| table.epoch());
        if current != Some(epoch) {
            return;
        }
        match action {
            Some(action) => {
                self.active.answer = Some(Answer {
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

    /// Plays the answer of the computer when it is due.
    pub(in crate::shell) fn play_answer(&mut self, now: Millis) {
        if answer_due(self).is_none_or(|due| due > now) {
            return;
        }
        let answer = self.active.answer.take();
        let current = self.played().map(|table| table.epoch());
        let answer = answer.filter(|answer| Some(answer.epoch) == current);
        let acted = answer.is_none_or(|answer| self.shown.act(answer.action, now));
        if !acted {
            self.notice(Notice::ComputerFailed);
        }
    }

    /// Looks after every change: is there something to save, to tell, to ask a computer?
    pub(in crate::shell) fn settle(&mut self, now: Millis) {
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
        if epoch != self.active.saved {
            self.active.saved = epoch;
            self.ask(Effect::Save);
            self.active.ending = over;
        }
        if let Some((seat, level)) = thinks.filter(|_| self.active.asked != Some(epoch)) {
            self.active.asked = Some(epoch);
            self.ask(Effect::Think { epoch, seat, level });
        }
        self.follow_tips();
        self.fold_track();
        if last_seen(self).is_some_and(|seen| seen <= now) {
            self.active.ending = false;
            if !self.dialogs.is_open() {
                self.dialogs.show(Dialog::End);
                self.active.deaf = Some(now + DEAF);
            }
        }
    }

    /// Lets what moves at the end of the game be over. Returns whether there was something to leave out.
    pub(in crate::shell) fn hurry(&mut self, now: Millis) -> bool {
        let ending = self.active.ending;
        if let Some(table) = self.shown.any_mut().filter(|_| ending) {
            table.hurry(now);
            self.settle(now);
        }
        ending
    }

    /// Lets what happened be heard; `refused` is until when a refusal stays that is shown.
    fn sound(&mut self, mut heard: Vec<Sound>, refused: Option<Millis>) {
        if refused.is_some() && refused != self.active.refused {
            heard.push(Sound::Refusal);
        }
        self.active.refused = refused;
        if self.settings.sound && !heard.is_empty() {
            self.ask(Effect::Sound(heard));
        }
    }
}

/// When the answer of the computer may be shown.
pub(in crate::shell) fn answer_due(shell: &Shell) -> Option<Millis> {
    let (answer, table) = (shell.active.answer?, shell.played()?);
    if table.replay().is_some() {
        return None;
    }
    if answer.action.is_unseen() {
        return Some(table.quiet().max(answer.asked));
    }
    let pace = shell.settings.pace;
    let due = answer.asked + pace.wait(shell.calm());
    Some(match pace {
        Pace::Instant => due,
        Pace::Brisk | Pace::Unhurried => table.quiet().max(due),
    })
}

/// Whether a press would hit what has just come under the hand by itself.
pub(in crate::shell) fn is_deaf(shell: &Shell, now: Millis) -> bool {
    shell.dialogs.front() == Some(Dialog::End) && shell.active.deaf.is_some_and(|until| now < until)
}

/// When everything that moves at the end of a game will have been seen.
pub(in crate::shell) fn last_seen(shell: &Shell) -> Option<Millis> {
    let table = shell.played().filter(|_| shell.active.ending)?;
    Some(table.quiet())
}
