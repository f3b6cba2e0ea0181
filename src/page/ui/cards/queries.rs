//! What lies in the rows and in front of players, in sentences, for whoever asks.

use crate::messages::Company;
use crate::messages::cards::{self, HandHeard, PlayerHeard, RowHeard};
use crate::ui::app::App;
use crate::ui::queries::Query;
use crate::ui::stage::CardStage;
use engine::cards::{Card, Suit};
use engine::table::Seat;
use view::scene::tween::Millis;

impl App {
    /// The answer to a question about the card game; none when another game is on the screen.
    pub(in crate::ui) fn reply_of_cards(&self, query: Query) -> Option<String> {
        let (table, company) = (self.shown.cards()?, self.company()?);
        let game = table.game();
        let asked = || cards::question(self.texts, &company, table.session().game());
        // Where nobody in particular looks on, nobody has anything.
        let own = |told: &dyn Fn(Seat) -> String| {
            let told = table.observer().map(told);
            told.or_else(|| self.idle()).unwrap_or_else(asked)
        };
        Some(match query {
            Query::Turn => asked(),
            Query::Hand => own(&|seat| {
                let hand = HandHeard::of(self.texts, game, seat);
                self.texts.hand_heard(&hand)
            }),
            Query::Figures => own(&|seat| self.player_told(table, &company, seat)),
            Query::Scores => {
                let seats = (0..game.seats()).map(Seat);
                let told = seats.map(|seat| self.player_told(table, &company, seat));
                told.collect::<Vec<_>>().join(" ")
            }
            Query::Features => self.rows_told(table, &company),
            Query::Tiles => self.cards_to_come(table),
        })
    }

    fn player_told(&self, table: &CardStage, company: &Company, seat: Seat) -> String {
        self.texts
            .player_heard(&PlayerHeard::of(company, table.game(), seat))
    }

    /// All rows in short, from the top.
    fn rows_told(&self, table: &CardStage, company: &Company) -> String {
        let told = Suit::ALL.into_iter().rev().map(|suit| {
            let row = RowHeard::of(company, table.observer(), table.game(), suit);
            self.texts.row_heard(&row)
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// The cards that are hidden.
    fn cards_to_come(&self, table: &CardStage) -> String {
        let unseen = table.game().unseen();
        let of = |card: Card| {
            let count = unseen.of(card);
            (count > 0).then(|| {
                self.texts
                    .cards_hidden(card, count.into(), card.copies().into())
            })
        };
        let told: Vec<String> = Card::ALL.into_iter().filter_map(of).collect();
        match told.as_slice() {
            [] => self.texts.no_card_hidden().to_string(),
            told => format!("{}.", self.texts.clauses(told)),
        }
    }

    /// Says everything that lies in a row.
    pub(in crate::ui) fn tell_row(&mut self, row: Suit, now: Millis) {
        let told = self
            .shown
            .cards()
            .zip(self.company())
            .map(|(table, company)| {
                let row = RowHeard::of(&company, table.observer(), table.game(), row);
                self.texts.row_told(&row)
            });
        self.tell(told.unwrap_or_default(), now);
    }

    /// What the picture of the card table is, in words.
    pub(in crate::ui) fn label_of_cards(&self, table: &CardStage) -> String {
        let left = self.texts.cards_left(table.game().stack().into());
        format!("{}. {left}", self.texts.card_rows())
    }
}
