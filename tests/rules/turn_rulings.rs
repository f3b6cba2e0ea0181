//! The rulings on the turn (R-TURN), and on the order of several scorings (R-BASE-05).

use engine::rules::{Message, Question};
use engine::table::{Party, Seat};

use crate::support::{asked, choices, confirmed, game, record, scores, story, tell, tells};
use crate::tables::{SCORE_CITY, TWO_CITIES};
use crate::turn_parts::{double_turn, robbed_with_message, three, three_features};

const RED: Party = Party::Player(Seat(0));
const BLUE: Party = Party::Player(Seat(1));
const YELLOW: Party = Party::Player(Seat(2));

#[test]
fn r_turn_02_a_robber_that_stole_is_not_placed_by_the_tile_of_message_4() {
    // Blue's robber has stolen from Red, so Yellow is the next after Red.
    let play = "reveal 4\nperform\ndraw robbers/F\nplace robbers/F 1,0 r1";
    let blue_stole = robbed_with_message("robbers/F base/B", "", play);
    assert_eq!(asked(&blue_stole), Some((RED, Question::Rob)));
    assert_eq!(
        asked(&format!("{blue_stole}pass")),
        Some((YELLOW, Question::Rob))
    );
    // Red's robber has stolen from Blue: Red is not asked.
    let red_stole = three(
        "messengers robbers",
        "robbers/F base/B",
        "tile base/D 0,0\nfigure 2 meeple city N 0,0\nscore 1 8 0\nscore 2 7 0\nrobber 1 7\ndrawn base/E",
        &format!("{SCORE_CITY}\nadvance score\nadvance score\n{play}"),
    );
    assert_eq!(asked(&red_stole), Some((BLUE, Question::Rob)));
}

