//! Sentences of the log.

use super::{French, capital, of, row};
use crate::messages::{Counts, Heard, Look, Reports, Words};
use engine::rules::{Circle, Figure, Message, Wizard};
use engine::tiles::{FeatureKind, Goods};

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

    fn hides_tile(&self) -> String {
        "Une tuile de plus va sous la colline, face cachée.".to_string()
    }

    fn places_tile(&self, name: &str, look: &Look) -> String {
        format!("{name} pose une tuile\u{a0}: {}.", self.tile_look(look))
    }

    fn double_turn(&self, name: &str) -> String {
        format!("{name} agrandit la zone de son bâtisseur\u{a0}: une autre tuile suivra.")
    }

    fn robber_placed(&self, name: &str, space: u32) -> String {
        format!("{name} place son pion voleur sur la case {space}.")
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

    fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String {
        let (who, place) = (self.wizard(wizard), self.on_feature(kind));
        format!("{name} met {who} {place}.")
    }

    fn wizard_leaves(&self, wizard: Wizard) -> String {
        capital(&format!("{} quitte le plateau.", self.wizard(wizard)))
    }

    fn lays_ferry(&self, name: &str) -> String {
        format!("{name} place un bac.")
    }

    fn turns_ferry(&self, name: &str) -> String {
        format!("{name} tourne un bac.")
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

    fn scores_message(&self, name: &str, points: u32, message: Message) -> String {
        let points = self.points(points);
        format!(
            "{name} marque {points} pour la missive {}.",
            message.number()
        )
    }

    fn steals(&self, name: &str, points: u32, victim: &str) -> String {
        format!("{name} vole {} à {victim}.", self.points(points))
    }

    fn takes_goods(&self, name: &str, goods: Goods, count: u32) -> String {
        format!(
            "{name} prend des marchandises\u{a0}: {count} {}.",
            self.goods(goods)
        )
    }

    fn scores_goods(&self, name: &str, points: u32, goods: Goods) -> String {
        let points = self.points(points);
        format!(
            "{name} marque {points} pour sa majorité de {}.",
            self.goods(goods)
        )
    }

    fn places_ingot(&self, name: &str) -> String {
        format!("{name} pose un lingot sur une tuile.")
    }

    fn takes_ingots(&self, name: &str, count: u32) -> String {
        format!("{name} prend {}.", self.ingots(count))
    }

    fn ingots_removed(&self, count: u32) -> String {
        let ingots = self.ingots(count);
        format!("Resté sur les tuiles, sans valeur\u{a0}: {ingots}.")
    }

    fn scores_gold(&self, name: &str, points: u32) -> String {
        let points = self.points(points);
        format!("{name} marque {points} pour son or.")
    }

    fn moves_gingerbread(&self, name: &str) -> String {
        format!("{name} déplace le bonhomme de pain d’épice dans une autre ville.")
    }

    fn gingerbread_leaves(&self) -> String {
        "Aucune ville n’est incomplète\u{a0}: le bonhomme de pain d’épice quitte la table."
            .to_string()
    }

    fn scores_gingerbread(&self, name: &str, points: u32) -> String {
        let points = self.points(points);
        format!("{name} marque {points} pour ses chevaliers auprès du bonhomme de pain d’épice.")
    }

    fn scores_robber(&self, name: &str, points: u32) -> String {
        format!(
            "{name} marque {} pour son pion voleur sur la piste.",
            self.points(points)
        )
    }

    fn takes_home(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} reprend un {}.", self.meeple()),
            figure => format!("{name} reprend son {}.", self.figure(figure)),
        }
    }

    fn robber_follows(&self, name: &str, space: u32) -> String {
        format!("Le pion voleur {} suit jusqu’à la case {space}.", of(name))
    }

    fn robber_home(&self, name: &str) -> String {
        format!("{name} reprend son pion voleur.")
    }

    fn reads_message(&self, name: &str, message: Message) -> String {
        let number = message.number();
        format!(
            "{name} retourne la missive {number}\u{a0}: «\u{a0}{}\u{a0}».",
            self.message(message)
        )
    }

    fn chooses_circle(&self, name: &str, circle: Circle) -> String {
        match circle {
            Circle::Add => format!(
                "{name} décide\u{a0}: chacun peut ajouter une figurine à côté d’une des siennes."
            ),
            Circle::Remove => format!("{name} décide\u{a0}: chacun reprend une figurine."),
        }
    }

    fn ends_turn(&self, name: &str) -> String {
        format!("{name} finit son tour.")
    }

    fn final_scoring(&self) -> String {
        "Le dernier tour est joué\u{a0}: décompte final.".to_string()
    }

    fn adds_messenger(&self, name: &str, total: u32) -> String {
        format!(
            "{name} additionne ses deux pions de score\u{a0}: {}.",
            self.points(total)
        )
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
