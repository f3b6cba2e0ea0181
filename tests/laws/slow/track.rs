//! The score track: figures on spaces, and robbers beside them.

use std::collections::BTreeSet;

use engine::rules::Marker;
use engine::table::Seat;

/// Where a robber is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robber {
    /// With its owner.
    Home,
    /// On a space of the track.
    On(u32),
    /// Has stolen in this turn part (R-TURN-02).
    Spent,
}

/// A robber who may steal from the movement under way.
struct Thief {
    seat: Seat,
    /// Whether the owner may wait for a later victim and has not decided yet (ROB-15).
    asked: bool,
}

/// The movement robbers can steal from now.
struct Leaving {
    victim: Seat,
    points: u32,
    thieves: Vec<Thief>,
}

/// The track, with all that moves on it.
pub struct Track {
    seats: u8,
    messengers: bool,
    totals: [[u32; 2]; Seat::MOST],
    robbers: [Robber; Seat::MOST],
    leaving: Option<Leaving>,
    /// Robbers that have to move along with a thief's figure, and where to (ROB-18).
    following: BTreeSet<(Seat, u32)>,
}

/// The space of a figure (SCO-08).
const fn space(total: u32) -> u32 {
    total % 50
}

impl Track {
    pub fn new(seats: u8, messengers: bool) -> Self {
        Track {
            seats,
            messengers,
            totals: Default::default(),
            robbers: [Robber::Home; Seat::MOST],
            leaving: None,
            following: BTreeSet::new(),
        }
    }

    pub fn total(&self, seat: Seat, marker: Marker) -> u32 {
        self.totals[seat.index()][marker as usize]
    }

    pub fn robber(&self, seat: Seat) -> Robber {
        self.robbers[seat.index()]
    }

    fn spaces(&self, seat: Seat) -> impl Iterator<Item = u32> {
        let figures = if self.messengers { 2 } else { 1 };
        let totals = self.totals[seat.index()];
        (0..figures).map(move |figure| space(totals[figure]))
    }

    /// Spaces where the robber of `seat` may go (ROB-02, ROB-03, R-ROB-10).
    pub fn targets(&self, seat: Seat) -> BTreeSet<u32> {
        let others = (0..self.seats).map(Seat).filter(|&other| other != seat);
        let mut spaces: BTreeSet<u32> = others.flat_map(|other| self.spaces(other)).collect();
        if let Robber::On(here) = self.robber(seat) {
            spaces.remove(&here);
        }
        spaces
    }

    /// Who may place a robber after the active player: the next one clockwise who has it at home (ROB-04).
    pub fn next_robber(&self, active: Seat) -> Option<Seat> {
        let others = active.clockwise(self.seats).skip(1);
        others
            .into_iter()
            .find(|&seat| self.robber(seat) == Robber::Home)
    }

    pub fn place(&mut self, seat: Seat, space: u32) {
        assert!(
            self.targets(seat).contains(&space),
            "the robber of {seat:?} cannot go to {space}"
        );
        assert_ne!(self.robber(seat), Robber::Spent, "{seat:?} has stolen");
        self.robbers[seat.index()] = Robber::On(space);
    }

    /// Moves a figure by points that are not stolen. `later` are the seats that have points to come in this turn part.
    pub fn score(
        &mut self,
        active: Seat,
        seat: Seat,
        marker: Marker,
        points: u32,
        later: &BTreeSet<Seat>,
    ) {
        self.assert_quiet();
        let from = space(self.total(seat, marker));
        self.totals[seat.index()][marker as usize] += points;
        let robbing = |thief: &Seat| *thief != seat && self.robber(*thief) == Robber::On(from);
        // R-ROB-05: waiting makes sense only while another opposing figure there has points to come.
        let worth_waiting = |thief: Seat| {
            let mut victims = later.iter().filter(|&&victim| victim != thief);
            victims.any(|&victim| self.spaces(victim).any(|there| there == from))
        };
        let thieves: Vec<Thief> = active
            .clockwise(self.seats)
            .filter(robbing)
            .map(|seat| Thief {
                seat,
                asked: worth_waiting(seat),
            })
            .collect();
        self.leaving = Some(Leaving {
            victim: seat,
            points,
            thieves,
        });
    }

