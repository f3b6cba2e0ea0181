//! A depth-first search of the rest of the turn part, on copies of the game.

use super::evaluation::Evaluation;
use super::evaluator::Evaluator;
use crate::rules::{Action, Figure, Game, Question, RegionId, Wizard, legal_into, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::{SegmentId, catalogue};

/// The depth of the search: no turn part of any set of parts has more decisions that matter.
const MAX_DEPTH: u8 = 8;

/// A depth-first search that plays on from a position until something is revealed or the turn has to be confirmed, one
/// position at a time: the work can stop and go on anywhere. Keeps its copies and lists, so that in the long run nothing
/// is allocated.
#[derive(Debug)]
pub(super) struct Search {
    evaluator: Evaluator,
    /// The positions between the first one and the one that is looked at next.
    path: Vec<Node>,
    copies: Vec<Game>,
    lists: Vec<Vec<Action>>,
    /// Positions searched so far.
    nodes: u32,
}

/// An inner node: a position whose actions are tried one after another.
#[derive(Debug)]
struct Node {
    game: Game,
    /// Decisions that may follow each action.
    depth: u8,
    kind: NodeKind,
    actions: Vec<Action>,
    /// How many of the actions were tried.
    tried: usize,
    /// Positions that may still be searched below this one.
    left: u32,
    /// Positions searched before the action that is being tried.
    before: u32,
}

/// How a node backs up the evaluations of its actions.
#[derive(Debug)]
enum NodeKind {
    /// The best of them for the seat that decides.
    Best(Seat, Option<Evaluation>),
    /// The action that looks best at once is tried alone, to its end.
    Greedy(Seat, Option<(i32, Action)>),
    /// The mean, each evaluation with its weight.
    Chance(Vec<u32>, Vec<(Evaluation, u32)>),
}

impl Search {
    pub const fn new(evaluator: Evaluator) -> Self {
        Search {
            evaluator,
            path: Vec::new(),
            copies: Vec::new(),
            lists: Vec::new(),
            nodes: 0,
        }
    }

    /// Positions searched so far.
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Whether an action is being tried whose evaluation is not known yet.
    pub const fn is_trying(&self) -> bool {
        !self.path.is_empty()
    }

    /// Begins to search an action, after which everybody who is asked before the next revelation does what is best for them.
    /// Returns its evaluation if one position is enough. Searches at most `most` positions but at least one; where they run out,
    /// positions are evaluated as they stand.
    pub fn begin(&mut self, game: &Game, action: Action, most: u32) -> Option<Evaluation> {
        let copy = copy_of(&mut self.copies, game);
        self.expand(copy, action, MAX_DEPTH, most)
    }

    /// Searches one more position; the evaluation of the action, if that was the last one.
    pub fn step(&mut self) -> Option<Evaluation> {
        let node = self.path.last_mut()?;
        let action = *node.actions.get(node.tried)?;
        let (depth, most) = node.child_budget();
        node.before = self.nodes;
        let copy = copy_of(&mut self.copies, &node.game);
        let mut evaluation = self.expand(copy, action, depth, most)?;
        while let Some(node) = self.path.last_mut() {
            node.left -= self.nodes - node.before;
            node.back_up(evaluation);
            evaluation = node.evaluation()?;
            if let Some(done) = self.path.pop() {
                self.copies.push(done.game);
                self.lists.push(done.actions);
            }
        }
        Some(evaluation)
    }

    /// Expands the position after an action to a node, or evaluates it where it is a leaf.
    fn expand(
        &mut self,
        mut game: Game,
        action: Action,
        depth: u8,
        most: u32,
    ) -> Option<Evaluation> {
        game.apply_trusted(action);
        self.nodes += 1;
        let left = most.saturating_sub(1);
        if depth > 0 {
            let mut actions = self.lists.pop().unwrap_or_default();
            if let Some(kind) = node_kind(&mut game, &mut actions, left) {
                self.path.push(Node {
                    game,
                    depth: depth - 1,
                    kind,
                    actions,
                    tried: 0,
                    left,
                    before: 0,
                });
                return None;
            }
            self.lists.push(actions);
        }
        let evaluation = self.evaluator.evaluate(&game);
        self.copies.push(game);
        Some(evaluation)
    }
}

/// A copy of a game, in the room of one that is not needed any more if there is any.
fn copy_of(copies: &mut Vec<Game>, game: &Game) -> Game {
    match copies.pop() {
        Some(mut copy) => {
            copy.clone_from(game);
            copy
        }
        None => game.clone(),
    }
}

/// Lists what is tried from a position, and says what its evaluations come to; `None` where nothing is to be decided, or
/// where `left` positions are too few to try everything once. Where Chance decides, the position becomes that of its
/// question.
fn node_kind(game: &mut Game, actions: &mut Vec<Action>, left: u32) -> Option<NodeKind> {
    if chance_follows(game) {
        let mut before = game.clone();
        before.apply_trusted(Action::Confirm);
        let all = outcomes(&before);
        actions.clear();
        actions.extend(all.iter().map(|&(outcome, _)| outcome));
        let weights = all.iter().map(|&(_, weight)| weight).collect();
        return (actions.len() <= left as usize).then(|| {
            *game = before;
            NodeKind::Chance(weights, Vec::new())
        });
    }
    let seat = decider(game)?;
    distinct_actions(game, actions);
    let (kind, needed) = if game
        .asked()
        .is_some_and(|asked| asked.question.is_one_of_many())
    {
        (NodeKind::Greedy(seat, None), actions.len() + 1)
    } else {
        (NodeKind::Best(seat, None), actions.len())
    };
    (!actions.is_empty() && needed <= left as usize).then_some(kind)
}

impl Node {
    /// How deep the next action is followed, and to how many positions: what is left is shared out evenly among those
    /// to be tried.
    fn child_budget(&self) -> (u8, u32) {
        match self.kind {
            NodeKind::Greedy(..) => (0, 1),
            NodeKind::Best(..) | NodeKind::Chance(..) => {
                let to_try = self.actions.len() - self.tried;
                (self.depth, self.left / (to_try as u32).max(1))
            }
        }
    }

    /// Notes what the action that was being tried leads to.
    fn back_up(&mut self, evaluation: Evaluation) {
        let tried = self.tried;
        self.tried += 1;
        match &mut self.kind {
            NodeKind::Best(seat, best) => {
                if best.is_none_or(|best| evaluation.for_seat(*seat) > best.for_seat(*seat)) {
                    *best = Some(evaluation);
                }
            }
            NodeKind::Greedy(seat, first) => {
                let worth = evaluation.for_seat(*seat);
                if first.is_none_or(|(best, _)| worth > best) {
                    *first = Some((worth, self.actions[tried]));
                }
                if self.tried == self.actions.len() {
                    self.actions.clear();
                    self.actions.extend(first.map(|(_, action)| action));
                    self.tried = 0;
                    self.kind = NodeKind::Best(*seat, None);
                }
            }
            NodeKind::Chance(weights, evaluations) => {
                evaluations.push((evaluation, weights[tried]))
            }
        }
    }

    /// The evaluation of all actions, once they were tried.
    fn evaluation(&self) -> Option<Evaluation> {
        if self.tried < self.actions.len() {
            return None;
        }
        match &self.kind {
            NodeKind::Best(_, best) => *best,
            NodeKind::Greedy(..) => None,
            NodeKind::Chance(_, evaluations) => Some(Evaluation::mean(evaluations)),
        }
    }
}

/// Whether a die or a token comes as soon as this is confirmed: there are few ways in which it can fall.
fn chance_follows(game: &Game) -> bool {
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

/// Whether two actions come to the same: rotations of a tile that rules cannot tell apart, segments of one feature.
pub fn are_alike(game: &Game, one: Action, other: Action) -> bool {
    match (one, other) {
        (
            Action::Place {
                tile,
                pos,
                rotation,
            },
            Action::Place {
                tile: same_tile,
                pos: same_pos,
                rotation: turned,
            },
        ) => {
            let kinds = catalogue().tile(tile).rotations().len() as u8;
            let same = rotation as u8 % kinds == turned as u8 % kinds;
            tile == same_tile && pos == same_pos && same
        }
        (
            Action::Deploy { figure, segment },
            Action::Deploy {
                figure: same_figure,
                segment: beside,
            },
        ) => {
            let place = on_last_tile(game, segment);
            figure == same_figure && place.is_some() && place == on_last_tile(game, beside)
        }
        _ => one == other,
    }
}

/// The feature of a segment of the tile that was placed last.
fn on_last_tile(game: &Game, segment: SegmentId) -> Option<RegionId> {
    let placed = game.placed_now()?;
    Some(game.regions().region_of(placed.seg(segment)))
}

/// The legal actions without those that come to the same as an earlier one: rotations that rules cannot tell apart,
/// segments of one feature, features without meeples for mage and witch.
pub fn distinct_actions(game: &Game, actions: &mut Vec<Action>) {
    legal_into(game, actions);
    let mut seen: Vec<(Figure, RegionId)> = Vec::new();
    let mut spells: Vec<(Wizard, Option<RegionId>)> = Vec::new();
    actions.retain(|&action| match action {
        Action::Place { tile, rotation, .. } => {
            catalogue().tile(tile).rotations().contains(&rotation)
        }
        Action::Deploy { figure, segment } => {
            let Some(region) = on_last_tile(game, segment) else {
                return true;
            };
            let stand = (figure, region);
            let fresh = !seen.contains(&stand);
            seen.push(stand);
            fresh
        }
        Action::Conjure { wizard, spot } => {
            let Some(region) = game.region_at(spot) else {
                return true;
            };
            let held = game.regions().get(region).meeples > 0;
            let place = (wizard, held.then_some(region));
            let fresh = !spells.contains(&place);
            spells.push(place);
            fresh
        }
        _ => true,
    });
}
