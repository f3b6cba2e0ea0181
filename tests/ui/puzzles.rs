//! Puzzles: which are listed and offered, what a try does to the rating, and runs of them.

use crate::learn::{board, learning};
use crate::named::ByName;
use crate::screen::{Screen, of_class, text_of as text};
use page::context::effects::{Effect, Kept};
use std::fs;
use std::path::Path;

/// A few puzzles of each level and of three themes.
fn puzzles() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles");
    let mut text = String::new();
    for (theme, files) in [
        ("points", [1, 2, 40, 41, 70, 71, 80, 81, 99, 100]),
        ("home", [1, 2, 40, 41, 70, 71, 75, 76, 99, 100]),
        ("count", [1, 2, 3, 4, 30, 31, 32, 90, 91, 92]),
    ] {
        for file in files {
            let path = root.join(format!("{theme}/{file:04}.txt"));
            let puzzle = fs::read_to_string(path).expect("a puzzle");
            text += &format!("## {theme}/{file:04}\n{puzzle}\n");
        }
    }
    text
}

fn listed() -> Screen {
    let mut screen = learning();
    screen.press("puzzles");
    let learning = &mut screen.app.learning;
    learning.take_puzzles(&mut screen.app.cx, Some(&puzzles()), 0);
    screen.app.cx.take_effects();
    screen
}

/// The puzzles that the page lists.
fn cards(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let cards = of_class(&page, "puzzle").into_iter();
    cards.map(|card| card.all_text()).collect()
}

/// The puzzle on the board: its folder and file.
fn on_board(screen: &Screen) -> String {
    let key = board(screen).key;
    key.split(' ').next().unwrap_or_default().to_string()
}

/// Tells the page what came of the board.
fn answer(screen: &mut Screen, solved: bool) {
    let cx = &mut screen.app.cx;
    match solved {
        true => screen.app.learning.finish_lesson(cx),
        false => screen.app.learning.miss_lesson(cx),
    }
}

/// Lets the page go on by itself as long as something is due, for at most so many milliseconds.
fn pass(screen: &mut Screen, time: f64) {
    let end = screen.now + time;
    while let Some(due) = screen.app.next_tick_at().filter(|due| *due <= end) {
        screen.now = screen.now.max(due);
        screen.app.tick(screen.now);
    }
    screen.now = end;
    screen.app.tick(end);
}

fn kept(screen: &mut Screen) -> String {
    let effects = screen.app.cx.take_effects().into_iter().rev();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::LessonsDone, text) => Some(text),
        _ => None,
    });
    kept.next().unwrap_or_default()
}

#[test]
fn the_list_shows_theme_level_and_board_and_is_narrowed_by_each() {
    let mut screen = listed();
    assert_eq!(cards(&screen).len(), 24);
    let pictures = screen.app.page();
    let pictures = of_class(&pictures, "puzzle-cards")[0].all();
    let pictures = pictures
        .iter()
        .filter(|node| node.get("data-picture").is_some());
    assert_eq!(pictures.count(), 24);
    screen.press("more-puzzles");
    assert_eq!(cards(&screen).len(), 30);
    screen.app.fill_named("puzzle-theme", "home");
    let homes = cards(&screen);
    assert!(homes.len() == 10 && homes.iter().all(|card| card.contains("Homecoming")));
    screen.app.fill_named("puzzle-level", "5");
    let hard = cards(&screen);
    assert!(
        hard.len() < 10 && hard.iter().all(|card| card.contains("Level 5")),
        "{hard:?}"
    );
    assert!(
        screen
            .app
            .cx
            .said()
            .contains(&format!("{} puzzles", hard.len()))
    );
    screen.press("next-puzzle");
    assert!(
        on_board(&screen).starts_with("home/"),
        "the next one is one of those"
    );
    answer(&mut screen, true);
    screen.press("puzzles");
    assert_eq!(
        cards(&screen)
            .iter()
            .filter(|card| card.contains("✓ solved"))
            .count(),
        1
    );
    screen.press("puzzles-unsolved true");
    assert_eq!(cards(&screen).len(), hard.len() - 1);
    for strange in ["nothing", "9", "-1"] {
        screen.app.fill_named("puzzle-theme", strange);
        screen.app.fill_named("puzzle-level", strange);
    }
    assert_eq!(cards(&screen).len(), 24, "all of them");
}

