//! A look back at a game that is over: what its choices were worth.

use crate::screen::{AGAINST, PERSONS, Screen, of_class, text_of};
use engine::ai::{Level, cards::choose, choose as choose_tiles};
use engine::cards::{Game, Suit};
use engine::session::Session;
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::context::effects::{Effect, Kept};
use page::context::thinking::{AnyReviewer, AnyTurnReview, ReviewResponse};
use page::features::review::review_request;
use page::stage::AnySession;
use view::scene::shown_move::Meaning;

/// The turn that somebody is to look back at.
pub fn asked(screen: &mut Screen) -> Option<usize> {
    let effects = screen.app.cx.take_effects();
    effects.into_iter().find_map(|effect| match effect {
        Effect::Review(step) => Some(step),
        _ => None,
    })
}

/// What a worker would answer, with this change.
pub fn answer(screen: &mut Screen, step: usize, change: impl FnOnce(&mut AnyTurnReview)) {
    let request = review_request(&screen.app.cx, step).expect("a turn");
    let reviewer = AnyReviewer::new(request.turn, request.seed);
    let turn_review = reviewer.expect("a decision").step(u32::MAX);
    let mut turn_review = turn_review.expect("a review");
    change(&mut turn_review);
    let response = ReviewResponse {
        epoch: request.epoch,
        step: request.step,
        turn_review: Some(turn_review),
    };
    screen.app.take_review(&response, screen.now);
}

/// A game that is over, with the dialog open.
pub fn opened() -> Screen {
    opened_from(PERSONS)
}

/// The same for the game of a record, which is played to its end.
pub fn opened_from(record: &str) -> Screen {
    let mut screen = Screen::open(record);
    screen.play_to_end();
    screen.wait();
    screen.wait();
    screen.app.cx.take_effects();
    screen.press("review");
    screen
}

/// A game in which every turn was looked at, and the first one cost 5.2 points.
pub fn reviewed() -> Screen {
    let mut screen = opened();
    let mut first = true;
    while let Some(step) = asked(&mut screen) {
        let lost = if std::mem::take(&mut first) { 5_200 } else { 0 };
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + lost;
            turn_review.luck = Some(-1_300);
        });
    }
    screen
}

#[test]
fn what_a_finished_review_found_is_kept_with_its_game_once() {
    let mut screen = opened();
    let record = screen.tile_stage().session().save();
    let review = |screen: &mut Screen, lost: i32| {
        let mut stored = None;
        loop {
            let effects = screen.app.cx.take_effects();
            let mut step = None;
            for effect in effects {
                match effect {
                    Effect::Review(next) => step = Some(next),
                    Effect::Keep(Kept::Finished, text) => stored = Some(text),
                    _ => {}
                }
            }
            let Some(step) = step else {
                return stored.expect("it is kept");
            };
            assert_eq!(stored, None, "only once it is done");
            answer(screen, step, |turn_review| {
                turn_review.could = turn_review.did + lost;
                turn_review.luck = Some(-100);
            });
        }
    };
    let text = review(&mut screen, 1_000);
    // Each of the two has laid two tiles.
    assert!(text.ends_with(" 1;2 2000,-200;2000,-200\n"), "{text}");
    assert_eq!(text.lines().count(), 2, "{text}");
    screen.press("statistics");
    assert!(
        screen
            .app
            .page()
            .all_text()
            .contains("In one reviewed game")
    );
    screen
        .app
        .open(AnySession::load(&record).expect("a game"), screen.now);
    screen.wait();
    screen.press("review");
    let text = review(&mut screen, 500);
    assert!(text.ends_with(" 1;2 1000,-200;1000,-200\n"), "{text}");
    assert_eq!(text.lines().count(), 2, "{text}");
}

/// All that is said in the dialog.
pub fn told(screen: &Screen) -> String {
    let page = screen.app.page();
    let dialog = of_class(&page, "review");
    dialog.iter().map(|node| node.all_text()).collect()
}

