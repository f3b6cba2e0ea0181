//! All saved games as one text, and a newer version of the page.

use crate::cards;
use crate::keep::NOON;
use crate::screen::{PERSONS, Screen};
use page::context::bundle::Bundle;
use page::context::effects::{Effect, HandsWarning};
use page::context::notices::{Notice, UpdateHindrance};
use page::context::saved::Saved;
use page::features::saves::import_export::{export_all, name_of_all, set_saves, tell_brought};
use page::messages::{Brought, Language};

/// Saved games with these texts.
fn saved(texts: &[&str]) -> Vec<(Saved, String)> {
    let numbered = (1..).zip(texts);
    numbered
        .map(|(id, text)| (Saved::read(&format!("{id}"), text, NOON), text.to_string()))
        .collect()
}

/// What stands at the top of the page.
fn told(screen: &Screen) -> String {
    let page = screen.app.page();
    crate::screen::of_class(&page, "notices")[0].all_text()
}

/// The page over a game, with nothing left to do.
fn open() -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.take_effects();
    screen
}

#[test]
fn several_games_are_asked_for_in_the_list_alone() {
    let mut screen = open();
    screen.press("games");
    let listed: Vec<Saved> = saved(&[PERSONS, cards::AGAINST])
        .into_iter()
        .map(|(saved, _)| saved)
        .collect();
    for (count, offered) in [(1, false), (2, true)] {
        set_saves(&mut screen.app.cx, listed[..count].to_vec(), 0, NOON);
        let page = screen.app.page();
        let mut all = page.all().into_iter();
        let found = all.any(|node| node.get("data-run") == Some("export-all"));
        assert_eq!(found, offered, "{count} games");
    }
    screen.app.cx.take_effects();
    screen.press("export-all");
    let asked = [Effect::ExportAll(HandsWarning::NotYet)];
    assert_eq!(screen.app.cx.take_effects(), asked);
}

#[test]
fn all_games_leave_in_one_text_as_they_are() {
    let mut screen = open();
    let texts = [PERSONS, "bastide 1\nsomething else\n"];
    let text = export_all(&mut screen.app.cx, &saved(&texts), HandsWarning::NotYet);
    let bundle = Bundle::read(&text.expect("a text")).expect("games");
    let ended = |text: &str| format!("{}\n", text.trim_end());
    assert_eq!(bundle.games, texts.map(ended));
    assert_eq!(told(&screen), "");
    assert_eq!(
        name_of_all(&screen.app.cx, NOON),
        "bastide-2026-03-09-savedgames.bastide"
    );
}

#[test]
fn secret_hands_among_all_games_are_said_first() {
    let mut screen = open();
    let games = saved(&[PERSONS, cards::AGAINST]);
    screen.press("give-out all");
    assert_eq!(screen.app.cx.take_effects(), [], "nobody was told");
    assert_eq!(
        export_all(&mut screen.app.cx, &games, HandsWarning::NotYet),
        None
    );
    assert!(told(&screen).contains("see all hands and what comes next in some of the games"));
    screen.press("give-out all");
    let asked = [Effect::ExportAll(HandsWarning::Given)];
    assert_eq!(screen.app.cx.take_effects(), asked);
    let text = export_all(&mut screen.app.cx, &games, HandsWarning::Given);
    assert_eq!(
        Bundle::read(&text.expect("a text"))
            .expect("games")
            .games
            .len(),
        2
    );
    assert_eq!(told(&screen), "");
}

#[test]
fn games_in_which_several_persons_have_secrets_stay_and_that_is_told() {
    let mut screen = open();
    let games = saved(&[PERSONS, cards::PERSONS]);
    let text = export_all(&mut screen.app.cx, &games, HandsWarning::NotYet);
    let bundle = Bundle::read(&text.expect("a text")).expect("games");
    assert_eq!(bundle.games, [format!("{}\n", PERSONS.trim_end())]);
    assert!(
        told(&screen).contains("1 game was left out"),
        "{}",
        told(&screen)
    );
    let alone = export_all(&mut screen.app.cx, &games[1..], HandsWarning::Given);
    assert_eq!(alone, None);
}

#[test]
fn games_of_one_text_come_beside_the_one_on_the_screen() {
    let mut screen = open();
    let before = screen.app.cx.record();
    let text = Bundle::write([PERSONS, cards::PERSONS].into_iter());
    let bundle = Bundle::read(&text).expect("games");
    for _ in 0..2 {
        screen.app.import(&text, screen.now);
    }
    assert_eq!(screen.app.cx.take_effects(), [Effect::KeepGames(bundle)]);
    assert_eq!(screen.app.cx.record(), before);
    let brought = Brought {
        added: 2,
        known: 1,
        unreadable: 1,
        missing: 3,
    };
    tell_brought(&mut screen.app.cx, brought);
    let english = "2 games were added to the saved games. 1 game was here already. 1 of them cannot be read here; \
        the text is kept. The file was cut: 3 games are missing.";
    assert!(told(&screen).contains(english), "{}", told(&screen));
    screen.app.cx.speak(Language::French);
    let french = "2 parties ont été ajoutées aux parties enregistrées. 1 partie était déjà là.";
    assert!(told(&screen).contains(french), "{}", told(&screen));
}

#[test]
fn a_newer_version_is_told_between_turns_and_once() {
    let mut screen = open();
    screen.press("settings");
    screen.press("set confirm always");
    screen.press("close");
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    screen.app.offer_update();
    assert!(!screen.app.cx.has_notice(&Notice::NewerVersion));
    screen.press("skip");
    assert!(!screen.app.cx.has_notice(&Notice::NewerVersion), "not yet");
    screen.press("confirm");
    assert!(screen.app.cx.has_notice(&Notice::NewerVersion));
    screen.app.cx.take_effects();
    screen.press("update");
    assert_eq!(screen.app.cx.take_effects(), [Effect::Update]);
    screen.press("dismiss 0");
    screen.wait();
    assert_eq!(told(&screen), "", "told once");
}

#[test]
fn what_keeps_a_newer_version_waiting_is_told() {
    let mut screen = open();
    for (hindrance, words) in [
        (UpdateHindrance::OtherPages, "another tab"),
        (UpdateHindrance::UnsavedGame, "would be lost"),
    ] {
        screen.app.cx.add_notice(Notice::UpdateWaits(hindrance));
        assert!(told(&screen).contains(words), "{}", told(&screen));
    }
}
