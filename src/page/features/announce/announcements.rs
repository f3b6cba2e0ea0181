//! Announcements of the tile game for screen readers: one for each change that has settled, and nothing twice.

use crate::context::Context;
use crate::context::by_link::link_idle;
use crate::context::idle::handed_over;
use crate::context::idle::join;
use crate::context::settled::how_settled;
use crate::features::announce::cards::{announce_cards, greeting as greeting_of_cards};
use crate::messages::{PlayerNames, Texts, TileLook};
use crate::sentences::narration::{moved, narration, points_text};
use crate::sentences::question::{asked_for, on_turn};
use crate::sentences::remarks::remarks_text;
use crate::stage::replay::events_of;
use crate::stage::tiles::replay::{events_shown, turn_at};
use crate::stage::{AnyStage, StageChange, TileStage};
use engine::rules::{Action, Event, Figure, Game, Question, Timing};
use engine::table::{Kind, Seat};
use engine::tiles::Rotation;

/// Announces a change once it has settled: a person is asked, a turn is over, or the game is.
pub(crate) fn announce_changes(cx: &mut Context) {
    if cx.card_stage().is_some() {
        announce_cards(cx);
    } else {
        announce_tiles(cx);
    }
}

/// The same for the tile game.
fn announce_tiles(cx: &mut Context) {
    let texts = cx.texts();
    let (ended_early, idle) = (how_settled(cx), link_idle(cx).unwrap_or_default());
    let (Some(player_names), Some(stage)) = (
        cx.player_names(),
        cx.stage.as_mut().and_then(AnyStage::tiles_mut),
    ) else {
        return;
    };
    let covered = stage.covered_for().is_some();
    cx.announcer.set_covered(covered);
    if cx.active.toast.take_if(|_| covered).is_some() {
        stage.highlight(Vec::new());
    }
    let ended = |event: &Event| matches!(event, Event::TurnEnded(_));
    if stage.is_face_down() {
        // It is announced with the question, unless the turn is taken back before.
        stage.news_mut().collect();
        return;
    }
    let rests = stage.question().is_some() || covered || stage.game().is_over();
    // A finished task asks nothing more.
    let closed = stage.is_read_only() && stage.replay().is_none();
    let rests = rests || closed || stage.session().remote_turn().is_some();
    let handled = stage.news().change();
    let news = stage.news_mut().collect();
    let (any, over) = (!news.is_empty(), news.iter().any(ended));
    // A question may follow another without an event in between.
    let question = stage.question();
    let another = question.is_some() && question != cx.announcer.question();
    let settled = rests || over;
    if handled == StageChange::Nothing && !(another || settled && any) {
        return;
    }
    let before = cx.announcer.replace_question(question);
    let (told, _) = stage.news_mut().take();
    let now = stage.session().asked_seat();
    let asked = cx.announcer.replace_asked_seat(now);
    let text = settled_text(
        texts,
        &player_names,
        stage,
        (handled, &told, ended_early.as_deref()),
        (asked, before),
    );
    let idle = match handled {
        StageChange::Stepped | StageChange::Turned => String::new(),
        _ => idle,
    };
    let said = match handled {
        StageChange::Stepped => remarks_text(cx.stage.as_ref(), texts),
        _ => String::new(),
    };
    cx.announcer.say(join([text, said, idle]));
}

