//! Secret hands of persons around one screen: a cover between them, and nothing of a hand behind it.

use crate::stage::Stage;
use engine::rules::Question;
use engine::table::Seat;
use page::elements::tree::Node;
use page::shell::{Effect, Notice};

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

fn open(hands: [&str; 2], players: &str) -> Stage {
    Stage::open(&record(hands, players))
}

/// Everything anybody can see, hear or ask: picture, tree, probe.
fn shown(stage: &Stage) -> (String, String, Node, Vec<&str>) {
    let app = &stage.app;
    let picture = format!("{:?}", app.draw(stage.now));
    (picture, app.probe(stage.now), app.page(), app.announced())
}

fn dock(stage: &Stage) -> String {
    let page = stage.app.page();
    let dock = page
        .all()
        .into_iter()
        .find(|node| node.get("data-area") == Some("dock"));
    dock.expect("a dock").all_text()
}

/// Plays a turn of whoever is in front of the screen, without a figure.
fn play(stage: &mut Stage) {
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.wait();
    if stage.table().question() == Some(Question::Figure) {
        stage.press("skip");
    }
    stage.press("confirm");
    stage.wait();
}

#[test]
fn a_secret_hand_is_covered_until_its_owner_takes_the_screen() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    assert_eq!(stage.app.covered(), Some(Seat(0)));
    assert_eq!(stage.table().question(), None);
    let text = dock(&stage);
    assert!(
        text.contains("Anna") && text.contains("Show my tiles"),
        "{text}"
    );
    assert_eq!(shown(&stage), shown(&open([ANNA[1], BEN[1]], PERSONS)));
    stage.press("show-hand");
    assert_eq!(stage.app.covered(), None);
    assert_eq!(stage.table().question(), Some(Question::Place));
    assert!(stage.table().tile_in_hand().is_some());
    assert!(dock(&stage).contains("Anna"));
}

#[test]
fn nothing_of_another_hand_is_seen_at_any_time() {
    let mut stages = BEN.map(|ben| open([ANNA[0], ben], PERSONS));
    let same = |stages: &[Stage; 2], when: &str| {
        let [one, other] = [shown(&stages[0]), shown(&stages[1])];
        assert_eq!(one, other, "{when}");
    };
    for stage in &mut stages {
        stage.press("show-hand");
    }
    same(&stages, "Anna looks at her hand");
    stages.iter_mut().for_each(play);
    same(&stages, "the screen goes to Ben");
    assert_eq!(stages[0].app.covered(), Some(Seat(1)));
    for stage in &mut stages {
        stage.press("confirm");
        stage.press("take-back");
        stage.press("act 0");
        stage.app.key("Enter", stage.now);
        stage.app.key("ArrowLeft", stage.now);
        stage.click(stage.slot());
        stage.wait();
    }
    same(&stages, "somebody presses everything");
    for stage in &mut stages {
        stage.press("show-hand");
    }
    assert_ne!(
        shown(&stages[0]),
        shown(&stages[1]),
        "Ben sees his own hand"
    );
}

#[test]
fn a_hand_is_covered_again_when_its_owner_comes_back() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    for seat in [0, 1, 0] {
        assert_eq!(stage.app.covered(), Some(Seat(seat)));
        stage.press("show-hand");
        play(&mut stage);
    }
    assert_eq!(stage.app.covered(), Some(Seat(1)));
}

#[test]
fn what_is_put_back_on_the_screen_is_covered_too() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    stage.press("show-hand");
    let saved = stage.app.record().expect("a game");
    let again = Stage::open(&saved);
    assert_eq!(again.app.covered(), Some(Seat(0)));
}

#[test]
fn a_person_against_computers_needs_no_cover() {
    let stage = open([ANNA[0], BEN[0]], AGAINST);
    assert_eq!(stage.app.covered(), None);
    assert!(stage.table().tile_in_hand().is_some());
}

#[test]
fn persons_with_open_tiles_need_no_cover() {
    let stage = Stage::open(crate::stage::PERSONS);
    assert_eq!(stage.app.covered(), None);
}

#[test]
fn what_was_said_of_a_hand_is_gone_when_the_cover_rises() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    stage.press("show-hand");
    stage.press("hold 2");
    stage.app.key("d", stage.now);
    assert!(stage.app.announced().join(" ").contains("Tile to place"));
    assert!(stage.app.toast().is_some());
    play(&mut stage);
    assert_eq!(stage.app.covered(), Some(Seat(1)));
    let said = stage.app.announced().join(" ");
    assert!(!said.contains("Tile to place"), "{said}");
    assert!(said.contains("Hand the screen to Ben"), "{said}");
    assert_eq!(stage.app.toast(), None);
}

