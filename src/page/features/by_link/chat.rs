//! A game in a chat: the messenger around the page carries each turn to everybody, instead of a link.
//!
//! Whoever opens the page receives all turns from the first, so nothing has to be stored here. Messages may arrive in
//! another order on each device. If a turn was played in two ways, the one to go on with follows from the turns alone: the longer game,
//! and of two equally long the one whose link sorts first.

use crate::context::Context;
use crate::context::by_link::HOLD;
use crate::context::effects::{ChatTurn, Effect};
use std::cmp::Reverse;
use std::mem;

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::session::Chair;
use engine::table::{Seat, SeatSet};
use view::scene::tween::Millis;

use crate::context::by_link::{LinkStep, game_here, give_turn};
use crate::elements::setting::Confirm;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;

/// How turns travel in a game between several devices.
#[derive(Debug, Default)]
pub enum Delivery {
    /// Somebody sends a link.
    #[default]
    Link,
    /// The messenger around the page sends it to everybody in the chat.
    Chat(Chat),
}

/// The person in front of the screen, according to the messenger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// Their display name; empty if the messenger gives none.
    pub name: String,
    /// Their unique id in the chat.
    pub address: String,
}

/// The chat around the page.
#[derive(Debug, Default)]
pub struct Chat {
    pub(crate) member: Member,
    pub(crate) games: Vec<ChatGame>,
    /// Whether there are new turns of the game on the screen.
    pub(crate) news: bool,
}

/// A game as the chat knows it.
#[derive(Debug)]
pub(crate) struct ChatGame {
    pub(crate) link: String,
    text: String,
    pub(crate) game: AnySession,
    /// The seat of the person here, if they have told it.
    mine: Option<Seat>,
    /// The seat that each of the others claimed last, by address.
    others: Vec<(String, Seat)>,
}

impl ChatGame {
    /// Orders versions of a game: everybody goes on with the greatest.
    fn rank(&self) -> (usize, Reverse<&str>) {
        (self.game.steps(), Reverse(&self.link))
    }

    /// Whether its text begins with all of `text`.
    fn covers(&self, text: &str) -> bool {
        let rest = self.text.strip_prefix(text);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('\n') || text.ends_with('\n'))
    }
}

impl Chat {
    /// Adds a message. Returns the index of its game; `None` if it is not a turn of any.
    pub(crate) fn merge(&mut self, turn: &ChatTurn) -> Option<usize> {
        let read = Link::read(&turn.link).ok()?;
        if read.kind != LinkKind::Turn {
            return None;
        }
        let known = self.games.iter().position(|game| game.covers(&read.text));
        let index = match known {
            Some(index) => index,
            None => self.add(&turn.link, &read)?,
        };
        Some(index)
    }

    /// Stores which seat the sender of a message claims; a later claim replaces an earlier one.
    pub(crate) fn note_seat(&mut self, index: usize, turn: &ChatTurn) {
        let game = &mut self.games[index];
        let seat = turn.seat.map(Seat);
        let Some(seat) = seat.filter(|seat| seat.0 < game.game.seats()) else {
            return;
        };
        // The sender is unknown.
        if turn.sender.is_empty() {
            return;
        }
        if turn.sender == self.member.address {
            game.mine = Some(seat);
        } else {
            game.others.retain(|(sender, _)| *sender != turn.sender);
            game.others.push((turn.sender.clone(), seat));
        }
    }

    /// Adds the game of a link: a new game, or another version of a known one.
    fn add(&mut self, link: &str, read: &Link) -> Option<usize> {
        let (game, _) = AnySession::of_link(read).ok()?;
        let same = |kept: &ChatGame| game.compared_with(&kept.game).is_some();
        let index = self.games.iter().position(same);
        let mut came = ChatGame {
            link: link.to_string(),
            text: read.text.clone(),
            game,
            mine: None,
            others: Vec::new(),
        };
        let Some(index) = index else {
            self.games.push(came);
            return Some(self.games.len() - 1);
        };
        let kept = &mut self.games[index];
        if came.rank() > kept.rank() {
            (came.mine, came.others) = (kept.mine, mem::take(&mut kept.others));
            *kept = came;
        }
        Some(index)
    }
}

impl Delivery {
    /// The seats that others have in the chat game on the screen.
    pub(crate) fn taken_seats(&self, cx: &Context) -> SeatSet {
        let game = game_here(cx).and_then(|here| self.game_in_chat(&here));
        let others = game.into_iter().flat_map(|game| &game.others);
        others.map(|&(_, seat)| seat).collect()
    }

