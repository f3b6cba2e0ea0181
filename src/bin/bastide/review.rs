//! `bastide review`: what the choices of a game were worth, turn by turn, or at cards decision by decision.

use engine::ai::review::{Reviewer, TurnReview};
use engine::session::Session;
use engine::table::{Kind, Seat};
use engine::{ai, cards, rules};
use page::messages::PlayerNames;

use crate::args::{Args, Complaint, print, record, required, text, texts};
use crate::words::{Worded, of_kind};

/// A game that can be reviewed.
trait Reviewed: Worded {
    /// Whether the luck of draws is known.
    const TELLS_LUCK: bool;

    /// How many actions precede each turn or decision.
    fn steps(session: &Session<Self>) -> Vec<usize>;

    /// The review of a turn or decision; positions searched are taken from `left`.
    fn turn_review(session: &Session<Self>, step: usize, left: &mut u32) -> Looked<Self::Action>;

    /// A better choice, in words.
    fn better(session: &Session<Self>, step: usize, best: Self::Action) -> String;
}

impl Reviewed for rules::Game {
    const TELLS_LUCK: bool = true;

    fn steps(session: &Session) -> Vec<usize> {
        session.laid_at()
    }

    fn turn_review(session: &Session, step: usize, left: &mut u32) -> Looked<rules::Action> {
        let turn = session.turn_at(step);
        let reviewer = turn.and_then(|turn| Reviewer::new(turn, session.seed()));
        let Some(mut reviewer) = reviewer else {
            return Looked::AtNothing;
        };
        let turn_review = reviewer.step(*left);
        *left = left.saturating_sub(reviewer.nodes());
        turn_review.map_or(Looked::TooLittle, Looked::At)
    }

    fn better(session: &Session, step: usize, best: rules::Action) -> String {
        // If the tile lies in the best place, the mistake is elsewhere in the turn.
        match session.entries().get(step) {
            Some(entry) if entry.action == best => texts().review_other_figure().to_owned(),
            _ => session.at(step).action_text(best),
        }
    }
}

impl Reviewed for cards::Game {
    const TELLS_LUCK: bool = false;

    fn steps(session: &Session<Self>) -> Vec<usize> {
        session.decided_at()
    }

    fn turn_review(session: &Session<Self>, step: usize, left: &mut u32) -> Looked<cards::Action> {
        let decision = session.decision_at(step);
        let begin = |decision| ai::cards::review::Reviewer::new(decision, session.seed());
        let Some(mut reviewer) = decision.and_then(begin) else {
            return Looked::AtNothing;
        };
        let turn_review = reviewer.step(*left);
        *left = left.saturating_sub(reviewer.nodes());
        turn_review.map_or(Looked::TooLittle, Looked::At)
    }

    fn better(session: &Session<Self>, step: usize, best: cards::Action) -> String {
        session.at(step).action_text(best)
    }
}

/// The result of reviewing a turn or decision.
enum Looked<A> {
    /// There is nothing to say about it.
    AtNothing,
    /// Too few positions are left for it.
    TooLittle,
    At(TurnReview<A>),
}

/// Most positions searched for one game.
const MOST_POSITIONS: u32 = 50_000_000;

/// Choices that cost at least this much are printed with a better one, in thousandths of a point.
const TOLD: i32 = 1_000;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let file = required(args.values(1, texts().usage_review())?.pop())?;
    let text = text(&file)?;
    of_kind!(Kind::detect(&text), G => tell::<G>(&file, &text))
}

/// Prints each turn as soon as it is reviewed, then totals for each player.
fn tell<G: Reviewed>(file: &str, text: &str) -> Result<(), Complaint> {
    let texts = texts();
    let record = record::<G>(file, text)?;
    let session = Session::from_record(&record).map_err(Complaint::trouble::<G>)?;
    if session.game().asked().is_some() {
        return Err(Complaint(texts.review_unfinished(file)));
    }
    let player_names = PlayerNames::new(texts, session.seating());
    let mut sums = vec![(0, 0); session.game().seats().into()];
    let mut left = MOST_POSITIONS;
    for (number, step) in (1..).zip(G::steps(&session)) {
        let turn_review = match G::turn_review(&session, step, &mut left) {
            Looked::AtNothing => continue,
            Looked::TooLittle => {
                print(&format!("{}\n", texts.review_cut(number - 1)))?;
                break;
            }
            Looked::At(turn_review) => turn_review,
        };
        let sum: &mut (i32, i32) = &mut sums[turn_review.seat.index()];
        sum.0 += turn_review.lost();
        sum.1 += turn_review.luck.unwrap_or_default();
        let told = turn_told::<G>(number, &turn_review, player_names.name(turn_review.seat));
        let costly = turn_review.lost() >= TOLD;
        let better = costly.then(|| choices_told(&session, step, turn_review.best));
        print(&format!("{told}\n{}", better.unwrap_or_default()))?;
    }
    for (seat, (lost, luck)) in (0..).map(Seat).zip(sums) {
        let (name, lost) = (player_names.name(seat), texts.tenths_of_points(lost));
        let told = match G::TELLS_LUCK {
            true => texts.review_sum(name, &lost, &texts.signed_points(luck)),
            false => texts.review_sum_of_choices(name, &lost),
        };
        print(&format!("{told}\n"))?;
    }
    Ok(())
}

/// What a turn was worth.
fn turn_told<G: Reviewed>(number: u32, turn_review: &TurnReview<G::Action>, name: &str) -> String {
    let texts = texts();
    let lost = texts.tenths_of_points(turn_review.lost());
    let luck = texts.signed_points(turn_review.luck.unwrap_or_default());
    let lead = texts.signed_points(turn_review.lead[turn_review.seat.index()]);
    match G::TELLS_LUCK {
        true => texts.review_turn(number, name, &lost, &luck, &lead),
        false => texts.review_decision(number, name, &lost, &lead),
    }
}

/// What was done, and what would have been better.
fn choices_told<G: Reviewed>(session: &Session<G>, step: usize, best: G::Action) -> String {
    let texts = texts();
    let entry = session.entries().get(step);
    let played = entry.map_or("", |entry| entry.line.as_str());
    let better = G::better(session, step, best);
    let lines = [texts.review_played(played), texts.review_better(&better)];
    lines.map(|line| format!("  {line}\n")).concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::Record;

    /// A running game, reduced to what matters here.
    const PLAYED: &str = "bastide 1\nset base\nseats 2\noption first-player 1\nstack base/E base/V\nplay\n\
        place base/E 0,-1 r2\npass\nconfirm\n";

    #[test]
    fn what_is_looked_at_is_counted_over_all_turns_of_a_game() {
        let record = Record::read(PLAYED).expect("a record");
        let session = Session::from_record(&record).expect("a game");
        let step = session.laid_at()[0];
        let mut left = MOST_POSITIONS;
        let whole = <rules::Game as Reviewed>::turn_review(&session, step, &mut left);
        assert!(matches!(whole, Looked::At(_)));
        let used = MOST_POSITIONS - left;
        assert!(used > 100, "{used}");
        left = used / 2;
        let half = <rules::Game as Reviewed>::turn_review(&session, step, &mut left);
        assert!(matches!(half, Looked::TooLittle));
        assert_eq!(left, 0);
    }
}
