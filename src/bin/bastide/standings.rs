//! The standings of a match, during it and at its end.

use std::collections::BTreeMap;
use std::time::Duration;

use lab::arena::MatchResult;

use crate::args::texts;
use crate::player::{Cost, Player};

/// Decks to play before a match may stop early.
const LEAST_DECKS: u32 = 20;
/// How many standard errors the lead must be away from a bound to stop: more than the two of the printed interval, because every
/// further look is another chance to stop by luck.
const CLEAR: f64 = 3.0;
/// Decimals of a lead.
const DIGITS: usize = 1;

/// The result of a game: points of the first player and of the best other seat, or the player that could not go on.
pub type Ending = Result<(i64, i64), usize>;

/// A deck played from every seat.
pub struct Deck {
    pub endings: Vec<Ending>,
    pub costs: [Cost; 2],
}

/// The results so far.
#[derive(Default)]
pub struct Standings {
    /// Finished decks that wait for one with a smaller number.
    waiting: BTreeMap<u32, Deck>,
    /// Decks counted: all before the first unfinished one.
    decks: u32,
    result: MatchResult,
    /// Games ended by a fault, by player.
    faults: [u32; 2],
    costs: [Cost; 2],
}

impl Standings {
    /// Adds a deck. Decks are counted in order, so the number of threads changes nothing.
    pub fn add(&mut self, number: u32, deck: Deck) {
        self.waiting.insert(number, deck);
        while let Some(deck) = self.waiting.remove(&self.decks) {
            self.decks += 1;
            self.count(&deck);
        }
    }

    fn count(&mut self, deck: &Deck) {
        for (sum, &cost) in self.costs.iter_mut().zip(&deck.costs) {
            sum.add(cost);
        }
        for &ending in &deck.endings {
            if let Err(player) = ending {
                self.faults[player] += 1;
            }
        }
        let leads: Vec<(i64, i64)> = deck.endings.iter().filter_map(|end| end.ok()).collect();
        self.result.add(&leads);
    }

    pub const fn decks(&self) -> u32 {
        self.decks
    }

    /// Whether decks are counted, but none of their games was completed.
    pub const fn is_all_faults(&self) -> bool {
        self.decks > 0 && self.result.games() == 0
    }

    /// Whether the lead is clearly on one side of a bound.
    pub fn is_clear(&self, bound: Option<f64>) -> bool {
        let away = |bound: f64| (self.result.lead() - bound).abs() > CLEAR * self.result.error();
        self.result.decks >= LEAST_DECKS && bound.is_some_and(away)
    }

    /// The standings on one line, in a match of `all` decks.
    pub fn line(&self, all: u32) -> String {
        let result = &self.result;
        let (won, shared, games) = (result.wins, result.draws, result.games());
        texts().match_so_far(self.decks, all, won, games, shared, &lead(result, DIGITS))
    }

    /// The final table, for this many seats.
    pub fn table(&self, players: &[Player; 2], seats: usize) -> String {
        let texts = texts();
        let names = players.each_ref().map(Player::name);
        let [ours, theirs] = names;
        let mut lines = vec![texts.match_of(ours, theirs, self.decks, self.result.games())];
        if self.result.games() > 0 {
            lines.extend(self.outcome(seats));
        }
        for (index, name) in names.iter().enumerate() {
            lines.push(cost(name, self.costs[index]));
            if self.faults[index] > 0 {
                lines.push(texts.match_faults(name, self.faults[index]));
            }
        }
        lines.join("\n") + "\n"
    }

    /// Who won how often, and by how much.
    fn outcome(&self, seats: usize) -> Vec<String> {
        let texts = texts();
        let result = &self.result;
        let games = f64::from(result.games());
        let share = (f64::from(result.wins) + f64::from(result.draws) / 2.0) / games;
        let [wins, draws, losses] = [result.wins, result.draws, result.losses];
        let mut lines = vec![
            texts.match_won(wins, draws, losses, &number(100.0 * share)),
            texts.match_lead(&lead(result, DIGITS)),
            texts.match_points(
                &number(result.points as f64 / games),
                &number(result.others as f64 / games),
            ),
        ];
        // With more than two seats, equal strength does not mean half of the wins.
        let elo = elo(share).filter(|_| seats == 2);
        if let Some(elo) = elo {
            lines.push(texts.match_elo(&format!("{elo:+.0}")));
        }
        lines
    }
}

