//! The current question and whose turn it is, in words, for the tile game.

use crate::context::Context;
use crate::context::board::{BoardPlayers, EmbeddedBoard};
use crate::elements::mode::BoardMode;
use crate::messages::{FigureAct, PlayerNames, Texts, sentences};
use crate::stage::TileStage;
use engine::rules::{Action, Question};
use engine::table::Seat;

/// Whose turn it is; or that the seat has to decide in another player's turn.
pub(crate) fn on_turn(
    stage: &TileStage,
    texts: &Texts,
    player_names: &PlayerNames,
    seat: Seat,
) -> String {
    match stage.session().game().turn().active {
        active if active == seat => texts.turn_of(player_names.name(seat)),
        active => texts.decides_in(player_names.name(seat), player_names.name(active)),
    }
}

/// Whose turn it is, above the question. Whoever learns or solves a task is told whose figures are theirs instead.
pub(crate) fn heading(cx: &Context, seat: Seat, turn: String) -> String {
    let learns = |board: &EmbeddedBoard| {
        board.mode == BoardMode::Task || board.players == BoardPlayers::Learner
    };
    match cx.board.as_ref().is_some_and(learns) {
        true => own_colour(cx, seat),
        false => turn,
    }
}

/// Not inlined, so that its code can be loaded later.
#[inline(never)]
fn own_colour(cx: &Context, seat: Seat) -> String {
    let chair = cx.any_stage().and_then(|stage| stage.seating().chair(seat));
    let told = chair.map(|chair| cx.texts().task_seat(chair.colour()));
    told.unwrap_or_default().to_owned()
}

/// The question, in a sentence; for moving a score figure with the reason, since that may happen in another player's turn.
pub(crate) fn asked_for(stage: &TileStage, texts: &Texts, question: Question) -> String {
    let ask = texts.ask(question);
    let player_names = PlayerNames::new(texts, stage.session().seating());
    match (question, stage.game().paid_next()) {
        (Question::Figure, _) => asked_to_act(stage, texts),
        (Question::Confirm, _) if stage.game().flight().is_some() => {
            texts.before_rolling().to_string()
        }
        (Question::Confirm, _) if stage.game().flocks().draws() => {
            texts.before_drawing().to_string()
        }
        (Question::Advance(_), Some(scored)) => {
            format!("{} {ask}", sentences::points(texts, &player_names, &scored))
        }
        _ => ask,
    }
}

/// What may be done with figures: which one may be placed, if there is only one kind, and what else.
fn asked_to_act(stage: &TileStage, texts: &Texts) -> String {
    let legal = stage.legal();
    let mut placed = legal.iter().filter_map(|action| match *action {
        Action::Deploy { figure, .. } => Some(figure),
        _ => None,
    });
    let place = placed
        .next()
        .map(|first| match placed.all(|other| other == first) {
            true => FigureAct::Place(first),
            false => FigureAct::PlaceOne,
        });
    let may = |act: FigureAct, does: fn(&Action) -> bool| legal.iter().any(does).then_some(act);
    let points = u32::from(stage.game().abbot_points());
    let back = may(FigureAct::TakeAbbotBack(points), |action| {
        matches!(action, Action::TakeBack)
    });
    let fly = may(FigureAct::Fly, |action| matches!(action, Action::Fly(_)));
    let acts: Vec<FigureAct> = [place, back, fly].into_iter().flatten().collect();
    texts.ask_figure_acts(&acts)
}
