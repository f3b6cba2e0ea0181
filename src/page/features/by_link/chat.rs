//! A game among the people of a chat: the messenger around the page carries each turn to everybody, where a link would.
//!
//! Whoever opens the page is given all turns from the first one on, so nothing has to be kept here. Messengers number
//! messages each for itself; where a turn was played in two ways, what everybody goes on with therefore follows from the
//! turns alone, in whatever order they come: the longer game, and of two as long the one whose link sorts first.

use crate::context::effects::ChatTurn;
use std::cmp::Reverse;
use std::mem;

use engine::link::{FRAGMENT, Link, LinkKind};
use engine::session::{Chair, Copies};
use engine::table::{Seat, SeatSet};
use view::scene::tween::Millis;

use crate::app::Shell;
use crate::context::effects::Effect;
use crate::context::notices::Notice;
use crate::elements::mode::Venue;
use crate::elements::setting::Confirm;
use crate::elements::table_note::ByLink;
use crate::features::by_link::incoming::{
    Found, KeptGame, bring, game_here, game_of_link, go_on_with,
};
use crate::features::by_link::{LinkStep, give_turn};
use crate::features::saves::saved::Carrier;
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
    member: Member,
    games: Vec<ChatGame>,
    /// The state of the game on the screen that waits to be sent, and until when.
    due: Option<(u64, Millis)>,
    /// Whether the game on the screen has gone on in the chat.
    news: bool,
}

