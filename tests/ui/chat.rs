//! A game among the people of a chat, between pages that have nothing in common but its messages.

use crate::device::Device;
use crate::named::ByName;
use engine::link::{Link, LinkKind};
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::context::effects::ChatTurn;
use page::context::notices::Notice;
use page::elements::intent::FormChange;
use page::elements::mode::Venue;
use page::elements::tree::Node;
use page::stage::AnySession;

/// Longer than a turn waits before it goes to the chat.
const LONG: f64 = 20_000.0;

/// A game in which Ana has the first turn and Ben is at another device.
fn begun() -> Device {
    let mut ana = Device::in_chat("Ana");
    ana.app.fill_named("name 1", "Ben");
    ana.press("option first-player 1");
    ana.press("start");
    ana
}

/// Ana has taken her turn, and Ben has sat down.
fn two() -> (Device, Device, Vec<ChatTurn>) {
    let (mut ana, mut ben) = (begun(), Device::in_chat("Ben"));
    ana.take_turn(true);
    ana.wait(LONG);
    let chat = ana.sent.clone();
    ana.hear(&chat);
    ben.hear(&chat);
    ben.press("sit 1");
    ben.watch();
    assert!(ben.plays());
    (ana, ben, chat)
}

/// Takes a turn and returns what goes to the chat.
fn played(device: &mut Device, first: bool) -> ChatTurn {
    let before = device.sent.len();
    device.take_turn(first);
    device.wait(LONG);
    assert_eq!(device.sent.len(), before + 1);
    device.sent[before].clone()
}

fn decisions(device: &Device) -> String {
    let record = device.record();
    let (_, played) = record.split_once("\nplay\n").expect("decisions");
    played.to_string()
}

#[test]
fn in_a_chat_one_plays_in_it_unless_something_else_is_chosen() {
    let mut ana = Device::in_chat("Ana");
    assert_eq!(ana.app.form_mut().venue(), Venue::ByLink);
    let words = |device: &Device| device.app.page().all_text();
    assert!(words(&ana).contains("In this chat"), "{}", words(&ana));
    assert!(!words(&ana).contains("By link"));
    assert_eq!(
        ana.app
            .form_mut()
            .seating
            .chair(Seat(0))
            .map(|chair| chair.name()),
        Some("Ana")
    );
    ana.form(FormChange::Venue(Venue::OneScreen));
    ana.press("start");
    for _ in 0..9 {
        ana.press("act 0");
        ana.wait(LONG);
    }
    assert!(ana.sent.is_empty(), "a game at one screen is nobody else’s");
}

#[test]
fn a_turn_goes_to_the_chat_by_itself_and_can_be_taken_back_until_then() {
    let mut ana = begun();
    while ana.plays() {
        ana.press("act 0");
    }
    assert!(
        ana.dock().contains("goes to the chat in a moment"),
        "{}",
        ana.dock()
    );
    assert!(ana.sent.is_empty());
    ana.press("take-back");
    assert!(ana.plays());
    ana.wait(LONG);
    assert!(ana.sent.is_empty(), "nothing goes out that was taken back");
    while ana.plays() {
        ana.press("act 0");
    }
    ana.wait(LONG);
    assert_eq!(ana.sent.len(), 1);
    assert!(
        ana.dock().contains("Your turn is in the chat."),
        "{}",
        ana.dock()
    );
    let before = ana.record();
    ana.press("take-back");
    ana.wait(LONG);
    assert_eq!(ana.record(), before);
    assert_eq!(ana.sent.len(), 1, "once");
}

#[test]
fn nobody_has_to_wait_and_whoever_leaves_has_sent_it() {
    for press in [true, false] {
        let mut ana = begun();
        while ana.plays() {
            ana.press("act 0");
        }
        match press {
            true => ana.press("send-turn"),
            false => {
                ana.app.set_visible(false, ana.now);
                ana.settle();
            }
        }
        assert_eq!(ana.sent.len(), 1);
    }
}

#[test]
fn a_message_says_no_more_than_the_turn_and_who_sits_there() {
    let mut ana = begun();
    let turn = played(&mut ana, true);
    let link = Link::read(&turn.link).expect("a link");
    assert_eq!(link.kind, LinkKind::Turn);
    assert!(!link.text.contains("by-link"), "{}", link.text);
    assert_eq!(
        (turn.seat, turn.sender.as_str()),
        (Some(0), "Ana@example.org")
    );
}

