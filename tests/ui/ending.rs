//! The end of a game: first the final scoring is seen, then the table of points.

use crate::stage::{PERSONS, Stage, of_class};
use page::shell::{Dialog, Shell, System};

/// The last turn of [`PERSONS`], with figures on the board, just before it ends.
fn last_turn(calm: bool) -> Stage {
    let mut stage = Stage::open(PERSONS);
    stage.app.prefer(System {
        calm,
        ..System::default()
    });
    while stage.table().game().stack().left() > 0 || stage.table().tile_in_hand().is_some() {
        let (pos, _) = stage.legal();
        stage.click(stage.at(pos.x, pos.y));
        if let Some(spot) = stage.table().places().offered().first().copied() {
            let at = stage.places_camera().on_screen(spot.at);
            stage.click(at);
        }
        stage.press("skip");
        if stage.table().game().stack().left() > 0 {
            stage.press("confirm");
        }
        stage.wait();
    }
    stage
}

fn shown_points(stage: &Stage) -> u32 {
    let table = stage.table();
    (0..2)
        .map(|seat| table.score(engine::table::Seat(seat)))
        .sum()
}

#[test]
fn the_table_of_points_waits_for_the_final_scoring() {
    let mut stage = last_turn(false);
    let before = shown_points(&stage);
    stage.press("confirm");
    assert!(stage.table().game().is_over());
    assert_eq!(stage.app.dialog(), None);
    assert!(stage.app.is_moving(stage.now));
    let all: u32 = stage.table().game().scores().iter().sum();
    assert!(before < all, "there is something to score at the end");
    assert!(
        shown_points(&stage) < all,
        "points are counted as they rise"
    );
    let due = stage.app.wake().expect("an alarm");
    stage.app.tick(due - 1.0);
    assert_eq!(stage.app.dialog(), None);
    stage.app.tick(due);
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
    assert_eq!(shown_points(&stage), all);
}

#[test]
fn nothing_tells_points_that_were_not_counted_yet() {
    let mut stage = last_turn(false);
    stage.press("confirm");
    let told = |stage: &Stage| {
        let lines = stage.table().log().iter();
        let scored = lines.filter_map(|line| match &line.event {
            engine::rules::Event::Scored(scored) => Some(u32::from(scored.points)),
            _ => None,
        });
        scored.sum::<u32>()
    };
    let page = stage.app.page().all_text();
    assert!(!page.contains("wins"), "{page}");
    assert_eq!(told(&stage), shown_points(&stage));
    let all: u32 = stage.table().game().scores().iter().sum();
    stage.press("ask-scores");
    let sum = |text: &str| {
        let numbers = text.split(|c: char| !c.is_ascii_digit());
        numbers
            .filter_map(|one| one.parse::<u32>().ok())
            .sum::<u32>()
    };
    assert_eq!(sum(stage.app.said()), shown_points(&stage));
    stage.wait();
    assert_eq!((told(&stage), shown_points(&stage)), (all, all));
}

#[test]
fn the_bar_says_how_to_skip_the_final_scoring_which_is_never_long() {
    let mut stage = last_turn(false);
    let begun = stage.now;
    stage.press("confirm");
    let skip = "to skip";
    assert!(stage.app.page().all_text().contains(skip));
    let due = stage.app.wake().expect("an alarm");
    assert!(due - begun < 7000.0, "{}", due - begun);
    stage.app.tick(due);
    assert!(!stage.app.page().all_text().contains(skip));
}

#[test]
fn nobody_waits_when_nothing_moves() {
    let mut stage = last_turn(true);
    stage.press("confirm");
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
}

#[test]
fn a_tap_or_a_key_leaves_the_final_scoring_out() {
    for key in [true, false] {
        let mut stage = last_turn(false);
        stage.press("confirm");
        if key {
            assert!(stage.app.key("Escape", stage.now));
        } else {
            stage.click(stage.at(0, 0));
        }
        assert_eq!(stage.app.dialog(), Some(Dialog::End));
        assert!(!stage.app.is_moving(stage.now));
    }
}

