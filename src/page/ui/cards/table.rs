//! A game of cards on the screen: the session, and everything about it that a player would not expect back on undo.

use super::gesture::Grip;
use super::held::Held;
use crate::ui::beside::{Beside, Way};
use crate::ui::cover::covered;
use crate::ui::replay::{Replay, seen_by};
use crate::ui::settings::{Confirm, Settings};
use crate::ui::show::owner_at;
use crate::ui::table::{Refusal, length};
use crate::ui::voice::Aside;
use engine::cards::{Action, Card, Event, Game, Question, Reason, Suit, legal};
use engine::session::Session;
use engine::table::Seat;
use kurbo::{Point, Rect};
use view::scene::cards::layout::in_hand;
use view::scene::cards::motion::Stop;
use view::scene::cards::{Motion, Spread};
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::tween::Millis;

/// A game of cards on the screen.
#[derive(Debug)]
pub struct CardTable {
    /// The game and its history.
    pub session: Session<Game>,
    /// The game as the screen may show it.
    pub(in crate::ui) game: Game,
    /// The game as it was shown before: where things that move come from.
    pub(super) before: Game,
    /// What a person who is asked may do.
    pub(in crate::ui) legal: Vec<Action>,
    pub(super) layout: Layout,
    /// What is chosen to go to a row.
    pub(super) chosen: Option<Held>,
    /// The row that is pointed at, or chosen with keys.
    pub(super) over: Option<Suit>,
    /// The place of what has the focus among all that can be held: keys go on from there when nothing is chosen.
    pub(super) near: Option<usize>,
    pub(super) grip: Grip,
    pub(super) motion: Motion,
    /// Where everything lies, now and before.
    pub(super) spread: Spread,
    pub(super) spread_before: Spread,
    /// Where a card or the large meeple is let go that was carried by hand.
    pub(super) dropped: Option<Stop>,
    /// Where the mouse hovers.
    pub(super) pointer: Option<Point>,
    /// When time was looked at last.
    pub(super) ticked: Millis,
    pub(in crate::ui) refusal: Option<Refusal<Reason>>,
    /// The look back that is open.
    pub(in crate::ui) replay: Option<Replay>,
    /// When a turn waits to be confirmed.
    pub(super) confirm: Confirm,
    /// Whether aids are shown.
    pub(super) aids: bool,
    /// Whether nothing is to move.
    pub(super) calm: bool,
    /// Whether the game may only be looked at, because it goes on elsewhere.
    pub(in crate::ui) locked: bool,
    /// The person in front of the screen, where persons have secrets from each other.
    pub(super) viewer: Option<Seat>,
    /// What happened since the page looked last.
    pub(super) told: Vec<Event>,
    /// What happened and was not told to screen readers yet.
    pub(super) untold: Vec<Event>,
    /// What else is to be told to them.
    pub(super) aside: Aside,
}

impl CardTable {
    /// A session on a screen.
    pub fn new(session: Session<Game>, layout: Layout, calm: bool) -> Self {
        let spread = Spread::of(session.game(), &layout, None);
        let mut table = CardTable {
            spread_before: spread.clone(),
            spread,
            dropped: None,
            pointer: None,
            game: session.game().clone(),
            before: session.game().clone(),
            session,
            legal: Vec::new(),
            layout,
            chosen: None,
            over: None,
            near: None,
            grip: Grip::None,
            motion: Motion::default(),
            ticked: 0.0,
            refusal: None,
            replay: None,
            confirm: Confirm::Always,
            aids: true,
            calm,
            locked: false,
            viewer: None,
            told: Vec::new(),
            untold: Vec::new(),
            aside: Aside::Nothing,
        };
        table.refresh();
        table
    }

    /// The game as the screen may show it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What a person who is asked may do.
    pub fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// The question to a person in front of the screen.
    pub fn question(&self) -> Option<Question> {
        let asks = !self.locked
            && self.replay.is_none()
            && self.session.is_persons_turn()
            && self.covered().is_none();
        let asked = self.session.asked().filter(|_| asks);
        asked.map(|asked| asked.question)
    }

