//! A game on a screen: the session, what whoever looks may see of it, and how it is shown.

use crate::elements::setting::Confirm;
use crate::stage::cover::{covered, since_last_decision};
use crate::stage::game_view::{ActionOf, EventOf, QuestionOf, ReasonOf, View};
use crate::stage::gate::Gate;
use crate::stage::lock::Lock;
use crate::stage::news::{News, StageChange};
use crate::stage::owners::owner_at;
use crate::stage::pending::Pending;
use crate::stage::preferences::Preferences;
use crate::stage::refusal::Refusal;
use crate::stage::remarks::Remarks;
use crate::stage::replay::{Replay, log_before_pending, log_up_to, seen_by};
use engine::session::{Control, Entry, LogLine, Session};
use engine::table::{NoteKind, Play, Seat};
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// A game on a screen, and everything about it that a player would not expect back on undo.
#[derive(Debug)]
pub struct Stage<V: View> {
    /// The game and its history.
    pub(super) session: Session<V::Game>,
    /// How much persons in front of the screen have decided.
    pub(super) decision_count: u32,
    /// The game as the screen may show it.
    pub(super) game: V::Game,
    /// The game as it was shown before: where things that move come from.
    pub(super) before: V::Game,
    /// What a person who is asked may do.
    pub(super) legal: Vec<ActionOf<V>>,
    /// Where things are on the screen.
    pub(super) layout: Layout,
    /// When time was looked at last.
    pub(super) clock: Millis,
    pub(super) refusal: Option<Refusal<ReasonOf<V>>>,
    /// The replay that is open.
    pub(super) replay: Option<Replay>,
    /// When comments and marks of the record are shown.
    pub(super) remarks: Remarks,
    /// What whoever shows the game says beside it.
    pub(super) annotated: Vec<NoteKind>,
    /// After how many decisions a replay stands that this is said of; none where it is said of whatever is shown.
    pub(super) annotated_stop: Option<usize>,
    /// What a computer player advises.
    pub(super) hint: Vec<NoteKind>,
    /// What somebody prefers.
    pub(super) preferences: Preferences,
    /// Why the game may only be looked at; none when it may be played.
    pub(super) lock: Option<Lock>,
    /// The person in front of the screen, where persons have secrets from each other.
    pub(super) viewer: Option<Seat>,
    /// Until when what comes after a turn that has ended is held back.
    pub(super) held_back: Option<Millis>,
    /// When a press decided something last.
    pub(super) pressed: Option<Millis>,
    /// Who is asked before a person decides.
    pub(super) gate: Option<Gate>,
    /// Whether the turn ends without being asked about, as soon as the gate heard what was decided before.
    pub(super) end_due: bool,
    /// What happened and is still to be heard or announced.
    pub(super) news: News<EventOf<V>>,
    /// How the game is shown and touched.
    pub(super) view: V,
}