/// The announcement of a settled change: what was done to the stage, or what happened in the game. `asked` and `before` are the
/// asked seat and the question at the last announcement.
fn settled_text(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
    (handled, told, ended_early): (StageChange, &[Event], Option<&str>),
    (asked, before): (Option<Seat>, Option<Question>),
) -> String {
    let game = stage.session().game();
    let whose_turn = || whose_turn(texts, player_names, stage, (told, asked));
    match handled {
        StageChange::Turned => turned(texts, stage),
        StageChange::Undone => join([
            texts.taken_back().to_string(),
            whose_turn(),
            handed_over(texts, player_names, (Kind::Tiles, stage.covered_for())),
            now_asked(texts, stage),
        ]),
        StageChange::Uncovered => caught_up(texts, player_names, stage),
        StageChange::Returned => greeting(texts, player_names, stage, ended_early),
        StageChange::TileSelected => held(texts, stage),
        StageChange::Stepped => stepped(texts, player_names, stage),
        StageChange::Nothing if game.is_over() => join([
            told_before_end(texts, player_names, game, (told, before)),
            totals(texts, player_names, stage, ended_early),
        ]),
        StageChange::Nothing => join([
            answered(texts, player_names, game, (told, before)),
            whose_turn(),
            last_tile(texts, game, told),
            no_figure(texts, stage, told),
            handed_over(texts, player_names, (Kind::Tiles, stage.covered_for())),
            now_asked(texts, stage),
            thinking(texts, player_names, stage),
        ]),
    }
}

/// Announces that the tile just drawn is the last one.
fn last_tile(texts: &Texts, game: &Game, told: &[Event]) -> String {
    let drawn = told.iter().any(|event| matches!(event, Event::Drew { .. }));
    let placing = game.asked().map(|asked| asked.question) == Some(Question::Place);
    match drawn && placing && game.stack().left() == 0 {
        true => texts.last_tile().to_string(),
        false => String::new(),
    }
}

/// Announces who begins or goes on when a game is opened; `before` comes first.
pub(crate) fn greet(cx: &mut Context, before: &str) {
    cx.announcer.begin();
    let Some(player_names) = cx.player_names() else {
        return;
    };
    let greeting = match &cx.stage {
        None => return,
        Some(AnyStage::Tiles(stage)) => {
            cx.announcer
                .replace_asked_seat(stage.session().asked_seat());
            cx.announcer.replace_question(stage.question());
            let ended_early = how_settled(cx);
            greeting(cx.texts(), &player_names, stage, ended_early.as_deref())
        }
        Some(AnyStage::Cards(stage)) => {
            cx.announcer
                .replace_asked_seat(stage.session().asked_seat());
            let ended_early = how_settled(cx);
            ended_early.unwrap_or_else(|| greeting_of_cards(stage, cx.texts(), &player_names))
        }
    };
    let idle = link_idle(cx).unwrap_or_default();
    cx.announcer.say(join([before.to_string(), greeting, idle]));
}

fn greeting(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
    ended_early: Option<&str>,
) -> String {
    if stage.session().game().is_over() {
        return totals(texts, player_names, stage, ended_early);
    }
    if let Some(told) = ended_early {
        return told.to_string();
    }
    let over = handed_over(texts, player_names, (Kind::Tiles, stage.covered_for()));
    join([
        asked_seat(texts, player_names, stage),
        over,
        now_asked(texts, stage),
    ])
}

fn asked_seat(texts: &Texts, player_names: &PlayerNames, stage: &TileStage) -> String {
    let turn = |seat| format!("{}.", on_turn(stage, texts, player_names, seat));
    let here = |_: &Seat| stage.session().remote_turn().is_none();
    stage
        .session()
        .asked_seat()
        .filter(here)
        .map(turn)
        .unwrap_or_default()
}

/// For a person who takes over the screen: whose turn it is, what everybody saw since their last decision, and the question.
fn caught_up(texts: &Texts, player_names: &PlayerNames, stage: &TileStage) -> String {
    let mut news = events_of(stage.since_last_decision());
    // Kept short: without figures that returned and steps left out.
    news.retain(|event| !matches!(event, Event::Returned { .. } | Event::Passed(_)));
    let news = narration(texts, player_names, stage.game(), &news);
    let news = (!news.is_empty()).then(|| texts.meanwhile(&news));
    join([
        asked_seat(texts, player_names, stage),
        news.unwrap_or_default(),
        now_asked(texts, stage),
    ])
}

