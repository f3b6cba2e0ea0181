//! Tables to play at.

use engine::ai::{Level, choose};
use engine::rules::{
    Action, Croupier, Edition, Event, FieldScoring, Game, Hand, HillTieBreak, Part, Setup,
    SmallCity,
};
use engine::table::Party;
use engine::tiles::TileSet;

/// A base game without surprises.
pub fn base(seats: u8) -> Setup {
    Setup::base(Edition::Current, seats)
}

/// A setup that differs with its number: seats, sets, parts and options of all that can be played.
pub fn mixed(number: u64) -> Setup {
    let mut setup = Setup::base(Edition::ALL[(number % 3) as usize], 2 + (number % 4) as u8);
    let sets = [
        TileSet::River,
        TileSet::Inns,
        TileSet::Traders,
        TileSet::Robbers,
    ];
    for (bit, set) in sets.into_iter().enumerate() {
        if (number / 2) >> bit & 1 == 1 {
            setup = setup.with_set(set);
        }
    }
    if number % 3 == 1 {
        setup = setup.with_set(TileSet::Hills);
    }
    setup.options.hill_tie_break =
        [HillTieBreak::AtLeastOne, HillTieBreak::Count][(number / 3 % 2) as usize];
    let parts = Part::ALL.iter().filter(|part| part.is_playable());
    for (bit, &part) in parts.enumerate() {
        if (number.wrapping_mul(37) >> bit) & 1 == 1 {
            setup.parts = setup.parts.with(part);
        }
    }
    setup.options.hand = [Hand::One, Hand::Three][(number / 3 % 2) as usize];
    setup.options.small_city = [SmallCity::Two, SmallCity::Four][(number / 5 % 2) as usize];
    setup.options.farmers = number % 7 != 3;
    setup.options.field_scoring = [
        FieldScoring::PerField,
        FieldScoring::PerFieldOnce,
        FieldScoring::PerCity,
    ][(number / 2 % 3) as usize];
    setup
}

/// Everything that can be played, at once.
pub fn everything(seats: u8) -> Setup {
    let mut setup = mixed(30);
    setup = setup
        .with_set(TileSet::Gold)
        .with_set(TileSet::Flying)
        .with_set(TileSet::Gingerbread)
        .with_set(TileSet::Crop);
    setup.parts = Part::ALL
        .iter()
        .copied()
        .filter(|part| part.is_playable())
        .collect();
    setup.seats = seats;
    setup
}

/// Plays a game in which everybody is of one level, looking at each decision; every action has to be legal.
pub fn play(setup: Setup, seed: u64, level: Level, mut look: impl FnMut(&Game, Action)) -> Game {
    let mut game = Game::new(setup).expect("a setup that can be played");
    let mut croupier = Croupier::new(seed);
    let mut events: Vec<Event> = Vec::new();
    while let Some(asked) = game.asked() {
        let action = match asked.party {
            Party::Chance => croupier.deal(&game).expect("an outcome"),
            Party::Player(_) => choose(&game, seed, level).expect("an action"),
        };
        look(&game, action);
        if let Err(refusal) = game.apply(action, &mut events) {
            panic!("{level:?} answers {asked:?} with {action:?}: {refusal:?}");
        }
    }
    game
}
