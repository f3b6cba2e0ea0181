//! Replay: going through the game by turns or steps without changing it, and starting a new game from there.
//!
//! While a replay is open, the table shows the game as it was, computers wait, and nothing can be decided. What was hidden from
//! the observer stays hidden.

use crate::context::Context;
use crate::elements::command::{Command, with_key};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::messages::sentences;
use crate::sentences::in_sight::last_place;
use crate::stage::replay::{Opener, Replay};
use crate::stage::tiles::replay::events_shown;
use crate::stage::{AnyStage, StageChange, for_both};
use crate::widgets::{back_to_review, button_node, labelled, labelled_intent};
use engine::rules::Event;
use engine::session::LogLine;
use engine::table::{LoggedEvent, Play, Seat};
use view::scene::tween::Millis;

/// The buttons before and after the play button, in the order of the bar.
const BEFORE: [Command; 3] = [Command::FirstStep, Command::TurnBefore, Command::StepBack];
const AFTER: [Command; 3] = [Command::StepOn, Command::TurnAfter, Command::LastStep];

/// The replay bar, in place of the bar of the asked player.
pub(crate) fn replay_bar(cx: &Context, dock: Node, replay: &Replay) -> Node {
    let (at, last) = replay.counter();
    let tells = !cx.hides_what_comes();
    dock.class("replay")
        .child(steps(cx, replay))
        .child(speed(cx, replay))
        .child(ways(cx, replay))
        .child(
            div("track")
                .children(tells.then(|| score_marks(cx, replay)))
                .children(tells.then(|| slider(cx, (at, last), &turn_shown(cx, replay))))
                .child(
                    span("now", turn_shown(cx, replay))
                        .children(shown_place(cx, replay))
                        .children(the_end(cx, replay)),
                ),
        )
}

/// The ways out of the replay.
fn ways(cx: &Context, replay: &Replay) -> Node {
    let closes = cx.offers(Command::BackToGame);
    // A board on another page has no review, and does not load the code that knows whether one is possible.
    let reviews = closes && cx.offers(Command::Review) && cx.can_review();
    let review = || button_node(cx, Command::Review, "quiet");
    let on = closes.then(|| way_on(cx, replay));
    let ways = div("ways");
    match replay.opener() {
        Opener::Game => ways
            .children(reviews.then(review))
            .children(on)
            .children(closes.then(|| way_back(cx))),
        // What is told of a moment has that button already.
        Opener::Review if replay.looks_ahead() => ways.children(on),
        Opener::Review => ways.children(on).child(back_to_review(cx)),
    }
}

fn way_back(cx: &Context) -> Node {
    match cx.hides_what_comes() {
        false => labelled(cx, Command::BackToGame, "back").class("primary"),
        // The end is not the next thing for those who do not want to know it.
        true => {
            let back = Intent::Command(Command::BackToGame);
            labelled_intent("back", back, Icon::Skip, cx.texts().show_end())
        }
    }
}

/// The button that starts a new game from what is shown.
fn way_on(cx: &Context, replay: &Replay) -> Node {
    let texts = cx.texts();
    labelled_intent("on", Intent::PlayOn, Icon::Meeple, texts.play_on())
        .flag("disabled", !can_play_on(cx, replay))
}

/// Whether the last step is shown, and nothing moves.
fn stands_at_end(replay: &Replay) -> bool {
    let (at, last) = replay.position();
    at == last && !replay.is_playing()
}

/// Where the tile of the turn that is looked at lies; nowhere before it is played.
fn shown_place(cx: &Context, replay: &Replay) -> Option<Node> {
    (!replay.looks_ahead()).then(|| last_place(cx)).flatten()
}

/// The position in words: "Turn 12 of 72", or "Turn 12" while what comes is kept secret.
fn turn_shown(cx: &Context, replay: &Replay) -> String {
    let (at, (_, last)) = (replay.turn_looked_at(), replay.counter());
    match cx.hides_what_comes() {
        true => cx.texts().turn_reached(at as u32),
        false => cx.texts().turn_number(at as u32, last as u32),
    }
}

/// The text saying that nothing follows.
fn the_end(cx: &Context, replay: &Replay) -> Option<Node> {
    let texts = cx.texts();
    let over = cx.any_stage().is_some_and(AnyStage::is_over);
    let told = match over {
        true => texts.replay_at_end(),
        false => texts.replay_at_present(),
    };
    stands_at_end(replay).then(|| span("at-end", told))
}

fn slider(cx: &Context, (at, last): (usize, usize), now: &str) -> Node {
    el("input")
        .attr("type", "range")
        .attr("aria-label", cx.texts().replay())
        .attr("aria-valuetext", now)
        .field(Field::Stop)
        .attr("min", "0")
        .attr("max", last.to_string())
        .attr("value", at.to_string())
}

/// Width of the drawing of the marks in its units, whatever the number of turns: extreme stretching would blur its strokes.
const WIDTH: usize = 1000;
/// Height of a player's line above the slider, and the smallest and largest height of a mark in it, in units of the drawing.
const LINE: f64 = 10.0;
const MARK: (f64, f64) = (2.5, LINE - 1.0);
/// The most that a point adds to a mark; less where a turn scores many, as the end of a round does.
const POINT: f64 = 0.45;