#[test]
fn keys_lead_from_the_cover_to_the_hand_and_on() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    stage.app.note_input(true);
    stage.press("show-hand");
    let request = stage.app.take_focus_request().expect("a request");
    assert!(request.stop.name().starts_with("place "), "{request:?}");
    assert!(request.firm);
    let (pos, _) = stage.legal();
    stage.press(&format!("place {} {}", pos.x, pos.y));
    if stage.table().question() == Some(Question::Figure) {
        stage.press("skip");
    }
    stage.press("confirm");
    let request = stage.app.take_focus_request().expect("a request");
    assert_eq!(request.stop.name(), "show-hand");
    stage.app.key("ArrowRight", stage.now);
    assert_eq!(
        stage
            .app
            .take_focus_request()
            .expect("a request")
            .stop
            .name(),
        "show-hand"
    );
}

#[test]
fn the_cover_names_the_key_that_lifts_it() {
    let stage = open([ANNA[0], BEN[0]], PERSONS);
    let page = stage.app.page();
    let all = page.all();
    let mut caps = all.iter().filter(|node| node.tag == "kbd");
    assert!(caps.any(|cap| cap.all_text() == "V"));
}

#[test]
fn under_the_cover_no_text_of_the_game_is_given_out() {
    let mut stage = open(ANNA, PERSONS);
    assert!(stage.app.covered().is_some());
    stage.app.take_effects();
    for words in ["export", "copy", "give-out export", "give-out copy"] {
        stage.press(words);
        assert_eq!(stage.app.take_effects(), [], "{words}");
        let refused = [Effect::Export, Effect::Copy].map(Notice::Covered);
        let told = refused.iter().any(|notice| stage.app.has_notice(notice));
        assert!(told, "{words}");
    }
}

#[test]
fn where_hands_are_secret_it_is_said_before_a_text_is_given_out() {
    let mut stage = open(ANNA, PERSONS);
    stage.press("show-hand");
    stage.app.take_effects();
    for (words, effect) in [("export", Effect::Export), ("copy", Effect::Copy)] {
        stage.press(words);
        assert_eq!(stage.app.take_effects(), [], "{words}");
        assert!(stage.app.page().all_text().contains("holds all hands"));
        let run = format!("give-out {words}");
        let page = stage.app.page();
        let offered = page
            .all()
            .into_iter()
            .any(|node| node.get("data-run") == Some(&run));
        assert!(offered, "{run}");
        stage.press(&run);
        assert_eq!(stage.app.take_effects(), [effect]);
        assert!(!stage.app.page().all_text().contains("holds all hands"));
    }
    let mut plain = Stage::open(crate::stage::PERSONS);
    plain.app.take_effects();
    plain.press("export");
    assert_eq!(plain.app.take_effects(), [Effect::Export]);
}

#[test]
fn whose_hand_is_covered_is_said_when_a_game_opens() {
    let stage = open([ANNA[0], BEN[0]], PERSONS);
    assert_eq!(stage.app.covered(), Some(Seat(0)));
    let said = stage.app.said();
    assert!(said.contains("Anna"), "{said}");
}

#[test]
fn who_takes_the_screen_is_told_once_what_everybody_saw_since_the_own_last_turn() {
    let mut stage = open([ANNA[0], BEN[0]], PERSONS);
    stage.press("show-hand");
    let said = stage.app.said();
    assert!(!said.contains("Meanwhile"), "nothing has happened: {said}");
    play(&mut stage);
    let before = stage.app.announcements();
    stage.press("show-hand");
    assert_eq!(stage.app.announcements(), before + 1);
    let said = stage.app.said();
    let told = "Ben’s turn. Meanwhile: Anna places a tile ";
    assert!(said.starts_with(told), "{said}");
    assert!(said.contains(" You hold 3 tiles, "), "{said}");
    play(&mut stage);
    stage.press("show-hand");
    let said = stage.app.said();
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
        let mut stage = open([ANNA[0], ben], PERSONS);
        stage.press("show-hand");
        play(&mut stage);
        stage.press("show-hand");
        let said = stage.app.said().to_string();
        let (news, _) = said.split_once(" You hold ").expect("a hand");
        news.to_string()
    });
    assert_eq!(told[0], told[1]);
}
