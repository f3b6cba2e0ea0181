//! The moments of a review: their list, and the way from one to the next.

use crate::review::{answer, asked, opened, opened_from, with_moments};
use crate::screen::{PERSONS, Screen, of_class, text_of};
use engine::rules::{Action, Question};
use page::context::dialogs::Dialog;
use page::elements::intent::{Decision, Intent};
use page::elements::setting::{Confirm, SettingChange};

/// The turns of the moments, in the order of the list.
fn listed(screen: &Screen) -> Vec<usize> {
    let page = screen.app.page();
    let nodes = page.all().into_iter();
    let runs = nodes.filter_map(|node| node.get("data-run"));
    let looks = runs.filter_map(|run| run.strip_prefix("look-back "));
    looks.map(|step| step.parse().expect("a number")).collect()
}

#[test]
fn moments_stay_in_the_order_of_the_game_while_worse_ones_become_known() {
    let mut screen = opened();
    let laid = screen.tile_stage().session().laid_at();
    for (index, &step) in laid.iter().enumerate() {
        assert_eq!(asked(&mut screen), Some(step));
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + 1_200 + 1_000 * index as i32;
        });
        assert_eq!(listed(&screen), laid[..=index]);
    }
}

#[test]
fn moments_of_persons_come_before_those_of_computers_and_the_way_between_them_is_that_of_the_list()
{
    let mut played = Screen::open(PERSONS);
    played.play_to_end();
    let record = played.tile_stage().session().save();
    let mut screen = opened_from(&record.replace("person Ben", "greedy"));
    let laid = screen.tile_stage().session().laid_at();
    // Those of persons are looked at first.
    for (turn, cost) in [(0, 1_200), (2, 5_200), (1, 9_000), (3, 0)] {
        let step = laid[turn];
        assert_eq!(asked(&mut screen), Some(step));
        answer(&mut screen, step, |turn_review| {
            turn_review.could = turn_review.did + cost;
        });
    }
    assert_eq!(listed(&screen), [laid[0], laid[2], laid[1]]);
    screen.press(&format!("look-back {}", laid[0]));
    let number = of_class(&screen.app.page(), "number")[0].all_text();
    assert_eq!(number, "Moment 1 of 3");
}

#[test]
fn from_one_moment_somebody_goes_to_the_next_and_back() {
    let (mut screen, [first, second]) = with_moments([0, 2]);
    screen.press(&format!("look-back {first}"));
    let number = |screen: &Screen| of_class(&screen.app.page(), "number")[0].all_text();
    assert_eq!(number(&screen), "Moment 1 of 2");
    screen.press(&format!("look-back {second}"));
    assert_eq!(number(&screen), "Moment 2 of 2");
    assert_eq!(screen.tile_stage().game().board().placed().len(), 3);
    screen.press(&format!("look-back {first}"));
    assert_eq!(number(&screen), "Moment 1 of 2");
}

/// Where the button to the next or previous moment leads.
fn way_to(screen: &Screen, key: &str) -> String {
    let page = screen.app.page();
    let ways = of_class(&page, "moment-ways")[0].all();
    let way = ways.iter().find(|node| node.key.as_deref() == Some(key));
    let run = way.and_then(|way| way.get("data-run"));
    run.expect("a button").to_string()
}

#[test]
fn who_finds_one_moment_goes_on_to_find_the_next_and_who_is_shown_one_is_shown_the_next() {
    let (mut screen, [first, second]) = with_moments([0, 2]);
    screen.press(&format!("look-back {first}"));
    let shown = format!("look-back {second}");
    assert_eq!(way_to(&screen, "moment-next"), shown);
    let (mut screen, _) = with_moments([0, 2]);
    screen.press(&format!("find-move {first}"));
    screen.press("show-move");
    let next = way_to(&screen, "moment-next");
    assert_eq!(next, format!("find-move {second}"));
    screen.press(&next);
    assert!(screen.tile_stage().replay().is_none(), "its turn is played");
    let beside = text_of(&screen, "moment");
    assert!(beside.contains("Find a better move for "), "{beside}");
    assert!(!beside.contains("Better: "), "{beside}");
    screen.press("leave-finding");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::Review));
    screen.press("close");
    assert!(screen.tile_stage().replay().is_none(), "the game is over");
    screen.press("review");
    screen.press(&next);
    screen.press("show-move");
    // The first one is known by now.
    let before = way_to(&screen, "moment-before");
    assert_eq!(before, format!("look-back {first}"));
}

#[test]
fn as_many_tiles_are_left_where_the_move_is_looked_for_as_where_it_is_shown() {
    let (mut screen, [first, _]) = with_moments([0, 2]);
    screen.press(&format!("find-move {first}"));
    let left = text_of(&screen, "stack");
    assert_eq!(left, "3", "its tile is drawn, and three turns follow");
    screen.press("show-move");
    assert_eq!(text_of(&screen, "stack"), left);
}

#[test]
fn who_leaves_the_figure_out_has_ended_a_try_unless_every_turn_is_to_be_confirmed() {
    for (confirm, ended) in [(Confirm::Figures, true), (Confirm::Always, false)] {
        let (mut screen, [first, _]) = with_moments([0, 2]);
        let played = screen.tile_stage().session().entries()[first].action;
        screen.app.cx.set(SettingChange::Confirm(confirm));
        screen.press(&format!("find-move {first}"));
        screen.wait();
        let other = |one: &Action| *one != played;
        let stage = screen.tile_stage();
        let index = stage.legal().iter().rposition(other).expect("a place");
        let epoch = stage.session().epoch();
        let decision = Intent::Decide(Decision { epoch, index });
        screen.app.press(decision, screen.now);
        let question = screen.tile_stage().question();
        assert_eq!(question, Some(Question::Figure));
        screen.press("skip");
        assert_eq!(asked(&mut screen), ended.then_some(first), "{confirm:?}");
    }
}
