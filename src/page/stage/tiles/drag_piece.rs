//! Dragging pieces: over the board, onto a place, to the bar, or back.

use kurbo::Point;

use crate::stage::duration;
use crate::stage::pointer::Press;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::places::{DRAGGED_SIZE, DragOrigin};
use crate::stage::tiles::state::TileStage;
use engine::rules::{Action, Figure, Game, Question, Reason};
use view::scene::answers::Piece;
use view::scene::camera::{TILE, cell};
use view::scene::figures::on_board::owner_of;
use view::scene::flight::{Cargo, Flight};
use view::scene::pointing::spot_under;
use view::scene::spots::anchor_of;
use view::scene::tween::{Ease, Millis, Stop, Tween};

/// How near to a figure's spot a tap has to be to mean it, as a share of a tile.
const NEAR: f64 = 0.18;

/// Continues dragging a piece, and lights up the place where it would go.
pub(super) fn drag_piece(stage: &mut TileStage, press: Press) {
    stage.view.gesture = TileGesture::Piece(press);
    stage.refusal = None;
    if stage.view.gesture.dragged_piece().is_some() {
        let target = drop_target(stage, press).map(|(index, _)| index);
        stage.view.places.pointed = target;
    }
}

/// Where a dragged piece would go: the index of the place, and the action.
fn drop_target(stage: &TileStage, press: Press) -> Option<(usize, Action)> {
    let at = stage.view.gesture.dragged_piece()?;
    let places = &stage.view.places;
    places.drop_target(&stage.viewport(), &stage.legal, (at, press))
}

/// Drops the piece on its place, or lets it fly back.
pub(super) fn drop_piece(stage: &mut TileStage, press: Press, now: Millis) {
    drag_piece(stage, press);
    let at = stage.view.gesture.dragged_piece().unwrap_or(press.at);
    let target = drop_target(stage, press);
    stage.view.gesture = TileGesture::None;
    stage.view.places.pointed = None;
    match target {
        Some((_, action)) => {
            let from = Stop::Screen(at, DRAGGED_SIZE);
            stage.view.animation.dropped = Some(from);
            stage.act(action, now);
            stage.view.animation.dropped.take();
        }
        None => {
            animate_back(stage, at, now);
            let reasons = drop_refusals(stage, (at, press));
            if !reasons.is_empty() {
                stage.refuse(reasons, at, now);
            }
        }
    }
    stage.view.places.origin = DragOrigin::Bar;
}

/// All reasons why a piece cannot be put where it was dropped; none if it was given back.
fn drop_refusals(stage: &TileStage, (at, press): (Point, Press)) -> Vec<Reason> {
    let places = &stage.view.places;
    let viewport = stage.viewport();
    let Some(piece) = places.piece_to_put() else {
        return Vec::new();
    };
    if viewport.layout.dock.contains(press.at) {
        return Vec::new();
    }
    let place = places.camera_over(&viewport, at).on_table(at);
    put_refusals(&stage.game, stage.question(), piece, place)
}

/// Why the chosen figure may not be placed where the unconfirmed tile was tapped, if a figure is there already (MEEP-05). A tap
/// means a figure near its spot, or anywhere if the tile cannot turn.
pub(super) fn taken_refusals(stage: &TileStage, at: Point) -> Vec<Reason> {
    let figure = match stage.view.places.piece() {
        Piece::Figure(figure) => figure,
        _ => Figure::Meeple,
    };
    let place = stage.view.camera.goal.on_table(at);
    let asked = stage.question() == Some(Question::Figure);
    let Some(spot) = spot_under(&stage.game, place).filter(|_| asked) else {
        return Vec::new();
    };
    let turns = stage.other_rotation(true).is_some();
    let near = |anchor: Point| anchor.distance(place) < NEAR * TILE;
    if turns && !anchor_of(stage.game.board(), spot).is_some_and(near) {
        return Vec::new();
    }
    let reasons = stage.game.deploy_refusals_at(figure, spot);
    let taken = reasons.iter().any(|one| matches!(one, Reason::Occupied(_)));
    reasons.into_iter().filter(|_| taken).collect()
}

/// All reasons why a piece cannot be put at a point of the table.
fn put_refusals(
    game: &Game,
    question: Option<Question>,
    piece: Piece,
    place: Point,
) -> Vec<Reason> {
    let pos = cell(place);
    let under = spot_under(game, place);
    let check = |action| {
        game.check(action)
            .err()
            .map_or_else(Vec::new, |no| no.reasons)
    };
    match (piece, under) {
        (Piece::Figure(figure), _) if question == Some(Question::Figure) => {
            let here = game.placed_now().is_some_and(|placed| placed.pos == pos);
            match under {
                Some(spot) => game.deploy_refusals_at(figure, spot),
                None if here => vec![Reason::NoSuchSegment],
                None => vec![Reason::NotOnPlacedTile],
            }
        }
        (Piece::Figure(_), Some(spot)) if question == Some(Question::Land) => {
            check(Action::Land(spot))
        }
        (Piece::Figure(_), None) if question == Some(Question::Land) => vec![Reason::NotReached],
        (Piece::Figure(figure), Some(spot)) => check(Action::AddBeside { figure, spot }),
        (Piece::Figure(_), None) => vec![Reason::NotBeside],
        (Piece::Wizard(wizard), Some(spot)) => check(Action::Conjure { wizard, spot }),
        (Piece::Wizard(_), None) => vec![Reason::NoMagicThere],
        (Piece::Gingerbread, Some(spot)) => check(Action::Gingerbread(spot)),
        (Piece::Gingerbread, None) => vec![Reason::NotAnOpenCity],
        (Piece::Ingot, _) => check(Action::Ingot(pos)),
        (Piece::Ferry, _) => vec![Reason::TwoQuays],
        // Sheep can only be placed on one field.
        (Piece::Sheep | Piece::Points(_) | Piece::Circle(_), _) => Vec::new(),
    }
}

/// A piece dropped nowhere flies back to where it was, or to the bar.
fn animate_back(stage: &mut TileStage, from: Point, now: Millis) {
    let home = stage.view.places.drag_home(&stage.layout);
    if let (Some(home), Some(cargo)) = (home, cargo(stage)) {
        let way = (Stop::Screen(from, DRAGGED_SIZE), home);
        let length = stage.preferences.duration(duration::BACK);
        let tween = Tween::new(now, length, Ease::Out);
        let hides = stage.view.places.hides();
        stage.animator().fly(cargo, way, tween, hides);
    }
}

/// What is dragged, as it would look on the place it is near.
fn cargo(stage: &TileStage) -> Option<Cargo> {
    let seat = stage.session.asked_seat();
    let owner = seat.map(|seat| owner_of(&stage.owners(), seat));
    stage.view.places.dragged_cargo(&stage.game, owner)
}

/// What is dragged, as a flight that stands still.
pub(super) fn dragged_piece(stage: &TileStage, now: Millis) -> Option<Flight> {
    let here = Stop::Screen(stage.view.gesture.dragged_piece()?, DRAGGED_SIZE);
    Some(Flight {
        cargo: cargo(stage)?,
        from: here,
        to: here,
        tween: Tween::new(now, 1.0, Ease::Out),
        since: now,
        hides: stage.view.places.hides(),
    })
}
