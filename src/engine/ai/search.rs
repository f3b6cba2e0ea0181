//! A depth-first search of the rest of the turn part, on copies of the game.

use super::evaluation::Evaluation;
use super::evaluator::Evaluator;
use crate::rules::{Action, Figure, Game, Question, RegionId, Wizard, legal_into, outcomes};
use crate::table::{Party, Seat};
use crate::tiles::{SegmentId, catalogue};

/// The depth of the search: whatever the expansions, no turn part has more decisions that matter.
const MAX_DEPTH: u8 = 8;

/// A depth-first search from a position until something is revealed or the turn has to be confirmed, one position per step, so
/// that it can be interrupted anywhere. Reuses its copies and lists to avoid allocation.
#[derive(Debug)]
pub(super) struct Search {
    evaluator: Evaluator,
    /// The nodes from the root to the position searched next.
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
    /// The depth left below each action.
    depth: u8,
    kind: NodeKind,
    actions: Vec<Action>,
    /// How many of the actions were tried.
    tried: usize,
    /// Positions that may still be searched below this one.
    left: u32,
    /// Positions searched before the current action.
    before: u32,
}

/// How a node backs up the evaluations of its actions.
#[derive(Debug)]
enum NodeKind {
    /// The best of them for the seat that decides.
    Best(Seat, Option<Evaluation>),
    /// Only the action with the best static evaluation is searched deeper.
    Greedy(Seat, Option<(i32, Action)>),
    /// Their weighted mean; with all weights, and the evaluations so far.
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

    /// Whether the search of an action is unfinished.
    pub const fn is_trying(&self) -> bool {
        !self.path.is_empty()
    }

    /// Starts the search of an action, assuming best play by everybody until the next reveal. Returns its evaluation if one
    /// position is enough. Searches at most `most` positions but at least one; when they run out, positions are evaluated
    /// statically.
    pub fn begin(&mut self, game: &Game, action: Action, most: u32) -> Option<Evaluation> {
        let copy = copy_of(&mut self.copies, game);
        self.expand(copy, action, MAX_DEPTH, most)
    }

    /// Searches one more position. Returns the evaluation of the action if that was the last one.
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

    /// Expands the position after an action into a node, or evaluates it if it is a leaf.
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

/// A copy of a game, reusing the memory of a discarded one if there is any.
fn copy_of(copies: &mut Vec<Game>, game: &Game) -> Game {
    match copies.pop() {
        Some(mut copy) => {
            copy.clone_from(game);
            copy
        }
        None => game.clone(),
    }
}

/// Lists the actions to try from a position, and says how their evaluations are backed up. `None` at a leaf: nothing to decide,
/// or `left` too small to try everything once. If Chance decides, `game` is advanced to its question.
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
    /// The depth and budget of the next action: the positions left are shared evenly among the untried actions.
    fn child_budget(&self) -> (u8, u32) {
        match self.kind {
            NodeKind::Greedy(..) => (0, 1),
            NodeKind::Best(..) | NodeKind::Chance(..) => {
                let to_try = self.actions.len() - self.tried;
                (self.depth, self.left / (to_try as u32).max(1))
            }
        }
    }

    /// Backs up the evaluation of the current action.
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

    /// The backed-up evaluation, once all actions have been tried.
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

/// Whether a die roll or token draw follows as soon as this is confirmed: these have few outcomes.
fn chance_follows(game: &Game) -> bool {
    let confirms = game.asked().map(|asked| asked.question) == Some(Question::Confirm);
    confirms && (game.flight().is_some() || game.flocks().draws())
}

/// The player to move, unless something is revealed or the turn ends first.
fn decider(game: &Game) -> Option<Seat> {
    match game.asked()?.party {
        Party::Player(seat) if game.asked()?.question != Question::Confirm => Some(seat),
        _ => None,
    }
}

/// Whether two actions are equivalent: rotations of a tile that look the same to the rules, segments of one feature.
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

/// The feature of a segment of the tile placed last.
fn on_last_tile(game: &Game, segment: SegmentId) -> Option<RegionId> {
    let placed = game.placed_now()?;
    Some(game.regions().region_of(placed.seg(segment)))
}

/// Lists the legal actions without those equivalent to an earlier one: rotations that look the same to the rules, segments of
/// one feature, and for mage and witch features without meeples.
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
