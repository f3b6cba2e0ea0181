//! A game among the people of a chat: the messenger around the page carries each turn to everybody, where a link would.
//!
//! Whoever opens the page is given all turns from the first one on, so nothing has to be kept here. Messengers number
//! messages each for itself; where a turn was played in two ways, what everybody goes on with therefore follows from the
//! turns alone, in whatever order they come: the longer game, and of two as long the one whose link sorts first.

use crate::context::Context;
use crate::context::effects::{ChatTurn, Effect};
use std::cmp::Reverse;
use std::mem;

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::session::Chair;
use engine::table::{Seat, SeatSet};
use view::scene::tween::Millis;

use crate::context::by_link::{LinkStep, game_here, give_turn};
use crate::context::saved::Carrier;
use crate::elements::setting::Confirm;
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;

/// How long a turn that has ended can be taken back before it goes to the chat, in milliseconds.
const HOLD: Millis = 4000.0;

/// A second, in milliseconds.
const SECOND: Millis = 1000.0;

/// How a turn goes to whoever is next in a game whose persons are at devices of their own.
#[derive(Debug, Default)]
pub enum Delivery {
    /// Somebody sends a link.
    #[default]
    Link,
    /// The messenger in which the page runs carries it to everybody in the chat.
    Chat(Chat),
}

/// Whoever is in front of the screen, as the messenger tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// Their name, as others see it; empty where the messenger tells none.
    pub name: String,
    /// What tells them from all others in the chat.
    pub address: String,
}

/// The chat around the page.
#[derive(Debug, Default)]
pub struct Chat {
    pub(crate) member: Member,
    pub(crate) games: Vec<ChatGame>,
    /// Whether the game on the screen has gone on in the chat.
    pub(crate) news: bool,
}

/// A game as the chat knows it.
#[derive(Debug)]
pub(crate) struct ChatGame {
    pub(crate) link: String,
    text: String,
    pub(crate) game: AnySession,
    /// The seat of whoever is here, if they have told it.
    mine: Option<Seat>,
    /// The seat that each of the others last said was theirs, by address.
    others: Vec<(String, Seat)>,
}

impl ChatGame {
    /// Orders the ways in which one game was played: all go on with the greatest.
    fn rank(&self) -> (usize, Reverse<&str>) {
        (self.game.steps(), Reverse(&self.link))
    }

    /// Whether it begins with all that a text says.
    fn covers(&self, text: &str) -> bool {
        let rest = self.text.strip_prefix(text);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('\n') || text.ends_with('\n'))
    }
}

impl Chat {
    /// Takes in what a message says. Returns which game it is of; none when it is no turn of any.
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

    /// Takes in whose seat a message of a game says it comes from; a later one counts.
    pub(crate) fn note_seat(&mut self, index: usize, turn: &ChatTurn) {
        let game = &mut self.games[index];
        let seat = turn.seat.map(Seat);
        let Some(seat) = seat.filter(|seat| seat.0 < game.game.seats()) else {
            return;
        };
        // Nobody knows whose it is.
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

    /// Adds what a link holds to the games: another game, or another state of one of them.
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

impl Context {
    /// Whether turns go to a chat.
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

    /// When the turn on the screen goes to the chat.
    pub(crate) fn turn_leaves_at(&self) -> Option<Millis> {
        self.chat_due.map(|(_, due)| due)
    }

    /// When the next second of waiting for that is over.
    pub(crate) fn chat_tick_at(&self) -> Option<Millis> {
        let left = self.seconds_to_chat()?;
        Some(self.turn_leaves_at()? - f64::from(left.saturating_sub(1)) * SECOND)
    }

    /// In how many seconds the turn on the screen goes to the chat.
    pub(crate) fn seconds_to_chat(&self) -> Option<u32> {
        let clock = self.any_stage()?.clock();
        let left = (self.turn_leaves_at()? - clock).min(HOLD);
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }
}

impl Delivery {
    /// The seats that others have in the game of the chat that is on the screen.
    pub(crate) fn taken_seats(&self, cx: &Context) -> SeatSet {
        let game = game_here(cx).and_then(|here| self.game_in_chat(&here));
        let others = game.into_iter().flat_map(|game| &game.others);
        others.map(|&(_, seat)| seat).collect()
    }

    /// The seat that whoever is here most likely has: the one of their name, or else the one that is asked, or another one that
    /// nobody has taken.
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

    /// Whoever is here, in a chat.
    pub(super) const fn member(&self) -> Option<&Member> {
        match &self {
            Delivery::Link => None,
            Delivery::Chat(chat) => Some(&chat.member),
        }
    }

    /// The seat that whoever is here has taken in a game of the chat.
    pub(crate) fn seat_in_chat(&self, opened: &AnySession) -> Option<Seat> {
        self.game_in_chat(opened)?.mine
    }

    /// What the chat knows of a game.
    fn game_in_chat(&self, game: &AnySession) -> Option<&ChatGame> {
        let Delivery::Chat(chat) = &self else {
            return None;
        };
        let mut games = chat.games.iter();
        games.find(|one| one.game.compared_with(game).is_some())
    }
}

/// Which state of the game waits to be sent, and until when.
pub(crate) fn due(cx: &Context, now: Millis) -> Option<(u64, Millis)> {
    let owes = cx.link_step().is_some_and(LinkStep::owes);
    let stage = cx.any_stage().filter(|_| owes)?;
    // Nobody waits for what was thought over before, or for somebody who leaves.
    let waits = cx.settings().confirm != Confirm::Always && cx.visible;
    if !waits || !stage.can_take_back() {
        return Some((stage.epoch(), now));
    }
    let begun = cx.chat_due.filter(|&(epoch, _)| epoch == stage.epoch());
    Some(begun.unwrap_or((stage.epoch(), now + HOLD)))
}

/// Sends the turn on the screen to everybody in the chat.
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
    let told = match next {
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
    cx.effects.ask(Effect::SendTurn { turn, told });
}

/// Tells the chat whose seat somebody has taken, so that it is offered to nobody else before their turn comes.
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
    let told = String::new();
    cx.effects.ask(Effect::SendTurn { turn, told });
}

/// Somebody sits down in a game of the chat: a seat without a name gets theirs.
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
        cx.effects.ask(Effect::Save);
    }
}
