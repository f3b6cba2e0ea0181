//! Which puzzle comes next, and in which order a run has them.

use crate::elements::puzzles::Theme;

/// How much further away from the rating a puzzle seems whose theme came last, or second to last.
const REPEATED: [f64; 2] = [160.0, 80.0];
/// The highest level.
pub(in crate::features::learn) const MOST_LEVEL: u8 = 5;
/// How many puzzles of a level a run has before it gets harder; the last level goes on.
const OF_LEVEL: usize = 4;

/// What somebody has done with a puzzle. The first one is offered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Standing {
    New,
    /// Tried, and not solved since.
    Missed,
    Solved,
}

/// A puzzle, as the choice sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub number: usize,
    pub theme: Option<Theme>,
    pub level: u8,
    /// The value of its rating.
    pub rating: f64,
    pub standing: Standing,
}

/// The puzzle to offer: a new one near a rating, of another theme than the last ones.
pub(super) fn next(
    candidates: impl Iterator<Item = Candidate>,
    rating: f64,
    latest: &[Theme],
) -> Option<usize> {
    let away = |one: &Candidate| {
        let repeated = latest.iter().zip(REPEATED);
        let repeated = repeated.filter(|(theme, _)| Some(**theme) == one.theme);
        let seems = (one.rating - rating).abs() + repeated.map(|(_, more)| more).sum::<f64>();
        (one.standing, seems)
    };
    let nearer = |one: &Candidate, other: &Candidate| {
        let ((standing, seems), (than, far)) = (away(one), away(other));
        standing.cmp(&than).then(seems.total_cmp(&far))
    };
    candidates.min_by(nearer).map(|found| found.number)
}

/// The order of a run: harder and harder, within a level what is not solved first, otherwise by chance. Nobody can play where
/// only points are counted, so such puzzles are left out.
pub(super) fn order(candidates: impl Iterator<Item = Candidate>, chance: u64) -> Vec<usize> {
    let mut all: Vec<Candidate> = candidates.collect();
    all.retain(|one| one.theme != Some(Theme::Count));
    all.sort_by_key(|one| {
        let solved = one.standing == Standing::Solved;
        (one.level, solved, mixed(chance, one.number))
    });
    let mut order = Vec::new();
    for level in 1..=MOST_LEVEL {
        let most = if level < MOST_LEVEL {
            OF_LEVEL
        } else {
            all.len()
        };
        let of_level = all.iter().filter(|one| one.level == level);
        order.extend(of_level.take(most).map(|one| one.number));
    }
    order
}

/// A number that looks like chance (the finaliser of SplitMix64).
const fn mixed(chance: u64, number: usize) -> u64 {
    let mut mixed = chance ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Candidate> {
        let candidate = |number: usize| {
            let level = (number / 20 + 1) as u8;
            Candidate {
                number,
                theme: Some(Theme::ALL[number % 6]),
                level,
                rating: 900.0 + 200.0 * f64::from(level),
                standing: Standing::New,
            }
        };
        (0..100).map(candidate).collect()
    }

    #[test]
    fn the_next_one_is_new_near_the_rating_and_of_another_theme() {
        let mut all = all();
        let next = |all: &[Candidate], latest: &[Theme]| {
            let found = next(all.iter().copied(), 1540.0, latest);
            all[found.expect("a puzzle")]
        };
        assert_eq!(next(&all, &[]).level, 3);
        let [first, second] = [Theme::Last, Theme::Endgame];
        let found = next(&all, &[first, second]).theme;
        assert!(found != Some(first) && found != Some(second));
        for one in &mut all {
            one.standing = match one.level {
                3 => Standing::Solved,
                5 => Standing::New,
                _ => Standing::Missed,
            };
        }
        assert_eq!(next(&all, &[]).level, 5, "new ones first");
        all.retain(|one| one.level != 5);
        assert_eq!(next(&all, &[]).level, 4, "then missed ones");
    }

    #[test]
    fn a_run_gets_harder_and_is_another_one_each_time() {
        let mut all = all();
        let run = order(all.iter().copied(), 7);
        let levels: Vec<u8> = run.iter().map(|&number| all[number].level).collect();
        assert!(levels.is_sorted());
        assert_eq!(levels[..9], [1, 1, 1, 1, 2, 2, 2, 2, 3]);
        assert!(
            run.iter()
                .all(|&number| all[number].theme != Some(Theme::Count))
        );
        assert_eq!(run, order(all.iter().copied(), 7));
        assert_ne!(run, order(all.iter().copied(), 8));
        let first = run[0];
        all[first].standing = Standing::Solved;
        assert!(!order(all.iter().copied(), 7)[..4].contains(&first));
    }
}
