//! Words for things of the game.

use super::{French, row};
use crate::messages::{Bearings, Words};
use engine::rules::{
    Edition, FieldScoring, Figure, Hand, Marker, Message, Preset, SmallCity, Wizard,
};
use engine::session::{Colour, Level};
use engine::tiles::{Compass, FeatureKind, Goods, Side, Terrain};

impl Words for French {
    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::North => "nord",
            Side::East => "est",
            Side::South => "sud",
            Side::West => "ouest",
        }
    }

    fn compass(&self, compass: Compass) -> &'static str {
        match compass {
            Compass::North => "nord",
            Compass::NorthEast => "nord-est",
            Compass::East => "est",
            Compass::SouthEast => "sud-est",
            Compass::South => "sud",
            Compass::SouthWest => "sud-ouest",
            Compass::West => "ouest",
            Compass::NorthWest => "nord-ouest",
        }
    }

    fn bearings(&self, bearings: Bearings) -> String {
        let word = |one: Compass| match one {
            Compass::East | Compass::West => format!("à l’{}", self.compass(one)),
            _ => format!("au {}", self.compass(one)),
        };
        let words: Vec<String> = bearings.iter().map(word).collect();
        row(&words.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn terrain(&self, terrain: Terrain) -> &'static str {
        match terrain {
            Terrain::Field => "un pré",
            Terrain::Road => self.feature(FeatureKind::Road),
            Terrain::City => "une ville",
            Terrain::River => "la rivière",
        }
    }

    fn feature(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road if self.is_first() => "un chemin",
            FeatureKind::Road => "une route",
            FeatureKind::City => "une ville",
            FeatureKind::Monastery => "une abbaye",
            FeatureKind::Garden => "un jardin",
            FeatureKind::Field => "un pré",
        }
    }

    fn feature_name(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road if self.is_first() => "chemin",
            FeatureKind::Road => "route",
            FeatureKind::City => "ville",
            FeatureKind::Monastery => "abbaye",
            FeatureKind::Garden => "jardin",
            FeatureKind::Field => "pré",
        }
    }

    fn on_feature(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road if self.is_first() => "sur le chemin",
            FeatureKind::Road => "sur la route",
            FeatureKind::City => "dans la ville",
            FeatureKind::Monastery => "dans l’abbaye",
            FeatureKind::Garden => "dans le jardin",
            FeatureKind::Field => "dans le pré",
        }
    }

    fn role(&self, kind: FeatureKind) -> &'static str {
        match kind {
            FeatureKind::Road if self.is_older() => "voleur",
            FeatureKind::Road => "brigand",
            FeatureKind::City => "chevalier",
            FeatureKind::Monastery => "moine",
            FeatureKind::Garden => "jardinier",
            FeatureKind::Field => "paysan",
        }
    }

    fn figure(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Meeple => self.meeple(),
            Figure::Large if self.is_older() => "grand partisan",
            Figure::Large => "grand meeple",
            Figure::Abbot => "abbé",
            Figure::Builder => "bâtisseur",
            Figure::Pig => "cochon",
            Figure::Shepherd => "berger",
        }
    }

    fn wizard(&self, wizard: Wizard) -> &'static str {
        match wizard {
            Wizard::Mage => "le mage",
            Wizard::Witch => "la sorcière",
        }
    }

    fn marker(&self, marker: Marker) -> &'static str {
        match marker {
            Marker::Score => "le pion de score",
            Marker::Messenger => "le héraut",
        }
    }

    fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Yellow => "Jaune",
            Colour::Red => "Rouge",
            Colour::Pink => "Rose",
            Colour::Green => "Vert",
            Colour::Blue => "Bleu",
            Colour::Black => "Noir",
        }
    }

    fn level(&self, level: Level) -> &'static str {
        match level {
            Level::Random => "Hasard",
            Level::Beginner => "Débutant",
            Level::Greedy => "Facile",
            Level::Strong => "Difficile",
        }
    }

    fn level_hint(&self, level: Level) -> &'static str {
        match level {
            Level::Random => "Joue n’importe quel coup permis.",
            Level::Beginner => {
                "Connaît les règles, mais ne voit que la moitié de ce qu’il pourrait faire."
            }
            Level::Greedy => "Prend les points qu’il voit, sans anticiper.",
            Level::Strong => "Anticipe : pour lui-même, et contre vous.",
        }
    }

    fn edition(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2001 => "Première édition (2001)",
            Edition::Winter => "Édition Hiver",
            Edition::Current => "Édition actuelle",
        }
    }

    fn edition_hint(&self, edition: Edition) -> &'static str {
        match edition {
            Edition::First2001 => {
                "Sans jardins\u{202f}; une ville de deux tuiles vaut 2 points et chaque ville rapporte aux \
                 paysans qui l’entourent."
            }
            Edition::Winter => {
                "Tuiles sous la neige, dont douze avec des animaux\u{202f}; décompte actuel."
            }
            Edition::Current => "Chaque pré est compté séparément à la fin.",
        }
    }

    fn field_scoring(&self, scoring: FieldScoring) -> &'static str {
        match scoring {
            FieldScoring::PerField => "Pré par pré",
            FieldScoring::PerFieldOnce => "Pré par pré, chaque ville une fois",
            FieldScoring::PerCity => "Ville par ville",
        }
    }

    fn field_scoring_hint(&self, scoring: FieldScoring) -> &'static str {
        match scoring {
            FieldScoring::PerField => {
                "La majorité des paysans d’un pré marque pour chaque ville complète qui le borde."
            }
            FieldScoring::PerFieldOnce => {
                "Comme pré par pré, mais une ville ne rapporte qu’une fois au même joueur."
            }
            FieldScoring::PerCity => {
                "La majorité des paysans de tous les prés autour d’une ville complète en marque les points."
            }
        }
    }

    fn small_city(&self, value: SmallCity) -> &'static str {
        match value {
            SmallCity::Two => "2 points",
            SmallCity::Four => "4 points",
        }
    }

    fn hand(&self, hand: Hand) -> &'static str {
        match hand {
            Hand::One => "Une tuile visible",
            Hand::Three => "Trois tuiles secrètes",
        }
    }

    fn goods(&self, goods: Goods) -> &'static str {
        match goods {
            Goods::Wine => "vin",
            Goods::Wheat => "blé",
            Goods::Cloth => "tissu",
        }
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Current => "Édition actuelle",
            Preset::First2001 => "Première édition, 2001",
            Preset::Winter => "Édition Hiver",
            Preset::BigBox => "Big Box",
            Preset::Everything => "Tout",
        }
    }

    fn preset_hint(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Current if self.is_first() => {
                "Chemins, villes, abbayes et prés\u{a0}: le mieux pour commencer."
            }
            Preset::Current => "Routes, villes, abbayes et prés\u{a0}: le mieux pour commencer.",
            Preset::First2001 => {
                "Les règles du premier tirage\u{a0}: petites villes et prés comptent autrement."
            }
            Preset::Winter => "Des tuiles sous la neige, avec le bonhomme de pain d’épice.",
            Preset::BigBox => "Toutes les extensions de la boîte, pour une longue soirée.",
            Preset::Everything => {
                "La Big Box avec Collines et Moutons et le bonhomme de pain d’épice."
            }
        }
    }

    fn message(&self, message: Message) -> &'static str {
        match message {
            Message::SmallestRoad if self.is_first() => "la valeur de votre plus petit chemin",
            Message::SmallestRoad => "la valeur de votre plus petite route",
            Message::SmallestCity => "la valeur de votre plus petite ville",
            Message::SmallestMonastery => "la valeur de votre plus petite abbaye",
            Message::ExtraTile => "une tuile de plus",
            Message::Shields if self.is_older() => "2 points par bouclier dans vos villes",
            Message::Shields => "2 points par blason dans vos villes",
            Message::Knights => "2 points par chevalier",
            Message::Farmers => "2 points par paysan",
            Message::OneMeeple if self.is_older() => {
                "évaluer la zone d’un de vos partisans et le reprendre"
            }
            Message::OneMeeple => "évaluer la zone d’un de vos meeples et le reprendre",
        }
    }
}
