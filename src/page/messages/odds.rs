//! The odds of a cell or feature, in sentences.

use super::Texts;
use engine::rules::{CellOdds, FeatureOdds, Odds};

impl Texts {
    /// The odds of an empty cell: "3 of 41 tiles still to come fit here", then the probability.
    pub fn cell_odds(&self, told: &CellOdds) -> Vec<String> {
        if told.dead {
            return vec![self.cell_dead().to_string()];
        }
        let (fitting, unseen) = (told.fitting.into(), told.draws.unseen.into());
        let mut all = vec![self.odds_fitting(fitting, unseen)];
        let odds = told.odds.filter(|odds| odds.of > 0);
        all.extend(odds.map(|odds| self.one_comes(odds, told.draws.drawn)));
        all
    }

    /// The odds of an incomplete feature: what is missing, and how likely it comes.
    pub fn feature_odds(&self, told: &FeatureOdds) -> Vec<String> {
        if told.dead {
            return vec![self.feature_dead().to_string()];
        }
        let unseen = told.draws.unseen.into();
        let drawn = told.draws.drawn;
        let missing = match told.closing.as_slice() {
            [one] if told.in_hand => self.closing_one_held((*one).into(), unseen),
            [one] => self.closing_one((*one).into(), unseen),
            [first, second] => self.closing_two((*first).into(), (*second).into(), unseen),
            more => {
                let fewest = more.iter().min().copied().unwrap_or(0);
                self.closing_many(more.len() as u32, fewest.into(), unseen)
            }
        };
        let places = told.closing.len();
        let held = (told.in_hand && places > 1).then(|| self.closing_held().to_string());
        let missing: Vec<String> = [missing].into_iter().chain(held).collect();
        let missing = vec![missing.join(" ")];
        let Some(odds) = told.odds else {
            return missing;
        };
        let likely = match (places, odds.of) {
            // The sentence about what is missing covers this.
            (1 | 2, 0) => return missing,
            (_, 0) if drawn == 1 => return missing,
            (1, _) => self.one_comes(odds, drawn),
            (2, _) => self.odds_of_both(&self.percent_text(odds), drawn.into()),
            _ => self.odds_of_all(&self.percent_text(odds), drawn.into()),
        };
        missing.into_iter().chain([likely]).collect()
    }

    fn one_comes(&self, odds: Odds, drawn: u16) -> String {
        self.odds_of_one(&self.percent_text(odds), drawn.into())
    }

    fn percent_text(&self, odds: Odds) -> String {
        self.percent(odds.percent().into())
    }
}
