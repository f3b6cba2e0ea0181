//! What may be decided is pressed where it belongs: on the board, on the score track, and only where there is no such
//! place on a button that is seen.

use crate::screen::{Screen, layout, of_class};
use engine::rules::{Action, Question};
use kurbo::{Point, Vec2};
use page::elements::tree::Node;
use page::features::play::track::is_on_track;
use view::scene::answers::Outcome;

/// All boxes and all parts of the rules.
const EVERYTHING: &str = include_str!("../records/all-parts.txt");

/// How many decisions of a game are looked at.
const DECISIONS: usize = 400;

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// Anna has placed a crop circle, and chooses what everybody does.
const CIRCLE: &str = "set crop\npart crop-circles\nseed 1\nstack base/B base/B\n\
    start\ntile base/D 0,0\ntile base/D 1,0\nfigure 1 meeple city N 0,0\nfigure 2 meeple city N 1,0\n\
    drawn crop/E\nplay\nplace crop/E 0,1 r1\npass\n";

/// Anna's abbot may go home instead of a figure being put.
const ABBOT: &str = "part abbot\nseed 1\nstack base/B base/B\nstart\ntile base/B 0,0\n\
    figure 1 abbot monastery 0,0\ndrawn base/B\nplay\nplace base/B 1,0\n";

/// A game with everything for three persons, that begins with another tile.
fn everything(seed: u64) -> Screen {
    let settings = EVERYTHING.split("seed ").next().expect("settings");
    Screen::open(&format!("{settings}seed {seed}\n"))
}

/// The names of what is pressed by buttons that are seen without keys, and by those that are only heard.
fn buttons(page: &Node) -> (Vec<String>, Vec<String>) {
    let runs = |node: &Node| -> Vec<String> {
        let all = node.all().into_iter();
        let runs = all.filter_map(|node| node.get("data-run"));
        runs.map(str::to_string).collect()
    };
    let heard: Vec<String> = of_class(page, "placed")
        .into_iter()
        .flat_map(runs)
        .collect();
    let seen = ["answers", "pinned"].map(|class| of_class(page, class));
    let seen = seen.into_iter().flatten().flat_map(runs);
    let seen = seen.filter(|run| !heard.contains(run)).collect();
    (seen, heard)
}

/// Whether an action is given at a place of the board: its own, or for mage and witch that of the same feature.
fn has_place(screen: &Screen, action: Action) -> bool {
    let stage = screen.tile_stage();
    let region = |action: Action| match action {
        Action::Conjure { wizard, spot } => {
            let seg = stage.game().board().seg(spot)?;
            Some((wizard, stage.game().regions().region_of(seg)))
        }
        _ => None,
    };
    let mut listed = stage.listed_places().into_iter();
    listed.any(|listed| {
        let other = listed.answer.action;
        other == action || region(action).is_some() && region(other) == region(action)
    })
}

fn check(screen: &Screen) {
    let stage = screen.tile_stage();
    let page = screen.app.page();
    let (seen, heard) = buttons(&page);
    let question = stage.question();
    for (index, &action) in stage.legal().iter().enumerate() {
        let told = format!("{question:?} {action:?}: {seen:?}, {heard:?}");
        let act = format!("act {index}");
        let (is_seen, is_heard) = (seen.contains(&act), heard.contains(&act));
        match action {
            Action::Place { pos, rotation, .. } => {
                let hand = stage.tile_in_hand().expect("a tile in hand");
                assert!(hand.places.allow(pos, rotation), "{told}");
            }
            Action::Confirm => assert!(seen.contains(&"confirm".to_string()), "{told}"),
            Action::Pass => {
                assert!(is_seen || seen.contains(&"skip".to_string()), "{told}");
            }
            _ => {
                let placed = has_place(screen, action) || is_on_track(stage, index);
                // What is no place is told apart by words, too.
                match action {
                    Action::Grow | Action::Guide | Action::Circle(_) | Action::Advance(_) => {
                        assert!(is_seen && placed, "{told}");
                    }
                    _ => assert!(is_seen != placed, "either a place or a button, {told}"),
                }
                let one_of_many = matches!(action, Action::Conjure { .. });
                let listed =
                    question == Some(Question::Figure) && matches!(action, Action::Deploy { .. });
                assert!(is_seen || is_heard || one_of_many || listed, "{told}");
            }
        }
    }
}

#[test]
fn every_decision_has_a_place_or_a_button_that_is_seen_in_games_with_everything() {
    let mut asked = Vec::new();
    for seed in [3, 14] {
        let mut screen = everything(seed);
        let mut chance = seed;
        for _ in 0..DECISIONS {
            let Some(question) = screen.tile_stage().question() else {
                break;
            };
            check(&screen);
            asked.push(std::mem::discriminant(&question));
            chance = chance
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            let count = screen.tile_stage().legal().len();
            let act = (chance >> 33) as usize % count;
            screen.press(&format!("act {act}"));
            screen.wait();
        }
    }
    let mut kinds = Vec::new();
    for question in asked {
        if !kinds.contains(&question) {
            kinds.push(question);
        }
    }
    assert!(kinds.len() >= 12, "only {} kinds of questions", kinds.len());
}

#[test]
fn what_is_pressed_on_the_board_has_no_button_that_is_seen() {
    let screen = Screen::open(&format!("{PLAYERS}{ABBOT}"));
    let (seen, heard) = buttons(&screen.app.page());
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert!(!seen.iter().any(|run| run.starts_with("act ")), "{seen:?}");
}

#[test]
fn what_everybody_does_at_a_crop_circle_is_named_beside_its_signs() {
    let screen = Screen::open(&format!("{PLAYERS}{CIRCLE}"));
    let (seen, _) = buttons(&screen.app.page());
    assert!(
        ["act 0", "act 1"]
            .iter()
            .all(|act| seen.contains(&act.to_string()))
    );
    assert_eq!(screen.tile_stage().places().offered().len(), 2);
}

#[test]
fn keys_reach_what_is_done_instead_of_putting_a_figure() {
    let mut screen = Screen::open(&format!("{PLAYERS}{ABBOT}"));
    screen.app.cx.note_input(true);
    let (_, heard) = buttons(&screen.app.page());
    for key in ["Home", "End"] {
        assert!(screen.app.press_key(key, screen.now));
    }
    let request = screen.app.cx.take_focus_request().expect("a request");
    assert_eq!(request.target.name(), heard[0]);
    let page = screen.app.page();
    assert!(of_class(&page, "over")[0].all_text().contains("abbot"));
    let reached = of_class(&page, "listed-place");
    let stops = reached
        .iter()
        .filter(|node| node.get("tabindex") == Some("0"));
    assert_eq!(stops.count(), 1, "Tab leads to the list of the places");
}

#[test]
fn an_arrow_to_an_abbot_out_of_sight_says_what_the_abbot_would_bring() {
    let mut screen = Screen::open(&format!("{PLAYERS}{ABBOT}"));
    let free = layout().clear();
    let from = Point::new(free.x1 - 40.0, free.y0 + 40.0);
    while screen.tile_stage().edge_arrows().is_empty() {
        screen.drag(from, from - Vec2::new(40.0, 0.0));
        screen.wait();
    }
    let arrows = screen.tile_stage().edge_arrows();
    let points = screen.tile_stage().game().abbot_points();
    assert!(points > 0 && arrows.len() == 1);
    assert_eq!(arrows[0].outcome, Some(Outcome::Points(points)));
}
