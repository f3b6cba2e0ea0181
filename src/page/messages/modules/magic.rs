//! The words of mage and witch.

use crate::messages::labels::{say, sheet};
use engine::rules::Wizard;
use engine::tiles::FeatureKind;

sheet! { MagicWords magic_words "Words of mage and witch.":
    /// The tile set.
    set_mage,
    /// A part of the rules.
    part_mage_witch,
    /// What it does, in a sentence.
    part_mage_witch_hint,
    /// What to do now, in a sentence.
    ask_magic_meeting,
    /// Option: mage and witch may go on the tile just placed.
    mage_here_label,
    /// What it means that they may.
    mage_here_hint,
    /// Tip: mage and witch.
    tip_magic,
}

/// Sentences about mage and witch.
pub trait MagicTexts {
    /// Mage or witch was put on a feature.
    fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String;
    /// Mage or witch left the board.
    fn wizard_leaves(&self, wizard: Wizard) -> String;
    /// A button for moving mage or witch: "Mage on the road".
    fn conjure(&self, wizard: Wizard, kind: FeatureKind) -> String;
    /// A button for taking mage or witch off the board.
    fn banish(&self, wizard: Wizard) -> String;
    /// No road or city for mage or witch.
    fn no_magic_there(&self) -> String;
    /// Mage and witch stay away from what is complete.
    fn magic_complete(&self) -> String;
    /// Mage or witch has to change the feature.
    fn same_feature(&self) -> String;
    /// The other one of mage and witch stands there.
    fn other_wizard(&self) -> String;
    /// Mage and witch stay away from the new tile.
    fn on_placed_tile(&self) -> String;
    /// Mage or witch has somewhere to go.
    fn magic_possible(&self) -> String;
    /// Where mage or witch go.
    fn ask_magic(&self) -> String;
}

mod english {
    use super::{MagicTexts, MagicWords, say};
    use crate::messages::Words;
    use crate::messages::en::{English, capital};
    use engine::rules::Wizard;
    use engine::tiles::FeatureKind;

    say! { English MagicWords:
        set_mage "Mage & Witch",
        part_mage_witch "Mage and witch",
        part_mage_witch_hint "On a road or city the mage adds 1 point a tile, the witch takes half of the points.",
        ask_magic_meeting "Mage and witch have met. Move one of them to another feature.",
        mage_here_label "Mage and witch on the tile just placed",
        mage_here_hint "They may go where the tile lies that called them.",
        tip_magic "A road or city with the mage brings 1 point more for each tile; the witch takes half of its points.",
    }

    impl MagicTexts for English {
        fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String {
            let (who, place) = (self.wizard(wizard), self.on_feature(kind));
            format!("{name} puts {who} {place}.")
        }

        fn wizard_leaves(&self, wizard: Wizard) -> String {
            capital(&format!("{} leaves the board.", self.wizard(wizard)))
        }

        fn conjure(&self, wizard: Wizard, kind: FeatureKind) -> String {
            let who = match wizard {
                Wizard::Mage => "Mage",
                Wizard::Witch => "Witch",
            };
            format!("{who} {}", self.on_feature(kind))
        }

        fn banish(&self, wizard: Wizard) -> String {
            format!("Take {} off the board", self.wizard(wizard))
        }

        fn no_magic_there(&self) -> String {
            "Mage and witch go on roads and into cities, nowhere else.".to_string()
        }

        fn magic_complete(&self) -> String {
            "Mage and witch go on unfinished roads and cities only.".to_string()
        }

        fn same_feature(&self) -> String {
            "It stands in that feature already; it must go to another one.".to_string()
        }

        fn other_wizard(&self) -> String {
            "Mage and witch may never share a feature.".to_string()
        }

        fn on_placed_tile(&self) -> String {
            "Mage and witch may not go on the tile just placed.".to_string()
        }

        fn magic_possible(&self) -> String {
            "Mage or witch has somewhere to go, so neither leaves the board.".to_string()
        }

        fn ask_magic(&self) -> String {
            "Put the mage or the witch on a road or city, or move one.".to_string()
        }
    }
}

mod french {
    use super::{MagicTexts, MagicWords, say};
    use crate::messages::Words;
    use crate::messages::fr::{French, capital};
    use engine::rules::Wizard;
    use engine::tiles::FeatureKind;

    say! { French MagicWords:
        set_mage "Mage et Sorcière",
        part_mage_witch "Mage et sorcière",
        part_mage_witch_hint "Là où se trouve le mage, chaque tuile rapporte 1 point de plus\u{202f}; la sorcière prend la moitié des points.",
        ask_magic_meeting "Le mage et la sorcière se rencontrent. Déplacez l’un des deux vers une autre zone.",
        mage_here_label "Mage et sorcière sur la tuile qu’on vient de poser",
        mage_here_hint "Ils peuvent aller là où se trouve la tuile qui les appelle.",
        tip_magic "Le mage ajoute 1 point par tuile là où il est\u{202f}; la sorcière y prend la moitié des points.",
    }

    impl MagicTexts for French {
        fn conjures(&self, name: &str, wizard: Wizard, kind: FeatureKind) -> String {
            let (who, place) = (self.wizard(wizard), self.on_feature(kind));
            format!("{name} met {who} {place}.")
        }

        fn wizard_leaves(&self, wizard: Wizard) -> String {
            capital(&format!("{} quitte le plateau.", self.wizard(wizard)))
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

        fn no_magic_there(&self) -> String {
            let road = self.feature(FeatureKind::Road);
            format!(
                "Le mage et la sorcière vont sur {road} ou dans une ville, nulle part ailleurs."
            )
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

        fn ask_magic(&self) -> String {
            let (road, city) = (
                self.feature(FeatureKind::Road),
                self.feature(FeatureKind::City),
            );
            format!("Placez le mage ou la sorcière sur {road} ou {city}, ou déplacez-en un.")
        }
    }
}
