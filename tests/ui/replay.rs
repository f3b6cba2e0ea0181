//! Looking back at a game.

use crate::named::ByName;
use crate::screen::{AGAINST, PERSONS, Screen, of_class};
use engine::ai;
use engine::rules::{Event, Question};
use engine::session::{Level, Session};
use page::app::input::keys::keeps_key;
use page::context::dialogs::Dialog;
use page::context::effects::Effect;
use page::elements::tree::Node;
use page::messages::{Language, PlayerNames, sentences, texts};

/// The game of [`PERSONS`] after so many turns, each with a figure where one can stand.
fn played(turns: usize) -> Screen {
    let mut screen = Screen::open(PERSONS);
    for _ in 0..turns {
        if screen.tile_stage().game().is_over() {
            break;
        }
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.wait();
        if let Some(spot) = screen.tile_stage().places().offered().first().copied() {
            screen.click(screen.tile_stage().camera_at(screen.now).on_screen(spot.at));
        }
        screen.press("confirm");
        screen.wait();
    }
    screen
}

fn key(screen: &mut Screen, key: &str) -> bool {
    screen.now += 16.0;
    screen.app.press_key(key, screen.now)
}

/// Tiles on the board, figures on them, lines of the log, scores.
fn seen(screen: &Screen) -> (usize, usize, usize, Vec<u32>) {
    let game = screen.tile_stage().game();
    let log = screen.tile_stage().log().len();
    let scores = game.scores();
    (
        game.board().placed().len(),
        game.standing().len(),
        log,
        scores,
    )
}

fn place(screen: &Screen) -> (usize, usize) {
    screen.tile_stage().replay().expect("a replay").counter()
}

fn of_tag(page: &Node, tag: &str) -> Vec<Node> {
    let all = page.all();
    let found = all.iter().filter(|node| node.tag == tag);
    found.map(|node| (*node).clone()).collect()
}

#[test]
fn every_step_shows_the_board_the_figures_the_log_and_the_scores_of_its_time() {
    let mut screen = played(2);
    let now = seen(&screen);
    screen.press("replay");
    assert_eq!(
        seen(&screen),
        now,
        "nothing changes before one goes somewhere"
    );
    key(&mut screen, "Home");
    let start = seen(&screen);
    assert_eq!((start.0, start.1), (1, 0));
    let mut tiles = Vec::new();
    let (_, last) = place(&screen);
    for _ in 0..2 * last {
        key(&mut screen, "ArrowDown");
        let (placed, figures, log, _) = seen(&screen);
        assert!(log >= start.2 && log <= now.2);
        tiles.push((placed, figures));
    }
    assert_eq!(tiles, [(2, 0), (2, 1), (3, 1), (3, 2)]);
    assert_eq!(seen(&screen), now);
    key(&mut screen, "ArrowDown");
    assert_eq!(place(&screen), (last, last));
}

#[test]
fn turns_are_counted_and_gone_through_with_the_arrows() {
    for (back, on) in [("ArrowLeft", "ArrowRight"), ("PageUp", "PageDown")] {
        let mut screen = played(2);
        screen.press("replay");
        let tiles = |screen: &Screen| seen(screen).0;
        assert_eq!(place(&screen), (2, 2), "two turns");
        key(&mut screen, back);
        assert_eq!((tiles(&screen), place(&screen).0), (2, 1));
        key(&mut screen, back);
        assert_eq!((tiles(&screen), place(&screen).0), (1, 0));
        key(&mut screen, on);
        let shown = (tiles(&screen), seen(&screen).1, place(&screen).0);
        assert_eq!(shown, (2, 1, 1), "with the figure of that turn");
        assert!(screen.app.is_moving(screen.now), "a turn is seen as it was");
        key(&mut screen, "ArrowDown");
        assert_eq!(place(&screen).0, 2, "a step belongs to its turn");
        key(&mut screen, "End");
        assert_eq!(tiles(&screen), 3);
    }
}

#[test]
fn marks_of_who_scored_are_drawn_as_wide_for_one_turn_as_for_a_whole_game() {
    let drawn = |mut screen: Screen| {
        if screen.tile_stage().replay().is_none() {
            screen.press("replay");
        }
        let page = screen.app.page();
        let drawing = of_class(&page, "marks")[0].clone();
        let seats = of_class(&drawing, "base").len();
        let view = of_tag(&drawing, "svg")[0].get("viewBox").map(str::to_owned);
        assert_eq!(view, Some(format!("0 0 1000 {}", 10 * seats)));
        let line = of_class(&drawing, "base")[0].get("d").map(str::to_owned);
        assert_eq!(line.as_deref(), Some("M0 10H1000"));
    };
    drawn(played(1));
    drawn(thieves().0);
}