/// Looks at the moment that cost most, and returns to the dialog, where both moves are told then.
fn look_at_worst(screen: &mut Screen) {
    let page = screen.app.page();
    let runs = page.all();
    let mut runs = runs.iter().filter_map(|node| node.get("data-run"));
    let look = runs.find(|run| run.starts_with("look-back "));
    let look = look.expect("a moment").to_string();
    screen.press(&look);
    screen.press("review");
}

#[test]
fn a_game_that_goes_on_is_not_looked_back_at() {
    let cards = LAST_ROUND.to_owned() + "play\nplay red-3 green\nconfirm\n";
    for record in [AGAINST, &cards] {
        let mut screen = Screen::open(record);
        screen.press("review");
        assert_eq!(screen.app.cx.dialog(), None);
        assert_eq!(asked(&mut screen), None);
        screen.press("replay");
        let page = screen.app.page();
        let mut all = page.all().into_iter();
        assert!(all.all(|node| node.get("data-run") != Some("review")));
    }
}

#[test]
fn one_turn_after_the_other_is_looked_at_and_how_far_that_is_is_told() {
    let mut screen = opened();
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Review));
    let session: &Session = screen.tile_stage().session();
    let turns = session.laid_at();
    assert!(told(&screen).contains(&format!("0 of {} turns looked at", turns.len())));
    assert_eq!(asked(&mut screen), Some(turns[0]));
    assert_eq!(asked(&mut screen), None, "one at a time");
    answer(&mut screen, turns[0], |_| {});
    assert!(told(&screen).contains("1 of "));
    assert_eq!(asked(&mut screen), Some(turns[1]));
}

/// Anna’s builder gives her a second tile.
const BUILDER: &str = "bastide 1\nset base\nset traders\npart builder\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U base/B\nstart\ntile base/U 0,0\n\
    tile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0\ndrawn base/U\n\
    play\nplace base/U 2,0\npass\nconfirm\n";

#[test]
fn progress_and_moments_count_turns_alike() {
    let mut session: Session = Session::load(BUILDER).expect("a record");
    while session.asked().is_some() {
        let action = choose_tiles(session.game(), 4, Level::Beginner).expect("an action");
        session.act(action).expect("legal");
    }
    let mut screen = Screen::open(&session.save());
    screen.app.cx.take_effects();
    screen.press("review");
    let laid = screen.tile_stage().session().laid_at();
    assert_eq!(laid.len(), 3, "two of them in one turn");
    for (step, done) in laid.iter().zip([0, 0, 1]) {
        let progress = format!("{done} of 2 turns looked at");
        assert!(told(&screen).contains(&progress), "{}", told(&screen));
        assert_eq!(asked(&mut screen), Some(*step));
        answer(&mut screen, *step, |turn_review| {
            turn_review.could = turn_review.did + 5_200;
        });
    }
    let told = told(&screen);
    assert!(
        told.contains("Turn 1 of 2: ") && told.contains("Turn 2 of 2: "),
        "{told}"
    );
    assert!(!told.contains("looked at"), "it is done");
}

#[test]
fn who_closes_it_ends_the_work_and_what_was_found_stays() {
    let mut screen = opened();
    let first = asked(&mut screen).expect("a turn");
    screen.press("close");
    answer(&mut screen, first, |_| {});
    assert_eq!(asked(&mut screen), None, "nobody looks");
    screen.press("review");
    assert!(told(&screen).contains("1 of "));
    assert!(asked(&mut screen).is_some_and(|next| next > first));
}

#[test]
fn choices_and_luck_are_told_apart_for_each_player() {
    let screen = reviewed();
    let page = screen.app.page();
    let sums = of_class(&page, "sums")[0].all_text();
    let own = screen.tile_stage().session().laid_at().len() / 2;
    let luck = 13 * own;
    let anna = format!("Anna5.2\u{2212}{}.{}", luck / 10, luck % 10);
    assert!(sums.contains(&anna), "{sums} {anna}");
    assert!(sums.contains("Ben0.0"), "{sums}");
    let told = told(&screen);
    assert!(told.contains("each turn counted by itself"), "{told}");
}