/// Above the slider: a line for each player, with a mark at each turn in which they scored, higher for more points.
fn score_marks(cx: &Context, replay: &Replay) -> Node {
    let Some(stage) = cx.any_stage() else {
        return div("marks");
    };
    let (_, last) = replay.counter();
    let gains = gains(cx, replay);
    let most = gains.iter().map(|&(.., points)| points).max().unwrap_or(1);
    let point = POINT.min((MARK.1 - MARK.0) / f64::from(most));
    let line = |seat: Seat| {
        let below = f64::from(seat.0 + 1) * LINE;
        let own = gains.iter().filter(|(_, whose, _)| *whose == seat);
        let marks: String = own
            .map(|&(number, _, points)| {
                let high = MARK.0 + f64::from(points) * point;
                format!("M{} {below}v-{high:.1}", number * WIDTH / last.max(1))
            })
            .collect();
        el("g")
            .class(owner_class(stage.owner(seat)))
            .child(
                el("path")
                    .class("base")
                    .attr("d", format!("M0 {below}H{WIDTH}")),
            )
            .child(el("path").class("edge").attr("d", marks.clone()))
            .child(el("path").class("mark").attr("d", marks))
    };
    let seats = stage.seats();
    let view = format!("0 0 {WIDTH} {}", f64::from(seats) * LINE);
    let drawing = el("svg")
        .attr("viewBox", view)
        .attr("preserveAspectRatio", "none")
        .attr("data-lines", seats.to_string())
        .children((0..seats).map(Seat).map(line));
    div("marks").attr("aria-hidden", "true").child(drawing)
}

/// Updates the explanation of the step that a replay shows; an embedded board also reports it to its page.
pub(crate) fn update_grounds(cx: &mut Context, now: Millis) {
    let stage = cx.tile_stage();
    let stepped = stage.is_some_and(|stage| stage.news().change() == StageChange::Stepped);
    if stepped && cx.board_mode().is_none() {
        show_grounds(cx, now);
    }
}

/// Shows what decided the points of the current step, where their number does not say it.
fn show_grounds(cx: &mut Context, now: Millis) {
    let texts = cx.texts();
    let (Some(player_names), Some(stage)) = (cx.player_names(), cx.tile_stage()) else {
        return;
    };
    let Some(replay) = stage.replay() else {
        return;
    };
    let (events, _) = events_shown(stage, replay);
    let grounds = events.iter().flat_map(|event| match event {
        Event::Scored(scored) => sentences::special_grounds(texts, &player_names, scored),
        _ => Vec::new(),
    });
    // Those who share a majority do so for the same reason: say it once.
    let mut told: Vec<String> = Vec::new();
    for one in grounds {
        if !told.contains(&one) {
            told.push(one);
        }
    }
    if !told.is_empty() {
        cx.show(told.join(" "), now);
    }
}

/// Who scored how much at each position of the replay.
fn gains(cx: &Context, replay: &Replay) -> Vec<(usize, Seat, u16)> {
    pub(crate) fn of<G: Play<Event: LoggedEvent>>(
        log: &[LogLine<G>],
        replay: &Replay,
    ) -> Vec<(usize, Seat, u16)> {
        let mut gains: Vec<(usize, Seat, u16)> = Vec::new();
        for line in log {
            let Some(scored) = line.event.points().filter(|scored| scored.points > 0) else {
                continue;
            };
            let (number, seat) = (replay.turn_at(line.step), scored.seat);
            let here = gains.iter_mut().rev();
            let mut here = here.take_while(|(other, ..)| *other == number);
            match here.find(|(_, whose, _)| *whose == seat) {
                Some((.., sum)) => *sum = sum.saturating_add(scored.points),
                None => gains.push((number, seat, scored.points)),
            }
        }
        gains
    }
    cx.stage
        .as_ref()
        .map(|stage| for_both!(stage, one => of(one.session().log(), replay)))
        .unwrap_or_default()
}

/// Whether a game can be played on from what is shown: not from the end, and not while another tab has the game.
fn can_play_on(cx: &Context, replay: &Replay) -> bool {
    let (at, last) = replay.position();
    at < last && cx.any_stage().is_some_and(|stage| !stage.is_locked())
}

fn steps(cx: &Context, replay: &Replay) -> Node {
    let button = |command| button_node(cx, command, "quiet");
    let texts = cx.texts();
    let play = match replay.is_playing() {
        true => play_button(cx, texts.pause(), Icon::Pause),
        // At the end, it plays from the start.
        false if stands_at_end(replay) => play_button(cx, texts.play_from_start(), Icon::Again),
        false if cx.hides_what_comes() => button_node(cx, Command::Play, "round primary"),
        false => button_node(cx, Command::Play, "round"),
    };
    div("steps")
        .attr("role", "group")
        .attr("aria-label", cx.texts().replay())
        .children(BEFORE.map(button))
        .child(play)
        .children(
            AFTER
                .into_iter()
                .filter(|&command| command != Command::LastStep || !cx.hides_what_comes())
                .map(button),
        )
}

/// The play button, named after what it does now.
fn play_button(cx: &Context, name: &str, icon: Icon) -> Node {
    el("button")
        .class("icon-button round")
        .key("play")
        .attr("type", "button")
        .hover_title(with_key(name, Some(" "), cx.texts()))
        .attr("aria-label", name)
        .attr("aria-keyshortcuts", "Space")
        .run(Intent::Command(Command::Play))
        .child(icon.node())
}

fn speed(cx: &Context, replay: &Replay) -> Node {
    let name = cx
        .texts()
        .labelled(cx.texts().speed(), replay.speed().word());
    el("button")
        .class("button quiet speed")
        .attr("type", "button")
        .hover_title(name.clone())
        .attr("aria-label", name)
        .run(Intent::Command(Command::Speed))
        .text(replay.speed().word())
}
