//! A game by link, between pages that have nothing in common but the links they send each other.

use crate::device::Device;
use crate::named::ByName;
use crate::screen::of_class;
use engine::link::{Link, LinkKind};
use engine::table::{Kind, Randomness, Seat};
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::context::saved::{Carrier, Saved};
use page::context::surroundings::Surroundings;
use page::elements::intent::FormChange;
use page::elements::mode::Venue;
use page::features::by_link::record_to_send;
use page::messages::{Language, Moment, texts};
use page::stage::AnySession;

const NOON: Moment = Moment {
    year: 2026,
    month: 3,
    day: 9,
    hour: 12,
    minute: 0,
};

/// A game in which Ana has the first turn and Ben is at another device.
fn begun() -> Device {
    Device::beginning(Kind::Tiles, |_| {})
}

/// Ana has sent her turn, and Ben has opened it and sits down.
fn two() -> (Device, Device) {
    let (mut ana, mut ben) = (begun(), Device::new());
    ana.take_turn(true);
    ben.receive(&ana.send());
    ben.press("sit 1");
    ben.watch();
    (ana, ben)
}

#[test]
fn by_link_two_persons_play_and_nobody_can_look_ahead() {
    let mut device = Device::new();
    device.form(FormChange::Venue(Venue::ByLink));
    assert_eq!(device.app.form_mut().seating.humans().count(), 2);
    device.press("start");
    let stage = device.app.cx.tile_stage().expect("a game");
    assert_eq!(stage.session().randomness(), Randomness::ByDecisions);
    assert!(device.record().contains("\ntable by-link 1\n"));
    // Whoever gives the seats to computers plays at one screen.
    device.press("new-game");
    assert_eq!(device.app.form_mut().venue(), Venue::ByLink);
    device.app.fill_named("control 1", "greedy");
    assert_eq!(device.app.form_mut().venue(), Venue::OneScreen);
    device.press("start");
    let stage = device.app.cx.tile_stage().expect("a game");
    assert_eq!(stage.session().randomness(), Randomness::BySeed);
    assert!(!device.record().contains("by-link"));
}

#[test]
fn after_a_turn_the_bar_offers_the_link_and_nobody_else_can_play_here() {
    let mut ana = begun();
    assert!(ana.plays());
    ana.take_turn(true);
    assert!(!ana.plays());
    assert_eq!(ana.app.cx.dialog(), None, "nothing is in the way");
    let dock = ana.dock();
    assert!(dock.contains("Ben’s turn"), "{dock}");
    let told = "Send Ben the link: then your turn stands, and Ben goes on.";
    assert!(dock.contains(told), "{dock}");
    assert!(
        ana.app.cx.said().contains("Send Ben the link"),
        "{}",
        ana.app.cx.said()
    );
    let before = ana.record();
    ana.press("act 0");
    ana.press("confirm");
    assert_eq!(ana.record(), before);
    // The tile of the next turn is seen by nobody here before the turn stands.
    let shown = ana.app.cx.tile_stage().expect("a game").game();
    assert_eq!(shown.drawn(), None);
}

#[test]
fn a_turn_is_taken_back_until_its_link_is_made() {
    let mut ana = begun();
    ana.take_turn(true);
    ana.press("take-back");
    assert!(ana.plays());
    ana.take_turn(true);
    // Also when the page was loaded again.
    ana.reload();
    ana.press("take-back");
    assert!(ana.plays());
    ana.take_turn(true);
    let link = ana.send();
    assert!(ana.dock().contains("The link is made."), "{}", ana.dock());
    let before = ana.record();
    for _ in 0..2 {
        ana.press("take-back");
        assert_eq!(ana.record(), before);
        assert!(ana.app.cx.said().contains("may have this turn"));
        // Also when the page was loaded again.
        ana.reload();
    }
    // It can be sent once more, and is the same.
    assert_eq!(ana.send(), link);
}

