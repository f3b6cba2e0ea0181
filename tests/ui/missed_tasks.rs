//! A task on a board that is missed: what was missing, what stood in the way, and what is there to go on with.

use crate::embedded::{CITY, TOLD, board};
use crate::screen::{layout, of_class};
use engine::ai::WorstEnd;
use engine::rules::Game;
use engine::session::Session;
use engine::table::Seat;
use kurbo::Rect;
use page::app::App;
use page::elements::command::Command;
use page::elements::intent::{Intent, TaskIntent};
use page::elements::mode::BoardMode;
use page::elements::tree::Node;
use page::messages::Language;
use view::scene::camera::square;
use view::scene::layout::Layout;

/// The texts of all that is of a class on the page.
fn texts_of(app: &App, class: &str) -> Vec<String> {
    let page = app.page();
    let all = of_class(&page, class).into_iter();
    all.map(Node::all_text).collect()
}

/// Why a task is missed.
fn why(app: &App) -> Vec<String> {
    texts_of(app, "why")
}

#[test]
fn a_task_that_is_missed_says_what_is_missing_and_what_the_answer_scored() {
    let mut app = board(BoardMode::Task, Language::English, CITY, None);
    assert!(app.cx.said().contains("Close it."), "{}", app.cx.said());
    // Nothing of a next tile: there may be none.
    app.press(Intent::Command(Command::Undo), 0.0);
    assert_eq!(app.cx.said(), "Nothing to take back.");
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("pass", 0.0));
    app.act_line("confirm", 0.0);
    let told = why(&app);
    // The marks of the goals show already which of them are missing.
    let empty = "It is complete, but no figure stands there.";
    // Nor does anybody wonder why nothing is scored.
    assert_eq!(told, [empty]);
    let points = CITY.replace("goal complete city\n", "");
    assert_ne!(points, CITY);
    let mut app = board(BoardMode::Task, Language::English, &points, None);
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("pass", 0.0));
    app.act_line("confirm", 0.0);
    assert_eq!(why(&app), ["This answer scores nothing."]);
    let mut app = board(BoardMode::Task, Language::English, CITY, None);
    for line in ["place base/E 0,-1 r2", "pass", "confirm"] {
        app.act_line(line, 0.0);
    }
    let missed = texts_of(&app, "missed").into_iter();
    assert_eq!(missed.filter(|text| text.contains("Score 4")).count(), 1);
    assert!(
        app.cx.said().contains("Missing: Score 4"),
        "{}",
        app.cx.said()
    );
    app.change_task(TaskIntent::Again, 0.0);
    assert!(why(&app).is_empty() && app.cx.said().contains("Close it."));
    let much = CITY.replace("score 4", "score 5");
    let mut app = board(BoardMode::Task, Language::English, &much, None);
    assert!(app.act_line("place base/E 0,-1 r2", 0.0));
    assert!(app.act_line("meeple city S", 0.0));
    app.act_line("confirm", 0.0);
    let told = why(&app);
    assert_eq!(told[0], "This answer scores 4 points:");
    assert!(told[1].contains("CITY-02") && told.len() == 2, "{told:?}");
}

#[test]
fn what_is_said_of_a_turn_stays_until_it_ends_and_hints_until_the_task_is_solved() {
    let record = CITY.replace("play\n", "play\nsay A city is open.\n");
    let record = format!("{record}hint In the north.\n");
    let mut app = board(BoardMode::Task, Language::English, &record, None);
    let said = |app: &App| texts_of(app, "remarks");
    let has_hint = |app: &App| {
        let page = app.page();
        let mut buttons = of_class(&page, "button").into_iter();
        let hint = buttons.find(|node| node.all_text() == "Hint");
        hint.expect("its place is kept").get("disabled").is_none()
    };
    let answer = ["place base/E 0,-1 r2", "pass"];
    for line in answer {
        assert_eq!(said(&app), ["A city is open."], "before {line}");
        assert!(has_hint(&app) && app.act_line(line, 0.0));
    }
    assert_eq!(said(&app), [""; 0]);
    assert!(has_hint(&app), "it is missed");
    app.change_task(TaskIntent::Again, 0.0);
    for line in [answer[0], "meeple city S"] {
        assert!(has_hint(&app) && app.act_line(line, 0.0));
    }
    assert!(!has_hint(&app), "it is solved");
}

