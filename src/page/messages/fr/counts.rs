//! Counted things, and what points are made of.

use super::{French, capital, counted, number_of, of, row};
use crate::messages::modules::{GoldTexts, HillsTexts};
use crate::messages::{Bearings, Counts, Facts, Place, Scores, Words};
use engine::rules::Figure;
use engine::table::{Line, Measure};
use engine::tiles::FeatureKind;

impl Counts for French {
    fn tiles(&self, count: u32) -> String {
        number_of(count, "tuile")
    }

    fn percent(&self, count: u32) -> String {
        format!("{count}\u{a0}%")
    }

    fn tiles_in_game(&self, count: u32) -> String {
        format!("{} dans cette partie", self.tiles(count))
    }

    fn by_edition(&self, value: &str) -> String {
        format!("Dans cette édition\u{a0}: {value}")
    }

    fn options_changed(&self, count: u32) -> String {
        counted(count, "option changée", "options changées")
    }

    fn points(&self, count: u32) -> String {
        number_of(count, "point")
    }

    fn boxes(&self, count: u32) -> String {
        number_of(count, "extension")
    }

    fn players_count(&self, count: u32) -> String {
        number_of(count, "joueur")
    }

    fn meeples(&self, count: u32) -> String {
        number_of(count, self.meeple())
    }

    fn figures(&self, figure: Figure, count: u32) -> String {
        match figure {
            Figure::Large => {
                let meeple = self.meeple();
                counted(
                    count,
                    &format!("grand {meeple}"),
                    &format!("grands {meeple}s"),
                )
            }
            figure => number_of(count, self.figure(figure)),
        }
    }

    fn names(&self, names: &[&str]) -> String {
        row(names)
    }

    fn tile_of_hand(&self, number: u32, count: u32) -> String {
        format!("Tuile {number} sur {count}")
    }

    fn labelled(&self, name: &str, what: &str) -> String {
        format!("{name}\u{a0}: {what}")
    }

    fn player(&self, number: u32) -> String {
        format!("Joueur {number}")
    }

    fn computer_player(&self, number: u32) -> String {
        format!("Ordinateur {number}")
    }

    fn meeples_left(&self, count: u32) -> String {
        let meeple = capital(self.meeple());
        let head = if count < 2 {
            format!("{meeple} restant")
        } else {
            format!("{meeple}s restants")
        };
        format!("{head}\u{a0}: {count}")
    }

    fn tiles_left(&self, count: u32) -> String {
        counted(count, "tuile restante", "tuiles restantes")
    }

    fn turn_of(&self, name: &str) -> String {
        format!("Au tour {}", of(name))
    }

    fn decides_in(&self, name: &str, active: &str) -> String {
        format!("À {name} de décider, au tour {}", of(active))
    }

    fn turn_heading(&self, number: u32, name: &str) -> String {
        format!("Tour {number}\u{a0}: {name}")
    }

    fn waiting_for(&self, name: &str) -> String {
        format!("En attente {}", of(name))
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} réfléchit")
    }

    fn hand_over(&self, name: &str) -> String {
        format!("Passez l’écran à {name}")
    }

    fn covered(&self, name: &str, key: &str) -> String {
        format!(
            "Les tuiles {} sont cachées. {}, qui les montre avec {key}.",
            of(name),
            self.hand_over(name)
        )
    }

    fn turn_number(&self, turn: u32, turns: u32) -> String {
        format!("Tour {turn} sur {turns}")
    }

    fn scoring_step(&self, step: u32, steps: u32) -> String {
        format!("Décompte final\u{a0}: {step} sur {steps}")
    }

    fn winners(&self, names: &[&str], points: u32) -> String {
        let verb = if names.len() == 1 {
            "gagne"
        } else {
            "se partagent la victoire"
        };
        format!("{} {verb} avec {}", row(names), self.points(points))
    }
}

