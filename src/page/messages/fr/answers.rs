//! Questions, refusals, troubles.

use super::{French, capital, number_of, of, row, towards};
use crate::messages::{Answers, Asks, Choices, Counts, Spoken, Troubles, Words};
use engine::rules::{Circle, Figure, Marker, Question, RobberAt, SPACES, Spell, Wizard, space};
use engine::tiles::{FeatureKind, Pos, Side, Terrain};

impl Asks for French {
    fn ask(&self, question: Question) -> String {
        let text = match question {
            Question::First => "Le sort désigne qui commence.",
            Question::Draw(_) => "Une tuile est piochée.",
            Question::Reveal => "Une missive est retournée.",
            Question::Roll => "Le dé est lancé.",
            Question::Token => "Un jeton est tiré.",
            Question::Place => "Posez la tuile.",
            Question::Discard => "Aucune de vos tuiles ne convient. Choisissez celle à écarter.",
            Question::Ingot => {
                "Posez le second lingot sur une tuile autour de celle qui vient d’être posée."
            }
            Question::Gingerbread => {
                "Déplacez le bonhomme de pain d’épice dans une autre ville incomplète."
            }
            Question::TakeIngot => "Prenez un lingot d’une zone que vous contrôlez.",
            Question::Magic(Spell::Tile) => {
                let (road, city) = (
                    self.feature(FeatureKind::Road),
                    self.feature(FeatureKind::City),
                );
                return format!(
                    "Placez le mage ou la sorcière sur {road} ou {city}, ou déplacez-en un."
                );
            }
            Question::Magic(Spell::Meeting) => {
                "Le mage et la sorcière se rencontrent. Déplacez l’un des deux vers une autre zone."
            }
            Question::Rob => {
                "Placez votre pion voleur sur une case de la piste de score, ou passez."
            }
            Question::Figure => return format!("Placez un {} ou passez.", self.meeple()),
            Question::Land => "Choisissez où votre vol se pose.",
            Question::Flock => {
                "Votre pré s’agrandit\u{a0}: agrandissez aussi le troupeau, ou rentrez-le."
            }
            Question::Ferry => "Placez le bac entre deux quais du lac.",
            Question::TurnFerry => "Tournez un bac auquel mène votre tuile, ou passez.",
            Question::ScoreNext => "Choisissez ce qui est évalué ensuite.",
            Question::Advance(points) => {
                let spaces = number_of(u32::from(points), "case");
                return format!("Lequel de vos pions de score avance de {spaces}\u{202f}?");
            }
            Question::Steal => {
                "Voler maintenant le pion qui s’en va, ou en attendre un autre\u{202f}?"
            }
            Question::Message(message) => {
                let (number, offer) = (message.number(), self.message(message));
                return format!("Missive {number}\u{a0}: {offer}, ou bien 2 points.");
            }
            Question::Circle => "Cercle de culture\u{a0}: que fait chacun\u{202f}?",
            Question::CircleAdd => "Ajoutez une figurine à côté d’une des vôtres, ou passez.",
            Question::CircleRemove => "Choisissez la figurine que vous reprenez.",
            Question::Confirm => "C’est fait\u{202f}? Confirmez pour finir votre tour.",
            Question::Over => "La partie est finie.",
        };
        text.to_string()
    }

    fn advance(&self, marker: Marker, from: u32, to: u32) -> String {
        format!("Avancer {} de la case {from} à {to}", self.marker(marker))
    }

    fn score_next(&self, kind: FeatureKind) -> String {
        format!("Évaluer {}", self.the(kind))
    }

    fn gingerbread_to(&self) -> String {
        "Bonhomme vers la ville".to_string()
    }

    fn circle(&self, circle: Circle) -> String {
        let text = match circle {
            Circle::Add => "Chacun peut ajouter une figurine",
            Circle::Remove => "Chacun reprend une figurine",
        };
        text.to_string()
    }

    fn add_beside(&self, figure: Figure, kind: FeatureKind) -> String {
        let who = match figure {
            Figure::Meeple => self.role(kind),
            figure => self.figure(figure),
        };
        format!("Ajouter un {who} {}", self.on_feature(kind))
    }

    fn ingot_at(&self, pos: Pos, there: u32) -> String {
        let cell = self.cell(pos);
        match there {
            0 => format!("{cell}\u{a0}: aucun lingot"),
            there => format!("{cell}\u{a0}: {}", self.ingots(there)),
        }
    }

    fn robber_space(&self, space: u32, names: &[&str]) -> String {
        format!("Case {space}\u{a0}: {}", row(names))
    }

