//! One sentence at each new kind of decision.

use std::mem::discriminant;

use crate::screen::{PERSONS, Screen, layout, of_class};
use engine::rules::{Question, Record};
use engine::table::{Party, Silent};
use page::context::effects::Effect;
use page::context::settings::Settings;
use page::elements::mode::BoardMode;
use page::elements::tip::{Tip, Tips};
use page::features::play::tip::tip;
use page::messages::Language;
use page::stage::Device;

fn first_turn(screen: &mut Screen) -> Vec<Option<Tip>> {
    let mut seen = vec![tip(&screen.app.cx)];
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    seen.push(tip(&screen.app.cx));
    screen.press("skip");
    seen.push(tip(&screen.app.cx));
    screen.press("confirm");
    screen.wait();
    seen.push(tip(&screen.app.cx));
    seen
}

#[test]
fn each_new_decision_of_the_first_turn_has_its_tip_once() {
    let mut screen = Screen::open(PERSONS);
    let tips = [Tip::Place, Tip::Figure, Tip::Confirm].map(Some);
    assert_eq!(first_turn(&mut screen), [&tips[..], &[None]].concat());
    assert_eq!(first_turn(&mut screen), [None; 4]);
    assert!(
        screen
            .app
            .cx
            .take_effects()
            .contains(&Effect::WriteSettings)
    );
    let kept = Settings::read(&screen.app.cx.settings().write());
    assert!(kept.tips_read.has(Tip::Place) && kept.tips_read.has(Tip::Confirm));
    assert!(!kept.tips_read.has(Tip::Robber));
}

#[test]
fn a_tip_says_nothing_of_what_this_game_does_not_have() {
    let outlined = "with a dashed outline";
    let mut screen = Screen::open(PERSONS);
    assert!(screen.app.page().all_text().contains(outlined));
    screen.press("set aids off");
    assert_eq!(tip(&screen.app.cx), Some(Tip::Place));
    assert!(!screen.app.page().all_text().contains(outlined));
    for (options, fields) in [("", true), ("option farmers off\n", false)] {
        let record = PERSONS.replace("option first", &format!("{options}option first"));
        let mut screen = Screen::open(&record);
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        assert_eq!(tip(&screen.app.cx), Some(Tip::Figure));
        let told = page_text(&screen.app.page(), "tip");
        assert_eq!(told.contains("field"), fields, "{told}");
    }
}

#[test]
fn a_tip_is_put_away_and_does_not_come_back() {
    let mut screen = Screen::open(PERSONS);
    let text = screen.app.page().all_text();
    assert!(
        text.contains("A tap on the tile") && text.contains("R, the wheel"),
        "{text}"
    );
    let told = page_text(&screen.app.page(), "tip");
    assert!(!told.contains("Drag"), "the bar says it already: {told}");
    screen.press("tip-read");
    assert_eq!(tip(&screen.app.cx), None);
    screen.wait();
    assert_eq!(tip(&screen.app.cx), None);
    assert!(screen.app.cx.settings().tips_read.has(Tip::Place));
}

#[test]
fn a_tip_goes_when_what_it_explains_was_done_though_the_same_is_asked_again() {
    let all = include_str!("../records/all-parts.txt");
    let lines: Vec<&str> = all.lines().collect();
    let robs = |line: &&str| line.starts_with("rob ");
    let twice = lines.windows(2).position(|pair| pair.iter().all(robs));
    let end = twice.expect("two players who put their robbers");
    let mut screen = Screen::open(&(lines[..end].join("\n") + "\n"));
    let question = screen.tile_stage().question();
    assert_eq!(tip(&screen.app.cx), Some(Tip::Robber));
    screen.press("act 0");
    screen.wait();
    assert_eq!(screen.tile_stage().question(), question, "asked again");
    assert_eq!(tip(&screen.app.cx), None);
    assert!(screen.app.cx.settings().tips_read.has(Tip::Robber));
}

#[test]
fn nothing_is_said_of_figures_where_only_the_abbot_may_go_home() {
    let at_road = |owner: &str| {
        format!(
            "bastide 1\nset base\npart abbot\nseats 2\nplayer 1 blue person Anna\n\
             player 2 red person Ben\noption farmers off\nseed 1\nstart\ntile base/B 0,0\n\
             tile base/U 0,1\nfigure 1 abbot monastery 0,0\n{owner}drawn base/U\nplay\n\
             place base/U 1,1\n"
        )
    };
    let free = Screen::open(&at_road(""));
    assert_eq!(tip(&free.app.cx), Some(Tip::Figure));
    let taken = Screen::open(&at_road("figure 2 meeple road EW 0,1\n"));
    assert_eq!(taken.tile_stage().question(), Some(Question::Figure));
    assert_eq!(tip(&taken.app.cx), None);
}

