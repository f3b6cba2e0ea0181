//! A game by link as every feature knows it: what is to be sent, and what is awaited.

use crate::context::Context;
use crate::context::copied::Copied;
use crate::context::copying::say_copied;
use crate::context::widgets::labelled_intent;
use crate::elements::icons::Icon;
use crate::elements::intent::Intent;
use crate::elements::intent::ShareIntent;
use crate::elements::intent::TurnWay;
use crate::elements::tree::Node;
use crate::elements::tree::div;
use crate::messages::PlayerNames;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use engine::table::Seat;
/// What a link that comes back does, said to whoever waits for it.
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
        LinkStep::Send(_) => format!("{}. {}", turn(), send_told(cx, &player_names, seat)),
        LinkStep::Await(_) => format!("{}. {}", turn(), await_told(cx, &player_names, seat)),
        LinkStep::SendEnd | LinkStep::Over => return None,
    })
}

/// What the link is for: said before it is made, so that nobody gives a turn away that could be taken back.
pub(crate) fn send_told(cx: &Context, player_names: &PlayerNames, seat: Seat) -> String {
    let (texts, name) = (cx.texts(), player_names.name(seat));
    match (sends_files(cx), is_turn_open(cx)) {
        (true, open) => texts.send_file_to(name, open),
        (false, true) => texts.send_turn_to(name),
        (false, false) => texts.send_link_to(name),
    }
}

/// What there is to do until the answer of a seat comes.
pub(crate) fn await_told(cx: &Context, player_names: &PlayerNames, seat: Seat) -> String {
    let (texts, name) = (cx.texts(), player_names.name(seat));
    match sends_files(cx) {
        true => texts.awaits_file_of(name),
        false => texts.awaits_link_of(name),
    }
}

/// Whether the turn can be taken back until the link is made that brings it to others.
pub(crate) fn is_turn_open(cx: &Context) -> bool {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    owes && cx.any_stage().is_some_and(AnyStage::can_take_back)
}

/// A link that brings the turn to others is made: from now on they may have it, and nothing of it is taken back.
pub(crate) fn give_turn(cx: &mut Context) {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    let Some(stage) = cx.stage.as_mut().filter(|_| owes) else {
        return;
    };
    let (steps, now) = (stage.steps(), stage.clock());
    stage.seal(now);
    cx.note_link(|by_link| by_link.given = Some(steps));
}

/// The game on the screen, to compare another one with.
pub(crate) fn game_here(cx: &Context) -> Option<AnySession> {
    AnySession::load(&cx.record()?).ok()
}

/// Whether the link that brings the turn of this state of the game was made here.
pub(crate) fn is_turn_offered(cx: &Context) -> bool {
    let epoch = cx.any_stage().map(AnyStage::epoch);
    epoch.is_some() && cx.offered_turn == epoch
}

/// Whether it was copied.
pub(crate) fn is_turn_copied(cx: &Context) -> bool {
    cx.has_copied(Copied::Link) && is_turn_offered(cx)
}

/// Whether turns go to others as a file, because no link leads to this page.
pub(crate) fn sends_files(cx: &Context) -> bool {
    cx.around.is_on_disk() && !cx.is_in_chat()
}

/// The address of the page for others; empty where it lies on this device alone.
pub(crate) fn shown_address(cx: &Context) -> String {
    cx.around.shown_address().to_string()
}

/// Whether the system has a way of its own to share.
pub(crate) const fn has_system_way(cx: &Context) -> bool {
    cx.around.shares
}

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

/// The ways to send the link, side by side; the first of them has a class.
pub(crate) fn ways(cx: &Context, class: &str) -> Node {
    div("answers").children(way_buttons(cx, class))
}

/// A button for each way to send the link.
pub(crate) fn way_buttons(cx: &Context, class: &str) -> Vec<Node> {
    let texts = cx.texts();
    let button = |class: &str, icon: Icon, label: &str, way: TurnWay| {
        labelled_intent(class, Intent::Share(ShareIntent::Turn(way)), icon, label)
    };
    // Where the system shares, that is the shortest way into a chat.
    let system = has_system_way(cx);
    let share = || {
        let label = texts.share_by_system();
        button(class, Icon::Share, label, TurnWay::System)
    };
    let files = sends_files(cx);
    let (first, label) = match files {
        true => ("", texts.copy_game()),
        false if system => ("", texts.copy_link()),
        false => (class, texts.copy_link()),
    };
    let copy = button(first, Icon::Copy, label, TurnWay::Copy);
    let copy = match is_turn_copied(cx) {
        true => say_copied(cx, copy),
        false => copy,
    };
    if files {
        let file = button(class, Icon::Export, texts.save_file(), TurnWay::File);
        return vec![file, copy];
    }
    let more = button("", Icon::Mail, texts.other_ways(), TurnWay::Show);
    system.then(share).into_iter().chain([copy, more]).collect()
}
