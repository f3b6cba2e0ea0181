//! What may be wrong with the text of a game, and sentences about games that are kept.

use super::{English, counted};
use crate::messages::modules::ModuleTexts;
use crate::messages::{Brought, Faults, Keeping, Moment, Words, sentences};
use engine::rules::PositionFault;
use engine::table::Kind;
use engine::tiles::Pos;

/// A cell as records write it.
fn cell(pos: Pos) -> String {
    format!("{},{}", pos.x, pos.y)
}

impl Faults for English {
    fn on_line(&self, line: u32, sentence: &str) -> String {
        format!("Line {line}: {sentence}")
    }

    fn not_a_game(&self) -> String {
        "This is not the text of a game: it does not begin with “bastide 1”.".to_string()
    }

    fn other_version(&self, version: u32) -> String {
        format!("It was written for version {version}, which is not known here.")
    }

    fn other_game(&self, kind: Kind) -> String {
        let game = match kind {
            Kind::Tiles => "tile game",
            Kind::Cards => "card game",
        };
        format!("This is the text of a {game}, which cannot be opened here.")
    }

    fn too_many_lines(&self) -> String {
        "The text has too many lines for a game.".to_string()
    }

    fn said_before(&self, word: &str) -> String {
        format!("“{word}” was said before.")
    }

    fn save_cut(&self, decisions: u32) -> String {
        format!(
            "The text of this game was cut off after decision {decisions}. To open it as far as that, take the word “save” out of \
             its first line."
        )
    }

    fn said_too_late(&self, word: &str, later: &str) -> String {
        format!("“{word}” comes too late: it stands before “{later}”.")
    }

    fn cell_out_of_reach(&self, word: &str, most: u32) -> String {
        format!("“{word}” is too far away: a cell is at most {most} from the middle.")
    }

    fn unknown_word(&self, word: &str) -> String {
        format!("“{word}” means nothing here.")
    }

    fn unknown_value(&self, word: &str, option: &str, values: &str) -> String {
        format!("“{word}” is no value of “{option}”, which may be: {values}.")
    }

    fn line_too_short(&self) -> String {
        "Something is missing at the end.".to_string()
    }

    fn line_too_long(&self, word: &str) -> String {
        format!("“{word}” is too much.")
    }

    fn not_a_number(&self, word: &str) -> String {
        format!("“{word}” is not a number that fits here.")
    }

    fn no_such_tile(&self, word: &str) -> String {
        format!("There is no tile “{word}”.")
    }

    fn not_a_cell(&self, word: &str) -> String {
        format!("“{word}” is not a cell, like 1,-2.")
    }

    fn no_tile_there(&self, cell: &str) -> String {
        format!("No tile lies on {cell}.")
    }

    fn no_such_part(&self, word: &str) -> String {
        format!("The tile has no “{word}”.")
    }

    fn several_parts(&self, word: &str) -> String {
        format!("More than one part of the tile is a “{word}”.")
    }