#[test]
fn the_tip_about_what_is_out_of_sight_goes_once_all_is_in_sight() {
    let mut screen = Screen::open(PERSONS);
    screen.press("tip-read");
    assert_eq!(tip(&screen.app.cx), None);
    let from = layout().clear().center();
    while screen.tile_stage().edge_arrows().is_empty() {
        screen.drag(from, from - kurbo::Vec2::new(40.0, 0.0));
        screen.wait();
    }
    assert_eq!(tip(&screen.app.cx), Some(Tip::OutOfSight));
    screen.wait();
    assert_eq!(tip(&screen.app.cx), Some(Tip::OutOfSight), "not yet read");
    screen.press("fit");
    screen.wait();
    assert_eq!(screen.tile_stage().edge_arrows(), []);
    assert_eq!(tip(&screen.app.cx), None);
}

#[test]
fn no_tip_is_shown_when_nobody_wants_them_and_all_again_when_somebody_does() {
    let mut screen = Screen::open(PERSONS);
    screen.press("set tips off");
    assert_eq!(first_turn(&mut screen), [None; 4]);
    screen.press("set tips on");
    assert_eq!(screen.app.cx.settings().tips_read, Tips::NONE);
    assert_eq!(tip(&screen.app.cx), Some(Tip::Place));
}

#[test]
fn no_tip_about_what_can_be_done_is_shown_in_a_replay() {
    let mut screen = Screen::open_as_new(PERSONS);
    screen.press("set grace on");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    assert_eq!(tip(&screen.app.cx), Some(Tip::TurnEnd));
    screen.press("replay");
    assert_eq!(tip(&screen.app.cx), None);
    screen.press("replay");
    assert_eq!(
        tip(&screen.app.cx),
        Some(Tip::TurnEnd),
        "nothing was decided"
    );
}

#[test]
fn a_river_and_a_hand_of_three_have_a_second_tip() {
    let river = PERSONS.replace("set base\n", "set base\nset river\n");
    let river = river.lines().filter(|line| !line.starts_with("stack"));
    let river = river.collect::<Vec<_>>().join("\n");
    let three = PERSONS.replace("option first", "option hand 3\noption first");
    for (record, second) in [(river, Tip::River), (three, Tip::Hand)] {
        let mut screen = Screen::open(&record);
        screen.press("show-hand");
        assert_eq!(tip(&screen.app.cx), Some(Tip::Place));
        screen.press("tip-read");
        assert_eq!(tip(&screen.app.cx), Some(second));
    }
}

#[test]
fn every_kind_of_decision_of_every_box_has_a_tip() {
    let all = include_str!("../records/all-parts.txt");
    let lines: Vec<&str> = all.lines().collect();
    let play = lines.iter().position(|&line| line == "play");
    let mut met = Vec::new();
    for end in play.expect("a game that was played") + 1..=lines.len() {
        let text = lines[..end].join("\n") + "\n";
        let record = Record::read(&text).expect("a beginning of the record");
        let (game, _) = record.replay(&mut Silent).expect("it can be played");
        let Some(asked) = game.asked() else { continue };
        let kind = discriminant(&asked.question);
        if matches!(asked.party, Party::Player(_)) && !met.contains(&kind) {
            met.push(kind);
            let screen = Screen::open(&text);
            assert!(tip(&screen.app.cx).is_some(), "{:?}", asked.question);
        }
    }
    assert!(met.len() > 15, "{} kinds of decisions", met.len());
}

#[test]
fn every_tip_is_a_sentence_in_both_languages() {
    use page::messages::{Language, texts};
    for &tip in Tip::ALL {
        assert_eq!(Tip::parse(tip.word()), Some(tip));
        let [english, french] =
            [Language::English, Language::French].map(|language| tip.sentence(texts(language)));
        assert!(english.ends_with('.') && french.ends_with('.') && english != french);
    }
}

#[test]
fn whoever_plays_by_keys_is_told_about_keys() {
    let mut screen = Screen::open(PERSONS);
    let tip = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let note = all.iter().find(|node| node.get("role") == Some("note"));
        note.map(|note| note.all_text()).unwrap_or_default()
    };
    screen.app.press_key("ArrowRight", screen.now);
    let by_keys = tip(&screen);
    assert!(
        by_keys.contains("D describes") && !by_keys.contains("Drag"),
        "{by_keys}"
    );
    let away = screen.at(5, 5);
    screen.down(page::stage::Device::Finger, away);
    screen.up(away);
    let by_finger = tip(&screen);
    assert!(
        by_finger.contains("A tap on the tile") && !by_finger.contains("wheel"),
        "{by_finger}"
    );
}

