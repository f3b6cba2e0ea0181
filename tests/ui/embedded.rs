//! A board on somebody else's page: what it says beside the game, and what its host may say.

use crate::screen::layout;
use engine::table::Seat;
use host::details::{BoardQuestion, BoardScore, Event, ScoreItem};
use page::app::App;
use page::context::board::BoardPlayers;
use page::context::effects::Effect;
use page::elements::mode::BoardMode;
use page::elements::tree::Node;
use page::features::embed::reports::legal_lines;
use page::features::embed::{annotate, link_text, notices_text, seat_players};
use page::messages::Language;
use page::stage::{AboutTo, Gate};
use std::cell::RefCell;
use std::rc::Rc;
use view::scene::layout::{AWAY, Layout};

/// A game of two turns with something said before the first decision, after a tile, and after both turns.
pub const TOLD: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n\
    say Which tile fits?\nsay fr: Quelle tuile convient ?\nmark city N 0,0 green\n\
    place base/E 0,-1 r2\nsay This one.\narrow 0,-1 0,0\nmeeple city S\nsay It scores.\n\
    place base/V 1,0 r1\nsay de: Ende.\nlabel 1,0 Z\n";

pub fn board(mode: BoardMode, language: Language, record: &str, step: Option<usize>) -> App {
    let mut app = App::embedded(language, 7, mode);
    app.lay_out(layout(), 0.0);
    assert!(
        app.show_record(record, step, 0.0),
        "{}",
        notices_text(&app.cx)
    );
    app
}

fn of_class(page: &Node, class: &str) -> Vec<Node> {
    let has = |node: &&&Node| {
        let classes = node.get("class").unwrap_or_default();
        classes.split(' ').any(|one| one == class)
    };
    page.all()
        .iter()
        .filter(has)
        .map(|&node| node.clone())
        .collect()
}

/// The comments to read, and the marks in words.
fn remarks(app: &App) -> (Vec<String>, Vec<String>) {
    let nodes = of_class(&app.page(), "remarks");
    let of_tag = |tag: &str| -> Vec<String> {
        let all: Vec<&Node> = nodes.iter().flat_map(Node::all).collect();
        let found = all.into_iter().filter(|node| node.tag == tag);
        found.map(Node::all_text).collect()
    };
    (of_tag("p"), of_tag("li"))
}

fn comments(app: &App) -> Vec<String> {
    remarks(app).0
}

/// A lesson is for whoever teaches: to a board it is as if it were not there, and a task behind it is read.
#[test]
fn a_board_of_any_kind_leaves_the_lesson_behind_a_record_out() {
    let lesson = "lesson\nrule ROAD-02\ntitle Not to be seen\nasked 1\n";
    let task = "task\nask What now?\ngoal lead\n";
    for mode in [
        BoardMode::Diagram,
        BoardMode::Replay,
        BoardMode::Play,
        BoardMode::Task,
    ] {
        let with = board(
            mode,
            Language::English,
            &format!("{TOLD}{lesson}{task}"),
            None,
        );
        let without = board(mode, Language::English, &format!("{TOLD}{task}"), None);
        let text = with.page().all_text();
        assert!(!text.contains("Not to be seen"));
        assert_eq!(text, without.page().all_text());
    }
}

/// Whether a picture of the board shows a mark of the green of [`TOLD`].
fn is_marked(app: &App) -> bool {
    let picture = app.picture().expect("a picture");
    picture.svg.to_lowercase().contains("1f7a3d")
}

#[test]
fn a_picture_shows_the_marks_that_the_board_shows() {
    let mut app = board(BoardMode::Replay, Language::English, TOLD, None);
    assert!(is_marked(&app));
    app.press_key("ArrowDown", 10.0);
    assert!(!is_marked(&app), "a mark of another stop");
    // Whoever plays is not told what is said about it.
    let played = board(BoardMode::Play, Language::English, TOLD, Some(0));
    assert!(!is_marked(&played));
}

