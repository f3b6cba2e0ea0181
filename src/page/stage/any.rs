//! A stage, whichever game it shows: what the page asks of it and does with it.

use crate::elements::intent::Target;
use crate::stage::any_session::shared_link;
use crate::stage::game_view::View;
use crate::stage::gate::Gate;
use crate::stage::lock::Lock;
use crate::stage::pending::Pending;
use crate::stage::preferences::Preferences;
use crate::stage::remarks::Remarks;
use crate::stage::replay::{Replay, ReplayGoal};
use crate::stage::sound::Sound;
use crate::stage::state::Stage;
use engine::link::{Link, LinkKind};
use engine::session::{Control, Level, Seating};
use engine::table::{Kind, Party, Play, Recorded, Said, Seat};
use view::scene::Theme;
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// A second, in milliseconds.
const SECOND: Millis = 1000.0;

/// A stage, whichever game it shows.
pub trait AnyStage {
    /// Which game it is.
    fn kind(&self) -> Kind;
    /// A number that is another one after every change of the session.
    fn epoch(&self) -> u64;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Who sits where.
    fn seating(&self) -> &Seating;
    /// The colour of a seat's figures.
    fn owner(&self, seat: Seat) -> Owner;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Keeps something about the table as a whole.
    fn set_table_note(&mut self, note: &str);
    /// The player who owes a decision.
    fn asked_seat(&self) -> Option<Seat>;
    /// The text to save.
    fn save(&self) -> String;
    /// The link that carries the game; none where it cannot be played again.
    fn link(&self, kind: LinkKind) -> Option<Link>;
    /// Names a seat.
    fn set_name(&mut self, seat: Seat, name: &str);
    /// Lets somebody else decide for a seat.
    fn set_control(&mut self, seat: Seat, control: Control);
    /// Whether the game goes on and its text holds hands that are secret.
    fn keeps_hands(&self) -> bool;

    /// Whether somebody in front of the screen is asked something.
    fn asks(&self) -> bool;
    /// The computer player who owes a decision.
    fn computers_turn(&self) -> Option<(Seat, Level)>;
    /// The person at another device who owes a decision.
    fn remote_turn(&self) -> Option<Seat>;
    /// Number of decisions so far, chance included.
    fn steps(&self) -> usize;
    /// How many decisions there were up to the last one of a seat.
    fn steps_of(&self, seat: Seat) -> usize;
    /// In a game by link: leaves one person here, all others are at their devices.
    fn sit_here(&mut self, seat: Seat, now: Millis);
    /// Keeps everything decided so far from being taken back, because others may have it.
    fn seal(&mut self, now: Millis);
    /// Whether a person decided last, and not a computer.
    fn person_moved_last(&self) -> bool;
    /// Whether the last turn is over and nobody has decided anything in the next one.
    fn is_between_turns(&self) -> bool;
    /// Whether the person in front of the screen may take something back.
    fn can_take_back(&self) -> bool;
    /// Takes the last decision back. Returns whether there was one.
    fn take_back(&mut self, now: Millis) -> bool;
    /// Whether the next person's tile lies face down, because the turn before can still be taken back.
    fn is_face_down(&self) -> bool;
    /// Until when the next player waits, because the turn before can be taken back.
    fn held_back_until(&self) -> Option<Millis>;
    /// The next person has begun: turns up what was drawn. Returns whether something lay face down.
    fn turn_up(&mut self, now: Millis) -> bool;
    /// How many seconds the next player still waits for that at most.
    fn seconds_held_back(&self) -> Option<u32>;
    /// Nobody wants to take the turn back any more. Returns whether the next player has waited for that.
    fn let_turn_stand(&mut self, now: Millis) -> bool;
    /// Whether something that was taken back can be made again.
    fn can_redo(&self) -> bool;
    /// Makes again what was taken back last. Returns whether there was something.
    fn redo(&mut self, now: Millis) -> bool;
    /// Does what a person may do, by its index.
    fn act_by_index(&mut self, index: usize, now: Millis);
    /// Does what a line of a record says. Returns whether it could be read and is allowed; what is not is said.
    fn act_by_line(&mut self, line: &str, now: Millis) -> bool;
    /// Brings decisions back that were made before, as lines of a record: all of them or none. Returns whether it could.
    fn restore_lines(&mut self, lines: &[&str], now: Millis) -> bool;
    /// Cancels what is dragged or chosen, or takes the last decision back. Returns whether there was any of that.
    fn cancel(&mut self, now: Millis) -> bool;

