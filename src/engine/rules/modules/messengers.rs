//! The Messengers (`MSG`): a second score figure for each player, and messages for stopping on dark
//! spaces.

use serde::{Deserialize, Serialize};

use super::Part;
use crate::rules::action::{Action, Marker, Message, Question};
use crate::rules::board::Spot;
use crate::rules::clone_in_place::clone_in_place;
use crate::rules::event::{Event, NoMessage};
use crate::rules::figures::Figure;
use crate::rules::game::Game;
use crate::rules::modules::robbers::space;
use crate::rules::queue::{Basis, Payment};
use crate::rules::regions::RegionId;
use crate::rules::score::{Lines, sum};
use crate::rules::turn::{Frame, Step};
use crate::table::{Chapter, Line, Listener, Measure, Party, RuleId, Seat, Timing};
use crate::tiles::{FeatureKind, order};

/// Every fifth space of the track is dark (MSG-05).
pub const DARK: u32 = 5;

/// The pile of messages: the shuffled ones, and those known to lie under them (MSG-12).
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Messages {
    /// Copies of each message not seen since the pile was shuffled.
    unseen: [u8; 8],
    /// Messages put back under the pile; the first of them comes first.
    under: Vec<Message>,
}

clone_in_place!(Messages { unseen, under });

impl Messages {
    /// The shuffled pile (MSG-01); empty when messengers are not in play.
    pub(in crate::rules) fn new(copies: u8) -> Self {
        Messages {
            unseen: [copies; 8],
            under: Vec::new(),
        }
    }

    /// Messages that may be on top, with their weights; a single one when the whole order is known.
    pub fn next(&self) -> impl Iterator<Item = (Message, u32)> + Clone {
        let shuffled = Message::ALL
            .into_iter()
            .map(|message| (message, u32::from(self.unseen[message as usize])));
        let known = self
            .under
            .first()
            .filter(|_| self.unseen == [0; 8])
            .map(|&message| (message, 1));
        shuffled.filter(|&(_, count)| count > 0).chain(known)
    }

    /// Messages put back under the pile; the first of them comes first.
    pub(in crate::rules) fn under(&self) -> &[Message] {
        &self.under
    }

    /// The message on top, if everybody can know it, so that turning it over reveals nothing.
    pub fn known(&self) -> Option<Message> {
        let mut next = self.next();
        let first = next.next().map(|(message, _)| message);
        first.filter(|_| next.next().is_none())
    }

    /// Turns over a message and puts it under the pile (MSG-12). Returns `false` when it cannot be
    /// on top.
    pub(in crate::rules) fn turn_over(&mut self, message: Message) -> bool {
        let count = &mut self.unseen[message as usize];
        if *count > 0 {
            *count -= 1;
        } else if self.unseen == [0; 8] && self.under.first() == Some(&message) {
            self.under.remove(0);
        } else {
            return false;
        }
        self.under.push(message);
        true
    }
}

/// The next dark space of the track ahead of a score figure with this many points (MSG-05).
pub const fn next_dark(total: u32) -> u8 {
    space((total / DARK + 1) * DARK)
}

impl Game {
    pub const fn messages(&self) -> &Messages {
        &self.modules.messages
    }

    /// The score line of 2 points for a message: by choice (MSG-11), or because it cannot be
    /// carried out (R-MSG-02).
    pub(in crate::rules) fn points_line(&self, message: Message) -> Line {
        let chosen = self.can_perform(message) || self.can_recall(message);
        Line {
            measure: Measure::Message,
            count: 1,
            each: 2,
            rule: match chosen {
                true => RuleId::rule(Chapter::Msg, 11),
                false => RuleId::ruling(Chapter::Msg, 2),
            },
        }
    }

    /// Whether the active player receives a message: a figure that moved since the last check
    /// stands on a dark space (MSG-06, MSG-07).
    pub(in crate::rules) fn message_due(&self) -> bool {
        self.plays(Part::Messengers) && self.figures_on_dark() > 0
    }

    /// Number of the active player's figures that moved since the last check and stand on dark
    /// spaces.
    fn figures_on_dark(&self) -> usize {
        let moved = self.frame().moved;
        let player = self.player(self.turn.active);
        let stops =
            |marker: &Marker| moved[*marker as usize] && player.total(*marker).is_multiple_of(DARK);
        let both = [Marker::Score, Marker::Messenger].into_iter();
        both.filter(stops).count()
    }

