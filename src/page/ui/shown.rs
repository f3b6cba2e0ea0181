//! Which game is on the screen, and what the page does with it whichever it is.

use super::app::App;
use super::cards::CardTable;
use super::intent::Target;
use super::opened::Opened;
use super::replay::LooksBack;
use super::settings::Settings;
use super::show::owner_at;
use super::sound::{Sound, sounds};
use super::table::Table;
use crate::messages::Texts;
use engine::session::{Control, Level, Seating, Session};
use engine::table::{Kind, Party, Recorded, Seat};
use view::scene::Theme;
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// The game on the screen.
#[derive(Debug, Default)]
pub(super) enum Shown {
    /// None.
    #[default]
    Nothing,
    /// The tile game.
    Tiles(Box<Table>),
    /// The card game.
    Cards(Box<CardTable>),
}

impl Shown {
    /// A session that comes to the screen.
    pub(super) fn of(opened: Opened, layout: Layout, calm: bool) -> Shown {
        match opened {
            Opened::Tiles(session) => Shown::Tiles(Box::new(Table::new(*session, layout, calm))),
            Opened::Cards(session) => {
                Shown::Cards(Box::new(CardTable::new(*session, layout, calm)))
            }
        }
    }

    /// The table of the tile game.
    pub(super) const fn tiles(&self) -> Option<&Table> {
        match self {
            Shown::Tiles(table) => Some(table),
            Shown::Cards(_) | Shown::Nothing => None,
        }
    }

    /// The table of the tile game, to be changed.
    pub(super) const fn tiles_mut(&mut self) -> Option<&mut Table> {
        match self {
            Shown::Tiles(table) => Some(table),
            Shown::Cards(_) | Shown::Nothing => None,
        }
    }

    /// The table of the card game.
    pub(super) const fn cards(&self) -> Option<&CardTable> {
        match self {
            Shown::Cards(table) => Some(table),
            Shown::Tiles(_) | Shown::Nothing => None,
        }
    }

    /// The table of the card game, to be changed.
    pub(super) const fn cards_mut(&mut self) -> Option<&mut CardTable> {
        match self {
            Shown::Cards(table) => Some(table),
            Shown::Tiles(_) | Shown::Nothing => None,
        }
    }

    /// The game, whichever it is.
    pub(super) fn played(&self) -> Option<&dyn Played> {
        match self {
            Shown::Nothing => None,
            Shown::Tiles(table) => Some(table.as_ref()),
            Shown::Cards(table) => Some(table.as_ref()),
        }
    }

    /// The game, whichever it is, to be changed.
    pub(super) fn played_mut(&mut self) -> Option<&mut dyn Played> {
        match self {
            Shown::Nothing => None,
            Shown::Tiles(table) => Some(table.as_mut()),
            Shown::Cards(table) => Some(table.as_mut()),
        }
    }

    /// Whether there is a game.
    pub(super) const fn has_game(&self) -> bool {
        !matches!(self, Shown::Nothing)
    }
}

/// The session of a game, whichever game it is.
pub(super) trait Sat {
    /// Which game it is.
    fn kind(&self) -> Kind;
    /// A number that is another one after every change.
    fn epoch(&self) -> u64;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The computer player who owes a decision.
    fn computers_turn(&self) -> Option<(Seat, Level)>;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Who sits where.
    fn seating(&self) -> &Seating;
    /// Who decided last, chance aside.
    fn moved_last(&self) -> Option<Seat>;
    /// Whether something that was taken back can be made again.
    fn can_redo(&self) -> bool;
    /// The text to save.
    fn save(&self) -> String;
    /// Names a seat.
    fn set_name(&mut self, seat: Seat, name: &str);
    /// Lets somebody else decide for a seat.
    fn set_control(&mut self, seat: Seat, control: Control);
}

impl<G: Recorded> Sat for Session<G> {
    fn kind(&self) -> Kind {
        G::KIND
    }

