//! Decks and their results by link: what is compared, and what a link may hold.

use crate::daily::{Device, TODAY, finished, tried};
use crate::named::ByName;
use crate::screen::of_class;
use engine::link::LinkError;
use engine::session::Level;
use page::context::dialogs::Dialog;
use page::context::effects::Kept;
use page::context::notices::Notice;
use page::elements::daily::DeckGame;

#[test]
fn two_results_are_compared_turn_by_turn_once_both_are_there() {
    let mut one = Device::new(TODAY, 1);
    one.open();
    one.play();
    one.press("daily");
    one.press("daily-copy");
    let points = one.shown("score");
    let told = "Bastide, 29 November 2026: ";
    assert!(
        one.copied.starts_with(told) && one.copied.contains(&points),
        "{}",
        one.copied
    );
    assert_eq!(one.copied.lines().count(), 1);
    let mut other = Device::new(TODAY, 2);
    other.screen.app.receive_link(&one.link(), 0.0);
    other.settle();
    assert_eq!(other.screen.app.cx.dialog(), Some(Dialog::Daily));
    assert!(!other.says(&points), "that would tell too much");
    assert!(other.says("when you have finished your first game"));
    // It is still there after a reload.
    let mut other = Device::with(TODAY, 2, &other.stored);
    other.chance = 2;
    other.open();
    other.play();
    other.press("daily");
    let page = other.screen.app.page();
    let chart = of_class(&page, "chart");
    let lines = chart[0]
        .all()
        .into_iter()
        .filter(|node| node.get("class") == Some("line"));
    assert_eq!(lines.count(), 2);
    assert!(chart[0].all_text().contains(&points));
    assert!(chart[0].all_text().contains("After turn 6"));
    let marked = of_class(chart[0], "turns-along")[0].all();
    assert_eq!(marked.len(), 4, "three turns below the lines");
}

#[test]
fn a_deck_of_any_text_goes_by_link() {
    let mut one = Device::new(TODAY, 1);
    one.open();
    one.screen
        .app
        .fill_named("daily-deck", "  My deck of the  week ");
    one.press("daily-typed");
    one.screen.app.fill_named("daily-level", "hasty");
    let page = one.screen.app.page();
    let headings = of_class(&page, "daily")[0].all();
    let headings: Vec<String> = headings
        .iter()
        .filter(|node| matches!(node.tag, "h1" | "h2"))
        .map(|node| node.all_text())
        .collect();
    assert_eq!(headings[0], "My deck of the week");
    assert!(
        !headings.contains(&"Game of the day".to_string()),
        "{headings:?}"
    );
    one.press("daily-copy");
    assert!(
        one.copied.starts_with("Bastide, My deck of the week: "),
        "{}",
        one.copied
    );
    let mut other = Device::new(TODAY + 3, 2);
    other.screen.app.import(&one.link(), 0.0);
    other.settle();
    assert!(other.text("daily").starts_with("My deck of the week"));
    one.press("daily-play");
    other.press("daily-play");
    assert_eq!(one.seed(), other.seed());
    assert!(
        other
            .kept()
            .contains(&"own hasty - - - My deck of the week")
    );
    other.finish();
    let end = other.text("end");
    assert!(end.contains("My deck of the week"), "{end}");
    assert!(!end.contains("Game of the day"), "{end}");
}

#[test]
fn a_broken_link_is_refused_with_its_reason() {
    let mut device = Device::new(TODAY, 1);
    for (text, error) in [
        ("#deck=", LinkError::NotALink),
        ("#deck=<img src=x>", LinkError::NotALink),
        ("#deck=CAAA", LinkError::Newer),
        (&format!("#deck={}", "A".repeat(5_000)), LinkError::TooLong),
    ] {
        device.screen.app.receive_link(text, 0.0);
        device.settle();
        assert!(
            device.screen.app.cx.has_notice(&Notice::BadLink(error)),
            "{text}"
        );
        assert_eq!(device.screen.app.cx.dialog(), Some(Dialog::NewGame));
    }
    assert_eq!(device.kept().len(), 0);
}

#[test]
fn a_link_leaves_the_running_game_alone() {
    let mut device = Device::new(TODAY, 1);
    device.press("start");
    let game = device.screen.app.cx.record();
    let mut other = Device::new(TODAY, 2);
    other.open();
    other.press("daily-copy");
    device
        .screen
        .app
        .receive_link(&other.link(), device.screen.now);
    device.settle();
    assert_eq!(device.screen.app.cx.dialog(), Some(Dialog::Daily));
    assert_eq!(device.screen.app.cx.record(), game);
    device.press("close");
    assert_eq!(device.screen.app.cx.dialog(), None);
}

