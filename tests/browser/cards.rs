//! The card game: whole games by mouse, by finger and by keys, from the choice in the dialog to the opened chests.

use engine::cards::{Record, Suit};
use engine::table::Silent;
use serde::Deserialize;

use crate::browser::Browser;
use crate::card_views::{CLAIMS, LAST_ROUND};
use crate::keys::Key;
use crate::screen::{DESKTOP, PHONE, Point, SIDEWAYS, Screen};
use crate::site::{self, Served};

/// A part of the screen.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Area {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
}

impl Area {
    fn middle(self) -> Point {
        Point {
            x: self.x + self.w / 2.0,
            y: self.y + self.h / 2.0,
        }
    }
}

/// A card in hand.
#[derive(Clone, Debug, Deserialize)]
struct Held {
    card: String,
    at: Area,
}

/// A row.
#[derive(Clone, Debug, Deserialize)]
struct Row {
    suit: String,
    cards: Vec<String>,
    claims: Vec<(u8, u8)>,
    end: Area,
}

/// What the page says about a card game.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct State {
    dialog: bool,
    moving: bool,
    question: String,
    pending: String,
    covered: bool,
    over: bool,
    held: bool,
    seat: i32,
    steps: usize,
    round: u8,
    left: u8,
    refusal: usize,
    scores: Vec<u32>,
    rows: Vec<Row>,
    hand: Vec<Held>,
    meeple: Option<Area>,
    legal: Vec<String>,
}

impl State {
    fn row(&self, suit: &str) -> &Row {
        let mut rows = self.rows.iter();
        rows.find(|row| row.suit == suit).expect("a row")
    }

    /// Where a decision begins and ends as a drag.
    fn way_of(&self, line: &str) -> (Point, Point) {
        let words: Vec<&str> = line.split(' ').collect();
        let (from, row) = match words[..] {
            ["play", card, row] => {
                let held = self.hand.iter().find(|held| held.card == card);
                (held.expect("a card in hand").at, row)
            }
            ["claim", row] => (self.meeple.expect("a large meeple"), row),
            ["lay", row] => (self.hand.first().expect("a joker").at, row),
            _ => panic!("`{line}` is not dragged"),
        };
        (from.middle(), self.row(row).end.middle())
    }
}

fn state(browser: &Browser) -> State {
    browser.ask("bastide.state()")
}

/// Waits until a person is asked or the game is over, and nothing moves; goes on after each round with a click.
fn asked(browser: &Browser) -> State {
    asked_by(browser, |browser| browser.click("[data-run=confirm]"))
}

/// As [`asked`]; how somebody goes on after a round is given.
fn asked_by(browser: &Browser, mut go_on: impl FnMut(&Browser)) -> State {
    loop {
        let state = browser.wait_for_value(
            "somebody is asked",
            "(s => (s.pending === 'press' || !s.moving && s.pending === 'nothing' && \
             (s.over || s.covered || s.person && s.question !== 'none')) && s)(bastide.state())",
        );
        let state: State = serde_json::from_value(state).expect("a state");
        if state.pending != "press" {
            return state;
        }
        go_on(browser);
        browser.wait_for("bastide.state().pending !== 'press'");
    }
}

/// Opens a record with nothing moving longer than it must.
fn open(screen: Screen, site: &Served, record: &str) -> Browser {
    let browser = Browser::open_on(screen, &site.url());
    browser.confirm_each_turn();
    browser.open_record(site, record);
    browser
}

/// Makes a decision by mouse: what goes to a row is dragged, everything else is a button.
fn decide(browser: &Browser, state: &State, line: &str) {
    let index = state.legal.iter().position(|legal| legal == line);
    let index = index.expect("a legal decision");
    // A button pressed in the blink after a card has gone down would be the other half of a double click.
    browser.wait_for("!bastide.state().busy");
    match line {
        "confirm" => browser.click("[data-run=confirm]"),
        "sell" | "keep" => browser.click(&format!("[data-run='act {index}']")),
        _ if line.starts_with("join") => browser.click(&format!("[data-run='act {index}']")),
        _ => {
            let (from, target) = state.way_of(line);
            browser.sweep(from, target, 3);
        }
    }
    browser.wait_for(&format!("bastide.state().steps > {}", state.steps));
}

