//! Games by link and in a chat: how they arrive and leave.

use crate::app::App;
use crate::context::Context;
use crate::context::by_link::LinkStep;
use crate::context::by_link::game_here;
use crate::context::dialogs::Dialog;
use crate::context::effects::{ChatTurn, Effect, Replacing};
use crate::context::notices::Notice;
use crate::elements::intent::TurnWay;
use crate::elements::mode::Venue;
use crate::elements::table_note::{ByLink, TableNote};
use crate::features::by_link::catch_up;
use crate::features::by_link::chat::Chat;
use crate::features::by_link::chat::ChatGame;
use crate::features::by_link::chat::Member;
use crate::features::by_link::chat::due;
use crate::features::by_link::chat::{Delivery, send_turn};
use crate::features::by_link::incoming::{Found, KeptGame, game_of_link, keep_note};
use crate::features::saves::import_export::refuse_import;
use crate::features::share::{copy_link, offer_turn, share_by_system};
use crate::stage::AnyStage;
use crate::stage::any_session::AnySession;
use engine::link::Link;
use engine::session::{Agreement, Copies};
use engine::table::Seat;
use view::scene::tween::Millis;

impl App {
    /// Sets up a page in a messenger: turns go to the chat, between its members.
    pub fn join_chat(&mut self, member: Member) {
        self.form.choose_venue(Venue::ByLink);
        self.form.seating.set_name(Seat(0), &member.name);
        self.cx.around.address.clear();
        self.cx.in_chat = true;
        self.delivery = Delivery::Chat(Chat {
            member,
            ..Chat::default()
        });
    }