    fn position_fault(&self, fault: PositionFault) -> String {
        match fault {
            PositionFault::Setup(fault) => sentences::setup_fault(self, fault),
            PositionFault::NoTiles => "No tile lies on the table.".to_string(),
            PositionFault::Stacked(pos) => format!("Two tiles lie on {}.", cell(pos)),
            PositionFault::TooFar(pos) => format!("{} is too far from the middle.", cell(pos)),
            PositionFault::Apart(pos) => {
                format!("The tile on {} touches no earlier tile.", cell(pos))
            }
            PositionFault::Mismatch(pos, side) => format!(
                "The {} side of {} does not match its neighbour.",
                self.side(side),
                cell(pos)
            ),
            PositionFault::NoSeat(seat) => format!("There is no seat {}.", seat.0 + 1),
            PositionFault::NoSuchSpot(spot) => {
                format!("There is no such part on {}.", cell(spot.pos))
            }
            PositionFault::WrongFeature(figure, spot) => format!(
                "A {} cannot stand like this on {}.",
                self.figure(figure),
                cell(spot.pos)
            ),
            PositionFault::Alone(figure, spot) => format!(
                "The {} on {} needs a meeple of its owner in the same feature.",
                self.figure(figure),
                cell(spot.pos)
            ),
            PositionFault::TooMany(seat, figure) => format!(
                "Seat {} does not own so many figures of the kind “{}”.",
                seat.0 + 1,
                self.figure(figure)
            ),
            PositionFault::Shared(spot) => format!(
                "On {} two figures stand in the same place, and no rule in play brings them together.",
                cell(spot.pos)
            ),
            PositionFault::AlreadyScored(spot) => format!(
                "The feature on {} is complete and would have been scored.",
                cell(spot.pos)
            ),
            PositionFault::NoQuays(pos) => {
                format!("No two quays of a lake lie on {}.", cell(pos))
            }
            PositionFault::FerryTwice(pos) => format!("Two ferries lie on {}.", cell(pos)),
            PositionFault::FerryMissing(pos) => {
                format!("The lake on {} has no ferry.", cell(pos))
            }
            PositionFault::NoMagicThere(wizard, spot) => format!(
                "On {}, {} stands on no road or city.",
                cell(spot.pos),
                self.wizard(wizard)
            ),
            PositionFault::WizardsTogether => {
                "Mage and witch stand in the same feature.".to_string()
            }
            PositionFault::NoFlock(seat) => {
                format!("The shepherd of seat {} has no flock.", seat.0 + 1)
            }
            PositionFault::NoShepherd(seat) => {
                format!(
                    "Seat {} has a flock, but no shepherd on the table.",
                    seat.0 + 1
                )
            }
            PositionFault::TooManyTokens(token) => match token.sheep() {
                0 => "A wolf never lies beside a shepherd.".to_string(),
                sheep => format!("There are not so many tokens with {sheep} sheep."),
            },
            PositionFault::NoSpace(space) => format!("The score track has no space {space}."),
            PositionFault::RobberTwice(seat) => format!("Seat {} has one robber only.", seat.0 + 1),
            PositionFault::TooManyGoods(goods) => {
                format!("There are not so many tokens of {}.", self.goods(goods))
            }
            PositionFault::NoTileUnder(pos) => {
                format!("No tile lies under the ingots on {}.", cell(pos))
            }
            PositionFault::NotInACity(spot) => {
                format!(
                    "The gingerbread man on {} is not in a city.",
                    cell(spot.pos)
                )
            }
            PositionFault::TooManyIngots => "There are not so many ingots.".to_string(),
            PositionFault::TooManyPoints(seat) => {
                format!("Seat {} has more points than a game brings.", seat.0 + 1)
            }
            PositionFault::NotInPlay(part) => format!("“{}” is not in play.", self.part(part)),
            PositionFault::DrawnFitsNowhere => "The tile in hand fits nowhere.".to_string(),
            PositionFault::MessageTwice(message) => {
                format!("Message {} lies twice under the pile.", message.number())
            }
            PositionFault::Hands => {
                "Secret hands hold up to three tiles and need the option for them.".to_string()
            }
        }
    }
}

impl Keeping for English {
    fn saved_at(&self, moment: Moment, now: Moment) -> String {
        const MONTHS: [&str; 12] = [
            "January",
            "February",
            "March",
            "April",
            "May",
            "June",
            "July",
            "August",
            "September",
            "October",
            "November",
            "December",
        ];
        if moment.is_same_day(now) {
            return format!("today, {}:{:02}", moment.hour, moment.minute);
        }
        let month = MONTHS[(moment.month.max(1) as usize - 1) % MONTHS.len()];
        let day = moment.day;
        match moment.year == now.year {
            true => format!("{day} {month}, {}:{:02}", moment.hour, moment.minute),
            false => format!("{day} {month} {}", moment.year),
        }
    }

    fn about(&self, what: &str, whose: &str) -> String {
        format!("{what}: {whose}")
    }

    fn score_row(&self, scores: &[u32]) -> String {
        let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
        scores.join(" – ")
    }

    fn show_more(&self, count: u32) -> String {
        format!("Show {count} more")
    }

    fn deleted(&self, title: &str) -> String {
        format!("Deleted: {title}")
    }

    fn left_out(&self, game: &str) -> String {
        format!(
            "The last game ({game}) did not open, so the page started without it. It is still in the list of \
             saved games, where you can export it or try again."
        )
    }

    fn broken_save(&self, why: &str) -> String {
        format!("A saved game could not be read. {why}")
    }

    fn broken_import(&self, why: &str) -> String {
        format!("This game could not be opened. {why}")
    }

    fn games_brought(&self, brought: Brought) -> String {
        let were = |count| counted(count, "game was", "games were");
        let mut told = match brought.added {
            0 => "No game was added to the saved games.".to_string(),
            added => format!("{} added to the saved games.", were(added)),
        };
        if brought.known > 0 {
            told += &format!(" {} here already.", were(brought.known));
        }
        if brought.unreadable > 0 {
            let unreadable = brought.unreadable;
            told += &format!(" {unreadable} of them cannot be read here; the text is kept.");
        }
        if brought.missing > 0 {
            let are = counted(brought.missing, "game is", "games are");
            told += &format!(" The file was cut: {are} missing.");
        }
        told
    }

    fn games_withheld(&self, count: u32) -> String {
        let were = counted(count, "game was", "games were");
        format!(
            "{were} left out of the file: several persons have secret hands in a game of this kind, so its text \
             stays here until one of them opens it and looks at their own hand, or until it is over."
        )
    }
}