/// What a person does who tries everything in turn.
fn choice(state: &State) -> String {
    let fits = state.legal.iter().filter(|line| !line.starts_with("claim"));
    let cards: Vec<&String> = fits.collect();
    let claims = &state.legal[cards.len()..];
    let claims_now = !claims.is_empty() && (cards.is_empty() || state.steps.is_multiple_of(5));
    let from = if claims_now {
        claims.to_vec()
    } else {
        cards.into_iter().cloned().collect()
    };
    from[state.steps % from.len()].clone()
}

#[test]
fn a_whole_game_for_two_is_played_from_the_dialog_to_the_final_scoring() {
    let site = site::serve();
    let browser = Browser::open_on(DESKTOP, &site.url());
    browser.click("[data-run=settings]");
    browser.click("[data-run='set confirm never']");
    browser.click("[data-run='set pace instant']");
    browser.click("dialog [data-run=close]");
    browser.click("[data-run='game cards']");
    browser.click("[data-run=start]");
    browser.wait_for("bastide.state().kind === 'cards'");
    let mut turns = 0;
    loop {
        let state = asked(&browser);
        if state.over {
            break;
        }
        assert!(
            !state.covered,
            "one person has no secrets from anybody here"
        );
        decide(&browser, &state, &choice(&state));
        turns += 1;
    }
    assert!(turns >= 70, "{turns} decisions");
    browser.wait_for("bastide.state().dialog");
    let end = state(&browser);
    assert_eq!((end.round, end.left), (10, 0));
    let table = browser.text("dialog .points").expect("a table");
    for score in &end.scores {
        assert!(table.contains(&score.to_string()), "{table}");
    }
    browser.keep_picture("cards-end");
    let text = browser.saved();
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let (game, _) = record.replay(&mut Silent).expect("a game");
    assert!(game.is_over());
    assert_eq!(
        game.scores(),
        end.scores,
        "what is saved is what was played"
    );
    browser.assert_quiet();
}

/// The hands of both persons in that round.
const HANDS: [[&str; 2]; 2] = [["red-3", "green-2"], ["blue-3", "fairy"]];

/// The person who is asked takes the screen: only then cards are seen, and only their own.
fn take_screen(browser: &Browser) -> State {
    let before = asked(browser);
    assert!(before.covered && before.hand.is_empty(), "{before:?}");
    browser.click("[data-run=show-hand]");
    let state = asked(browser);
    assert!(!state.covered);
    let own = HANDS[state.seat as usize];
    let is_own = |held: &Held| own.contains(&held.card.as_str());
    assert!(state.hand.iter().all(is_own), "{:?}", state.hand);
    state
}

/// A decision after which the screen goes on to the other person.
fn take_turn(browser: &Browser, state: &State, line: &str) {
    decide(browser, state, line);
    let next = asked(browser);
    if next.question == "confirm" {
        decide(browser, &next, "confirm");
    }
}

