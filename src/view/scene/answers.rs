//! Answers on the board: the places where something may be put, moved or taken to answer the open
//! question.

use kurbo::{Point, Vec2};

use super::anchors::is_machine;
use super::camera::{Camera, TILE};
use super::crowd::{
    Who, crowd, place_for_figure, place_for_gingerbread, place_for_wizard, place_of_figure,
};
use super::figures::Shape;
use super::figures::on_board::shape_of_wizard;
use super::flight::Hides;
use super::pieces::Deck;
use super::plan::Plan;
use super::pointing::spot_under;
use super::spots::{anchor_of, rest_on, to_table};
use engine::rules::{Action, Circle, Figure, Game, Spot, Timing, Wizard};
use engine::table::{Party, Seat};
use engine::tiles::{FeatureKind, Pos, SegmentId, catalogue};

/// What is put, moved or taken by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// A figure of the asked player.
    Figure(Figure),
    Wizard(Wizard),
    Gingerbread,
    Ingot,
    Ferry,
    /// A sheep from the bag.
    Sheep,
    /// Nothing to hold: a number of points.
    Points(u16),
    /// Nothing to hold: what everybody does at a crop circle.
    Circle(Circle),
}

impl Piece {
    /// Its name in the page's commands.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Figure(figure) => figure.name(),
            Piece::Wizard(wizard) => wizard.name(),
            Piece::Gingerbread => "gingerbread",
            Piece::Ingot => "ingot",
            Piece::Ferry => "ferry",
            Piece::Sheep => "sheep",
            Piece::Points(_) => "points",
            Piece::Circle(_) => "circle",
        }
    }

    pub fn drawn(self) -> Drawn {
        match self {
            Piece::Figure(figure) => Drawn::Own(figure),
            Piece::Wizard(wizard) => Drawn::Neutral(shape_of_wizard(wizard)),
            Piece::Gingerbread => Drawn::Neutral(Shape::Gingerbread),
            Piece::Sheep => Drawn::Neutral(Shape::Sheep),
            Piece::Ingot => Drawn::Ingot,
            Piece::Ferry => Drawn::Ferry,
            Piece::Points(points) => Drawn::Text(points.to_string()),
            Piece::Circle(Circle::Add) => Drawn::Text("+1".to_string()),
            Piece::Circle(Circle::Remove) => Drawn::Text("-1".to_string()),
        }
    }

    /// The part of the board that counts as its place, besides the place itself.
    const fn ground(self) -> Ground {
        match self {
            Piece::Ingot => Ground::Tile,
            Piece::Wizard(_) | Piece::Gingerbread | Piece::Points(_) => Ground::Feature,
            Piece::Figure(_) | Piece::Sheep => Ground::FeatureForDrops,
            Piece::Ferry | Piece::Circle(_) => Ground::Nothing,
        }
    }

    /// Whether a hand can carry it.
    pub const fn is_held(self) -> bool {
        !matches!(self, Piece::Points(_) | Piece::Circle(_))
    }
}

/// How a piece is drawn: in a hand, at its place and beside the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// A figure of the asked player.
    Own(Figure),
    /// A neutral figure.
    Neutral(Shape),
    Ingot,
    Ferry,
    /// A short text, for what cannot be held.
    Text(String),
}

/// The part of the board that counts as a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    /// Only the place itself.
    Nothing,
    /// The whole tile.
    Tile,
    /// The whole feature.
    Feature,
    /// The whole feature for drops. A click has to be near the place, as it may be meant for
    /// something else.
    FeatureForDrops,
}

/// What happens to the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// It is put in the place.
    Put,
    /// It is on the board, and the asked player takes it.
    Take,
}

/// The immediate result of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Points(u16),
    Chance,
}

impl Outcome {
    /// As drawn on the board.
    pub fn text(self) -> String {
        match self {
            Outcome::Points(points) => format!("+{points}"),
            Outcome::Chance => "+?".to_string(),
        }
    }
}

