//! A game by link: its persons are at devices of their own. Each takes a turn and sends a link, and whoever opens it goes on.
//!
//! The game itself is the same everywhere. What is of this device alone, whose seat is here and what others have already,
//! is kept in the note about the table and never leaves with a link.

pub mod chat;
pub mod dock;
pub mod incoming;

use crate::app::Shell;
use crate::app::active_game::watch_ending;
use crate::context::dialogs::Dialog;
use crate::context::effects::Effect;
use crate::elements::intent::TurnWay;
use crate::elements::table_note::ByLink;
use crate::features::by_link::chat::{name_seat, send_turn, tell_seat};
use crate::features::by_link::incoming::keep_note;
use crate::features::share::{copy_link, is_turn_offered, offer_turn, share_by_system};
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use crate::stage::replay::Replay;
use engine::table::Seat;
use view::scene::tween::Millis;

/// What there is to do in a game by link while nobody here is asked anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkStep {
    /// Whoever is here says which seat is theirs.
    ChooseSeat,
    /// The turn goes to this seat by a link.
    Send(Seat),
    /// This seat has the turn; its link is to come.
    Await(Seat),
    /// The game is over, and the others do not know that yet.
    SendEnd,
    /// The game is over, and the others know.
    Over,
}

impl LinkStep {
    /// Whether the others do not have yet what was decided here.
    pub(crate) const fn owes(self) -> bool {
        match self {
            LinkStep::Send(_) | LinkStep::SendEnd => true,
            LinkStep::ChooseSeat | LinkStep::Await(_) | LinkStep::Over => false,
        }
    }

    /// Whether there is a link for others.
    pub(crate) const fn sends(self) -> bool {
        match self {
            LinkStep::ChooseSeat => false,
            LinkStep::Send(_) | LinkStep::Await(_) | LinkStep::SendEnd | LinkStep::Over => true,
        }
    }
}

impl Shell {
    /// What there is to do in a game by link; none in another game, and none while somebody here plays.
    pub(crate) fn link_step(&self) -> Option<LinkStep> {
        let by_link = self.active.by_link?;
        let stage = self.any_stage().filter(|stage| !stage.is_locked())?;
        let owes = by_link.given.is_none_or(|given| stage.steps() > given);
        match stage.remote_turn() {
            _ if by_link.seat.is_none() => Some(LinkStep::ChooseSeat),
            Some(seat) if owes => Some(LinkStep::Send(seat)),
            Some(seat) => Some(LinkStep::Await(seat)),
            None if !stage.is_over() => None,
            None if owes => Some(LinkStep::SendEnd),
            None => Some(LinkStep::Over),
        }
    }

    /// Whether the others learn of the end by a link that is still to be sent, or was just made.
    pub(crate) fn sends_end(&self) -> bool {
        self.link_step() == Some(LinkStep::SendEnd) || is_turn_offered(self)
    }

    /// The game on the screen as text for somebody else: of a game by link without whose seat is here.
    pub fn record_to_send(&self) -> Option<String> {
        let text = self.record()?;
        let Some(by_link) = self.active.by_link else {
            return Some(text);
        };
        let mut game = AnySession::load(&text).ok()?;
        let seat = None;
        keep_note(&mut game, ByLink { seat, ..by_link });
        Some(game.save())
    }

    /// Changes what this device keeps of a game by link.
    fn note_link(&mut self, change: impl FnOnce(&mut ByLink)) {
        if let Some(by_link) = &mut self.active.by_link {
            change(by_link);
            self.keep_table_note();
        }
    }
}

/// Whether the turn can be taken back until the link is made that brings it to others.
pub(crate) fn is_turn_open(shell: &Shell) -> bool {
    let owes = shell.link_step().is_some_and(LinkStep::owes);
    owes && shell.any_stage().is_some_and(AnyStage::can_take_back)
}

/// A link that brings the turn to others is made: from now on they may have it, and nothing of it is taken back.
pub(crate) fn give_turn(shell: &mut Shell) {
    let owes = shell.link_step().is_some_and(LinkStep::owes);
    let Some(stage) = shell.stage.any_mut().filter(|_| owes) else {
        return;
    };
    let (steps, now) = (stage.steps(), stage.clock());
    stage.seal(now);
    shell.note_link(|by_link| by_link.given = Some(steps));
}

/// Gives the turn to whoever is next.
pub(crate) fn hand_on(shell: &mut Shell, way: TurnWay) {
    if !shell.link_step().is_some_and(LinkStep::sends) {
        return;
    }
    if way == TurnWay::Chat {
        return send_turn(shell);
    }
    offer_turn(shell);
    match way {
        TurnWay::Chat => {}
        TurnWay::Copy => copy_link(shell),
        TurnWay::System => share_by_system(shell),
        TurnWay::File => shell.effects.ask(Effect::SaveAsOneFile),
        TurnWay::Show if shell.dialogs.front() == Some(Dialog::Share) => {}
        TurnWay::Show => shell.dialogs.open(Dialog::Share),
    }
}

/// Somebody in front of the screen has this seat. What happened since it was asked last is shown.
pub(crate) fn sit_here(shell: &mut Shell, seat: Seat, now: Millis) {
    let Some(by_link) = shell.active.by_link else {
        return;
    };
    let stage = shell.stage.any_mut();
    let Some(stage) = stage.filter(|stage| seat.0 < stage.seats() && !stage.is_locked()) else {
        return;
    };
    stage.sit_here(seat, now);
    let since = stage.steps_of(seat);
    name_seat(shell, seat);
    shell.note_link(|by_link| by_link.seat = Some(seat));
    tell_seat(shell, seat);
    shell.dialogs.leave();
    if by_link.seat.is_none() {
        catch_up(shell, since, now);
    } else {
        shell.tell(shell.texts().seat_taken().to_string(), now);
    }
}

/// How long a turn that came by a link is looked at, in milliseconds: besides as long as a computer waits before its tile
/// and its figure.
const LOOK: Millis = 600.0;

/// Shows what happened after so many decisions, turn by turn; whoever does not want to see it goes on at once.
fn catch_up(shell: &mut Shell, steps: usize, now: Millis) {
    let look = LOOK + 2.0 * shell.settings().pace.wait(shell.settings.calm());
    let Some(stage) = shell.stage.any_mut() else {
        return;
    };
    stage.catch_up(steps, look, now);
    if stage.replay().is_none() {
        return;
    }
    shell.dialogs.leave();
    shell.active.catching_up = true;
    shell.announcer.say(shell.texts().catching_up().to_string());
}

/// When everything was shown that came by a link: of a game that is over its final scoring follows.
pub(crate) fn end_catching_up(shell: &mut Shell, now: Millis) {
    let replay = shell.any_stage().and_then(AnyStage::replay);
    let goes_on = replay.is_some_and(Replay::catches_up);
    if !shell.active.catching_up || goes_on {
        return;
    }
    shell.active.catching_up = false;
    if !shell.any_stage().is_some_and(|stage| stage.is_over()) {
        return;
    }
    match shell.stage.tiles().is_some_and(|stage| stage.can_walk()) {
        true => watch_ending(shell, now),
        false => shell.dialogs.show(Dialog::End),
    }
}