    /// Merges messages of the chat, in their order, given all games saved here.
    pub fn take_chat(&mut self, turns: &[ChatTurn], kept: &[KeptGame], now: Millis) {
        let here = game_here(&self.cx);
        let Delivery::Chat(chat) = &mut self.delivery else {
            return;
        };
        // Newest first, because it contains most of the others.
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
}

/// Opens a chat game that is not the current one if no game is open, or else offers it.
pub(crate) fn offer(app: &mut App, index: usize, kept: &[KeptGame], now: Millis) {
    let Delivery::Chat(chat) = &app.delivery else {
        return;
    };
    let game = &chat.games[index];
    let (link, given) = (game.link.clone(), Some(game.game.steps()));
    let Some(opened) = game_of_link(&link) else {
        return;
    };
    let found = Found::among(kept, &opened);
    let ahead = |found: &Found| matches!(found.copies, Copies::Ahead | Copies::Diverged);
    if app.cx.any_stage().is_some() {
        if found.as_ref().is_none_or(ahead) {
            app.cx.add_notice(Notice::ChatGame(link));
        }
        return;
    }
    match found {
        Some(found) => {
            let seat = found.by_link.seat;
            app.cx.effects.push(Effect::SelectSave(found.id.clone()));
            let before = Some(&found.game);
            match ahead(&found) {
                true => go_on_with(app, opened, ByLink { seat, given }, before, now),
                false => bring(app, found.game, now),
            }
        }
        None => {
            let seat = app.delivery.seat_in_chat(&opened);
            app.cx.effects.push(Effect::NewSave);
            go_on_with(app, opened, ByLink { seat, given }, None, now);
        }
    }
}

/// Synchronizes the current game with the chat: shows what happened there unless the player is busy, and sends a turn that has
/// ended here.
pub(crate) fn follow_chat(app: &mut App, now: Millis) {
    hear(app, now);
    let due = app.cx.is_in_chat().then(|| due(&app.cx, now)).flatten();
    app.cx.chat_due = due;
    if due.is_some_and(|(_, due)| due <= now) {
        send_turn(&mut app.delivery, &mut app.cx);
    }
}

/// Shows what the chat has of the current game.
pub(crate) fn hear(app: &mut App, now: Millis) {
    let looks_elsewhere = app.cx.dialogs.is_open() || app.carries();
    let rests = |stage: &AnyStage| stage.replay().is_none() && !stage.is_locked();
    if looks_elsewhere || !app.cx.any_stage().is_some_and(rests) {
        return;
    }
    let news = match &mut app.delivery {
        Delivery::Chat(chat) => std::mem::take(&mut chat.news),
        Delivery::Link => false,
    };
    let Some(by_link) = app.cx.active.by_link.filter(|_| news) else {
        return;
    };
    let (Delivery::Chat(chat), Some(here)) = (&app.delivery, game_here(&app.cx)) else {
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
    let new = ByLink { given, ..by_link };
    match copies {
        Copies::Equal | Copies::Behind => {
            if by_link.given < given {
                app.cx.note_link(|by_link| by_link.given = given);
            }
        }
        Copies::Ahead => go_on_with(app, opened, new, Some(&here), now),
        Copies::Diverged => {
            go_on_with(app, opened, new, Some(&here), now);
            app.cx.add_notice(Notice::ChatDecided);
        }
    }
}

impl App {
    /// Receives a link that brings a turn, given all games saved here: continues the game it belongs to.
    pub fn take_turn(&mut self, link: &str, replacing: Replacing, kept: &[KeptGame], now: Millis) {
        self.cx.notices.forget_import();
        let read = match Link::read(link) {
            Ok(read) => read,
            Err(error) => return self.cx.add_notice(Notice::BadLink(error)),
        };
        let (opened, agreement) = match AnySession::of_link(&read) {
            Ok(opened) => opened,
            Err(error) => return refuse_import(&mut self.cx, error),
        };
        let found = Found::among(kept, &opened);
        let plays = self.cx.goes_on();
        let here = found.as_ref().is_some_and(|found| found.current);
        if plays && !here && replacing == Replacing::Asks {
            return self.cx.add_notice(Notice::LinkOffered(link.to_string()));
        }
        self.cx.save_list.paste("");
        match found {
            None => begin_here(self, opened, now),
            Some(found) => meet(self, opened, found, link, now),
        }
        if agreement == Agreement::Other {
            self.cx.add_notice(Notice::OtherOutcome);
        }
        self.follow_up(now);
    }
}

/// Opens a game that is new on this device, and asks whose seat is here.
pub(crate) fn begin_here(app: &mut App, mut opened: AnySession, now: Millis) {
    let (seat, given) = (app.delivery.seat_in_chat(&opened), Some(opened.steps()));
    keep_note(&mut opened, ByLink { seat, given });
    app.cx.effects.push(Effect::NewSave);
    bring(app, opened, now);
    app.cx.effects.push(Effect::Save);
}

/// Merges a link with the saved copy of its game.
pub(crate) fn meet(app: &mut App, opened: AnySession, found: Found, link: &str, now: Millis) {
    if !found.current {
        app.cx.effects.push(Effect::SelectSave(found.id.clone()));
    }
    if found.copies == Copies::Ahead {
        let by_link = ByLink {
            given: Some(opened.steps()),
            ..found.by_link
        };
        return go_on_with(app, opened, by_link, Some(&found.game), now);
    }
    let known = found.is_known(&opened);
    if !found.current {
        bring(app, found.game, now);
    } else if app.cx.dialogs.is_open() {
        app.cx.dialogs.leave();
    }
    app.cx.add_notice(match found.copies {
        Copies::Diverged => Notice::PlayedTwice(link.to_string()),
        _ if known => Notice::TurnKnown,
        _ => Notice::TurnOlder,
    });
}

/// Opens and saves a game as others have continued it since `before`. A player with a seat here is shown what happened.
pub(crate) fn go_on_with(
    app: &mut App,
    mut opened: AnySession,
    by_link: ByLink,
    before: Option<&AnySession>,
    now: Millis,
) {
    let seen = match before {
        Some(before) => opened.common_steps(before),
        None => by_link.seat.map_or(0, |seat| opened.steps_of(seat)),
    };
    let declined = before.is_some_and(|before| declines_draw(before, &opened, by_link.seat));
    keep_note(&mut opened, by_link);
    bring(app, opened, now);
    app.cx.effects.push(Effect::Save);
    if by_link.seat.is_some() {
        catch_up(&mut app.cx, seen, now);
    }
    if declined {
        tell_declined(&mut app.cx, by_link.seat);
    }
}

/// Whether the offer of a draw that went out from a seat came back without being agreed to.
fn declines_draw(before: &AnySession, opened: &AnySession, seat: Option<Seat>) -> bool {
    let [before, after] = [before, opened].map(|game| TableNote::read(game.table_note()));
    let offered = seat.is_some() && before.offers_draw == seat;
    offered && after.offers_draw.is_none() && after.settled.is_none() && !opened.is_over()
}

/// Tells whoever offered a draw to the other one of two that they play on.
fn tell_declined(cx: &mut Context, seat: Option<Seat>) {
    let names = seat.zip(cx.player_names());
    if let Some((seat, names)) = names {
        let other = names.name(Seat(1 - seat.0.min(1))).to_string();
        cx.add_notice(Notice::DrawDeclined(other));
    }
}

/// Opens a game, and leaves the form of the next one unchanged.
pub(crate) fn bring(app: &mut App, opened: AnySession, now: Millis) {
    let form = app.form.clone();
    let said = app.cx.texts().opened();
    app.bring(opened, said, now);
    app.form = form;
}

/// Of two versions of a turn, opens that of the link, as a separate saved game.
pub(crate) fn take_other(app: &mut App, now: Millis) {
    let offered = app.cx.notices.all().iter().find_map(|notice| match notice {
        Notice::PlayedTwice(link) => Some(link.clone()),
        _ => None,
    });
    let opened = offered.and_then(|link| game_of_link(&link));
    let (Some(mut opened), Some(here)) = (opened, game_here(&app.cx)) else {
        return;
    };
    let seat = app.cx.active.by_link.and_then(|by_link| by_link.seat);
    let (given, common) = (Some(opened.steps()), opened.common_steps(&here));
    keep_note(&mut opened, ByLink { seat, given });
    app.cx.effects.push(Effect::NewSave);
    bring(app, opened, now);
    app.cx.effects.push(Effect::Save);
    catch_up(&mut app.cx, common, now);
}

/// Passes the turn on to the next player.
pub(crate) fn hand_on(app: &mut App, way: TurnWay) {
    if !app.cx.link_step().is_some_and(LinkStep::sends) {
        return;
    }
    if way == TurnWay::Chat {
        return send_turn(&mut app.delivery, &mut app.cx);
    }
    offer_turn(&mut app.sharing, &mut app.cx);
    match way {
        TurnWay::Chat => {}
        TurnWay::Copy => copy_link(&mut app.sharing, &mut app.cx),
        TurnWay::System => share_by_system(&mut app.sharing, &mut app.cx),
        TurnWay::File => app.cx.effects.push(Effect::SaveAsOneFile),
        TurnWay::Show if app.cx.dialogs.front() == Some(Dialog::Share) => {}
        TurnWay::Show => app.cx.dialogs.open(Dialog::Share),
    }
}
