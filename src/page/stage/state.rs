//! A game on a screen: the session, the part of it the observer may see, and how it is shown.

use crate::elements::setting::Confirm;
use crate::stage::act::Gate;
use crate::stage::display::Refusal;
use crate::stage::game_view::Pending;
use crate::stage::game_view::{ActionOf, EventOf, QuestionOf, ReasonOf, View};
use crate::stage::news::{News, StageChange};
use crate::stage::notes::Remarks;
use crate::stage::owners::{owner_at, owners_at};
use crate::stage::preferences::Preferences;
use crate::stage::replay::{Replay, log_before_pending, log_up_to, seen_by};
use engine::session::{Control, Entry, LogLine, Session};
use engine::table::{NoteKind, Party, Play, Seat};
use view::scene::Look;
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// Why a game is read-only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It is played in another tab.
    Elsewhere,
    /// It ended before its rules ended it.
    Settled,
    /// It is a diagram on another page.
    Diagram,
}

/// A game on a screen, with everything that undo does not restore.
#[derive(Debug)]
pub struct Stage<V: View> {
    pub(super) session: Session<V::Game>,
    /// How many decisions people have made since the stage was made.
    pub(super) decision_count: u32,
    /// The game as the screen may show it.
    pub(super) game: V::Game,
    /// The game as shown before: where animations start.
    pub(super) before: V::Game,
    /// The legal actions of the person to move; empty if no local person is.
    pub(super) legal: Vec<ActionOf<V>>,
    pub(super) layout: Layout,
    /// The time of the last tick.
    pub(super) clock: Millis,
    pub(super) refusal: Option<Refusal<ReasonOf<V>>>,
    /// The open replay, if any.
    pub(super) replay: Option<Replay>,
    pub(super) remarks: Remarks,
    /// The notes added by the host page.
    pub(super) annotated: Vec<NoteKind>,
    /// The replay stop, as a number of decisions, to which `annotated` is limited; none if it is always shown.
    pub(super) annotated_stop: Option<usize>,
    /// The advice of a computer player.
    pub(super) hint: Vec<NoteKind>,
    pub(super) preferences: Preferences,
    /// Why the game is read-only; none if it may be played.
    pub(super) lock: Option<Lock>,
    /// The person who took over the screen last, where people have secrets from each other.
    pub(super) last_observer: Option<Seat>,
    /// Until when the next turn is held back.
    pub(super) held_back: Option<Millis>,
    /// When a press last decided something.
    pub(super) last_press: Option<Millis>,
    /// The veto of the host page on decisions.
    pub(super) gate: Option<Gate>,
    /// Whether the turn ends by itself as soon as the host page has heard of the last decision.
    pub(super) end_due: bool,
    /// Events that still need their sound or announcement.
    pub(super) news: News<EventOf<V>>,
    pub(super) view: V,
}

impl<V: View> Stage<V> {
    pub fn new(session: Session<V::Game>, layout: Layout, calm: bool) -> Self {
        let mut stage = Stage {
            view: V::new(session.game(), &layout),
            game: session.game().clone(),
            before: session.game().clone(),
            session,
            decision_count: 0,
            legal: Vec::new(),
            layout,
            clock: 0.0,
            refusal: None,
            replay: None,
            remarks: Remarks::default(),
            annotated: Vec::new(),
            annotated_stop: None,
            hint: Vec::new(),
            preferences: Preferences {
                confirm: Confirm::Always,
                grace: false,
                aids: true,
                minimap: true,
                calm,
                look: Look::Summer,
            },
            lock: None,
            last_observer: None,
            held_back: None,
            last_press: None,
            gate: None,
            end_due: false,
            news: News::default(),
        };
        stage.refresh(0.0);
        V::open(&mut stage);
        stage
    }

    pub const fn session(&self) -> &Session<V::Game> {
        &self.session
    }

    /// The game as the screen may show it.
    pub const fn game(&self) -> &V::Game {
        &self.game
    }

    /// The legal actions of the person to move; empty if no local person is.
    pub fn legal(&self) -> &[ActionOf<V>] {
        &self.legal
    }

    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// Why an action was refused, while that is shown.
    pub const fn refusal(&self) -> Option<&Refusal<ReasonOf<V>>> {
        self.refusal.as_ref()
    }

    /// Whether aids are shown: where things fit, what they are worth.
    pub const fn shows_aids(&self) -> bool {
        self.preferences.aids
    }

    /// How many decisions people have made since the stage was made.
    pub const fn decision_count(&self) -> u32 {
        self.decision_count
    }

    /// Whether the game is read-only because it is played elsewhere.
    pub const fn is_locked(&self) -> bool {
        matches!(self.lock, Some(Lock::Elsewhere))
    }

    /// Whether nobody may decide anything at the moment, whoever is to move.
    pub const fn is_read_only(&self) -> bool {
        self.lock.is_some() || self.replay.is_some()
    }

    /// The question to a person at this device.
    pub fn question(&self) -> Option<QuestionOf<V>> {
        let asks = !self.is_read_only()
            && self.session.is_persons_turn()
            && self.hands_over().is_none()
            && self.pending() == Pending::Nothing
            && !self.is_face_down();
        let asked = self.session.asked().filter(|_| asks);
        asked.map(|asked| asked.question)
    }

    /// Whether a person at this device has something to decide.
    pub fn asks(&self) -> bool {
        self.question().is_some()
    }

    /// What delays the next question.
    pub fn pending(&self) -> Pending {
        match self.is_read_only() {
            true => Pending::Nothing,
            false => self.view.pending(),
        }
    }

