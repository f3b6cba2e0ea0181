//! Weighted least squares: how numbers have to change for the predictions to come closest to the results.

/// Stretches of a game, each with its own constant and weight.
pub const PHASES: usize = 12;
/// Share of the diagonal added to it in the normal equations: numbers the samples say nothing about stay unchanged.
const RIDGE: f64 = 0.003;
/// Least variance of a phase, in squared points: results are whole numbers.
const LEAST_VARIANCE: f64 = 1.0;

pub struct Sample {
    /// The index of its game; positions of the same game share their luck.
    pub game: usize,
    /// The phase of the game, below [`PHASES`].
    pub phase: usize,
    /// The final lead minus the predicted one, in points.
    pub residual: f64,
    /// The derivative of the prediction by each number.
    pub slopes: Vec<f64>,
}

/// By how much a number has to change.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub by: f64,
    /// Its standard error, with each game as one sample.
    pub error: f64,
}

/// The weight of each phase: the less certain the result, the smaller.
pub fn weights(samples: &[Sample]) -> [f64; PHASES] {
    let mut counts = [0.0_f64; PHASES];
    let mut sums = [[0.0; 2]; PHASES];
    for sample in samples {
        counts[sample.phase] += 1.0;
        sums[sample.phase][0] += sample.residual;
        sums[sample.phase][1] += sample.residual * sample.residual;
    }
    std::array::from_fn(|phase| {
        let count = counts[phase].max(1.0);
        let [mean, square] = sums[phase].map(|sum| sum / count);
        1.0 / (square - mean * mean).max(LEAST_VARIANCE)
    })
}

/// The weighted root mean square of the errors, less the mean of each phase.
pub fn spread(samples: &[Sample], weights: &[f64; PHASES]) -> f64 {
    let means = means(samples, 0);
    let (mut sum, mut all) = (0.0, 0.0);
    for sample in samples {
        let (weight, residual) = (
            weights[sample.phase],
            sample.residual - means[sample.phase].0,
        );
        sum += weight * residual * residual;
        all += weight;
    }
    (sum / all.max(f64::MIN_POSITIVE)).sqrt()
}

/// How much each of `count` numbers has to change; `None` if nothing depends on it. What all positions of a phase share, such as
/// having had the last turn, is left out: no number can express it.
pub fn fit(samples: &[Sample], count: usize, weights: &[f64; PHASES]) -> Vec<Option<Step>> {
    let centred = centred(samples, count);
    let felt: Vec<usize> = (0..count)
        .filter(|&number| is_felt(samples, &centred, number))
        .collect();
    let mut normal = vec![vec![0.0; felt.len()]; felt.len()];
    let mut right = vec![0.0; felt.len()];
    for sample in &centred {
        let weight = weights[sample.phase];
        for (row, &one) in felt.iter().enumerate() {
            let weighted = weight * sample.slopes[one];
            right[row] += weighted * sample.residual;
            for (column, &other) in felt[..=row].iter().enumerate() {
                normal[row][column] += weighted * sample.slopes[other];
            }
        }
    }
    let root = Cholesky::new(normal);
    let by = root.solve(&right);
    let mut squares = vec![0.0; felt.len()];
    for score in scores(&centred, &felt, &by, weights) {
        for (sum, part) in squares.iter_mut().zip(root.solve(&score)) {
            *sum += part * part;
        }
    }
    let mut changes = vec![None; count];
    for (&number, (by, square)) in felt.iter().zip(by.into_iter().zip(squares)) {
        let error = square.sqrt();
        changes[number] = Some(Step { by, error });
    }
    changes
}

/// Whether anything depends on a number, beyond what all positions of a phase share.
fn is_felt(samples: &[Sample], centred: &[Sample], number: usize) -> bool {
    const ROUNDING: f64 = 1e-9;
    let [whole, left] = [samples, centred].map(|samples| {
        let slopes = samples.iter().map(|sample| sample.slopes[number]);
        slopes.map(|slope| slope * slope).sum::<f64>()
    });
    left > whole * ROUNDING
}

/// For each game the gradient by each number after the step; these sum to zero but for chance.
fn scores(
    samples: &[Sample],
    felt: &[usize],
    by: &[f64],
    weights: &[f64; PHASES],
) -> Vec<Vec<f64>> {
    let games = samples.iter().map(|sample| sample.game + 1).max();
    let mut scores = vec![vec![0.0; felt.len()]; games.unwrap_or(0)];
    for sample in samples {
        let slopes = felt.iter().map(|&number| sample.slopes[number]);
        let fitted: f64 = slopes.clone().zip(by).map(|(slope, by)| slope * by).sum();
        let left = weights[sample.phase] * (sample.residual - fitted);
        for (sum, slope) in scores[sample.game].iter_mut().zip(slopes) {
            *sum += left * slope;
        }
    }
    scores
}

/// For each phase the mean error and the means of `count` slopes.
fn means(samples: &[Sample], count: usize) -> Vec<(f64, Vec<f64>)> {
    let mut sums = vec![(0.0, vec![0.0; count]); PHASES];
    let mut counts = [0.0_f64; PHASES];
    for sample in samples {
        let (residual, slopes) = &mut sums[sample.phase];
        counts[sample.phase] += 1.0;
        *residual += sample.residual;
        for (sum, slope) in slopes.iter_mut().zip(&sample.slopes) {
            *sum += slope;
        }
    }
    for ((residual, slopes), count) in sums.iter_mut().zip(counts) {
        *residual /= count.max(1.0);
        slopes.iter_mut().for_each(|sum| *sum /= count.max(1.0));
    }
    sums
}

