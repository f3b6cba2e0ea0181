//! What is asked in the tile game, and whose turn it is, in words.

use crate::messages::{Company, Texts, sentences};
use crate::stage::TileStage;
use engine::rules::{Action, Question};
use engine::table::Seat;

/// Whose turn it is; or that the seat has to decide in a turn of somebody else.
pub(in crate::shell) fn on_turn(
    stage: &TileStage,
    texts: &dyn Texts,
    company: &Company,
    seat: Seat,
) -> String {
    match stage.session().game().turn().active {
        active if active == seat => texts.turn_of(company.name(seat)),
        active => texts.decides_in(company.name(seat), company.name(active)),
    }
}

/// What is asked, in a sentence; before a figure moves with what for, because that may happen in a turn of somebody
/// else.
pub(in crate::shell) fn asked_for(
    stage: &TileStage,
    texts: &dyn Texts,
    question: Question,
) -> String {
    let ask = texts.ask(question);
    let company = Company::new(texts, stage.session().seating());
    match (question, stage.game().paid_next()) {
        (Question::Figure, _) => asked_to_place(stage, texts),
        (Question::Confirm, _) if stage.game().flight().is_some() => {
            texts.before_rolling().to_string()
        }
        (Question::Confirm, _) if stage.game().flocks().draws() => {
            texts.before_drawing().to_string()
        }
        (Question::Advance(_), Some(scored)) => {
            format!("{} {ask}", sentences::points(texts, &company, &scored))
        }
        _ => ask,
    }
}

/// Which figure may be placed, where there is one kind of them only.
fn asked_to_place(stage: &TileStage, texts: &dyn Texts) -> String {
    let mut placed = stage.legal().iter().filter_map(|action| match *action {
        Action::Deploy { figure, .. } => Some(figure),
        _ => None,
    });
    match placed.next() {
        None => texts.ask_figure_act().to_string(),
        Some(figure) if placed.all(|other| other == figure) => texts.ask_figure_of(figure),
        Some(_) => texts.ask_figure().to_string(),
    }
}
