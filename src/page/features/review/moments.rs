//! The key moments of a game: the most costly choices, those of persons before those of computers.

use super::finding::was_person;
use super::{Review, turns};
use crate::context::Context;
use crate::context::thinking::{AnyTurn, AnyTurnReview};
use crate::messages::review::tenths;
use crate::messages::{PlayerNames, Texts, TileLook};
use crate::sentences::advice::{consequences, reasons, rest_of_turn};
use crate::sentences::card_advice::{card_choice_in_short, card_choice_text};
use crate::sentences::plain_advice::{MOST, laid_at, placed, turns_in_short};
use crate::sentences::why::why_text;
use crate::stage::{AnyStage, EitherGame};
use engine::ai::cards::review::Decision;
use engine::ai::review::Turn;
use engine::cards;
use engine::rules::{Action, Game};
use engine::table::Seat;
use engine::table::record::SAY;
use engine::tiles::Pos;

/// Most moments listed of persons, and of computers.
const TOLD: [usize; 2] = [10, 3];
/// Smallest loss listed, in thousandths of a point.
pub(super) const LEAST: i32 = 1_000;

/// A choice that cost something.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// How many actions precede the turn.
    pub step: usize,
    pub seat: Seat,
    /// In thousandths of a point.
    pub lost: i32,
    pub choice: ChoiceInWords,
}

/// A choice in words.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceInWords {
    /// What was done.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// What would have been better and what was done in few words, for those who see the board, and where a tile is laid.
    short: [(String, Option<Pos>); 2],
    /// What would have been better; in the tile game with the rest of its turn.
    pub better_turn: EitherGame<Vec<Action>, cards::Action>,
    /// Why it would have been better: the parts of the points that it lost.
    why: Option<String>,
    /// The cards to choose from.
    pub held: Option<String>,
}

impl Moment {
    /// What would have been better, and what was done, for those who see the board: its cells are named if they are on the board.
    pub fn seen(&self, cx: &Context) -> [String; 2] {
        let named = cx.settings().coordinates;
        let short = self.choice.short.each_ref();
        short.map(|(told, cell)| placed(cell.filter(|_| named), cx.texts(), told))
    }

    /// What would have been better, told like this, with the reasons or without any as `plain` says it.
    pub(super) fn better(
        &self,
        texts: &Texts,
        told: &str,
        plain: impl FnOnce() -> String,
    ) -> String {
        let (points, tenths) = tenths(self.lost);
        match &self.choice.why {
            Some(why) => texts.review_better_because(points, tenths, why, told),
            None => plain(),
        }
    }

    /// Where a tile would have been better, and where it was laid.
    pub(super) fn cells(&self) -> Vec<Pos> {
        let cells = self.choice.short.iter().map(|(_, cell)| *cell);
        cells.flatten().collect()
    }

    /// All that explains it to those who do not see the board.
    pub fn heard(&self, texts: &Texts) -> Vec<String> {
        let choice = &self.choice;
        let told = [
            self.better(texts, &choice.better, || {
                texts.review_better(&choice.better)
            }),
            texts.review_played(&choice.played),
        ];
        choice.held.iter().cloned().chain(told).collect()
    }

