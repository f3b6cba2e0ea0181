//! Where everybody stands on the board: the players' figures, mage, witch and gingerbread man.
//!
//! The first figure on a segment stands on its anchor. Mage, witch and gingerbread man have
//! reserved places beside it, so that nobody has to move when they come.

use kurbo::Point;

use super::figures::on_board::{figure_on, owner_of, shape_of_wizard};
use super::figures::{Figure, Owner, Shape};
use super::spots::anchor_beside;
use engine::rules::{self, Game, Part, SegIx, Spot, Standing, Wizard};
use engine::table::Seat;
use engine::tiles::{FeatureKind, order};

/// Anybody on the board: a player's figure, mage, witch or gingerbread man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Figure(Standing),
    Wizard(Wizard),
    Gingerbread,
}

/// Somebody and their place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stander {
    pub who: Who,
    /// On which segment.
    pub seg: SegIx,
    /// The same segment by its cell.
    pub spot: Spot,
    /// The middle of the body, in units of the table.
    pub at: Point,
    /// How many players' figures came to the same segment later.
    pub later: usize,
}

impl Stander {
    /// Sheep beside it, if it is a shepherd (HS-07).
    pub fn sheep(&self, game: &Game) -> u16 {
        match self.who {
            Who::Figure(one) if one.figure == rules::Figure::Shepherd => {
                game.flocks().sheep(one.owner)
            }
            _ => 0,
        }
    }
}

impl Who {
    /// How a figure is drawn on a kind of feature.
    pub fn drawn(self, kind: FeatureKind, owners: &[Owner]) -> Figure {
        match self {
            Who::Figure(one) => figure_on(one.figure, kind, owner_of(owners, one.owner)),
            Who::Wizard(wizard) => Figure::neutral(shape_of_wizard(wizard)),
            Who::Gingerbread => Figure::neutral(Shape::Gingerbread),
        }
    }
}

/// Everybody on the board, those farthest back first.
pub fn crowd(game: &Game) -> Vec<Stander> {
    let mut all: Vec<Stander> = Vec::new();
    let standing = game.standing();
    for (index, one) in standing.iter().enumerate() {
        let same = |other: &&Standing| other.seg == one.seg;
        let before = standing[..index].iter().filter(same).count();
        let room = room(game, game.board().kind(one.seg), before);
        let later = standing[index + 1..].iter().filter(same).count();
        let stander = stander(game, Who::Figure(*one), one.seg, room);
        all.extend(stander.map(|stander| Stander { later, ..stander }));
    }
    for wizard in Wizard::ALL {
        let seg = game.magic().at(wizard);
        all.extend(seg.and_then(|seg| stander(game, Who::Wizard(wizard), seg, WIZARD)));
    }
    let man = game.gingerbread().at();
    all.extend(man.and_then(|seg| stander(game, Who::Gingerbread, seg, baker(game))));
    order::sort_by(&mut all, |a, b| a.at.y.total_cmp(&b.at.y));
    all
}

fn stander(game: &Game, who: Who, seg: SegIx, before: usize) -> Option<Stander> {
    let spot = game.spot(seg);
    let at = place(game, spot, before)?;
    let later = 0;
    Some(Stander {
        who,
        seg,
        spot,
        at,
        later,
    })
}

/// Places reserved before that of the mage or the witch: the anchor.
const WIZARD: usize = 1;

/// Places reserved before that of the gingerbread man.
fn baker(game: &Game) -> usize {
    WIZARD + usize::from(game.plays(Part::MageWitch))
}

/// Places before that of a figure with `before` others on its segment.
fn room(game: &Game, kind: FeatureKind, before: usize) -> usize {
    let kept = |part| usize::from(game.plays(part));
    let kept = match kind {
        _ if before == 0 => 0,
        FeatureKind::Road => kept(Part::MageWitch),
        FeatureKind::City => kept(Part::MageWitch) + kept(Part::Gingerbread),
        _ => 0,
    };
    before + kept
}

fn place(game: &Game, spot: Spot, before: usize) -> Option<Point> {
    let board = game.board();
    let placed = board.at(board.get(spot.pos)?);
    Some(anchor_beside(placed, spot.segment, before))
}

/// Where one more figure would stand on a segment.
pub fn place_for_figure(game: &Game, spot: Spot) -> Option<Point> {
    let seg = game.board().seg(spot)?;
    let there = game.standing().iter().filter(|one| one.seg == seg).count();
    place(game, spot, room(game, game.board().kind(seg), there))
}

/// Where a seat's figure stands on a segment: the one that came last.
pub fn place_of_figure(
    game: &Game,
    spot: Spot,
    (seat, figure): (Seat, rules::Figure),
) -> Option<Point> {
    let seg = game.board().seg(spot)?;
    let all = crowd(game);
    let is = |who: Who| match who {
        Who::Figure(one) => (one.seg, one.owner, one.figure) == (seg, seat, figure),
        Who::Wizard(_) | Who::Gingerbread => false,
    };
    let own = all.iter().filter(|one| is(one.who));
    own.min_by_key(|one| one.later).map(|one| one.at)
}

/// Where the mage or the witch stands on a segment.
pub fn place_for_wizard(game: &Game, spot: Spot) -> Option<Point> {
    place(game, spot, WIZARD)
}

/// Where the gingerbread man stands on a segment.
pub fn place_for_gingerbread(game: &Game, spot: Spot) -> Option<Point> {
    place(game, spot, baker(game))
}
