//! What is said once an answer was given.

use crate::learn::{at, board};
use crate::named::ByName;
use crate::screen::{Screen, of_class, text_of as text};
use page::context::effects::{Effect, Kept};
use page::elements::tree::{Kid, NEWS};

#[test]
fn after_its_solution_was_shown_a_task_says_why_and_is_not_done() {
    let mut screen = at("07-score-at-once");
    assert!(!text(&screen, "text-of-lesson").contains("First comes the tile"));
    screen.app.learning.explain_lesson(&mut screen.app.cx);
    assert!(text(&screen, "text-of-lesson").contains("First comes the tile"));
    assert!(screen.app.cx.said().contains("First comes the tile"));
    let kept = screen.app.cx.take_effects();
    assert!(
        !kept
            .iter()
            .any(|kept| matches!(kept, Effect::Keep(Kept::LessonsDone, _)))
    );
}

/// What the buttons of a part of the page run.
pub fn runs(screen: &Screen, class: &str) -> Vec<String> {
    let page = screen.app.page();
    let parts = of_class(&page, class);
    let all = parts.last().map(|part| part.all()).unwrap_or_default();
    let runs = all.iter().filter_map(|node| node.get("data-run"));
    runs.map(str::to_string).collect()
}

/// The verdict stands where the answer was given and comes into sight; what was typed is not passed over by the press that gives it.
#[test]
fn enter_stays_at_the_verdict_and_the_next_press_goes_on() {
    for steered in [false, true] {
        let mut screen = at("EX-BASE-1");
        screen.app.cx.note_input(steered);
        screen.app.fill_named("foretold 0", "3");
        screen.app.fill_named("foretold 1", "0");
        assert!(screen.app.press_key("Enter", 0.0));
        assert!(!runs(&screen, "foretold").contains(&"check-points".to_string()));
        assert_eq!(text(&screen, "verdict"), "Not quite.");
        let page = screen.app.page();
        let news = page.all().into_iter().find(|node| node.get(NEWS).is_some());
        let told = news.expect("what comes into sight").all_text();
        assert!(
            told.contains("it is 4") && told.ends_with("Not quite."),
            "{told}"
        );
        let request = screen.app.cx.take_focus_request().expect("a button");
        assert!(request.inside && request.target.name().starts_with("lesson "));
        assert!(
            board(&screen).key.contains("ex-base-1"),
            "it went on by itself"
        );
    }
}

/// What was there before an answer stays where it was, and the rest follows.
#[test]
fn an_answer_that_is_chosen_moves_nothing_above_the_verdict() {
    for name in ["ed-06", "ed-05-b"] {
        let mut screen = at(name);
        let parts = |screen: &Screen| -> Vec<String> {
            let page = screen.app.page();
            let kids = of_class(&page, "text-of-lesson")[0].kids.iter();
            let parts = kids.filter_map(|kid| match kid {
                Kid::Node(node) => Some(node),
                Kid::Text(_) => None,
            });
            let mut said: Vec<String> = parts
                .map(|node| format!("{:?} {}", node.get("class"), node.all().len()))
                .collect();
            let answers = said.iter().position(|said| said.contains("answers"));
            said.truncate(answers.expect("answers"));
            said
        };
        let before = parts(&screen);
        assert_eq!(before.len(), 2, "{before:?}");
        screen.press("choose-answer 0");
        assert!(!text(&screen, "verdict").is_empty());
        assert_eq!(parts(&screen), before);
    }
}