#[test]
fn the_link_says_nothing_of_the_device_and_is_one_of_a_turn() {
    let mut ana = begun();
    ana.take_turn(true);
    let link = Link::read(&ana.send()).expect("a link");
    assert_eq!(link.kind, LinkKind::Turn);
    assert!(
        !link.text.contains("by-link") && !link.text.contains("table"),
        "{}",
        link.text
    );
    assert!(ana.record().contains("table by-link 1 "));
}

#[test]
fn a_file_for_others_does_not_say_whose_seat_is_here() {
    let mut ana = begun();
    ana.take_turn(true);
    let sent = record_to_send(&ana.app.cx).expect("a game");
    assert!(sent.contains("\ntable by-link\n"), "{sent}");
    ana.send();
    let mut ben = Device::new();
    let sent = record_to_send(&ana.app.cx).expect("a game");
    ben.app.import(&sent, 0.0);
    ben.settle();
    assert!(ben.dock().contains("Which seat is yours?"));
}

#[test]
fn whoever_opens_it_first_is_asked_for_a_seat_and_sees_what_happened() {
    let mut ana = begun();
    ana.take_turn(true);
    let mut ben = Device::new();
    ben.receive(&ana.send());
    assert!(!ben.plays());
    assert!(
        ben.dock().contains("Which seat is yours?"),
        "{}",
        ben.dock()
    );
    assert!(ben.app.cx.said().contains("Which seat is yours?"));
    // Loaded again before an answer, it is asked again.
    ben.reload();
    assert!(ben.dock().contains("Which seat is yours?"));
    ben.press("sit 1");
    assert_eq!(ben.catches_up().map(|(at, _)| at), Some(0));
    assert!(
        ben.dock().contains("What has happened since"),
        "{}",
        ben.dock()
    );
    assert!(!ben.plays());
    ben.watch();
    assert!(ben.plays());
    assert!(
        ben.app.cx.said().contains("Ben’s turn"),
        "{}",
        ben.app.cx.said()
    );
    assert!(ben.record().contains("table by-link 2 "));
}

#[test]
fn what_happened_can_be_left_out() {
    let mut ana = begun();
    ana.take_turn(true);
    let mut ben = Device::new();
    ben.receive(&ana.send());
    ben.press("sit 1");
    ben.press("back-to-game");
    assert!(ben.plays());
}

#[test]
fn the_answer_goes_on_in_the_same_saved_game() {
    let (mut ana, mut ben) = two();
    ben.take_turn(true);
    assert!(ben.dock().contains("Send Ana the link"), "{}", ben.dock());
    let steps = ana.steps();
    // Another game is on the screen meanwhile: that is asked first.
    ana.press("new-game");
    ana.form(FormChange::Venue(Venue::OneScreen));
    ana.press("start");
    let link = ben.send();
    ana.receive(&link);
    assert!(ana.app.cx.has_notice(&Notice::LinkOffered(link)));
    ana.press("open-link");
    assert_eq!(ana.saves.len(), 2);
    assert_eq!(ana.current.as_deref(), Some("game 0"));
    assert!(ana.catches_up().is_some());
    assert!(ana.steps() > steps);
    ana.watch();
    assert!(ana.plays());
    assert_eq!(ana.saves["game 0"], ana.record());
    // A turn that came is not taken back.
    ana.press("take-back");
    assert_eq!(ana.saves["game 0"], ana.record());
}

