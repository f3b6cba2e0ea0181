//! The tile game on a screen: the board with its camera, the tiles in hand, what is pointed at, what moves.

mod aim;
mod animate_pieces;
mod animation;
mod animator;
mod board_facts;
mod board_reader;
pub(crate) mod camera;
mod camera_follow;
pub mod cell_fits;
mod decide;
mod drag_piece;
mod drag_tile;
pub(crate) mod draw;
pub(crate) mod event_traits;
mod final_walk;
mod fly_to;
mod gesture;
mod guides;
pub(crate) mod hand;
pub(crate) mod inspect;
pub mod keys;
pub mod log_cells;
mod mouse_shape;
mod pinch;
mod places;
mod popovers;
pub(crate) mod preview;
mod recent;
pub(crate) mod replay;
mod rising_points;
mod rotate;
mod seek;
pub(crate) mod target;
mod tile_in_hand;
pub mod tooltip;
mod viewport;

pub use final_walk::WalkStep;
pub use recent::RecentMove;

use crate::elements::intent::Target;
use crate::stage::sound::Sound;
use crate::stage::{TileStage, View, duration};
use aim::Aim;
use animation::Animation;
use board_facts::BoardFacts;
use camera::CameraRig;
use camera_follow::Attention;
use engine::rules::{Action, Event, Game, Hand as HandRule, Illegal, Placed, Question, Reason};
use engine::table::Seat;
use engine::tiles::Pos;
use event_traits::traits_of;
use final_walk::{FinalWalk, final_part};
use gesture::TileGesture;
use hand::Hand;
use kurbo::Vec2;
use places::PiecePlaces;
use tile_in_hand::TilePose;
use tooltip::TooltipState;
use view::scene::Theme;
use view::scene::camera::centre;
use view::scene::display::DisplayList;
use view::scene::hand::Places;
use view::scene::layout::Layout;
use view::scene::overlay::ClaimLayer;
use view::scene::tween::{Ease, Millis, Tween};

/// How the tile game is shown and touched.
#[derive(Debug)]
pub struct TileView {
    camera: CameraRig,
    hand: Hand,
    /// Where the tile that is not confirmed could lie.
    provisional_places: Option<Places>,
    gesture: TileGesture,
    aim: Aim,
    places: PiecePlaces,
    animation: Animation,
    /// The final scoring, while it goes over the board.
    walk: Option<FinalWalk>,
    /// The tiles that are highlighted.
    highlighted: Vec<Pos>,
    tooltip: TooltipState,
    facts: BoardFacts,
    /// Which claims are shown on the board.
    claims: Option<ClaimLayer>,
    /// The cell of which was told last what is there.
    read_cell: Option<Pos>,
}

impl View for TileView {
    type Game = Game;
    type Reason = Reason;

    const CONFIRM: Question = Question::Confirm;
    /// Time to look at what was done, and to reach for the button.
    const HELD_BACK: Millis = 3000.0;

    fn new(_: &Game, layout: &Layout) -> Self {
        TileView {
            camera: CameraRig::new(layout.free),
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
            read_cell: None,
        }
    }

    fn reasons(illegal: Illegal) -> Vec<Reason> {
        illegal.reasons
    }

    fn is_plain(action: Action) -> bool {
        matches!(
            action,
            Action::Place { .. } | Action::Pass | Action::Discard(_)
        )
    }

    fn can_be_held_back(action: Action) -> bool {
        matches!(action, Action::Draw(_))
    }

    fn is_seen(event: &Event) -> bool {
        traits_of(event).stops
    }

    fn turns_begun(events: &[Event]) -> usize {
        let begins = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        events.iter().filter(begins).count()
    }

    fn is_counted(event: &Event) -> bool {
        matches!(event, Event::Scored(scored) if scored.points > 0)
    }

    fn sound(event: &Event) -> Option<Sound> {
        traits_of(event).sound
    }

    fn has_secrets(game: &Game) -> bool {
        game.setup().options.hand == HandRule::Three
    }

    fn keeps_hands(game: &Game) -> bool {
        !game.is_over() && Self::has_secrets(game)
    }

    fn pending_points(&self) -> Vec<(Seat, u32)> {
        self.animation.pending_points()
    }

    fn animation_end(&self) -> Millis {
        self.animation.end()
    }

    fn finish_animation(&mut self, now: Millis) {
        self.animation.finish(now);
        if let Some(walk) = &mut self.walk {
            walk.finish(now);
        }
    }

    fn clear_highlight(&mut self) {
        self.highlighted.clear();
    }

    fn deselect(&mut self) {}

    fn hide_aids(&mut self) {
        self.tooltip.close();
    }

    fn next_tick_at(stage: &TileStage) -> Option<Millis> {
        let view = &stage.view;
        let free = view.gesture == TileGesture::None && !view.tooltip.is_open();
        let follow = view.camera.next_follow().filter(|_| free);
        let walk = view.walk.as_ref().map(FinalWalk::next_tick_at);
        let all = [view.tooltip.next_tick_at(), follow, walk];
        all.into_iter().flatten().min_by(f64::total_cmp)
    }