#[test]
fn a_replay_says_what_belongs_to_the_stop_that_is_shown() {
    let mut app = board(BoardMode::Replay, Language::English, TOLD, None);
    let (said, marks) = remarks(&app);
    assert_eq!(said, ["Which tile fits?"]);
    assert_eq!(marks, ["Green. Marked city: the start, to the north."]);
    assert!(
        app.cx
            .said()
            .ends_with("Marked city: the start, to the north."),
        "{}",
        app.cx.said()
    );
    app.press_key("ArrowDown", 10.0);
    assert_eq!(comments(&app), ["This one."]);
    assert!(app.cx.said().contains("This one."), "{}", app.cx.said());
    app.press_key("ArrowDown", 20.0);
    assert_eq!(comments(&app), ["It scores."]);
    // A whole turn is told together.
    app.press_key("Home", 30.0);
    app.press_key("ArrowRight", 40.0);
    assert_eq!(comments(&app), ["This one.", "It scores."]);
    app.press_key("End", 50.0);
    assert_eq!(remarks(&app).1, ["“Z” stands here: 1 east."]);
}

#[test]
fn a_comment_is_read_in_the_language_of_the_board_and_says_which_it_is_in() {
    let mut app = board(BoardMode::Replay, Language::French, TOLD, None);
    assert_eq!(comments(&app), ["Quelle tuile convient ?"]);
    app.press_key("End", 10.0);
    let page = app.page();
    let german = of_class(&page, "remarks").into_iter().flat_map(|node| {
        let all = node.all().into_iter().cloned().collect::<Vec<Node>>();
        all.into_iter()
            .filter(|node| node.get("lang") == Some("de"))
    });
    assert_eq!(german.count(), 1);
}

#[test]
fn a_diagram_says_what_belongs_to_it() {
    let end = board(BoardMode::Diagram, Language::English, TOLD, None);
    assert_eq!(comments(&end), ["Ende."]);
    let placed = board(BoardMode::Diagram, Language::English, TOLD, Some(2));
    assert_eq!(comments(&placed), ["This one."]);
    let begun = board(BoardMode::Diagram, Language::English, TOLD, Some(0));
    assert_eq!(comments(&begun), ["Which tile fits?"]);
}

#[test]
fn whoever_plays_is_not_told() {
    let app = board(BoardMode::Play, Language::English, TOLD, Some(0));
    assert_eq!(remarks(&app), (vec![], vec![]));
}

#[test]
fn a_record_without_decisions_is_looked_at_where_it_was_to_be_gone_through() {
    let text = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\nsay Look.\n";
    let app = board(BoardMode::Replay, Language::English, text, None);
    assert_eq!(comments(&app), ["Look."]);
    assert!(legal_lines(&app.cx).is_empty());
}

#[test]
fn computers_think_where_something_is_decided_and_nowhere_else() {
    let record = "bastide 1\nseats 2\nplayer 1 greedy\nplayer 2 greedy\nseed 3\n";
    for mode in [BoardMode::Diagram, BoardMode::Replay, BoardMode::Play] {
        let mut app = board(mode, Language::English, record, None);
        let thinks = |effect: &Effect| matches!(effect, Effect::Think { .. });
        let asked = app.cx.take_effects().iter().any(thinks);
        assert_eq!(asked, mode == BoardMode::Play, "{mode:?}");
    }
}

#[test]
fn the_place_of_comments_stays_while_a_game_is_gone_through() {
    let record = TOLD.replace("say This one.\narrow 0,-1 0,0\n", "");
    let mut app = board(BoardMode::Replay, Language::English, &record, None);
    app.press_key("ArrowDown", 10.0);
    assert_eq!(comments(&app), [""; 0]);
    assert_eq!(of_class(&app.page(), "silent").len(), 1);
}

#[test]
fn a_host_says_something_and_takes_it_away_again() {
    let mut app = board(BoardMode::Diagram, Language::English, TOLD, Some(0));
    annotate(
        &mut app.cx,
        "say fr: Ici.\n\nsay Here.\nmark edge 0,0 E blue\n",
    )
    .expect("it is read");
    let (said, marks) = remarks(&app);
    assert_eq!(said, ["Which tile fits?", "Here."]);
    assert_eq!(marks[1], "Blue. Marked: the start, to the east.");
    assert!(app.cx.said().contains("Here."));
    annotate(&mut app.cx, "").expect("nothing is said");
    assert_eq!(comments(&app), ["Which tile fits?"]);
}