#[test]
fn nothing_can_be_decided_while_looking_back() {
    let mut screen = played(1);
    let epoch = screen.tile_stage().session().epoch();
    screen.press("replay");
    screen.press("first-step");
    assert_eq!(screen.tile_stage().question(), None);
    for words in [
        "take-back",
        "redo",
        "act 0",
        "confirm",
        "skip",
        "turn-right",
    ] {
        screen.press(words);
    }
    screen.drag(screen.slot(), screen.at(1, 0));
    screen.click(screen.at(0, 1));
    assert_eq!(screen.tile_stage().session().epoch(), epoch);
    key(&mut screen, "Escape");
    assert!(screen.tile_stage().replay().is_none());
    assert_eq!(screen.tile_stage().question(), Some(Question::Place));
    assert_eq!(
        screen.tile_stage().game(),
        &screen
            .tile_stage()
            .session()
            .seen_by(screen.tile_stage().session().observer())
    );
}

#[test]
fn it_goes_on_by_itself_until_the_end_and_only_when_told() {
    let mut screen = played(2);
    screen.press("replay");
    assert_eq!(screen.app.next_tick_at(), None);
    key(&mut screen, " ");
    assert_eq!(place(&screen).0, 0, "from the beginning");
    let mut seen = 0;
    while let Some(due) = screen.app.next_tick_at() {
        screen.now = screen.now.max(due);
        screen.app.tick(screen.now);
        seen += 1;
        assert!(seen < 100, "no end");
    }
    let (at, last) = place(&screen);
    assert_eq!(at, last);
    screen.press("play");
    screen.press("play");
    assert!(!screen.tile_stage().replay().expect("a replay").is_playing());
}

#[test]
fn a_faster_speed_takes_less_time() {
    let mut screen = played(2);
    screen.press("replay");
    screen.press("set motion off");
    let mut times = Vec::new();
    for _ in 0..3 {
        screen.press("first-step");
        screen.press("play");
        screen.now = screen.app.next_tick_at().expect("a next stop");
        screen.app.tick(screen.now);
        times.push(screen.app.next_tick_at().expect("a next stop") - screen.now);
        screen.press("speed");
    }
    assert!(times[0] > times[1] && times[1] > times[2], "{times:?}");
}

#[test]
fn the_slider_goes_to_any_stop() {
    let mut screen = played(2);
    screen.press("replay");
    screen.app.fill_named("stop", "1");
    assert_eq!(
        (place(&screen).0, seen(&screen).0, seen(&screen).1),
        (1, 2, 1)
    );
    screen.app.fill_named("stop", "9999");
    let (at, last) = place(&screen);
    assert_eq!(at, last);
    let slider = of_tag(&screen.app.page(), "input");
    assert_eq!(slider[0].get("value"), Some(last.to_string().as_str()));
    assert_eq!(slider[0].get("max"), Some(last.to_string().as_str()));
}

#[test]
fn computers_wait_while_somebody_looks_back() {
    let mut screen = Screen::open(AGAINST);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    let session = &screen.tile_stage().session();
    let (epoch, steps) = (session.epoch(), session.steps());
    let action = engine::ai::choose(session.game(), 1, engine::ai::Level::Greedy);
    screen.press("replay");
    screen.app.answer(epoch, action, screen.now);
    screen.wait();
    assert_eq!(screen.tile_stage().session().steps(), steps);
    screen.press("back-to-game");
    screen.wait();
    assert_eq!(screen.tile_stage().session().steps(), steps + 1);
    let effects = screen.app.cx.take_effects();
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Think { .. }))
    );
}

#[test]
fn a_secret_hand_stays_secret() {
    let record = PERSONS.replace("option first", "option hand 3\noption first");
    let mut screen = Screen::open(&record);
    screen.press("show-hand");
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    let known = |screen: &mut Screen| {
        screen.press("replay");
        screen.app.fill_named("stop", "1");
        let players = screen.tile_stage().game().players().iter();
        let known = players.map(|player| player.hand().iter().all(Option::is_some));
        let known: Vec<bool> = known.collect();
        screen.press("back-to-game");
        known
    };
    assert_eq!(
        known(&mut screen),
        [false, false],
        "nobody is in front of the screen"
    );
    screen.press("show-hand");
    assert_eq!(known(&mut screen), [false, true]);
}

