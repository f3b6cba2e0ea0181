//! Hints: what an expert would do for the asked player, what it expects, and why.

use crate::context::Context;
use crate::context::active_game::Hint;
use crate::context::effects::Effect;
use crate::context::toasts::put_toast_away;
use crate::messages::{PlayerNames, Texts, TileLook};
use crate::sentences::advice::{consequences, ranked_choice_text, rest_of_turn};
use crate::sentences::plain_advice::{laid_at, placed, turn_in_short};
use crate::stage::{AnyAction, EitherGame, TileStage};
use engine::ai::{Choice, Level};
use engine::rules::Action;
use engine::table::record::{Ink, Label, Mark, Marked, NoteKind, Said};
use engine::tiles::Pos;
use view::scene::shown_move::{Meaning, ShownMove};
use view::scene::tween::Millis;

/// Asks an expert about the open question.
pub(crate) fn ask_for_hint(cx: &mut Context, now: Millis) {
    let Some((epoch, seat)) = cx.asked_here() else {
        return;
    };
    if cx.active.hint == Some(Hint::Given(epoch)) {
        put_hint_away(cx);
        // In the card game the toast is the whole hint.
        put_toast_away(cx);
        return;
    }
    cx.active.hint = Some(Hint::Awaited(epoch));
    cx.effects.push(Effect::Think {
        epoch,
        seat,
        level: Level::Expert,
    });
    cx.tell(cx.texts().hint_coming().to_string(), now);
}

/// Removes a hint when its question has been answered.
pub(crate) fn update_hint(cx: &mut Context, epoch: u64) {
    if let Some(Hint::Awaited(about) | Hint::Given(about)) = cx.active.hint
        && about != epoch
    {
        put_hint_away(cx);
    }
}

fn put_hint_away(cx: &mut Context) {
    cx.active.hint = None;
    if let Some(stage) = cx.tile_stage_mut() {
        stage.show_hint(Vec::new());
        stage.show_moves(Vec::new());
    }
}

pub(crate) fn give_tile_hint(cx: &mut Context, ranked: &[(AnyAction, i32)], now: Millis) {
    let choices: Vec<Choice> = ranked.iter().filter_map(of_tiles).collect();
    let (texts, player_names) = (cx.texts(), cx.player_names());
    let coordinates = cx.settings().coordinates;
    let cell = |turn: &[Action]| laid_at(turn).filter(|_| coordinates);
    let (Some(stage), Some(player_names)) = (cx.tile_stage_mut(), player_names) else {
        return;
    };
    let (notes, heard) = advice(stage, &choices, &cell, texts, &player_names);
    stage.show_hint(notes);
    if let Some(first) = choices.first() {
        stage.hold_as(first.action, now);
        stage.hold_piece_of(first.action);
    }
    stage.show_moves(shown(stage, &choices));
    put_toast_away(cx);
    cx.announcer.say(heard);
}

/// The best choice as it would lie; of the others, and of answers that lie on the board, the places.
fn shown(stage: &TileStage, choices: &[Choice]) -> Vec<ShownMove> {
    let moves = (1..).zip(choices).filter_map(|(number, choice)| {
        let meaning = Meaning::Suggested(number);
        match choice.action {
            Action::Place { .. } if number == 1 => {
                let turn = rest_of_turn(stage.game(), choice.action);
                stage.shown_turn(stage.game(), &turn, meaning)
            }
            Action::Place { .. } => None,
            action => stage.shown_answer(action, meaning),
        }
    });
    moves.collect()
}

fn of_tiles(&(action, worth): &(AnyAction, i32)) -> Option<Choice> {
    match action {
        EitherGame::Tiles(action) => Some(Choice { action, worth }),
        EitherGame::Cards(_) => None,
    }
}

/// The text about the choices, each after the `cell` to be named; and the whole for screen readers, with the place of the tile
/// before its result.
fn advice(
    stage: &TileStage,
    choices: &[Choice],
    cell: &dyn Fn(&[Action]) -> Option<Pos>,
    texts: &Texts,
    player_names: &PlayerNames,
) -> (Vec<NoteKind>, String) {
    let best = choices.first().map_or(0, |choice| choice.worth);
    let (mut notes, mut heard) = (Vec::new(), Vec::new());
    for (number, choice) in (1..).zip(choices) {
        let why = consequences(stage.game(), choice.action, texts, player_names);
        let tell = |why: &str| ranked_choice_text(texts, number, best - choice.worth, why);
        heard.push(match choice.action {
            Action::Place {
                tile,
                pos,
                rotation,
            } => {
                let lies = texts.would_lie(pos, &TileLook::new(tile, rotation));
                tell(&format!("{lies} {why}"))
            }
            _ => tell(&why),
        });
        let turn = rest_of_turn(stage.game(), choice.action);
        let short = turn_in_short(stage.game(), &turn, texts, player_names);
        let short = placed(cell(&turn), texts, &short);
        notes.push(NoteKind::Said(Said {
            language: None,
            text: tell(&short),
        }));
    }
    notes.extend(labels(choices));
    (notes, heard.join(" "))
}

/// The numbers of the choices on the cells where they place a tile.
fn labels(choices: &[Choice]) -> Vec<NoteKind> {
    let labels = (1..).zip(choices).filter_map(|(number, choice): (u32, _)| {
        let Action::Place { pos, .. } = choice.action else {
            return None;
        };
        let on = Marked::Label(pos, Label::parse(&number.to_string())?);
        let ink = Ink::Plain;
        Some(NoteKind::Mark(Mark { on, ink }))
    });
    labels.collect()
}

pub mod cards;
