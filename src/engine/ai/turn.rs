//! What can come of the decision that is owed: the rest of the turn part, played on copies of the game.

use super::judge::Judge;
use super::verdict::Verdict;
use crate::rules::{Action, Figure, Game, Question, RegionId, SegIx, Wizard, legal_into, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::catalogue;

/// Decisions looked at one after another at most; no turn part of any set of parts has more that matter.
const DEEPEST: usize = 8;

/// Plays on from a position until something is revealed or the turn has to be confirmed. Keeps its copies and lists,
/// so that in the long run nothing is allocated.
#[derive(Debug)]
pub(super) struct Explorer {
    judge: Judge,
    copies: Vec<Game>,
    lists: Vec<Vec<Action>>,
    /// Positions judged so far.
    nodes: u32,
}

impl Explorer {
    pub fn new(judge: Judge) -> Self {
        Explorer {
            judge,
            copies: Vec::new(),
            lists: Vec::new(),
            nodes: 0,
        }
    }

    /// Positions judged so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// What `action` leads to when everybody asked before the next revelation does what is best for them.
    pub fn after(&mut self, game: &Game, action: Action) -> Verdict {
        self.play(game, action, DEEPEST)
    }

    fn play(&mut self, game: &Game, action: Action, depth: usize) -> Verdict {
        let mut copy = match self.copies.pop() {
            Some(mut copy) => {
                copy.clone_from(game);
                copy
            }
            None => game.clone(),
        };
        copy.apply_trusted(action);
        let verdict = self.best(&copy, depth);
        self.copies.push(copy);
        verdict
    }

    fn best(&mut self, game: &Game, depth: usize) -> Verdict {
        if depth > 0 && luck_is_due(game) {
            return self.on_average(game, depth);
        }
        let Some(seat) = decider(game).filter(|_| depth > 0) else {
            self.nodes += 1;
            return self.judge.verdict(game);
        };
        let mut actions = self.lists.pop().unwrap_or_default();
        choices(game, &mut actions);
        if is_one_of_many(game) {
            self.keep_best(game, seat, &mut actions);
        }
        let mut best: Option<Verdict> = None;
        for &action in &actions {
            let verdict = self.play(game, action, depth - 1);
            if best.is_none_or(|best| verdict.of(seat) > best.of(seat)) {
                best = Some(verdict);
            }
        }
        self.lists.push(actions);
        best.unwrap_or_default()
    }

    /// What the die or the token that comes next leads to on average.
    fn on_average(&mut self, game: &Game, depth: usize) -> Verdict {
        let mut before = game.clone();
        before.apply_trusted(Action::Confirm);
        let all = outcomes(&before).into_iter();
        let verdicts: Vec<(Verdict, u32)> = all
            .map(|(outcome, weight)| (self.play(&before, outcome, depth - 1), weight))
            .collect();
        Verdict::mean(&verdicts)
    }

    /// Leaves only the action after which the position looks best for `seat` at once.
    fn keep_best(&mut self, game: &Game, seat: Seat, actions: &mut Vec<Action>) {
        let mut best: Option<(i32, Action)> = None;
        for &action in actions.iter() {
            let worth = self.play(game, action, 0).of(seat);
            if best.is_none_or(|(least, _)| worth > least) {
                best = Some((worth, action));
            }
        }
        actions.clear();
        actions.extend(best.map(|(_, action)| action));
    }
}

/// Whether the decision is one of a row in which everything that may follow would be too much to look at: those of all
/// players at a crop circle, the ways of the gingerbread man, of mage and witch, ingots and ferries one by one.
fn is_one_of_many(game: &Game) -> bool {
    let question = game.asked().map(|asked| asked.question);
    matches!(
        question,
        Some(
            Question::CircleAdd
                | Question::CircleRemove
                | Question::Gingerbread
                | Question::Magic(_)
                | Question::TakeIngot
                | Question::TurnFerry
        )
    )
}

/// Whether a die or a token comes as soon as this is confirmed: there are few ways in which it can fall.
fn luck_is_due(game: &Game) -> bool {
    let confirms = game.asked().map(|asked| asked.question) == Some(Question::Confirm);
    confirms && (game.flight().is_some() || game.flocks().draws())
}

/// The player who decides next before anything is revealed or the turn is over.
fn decider(game: &Game) -> Option<Seat> {
    match game.asked()?.party {
        Party::Player(seat) if game.asked()?.question != Question::Confirm => Some(seat),
        _ => None,
    }
}

/// The legal actions without those that come to the same as an earlier one: rotations that rules cannot tell apart,
/// segments of one feature, features without meeples for mage and witch.
pub(super) fn choices(game: &Game, actions: &mut Vec<Action>) {
    legal_into(game, actions);
    let mut seen: Vec<(Figure, RegionId)> = Vec::new();
    let mut spells: Vec<(Wizard, Option<RegionId>)> = Vec::new();
    actions.retain(|&action| match action {
        Action::Place { tile, rotation, .. } => {
            catalogue().tile(tile).rotations().contains(&rotation)
        }
        Action::Deploy { figure, segment } => {
            let Some(placed) = game.placed_now() else {
                return true;
            };
            let seg = SegIx(placed.first.0 + u16::from(segment.0));
            let stand = (figure, game.regions().of(seg));
            let fresh = !seen.contains(&stand);
            seen.push(stand);
            fresh
        }
        Action::Conjure { wizard, spot } => {
            let Some(seg) = game.board().seg(spot) else {
                return true;
            };
            let region = game.regions().of(seg);
            let held = game.regions().get(region).meeples > 0;
            let place = (wizard, held.then_some(region));
            let fresh = !spells.contains(&place);
            spells.push(place);
            fresh
        }
        _ => true,
    });
}
