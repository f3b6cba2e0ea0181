//! The session itself: a game, its croupier, its history.

use super::history::{Entry, History, OpenDecisions, is_final};
use super::log::{LogLine, tell};
use super::score_table::ScoreTable;
use super::seating::{Control, Seating};
use crate::ai::Level;
use crate::rules::Game;
use crate::table::{Asked, Croupier, LoggedEvent, Notes, Party, Play, Randomness, Seat};

/// One game with everything around it that a page needs: a tile game unless another one is named.
///
/// ```
/// use engine::rules::{Edition, Setup, legal};
/// use engine::session::{Seating, Session};
///
/// let setup = Setup::base(Edition::Current, 2);
/// let mut session: Session = Session::new(setup, Seating::persons(2), 7).map_err(|faults| format!("{faults:?}"))?;
/// // Chance has spoken, and a person may place the first tile.
/// let place = legal(session.game())[0];
/// session.act(place)?;
/// assert!(session.can_undo());
/// session.undo();
/// // What is saved can be loaded, and goes on where it was.
/// let loaded: Session = Session::load(&session.save()).map_err(|error| error.to_string())?;
/// assert_eq!(loaded.game(), session.game());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Play = Game> {
    pub(super) seating: Seating,
    pub(super) croupier: Croupier<G>,
    /// Data about the table as a whole, see [`Session::table_note`].
    pub(super) note: String,
    /// The start position, if there is one.
    pub(super) position: Option<G::Position>,
    pub(super) game: G,
    /// The game before the first action, and what happened before its first question.
    pub(super) start: G,
    pub(super) opening: Vec<G::Event>,
    pub(super) history: History<G>,
    /// Comments and marks of the record on these decisions.
    pub(super) notes: Notes,
    pub(super) log: Vec<LogLine<G>>,
    /// How to reopen the last turn, until somebody decides something.
    pub(super) ended: Option<Box<EndedTurn<G>>>,
    pub(super) epoch: u64,
}

/// The state before a person ended a turn.
#[derive(Clone, Debug)]
pub(super) struct EndedTurn<G: Play> {
    game: G,
    croupier: Croupier<G>,
    pub(super) history: OpenDecisions<G>,
}