/// What happened after the question `before`, in sentences. If that was which score figure moves, the points have been told: only
/// the move is news.
fn answered(
    texts: &Texts,
    player_names: &PlayerNames,
    game: &Game,
    (told, before): (&[Event], Option<Question>),
) -> String {
    match (before, told) {
        (Some(Question::Advance(points)), [Event::Scored(scored), rest @ ..])
            if scored.points == points =>
        {
            join([
                moved(texts, scored),
                narration(texts, player_names, game, rest),
            ])
        }
        _ => narration(texts, player_names, game, told),
    }
}

/// Says that a tile was placed on which no figure can be deployed.
fn no_figure(texts: &Texts, stage: &TileStage, told: &[Event]) -> String {
    let placed = matches!(told.last(), Some(Event::Placed { .. }));
    let ends = stage.question() == Some(Question::Confirm);
    let game = stage.game();
    let seat = stage.session().asked_seat().filter(|_| placed && ends);
    let left = seat.map(|seat| game.player(seat).supply().count(Figure::Meeple));
    match left {
        None => String::new(),
        Some(0) => texts.no_meeple_left().to_string(),
        Some(_) => texts.no_figure_now().to_string(),
    }
}

/// Says that a computer is thinking.
fn thinking(texts: &Texts, player_names: &PlayerNames, stage: &TileStage) -> String {
    let waits = stage.is_read_only();
    let seat = stage.session().computers_turn().filter(|_| !waits);
    let thinks = |(seat, _)| format!("{}.", texts.thinking(player_names.name(seat)));
    seat.map(thinks).unwrap_or_default()
}

/// Who won, all scores, what the final scoring brought, and where to find the table of points with the rest. `ended_early` says
/// how the game ended if that was before its rules ended it.
pub(crate) fn totals(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
    ended_early: Option<&str>,
) -> String {
    let game = stage.session().game();
    let seats = (0..game.seats()).map(Seat);
    let score = |seat| (player_names.name(seat), game.player(seat).score());
    let scores: Vec<(&str, u32)> = seats.map(score).collect();
    let points = stage.session().table();
    let at_end = points.rows.iter().filter(|row| row.timing == Timing::Final);
    let gain = |seat: Seat| at_end.clone().map(|row| row.points[seat.index()]).sum();
    let seats = (0..game.seats()).map(Seat);
    let gains: Vec<(&str, u32)> = seats
        .map(|seat| (player_names.name(seat), gain(seat)))
        .collect();
    join([
        texts.game_is_over().to_string(),
        ended_early.map_or_else(
            || texts.wins(&player_names.names(game.leaders())),
            str::to_string,
        ),
        texts.standings(&scores),
        texts.gains_at_end(&gains),
        where_scores_are(texts, stage.is_read_only()),
    ])
}

/// Where to find the table of points, if it can be opened: not on a read-only board.
pub(crate) fn where_scores_are(texts: &Texts, read_only: bool) -> String {
    match read_only {
        true => String::new(),
        false => texts.where_scores_are().to_string(),
    }
}

/// The events of the last turn, without the final scoring.
fn told_before_end(
    texts: &Texts,
    player_names: &PlayerNames,
    game: &Game,
    (told, before): (&[Event], Option<Question>),
) -> String {
    let end = told
        .iter()
        .position(|event| matches!(event, Event::FinalScoring));
    let told = &told[..end.unwrap_or(told.len())];
    answered(texts, player_names, game, (told, before))
}

/// Whose turn it is, when it begins or somebody other than `asked` has to decide.
fn whose_turn(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
    (told, asked): (&[Event], Option<Seat>),
) -> String {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::PartBegan(_));
    let seat = stage.session().asked_seat();
    let another = seat.is_some() && seat != asked;
    let person = stage.question().is_some() && (another || told.iter().any(begins));
    seat.filter(|_| person)
        .map(|seat| format!("{}.", on_turn(stage, texts, player_names, seat)))
        .unwrap_or_default()
}

