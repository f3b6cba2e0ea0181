//! What it is worth to judge the questions that a box asks: opponents that answer them by chance, and everything else as a strong
//! player does.

use engine::ai::{Contender, Level, Strategy, Thought, choose, think};
use engine::rules::{Action, Game, Module, Question};
use lab::arena::{MatchResult, compete};

use crate::base;
use crate::exploiters::told;

/// Whether a question is one of some box.
type Asks = fn(Question) -> bool;

/// Boxes, and which of the questions each asks.
const CASES: [(Module, Asks); 9] = [
    (Module::FlyingMachines, |asked| asked == Question::Land),
    (Module::Messengers, |asked| {
        matches!(asked, Question::Message(_) | Question::Advance(_))
    }),
    (Module::Ferries, |asked| {
        matches!(asked, Question::Ferry | Question::TurnFerry)
    }),
    (Module::GoldMines, |asked| {
        matches!(asked, Question::Ingot | Question::TakeIngot)
    }),
    (Module::MageAndWitch, |asked| {
        matches!(asked, Question::Magic(_))
    }),
    (Module::Robbers, |asked| {
        matches!(asked, Question::Rob | Question::Steal)
    }),
    (Module::CropCircles, |asked| {
        let circle = [
            Question::Circle,
            Question::CircleAdd,
            Question::CircleRemove,
        ];
        circle.contains(&asked)
    }),
    (Module::HillsAndSheep, |asked| asked == Question::Flock),
    (Module::Gingerbread, |asked| asked == Question::Gingerbread),
];

/// Who sits at the table.
enum Guest {
    Strong,
    /// Answers some questions by chance.
    Careless(Asks),
}

impl Strategy<Game> for Guest {
    fn think(&self, game: &Game, seed: u64) -> Option<Thought<Action>> {
        match self {
            Guest::Careless(asks) if asks(game.asked()?.question) => {
                choose(game, seed, Level::Random).map(Thought::free)
            }
            Guest::Strong | Guest::Careless(_) => think(game, seed, &Contender::new(Level::Strong)),
        }
    }
}

/// How a strong player does in a box against one that is careless there.
fn result(module: Module, asks: Asks, decks: u32) -> MatchResult {
    let (careful, careless) = (Guest::Strong, Guest::Careless(asks));
    compete::<Game, _>(&base(2).with(module), 500, decks, &careful, &careless).expect("a match")
}

#[test]
fn who_judges_the_questions_of_a_box_is_ahead_of_whoever_leaves_them_to_chance() {
    // Of the others so little depends on the questions that luck hides it in a few games.
    let telling = [Module::Ferries, Module::MageAndWitch, Module::CropCircles];
    for (module, asks) in CASES {
        if telling.contains(&module) {
            let result = result(module, asks, 20);
            assert!(result.lead() > 0.0, "{module:?}: {result:?}");
        }
    }
}

/// Prints what each box brings; takes some minutes:
/// `cargo test --release -p bastide-lab -- --ignored --nocapture judging_each_box`.
#[test]
#[ignore = "a measurement"]
fn judging_each_box_wins_over_a_thousand_decks() {
    for (module, asks) in CASES {
        let result = result(module, asks, 1000);
        println!("{module:?}: {}", told(&result));
        assert!(result.lead() > 0.0, "{module:?}: {result:?}");
    }
}