impl<G: Play> Session<G> {
    /// A new game, advanced to the first question to a player. Chairs are added or removed to fit
    /// the setup.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn new(
        setup: G::Setup,
        seating: Seating,
        seed: u64,
    ) -> Result<Session<G>, Vec<G::SetupFault>> {
        Session::with_randomness(setup, seating, seed, Randomness::BySeed)
    }

    /// Like [`Session::new`], with the source of chance.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn with_randomness(
        setup: G::Setup,
        seating: Seating,
        seed: u64,
        randomness: Randomness,
    ) -> Result<Session<G>, Vec<G::SetupFault>> {
        let mut opening = Vec::new();
        let croupier = Croupier::for_setup(&setup, seed).with_randomness(randomness);
        let game = G::start(setup, &mut opening)?;
        let mut session = Session::begin(game, opening, seating, croupier);
        session.deal();
        Ok(session)
    }

    /// A session at the start of its game, before any outcome of chance.
    pub(super) fn begin(
        game: G,
        opening: Vec<G::Event>,
        mut seating: Seating,
        croupier: Croupier<G>,
    ) -> Session<G> {
        seating.resize(game.seats());
        let mut log = Vec::new();
        tell(&mut log, 0, &opening);
        Session {
            seating,
            croupier,
            note: String::new(),
            position: None,
            start: game.clone(),
            game,
            opening,
            history: History::default(),
            notes: Notes::default(),
            log,
            ended: None,
            epoch: 0,
        }
    }

    /// Applies an action of the player to move, then answers the questions to Chance that follow. Returns all events, in order.
    ///
    /// # Errors
    /// All reasons why the action is illegal now; nothing has changed then.
    pub fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Illegal> {
        let ended = self.turn_to_end(action);
        let steps = self.steps();
        let mut events = self.carry_out(action)?;
        self.history.forget_undone();
        // Remarks on another decision do not apply to this one.
        self.notes.truncate(steps);
        self.ended = ended;
        events.extend(self.deal());
        Ok(events)
    }

    /// The state to return to, if a person ends the turn with this action.
    pub(super) fn turn_to_end(&self, action: G::Action) -> Option<Box<EndedTurn<G>>> {
        let ends = action == G::CONFIRM && self.is_persons_turn();
        ends.then(|| {
            Box::new(EndedTurn {
                game: self.game.clone(),
                croupier: self.croupier.clone(),
                history: self.history.open_decisions(),
            })
        })
    }

    /// Carries out a single action.
    pub(super) fn carry_out(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::Illegal> {
        let by = self.asked().map_or(Party::Chance, |asked| asked.party);
        let before = (!is_final::<G>(by, action)).then(|| self.game.clone());
        let line = self.game.action_text(action);
        let mut events = Vec::new();
        self.game.apply(action, &mut events)?;
        self.epoch += 1;
        // Only outcomes of chance after the end of a turn keep it reopenable.
        self.ended = self.ended.take().filter(|_| by == Party::Chance);
        let step = self.steps() + 1;
        tell(&mut self.log, step, &events);
        let entry = Entry {
            action,
            events: events.clone(),
            by,
            line,
        };
        self.history.note(before, entry);
        Ok(events)
    }

    /// Answers questions to Chance until a player is asked.
    pub(super) fn deal(&mut self) -> Vec<G::Event> {
        let mut all = Vec::new();
        while let Some(outcome) = self.croupier.deal(&self.game) {
            match self.carry_out(outcome) {
                Ok(events) => all.extend(events),
                Err(_) => break,
            }
        }
        all
    }

    /// Whether [`Session::undo`] would do something.
    pub fn can_undo(&self) -> bool {
        let open = self.history.open();
        open.iter().any(|entry| self.is_person(entry.by))
    }

    /// Takes back the last decision of a person, with the computers' answers to it, and returns it.
    /// Never crosses an outcome of chance or a confirmed turn.
    pub fn undo(&mut self) -> Option<G::Action> {
        if !self.can_undo() {
            return None;
        }
        while let Some((game, action, by)) = self.history.undo() {
            self.game = game;
            self.epoch += 1;
            if self.is_person(by) {
                self.forget_later_lines();
                return Some(action);
            }
        }
        None
    }

    /// The outcomes of chance since a person ended the last turn; `None` when somebody has decided
    /// something since, or the turn cannot be reopened.
    pub fn since_turn_ended(&self) -> Option<&[Entry<G>]> {
        let ended = self.ended.as_ref()?;
        self.entries().get(ended.history.steps() + 1..)
    }

    /// The decision with which a person ended the last turn; `None` as for
    /// [`Session::since_turn_ended`].
    pub fn turn_end(&self) -> Option<&Entry<G>> {
        let ended = self.ended.as_ref()?;
        self.entries().get(ended.history.steps())
    }

    /// The game at the end of the last turn, before chance answered; `None` as for
    /// [`Session::since_turn_ended`].
    pub fn at_turn_end(&self) -> Option<G> {
        let mut game = self.ended.as_ref()?.game.clone();
        game.apply_trusted(G::CONFIRM);
        Some(game)
    }

    /// Returns to the state before a person ended the last turn. Chance will give the same answers
    /// again, so the caller must ensure that nobody has seen them. Returns whether this was
    /// possible.
    pub fn reopen_turn(&mut self) -> bool {
        let Some(ended) = self.ended.take() else {
            return false;
        };
        let EndedTurn {
            game,
            croupier,
            history,
        } = *ended;
        self.game = game;
        self.croupier = croupier;
        self.history.reopen(history);
        self.forget_later_lines();
        self.epoch += 1;
        true
    }

    fn forget_later_lines(&mut self) {
        let steps = self.steps();
        self.log.retain(|line| line.step <= steps);
    }

    /// Whether [`Session::redo`] would do something.
    pub fn can_redo(&self) -> bool {
        !self.history.undone().is_empty()
    }

    /// The decision that [`Session::redo`] would make first.
    pub fn next_redo(&self) -> Option<G::Action> {
        self.history.undone().last().map(|&(action, _)| action)
    }

    /// Redoes what the last [`Session::undo`] undid. Returns what happened; `None` when there
    /// is nothing to redo.
    pub fn redo(&mut self) -> Option<Vec<G::Event>> {
        let (action, _) = self.history.redo()?;
        let mut events = self.carry_out(action).ok()?;
        while let Some(&(action, by)) = self.history.undone().last() {
            if self.is_person(by) {
                break;
            }
            self.history.redo();
            events.extend(self.carry_out(action).ok()?);
        }
        Some(events)
    }

    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The game after the first `step` actions: 0 is the start, anything beyond the last is the
    /// current game.
    pub fn at(&self, step: usize) -> G {
        if step >= self.steps() {
            return self.game.clone();
        }
        let mut game = self.start.clone();
        for entry in &self.entries()[..step] {
            game.apply_trusted(entry.action);
        }
        game
    }

    /// The game as one seat knows it; `None` is an observer outside the table.
    pub fn seen_by(&self, observer: Option<Seat>) -> G {
        self.game.seen_by(observer)
    }

    /// Whose view the screen may show: the person who is asked, otherwise the only person at the
    /// table, otherwise nobody's.
    pub fn observer(&self) -> Option<Seat> {
        let asked = self
            .asked_seat()
            .filter(|&seat| self.control(seat).is_person());
        asked.or_else(|| self.only_person())
    }

    /// The person at the table, when there is only one.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = (0..self.game.seats())
            .map(Seat)
            .filter(|&seat| self.control(seat).is_person());
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The open question and who has to answer it; `None` when the game is over.
    pub fn asked(&self) -> Option<Asked<G::Question>> {
        self.game.asked()
    }

    /// The player who is asked; `None` when the game is over.
    pub fn asked_seat(&self) -> Option<Seat> {
        match self.asked()?.party {
            Party::Player(seat) => Some(seat),
            Party::Chance => None,
        }
    }

    /// Whether a person at this screen is asked.
    pub fn is_persons_turn(&self) -> bool {
        self.asked_seat()
            .is_some_and(|seat| self.control(seat).is_person())
    }

    /// The computer player who is asked.
    pub fn computers_turn(&self) -> Option<(Seat, Level)> {
        let seat = self.asked_seat()?;
        match self.control(seat) {
            Control::Computer(level) => Some((seat, level)),
            Control::Person | Control::Remote => None,
        }
    }

    /// The person on another device who is asked.
    pub fn remote_turn(&self) -> Option<Seat> {
        let remote = |seat: &Seat| self.control(*seat) == Control::Remote;
        self.asked_seat().filter(remote)
    }

    /// Who decides for a seat.
    pub fn control(&self, seat: Seat) -> Control {
        self.seating
            .chair(seat)
            .map(|chair| chair.control)
            .unwrap_or_default()
    }

    pub(super) fn is_person(&self, party: Party) -> bool {
        matches!(party, Party::Player(seat) if self.control(seat).is_person())
    }

    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Changes a seat between person and computer in the middle of a game.
    pub fn set_control(&mut self, seat: Seat, control: Control) {
        self.seating.set_control(seat, control);
        self.epoch += 1;
    }

    /// Names a seat in the middle of a game.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.seating.set_name(seat, name);
    }

    /// A number that changes with every change, so that answers to outdated questions can be
    /// recognised and dropped.
    pub const fn epoch(&self) -> u64 {
        self.epoch
    }

    /// What outcomes of chance depend on, besides the seed.
    pub const fn randomness(&self) -> Randomness {
        self.croupier.randomness()
    }

    pub const fn seed(&self) -> u64 {
        self.croupier.seed()
    }

    /// What a page keeps about the table as a whole, saved with the game; the rules ignore it.
    pub fn table_note(&self) -> &str {
        &self.note
    }

    /// Keeps data about the table as a whole. It is no decision and leaves the state of the session
    /// unchanged.
    pub fn set_table_note(&mut self, note: &str) {
        note.clone_into(&mut self.note);
    }

    /// All decisions so far, with their consequences.
    pub fn entries(&self) -> &[Entry<G>] {
        self.history.entries()
    }

    /// Comments and marks of the record this game came from.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }

    /// Number of actions so far.
    pub fn steps(&self) -> usize {
        self.entries().len()
    }

    /// What happened before the first action.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    pub fn log(&self) -> &[LogLine<G>] {
        &self.log
    }

    /// Everything that has happened, in order.
    pub(super) fn events(&self) -> impl Iterator<Item = &G::Event> {
        let later = self.entries().iter().flat_map(|entry| &entry.events);
        self.opening.iter().chain(later)
    }

    /// Points by seat and origin so far.
    pub fn table(&self) -> ScoreTable<<G::Event as LoggedEvent>::Origin> {
        let mut before = self.start.scores();
        // The opening is reported item by item, like everything after it.
        for scored in self.opening.iter().filter_map(LoggedEvent::points) {
            if let Some(points) = before.get_mut(scored.seat.index()) {
                *points = points.saturating_sub(scored.points.into());
            }
        }
        ScoreTable::new(&before, self.events())
    }
}
