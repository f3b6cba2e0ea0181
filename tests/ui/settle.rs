//! Resigning, and agreeing to a draw.

use crate::device::Device;
use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use crate::statistics::kept;
use engine::session::Control;
use engine::table::{Kind, Seat};
use page::context::dialogs::Dialog;
use page::context::saved::{Carrier, Saved};
use page::messages::{Language, Moment, texts};

fn record(screen: &Screen) -> String {
    screen.app.cx.record().expect("a text")
}

/// What the list of saved games says about the game on the screen.
fn listed(screen: &Screen) -> String {
    let moment = Moment {
        year: 2026,
        month: 3,
        day: 9,
        hour: 12,
        minute: 0,
    };
    let saved = Saved::read("1", &record(screen), moment);
    saved.detail(Carrier::Link, texts(Language::English))
}

#[test]
fn who_resigns_against_a_computer_loses_and_may_play_on_after_all() {
    let mut games = vec![
        Screen::open(AGAINST),
        crate::cards::open(crate::cards::FRESH),
    ];
    for screen in &mut games {
        kept(&mut screen.app);
        screen.press("resign-or-draw");
        assert_eq!(screen.app.cx.dialog(), Some(Dialog::Settle));
        screen.press("resign");
        assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
        let told = "Anna resigns. Computer 2 wins.";
        assert_eq!(screen.app.cx.said(), told);
        assert!(screen.app.page().all_text().contains(told));
        let text = kept(&mut screen.app).expect("it counts");
        assert!(text.contains(" lost greedy "), "{text}");
        assert!(
            listed(screen).contains("Anna resigns."),
            "{}",
            listed(screen)
        );
        let again = Screen::open(&record(screen));
        assert_eq!(again.app.cx.said(), told, "it is kept");
        assert_eq!(again.app.cx.dialog(), Some(Dialog::End));
        // Looked at, replayed, and played on.
        screen.press("look");
        assert!(
            of_class(&screen.app.page(), "dock")[0]
                .all_text()
                .contains(told)
        );
        screen.press("play-on-unsettled");
        assert!(!record(screen).contains("ended"));
        let text = kept(&mut screen.app).expect("it counts no longer");
        assert!(!text.contains(" lost "), "{text}");
        screen.press("resign-or-draw");
        screen.press("resign");
        let text = kept(&mut screen.app).expect("it counts again");
        assert_eq!(text.matches(" lost ").count(), 1, "{text}");
        screen.press("again");
        assert!(!record(screen).contains("ended"), "another game");
        assert_eq!(screen.app.cx.dialog(), None);
    }
}

#[test]
fn a_resigned_game_can_be_replayed() {
    let mut screen = Screen::open(PERSONS);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    screen.press("resign-or-draw");
    screen.press("resign");
    assert_eq!(screen.app.cx.said(), "Ben resigns. Anna wins.");
    screen.press("replay");
    assert!(screen.tile_stage().replay().is_some());
    screen.press("back-to-game");
    assert!(screen.tile_stage().question().is_none(), "it is over");
    let log = of_class(&screen.app.page(), "lines")[0].all_text();
    assert!(log.contains("Ben resigns."), "{log}");
}

#[test]
fn a_computer_agrees_to_a_draw_unless_it_would_win_now() {
    let mut screen = Screen::open(AGAINST);
    kept(&mut screen.app);
    screen.press("resign-or-draw");
    screen.press("offer-draw");
    assert_eq!(screen.app.cx.said(), "The players agreed to a draw.");
    let text = kept(&mut screen.app).expect("it counts");
    assert!(text.contains(" drawn greedy "), "{text}");
    let ahead = AGAINST.replace("seed 1", "handicap 2 20\nseed 1");
    let mut screen = Screen::open(&ahead);
    screen.press("resign-or-draw");
    screen.press("offer-draw");
    assert_eq!(screen.app.cx.said(), "Computer 2 declines the draw.");
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(screen.tile_stage().question().is_some());
}

#[test]
fn a_person_at_the_screen_is_asked_for_a_draw() {
    let mut screen = Screen::open(PERSONS);
    screen.press("resign-or-draw");
    screen.press("offer-draw");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::DrawOffered(Seat(1))));
    let text = screen.app.page().all_text();
    assert!(text.contains("Ben, do you agree to a draw?"), "{text}");
    screen.press("decline-draw 1");
    assert_eq!(screen.app.cx.said(), "Ben declines the draw.");
    screen.press("resign-or-draw");
    screen.press("offer-draw");
    screen.press("agree-to-draw");
    assert_eq!(screen.app.cx.said(), "The players agreed to a draw.");
    assert!(record(&screen).contains("\ntable ended draw\n"));
}

