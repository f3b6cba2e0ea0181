//! Tips for the first game: one short sentence at each new kind of decision.

use crate::context::Context;
use crate::context::active_game::{QuestionKind, ShownTip};
use crate::context::effects::Effect;
use crate::context::focus::InputMethod;
use crate::context::idle::join;
use crate::elements::command::Command;
use crate::elements::intent::Intent;
use crate::elements::tip::{Tip, Tips};
use crate::elements::tree::{Node, div, el, span};
use crate::features::play::cards::tips::tips as card_tips;
use crate::stage::{AnyStage, TileStage, for_both};
use crate::widgets::rule_of_chests;
use crate::widgets::undo::seconds_to_undo;
use engine::rules::{Action, Figure, Hand, Question, legal};
use engine::tiles::catalogue;
use std::mem::discriminant;

/// The sentence for this game: without aids no cell is outlined, without farmers nobody is on a field, and a board on another page
/// lists no keys.
fn sentence_here(cx: &Context, tip: Tip, method: InputMethod) -> String {
    let texts = cx.texts();
    let other = match method {
        InputMethod::Keys => tip.for_keys(texts),
        InputMethod::Finger => tip.for_finger(texts),
        InputMethod::Mouse | InputMethod::Pointer => None,
    };
    let sentence = other.unwrap_or_else(|| tip.sentence(texts));
    match (tip, cx.tile_stage()) {
        (Tip::Place, _) if method == InputMethod::Keys => match cx.offers(Command::Help) {
            true => join([sentence, texts.tip_keys_listed()].map(str::to_string)),
            false => sentence.to_string(),
        },
        (Tip::Place, _) if cx.aids() => join([sentence, texts.tip_outlined()].map(str::to_string)),
        (Tip::Figure, Some(stage)) if !stage.game().setup().options.farmers => {
            texts.tip_figure_without_farmers().to_string()
        }
        _ => sentence.to_string(),
    }
}

/// The tips for the open question, the most important first. Those already `told` need not be computed.
fn tips(stage: &TileStage, told: Tips) -> Vec<Tip> {
    match stage.question() {
        None if ended_unasked(stage) => vec![Tip::TurnEnd],
        Some(Question::Place) => for_a_tile(stage, told),
        Some(Question::Figure) => for_a_figure(stage),
        Some(Question::Confirm) => vec![Tip::Confirm],
        Some(Question::Rob) => vec![Tip::Robber],
        Some(Question::Steal) => vec![Tip::Theft],
        Some(Question::ScoreNext) => vec![Tip::Order],
        Some(Question::Advance(_)) => vec![Tip::Advance],
        Some(Question::Message(_)) => vec![Tip::Message],
        Some(Question::Land) => vec![Tip::Flight],
        Some(Question::Flock) => vec![Tip::Flock],
        Some(Question::Ingot | Question::TakeIngot) => vec![Tip::Ingot],
        Some(Question::Magic(_)) => vec![Tip::Magic],
        Some(Question::Ferry | Question::TurnFerry) => vec![Tip::Ferry],
        Some(Question::Gingerbread) => vec![Tip::Gingerbread],
        Some(Question::Circle | Question::CircleAdd | Question::CircleRemove) => vec![Tip::Circle],
        Some(
            Question::First
            | Question::Draw(_)
            | Question::Reveal
            | Question::Roll
            | Question::Token
            | Question::Discard
            | Question::Over,
        )
        | None => Vec::new(),
    }
}

/// For a tile to be placed.
fn for_a_tile(stage: &TileStage, told: Tips) -> Vec<Tip> {
    let tile = stage.tile_in_hand().map(|hand| catalogue().tile(hand.tile));
    let river = tile.is_some_and(|tile| !tile.river.is_empty());
    let three = stage.game().setup().options.hand == Hand::Three;
    // What is out of sight may be scrolled into view automatically.
    let beyond = !told.has(Tip::OutOfSight) && !stage.will_follow() && places_out_of_sight(stage);
    let more = [
        river.then_some(Tip::River),
        three.then_some(Tip::Hand),
        beyond.then_some(Tip::OutOfSight),
    ];
    let more = more.into_iter().flatten();
    [Tip::Place].into_iter().chain(more).collect()
}

/// Whether an arrow at the edge of the board counts places.
fn places_out_of_sight(stage: &TileStage) -> bool {
    stage.edge_arrows().iter().any(|arrow| arrow.places > 0)
}

/// For figures that may be placed on the tile or removed from it.
fn for_a_figure(stage: &TileStage) -> Vec<Tip> {
    let game = stage.game();
    let legal = legal(game);
    let puts = |wanted: fn(Figure) -> bool| {
        let fits = |action: &Action| match *action {
            Action::Deploy { figure, .. } => wanted(figure),
            _ => false,
        };
        legal.iter().any(fits)
    };
    let tips = [
        // Abbot, builder and pig follow rules of their own.
        puts(|figure| matches!(figure, Figure::Meeple | Figure::Large)).then_some(Tip::Figure),
        game.flight_ahead().then_some(Tip::Flight),
        puts(|figure| figure == Figure::Shepherd).then_some(Tip::Shepherd),
    ];
    tips.into_iter().flatten().collect()
}

/// How many decisions persons have made in the game on the screen.
fn decisions(shown: Option<&AnyStage>) -> u32 {
    shown
        .map(|stage| for_both!(stage, one => one.decision_count()))
        .unwrap_or_default()
}

