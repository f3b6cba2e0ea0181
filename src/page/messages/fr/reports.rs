//! Sentences of the log.

use super::{French, capital, of, row};
use crate::messages::{Counts, Heard, Reports, TileLook, Words};
use engine::rules::Figure;
use engine::tiles::FeatureKind;

impl Reports for French {
    fn begins(&self, name: &str) -> String {
        format!("{name} commence.")
    }

    fn plays_on(&self, name: &str) -> String {
        format!("{name} joue une tuile de plus.")
    }

    fn draws(&self, name: &str, hidden: bool) -> String {
        if hidden {
            format!("{name} pioche une tuile secrète.")
        } else {
            format!("{name} pioche une tuile.")
        }
    }

    fn tile_unplaceable(&self, name: &str) -> String {
        format!("La tuile {} ne va nulle part et quitte le jeu.", of(name))
    }

    fn shows_hand(&self, name: &str) -> String {
        format!("{name} montre sa main\u{a0}: rien n’y convient.")
    }

    fn tile_discarded(&self, name: &str) -> String {
        format!("{name} renonce à une tuile, car aucune de sa main ne convient.")
    }

    fn places_a_tile(&self, name: &str) -> String {
        format!("{name} pose une tuile.")
    }

    fn places_tile(&self, name: &str, look: &TileLook) -> String {
        format!("{name} pose une tuile\u{a0}: {}.", self.tile_look(look))
    }

    fn deploys(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
        let role = self.role(kind);
        match figure {
            Figure::Meeple => format!("{name} place un {role}."),
            Figure::Large => {
                format!("{name} place son {} comme {role}.", self.figure(figure))
            }
            figure => {
                let figure = self.figure(figure);
                format!("{name} place son {figure} {}.", self.on_feature(kind))
            }
        }
    }

    fn passes(&self, name: &str) -> String {
        format!("{name} passe.")
    }

    fn completed(&self, kind: FeatureKind) -> String {
        let complete = self.agreed(kind, "complet", "complète");
        capital(&format!("{} est {complete}.", self.feature(kind)))
    }

    fn completed_empty(&self, kind: FeatureKind) -> String {
        let complete = self.completed(kind);
        let complete = complete.trim_end_matches('.');
        format!("{complete}, mais personne ne s’y trouve.")
    }

    fn scores_feature(&self, name: &str, points: u32, kind: FeatureKind, complete: bool) -> String {
        let points = self.points(points);
        if complete {
            return format!("{name} marque {points} pour {}.", self.feature(kind));
        }
        let what = self.feature(kind);
        if kind == FeatureKind::Field {
            return format!("{name} marque {points} pour {what}.");
        }
        let open = self.agreed(kind, "incomplet", "incomplète");
        format!("{name} marque {points} pour {what} {open}.")
    }

    fn takes_home(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} reprend un {}.", self.meeple()),
            figure => format!("{name} reprend son {}.", self.figure(figure)),
        }
    }

    fn ends_turn(&self, name: &str) -> String {
        format!("{name} finit son tour.")
    }

    fn final_scoring(&self) -> String {
        "Le dernier tour est joué\u{a0}: décompte final.".to_string()
    }

    fn wins(&self, names: &[&str]) -> String {
        let verb = if names.len() == 1 {
            "gagne"
        } else {
            "se partagent la victoire"
        };
        format!("{} {verb}.", row(names))
    }
}
