//! What can be done at the end of a game: review it, play it again, play it again with the seats changed.

use crate::cards::{AGAINST, ended};
use crate::named::ByName;
use crate::screen::{PERSONS, Screen, of_class};
use engine::session::{Chair, Control, Level, Seating};
use engine::table::Seat;
use page::messages::Language;

/// The games of three, whose first player is the second one.
const THREE: &str = "bastide 1\nset base\nseats 3\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    player 3 yellow greedy\noption first-player 2\nseed 1\nstack base/U base/E base/B base/K\n";

fn seating(screen: &Screen) -> Seating {
    match screen.app.cx.tile_stage() {
        Some(stage) => stage.session().seating().clone(),
        None => screen.card_stage().session().seating().clone(),
    }
}

fn names(screen: &Screen) -> Vec<String> {
    let seating = seating(screen);
    let chairs = seating.chairs().iter();
    chairs
        .map(|chair: &Chair| chair.name().to_string())
        .collect()
}

#[test]
fn the_next_player_takes_the_first_seat_and_begins() {
    let mut screen = Screen::open(PERSONS);
    assert_eq!(names(&screen), ["Anna", "Ben"]);
    screen.press("again-rotated");
    screen.wait();
    assert_eq!(names(&screen), ["Ben", "Anna"]);
    let stage = screen.tile_stage();
    assert_eq!(stage.session().asked_seat(), Some(Seat(0)));
    assert_eq!(stage.game().board().placed().len(), 1, "a new game");
    screen.press("again-rotated");
    screen.wait();
    assert_eq!(names(&screen), ["Anna", "Ben"]);
    screen.press("again");
    assert_eq!(names(&screen), ["Anna", "Ben"], "nobody moved");
}

#[test]
fn who_sat_behind_the_one_who_began_begins_and_keeps_colour_and_head_start() {
    let mut screen = Screen::open(&THREE.replace("seed 1", "handicap 3 12\nseed 1"));
    let before = seating(&screen);
    screen.press("again-rotated");
    let after = seating(&screen);
    assert_eq!(after.chairs()[0], before.chairs()[2]);
    assert_eq!(after.chairs()[1..], before.chairs()[..2]);
    assert_eq!(after.chairs()[0].control, Control::Computer(Level::Greedy));
    let session = screen.tile_stage().session();
    assert_eq!(session.game().turn().active, Seat(0));
    let given: Vec<_> = session.game().setup().handicap.given().collect();
    assert_eq!(given, [(Seat(0), 12)]);
}

#[test]
fn seats_change_in_a_game_of_cards_too() {
    let mut screen = crate::cards::open(AGAINST);
    assert_eq!(names(&screen), ["Anna", ""]);
    screen.press("again-rotated");
    assert_eq!(names(&screen), ["", "Anna"]);
    assert!(seating(&screen).chairs()[1].control.is_person());
}

/// What the buttons of a row at the end do, in their order.
fn at_the_end(screen: &Screen, row: &str) -> Vec<String> {
    let page = screen.app.page();
    let last = of_class(&page, row);
    let buttons = last[0].all();
    let runs = buttons.iter().filter_map(|node| node.get("data-run"));
    runs.map(str::to_string).collect()
}

#[test]
fn review_and_sharing_stand_beside_playing_again_and_the_rest_in_a_row_of_its_own() {
    for language in Language::ALL {
        let mut screen = Screen::open(PERSONS);
        screen.app.cx.speak(language);
        screen.play_to_end();
        screen.wait();
        screen.press("scores");
        assert_eq!(at_the_end(&screen, "last"), ["review", "share", "again"]);
        let calm = at_the_end(&screen, "calm");
        assert_eq!(
            calm,
            ["look", "replay", "statistics", "new-game", "again-rotated"]
        );
        let page = screen.app.page();
        let reviews = page.all();
        let reviews = reviews
            .iter()
            .filter(|node| node.get("data-run") == Some("review"));
        assert_eq!(reviews.count(), 1);
    }
    let mut screen = ended();
    screen.now += 20_000.0;
    screen.app.tick(screen.now);
    assert_eq!(at_the_end(&screen, "last"), ["review", "share", "again"]);
}

/// What the record of the game on the screen begins with a word.
fn line(screen: &Screen, word: &str) -> Option<String> {
    let record = screen.app.cx.record().expect("a text");
    let line = record.lines().find(|line| line.starts_with(word));
    line.map(str::to_string)
}

/// The next game from the end of this one, by each way that leads there.
fn next_games(screen: &Screen) -> [Screen; 2] {
    let text = screen.app.cx.record().expect("a text");
    ["again", "again-rotated"].map(|way| {
        let mut screen = Screen::open(&text);
        screen.press(way);
        screen
    })
}

#[test]
fn who_left_a_game_is_back_in_the_next_one() {
    let people = THREE.replace("option", "table series best-of-3 0 0 0 0 0 0\noption");
    for leave in ["resign", "change the seat"] {
        let mut screen = Screen::open(&people);
        let before = seating(&screen);
        match leave {
            "resign" => {
                screen.press("resign-or-draw");
                screen.press("resign");
            }
            _ => {
                screen.press("seat 1");
                screen.app.fill_named("seat-control 1", "beginner");
            }
        }
        assert_eq!(seating(&screen).humans().count(), 1, "{leave}");
        for next in next_games(&screen) {
            assert_eq!(seating(&next).humans().count(), 2, "{leave}");
            assert!(line(&next, "table").is_some_and(|table| !table.contains("left")));
        }
        // Whoever comes back during the game has not left it.
        screen.app.fill_named("seat-control 0", "person");
        screen.app.fill_named("seat-control 1", "person");
        assert_eq!(seating(&screen), before);
        assert!(line(&screen, "table").is_some_and(|table| !table.contains("left")));
    }
    // A computer that is told to play otherwise has not taken over from anybody.
    let mut screen = Screen::open(&people);
    screen.app.fill_named("seat-control 2", "strong");
    let strong = Control::Computer(Level::Strong);
    for next in next_games(&screen) {
        assert!(
            seating(&next)
                .chairs()
                .iter()
                .any(|chair| chair.control == strong)
        );
    }
}

#[test]
fn a_clock_that_was_switched_off_is_back_in_the_next_game() {
    for mode in ["", "duel "] {
        let table = format!("table {mode}clock lose 20 5 1000 300000\nseed 1");
        let mut screen = Screen::open(&PERSONS.replace("seed 1", &table));
        for _ in 0..3 {
            screen.now += 1_000.0;
            screen.app.tick(screen.now);
        }
        screen.press("play-on-unsettled");
        assert_eq!(of_class(&screen.app.page(), "clock").len(), 0);
        for next in next_games(&screen) {
            let table = format!("table {mode}clock lose 20 5 1200000 1200000");
            assert_eq!(line(&next, "table"), Some(table));
        }
    }
}
