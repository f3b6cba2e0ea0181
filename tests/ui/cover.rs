//! Secret hands of persons around one screen: a cover between them, and nothing of a hand behind it.

use crate::screen::Screen;
use engine::rules::Question;
use engine::table::Seat;
use page::context::effects::Effect;
use page::context::notices::Notice;
use page::elements::tree::Node;

/// Two persons with secret hands; Anna begins.
fn record(hands: [&str; 2], players: &str) -> String {
    let [anna, ben] = hands;
    format!(
        "bastide 1\nedition first-2001\nset base\noption hand 3\nseats 2\n{players}seed 1\n\
         stack base/K base/K base/U base/U\nstart\ntile base/D 0,0\nhand 1 {anna}\nhand 2 {ben}\nturn 1\n"
    )
}

const PERSONS: &str = "player 1 blue person Anna\nplayer 2 red person Ben\n";
const AGAINST: &str = "player 1 blue person Anna\nplayer 2 red greedy\n";

/// Hands that look different everywhere.
const ANNA: [&str; 2] = ["base/U base/U base/U", "base/E base/B base/X"];
const BEN: [&str; 2] = ["base/V base/V base/V", "base/A base/C base/W"];

fn open(hands: [&str; 2], players: &str) -> Screen {
    Screen::open(&record(hands, players))
}

/// Everything anybody can see, hear or ask: picture, tree, probe.
fn shown(screen: &Screen) -> (String, String, Node, Vec<&str>) {
    let app = &screen.app;
    let picture = format!("{:?}", app.draw(screen.now));
    (
        picture,
        app.probe(screen.now),
        app.page(),
        app.cx.announced(),
    )
}

fn dock(screen: &Screen) -> String {
    let page = screen.app.page();
    let dock = page
        .all()
        .into_iter()
        .find(|node| node.get("data-area") == Some("dock"));
    dock.expect("a dock").all_text()
}

/// Plays a turn of whoever is in front of the screen, without a figure.
fn play(screen: &mut Screen) {
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.wait();
    if screen.tile_stage().question() == Some(Question::Figure) {
        screen.press("skip");
    }
    screen.press("confirm");
    screen.wait();
}

#[test]
fn a_secret_hand_is_covered_until_its_owner_takes_the_screen() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(0)));
    assert_eq!(screen.tile_stage().question(), None);
    let text = dock(&screen);
    assert!(
        text.contains("Anna") && text.contains("Show my tiles"),
        "{text}"
    );
    assert_eq!(shown(&screen), shown(&open([ANNA[1], BEN[1]], PERSONS)));
    screen.press("show-hand");
    assert_eq!(screen.app.cx.covered_for(), None);
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert!(screen.tile_stage().tile_in_hand().is_some());
    assert!(dock(&screen).contains("Anna"));
}

#[test]
fn nothing_of_another_hand_is_seen_at_any_time() {
    let mut stages = BEN.map(|ben| open([ANNA[0], ben], PERSONS));
    let same = |stages: &[Screen; 2], when: &str| {
        let [one, other] = [shown(&stages[0]), shown(&stages[1])];
        assert_eq!(one, other, "{when}");
    };
    for screen in &mut stages {
        screen.press("show-hand");
    }
    same(&stages, "Anna looks at her hand");
    stages.iter_mut().for_each(play);
    same(&stages, "the screen goes to Ben");
    assert_eq!(stages[0].app.cx.covered_for(), Some(Seat(1)));
    for screen in &mut stages {
        screen.press("confirm");
        screen.press("take-back");
        screen.press("act 0");
        screen.app.press_key("Enter", screen.now);
        screen.app.press_key("ArrowLeft", screen.now);
        screen.click(screen.slot());
        screen.wait();
    }
    same(&stages, "somebody presses everything");
    for screen in &mut stages {
        screen.press("show-hand");
    }
    assert_ne!(
        shown(&stages[0]),
        shown(&stages[1]),
        "Ben sees his own hand"
    );
}

#[test]
fn a_hand_is_covered_again_when_its_owner_comes_back() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    for seat in [0, 1, 0] {
        assert_eq!(screen.app.cx.covered_for(), Some(Seat(seat)));
        screen.press("show-hand");
        play(&mut screen);
    }
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(1)));
}

#[test]
fn what_is_put_back_on_the_screen_is_covered_too() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    screen.press("show-hand");
    let saved = screen.app.cx.record().expect("a game");
    let again = Screen::open(&saved);
    assert_eq!(again.app.cx.covered_for(), Some(Seat(0)));
}

#[test]
fn a_person_against_computers_needs_no_cover() {
    let screen = open([ANNA[0], BEN[0]], AGAINST);
    assert_eq!(screen.app.cx.covered_for(), None);
    assert!(screen.tile_stage().tile_in_hand().is_some());
}

#[test]
fn persons_with_open_tiles_need_no_cover() {
    let screen = Screen::open(crate::screen::PERSONS);
    assert_eq!(screen.app.cx.covered_for(), None);
}