    /// Final scoring moves figures without anybody stealing (R-ROB-08).
    pub fn score_finally(&mut self, seat: Seat, marker: Marker, points: u32) {
        self.assert_quiet();
        self.totals[seat.index()][marker as usize] += points;
    }

    /// The owner of a robber decides whether to steal or to wait.
    pub fn decide(&mut self, seat: Seat, steals: bool) {
        let leaving = self.leaving.as_mut().expect("a figure is leaving");
        let at = leaving
            .thieves
            .iter()
            .position(|thief| thief.seat == seat && thief.asked)
            .expect("this robber may wait");
        leaving.thieves[at].asked = false;
        if !steals {
            leaving.thieves.remove(at);
        }
    }

    /// Who has to decide next whether to steal.
    pub fn undecided(&self) -> Option<Seat> {
        let thieves = &self.leaving.as_ref()?.thieves;
        thieves
            .iter()
            .find(|thief| thief.asked)
            .map(|thief| thief.seat)
    }

    /// Whether the owner of a robber is going to steal from the movement under way.
    pub fn is_stealing(&self, seat: Seat) -> bool {
        let mut thieves = self.leaving.iter().flat_map(|leaving| &leaving.thieves);
        thieves.any(|thief| thief.seat == seat && !thief.asked)
    }

    /// A theft: the next thief takes half, rounded up, and the robbers by his figure go along (ROB-11, ROB-18).
    pub fn steal(&mut self, seat: Seat, victim: Seat, marker: Marker, points: u32) {
        assert!(self.following.is_empty(), "robbers stayed behind");
        let leaving = self.leaving.as_mut().expect("somebody left a space");
        let thief = leaving.thieves.remove(0);
        assert_eq!(
            (thief.seat, thief.asked, leaving.victim),
            (seat, false, victim),
            "the theft of another"
        );
        assert_eq!(
            points,
            leaving.points.div_ceil(2),
            "half of {}",
            leaving.points
        );
        self.robbers[seat.index()] = Robber::Spent;
        let from = space(self.total(seat, marker));
        self.totals[seat.index()][marker as usize] += points;
        let to = space(self.total(seat, marker));
        let leaving = self.leaving.as_ref().expect("it was there");
        for other in (0..self.seats).map(Seat) {
            let stealing = leaving.thieves.iter().any(|thief| thief.seat == other);
            if self.robber(other) == Robber::On(from) && !stealing && from != to {
                self.following.insert((other, to));
            }
        }
    }

    pub fn follow(&mut self, seat: Seat, space: u32) {
        assert!(
            self.following.remove(&(seat, space)),
            "the robber of {seat:?} does not follow to {space}"
        );
        self.robbers[seat.index()] = Robber::On(space);
    }

    pub fn come_home(&mut self, seat: Seat, finally: bool) {
        let robber = self.robber(seat);
        let may = robber == Robber::Spent || finally && robber != Robber::Home;
        assert!(may, "the robber of {seat:?} returns");
        self.robbers[seat.index()] = Robber::Home;
    }

    /// MSG-14: both figures become one.
    pub fn join(&mut self, seat: Seat) -> u32 {
        let [score, messenger] = self.totals[seat.index()];
        self.totals[seat.index()] = [score + messenger, 0];
        score + messenger
    }

    /// No theft is open and no robber stayed behind.
    pub fn assert_quiet(&self) {
        let thieves = self
            .leaving
            .as_ref()
            .map_or(0, |leaving| leaving.thieves.len());
        assert!(
            thieves == 0 && self.following.is_empty(),
            "{thieves} thefts left out, {:?} stayed behind",
            self.following
        );
    }

    /// No robber that has stolen is still away (TURN-33).
    pub fn assert_home(&self) {
        assert!(!self.robbers.contains(&Robber::Spent), "a robber is away");
    }
}