#[test]
fn a_link_that_is_known_or_old_is_told_and_changes_nothing() {
    let (mut ana, mut ben) = two();
    let first = Link::write(
        &AnySession::load(&ana.record())
            .expect("a game")
            .link(LinkKind::Turn)
            .expect("a link"),
    );
    let before = ben.record();
    ben.receive(&first);
    assert_eq!(ben.record(), before);
    let told = "You have this already. Ben’s turn.";
    assert!(ben.notices().contains(told), "{}", ben.notices());
    // Also in the middle of a turn nobody else knows of.
    ben.press("act 0");
    let placed = ben.record();
    ben.receive(&first);
    assert!(ben.notices().contains("You have this already."));
    assert_eq!(ben.record(), placed);
    ben.take_turn(true);
    let second = ben.send();
    let before = ben.record();
    ben.receive(&first);
    assert!(
        ben.notices().contains("older than your game"),
        "{}",
        ben.notices()
    );
    assert_eq!(ben.record(), before);
    ana.receive(&second);
    ana.watch();
    assert!(ana.plays());
    assert_eq!((ana.saves.len(), ben.saves.len()), (1, 1));
}

#[test]
fn a_turn_that_was_played_twice_is_asked_about_and_nothing_is_lost() {
    let (ana, mut ben) = two();
    let mut elsewhere = Device::new();
    let first = AnySession::load(&ana.record()).expect("a game");
    elsewhere.receive(&first.link(LinkKind::Turn).expect("a link").write());
    elsewhere.press("sit 1");
    elsewhere.watch();
    elsewhere.take_turn(false);
    ben.take_turn(true);
    let (here, other) = (ben.record(), elsewhere.record());
    let link = elsewhere.send();
    ben.receive(&link);
    assert!(ben.app.cx.has_notice(&Notice::PlayedTwice(link.clone())));
    assert!(ben.notices().contains("in two ways"), "{}", ben.notices());
    assert_eq!(ben.record(), here);
    ben.press("keep-here");
    assert!(!ben.app.cx.has_notice(&Notice::PlayedTwice(link.clone())));
    assert_eq!(ben.record(), here);
    ben.receive(&link);
    ben.press("take-other");
    assert_eq!(ben.saves.len(), 2);
    let decisions = |text: &str| {
        text.split_once("\nplay\n")
            .expect("decisions")
            .1
            .to_string()
    };
    assert_eq!(decisions(&ben.record()), decisions(&other));
    assert_eq!(ben.saves["game 0"], here);
    assert!(ben.record().contains("table by-link 2 "), "the seat stays");
    // Both are here now: neither is asked about again.
    ben.receive(&link);
    assert!(
        ben.notices().contains("You have this already."),
        "{}",
        ben.notices()
    );
}

#[test]
fn a_seat_that_was_chosen_by_mistake_is_changed_in_its_dialog() {
    let (_, mut ben) = two();
    assert!(ben.plays());
    ben.press("seat 0");
    assert_eq!(ben.app.cx.dialog(), Some(Dialog::Seat(Seat(0))));
    assert!(!ben.app.page().all().iter().any(|node| node.tag == "select"));
    ben.press("sit 0");
    assert!(!ben.plays());
    assert!(ben.dock().contains("Ben’s turn"), "{}", ben.dock());
    assert!(ben.record().contains("table by-link 1 "));
}

#[test]
fn the_list_of_saved_games_says_whose_turn_it_is() {
    let (ana, ben) = two();
    let english = texts(Language::English);
    let detail =
        |device: &Device| Saved::read("0", &device.record(), NOON).detail(Carrier::Link, english);
    assert!(
        detail(&ana).ends_with("by link, Ben’s turn"),
        "{}",
        detail(&ana)
    );
    assert!(
        detail(&ben).ends_with("by link, your turn"),
        "{}",
        detail(&ben)
    );
    let told = Saved::read("0", &ben.record(), NOON).detail(Carrier::Chat, english);
    assert!(told.ends_with("by chat, your turn"), "{told}");
}

#[test]
fn a_computer_plays_at_the_device_of_whoever_had_the_turn_before() {
    let mut ana = Device::beginning(Kind::Tiles, |ana| {
        ana.form(FormChange::Seats(3));
        ana.app.fill_named("control 2", "person");
        ana.app.fill_named("control 1", "greedy");
        ana.app.fill_named("name 2", "Cleo");
    });
    ana.take_turn(true);
    assert!(ana.dock().contains("Send Cleo the link"), "{}", ana.dock());
    let placed = |device: &Device| {
        let game = device.app.cx.tile_stage().expect("a game").session().game();
        game.board().placed().len()
    };
    assert_eq!(placed(&ana), 3);
    let mut cleo = Device::new();
    cleo.receive(&ana.send());
    cleo.press("sit 2");
    cleo.watch();
    assert!(cleo.plays());
}