    /// What the next question waits for.
    fn pending(&self) -> Pending;
    /// The person who is asked and has not taken the screen yet; nobody while everybody looks at what is told.
    fn covered_for(&self) -> Option<Seat>;
    /// The person the screen goes to next, where hands are secret.
    fn hands_over(&self) -> Option<Seat>;
    /// The person who is asked has taken the screen.
    fn uncover(&mut self, now: Millis);
    /// Whether it may only be looked at, because it goes on elsewhere.
    fn is_locked(&self) -> bool;
    /// Lets it be looked at only.
    fn lock(&mut self, lock: Lock, now: Millis);
    /// Lets the game be played again, if it was locked for this reason.
    fn unlock(&mut self, lock: Lock, now: Millis);
    /// Whether nobody may decide anything although somebody is asked.
    fn is_read_only(&self) -> bool;

    /// The replay that is open.
    fn replay(&self) -> Option<&Replay>;
    /// Whether anything was seen yet that a replay could show.
    fn can_replay(&self) -> bool;
    /// Opens a replay; what is shown stays as it is until one goes somewhere.
    fn open_replay(&mut self, now: Millis);
    /// Shows what happened after so many decisions, with so much time to look at each turn, and goes back to the game by
    /// itself.
    fn catch_up(&mut self, steps: usize, look: Millis, now: Millis);
    /// Goes back to the game.
    fn close_replay(&mut self, now: Millis);
    /// Goes somewhere in the replay. One stop on is seen as it happened; everything else is a jump.
    fn step_replay(&mut self, goal: ReplayGoal, now: Millis);
    /// Goes to the end of a turn of the replay at once, by its number.
    fn jump_replay(&mut self, goal: usize);
    /// Lets the replay go on, from the beginning when it stands at the end; or lets it stand.
    fn toggle_replay(&mut self, now: Millis);
    /// Chooses the next speed of the replay.
    fn cycle_replay_speed(&mut self);

    /// Whether a press is the other half of a double click of which the first half decided something.
    fn is_second_press(&self, now: Millis) -> bool;
    /// Says who is asked before a person decides.
    fn set_gate(&mut self, gate: Gate);
    /// Whether the turn ends as soon as whoever is asked before decisions was told of the one before.
    fn is_end_due(&self) -> bool;
    /// Ends the turn that waited for that. Returns whether one did, and may end.
    fn end_turn_due(&mut self, now: Millis) -> bool;
    /// Whether anything is said beside the decisions, now or later.
    fn has_remarks(&self) -> bool;
    /// Whether there is a comment among that.
    fn has_comments(&self) -> bool;
    /// Says when comments and marks of the record are shown.
    fn show_remarks(&mut self, remarks: Remarks);
    /// The comments that are shown, in a language where they are there in it.
    fn comments(&self, language: &str) -> Vec<&Said>;

    /// Takes in that the session changed.
    fn refresh(&mut self, now: Millis);
    /// Takes in what somebody prefers.
    fn set_preferences(&mut self, preferences: Preferences);
    /// Takes in where things are on the screen.
    fn set_layout(&mut self, layout: Layout, now: Millis);
    /// Forgets what is over, and lets a replay go on. Returns whether something is to be said or drawn differently.
    fn tick(&mut self, now: Millis) -> bool;
    /// When time was looked at last.
    fn clock(&self) -> Millis;
    /// Forgets what happened and was not announced yet.
    fn forget_news(&mut self);
    /// When it is to be looked at again although nothing moves.
    fn next_tick_at(&self) -> Option<Millis>;
    /// Whether something moves.
    fn is_moving(&self, now: Millis) -> bool;
    /// When the last thing that moves will have been seen.
    fn animation_end(&self) -> Millis;
    /// Lets everything be over that moves because of what happened.
    fn finish_animation(&mut self, now: Millis);
    /// Somebody goes on: why something was refused need not be said any more.
    fn put_refusal_away(&mut self);
    /// Until when a refusal stays that is shown.
    fn refusal_end(&self) -> Option<Millis>;
    /// What is to be heard of what happened since the page looked last.
    fn sounds(&self) -> Vec<Sound>;
    /// The part of the page where the next answer is given.
    fn next_target(&self) -> Target;
    /// The shape of the mouse where it hovers, as style sheets name it.
    fn mouse_shape(&self) -> &'static str;
    /// The picture on the canvas.
    fn draw(&self, theme: &Theme, now: Millis) -> DisplayList;
}