#[test]
fn whoever_goes_on_with_the_mouse_after_a_key_is_told_about_the_mouse() {
    let mut screen = Screen::open(PERSONS);
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let of = |class| page_text(&page, class);
        format!("{} {}", of("tip"), of("question"))
    };
    screen.app.press_key("ArrowRight", screen.now);
    let start = screen.at(2, 2);
    for by in [0.0, 10.0, 20.0] {
        screen.to(Device::Mouse, start + kurbo::Vec2::new(by, 0.0));
        assert!(told(&screen).contains("with the arrows"), "only pushed");
    }
    screen.to(Device::Mouse, start + kurbo::Vec2::new(60.0, 0.0));
    let by_mouse = told(&screen);
    assert!(
        by_mouse.contains("the wheel over the tile") && by_mouse.contains("click there"),
        "{by_mouse}"
    );
    assert!(!by_mouse.contains("Enter"), "{by_mouse}");
    screen.app.press_key("ArrowRight", screen.now);
    assert!(told(&screen).contains("with Enter"));
}

#[test]
fn a_board_on_another_page_names_no_list_of_keys() {
    for (mode, listed) in [(None, true), (Some(BoardMode::Play), false)] {
        let app = match mode {
            Some(mode) => {
                let mut app = crate::embedded::board(mode, Language::English, PERSONS, None);
                app.press_key("ArrowRight", 0.0);
                app
            }
            None => {
                let mut screen = Screen::open(PERSONS);
                screen.app.press_key("ArrowRight", screen.now);
                screen.app
            }
        };
        let told = page_text(&app.page(), "tip");
        assert!(told.contains("D describes"), "{told}");
        assert_eq!(told.contains("lists all keys"), listed, "{told}");
    }
}

/// A city with a meeple goes on: a builder may join it, and no meeple.
const BUILDER: &str = "bastide 1\nset base\nset traders\npart builder\noption farmers off\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\nseed 1\nstack base/B base/B\nstart\ntile base/U 0,0\n\
    figure 1 meeple road EW 0,0\ndrawn base/U\nplay\nplace base/U 1,0\n";

#[test]
fn the_tip_about_meeples_waits_until_one_may_be_put() {
    let screen = Screen::open(PERSONS);
    assert!(tip(&screen.app.cx).is_some());
    let screen = Screen::open(BUILDER);
    assert_eq!(screen.tile_stage().question(), Some(Question::Figure));
    assert_ne!(tip(&screen.app.cx), Some(Tip::Figure));
}

/// What the first part of a class says.
fn page_text(page: &page::elements::tree::Node, class: &str) -> String {
    of_class(page, class)[0].all_text()
}

#[test]
fn the_sentence_gives_way_while_a_tile_is_dragged() {
    let mut screen = Screen::open(PERSONS);
    let holds = |screen: &Screen| {
        let page = screen.app.page();
        let classes = page.all().into_iter().filter_map(|node| node.get("class"));
        classes
            .flat_map(|class| class.split(' '))
            .any(|class| class == "holding")
    };
    screen.down(Device::Mouse, screen.slot());
    assert!(!holds(&screen));
    screen.to(Device::Mouse, screen.at(1, 0));
    assert!(holds(&screen));
    screen.up(screen.at(9, 9));
    assert!(!holds(&screen));
}

/// The hints among what was said, the newest last.
fn hints(screen: &Screen) -> Vec<String> {
    let said = screen.app.cx.announced().into_iter();
    let known = |text: &&str| {
        let texts = page::messages::texts(page::messages::Language::English);
        let mut tips = Tip::ALL.iter();
        tips.any(|tip| text.contains(tip.for_keys(texts).unwrap_or(tip.sentence(texts))))
    };
    said.filter(known).map(str::to_string).collect()
}

#[test]
fn hints_are_said_after_the_question_and_once_each() {
    let mut screen = Screen::open(PERSONS);
    screen.wait();
    let said = hints(&screen);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("with R") && said[0].contains("with Enter"));
    screen.press("place 1 0");
    screen.wait();
    assert_eq!(hints(&screen).len(), 2);
    let last = screen
        .app
        .cx
        .announced()
        .last()
        .map(|text| text.to_string());
    assert_eq!(last.as_ref(), hints(&screen).last());
    let mut silent = Screen::open(PERSONS);
    silent.press("set tips off");
    silent.press("place 1 0");
    assert!(hints(&silent).len() < 2, "nobody wants them");
}