#[test]
fn the_dialog_of_what_is_shared_begins_with_the_turn() {
    let mut ana = begun();
    ana.press("share");
    assert!(
        !ana.app
            .page()
            .all()
            .iter()
            .any(|node| node.get("data-run") == Some("share-turn"))
    );
    ana.press("close");
    ana.take_turn(true);
    ana.press("show-turn");
    assert_eq!(ana.app.cx.dialog(), Some(Dialog::Share));
    let page = ana.app.page();
    let link = of_class(&page, "link-text")[0]
        .get("value")
        .expect("a link");
    assert_eq!(Link::read(link).expect("a link").kind, LinkKind::Turn);
    assert!(!of_class(&page, "qr").is_empty());
    assert!(!ana.app.cx.tile_stage().expect("a game").can_undo());
}

#[test]
fn on_a_disk_the_bar_offers_the_page_itself_and_no_link_to_it() {
    let mut ana = begun();
    ana.app.cx.set_surroundings(Surroundings {
        address: "file:///home/ana/bastide.html".to_string(),
        shares: true,
    });
    ana.take_turn(true);
    let dock = ana.dock();
    assert!(dock.contains("Send Ben this page as one file"), "{dock}");
    assert!(dock.contains("then your turn stands"), "{dock}");
    let page = ana.app.page();
    let runs: Vec<&str> = of_class(&page, "dock")[0]
        .all()
        .into_iter()
        .filter_map(|node| node.get("data-run"))
        .collect();
    assert_eq!(runs, ["turn-as-file", "copy-turn", "take-back"]);
    // What is copied does not say where the page lies.
    let text = ana.send();
    assert!(text.starts_with("#game="), "{text}");
    assert!(ana.dock().contains("Open the file that Ben sends back"));
    let mut ben = Device::new();
    ben.app.import(&text, 0.0);
    ben.settle();
    assert!(ben.dock().contains("Which seat is yours?"));
}

#[test]
fn a_turn_that_went_as_a_file_stands() {
    let mut ana = begun();
    ana.app.cx.set_surroundings(Surroundings {
        address: "file:///home/ana/bastide.html".to_string(),
        shares: false,
    });
    ana.take_turn(true);
    let now = ana.now;
    ana.app.press_named("turn-as-file", now);
    let effects = ana.app.cx.take_effects();
    assert!(effects.contains(&Effect::SaveAsOneFile), "{effects:?}");
    assert!(!ana.app.cx.tile_stage().expect("a game").can_undo());
    let mut ben = Device::new();
    ben.app
        .import(&record_to_send(&ana.app.cx).expect("a game"), 0.0);
    ben.settle();
    ben.press("sit 1");
    ben.watch();
    assert!(ben.plays());
}

#[test]
fn a_picture_and_a_file_of_it_go_on_by_link() {
    let mut ana = begun();
    ana.take_turn(true);
    let picture = ana.app.picture().expect("a picture");
    let mut ben = Device::new();
    ben.app.import(&picture.svg, 0.0);
    ben.settle();
    assert!(ben.dock().contains("Which seat is yours?"));
    ben.press("sit 1");
    ben.watch();
    ben.take_turn(true);
    // What he sends back goes on in the saved game of Ana, whatever it is carried by.
    let file = record_to_send(&ben.app.cx).expect("a game");
    ana.app.import(&file, ana.now);
    ana.settle();
    ana.watch();
    assert!(ana.plays());
    assert_eq!((ana.saves.len(), ana.steps()), (1, ben.steps()));
    let picture = ben.app.picture().expect("a picture");
    ana.app.import(&picture.svg, ana.now);
    ana.settle();
    assert!(ana.notices().contains("You have this already."));
    // Nobody has a seat in what a replay shows.
    ben.press("replay");
    ben.press("first-step");
    let then = ben.app.picture().expect("a picture");
    let mut cleo = Device::new();
    cleo.app.import(&then.svg, 0.0);
    cleo.settle();
    assert!(cleo.plays() && !cleo.record().contains("by-link"));
}