    /// Whether aids are shown: rows that fit, what a claim would bring.
    pub const fn shows_aids(&self) -> bool {
        self.aids
    }

    /// Takes in what somebody prefers.
    pub(super) fn obey(&mut self, settings: &Settings, calm: bool) {
        self.calm = calm;
        self.aids = settings.aids;
        self.confirm = settings.confirm;
    }

    /// The length of a movement: nothing when nothing is to move.
    pub(super) const fn lasting(&self, length: Millis) -> Millis {
        if self.calm { 0.0 } else { length }
    }

    /// Takes in that the session changed.
    pub(super) fn refresh(&mut self) {
        let seen = self.seen_now();
        self.before = std::mem::replace(&mut self.game, seen);
        let seat = self.observer();
        let spread = Spread::of(&self.game, &self.layout, seat);
        self.spread_before = std::mem::replace(&mut self.spread, spread);
        self.refusal = None;
        if self.covered().is_some() {
            self.motion.cover();
        }
        self.legal = match self.question() {
            Some(_) => legal(self.session.game()),
            None => Vec::new(),
        };
        self.grip.let_go();
        self.over = None;
        let held = self.held();
        self.near = self.near.filter(|_| !held.is_empty());
        // A single thing need not be chosen.
        self.chosen = self.chosen.filter(|one| held.contains(one));
        if let [only] = held[..] {
            self.chosen = Some(only);
        }
    }

    /// The game to be seen: as it stands, or as it was, and always only what whoever looks may know.
    fn seen_now(&self) -> Game {
        seen_by(&self.session, self.replay(), self.observer())
    }

    /// The person who is asked and has not taken the screen yet: every hand is a secret (CARD-12), and before the first
    /// round there is none.
    pub fn covered(&self) -> Option<Seat> {
        let dealt = self.session.game().round() > 0;
        covered(&self.session, self.viewer).filter(|_| dealt)
    }

    /// Whose view the screen may show: nobody's while it is handed over.
    pub(in crate::ui) fn observer(&self) -> Option<Seat> {
        match self.covered() {
            Some(_) => None,
            None => self.session.observer(),
        }
    }

    /// The person who is asked has taken the screen: shows what is theirs.
    pub fn uncover(&mut self) {
        if let Some(seat) = self.covered().filter(|_| !self.locked) {
            self.viewer = Some(seat);
            self.refresh();
            self.aside = Aside::Uncovered;
        }
    }

    /// The cards in front of whoever looks: the own hand, or the one card that is to be decided about.
    pub fn hand(&self) -> Vec<Card> {
        let cards = in_hand(&self.game, self.observer());
        cards.into_iter().flatten().collect()
    }

    /// The colour of a seat's figures.
    pub fn owner(&self, seat: Seat) -> Owner {
        owner_at(self.session.seating(), seat)
    }

    /// The points of a seat as far as they were seen.
    pub fn score(&self, seat: Seat) -> u32 {
        let coming = self
            .motion
            .coming
            .iter()
            .filter(|coming| coming.seat == seat);
        let coming: u32 = coming.map(|coming| coming.points).sum();
        self.game.player(seat).score().saturating_sub(coming)
    }

    /// Where a refusal is said: so that the place it is about stays in sight.
    pub(in crate::ui) fn beside_refusal(&self, refusal: &Refusal<Reason>) -> Beside {
        let size = self.home_of(Held::Joker(Card::Fairy)).size();
        let spare = Rect::from_center_size(refusal.at, size);
        Beside {
            spare: spare.intersect(self.layout.whole),
            room: self.layout.free,
            whole: self.layout.whole,
            ways: vec![Way::Right, Way::Left, Way::Above, Way::Below],
        }
    }

    /// Says why something is refused.
    pub(super) fn refuse(&mut self, reasons: Vec<Reason>, at: Point, now: Millis) {
        let until = now + length::REFUSAL;
        let cell = None;
        self.refusal = Some(Refusal {
            reasons,
            at,
            cell,
            until,
        });
    }
}
