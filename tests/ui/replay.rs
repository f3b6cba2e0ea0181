//! Looking back at a game.

use crate::named::ByName;
use crate::stage::{AGAINST, PERSONS, Stage};
use engine::ai;
use engine::rules::{Event, Question};
use engine::session::{Level, Session};
use page::elements::tree::Node;
use page::messages::{Company, Language, sentences, texts};
use page::shell::{Dialog, Effect, keeps_key};

/// The game of [`PERSONS`] after so many turns, each with a figure where one can stand.
fn played(turns: usize) -> Stage {
    let mut stage = Stage::open(PERSONS);
    for _ in 0..turns {
        if stage.table().game().is_over() {
            break;
        }
        let (pos, _) = stage.legal();
        stage.click(stage.at(pos.x, pos.y));
        stage.wait();
        if let Some(spot) = stage.table().places().offered().first().copied() {
            stage.click(stage.table().camera_at(stage.now).on_screen(spot.at));
        }
        stage.press("confirm");
        stage.wait();
    }
    stage
}

fn key(stage: &mut Stage, key: &str) -> bool {
    stage.now += 16.0;
    stage.app.key(key, stage.now)
}

/// Tiles on the board, figures on them, lines of the log, scores.
fn seen(stage: &Stage) -> (usize, usize, usize, Vec<u32>) {
    let game = stage.table().game();
    let log = stage.table().log().len();
    let scores = game.scores();
    (
        game.board().placed().len(),
        game.standing().len(),
        log,
        scores,
    )
}

fn place(stage: &Stage) -> (usize, usize) {
    stage.table().replay().expect("a replay").position()
}

fn of_tag(page: &Node, tag: &str) -> Vec<Node> {
    let all = page.all();
    let found = all.iter().filter(|node| node.tag == tag);
    found.map(|node| (*node).clone()).collect()
}

#[test]
fn every_step_shows_the_board_the_figures_the_log_and_the_scores_of_its_time() {
    let mut stage = played(2);
    let now = seen(&stage);
    stage.press("replay");
    assert_eq!(
        seen(&stage),
        now,
        "nothing changes before one goes somewhere"
    );
    key(&mut stage, "Home");
    let start = seen(&stage);
    assert_eq!((start.0, start.1), (1, 0));
    let mut tiles = Vec::new();
    let (_, last) = place(&stage);
    for _ in 0..last {
        key(&mut stage, "ArrowRight");
        let (placed, figures, log, _) = seen(&stage);
        assert!(log >= start.2 && log <= now.2);
        tiles.push((placed, figures));
    }
    assert_eq!(tiles, [(2, 0), (2, 1), (3, 1), (3, 2)]);
    assert_eq!(seen(&stage), now);
    key(&mut stage, "ArrowRight");
    assert_eq!(place(&stage), (last, last));
}

#[test]
fn turns_are_skipped_with_the_keys_for_pages() {
    let mut stage = played(2);
    stage.press("replay");
    let tiles = |stage: &Stage| seen(stage).0;
    key(&mut stage, "PageUp");
    assert_eq!(tiles(&stage), 2);
    key(&mut stage, "PageUp");
    assert_eq!(tiles(&stage), 1);
    key(&mut stage, "PageDown");
    assert_eq!(
        (tiles(&stage), seen(&stage).1),
        (2, 1),
        "with the figure of that turn"
    );
    key(&mut stage, "End");
    assert_eq!(tiles(&stage), 3);
}

#[test]
fn nothing_can_be_decided_while_looking_back() {
    let mut stage = played(1);
    let epoch = stage.table().session().epoch();
    stage.press("replay");
    stage.press("first-step");
    assert_eq!(stage.table().question(), None);
    for words in [
        "take-back",
        "redo",
        "act 0",
        "confirm",
        "skip",
        "turn-right",
    ] {
        stage.press(words);
    }
    stage.drag(stage.slot(), stage.at(1, 0));
    stage.click(stage.at(0, 1));
    assert_eq!(stage.table().session().epoch(), epoch);
    key(&mut stage, "Escape");
    assert!(stage.table().replay().is_none());
    assert_eq!(stage.table().question(), Some(Question::Place));
    assert_eq!(
        stage.table().game(),
        &stage
            .table()
            .session()
            .seen_by(stage.table().session().observer())
    );
}

