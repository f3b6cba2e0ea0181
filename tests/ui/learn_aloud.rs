//! A lesson read aloud: which sentences, in which order, and when it is silent.

use crate::learn::{at, learning};
use crate::learn_verdicts::runs;
use crate::screen::{Screen, of_class};
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use page::messages::Language;

/// A lesson on a device with voices of its own for these languages.
fn voiced(name: &str, voices: &[Language]) -> Screen {
    let mut screen = at(name);
    let app = &mut screen.app;
    app.learning.take_voices(&app.cx, voices.to_vec());
    screen
}

fn spoken(screen: &Screen) -> Option<String> {
    let spoken = screen.app.learning.spoken(&screen.app.cx)?;
    Some(spoken.text)
}

/// All sentences until it is silent.
fn read(screen: &mut Screen) -> Vec<String> {
    let mut all = Vec::new();
    while let Some(spoken) = screen.app.learning.spoken(&screen.app.cx) {
        all.push(spoken.text);
        screen.app.learning.end_sentence(spoken.number);
        assert!(all.len() < 100, "it never ends");
    }
    all
}

fn lit(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let all = of_class(&page, "spoken").into_iter();
    all.map(Node::all_text).collect()
}

fn offers(screen: &Screen) -> bool {
    runs(screen, "card").contains(&"read-aloud".to_string())
}

#[test]
fn a_step_is_read_in_sentences_and_then_what_it_explains() {
    let mut screen = voiced("04-complete-a-road", &[Language::English]);
    assert_eq!(spoken(&screen), None, "not by itself");
    screen.press("read-aloud");
    let sentences = read(&mut screen);
    assert_eq!(sentences[0], "Your highwayman stands on a road.");
    assert_eq!(
        sentences.last().map(String::as_str),
        Some("No other meeple is needed, so press “Skip” then.")
    );
    assert_eq!(sentences.len(), 5, "{sentences:?}");
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    assert_eq!(spoken(&screen), None);
    screen.press("read-aloud");
    let told = read(&mut screen);
    assert!(
        told.contains(&"One that runs round in a ring is complete as well.".to_string()),
        "{told:?}"
    );
}

#[test]
fn the_sentence_that_is_read_is_highlighted_where_it_stands() {
    let mut screen = voiced("EX-BASE-1", &[Language::English]);
    screen.press("read-aloud");
    let mut seen = 0;
    while let Some(spoken) = screen.app.learning.spoken(&screen.app.cx) {
        assert_eq!(lit(&screen).join("|"), spoken.text);
        screen.app.learning.end_sentence(spoken.number);
        seen += 1;
    }
    assert!(seen > 1 && lit(&screen).is_empty(), "{seen}");
}

#[test]
fn it_is_offered_only_with_a_voice_for_the_language() {
    assert!(!offers(&voiced("EX-BASE-1", &[])));
    assert!(!offers(&voiced("EX-BASE-1", &[Language::German])));
    assert!(offers(&voiced(
        "EX-BASE-1",
        &[Language::German, Language::English]
    )));
}

#[test]
fn it_falls_silent_when_pressed_again_left_hidden_or_broken_off() {
    let begin = || {
        let mut screen = voiced("04-complete-a-road", &[Language::English]);
        screen.press("read-aloud");
        assert!(spoken(&screen).is_some());
        screen
    };
    let ends: [fn(&mut Screen); 6] = [
        |screen| screen.press("read-aloud"),
        |screen| screen.press("close"),
        |screen| screen.press("learn-contents"),
        |screen| {
            let next = runs(screen, "ways").into_iter();
            let next = next.rev().find(|run| run.starts_with("lesson "));
            screen.press(&next.expect("a next lesson"));
        },
        |screen| screen.app.set_visible(false, screen.now),
        |screen| {
            let spoken = screen.app.learning.spoken(&screen.app.cx);
            screen
                .app
                .learning
                .break_off(spoken.expect("it reads").number);
        },
    ];
    for end in ends {
        let mut screen = begin();
        end(&mut screen);
        assert_eq!(spoken(&screen), None);
    }
    let mut screen = begin();
    let first = screen
        .app
        .learning
        .spoken(&screen.app.cx)
        .expect("it reads");
    screen.app.learning.end_sentence(first.number);
    let second = spoken(&screen);
    // What comes of a sentence that is over changes nothing.
    screen.app.learning.end_sentence(first.number);
    screen.app.learning.break_off(first.number);
    assert_eq!(spoken(&screen), second);
}

#[test]
fn with_the_setting_lessons_are_read_as_they_open_even_if_voices_come_late() {
    let mut screen = learning();
    screen.app.cx.set(SettingChange::ReadAloud(true));
    screen.app.enter_lessons(Some("04-complete-a-road"));
    assert_eq!(spoken(&screen), None);
    let voices = vec![Language::English];
    screen
        .app
        .learning
        .take_voices(&screen.app.cx, voices.clone());
    assert!(spoken(&screen).is_some());
    screen.press("read-aloud");
    screen.app.learning.take_voices(&screen.app.cx, voices);
    assert_eq!(spoken(&screen), None, "it was stopped");
    screen.app.learning.finish_lesson(&mut screen.app.cx);
    let first = spoken(&screen).expect("what it explains is read");
    assert!(first.starts_with("Well done!"), "{first}");
}
