//! The tile game on a screen, as a value: the board with its camera, the tiles in hand, the aim, animations.

use kurbo::Rect;

use crate::stage::shown::ShownMoves;
use crate::stage::state::Stage;
use crate::stage::tiles::aids::BoardFacts;
use crate::stage::tiles::aim::Aim;
use crate::stage::tiles::animation::Animation;
use crate::stage::tiles::camera_rig::CameraRig;
use crate::stage::tiles::final_walk::FinalWalk;
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::hand::Hand;
use crate::stage::tiles::places::PiecePlaces;
use crate::stage::tiles::tile_in_hand::{TileInHand, TilePose, pose_in_slot};
use crate::stage::tiles::tooltip::{Tooltip, TooltipState};
use crate::stage::tiles::viewport::Viewport;
use engine::rules::{Action, Placed, Question};
use engine::tiles::Pos;
use view::scene::answers::Answer;
use view::scene::camera::{Camera, centre};
use view::scene::hand::Places;
use view::scene::loupe::Loupe;
use view::scene::overlay::ClaimLayer;
use view::scene::shown_move::ShownMove;
use view::scene::tween::Millis;

pub type TileStage = Stage<TileView>;

/// How the tile game is shown and handles input.
#[derive(Debug)]
pub struct TileView {
    pub(super) camera: CameraRig,
    pub(super) hand: Hand,
    /// Where the unconfirmed tile could be placed.
    pub(super) provisional_places: Option<Places>,
    pub(super) gesture: TileGesture,
    pub(super) aim: Aim,
    pub(super) places: PiecePlaces,
    pub(super) animation: Animation,
    /// The final scoring, while it walks over the board.
    pub(super) walk: Option<FinalWalk>,
    /// The tiles that are highlighted.
    pub(super) highlighted: Vec<Pos>,
    pub(super) tooltip: TooltipState,
    pub(super) facts: BoardFacts,
    /// Which claims are shown on the board.
    pub(super) claims: Option<ClaimLayer>,
    pub(super) moves: ShownMoves<ShownMove>,
    /// Cells that stay in sight, without a mark, while so many actions precede.
    pub(super) kept_in_sight: (usize, Vec<Pos>),
    /// The cell read last to a screen reader.
    pub(super) read_cell: Option<Pos>,
}

impl TileView {
    /// A view of a newly opened game in a part of the screen.
    pub(super) fn looking_at(free: Rect) -> Self {
        TileView {
            camera: CameraRig::new(free),
            hand: Hand::default(),
            provisional_places: None,
            gesture: TileGesture::None,
            aim: Aim::default(),
            places: PiecePlaces::default(),
            animation: Animation::default(),
            walk: None,
            highlighted: Vec::new(),
            tooltip: TooltipState::default(),
            facts: BoardFacts::default(),
            claims: None,
            moves: ShownMoves::default(),
            kept_in_sight: (0, Vec::new()),
            read_cell: None,
        }
    }
}

impl TileStage {
    /// The tiles in hand of the person who has to place one.
    pub const fn hand(&self) -> &Hand {
        &self.view.hand
    }

    /// The selected tile of the hand.
    pub const fn tile_in_hand(&self) -> Option<&TileInHand> {
        self.view.hand.selected()
    }

    pub const fn gesture(&self) -> &TileGesture {
        &self.view.gesture
    }

    pub const fn aim(&self) -> &Aim {
        &self.view.aim
    }

    /// Updates how the tile in hand would lie.
    pub(super) fn update_aim(&mut self) {
        let viewport = Viewport {
            game: &self.game,
            layout: &self.layout,
            camera: self.view.camera.goal,
        };
        let tile = self.view.hand.selected();
        self.view.aim.update(tile, &self.view.gesture, &viewport);
    }

    /// Where the tile in hand is drawn at `now`.
    pub(crate) fn tile_pose(&self, now: Millis) -> TilePose {
        let goal = tile_goal(self);
        let tile = self.view.hand.selected();
        tile.map_or(goal, |tile| tile.pose(goal, now))
    }

    pub fn camera_at(&self, now: Millis) -> Camera {
        self.view.camera.at(now)
    }

    /// The board as shown on the screen, at the camera's goal.
    pub fn viewport(&self) -> Viewport<'_> {
        Viewport {
            game: &self.game,
            layout: &self.layout,
            camera: self.view.camera.goal,
        }
    }

    pub const fn places(&self) -> &PiecePlaces {
        &self.view.places
    }

    /// The places that answer the question, as they are shown.
    pub fn shown_places(&self) -> Vec<Answer> {
        self.view.places.shown(&self.viewport())
    }

    /// The loupe over a tile, if the places on it are too close together to hit and there are no others.
    pub fn loupe(&self) -> Option<Loupe> {
        self.view.places.loupe(&self.viewport())
    }

    pub const fn tooltip(&self) -> Option<&Tooltip> {
        self.view.tooltip.current()
    }

    /// Ends a press that lasted so many milliseconds by the pointer's own clock.
    pub(crate) fn end_press(&mut self, lasted: Millis) {
        self.view.tooltip.end_press(lasted);
    }

    pub(crate) const fn tooltip_mut(&mut self) -> &mut TooltipState {
        &mut self.view.tooltip
    }

    /// The tile that a person placed and has not confirmed.
    pub fn provisional(&self) -> Option<Placed> {
        self.question()
            .filter(|question| *question != Question::Place)?;
        let open = self.session.entries().iter().rev();
        let placed = open
            .take_while(|entry| !entry.is_final())
            .find_map(|entry| match entry.action {
                Action::Place { pos, .. } => Some(pos),
                _ => None,
            })?;
        let board = self.game.board();
        Some(*board.at(board.get(placed)?))
    }

    pub fn highlighted(&self) -> &[Pos] {
        &self.view.highlighted
    }

    pub(crate) fn highlight(&mut self, cells: Vec<Pos>) {
        self.view.highlighted = cells;
    }
}

/// Where the tile in hand comes to rest if nothing changes.
pub(super) fn tile_goal(stage: &TileStage) -> TilePose {
    let view = &stage.view;
    let camera = view.camera.goal;
    match (view.aim.ghost(), view.gesture.dragged_tile()) {
        (Some(ghost), Some(_)) => TilePose {
            at: camera.on_screen(centre(ghost.pos)),
            size: camera.zoom,
            lift: 0.45,
        },
        (None, Some(at)) => TilePose {
            at,
            size: camera.zoom.max(56.0),
            lift: 1.0,
        },
        (_, None) => pose_in_slot(&stage.layout, view.hand.selected_slot()),
    }
}