impl<V: View> Stage<V> {
    /// A session on a screen.
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
                aids: true,
                minimap: true,
                calm,
            },
            lock: None,
            viewer: None,
            held_back: None,
            pressed: None,
            gate: None,
            end_due: false,
            news: News::default(),
        };
        stage.refresh(0.0);
        V::open(&mut stage);
        stage
    }

    /// The game and its history.
    pub const fn session(&self) -> &Session<V::Game> {
        &self.session
    }

    /// The game as the screen may show it.
    pub const fn game(&self) -> &V::Game {
        &self.game
    }

    /// What a person who is asked may do.
    pub fn legal(&self) -> &[ActionOf<V>] {
        &self.legal
    }

    /// The replay that is open.
    pub const fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// Why something was refused, for as long as that is said.
    pub const fn refusal(&self) -> Option<&Refusal<ReasonOf<V>>> {
        self.refusal.as_ref()
    }

    /// Whether aids are shown: where things fit, what they are worth.
    pub const fn shows_aids(&self) -> bool {
        self.preferences.aids
    }

    /// How much persons in front of the screen have decided.
    pub const fn decision_count(&self) -> u32 {
        self.decision_count
    }

    /// Whether the game may only be looked at because it goes on elsewhere.
    pub const fn is_locked(&self) -> bool {
        matches!(self.lock, Some(Lock::Elsewhere))
    }

    /// Whether nobody may decide anything although somebody is asked.
    pub const fn is_read_only(&self) -> bool {
        self.lock.is_some() || self.replay.is_some()
    }

    /// The question to a person in front of the screen.
    pub fn question(&self) -> Option<QuestionOf<V>> {
        let asks = !self.is_read_only()
            && self.session.is_persons_turn()
            && self.hands_over().is_none()
            && self.pending() == Pending::Nothing
            && !self.is_face_down();
        let asked = self.session.asked().filter(|_| asks);
        asked.map(|asked| asked.question)
    }

    /// Whether somebody in front of the screen is asked something.
    pub fn asks(&self) -> bool {
        self.question().is_some()
    }

    /// What the next question waits for.
    pub fn pending(&self) -> Pending {
        match self.is_read_only() {
            true => Pending::Nothing,
            false => self.view.pending(),
        }
    }

    /// The person who is asked and has not taken the screen yet, where hands are secret (ED-20, CARD-12); nobody while
    /// everybody looks at what is told.
    pub fn covered_for(&self) -> Option<Seat> {
        let told = self.pending().is_telling();
        self.hands_over().filter(|_| !told)
    }

    /// The person the screen goes to next, where hands are secret.
    pub(crate) fn hands_over(&self) -> Option<Seat> {
        let secret = V::has_secrets(self.session.game());
        covered(&self.session, self.viewer).filter(|_| secret)
    }

    /// Whether the game goes on and its text holds hands that are secret.
    pub fn keeps_hands(&self) -> bool {
        V::keeps_hands(self.session.game())
    }

    /// Whose view the screen may show: nobody's while it is handed over, or a scoring is told.
    pub fn observer(&self) -> Option<Seat> {
        match self.hands_over() {
            None if !self.pending().is_telling() => self.session.observer(),
            _ => None,
        }
    }

    /// What was decided since the person who is asked decided last.
    pub(crate) fn since_last_decision(&self) -> &[Entry<V::Game>] {
        since_last_decision(&self.session)
    }

    /// The colour of a seat's figures.
    pub fn owner(&self, seat: Seat) -> Owner {
        owner_at(self.session.seating(), seat)
    }

    /// The owners of the figures, by seat.
    pub fn owners(&self) -> Vec<Owner> {
        (0..self.game.seats())
            .map(|seat| self.owner(Seat(seat)))
            .collect()
    }

    /// The points of a seat as far as they were seen: those that have not been shown yet come later.
    pub fn score(&self, seat: Seat) -> u32 {
        let score = self.game.scores().get(seat.index()).copied();
        let pending = self.view.pending_points().into_iter();
        let pending = pending.filter(|(whose, _)| *whose == seat);
        let pending: u32 = pending.map(|(_, points)| points).sum();
        score.unwrap_or_default().saturating_sub(pending)
    }

    /// The lines of the log up to what is shown: at the end of the game only the points that were counted already, and
    /// of a scoring that is told what was told of it.
    pub fn log(&self) -> &[LogLine<V::Game>] {
        let log = log_up_to(self.session.log(), self.replay());
        match self.game.asked() {
            None => log_before_pending(log, self.view.pending_points().len(), V::is_counted),
            Some(_) if self.is_read_only() => log,
            Some(_) => &log[..log.len().saturating_sub(self.view.untold())],
        }
    }

    /// Says who is asked before a person decides.
    pub(crate) fn set_gate(&mut self, gate: Gate) {
        self.gate = Some(gate);
    }

    /// Whether anything is said beside the decisions, now or later.
    pub(crate) const fn has_remarks(&self) -> bool {
        !self.session.notes().is_empty() || !self.annotated.is_empty() || !self.hint.is_empty()
    }

    /// Shows advice in the place of what was shown before.
    pub(crate) fn show_hint(&mut self, hint: Vec<NoteKind>) {
        self.hint = hint;
    }

    /// Says when comments and marks of the record are shown.
    pub(crate) const fn show_remarks(&mut self, remarks: Remarks) {
        self.remarks = remarks;
    }

    /// Takes in what somebody prefers.
    pub fn set_preferences(&mut self, preferences: Preferences) {
        self.preferences = preferences;
        if !preferences.aids {
            self.view.hide_aids();
        }
    }

    /// Takes in that the session changed.
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

    /// Lets somebody else decide for a seat.
    pub fn set_control(&mut self, seat: Seat, control: Control) {
        self.session.set_control(seat, control);
    }

    /// Keeps something about the table as a whole.
    pub fn set_table_note(&mut self, note: &str) {
        self.session.set_table_note(note);
    }

    /// In a game by link: leaves one person here, all others are at their devices.
    pub fn sit_here(&mut self, seat: Seat, now: Millis) {
        self.session.sit_here(Some(seat));
        self.refresh(now);
    }

    /// Lets the game be looked at only.
    pub fn lock(&mut self, lock: Lock, now: Millis) {
        self.lock = Some(lock);
        self.refresh(now);
    }

    /// Lets the game be played again, if it was locked for this reason.
    pub fn unlock(&mut self, lock: Lock, now: Millis) {
        self.lock = self.lock.filter(|one| *one != lock);
        self.refresh(now);
    }

    /// The person who is asked has taken the screen: shows what is theirs.
    pub fn uncover(&mut self, now: Millis) {
        if let Some(seat) = self.covered_for().filter(|_| self.lock.is_none()) {
            self.viewer = Some(seat);
            self.refresh(now);
            self.news.set_change(StageChange::Uncovered);
        }
    }

    /// What happened and is still to be heard or announced.
    pub(crate) const fn news(&self) -> &News<EventOf<V>> {
        &self.news
    }

    /// What happened, to be announced.
    pub(crate) const fn news_mut(&mut self) -> &mut News<EventOf<V>> {
        &mut self.news
    }
}
