//! Games by link, as far as every feature needs them: what to send, and what to wait for.

use crate::context::Context;
use crate::context::copied::Copied;
use crate::context::saved::Carrier;
use crate::elements::table_note::ByLink;
use crate::messages::PlayerNames;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use engine::table::Seat;
use view::scene::tween::Millis;

/// How long a finished turn can be taken back before it is sent to the chat, in milliseconds.
pub(crate) const HOLD: Millis = 4000.0;

const SECOND: Millis = 1000.0;

/// Tells a player who waits for a link what it will do.
pub(crate) fn link_idle(cx: &Context) -> Option<String> {
    let (stage, player_names) = (cx.any_stage()?, cx.player_names()?);
    let seat = stage.remote_turn()?;
    let chat = cx.is_in_chat();
    let turn = || cx.texts().turn_of(player_names.name(seat));
    Some(match cx.link_step()? {
        LinkStep::ChooseSeat => cx.texts().which_seat().to_string(),
        LinkStep::Send(_) if chat => format!("{}. {}", turn(), cx.texts().turn_goes_out()),
        LinkStep::Await(_) if chat => {
            let told = cx.texts().awaits_turn_of(player_names.name(seat));
            format!("{}. {told}", turn())
        }
        LinkStep::Send(_) => format!("{}. {}", turn(), send_text(cx, &player_names, seat)),
        LinkStep::Await(_) => format!("{}. {}", turn(), await_text(cx, &player_names, seat)),
        LinkStep::SendEnd | LinkStep::Over => return None,
    })
}

/// What the link is for. This is shown before it is made, so that nobody sends a turn they still want to take back.
pub(crate) fn send_text(cx: &Context, player_names: &PlayerNames, seat: Seat) -> String {
    let (texts, name) = (cx.texts(), player_names.name(seat));
    match (sends_files(cx), is_turn_open(cx)) {
        (true, open) => texts.send_file_to(name, open),
        (false, true) => texts.send_turn_to(name),
        (false, false) => texts.send_link_to(name),
    }
}

/// What to do until the answer of a seat arrives.
pub(crate) fn await_text(cx: &Context, player_names: &PlayerNames, seat: Seat) -> String {
    let (texts, name) = (cx.texts(), player_names.name(seat));
    match sends_files(cx) {
        true => texts.awaits_file_of(name),
        false => texts.awaits_link_of(name),
    }
}

/// Whether the turn can still be taken back, because the link that passes it on was not made yet.
pub(crate) fn is_turn_open(cx: &Context) -> bool {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    owes && cx.any_stage().is_some_and(AnyStage::can_undo)
}

/// Seals the turn once a link that passes it on was made: others may have it, so it cannot be taken back.
pub(crate) fn give_turn(cx: &mut Context) {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    let Some(stage) = cx.stage.as_mut().filter(|_| owes) else {
        return;
    };
    let (steps, now) = (stage.steps(), stage.clock());
    stage.seal(now);
    cx.note_link(|by_link| by_link.given = Some(steps));
}

/// The current game, to compare another one with.
pub(crate) fn game_here(cx: &Context) -> Option<AnySession> {
    AnySession::load(&cx.record()?).ok()
}

/// Whether the link that passes on the turn was made at the current epoch.
pub(crate) fn is_turn_offered(cx: &Context) -> bool {
    let epoch = cx.any_stage().map(AnyStage::epoch);
    epoch.is_some() && cx.offered_turn == epoch
}

/// Whether that link was copied.
pub(crate) fn is_turn_copied(cx: &Context) -> bool {
    cx.has_copied(Copied::Link) && is_turn_offered(cx)
}

/// Whether turns are sent as files, because no link leads to this page.
pub(crate) fn sends_files(cx: &Context) -> bool {
    cx.around.is_on_disk() && !cx.is_in_chat()
}

/// The address of the page for others; empty if it is only on this device.
pub(crate) fn shown_address(cx: &Context) -> String {
    cx.around.shown_address().to_string()
}

/// Whether the system has a share sheet.
pub(crate) const fn has_system_way(cx: &Context) -> bool {
    cx.around.shares
}

/// What to do in a game by link while nobody here has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkStep {
    /// The person here has to say which seat is theirs.
    ChooseSeat,
    /// The turn has to be sent to this seat.
    Send(Seat),
    /// This seat has the turn; its link is awaited.
    Await(Seat),
    /// The game is over, but the others do not know yet.
    SendEnd,
    /// The game is over, and the others know.
    Over,
}

impl LinkStep {
    /// Whether the others still lack decisions made here.
    pub(crate) const fn owes(self) -> bool {
        match self {
            LinkStep::Send(_) | LinkStep::SendEnd => true,
            LinkStep::ChooseSeat | LinkStep::Await(_) | LinkStep::Over => false,
        }
    }

    /// Whether there is a link for the others.
    pub(crate) const fn sends(self) -> bool {
        match self {
            LinkStep::ChooseSeat => false,
            LinkStep::Send(_) | LinkStep::Await(_) | LinkStep::SendEnd | LinkStep::Over => true,
        }
    }
}

impl Context {
    /// The next step in a game by link; `None` for other games, and while somebody here plays.
    pub(crate) fn link_step(&self) -> Option<LinkStep> {
        let by_link = self.active.by_link?;
        let stage = self.any_stage().filter(|stage| !stage.is_locked())?;
        let owes = by_link.given.is_none_or(|given| stage.steps() > given);
        let over = stage.is_over() || self.active.settled.is_some();
        match stage.remote_turn().filter(|_| !over) {
            _ if by_link.seat.is_none() => Some(LinkStep::ChooseSeat),
            Some(seat) if owes => Some(LinkStep::Send(seat)),
            Some(seat) => Some(LinkStep::Await(seat)),
            None if !over => None,
            None if owes => Some(LinkStep::SendEnd),
            None => Some(LinkStep::Over),
        }
    }

    /// Whether the others get the end of the game by a link that is still to be sent, or was just made.
    pub(crate) fn sends_end(&self) -> bool {
        self.link_step() == Some(LinkStep::SendEnd) || is_turn_offered(self)
    }

    /// Changes the local state of a game by link.
    pub(crate) fn note_link(&mut self, change: impl FnOnce(&mut ByLink)) {
        if let Some(by_link) = &mut self.active.by_link {
            change(by_link);
            self.keep_table_note();
        }
    }

    pub(crate) const fn is_in_chat(&self) -> bool {
        self.in_chat
    }

    /// What carries turns to other devices.
    pub(crate) const fn carrier(&self) -> Carrier {
        match self.is_in_chat() {
            true => Carrier::Chat,
            false => Carrier::Link,
        }
    }

    /// Whether the game on the screen is played in a chat, which keeps it: whoever leaves the page loses nothing.
    pub fn is_kept_in_chat(&self) -> bool {
        self.is_in_chat() && self.active.by_link.is_some()
    }

    /// When the turn on the screen is sent to the chat.
    fn turn_leaves_at(&self) -> Option<Millis> {
        self.chat_due.map(|(_, due)| due)
    }

    /// When the next second of that countdown is over.
    pub(crate) fn chat_tick_at(&self) -> Option<Millis> {
        let left = self.seconds_to_chat()?;
        Some(self.turn_leaves_at()? - f64::from(left.saturating_sub(1)) * SECOND)
    }

    /// Seconds until the turn on the screen is sent to the chat.
    pub(crate) fn seconds_to_chat(&self) -> Option<u32> {
        let clock = self.any_stage()?.clock();
        let left = (self.turn_leaves_at()? - clock).min(HOLD);
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }
}