/// The samples less the means of their phases.
fn centred(samples: &[Sample], count: usize) -> Vec<Sample> {
    let means = means(samples, count);
    let centred = samples.iter().map(|sample| {
        let (residual, slopes) = &means[sample.phase];
        let slopes = sample.slopes.iter().zip(slopes);
        Sample {
            residual: sample.residual - residual,
            slopes: slopes.map(|(slope, mean)| slope - mean).collect(),
            ..*sample
        }
    });
    centred.collect()
}

/// The Cholesky factor of a symmetric matrix with the ridge on its diagonal.
struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    /// Reads only the lower half of the matrix.
    fn new(mut rows: Vec<Vec<f64>>) -> Cholesky {
        for row in 0..rows.len() {
            for column in 0..=row {
                let known: f64 = (0..column).map(|at| rows[row][at] * rows[column][at]).sum();
                let ridge = if row == column { 1.0 + RIDGE } else { 1.0 };
                let left = rows[row][column] * ridge - known;
                rows[row][column] = if row == column {
                    left.max(f64::MIN_POSITIVE).sqrt()
                } else {
                    left / rows[column][column]
                };
            }
        }
        Cholesky(rows)
    }

    /// Solves the equations for this right side.
    fn solve(&self, right: &[f64]) -> Vec<f64> {
        let rows = &self.0;
        let mut solved = right.to_vec();
        for row in 0..rows.len() {
            let known: f64 = (0..row).map(|at| rows[row][at] * solved[at]).sum();
            solved[row] = (solved[row] - known) / rows[row][row];
        }
        for row in (0..rows.len()).rev() {
            let below = row + 1..rows.len();
            let known: f64 = below.map(|at| rows[at][row] * solved[at]).sum();
            solved[row] = (solved[row] - known) / rows[row][row];
        }
        solved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of games whose result depends on two numbers, which are wrong by 2 and -0.5, and on chance. The second number
    /// comes twice, and nothing depends on the last two.
    fn samples(games: usize, chance: f64) -> Vec<Sample> {
        let spread = |number: usize| ((number * 7919 + 13) % 101) as f64 / 50.0 - 1.0;
        let all = (0..games * 20).map(|number| {
            let game = number / 20;
            let (one, other) = (spread(number), spread(number * number + 5));
            Sample {
                game,
                phase: number % PHASES,
                residual: 3.0 + 2.0 * one - 0.5 * other + chance * spread(game * 31),
                slopes: vec![one, other / 2.0, other / 2.0, 0.0, 7.0],
            }
        });
        all.collect()
    }

    #[test]
    fn numbers_that_are_wrong_are_found_and_what_nothing_depends_on_is_not_touched() {
        let samples = samples(60, 0.0);
        let weights = weights(&samples);
        let fit = fit(&samples, 5, &weights);
        let by = |number: usize| fit[number].map_or(f64::NAN, |change| change.by);
        assert!((by(0) - 2.0).abs() < 0.02, "{fit:?}");
        // The two cannot be told apart: each takes half of the change.
        assert!((by(1) + 0.5).abs() < 0.02, "{fit:?}");
        assert!((by(2) + 0.5).abs() < 0.02, "{fit:?}");
        assert!(fit[3].is_none() && fit[4].is_none(), "{fit:?}");
    }

    #[test]
    fn chance_that_a_game_has_in_common_makes_the_errors_of_few_games_larger() {
        let error = |games, chance| {
            let samples = samples(games, chance);
            let fit = fit(&samples, 5, &weights(&samples));
            fit[0].map_or(f64::NAN, |change| change.error)
        };
        let (few, many) = (error(20, 9.0), error(320, 9.0));
        assert!(few > 3.0 * many && few < 6.0 * many, "{few}, {many}");
        assert!(error(20, 0.0) < few / 20.0);
        // Each position as a sample of its own, which ignores what positions of a game share.
        let alone: Vec<Sample> = samples(20, 9.0)
            .into_iter()
            .enumerate()
            .map(|(game, sample)| Sample { game, ..sample })
            .collect();
        let apart = fit(&alone, 5, &weights(&alone))[0].map_or(f64::NAN, |change| change.error);
        assert!((apart / few - 1.0).abs() > 0.05, "{apart}, {few}");
    }

    #[test]
    fn positions_count_by_how_certain_the_end_is() {
        let sample = |number: usize, phase: usize| Sample {
            game: number,
            phase,
            residual: if number.is_multiple_of(2) { 1.0 } else { -1.0 } * (phase + 1) as f64 * 4.0,
            slopes: Vec::new(),
        };
        let samples: Vec<Sample> = (0..40)
            .map(|number| sample(number / 2, number % 2))
            .collect();
        let weights = weights(&samples);
        assert!((weights[0] / weights[1] - 4.0).abs() < 1e-9, "{weights:?}");
        // 16 with weight 4, and 64 with weight 1.
        assert!((spread(&samples, &weights) - 25.6_f64.sqrt()).abs() < 1e-9);
    }
}