    /// Reports why no message is due when a figure stopped on a dark space and moved on.
    pub(in crate::rules) fn tell_of_no_message(&self, listener: &mut impl Listener<Event>) {
        if self.frame().left_dark {
            let (seat, why) = (self.turn.active, NoMessage::WentOn);
            listener.tell(|| Event::NoMessage { seat, why });
        }
    }

    /// Turns a message over. Asks what to do with it, or pays the 2 points when nothing else is
    /// possible (R-MSG-02).
    pub(in crate::rules) fn read_message(
        &mut self,
        message: Message,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = self.turn.active;
        if self.figures_on_dark() > 1 {
            let why = NoMessage::OneForBoth;
            listener.tell(|| Event::NoMessage { seat, why });
        }
        if let Some(frame) = self.frame_mut() {
            frame.moved = [false; 2];
            frame.left_dark = false;
        }
        listener.tell(|| Event::MessageRead { seat, message });
        if self.can_perform(message) || self.can_recall(message) {
            self.ask(Party::Player(seat), Question::Message(message));
            self.go(Step::Read);
        } else {
            self.take_message_points(message, listener);
        }
    }

    /// Whether [`Action::Perform`] is possible (R-MSG-02).
    pub(in crate::rules) fn can_perform(&self, message: Message) -> bool {
        match message {
            Message::SmallestRoad | Message::SmallestCity | Message::SmallestMonastery => {
                self.smallest(self.turn.active, message).is_some()
            }
            Message::ExtraTile => {
                self.stack.left() > 0 || !self.player(self.turn.active).hand.is_empty()
            }
            Message::Shields | Message::Knights | Message::Farmers => true,
            Message::OneMeeple => false,
        }
    }

    /// The points [`Action::Perform`] would score now (MSG-21 to MSG-27); `None` when it brings
    /// another tile.
    pub fn points_performed(&self, message: Message) -> Option<u16> {
        let seat = self.turn.active;
        let region = self.smallest(seat, message);
        (message != Message::ExtraTile).then(|| sum(&self.message_lines(seat, message, region)))
    }

    /// The points for the feature of a meeple on a segment with message 8 (MSG-28, MSG-29).
    pub fn recall_points(&self, spot: Spot) -> u16 {
        let seat = self.turn.active;
        let region = self.board.seg(spot).map(|seg| self.regions.region_of(seg));
        region.map_or(0, |region| sum(&self.recall_lines(seat, region)))
    }

    /// The score lines for the feature of a meeple with message 8; worth nothing where the seat
    /// does not control it.
    fn recall_lines(&self, seat: Seat, region: RegionId) -> Lines {
        let mut lines = self.lines_for(seat, region, Timing::Final);
        let majority = self.majority(region);
        let rule = match (majority.has(seat), majority.len()) {
            (true, 1) => return lines,
            (true, _) if self.setup.options.message_control_tie => return lines,
            (true, _) => RuleId::ruling(Chapter::Msg, 4),
            (false, _) => RuleId::rule(Chapter::Msg, 28),
        };
        lines.truncate(1);
        for line in &mut lines {
            (line.each, line.rule) = (0, rule);
        }
        lines
    }

    fn can_recall(&self, message: Message) -> bool {
        message == Message::OneMeeple && !self.recallable().is_empty()
    }

    /// The active player's meeples that message 8 may take back, as actions (MSG-28, MSG-29). Two
    /// of a kind on one segment are one choice.
    pub(in crate::rules) fn recallable(&self) -> Vec<Action> {
        let mut all = Vec::new();
        for standing in self.standing.iter() {
            let recall = Action::Recall {
                figure: standing.figure,
                spot: self.spot(standing.seg),
            };
            let own = standing.owner == self.turn.active && standing.figure.is_meeple();
            if own && !all.contains(&recall) {
                all.push(recall);
            }
        }
        all
    }

    /// Takes 2 points instead of the action (MSG-11).
    pub(in crate::rules) fn take_message_points(
        &mut self,
        message: Message,
        listener: &mut impl Listener<Event>,
    ) {
        self.pay_message(2, Basis::MessagePoints(message), listener);
    }

    /// Carries out a message (MSG-21 to MSG-27).
    pub(in crate::rules) fn perform(
        &mut self,
        message: Message,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = self.turn.active;
        if message == Message::ExtraTile {
            self.go(Step::Settle);
            self.frames.push(Frame::new(true));
            listener.tell(|| Event::PartBegan(seat));
            return;
        }
        let region = self.smallest(seat, message);
        self.pay_message(
            sum(&self.message_lines(seat, message, region)),
            Basis::Message(message, region),
            listener,
        );
    }