#[test]
fn whoever_looks_at_what_is_shared_can_still_take_the_turn_back() {
    let mut ana = begun();
    ana.take_turn(true);
    ana.press("share");
    let page = ana.app.page();
    let told = of_class(&page, "unmade")[0].all_text();
    assert!(told.contains("can no longer be taken back"), "{told}");
    assert!(of_class(&page, "link-text").is_empty() && of_class(&page, "qr").is_empty());
    ana.press("close");
    ana.press("take-back");
    assert!(ana.plays());
    ana.take_turn(true);
    // The button there makes the link, and the dialog stays.
    ana.press("share");
    ana.press("show-turn");
    assert_eq!(ana.app.cx.dialog(), Some(Dialog::Share));
    let page = ana.app.page();
    assert!(of_class(&page, "unmade").is_empty() && !of_class(&page, "qr").is_empty());
    assert!(!ana.app.cx.tile_stage().expect("a game").can_undo());
}

/// Lets two devices send each other their turns until the game is over at both.
fn play_on(mut one: Device, mut other: Device) -> (Device, Device) {
    let mut first = true;
    for _ in 0..400 {
        one.take_turn(first);
        first = !first;
        let link = one.send();
        other.receive(&link);
        other.watch();
        assert_eq!(one.is_over(), other.is_over());
        if one.is_over() {
            return (one, other);
        }
        std::mem::swap(&mut one, &mut other);
    }
    panic!("a game without end");
}

#[test]
fn a_whole_game_goes_to_and_fro_until_both_see_its_end() {
    let (ana, ben) = two();
    let (mut one, mut other) = play_on(ben, ana);
    let scores = |device: &Device| {
        device
            .app
            .cx
            .tile_stage()
            .expect("a game")
            .session()
            .game()
            .scores()
    };
    assert_eq!(scores(&one), scores(&other));
    assert_eq!((one.saves.len(), other.saves.len()), (1, 1));
    for device in [&mut one, &mut other] {
        device.wait(600_000.0);
        assert_eq!(device.app.cx.dialog(), Some(Dialog::End));
        // It counts on both devices, whoever took the last turn.
        device.press("statistics");
        let page = device.app.page();
        let games = of_class(&page, "totals")[0].all_text();
        assert!(games.starts_with("Games1"), "{games}");
    }
}

#[test]
fn a_game_of_cards_goes_to_and_fro_with_hands_covered() {
    let mut ana = Device::beginning(Kind::Cards, |_| {});
    if !ana.plays() {
        // Ben begins: he gets the game before Ana has done anything.
        assert!(ana.dock().contains("Send Ben the link"), "{}", ana.dock());
    }
    ana.take_turn(true);
    let mut ben = Device::new();
    ben.receive(&ana.send());
    let seen = |device: &Device| device.app.cx.card_stage().expect("a game").observer();
    assert_eq!(seen(&ben), None);
    ben.press("sit 1");
    ben.watch();
    assert_eq!(seen(&ana), Some(Seat(0)));
    assert_eq!(seen(&ben), Some(Seat(1)));
    assert!(
        ben.app.cx.covered_for().is_none(),
        "nobody hands the screen on"
    );
    let (one, other) = play_on(ben, ana);
    let scores = |device: &Device| {
        device
            .app
            .cx
            .card_stage()
            .expect("a game")
            .session()
            .game()
            .scores()
    };
    assert_eq!(scores(&one), scores(&other));
}
