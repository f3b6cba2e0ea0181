//! Random setups and random games.

use engine::rules::{
    Action, Croupier, Edition, Event, FirstPlayer, Game, OptionWord, Options, Part, Record, Setup,
    legal,
};
use engine::table::{Asked, Party, Seat, Silent};
use engine::tiles::TileSet;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256StarStar;

/// A source of random numbers for one test game.
pub struct Dice(Xoshiro256StarStar);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(Xoshiro256StarStar::seed_from_u64(seed))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// What a random game can be played with besides the base game.
#[derive(Clone, Copy)]
enum Extra {
    Part(Part),
    Set(TileSet),
}

/// A setup whose set of extras is drawn uniformly by size, with random options and seats.
pub fn setup(dice: &mut Dice) -> Setup {
    let edition = dice.pick(&Edition::ALL);
    let mut setup = Setup::base(edition, 2);
    let playable = Part::ALL
        .iter()
        .copied()
        .filter(|part| part.is_playable())
        .map(Extra::Part);
    let sets = TileSet::ALL.into_iter().filter(|&set| is_extra(set));
    let mut extras: Vec<Extra> = playable.chain(sets.map(Extra::Set)).collect();
    let size = dice.below(extras.len() + 1);
    for _ in 0..size {
        match extras.swap_remove(dice.below(extras.len())) {
            Extra::Part(part) => setup.parts = setup.parts.with(part),
            Extra::Set(set) => setup = setup.with_set(set),
        }
    }
    options(dice, &mut setup.options);
    setup.seats = 2 + dice.below(usize::from(setup.options.max_players) - 1) as u8;
    if dice.below(2) == 0 {
        setup.options.first_player =
            FirstPlayer::Seat(Seat(dice.below(usize::from(setup.seats)) as u8));
    }
    // One that fits the track, and one that goes round it.
    if setup.seats == 3 {
        setup.handicap.give(Seat(0), 13);
        setup.handicap.give(Seat(2), 61);
    }
    setup
}

/// Whether a set is added to a game at will; the others are the land that an edition begins with.
const fn is_extra(set: TileSet) -> bool {
    match set {
        TileSet::Base | TileSet::Winter => false,
        TileSet::River
        | TileSet::Inns
        | TileSet::Traders
        | TileSet::Flying
        | TileSet::Ferries
        | TileSet::Gold
        | TileSet::Mage
        | TileSet::Robbers
        | TileSet::Crop
        | TileSet::Hills
        | TileSet::Gingerbread => true,
    }
}

/// Gives every option any of its values, but for who begins: that is drawn when the seats are known.
fn options(dice: &mut Dice, options: &mut Options) {
    let words = OptionWord::all().filter(|&word| word != OptionWord::FirstPlayer);
    for word in words {
        dice.pick(&word.candidates()).put(options);
    }
    // Fields are scored more often than left out, or the games with their rules would be few.
    options.farmers = dice.below(4) > 0;
}

/// One step of a random game.
pub struct Step<'a> {
    pub before: &'a Game,
    pub asked: Asked<engine::rules::Question>,
    pub action: Action,
    pub events: &'a [Event],
    pub after: &'a Game,
}

/// Plays a random game and shows every step. Returns the record of the whole game and its end.
pub fn play(seed: u64, mut look: impl FnMut(&Step)) -> (Record, Game) {
    let mut dice = Dice::new(seed);
    let record = Record::new(setup(&mut dice), seed);
    play_on(record, &mut dice, &mut look)
}

/// Plays a record on to its end by random actions.
pub fn play_on(record: Record, dice: &mut Dice, look: &mut impl FnMut(&Step)) -> (Record, Game) {
    let mut by_dice =
        |game: &Game, croupier: &mut Croupier, party| choose(game, croupier, party, dice);
    play_by(record, &mut by_dice, look)
}

/// Plays a record on to its end, every decision made by `choose`.
pub fn play_by(
    mut record: Record,
    choose: &mut impl FnMut(&Game, &mut Croupier, Party) -> Action,
    look: &mut impl FnMut(&Step),
) -> (Record, Game) {
    let (mut game, mut croupier) = record.replay(&mut Silent).expect("the setup is playable");
    while let Some(asked) = game.asked() {
        let action = choose(&game, &mut croupier, asked.party);
        let mut after = game.clone();
        let mut events: Vec<Event> = Vec::new();
        after
            .apply(action, &mut events)
            .unwrap_or_else(|illegal| panic!("{illegal:?}: {action:?}"));
        look(&Step {
            before: &game,
            asked,
            action,
            events: &events,
            after: &after,
        });
        record.actions.push(action);
        game = after;
    }
    (record, game)
}

/// A random decision, or the outcome of chance.
pub fn choose(game: &Game, croupier: &mut Croupier, party: Party, dice: &mut Dice) -> Action {
    if party == Party::Chance {
        return croupier.deal(game).expect("chance has an outcome");
    }
    let choices = legal(game);
    assert!(
        !choices.is_empty(),
        "nothing is legal though {:?} is asked",
        game.asked()
    );
    // Figures are put down more often than left out, or most games would be empty.
    if choices.len() > 1 && choices.last() == Some(&Action::Pass) && dice.below(3) > 0 {
        return dice.pick(&choices[..choices.len() - 1]);
    }
    dice.pick(&choices)
}
