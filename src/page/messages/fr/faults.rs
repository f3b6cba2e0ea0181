//! What may be wrong with the text of a game, and sentences about games that are kept.

use super::{French, counted};
use crate::messages::modules::{HillsTexts, ModuleTexts};
use crate::messages::{Brought, Faults, Keeping, Moment, Words, sentences};
use engine::rules::PositionFault;
use engine::table::Kind;
use engine::tiles::{FeatureKind, Pos, Side};

/// A cell as records write it.
fn cell(pos: Pos) -> String {
    format!("{},{}", pos.x, pos.y)
}

/// "Le bord nord", "Le bord est".
const fn edge(side: Side) -> &'static str {
    match side {
        Side::North => "Le bord nord",
        Side::East => "Le bord est",
        Side::South => "Le bord sud",
        Side::West => "Le bord ouest",
    }
}

impl Faults for French {
    fn on_line(&self, line: u32, sentence: &str) -> String {
        format!("Ligne {line}\u{a0}: {sentence}")
    }

    fn not_a_game(&self) -> String {
        "Ce n’est pas le texte d’une partie\u{a0}: il ne commence pas par «\u{a0}bastide 1\u{a0}»."
            .to_string()
    }

    fn other_version(&self, version: u32) -> String {
        format!("Le texte est écrit pour la version {version}, inconnue ici.")
    }

    fn other_game(&self, kind: Kind) -> String {
        let game = match kind {
            Kind::Tiles => "tuiles",
            Kind::Cards => "cartes",
        };
        format!("C’est le texte d’un jeu de {game}, qui ne s’ouvre pas ici.")
    }

    fn too_many_lines(&self) -> String {
        "Le texte a trop de lignes pour une partie.".to_string()
    }

    fn said_before(&self, word: &str) -> String {
        format!("«\u{a0}{word}\u{a0}» a déjà été dit.")
    }

    fn save_cut(&self, decisions: u32) -> String {
        format!(
            "Le texte de cette partie est coupé après la décision n°\u{a0}{decisions}. Pour l’ouvrir jusque-là, enlevez le mot \
             «\u{a0}save\u{a0}» de la première ligne."
        )
    }

    fn said_too_late(&self, word: &str, later: &str) -> String {
        format!(
            "«\u{a0}{word}\u{a0}» vient trop tard\u{a0}: sa place est avant «\u{a0}{later}\u{a0}»."
        )
    }

    fn cell_out_of_reach(&self, word: &str, most: u32) -> String {
        format!(
            "«\u{a0}{word}\u{a0}» est trop loin\u{a0}: une case est au plus à {most} du milieu."
        )
    }

    fn unknown_word(&self, word: &str) -> String {
        format!("«\u{a0}{word}\u{a0}» n’a pas de sens ici.")
    }

    fn unknown_value(&self, word: &str, option: &str, values: &str) -> String {
        format!(
            "«\u{a0}{word}\u{a0}» n’est pas une valeur de «\u{a0}{option}\u{a0}», qui peut être\u{a0}: {values}."
        )
    }

    fn line_too_short(&self) -> String {
        "Il manque quelque chose à la fin.".to_string()
    }

    fn line_too_long(&self, word: &str) -> String {
        format!("«\u{a0}{word}\u{a0}» est de trop.")
    }

    fn not_a_number(&self, word: &str) -> String {
        format!("«\u{a0}{word}\u{a0}» n’est pas un nombre possible ici.")
    }

    fn no_such_tile(&self, word: &str) -> String {
        format!("La tuile «\u{a0}{word}\u{a0}» n’existe pas.")
    }

    fn not_a_cell(&self, word: &str) -> String {
        format!("«\u{a0}{word}\u{a0}» n’est pas une case, comme 1,-2.")
    }

    fn no_tile_there(&self, cell: &str) -> String {
        format!("Il n’y a pas de tuile sur la case {cell}.")
    }

    fn no_such_part(&self, word: &str) -> String {
        format!("La tuile n’a pas de «\u{a0}{word}\u{a0}».")
    }

    fn several_parts(&self, word: &str) -> String {
        format!("Plusieurs parties de la tuile sont «\u{a0}{word}\u{a0}».")
    }