#[test]
fn a_missed_goal_says_what_stood_in_the_way() {
    let told = |goal: &str, answer: [&str; 2]| {
        let record = format!("{TOLD}task\n{goal}\n");
        let mut app = board(BoardMode::Task, Language::English, &record, Some(0));
        for line in answer {
            assert!(app.act_line(line, 0.0), "{line}");
        }
        app.act_line("confirm", 0.0);
        why(&app)
    };
    let laid = "place base/E 0,-1 r2";
    for (goal, answer, cause) in [
        ("goal complete road", ["place base/E 0,1 r1", "pass"], None),
        (
            "goal complete city",
            ["place base/E 0,1 r1", "pass"],
            Some("The city is still open on one side."),
        ),
        (
            "goal figure road",
            [laid, "meeple city S"],
            Some("Your figure stands in a city."),
        ),
        (
            "goal figure city",
            [laid, "pass"],
            Some("You put no figure on your tile."),
        ),
        (
            "goal home",
            [laid, "pass"],
            Some("No figure came home: you completed nothing that one of yours stands on."),
        ),
        (
            "goal occupy field",
            [laid, "meeple city S"],
            Some("Your figure stands in a city."),
        ),
        (
            "goal occupy city NS 0,1",
            [laid, "meeple city S"],
            Some("Your figure stands in another city."),
        ),
        ("goal majority city", [laid, "pass"], None),
        (
            "goal place 0,1",
            [laid, "pass"],
            Some("Your tile lies on another cell."),
        ),
        (
            "goal place 0,1 r3",
            ["place base/E 0,1 r1", "pass"],
            Some("Your tile lies there, but it is turned another way."),
        ),
    ] {
        let wanted: Vec<String> = cause.into_iter().map(str::to_string).collect();
        assert_eq!(told(goal, answer), wanted, "{goal}");
    }
}

#[test]
fn a_tile_that_lies_wrong_is_told_at_once() {
    let record = format!("{TOLD}task\ngoal place 0,1 r3\n");
    let mut app = board(BoardMode::Task, Language::English, &record, Some(0));
    assert_eq!(why(&app), [""; 0]);
    assert!(app.act_line("place base/E 0,1 r1", 0.0));
    let turned = "Your tile lies there, but turned another way. Take it back, then turn it.";
    assert_eq!(why(&app), [turned]);
}

/// A road of the second seat in the west, one of the first in the east, and a cell between them.
const ROADS: &str = "bastide 1\nseats 2\nstack base/U base/V base/E\nstart\ntile base/D 0,0\ntile base/E 0,1 r2\n\
    tile base/B 1,1\ntile base/E 2,1 r2\ntile base/U 2,0\nfigure 2 meeple road EW 0,0\nfigure 1 meeple road EW 2,0\nturn 1\nplay\n\
    task\ngoal majority road EW 0,0\n";

#[test]
fn a_majority_that_is_missed_says_who_has_as_many_or_more() {
    let told = |record: &str, lines: &[&str]| {
        let mut app = board(BoardMode::Task, Language::English, record, None);
        for line in lines {
            assert!(app.act_line(line, 0.0), "{line}");
        }
        app.act_line("confirm", 0.0);
        why(&app)
    };
    let joins = ["place base/U 1,0 r0", "pass"];
    // Where somebody is to stand who may not step in, it is joined.
    let occupy = ROADS.replace("goal majority", "goal occupy");
    let apart = ["place base/U -1,0 r0", "pass"];
    let two = ROADS.replace(
        "turn 1",
        "tile base/U -1,0\nfigure 2 meeple road EW -1,0\nturn 1",
    );
    for (record, lines, cause) in [
        (
            ROADS,
            joins,
            "Somebody else has as many figures there as you.",
        ),
        (
            &two,
            joins,
            "Somebody else has more figures there than you.",
        ),
        (
            &occupy,
            apart,
            "You have no figure there yet: join it to something of yours.",
        ),
        (
            ROADS,
            apart,
            "You have no figure there yet: join it to something of yours.",
        ),
    ] {
        assert_eq!(told(record, &lines), [cause], "{lines:?}");
    }
}

/// Three tiles are left. The turn of the solution wins; its tile without a figure does not.
const ENDGAME: &str = include_str!("../../assets/puzzles/endgame/0001.txt");

fn lines_of<'a>(record: &'a str, word: &str) -> Vec<&'a str> {
    let lines = record.lines().filter_map(|line| line.strip_prefix(word));
    lines.collect()
}

fn decide(app: &mut App, lines: &[&str]) {
    for line in lines {
        app.act_line(line, 0.0);
    }
}

#[test]
fn the_tiles_to_come_are_shown_and_told_in_the_order_in_which_they_are_drawn() {
    let shown = |record: &str| {
        let app = board(BoardMode::Task, Language::English, record, None);
        let page = app.page();
        let node = of_class(&page, "to-come")[0];
        assert!(node.all_text().starts_with("Still to come:"));
        let tiles = of_class(node, "tile").into_iter();
        let tiles: Vec<String> = tiles
            .filter_map(|tile| tile.get("aria-label").map(str::to_string))
            .collect();
        let told = format!("Still to come: {}", tiles.join("; "));
        assert!(app.cx.said().contains(&told), "{told} {}", app.cx.said());
        tiles
    };
    let stack = lines_of(ENDGAME, "stack ")[0];
    let (first, second) = stack.split_once(' ').expect("two tiles");
    let turned = ENDGAME.replace(stack, &format!("{second} {first}"));
    let (one, other) = (shown(ENDGAME), shown(&turned));
    assert_eq!(one.len(), 2);
    assert_ne!(one, other);
    assert_eq!(one.into_iter().rev().collect::<Vec<_>>(), other);
}