#[test]
fn what_was_said_of_a_hand_is_gone_when_the_cover_rises() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    screen.press("show-hand");
    screen.press("hold 2");
    screen.app.press_key("d", screen.now);
    assert!(
        screen
            .app
            .cx
            .announced()
            .join(" ")
            .contains("Tile to place")
    );
    assert!(screen.app.cx.toast().is_some());
    play(&mut screen);
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(1)));
    let said = screen.app.cx.announced().join(" ");
    assert!(!said.contains("Tile to place"), "{said}");
    assert!(said.contains("Hand the screen to Ben"), "{said}");
    assert_eq!(screen.app.cx.toast(), None);
}

#[test]
fn keys_lead_from_the_cover_to_the_hand_and_on() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    screen.app.cx.note_input(true);
    screen.press("show-hand");
    let request = screen.app.cx.take_focus_request().expect("a request");
    assert!(request.target.name().starts_with("place "), "{request:?}");
    assert!(request.firm);
    let (pos, _) = screen.legal();
    screen.press(&format!("place {} {}", pos.x, pos.y));
    if screen.tile_stage().question() == Some(Question::Figure) {
        screen.press("skip");
    }
    screen.press("confirm");
    let request = screen.app.cx.take_focus_request().expect("a request");
    assert_eq!(request.target.name(), "show-hand");
    screen.app.press_key("ArrowRight", screen.now);
    assert_eq!(
        screen
            .app
            .cx
            .take_focus_request()
            .expect("a request")
            .target
            .name(),
        "show-hand"
    );
}

#[test]
fn the_cover_names_the_key_that_lifts_it() {
    let screen = open([ANNA[0], BEN[0]], PERSONS);
    let page = screen.app.page();
    let all = page.all();
    let mut caps = all.iter().filter(|node| node.tag == "kbd");
    assert!(caps.any(|cap| cap.all_text() == "V"));
}

#[test]
fn under_the_cover_no_text_of_the_game_is_given_out() {
    let mut screen = open(ANNA, PERSONS);
    assert!(screen.app.cx.covered_for().is_some());
    screen.app.cx.take_effects();
    let ways = [
        ("export", Effect::Export),
        ("save-as-one-file", Effect::SaveAsOneFile),
        ("copy", Effect::Copy),
    ];
    for (word, effect) in ways {
        for press in [word.to_string(), format!("give-out {word}")] {
            screen.press(&press);
            assert_eq!(screen.app.cx.take_effects(), [], "{press}");
            let refused = Notice::Covered(effect.clone());
            assert!(screen.app.cx.has_notice(&refused), "{press}");
        }
    }
}

#[test]
fn where_hands_are_secret_it_is_said_before_a_text_is_given_out() {
    let mut screen = open(ANNA, PERSONS);
    screen.press("show-hand");
    screen.app.cx.take_effects();
    let ways = [
        ("export", Effect::Export),
        ("save-as-one-file", Effect::SaveAsOneFile),
        ("copy", Effect::Copy),
    ];
    for (words, effect) in ways {
        screen.press(words);
        assert_eq!(screen.app.cx.take_effects(), [], "{words}");
        assert!(screen.app.page().all_text().contains("can see all hands"));
        let run = format!("give-out {words}");
        let page = screen.app.page();
        let offered = page
            .all()
            .into_iter()
            .any(|node| node.get("data-run") == Some(&run));
        assert!(offered, "{run}");
        screen.press(&run);
        assert_eq!(screen.app.cx.take_effects(), [effect]);
        assert!(!screen.app.page().all_text().contains("can see all hands"));
    }
    let mut plain = Screen::open(crate::screen::PERSONS);
    plain.app.cx.take_effects();
    plain.press("export");
    assert_eq!(plain.app.cx.take_effects(), [Effect::Export]);
}

#[test]
fn whose_hand_is_covered_is_said_when_a_game_opens() {
    let screen = open([ANNA[0], BEN[0]], PERSONS);
    assert_eq!(screen.app.cx.covered_for(), Some(Seat(0)));
    let said = screen.app.cx.said();
    assert!(said.contains("Anna"), "{said}");
}

#[test]
fn who_takes_the_screen_is_told_once_what_everybody_saw_since_the_own_last_turn() {
    let mut screen = open([ANNA[0], BEN[0]], PERSONS);
    screen.press("show-hand");
    let said = screen.app.cx.said();
    assert!(!said.contains("Meanwhile"), "nothing has happened: {said}");
    play(&mut screen);
    let before = screen.app.cx.announcements();
    screen.press("show-hand");
    assert_eq!(screen.app.cx.announcements(), before + 1);
    let said = screen.app.cx.said();
    let told = "Ben’s turn. Meanwhile: Anna places a tile ";
    assert!(said.starts_with(told), "{said}");
    assert!(said.contains(" You hold 3 tiles, "), "{said}");
    play(&mut screen);
    screen.press("show-hand");
    let said = screen.app.cx.said();
    let told = "Anna’s turn. Meanwhile: Ben places a tile ";
    assert!(said.starts_with(told), "{said}");
    assert!(
        !said.contains("Anna places") && !said.contains("draws"),
        "{said}"
    );
}

#[test]
fn what_is_told_of_the_turns_of_others_gives_no_hand_away() {
    let told = BEN.map(|ben| {
        let mut screen = open([ANNA[0], ben], PERSONS);
        screen.press("show-hand");
        play(&mut screen);
        screen.press("show-hand");
        let said = screen.app.cx.said().to_string();
        let (news, _) = said.split_once(" You hold ").expect("a hand");
        news.to_string()
    });
    assert_eq!(told[0], told[1]);
}
