//! Questions one can ask with a key: they are answered in a sentence, said and shown for a while.

use super::app::App;
use super::focus::Means;
use super::table::Table;
use crate::i18n::{Company, Look, Open, Stand, ToCome, Whose, worth};
use crate::rules::{Figure, Game, Question, RegionId, Standing};
use crate::scene::tween::Millis;
use crate::table::{Party, Seat};
use crate::tiles::{FeatureKind, order};

/// How long an answer is shown, in milliseconds: for itself and for each letter.
const SHOWN: (Millis, Millis) = (3500.0, 70.0);
/// How many open features are told.
const FEATURES: usize = 12;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Where my figures stand.
    Figures,
    /// Which features can still grow.
    Features,
    /// Which tiles are left.
    Tiles,
    /// Who has how many points.
    Scores,
    /// What is on the tile in hand.
    Hand,
    /// Who has to do what.
    Turn,
}

/// An answer that is shown for a while.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// What it says.
    pub text: String,
    /// When it has been shown long enough.
    pub until: Millis,
}

impl App {
    /// Answers a question.
    pub fn reply(&mut self, query: Query, now: Millis) {
        let (Some(table), Some(company)) = (&self.table, self.company()) else {
            return;
        };
        let text = match query {
            Query::Figures => self.my_figures(table, &company),
            Query::Features => self.open_features(table, &company),
            Query::Tiles => self.texts.to_come(&ToCome::of(table.game())),
            Query::Scores => self.standings(table, &company),
            Query::Hand => self.tile_in_hand(table),
            Query::Turn => self.turn(table, &company),
        };
        self.tell(text, now);
    }

    /// Says something, and shows it for as long as it takes to read.
    pub(super) fn tell(&mut self, text: String, now: Millis) {
        let until = now + SHOWN.0 + SHOWN.1 * text.chars().count() as Millis;
        self.voice.say(text.clone());
        self.sitting.toast = Some(Toast { text, until });
    }

    /// The answer that is shown.
    pub fn toast(&self) -> Option<&str> {
        self.sitting.toast.as_ref().map(|toast| toast.text.as_str())
    }

    fn my_figures(&self, table: &Table, company: &Company) -> String {
        let game = table.game();
        let you = listener(table);
        let mine = game.standing().iter().filter(|one| one.owner == you);
        let stand = |standing: &Standing| {
            let id = game.regions().of(standing.seg);
            let (facts, points) = worth(game, id);
            Stand {
                figure: standing.figure,
                pos: game.spot(standing.seg).pos,
                facts,
                whose: whose(game, id, you, company),
                points,
            }
        };
        let stands: Vec<Stand> = mine.map(stand).collect();
        let left = game.player(you).supply().count(Figure::Meeple);
        self.texts.my_figures(&stands, left.into())
    }

    fn open_features(&self, table: &Table, company: &Company) -> String {
        let game = table.game();
        let you = listener(table);
        let kinds = [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery];
        let open = game
            .regions()
            .all()
            .filter(|(_, region)| !region.complete() && kinds.contains(&region.kind));
        let describe = |(id, _)| {
            let (facts, points) = worth(game, id);
            Open {
                pos: game.spot_of(id).pos,
                facts,
                whose: whose(game, id, you, company),
                points,
            }
        };
        let mut all: Vec<Open> = open.map(describe).collect();
        order::sort_by_key(&mut all, |open| {
            (
                open.whose == Whose::Nobodys,
                open.whose != Whose::Yours,
                open.pos,
            )
        });
        let held = all.iter().filter(|open| open.whose != Whose::Nobodys);
        let told = FEATURES.max(held.count()).min(all.len());
        let more = all.split_off(told).len() as u32;
        self.texts.open_features(&all, more)
    }

    fn standings(&self, table: &Table, company: &Company) -> String {
        let seats = (0..table.game().seats()).map(Seat);
        let scores: Vec<(&str, u32)> = seats
            .map(|seat| (company.name(seat), table.game().player(seat).score()))
            .collect();
        self.texts.standings(&scores)
    }

    fn tile_in_hand(&self, table: &Table) -> String {
        match table.hand() {
            Some(hand) => {
                let look = Look::of(hand.tile, hand.rotation);
                let cells = hand.places.cells().len() as u32;
                self.texts.to_place(&look, cells)
            }
            None => self.texts.nothing_in_hand(),
        }
    }

    fn turn(&self, table: &Table, company: &Company) -> String {
        let Some(asked) = table.session.asked() else {
            return self.texts.game_is_over();
        };
        let seat = match asked.party {
            Party::Player(seat) => seat,
            Party::Chance => table.game().turn().active,
        };
        let turn = format!("{}.", self.texts.turn_of(company.name(seat)));
        match table.question() {
            Some(Question::Place) if self.means() == Means::Keys => {
                format!("{turn} {}", self.texts.place_by_keys())
            }
            Some(question) => format!("{turn} {}", self.texts.ask(question)),
            None => turn,
        }
    }
}

/// Whom an answer is for: the person whose view the screen shows, or else whoever plays.
fn listener(table: &Table) -> Seat {
    let active = table.game().turn().active;
    table.observer().unwrap_or(active)
}

fn whose<'a>(game: &Game, id: RegionId, you: Seat, company: &'a Company) -> Whose<'a> {
    Whose::of(game.majority(id), Some(you), |seat| company.name(seat))
}