/// A game as the chat knows it.
#[derive(Debug)]
struct ChatGame {
    link: String,
    text: String,
    game: AnySession,
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
    fn merge(&mut self, turn: &ChatTurn) -> Option<usize> {
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
    fn note_seat(&mut self, index: usize, turn: &ChatTurn) {
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

impl Shell {
    /// The page runs in a messenger: turns go to the chat, and whoever plays does so in it.
    pub fn join_chat(&mut self, member: Member) {
        self.form.choose_venue(Venue::ByLink);
        self.form.seating.set_name(Seat(0), &member.name);
        self.sharing.leave_address();
        self.delivery = Delivery::Chat(Chat {
            member,
            ..Chat::default()
        });
    }

    /// Takes in messages of the chat in their order, with all games that are saved here.
    pub fn take_chat(&mut self, turns: &[ChatTurn], kept: &[KeptGame], now: Millis) {
        let here = game_here(self);
        let Delivery::Chat(chat) = &mut self.delivery else {
            return;
        };
        // The last one first: it holds what most of the others say.
        let merged = turns.iter().rev();
        let merged: Vec<_> = merged
            .filter_map(|turn| Some((chat.merge(turn)?, turn)))
            .collect();
        for &(index, turn) in merged.iter().rev() {
            chat.note_seat(index, turn);
        }
        let last = merged.first().map(|&(index, _)| index);
        let is_here = |game: &ChatGame| {
            let here = here.as_ref();
            here.is_some_and(|here| game.game.compared_with(here).is_some())
        };
        chat.news |= chat.games.iter().any(is_here);
        if let Some(index) = last.filter(|&index| !is_here(&chat.games[index])) {
            offer(self, index, kept, now);
        }
        self.follow_up(now);
    }

    /// Whether turns go to a chat.
    pub(crate) const fn is_in_chat(&self) -> bool {
        matches!(self.delivery, Delivery::Chat(_))
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
    pub(crate) fn chat_due(&self) -> Option<Millis> {
        let Delivery::Chat(chat) = &self.delivery else {
            return None;
        };
        chat.due.map(|(_, due)| due)
    }

    /// When the next second of waiting for that is over.
    pub(crate) fn chat_tick_at(&self) -> Option<Millis> {
        let left = self.seconds_to_chat()?;
        Some(self.chat_due()? - f64::from(left.saturating_sub(1)) * SECOND)
    }

    /// In how many seconds the turn on the screen goes to the chat.
    pub(crate) fn seconds_to_chat(&self) -> Option<u32> {
        let clock = self.any_stage()?.clock();
        let left = (self.chat_due()? - clock).min(HOLD);
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }

    /// The seats that others have in the game of the chat that is on the screen.
    pub(crate) fn taken_seats(&self) -> SeatSet {
        let game = game_here(self).and_then(|here| self.game_in_chat(&here));
        let others = game.into_iter().flat_map(|game| &game.others);
        others.map(|&(_, seat)| seat).collect()
    }

    /// The seat that whoever is here most likely has: the one of their name, or else the one that is asked, or another one that
    /// nobody has taken.
    pub(crate) fn likely_seat(&self, taken: SeatSet) -> Option<Seat> {
        let stage = self.any_stage()?;
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
        match &self.delivery {
            Delivery::Link => None,
            Delivery::Chat(chat) => Some(&chat.member),
        }
    }

    /// The seat that whoever is here has taken in a game of the chat.
    pub(super) fn seat_in_chat(&self, opened: &AnySession) -> Option<Seat> {
        self.game_in_chat(opened)?.mine
    }

    /// What the chat knows of a game.
    fn game_in_chat(&self, game: &AnySession) -> Option<&ChatGame> {
        let Delivery::Chat(chat) = &self.delivery else {
            return None;
        };
        let mut games = chat.games.iter();
        games.find(|one| one.game.compared_with(game).is_some())
    }
}

/// A game goes on in the chat that is not on the screen: it comes there if nothing else is, or is offered.
fn offer(shell: &mut Shell, index: usize, kept: &[KeptGame], now: Millis) {
    let Delivery::Chat(chat) = &shell.delivery else {
        return;
    };
    let game = &chat.games[index];
    let (link, given) = (game.link.clone(), Some(game.game.steps()));
    let Some(opened) = game_of_link(&link) else {
        return;
    };
    let found = Found::among(kept, &opened);
    let ahead = |found: &Found| matches!(found.copies, Copies::Ahead | Copies::Diverged);
    if shell.any_stage().is_some() {
        if found.as_ref().is_none_or(ahead) {
            shell.add_notice(Notice::ChatGame(link));
        }
        return;
    }
    match found {
        Some(found) => {
            let seen = opened.common_steps(&found.game);
            let seat = found.by_link.seat;
            shell.effects.ask(Effect::SelectSave(found.id.clone()));
            match ahead(&found) {
                true => go_on_with(shell, opened, ByLink { seat, given }, seen, now),
                false => bring(shell, found.game, now),
            }
        }
        None => {
            let seat = shell.seat_in_chat(&opened);
            let seen = seat.map_or(0, |seat| opened.steps_of(seat));
            shell.effects.ask(Effect::NewSave);
            go_on_with(shell, opened, ByLink { seat, given }, seen, now);
        }
    }
}

/// Keeps the game on the screen and the chat together: what has happened there is shown as soon as nobody is looking at
/// something else, and a turn that has ended here goes out.
pub(crate) fn follow_chat(shell: &mut Shell, now: Millis) {
    hear(shell, now);
    let due = shell.is_in_chat().then(|| due(shell, now)).flatten();
    if let Delivery::Chat(chat) = &mut shell.delivery {
        chat.due = due;
    }
    if due.is_some_and(|(_, due)| due <= now) {
        send_turn(shell);
    }
}

/// Takes in what the chat has of the game on the screen.
fn hear(shell: &mut Shell, now: Millis) {
    let looks_elsewhere = shell.dialogs.is_open() || shell.carries();
    let rests = |stage: &dyn AnyStage| stage.replay().is_none() && !stage.is_locked();
    if looks_elsewhere || !shell.any_stage().is_some_and(rests) {
        return;
    }
    let news = match &mut shell.delivery {
        Delivery::Chat(chat) => std::mem::take(&mut chat.news),
        Delivery::Link => false,
    };
    let Some(by_link) = shell.active.by_link.filter(|_| news) else {
        return;
    };
    let (Delivery::Chat(chat), Some(here)) = (&shell.delivery, game_here(shell)) else {
        return;
    };
    let compared = |game: &ChatGame| Some((game.game.compared_with(&here)?, game.link.clone()));
    let Some((copies, link)) = chat.games.iter().find_map(compared) else {
        return;
    };
    let Some(opened) = game_of_link(&link) else {
        return;
    };
    let given = Some(opened.steps());
    let seen = opened.common_steps(&here);
    match copies {
        Copies::Equal | Copies::Behind => {
            if by_link.given < given {
                shell.note_link(|by_link| by_link.given = given);
            }
        }
        Copies::Ahead => go_on_with(shell, opened, ByLink { given, ..by_link }, seen, now),
        Copies::Diverged => {
            go_on_with(shell, opened, ByLink { given, ..by_link }, seen, now);
            shell.add_notice(Notice::ChatDecided);
        }
    }
}

/// Which state of the game waits to be sent, and until when.
fn due(shell: &Shell, now: Millis) -> Option<(u64, Millis)> {
    let owes = shell.link_step().is_some_and(LinkStep::owes);
    let stage = shell.any_stage().filter(|_| owes)?;
    // Nobody waits for what was thought over before, or for somebody who leaves.
    let waits = shell.settings().confirm != Confirm::Always && shell.visible;
    if !waits || !stage.can_take_back() {
        return Some((stage.epoch(), now));
    }
    let Delivery::Chat(chat) = &shell.delivery else {
        return None;
    };
    let begun = chat.due.filter(|&(epoch, _)| epoch == stage.epoch());
    Some(begun.unwrap_or((stage.epoch(), now + HOLD)))
}

/// Sends the turn on the screen to everybody in the chat.
pub(super) fn send_turn(shell: &mut Shell) {
    let seat = shell.active.by_link.and_then(|by_link| by_link.seat);
    let owes = match shell.link_step() {
        Some(LinkStep::Send(next)) => Some(Some(next)),
        Some(LinkStep::SendEnd) => Some(None),
        _ => None,
    };
    let (Some(next), Some(company)) = (owes, shell.company()) else {
        return;
    };
    let texts = shell.texts();
    let told = match next {
        Some(next) => texts.turn_of(company.name(next)),
        None => texts.game_over().to_string(),
    };
    let stage = shell.any_stage();
    let Some(link) = stage.and_then(|stage| stage.link(LinkKind::Turn)) else {
        return;
    };
    give_turn(shell);
    let Delivery::Chat(chat) = &mut shell.delivery else {
        return;
    };
    let turn = ChatTurn {
        link: format!("{FRAGMENT}{}", link.write()),
        seat: seat.map(|seat| seat.0),
        sender: chat.member.address.clone(),
    };
    chat.due = None;
    chat.merge(&turn);
    shell.effects.ask(Effect::SendTurn { turn, told });
}

/// Tells the chat whose seat somebody has taken, so that it is offered to nobody else before their turn comes.
pub(super) fn tell_seat(shell: &mut Shell, seat: Seat) {
    let game = game_here(shell).and_then(|here| shell.game_in_chat(&here));
    let (Some(game), Some(member)) = (game, shell.member()) else {
        return;
    };
    let turn = ChatTurn {
        link: game.link.clone(),
        seat: Some(seat.0),
        sender: member.address.clone(),
    };
    let told = String::new();
    shell.effects.ask(Effect::SendTurn { turn, told });
}

/// Somebody sits down in a game of the chat: a seat without a name gets theirs.
pub(super) fn name_seat(shell: &mut Shell, seat: Seat) {
    let name = shell.member().map(|member| member.name.clone());
    let Some(name) = name.filter(|name| !name.is_empty()) else {
        return;
    };
    let unnamed = |stage: &&mut dyn AnyStage| {
        let chair = stage.seating().chair(seat);
        chair.is_some_and(|chair| chair.name().is_empty())
    };
    if let Some(stage) = shell.stage.any_mut().filter(unnamed) {
        stage.set_name(seat, &name);
        shell.effects.ask(Effect::Save);
    }
}