/// A place that answers the question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answer {
    pub action: Action,
    /// What is put or taken there.
    pub piece: Piece,
    pub kind: AnswerKind,
    pub cell: Pos,
    /// On which segment of the cell; `None` for what lies or is printed on a tile.
    pub segment: Option<SegmentId>,
    /// Its position in units of the table.
    pub at: Point,
    /// How a ferry would lie.
    pub deck: Option<Deck>,
    /// Its result, if that is shown beside it.
    pub outcome: Option<Outcome>,
}

impl Answer {
    const fn put(action: Action, piece: Piece, spot: Spot, at: Point) -> Answer {
        Answer {
            action,
            piece,
            kind: AnswerKind::Put,
            cell: spot.pos,
            segment: Some(spot.segment),
            at,
            deck: None,
            outcome: None,
        }
    }

    const fn bringing(self, outcome: Outcome) -> Answer {
        Answer {
            outcome: Some(outcome),
            ..self
        }
    }

    const fn taken(self) -> Answer {
        Answer {
            kind: AnswerKind::Take,
            ..self
        }
    }

    /// Its segment on the table.
    pub fn spot(&self) -> Option<Spot> {
        let pos = self.cell;
        self.segment.map(|segment| Spot { pos, segment })
    }

    /// Whether the whole tile counts as its place.
    pub const fn is_for_tile(&self) -> bool {
        matches!(self.piece.ground(), Ground::Tile)
    }

    /// Whether the whole feature counts as its place, for drops and clicks.
    pub const fn is_for_feature(&self) -> bool {
        matches!(self.piece.ground(), Ground::Feature)
    }

    /// Whether it is a small mark on its feature, which remains visible and has to be clicked
    /// itself.
    pub const fn is_mark(&self) -> bool {
        let put = matches!(self.kind, AnswerKind::Put);
        put && self.piece.is_held() && self.is_for_feature()
    }

    /// Whether the whole feature counts as its place for drops.
    pub const fn is_for_drops(&self) -> bool {
        matches!(
            self.piece.ground(),
            Ground::Feature | Ground::FeatureForDrops
        )
    }

    /// What disappears from the board while this is taken from it by hand.
    pub fn hides(&self) -> Hides {
        match (self.piece, self.spot()) {
            (Piece::Ingot, _) => Hides::Ingot(self.cell),
            (Piece::Wizard(wizard), _) => Hides::Wizard(wizard),
            (Piece::Figure(_), Some(spot)) => Hides::Figure(spot),
            (Piece::Figure(_), None) => Hides::Nothing,
            (Piece::Gingerbread | Piece::Ferry | Piece::Sheep, _) => Hides::Nothing,
            (Piece::Points(_) | Piece::Circle(_), _) => Hides::Nothing,
        }
    }
}

/// All answers on the board, in the order of `legal`; for mage and witch one for each feature.
pub fn answers(game: &Game, legal: &[Action]) -> Vec<Answer> {
    let mut all: Vec<Answer> = Vec::new();
    for &action in legal {
        let answer = answer(game, action);
        let known = |answer: &Answer| all.iter().any(|other| is_same(game, other, answer));
        all.extend(answer.filter(|answer| !known(answer)));
    }
    all
}

/// Whether both would move mage or witch to the same feature.
fn is_same(game: &Game, one: &Answer, other: &Answer) -> bool {
    let region = |answer: &Answer| {
        let seg = game.board().seg(answer.spot()?)?;
        Some(game.regions().region_of(seg))
    };
    let wizards = matches!(one.piece, Piece::Wizard(_)) && one.piece == other.piece;
    wizards && region(one) == region(other)
}