/// What a person is asked, with what they need to know to answer.
fn now_asked(texts: &Texts, stage: &TileStage) -> String {
    match (stage.question(), stage.tile_in_hand()) {
        (None, _) => String::new(),
        (Some(Question::Place), Some(hand)) => {
            let cells = hand.places.cells().len() as u32;
            let tile = texts.to_place(&TileLook::new(hand.tile, hand.rotation), cells);
            join([tiles_held(texts, stage).unwrap_or_default(), tile])
        }
        (Some(Question::Figure), _) => figure_choices(texts, stage),
        (Some(question @ Question::Advance(_)), _) => {
            let player_names = PlayerNames::new(texts, stage.session().seating());
            let paid = stage.game().paid_next();
            let paid = paid.map(|scored| points_text(texts, &player_names, &scored));
            join([paid.unwrap_or_default(), texts.ask(question)])
        }
        (Some(question), _) => asked_for(stage, texts, question),
    }
}

/// How many tiles there are to choose from, by which keys, and which is chosen; `None` without a choice.
pub(super) fn tiles_held(texts: &Texts, stage: &TileStage) -> Option<String> {
    let (number, count) = (
        stage.hand().selected_slot() as u32 + 1,
        stage.hand().count() as u32,
    );
    (count > 1).then(|| texts.hand_held(number, count))
}

/// How many places there are for figures, and the alternatives.
fn figure_choices(texts: &Texts, stage: &TileStage) -> String {
    let other = |action: &Action| match *action {
        Action::TakeBack => Some(texts.abbot_home(stage.game().abbot_points().into())),
        Action::Fly(figure) => Some(texts.fly(figure).to_string()),
        _ => None,
    };
    let other: Vec<String> = stage.legal().iter().filter_map(other).collect();
    let put = |action: &&Action| matches!(action, Action::Deploy { .. });
    let places = stage.legal().iter().filter(put).count() as u32;
    let counted = match (places, other.is_empty()) {
        (0, false) => String::new(),
        _ => texts.figure_places(places),
    };
    let instead = match other.is_empty() {
        true => String::new(),
        false => texts.or_skip(&other.join(", ")),
    };
    join([counted, instead])
}

/// Which tile of the hand was picked up, and where it fits.
fn held(texts: &Texts, stage: &TileStage) -> String {
    let (Some(hand), count) = (stage.tile_in_hand(), stage.hand().count() as u32) else {
        return String::new();
    };
    let number = texts.tile_of_hand(stage.hand().selected_slot() as u32 + 1, count);
    let cells = hand.places.cells().len() as u32;
    let look = TileLook::new(hand.tile, hand.rotation);
    format!("{number}. {}", texts.to_place(&look, cells))
}

/// What happened in the step that a replay shows: the turn, the events, and the position.
fn stepped(texts: &Texts, player_names: &PlayerNames, stage: &TileStage) -> String {
    let Some(replay) = stage.replay() else {
        return String::new();
    };
    let (mut events, seen) = events_shown(stage, replay);
    // A step left out is not news in the step after it.
    events.retain(|event| !matches!(event, Event::Passed(_)));
    let (at, last) = replay.counter();
    let number = texts.turn_number(at as u32, last as u32);
    let turn = match turn_at(stage, seen) {
        Some(seat) => texts.labelled(&number, player_names.name(seat)),
        None => number,
    };
    join([
        format!("{turn}."),
        narration(texts, player_names, stage.game(), &events),
    ])
}

/// How the tile lies after it was turned.
fn turned(texts: &Texts, stage: &TileStage) -> String {
    let look = match (stage.tile_in_hand(), stage.provisional()) {
        (Some(hand), _) => TileLook::new(hand.tile, hand.rotation),
        (None, Some(placed)) => TileLook::new(placed.tile, placed.rotation),
        (None, None) => return String::new(),
    };
    texts.turned(look.edges, ways_at_cursor(stage))
}

/// In how many rotations the tile in hand fits at the keyboard cursor.
fn ways_at_cursor(stage: &TileStage) -> Option<u32> {
    let (pos, hand) = stage.aim().cursor().zip(stage.tile_in_hand())?;
    let ways = Rotation::ALL.into_iter();
    Some(ways.filter(|&turn| hand.places.allow(pos, turn)).count() as u32)
}