#[test]
fn r_turn_05_the_part_of_message_4_has_no_extra_part_of_its_own() {
    // In the second part of a double turn the scoring brings message 4; its tile extends the builder's road.
    let text = three(
        "messengers builder",
        "base/E base/U base/B",
        "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0
         figure 1 meeple city N 0,0\nscore 1 1 1\ndrawn base/U",
        "place base/U 2,0\npass\ndraw base/E\nplace base/E 0,-1 r2\npass\nadvance score\nreveal 4\nperform
         draw base/U\nplace base/U 3,0\npass\nconfirm",
    );
    tell(
        6,
        &text,
        &[
            "1 message-read 4",
            "1 part-began",
            "1 drew base/U",
            "1 placed base/U 3,0 0",
            "1 passed",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn r_turn_06_the_active_player_confirms_before_anything_is_revealed() {
    let confirm = Some(Question::Confirm);
    let question = |text: &str| game(text).asked().map(|asked| asked.question);
    let scored = robbed_with_message("base/U base/B", "", "");
    assert_eq!(question(&scored), confirm);
    let performed = robbed_with_message("base/U base/B", "", "reveal 4\nperform");
    assert_eq!(question(&performed), confirm);
    let first_part = double_turn("base/U base/B", "");
    assert_eq!(question(&first_part), confirm);
    let turned_over = robbed_with_message("base/U base/B", "", "reveal 5");
    assert_eq!(
        question(&turned_over),
        Some(Question::Message(Message::Shields))
    );
}

#[test]
fn r_turn_07_steps_with_nothing_to_choose_are_left_out_silently() {
    let no_figure = three(
        "robbers",
        "base/B base/B",
        "tile base/D 0,0\nfigure 2 meeple city N 0,0\ndrawn base/C",
        "place base/C 0,-1",
    );
    tells(&no_figure, &["1 placed base/C 0,-1 0"]);
    let next = Some((Party::Chance, Question::Draw(Seat(1))));
    assert_eq!(confirmed(&no_figure), next);
    // Both robbers of the others are on the track, and Red's stands on the only space there is.
    let no_robber = three(
        "robbers",
        "base/B base/B",
        "tile base/D 0,0\nscore 1 3\nscore 2 7\nscore 3 7\nrobber 1 7\nrobber 2 3\nrobber 3 3\ndrawn robbers/F",
        "place robbers/F 1,0 r1",
    );
    tells(&no_robber, &["1 placed robbers/F 1,0 1"]);
    assert_eq!(asked(&no_robber), Some((RED, Question::Figure)));
}

#[test]
fn r_turn_08_the_turn_is_finished_normally_when_message_4_draws_only_what_fits_nowhere() {
    let text = robbed_with_message("base/C", "", "reveal 4\nperform\ndraw base/C");
    tell(
        2,
        &text,
        &[
            "1 part-began",
            "1 drew base/C",
            "1 removed base/C unplaceable",
            "2 robber-returned",
            "1 turn-ended",
            "final-scoring",
            "1 messenger-added 8",
            "2 messenger-added 32",
            "3 messenger-added 0",
            "won 2",
        ],
    );
}

#[test]
fn r_turn_08_message_4_may_take_the_tile_that_the_double_turn_needs() {
    let text = robbed_with_message(
        "base/U",
        "tile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0",
        "reveal 4\nperform\ndraw base/U\nplace base/U 2,0\npass\nconfirm",
    );
    tell(
        3,
        &text,
        &[
            "1 placed base/U 2,0 0",
            "1 double-turn",
            "1 passed",
            "2 robber-returned",
            "1 turn-ended",
            "final-scoring",
            "1 messenger-added 8",
            "2 messenger-added 32",
            "3 messenger-added 0",
            "1 scores 3 for road 0,0/1 at the end: 3 tiles x 1 ROAD-04",
            "won 2",
        ],
    );
}

/// Hands of three; Red's hand is written, the others hold plain tiles.
fn hands(stack: &str, red: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\npart messengers\npart builder\noption hand 3\nseats 2\nstack {stack}"),
        &format!("start\n{start}\nhand 1 {red}\nhand 2 base/B base/B base/B\nplay\n{play}"),
    )
}

#[test]
fn r_turn_10_the_hand_is_refilled_after_the_scoring_and_before_a_message() {
    let text = hands(
        "base/X base/V base/B",
        "base/E base/U base/U",
        "tile base/D 0,0\nfigure 1 meeple city N 0,0\nscore 1 1",
        "place base/E 0,-1 r2\npass\nadvance score\ndraw base/X\nreveal 4\nperform\nplace base/X 1,0\npass
         draw base/V",
    );
    tell(
        7,
        &text,
        &[
            "1 scores 4 for city 0,-1/0: 2 tiles x 2 CITY-02",
            "1 returned meeple 0,0/0",
            "1 drew base/X hidden",
            "1 message-read 4",
            "1 part-began",
            "1 placed base/X 1,0 0",
            "1 passed",
            "1 drew base/V hidden",
            "1 turn-ended",
            "2 turn-began 2",
        ],
    );
}

#[test]
fn r_turn_10_tiles_in_hand_count_as_tiles_left_for_the_second_part_and_the_end() {
    let text = |play: &str| {
        hands(
            "",
            "base/U base/U",
            "tile base/D 0,0\ntile base/U 1,0\nfigure 1 meeple road EW 0,0\nfigure 1 builder road EW 1,0",
            &format!("place base/U 2,0\npass\n{play}"),
        )
    };
    tell(
        2,
        &text("place base/U 3,0\npass"),
        &["1 part-began", "1 placed base/U 3,0 0", "1 passed"],
    );
    // Red's hand is empty now: Blue plays on alone until the last tile.
    let last = "place base/U 3,0\npass\nplace base/B 0,1\npass\nplace base/B 0,2\npass";
    assert_eq!(asked(&text(last)), Some((BLUE, Question::Place)));
    let end = format!("{last}\nplace base/B 0,3\npass\nconfirm");
    let told = story(&text(&end));
    assert!(told.contains(&"final-scoring".to_owned()));
}

#[test]
fn r_base_05_the_active_player_chooses_the_order_of_features_that_pay_somebody() {
    let parts = "builder robbers";
    let text = three_features(parts, "");
    let offered = ["next road E -1,1", "next city S 1,0", "next monastery 0,0"];
    assert_eq!(asked(&text), Some((RED, Question::ScoreNext)));
    assert_eq!(choices(&text), offered);
    // One feature that pays and one that pays nobody: nothing to choose.
    let one = three(
        "robbers",
        "base/B",
        &format!("{TWO_CITIES}\nfigure 1 meeple city N 0,0"),
        "place base/H 0,-1\npass",
    );
    assert_eq!(scores(&one), [4, 0, 0]);
    // Any segment of the feature names it: the city that reaches from 0,0 to 0,-1 by either.
    let two = |next: &str| {
        three(
            "robbers",
            "base/B",
            &format!("{TWO_CITIES}\nfigure 1 meeple city N 0,0\nfigure 2 meeple city S 0,-2"),
            &format!("place base/H 0,-1\npass\n{next}"),
        )
    };
    assert_eq!(
        story(&two("next city N 0,0")),
        story(&two("next city S 0,-1"))
    );
}
