//! The words of hills, flocks and vineyards.

use crate::messages::labels::{say, sheet};
use engine::rules::{HillTieBreak, Token};

sheet! { HillsWords hills_words "Words of hills, flocks and vineyards.":
    /// The tile set.
    set_hills,
    /// A part of the rules.
    part_hills,
    /// What it does, in a sentence.
    part_hills_hint,
    /// A part of the rules.
    part_shepherds,
    /// What it does, in a sentence.
    part_shepherds_hint,
    /// A part of the rules.
    part_vineyards,
    /// What it does, in a sentence.
    part_vineyards_hint,
    /// What to do now, in a sentence.
    ask_token,
    /// What to do now, in a sentence.
    ask_flock,
    /// Where points come from, as the head of a row.
    points_from_flocks,
    /// Tip: a shepherd.
    tip_shepherd,
    /// Tip: a flock grows or goes home.
    tip_flock,
    /// Label: how hills decide ties.
    hill_tie_label,
    /// What hills do in a tie.
    hill_tie_hint,
    /// Option: gardens get points for vineyards.
    garden_vineyard_label,
    /// What it means that they do.
    garden_vineyard_hint,
    /// What Hills & Sheep brings.
    hills_hint,
}

/// Sentences about hills, flocks and vineyards.
pub trait HillsTexts {
    /// A tile went under a hill.
    fn hides_tile(&self) -> String;
    /// A token was drawn for a shepherd.
    fn draws_token(&self, name: &str, token: Token) -> String;
    /// A flock is guided home.
    fn guides_flock(&self, name: &str) -> String;
    /// A flock comes home because its field is closed.
    fn flock_comes_home(&self) -> String;
    /// Points for a flock.
    fn scores_flock(&self, name: &str, points: u32) -> String;
    /// "7 sheep".
    fn sheep(&self, count: u32) -> String;
    /// A button for letting the flock grow.
    fn grow(&self) -> &'static str;
    /// A button for guiding the flock home: "Guide the flock home: 7 points".
    fn guide(&self, points: u32) -> String;
    /// A button for drawing a token for a shepherd.
    fn draw_token(&self) -> &'static str;
    /// What confirming does before a token is drawn.
    fn before_drawing(&self) -> &'static str;
    /// A shepherd stands in the field already.
    fn shepherd_there(&self) -> String;
    /// How hills decide ties (HS-34).
    fn hill_tie(&self, value: HillTieBreak) -> &'static str;
    /// The flock beside the shepherd, and what it brings when it is guided home (HS-12, HS-14).
    fn flock_held(&self, sheep: u32, points: u32) -> String;
}

mod english {
    use super::{HillsTexts, HillsWords, say};
    use crate::messages::Counts;
    use crate::messages::en::{English, counted};
    use engine::rules::{HillTieBreak, Token};

    say! { English HillsWords:
        set_hills "Hills & Sheep",
        part_hills "Hills",
        part_hills_hint "A tile goes unseen under each hill; a meeple on a hill wins a tie.",
        part_shepherds "Shepherds",
        part_shepherds_hint "Flocks grow in the fields and score when guided home, unless a wolf comes first.",
        part_vineyards "Vineyards",
        part_vineyards_hint "Each vineyard around a completed monastery adds 3 points.",
        ask_token "A token is being drawn.",
        ask_flock "Your field has grown: let the flock grow too, or guide it home.",
        points_from_flocks "Flocks",
        tip_shepherd "On a field without a shepherd yours begins a flock with one token; a wolf sends it back at once.",
        tip_flock "Let the flock grow by a token, and a wolf may end it; or guide it home, a point for each sheep of the field.",
        hill_tie_label "Hills in a tie",
        hill_tie_hint "Who wins a tie: everybody with a meeple on a hill, or whoever has most of them there.",
        garden_vineyard_label "Vineyards for gardens",
        garden_vineyard_hint "A completed garden gets 3 points for each vineyard around it, as a monastery does.",
        hills_hint "Hills decide ties, flocks grow on fields, vineyards enrich monasteries.",
    }

    impl HillsTexts for English {
        fn hides_tile(&self) -> String {
            "One more tile goes under the hill, unseen.".to_string()
        }

        fn draws_token(&self, name: &str, token: Token) -> String {
            match token {
                Token::Wolf => format!("{name} draws a wolf!"),
                token => format!("{name} draws {}.", self.sheep(token.sheep().into())),
            }
        }