    /// The most likely seat of the person here: the one with their name, else the asked one, else another one that nobody has
    /// taken.
    pub(crate) fn likely_seat(&self, cx: &Context, taken: SeatSet) -> Option<Seat> {
        let stage = cx.any_stage()?;
        let named = self.member().and_then(|member| {
            let seating = stage.seating();
            let name = |seat: Seat| seating.chair(seat).map(Chair::name);
            let is_named = |&seat: &Seat| name(seat) == Some(member.name.as_str());
            let named = seating.humans().find(is_named);
            named.filter(|_| !member.name.is_empty())
        });
        let free = |seat: &Seat| !taken.has(*seat);
        let asked = || stage.asked_seat().filter(free);
        let any = || stage.seating().humans().find(free);
        named.or_else(asked).or_else(any)
    }

    /// The person here, in a chat.
    pub(super) const fn member(&self) -> Option<&Member> {
        match &self {
            Delivery::Link => None,
            Delivery::Chat(chat) => Some(&chat.member),
        }
    }

    /// The seat of the person here in a game of the chat.
    pub(crate) fn seat_in_chat(&self, opened: &AnySession) -> Option<Seat> {
        self.game_in_chat(opened)?.mine
    }

    /// The chat's version of a game.
    fn game_in_chat(&self, game: &AnySession) -> Option<&ChatGame> {
        let Delivery::Chat(chat) = &self else {
            return None;
        };
        let mut games = chat.games.iter();
        games.find(|one| one.game.compared_with(game).is_some())
    }
}

/// The state of the game that waits to be sent, and until when.
pub(crate) fn due(cx: &Context, now: Millis) -> Option<(u64, Millis)> {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    let stage = cx.any_stage().filter(|_| owes)?;
    // No delay if the turn was confirmed anyway, or the person is leaving.
    let waits = cx.settings().confirm != Confirm::Always && cx.visible;
    if !waits || !stage.can_undo() {
        return Some((stage.epoch(), now));
    }
    let begun = cx.chat_due.filter(|&(epoch, _)| epoch == stage.epoch());
    Some(begun.unwrap_or((stage.epoch(), now + HOLD)))
}

pub(crate) fn send_turn(delivery: &mut Delivery, cx: &mut Context) {
    let seat = cx.active.by_link.and_then(|by_link| by_link.seat);
    let owes = match cx.link_step() {
        Some(LinkStep::Send(next)) => Some(Some(next)),
        Some(LinkStep::SendEnd) => Some(None),
        _ => None,
    };
    let (Some(next), Some(player_names)) = (owes, cx.player_names()) else {
        return;
    };
    let texts = cx.texts();
    let summary = match next {
        Some(next) => texts.turn_of(player_names.name(next)),
        None => texts.game_over().to_string(),
    };
    let stage = cx.any_stage();
    let Some(link) = stage.and_then(|stage| stage.link(LinkKind::Turn)) else {
        return;
    };
    give_turn(cx);
    let Delivery::Chat(chat) = delivery else {
        return;
    };
    let turn = ChatTurn {
        link: format!("{FRAGMENT}{}", link.write()),
        seat: seat.map(|seat| seat.0),
        sender: chat.member.address.clone(),
    };
    cx.chat_due = None;
    chat.merge(&turn);
    cx.effects.push(Effect::SendTurn { turn, summary });
}

/// Tells the chat which seat somebody has taken, so that nobody else is offered it before their turn.
pub(crate) fn tell_seat(delivery: &mut Delivery, cx: &mut Context, seat: Seat) {
    let game = game_here(cx).and_then(|here| delivery.game_in_chat(&here));
    let (Some(game), Some(member)) = (game, delivery.member()) else {
        return;
    };
    let turn = ChatTurn {
        link: game.link.clone(),
        seat: Some(seat.0),
        sender: member.address.clone(),
    };
    let summary = String::new();
    cx.effects.push(Effect::SendTurn { turn, summary });
}

/// Names a seat without a name after the person who takes it in a game of the chat.
pub(crate) fn name_seat(delivery: &mut Delivery, cx: &mut Context, seat: Seat) {
    let name = delivery.member().map(|member| member.name.clone());
    let Some(name) = name.filter(|name| !name.is_empty()) else {
        return;
    };
    let unnamed = |stage: &&mut AnyStage| {
        let chair = stage.seating().chair(seat);
        chair.is_some_and(|chair| chair.name().is_empty())
    };
    if let Some(stage) = cx.stage.as_mut().filter(unnamed) {
        stage.set_name(seat, &name);
        cx.effects.push(Effect::Save);
    }
}
