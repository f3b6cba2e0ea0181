//! Random games to test sessions with.

use engine::cards;
use engine::rules::{Edition, Hand, Part, Parts, Setup};
use engine::session::{Control, Level, Seating, Session};
use engine::table::{Dealer, Play, Purpose, Seat};
use engine::tiles::TileSet;

/// A source of choices for tests.
pub struct Choices(Dealer);

impl Choices {
    pub fn new(seed: u64) -> Choices {
        Choices(Dealer::new(seed ^ 0x5EED))
    }

    /// A number below `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        self.0
            .choose(Purpose::Die, (0..count).map(|_| 1))
            .expect("a choice")
    }

    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// A setup of random size and parts.
pub fn setup(choices: &mut Choices) -> Setup {
    let edition = choices.of(&Edition::ALL);
    let mut setup = Setup::base(edition, choices.of(&[2, 3, 4, 5]));
    if choices.below(2) == 0 {
        setup = setup.with_set(TileSet::River);
    }
    if choices.below(2) == 0 {
        setup = setup.with_set(TileSet::Robbers);
    }
    if choices.below(3) == 0 {
        setup.options.hand = Hand::Three;
    }
    let playable = Part::ALL.iter().copied().filter(|part| part.is_playable());
    setup.parts = playable
        .filter(|_| choices.below(2) == 0)
        .fold(Parts::NONE, Parts::with);
    setup
}

/// A new session of a random setup, with persons only.
pub fn session(choices: &mut Choices, seed: u64) -> Session {
    let setup = setup(choices);
    let seating = Seating::persons(setup.seats);
    Session::new(setup, seating, seed).expect("a setup without faults")
}

/// As [`session`], with a computer on some seats.
pub fn mixed(choices: &mut Choices, seed: u64) -> Session {
    let session = session(choices, seed);
    with_computers(choices, session)
}

/// A new session of the card game, with persons only.
pub fn cards(choices: &mut Choices, seed: u64) -> Session<cards::Game> {
    let seats = choices.of(&[2, 3, 4, 5]);
    let setup = cards::Setup::new(seats);
    Session::new(setup, Seating::persons(seats), seed).expect("a setup without faults")
}

/// Puts a computer on some seats.
pub fn with_computers<G: Play>(choices: &mut Choices, mut session: Session<G>) -> Session<G> {
    for seat in (1..session.game().seats()).map(Seat) {
        if choices.below(2) == 0 {
            session.set_control(seat, Control::Computer(Level::Random));
        }
    }
    session
}

/// Any legal action of whoever is asked; `None` when the game is over.
pub fn any<G: Play>(choices: &mut Choices, session: &Session<G>) -> Option<G::Action> {
    let actions = session.game().legal();
    (!actions.is_empty()).then(|| choices.of(&actions))
}

/// Plays a session to its end.
pub fn finish<G: Play>(choices: &mut Choices, session: &mut Session<G>) {
    while let Some(action) = any(choices, session) {
        session.act(action).expect("a legal action");
    }
}
