//! What lies in the rows and in front of players, in sentences, for whoever asks.

use crate::app::Shell;
use crate::app::input::hindrance::why_idle;
use crate::features::announce::queries::Query;
use crate::features::by_link::dock::link_idle;
use crate::features::cards::round_waits;
use crate::messages::Company;
use crate::messages::cards::{self, HandHeard, PlayerHeard, RowHeard};
use crate::stage::CardStage;
use engine::cards::{Card, Suit};
use engine::table::Seat;
use view::scene::tween::Millis;

/// Says everything that lies in a row.
pub(crate) fn tell_row(shell: &mut Shell, row: Suit, now: Millis) {
    let told = shell
        .stage
        .cards()
        .zip(shell.company())
        .map(|(stage, company)| {
            let row = RowHeard::of(&company, stage.observer(), stage.game(), row);
            shell.texts().row_told(&row)
        });
    shell.tell(told.unwrap_or_default(), now);
}

/// The answer to a question about the card game; none when another game is on the screen.
pub(crate) fn reply_of_cards(shell: &Shell, query: Query) -> Option<String> {
    let (stage, company) = (shell.stage.cards()?, shell.company()?);
    let game = stage.game();
    let asked = || cards::question(shell.texts(), &company, stage.session().game());
    // Where nobody in particular looks on, nobody has anything.
    let own = |told: &dyn Fn(Seat) -> String| {
        let told = stage.observer().map(told);
        told.or_else(|| why_idle(shell)).unwrap_or_else(asked)
    };
    Some(match query {
        Query::Turn => round_waits(shell)
            .or_else(|| link_idle(shell))
            .unwrap_or_else(asked),
        Query::Hand => own(&|seat| {
            let hand = HandHeard::of(shell.texts(), game, seat);
            shell.texts().hand_heard(&hand)
        }),
        Query::Figures => own(&|seat| player_told(shell, stage, &company, seat)),
        Query::Scores => {
            let seats = (0..game.seats()).map(Seat);
            let told = seats.map(|seat| player_told(shell, stage, &company, seat));
            told.collect::<Vec<_>>().join(" ")
        }
        Query::Features => rows_told(shell, stage, &company),
        Query::Tiles => cards_to_come(shell, stage),
    })
}

fn player_told(shell: &Shell, stage: &CardStage, company: &Company, seat: Seat) -> String {
    shell
        .texts()
        .player_heard(&PlayerHeard::of(company, stage.game(), seat))
}

/// All rows in short, from the top.
fn rows_told(shell: &Shell, stage: &CardStage, company: &Company) -> String {
    let told = Suit::ALL.into_iter().rev().map(|suit| {
        let row = RowHeard::of(company, stage.observer(), stage.game(), suit);
        shell.texts().row_heard(&row)
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The cards that are hidden.
fn cards_to_come(shell: &Shell, stage: &CardStage) -> String {
    let unseen = stage.game().unseen();
    let of = |card: Card| {
        let count = unseen.of(card);
        (count > 0).then(|| {
            shell
                .texts()
                .cards_hidden(card, count.into(), card.copies().into())
        })
    };
    let told: Vec<String> = Card::ALL.into_iter().filter_map(of).collect();
    match told.as_slice() {
        [] => shell.texts().no_card_hidden().to_string(),
        told => format!("{}.", shell.texts().clauses(told)),
    }
}

/// What the picture of the card table is, in words.
pub(crate) fn label_of_cards(shell: &Shell, stage: &CardStage) -> String {
    let left = shell.texts().cards_left(stage.game().stack().into());
    let rows = shell.alternative().unwrap_or(shell.texts().card_rows());
    format!("{rows}. {left}")
}