#[test]
fn the_first_try_at_a_puzzle_changes_the_rating_and_a_repeat_does_not() {
    let mut screen = listed();
    assert!(text(&screen, "puzzles").contains("counts for a rating"));
    screen.press("next-puzzle");
    let first = on_board(&screen);
    assert!(!text(&screen, "rated").contains("rating"));
    answer(&mut screen, true);
    let told = text(&screen, "rated");
    assert!(
        told.contains("Your rating: ") && told.contains('+'),
        "{told}"
    );
    let rated = kept(&mut screen);
    assert!(rated.contains(&format!("puzzle {first} ")), "{rated}");
    answer(&mut screen, false);
    assert_eq!(text(&screen, "rated"), told);
    screen.press("next-puzzle");
    assert_ne!(on_board(&screen), first);
    answer(&mut screen, false);
    assert!(text(&screen, "rated").contains('−'));
    screen.app.enter_lessons(Some(&first));
    answer(&mut screen, false);
    assert!(text(&screen, "rated").contains("Only the first try"));
    screen.press("puzzles");
    let told = text(&screen, "rating");
    assert!(
        told.contains("about") && told.contains("Still rough"),
        "{told}"
    );
    assert!(cards(&screen).iter().any(|card| card.contains("✗ missed")));
}

#[test]
fn what_is_kept_comes_back_and_damage_loses_only_itself() {
    let mut screen = listed();
    let text_of = |screen: &Screen| text(screen, "rating");
    let kept = "points/0001\nrated 148000000 9000000 6000\nratings 1400 1450 1480\npuzzle points/0001 110000000 14000000\nstreak 7";
    screen.app.restore(Kept::LessonsDone, kept);
    assert!(text_of(&screen).contains("about 1480"));
    assert!(text(&screen, "others").contains("Best: 7"));
    let damaged = kept.replace("rated 148000000", "rated NaN");
    screen.app.restore(Kept::LessonsDone, &damaged);
    assert!(text_of(&screen).is_empty());
    assert!(text(&screen, "others").contains("Best: 7"));
    assert!(
        cards(&screen)[0].contains("✓ solved") || text(&screen, "puzzles").contains("Solved: 1")
    );
}

#[test]
fn a_streak_shows_puzzle_after_puzzle_and_ends_at_the_first_miss() {
    let mut screen = listed();
    screen.press("streak");
    let mut seen = Vec::new();
    for solved in [true, true, true, false] {
        seen.push(on_board(&screen));
        answer(&mut screen, solved);
        assert_eq!(
            seen.last(),
            Some(&on_board(&screen)),
            "the answer is looked at"
        );
        pass(&mut screen, 5_000.0);
    }
    let over = text(&screen, "run-over");
    assert!(
        over.contains("3 puzzles solved") && over.contains("Your best so far"),
        "{over}"
    );
    assert!(over.contains("Your first miss ended it."), "{over}");
    assert!(seen.iter().all(|name| !name.starts_with("count/")));
    seen.dedup();
    assert_eq!(seen.len(), 4);
    let written = kept(&mut screen);
    assert!(
        written.ends_with("streak 3") && !written.contains("rated"),
        "{written}"
    );
    let missed = cards(&screen);
    assert!(
        missed.len() == 4 && missed[0].contains("missed"),
        "{missed:?}"
    );
}

#[test]
fn a_rush_ends_after_three_minutes_in_sight() {
    let mut screen = listed();
    screen.press("rush");
    assert!(text(&screen, "run-standing").starts_with("3:00"));
    pass(&mut screen, 60_500.0);
    assert!(
        text(&screen, "clock").starts_with("2:00"),
        "{}",
        text(&screen, "clock")
    );
    answer(&mut screen, true);
    pass(&mut screen, 700.0);
    let now = screen.now;
    screen.app.set_visible(false, now);
    pass(&mut screen, 600_000.0);
    let now = screen.now;
    screen.app.set_visible(true, now);
    assert!(
        text(&screen, "clock").starts_with("2:00"),
        "{}",
        text(&screen, "clock")
    );
    pass(&mut screen, 119_000.0);
    assert!(text(&screen, "run-over").is_empty());
    pass(&mut screen, 1_000.0);
    let over = text(&screen, "run-over");
    assert!(
        over.contains("One puzzle solved") && over.contains("Time is up."),
        "{over}"
    );
    assert_eq!(screen.app.next_tick_at(), None, "nothing goes on");
}

#[test]
fn a_run_can_be_left_and_counts_up_to_there() {
    let mut screen = listed();
    screen.press("rush");
    answer(&mut screen, true);
    pass(&mut screen, 1_000.0);
    screen.app.press_key("Escape", screen.now);
    assert!(text(&screen, "run-over").contains("You ended it."));
    assert!(kept(&mut screen).ends_with("rush 1"));
    screen.press("puzzles");
    screen.press("streak");
    answer(&mut screen, true);
    pass(&mut screen, 1_000.0);
    // As the Back of the browser does.
    screen.app.turn_to("puzzles");
    screen.wait();
    assert!(text(&screen, "others").contains("Best: 1"));
    assert_eq!(screen.app.next_tick_at(), None);
}
