//! The words of flights.

use crate::messages::labels::{say, sheet};
use engine::rules::Figure;
use engine::tiles::FeatureKind;

sheet! { FlightsWords flights_words "Words of flights.":
    /// The tile set.
    set_flying,
    /// A part of the rules.
    part_flight,
    /// What it does, in a sentence.
    part_flight_hint,
    /// What to do now, in a sentence.
    ask_roll,
    /// What to do now, in a sentence.
    ask_land,
    /// Tip: a flight.
    tip_flight,
}

/// Sentences about flights.
pub trait FlightsTexts {
    /// A meeple took off.
    fn takes_off(&self, name: &str, figure: Figure) -> String;
    /// The die of a flight fell.
    fn rolls(&self, name: &str, cells: u32) -> String;
    /// A flight ended on a feature.
    fn lands(&self, name: &str, figure: Figure, kind: FeatureKind) -> String;
    /// A flight found no place to land.
    fn flight_fails(&self, name: &str, figure: Figure) -> String;
    /// A button for starting a flight: "Fly with a meeple".
    fn fly(&self, figure: Figure) -> String;
    /// A button for a place to land: "Land on the road".
    fn land(&self, kind: FeatureKind) -> String;
    /// A button for rolling the die of a flight.
    fn roll_die(&self) -> &'static str;
    /// What confirming does before the die is rolled.
    fn before_rolling(&self) -> &'static str;
    /// The tile shows no flying machine.
    fn no_machine(&self) -> String;
    /// The figure does not fly.
    fn cannot_fly(&self, figure: Figure) -> String;
    /// The flight ends on another cell.
    fn not_reached(&self) -> String;
    /// No flight ends on such a feature.
    fn no_landing(&self, kind: FeatureKind) -> String;
    /// No flight ends on what is complete.
    fn landing_complete(&self) -> String;
}

mod english {
    use super::{FlightsTexts, FlightsWords, say};
    use crate::messages::Words;
    use crate::messages::en::English;
    use engine::rules::Figure;
    use engine::tiles::FeatureKind;

    say! { English FlightsWords:
        set_flying "The Flying Machines",
        part_flight "Flights",
        part_flight_hint "From a flying machine a meeple flies 1 to 3 tiles, even to where others are.",
        ask_roll "The die is being rolled.",
        ask_land "Choose where your meeple lands.",
        tip_flight "A figure may fly from the machine along its arrow: the die says how far, and it may land where others stand.",
    }

    impl FlightsTexts for English {
        fn takes_off(&self, name: &str, figure: Figure) -> String {
            match figure {
                Figure::Meeple => format!("{name} lets a meeple fly."),
                figure => format!("{name} lets the {} fly.", self.figure(figure)),
            }
        }

        fn rolls(&self, name: &str, cells: u32) -> String {
            format!("{name} rolls a {cells}.")
        }

        fn lands(&self, name: &str, figure: Figure, kind: FeatureKind) -> String {
            let role = self.role(kind);
            match figure {
                Figure::Meeple => format!("{name} lands a {role}."),
                Figure::Large => format!("{name} lands the large meeple as a {role}."),
                figure => {
                    let figure = self.figure(figure);
                    format!("{name} lands the {figure} {}.", self.on_feature(kind))
                }
            }
        }

        fn flight_fails(&self, name: &str, figure: Figure) -> String {
            match figure {
                Figure::Meeple => format!("Nowhere to land: {name} takes the meeple back."),
                figure => {
                    let figure = self.figure(figure);
                    format!("Nowhere to land: {name} takes the {figure} back.")
                }
            }
        }

        fn fly(&self, figure: Figure) -> String {
            match figure {
                Figure::Meeple => "Fly with a meeple".to_string(),
                figure => format!("Fly with the {}", self.figure(figure)),
            }
        }

        fn land(&self, kind: FeatureKind) -> String {
            format!("Land {}", self.on_feature(kind))
        }

        fn roll_die(&self) -> &'static str {
            "Roll the die"
        }

        fn before_rolling(&self) -> &'static str {
            "Ready to fly? Once the die is rolled there is no way back."
        }

        fn no_machine(&self) -> String {
            "A flight starts from a tile with a flying machine, just placed.".to_string()
        }

        fn cannot_fly(&self, figure: Figure) -> String {
            match figure {
                Figure::Abbot => "In this game the abbot does not fly.".to_string(),
                figure => format!("The {} cannot fly; only meeples do.", self.figure(figure)),
            }
        }

        fn not_reached(&self) -> String {
            "The flight ends on the tile that the die says.".to_string()
        }

        fn no_landing(&self, kind: FeatureKind) -> String {
            let text = match kind {
                FeatureKind::Field => "No flight ends in a field.",
                FeatureKind::Garden => "Only an abbot may land in a garden.",
                _ => "The abbot lands in monasteries and gardens only.",
            };
            text.to_string()
        }

        fn landing_complete(&self) -> String {
            "No flight ends on what is complete already.".to_string()
        }
    }
}

mod french {
    use super::{FlightsTexts, FlightsWords, say};
    use crate::messages::Words;
    use crate::messages::fr::French;
    use engine::rules::Figure;
    use engine::tiles::FeatureKind;

    say! { French FlightsWords:
        set_flying "Les Machines volantes",
        part_flight "Vols",
        part_flight_hint "D’une machine volante, un meeple vole sur 1 à 3 tuiles, même là où d’autres se trouvent." older "D’une machine volante, un partisan vole sur 1 à 3 tuiles, même là où d’autres se trouvent.",
        ask_roll "Le dé est lancé.",
        ask_land "Choisissez où votre vol se pose.",
        tip_flight "Depuis la machine, on peut s’envoler dans le sens de la flèche\u{a0}: le dé dit jusqu’où, et l’on se pose même chez les autres.",
    }

    impl FlightsTexts for French {
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

        fn fly(&self, figure: Figure) -> String {
            match figure {
                Figure::Meeple => format!("Décoller avec un {}", self.meeple()),
                figure => format!("Décoller avec le {}", self.figure(figure)),
            }
        }

        fn land(&self, kind: FeatureKind) -> String {
            format!("Se poser {}", self.on_feature(kind))
        }

        fn roll_die(&self) -> &'static str {
            "Lancer le dé"
        }

        fn before_rolling(&self) -> &'static str {
            "Prêt à décoller\u{202f}? Une fois le dé lancé, il n’y a plus de retour."
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
    }
}