#[test]
fn a_whole_game_goes_to_and_fro_and_whoever_is_late_sees_how_it_stands() {
    let (mut ana, mut ben, mut chat) = two();
    let mut first = false;
    for _ in 0..200 {
        let turn = played(&mut ben, first);
        chat.push(turn);
        let last = chat.last().cloned().expect("a turn");
        let before = ben.record();
        ben.hear(std::slice::from_ref(&last));
        assert_eq!(ben.record(), before, "one’s own message changes nothing");
        ana.hear(&[last]);
        ana.watch();
        assert_eq!(ana.is_over(), ben.is_over());
        assert_eq!(decisions(&ana), decisions(&ben));
        if ana.is_over() {
            break;
        }
        assert!(ana.plays(), "it goes on without a press");
        assert_eq!(ana.notices() + &ben.notices(), "");
        std::mem::swap(&mut ana, &mut ben);
        first = !first;
    }
    assert!(ana.is_over(), "a game without end");
    assert_eq!((ana.saves.len(), ben.saves.len()), (1, 1));
    let mut late = Device::in_chat("Cleo");
    late.hear(&chat);
    assert_eq!(decisions(&late), decisions(&ana));
}

#[test]
fn a_page_that_keeps_nothing_knows_from_the_chat_whose_seat_is_here() {
    let (mut ana, mut ben, mut chat) = two();
    chat.push(played(&mut ben, true));
    let mut again = Device::in_chat("Ben");
    again.hear(&chat);
    assert!(again.dock().contains("Ana’s turn"), "{}", again.dock());
    assert_eq!(decisions(&again), decisions(&ben));
    // And one that keeps its games goes on with them, also where its turn is not done.
    ana.hear(&chat);
    ana.watch();
    ana.press("act 0");
    let before = ana.record();
    let mut again = ana;
    again.hear(&chat);
    assert_eq!(again.record(), before);
    assert_eq!(again.notices(), "");
}

/// The seats that are offered, and whether each is the likely one.
fn asked(device: &Device) -> Vec<(String, bool)> {
    let page = device.app.page();
    let has = |name: &str, word: &str, node: &Node| {
        let value = node.get(name);
        value.is_some_and(|value| value.contains(word))
    };
    let seats = page.all();
    let seats = seats.iter().filter(|node| has("data-run", "sit ", node));
    let told = seats.map(|node| (node.all_text(), has("class", "primary", node)));
    told.collect()
}

fn seat(label: &str, likely: bool) -> (String, bool) {
    (label.to_string(), likely)
}

#[test]
fn whoever_corrects_their_seat_leaves_the_first_to_others() {
    let (_ana, ben, mut chat) = two();
    let told = |seat: u8| ChatTurn {
        seat: Some(seat),
        sender: "dora".to_string(),
        ..ben.sent[0].clone()
    };
    chat.push(told(1));
    let mut early = Device::in_chat("Cleo");
    early.hear(&chat);
    let both = [seat("Ana (taken)", false), seat("Ben (taken)", false)];
    assert_eq!(asked(&early), both);
    chat.push(told(0));
    let mut late = Device::in_chat("Cleo");
    for device in [&mut early, &mut late] {
        device.hear(&chat);
        assert_eq!(
            asked(device),
            [seat("Ana (taken)", false), seat("Ben", true)]
        );
    }
}

#[test]
fn a_seat_that_somebody_else_has_is_marked_for_whoever_comes_later() {
    let (ana, mut ben, mut chat) = two();
    // Ana has taken a turn, Ben nothing but his seat.
    let mut late = Device::in_chat("Cleo");
    late.hear(&chat);
    assert_eq!(
        asked(&late),
        [seat("Ana (taken)", false), seat("Ben", true)]
    );
    chat.append(&mut ben.sent);
    late.hear(&chat);
    let both = [seat("Ana (taken)", false), seat("Ben (taken)", false)];
    assert_eq!(asked(&late), both);
    let mut later = Device::in_chat("Cleo");
    later.hear(&chat);
    assert_eq!(asked(&later), both);
    // To whoever it belongs it comes back without a question.
    let mut again = Device::in_chat("Ben");
    again.hear(&chat);
    again.wait(LONG);
    assert_eq!((asked(&again), again.plays()), (Vec::new(), true));
    assert_eq!(ana.notices(), "");
}