#[test]
fn on_a_desk_hands_are_secret_what_is_wrong_is_told_and_keys_play_a_round() {
    let site = site::serve();
    let browser = open(DESKTOP, &site, LAST_ROUND);
    let visits = [
        two_persons_at_one_screen_never_see_each_others_cards,
        what_is_not_confirmed_is_taken_back_and_what_is_wrong_is_told,
        keys_alone_play_a_round,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn two_persons_at_one_screen_never_see_each_others_cards(browser: &Browser) {
    browser.show_on(DESKTOP);
    browser.bring(LAST_ROUND);
    let turns = [
        "play red-3 green",
        "play blue-3 blue",
        "claim green",
        "play fairy red",
        "play green-2 green",
    ];
    for line in turns {
        let state = take_screen(browser);
        take_turn(browser, &state, line);
    }
    let state = take_screen(browser);
    assert_eq!(state.row("green").cards[2], "down", "Ben does not know it");
    assert_eq!(state.legal, ["claim red", "claim green", "claim blue"]);
    take_turn(browser, &state, "claim red");
    assert!(asked(browser).over, "the last round was told");
    browser.wait_for("bastide.state().dialog");
    // Anna: the hidden red 3, the green 1 and its sheep, two buildings. Ben: the red 2 and the Fairy.
    let end = self::state(browser);
    assert_eq!(end.scores, [40 + 10 + 1 + 3 + 5, 60 + 2 + 10]);
    let text = browser.text("dialog").expect("the end");
    assert!(text.contains("Ben") && text.contains("72"), "{text}");
    browser.keep_picture("cards-two-persons");
    browser.assert_quiet();
}

fn what_is_not_confirmed_is_taken_back_and_what_is_wrong_is_told(browser: &Browser) {
    let record = LAST_ROUND
        .replace("red person", "red greedy")
        .replace("round 10", "begun 1 2\nround 10");
    browser.show_on(DESKTOP);
    browser.bring(&record);
    let first = asked(browser);
    let (from, _) = first.way_of("play red-3 red");
    let wrong = first.row("blue").end.middle();
    browser.drag(from, wrong, 5, |_, _| {});
    browser.wait_for("bastide.state().refusal > 0");
    let told = browser.text(".refusal").expect("a reason");
    assert!(told.contains("CARD-18"), "{told}");
    assert_eq!(state(browser).steps, first.steps);
    let state = asked(browser);
    decide(browser, &state, "play red-3 red");
    assert_eq!(asked(browser).question, "confirm");
    browser.click("[data-run=take-back]");
    let again = asked(browser);
    assert_eq!(
        (again.question.as_str(), again.steps),
        ("turn", first.steps)
    );
    decide(browser, &again, "claim red");
    browser.reload();
    browser.wait_for("window.bastide && bastide.state().question === 'confirm'");
    assert_eq!(self::state(browser).row("red").claims, [(0, 1)]);
    browser.assert_quiet();
}

#[test]
fn on_a_phone_rows_and_bar_keep_their_place_and_a_finger_plays() {
    let site = site::serve();
    let browser = open(PHONE, &site, LAST_ROUND);
    let visits = [
        a_finger_drags_and_taps_on_a_phone,
        on_phones_why_a_card_goes_nowhere_leaves_the_bar_and_its_row_free,
        upright_a_claim_is_told_in_the_width_of_the_bar_above_the_button_that_ends_the_turn,
        a_round_that_was_told_is_read_from_its_first_line_on,
        rows_keep_their_place_and_the_height_of_a_finger_whatever_is_asked,
    ];
    for visit in visits {
        visit(&browser);
    }
}

fn a_finger_drags_and_taps_on_a_phone(browser: &Browser) {
    let record = LAST_ROUND.replace("red person", "red greedy");
    browser.show_on(PHONE);
    browser.bring(&record);
    let first = asked(browser);
    let (from, target) = first.way_of("play red-3 blue");
    browser.touch_drag(from, target, 8);
    browser.wait_for("bastide.state().question === 'confirm'");
    assert_eq!(
        state(browser).row("blue").cards,
        ["red-3"],
        "its owner may look"
    );
    decide(browser, &state(browser), "confirm");
    let second = asked(browser);
    let (from, target) = second.way_of("play green-2 green");
    // The computer may have put one there.
    let before = second.row("green").cards.len();
    browser.tap(from);
    browser.wait_for("bastide.state().held || bastide.state().hand.some(card => card.chosen)");
    browser.tap(target);
    browser.wait_for("bastide.state().question === 'confirm'");
    assert_eq!(state(browser).row("green").cards.len(), before + 1);
    browser.keep_picture("cards-phone");
    browser.assert_quiet();
}

/// Where the lowest row lies, and what the bar asks then.
fn lowest_row(browser: &Browser) -> (Point, Point, String) {
    let area: Area = browser.ask("bastide.state().rows[0].strip");
    let corner = Point {
        x: area.x,
        y: area.y,
    };
    let size = Point {
        x: area.w,
        y: area.h,
    };
    let asked = browser.text(".dock .ask").unwrap_or_default();
    (corner, size, asked)
}

/// The tips of the first turn have more room than anything that follows.
fn put_first_tips_away(browser: &Browser) {
    browser.wait_until("no tip is shown", |browser| {
        let has_tip = browser.count("[data-run=tip-read]") > 0;
        let away = "document.querySelector('[data-run=tip-read]')?.click()";
        browser.run(away, vec![]);
        !has_tip
    });
}

fn rows_keep_their_place_and_the_height_of_a_finger_whatever_is_asked(browser: &Browser) {
    let record = CLAIMS.replace("red person", "red greedy");
    let smallest = Screen {
        width: 320,
        height: 480,
        ..PHONE
    };
    browser.show_on(DESKTOP);
    browser.bring(&record);
    for screen in [DESKTOP, PHONE, smallest] {
        browser.show_on(screen);
        browser.bring(&record);
        put_first_tips_away(browser);
        let mut seen = Vec::new();
        let look = |browser: &Browser, seen: &mut Vec<_>| seen.push(lowest_row(browser));
        loop {
            let state = asked_by(browser, |browser| {
                look(browser, &mut seen);
                browser.click("[data-run=confirm]");
            });
            look(browser, &mut seen);
            if state.round > 1 {
                break;
            }
            decide(browser, &state, &choice(&state));
        }
        assert!(seen.len() > 6, "{seen:?}");
        let (corner, size, _) = &seen[0];
        assert!(size.y >= 44.0, "{size:?}");
        for other in &seen {
            assert_eq!((corner, size), (&other.0, &other.1), "{}", other.2);
        }
        browser.assert_quiet();
    }
}

fn upright_a_claim_is_told_in_the_width_of_the_bar_above_the_button_that_ends_the_turn(
    browser: &Browser,
) {
    browser.show_on(PHONE);
    browser.bring(&CLAIMS.replace("red person", "red greedy"));
    put_first_tips_away(browser);
    let state = asked(browser);
    let (bar, back) = (browser.rect(".dock"), browser.rect(".strips"));
    decide(browser, &state, "claim yellow");
    assert_eq!(asked(browser).question, "confirm");
    let told = browser.rect(".dock > .ask");
    let ends = browser.rect(".dock [data-run=confirm]");
    assert!(told.width > 0.9 * bar.width, "{told:?} {bar:?}");
    assert!(told.y + told.height <= ends.y, "{told:?} {ends:?}");
    assert_eq!(
        (browser.rect(".dock"), browser.rect(".strips")),
        (bar, back)
    );
}

fn on_phones_why_a_card_goes_nowhere_leaves_the_bar_and_its_row_free(browser: &Browser) {
    let record = LAST_ROUND
        .replace("red person", "red greedy")
        .replace("round 10", "begun 1 2\nround 10");
    browser.show_on(PHONE);
    browser.bring(&record);
    for screen in [PHONE, SIDEWAYS] {
        browser.show_on(screen);
        browser.bring(&record);
        asked(browser);
        browser.arm();
        browser.press("hold 2");
        browser.press("to-row yellow");
        browser.wait_for("document.querySelector('.page > .refusal')");
        let (told, bar) = (browser.rect(".page > .refusal"), browser.rect(".dock"));
        let apart = told.y + told.height <= bar.y || told.x + told.width <= bar.x;
        assert!(apart, "{screen:?}: {told:?} {bar:?}");
        let row = browser.rect(".strip.green");
        let apart = told.y + told.height <= row.y + 1.0 || told.y + 1.0 >= row.y + row.height;
        assert!(apart, "{screen:?}: {told:?} {row:?}");
    }
}

fn a_round_that_was_told_is_read_from_its_first_line_on(browser: &Browser) {
    let record = CLAIMS.replace("red person", "red greedy");
    let record = record.replace("hand 1 red-2 green-1\nhand 2 green-2 blue-3\n", "");
    let record = record.replace("red-3 red-building", "red-3 red-building claim:2");
    browser.show_on(PHONE);
    browser.bring(&record);
    let state = asked(browser);
    let rows = browser.rect(".strips");
    decide(browser, &state, "claim yellow");
    asked(browser);
    browser.click("[data-run=confirm]");
    browser.wait_for("document.querySelector('.all-told')");
    browser.arm();
    browser.rest();
    let (list, first) = (
        browser.rect(".tally"),
        browser.rect(".tally-lines > :first-child"),
    );
    assert!(first.y >= list.y, "{first:?} {list:?}");
    assert!(list.height > 240.0, "more than the tail of it: {list:?}");
    assert_eq!(browser.rect(".strips"), rows);
}

fn keys_alone_play_a_round(browser: &Browser) {
    let record = LAST_ROUND.replace("red person", "red greedy");
    browser.show_on(DESKTOP);
    browser.bring(&record);
    let mut turns = 0;
    while !asked_by(browser, |browser| browser.key(Key::Enter)).over {
        let steps = state(browser).steps;
        // Whatever is proposed: the first card or the large meeple, the first row that takes it.
        browser.key('1');
        for _ in 0..Suit::COUNT {
            browser.key(Key::Down);
            browser.key(Key::Enter);
            if state(browser).steps > steps {
                break;
            }
        }
        browser.wait_until("a turn by keys", |browser| state(browser).steps > steps);
        if state(browser).question == "confirm" {
            browser.key(Key::Enter);
        }
        turns += 1;
        assert!(turns < 12, "{:?}", state(browser));
    }
    assert!(turns >= 3, "two cards and the large meeple, not {turns}");
    browser.assert_quiet();
}
