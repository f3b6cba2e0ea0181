//! How the tile game is shown and handles input, where it differs from the card game.

use crate::stage::duration;
use crate::stage::game_view::View;
use crate::stage::sound::Sound;
use crate::stage::tiles::aids::BoardFacts;
use crate::stage::tiles::animator::is_final;
use crate::stage::tiles::camera_follow::Attention;
use crate::stage::tiles::event_traits::traits_of;
use crate::stage::tiles::final_walk::{FinalWalk, final_part};
use crate::stage::tiles::gesture::TileGesture;
use crate::stage::tiles::hand::Hand;
use crate::stage::tiles::state::{TileStage, TileView};
use crate::stage::tiles::tile_in_hand::TilePose;
use crate::stage::tiles::{camera, camera_follow, rotate};
use engine::rules::{Action, Event, Game, Hand as HandRule, Illegal, Question, Reason};
use engine::table::Seat;
use kurbo::Vec2;
use view::scene::camera::centre;
use view::scene::layout::Layout;
use view::scene::tween::{Ease, Millis, Tween};

impl View for TileView {
    type Game = Game;
    type Reason = Reason;

    const CONFIRM: Question = Question::Confirm;
    /// Time to look at the move, and to reach for the button.
    const HELD_BACK: Millis = 3000.0;
    const SLIPPED: Millis = 450.0;

    fn new(_: &Game, layout: &Layout) -> Self {
        TileView::looking_at(layout.free)
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

    fn is_dropped(action: Action) -> bool {
        matches!(action, Action::Place { .. })
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
        matches!(event, Event::Scored(scored) if scored.points > 0 || is_final(scored))
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
        self.animation.end
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

    fn hide_aids(&mut self) {
        self.tooltip.close();
    }

    fn next_tick_at(stage: &TileStage) -> Option<Millis> {
        let view = &stage.view;
        let free = view.gesture == TileGesture::None && !view.tooltip.is_open();
        let follow = view.camera.follow_at.filter(|_| free);
        let walk = view.walk.as_ref().map(FinalWalk::next_tick_at);
        let light = view.animation.light_ends();
        let all = [view.tooltip.next_tick_at(), follow, walk, light];
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
        let hand = Hand::new(stage.question(), stage.session.game(), &stage.game);
        stage.view.hand = hand;
        let preferences = stage.preferences;
        let view = &mut stage.view;
        let length = preferences.duration(duration::BACK);
        view.hand.animate_in(&stage.layout, now, length);
        stage.view.provisional_places = rotate::provisional_places(stage);
        let view = &mut stage.view;
        view.gesture.cancel_drag();
        view.aim.cursor = None;
        if view.read_cell.is_some() {
            view.highlighted.clear();
        }
        view.hand.update_effects(&stage.game);
        view.places.update(&stage.game, &stage.legal);
        let begin = now + preferences.duration(duration::LAND);
        let length = preferences.duration(duration::LOUPE);
        view.places.opening = Tween::new(begin, length, Ease::Out);
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
                stage.begin_walk(end, stage.view.animation.end);
                stage.tick_walk(now);
            }
        }
    }

    fn animate_undo(stage: &mut TileStage, action: Action, now: Millis) {
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
        let Some(tile) = stage.view.hand.selected.as_mut() else {
            return;
        };
        tile.rotation = rotation;
        tile.turned = true;
        let camera = stage.view.camera.goal;
        let from = TilePose {
            at: camera.on_screen(centre(pos)),
            size: camera.square(pos).width(),
            lift: 0.0,
        };
        let length = stage.preferences.duration(duration::BACK);
        stage.view.hand.animate_from(from, now, length);
        stage.update_aim();
    }

    fn tick(stage: &mut TileStage, elapsed: Millis, now: Millis) -> bool {
        camera::drift(stage, elapsed);
        let view = &mut stage.view;
        let arrived = view.camera.tick(now);
        let walked = stage.view.walk.is_some() && stage.tick_walk(now);
        let view = &mut stage.view;
        let landed = view.animation.tick(now);
        let changed = view.tooltip.tick(&view.camera.goal, now);
        let followed = camera_follow::follow_late(stage, now);
        changed || landed || arrived || walked || followed
    }
}

impl TileStage {
    /// Whether anything moves at `now`.
    pub fn is_moving(&self, now: Millis) -> bool {
        let view = &self.view;
        camera::drift_at_edge(self) != Vec2::ZERO
            || view.animation.is_moving(now)
            || view.camera.is_moving(now)
            || view.hand.selected().is_some_and(|tile| tile.is_moving(now))
            || view.places.is_opening(now)
    }
}