impl<V: View> AnyStage for Stage<V> {
    fn kind(&self) -> Kind {
        V::Game::KIND
    }

    fn epoch(&self) -> u64 {
        self.session.epoch()
    }

    fn seats(&self) -> u8 {
        self.session.game().seats()
    }

    fn seating(&self) -> &Seating {
        self.session.seating()
    }

    fn owner(&self, seat: Seat) -> Owner {
        Stage::owner(self, seat)
    }

    fn is_over(&self) -> bool {
        self.session.asked().is_none()
    }

    fn save(&self) -> String {
        self.session.save()
    }

    fn link(&self, kind: LinkKind) -> Option<Link> {
        shared_link(&self.session, kind)
    }

    fn set_name(&mut self, seat: Seat, name: &str) {
        self.session.set_name(seat, name);
    }

    fn set_table_note(&mut self, note: &str) {
        self.session.set_table_note(note);
    }

    fn asked_seat(&self) -> Option<Seat> {
        self.session.asked_seat()
    }

    fn set_control(&mut self, seat: Seat, control: Control) {
        self.session.set_control(seat, control);
    }

    fn keeps_hands(&self) -> bool {
        V::keeps_hands(self.session.game())
    }

    fn asks(&self) -> bool {
        self.question().is_some()
    }

    fn computers_turn(&self) -> Option<(Seat, Level)> {
        self.session.computers_turn()
    }

    fn remote_turn(&self) -> Option<Seat> {
        self.session.remote_turn()
    }

    fn steps(&self) -> usize {
        self.session.steps()
    }

    fn steps_of(&self, seat: Seat) -> usize {
        let entries = self.session.entries();
        let last = entries
            .iter()
            .rposition(|entry| entry.by == Party::Player(seat));
        last.map_or(0, |last| last + 1)
    }

    fn sit_here(&mut self, seat: Seat, now: Millis) {
        self.session.sit_here(Some(seat));
        Stage::refresh(self, now);
    }

    fn seal(&mut self, now: Millis) {
        Stage::seal(self, now);
    }

    fn person_moved_last(&self) -> bool {
        Stage::person_moved_last(self)
    }

    fn is_between_turns(&self) -> bool {
        let mut decided = self.session.entries().iter().rev();
        let last = decided.find(|entry| entry.by != Party::Chance);
        last.is_none_or(|last| last.action == V::Game::CONFIRM)
    }

    fn can_take_back(&self) -> bool {
        Stage::can_take_back(self)
    }

    fn take_back(&mut self, now: Millis) -> bool {
        Stage::take_back(self, now)
    }

    fn is_face_down(&self) -> bool {
        Stage::is_face_down(self)
    }

    fn held_back_until(&self) -> Option<Millis> {
        Stage::held_back_until(self)
    }

    fn turn_up(&mut self, now: Millis) -> bool {
        Stage::turn_up(self, now)
    }

    fn seconds_held_back(&self) -> Option<u32> {
        let until = Stage::held_back_until(self)?;
        // The last tick may be long past.
        let left = (until - self.clock).min(self.hold());
        Some((left / SECOND).ceil() as u32).filter(|&left| left > 0)
    }

    fn let_turn_stand(&mut self, now: Millis) -> bool {
        Stage::let_turn_stand(self, now)
    }

    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    fn redo(&mut self, now: Millis) -> bool {
        Stage::redo(self, now)
    }

    fn act_by_index(&mut self, index: usize, now: Millis) {
        Stage::act_by_index(self, index, now);
    }

    fn act_by_line(&mut self, line: &str, now: Millis) -> bool {
        let action = self.session.read_action(line).ok();
        action.is_some_and(|action| self.act(action, now).is_some())
    }

    fn restore_lines(&mut self, lines: &[&str], now: Millis) -> bool {
        Stage::restore_lines(self, lines, now)
    }

    fn cancel(&mut self, now: Millis) -> bool {
        V::cancel(self, now)
    }

    fn pending(&self) -> Pending {
        Stage::pending(self)
    }

    fn covered_for(&self) -> Option<Seat> {
        Stage::covered_for(self)
    }

    fn hands_over(&self) -> Option<Seat> {
        Stage::hands_over(self)
    }