#[test]
fn a_moment_says_what_it_cost_what_was_played_and_what_would_have_been_better() {
    let mut screen = reviewed();
    look_at_worst(&mut screen);
    let told = told(&screen);
    let cost = "Turn 1 of 4: Anna, about 5.2 points less than the best";
    for part in [cost, "Played: ", "Better: "] {
        assert!(told.contains(part), "{told}");
    }
    assert!(!told.contains("turns looked at"), "it is done");
}

#[test]
fn a_moment_is_looked_at_in_a_replay_before_it() {
    let mut screen = reviewed();
    let step = screen.tile_stage().session().laid_at()[0];
    screen.press(&format!("look-back {step}"));
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(screen.tile_stage().replay().is_some());
    assert_eq!(screen.tile_stage().game().board().placed().len(), 1);
}

#[test]
fn a_moment_is_not_hidden_by_the_list_of_tiles_that_was_open() {
    let (mut screen, [step, _]) = with_moments([0, 1]);
    screen.press("close");
    screen.press("remaining");
    assert_eq!(of_class(&screen.app.page(), "remaining").len(), 1);
    screen.press("review");
    screen.press(&format!("look-back {step}"));
    assert_eq!(of_class(&screen.app.page(), "remaining").len(), 0);
}

#[test]
fn what_would_have_been_better_is_shown_where_the_moment_is_looked_at_and_not_later() {
    let mut screen = reviewed();
    let page = screen.app.page();
    let look = page
        .all()
        .iter()
        .find_map(|node| {
            node.get("data-run")
                .filter(|run| run.starts_with("look-back "))
        })
        .expect("a moment")
        .to_string();
    screen.press(&look);
    let remarks = |screen: &Screen| -> String {
        let page = screen.app.page();
        let nodes = of_class(&page, "remarks");
        nodes.iter().map(|node| node.all_text()).collect()
    };
    let said = remarks(&screen);
    assert!(said.contains("Better by about 5.2 points: "), "{said}");
    screen.press("step-on");
    assert_eq!(remarks(&screen), "");
}

#[test]
fn the_board_shows_what_was_played_and_what_is_better_and_places_are_told_to_the_ear_alone() {
    let mut screen = reviewed();
    let step = screen.tile_stage().session().laid_at()[0];
    screen.press(&format!("look-back {step}"));
    let shown = screen.tile_stage().moves_shown(&[]);
    let meanings: Vec<Meaning> = shown.iter().map(|one| one.meaning).collect();
    assert_eq!(meanings, [Meaning::Better, Meaning::Played]);
    let page = screen.app.page();
    let moment = of_class(&page, "moment")[0];
    let unseen: String = of_class(moment, "unseen")
        .iter()
        .map(|node| node.all_text())
        .collect();
    assert!(unseen.contains("Better: "), "{unseen}");
    let seen = moment.all_text().replace(&unseen, "");
    for word in ["north", "east", "south", "west"] {
        assert!(!seen.contains(word), "{seen}");
    }
    screen.press("step-on");
    assert!(screen.tile_stage().moves_shown(&[]).is_empty());
}

/// A game in which these turns cost 5.2 points each.
pub fn with_moments(costly: [usize; 2]) -> (Screen, [usize; 2]) {
    let mut screen = opened();
    let laid = screen.tile_stage().session().laid_at();
    let steps = costly.map(|turn| laid[turn]);
    while let Some(step) = asked(&mut screen) {
        let lost = if steps.contains(&step) { 5_200 } else { 0 };
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + lost;
        });
    }
    (screen, steps)
}

#[test]
fn each_choice_of_a_person_that_cost_a_point_is_a_moment() {
    let mut screen = opened();
    while let Some(step) = asked(&mut screen) {
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + 1_000;
        });
    }
    let page = screen.app.page();
    let moments = of_class(&page, "moments")[0].all();
    let moments = moments.iter().filter(|node| node.tag == "li").count();
    assert_eq!(moments, screen.tile_stage().session().laid_at().len());
    assert!(moments > 3);
}