    fn position_fault(&self, fault: PositionFault) -> String {
        match fault {
            PositionFault::Setup(fault) => sentences::setup_fault(self, fault),
            PositionFault::NoTiles => "Il n’y a aucune tuile sur la table.".to_string(),
            PositionFault::Stacked(pos) => {
                format!("Deux tuiles se trouvent sur la case {}.", cell(pos))
            }
            PositionFault::TooFar(pos) => format!("La case {} est trop loin du milieu.", cell(pos)),
            PositionFault::Apart(pos) => format!(
                "La tuile de la case {} ne touche aucune tuile précédente.",
                cell(pos)
            ),
            PositionFault::Mismatch(pos, side) => format!(
                "{} de la case {} ne correspond pas à sa voisine.",
                edge(side),
                cell(pos)
            ),
            PositionFault::NoSeat(seat) => format!("La place {} n’existe pas.", seat.0 + 1),
            PositionFault::NoSuchSpot(spot) => {
                format!("Il n’y a rien de tel sur la case {}.", cell(spot.pos))
            }
            PositionFault::WrongFeature(figure, spot) => format!(
                "Un {} ne peut pas se tenir ainsi sur la case {}.",
                self.figure(figure),
                cell(spot.pos)
            ),
            PositionFault::Alone(figure, spot) => format!(
                "Le {} de la case {} a besoin d’un {} de son joueur dans la même zone.",
                self.figure(figure),
                cell(spot.pos),
                self.meeple()
            ),
            PositionFault::TooMany(seat, figure) => format!(
                "La place {} n’a pas autant de figurines «\u{a0}{}\u{a0}».",
                seat.0 + 1,
                self.figure(figure)
            ),
            PositionFault::Shared(spot) => format!(
                "Sur la case {}, deux figurines sont au même endroit, et aucune règle en jeu ne les réunit.",
                cell(spot.pos)
            ),
            PositionFault::AlreadyScored(spot) => format!(
                "La zone de la case {} est complète et aurait déjà été évaluée.",
                cell(spot.pos)
            ),
            PositionFault::NoQuays(pos) => {
                format!(
                    "Il n’y a pas deux quais d’un lac sur la case {}.",
                    cell(pos)
                )
            }
            PositionFault::FerryTwice(pos) => {
                format!("Deux bacs se trouvent sur la case {}.", cell(pos))
            }
            PositionFault::FerryMissing(pos) => {
                format!("Le lac de la case {} n’a pas de bac.", cell(pos))
            }
            PositionFault::NoMagicThere(wizard, spot) => format!(
                "Sur la case {}, {} n’est ni sur {} ni dans une ville.",
                cell(spot.pos),
                self.wizard(wizard),
                self.feature(FeatureKind::Road)
            ),
            PositionFault::WizardsTogether => {
                "Le mage et la sorcière sont dans la même zone.".to_string()
            }
            PositionFault::NoFlock(seat) => {
                format!("Le berger de la place {} n’a pas de troupeau.", seat.0 + 1)
            }
            PositionFault::NoShepherd(seat) => format!(
                "La place {} a un troupeau, mais pas de berger sur la table.",
                seat.0 + 1
            ),
            PositionFault::TooManyTokens(token) => match token.sheep() {
                0 => "Un loup ne reste jamais près d’un berger.".to_string(),
                sheep => format!(
                    "Il n’y a pas autant de jetons avec {}.",
                    self.sheep(sheep.into())
                ),
            },
            PositionFault::NoSpace(space) => {
                format!("La piste de score n’a pas de case {space}.")
            }
            PositionFault::RobberTwice(seat) => {
                format!("La place {} n’a qu’un seul pion voleur.", seat.0 + 1)
            }
            PositionFault::TooManyGoods(goods) => {
                format!("Il n’y a pas autant de jetons de {}.", self.goods(goods))
            }
            PositionFault::NoTileUnder(pos) => {
                format!(
                    "Aucune tuile ne se trouve sous les lingots de la case {}.",
                    cell(pos)
                )
            }
            PositionFault::NotInACity(spot) => {
                format!(
                    "Le bonhomme de pain d’épice de la case {} n’est pas dans une ville.",
                    cell(spot.pos)
                )
            }
            PositionFault::TooManyIngots => "Il n’y a pas autant de lingots.".to_string(),
            PositionFault::TooManyPoints(seat) => format!(
                "La place {} a plus de points qu’une partie n’en rapporte.",
                seat.0 + 1
            ),
            PositionFault::NotInPlay(part) => {
                format!(
                    "«\u{a0}{}\u{a0}» n’est pas dans cette partie.",
                    self.part(part)
                )
            }
            PositionFault::DrawnFitsNowhere => {
                "La tuile piochée ne convient nulle part.".to_string()
            }
            PositionFault::MessageTwice(message) => format!(
                "La missive {} est deux fois sous la pile.",
                message.number()
            ),
            PositionFault::Hands => {
                "Les mains secrètes ont au plus trois tuiles et demandent leur option.".to_string()
            }
        }
    }
}

