//! Answers in the bar: a button for each that is not given on the board.

use crate::context::Context;
use crate::elements::command::Command;
use crate::elements::icons::Icon;
use crate::elements::intent::{FocusMeaning, Intent};
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::track::is_on_track;
use crate::messages::PlayerNames;
use crate::sentences::action_text::action_text;
use crate::sentences::in_sight::answer_in_sight;
use crate::sentences::question::asked_for;
use crate::stage::TileStage;
use crate::widgets::labelled;
use crate::widgets::undo::{seconds_to_undo, undo_and_redo_buttons};
use engine::rules::{Action, Question};

/// All answers except those of [`pinned_node`], which are always in the same place.
pub(crate) fn answers_node(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    question: Question,
) -> Node {
    let answers = div("answers");
    match question {
        Question::Place | Question::Confirm => answers,
        Question::Figure => answers.children(instead(cx, stage, player_names)),
        _ => answers
            .attr("role", "group")
            .attr("aria-label", asked_for(stage, cx.texts(), question))
            .flag("data-arrows", true)
            .children(choices(cx, stage, player_names, |action| {
                *action != Action::Pass
            })),
    }
}

/// Take back, and skip or end the turn: always visible in the same place of the bar.
pub(crate) fn pinned_node(cx: &Context, stage: &TileStage) -> Node {
    let ends = stage.question() == Some(Question::Confirm);
    let leaves_out = stage.legal().contains(&Action::Pass);
    div("pinned")
        .children(undo_and_redo_buttons(cx))
        .children(leaves_out.then(|| labelled(cx, Command::Skip, "main")))
        .children(ends.then(|| confirmation(cx, stage)))
}

/// After the end of a turn: take back, or go on at once.
pub(crate) fn after_turn(cx: &Context) -> Node {
    let waits = seconds_to_undo(cx).is_some();
    div("pinned")
        .children(undo_and_redo_buttons(cx))
        .children(waits.then(|| main_button(cx.texts().go_on())))
}

/// The button that ends the turn, rolls the die or draws a token.
fn confirmation(cx: &Context, stage: &TileStage) -> Node {
    let game = stage.game();
    let label = if game.flight().is_some() {
        cx.texts().roll_die()
    } else if game.flocks().draws() {
        cx.texts().draw_token()
    } else {
        return labelled(cx, Command::Confirm, "primary main");
    };
    main_button(label)
}

/// The button that goes on, named after what that means now.
fn main_button(label: &str) -> Node {
    el("button")
        .class("button")
        .class("primary main")
        .key("confirm")
        .attr("type", "button")
        .run(Intent::Command(Command::Confirm))
        .child(Icon::Done.node())
        .child(span("label", label))
}

/// Buttons for alternatives to placing a figure: starting a flight, calling the abbot home.
fn instead(cx: &Context, stage: &TileStage, player_names: &PlayerNames) -> Vec<Node> {
    let other = |action: &Action| matches!(action, Action::Fly(_) | Action::TakeBack);
    choices(cx, stage, player_names, other)
}

/// Buttons for the legal actions that are `meant`. Those with a place to press on the board are only for screen readers and keys,
/// and visible while they have focus.
fn choices(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    meant: impl Fn(&Action) -> bool,
) -> Vec<Node> {
    let (mut on_board, mut on_track, mut elsewhere) = (Vec::new(), Vec::new(), Vec::new());
    for (index, action) in stage.legal().iter().enumerate().filter(|one| meant(one.1)) {
        let place = choice_place(stage, index);
        let choice = choice(cx, stage, player_names, (index, &place));
        match place {
            ChoicePlace::Board(place) if means_no_place(action) => {
                elsewhere.push(choice.near(FocusMeaning::ListedPlace(place)));
            }
            ChoicePlace::Track if means_no_place(action) => elsewhere.push(choice),
            ChoicePlace::Board(place) => {
                on_board.push(choice.near(FocusMeaning::ListedPlace(place)));
            }
            ChoicePlace::Track => on_track.push(choice),
            // Mage and witch have one place per feature; their other actions there mean the same.
            ChoicePlace::Nowhere if matches!(action, Action::Conjure { .. }) => {}
            ChoicePlace::Nowhere => elsewhere.push(choice),
        }
    }
    let listed = |class: &str, all: Vec<Node>| {
        let list = div("placed").class(class).key(class);
        (!all.is_empty()).then(|| list.children(all))
    };
    let placed = [listed("on-board", on_board), listed("on-track", on_track)];
    placed.into_iter().flatten().chain(elsewhere).collect()
}

/// Whether the choice is not one of place: two answers at the same flock or crop circle, or on the track beside the board.
const fn means_no_place(action: &Action) -> bool {
    matches!(
        action,
        Action::Grow | Action::Guide | Action::Circle(_) | Action::Advance(_) | Action::Steal
    )
}

/// Where a choice can be pressed, besides its button.
enum ChoicePlace {
    /// At a place of the board, by its index among [`TileStage::listed_places`].
    Board(usize),
    /// On the score track.
    Track,
    Nowhere,
}

/// Where a choice can be pressed, by its index among the legal actions.
fn choice_place(stage: &TileStage, index: usize) -> ChoicePlace {
    let places = stage.listed_places();
    match places.iter().position(|place| place.action == index) {
        Some(place) => ChoicePlace::Board(place),
        None if is_on_track(stage, index) => ChoicePlace::Track,
        None => ChoicePlace::Nowhere,
    }
}

/// An answer on the board for those who see it: its number there if there are several, and few words.
fn in_sight(cx: &Context, stage: &TileStage, place: &ChoicePlace) -> Option<String> {
    let ChoicePlace::Board(place) = *place else {
        return None;
    };
    let places = stage.listed_places();
    let told = answer_in_sight(cx, stage, &places.get(place)?.answer)?;
    Some(match stage.numbers_places() {
        true => format!("{}. {told}", place + 1),
        false => told,
    })
}

/// A button for one legal action, by its index and where it can be pressed besides.
fn choice(
    cx: &Context,
    stage: &TileStage,
    player_names: &PlayerNames,
    (index, place): (usize, &ChoicePlace),
) -> Node {
    let action = stage.legal().get(index);
    let text = |texts| {
        action.map_or_else(String::new, |&action| {
            action_text(texts, stage, player_names, action)
        })
    };
    let button = el("button")
        .class("button")
        .key(format!("act {index}"))
        .attr("type", "button")
        .run(Intent::Decide(stage.act_at(index)));
    let (texts, heard) = (cx.texts(), text(cx.texts()));
    match in_sight(cx, stage, place) {
        None => button.told(text(texts.for_eyes()), heard),
        // Directions are for those who do not see the board.
        Some(seen) => button
            .child(span("numbered", seen).attr("aria-hidden", "true"))
            .child(span("unseen", heard)),
    }
}