#[test]
fn a_turn_that_does_not_win_says_what_the_answer_is_and_shows_where() {
    let solution = lines_of(ENDGAME, "solve ");
    let mut app = board(BoardMode::Task, Language::English, ENDGAME, None);
    decide(&mut app, &[solution[0], "pass", "confirm"]);
    let session = Session::<Game>::load(&app.cx.record().expect("a record"));
    let session = session.expect("a game");
    let seat = Seat(1 - session.asked_seat().expect("a player").0);
    let end = WorstEnd::find(session.game(), seat).expect("few positions follow");
    let reply = end.reply.expect("somebody lays a tile");
    let points = format!(
        "the game then ends {} to {}, your points first.",
        end.own, end.best
    );
    let told = why(&app);
    assert!(
        told[0].starts_with("An opponent can answer with a tile here: "),
        "{told:?}"
    );
    assert!(told[0].contains(&points), "{told:?} {points}");
    assert_eq!(
        told[0].contains(", and a figure"),
        reply.figure.is_some(),
        "{told:?}"
    );
    let probe = app.probe(0.0);
    let (_, lit) = probe.split_once("\"lit\":").expect("what is lit");
    // The turns after it follow.
    let cell = format!("[[{},{}]", reply.pos.x, reply.pos.y);
    assert!(lit.starts_with(&cell), "{lit} {cell}");
    let missing = "Missing: Win, whatever the others do.";
    assert!(app.cx.said().contains(missing), "{}", app.cx.said());
    app.change_task(TaskIntent::Again, 0.0);
    assert!(why(&app).is_empty());
    decide(&mut app, &solution);
    assert!(!app.embedding.is_task_solved(), "the turn is not over");
    decide(&mut app, &["confirm"]);
    assert!(app.embedding.is_task_solved());
}

/// What can be lost again counts when the turn is over: whoever looks at the solution sees it to that end.
#[test]
fn the_solution_of_an_endgame_is_shown_to_the_end_of_its_turn() {
    let mut app = board(BoardMode::Task, Language::English, ENDGAME, None);
    app.change_task(TaskIntent::Solve, 0.0);
    assert!(app.embedding.is_solution_shown());
}

#[test]
fn who_does_not_win_with_the_last_tile_is_told_how_the_game_ends() {
    let last = include_str!("../../assets/puzzles/last/0010.txt");
    let mut app = board(BoardMode::Task, Language::English, last, None);
    let solution = lines_of(last, "solve ");
    decide(&mut app, &[solution[0], "pass", "confirm"]);
    let told = why(&app);
    assert!(told[0].starts_with("The game ends "), "{told:?}");
    assert!(told[0].ends_with(", your points first."), "{told:?}");
}

#[test]
fn where_nobody_can_say_who_wins_that_is_said() {
    let early = "bastide 1\nset base\nseats 2\nstart\ntile base/D 0,0\nscore 1 100 0\nturn 1\ndrawn base/U\n\
        task\ngoal win\n";
    let mut app = board(BoardMode::Task, Language::English, early, None);
    decide(&mut app, &["place base/U 1,0 r0", "pass", "confirm"]);
    assert_eq!(why(&app), ["It is too early to tell who wins."]);
}

/// A row of tiles with a monastery at either end, and the last tile.
fn last_tile() -> String {
    let row = (1..=4).flat_map(|x| [x, -x]);
    let row: String = row.map(|x| format!("tile base/U {x},0\n")).collect();
    format!(
        "bastide 1\nset base 2\nseats 2\nstack base/U\nstart\ntile base/D 0,0\n{row}tile base/B -4,1\ntile base/B 4,1\n\
         figure 1 meeple monastery -4,1\nfigure 2 meeple monastery 4,1\nturn 1\nplay\ntask\nask Win.\ngoal lead\n"
    )
}

#[test]
fn the_final_scoring_of_a_task_is_seen_on_the_board_and_no_table_of_points_lies_on_it() {
    let low = |top: f64| Layout {
        whole: Rect::new(0.0, 0.0, 300.0, 240.0),
        free: Rect::new(10.0, top, 290.0, 200.0),
        ..layout()
    };
    let mut app = board(BoardMode::Task, Language::English, &last_tile(), None);
    app.lay_out(low(10.0), 0.0);
    for line in ["place base/U 5,0", "pass", "confirm"] {
        assert!(app.act_line(line, 0.0), "{line}");
    }
    // What is said of the answer takes some of the room.
    app.lay_out(low(60.0), 20.0);
    let mut seen = 0;
    while let Some(due) = app.next_tick_at() {
        let stage = app.cx.tile_stage().expect("a game of tiles");
        let scored = stage.walk().and_then(|step| step.scores[0].spot);
        if let Some(spot) = scored {
            let camera = stage.camera_at(due).affine();
            let cell = camera.transform_rect_bbox(square(spot.pos));
            let free = low(60.0).free.inset(1.0);
            assert_eq!(free.union(cell), free, "{spot:?}");
            seen += 1;
        }
        app.tick(due);
    }
    assert!(seen > 1, "a walk over the board");
    assert_eq!(app.cx.dialog(), None);
}
