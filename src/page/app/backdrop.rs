//! The board behind a page without a game.

use engine::rules::{Edition, Setup};
use engine::session::{Control, Level, Seating, Session};
use engine::table::{Play, Seat};
use engine::tiles::TileSet;

/// The index of the legal action taken at each decision, recorded from three computer players, so that the page need not wait for
/// one to think.
const TAKEN: &[u8] = &[
    0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 0, 4, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    5, 0, 0, 7, 0, 0, 6, 0, 0, 18, 1, 0, 11, 0, 0, 15, 1, 0, 12, 0, 0, 20, 1, 0, 6, 0, 0, 8, 1, 0,
    3, 0, 0, 5, 0, 0, 8, 0, 0, 4, 0, 2, 0, 0, 30, 0, 0, 3, 0, 17, 0, 0, 4, 2, 0, 23, 0, 8, 0, 17,
    2, 0, 22, 0, 16, 0, 17, 0, 0, 0, 4, 0, 0, 18, 0, 29, 0, 0, 0, 0, 14, 0, 3, 0, 27, 0, 0, 18, 0,
    26, 0, 2, 0, 0, 22, 0, 25, 0, 36, 0, 32, 2, 0, 40, 0, 17, 1, 0, 12, 0, 28, 0, 0, 8, 0, 28, 0,
    0, 38, 0, 13,
];

/// A board of sixty tiles, with figures on it.
pub fn board() -> Option<Session> {
    let mut seating = Seating::against(3, Level::Greedy);
    seating.set_control(Seat(0), Control::Computer(Level::Greedy));
    let setup = Setup::base(Edition::Current, seating.seats()).with_set(TileSet::River);
    let mut session: Session = Session::new(setup, seating, 20).ok()?;
    for &taken in TAKEN {
        let legal = session.game().legal();
        session.act(*legal.get(usize::from(taken))?).ok()?;
    }
    Some(session)
}