    fn epoch(&self) -> u64 {
        Session::epoch(self)
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn computers_turn(&self) -> Option<(Seat, Level)> {
        Session::computers_turn(self)
    }

    fn is_over(&self) -> bool {
        self.asked().is_none()
    }

    fn seating(&self) -> &Seating {
        Session::seating(self)
    }

    fn moved_last(&self) -> Option<Seat> {
        let mut decided = self.entries().iter().rev();
        decided.find_map(|entry| match entry.by {
            Party::Player(seat) => Some(seat),
            Party::Chance => None,
        })
    }

    fn can_redo(&self) -> bool {
        Session::can_redo(self)
    }

    fn save(&self) -> String {
        Session::save(self)
    }

    fn set_name(&mut self, seat: Seat, name: &str) {
        Session::set_name(self, seat, name);
    }

    fn set_control(&mut self, seat: Seat, control: Control) {
        Session::set_control(self, seat, control);
    }
}

/// A game on the screen, whichever it is.
pub(super) trait Played: LooksBack {
    /// Its session.
    fn sat(&self) -> &dyn Sat;
    /// Its session, to be changed.
    fn sat_mut(&mut self) -> &mut dyn Sat;
    /// The person who is asked and has not taken the screen yet.
    fn covered(&self) -> Option<Seat>;
    /// That the hand of somebody is covered, and with which key it is shown.
    fn covered_told(&self, texts: &dyn Texts, name: &str, key: &str) -> String;
    /// Whether the game goes on and its text holds hands that are secret.
    fn keeps_hands(&self) -> bool;
    /// Whether it may only be looked at, because it goes on elsewhere.
    fn is_locked(&self) -> bool;
    /// Lets it be looked at only.
    fn lock(&mut self, now: Millis);
    /// Takes in that the session changed.
    fn refresh(&mut self, now: Millis);
    /// Takes in what somebody prefers.
    fn obey(&mut self, settings: &Settings, calm: bool);
    /// Takes in where things are on the screen.
    fn lay_out(&mut self, layout: Layout, now: Millis);
    /// Whether somebody in front of the screen is asked something.
    fn asks(&self) -> bool;
    /// Whether the person in front of the screen may take something back.
    fn can_take_back(&self) -> bool;
    /// Takes the last decision back. Returns whether there was one.
    fn take_back(&mut self, now: Millis) -> bool;
    /// Makes again what was taken back last. Returns whether there was something.
    fn redo(&mut self, now: Millis) -> bool;
    /// What is to be answered next.
    fn stop(&self) -> Target;
    /// Until when a refusal stays that is shown.
    fn refused(&self) -> Option<Millis>;
    /// What is to be heard of what happened since somebody was told last.
    fn sounds(&self) -> Vec<Sound>;
    /// Forgets what is over, and goes on by itself. Returns whether something is to be said or drawn differently.
    fn tick(&mut self, now: Millis) -> bool;
    /// When it is to be looked at again although nothing moves.
    fn wake(&self) -> Option<Millis>;
    /// Whether something moves.
    fn is_moving(&self, now: Millis) -> bool;
    /// Lets everything go that is held or chosen.
    fn escape(&mut self, now: Millis);
    /// The shape of the mouse where it hovers, as style sheets name it.
    fn mouse_shape(&self) -> &'static str;
    /// The picture on the canvas.
    fn draw(&self, theme: &Theme, now: Millis) -> DisplayList;

    /// The colour of a seat's figures.
    fn owner(&self, seat: Seat) -> Owner {
        owner_at(self.sat().seating(), seat)
    }

    /// Whether nobody may decide anything although somebody is asked.
    fn waits(&self) -> bool {
        self.is_locked() || self.replay().is_some()
    }

    /// Whether a person decided last, and not a computer.
    fn person_moved_last(&self) -> bool {
        let sat = self.sat();
        let chair = sat.moved_last().and_then(|seat| sat.seating().chair(seat));
        chair.is_none_or(|chair| chair.control.is_person())
    }
}

impl Played for Table {
    fn sat(&self) -> &dyn Sat {
        &self.session
    }

    fn sat_mut(&mut self) -> &mut dyn Sat {
        &mut self.session
    }

    fn covered(&self) -> Option<Seat> {
        Table::covered(self)
    }

    fn covered_told(&self, texts: &dyn Texts, name: &str, key: &str) -> String {
        texts.covered(name, key)
    }

    fn keeps_hands(&self) -> bool {
        super::keep::keeps_hands(self.session.game())
    }

    fn is_locked(&self) -> bool {
        self.locked
    }

    fn lock(&mut self, now: Millis) {
        Table::lock(self, now);
    }

    fn refresh(&mut self, now: Millis) {
        Table::refresh(self, now);
    }

    fn obey(&mut self, settings: &Settings, calm: bool) {
        Table::obey(self, settings, calm);
    }

    fn lay_out(&mut self, layout: Layout, now: Millis) {
        Table::lay_out(self, layout, now);
    }

    fn asks(&self) -> bool {
        self.question().is_some()
    }

    fn can_take_back(&self) -> bool {
        Table::can_take_back(self)
    }

    fn take_back(&mut self, now: Millis) -> bool {
        Table::take_back(self, now)
    }

    fn redo(&mut self, now: Millis) -> bool {
        Table::redo(self, now)
    }

    fn stop(&self) -> Target {
        Table::stop(self)
    }

    fn refused(&self) -> Option<Millis> {
        self.refusal.as_ref().map(|refusal| refusal.until)
    }

    fn sounds(&self) -> Vec<Sound> {
        sounds(&self.told)
    }

    fn tick(&mut self, now: Millis) -> bool {
        let ticked = Table::tick(self, now);
        self.play_on(now) || ticked
    }

    fn wake(&self) -> Option<Millis> {
        let goes_on = Table::replay(self).and_then(|replay| replay.due);
        let all = [self.refused(), goes_on, self.note_due()];
        all.into_iter().flatten().min_by(f64::total_cmp)
    }

    fn is_moving(&self, now: Millis) -> bool {
        Table::is_moving(self, now)
    }

    fn escape(&mut self, now: Millis) {
        Table::escape(self, now);
    }

    fn mouse_shape(&self) -> &'static str {
        Table::mouse_shape(self)
    }

    fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        Table::draw(self, theme, now)
    }
}

impl App {
    /// The game on the screen, whichever it is.
    pub(super) fn played(&self) -> Option<&dyn Played> {
        self.shown.played()
    }
}
