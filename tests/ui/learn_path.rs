//! The path through the lessons: what comes next, what comes back, and on how many days something was learned.

use crate::learn::{at, learning, lessons};
use crate::learn_verdicts::runs;
use crate::named::ByName;
use crate::screen::{Screen, of_class, text_of as text};
use page::context::effects::{Effect, Kept};
use page::elements::setting::SettingChange;
use page::stage::sound::Sound;

const TODAY: u32 = 20_787;

/// The contents of the book on a day, with this progress.
fn on(day: u32, kept: &str) -> Screen {
    let mut screen = learning();
    screen.app.learning.restore_lessons_done(kept);
    screen.app.learning.take_day(day);
    screen
}

fn solve(screen: &mut Screen) {
    screen.app.learning.finish_lesson(&mut screen.app.cx);
}

/// The progress that was kept last.
fn kept(screen: &mut Screen) -> String {
    let effects = screen.app.cx.take_effects().into_iter().rev();
    let mut kept = effects.filter_map(|effect| match effect {
        Effect::Keep(Kept::LessonsDone, text) => Some(text),
        _ => None,
    });
    kept.next().expect("something was kept")
}

/// The marks of the lessons or courses in the first list of a class.
fn marks(screen: &Screen, class: &str) -> Vec<String> {
    let page = screen.app.page();
    let lists = of_class(&page, class);
    let all = lists.first().map(|list| list.all()).unwrap_or_default();
    let marked = all.iter().filter(|node| {
        let class = node.get("class").unwrap_or_default();
        class.split(' ').any(|one| one == "mark")
    });
    marked.map(|node| node.all_text()).collect()
}

#[test]
fn the_way_on_goes_through_the_course_of_the_last_lesson_and_then_through_the_next() {
    let mut screen = on(TODAY, "inns/ex-ic-1\nriver/ex-riv-1");
    assert!(text(&screen, "way-on").starts_with("Continue: "));
    screen.press("go-on-learning");
    let place = screen.app.learning.place_in_book(&screen.app.cx);
    assert!(place.starts_with("learn/course/riv/"), "{place}");
    // To the end of The River, past what was done; then The Abbot begins.
    let place = loop {
        solve(&mut screen);
        screen.press(runs(&screen, "ways").last().expect("a way on"));
        let place = screen.app.learning.place_in_book(&screen.app.cx);
        if !place.starts_with("learn/course/riv/") {
            break place;
        }
    };
    assert!(place.starts_with("learn/course/abb/"), "{place}");
}

#[test]
fn a_step_says_its_number_while_a_course_is_followed() {
    let mut screen = on(TODAY, "");
    screen.press("go-on-learning");
    assert_eq!(text(&screen, "subtitle"), "1 of 20");
    screen.app.enter_lessons(Some("course/riv/EX-RIV-1"));
    let told = text(&screen, "subtitle");
    assert!(told.starts_with("2 of "), "{told}");
    let alone = at("EX-RIV-1");
    assert_eq!(text(&alone, "subtitle"), "", "a board of the rule book");
}

#[test]
fn lists_tell_in_words_what_is_done_what_comes_next_and_what_comes_back() {
    let kept = "first-steps/01-lay-a-tile\nagain first-steps/02-turn-a-tile 0 20787\n\
        again first-steps/02b-where-it-fits 0 20788\nagain inns/ex-ic-1 1 20780";
    let screen = on(TODAY, kept);
    let steps = marks(&screen, "steps");
    let expected = ["→ next", "✓ done", "↻ again today", "↻ again tomorrow"];
    assert_eq!(steps, expected);
    assert_eq!(marks(&screen, "book"), ["↻ 1 again today"]);
    assert_eq!(marks(&on(TODAY, "inns/ex-ic-1"), "book"), ["→ next"]);
    assert!(text(&screen, "way-on").contains("2 lessons come back today."));
}

#[test]
fn a_missed_lesson_comes_back_until_it_was_solved_four_times_at_once() {
    let mut screen = on(TODAY, "");
    screen.press("go-on-learning");
    screen.app.learning.miss_lesson(&mut screen.app.cx);
    solve(&mut screen);
    let told = text(&screen, "verdict");
    let tomorrow = "Well done! 1 of 20 done. This lesson comes back tomorrow.";
    assert_eq!(told, tomorrow);
    let mut text_kept = kept(&mut screen);
    let mut day = TODAY;
    for (pause, said) in [
        (1, "comes back in 3 days"),
        (3, "comes back in 7 days"),
        (7, "comes back in 20 days"),
        (20, "You know this one for good."),
    ] {
        assert!(!text(&on(day, &text_kept), "way-on").contains("comes back today"));
        day += pause;
        screen = on(day, &text_kept);
        assert!(
            text(&screen, "way-on").starts_with("Continue: Close itOne lesson comes back today."),
            "{}",
            text(&screen, "way-on")
        );
        screen.press("go-on-learning");
        solve(&mut screen);
        assert!(text(&screen, "verdict").contains(said));
        text_kept = kept(&mut screen);
    }
    assert!(!text_kept.contains("again"), "{text_kept}");
}