/// The first player's lead with this many decimals, and the interval if known: `21.5 ± 1.2`.
pub fn lead(result: &MatchResult, digits: usize) -> String {
    let lead = format!("{:.digits$}", result.lead());
    match result.interval() {
        Some(interval) => format!("{lead} ± {interval:.digits$}"),
        None => lead,
    }
}

/// What the decisions of a player cost.
fn cost(name: &str, cost: Cost) -> String {
    let decisions = f64::from(cost.decisions.max(1));
    let mean = number(1000.0 * cost.time.as_secs_f64() / decisions);
    let longest = number(1000.0 * cost.longest.as_secs_f64());
    let nodes = format!("{:.0}", cost.nodes as f64 / decisions);
    texts().match_cost(name, cost.decisions, &mean, &longest, &nodes)
}

fn number(number: f64) -> String {
    format!("{number:.1}")
}

/// The Elo difference for a share of the wins; `None` if all were won or lost.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// When to print interim standings: at each tenth of the decks, and each minute where a tenth takes longer, but not more often
/// than anybody reads. A short match prints none.
#[derive(Default)]
pub struct Interim {
    /// Decks counted, and time since the start, at the last line.
    decks: u32,
    time: Duration,
}

impl Interim {
    /// The shortest time between two lines, and the longest while decks are being finished.
    const SHORTEST: Duration = Duration::from_secs(10);
    const LONGEST: Duration = Duration::from_secs(60);

    /// Whether a line is due after `decks` of `all` decks, `time` after the start.
    pub fn is_due(&mut self, decks: u32, all: u32, time: Duration) -> bool {
        let tenths = |decks: u32| u64::from(decks) * 10 / u64::from(all.max(1));
        let pause = time.saturating_sub(self.time);
        let news = tenths(decks) > tenths(self.decks) || pause >= Interim::LONGEST;
        let due = decks > self.decks && decks < all && news && pause >= Interim::SHORTEST;
        if due {
            *self = Interim { decks, time };
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of decks after which a line is printed, at this many seconds per deck.
    fn said(all: u32, seconds: f64) -> Vec<u32> {
        let mut interim = Interim::default();
        let mut due = |&deck: &u32| {
            let time = Duration::from_secs_f64(seconds * f64::from(deck));
            interim.is_due(deck, all, time)
        };
        (1..=all).filter(|deck| due(deck)).collect()
    }

    #[test]
    fn how_a_match_stands_is_said_at_each_tenth_and_each_minute_but_not_all_the_time() {
        assert_eq!(said(100, 2.0), [10, 20, 30, 40, 50, 60, 70, 80, 90]);
        assert_eq!(said(400, 20.0)[..5], [3, 6, 9, 12, 15]);
        assert_eq!(said(100, 0.4), [25, 50, 75]);
        assert_eq!(said(4, 30.0), [1, 2, 3]);
        assert_eq!(said(100, 0.01), [0; 0]);
    }

    /// One game per deck; the second deck is finished first.
    #[test]
    fn a_line_says_how_a_match_stands_as_far_as_decks_are_over_in_their_order() {
        let deck = |ending| Deck {
            endings: vec![ending],
            costs: [Cost::default(); 2],
        };
        let mut standings = Standings::default();
        standings.add(1, deck(Ok((40, 50))));
        assert_eq!((standings.decks(), standings.is_all_faults()), (0, false));
        standings.add(0, deck(Ok((60, 40))));
        assert_eq!(
            standings.line(9),
            "decks 2 of 9: won 1 of 2, shared 0, lead 5.0 ± 30.0"
        );
        // A deck that ends in a fault says nothing about who is better.
        standings.add(2, deck(Err(1)));
        assert_eq!(
            standings.line(9),
            "decks 3 of 9: won 1 of 2, shared 0, lead 5.0 ± 30.0"
        );
    }
}
