//! Announcements of the card game for screen readers: one for each change that has settled.

use crate::context::Context;
use crate::context::by_link::link_idle;
use crate::context::idle::handed_over;
use crate::context::idle::join;
use crate::context::rounds::{gains_text, how_to_go_on, round_text};
use crate::features::announce::announcements::where_scores_are;
use crate::messages::cards::HandHeard;
use crate::messages::{PlayerNames, Texts, cards};
use crate::sentences::remarks::remarks_text;
use crate::stage::cards::narration::is_after_round;
use crate::stage::replay::events_of;
use crate::stage::{AnyStage, CardStage, Pending, StageChange};
use engine::cards::{Event, Question};
use engine::table::Kind;
use engine::table::Seat;

/// Announces a change once it has settled.
pub(crate) fn announce_cards(cx: &mut Context) {
    let texts = cx.texts();
    let idle = link_idle(cx).unwrap_or_default();
    let (Some(player_names), Some(stage)) = (
        cx.player_names(),
        cx.stage.as_mut().and_then(AnyStage::cards_mut),
    ) else {
        return;
    };
    let covered = stage.covered_for().is_some();
    cx.announcer.set_covered(covered);
    if covered {
        cx.active.toast = None;
    }
    if !listen(stage) {
        return;
    }
    // While a scoring is being told nobody is asked: whose turn it is comes afterwards.
    let now = stage.session().asked_seat();
    let asked = match stage.pending().is_narrating() {
        true => now,
        false => cx.announcer.replace_asked_seat(now),
    };
    let idle = match stage.news().change() {
        StageChange::Stepped => String::new(),
        _ if stage.pending().is_narrating() => String::new(),
        _ => idle,
    };
    let stepped = stage.news().change() == StageChange::Stepped;
    let text = announce_settled(stage, texts, &player_names, asked);
    let said = match stepped {
        true => remarks_text(cx.stage.as_ref(), texts),
        false => String::new(),
    };
    cx.announcer.say(join([text, said, idle]));
}

/// Whether events have settled, so that they can be announced.
pub(crate) fn has_settled(stage: &CardStage) -> bool {
    let ended = |event: &Event| {
        matches!(
            event,
            Event::TurnEnded(_) | Event::RoundScored(_) | Event::RoundBegan { .. }
        )
    };
    let rests = stage.question().is_some()
        || stage.covered_for().is_some()
        || stage.pending().is_narrating()
        || stage.session().remote_turn().is_some()
        || stage.game().is_over();
    rests || stage.news().unannounced().iter().any(ended)
}

/// Collects new events. Returns whether there is something to announce.
pub(crate) fn listen(stage: &mut CardStage) -> bool {
    let news = !stage.news_mut().collect().is_empty();
    // It is announced together with the question that follows.
    if stage.pending() == Pending::Motion {
        return false;
    }
    stage.news().change() != StageChange::Nothing || has_settled(stage) && news
}

/// What to announce now, once; `asked` is who was asked at the last announcement.
pub(crate) fn announce_settled(
    stage: &mut CardStage,
    texts: &Texts,
    player_names: &PlayerNames,
    asked: Option<Seat>,
) -> String {
    let (told, handled) = stage.news_mut().take();
    let news = || narration(stage, texts, player_names, &told);
    match handled {
        StageChange::Undone => join([
            texts.taken_back().to_string(),
            ask(stage, texts, player_names),
        ]),
        StageChange::Uncovered => caught_up(stage, texts, player_names),
        StageChange::Stepped => stepped(stage, texts, player_names),
        StageChange::Returned => greeting(stage, texts, player_names),
        _ if stage.pending().is_narrating() => {
            join([news(), round_done(stage, texts, player_names)])
        }
        _ if stage.game().is_over() => {
            join([news(), where_scores_are(texts, stage.is_read_only())])
        }
        _ => join([
            news(),
            whose_turn(stage, texts, player_names, asked),
            handed_over(texts, player_names, (Kind::Cards, stage.covered_for())),
            ask(stage, texts, player_names),
            thinking(stage, texts, player_names),
        ]),
    }
}

