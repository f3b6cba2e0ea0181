//! Faults in the text of a game, saved games that were lost, and the times of saving.

use super::{Texts, capital, sentences};
use engine::rules::PositionFault;
use engine::table::Seat;
use engine::tiles::Pos;

/// Saved games that have disappeared from the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// How many were restored from their copies.
    pub back: usize,
    /// How many are lost.
    pub gone: usize,
}

impl Loss {
    /// Whether any games have disappeared.
    pub fn is_any(self) -> bool {
        self != Loss::default()
    }
}

/// A local date and time, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub year: u32,
    /// From 1.
    pub month: u32,
    /// Day of the month, from 1.
    pub day: u32,
    /// 0 to 23.
    pub hour: u32,
    /// 0 to 59.
    pub minute: u32,
}

impl Moment {
    /// Whether both are of the same day.
    pub fn is_same_day(self, other: Moment) -> bool {
        (self.year, self.month, self.day) == (other.year, other.month, other.day)
    }
}

/// The result of importing several games from one text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Brought {
    /// Newly saved games.
    pub added: u32,
    /// Games that were saved already, word for word.
    pub known: u32,
    /// Newly saved games that cannot be read.
    pub unreadable: u32,
    /// Games missing because the text was truncated.
    pub missing: u32,
}

/// The number of a seat, as in records.
pub(super) fn number(seat: Seat) -> u32 {
    u32::from(seat.0) + 1
}

impl Texts {
    /// A fault of a start position, after the cell it concerns: "1 north: two tiles lie here."
    pub fn position_fault(&self, fault: PositionFault) -> String {
        let cell = |pos: Pos| capital(&self.cell(pos));
        match fault {
            PositionFault::Setup(fault) => sentences::setup_fault(self, fault),
            PositionFault::NoTiles => self.position_empty().to_string(),
            PositionFault::Stacked(pos) => self.position_stacked(&cell(pos)),
            PositionFault::TooFar(pos) => self.position_too_far(&cell(pos)),
            PositionFault::Apart(pos) => self.position_apart(&cell(pos)),
            PositionFault::Mismatch(pos, side) => self.position_mismatch(&cell(pos), side),
            PositionFault::NoSeat(seat) => self.position_no_seat(number(seat)),
            PositionFault::NoSuchSpot(spot) => self.position_no_such_spot(&cell(spot.pos)),
            PositionFault::WrongFeature(figure, spot) => {
                self.position_wrong_feature(figure, &cell(spot.pos))
            }
            PositionFault::Alone(figure, spot) => self.position_alone(figure, &cell(spot.pos)),
            PositionFault::TooMany(seat, figure) => self.position_too_many(number(seat), figure),
            PositionFault::Shared(spot) => self.position_shared(&cell(spot.pos)),
            PositionFault::AlreadyScored(spot) => self.position_already_scored(&cell(spot.pos)),
            PositionFault::NoQuays(pos) => self.position_no_quays(&cell(pos)),
            PositionFault::FerryTwice(pos) => self.position_ferry_twice(&cell(pos)),
            PositionFault::FerryMissing(pos) => self.position_ferry_missing(&cell(pos)),
            PositionFault::NoMagicThere(wizard, spot) => {
                self.position_no_magic(wizard, &cell(spot.pos))
            }
            PositionFault::WizardsTogether => self.position_wizards_together().to_string(),
            PositionFault::NoFlock(seat) => self.position_no_flock(number(seat)),
            PositionFault::NoShepherd(seat) => self.position_no_shepherd(number(seat)),
            PositionFault::TooManyTokens(token) => match token.sheep() {
                0 => self.position_wolf().to_string(),
                sheep => self.position_too_many_tokens(sheep.into()),
            },
            PositionFault::NoSpace(space) => self.position_no_space(space.into()),
            PositionFault::RobberTwice(seat) => self.position_robber_twice(number(seat)),
            PositionFault::TooManyGoods(goods) => self.position_too_many_goods(goods).to_string(),
            PositionFault::NoTileUnder(pos) => self.position_no_tile_under(&cell(pos)),
            PositionFault::NotInACity(spot) => self.position_not_in_city(&cell(spot.pos)),
            PositionFault::TooManyIngots => self.position_too_many_ingots().to_string(),
            PositionFault::TooManyPoints(seat) => self.position_too_many_points(number(seat)),
            PositionFault::NotInPlay(part) => self.position_not_in_play(self.part(part)),
            PositionFault::DrawnFitsNowhere => self.position_fits_nowhere().to_string(),
            PositionFault::MessageTwice(message) => {
                self.position_message_twice(message.number().into())
            }
            PositionFault::Hands => self.position_hands().to_string(),
        }
    }

    /// When a game was saved, relative to `now`: "today, 14:05", "3 March 2026".
    pub fn saved_at(&self, moment: Moment, now: Moment) -> String {
        let Moment {
            year,
            month,
            day,
            hour,
            minute,
        } = moment;
        let minute = format!("{minute:02}");
        match (moment.is_same_day(now), year == now.year) {
            (true, _) => self.saved_today(hour, &minute),
            (false, true) => self.saved_this_year(day, month, hour, &minute),
            (false, false) => self.saved_earlier(day, month, year),
        }
    }

    /// Scores in a row, by seat: "12 – 30".
    pub fn score_row(&self, scores: &[u32]) -> String {
        let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
        scores.join(" – ")
    }

    /// Saved games were lost, and what was restored.
    pub fn lost(&self, loss: Loss) -> String {
        let [back, gone] =
            [loss.back, loss.gone].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        let told = [
            (back > 0).then(|| self.games_back(back)),
            (gone > 0).then(|| self.games_gone(gone)),
        ];
        let told: Vec<String> = told.into_iter().flatten().collect();
        told.join(" ")
    }

    /// The result of importing several games from one text.
    pub fn games_brought(&self, brought: Brought) -> String {
        let more = [
            (brought.known > 0).then(|| self.games_known(brought.known)),
            (brought.unreadable > 0).then(|| self.games_unreadable(brought.unreadable)),
            (brought.missing > 0).then(|| self.games_missing(brought.missing)),
        ];
        let all = std::iter::once(self.games_added(brought.added));
        let all: Vec<String> = all.chain(more.into_iter().flatten()).collect();
        all.join(" ")
    }
}