#[test]
fn what_a_host_cannot_say_is_refused_with_the_reason_and_changes_nothing() {
    let mut app = board(BoardMode::Diagram, Language::English, TOLD, Some(0));
    annotate(&mut app.cx, "say Here.").expect("it is read");
    for (lines, why) in [
        (
            "say There.\nplace 0,1",
            "Line 2: “place” means nothing here.",
        ),
        ("mark city N 9,9", "Line 1: No tile lies on 9,9."),
        ("label 0,0 <b>", "Line 1: “<b>” means nothing here."),
    ] {
        assert_eq!(annotate(&mut app.cx, lines), Err(why.to_string()));
        assert_eq!(comments(&app), ["Which tile fits?", "Here."]);
    }
    let many = "mark tile 0,0\n".repeat(70);
    let why = "Line 65: There are too many comments and marks.";
    assert_eq!(annotate(&mut app.cx, &many), Err(why.to_string()));
}

#[test]
fn what_is_said_is_drawn_on_the_board() {
    let mut app = board(BoardMode::Diagram, Language::English, TOLD, Some(0));
    let before = app.draw(0.0);
    annotate(&mut app.cx, "arrow 0,0 1,0 red").expect("it is read");
    let marked = app.draw(0.0);
    assert!(marked.items().count() > before.items().count());
    annotate(&mut app.cx, "").expect("nothing is said");
    assert_eq!(app.draw(0.0), before);
}

/// A board on which somebody is asked before, who lets nothing pass that begins so; and what they were asked.
pub(super) fn guarded(forbidden: &'static str) -> (App, Rc<RefCell<Vec<AboutTo>>>) {
    let text = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\n";
    guarded_in(BoardMode::Play, text, forbidden)
}

pub(super) fn guarded_in(
    mode: BoardMode,
    text: &str,
    forbidden: &'static str,
) -> (App, Rc<RefCell<Vec<AboutTo>>>) {
    let mut app = App::embedded(Language::English, 7, mode);
    app.lay_out(layout(), 0.0);
    let asked: Rc<RefCell<Vec<AboutTo>>> = Rc::default();
    let heard = asked.clone();
    app.embedding
        .set_gate(Gate(Rc::new(move |about_to: &AboutTo| {
            heard.borrow_mut().push(about_to.clone());
            !about_to.line.starts_with(forbidden)
        })));
    assert!(app.show_record(text, None, 0.0));
    (app, asked)
}

#[test]
fn a_host_keeps_a_decision_from_being_made() {
    let (mut app, asked) = guarded("place");
    assert!(!app.act_line("place base/E 0,-1 r2", 10.0));
    let about_to = asked.borrow()[0].clone();
    assert_eq!((about_to.step, about_to.seat.0), (2, 0));
    assert_eq!(about_to.line, "place base/E 0,-1 r2");
    assert_eq!(app.embedding.take_reports(&mut app.cx), []);
    // The tile is still in hand.
    assert!(
        legal_lines(&app.cx)
            .iter()
            .any(|line| line == "place base/E 0,-1 r2")
    );
}

#[test]
fn a_host_is_not_asked_about_what_the_rules_refuse() {
    let (mut app, asked) = guarded("place");
    assert!(!app.act_line("place base/E 0,1 r0", 10.0));
    assert!(asked.borrow().is_empty());
    assert!(app.embedding.take_refusal(&mut app.cx).is_some());
}