#[test]
fn nothing_is_counted_of_a_player_before_a_turn_of_theirs_was_looked_at() {
    let mut screen = opened();
    let sums = |screen: &Screen| of_class(&screen.app.page(), "sums")[0].all_text();
    assert!(sums(&screen).ends_with("Anna……Ben……"), "{}", sums(&screen));
    let first = asked(&mut screen).expect("a turn");
    answer(&mut screen, first, |turn_review| {
        turn_review.could = turn_review.did;
        turn_review.luck = Some(0);
    });
    let told = sums(&screen);
    assert!(told.ends_with("Anna0.00.0Ben……"), "{told}");
}

#[test]
fn a_moment_and_the_bar_of_its_replay_count_turns_alike() {
    let (mut screen, [first, second]) = with_moments([0, 2]);
    let bar = |screen: &Screen| of_class(&screen.app.page(), "now")[0].all_text();
    for (step, told) in [(first, "Turn 1 of 4"), (second, "Turn 3 of 4")] {
        screen.press(&format!("look-back {step}"));
        assert_eq!(bar(&screen), told, "no tile of it lies yet");
        let page = screen.app.page();
        let moment = of_class(&page, "moment")[0].all_text();
        assert!(moment.starts_with(told), "{moment}");
    }
    screen.press("turn-after");
    assert!(
        bar(&screen).starts_with("Turn 3 of 4 · "),
        "{}",
        bar(&screen)
    );
}

#[test]
fn what_is_better_is_told_before_what_was_played() {
    for (mut screen, step) in [
        {
            let screen = reviewed();
            let step = screen.tile_stage().session().laid_at()[0];
            (screen, step)
        },
        {
            let screen = cards_reviewed();
            let step = first_of(&screen, Seat(1));
            (screen, step)
        },
    ] {
        screen.press(&format!("look-back {step}"));
        let page = screen.app.page();
        let told = of_class(of_class(&page, "moment")[0], "told")[0].all_text();
        let at = |words: &str| told.find(words).expect("it is told");
        assert!(at("Better by ") < at("Played: "), "{told}");
    }
}

/// Anna has completed a city and put nothing on its last tile.
const CITY: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    option first-player 1\nseed 1\nstack base/B\nstart\ntile base/D 0,0\nfigure 1 meeple city N 0,0\n\
    drawn base/E\nplay\nplace base/E 0,-1 r2\npass\nconfirm\n";

#[test]
fn what_a_move_brings_is_told_in_sentences_that_end() {
    let mut screen = opened_from(CITY);
    let step = screen.tile_stage().session().laid_at()[0];
    while let Some(turn) = asked(&mut screen) {
        answer(&mut screen, turn, |turn_review| {
            turn_review.could = turn_review.did + if turn == step { 5_200 } else { 0 };
        });
    }
    screen.press(&format!("look-back {step}"));
    let page = screen.app.page();
    let told = of_class(&page, "moment")[0].all_text();
    assert!(told.contains("2 tiles × 2 = 4."), "{told}");
}

#[test]
fn the_rows_show_what_was_played_and_what_is_better() {
    let mut screen = cards_reviewed();
    let step = first_of(&screen, Seat(1));
    screen.press(&format!("look-back {step}"));
    let shown = screen.card_stage().moves_shown();
    let shown: Vec<(Meaning, Suit)> = shown.iter().map(|one| (one.meaning, one.row)).collect();
    let both = [
        (Meaning::Better, Suit::Green),
        (Meaning::Played, Suit::Yellow),
    ];
    assert_eq!(shown, both);
    screen.press("step-on");
    assert!(screen.card_stage().moves_shown().is_empty());
}

#[test]
fn a_late_answer_does_not_drop_the_moment_that_is_looked_at() {
    let mut screen = opened();
    let laid = screen.tile_stage().session().laid_at();
    let costs = [1_200, 5_200, 5_200, 5_200];
    for (place, (&step, cost)) in laid.iter().zip(costs).enumerate() {
        assert_eq!(asked(&mut screen), Some(step));
        if place == 3 {
            screen.press(&format!("look-back {}", laid[0]));
        }
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + cost;
        });
    }
    let page = screen.app.page();
    assert!(!of_class(&page, "moment").is_empty());
}