fn answer(game: &Game, action: Action) -> Option<Answer> {
    let put = |piece, spot, at: Option<Point>| Some(Answer::put(action, piece, spot, at?));
    let taken = |figure, spot| {
        let at = place_of_figure(game, spot, (asked(game)?, figure));
        put(Piece::Figure(figure), spot, at).map(Answer::taken)
    };
    match action {
        Action::Deploy { figure, segment } => {
            let pos = game.placed_now()?.pos;
            let spot = Spot { pos, segment };
            put(Piece::Figure(figure), spot, anchor_of(game.board(), spot))
        }
        Action::Fly(figure) => printed(game, action, Piece::Figure(figure), machine_at(game)?),
        Action::Land(spot) => {
            let figure = game.flight()?.figure;
            put(Piece::Figure(figure), spot, place_for_figure(game, spot))
        }
        Action::TakeBack => {
            let points = Outcome::Points(game.abbot_points());
            taken(Figure::Abbot, abbot(game)?).map(|home| home.bringing(points))
        }
        Action::Conjure { wizard, spot } => {
            let at = place_for_wizard(game, spot);
            put(Piece::Wizard(wizard), spot, at)
        }
        Action::Banish(wizard) => {
            let spot = game.spot(game.magic().at(wizard)?);
            let at = place_for_wizard(game, spot);
            put(Piece::Wizard(wizard), spot, at).map(Answer::taken)
        }
        Action::Grow => {
            let spot = shepherd(game)?;
            let grown = put(Piece::Sheep, spot, beside_flock(game, spot));
            grown.map(|grown| grown.bringing(Outcome::Chance))
        }
        Action::Guide => {
            let spot = shepherd(game)?;
            let at = middle_of_flock(game, spot);
            let points = Outcome::Points(points_waiting(game, spot)?);
            let home = put(Piece::Figure(Figure::Shepherd), spot, at);
            home.map(|home| home.taken().bringing(points))
        }
        Action::Circle(circle) => {
            let at = circle_at(game)? + beside_circle(circle);
            printed(game, action, Piece::Circle(circle), at)
        }
        Action::Gingerbread(spot) => {
            put(Piece::Gingerbread, spot, place_for_gingerbread(game, spot))
        }
        Action::AddBeside { figure, spot } => {
            put(Piece::Figure(figure), spot, place_for_figure(game, spot))
        }
        Action::Withdraw { figure, spot } => taken(figure, spot),
        Action::Recall { figure, spot } => {
            let points = Outcome::Points(game.recall_points(spot));
            taken(figure, spot).map(|home| home.bringing(points))
        }
        Action::Ingot(pos) => ingot(game, action, pos),
        Action::TakeIngot(pos) => ingot(game, action, pos).map(Answer::taken),
        Action::Ferry { a, b } => ferry(game, action, game.placed_now()?.pos, [a, b]),
        Action::TurnFerry { pos, a, b } => ferry(game, action, pos, [a, b]),
        Action::ScoreNext(spot) => {
            let points = Piece::Points(points_waiting(game, spot)?);
            put(points, spot, anchor_of(game.board(), spot))
        }
        Action::First(_)
        | Action::Draw(_)
        | Action::Reveal(_)
        | Action::Roll(_)
        | Action::Token(_)
        | Action::Place { .. }
        | Action::Discard(_)
        | Action::Rob(_)
        | Action::Advance(_)
        | Action::Steal
        | Action::Wait
        | Action::Perform
        | Action::TakePoints
        | Action::Pass
        | Action::Confirm => None,
    }
}

/// What a completed feature, or the flock of a closed field, would score now.
fn points_waiting(game: &Game, spot: Spot) -> Option<u16> {
    let region = game.regions().region_of(game.board().seg(spot)?);
    Some(match game.regions().get(region).kind {
        FeatureKind::Field => game.sheep_in(region),
        FeatureKind::Road | FeatureKind::City | FeatureKind::Monastery | FeatureKind::Garden => {
            game.value(region, Timing::During)
        }
    })
}

fn asked(game: &Game) -> Option<Seat> {
    match game.asked()?.party {
        Party::Player(seat) => Some(seat),
        Party::Chance => None,
    }
}

/// Where the asked player's abbot is.
fn abbot(game: &Game) -> Option<Spot> {
    let seat = asked(game)?;
    let mut standing = game.standing().iter();
    let own = standing.find(|one| one.owner == seat && one.figure == Figure::Abbot);
    own.map(|one| game.spot(one.seg))
}

/// Where the asked player's shepherd is.
fn shepherd(game: &Game) -> Option<Spot> {
    Some(game.spot(game.shepherd(asked(game)?)?))
}

/// The middle of a shepherd and the sheep beside it.
fn middle_of_flock(game: &Game, spot: Spot) -> Option<Point> {
    let own = place_of_figure(game, spot, (asked(game)?, Figure::Shepherd))?;
    Some(own + Vec2::new(BESIDE_SHEPHERD, 0.0))
}

