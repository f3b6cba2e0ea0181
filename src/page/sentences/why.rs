//! Why a move is better than the one that was played: where its points come from, in everyday words.

use crate::messages::Texts;
use engine::ai::review::{Cause, Why};

/// One number for each cause, in thousandths of a point.
type ByCause = [i32; Cause::ALL.len()];

/// Most parts that are told.
const MOST: usize = 3;
/// The smallest part that is told, in thousandths of a point, and as a share of the whole.
const LEAST: i32 = 500;
const SHARE: i32 = 10;
/// A tenth of a point, in thousandths.
const TENTH: i32 = 100;

/// Whose points a part is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Own,
    Others,
}

/// A part of what a move is better by, in thousandths of a point; below 0 it is worse by that.
struct Gain {
    whose: Whose,
    cause: Cause,
    gain: i32,
}

impl Gain {
    /// How much it is, without its sign.
    fn text(&self, texts: &Texts, others: &str) -> String {
        let amount = texts.tenths_of_points(self.gain.abs());
        match (self.whose, self.gain > 0) {
            (Whose::Own, _) => texts.review_part(&amount, self.cause),
            (Whose::Others, true) => texts.review_others_less(&amount, self.cause, others),
            (Whose::Others, false) => texts.review_others_more(&amount, self.cause, others),
        }
    }
}

/// The largest parts and what is left, those that speak for the move first: "8.5 from fields, minus 2.0 from roads". As they are
/// told, they add up to the whole. None if nothing speaks for it but what it scores at once, which is told with it.
pub(crate) fn why_text(texts: &Texts, why: &Why, others: &str) -> Option<String> {
    let parts = parts(why)?;
    let mut told = String::new();
    for part in &parts {
        let text = part.text(texts, others);
        told += &match (told.is_empty(), part.gain > 0) {
            (true, _) => text,
            (false, true) => texts.review_plus(&text),
            (false, false) => texts.review_minus(&text),
        };
    }
    Some(told)
}

/// Of a move that is not told yet, what speaks for it most.
pub(crate) fn clue_text(texts: &Texts, why: &Why, others: &str) -> Option<String> {
    Some(texts.review_clue(&parts(why)?.first()?.text(texts, others)))
}

/// What speaks for a move, then what speaks against it.
fn parts(why: &Why) -> Option<Vec<Gain>> {
    let mut gains = largest(why);
    gains.sort_by_key(|one| one.gain < 0);
    let explains = |one: &Gain| match one.whose {
        Whose::Own => !matches!(one.cause, Cause::AtOnce | Cause::Rest),
        Whose::Others => true,
    };
    let mut more = gains.iter().filter(|one| one.gain > 0);
    more.any(explains).then_some(gains)
}

/// The largest parts, the largest first, and what is left as the last one.
fn largest(why: &Why) -> Vec<Gain> {
    let least = LEAST.max(why.sum() / SHARE);
    let own = later(&why.own);
    let named = Cause::ALL.into_iter().filter(|&one| one != Cause::Rest);
    let own = named.map(|cause| Gain {
        whose: Whose::Own,
        cause,
        gain: own[cause as usize],
    });
    let mut gains: Vec<Gain> = own.chain([others_gain(why)]).collect();
    gains.retain(|one| one.gain.abs() >= least);
    gains.sort_by_key(|one| std::cmp::Reverse(one.gain.abs()));
    gains.truncate(MOST);
    gains
        .iter_mut()
        .for_each(|one| one.gain = rounded(one.gain));
    let left = rounded(why.sum()) - gains.iter().map(|one| one.gain).sum::<i32>();
    match gains.first_mut() {
        // So little is owed to rounding.
        Some(first) if left.abs() <= TENTH => first.gain += left,
        _ => gains.push(Gain {
            whose: Whose::Own,
            cause: Cause::Rest,
            gain: left,
        }),
    }
    gains
}

/// To whole tenths, as numbers are told.
const fn rounded(gain: i32) -> i32 {
    gain.signum() * ((gain.abs() + TENTH / 2) / TENTH * TENTH)
}

