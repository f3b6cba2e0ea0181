//! The log beside the board.

use crate::screen::{PERSONS, Screen, of_class};
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::elements::intent::Light;
use page::elements::tree::Node;

/// The lines of the log from above: whether each is a heading, and what it says.
fn lines(page: &Node) -> Vec<(bool, String)> {
    let all = page.all();
    let list = all.iter().find(|node| node.get("class") == Some("lines"));
    let items = list.expect("a log").all();
    let items = items.iter().filter(|node| node.tag == "li");
    let heads = |node: &Node| {
        let classes = node.get("class").unwrap_or_default();
        classes.split(' ').any(|class| class == "turn")
    };
    let heard = |node: &Node| match of_class(node, "unseen").first() {
        Some(heading) if heads(node) => heading.all_text(),
        _ => node.all_text(),
    };
    items.map(|node| (heads(node), heard(node))).collect()
}

/// Plays some turns of [`PERSONS`]: a figure on the first place there is, or none.
fn played(turns: usize) -> Screen {
    let mut screen = Screen::open(PERSONS);
    for turn in 0..turns {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.wait();
        if turn % 2 == 0 {
            screen.press("act 0");
        }
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
    }
    screen
}

#[test]
fn every_turn_stands_under_its_own_heading_the_newest_first() {
    let lines = lines(&played(3).app.page());
    let heads: Vec<&str> = lines
        .iter()
        .filter(|(heads, _)| *heads)
        .map(|(_, text)| text.as_str())
        .collect();
    assert_eq!(heads, ["Turn 3: Anna", "Turn 2: Ben", "Turn 1: Anna"]);
    assert!(lines[0].0, "a heading stands above its lines: {lines:?}");
    let mut name = "";
    for (heads, text) in &lines {
        match heads {
            true => name = text.rsplit(": ").next().expect("a name"),
            false => assert!(text.contains(name), "{text} under {name}"),
        }
    }
}

#[test]
fn every_turn_tells_of_its_tile_and_then_of_its_figure() {
    let lines = lines(&played(3).app.page());
    let turns: Vec<&[(bool, String)]> = lines.split(|(heads, _)| *heads).skip(1).collect();
    assert_eq!(turns.len(), 3);
    for turn in &turns {
        assert!(turn[0].1.contains("places a tile"), "{turn:?}");
    }
    assert_eq!(turns[1].len(), 1, "no figure in the second turn");
    assert!(turns[2].len() > 1, "{:?}", turns[2]);
}

/// The turns of the log, the newest first.
fn turns(screen: &Screen) -> Vec<Node> {
    let page = screen.app.page();
    let found = of_class(&page, "turn-line");
    found.into_iter().cloned().collect()
}

#[test]
fn a_turn_shows_its_tile_its_figure_and_its_points() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    screen.press("look");
    let turns = turns(&screen);
    let placed = screen.tile_stage().game().board().placed();
    for (turn, placed) in turns[1..].iter().rev().zip(&placed[1..]) {
        let tiles: Vec<&Node> = turn
            .all()
            .into_iter()
            .filter(|node| node.tag == "canvas")
            .collect();
        let expected = format!("{} summer {}", placed.tile.0, placed.rotation as u8);
        assert_eq!(tiles.len(), 1);
        assert_eq!(tiles[0].get("data-tile"), Some(expected.as_str()));
    }
    let figures: usize = turns
        .iter()
        .map(|turn| of_class(turn, "turn-icon").len())
        .sum();
    let deployed = screen.tile_stage().session().numbers().figures;
    assert_eq!(figures as u32, deployed.iter().sum::<u32>());
    let gains = turns.iter().flat_map(|turn| of_class(turn, "gain"));
    let gains = gains.map(|gain| gain.all_text().trim_start_matches('+').parse::<u32>());
    let all: u32 = gains.map(|points| points.expect("points")).sum();
    let scores = screen.tile_stage().game().scores();
    assert_eq!(all, scores.iter().sum::<u32>());
}