    /// The person to move who has not taken over the screen yet, where hands are secret (ED-20, CARD-12); none while everybody
    /// watches a narrated scoring.
    pub fn covered_for(&self) -> Option<Seat> {
        let told = self.pending().is_narrating();
        self.hands_over().filter(|_| !told)
    }

    /// The person to move who has not taken over the screen yet, where people at this screen have secrets from each other.
    pub(crate) fn hands_over(&self) -> Option<Seat> {
        let asked = self.session.asked_seat()?;
        let shared = self.session.is_persons_turn() && self.session.only_person().is_none();
        let secret = shared && V::has_secrets(self.session.game());
        (secret && self.last_observer != Some(asked)).then_some(asked)
    }

    /// Whether the game is still running and its text contains secret hands.
    pub fn keeps_hands(&self) -> bool {
        V::keeps_hands(self.session.game())
    }

    /// The seat whose view the screen may show: none while it is handed over or a scoring is narrated.
    pub fn observer(&self) -> Option<Seat> {
        match self.hands_over() {
            None if !self.pending().is_narrating() => self.session.observer(),
            _ => None,
        }
    }

    /// The decisions made since the last one of the person to move.
    pub(crate) fn since_last_decision(&self) -> &[Entry<V::Game>] {
        let entries = self.session.entries();
        let own = self.session.asked_seat().map(Party::Player);
        let last = entries.iter().rposition(|entry| Some(entry.by) == own);
        &entries[last.map_or(0, |last| last + 1)..]
    }

    /// The colour of a seat's figures.
    pub fn owner(&self, seat: Seat) -> Owner {
        owner_at(self.session.seating(), seat)
    }

    /// The colours of all figures, by seat.
    pub fn owners(&self) -> Vec<Owner> {
        owners_at(self.session.seating())
    }

    /// The points of a seat that were shown so far, without those still animated.
    pub fn score(&self, seat: Seat) -> u32 {
        let score = self.game.scores().get(seat.index()).copied();
        let pending = self.view.pending_points().into_iter();
        let pending = pending.filter(|(whose, _)| *whose == seat);
        let pending: u32 = pending.map(|(_, points)| points).sum();
        score.unwrap_or_default().saturating_sub(pending)
    }

    /// The lines of the log up to what is shown: at the end of the game without points not counted yet, in a narrated scoring
    /// without lines not narrated yet.
    pub fn log(&self) -> &[LogLine<V::Game>] {
        let log = log_up_to(self.session.log(), self.replay());
        match self.game.asked() {
            None => log_before_pending(log, self.view.pending_points().len(), V::is_counted),
            Some(_) if self.is_read_only() => log,
            Some(_) => &log[..log.len().saturating_sub(self.view.lines_to_narrate())],
        }
    }

    /// Sets the veto of the host page on decisions.
    pub(crate) fn set_gate(&mut self, gate: Gate) {
        self.gate = Some(gate);
    }

    /// Whether there are comments or marks, now or later.
    pub(crate) const fn has_remarks(&self) -> bool {
        !self.session.notes().is_empty() || !self.annotated.is_empty() || !self.hint.is_empty()
    }

    /// Replaces the hint.
    pub(crate) fn show_hint(&mut self, hint: Vec<NoteKind>) {
        self.hint = hint;
    }

    /// Sets when comments and marks of the record are shown.
    pub(crate) const fn show_remarks(&mut self, remarks: Remarks) {
        self.remarks = remarks;
    }

    pub fn set_preferences(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        if !preferences.aids {
            self.view.hide_aids();
        }
    }

    /// Updates everything derived from the session after it changed.
    pub(super) fn refresh(&mut self, now: Millis) {
        let held_back = self.is_held_back() && self.replay().is_none();
        let held_back = self.session.at_turn_end().filter(|_| held_back);
        let told = self.view.picture().filter(|_| !self.is_read_only());
        let seen = match (held_back, told) {
            (Some(game), _) => game.seen_by(self.observer()),
            (None, Some(picture)) => picture.clone(),
            (None, None) => seen_by(&self.session, self.replay(), self.observer()),
        };
        self.before = std::mem::replace(&mut self.game, seen);
        self.refusal = None;
        self.legal = match self.question() {
            Some(_) => self.session.game().legal(),
            None => Vec::new(),
        };
        V::refresh(self, now);
    }

    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.session.set_name(seat, name);
    }

    /// Changes who controls a seat.
    pub fn set_control(&mut self, seat: Seat, control: Control) {
        self.session.set_control(seat, control);
    }

    /// Sets the note about the whole table.
    pub fn set_table_note(&mut self, note: &str) {
        self.session.set_table_note(note);
    }

    /// In a game by link: makes every seat but this one remote.
    pub fn sit_here(&mut self, seat: Seat, now: Millis) {
        self.session.sit_here(Some(seat));
        self.refresh(now);
    }

    /// Makes the game read-only.
    pub fn lock(&mut self, lock: Lock, now: Millis) {
        self.lock = Some(lock);
        self.refresh(now);
    }

    /// Lifts the lock, if it has this reason.
    pub fn unlock(&mut self, lock: Lock, now: Millis) {
        self.lock = self.lock.filter(|one| *one != lock);
        self.refresh(now);
    }

    /// Lets the person to move take over the screen and shows their hand.
    pub fn uncover(&mut self, now: Millis) {
        if let Some(seat) = self.covered_for().filter(|_| self.lock.is_none()) {
            self.last_observer = Some(seat);
            self.refresh(now);
            self.news.change = StageChange::Uncovered;
        }
    }

    pub(crate) const fn news(&self) -> &News<EventOf<V>> {
        &self.news
    }

    pub(crate) const fn news_mut(&mut self) -> &mut News<EventOf<V>> {
        &mut self.news
    }
}
