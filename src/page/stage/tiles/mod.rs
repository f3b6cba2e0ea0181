//! The tile game on a screen: the board with its camera, the tiles in hand, what is pointed at, what moves.

mod aim;
mod board_reader;
mod camera;
mod carry;
mod draw;
pub mod fittings;
pub mod gesture;
pub mod hand;
mod hand_tiles;
pub(crate) mod happening;
mod journeys;
pub mod keys;
mod places;
mod refusal;
pub mod replay;
mod rising_points;
pub(crate) mod show;
mod sight;
mod steps;
pub(crate) mod stop;
pub mod tooltip;

use crate::elements::intent::Target;
use crate::stage::replay::Replay;
use crate::stage::sound::Sound;
use crate::stage::{TileStage, View};
use aim::Aim;
use camera::CameraRig;
use engine::rules::{Action, Event, Game, Hand as HandRule, Illegal, Placed, Question, Reason};
use engine::table::{Party, Seat};
use engine::tiles::Pos;
use gesture::Grip;
use hand::{Hand, Seen};
use hand_tiles::HandTiles;
use happening::happening;
use kurbo::Vec2;
use places::PiecePlaces;
use show::Animation;
use tooltip::{BoardFacts, Tooltip};
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
    rig: CameraRig,
    tiles: HandTiles,
    /// Where the tile that is not confirmed could lie.
    elsewhere: Option<Places>,
    grip: Grip,
    aim: Aim,
    places: PiecePlaces,
    animation: Animation,
    lit: Vec<Pos>,
    /// The note about what is pointed at.
    tooltip: Tooltip,
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

    fn new(_: &Game, layout: &Layout) -> Self {
        TileView {
            rig: CameraRig::new(layout.free),
            tiles: HandTiles::default(),
            elsewhere: None,
            grip: Grip::None,
            aim: Aim::default(),
            places: PiecePlaces::default(),
            animation: Animation::default(),
            lit: Vec::new(),
            tooltip: Tooltip::default(),
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

    fn is_seen(event: &Event) -> bool {
        happening(event).stops
    }

    fn is_counted(event: &Event) -> bool {
        matches!(event, Event::Scored(scored) if scored.points > 0)
    }

    fn sound(event: &Event) -> Option<Sound> {
        happening(event).sound
    }

    fn has_secrets(game: &Game) -> bool {
        game.setup().options.hand == HandRule::Three
    }

    fn keeps_hands(game: &Game) -> bool {
        !game.is_over() && Self::has_secrets(game)
    }

    fn coming(&self) -> Vec<(Seat, u32)> {
        self.animation.coming()
    }

    fn quiet(&self) -> Millis {
        self.animation.quiet()
    }

    fn stop_motion(&mut self, now: Millis) {
        self.animation.stop(now);
    }

    fn leave(&mut self) {
        self.lit.clear();
    }

    fn let_go(&mut self) {}

    fn hide_aids(&mut self) {
        self.tooltip.put_away();
    }

    fn due(&self) -> Option<Millis> {
        self.tooltip.due()
    }

    fn open(stage: &mut TileStage) {
        stage.view.rig.jump_to(stage.sight().fitting());
    }

    fn refresh(stage: &mut TileStage, now: Millis) {
        stage.view.tooltip = Tooltip::default();
        stage.view.facts = BoardFacts::default();
        stage.take_hand(now);
        stage.view.elsewhere = stage.places_before();
        stage.view.grip.let_go();
        stage.view.aim.set_cursor(None);
        if stage.view.read_cell.is_some() {
            stage.view.lit.clear();
        }
        stage.foresee();
        stage.view.places.find(&stage.game, &stage.legal);
        stage.aim();
        let begin = now + stage.lasting(super::duration::LAND);
        let opening = Tween::new(begin, stage.lasting(super::duration::LOUPE), Ease::Out);
        stage.view.places.open_loupe(opening);
        stage.follow(now);
        stage.make_room(now);
    }

    fn show(stage: &mut TileStage, events: &[Event], mover: Option<Seat>, now: Millis) {
        let by_hand = mover.is_some_and(|seat| stage.session.control(seat).is_person());
        stage.animator().show(events, by_hand, now);
    }

    fn show_taken_back(stage: &mut TileStage, action: Action, now: Millis) {
        let Action::Place {
            tile,
            pos,
            rotation,
        } = action
        else {
            return;
        };
        stage.hold_tile(tile, now);
        let Some(hand) = stage.view.tiles.held_mut() else {
            return;
        };
        hand.rotation = rotation;
        hand.turned = true;
        let seen = Seen {
            at: stage.view.rig.goal().on_screen(centre(pos)),
            size: stage.view.rig.goal().square(pos).width(),
            lift: 0.0,
        };
        stage.glide(seen, super::duration::BACK, now);
        stage.aim();
    }

    fn escape(stage: &mut TileStage, now: Millis) {
        stage.escape(now);
    }

    fn lay_out(stage: &mut TileStage, layout: Layout, now: Millis) {
        stage.lay_out(layout, now);
    }

    fn tick(stage: &mut TileStage, elapsed: Millis, now: Millis) -> bool {
        stage.drift_on(elapsed);
        let view = &mut stage.view;
        let arrived = view.rig.tick(now);
        let landed = view.animation.tick(now);
        let told = view.tooltip.tick(&view.rig.goal(), now);
        told || landed || arrived
    }

    fn is_moving(stage: &TileStage, now: Millis) -> bool {
        let view = &stage.view;
        stage.sight().drift(view.grip.tile()) != Vec2::ZERO
            || view.animation.goes_on(now)
            || view.rig.is_moving(now)
            || view.tiles.held().is_some_and(|hand| hand.is_moving(now))
            || view.places.is_opening(now)
    }

    fn stop(stage: &TileStage) -> Target {
        stop::stop(stage)
    }

    fn mouse_shape(stage: &TileStage) -> &'static str {
        gesture::mouse_shape(stage)
    }

    fn draw(stage: &TileStage, theme: &Theme, now: Millis) -> DisplayList {
        stage.draw(theme, now)
    }
}

impl TileStage {
    /// The tile in hand of the person who is asked to place it.
    pub const fn hand(&self) -> Option<&Hand> {
        self.view.tiles.held()
    }

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

    /// The tile placed last, and by whom.
    pub fn last_placed(&self) -> Option<(Pos, Seat)> {
        let entries = self.session.entries();
        let step = self.replay.as_ref().map_or(entries.len(), Replay::step);
        entries[..step.min(entries.len())]
            .iter()
            .rev()
            .find_map(|entry| match (entry.action, entry.by) {
                (Action::Place { pos, .. }, Party::Player(seat)) => Some((pos, seat)),
                _ => None,
            })
    }

    /// The tiles that are lit up.
    pub fn lit(&self) -> &[Pos] {
        &self.view.lit
    }

    /// Lights up tiles; none puts the light out.
    pub fn light(&mut self, cells: Vec<Pos>) {
        self.view.lit = cells;
    }

    /// Says why the tile in hand cannot lie on a cell.
    pub(super) fn refuse_on(&mut self, pos: Pos, reasons: Vec<Reason>, now: Millis) {
        self.refuse(reasons, self.view.rig.goal().square(pos).center(), now);
        if let Some(refusal) = &mut self.refusal {
            refusal.cell = Some(pos);
        }
    }
}