impl Scores for French {
    fn score_line(&self, line: Line) -> String {
        let count = u32::from(line.count);
        let what = match line.measure {
            Measure::Handicap => counted(count, "point convenu", "points convenus"),
            Measure::Tiles => self.tiles(count),
            Measure::Shields => number_of(count, self.shield()),
            Measure::Cities => number_of(count, "ville"),
            Measure::Knights => number_of(count, "chevalier"),
            Measure::Farmers => number_of(count, "paysan"),
            Measure::Message => number_of(count, "missive"),
            Measure::Stolen => counted(count, "point volé", "points volés"),
            Measure::Robber => counted(count, "pion voleur", "pions voleurs"),
            Measure::Pig => counted(count, "ville avec le cochon", "villes avec le cochon"),
            Measure::Goods => number_of(count, "majorité"),
            Measure::Ingots => self.ingots(count),
            Measure::Mage => counted(count, "tuile avec le mage", "tuiles avec le mage"),
            Measure::Witch => return format!("−{count} (sorcière)"),
            Measure::Vineyards => number_of(count, "vignoble"),
            Measure::Sheep => self.sheep(count),
            Measure::Characters => number_of(count, "personnage"),
            Measure::Herd => number_of(count, "troupeau"),
            Measure::LoneJokers => counted(count, "joker animaux", "jokers animaux"),
            Measure::Magic => counted(count, "Dragon ou Fée", "Dragon et Fée"),
            Measure::Strays => counted(
                count,
                "carte d’une autre couleur",
                "cartes d’une autre couleur",
            ),
            Measure::BuildingSet => counted(count, "groupe de bâtiments", "groupes de bâtiments"),
        };
        match line.each {
            1 => what,
            each => format!("{what} × {each}"),
        }
    }

    fn score_sum(&self, lines: &[Line], points: u32) -> String {
        let lines: Vec<String> = lines.iter().map(|&line| self.score_line(line)).collect();
        format!("{} = {points}", lines.join(" + "))
    }

    fn by_rules(&self, rules: &[String]) -> String {
        let head = if rules.len() == 1 {
            "Règle"
        } else {
            "Règles"
        };
        format!("{head}\u{a0}: {}", rules.join(", "))
    }

    fn facts(&self, facts: &Facts) -> String {
        let tiles = self.tiles(facts.tiles);
        let mut known = match facts.kind {
            FeatureKind::Field => vec![counted(facts.cities, "ville complète", "villes complètes")],
            FeatureKind::Monastery | FeatureKind::Garden => vec![format!("{tiles} sur 9")],
            FeatureKind::Road | FeatureKind::City => vec![tiles],
        };
        if facts.shields > 0 {
            known.push(number_of(facts.shields, self.shield()));
        }
        if facts.complete {
            known.push(self.agreed(facts.kind, "complet", "complète").to_string());
        }
        known.join(", ")
    }

    fn feature_held(&self, facts: &Facts, holders: &[&str], points: u32) -> String {
        let name = capital(self.feature_name(facts.kind));
        let known = self.facts(facts);
        match holders {
            [] => format!("{name}, {known}\u{a0}: personne ne s’y trouve."),
            holders => {
                format!(
                    "{name}, {known}\u{a0}: {} pour {}.",
                    self.points(points),
                    row(holders)
                )
            }
        }
    }

    fn place(&self, place: &Place) -> String {
        let role = self.role(place.facts.kind);
        let who = match place.figure {
            Figure::Meeple => role.to_string(),
            Figure::Large => format!("{} comme {role}", self.figure(Figure::Large)),
            figure => self.figure(figure).to_string(),
        };
        let on = self.on_feature(place.facts.kind);
        let space = if place.bearings == Bearings::NONE {
            ""
        } else {
            " "
        };
        let at = format!("{who} {on}{space}{}", self.bearings(place.bearings));
        match place.figure {
            Figure::Shepherd => at,
            _ => format!("{at}\u{a0}: {}", self.facts(&place.facts)),
        }
    }
}
