//! A moment of a review on the table: whose it is, and the way back to the review.

use crate::review::{cards_reviewed, first_of, with_moments};
use crate::screen::{Screen, of_class};
use engine::table::Seat;
use page::context::dialogs::Dialog;
use page::elements::intent::{Intent, Target};
use page::elements::tree::Node;

/// Whether one player alone is lit in the list, and is called this.
fn is_lit(screen: &Screen, name: &str) -> bool {
    let page = screen.app.page();
    let players = of_class(&page, "player").into_iter();
    let lit: Vec<String> = players
        .filter(|node| node.get("aria-current").is_some())
        .map(|node| of_class(node, "name")[0].all_text())
        .collect();
    matches!(&lit[..], [one] if one.starts_with(name))
}

#[test]
fn whose_moment_it_is_is_lit_in_the_list_of_players() {
    let (mut screen, [first, second]) = with_moments([1, 2]);
    screen.press(&format!("look-back {first}"));
    assert!(is_lit(&screen, "Ben"));
    screen.press(&format!("look-back {second}"));
    assert!(is_lit(&screen, "Anna"));
    screen.press("step-back");
    screen.press("step-on");
    assert!(is_lit(&screen, "Ben"), "it is his turn that is shown");
    assert!(
        of_class(&screen.app.page(), "moment").is_empty(),
        "the moment is told of another turn"
    );
    let mut screen = cards_reviewed();
    let step = first_of(&screen, Seat(1));
    screen.press(&format!("look-back {step}"));
    assert!(is_lit(&screen, "Ben"));
}

/// The ways out of the replay in what has a class.
fn ways(screen: &Screen, within: &str) -> Vec<String> {
    let page = screen.app.page();
    let nodes = of_class(&page, within).into_iter().flat_map(Node::all);
    let runs = nodes.filter_map(|node| node.get("data-run"));
    let ways = runs.filter(|run| ["review", "back-to-game"].contains(run));
    ways.map(str::to_owned).collect()
}

#[test]
fn one_button_beside_the_other_moments_and_every_key_out_lead_back_to_the_review() {
    let games = [
        {
            let (screen, [step, _]) = with_moments([0, 2]);
            (screen, step)
        },
        {
            let screen = cards_reviewed();
            let step = first_of(&screen, Seat(1));
            (screen, step)
        },
    ];
    for (mut screen, step) in games {
        let look = Intent::LookBack(step);
        for way in ["press", "Escape", "b"] {
            screen.press(&look.name());
            assert_eq!(ways(&screen, "moment-ways"), ["review"]);
            assert!(ways(&screen, "dock").is_empty(), "only once");
            match way {
                "press" => screen.press("review"),
                key => _ = screen.app.press_key(key, screen.now),
            }
            let cx = &mut screen.app.cx;
            assert_eq!(cx.dialog(), Some(Dialog::Review), "{way}");
            let focused = cx
                .take_focus_request()
                .map(|asked| (asked.target, asked.inside));
            assert_eq!(focused, Some((Target::Press(look.clone()), true)));
        }
        screen.press(&look.name());
        screen.press("step-on");
        assert_eq!(ways(&screen, "dock"), ["review"], "from every step");
        screen.press("review");
        screen.press("close");
        screen.press("replay");
        assert_eq!(ways(&screen, "dock"), ["review", "back-to-game"]);
        screen.press("back-to-game");
        assert_eq!(screen.app.cx.dialog(), None);
    }
}

#[test]
fn who_was_at_a_moment_closes_the_review_to_where_it_was_opened() {
    let (mut screen, [step, _]) = with_moments([0, 2]);
    screen.press("close");
    screen.press("scores");
    screen.press("review");
    screen.press(&format!("look-back {step}"));
    screen.press("review");
    screen.press("close");
    assert_eq!(screen.app.cx.dialog(), Some(Dialog::End));
}