/// The place for growing a flock: beside it, on the same field if possible.
fn beside_flock(game: &Game, spot: Spot) -> Option<Point> {
    let flock = middle_of_flock(game, spot)?;
    let field = game
        .board()
        .seg(spot)
        .map(|seg| game.regions().region_of(seg));
    let ways = [(-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.0, 1.0)];
    let mut places = ways
        .map(|way| flock + Vec2::from(way) * OUTSIDE_FLOCK)
        .into_iter();
    let is_there = |at: &Point| {
        let under = spot_under(game, *at).and_then(|under| game.board().seg(under));
        under.map(|seg| game.regions().region_of(seg)) == field
    };
    let first = places.clone().next();
    places.find(is_there).or(first)
}

/// Distance from a shepherd to the middle of the flock, in units of the table.
const BESIDE_SHEPHERD: f64 = 110.0;
/// Distance from there to the place for growing the flock, in units of the table: two fingertips on
/// a phone.
const OUTSIDE_FLOCK: f64 = 0.8 * TILE;

/// The middle of the machine on the tile just placed.
fn machine_at(game: &Game) -> Option<Point> {
    let placed = game.placed_now()?;
    let plan = Plan::for_tile(catalogue().tile(placed.tile));
    let machine = plan.symbols.iter().find(|symbol| is_machine(symbol))?;
    Some(to_table(placed.pos, placed.rotation) * machine.at)
}

/// The middle of the crop circle on the tile just placed.
fn circle_at(game: &Game) -> Option<Point> {
    let placed = game.placed_now()?;
    let hub = Plan::for_tile(catalogue().tile(placed.tile)).hub?;
    Some(to_table(placed.pos, placed.rotation) * hub.at)
}

/// The offset from the middle of a crop circle to one of its answers.
fn beside_circle(circle: Circle) -> Vec2 {
    match circle {
        Circle::Add => Vec2::new(-ASIDE, 0.0),
        Circle::Remove => Vec2::new(ASIDE, 0.0),
    }
}

/// Distance of the answers of a crop circle from its middle, in units of the table.
const ASIDE: f64 = 190.0;

fn ingot(game: &Game, action: Action, pos: Pos) -> Option<Answer> {
    let board = game.board();
    let at = rest_on(board.at(board.get(pos)?));
    Some(on_tile(action, Piece::Ingot, pos, at))
}

/// An answer at a symbol of the tile just placed.
fn printed(game: &Game, action: Action, piece: Piece, at: Point) -> Option<Answer> {
    Some(on_tile(action, piece, game.placed_now()?.pos, at))
}

/// An answer without a segment.
fn on_tile(action: Action, piece: Piece, pos: Pos, at: Point) -> Answer {
    let segment = SegmentId(0);
    let answer = Answer::put(action, piece, Spot { pos, segment }, at);
    Answer {
        segment: None,
        ..answer
    }
}

fn ferry(game: &Game, action: Action, pos: Pos, quays: [SegmentId; 2]) -> Option<Answer> {
    let board = game.board();
    let placed = board.at(board.get(pos)?);
    let deck = Deck::between(placed, quays)?;
    let segment = quays[0];
    let spot = Spot { pos, segment };
    let answer = Answer::put(action, Piece::Ferry, spot, deck.beside(placed));
    Some(Answer {
        deck: Some(deck),
        ..answer
    })
}

/// Something on the board that can be moved by hand: its position in units of the table, and what
/// disappears meanwhile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Source {
    pub piece: Piece,
    pub at: Point,
    /// What disappears there while it is moved.
    pub hides: Hides,
}

/// What can be moved from the board to one of the answers.
pub fn sources(game: &Game, answers: &[Answer]) -> Vec<Source> {
    let mut all: Vec<Source> = Vec::new();
    let put = |answer: &&Answer| answer.kind == AnswerKind::Put;
    for answer in answers.iter().filter(put) {
        let source = match answer.piece {
            Piece::Wizard(wizard) => {
                let hides = Hides::Wizard(wizard);
                standing(game, Who::Wizard(wizard)).map(|at| (at, hides))
            }
            Piece::Gingerbread => {
                standing(game, Who::Gingerbread).map(|at| (at, Hides::Gingerbread))
            }
            Piece::Ferry => lying(game, answer.cell).map(|at| (at, Hides::Nothing)),
            Piece::Figure(_)
            | Piece::Ingot
            | Piece::Sheep
            | Piece::Points(_)
            | Piece::Circle(_) => None,
        };
        let piece = answer.piece;
        let source = source.map(|(at, hides)| Source { piece, at, hides });
        all.extend(source.filter(|source| !all.contains(source)));
    }
    all
}

