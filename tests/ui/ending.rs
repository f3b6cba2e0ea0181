//! The end of a game: first the final scoring is seen, then the table of points.

use engine::rules::Source;
use engine::tiles::FeatureKind;

use crate::screen::{PERSONS, Screen, layout, of_class};
use kurbo::Rect;
use page::app::App;
use page::context::active_settings::SystemPreferences;
use page::context::dialogs::Dialog;
use view::scene::layout::Layout;

/// The last turn of [`PERSONS`], with figures on the board, just before it ends.
fn last_turn(calm: bool) -> Screen {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.set_system_preferences(SystemPreferences {
        calm,
        ..SystemPreferences::default()
    });
    while screen.tile_stage().game().stack().left() > 0
        || screen.tile_stage().tile_in_hand().is_some()
    {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        if let Some(spot) = screen.tile_stage().places().offered().first().copied() {
            let at = screen.places_camera().on_screen(spot.at);
            screen.click(at);
        }
        screen.press("skip");
        if screen.tile_stage().game().stack().left() > 0 {
            screen.press("confirm");
        }
        screen.wait();
    }
    screen
}

/// Goes through the final scoring up to its end. Returns when that is.
fn last_alarm(screen: &mut Screen) -> f64 {
    loop {
        let due = screen.app.next_tick_at().expect("an alarm");
        let step = screen
            .tile_stage()
            .walk()
            .map(|step| (step.number, step.count));
        if step.is_some_and(|(number, count)| number == count) {
            return due;
        }
        screen.app.tick(due);
    }
}

fn shown_points(screen: &Screen) -> u32 {
    let table = screen.tile_stage();
    (0..2)
        .map(|seat| table.score(engine::table::Seat(seat)))
        .sum()
}

#[test]
fn the_table_of_points_waits_for_the_final_scoring() {
    let mut screen = last_turn(false);
    let before = shown_points(&screen);
    screen.press("confirm");
    assert!(screen.tile_stage().game().is_over());
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(screen.app.is_moving(screen.now));
    let all: u32 = screen.tile_stage().game().scores().iter().sum();
    assert!(before < all, "there is something to score at the end");
    assert!(
        shown_points(&screen) < all,
        "points are counted as they rise"
    );
    let due = last_alarm(&mut screen);
    screen.app.tick(due - 1.0);
    assert_eq!(screen.app.cx.dialog(), None);
    screen.app.tick(due);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    assert_eq!(shown_points(&screen), all);
}

/// The points that the log tells.
fn told(screen: &Screen) -> u32 {
    let lines = screen.tile_stage().log().iter();
    let scored = lines.filter_map(|line| match &line.event {
        engine::rules::Event::Scored(scored) => Some(u32::from(scored.points)),
        _ => None,
    });
    scored.sum()
}

#[test]
fn nothing_tells_points_that_were_not_counted_yet() {
    let mut screen = last_turn(false);
    screen.press("confirm");
    let page = screen.app.page().all_text();
    assert!(!page.contains("wins"), "{page}");
    assert_eq!(told(&screen), shown_points(&screen));
    let all: u32 = screen.tile_stage().game().scores().iter().sum();
    screen.press("ask-scores");
    let sum = |text: &str| {
        let numbers = text.split(|c: char| !c.is_ascii_digit());
        numbers
            .filter_map(|one| one.parse::<u32>().ok())
            .sum::<u32>()
    };
    assert_eq!(sum(screen.app.cx.said()), shown_points(&screen));
    screen.wait();
    assert_eq!((told(&screen), shown_points(&screen)), (all, all));
}

#[test]
fn the_bar_says_how_to_skip_the_final_scoring_which_is_never_long() {
    let mut screen = last_turn(false);
    let begun = screen.now;
    screen.press("confirm");
    let skip = "to skip";
    assert!(screen.app.page().all_text().contains(skip));
    let due = last_alarm(&mut screen);
    assert!(due - begun < 12_000.0, "{}", due - begun);
    screen.app.tick(due);
    assert!(!screen.app.page().all_text().contains(skip));
}

#[test]
fn nobody_waits_when_nothing_moves() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
}

