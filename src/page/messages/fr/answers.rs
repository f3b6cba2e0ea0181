//! Questions, refusals, troubles.

use super::{French, capital, of, row, towards};
use crate::messages::{Answers, Asks, Choices, Counts, Troubles, Words};
use engine::rules::{Figure, RobberAt, SPACES, space};
use engine::tiles::{FeatureKind, Side, Terrain};

impl Asks for French {
    fn score_next(&self, kind: FeatureKind) -> String {
        format!("Évaluer {}", self.the(kind))
    }

    fn on_track(
        &self,
        name: &str,
        score: u32,
        messenger: Option<u32>,
        robber: Option<RobberAt>,
    ) -> String {
        let on = |total: u32| match (space(total), total < SPACES) {
            (space, true) => format!("case {space}"),
            (space, false) => format!("case {space} ({})", self.points(total)),
        };
        let mut parts = vec![on(score)];
        parts.extend(messenger.map(|total| format!("héraut {}", on(total))));
        match robber {
            Some(RobberAt::Space(space)) => parts.push(format!("voleur case {space}")),
            Some(RobberAt::Spent) => parts.push("le voleur rentre".to_string()),
            Some(RobberAt::Supply) | None => {}
        }
        format!("{name}\u{a0}: {}", parts.join(", "))
    }

    fn recall(&self, figure: Figure, kind: FeatureKind) -> String {
        let who = match (figure, kind) {
            (Figure::Abbot, _) => "l’abbé".to_string(),
            (Figure::Meeple, _) => format!("le {}", self.role(kind)),
            _ => format!("le {}", self.figure(figure)),
        };
        format!("Reprendre {who} {}", self.on_feature(kind))
    }
}

impl Answers for French {
    fn not_now(&self) -> String {
        "Autre chose d’abord.".to_string()
    }

    fn game_is_over(&self) -> String {
        "La partie est finie.".to_string()
    }

    fn cannot_come(&self) -> String {
        "Cela ne peut plus être pioché.".to_string()
    }

    fn not_in_hand(&self) -> String {
        "Cette tuile n’est pas dans votre main.".to_string()
    }

    fn cell_taken(&self) -> String {
        "Une tuile se trouve déjà là.".to_string()
    }

    fn no_neighbour(&self) -> String {
        "Une tuile doit toucher une autre par un côté entier\u{202f}; un coin ne suffit pas."
            .to_string()
    }

    fn edge_mismatch(&self, side: Side, ours: Terrain, theirs: Terrain) -> String {
        let side = capital(towards(side));
        let (ours, theirs) = (self.terrain(ours), self.terrain(theirs));
        format!("{side}, la tuile montre {ours} et sa voisine {theirs}.")
    }

    fn something_fits(&self) -> String {
        "Une de vos tuiles convient, il faut donc la poser.".to_string()
    }

    fn no_such_segment(&self) -> String {
        "Il n’y a rien à occuper ici\u{202f}; les figurines vont sur la tuile qui vient d’être posée."
            .to_string()
    }

    fn not_on_placed_tile(&self) -> String {
        "Une figurine se pose sur la tuile que vous venez de placer.".to_string()
    }

    fn none_left(&self, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("Il ne vous reste aucun {} en réserve.", self.meeple()),
            figure => format!(
                "Votre {} n’est pas dans votre réserve.",
                self.figure(figure)
            ),
        }
    }

    fn occupied(&self, names: &[&str]) -> String {
        let whose: Vec<String> = names.iter().map(|name| of(name)).collect();
        let whose = row(&whose.iter().map(String::as_str).collect::<Vec<_>>());
        let meeple = self.meeple();
        let there = if names.len() == 1 {
            format!("Un {meeple} {whose} s’y trouve déjà")
        } else {
            format!("Des {meeple}s {whose} s’y trouvent déjà")
        };
        format!("{there}, même au loin\u{a0}: c’est toute la zone reliée qui compte.")
    }

    fn farmers_off(&self) -> String {
        "Cette partie se joue sans paysans\u{a0}: les prés restent vides.".to_string()
    }

    fn wrong_feature(&self, figure: Figure, kind: FeatureKind) -> String {
        let text = match figure {
            Figure::Abbot => "L’abbé ne va que dans les abbayes et les jardins.",
            Figure::Builder if self.is_first() => {
                "Le bâtisseur ne va que sur les chemins et dans les villes."
            }
            Figure::Builder => "Le bâtisseur ne va que sur les routes et dans les villes.",
            Figure::Pig => "Le cochon ne va que dans les prés.",
            Figure::Shepherd => "Le berger ne va que dans les prés.",
            Figure::Meeple | Figure::Large if kind == FeatureKind::Garden => {
                "Seul l’abbé peut s’occuper d’un jardin."
            }
            Figure::Meeple | Figure::Large => {
                return format!("Un {} ne peut pas s’y tenir.", self.meeple());
            }
        };
        text.to_string()
    }

    fn no_own_meeple(&self, kind: FeatureKind) -> String {
        format!(
            "Il vous faut d’abord un de vos {}s {}.",
            self.meeple(),
            self.on_feature(kind)
        )
    }

    fn already_complete(&self) -> String {
        "La zone est complète\u{a0}: la figurine reviendrait aussitôt.".to_string()
    }

    fn not_waiting(&self) -> String {
        "Cette zone n’attend pas d’être évaluée.".to_string()
    }

    fn not_there(&self) -> String {
        format!("Aucun de vos {}s ne s’y trouve.", self.meeple())
    }

    fn mandatory(&self) -> String {
        "Cette étape ne peut pas être passée.".to_string()
    }
}

impl Troubles for French {
    fn wrong_seats(&self, most: u32) -> String {
        format!(
            "Selon l’option «\u{a0}{}\u{a0}», une partie se joue de 2 à {most} joueurs.",
            self.max_players_label()
        )
    }

    fn no_first_player(&self) -> String {
        "Le joueur qui doit commencer n’est pas à la table.".to_string()
    }

    fn wrong_handicap(&self, most: u32) -> String {
        format!("Un handicap est de {most} points au plus, pour un joueur à la table.")
    }

    fn no_start_tile(&self) -> String {
        "Aucune des séries de tuiles choisies n’a de tuile de départ.".to_string()
    }

    fn wrong_copies(&self, set: &str) -> String {
        format!("Choisissez au moins un exemplaire de «\u{a0}{set}\u{a0}», nommé une seule fois.")
    }

    fn wrong_city_value(&self) -> String {
        "Une ville complète rapporte 3 ou 4 points à un pré.".to_string()
    }

    fn too_many_tiles(&self, most: u32) -> String {
        format!("La table a de la place pour {}.", self.tiles(most))
    }

    fn too_many_of_tile(&self, tile: &str) -> String {
        format!("Les boîtes utilisées n’ont pas autant de tuiles «\u{a0}{tile}\u{a0}».")
    }

    fn set_not_in_play(&self, set: &str) -> String {
        format!("Une tuile vient de «\u{a0}{set}\u{a0}», qui n’est pas en jeu.")
    }

    fn not_yet(&self, part: &str) -> String {
        format!("«\u{a0}{part}\u{a0}» ne peut pas encore être joué.")
    }
}