#[test]
fn it_goes_on_by_itself_until_the_end_and_only_when_told() {
    let mut stage = played(2);
    stage.press("replay");
    assert_eq!(stage.app.wake(), None);
    key(&mut stage, " ");
    assert_eq!(place(&stage).0, 0, "from the beginning");
    let mut seen = 0;
    while let Some(due) = stage.app.wake() {
        stage.now = stage.now.max(due);
        stage.app.tick(stage.now);
        seen += 1;
        assert!(seen < 100, "no end");
    }
    let (at, last) = place(&stage);
    assert_eq!(at, last);
    stage.press("play");
    stage.press("play");
    assert!(!stage.table().replay().expect("a replay").is_playing());
}

#[test]
fn a_faster_speed_takes_less_time() {
    let mut stage = played(2);
    stage.press("replay");
    stage.press("set motion off");
    let mut times = Vec::new();
    for _ in 0..3 {
        stage.press("first-step");
        stage.press("play");
        stage.now = stage.app.wake().expect("a next stop");
        stage.app.tick(stage.now);
        times.push(stage.app.wake().expect("a next stop") - stage.now);
        stage.press("speed");
    }
    assert!(times[0] > times[1] && times[1] > times[2], "{times:?}");
}

#[test]
fn the_slider_goes_to_any_stop() {
    let mut stage = played(2);
    stage.press("replay");
    stage.app.fill_named("stop", "1");
    assert_eq!((place(&stage).0, seen(&stage).0), (1, 2));
    stage.app.fill_named("stop", "9999");
    let (at, last) = place(&stage);
    assert_eq!(at, last);
    let slider = of_tag(&stage.app.page(), "input");
    assert_eq!(slider[0].get("value"), Some(last.to_string().as_str()));
    assert_eq!(slider[0].get("max"), Some(last.to_string().as_str()));
}

#[test]
fn computers_wait_while_somebody_looks_back() {
    let mut stage = Stage::open(AGAINST);
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.press("skip");
    stage.press("confirm");
    let session = &stage.table().session();
    let (epoch, steps) = (session.epoch(), session.steps());
    let action = engine::ai::choose(session.game(), 1, engine::ai::Level::Greedy);
    stage.press("replay");
    stage.app.answer(epoch, action, stage.now);
    stage.wait();
    assert_eq!(stage.table().session().steps(), steps);
    stage.press("back-to-game");
    stage.wait();
    assert_eq!(stage.table().session().steps(), steps + 1);
    let effects = stage.app.take_effects();
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Think { .. }))
    );
}

#[test]
fn a_secret_hand_stays_secret() {
    let record = PERSONS.replace("option first", "option hand 3\noption first");
    let mut stage = Stage::open(&record);
    stage.press("show-hand");
    let (pos, _) = stage.legal();
    stage.click(stage.at(pos.x, pos.y));
    stage.press("skip");
    stage.press("confirm");
    let known = |stage: &mut Stage| {
        stage.press("replay");
        stage.app.fill_named("stop", "1");
        let players = stage.table().game().players().iter();
        let known = players.map(|player| player.hand().iter().all(Option::is_some));
        let known: Vec<bool> = known.collect();
        stage.press("back-to-game");
        known
    };
    assert_eq!(
        known(&mut stage),
        [false, false],
        "nobody is in front of the screen"
    );
    stage.press("show-hand");
    assert_eq!(known(&mut stage), [false, true]);
}

#[test]
fn the_table_of_points_leads_to_the_replay() {
    let mut stage = played(99);
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
    stage.wait();
    stage.press("replay");
    assert_eq!(stage.app.dialog(), None);
    stage.press("turn-before");
    assert!(!stage.table().game().is_over());
    stage.press("back-to-game");
    assert!(stage.table().game().is_over());
}