#[test]
fn verdicts_on_the_puzzle_are_compared_by_link() {
    let mut one = tried(&[true]);
    one.press("daily-copy-puzzle");
    let line = "Bastide, puzzle of 29 November 2026: ✓ ";
    assert!(one.copied.starts_with(line), "{}", one.copied);
    for (mut other, told) in [
        (tried(&[]), "is shown after your first try"),
        (tried(&[false]), "The sender of the link solved it"),
    ] {
        other.screen.app.receive_link(&one.link(), 0.0);
        other.settle();
        assert!(other.text("puzzle-of-day").contains(told), "{told}");
    }
}

/// A link to somebody's result of the day, played with other chances under a name.
fn link_of(chance: u64, name: &str) -> (String, String) {
    let mut device = Device::new(TODAY, chance);
    let players = format!("1 blue {name}\n");
    device.screen.app.restore(Kept::Players, &players);
    device.chance = chance;
    device.open();
    device.play();
    device.press("daily");
    device.press("daily-copy");
    assert_eq!(device.says("carries your name"), !name.is_empty());
    (device.link(), device.shown("score"))
}

#[test]
fn results_of_several_people_are_kept_and_one_of_them_is_compared() {
    let mut device = finished();
    device.press("daily-copy");
    let own = device.link();
    let (anna, of_anna) = link_of(2, "Anna");
    let (ben, of_ben) = link_of(3, "Ben");
    let (nobody, _) = link_of(4, "");
    for link in [&anna, &ben, &nobody, &anna] {
        device.screen.app.receive_link(link, 0.0);
        device.settle();
    }
    let names = |device: &Device| -> Vec<String> {
        let page = device.screen.app.page();
        let theirs = of_class(&page, "theirs");
        let all = theirs.first().map(|list| list.all()).unwrap_or_default();
        let labels = all.iter().filter(|node| node.get("class") == Some("label"));
        labels.map(|node| node.all_text()).collect()
    };
    assert_eq!(names(&device), ["Sender", "Ben", "Anna"]);
    let legend = |device: &Device| device.shown("whose");
    assert!(
        legend(&device).contains("Anna"),
        "the link that was opened last"
    );
    assert!(legend(&device).contains(&of_anna));
    device.press("daily-compare 1");
    assert!(legend(&device).contains("Ben") && legend(&device).contains(&of_ben));
    // One's own link takes nothing away, and says what it is.
    assert!(!device.says("This link is your own"));
    device.screen.app.receive_link(&own, 0.0);
    device.settle();
    assert!(device.says("This link is your own"));
    assert_eq!(names(&device), ["Sender", "Ben", "Anna"]);
    // Who has not finished sees how many there are, and no points.
    let mut other = Device::new(TODAY, 5);
    for link in [&anna, &ben] {
        other.screen.app.receive_link(link, 0.0);
        other.settle();
    }
    assert!(other.says("2 results that came with links"));
    assert!(!other.says(&of_anna) && !other.says("Anna"));
}

#[test]
fn the_lines_of_a_result_are_named() {
    let mut device = finished();
    let bars = device.shown("bar-legend");
    assert!(
        bars.contains("During the game") && bars.contains("Final scoring"),
        "{bars}"
    );
    let par = DeckGame {
        seed: device.seed(),
        against: Level::Greedy,
    };
    device.screen.app.receive_link(&link_of(2, "Anna").0, 0.0);
    device.settle();
    let levels = |device: &Device| of_class(&device.screen.app.page(), "level").len();
    assert_eq!(levels(&device), 0, "nobody knows the par yet");
    let app = &mut device.screen.app;
    app.daily.take_par(&mut app.cx, par, Some(193));
    device.settle();
    assert_eq!(levels(&device), 2, "in the chart and its legend");
    let legend = device.shown("whose");
    for name in ["You", "Anna", "Par (an expert) 193"] {
        assert!(legend.contains(name), "{legend}");
    }
    // Screen readers get the same as a table.
    let page = device.screen.app.page();
    let table = of_class(&page, "chart")[0].all();
    let heads = table.iter().filter(|node| node.get("scope") == Some("col"));
    let heads: Vec<String> = heads.map(|node| node.all_text()).collect();
    assert_eq!(heads, ["You", "Anna", "Par (an expert)"]);
    let last = table.iter().rfind(|node| node.tag == "tr").expect("a row");
    assert!(last.all_text().ends_with("193"), "{}", last.all_text());
}