#[test]
fn a_game_that_is_over_already_shows_its_points_at_once() {
    let mut stage = last_turn(false);
    stage.press("confirm");
    let record = stage.table().session().save();
    let mut app = Shell::new(page::messages::Language::English, 1);
    app.open(page::stage::Opened::load(&record).expect("a record"), 0.0);
    assert_eq!(app.dialog(), Some(Dialog::End));
}

#[test]
fn of_three_the_end_says_who_has_how_much_the_best_first() {
    let three = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
        player 3 green person Cleo\nseed 1\nstack base/B\nstart\ntile base/D 0,0\nscore 1 3\nscore 2 9\n\
        score 3 5\ndrawn base/B\nplay\nplace base/B 0,1\npass\nconfirm\nplace base/B 0,2\npass\nconfirm\n";
    let stage = Stage::open(three);
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
    let page = stage.app.page();
    let ranking: Vec<String> = of_class(&page, "ranking")[0]
        .all()
        .into_iter()
        .filter(|node| node.tag == "li")
        .map(|line| line.all_text())
        .collect();
    let expected = [("Ben", 9), ("Cleo", 5), ("Anna", 3)];
    assert_eq!(ranking.len(), 3);
    for (line, (name, points)) in ranking.iter().zip(expected) {
        assert!(
            line.contains(name) && line.contains(&points.to_string()),
            "{line}"
        );
    }
    let mut two = last_turn(false);
    two.press("confirm");
    assert!(of_class(&two.app.page(), "ranking").is_empty());
}

#[test]
fn a_late_click_does_not_begin_another_game() {
    let mut stage = last_turn(true);
    stage.press("confirm");
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
    for words in ["confirm", "again", "new-game", "look"] {
        stage.press(words);
        assert!(stage.table().game().is_over(), "{words} began a game");
        assert_eq!(stage.app.dialog(), Some(Dialog::End), "{words}");
    }
    stage.wait();
    stage.press("again");
    assert!(!stage.table().game().is_over());
}

#[test]
fn the_focus_at_the_end_is_where_nothing_can_be_pressed() {
    let mut stage = last_turn(true);
    stage.press("confirm");
    let page = stage.app.page();
    let all = page.all();
    let first: Vec<_> = all
        .iter()
        .filter(|node| node.get("data-first").is_some())
        .collect();
    assert_eq!(first.len(), 1);
    assert_eq!((first[0].tag, first[0].get("data-run")), ("div", None));
    assert!(first[0].all_text().contains("Total"));
}

#[test]
fn the_numbers_at_the_end_agree_with_the_game() {
    let mut stage = last_turn(true);
    stage.press("confirm");
    stage.wait();
    assert_eq!(stage.app.dialog(), Some(Dialog::End));
    let (table, page) = (stage.table(), stage.app.page());
    let numbers = table.session().numbers();
    let tiles: u32 = numbers.tiles.iter().sum();
    assert_eq!(tiles as usize, table.game().board().placed().len() - 1);
    assert_eq!(numbers.growth.last(), Some(&table.game().scores()));
    assert!(
        numbers
            .growth
            .windows(2)
            .all(|pair| pair[0].iter().zip(&pair[1]).all(|(a, b)| a <= b))
    );
    let most = |seat: usize| {
        let told = table
            .session()
            .log()
            .iter()
            .filter_map(|line| match &line.event {
                engine::rules::Event::Scored(scored) if scored.seat.index() == seat => {
                    Some(u32::from(scored.points))
                }
                _ => None,
            });
        told.max().unwrap_or(0)
    };
    assert_eq!(numbers.best, [most(0), most(1)]);
    assert!(numbers.figures.iter().sum::<u32>() > 0);
    let all = page.all();
    let lines = all.iter().filter(|node| node.get("class") == Some("line"));
    assert_eq!(lines.count(), 2, "a line for each player");
    let counts = all.iter().find(|node| node.get("class") == Some("counts"));
    let text = counts.expect("a table").all_text();
    assert!(text.contains("Tiles placed"), "{text}");
}