    fn conjure(&self, wizard: Wizard, kind: FeatureKind) -> String {
        let who = match wizard {
            Wizard::Mage => "Mage",
            Wizard::Witch => "Sorcière",
        };
        format!("{who} {}", self.on_feature(kind))
    }

    fn banish(&self, wizard: Wizard) -> String {
        format!("Retirer {} du plateau", self.wizard(wizard))
    }

    fn ferry(&self, from: Side, to: Side) -> String {
        format!("Bac\u{a0}: {} – {}", self.side(from), self.side(to))
    }

    fn turn_ferry(&self, from: Side, to: Side) -> String {
        format!(
            "Tourner le bac\u{a0}: {} – {}",
            self.side(from),
            self.side(to)
        )
    }

    fn abbot_home(&self, points: u32) -> String {
        format!("Rappeler l’abbé\u{a0}: {}", self.points(points))
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

    fn river_not_continued(&self) -> String {
        "Une tuile Rivière doit prolonger l’extrémité ouverte de la rivière.".to_string()
    }

    fn river_u_turn(&self) -> String {
        "La rivière ne peut pas tourner deux fois de suite du même côté.".to_string()
    }

    fn river_blocked(&self) -> String {
        "Ici la rivière buterait sur d’autres tuiles\u{202f}; tournée autrement, elle a de la place."
            .to_string()
    }

    fn something_fits(&self) -> String {
        "Une de vos tuiles convient, il faut donc la poser.".to_string()
    }

    fn no_such_segment(&self) -> String {
        "Il n’y a rien à occuper ici\u{202f}; les figurines vont sur la tuile qui vient d’être posée."
            .to_string()
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

    fn not_around(&self) -> String {
        "Le second lingot va sur une des tuiles autour de celle qui vient d’être posée, coins compris.".to_string()
    }

    fn not_claimed(&self) -> String {
        "Prenez un lingot sur une tuile d’une zone complète que vous contrôlez.".to_string()
    }

    fn not_an_open_city(&self) -> String {
        "Le bonhomme de pain d’épice va dans une ville incomplète, autre que la sienne.".to_string()
    }

    fn not_beside(&self) -> String {
        "On ajoute une figurine à côté d’une des siennes que le cercle concerne.".to_string()
    }

    fn no_magic_there(&self) -> String {
        let road = self.feature(FeatureKind::Road);
        format!("Le mage et la sorcière vont sur {road} ou dans une ville, nulle part ailleurs.")
    }

    fn magic_complete(&self) -> String {
        "Le mage et la sorcière ne vont que là où tout n’est pas encore complet.".to_string()
    }

    fn same_feature(&self) -> String {
        "Cette zone est déjà la sienne\u{202f}; il faut en changer.".to_string()
    }

    fn other_wizard(&self) -> String {
        "Le mage et la sorcière ne partagent jamais une zone.".to_string()
    }

    fn on_placed_tile(&self) -> String {
        "Le mage et la sorcière ne vont pas sur la tuile qui vient d’être posée.".to_string()
    }

    fn magic_possible(&self) -> String {
        "Le mage ou la sorcière peut aller quelque part, donc aucun ne quitte le plateau."
            .to_string()
    }

    fn two_quays(&self) -> String {
        "Un bac relie deux quais différents de son lac.".to_string()
    }

    fn no_ferry_there(&self) -> String {
        "Aucun bac ne se trouve là.".to_string()
    }

    fn ferry_not_reached(&self) -> String {
        "On ne tourne que le premier bac auquel mène la tuile posée.".to_string()
    }

    fn ferry_turned(&self) -> String {
        "Ce bac a déjà été tourné pendant ce tour.".to_string()
    }

    fn same_quays(&self) -> String {
        "Le bac relie déjà ces quais\u{202f}; passez pour le laisser ainsi.".to_string()
    }

    fn nobody_there(&self) -> String {
        "Un pion voleur va là où se trouve un pion de score adverse\u{202f}; il n’y a personne sur cette case."
            .to_string()
    }

    fn same_space(&self) -> String {
        "Votre pion voleur est déjà sur cette case\u{202f}; choisissez-en une autre.".to_string()
    }

    fn not_waiting(&self) -> String {
        "Cette zone n’attend pas d’être évaluée.".to_string()
    }

    fn nothing_to_do(&self) -> String {
        "La missive ne vous offre rien à faire\u{202f}; prenez les 2 points.".to_string()
    }

    fn not_there(&self) -> String {
        format!("Aucun de vos {}s ne s’y trouve.", self.meeple())
    }

    fn scored_anyway(&self) -> String {
        "Le lieu de l’abbé est complet\u{a0}: il est évalué et l’abbé revient de toute façon."
            .to_string()
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
