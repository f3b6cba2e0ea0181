//! `bastide review`: what the choices of a game were worth, turn by turn.

use engine::ai::review::{Verdict, review};
use engine::rules;
use engine::session::Session;
use engine::table::{Kind, Seat};
use page::messages::{Company, Texts};

use crate::args::{Args, Complaint, Word, print, record, text};

/// What a choice costs at least to be told with a better one, in thousandths of a point.
const TOLD: i32 = 1_000;

pub fn run(args: &mut Args) -> Result<(), Complaint> {
    let mut file = String::new();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if file.is_empty() => file = value,
            Word::Option(name) if name == "help" => return args.explain(Texts::usage_review),
            other => return Err(other.unexpected()),
        }
    }
    if file.is_empty() {
        return Err(Complaint::text(Texts::record_missing));
    }
    let text = text(&file)?;
    if Kind::of(&text) == Kind::Cards {
        return Err(Complaint::naming(Texts::review_of_cards, file));
    }
    let record = record::<rules::Game>(&file, &text)?;
    let session = Session::from_record(&record).map_err(Complaint::of::<rules::Game>)?;
    if !session.game().is_over() {
        return Err(Complaint::naming(Texts::review_unfinished, file));
    }
    tell(&session, args.texts())
}

/// Tells every turn as soon as it was looked at, then what it comes to for each player.
fn tell(session: &Session, texts: &Texts) -> Result<(), Complaint> {
    let company = Company::new(texts, session.seating());
    let mut sums = vec![(0, 0); session.game().seats().into()];
    for (number, step) in (1..).zip(session.laid_at()) {
        let turn = session.turn_at(step);
        let Some(verdict) = turn.and_then(|turn| review(turn, session.seed())) else {
            continue;
        };
        let sum: &mut (i32, i32) = &mut sums[verdict.seat.index()];
        sum.0 += verdict.lost();
        sum.1 += verdict.luck.unwrap_or_default();
        print(&turn_told(
            session,
            texts,
            (number, step, &verdict),
            &company,
        ))?;
    }
    for (seat, (lost, luck)) in (0..).map(Seat).zip(sums) {
        let lost = texts.tenths_of_points(lost);
        let luck = texts.signed_points(luck);
        let told = texts.review_sum(company.name(seat), &lost, &luck);
        print(&format!("{told}\n"))?;
    }
    Ok(())
}

fn turn_told(
    session: &Session,
    texts: &Texts,
    (number, step, verdict): (u32, usize, &Verdict),
    company: &Company,
) -> String {
    let lost = texts.tenths_of_points(verdict.lost());
    let luck = texts.signed_points(verdict.luck.unwrap_or_default());
    let lead = texts.signed_points(verdict.lead[verdict.seat.index()]);
    let name = company.name(verdict.seat);
    let mut told = texts.review_turn(number, name, &lost, &luck, &lead);
    told.push('\n');
    if verdict.lost() >= TOLD {
        let entry = session.entries().get(step);
        let played = entry.map_or("", |entry| entry.line.as_str());
        let mut better = session.at(step).action_text(verdict.best);
        // What is wrong is not where the tile lies.
        if better == played {
            better = texts.review_other_figure().to_owned();
        }
        for line in [texts.review_played(played), texts.review_better(&better)] {
            told.push_str(&format!("  {line}\n"));
        }
    }
    told
}