#[test]
fn the_curve_says_how_many_points_its_heights_are() {
    let screen = reviewed();
    let page = screen.app.page();
    let scale = of_class(&page, "scale");
    let numbers: Vec<String> = scale[0]
        .all()
        .iter()
        .filter(|node| node.tag == "span")
        .map(|node| node.all_text())
        .collect();
    assert_eq!(numbers.len(), 3);
    assert!(
        numbers[0].starts_with('+') && numbers[2].starts_with('\u{2212}'),
        "{numbers:?}"
    );
    assert_eq!(numbers[1], "0");
}

/// The last round of cards for two persons.
const LAST_ROUND: &str = "bastide 1\ngame cards\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    start\nround 10\ndealer 2\nturn 1\nrow green green-1 green-animal\nrow red red-2\n\
    hand 1 green-2 red-3\nhand 2 blue-3 fairy\n";

/// A game of cards that is over, with the dialog open.
fn cards_opened() -> Screen {
    let mut session = Session::<Game>::load(LAST_ROUND).expect("a record");
    while session.asked().is_some() {
        let action = choose(session.game(), 4, Level::Greedy).expect("an action");
        session.act(action).expect("legal");
    }
    let mut screen = Screen::open(&session.save());
    screen.app.cx.take_effects();
    screen.press("review");
    screen
}

/// The same when every decision was looked at, of which the first one of Ben cost 5.2 points: to claim was better.
pub fn cards_reviewed() -> Screen {
    let mut screen = cards_opened();
    let costly = first_of(&screen, Seat(1));
    while let Some(step) = asked(&mut screen) {
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did;
            if step == costly {
                turn_review.could += 5_200;
                turn_review.best = engine::cards::Action::Claim(Suit::Green).into();
            }
        });
    }
    screen
}

/// After how many actions a seat decided first.
pub fn first_of(screen: &Screen, seat: Seat) -> usize {
    let session = screen.card_stage().session();
    let steps = session.decided_at().into_iter();
    let asked = |step: &usize| session.at(*step).asked().map(|asked| asked.party);
    let mut own = steps.filter(|step| asked(step) == Some(engine::table::Party::Player(seat)));
    own.next().expect("a decision")
}

#[test]
fn every_decision_of_a_card_game_is_looked_at_and_of_luck_nothing_is_told() {
    let mut screen = cards_opened();
    let steps = screen.card_stage().session().decided_at();
    assert_eq!(text_of(&screen, "progress"), "0 of 6 turns looked at");
    assert_eq!(asked(&mut screen), Some(steps[0]));
    let screen = cards_reviewed();
    let page = screen.app.page();
    let sums = of_class(&page, "sums")[0];
    let heads = sums.all().into_iter().filter(|node| node.tag == "th");
    let heads: Vec<String> = heads.map(|node| node.all_text()).collect();
    assert_eq!(heads, ["Points lost by choices", "Anna", "Ben"]);
    assert!(sums.all_text().ends_with("Anna0.0Ben5.2"));
    let told = told(&screen);
    assert!(!told.contains("uck") && !told.contains("tiles"), "{told}");
    assert!(told.contains("to the end of the round"), "{told}");
}

#[test]
fn a_moment_at_cards_says_which_card_went_where_and_what_a_better_choice_brings() {
    let mut screen = cards_reviewed();
    look_at_worst(&mut screen);
    let told = told(&screen);
    let parts = [
        "Ben, about 5.2 points less than the best",
        "Played: Blue knight 3 into the yellow row, face down.",
        "Better: Large meeple. Green row: ",
    ];
    for part in parts {
        assert!(told.contains(part), "{part} {told}");
    }
}

#[test]
fn a_moment_at_cards_is_looked_at_with_the_cards_that_were_held() {
    let mut screen = cards_reviewed();
    let step = first_of(&screen, Seat(1));
    screen.press(&format!("look-back {step}"));
    assert_eq!(screen.app.cx.dialog(), None);
    assert!(screen.card_stage().replay().is_some());
    let page = screen.app.page();
    let said = of_class(&page, "remarks")[0].all_text();
    assert!(said.contains("Ben held: blue knight 3; fairy"), "{said}");
    assert!(said.contains("Better: Large meeple. "), "{said}");
}
