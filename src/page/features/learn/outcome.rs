//! What is said of an answer: whether it is right, how far somebody is, and when the lesson comes back.

use crate::context::Context;
use crate::elements::tree::{Node, el};
use crate::features::learn::courses::progress;
use crate::features::learn::library::Entry;
use crate::features::learn::opened::Opened;
use crate::features::learn::path::followed;
use crate::features::learn::state::{Learning, Origin};
use crate::stage::sound::Sound;

/// A right answer sounds like so many points.
const RIGHT: u16 = 5;

/// The verdict on the last try; `None` before the first one.
pub(super) fn verdict(learning: &Learning, cx: &Context, opened: &Opened) -> Option<Node> {
    let text = verdict_text(learning, cx, opened);
    let solved = opened.tries.is_some_and(|(_, last)| last);
    let class = if solved { "verdict solved" } else { "verdict" };
    (!text.is_empty()).then(|| el("p").class(class).text(text))
}

/// The same as a text.
pub(super) fn verdict_text(learning: &Learning, cx: &Context, opened: &Opened) -> String {
    let texts = cx.texts();
    let Some((first, last)) = opened.tries else {
        return String::new();
    };
    let foretold = opened.exercise.asks() && opened.is_foretold();
    let right = foretold.then(|| match last {
        true => texts.all_right().to_string(),
        false => texts.not_all_right().to_string(),
    });
    let far = last.then(|| how_far(learning, cx)).flatten();
    let known = first && learning.origin == Origin::Repetition;
    let back = comes_back(learning, cx).or_else(|| known.then(|| texts.known_now().to_string()));
    let all: Vec<String> = right.into_iter().chain(far).chain(back).collect();
    all.join(" ")
}

/// The sound of a right answer, where no board sounds by itself, or of the end of a course.
pub(super) fn sound_of_success(learning: &Learning) -> Option<Sound> {
    let lessons = followed(learning).unwrap_or_default();
    let (done, count) = progress(learning, &lessons);
    let asks = learning.opened.as_ref()?.exercise.asks();
    match done == count && count > 0 {
        true => Some(Sound::End),
        false => asks.then_some(Sound::Points(RIGHT)),
    }
}

/// How many lessons of those that are followed are done.
fn how_far(learning: &Learning, cx: &Context) -> Option<String> {
    let lessons = followed(learning)?;
    Some(match progress(learning, &lessons) {
        (done, count) if done == count => cx.texts().course_finished(count),
        (done, count) => cx.texts().lesson_solved(done, count),
    })
}

/// When the open lesson comes back.
fn comes_back(learning: &Learning, cx: &Context) -> Option<String> {
    let name = learning.opened_entry().map(Entry::name)?;
    let repetition = learning.progress().repetition(&name)?;
    Some(cx.texts().comes_back(repetition.days_left(learning.today?)))
}
