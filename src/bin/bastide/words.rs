//! What happens in a game and what is wrong with a record, in the messages of the page.

use engine::table::{Recorded, RuleId};
use engine::{cards, rules};
use page::messages::{PlayerNames, cards as card_messages, sentences};

use crate::args::texts;

/// An expression for the game of a kind: `of_kind!(Kind::detect(&text), G => replay::<G>(&text))`.
macro_rules! of_kind {
    ($kind:expr, $game:ident => $of_game:expr) => {
        match $kind {
            ::engine::table::Kind::Tiles => {
                type $game = ::engine::rules::Game;
                $of_game
            }
            ::engine::table::Kind::Cards => {
                type $game = ::engine::cards::Game;
                $of_game
            }
        }
    };
}
pub(crate) use of_kind;

/// A game with messages.
pub trait Worded: Recorded<Trouble: 'static> {
    /// What is wrong with a record, in a sentence or several.
    fn trouble(trouble: &Self::Trouble) -> String;

    /// An event as a sentence, points with their parts and rules; `None` for what goes without saying.
    fn told(player_names: &PlayerNames, event: &Self::Event) -> Option<String>;

    /// The question as a sentence.
    fn ask(&self, player_names: &PlayerNames) -> String;
}

impl Worded for rules::Game {
    fn trouble(trouble: &rules::Trouble) -> String {
        sentences::trouble(texts(), trouble)
    }

    fn told(player_names: &PlayerNames, event: &rules::Event) -> Option<String> {
        let sentence = sentences::event(texts(), player_names, event);
        Some(match event {
            rules::Event::Scored(scored) => {
                let sum = texts().with_sum(&sentence, &sentences::explanation(texts(), scored));
                let told = match sentences::grounds(texts(), player_names, scored) {
                    grounds if grounds.is_empty() => sum,
                    grounds => format!("{sum} {grounds}"),
                };
                by_rules(&told, &scored.rules())
            }
            _ => sentence,
        })
    }

    fn ask(&self, _: &PlayerNames) -> String {
        match self.asked() {
            Some(asked) => texts().ask(asked.question),
            None => texts().game_is_over().to_owned(),
        }
    }
}

impl Worded for cards::Game {
    fn trouble(trouble: &cards::Trouble) -> String {
        card_messages::trouble(texts(), trouble)
    }

    fn told(player_names: &PlayerNames, event: &cards::Event) -> Option<String> {
        let sentence = card_messages::event_aloud(texts(), player_names, event)?;
        Some(match event {
            cards::Event::Scored(scored) => by_rules(&sentence, &card_messages::rule_ids(scored)),
            _ => sentence,
        })
    }

    fn ask(&self, player_names: &PlayerNames) -> String {
        card_messages::question(texts(), player_names, self)
    }
}

/// A sentence, followed by its rules.
fn by_rules(sentence: &str, rules: &[RuleId]) -> String {
    let rules: Vec<String> = rules.iter().map(RuleId::to_string).collect();
    format!("{sentence} [{}]", rules.join(", "))
}