#[test]
fn what_has_come_back_is_repeated_first_and_then_the_path_goes_on() {
    let mut screen = on(
        TODAY,
        "inns/ex-ic-1\nagain river/ex-riv-1 0 20787\nagain inns/ex-ic-1 2 20785",
    );
    screen.press("go-on-learning");
    assert_eq!(text(&screen, "subtitle"), "2 lessons come back today.");
    let address = |screen: &Screen| screen.app.learning.place_in_book(&screen.app.cx);
    assert_eq!(address(&screen), "learn/EX-IC-1", "it waits longest");
    screen.app.learning.miss_lesson(&mut screen.app.cx);
    screen.press("go-on-learning");
    assert_eq!(address(&screen), "learn/EX-RIV-1");
    solve(&mut screen);
    screen.press("go-on-learning");
    assert!(
        address(&screen).starts_with("learn/course/riv/"),
        "the last one done"
    );
    screen.app.press_key("Escape", 0.0);
    screen.press("learn-contents");
    assert!(!text(&screen, "way-on").contains("today"));
}

#[test]
fn a_lesson_that_was_solved_at_once_and_a_puzzle_do_not_come_back() {
    let mut screen = on(TODAY, "");
    screen.press("go-on-learning");
    solve(&mut screen);
    screen.app.learning.miss_lesson(&mut screen.app.cx);
    assert_eq!(kept(&mut screen), "first-steps/close\nlearned 20787");
    let mut screen = crate::learn::puzzled(0);
    screen.app.learning.take_day(TODAY);
    screen.press(&crate::learn::of_today(&screen));
    screen.app.learning.miss_lesson(&mut screen.app.cx);
    solve(&mut screen);
    assert!(!kept(&mut screen).contains("again"));
}

#[test]
fn days_in_a_row_are_told_from_the_second_one_and_end_with_a_day_without() {
    let told = |day: u32, kept: &str| text(&on(day, kept), "way-on").contains("in a row");
    let two = "first-steps/close\nlearned 20786 20787";
    assert!(text(&on(TODAY, two), "way-on").contains("2 days in a row."));
    assert!(told(TODAY + 1, two), "today may still follow");
    assert!(!told(TODAY + 2, two));
    assert!(!told(TODAY, "first-steps/close\nlearned 20787"));
    let mut screen = on(TODAY + 1, two);
    screen.press("go-on-learning");
    solve(&mut screen);
    screen.press("learn-contents");
    assert!(text(&screen, "way-on").contains("3 days in a row."));
}

#[test]
fn the_last_lesson_of_a_course_says_so_and_sounds() {
    let mut screen = on(TODAY, "");
    screen.app.cx.set(SettingChange::Sound(true));
    let steps = lessons();
    let steps = steps
        .lines()
        .filter_map(|line| line.strip_prefix("## first-steps/"));
    let names: Vec<String> = steps.map(|name| format!("first-steps/{name}")).collect();
    let (_, others) = names.split_first().expect("there are some");
    for (done, sound, told) in [
        (others, vec![Sound::End], "Well done! All 20 done."),
        (&others[1..], vec![], "Well done! 19 of 20 done."),
    ] {
        screen.app.learning.restore_lessons_done(&done.join("\n"));
        screen.app.enter_lessons(Some("close"));
        screen.app.cx.take_effects();
        for sound in [sound, vec![]] {
            solve(&mut screen);
            let effects = screen.app.cx.take_effects().into_iter();
            let mut heard = effects.filter_map(|effect| match effect {
                Effect::Sound(heard) => Some(heard),
                _ => None,
            });
            assert_eq!(heard.next().unwrap_or_default(), sound, "once");
        }
        assert_eq!(text(&screen, "verdict"), told);
    }
}

/// Where no board sounds by itself, the answer does.
#[test]
fn a_right_answer_sounds() {
    for (on, heard) in [(true, true), (false, false)] {
        let mut screen = at("EX-BASE-1");
        screen.app.cx.set(SettingChange::Sound(on));
        screen.app.fill_named("foretold 0", "4");
        screen.app.fill_named("foretold 1", "0");
        screen.press("check-points");
        let effects = screen.app.cx.take_effects();
        let sounds = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Sound(_)));
        assert_eq!(sounds, heard);
    }
}

#[test]
fn reset_progress_comes_back_whole() {
    let all = "inns/ex-ic-1\nagain river/ex-riv-1 0 20788\nlearned 20786 20787\nrepeated 20787 2";
    let mut screen = on(TODAY, all);
    screen.press("forget-lessons");
    assert_eq!(kept(&mut screen), "");
    screen.press("remember-lessons");
    assert_eq!(kept(&mut screen), all);
}

#[test]
fn progress_of_another_device_brings_what_comes_back_there() {
    let mut screen = on(TODAY, "river/ex-riv-1");
    let there = "bastide-lessons 1\nagain inns/ex-ic-1 0 20780\nagain <b> 0 20780\nlearned 20786";
    screen.app.import(there, 0.0);
    assert_eq!(
        kept(&mut screen),
        "river/ex-riv-1\nagain inns/ex-ic-1 0 20780\nlearned 20786"
    );
    screen.app.learning.take_day(TODAY);
    assert!(text(&screen, "way-on").contains("One lesson comes back today."));
}

#[test]
fn the_date_is_asked_for_whenever_the_contents_are_opened() {
    let mut screen = on(TODAY, "");
    screen.press("go-on-learning");
    screen.app.cx.take_effects();
    screen.press("learn-contents");
    assert!(screen.app.cx.take_effects().contains(&Effect::TellDay));
}