#[test]
fn a_tap_or_a_key_leaves_the_final_scoring_out() {
    for key in [true, false] {
        let mut screen = last_turn(false);
        screen.press("confirm");
        if key {
            assert!(screen.app.press_key("Escape", screen.now));
        } else {
            screen.click(screen.at(0, 0));
        }
        assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
        assert!(!screen.app.is_moving(screen.now));
    }
}

#[test]
fn a_game_that_is_over_already_shows_its_points_at_once() {
    let mut screen = last_turn(false);
    screen.press("confirm");
    let record = screen.tile_stage().session().save();
    let mut app = App::new(page::messages::Language::English, 1);
    app.open(
        page::stage::AnySession::load(&record).expect("a record"),
        0.0,
    );
    assert_eq!(app.cx.dialog(), Some(Dialog::End));
}

#[test]
fn the_end_says_who_has_how_much_the_best_first() {
    let three = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
        player 3 green person Cleo\nseed 1\nstack base/B\nstart\ntile base/D 0,0\nscore 1 3\nscore 2 9\n\
        score 3 5\ndrawn base/B\nplay\nplace base/B 0,1\npass\nconfirm\nplace base/B 0,2\npass\nconfirm\n";
    let screen = Screen::open(three);
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let page = screen.app.page();
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
}

#[test]
fn a_late_click_does_not_begin_another_game() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    for words in ["confirm", "again", "new-game", "look"] {
        screen.press_at_once(words);
        assert!(screen.tile_stage().game().is_over(), "{words} began a game");
        assert_eq!(screen.app.cx.dialog(), Some(Dialog::End), "{words}");
    }
    screen.wait();
    screen.press("again");
    assert!(!screen.tile_stage().game().is_over());
}

#[test]
fn the_focus_at_the_end_is_where_nothing_can_be_pressed() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    let page = screen.app.page();
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
    let mut screen = last_turn(true);
    screen.press("confirm");
    screen.wait();
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let (table, page) = (screen.tile_stage(), screen.app.page());
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

/// What the walk over the board shows: at which station, and how many points have been counted with it.
fn station(screen: &Screen) -> Option<(usize, u32)> {
    let step = screen.tile_stage().walk()?;
    let scores = step.scores.iter().map(|scored| u32::from(scored.points));
    Some((step.number, scores.sum()))
}

#[test]
fn the_final_scoring_goes_from_feature_to_feature_and_totals_grow_with_it() {
    let mut screen = last_turn(false);
    screen.press("confirm");
    let mut counted = shown_points(&screen);
    let (mut number, mut gains) = station(&screen).expect("the first feature");
    assert_eq!(number, 1);
    while screen.app.cx.dialog().is_none() {
        screen.now = screen.app.next_tick_at().expect("an alarm");
        screen.app.tick(screen.now);
        assert_eq!(told(&screen), shown_points(&screen), "the log keeps up");
        match station(&screen) {
            Some((next, _)) if next == number => {}
            next => {
                assert_eq!(shown_points(&screen), counted + gains, "after {number}");
                counted += gains;
                (number, gains) = next.unwrap_or((number, 0));
            }
        }
    }
    assert!(number > 1, "several features are counted");
}

/// A field with a farmer and a completed city, a road with a highwayman, and the last tile.
const FIELD: &str = "bastide 1\nset base\nseats 2\nstack base/U\nstart\ntile base/D 0,0\ntile base/E 0,-1 r2\n\
    tile base/U 1,0\nfigure 1 meeple field 0127 1,0\nfigure 2 meeple road EW 0,0\nturn 1\n";

#[test]
fn a_field_is_lit_up_with_its_cities_and_a_road_with_its_tiles() {
    let mut screen = Screen::open(FIELD);
    screen.press("place 2 0");
    screen.press("skip");
    screen.press("confirm");
    let mut kinds = Vec::new();
    while screen.app.cx.dialog().is_none() {
        let step = screen.tile_stage().walk();
        if let Some(source) = step.map(|step| step.scores[0].source) {
            let dark = screen.app.probe(screen.now).contains("\"lit\":[]");
            let field = source == Source::Feature(FeatureKind::Field);
            assert_eq!(dark, field, "{source:?}");
            kinds.push(field);
        }
        screen.now = screen.app.next_tick_at().expect("an alarm");
        screen.app.tick(screen.now);
    }
    assert!(kinds.contains(&true) && kinds.contains(&false));
}

