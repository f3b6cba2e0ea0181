//! The weights and plan of a player as a list, for `bastide players`.

use super::contender::Contender;
use super::weights::Weights;

/// A parameter of a player, which may follow its level: `expert:turns=4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNumber {
    /// Its name: `turns`, `hand.3`.
    pub name: String,
    /// Its value, as text.
    pub value: String,
    /// What it means, in English: the comment on it in the source.
    pub meaning: String,
}

impl PlayerNumber {
    /// A number with the comment above it in the source.
    fn new(name: String, value: String, comment: &str) -> PlayerNumber {
        let meaning = comment.trim().replace("[`Weights::", "`");
        PlayerNumber {
            name,
            value,
            meaning: meaning.replace("`]", "`"),
        }
    }
}

impl Weights {
    /// All weights; the elements of an array are listed one by one (`hand.3`).
    pub fn numbers(&self) -> Vec<PlayerNumber> {
        let mut weights = self.clone();
        let named = weights.named().into_iter().zip(Weights::comments());
        let each = named.flat_map(|((name, values), comment)| {
            let several = values.len() > 1;
            let number = |(at, value): (usize, &mut f32)| {
                let name = match several {
                    true => format!("{name}.{at}"),
                    false => name.to_owned(),
                };
                PlayerNumber::new(name, value.to_string(), comment)
            };
            values
                .iter_mut()
                .enumerate()
                .map(number)
                .collect::<Vec<_>>()
        });
        each.collect()
    }
}

impl Contender {
    /// The numbers that its level uses in the tile game: the search plan, then the weights.
    pub fn numbers(&self) -> Vec<PlayerNumber> {
        let mut all = Vec::new();
        if self.level.looks_ahead() {
            let plan = self.plan.named().into_iter();
            all.extend(
                plan.map(|(name, value, comment)| {
                    PlayerNumber::new(name.to_owned(), value, comment)
                }),
            );
        }
        if self.level.uses_weights() {
            all.extend(self.weights.numbers());
        }
        all
    }
}
