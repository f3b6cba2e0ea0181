//! The Crop Circles (`CROP`): everybody adds a meeple beside one of their own, or takes one back.

use crate::tiles::{CircleKind, Symbol};
use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Action, Circle, Question};
use crate::rules::board::Spot;
use crate::rules::event::Event;
use crate::rules::figures::{Figure, Standing};
use crate::rules::game::Game;
use crate::rules::illegal::Reason;
use crate::rules::shape::shape;
use crate::table::{Listener, Party, Seat};
use crate::tiles::{FeatureKind, order};

/// The crop circle that is being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Circles {
    /// The active player's choice for everybody.
    chosen: Option<Circle>,
    /// How many players have acted, beginning with the one to the left of the active player.
    acted: u8,
}

/// The meeples that crop circles affect (R-CROP-03).
const MEEPLES: [Figure; 2] = [Figure::Meeple, Figure::Large];

/// The kind of feature that the symbol of a crop circle stands for (CROP-04).
fn named(symbol: &Symbol) -> Option<FeatureKind> {
    match symbol {
        Symbol::CropCircle(CircleKind::Road) => Some(FeatureKind::Road),
        Symbol::CropCircle(CircleKind::City) => Some(FeatureKind::City),
        Symbol::CropCircle(CircleKind::Field) => Some(FeatureKind::Field),
        _ => None,
    }
}

impl Game {
    /// The kind of feature affected by the circle on the tile just placed (CROP-04); none for a
    /// pitchfork without farmers (R-CROP-08).
    pub fn circle_kind(&self) -> Option<FeatureKind> {
        let placed = self
            .placed_now()
            .filter(|_| self.plays(Part::CropCircles))?;
        let kind = shape(placed.tile).symbols.iter().find_map(named)?;
        (kind != FeatureKind::Field || self.setup.options.farmers).then_some(kind)
    }

    /// TURN-34: asks for the choice (CROP-03), then everybody in turn, the active player last
    /// (CROP-05). Returns `true` when somebody was asked.
    pub(in crate::rules) fn run_circle(&mut self, listener: &mut impl Listener<Event>) -> bool {
        let Some(kind) = self.circle_kind() else {
            self.go_on();
            return false;
        };
        let Some(chosen) = self.modules.circles.chosen else {
            // R-CROP-02: without any such meeple the choice would have no effect.
            let idle = !self.standing.iter().any(|s| self.in_circle(s, kind));
            if idle {
                listener.tell(|| Event::CircleIdle(kind));
                self.go_on();
            } else {
                self.ask(Party::Player(self.turn.active), Question::Circle);
            }
            return !idle;
        };
        while let Some(seat) = self.next_in_circle() {
            let actions = self.circle_actions(seat);
            let compulsory = chosen == Circle::Remove || self.setup.options.crop_add_mandatory;
            match actions[..] {
                [] => {}
                [only] if compulsory => self.act_in_circle(seat, only, listener),
                _ => {
                    self.ask(Party::Player(seat), chosen.question());
                    return true;
                }
            }
            self.modules.circles.acted += 1;
        }
        self.modules.circles = Circles::default();
        self.go_on();
        false
    }

    /// Whether a figure is a meeple on this kind of feature.
    fn in_circle(&self, standing: &Standing, kind: FeatureKind) -> bool {
        MEEPLES.contains(&standing.figure) && self.region(standing.seg).kind == kind
    }

    /// Who acts next (CROP-05).
    fn next_in_circle(&self) -> Option<Seat> {
        let count = self.seats();
        let mut order = self.turn.active.next(count).clockwise(count);
        order.nth(usize::from(self.modules.circles.acted))
    }

    /// The active player chooses for everybody.
    pub(in crate::rules) fn choose_circle(
        &mut self,
        circle: Circle,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = self.turn.active;
        self.modules.circles = Circles {
            chosen: Some(circle),
            acted: 0,
        };
        listener.tell(|| Event::CircleChosen { seat, circle });
    }

    /// What a seat may do at the circle, by place, then by figure: add a meeple beside one of its
    /// own (CROP-06, CROP-10), or take one back (CROP-08).
    pub(in crate::rules) fn circle_actions(&self, seat: Seat) -> Vec<Action> {
        let (Some(kind), Some(chosen)) = (self.circle_kind(), self.modules.circles.chosen) else {
            return Vec::new();
        };
        let own = self.standing.iter().filter(|s| s.owner == seat);
        let own = own.filter(|s| self.in_circle(s, kind));
        let mut pairs: Vec<(Spot, Figure)> = Vec::new();
        for standing in own {
            let spot = self.spot(standing.seg);
            match chosen {
                Circle::Remove => pairs.push((spot, standing.figure)),
                Circle::Add => {
                    let supply = self.player(seat).supply();
                    let left = MEEPLES.into_iter().filter(|&f| supply.count(f) > 0);
                    pairs.extend(left.map(|figure| (spot, figure)));
                }
            }
        }
        order::sort(&mut pairs);
        pairs.dedup();
        let action = |(spot, figure)| match chosen {
            Circle::Add => Action::AddBeside { figure, spot },
            Circle::Remove => Action::Withdraw { figure, spot },
        };
        pairs.into_iter().map(action).collect()
    }

    /// Why the player asked may not do this at the circle.
    pub(in crate::rules) fn circle_refusal(&self, action: Action) -> Option<Reason> {
        let Party::Player(seat) = self.asked.party else {
            return Some(Reason::NotThere);
        };
        if self.circle_actions(seat).contains(&action) {
            return None;
        }
        match action {
            Action::AddBeside { figure, .. } if self.player(seat).supply().count(figure) == 0 => {
                Some(Reason::NoneLeft(figure))
            }
            Action::AddBeside { .. } => Some(Reason::NotBeside),
            _ => Some(Reason::NotThere),
        }
    }

    /// Applies the answer of the player asked; `None` is a pass.
    pub(in crate::rules) fn act_or_pass(
        &mut self,
        action: Option<Action>,
        listener: &mut impl Listener<Event>,
    ) {
        if let (Some(action), Party::Player(seat)) = (action, self.asked.party) {
            self.act_in_circle(seat, action, listener);
        }
        self.modules.circles.acted += 1;
    }

    fn act_in_circle(&mut self, seat: Seat, action: Action, listener: &mut impl Listener<Event>) {
        match action {
            Action::AddBeside { figure, spot } => {
                if let Some(seg) = self.board.seg(spot) {
                    self.put_figure(seat, figure, seg, listener);
                }
            }
            Action::Withdraw { figure, spot } => {
                let seg = self.board.seg(spot);
                let same =
                    |s: &Standing| Some(s.seg) == seg && s.owner == seat && s.figure == figure;
                if let Some(index) = self.standing.iter().position(same) {
                    self.send_home(index, listener);
                    self.return_lonely(listener);
                }
            }
            _ => {}
        }
    }
}

impl Circle {
    pub const ALL: [Circle; 2] = [Circle::Add, Circle::Remove];

    /// The name used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Circle::Add => "add",
            Circle::Remove => "remove",
        }
    }

    /// The question put to everybody after this choice.
    const fn question(self) -> Question {
        match self {
            Circle::Add => Question::CircleAdd,
            Circle::Remove => Question::CircleRemove,
        }
    }
}