/// After all of a round has been told: what everybody scored, and how to go on.
fn round_done(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    if stage.pending() != Pending::Press {
        return String::new();
    }
    let (log, round) = (stage.session().log(), stage.game().round());
    let gains = gains_text(stage, log, round, (texts, player_names));
    let gains = gains.map(|gains| format!("{gains}."));
    join([gains.unwrap_or_default(), how_to_go_on(stage, texts)])
}

pub(crate) fn greeting(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    if stage.game().is_over() {
        return join([
            texts.game_is_over().to_string(),
            where_scores_are(texts, stage.is_read_only()),
        ]);
    }
    join([
        format!("{}.", round_text(stage, texts, player_names)),
        whose_turn(stage, texts, player_names, None),
        handed_over(texts, player_names, (Kind::Cards, stage.covered_for())),
        ask(stage, texts, player_names),
    ])
}

/// For a person who takes over the screen: what everybody saw since their last decision, and the question.
fn caught_up(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    let later = stage.since_last_decision();
    let news = narration(stage, texts, player_names, &events_of(later));
    let news = (!news.is_empty()).then(|| texts.meanwhile(&news));
    join([
        whose_turn(stage, texts, player_names, None),
        news.unwrap_or_default(),
        ask(stage, texts, player_names),
    ])
}

/// Whose turn it is, when somebody other than `asked` has to decide.
fn whose_turn(
    stage: &CardStage,
    texts: &Texts,
    player_names: &PlayerNames,
    asked: Option<Seat>,
) -> String {
    let seat = stage.session().asked_seat();
    let told = seat.filter(|_| seat != asked && stage.question().is_some());
    let turn = |seat| format!("{}.", texts.turn_of(player_names.name(seat)));
    told.map(turn).unwrap_or_default()
}

/// What a person is asked, with the hand if they choose from it.
fn ask(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    let Some(question) = stage.question() else {
        return String::new();
    };
    let seat = stage
        .session()
        .asked_seat()
        .filter(|_| question == Question::Turn);
    let hand = seat.map(|seat| texts.hand_heard(&HandHeard::for_seat(texts, stage.game(), seat)));
    let asked = cards::question(texts, player_names, stage.session().game());
    join([hand.unwrap_or_default(), asked])
}

/// Says that a computer is thinking.
fn thinking(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    let waits = stage.is_read_only();
    let seat = stage.session().computers_turn().filter(|_| !waits);
    let thinks = |(seat, _)| format!("{}.", texts.thinking(player_names.name(seat)));
    seat.map(thinks).unwrap_or_default()
}

fn stepped(stage: &CardStage, texts: &Texts, player_names: &PlayerNames) -> String {
    let Some(replay) = stage.replay() else {
        return String::new();
    };
    let (at, last) = replay.counter();
    let told = narration(stage, texts, player_names, &replay.events(stage.session()));
    join([
        told,
        format!("{}.", texts.turn_number(at as u32, last as u32)),
    ])
}

/// What happened, in sentences; at the end of a round with what everybody scored.
fn narration(
    stage: &CardStage,
    texts: &Texts,
    player_names: &PlayerNames,
    events: &[Event],
) -> String {
    let after = events.iter().position(is_after_round);
    let whole = after.is_some_and(|after| after > 0);
    let (round, later) = events.split_at(after.unwrap_or(events.len()));
    let number = later.first().map(|event| match event {
        Event::RoundBegan { round, .. } => round.saturating_sub(1),
        _ => stage.session().game().round(),
    });
    // If the round was told line by line, so was this.
    let gains = number.filter(|_| whole).and_then(|number| {
        let log = stage.session().log();
        gains_text(stage, log, number, (texts, player_names))
    });
    let told = |events: &[Event]| {
        let told = events.iter();
        let told = told.filter_map(|event| cards::event_aloud(texts, player_names, event));
        told.collect::<Vec<_>>().join(" ")
    };
    let gains = gains.map(|gains| format!("{gains}."));
    join([told(round), gains.unwrap_or_default(), told(later)])
}
