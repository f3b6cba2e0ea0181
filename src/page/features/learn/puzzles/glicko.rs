//! Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), for one game at a time. The numbers of the steps
//! are those of that text.

use std::f64::consts::PI;

/// The points of the Glicko scale for one of Glicko-2.
const SCALE: f64 = 173.7178;
/// The middle of the scale.
const MIDDLE: f64 = 1500.0;
/// Where ratings begin: a first puzzle is not meant to be a hard one.
const BEGIN: f64 = 1200.0;
/// Step 1: how fast the volatility changes.
const TAU: f64 = 0.5;
/// How exactly the volatility is found.
const EXACT: f64 = 1e-6;
/// The least deviation: whoever has played much can still improve.
const SUREST: f64 = 45.0;
/// The deviation of somebody of whom nothing is known.
const UNKNOWN: f64 = 350.0;
/// What is believed when it is read.
const VALUES: std::ops::RangeInclusive<f64> = 100.0..=4000.0;
const VOLATILITIES: std::ops::RangeInclusive<f64> = 0.01..=0.2;
const VOLATILITY: f64 = 0.06;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub value: f64,
    /// Within twice as much of the value it lies in 19 of 20 cases.
    pub deviation: f64,
    /// How much the results vary.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::begun(BEGIN, UNKNOWN)
    }
}

impl Rating {
    pub const fn begun(value: f64, deviation: f64) -> Rating {
        Rating {
            value,
            deviation,
            volatility: VOLATILITY,
        }
    }

    /// A rating with these numbers, if there can be one.
    pub fn new(value: f64, deviation: f64, volatility: f64) -> Option<Rating> {
        let known = VALUES.contains(&value)
            && (SUREST..=UNKNOWN).contains(&deviation)
            && VOLATILITIES.contains(&volatility);
        known.then_some(Rating {
            value,
            deviation,
            volatility,
        })
    }

    /// The rating after a game, as it is kept: rounded, and never too sure.
    pub fn after_game(self, other: Rating, won: bool) -> Rating {
        let after = self.after(&[(other, f64::from(u8::from(won)))]);
        let round = |value: f64, parts: f64| (value * parts).round() / parts;
        Rating {
            value: round(after.value.clamp(*VALUES.start(), *VALUES.end()), 100.0),
            deviation: round(after.deviation.clamp(SUREST, UNKNOWN), 100.0),
            volatility: round(
                after
                    .volatility
                    .clamp(*VOLATILITIES.start(), *VOLATILITIES.end()),
                1e6,
            ),
        }
    }

    /// The rating after games, each with its score of 0 to 1.
    fn after(self, games: &[(Rating, f64)]) -> Rating {
        // Step 2: to the scale of Glicko-2.
        let (mu, phi) = self.scaled();
        // Steps 3 and 4: how much the games tell, and the change that they ask for.
        let (mut told, mut gained) = (0.0, 0.0);
        for (other, score) in games {
            let (mu_other, phi_other) = other.scaled();
            let weight = weight(phi_other);
            let expected = 1.0 / (1.0 + (-weight * (mu - mu_other)).exp());
            told += weight * weight * expected * (1.0 - expected);
            gained += weight * (score - expected);
        }
        let variance = 1.0 / told;
        // Step 5.
        let volatility = volatility(self.volatility, phi, variance, variance * gained);
        // Steps 6 and 7.
        let before = (phi * phi + volatility * volatility).sqrt();
        let phi = 1.0 / (1.0 / (before * before) + told).sqrt();
        let mu = mu + phi * phi * gained;
        // Step 8: back.
        Rating {
            value: mu * SCALE + MIDDLE,
            deviation: phi * SCALE,
            volatility,
        }
    }

    fn scaled(self) -> (f64, f64) {
        ((self.value - MIDDLE) / SCALE, self.deviation / SCALE)
    }
}

/// How much a game against somebody counts, by their deviation: `g`.
fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Step 5: the new volatility, where `f` is 0, found by the Illinois algorithm.
fn volatility(before: f64, phi: f64, variance: f64, change: f64) -> f64 {
    let a = (before * before).ln();
    let f = |x: f64| {
        let known = phi * phi + variance + x.exp();
        x.exp() * (change * change - known) / (2.0 * known * known) - (x - a) / (TAU * TAU)
    };
    let surprise = change * change - phi * phi - variance;
    let (mut one, mut other) = (a, a - TAU);
    if surprise > 0.0 {
        other = surprise.ln();
    } else {
        while f(other) < 0.0 {
            other -= TAU;
        }
    }
    let (mut at_one, mut at_other) = (f(one), f(other));
    while (other - one).abs() > EXACT {
        let between = one + (one - other) * at_one / (at_other - at_one);
        let at_between = f(between);
        if at_between * at_other <= 0.0 {
            (one, at_one) = (other, at_other);
        } else {
            at_one /= 2.0;
        }
        (other, at_other) = (between, at_between);
    }
    (one / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of the paper.
    #[test]
    fn the_published_example_comes_out() {
        let games = [
            (Rating::begun(1400.0, 30.0), 1.0),
            (Rating::begun(1550.0, 100.0), 0.0),
            (Rating::begun(1700.0, 300.0), 0.0),
        ];
        let after = Rating::begun(1500.0, 200.0).after(&games);
        let near = |value: f64, wanted: f64, by: f64| (value - wanted).abs() < by;
        assert!(near(after.value, 1464.06, 0.01), "{after:?}");
        assert!(near(after.deviation, 151.52, 0.01), "{after:?}");
        assert!(near(after.volatility, 0.05999, 0.00001), "{after:?}");
    }

    #[test]
    fn a_surprise_changes_more_and_makes_more_volatile() {
        let own = Rating::begun(1500.0, 100.0);
        let other = |value| Rating::begun(value, 60.0);
        let [expected, even, surprise] =
            [1000.0, 1500.0, 2600.0].map(|value| own.after_game(other(value), true));
        assert!(own.value < expected.value && expected.value < even.value);
        assert!(even.value < surprise.value && even.volatility < surprise.volatility);
        assert!(own.after_game(other(1500.0), false).value < own.value);
    }

    #[test]
    fn much_practice_makes_sure_but_never_too_sure() {
        let (mut own, mut other) = (Rating::default(), Rating::begun(1500.0, 60.0));
        for game in 0..500 {
            other.value = own.value;
            own = own.after_game(other, game % 2 == 0);
            assert_eq!(
                Rating::new(own.value, own.deviation, own.volatility),
                Some(own)
            );
        }
        assert!(own.deviation < 80.0, "{own:?}");
        for _ in 0..2_000 {
            own = own.after_game(Rating::begun(4000.0, 45.0), true);
        }
        assert!(
            Rating::new(own.value, own.deviation, own.volatility).is_some(),
            "{own:?}"
        );
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for (value, deviation, volatility) in [
            (f64::NAN, 100.0, 0.06),
            (f64::INFINITY, 100.0, 0.06),
            (1500.0, 0.0, 0.06),
            (1500.0, 100.0, -1.0),
            (9e9, 100.0, 0.06),
        ] {
            assert_eq!(Rating::new(value, deviation, volatility), None);
        }
    }
}
