//! The mode of a game in the dialog of a new game: who plays it, and by which clock.

use crate::context::Context;
use crate::elements::choices::{group, segment};
use crate::elements::intent::{FormChange, Intent};
use crate::elements::mode::{MINUTES, Mode, SECONDS, TimeOver, Venue};
use crate::elements::series::SeriesLength;
use crate::elements::tree::{Node, div, el, span};
use crate::features::new_game::form::Form;
use crate::messages::Texts;
use engine::table::Kind;

pub(super) fn mode_name(texts: &Texts, mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => texts.mode_standard(),
        Mode::Children => texts.mode_children(),
        Mode::Duel => texts.mode_duel(),
    }
}

fn mode_hint(texts: &Texts, mode: Mode) -> &'static str {
    match mode {
        Mode::Standard => texts.mode_standard_hint(),
        Mode::Children => texts.mode_children_hint(),
        Mode::Duel => texts.mode_duel_hint(),
    }
}

/// The choice of a mode; below it, at one screen, those of a series and of a clock.
pub(super) fn modes(form: &Form, cx: &Context) -> Vec<Node> {
    let texts = cx.texts();
    // Nobody sees the clock of somebody at another device.
    let by_link = form.venue() == Venue::ByLink;
    let offered = |mode: &Mode| match mode {
        Mode::Standard => true,
        Mode::Children => form.kind == Kind::Tiles,
        Mode::Duel => !by_link,
    };
    let mode = |mode: Mode| {
        let run = Intent::Form(FormChange::Mode(mode));
        segment((mode.word(), ""), form.mode() == mode, run)
            .child(span("label", mode_name(texts, mode)))
            .apart(span("hint", mode_hint(texts, mode)))
    };
    let modes = Mode::ALL.iter().copied().filter(offered).map(mode);
    let choice = div("choice presets")
        .key("mode")
        .child(el("h2").text(texts.mode_label()))
        .child(group(texts.mode_label(), modes.collect()));
    let minutes = (!by_link).then(|| minutes(form, cx));
    let clock = form.has_clock();
    let clock = clock.then(|| [seconds(form, cx), time_over(form, cx)]);
    let clock = minutes.into_iter().chain(clock.into_iter().flatten());
    [choice, series(form, cx)]
        .into_iter()
        .chain(clock)
        .collect()
}

fn series(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let value = |length: Option<SeriesLength>| {
        let run = Intent::Form(FormChange::Series(length));
        let label = match length {
            None => texts.single_game().to_string(),
            Some(length) => texts.series_length(length.needed().into()),
        };
        segment((&run.name(), &label), form.series_length() == length, run)
    };
    let lengths = SeriesLength::ALL.iter().copied().map(Some);
    let values = std::iter::once(None).chain(lengths).map(value).collect();
    row("series", texts.series_label(), values)
}

fn minutes(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let value = |minutes: u8| {
        let run = Intent::Form(FormChange::Minutes(minutes));
        let (word, label) = (minutes.to_string(), texts.clock_in_short(minutes.into(), 0));
        let chosen = form.has_clock() && form.terms.minutes == minutes;
        segment((&word, &label), chosen, run)
    };
    let untimed = || {
        let run = Intent::Form(FormChange::Untimed);
        segment(("untimed", texts.untimed()), !form.has_clock(), run)
    };
    let untimed = (form.mode() != Mode::Duel).then(untimed);
    let values = untimed.into_iter().chain(MINUTES.map(value));
    row("minutes", texts.minutes_label(), values.collect())
}

fn seconds(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let value = |seconds: u8| {
        let run = Intent::Form(FormChange::Seconds(seconds));
        let (word, label) = (seconds.to_string(), texts.turn_adds(seconds.into()));
        segment((&word, &label), form.terms.seconds == seconds, run)
    };
    row(
        "seconds",
        texts.turn_adds_label(),
        SECONDS.map(value).into(),
    )
}

fn time_over(form: &Form, cx: &Context) -> Node {
    let texts = cx.texts();
    let value = |time_over: TimeOver| {
        let run = Intent::Form(FormChange::TimeOver(time_over));
        let label = match time_over {
            TimeOver::Lose if form.goes_on_without_one() => texts.time_over_computer(),
            TimeOver::Lose => texts.time_over_lose(),
            TimeOver::PlayOn => texts.time_over_play_on(),
        };
        let chosen = form.terms.time_over == time_over;
        segment((time_over.word(), label), chosen, run)
    };
    let values = TimeOver::ALL.iter().copied().map(value).collect();
    row("time-over", texts.time_over_label(), values)
}

fn row(key: &str, label: &str, values: Vec<Node>) -> Node {
    div("choice")
        .key(key)
        .child(div("headed").child(span("label", label)))
        .child(group(label, values))
}