    fn uncover(&mut self, now: Millis) {
        Stage::uncover(self, now);
    }

    fn is_locked(&self) -> bool {
        Stage::is_locked(self)
    }

    fn lock(&mut self, lock: Lock, now: Millis) {
        Stage::lock(self, lock, now);
    }

    fn unlock(&mut self, lock: Lock, now: Millis) {
        Stage::unlock(self, lock, now);
    }

    fn is_read_only(&self) -> bool {
        Stage::is_read_only(self)
    }

    fn replay(&self) -> Option<&Replay> {
        Stage::replay(self)
    }

    fn can_replay(&self) -> bool {
        Stage::can_replay(self)
    }

    fn open_replay(&mut self, now: Millis) {
        Stage::open_replay(self, now);
    }

    fn catch_up(&mut self, steps: usize, look: Millis, now: Millis) {
        Stage::catch_up(self, steps, look, now);
    }

    fn close_replay(&mut self, now: Millis) {
        Stage::close_replay(self, now);
    }

    fn step_replay(&mut self, goal: ReplayGoal, now: Millis) {
        Stage::step_replay(self, goal, now);
    }

    fn jump_replay(&mut self, goal: usize) {
        Stage::jump_replay(self, goal);
    }

    fn toggle_replay(&mut self, now: Millis) {
        Stage::toggle_replay(self, now);
    }

    fn cycle_replay_speed(&mut self) {
        Stage::cycle_replay_speed(self);
    }

    fn is_second_press(&self, now: Millis) -> bool {
        Stage::is_second_press(self, now)
    }

    fn set_gate(&mut self, gate: Gate) {
        Stage::set_gate(self, gate);
    }

    fn is_end_due(&self) -> bool {
        self.end_due
    }

    fn end_turn_due(&mut self, now: Millis) -> bool {
        Stage::end_turn_due(self, now)
    }

    fn has_remarks(&self) -> bool {
        Stage::has_remarks(self)
    }

    fn has_comments(&self) -> bool {
        Stage::has_comments(self)
    }

    fn show_remarks(&mut self, remarks: Remarks) {
        Stage::show_remarks(self, remarks);
    }

    fn comments(&self, language: &str) -> Vec<&Said> {
        Stage::comments(self, language)
    }

    fn refresh(&mut self, now: Millis) {
        Stage::refresh(self, now);
    }

    fn set_preferences(&mut self, preferences: Preferences) {
        Stage::set_preferences(self, preferences);
    }

    fn set_layout(&mut self, layout: Layout, now: Millis) {
        V::set_layout(self, layout, now);
    }

    fn tick(&mut self, now: Millis) -> bool {
        Stage::tick(self, now)
    }

    fn clock(&self) -> Millis {
        self.clock
    }

    fn forget_news(&mut self) {
        self.news.forget();
    }

    fn next_tick_at(&self) -> Option<Millis> {
        let goes_on = Stage::replay(self).and_then(Replay::due);
        let held_back = Stage::held_back_until(self);
        let held_back = held_back.map(|until| next_second(until, self.clock));
        let all = [
            self.refusal_end(),
            goes_on,
            V::next_tick_at(self),
            held_back,
        ];
        all.into_iter().flatten().min_by(f64::total_cmp)
    }

    fn is_moving(&self, now: Millis) -> bool {
        Stage::is_moving(self, now)
    }

    fn animation_end(&self) -> Millis {
        self.view.animation_end()
    }

    fn finish_animation(&mut self, now: Millis) {
        Stage::finish_animation(self, now);
    }

    fn put_refusal_away(&mut self) {
        self.refusal = None;
    }

    fn refusal_end(&self) -> Option<Millis> {
        self.refusal.as_ref().map(|refusal| refusal.until)
    }

    fn sounds(&self) -> Vec<Sound> {
        let fresh = self.news.fresh().iter();
        let mut sounds: Vec<Sound> = fresh.filter_map(V::sound).collect();
        sounds.dedup();
        sounds
    }

    fn next_target(&self) -> Target {
        V::next_target(self)
    }

    fn mouse_shape(&self) -> &'static str {
        V::mouse_shape(self)
    }

    fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        V::draw(self, theme, now)
    }
}

/// When a time that runs until then shows one second less: at `now` or later.
fn next_second(until: Millis, now: Millis) -> Millis {
    let seconds = ((until - now) / SECOND).ceil();
    until - SECOND * (seconds - 1.0).max(0.0)
}
