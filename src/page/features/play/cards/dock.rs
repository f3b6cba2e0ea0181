//! The bar of the card game: the hand, the question, and the answers.

use crate::context::Context;
use crate::context::focus::InputMethod;
use crate::elements::command::Command;
use crate::elements::intent::{FocusMeaning, Intent};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::cards::foresight::under_question;
use crate::features::play::cards::round_summary::round_summary;
use crate::features::play::dock::{cover, dots};
use crate::features::play::tip::tip_node;
use crate::messages::{PlayerNames, capital, cards};
use crate::sentences::question::heading;
use crate::stage::{CardStage, Pending, Playable};
use crate::widgets::labelled;
use crate::widgets::undo::undo_and_redo_buttons;
use engine::cards::{Action, Card, Question};
use engine::table::Seat;

/// The id of the text about keeping a card, which describes the button that keeps it.
const KEPT: &str = "kept";

/// The bar of a running game.
pub(crate) fn card_dock(
    cx: &Context,
    dock: Node,
    stage: &CardStage,
    player_names: &PlayerNames,
) -> Node {
    let seat = stage.session().asked_seat();
    let seat = seat.unwrap_or(stage.game().dealer());
    let dock = dock.class("dealt");
    if stage.pending().is_narrating() {
        return round_summary(cx, dock, stage, player_names);
    }
    let dock = dock.class(owner_class(stage.owner(seat)));
    if let Some(seat) = cx.covered_for() {
        return dock.class("cover").children(cover(cx, player_names, seat));
    }
    let dock = dock.child(hand_of_cards(cx, stage));
    let Some(question) = stage.question() else {
        let back = div("answers").children(undo_and_redo_buttons(cx));
        return dock
            .class("waiting")
            .child(going_on(cx, stage, player_names, seat))
            .child(back);
    };
    let turn = cx.texts().turn_of(player_names.name(seat));
    let ask = div("ask")
        .child(span("name", heading(cx, seat, turn)))
        .child(card_prompt(cx, stage, player_names, question))
        .children(tip_node(cx))
        .children(foreseen(cx, stage));
    dock.child(ask)
        .child(card_answers(cx, stage, player_names, question))
}

/// While nobody in front of the screen is asked: what is in flight, or who is thinking; for a remote person only the turn.
fn going_on(cx: &Context, stage: &CardStage, player_names: &PlayerNames, seat: Seat) -> Node {
    let last = stage.log().last();
    let told = last.and_then(|line| cards::event(cx.texts(), player_names, &line.event));
    match told.filter(|_| stage.pending() == Pending::Motion) {
        Some(told) => div("ask")
            .child(span("name", cx.texts().turn_of(player_names.name(seat))))
            .child(span("question", told)),
        None if stage.session().remote_turn().is_some() => {
            div("ask").child(span("name", cx.texts().turn_of(player_names.name(seat))))
        }
        None => div("ask")
            .child(span("name", cx.texts().thinking(player_names.name(seat))))
            .child(dots(stage.session().epoch())),
    }
}

/// The observer's cards and large meeple: a button each, over its drawing on the canvas.
fn hand_of_cards(cx: &Context, stage: &CardStage) -> Node {
    let cards = stage.hand().into_iter().enumerate();
    let cards = cards.map(|(place, card)| card_of_hand(cx, stage, place, card));
    div("slots")
        .class("hand")
        .attr("role", "group")
        .attr("aria-label", cx.texts().hand_of_cards())
        .children(cards)
        .children(stage.has_meeple().then(|| meeple_of_hand(cx, stage)))
}

fn card_of_hand(cx: &Context, stage: &CardStage, place: usize, card: Card) -> Node {
    let name = capital(&cx.texts().card_name(card));
    let chosen = stage.selection().chosen().and_then(Playable::slot) == Some(place);
    el("button")
        .class("slot")
        .key(format!("slot {place}"))
        .attr("type", "button")
        .attr("data-area", "slot")
        .near(FocusMeaning::Held(place + 1))
        .hover_title(name.clone())
        .attr("aria-label", name)
        .state("aria-pressed", chosen)
        .flag("disabled", stage.playables().is_empty())
        .run(Intent::Hold(place + 1))
}

fn meeple_of_hand(cx: &Context, stage: &CardStage) -> Node {
    let name = cx.texts().large_meeple();
    let held = stage.playables();
    let number = held.iter().position(|&held| held == Playable::Meeple);
    el("button")
        .class("kind")
        .key("meeple")
        .attr("type", "button")
        .attr("data-area", "kind")
        .near(FocusMeaning::Held(number.unwrap_or(0) + 1))
        .hover_title(name)
        .attr("aria-label", name)
        .state(
            "aria-pressed",
            stage.selection().chosen() == Some(Playable::Meeple),
        )
        .flag("disabled", number.is_none())
        .run(Intent::Hold(number.unwrap_or(0) + 1))
}

/// The question; in a turn by keys, which keys to use, and otherwise in the first turn what to press.
fn card_prompt(
    cx: &Context,
    stage: &CardStage,
    player_names: &PlayerNames,
    question: Question,
) -> Node {
    let texts = cx.texts();
    let asked = cards::question(texts, player_names, stage.session().game());
    let keys = cx.input_method() == InputMethod::Keys;
    match question {
        Question::Turn if keys => span("question", format!("{asked} {}", texts.cards_by_keys())),
        Question::Turn if is_first_turn(stage) => {
            span("question first-turn", texts.first_turn_of_cards())
        }
        _ => span("question", asked),
    }
}

/// Whether the asked player has played nothing yet in this game.
fn is_first_turn(stage: &CardStage) -> bool {
    let game = stage.game();
    let player = stage.session().asked_seat().map(|seat| game.player(seat));
    let fresh = player.is_some_and(|player| player.plays_face_down() && stage.has_meeple());
    fresh && game.round() == 1
}

/// What the answer would score, if aids are shown.
fn foreseen(cx: &Context, stage: &CardStage) -> Option<Node> {
    let told = under_question(stage, cx.texts())?;
    let kept = matches!(stage.question(), Some(Question::Stray { .. }));
    let node = div("pointed").child(span("over", told));
    // For screen readers, claims are described row by row.
    Some(match kept {
        true => node.class("kept").attr("id", KEPT),
        false => node.attr("aria-hidden", "true"),
    })
}

/// The answers.
fn card_answers(
    cx: &Context,
    stage: &CardStage,
    player_names: &PlayerNames,
    question: Question,
) -> Node {
    let back = undo_and_redo_buttons(cx);
    match question {
        Question::Confirm => {
            div("answers")
                .children(back)
                .child(labelled(cx, Command::Confirm, "primary"))
        }
        Question::Stray { .. } | Question::Join => {
            let asked = cards::question(cx.texts(), player_names, stage.session().game());
            let legal = stage.legal().iter().enumerate();
            let choices = legal.filter_map(|(index, &action)| {
                let text = cards::answer(cx.texts(), stage.session().game(), action)?;
                let button = el("button")
                    .class("button")
                    .key(format!("act {index}"))
                    .attr("type", "button");
                let about =
                    (action == Action::Keep && stage.shows_aids()).then(|| KEPT.to_string());
                Some(
                    button
                        .maybe("aria-describedby", about)
                        .run(Intent::Decide(stage.act_at(index)))
                        .text(capital(&text)),
                )
            });
            div("answers")
                .attr("role", "group")
                .attr("aria-label", asked)
                .flag("data-arrows", true)
                .children(back)
                .children(choices)
        }
        _ => div("answers").children(back),
    }
}