#[test]
fn what_others_write_into_the_chat_is_no_turn() {
    let (mut ana, ..) = two();
    let before = ana.record();
    let link = |kind| {
        let game = AnySession::load(&before).expect("a game");
        let mut link = game.link(kind).expect("a link").write();
        link.insert_str(0, "game=");
        link
    };
    let mut cut = link(LinkKind::Turn);
    cut.truncate(cut.len() - 4);
    for link in [
        "",
        "hello",
        "game=",
        &cut,
        &link(LinkKind::SameDeck),
        &link(LinkKind::Game),
        &"x".repeat(100_000),
    ] {
        for seat in [None, Some(0), Some(250)] {
            let sender = "Ana@example.org".to_string();
            ana.hear(&[ChatTurn {
                link: link.to_string(),
                seat,
                sender,
            }]);
            assert_eq!(ana.record(), before);
            assert_eq!(ana.notices(), "");
        }
    }
}

#[test]
fn a_turn_that_was_played_twice_ends_in_the_same_game_for_all_in_whatever_order_it_is_heard() {
    let (_, mut ben, mut chat) = two();
    let mut elsewhere = Device::in_chat("Ben");
    elsewhere.hear(&chat);
    elsewhere.press("sit 1");
    elsewhere.watch();
    let (one, other) = (played(&mut ben, true), played(&mut elsewhere, false));
    chat.extend([one.clone(), other.clone()]);
    ben.hear(std::slice::from_ref(&other));
    elsewhere.hear(std::slice::from_ref(&one));
    ben.watch();
    elsewhere.watch();
    assert_eq!(decisions(&ben), decisions(&elsewhere));
    let told = |device: &Device| device.app.cx.has_notice(&Notice::ChatDecided);
    assert!(
        told(&ben) != told(&elsewhere),
        "whoever lost it is told, nobody else"
    );
    let mut reversed = chat.clone();
    reversed.reverse();
    for heard in [chat, reversed] {
        let mut late = Device::in_chat("Cleo");
        late.hear(&heard);
        assert_eq!(decisions(&late), decisions(&ben));
        let mut late = Device::in_chat("Cleo");
        heard
            .iter()
            .for_each(|turn| late.hear(std::slice::from_ref(turn)));
        assert_eq!(decisions(&late), decisions(&ben));
    }
}

#[test]
fn what_comes_in_waits_for_whoever_looks_at_something_else() {
    let (mut ana, mut ben, _) = two();
    let turn = played(&mut ben, true);
    ana.press("settings");
    let before = ana.record();
    ana.hear(std::slice::from_ref(&turn));
    assert_eq!(ana.app.cx.dialog(), Some(Dialog::Settings));
    assert_eq!(ana.record(), before);
    ana.press("close");
    ana.watch();
    assert_eq!(decisions(&ana), decisions(&ben));
    assert!(ana.plays());
}

#[test]
fn another_game_of_the_chat_is_offered_and_shown() {
    let (mut ana, mut ben, _) = two();
    ben.press("new-game");
    ben.form(FormChange::Venue(Venue::ByLink));
    ben.press("start");
    if ben.plays() {
        ben.take_turn(true);
    }
    ben.wait(LONG);
    let begun = ben.sent.last().cloned().expect("a turn");
    let before = ana.record();
    ana.hear(std::slice::from_ref(&begun));
    assert_eq!(ana.record(), before);
    assert!(
        ana.notices().contains("Another game goes on in this chat"),
        "{}",
        ana.notices()
    );
    ana.press("open-link");
    assert_eq!(decisions(&ana), decisions(&ben));
    assert_eq!(ana.saves.len(), 2);
}

#[test]
fn that_nothing_is_kept_is_said_of_a_game_at_one_screen_only() {
    let told = |device: &mut Device| {
        device.app.cx.add_notice(Notice::StorageForbidden);
        device.app.cx.has_notice(&Notice::StorageForbidden)
    };
    let mut ana = begun();
    assert!(!told(&mut ana));
    ana.press("new-game");
    ana.form(FormChange::Venue(Venue::OneScreen));
    ana.press("start");
    assert!(told(&mut ana));
}

#[test]
fn on_a_site_nothing_speaks_of_a_chat() {
    let mut ana = Device::new();
    ana.form(FormChange::Venue(Venue::ByLink));
    assert!(!ana.app.page().all_text().contains("chat"));
    ana.press("start");
    ana.take_turn(true);
    ana.wait(LONG);
    assert!(ana.sent.is_empty());
}
