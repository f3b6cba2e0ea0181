//! What helps to read the board.

use super::{French, capital};
use crate::messages::labels::say;
use crate::messages::{Aids, Counts, Readings, Words};
use engine::rules::Change;
use engine::tiles::FeatureKind;

say! { French Aids:
    // Rules in words.
    rule_before "Règle précédente",
    rule_after "Règle suivante",
    rules_of_game "Toutes les règles",
    rules_on_the_way "Un instant, s’il vous plaît.",
    rules_unreachable "Le texte des règles est introuvable. Il se trouve à côté de la page\u{a0}: réessayez quand son site répondra.",
    rule_unsaid "Aucune phrase n’explique cette règle.",
    // What is this?
    inspect_next "Qu’est-ce que c’est\u{202f}? Zone suivante",
    inspect_before "Qu’est-ce que c’est\u{202f}? Zone précédente",
    look_north "Regarder la case au nord",
    look_east "Regarder la case à l’est",
    look_south "Regarder la case au sud",
    look_west "Regarder la case à l’ouest",
    // Said when a key did something that is only seen, or nothing.
    aids_off "Les aides à la lecture du plateau sont désactivées dans les réglages.",
    nothing_to_take_back "Il n’y a rien à reprendre\u{a0}: un tour reste dès que la tuile suivante est vue, et ce qui est révélé aussi.",
    nothing_to_redo "Il n’y a rien à refaire.",
    no_tile_to_choose "Vous n’avez pas d’autre tuile à choisir.",
    nothing_covered "Aucune tuile n’est cachée.",
    nothing_played "Rien n’a encore été joué.",
    only_in_replay "Cette touche sert pendant une relecture\u{202f}; B en ouvre une.",
    looking_back "C’est une relecture\u{a0}: Échap ramène à la partie.",
    exported "La partie est écrite dans un fichier.",
    game_deleted "La partie enregistrée est supprimée. On peut la rétablir.",
    no_figure_now "Aucune figurine ne peut être posée.",
    nobody_there_yet "Personne ne s’y trouve.",
    majority "A la majorité",
    worth_at_end "Au décompte final, en l’état",
    worth_complete "Complète",
    worth_if_complete "Si tout était complet",
    // Overlay and tiles still to come.
    show_claims "Prés, routes, villes\u{a0}: à qui\u{202f}?" first "Prés, chemins, villes\u{a0}: à qui\u{202f}?",
    claims_head "À qui\u{202f}?",
    claims_off "Rien",
    claims_of_fields "Prés",
    claims_of_built "Routes, villes" first "Chemins, villes",
    claims_fields "À qui sont les prés, et ce qu’ils rapportent à la fin.",
    claims_by_city "Où sont les paysans, et qui chaque ville complète paie à la fin.",
    claims_built "À qui sont les routes, les villes et les abbayes, et ce qu’elles valent en l’état."
        first "À qui sont les chemins, les villes et les abbayes, et ce que tout cela vaut en l’état.",
    claims_hidden "Les possesseurs ne sont plus montrés.",
    group_river "Rivière",
    group_monasteries "Abbayes",
    group_gardens "Jardins",
    group_cities_with_roads "Villes avec routes" first "Villes avec chemins",
    group_cities "Villes",
    group_roads "Routes" first "Chemins",
    group_others "Autres tuiles",
}

impl Readings for French {
    fn key_name(&self, key: &str) -> String {
        match key {
            "ArrowUp" => "↑".to_string(),
            "ArrowDown" => "↓".to_string(),
            "ArrowLeft" => "←".to_string(),
            "ArrowRight" => "→".to_string(),
            "Shift+ArrowUp" => "Maj+↑".to_string(),
            "Shift+ArrowDown" => "Maj+↓".to_string(),
            "Shift+ArrowLeft" => "Maj+←".to_string(),
            "Shift+ArrowRight" => "Maj+→".to_string(),
            " " => "Espace".to_string(),
            "Enter" => "Entrée".to_string(),
            "Escape" => "Échap".to_string(),
            "Backspace" => "Retour arrière".to_string(),
            "Home" => "Début".to_string(),
            "End" => "Fin".to_string(),
            "PageUp" => "Page haut".to_string(),
            "PageDown" => "Page bas".to_string(),
            key if key.chars().count() == 1 => key.to_uppercase(),
            key => key.replace("Shift+", "Maj+"),
        }
    }

    fn rule_named(&self, id: &str) -> String {
        format!("Règle {id}")
    }

    fn feature_title(&self, kind: FeatureKind) -> String {
        capital(self.feature_name(kind))
    }

    fn worth_at_end_to(&self, name: &str) -> String {
        format!("{name}, au décompte final")
    }

    fn tiles_fit(&self, count: u32) -> String {
        match count {
            0 => "Aucune tuile à venir ne convient ici".to_string(),
            1 => "1 tuile à venir convient ici".to_string(),
            count => format!("{count} tuiles à venir conviennent ici"),
        }
    }

    fn out_of_sight(&self, places: u32) -> String {
        match places {
            0 => "Posé en dernier, hors de vue\u{202f}: montrer".to_string(),
            1 => "1 emplacement hors de vue\u{202f}: le montrer".to_string(),
            places => format!("{places} emplacements hors de vue\u{202f}: les montrer"),
        }
    }

    fn change(&self, change: &Change) -> String {
        let name = self.feature_title(change.kind);
        let points = self.points(change.after.into());
        let complete = self.agreed(change.kind, "complet", "complète");
        match (change.completes, change.made_of.len()) {
            (true, _) => format!("{name}, {complete}\u{a0}: {points}"),
            (false, joined) if joined > 1 => {
                format!("{name}, réunion de {joined}\u{a0}: {points}")
            }
            _ => format!("{name}\u{a0}: {} → {}", change.before(), change.after),
        }
    }

    fn unseen_of(&self, name: &str, unseen: u32, all: u32) -> String {
        format!("{name}\u{a0}: encore {unseen} sur {all}")
    }

    fn lit_up(&self, cells: &[String]) -> String {
        match cells {
            [] => "Aucune case n’est éclairée.".to_string(),
            cells => format!("Cases éclairées\u{a0}: {}.", cells.join("\u{202f}; ")),
        }
    }

    fn at_table(&self, count: u32) -> String {
        let players = if count < 2 { "joueur" } else { "joueurs" };
        format!("{count} {players} à la table.")
    }

    fn comes(&self, name: &str, level: Option<&str>) -> String {
        match level {
            None => format!("{name} s’installe."),
            Some(level) => format!("{name} s’installe. Niveau\u{a0}: {level}."),
        }
    }

    fn times(&self, what: &str, times: u32) -> String {
        match times {
            0 | 1 => what.to_string(),
            2 => format!("{what}, deux fois"),
            times => format!("{what}, {times} fois"),
        }
    }

    fn rules_head(&self, count: u32) -> &'static str {
        if count == 1 {
            "Règle\u{a0}:"
        } else {
            "Règles\u{a0}:"
        }
    }
}