#[test]
fn the_table_of_points_leads_to_the_replay() {
    let mut screen = played(99);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    screen.wait();
    screen.press("replay");
    assert_eq!(screen.app.cx.dialog(), None);
    screen.press("turn-before");
    assert!(!screen.tile_stage().game().is_over());
    screen.press("back-to-game");
    assert!(screen.tile_stage().game().is_over());
}

#[test]
fn every_step_says_in_which_turn_who_did_what_and_for_how_many_points() {
    let mut screen = Screen::open(PERSONS);
    for (cell, listed) in [("1 0", 9), ("0 -1", 0)] {
        screen.press(&format!("place {cell}"));
        let listed_places = screen.tile_stage().listed_places();
        match listed_places.get(listed) {
            Some(listed) => screen.press(&format!("act {}", listed.action)),
            None => screen.press("skip"),
        }
        screen.press("confirm");
    }
    let before = screen.app.cx.announcements();
    screen.press("replay");
    assert_eq!(screen.app.cx.announcements(), before + 1);
    key(&mut screen, "Home");
    assert!(
        screen.app.cx.said().ends_with("Turn 0 of 2."),
        "{}",
        screen.app.cx.said()
    );
    let mut told = Vec::new();
    for _ in 0..3 {
        key(&mut screen, "ArrowDown");
        told.push(screen.app.cx.said().to_string());
    }
    assert_eq!(screen.app.cx.announcements(), before + 5);
    assert_eq!(
        told[0],
        "Turn 1 of 2: Anna. Anna places a tile (1 east): road to the east and west."
    );
    assert_eq!(
        told[1],
        "Turn 2 of 2: Ben. Ben places a tile (1 north): city to the south."
    );
    assert!(
        told[2].starts_with(
            "Turn 2 of 2: Ben. Ben places a knight, 1 north, in the city to the south."
        ),
        "{told:?}"
    );
    assert!(
        told[2].contains("Ben scores 4 points for a city: 2 tiles × 2."),
        "{told:?}"
    );
    screen.app.fill_named("stop", "1");
    assert_eq!(screen.app.cx.said(), told[0], "the slider tells too");
    screen.press("back-to-game");
    assert!(
        screen
            .app
            .cx
            .said()
            .starts_with("Anna’s turn. Tile to place: "),
        "{}",
        screen.app.cx.said()
    );
}

/// Computers at a game with robbers and messengers.
const THIEVES: &str = "bastide 1\nset base\nset robbers\npart robbers\npart messengers\nseats 3\n\
    player 1 blue greedy\nplayer 2 red greedy\nplayer 3 green greedy\nseed 4\n";

/// A game of [`THIEVES`] looked back at, from its beginning, and every score of it in a sentence.
fn thieves() -> (Screen, Vec<String>) {
    let mut screen = Screen::open(THIEVES);
    let mut session: Session = Session::load(THIEVES).expect("a record");
    while let Some(action) = ai::choose(session.game(), 1, Level::Greedy) {
        session.act(action).expect("a legal action");
    }
    let texts = texts(Language::English);
    let player_names = PlayerNames::new(texts, session.seating());
    let scored = session.log().iter().filter_map(|line| match &line.event {
        Event::Scored(scored) if scored.points > 0 => Some(scored),
        _ => None,
    });
    let told = scored.map(|scored| sentences::points(texts, &player_names, scored));
    let told: Vec<String> = told
        .map(|told| told.trim_end_matches('.').to_string())
        .collect();
    assert!(
        told.iter().any(|told| told.contains(" steals ")),
        "{told:?}"
    );
    screen.app.open(session, screen.now);
    screen.wait();
    screen.press("replay");
    key(&mut screen, "Home");
    (screen, told)
}

