//! Looking back: the game turn by turn or step by step, without changing it; and a new game from there.
//!
//! While a replay is open the table shows the game as it was, computers wait, and nothing can be decided. What was
//! hidden from whoever looks stays hidden.

use crate::app::Shell;
use crate::app::input::focus::focus_on_next_target;
use crate::app::page::{button_node, labelled, labelled_intent};
use crate::context::effects::Effect;
use crate::elements::command::{Command, with_key};
use crate::elements::icons::Icon;
use crate::elements::intent::{Field, Intent};
use crate::elements::table_note::TableNote;
use crate::elements::tree::{Node, div, el, span};
use crate::features::clock::Clock;
use crate::features::panels::players::owner_class;
use crate::messages::sentences;
use crate::stage::StageChange;
use crate::stage::any_session::AnySession;
use crate::stage::replay::{Replay, ReplayGoal};
use crate::stage::tiles::replay::events_shown;
use crate::stage::{AnyStage, OnScreen};
use engine::rules::Event;
use engine::session::LogLine;
use engine::table::{LoggedEvent, Play, Seat};
use view::scene::tween::Millis;

/// Takes in a key while a replay is open. Returns whether it meant something for it.
pub(crate) fn replay_key(shell: &mut Shell, key: &str, now: Millis) -> bool {
    let closes = shell.offers(Command::BackToGame);
    let Some(stage) = shell
        .stage
        .any_mut()
        .filter(|stage| stage.replay().is_some())
    else {
        return false;
    };
    match key {
        "ArrowLeft" | "PageUp" => stage.step_replay(ReplayGoal::TurnBack, now),
        "ArrowRight" | "PageDown" => stage.step_replay(ReplayGoal::TurnOn, now),
        "ArrowUp" => stage.step_replay(ReplayGoal::Back, now),
        "ArrowDown" => stage.step_replay(ReplayGoal::On, now),
        "Home" => stage.step_replay(ReplayGoal::First, now),
        "End" => stage.step_replay(ReplayGoal::Last, now),
        " " => stage.toggle_replay(now),
        "Escape" if !closes => return false,
        "Escape" => {
            stage.close_replay(now);
            focus_on_next_target(shell);
        }
        _ => return false,
    }
    shell.follow_up(now);
    true
}

/// The ways to go, in the order of the bar; between them the game goes on by itself.
const BEFORE: [Command; 3] = [Command::FirstStep, Command::TurnBefore, Command::StepBack];
const AFTER: [Command; 3] = [Command::StepOn, Command::TurnAfter, Command::LastStep];

/// The bar, in the place of the one for whoever is asked.
pub(crate) fn replay_bar(shell: &Shell, dock: Node, replay: &Replay) -> Node {
    let (at, last) = replay.counter();
    let closes = shell.offers(Command::BackToGame);
    let back = || labelled(shell, Command::BackToGame, "primary back");
    let review = || button_node(shell, Command::Review, "quiet");
    // A board on another page has none, and does not fetch what it takes to know whether there could be one.
    let reviews = shell.offers(Command::Review) && shell.can_review();
    let ways = div("ways")
        .children(reviews.then(review))
        .children(closes.then(|| way_on(shell, replay)))
        .children(closes.then(back));
    dock.class("replay")
        .child(steps(shell, replay))
        .child(speed(shell, replay))
        .child(ways)
        .child(
            div("track")
                .child(score_marks(shell, replay))
                .child(slider(shell, (at, last), &turn_shown(shell, replay)))
                .child(span("now", turn_shown(shell, replay)).children(the_end(shell, replay))),
        )
}

/// The way on from what is shown: a new game.
fn way_on(shell: &Shell, replay: &Replay) -> Node {
    let texts = shell.texts();
    labelled_intent("on", Intent::PlayOn, Icon::Meeple, texts.play_on())
        .flag("disabled", !can_play_on(shell, replay))
}

/// Whether the last thing is shown, and nothing moves.
fn stands_at_end(replay: &Replay) -> bool {
    let (at, last) = replay.position();
    at == last && !replay.is_playing()
}

/// What is shown, in words: "Turn 12 of 72".
fn turn_shown(shell: &Shell, replay: &Replay) -> String {
    let (at, last) = replay.counter();
    shell.texts().turn_number(at as u32, last as u32)
}

/// That nothing comes after what is shown.
fn the_end(shell: &Shell, replay: &Replay) -> Option<Node> {
    let texts = shell.texts();
    let over = shell.any_stage().is_some_and(AnyStage::is_over);
    let told = match over {
        true => texts.replay_at_end(),
        false => texts.replay_at_present(),
    };
    stands_at_end(replay).then(|| span("at-end", told))
}

fn slider(shell: &Shell, (at, last): (usize, usize), now: &str) -> Node {
    el("input")
        .attr("type", "range")
        .attr("aria-label", shell.texts().replay())
        .attr("aria-valuetext", now)
        .field(Field::Stop)
        .attr("min", "0")
        .attr("max", last.to_string())
        .attr("value", at.to_string())
}

/// How wide the drawing of the marks is, in its units, whatever the number of turns: one that is stretched out of all
/// proportion has its strokes smeared.
const WIDTH: usize = 1000;
/// How high the line of a player is over the slider, and the least and the largest height of a mark in it, in units of the
/// drawing.
const LINE: f64 = 10.0;
const MARK: (f64, f64) = (2.5, LINE - 1.0);
/// What a point adds to a mark at most: where a turn brings many, as the end of a round does, it adds less.
const POINT: f64 = 0.45;

