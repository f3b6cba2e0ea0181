//! The grounds of a score, in sentences: strengths in the majority, what decided a tie, why
//! something scored nothing.

use super::{PlayerNames, Texts};
use engine::rules::{Scored, TieBreak};
use engine::table::{Chapter, Seat};

/// All grounds: "For the majority: 2 for Anna and 2 for Ben. Hills break the tie: Anna stands on one."
pub fn grounds(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    let majority = majority_text(texts, player_names, scored);
    let special = special_grounds(texts, player_names, scored);
    majority
        .into_iter()
        .chain(special)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The grounds that the majority alone does not explain: what decided a tie, why something scored
/// nothing.
pub fn special_grounds(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> Vec<String> {
    let tie = scored
        .tie_break
        .map(|tie| tie_text(texts, player_names, tie));
    let worthless = worthless_text(texts, scored).map(str::to_string);
    tie.into_iter().chain(worthless).collect()
}

/// The strength of each player in the majority, if there were several.
fn majority_text(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> Option<String> {
    let counts = (0..).map(Seat).zip(scored.strength);
    let there = counts.filter(|&(_, count)| count > 0);
    let share = |(seat, count)| texts.majority_share(player_names.name(seat), u32::from(count));
    let shares: Vec<String> = there.map(share).collect();
    let shares: Vec<&str> = shares.iter().map(String::as_str).collect();
    (shares.len() > 1).then(|| texts.for_majority(&shares))
}

/// What decided a tie.
pub fn tie_text(texts: &Texts, player_names: &PlayerNames, tie: TieBreak) -> String {
    let names = player_names.names(tie.seats);
    match tie.rule.number {
        34 => texts.hills_decide_by_most(&names),
        _ => texts.hills_decide(&names),
    }
}

/// Why something scored nothing.
pub fn worthless_text(texts: &Texts, scored: &Scored) -> Option<&'static str> {
    let mut lines = scored.items.iter().map(|item| item.line);
    let rule = lines.find(|line| line.each == 0)?.rule;
    Some(match (rule.chapter, rule.number) {
        (Chapter::Ic, 3) => texts.inn_lost(),
        (Chapter::Ic, 7) => texts.cathedral_lost(),
        (Chapter::Hs, 20) => texts.flock_lost(),
        (Chapter::Gb, 10) => texts.gingerbread_lost(),
        (Chapter::Field, 30) => texts.field_paid_before(),
        (Chapter::Msg, 4) => texts.tie_not_enough(),
        (Chapter::Msg, 28) if scored.tie_break.is_none() => texts.outnumbered(),
        _ => return None,
    })
}