#[test]
fn stepping_through_a_game_by_decisions_or_by_turns_loses_no_score() {
    for step in ["ArrowDown", "ArrowRight", "PageDown"] {
        let (mut screen, scores) = thieves();
        let mut all = String::new();
        let at = |screen: &Screen| screen.tile_stage().replay().expect("a replay").position();
        while at(&screen).0 < at(&screen).1 {
            key(&mut screen, step);
            all.push_str(screen.app.cx.said());
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

#[test]
fn a_replay_opened_in_the_log_puts_the_log_away_that_may_cover_its_bar() {
    let mut screen = played(2);
    screen.press("log");
    let logging = |screen: &Screen| !of_class(&screen.app.page(), "logging").is_empty();
    assert!(logging(&screen));
    screen.press("replay");
    assert!(screen.tile_stage().replay().is_some());
    assert!(!logging(&screen));
}

#[test]
fn scores_are_marked_over_the_bar_each_in_its_turn() {
    let (screen, _) = thieves();
    let page = screen.app.page();
    let marks = of_class(&page, "mark");
    assert_eq!(marks.len(), 3, "a line for each player");
    let session = screen.tile_stage().session();
    let (_, last) = place(&screen);
    for (seat, marks) in marks.iter().enumerate() {
        let marks = marks.get("d").expect("marks");
        let turns = marks.split('M').skip(1).map(|mark| {
            let number = mark.split(' ').next().expect("a number");
            number.parse::<usize>().expect("a turn")
        });
        let turns: Vec<usize> = turns.collect();
        let growth = session.growth();
        let scored = (1..growth.len()).filter(|&turn| growth[turn][seat] > growth[turn - 1][seat]);
        let mut scored: Vec<usize> = scored.map(|turn| turn.min(last) * 1000 / last).collect();
        scored.dedup();
        assert_eq!(turns, scored, "seat {seat}");
    }
}

#[test]
fn a_new_game_goes_on_from_what_is_shown() {
    let mut screen = played(3);
    let before = screen.tile_stage().session().save();
    screen.press("replay");
    let offered = |screen: &Screen| {
        let page = screen.app.page();
        let all = page.all();
        let found = all
            .iter()
            .find(|node| node.get("data-run") == Some("play-on"));
        found.is_some_and(|button| button.get("disabled").is_none())
    };
    assert!(!offered(&screen), "that is the game itself");
    screen.app.fill_named("stop", "1");
    assert!(offered(&screen));
    screen.app.cx.take_effects();
    screen.press("play-on");
    let effects = screen.app.cx.take_effects();
    let new = effects.iter().position(|effect| *effect == Effect::NewSave);
    let saved = effects.iter().position(|effect| *effect == Effect::Save);
    assert!(
        new.is_some() && new < saved,
        "the other one stays: {effects:?}"
    );
    let stage = screen.tile_stage();
    assert!(stage.replay().is_none());
    assert_eq!(stage.question(), Some(Question::Place), "of the next turn");
    assert_eq!(stage.session().asked_seat().map(|seat| seat.0), Some(1));
    assert!(before.starts_with(stage.session().save().lines().next().expect("a line")));
    assert_eq!(stage.game().board().placed().len(), 2);
    assert!(
        screen
            .app
            .cx
            .toast()
            .is_some_and(|text| text.contains("saved games"))
    );
}

#[test]
fn a_new_game_from_before_the_last_turn_plays_that_turn_again() {
    let mut screen = played(0);
    let (pos, _) = screen.legal();
    screen.click(screen.at(pos.x, pos.y));
    screen.press("skip");
    screen.press("confirm");
    screen.wait();
    screen.press("replay");
    key(&mut screen, "Home");
    screen.press("play-on");
    let stage = screen.tile_stage();
    assert_eq!(stage.session().asked_seat().map(|seat| seat.0), Some(0));
    assert_eq!(stage.game().board().placed().len(), 1);
}

#[test]
fn a_replay_that_opens_at_the_end_says_so_and_offers_the_start() {
    let mut screen = played(3);
    screen.press("replay");
    let says = |screen: &Screen, run: &str| {
        let page = screen.app.page();
        let all = page.all().into_iter();
        let mut ways = all.filter(|node| node.get("data-run") == Some(run));
        let way = ways.next().expect("a button");
        let label = way.get("aria-label").map(str::to_string);
        (
            label.unwrap_or_else(|| way.all_text()),
            way.get("disabled").is_some(),
        )
    };
    let told = |screen: &Screen| {
        let page = screen.app.page();
        let told = of_class(&page, "at-end");
        told.first().map(|told| told.all_text())
    };
    assert_eq!(told(&screen).as_deref(), Some("The game now"));
    assert_eq!(says(&screen, "play").0, "From the start");
    let on = ("Play on from here".to_string(), true);
    assert_eq!(says(&screen, "play-on"), on, "one button, one meaning");
    screen.press("play");
    assert_eq!(place(&screen).0, 0);
    assert_eq!(told(&screen), None);
    assert_ne!(says(&screen, "play").0, "From the start");
    assert!(!says(&screen, "play-on").1);
}