#[test]
fn a_turn_opens_to_its_sentences_and_the_camera_goes_there() {
    let mut screen = played(3);
    let name = turns(&screen)[1]
        .get("data-run")
        .expect("it opens")
        .to_string();
    let open = |screen: &Screen| turns(screen)[1].get("aria-expanded") == Some("true");
    let told = |screen: &Screen| of_class(&screen.app.page(), "told").len();
    assert!(!open(&screen) && told(&screen) == 0);
    for _ in 0..6 {
        screen.press("zoom-out");
    }
    let before = screen.tile_stage().camera_at(screen.now + 1000.0);
    screen.press(&name);
    assert!(open(&screen));
    assert_eq!(told(&screen), 1, "that turn and no other");
    let after = screen.tile_stage().camera_at(screen.now + 1000.0);
    assert!(after.zoom > before.zoom);
    assert!(!of_class(&screen.app.page(), "log").is_empty());
    screen.press(&name);
    assert!(!open(&screen) && told(&screen) == 0);
}

#[test]
fn what_a_turn_was_about_is_lit_up_until_the_log_closes_or_the_game_goes_on() {
    let lit = |screen: &Screen| !screen.app.probe(screen.now).contains("\"lit\":[]");
    for goes_on in [false, true] {
        let mut screen = played(3);
        let name = turns(&screen)[1]
            .get("data-run")
            .expect("it opens")
            .to_string();
        if !goes_on {
            screen.press("log");
        }
        screen.press(&name);
        assert!(lit(&screen));
        if goes_on {
            let (pos, _) = screen.legal();
            screen.click(screen.at(pos.x, pos.y));
        } else {
            screen.press("log");
        }
        assert!(!lit(&screen), "it stays");
    }
}

#[test]
fn what_is_folded_is_heard_in_the_same_sentences() {
    let mut screen = Screen::open(PERSONS);
    screen.play_to_end();
    screen.press("look");
    let heard = |screen: &Screen| -> Vec<String> {
        let all = lines(&screen.app.page());
        let text = |(heads, text): (bool, String)| (!heads).then_some(text);
        all.into_iter().filter_map(text).collect()
    };
    let folded = heard(&screen);
    assert!(
        folded
            .iter()
            .any(|text| text.contains("scores") && text.contains('='))
    );
    for turn in turns(&screen) {
        let name = turn.get("data-run").expect("it opens").to_string();
        screen.press(&name);
        assert_eq!(heard(&screen).len(), folded.len(), "{name}");
    }
}

/// Two players stand in a city with three each, and only the first stands on a hill.
const TIE_ON_A_HILL: &str = "bastide 1\nset base\nset hills\npart hills\npart large-meeple\nseats 2\nplayer 1 red person Ana\n\
player 2 blue person Ben\nstack base/B base/B\nstart\ntile hills/04 0,0 r1\ntile base/F 1,0\ntile base/F 2,0\n\
tile base/G 3,0\nfigure 1 large city E 0,0\nfigure 1 meeple city EW 1,0\nfigure 2 large city EW 2,0\n\
figure 2 meeple city EW 3,0\nturn 2\ndrawn base/E\nplay\nplace base/E 4,0 r3\npass\n";

#[test]
fn hs_31_the_log_says_that_a_hill_decided_and_by_which_rule() {
    let page = Screen::open(TIE_ON_A_HILL).app.page();
    let told: String = lines(&page).into_iter().map(|(_, text)| text).collect();
    let why = "For the majority: 3 for Ana and 3 for Ben. Hills break the tie: Ana stands on one.";
    assert!(told.contains(why), "{told}");
}

#[test]
fn the_rules_of_a_score_stand_a_space_apart() {
    let mut screen = Screen::open(TIE_ON_A_HILL);
    let turn = turns(&screen).remove(0);
    screen.press(turn.get("data-run").expect("it opens"));
    let page = screen.app.page();
    let scored = of_class(&page, "scored");
    assert!(!scored.is_empty());
    for line in scored {
        let text = line.all_text();
        assert!(text.contains(" Rule"), "{text}");
    }
}

