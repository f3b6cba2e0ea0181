//! The words of crop circles.

use crate::messages::labels::{say, sheet};
use engine::rules::{Circle, Figure};
use engine::tiles::FeatureKind;

sheet! { CirclesWords circles_words "Words of crop circles.":
    /// The tile set.
    set_crop,
    /// A part of the rules.
    part_crop_circles,
    /// What it does, in a sentence.
    part_crop_circles_hint,
    /// What to do now, in a sentence.
    ask_circle,
    /// What to do now, in a sentence.
    ask_circle_add,
    /// What to do now, in a sentence.
    ask_circle_remove,
    /// Label: whether a meeple must be added by a crop circle.
    crop_add_label,
    /// What adding is.
    crop_add_hint,
    /// Tip: a crop circle.
    tip_circle,
}

/// Sentences about crop circles.
pub trait CirclesTexts {
    /// What everybody does at a crop circle was chosen.
    fn chooses_circle(&self, name: &str, circle: Circle) -> String;
    /// A button for what everybody does at a crop circle.
    fn circle(&self, circle: Circle) -> String;
    /// A button for adding a figure beside one in a feature.
    fn add_beside(&self, figure: Figure, kind: FeatureKind) -> String;
    /// No own meeple of the circle stands there.
    fn not_beside(&self) -> String;
    /// Whether a crop circle obliges to add a meeple (CROP-07).
    fn crop_add(&self, mandatory: bool) -> &'static str;
}

mod english {
    use super::{CirclesTexts, CirclesWords, say};
    use crate::messages::Words;
    use crate::messages::en::English;
    use engine::rules::{Circle, Figure};
    use engine::tiles::FeatureKind;

    say! { English CirclesWords:
        set_crop "The Crop Circles",
        part_crop_circles "Crop circles",
        part_crop_circles_hint "Everybody adds a meeple beside an own one, or everybody takes one back.",
        ask_circle "Crop circle: may everybody add a meeple (+1), or does everybody take one back (−1)?",
        ask_circle_add "Add a meeple beside one of yours, or skip.",
        ask_circle_remove "Choose the meeple you take back.",
        crop_add_label "Adding a meeple by a crop circle",
        crop_add_hint "Whether those who can add a meeple have to.",
        tip_circle "At a crop circle everybody does the same in turn: a meeple more beside an own one, or one back.",
    }

    impl CirclesTexts for English {
        fn chooses_circle(&self, name: &str, circle: Circle) -> String {
            match circle {
                Circle::Add => {
                    format!("{name} chooses: everybody may add a meeple beside an own one.")
                }
                Circle::Remove => format!("{name} chooses: everybody takes a meeple back."),
            }
        }

        fn circle(&self, circle: Circle) -> String {
            let text = match circle {
                Circle::Add => "Everybody may add a meeple",
                Circle::Remove => "Everybody takes a meeple back",
            };
            text.to_string()
        }

        fn add_beside(&self, figure: Figure, kind: FeatureKind) -> String {
            let who = match figure {
                Figure::Meeple => self.role(kind),
                figure => self.figure(figure),
            };
            format!("Add a {who} {}", self.on_feature(kind))
        }

        fn not_beside(&self) -> String {
            "A meeple is added beside one of yours that the crop circle is about.".to_string()
        }

        fn crop_add(&self, mandatory: bool) -> &'static str {
            if mandatory { "Must" } else { "May" }
        }
    }
}

mod french {
    use super::{CirclesTexts, CirclesWords, say};
    use crate::messages::Words;
    use crate::messages::fr::French;
    use engine::rules::{Circle, Figure};
    use engine::tiles::FeatureKind;

    say! { French CirclesWords:
        set_crop "Les Cercles de culture",
        part_crop_circles "Cercles de culture",
        part_crop_circles_hint "Chacun ajoute une figurine à côté d’une des siennes, ou chacun en reprend une.",
        ask_circle "Cercle de culture\u{a0}: chacun peut-il ajouter une figurine (+1), ou en reprend-il une (−1)\u{202f}?",
        ask_circle_add "Ajoutez une figurine à côté d’une des vôtres, ou passez.",
        ask_circle_remove "Choisissez la figurine que vous reprenez.",
        crop_add_label "Ajout par un agroglyphe",
        crop_add_hint "Si ceux qui peuvent ajouter une figurine y sont obligés.",
        tip_circle "Au cercle de culture, tous font de même à tour de rôle\u{a0}: une figurine de plus près d’une autre, ou une de moins.",
    }

    impl CirclesTexts for French {
        fn chooses_circle(&self, name: &str, circle: Circle) -> String {
            match circle {
                Circle::Add => format!(
                    "{name} décide\u{a0}: chacun peut ajouter une figurine à côté d’une des siennes."
                ),
                Circle::Remove => format!("{name} décide\u{a0}: chacun reprend une figurine."),
            }
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

        fn not_beside(&self) -> String {
            "On ajoute une figurine à côté d’une des siennes que le cercle concerne.".to_string()
        }

        fn crop_add(&self, mandatory: bool) -> &'static str {
            if mandatory {
                "Obligatoire"
            } else {
                "Facultatif"
            }
        }
    }
}