    /// Scores the feature of one meeple for its owner alone; the meeple goes home once that is paid
    /// (MSG-28, R-MSG-05).
    pub(in crate::rules) fn recall(
        &mut self,
        figure: Figure,
        spot: Spot,
        listener: &mut impl Listener<Event>,
    ) {
        let seat = self.turn.active;
        let Some(seg) = self.board.seg(spot) else {
            return;
        };
        let region = self.regions.region_of(seg);
        let points = self.recall_points(spot);
        self.queue.recall = self
            .standing
            .iter()
            .copied()
            .find(|s| (s.seg, s.owner, s.figure) == (seg, seat, figure));
        let basis = Basis::Message(Message::OneMeeple, Some(region));
        self.pay_message(points, basis, listener);
    }

    /// Returns the meeple of message 8, and a builder or pig it leaves alone (R-TB-09).
    pub(in crate::rules) fn finish_recall(&mut self, listener: &mut impl Listener<Event>) {
        let Some(recalled) = self.queue.recall.take() else {
            return;
        };
        if let Some(index) = self
            .standing
            .iter()
            .position(|standing| *standing == recalled)
        {
            self.send_home(index, listener);
            self.return_lonely(listener);
        }
    }

    /// Queues the points of a message, which move one figure (MSG-04). 0 points move none
    /// (R-MSG-11) and are only reported.
    fn pay_message(&mut self, points: u16, basis: Basis, listener: &mut impl Listener<Event>) {
        let payment = Payment {
            seat: self.turn.active,
            points,
            basis,
        };
        if points > 0 {
            self.queue.payments.push(payment);
        } else {
            self.credit(&payment, Marker::Score, listener);
        }
        self.queue.after = Step::Message;
        self.go(Step::Pay);
    }

    /// The feature that messages 1 to 3 are about: the least valuable one with a meeple of the
    /// player (MSG-21 to MSG-23).
    fn smallest(&self, seat: Seat, message: Message) -> Option<RegionId> {
        let kind = match message {
            Message::SmallestRoad => FeatureKind::Road,
            Message::SmallestCity => FeatureKind::City,
            Message::SmallestMonastery => FeatureKind::Monastery,
            _ => return None,
        };
        let held = self
            .held(seat)
            .into_iter()
            .filter(|&id| self.regions.get(id).kind == kind);
        held.min_by_key(|&id| (self.final_value(id), self.spot_of(id)))
    }

    /// Features with at least one meeple of a seat, each once.
    fn held(&self, seat: Seat) -> Vec<RegionId> {
        let own = self
            .standing
            .iter()
            .filter(|s| s.owner == seat && s.figure.is_meeple());
        let mut held: Vec<RegionId> = own
            .map(|standing| self.regions.region_of(standing.seg))
            .collect();
        order::sort(&mut held);
        held.dedup();
        held
    }

    /// What a message pays, line by line.
    pub(in crate::rules) fn message_lines(
        &self,
        seat: Seat,
        message: Message,
        region: Option<RegionId>,
    ) -> Lines {
        let line = |measure, count, number| {
            Lines::from_iter([Line {
                measure,
                count,
                each: 2,
                rule: RuleId::rule(Chapter::Msg, number),
            }])
        };
        match message {
            Message::SmallestRoad | Message::SmallestCity | Message::SmallestMonastery => region
                .map(|id| self.lines(id, Timing::Final))
                .unwrap_or_default(),
            Message::OneMeeple => region
                .map(|id| self.recall_lines(seat, id))
                .unwrap_or_default(),
            Message::ExtraTile => Lines::new(),
            Message::Shields => line(Measure::Shields, self.shields_held(seat), 25),
            Message::Knights => line(Measure::Knights, self.count_on(seat, FeatureKind::City), 26),
            Message::Farmers => line(
                Measure::Farmers,
                self.count_on(seat, FeatureKind::Field),
                27,
            ),
        }
    }

    /// Shields in cities with a knight of the seat; each city once (R-MSG-09).
    fn shields_held(&self, seat: Seat) -> u16 {
        let cities = self.held(seat).into_iter().map(|id| self.regions.get(id));
        cities
            .filter(|region| region.kind == FeatureKind::City)
            .map(|region| region.shields)
            .sum()
    }

    /// Meeples of a seat on features of a kind; a large one counts once (MSG-33).
    fn count_on(&self, seat: Seat, kind: FeatureKind) -> u16 {
        let own = self
            .standing
            .iter()
            .filter(|s| s.owner == seat && s.figure.is_meeple());
        own.filter(|standing| self.region(standing.seg).kind == kind)
            .count() as u16
    }
}