impl Keeping for French {
    fn saved_at(&self, moment: Moment, now: Moment) -> String {
        const MONTHS: [&str; 12] = [
            "janvier",
            "février",
            "mars",
            "avril",
            "mai",
            "juin",
            "juillet",
            "août",
            "septembre",
            "octobre",
            "novembre",
            "décembre",
        ];
        let time = format!("{}\u{a0}h\u{a0}{:02}", moment.hour, moment.minute);
        if moment.is_same_day(now) {
            return format!("aujourd’hui, {time}");
        }
        let month = MONTHS[(moment.month.max(1) as usize - 1) % MONTHS.len()];
        let day = match moment.day {
            1 => "1er".to_string(),
            day => day.to_string(),
        };
        match moment.year == now.year {
            true => format!("{day} {month}, {time}"),
            false => format!("{day} {month} {}", moment.year),
        }
    }

    fn about(&self, what: &str, whose: &str) -> String {
        format!("{what}\u{a0}: {whose}")
    }

    fn score_row(&self, scores: &[u32]) -> String {
        let scores: Vec<String> = scores.iter().map(u32::to_string).collect();
        scores.join(" – ")
    }

    fn show_more(&self, count: u32) -> String {
        format!("En montrer {count} de plus")
    }

    fn deleted(&self, title: &str) -> String {
        format!("Supprimée\u{a0}: {title}")
    }

    fn left_out(&self, game: &str) -> String {
        format!(
            "La dernière partie ({game}) ne s’est pas ouverte\u{a0}: la page a démarré sans elle. Elle est toujours dans \
             la liste des parties enregistrées, où vous pouvez l’exporter ou réessayer."
        )
    }

    fn broken_save(&self, why: &str) -> String {
        format!("Une partie enregistrée n’a pas pu être lue. {why}")
    }

    fn broken_import(&self, why: &str) -> String {
        format!("Cette partie n’a pas pu être ouverte. {why}")
    }

    fn games_brought(&self, brought: Brought) -> String {
        let mut told = match brought.added {
            0 => "Aucune partie n’a été ajoutée aux parties enregistrées.".to_string(),
            added => {
                let added = counted(added, "partie a été ajoutée", "parties ont été ajoutées");
                format!("{added} aux parties enregistrées.")
            }
        };
        if brought.known > 0 {
            let known = counted(brought.known, "partie était", "parties étaient");
            told += &format!(" {known} déjà là.");
        }
        if brought.unreadable > 0 {
            let one = "d’elles ne peut pas être lue";
            let unreadable = counted(
                brought.unreadable,
                one,
                "d’entre elles ne peuvent pas être lues",
            );
            told += &format!(" {unreadable} ici\u{a0}; le texte est gardé.");
        }
        if brought.missing > 0 {
            let missing = counted(brought.missing, "partie manque", "parties manquent");
            told += &format!(" Le fichier était tronqué\u{a0}: {missing}.");
        }
        told
    }

    fn games_withheld(&self, count: u32) -> String {
        let left = counted(count, "partie n’est pas", "parties ne sont pas");
        format!(
            "{left} dans le fichier\u{a0}: plusieurs personnes y ont des mains secrètes, et le texte reste ici \
             jusqu’à ce que l’une d’elles ouvre la partie et montre sa main, ou que la partie soit finie."
        )
    }
}
