//! Flights and flocks.

use super::{French, number_of};
use crate::messages::{Counts, Fortune, Words};
use engine::rules::{Figure, Token};
use engine::tiles::FeatureKind;

impl Fortune for French {
    fn takes_off(&self, name: &str, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("{name} fait décoller un {}.", self.meeple()),
            figure => format!("{name} fait décoller son {}.", self.figure(figure)),
        }
    }

    fn rolls(&self, name: &str, cells: u32) -> String {
        format!("{name} lance le dé\u{a0}: {cells}.")
    }

    fn lands(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
        let role = self.role(kind);
        match figure {
            Figure::Meeple => format!("{name} se pose\u{a0}: un {role} de plus."),
            Figure::Large => {
                format!("{name} pose son {} comme {role}.", self.figure(figure))
            }
            figure => {
                let figure = self.figure(figure);
                format!("{name} pose son {figure} {}.", self.on_feature(kind))
            }
        }
    }

    fn flight_fails(&self, name: &str, figure: Figure) -> String {
        format!(
            "Aucune place pour se poser\u{a0}: {name} reprend son {}.",
            self.figure(figure)
        )
    }

    fn draws_token(&self, name: &str, token: Token) -> String {
        match token {
            Token::Wolf => format!("{name} tire un loup\u{202f}!"),
            token => format!("{name} tire {}.", self.sheep(token.sheep().into())),
        }
    }

    fn guides_flock(&self, name: &str) -> String {
        format!("{name} rentre le troupeau à l’étable.")
    }

    fn flock_comes_home(&self) -> String {
        "Le pré est fermé\u{a0}: son troupeau rentre.".to_string()
    }

    fn scores_flock(&self, name: &str, points: u32) -> String {
        format!("{name} marque {} pour le troupeau.", self.points(points))
    }

    fn sheep(&self, count: u32) -> String {
        number_of(count, "mouton")
    }

    fn fly(&self, figure: Figure) -> String {
        match figure {
            Figure::Meeple => format!("Décoller avec un {}", self.meeple()),
            figure => format!("Décoller avec le {}", self.figure(figure)),
        }
    }

    fn land(&self, kind: FeatureKind) -> String {
        format!("Se poser {}", self.on_feature(kind))
    }

    fn grow(&self) -> &'static str {
        "Agrandir le troupeau\u{a0}: tirer un jeton"
    }

    fn guide(&self, points: u32) -> String {
        format!("Rentrer le troupeau\u{a0}: {}", self.points(points))
    }

    fn roll_die(&self) -> &'static str {
        "Lancer le dé"
    }

    fn draw_token(&self) -> &'static str {
        "Tirer un jeton"
    }

    fn before_rolling(&self) -> &'static str {
        "Prêt à décoller\u{202f}? Une fois le dé lancé, il n’y a plus de retour."
    }

    fn before_drawing(&self) -> &'static str {
        "Prêt\u{202f}? Une fois le jeton tiré, il n’y a plus de retour."
    }

    fn no_machine(&self) -> String {
        "Un vol part d’une tuile avec une machine volante, qui vient d’être posée.".to_string()
    }

    fn cannot_fly(&self, figure: Figure) -> String {
        match figure {
            Figure::Abbot => "Dans cette partie, l’abbé ne vole pas.".to_string(),
            figure => format!(
                "Le {} ne peut pas voler\u{202f}; seuls les {}s volent.",
                self.figure(figure),
                self.meeple()
            ),
        }
    }

    fn not_reached(&self) -> String {
        "Le vol finit sur la tuile que le dé désigne.".to_string()
    }

    fn no_landing(&self, kind: FeatureKind) -> String {
        let text = match kind {
            FeatureKind::Field => "Aucun vol ne finit dans un pré.",
            FeatureKind::Garden => "Seul un abbé peut se poser dans un jardin.",
            _ => "L’abbé ne se pose que dans les abbayes et les jardins.",
        };
        text.to_string()
    }

    fn landing_complete(&self) -> String {
        "Aucun vol ne finit sur ce qui est déjà complet.".to_string()
    }

    fn shepherd_there(&self) -> String {
        "Un berger se trouve déjà dans ce pré, même au loin.".to_string()
    }
}