#[test]
fn every_step_says_in_which_turn_who_did_what_and_for_how_many_points() {
    let mut stage = Stage::open(PERSONS);
    for (cell, listed) in [("1 0", 9), ("0 -1", 0)] {
        stage.press(&format!("place {cell}"));
        let listed_places = stage.table().listed_places();
        match listed_places.get(listed) {
            Some(listed) => stage.press(&format!("act {}", listed.action)),
            None => stage.press("skip"),
        }
        stage.press("confirm");
    }
    let before = stage.app.announcements();
    stage.press("replay");
    assert_eq!(stage.app.announcements(), before + 1);
    key(&mut stage, "Home");
    assert!(
        stage.app.said().ends_with("Step 0 of 3."),
        "{}",
        stage.app.said()
    );
    let mut told = Vec::new();
    for _ in 0..3 {
        key(&mut stage, "ArrowRight");
        told.push(stage.app.said().to_string());
    }
    assert_eq!(stage.app.announcements(), before + 5);
    assert_eq!(
        told[0],
        "Turn 1: Anna. Anna places a tile 1 east: road to the east and west. Step 1 of 3."
    );
    assert_eq!(
        told[1],
        "Turn 2: Ben. Ben places a tile 1 north: city to the south. Step 2 of 3."
    );
    assert!(
        told[2].starts_with("Turn 2: Ben. Ben places a knight, 1 north, in the city to the south."),
        "{told:?}"
    );
    assert!(
        told[2].contains("Ben scores 4 points for a city: 2 tiles × 2."),
        "{told:?}"
    );
    stage.app.fill_named("stop", "1");
    assert_eq!(stage.app.said(), told[0], "the slider tells too");
    stage.press("back-to-game");
    assert!(
        stage.app.said().starts_with("Anna’s turn. Tile to place: "),
        "{}",
        stage.app.said()
    );
}

/// Computers at a game with robbers and messengers.
const THIEVES: &str = "bastide 1\nset base\nset robbers\npart robbers\npart messengers\nseats 3\n\
    player 1 blue greedy\nplayer 2 red greedy\nplayer 3 green greedy\nseed 4\n";

/// A game of [`THIEVES`] looked back at, from its beginning, and every score of it in a sentence.
fn thieves() -> (Stage, Vec<String>) {
    let mut stage = Stage::open(THIEVES);
    let mut session: Session = Session::load(THIEVES).expect("a record");
    while let Some(action) = ai::choose(session.game(), 1, Level::Greedy) {
        session.act(action).expect("a legal action");
    }
    let texts = texts(Language::English);
    let company = Company::new(texts, session.seating());
    let scored = session.log().iter().filter_map(|line| match &line.event {
        Event::Scored(scored) if scored.points > 0 => Some(scored),
        _ => None,
    });
    let told = scored.map(|scored| sentences::points(texts, &company, scored));
    let told: Vec<String> = told
        .map(|told| told.trim_end_matches('.').to_string())
        .collect();
    assert!(
        told.iter().any(|told| told.contains(" steals ")),
        "{told:?}"
    );
    stage.app.open(session, stage.now);
    stage.wait();
    stage.press("replay");
    key(&mut stage, "Home");
    (stage, told)
}

#[test]
fn stepping_through_a_game_by_decisions_or_by_turns_loses_no_score() {
    for step in ["ArrowRight", "PageDown"] {
        let (mut stage, scores) = thieves();
        let mut all = String::new();
        while place(&stage).0 < place(&stage).1 {
            key(&mut stage, step);
            all.push_str(stage.app.said());
        }
        let mut rest = all.as_str();
        for score in &scores {
            let found = rest.find(score.as_str());
            let at = found.unwrap_or_else(|| panic!("{step}: {score} is not told in {rest}"));
            rest = &rest[at + score.len()..];
        }
    }
}

#[test]
fn the_slider_of_a_replay_leaves_every_key_to_the_page() {
    for key in [" ", "g", "Home", "PageUp", "ArrowRight", "Escape"] {
        assert!(!keeps_key("INPUT", Some("range"), key, false), "{key}");
    }
    assert!(keeps_key("INPUT", Some("text"), "g", false) && keeps_key("INPUT", None, " ", false));
    assert!(!keeps_key("INPUT", Some("text"), "Escape", false));
    assert!(
        keeps_key("BUTTON", Some("button"), " ", false) && !keeps_key("BUTTON", None, "g", false)
    );
    assert!(keeps_key("OL", None, "ArrowUp", false) && !keeps_key("OL", None, "ArrowUp", true));
}