/// An unfinished road with an inn, and the game is over.
const LOST_ROAD: &str = "bastide 1\nset base\nset inns\npart inns\nseats 2\nplayer 1 red person Ana\n\
player 2 blue person Ben\nstack base/B\nstart\ntile base/A 0,0 r3\ntile inns/B 1,0\nfigure 1 meeple road EW 1,0\n\
turn 2\nplay\ndraw base/B\nplace base/B 0,-1\npass\nconfirm\n";

#[test]
fn ic_03_what_brings_nothing_stands_in_log_table_and_final_walk() {
    let screen = Screen::open(LOST_ROAD);
    let told: String = lines(&screen.app.page())
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    let why = "An unfinished road with an inn is worth nothing.";
    assert!(told.contains(why), "{told}");
    let stage = screen.tile_stage();
    assert!(stage.can_walk());
    let rows = stage.session().table().rows;
    assert_eq!(rows.len(), 1, "{rows:?}");
    assert_eq!(rows[0].points, [0, 0]);
    // Who had a road there reads 0, who had none a dash.
    let lost: Vec<bool> = [0, 1].map(|seat| rows[0].lost.has(Seat(seat))).into();
    assert_eq!(lost, [true, false]);
    // In the table of points the reason stands below the row.
    let mut screen = Screen::open(LOST_ROAD.trim_end_matches("confirm\n"));
    screen.press("confirm");
    for _ in 0..10 {
        screen.wait();
    }
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let page = screen.app.page();
    let reasons: Vec<String> = of_class(&page, "why")
        .iter()
        .map(|node| node.all_text())
        .collect();
    assert_eq!(reasons, [why]);
}

#[test]
fn the_log_tells_a_loss_of_the_final_scoring_no_sooner_than_the_bar() {
    let mut screen = Screen::open(LOST_ROAD.trim_end_matches("confirm\n"));
    screen.press_at_once("confirm");
    let told = |screen: &Screen| {
        let lines = lines(&screen.app.page()).into_iter();
        let all: String = lines.map(|(_, text)| text).collect();
        all.contains("is worth nothing")
    };
    assert!(screen.tile_stage().game().is_over());
    assert!(!told(&screen), "nothing is counted yet");
    while screen.tile_stage().walk().is_none() || !told(&screen) {
        assert!(!told(&screen), "before the bar");
        screen.now += 100.0;
        screen.app.tick(screen.now);
        assert_eq!(screen.app.cx.dialog(), None, "it is told before the table");
    }
}

#[test]
fn a_replay_shows_what_decided_where_points_alone_do_not_say_it() {
    let hills = "Hills break the tie: Ana stands on one.";
    let inn = "An unfinished road with an inn is worth nothing.";
    for (record, why) in [(TIE_ON_A_HILL, hills), (LOST_ROAD, inn)] {
        let mut screen = Screen::open(record);
        screen.press("replay");
        screen.press("first-step");
        screen.wait();
        assert_eq!(screen.app.cx.toast(), None);
        for _ in 0..12 {
            screen.now += 16.0;
            screen.app.press_key("ArrowDown", screen.now);
        }
        assert_eq!(screen.app.cx.toast(), Some(why));
        screen.app.press_key("Home", screen.now);
        assert_eq!(screen.app.cx.toast(), None, "only with its step");
    }
}

/// A finger points at a row, leaves it, and then clicks it; what was open before closes.
#[test]
fn the_row_tapped_last_is_the_one_whose_tiles_are_lit() {
    let mut screen = played(3);
    let page = screen.app.page();
    let runs: Vec<String> = page
        .all()
        .iter()
        .filter_map(|node| node.get("data-run"))
        .map(String::from)
        .collect();
    let rows: Vec<usize> = runs
        .iter()
        .filter_map(|run| run.strip_prefix("turn ")?.parse().ok())
        .collect();
    assert!(rows.len() > 2, "{runs:?}");
    let mut before = Vec::new();
    for row in rows {
        screen.app.show_highlight(Light::Line(row), screen.now);
        let wanted = screen.tile_stage().highlighted().to_vec();
        screen.app.clear_highlight(screen.now);
        screen.press(&format!("turn {row}"));
        let lit = screen.tile_stage().highlighted().to_vec();
        assert!(lit == wanted && lit != before, "{row}: {lit:?} {wanted:?}");
        before = lit;
    }
}