#[test]
fn with_more_than_two_a_computer_plays_on_for_who_resigns() {
    let three = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
        player 3 yellow greedy\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n";
    let mut screen = Screen::open(three);
    screen.press("resign-or-draw");
    let text = screen.app.page().all_text();
    assert!(!text.contains("a draw"), "{text}");
    screen.press("resign");
    assert_eq!(screen.app.cx.said(), "Anna resigns. A computer plays on.");
    let session = screen.tile_stage().session();
    assert!(matches!(session.control(Seat(0)), Control::Computer(_)));
    assert!(!record(&screen).contains("ended"));
    // The last person cannot leave the game to the computers.
    let mut screen = Screen::open(&three.replace("red person Ben", "red greedy"));
    screen.press("resign-or-draw");
    screen.press("resign");
    assert_eq!(screen.app.cx.said(), "Anna resigns.");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
}

#[test]
fn nobody_resigns_while_somebody_else_plays_or_after_the_end() {
    let mut screen = Screen::open(PERSONS);
    screen.press("resign-or-draw");
    screen.press("resign");
    screen.press("look");
    screen.press("resign-or-draw");
    assert_eq!(screen.app.cx.dialog(), None);
    assert_eq!(screen.app.cx.said(), "Anna resigns. Ben wins.");
}

#[test]
fn by_link_who_has_the_turn_resigns_and_the_other_one_learns_it_by_the_link() {
    for kind in [Kind::Tiles, Kind::Cards] {
        let (mut ana, mut ben) = (Device::beginning(kind, |_| {}), Device::new());
        ana.take_turn(true);
        ben.receive(&ana.send());
        ben.press("sit 1");
        ben.watch();
        ana.app.press_named("resign-or-draw", 0.0);
        assert_eq!(ana.app.cx.dialog(), None, "it is not her turn");
        ben.press("resign-or-draw");
        ben.press("resign");
        assert!(ben.app.cx.said().contains("Ben resigns."));
        assert!(ben.app.page().all_text().contains("Play on after all"));
        let link = ben.send();
        let text = ben.app.page().all_text();
        assert!(!text.contains("Play on after all"), "it was sent: {text}");
        assert_eq!(ben.send(), link);
        ana.receive(&link);
        assert!(
            ana.record().contains("ended resigned 2"),
            "{}",
            ana.record()
        );
        assert!(!ana.plays());
        assert!(ana.app.page().all_text().contains("Ben resigns. Ana wins."));
    }
}

/// Ben has the first turn of his game against Ana, who offers a draw with hers if she wants one.
fn by_link(kind: Kind, offers: bool) -> (Device, Device) {
    let (mut ana, mut ben) = (Device::beginning(kind, |_| {}), Device::new());
    if offers {
        ana.press("resign-or-draw");
        ana.press("offer-draw");
        assert!(
            ana.app.cx.said().contains("Ben gets the offer"),
            "{}",
            ana.app.cx.said()
        );
        assert_eq!(ana.app.cx.dialog(), None);
        ana.press("resign-or-draw");
        assert!(
            !ana.app.page().all_text().contains("Offer Ben a draw"),
            "once is enough"
        );
        ana.press("close");
    }
    ana.take_turn(true);
    ben.receive(&ana.send());
    ben.press("sit 1");
    ben.watch();
    (ana, ben)
}

#[test]
fn a_draw_is_offered_with_a_turn_by_link_and_agreed_to_with_the_next_link() {
    for kind in [Kind::Tiles, Kind::Cards] {
        let (mut ana, mut ben) = by_link(kind, true);
        assert_eq!(ben.app.cx.dialog(), Some(Dialog::DrawOffered(Seat(1))));
        ben.press("agree-to-draw");
        assert!(ben.record().contains("ended draw"), "{}", ben.record());
        ana.receive(&ben.send());
        assert!(ana.record().contains("ended draw"), "{}", ana.record());
        assert!(
            ana.app
                .page()
                .all_text()
                .contains("The players agreed to a draw.")
        );
    }
}

#[test]
fn an_offer_by_link_is_declined_in_words_or_by_the_next_turn() {
    let (mut ana, mut ben) = by_link(Kind::Tiles, false);
    assert_eq!(ben.app.cx.dialog(), None, "nobody offers a draw");
    ben.take_turn(false);
    ana.receive(&ben.send());
    assert!(!ana.app.page().all_text().contains("declines"));
    for declines in [true, false] {
        let (mut ana, mut ben) = by_link(Kind::Tiles, true);
        match declines {
            true => ben.press("decline-draw 1"),
            false => ben.press("close"),
        }
        assert_eq!(ben.record().contains("offers 1"), !declines);
        ben.wait(16.0);
        assert_eq!(ben.app.cx.dialog(), None, "he is asked once");
        ben.take_turn(false);
        assert!(!ben.record().contains("offers"), "{}", ben.record());
        ana.receive(&ben.send());
        ana.watch();
        assert!(ana.plays() && !ana.record().contains("offers"));
        assert_eq!(ana.app.cx.dialog(), None);
        let told = |device: &Device| device.app.page().all_text();
        assert!(told(&ana).contains("Ben declines the draw."));
        ana.take_turn(false);
        assert!(!told(&ana).contains("declines"), "it is read by then");
    }
    // Who answers by an offer agrees.
    let (_, mut ben) = by_link(Kind::Tiles, true);
    ben.press("close");
    ben.press("resign-or-draw");
    ben.press("offer-draw");
    assert!(ben.record().contains("ended draw"));
}