        fn guides_flock(&self, name: &str) -> String {
            format!("{name} guides the flock to the stable.")
        }

        fn flock_comes_home(&self) -> String {
            "The field is closed: its flock comes home.".to_string()
        }

        fn scores_flock(&self, name: &str, points: u32) -> String {
            format!("{name} scores {} for the flock.", self.points(points))
        }

        fn sheep(&self, count: u32) -> String {
            counted(count, "sheep", "sheep")
        }

        fn grow(&self) -> &'static str {
            "Let the flock grow: draw a token"
        }

        fn guide(&self, points: u32) -> String {
            format!("Guide the flock home: {}", self.points(points))
        }

        fn draw_token(&self) -> &'static str {
            "Draw a token"
        }

        fn before_drawing(&self) -> &'static str {
            "Ready? Once the token is drawn there is no way back."
        }

        fn shepherd_there(&self) -> String {
            "A shepherd stands in this field already, even if far away.".to_string()
        }

        fn hill_tie(&self, value: HillTieBreak) -> &'static str {
            match value {
                HillTieBreak::AtLeastOne => "Any meeple there",
                HillTieBreak::Count => "Most meeples there",
            }
        }

        fn flock_held(&self, sheep: u32, points: u32) -> String {
            let (sheep, points) = (self.sheep(sheep), self.points(points));
            format!("{sheep} (guided home: {points})")
        }
    }
}

mod french {
    use super::{HillsTexts, HillsWords, say};
    use crate::messages::Counts;
    use crate::messages::fr::{French, number_of};
    use engine::rules::{HillTieBreak, Token};

    say! { French HillsWords:
        set_hills "Collines et Moutons",
        part_hills "Collines",
        part_hills_hint "Une tuile cachée va sous chaque colline\u{202f}; une figurine sur une colline l’emporte en cas d’égalité.",
        part_shepherds "Bergers",
        part_shepherds_hint "Les troupeaux grandissent dans les prés et rapportent une fois rentrés, si le loup n’arrive pas avant.",
        part_vineyards "Vignobles",
        part_vineyards_hint "Chaque vignoble autour d’une abbaye complète ajoute 3 points.",
        ask_token "Un jeton est tiré.",
        ask_flock "Votre pré s’agrandit\u{a0}: agrandissez aussi le troupeau, ou rentrez-le.",
        points_from_flocks "Troupeaux",
        tip_shepherd "Dans un pré sans berger, le vôtre commence un troupeau avec un jeton\u{202f}; un loup le renvoie aussitôt.",
        tip_flock "Le troupeau grandit d’un jeton, au risque du loup\u{202f}; ou rentrez-le\u{a0}: un point par mouton du pré.",
        hill_tie_label "Les collines en cas d’égalité",
        hill_tie_hint "Qui l’emporte\u{a0}: tous ceux qui ont une figurine sur une colline, ou celui qui en a le plus.",
        garden_vineyard_label "Vignobles pour les jardins",
        garden_vineyard_hint "Un jardin complet reçoit 3 points par vignoble autour de lui, comme une abbaye.",
        hills_hint "Les collines départagent, les troupeaux grandissent dans les prés, les vignobles enrichissent les abbayes.",
    }

    impl HillsTexts for French {
        fn hides_tile(&self) -> String {
            "Une tuile de plus va sous la colline, face cachée.".to_string()
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

        fn grow(&self) -> &'static str {
            "Agrandir le troupeau\u{a0}: tirer un jeton"
        }

        fn guide(&self, points: u32) -> String {
            format!("Rentrer le troupeau\u{a0}: {}", self.points(points))
        }

        fn draw_token(&self) -> &'static str {
            "Tirer un jeton"
        }

        fn before_drawing(&self) -> &'static str {
            "Prêt\u{202f}? Une fois le jeton tiré, il n’y a plus de retour."
        }

        fn shepherd_there(&self) -> String {
            "Un berger se trouve déjà dans ce pré, même au loin.".to_string()
        }

        fn hill_tie(&self, value: HillTieBreak) -> &'static str {
            match value {
                HillTieBreak::AtLeastOne => "Une figurine suffit",
                HillTieBreak::Count => "Le plus de figurines",
            }
        }

        fn flock_held(&self, sheep: u32, points: u32) -> String {
            let (sheep, points) = (self.sheep(sheep), self.points(points));
            format!("{sheep} (une fois à l’étable\u{a0}: {points})")
        }
    }
}