    /// The same as lines of a record, to be heard where a replay shows it.
    pub fn remarks(&self, texts: &Texts) -> String {
        let lines = self.heard(texts).into_iter();
        let lines = lines.map(|told| format!("{SAY} {told}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The most costly choices known so far: those of persons, then those of computers, each in the order of the game. So none moves
/// while others become known.
pub(crate) fn moments_of(cx: &Context, review: &Review) -> Vec<Moment> {
    let Some(player_names) = cx.player_names() else {
        return Vec::new();
    };
    let costly = review
        .turn_reviews()
        .filter(|(_, turn_review)| turn_review.lost() >= LEAST);
    let (mut persons, mut computers): (Vec<_>, Vec<_>) =
        costly.partition(|(_, turn_review)| was_person(cx, turn_review.seat));
    // The one that is looked at stays, whatever an answer that comes late adds.
    let looked = review.looked.map(|looked| looked.step);
    for (costly, most) in [&mut persons, &mut computers].into_iter().zip(TOLD) {
        costly.sort_by_key(|(_, turn_review)| std::cmp::Reverse(turn_review.lost()));
        let mut place = 0..;
        costly.retain(|&(step, _)| place.next() < Some(most) || looked == Some(step));
        costly.sort_by_key(|&(step, _)| step);
    }
    let moment = |(step, turn_review): (usize, &AnyTurnReview)| {
        let known = review.moments.iter();
        let mut known =
            known.filter(|known| known.step == step && known.lost == turn_review.lost());
        if let Some(known) = known.next() {
            return Some(known.clone());
        }
        let (_, turn) = turns::turn_at(cx.stage.as_ref(), step)?;
        let choice = choice_of(cx, &turn, turn_review, &player_names)?;
        Some(Moment {
            step,
            seat: turn_review.seat,
            lost: turn_review.lost(),
            choice,
        })
    };
    persons
        .into_iter()
        .chain(computers)
        .filter_map(moment)
        .collect()
}

fn choice_of(
    cx: &Context,
    turn: &AnyTurn,
    turn_review: &AnyTurnReview,
    player_names: &PlayerNames,
) -> Option<ChoiceInWords> {
    let (texts, seat) = (cx.texts(), turn_review.seat);
    let others = others_of(cx, seat, player_names);
    let why = why_text(texts, &turn_review.why, &others);
    let mut choice = match (turn, turn_review.best) {
        (AnyTurn::Tiles(turn), EitherGame::Tiles(best)) => {
            tile_choice(turn, best, why.as_deref(), texts, player_names)
        }
        (AnyTurn::Cards(decision), EitherGame::Cards(best)) => {
            card_choice(decision, best, player_names.name(seat), texts)
        }
        _ => return None,
    };
    choice.why = why;
    Some(choice)
}

/// What the opponents of a seat are called: the only one by its name.
pub(super) fn others_of(cx: &Context, seat: Seat, player_names: &PlayerNames) -> String {
    let seats = cx.any_stage().map_or(0, AnyStage::seats);
    let others = (0..seats).map(Seat).filter(|&other| other != seat);
    match others.collect::<Vec<_>>()[..] {
        [only] => player_names.name(only).to_owned(),
        _ => cx.texts().review_the_others().to_owned(),
    }
}

fn tile_choice(
    turn: &Turn,
    best: Action,
    why: Option<&str>,
    texts: &Texts,
    player_names: &PlayerNames,
) -> ChoiceInWords {
    let better_turn = rest_of_turn(&turn.game, best);
    let turns = [turn.made.as_slice(), &better_turn];
    let cells = turns.map(laid_at);
    // Why it is better takes the place of a second sentence.
    let most = if why.is_some() { 1 } else { MOST };
    let turns = [(turns[0], MOST), (turns[1], most)];
    let [played_short, better_short] = turns_in_short(&turn.game, turns, texts, player_names);
    ChoiceInWords {
        played: played(turn, texts, player_names),
        better: better(&turn.game, best, texts, player_names),
        short: [(better_short, cells[1]), (played_short, cells[0])],
        better_turn: EitherGame::Tiles(better_turn),
        why: None,
        held: None,
    }
}

fn card_choice(
    decision: &Decision,
    best: cards::Action,
    name: &str,
    texts: &Texts,
) -> ChoiceInWords {
    let game = &decision.game;
    let told = |action| card_choice_text(texts, game, action).unwrap_or_default();
    let short = |action| card_choice_in_short(texts, game, action).unwrap_or_default();
    ChoiceInWords {
        played: told(decision.made),
        better: told(best),
        short: [(short(best), None), (short(decision.made), None)],
        better_turn: EitherGame::Cards(best),
        why: None,
        held: texts.cards_held(game, name),
    }
}

/// What was done in a turn of either game.
pub(super) fn played_text(turn: &AnyTurn, texts: &Texts, player_names: &PlayerNames) -> String {
    match turn {
        AnyTurn::Tiles(turn) => played(turn, texts, player_names),
        AnyTurn::Cards(decision) => {
            card_choice_text(texts, &decision.game, decision.made).unwrap_or_default()
        }
    }
}

/// What was done in a turn, with its immediate result.
fn played(turn: &Turn, texts: &Texts, player_names: &PlayerNames) -> String {
    let (mut game, mut events) = (turn.game.clone(), Vec::new());
    for &action in &turn.made {
        let _ = game.apply(action, &mut events);
    }
    let why = reasons(&events, texts.nothing_put(), texts, player_names);
    laid(turn.made.first().copied(), &why, texts)
}

/// What would have been better, with its result.
fn better(game: &Game, best: Action, texts: &Texts, player_names: &PlayerNames) -> String {
    let why = consequences(game, best, texts, player_names);
    laid(Some(best), &why, texts)
}

/// The place of a tile, with the result.
fn laid(action: Option<Action>, why: &str, texts: &Texts) -> String {
    match action {
        Some(Action::Place {
            tile,
            pos,
            rotation,
        }) => {
            let lies = texts.would_lie(pos, &TileLook::new(tile, rotation));
            format!("{lies} {why}")
        }
        _ => why.to_string(),
    }
}