/// The kind of question asked of a person in front of the screen.
fn asked_about(shown: Option<&AnyStage>) -> Option<QuestionKind> {
    match shown {
        None => None,
        // The next player places a tile.
        Some(AnyStage::Tiles(stage)) if ended_unasked(stage) => {
            Some(QuestionKind::Tiles(discriminant(&Question::Place)))
        }
        Some(AnyStage::Tiles(stage)) => Some(QuestionKind::Tiles(discriminant(&stage.question()?))),
        Some(AnyStage::Cards(stage)) => Some(QuestionKind::Cards(discriminant(&stage.question()?))),
    }
}

/// Whether a turn has ended automatically and can still be taken back.
fn ended_unasked(stage: &TileStage) -> bool {
    stage.question().is_none() && stage.held_back_until().is_some()
}

pub fn tip(cx: &Context) -> Option<Tip> {
    let shown = cx.active.tip?;
    let replays = cx.any_stage().is_some_and(|stage| stage.replay().is_some());
    let free = cx.settings().tips && !cx.gives_hint() && !replays;
    free.then_some(shown.tip)
}

/// Whether a tip still applies: somebody may have looked at all of the board, and a turn can only be taken back for a while.
fn is_true(tip: Tip, shown: Option<&AnyStage>) -> bool {
    let Some(stage) = shown.and_then(AnyStage::tiles) else {
        return true;
    };
    match tip {
        Tip::OutOfSight => places_out_of_sight(stage),
        Tip::TurnEnd => stage.question().is_none(),
        _ => true,
    }
}

/// Closes the tip for good.
pub(crate) fn put_tip_away(cx: &mut Context) {
    if let Some(shown) = cx.active.tip.take().filter(|_| cx.settings().tips) {
        cx.settings.mark_read(shown.tip);
        cx.effects.push(Effect::WriteSettings);
    }
}

/// Whether the button that a tip is about is there.
fn has_its_button(cx: &Context, tip: Tip) -> bool {
    match tip {
        Tip::TurnEnd => seconds_to_undo(cx).is_some(),
        Tip::Confirm => cx.is_enabled(Command::Undo),
        Tip::Place
        | Tip::River
        | Tip::Hand
        | Tip::Figure
        | Tip::Robber
        | Tip::Theft
        | Tip::Order
        | Tip::Advance
        | Tip::Message
        | Tip::Flight
        | Tip::Shepherd
        | Tip::Flock
        | Tip::Ingot
        | Tip::Magic
        | Tip::Ferry
        | Tip::Gingerbread
        | Tip::Circle
        | Tip::CardJoker
        | Tip::CardStart
        | Tip::CardDown
        | Tip::CardDeal
        | Tip::CardMeeple
        | Tip::CardStray
        | Tip::CardChest
        | Tip::OutOfSight => true,
    }
}

/// Updates the tip when something was decided or another decision is open: the previous tip counts as read.
pub(crate) fn update_tip(cx: &mut Context) {
    let open = asked_about(cx.stage.as_ref());
    let decided = decisions(cx.stage.as_ref());
    if let Some(shown) = cx.active.tip {
        let goes_on = shown.tip == Tip::TurnEnd && open.is_none();
        let same = Some(shown.about) == open || goes_on;
        if same && shown.decided == decided && is_true(shown.tip, cx.stage.as_ref()) {
            return;
        }
        put_tip_away(cx);
    }
    let told = cx.settings().tips_read;
    let fresh = match &cx.stage {
        // Who looks back at a game knows how to play, and is told something else there.
        _ if !cx.settings().tips || cx.tries_out() => Vec::new(),
        None => Vec::new(),
        Some(AnyStage::Tiles(stage)) => tips(stage, told),
        Some(AnyStage::Cards(stage)) => card_tips(stage, told),
    };
    let mut fresh = fresh
        .into_iter()
        .filter(|&tip| !told.has(tip) && has_its_button(cx, tip));
    cx.active.tip = fresh.next().zip(open).map(|(tip, about)| ShownTip {
        tip,
        about,
        decided,
    });
    if let Some(tip) = tip(cx) {
        let mut sentence = sentence_here(cx, tip, InputMethod::Keys);
        if tip == Tip::Place {
            // The bar, which says how, is not read by itself.
            sentence = join([cx.texts().place_by_keys().to_string(), sentence]);
        }
        cx.announcer.hint(sentence);
    }
}

/// The tip, until it was read or the decision was made.
pub(crate) fn tip_node(cx: &Context) -> Option<Node> {
    let tip = tip(cx)?;
    let told = |class, method| span(class, sentence_here(cx, tip, method));
    let sentences = match cx.input_method() {
        // The style sheet knows best which pointing device there is.
        InputMethod::Pointer if tip.for_finger(cx.texts()).is_some() => vec![
            told("for-mouse", InputMethod::Mouse),
            told("for-finger", InputMethod::Finger),
        ],
        method => vec![told("", method)],
    };
    Some(
        div("tip")
            .key(format!("tip {}", tip.word()))
            .attr("role", "note")
            .attr("data-area", "tip")
            .children(sentences)
            .children((tip == Tip::CardChest).then(|| rule_of_chests(cx.texts())))
            .child(
                el("button")
                    .class("button quiet")
                    .attr("type", "button")
                    .run(Intent::TipRead)
                    .text(cx.texts().tip_done()),
            ),
    )
}