#[test]
fn a_host_that_lets_it_pass_is_told_each_point_with_its_rule_and_its_tiles() {
    let (mut app, asked) = guarded("nothing");
    assert!(app.act_line("place base/E 0,-1 r2", 10.0));
    assert!(app.act_line("meeple city S", 20.0));
    assert!(asked.borrow().len() >= 2);
    let told = app.embedding.take_reports(&mut app.cx);
    let Event::Action(placed) = &told[0] else {
        panic!("a decision");
    };
    assert_eq!(placed.action, "place base/E 0,-1 r2");
    let scores: Vec<&Event> = told
        .iter()
        .filter(|one| matches!(one, Event::Score(_)))
        .collect();
    let expected = Event::Score(BoardScore {
        step: 3,
        seat: 1,
        points: 4,
        r#final: false,
        items: vec![ScoreItem {
            what: "tiles",
            count: 2,
            each: 2,
            points: 4,
            rule: "CITY-02".to_string(),
            tiles: vec!["0,-1".to_string(), "0,0".to_string()],
        }],
        tie: None,
    });
    assert_eq!(scores, [&expected]);
    let deployed = told
        .iter()
        .any(|one| matches!(one, Event::Action(decided) if decided.action == "meeple city S"));
    assert!(deployed, "{told:?}");
}

#[test]
fn one_seat_is_in_front_of_a_board_and_the_host_answers_for_the_other_person() {
    let mut app = App::embedded(Language::English, 7, BoardMode::Play);
    app.lay_out(layout(), 0.0);
    seat_players(&mut app.cx, BoardPlayers::Only(Seat(1)));
    let text = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\n";
    assert!(app.show_record(text, None, 0.0));
    let asked = app
        .embedding
        .take_question(&mut app.cx)
        .expect("somebody is asked");
    let (seat, step, here) = (1, 1, false);
    assert_eq!(asked, BoardQuestion { seat, step, here });
    // No hand in front of the board decides for them.
    assert!(app.cx.tile_stage().expect("a game").question().is_none());
    let told = of_class(&app.page(), "dock")[0].all_text();
    assert!(
        told.contains("’s turn") && !told.contains("thinking"),
        "{told}"
    );
    assert!(
        legal_lines(&app.cx)
            .iter()
            .any(|line| line == "place base/E 0,-1 r2")
    );
    for line in ["place base/E 0,-1 r2", "pass", "confirm"] {
        assert!(app.act_line(line, 10.0) || line == "confirm", "{line}");
    }
    let asked = app
        .embedding
        .take_question(&mut app.cx)
        .expect("somebody is asked");
    assert_eq!((asked.seat, asked.here), (2, true));
}

#[test]
fn where_nobody_can_answer_neither_a_tile_nor_a_place_for_it_is_drawn() {
    let drawn = |mode, dock| {
        let mut app = App::embedded(Language::English, 7, mode);
        app.lay_out(Layout { dock, ..layout() }, 0.0);
        let read = app.show_record("bastide 1\nseats 2\nstack base/E base/V\n", None, 0.0);
        assert!(read);
        app.draw(9_000.0)
    };
    let nothing = drawn(BoardMode::Diagram, AWAY);
    assert_eq!(drawn(BoardMode::Play, AWAY), nothing);
    assert_ne!(drawn(BoardMode::Play, layout().dock), nothing);
}

#[test]
fn what_a_task_wants_is_said_in_a_sentence() {
    let goals = "goal lay\ngoal home or not lead\n";
    let record = format!("{TOLD}task\n{goals}");
    let app = board(BoardMode::Task, Language::English, &record, Some(0));
    let said: Vec<String> = of_class(&app.page(), "goal")
        .iter()
        .map(Node::all_text)
        .collect();
    let wanted = [
        "Lay a tile",
        "Bring one of your figures home, or: Without this: Be ahead of everybody at the end",
    ];
    assert_eq!(said.len(), wanted.len());
    for (said, wanted) in said.iter().zip(wanted) {
        assert!(said.ends_with(wanted), "{said}");
    }
}

#[test]
fn a_record_without_a_task_is_told_what_a_task_needs() {
    let mut app = App::embedded(Language::English, 7, BoardMode::Task);
    app.lay_out(layout(), 0.0);
    assert!(!app.show_record(TOLD, None, 0.0));
    let told = notices_text(&app.cx);
    assert!(told.contains("goal complete city"), "{told}");
}

/// A tile that may close a city, or lie elsewhere.
pub const CITY: &str = "bastide 1\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n\
    task\nask Close it.\ngoal score 4\ngoal complete city\n";