/// The gains without points that the move scores at once and that would have come later otherwise: they are neither.
fn later(gains: &ByCause) -> ByCause {
    let mut later = *gains;
    let mut at_once = later[Cause::AtOnce as usize];
    let mut others = [
        Cause::Roads,
        Cause::Cities,
        Cause::Monasteries,
        Cause::Round,
    ];
    others.sort_by_key(|&cause| std::cmp::Reverse(later[cause as usize].abs()));
    for cause in others {
        let gain = &mut later[cause as usize];
        if gain.signum() * at_once.signum() < 0 {
            let same = gain.abs().min(at_once.abs()) * gain.signum();
            *gain -= same;
            at_once += same;
        }
    }
    later[Cause::AtOnce as usize] = at_once;
    later
}

/// What the others get less, by what most of it comes from, if there is such a thing and it is not plain.
fn others_gain(why: &Why) -> Gain {
    let others = later(&why.others);
    let gain: i32 = others.iter().sum();
    let named = Cause::ALL
        .into_iter()
        .filter(|&cause| cause != Cause::Round);
    let most = named.max_by_key(|&cause| others[cause as usize] * gain.signum());
    let most = most.filter(|&cause| 4 * others[cause as usize].abs() >= 3 * gain.abs());
    Gain {
        whose: Whose::Others,
        cause: most.unwrap_or(Cause::Rest),
        gain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{Language, texts};

    /// What is told to Anna, who plays against Ben.
    fn told(own: &[(Cause, i32)], others: &[(Cause, i32)]) -> Option<String> {
        let mut why = Why::default();
        own.iter()
            .for_each(|&(cause, gain)| why.own[cause as usize] = gain);
        others
            .iter()
            .for_each(|&(cause, gain)| why.others[cause as usize] = gain);
        why_text(texts(Language::English), &why, "Ben")
    }

    #[test]
    fn the_largest_parts_are_told_and_what_speaks_against_them() {
        let own = [
            (Cause::Fields, 9_100),
            (Cause::Roads, -2_000),
            (Cause::Figures, 600),
        ];
        let both = told(&own, &[(Cause::Cities, 2_000), (Cause::Fields, 1_100)]);
        let both = both.expect("reasons");
        assert_eq!(
            both,
            "9.1 from fields, plus 3.1 by leaving Ben fewer points, plus 0.6 from everything else, minus 2.0 from roads"
        );
        let one = told(&[], &[(Cause::Cities, 3_000)]).expect("a reason");
        assert_eq!(one, "3.0 by leaving Ben fewer points from cities");
    }

    #[test]
    fn what_the_move_scores_at_once_is_not_told_again() {
        let own = |gains: &[(Cause, i32)]| told(gains, &[]);
        assert_eq!(
            own(&[(Cause::AtOnce, 8_000), (Cause::Cities, -5_000)]),
            None
        );
        assert_eq!(
            own(&[(Cause::AtOnce, -4_000), (Cause::Cities, 7_000)]).as_deref(),
            Some("3.0 from cities")
        );
        assert_eq!(
            own(&[
                (Cause::AtOnce, -4_000),
                (Cause::Cities, 7_000),
                (Cause::Roads, 6_000),
            ])
            .as_deref(),
            Some("6.0 from roads, plus 3.0 from cities")
        );
        assert_eq!(
            own(&[(Cause::AtOnce, 4_000), (Cause::Figures, 9_000)]).as_deref(),
            Some("9.0 from figures kept free for later, plus 4.0 at once")
        );
        let others = [(Cause::AtOnce, -8_000), (Cause::Cities, 8_000)];
        assert_eq!(told(&[], &others), None);
    }

    #[test]
    fn what_is_not_told_by_name_makes_up_the_whole() {
        let own = [
            (Cause::Fields, 9_000),
            (Cause::Rest, -2_000),
            (Cause::Roads, 400),
        ];
        let told = told(&own, &[]).expect("reasons");
        assert_eq!(told, "9.0 from fields, minus 1.6 from everything else");
    }

    #[test]
    fn parts_add_up_as_they_are_told() {
        let own = [
            (Cause::Fields, 8_440),
            (Cause::Cities, 4_040),
            (Cause::Roads, -1_960),
        ];
        // 10.52 in all.
        let told = told(&own, &[]).expect("reasons");
        assert_eq!(
            told,
            "8.5 from fields, plus 4.0 from cities, minus 2.0 from roads"
        );
    }

    #[test]
    fn what_is_left_over_is_no_reason_alone() {
        assert_eq!(told(&[(Cause::Rest, 3_000)], &[]), None);
        assert_eq!(told(&[(Cause::Roads, -3_000)], &[]), None);
    }
}