/// Over the slider: a line for each player, with a mark in the colour of whoever scored at each turn, higher for more
/// points.
fn score_marks(shell: &Shell, replay: &Replay) -> Node {
    let Some(stage) = shell.any_stage() else {
        return div("marks");
    };
    let (_, last) = replay.counter();
    let gains = gains(shell, replay);
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

/// Looks whether a replay shows another step, before that is announced. A board elsewhere tells its page what decided.
pub(crate) fn update_grounds(shell: &mut Shell, now: Millis) {
    let stage = shell.stage.tiles();
    let stepped = stage.is_some_and(|stage| stage.news().change() == StageChange::Stepped);
    if stepped && shell.board_mode().is_none() {
        show_grounds(shell, now);
    }
}

/// Shows what decided the points of the step that is shown, where their number does not say it.
#[inline(never)]
fn show_grounds(shell: &mut Shell, now: Millis) {
    let texts = shell.texts();
    let (Some(company), Some(stage)) = (shell.company(), shell.stage.tiles()) else {
        return;
    };
    let Some(replay) = stage.replay() else {
        return;
    };
    let (events, _) = events_shown(stage, replay);
    let grounds = events.iter().flat_map(|event| match event {
        Event::Scored(scored) => sentences::special_grounds(texts, &company, scored),
        _ => Vec::new(),
    });
    // Those who share a majority have it by the same.
    let mut told: Vec<String> = Vec::new();
    for one in grounds {
        if !told.contains(&one) {
            told.push(one);
        }
    }
    if !told.is_empty() {
        shell.show(told.join(" "), now);
    }
}

/// Who scored how much, by what the replay counts.
fn gains(shell: &Shell, replay: &Replay) -> Vec<(usize, Seat, u16)> {
    fn of<G: Play<Event: LoggedEvent>>(
        log: &[LogLine<G>],
        replay: &Replay,
    ) -> Vec<(usize, Seat, u16)> {
        let mut gains: Vec<(usize, Seat, u16)> = Vec::new();
        for line in log {
            let Some(scored) = line.event.points().filter(|scored| scored.points > 0) else {
                continue;
            };
            let (number, seat) = (replay.number_at(line.step), scored.seat);
            let here = gains.iter_mut().rev();
            let mut here = here.take_while(|(other, ..)| *other == number);
            match here.find(|(_, whose, _)| *whose == seat) {
                Some((.., sum)) => *sum = sum.saturating_add(scored.points),
                None => gains.push((number, seat, scored.points)),
            }
        }
        gains
    }
    match &shell.stage {
        OnScreen::Nothing => Vec::new(),
        OnScreen::Tiles(stage) => of(stage.session().log(), replay),
        OnScreen::Cards(stage) => of(stage.session().log(), replay),
    }
}

/// Whether a game can go on from what is shown: not from the end, and not where another tab has the game.
fn can_play_on(shell: &Shell, replay: &Replay) -> bool {
    let (at, last) = replay.position();
    at < last && shell.any_stage().is_some_and(|stage| !stage.is_locked())
}

/// Begins a game of its own that goes on from what the replay shows, a duel with all of its time; the other one stays as
/// it was saved.
pub(crate) fn play_on(shell: &mut Shell, now: Millis) {
    let branch: Option<AnySession> = match &shell.stage {
        OnScreen::Nothing => None,
        OnScreen::Tiles(stage) => stage.branch().map(AnySession::from),
        OnScreen::Cards(stage) => stage.branch().map(AnySession::from),
    };
    if let Some(mut branch) = branch {
        // The times of then are not kept, and those of now are of another game.
        let afresh = shell.active.clock.as_ref().map(Clock::afresh);
        let note = TableNote {
            mode: shell.active.mode,
            clock: afresh.as_ref().map(Clock::kept),
            by_link: None,
        };
        branch.set_table_note(&note.write());
        shell.effects.ask(Effect::NewSave);
        shell.open(branch, now);
        shell.effects.ask(Effect::Save);
        shell.tell(shell.texts().played_on().to_string(), now);
    }
}

fn steps(shell: &Shell, replay: &Replay) -> Node {
    let button = |command| button_node(shell, command, "quiet");
    let texts = shell.texts();
    let play = match replay.is_playing() {
        true => play_button(shell, texts.pause(), Icon::Pause),
        // Where nothing comes any more all of it is seen again.
        false if stands_at_end(replay) => play_button(shell, texts.play_from_start(), Icon::Again),
        false => button_node(shell, Command::Play, "round"),
    };
    div("steps")
        .attr("role", "group")
        .attr("aria-label", shell.texts().replay())
        .children(BEFORE.map(button))
        .child(play)
        .children(AFTER.map(button))
}

/// The button in the middle, by the name of what it does now.
fn play_button(shell: &Shell, name: &str, icon: Icon) -> Node {
    el("button")
        .class("icon-button round")
        .key("play")
        .attr("type", "button")
        .hover_title(with_key(name, Some(" "), shell.texts()))
        .attr("aria-label", name)
        .attr("aria-keyshortcuts", "Space")
        .run(Intent::Command(Command::Play))
        .child(icon.node())
}

fn speed(shell: &Shell, replay: &Replay) -> Node {
    let name = shell
        .texts()
        .labelled(shell.texts().speed(), replay.speed().word());
    el("button")
        .class("button quiet speed")
        .attr("type", "button")
        .hover_title(name.clone())
        .attr("aria-label", name)
        .run(Intent::Command(Command::Speed))
        .text(replay.speed().word())
}