    fn open(stage: &mut TileStage) {
        let (opening, epoch) = (stage.opening_camera(), stage.session.epoch());
        stage.view.camera.open(opening, epoch);
        stage.place_minimap();
    }

    fn refresh(stage: &mut TileStage, now: Millis) {
        let attention = match std::mem::take(&mut stage.view.tooltip).is_open() {
            true => Attention::Reading,
            false => Attention::Free,
        };
        stage.view.facts = BoardFacts::default();
        let hand = Hand::of(stage.question(), stage.session.game(), &stage.game);
        stage.view.hand = hand;
        let preferences = stage.preferences;
        let view = &mut stage.view;
        let length = preferences.duration(duration::BACK);
        view.hand.animate_in(&stage.layout, now, length);
        stage.view.provisional_places = rotate::provisional_places(stage);
        let view = &mut stage.view;
        view.gesture.cancel_drag();
        view.aim.set_cursor(None);
        if view.read_cell.is_some() {
            view.highlighted.clear();
        }
        view.hand.update_effects(&stage.game);
        view.places.update(&stage.game, &stage.legal);
        let begin = now + preferences.duration(duration::LAND);
        let length = preferences.duration(duration::LOUPE);
        view.places.open_loupe(Tween::new(begin, length, Ease::Out));
        stage.update_aim();
        camera_follow::follow_play(stage, attention, now);
        stage.place_minimap();
    }

    fn animate(stage: &mut TileStage, events: &[Event], mover: Option<Seat>, now: Millis) {
        let by_hand = mover.is_some_and(|seat| stage.session.control(seat).is_person());
        let walks = stage.replay.is_none() && !stage.preferences.calm;
        match final_part(events).filter(|_| walks) {
            None => stage.animator().animate(events, by_hand, now),
            Some(end) => {
                let before = &events[..events.len() - end.len()];
                stage.animator().animate(before, by_hand, now);
                stage.begin_walk(end, stage.view.animation.end());
                stage.tick_walk(now);
            }
        }
    }

    fn animate_taken_back(stage: &mut TileStage, action: Action, now: Millis) {
        let Action::Place {
            tile,
            pos,
            rotation,
        } = action
        else {
            return;
        };
        if let Some(slot) = stage.view.hand.other_slot_of(tile) {
            stage.select_tile(slot, now);
        }
        let Some(tile) = stage.view.hand.selected_mut() else {
            return;
        };
        tile.rotation = rotation;
        tile.turned = true;
        let camera = stage.view.camera.goal();
        let from = TilePose {
            at: camera.on_screen(centre(pos)),
            size: camera.square(pos).width(),
            lift: 0.0,
        };
        let length = stage.preferences.duration(duration::BACK);
        stage.view.hand.animate_from(from, now, length);
        stage.update_aim();
    }

    fn cancel(stage: &mut TileStage, now: Millis) -> bool {
        decide::cancel(stage, now)
    }

    fn set_layout(stage: &mut TileStage, layout: Layout, now: Millis) {
        camera::set_layout(stage, layout, now);
    }

    fn tick(stage: &mut TileStage, elapsed: Millis, now: Millis) -> bool {
        camera::drift(stage, elapsed);
        let view = &mut stage.view;
        let arrived = view.camera.tick(now);
        let walked = stage.view.walk.is_some() && stage.tick_walk(now);
        let view = &mut stage.view;
        let landed = view.animation.tick(now);
        let changed = view.tooltip.tick(&view.camera.goal(), now);
        let followed = camera_follow::follow_late(stage, now);
        changed || landed || arrived || walked || followed
    }

    fn is_moving(stage: &TileStage, now: Millis) -> bool {
        let view = &stage.view;
        camera::drift_at_edge(stage) != Vec2::ZERO
            || view.animation.is_moving(now)
            || view.camera.is_moving(now)
            || view.hand.selected().is_some_and(|tile| tile.is_moving(now))
            || view.places.is_opening(now)
    }

    fn next_target(stage: &TileStage) -> Target {
        target::next_target(stage)
    }

    fn mouse_shape(stage: &TileStage) -> &'static str {
        mouse_shape::mouse_shape(stage)
    }

    fn draw(stage: &TileStage, theme: &Theme, now: Millis) -> DisplayList {
        draw::draw(stage, theme, now)
    }
}

impl TileStage {
    /// The tile a person placed and has not confirmed.
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

    /// The cells that are highlighted.
    pub(crate) fn highlighted(&self) -> &[Pos] {
        &self.view.highlighted
    }

    /// Highlights these cells and no others.
    pub(crate) fn highlight(&mut self, cells: Vec<Pos>) {
        self.view.highlighted = cells;
    }
}
