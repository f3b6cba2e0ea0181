//! The words of the game itself.

use crate::messages::labels::{say, sheet};
use engine::rules::Figure;

sheet! { BaseWords base_words "Words of the game itself.":
    /// The tile set.
    set_base,
    /// The tile set.
    set_winter,
    /// What to do now, in a sentence.
    ask_first,
    /// What to do now, in a sentence.
    ask_draw,
    /// What to do now, in a sentence.
    ask_place,
    /// What to do now, in a sentence.
    ask_discard,
    /// What to do now, in a sentence.
    ask_score_next,
    /// What to do now, in a sentence.
    ask_confirm,
    /// What to do now, in a sentence.
    ask_over,
    /// Where points come from, as the head of a row.
    points_from_before,
    /// Where points come from, as the head of a row.
    points_from_handicap,
    /// Where points come from, as the head of a row.
    points_from_roads,
    /// Where points come from, as the head of a row.
    points_from_cities,
    /// Where points come from, as the head of a row.
    points_from_monasteries,
    /// Where points come from, as the head of a row.
    points_from_gardens,
    /// Where points come from, as the head of a row.
    points_from_fields,
}

/// Something that may be done once the tile lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureAct {
    /// A figure of one kind goes on it.
    Place(Figure),
    /// A figure of one of several kinds goes on it.
    PlaceOne,
    /// The abbot comes home, for so many points.
    TakeAbbotBack(u32),
    /// A figure flies away from it.
    Fly,
}

/// Sentences about the game itself.
pub trait BaseTexts {
    /// What may be done once the tile lies on the board: "Place an abbot or skip.", "Place a figure, take the abbot back (6
    /// points), or skip."
    fn ask_figure_acts(&self, acts: &[FigureAct]) -> String;
    /// With how many points somebody begins: "Handicap: Ben begins with 20 points."
    fn scores_handicap(&self, name: &str, points: u32) -> String;
}

mod english {
    use super::{BaseTexts, BaseWords, FigureAct, say};
    use crate::messages::en::{English, capital};
    use crate::messages::{Counts, Words};
    use engine::rules::Figure;

    say! { English BaseWords:
        set_base "Base game",
        set_winter "Winter",
        ask_first "Chance decides who begins.",
        ask_draw "A tile is being drawn.",
        ask_place "Place the tile.",
        ask_discard "None of your tiles fits. Choose one to give up.",
        ask_score_next "Choose what is scored next.",
        ask_confirm "Done? Then end your turn.",
        ask_over "The game is over.",
        points_from_before "Starting points",
        points_from_handicap "Handicap",
        points_from_roads "Roads",
        points_from_cities "Cities",
        points_from_monasteries "Monasteries",
        points_from_gardens "Gardens",
        points_from_fields "Fields",
    }

    impl BaseTexts for English {
        fn ask_figure_acts(&self, acts: &[FigureAct]) -> String {
            let clause = |act: &FigureAct| match *act {
                FigureAct::Place(figure) => {
                    let article = if figure == Figure::Abbot { "an" } else { "a" };
                    format!("place {article} {}", self.figure(figure))
                }
                FigureAct::PlaceOne => "place a figure".to_string(),
                FigureAct::TakeAbbotBack(points) => {
                    format!("take the abbot back ({})", self.points(points))
                }
                FigureAct::Fly => "let a figure fly".to_string(),
            };
            let clauses: Vec<String> = acts.iter().map(clause).collect();
            let comma = if clauses.len() > 1 { "," } else { "" };
            capital(&format!("{}{comma} or skip.", clauses.join(", ")))
        }

        fn scores_handicap(&self, name: &str, points: u32) -> String {
            format!("Handicap: {name} begins with {}.", self.points(points))
        }
    }
}

mod french {
    use super::{BaseTexts, BaseWords, FigureAct, say};
    use crate::messages::fr::{French, capital};
    use crate::messages::{Counts, Words};

    say! { French BaseWords:
        set_base "Jeu de base",
        set_winter "Hiver",
        ask_first "Le sort désigne qui commence.",
        ask_draw "Une tuile est piochée.",
        ask_place "Posez la tuile.",
        ask_discard "Aucune de vos tuiles ne convient. Choisissez celle à écarter.",
        ask_score_next "Choisissez ce qui est évalué ensuite.",
        ask_confirm "C’est fait\u{202f}? Alors finissez votre tour.",
        ask_over "La partie est finie.",
        points_from_before "Points de départ",
        points_from_handicap "Handicap",
        points_from_roads "Routes" first "Chemins",
        points_from_cities "Villes",
        points_from_monasteries "Abbayes",
        points_from_gardens "Jardins",
        points_from_fields "Prés",
    }

    impl BaseTexts for French {
        fn ask_figure_acts(&self, acts: &[FigureAct]) -> String {
            let clause = |act: &FigureAct| match *act {
                FigureAct::Place(figure) => format!("placez un {}", self.figure(figure)),
                FigureAct::PlaceOne => "placez une figure".to_string(),
                FigureAct::TakeAbbotBack(points) => {
                    format!("rappelez l’abbé ({})", self.points(points))
                }
                FigureAct::Fly => "faites décoller une figure".to_string(),
            };
            let clauses: Vec<String> = acts.iter().map(clause).collect();
            capital(&format!("{} ou passez.", clauses.join(", ")))
        }

        fn scores_handicap(&self, name: &str, points: u32) -> String {
            format!(
                "Handicap\u{a0}: {name} commence avec {}.",
                self.points(points)
            )
        }
    }
}