#[test]
fn each_feature_of_the_final_scoring_is_in_sight_however_high_the_bar_is() {
    let mut screen = last_turn(false);
    screen.press("confirm");
    let mut stations = 0;
    let mut rooms = [200.0, 260.0].into_iter().cycle();
    while screen.app.cx.dialog().is_none() {
        let low = Layout {
            free: Rect::new(10.0, 10.0, 250.0, rooms.next().expect("a height")),
            ..layout()
        };
        screen.app.lay_out(low.clone(), screen.now);
        screen.now = screen.app.next_tick_at().expect("an alarm");
        screen.app.tick(screen.now);
        let stage = screen.tile_stage();
        let scored = stage.walk().and_then(|step| step.scores[0].spot);
        if let Some(spot) = scored {
            let seen = stage.camera_at(screen.now + 1_000.0).square(spot.pos);
            assert!(low.free.contains(seen.center()), "{spot:?} at {seen:?}");
            stations += 1;
        }
    }
    assert!(stations > 1, "several features are counted");
}

#[test]
fn the_final_scoring_can_be_seen_again_and_left_out_by_a_button() {
    let mut screen = last_turn(false);
    screen.press("confirm");
    screen.press("skip-scoring");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    let all = shown_points(&screen);
    screen.wait();
    screen.press("watch-scoring");
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(station(&screen).is_some() && shown_points(&screen) < all);
    screen.wait();
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
    assert_eq!((station(&screen), shown_points(&screen)), (None, all));
}

#[test]
fn the_final_scoring_is_seen_again_step_by_step_where_nothing_moves() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    screen.wait();
    screen.press("watch-scoring");
    let all: u32 = screen.tile_stage().game().scores().iter().sum();
    assert!(station(&screen).is_some() && shown_points(&screen) < all);
    let mut before = screen.app.draw(screen.now);
    while screen.app.cx.dialog().is_none() {
        assert!(!screen.app.is_moving(screen.now));
        screen.now = screen.app.next_tick_at().expect("an alarm");
        screen.app.tick(screen.now);
        let next = screen.app.draw(screen.now);
        assert_ne!(next, before, "each step is another picture");
        before = next;
    }
    assert_eq!(shown_points(&screen), all);
}

#[test]
fn the_largest_scores_lead_to_their_places() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    screen.wait();
    let page = screen.app.page();
    let largest = of_class(&page, "largest-score");
    let points = |node: &&page::elements::tree::Node| {
        let gain = of_class(node, "gain")[0].all_text();
        gain.trim_start_matches('+').parse::<u32>().expect("points")
    };
    let told: Vec<u32> = largest.iter().map(points).collect();
    let most = screen.tile_stage().session().best().into_iter().max();
    assert_eq!(told.first().copied(), most);
    assert!(
        told.len() > 1 && told.is_sorted_by(|a, b| a >= b),
        "{told:?}"
    );
    let before = screen.app.draw(screen.now);
    let name = largest[0].get("data-run").expect("it leads somewhere");
    screen.press(name);
    assert_eq!(screen.app.cx.dialog(), None);
    assert_ne!(screen.app.draw(screen.now), before, "its tiles are lit up");
}

#[test]
fn the_curve_of_points_is_told_as_a_table_too() {
    let mut screen = last_turn(true);
    screen.press("confirm");
    let page = screen.app.page();
    let chart = of_class(&page, "chart")[0];
    let mut rows = chart.all().into_iter().filter(|node| node.tag == "tr");
    let last = rows.next_back().expect("a table").all_text();
    let scores = screen.tile_stage().game().scores();
    let points: String = scores.iter().map(u32::to_string).collect();
    assert!(last.ends_with(&points), "{last}");
}

#[test]
fn no_name_is_split_before_its_number() {
    let mut screen = Screen::open(&PERSONS.replace(" Anna", "").replace(" Ben", ""));
    screen.play_to_end();
    let page = screen.app.page();
    let card = of_class(&page, "card")[0].all();
    let title = card.iter().find(|node| node.tag == "h1").expect("a title");
    assert!(
        title.all_text().contains("Player\u{a0}"),
        "{}",
        title.all_text()
    );
}