fn standing(game: &Game, who: Who) -> Option<Point> {
    let all = crowd(game);
    all.iter().find(|one| one.who == who).map(|one| one.at)
}

/// The middle of the ferry on the lake of a cell.
fn lying(game: &Game, pos: Pos) -> Option<Point> {
    let board = game.board();
    let lake = board.get(pos)?;
    let deck = Deck::between(board.at(lake), board.ferry(lake)?.quays);
    deck.map(|deck| deck.at(0.5))
}

/// The one cell with all the places where something is put; `None` when there are several.
pub fn only_cell(answers: &[Answer]) -> Option<Pos> {
    let mut cells = answers
        .iter()
        .filter(|answer| answer.kind == AnswerKind::Put);
    let first = cells.next()?.cell;
    cells.all(|answer| answer.cell == first).then_some(first)
}

/// Half the distance from a place to the nearest other one, in units of the table; large when there
/// is no other.
pub fn room_of(answers: &[Answer], index: usize) -> f64 {
    let Some(one) = answers.get(index) else {
        return TILE / 2.0;
    };
    let others = answers.iter().enumerate().filter(|other| other.0 != index);
    let far = others.map(|(_, other)| one.at.distance(other.at));
    far.fold(TILE, f64::min) / 2.0
}

/// The index of the answer nearest to a point of the screen, within reach of a finger or mouse: a
/// fifth of a tile, but at least `least` pixels.
pub fn answer_at<'a>(
    answers: impl Iterator<Item = (usize, &'a Answer)>,
    camera: &Camera,
    point: Point,
    least: f64,
) -> Option<usize> {
    let reach = (camera.zoom * 0.2).max(least);
    let far = |answer: &Answer| camera.on_screen(answer.at).distance(point);
    let near = answers.map(|(index, answer)| (far(answer), index));
    let near = near.filter(|(far, _)| *far <= reach);
    near.min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::camera::square;
    use engine::rules::{Croupier, Edition, Setup, legal};
    use engine::table::Silent;

    /// A game in which the tile `name` was just placed east of the start tile.
    fn placed(name: &str) -> Game {
        let tile = catalogue().find(name).unwrap();
        let setup = Setup {
            stack: Some(vec![tile]),
            ..Setup::base(Edition::Current, 2)
        };
        let mut game = Game::start(setup, &mut Silent).unwrap();
        let mut croupier = Croupier::new(1);
        while let Some(action) = croupier.deal(&game) {
            game.apply(action, &mut Silent).unwrap();
        }
        let place = legal(&game)[0];
        game.apply(place, &mut Silent).unwrap();
        game
    }

    #[test]
    fn places_for_figures_lie_on_the_tile_just_placed_and_apart() {
        let game = placed("base/D");
        let all = answers(&game, &legal(&game));
        assert!(all.len() >= 3, "{all:?}");
        let pos = game.placed_now().unwrap().pos;
        assert_eq!(only_cell(&all), Some(pos));
        for (index, one) in all.iter().enumerate() {
            assert!(square(pos).contains(one.at));
            assert!(room_of(&all, index) > 50.0);
        }
    }

    #[test]
    fn a_click_finds_the_nearest_place_within_reach() {
        let game = placed("base/D");
        let all = answers(&game, &legal(&game));
        let camera = Camera::default();
        let near = |point| answer_at(all.iter().enumerate(), &camera, point, 12.0);
        for (index, one) in all.iter().enumerate() {
            assert_eq!(near(camera.on_screen(one.at)), Some(index));
        }
        let far = camera.on_screen(square(Pos::new(5, 5)).center());
        assert_eq!(near(far), None);
    }
}