#[test]
fn a_board_takes_its_own_link_back() {
    let app = board(BoardMode::Play, Language::English, CITY, None);
    let link = link_text(&app.cx).expect("a link");
    let mut other = App::embedded(Language::English, 7, BoardMode::Play);
    other.lay_out(layout(), 0.0);
    for link in [link.clone(), format!("#game={link}")] {
        assert!(
            other.show_record(&link, None, 0.0),
            "{}",
            notices_text(&other.cx)
        );
        assert_eq!(link_text(&other.cx), link_text(&app.cx));
    }
    assert!(!other.show_record("a cake", None, 0.0));
}

/// A host that counts what it hears would count it twice.
#[test]
fn what_is_brought_back_with_a_state_is_not_told_again() {
    let mut app = board(BoardMode::Task, Language::English, CITY, None);
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("meeple city S", 0.0));
    assert!(!app.embedding.take_reports(&mut app.cx).is_empty());
    let state = app.embedding.task_state(&app.cx, 0.0).expect("a state");
    let mut other = board(BoardMode::Task, Language::English, CITY, None);
    other.embedding.take_reports(&mut other.cx);
    assert!(other.restore_task(&state, 0.0));
    let told = other.embedding.take_reports(&mut other.cx);
    let again = |one: &Event| matches!(one, Event::Action(_) | Event::Score(_));
    assert!(!told.iter().any(again), "{told:?}");
    assert_eq!(
        other.embedding.task_state(&other.cx, 0.0),
        app.embedding.task_state(&app.cx, 0.0)
    );
}

pub fn duration(app: &App, now: f64) -> String {
    app.embedding
        .task_result(&app.cx, now)
        .expect("a task")
        .duration
}

#[test]
fn a_task_that_is_brought_back_goes_on_with_the_time_that_was_spent() {
    let mut app = board(BoardMode::Task, Language::English, CITY, None);
    assert!(app.act_line("place base/E 0,-1 r2", 1_000.0));
    let state = app
        .embedding
        .task_state(&app.cx, 90_500.0)
        .expect("a state");
    // Another page, whose clock has just begun.
    let mut other = board(BoardMode::Task, Language::English, CITY, None);
    assert!(other.restore_task(&state, 200.0));
    assert_eq!(duration(&other, 200.0), "PT90.50S");
    assert!(other.act_line("meeple city S", 1_700.0));
    assert_eq!(duration(&other, 60_000.0), "PT92.00S", "it is over");
    let over = other
        .embedding
        .task_state(&other.cx, 60_000.0)
        .expect("a state");
    let mut third = board(BoardMode::Task, Language::English, CITY, None);
    assert!(third.restore_task(&over, 5_000.0));
    assert_eq!(duration(&third, 9_000.0), "PT92.00S");
    // What was kept before the time was part of it says nothing of it.
    assert!(third.restore_task("1|1|2|0|place base/E 0,-1 r2", 10_000.0));
    let result = third
        .embedding
        .task_result(&third.cx, 11_000.0)
        .expect("a task");
    assert_eq!((result.attempts, result.duration.as_str()), (2, "PT1.00S"));
    for nonsense in ["3|0|0|0|0", "2|0|0|0", "2|0|0|0|-1", "2|0|0|0|soon"] {
        assert!(!third.restore_task(nonsense, 0.0), "{nonsense}");
    }
}

#[test]
fn whoever_solves_a_task_is_told_whose_figures_are_theirs() {
    let told = |mode, language| {
        let text = CITY.replace("seats 2\n", "seats 2\nplayer 1 red person\n");
        let page = board(mode, language, &text, None).page();
        let ask = of_class(&page, "ask")[0].clone();
        of_class(&ask, "name")[0].all_text()
    };
    assert_eq!(told(BoardMode::Task, Language::English), "You are red");
    assert_eq!(told(BoardMode::Task, Language::German), "Du spielst Rot");
    assert_eq!(
        told(BoardMode::Task, Language::French),
        "Vous jouez en rouge"
    );
    assert_eq!(
        told(BoardMode::Play, Language::English),
        "Player\u{a0}1’s turn"
    );
}
