//! The words of goods, builders and pigs.

use crate::messages::labels::{say, sheet};
use engine::tiles::Goods;

sheet! { TradersWords traders_words "Words of goods, builders and pigs.":
    /// The tile set.
    set_traders,
    /// A part of the rules.
    part_goods,
    /// What it does, in a sentence.
    part_goods_hint,
    /// A part of the rules.
    part_builder,
    /// What it does, in a sentence.
    part_builder_hint,
    /// A part of the rules.
    part_pig,
    /// What it does, in a sentence.
    part_pig_hint,
    /// Where points come from, as the head of a row.
    points_from_goods,
    /// What Traders & Builders brings.
    traders_hint,
}

/// Sentences about goods, builders and pigs.
pub trait TradersTexts {
    /// The builder's feature was extended.
    fn double_turn(&self, name: &str) -> String;
    /// Tokens of goods were taken.
    fn takes_goods(&self, name: &str, goods: Goods, count: u32) -> String;
    /// Points for most tokens of a kind of goods.
    fn scores_goods(&self, name: &str, points: u32, goods: Goods) -> String;
    /// Tokens of a kind of goods, whether nobody has more, and what most of them bring at the end (TB-10).
    fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String;
}

mod english {
    use super::{TradersTexts, TradersWords, say};
    use crate::messages::en::English;
    use crate::messages::{Counts, Words};
    use engine::tiles::Goods;

    say! { English TradersWords:
        set_traders "Traders & Builders",
        part_goods "Goods",
        part_goods_hint "Completing a city with goods brings tokens; most of a kind is worth 10 points at the end.",
        part_builder "Builder",
        part_builder_hint "Extending the feature of your builder gives you a second tile.",
        part_pig "Pig",
        part_pig_hint "Cities at the field of your pig bring you 1 point more each.",
        points_from_goods "Goods",
        traders_hint "Goods in cities, a builder who brings second tiles, a pig that fattens on fields.",
    }

    impl TradersTexts for English {
        fn double_turn(&self, name: &str) -> String {
            format!("{name} extends the feature of the builder: one more tile will follow.")
        }

        fn takes_goods(&self, name: &str, goods: Goods, count: u32) -> String {
            format!("{name} takes goods: {count} {}.", self.goods(goods))
        }

        fn scores_goods(&self, name: &str, points: u32, goods: Goods) -> String {
            let points = self.points(points);
            format!("{name} scores {points} for most {}.", self.goods(goods))
        }

        fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String {
            let (goods, points) = (self.goods(goods), self.points(points));
            match most {
                true => format!("{count} {goods} (nobody has more: {points} at the end)"),
                false => format!("{count} {goods} (most {goods} at the end: {points})"),
            }
        }
    }
}

mod french {
    use super::{TradersTexts, TradersWords, say};
    use crate::messages::fr::French;
    use crate::messages::{Counts, Words};
    use engine::tiles::Goods;

    say! { French TradersWords:
        set_traders "Marchands et Bâtisseurs",
        part_goods "Marchandises",
        part_goods_hint "Compléter une ville à marchandises donne des jetons\u{202f}; la majorité d’une sorte vaut 10 points à la fin.",
        part_builder "Bâtisseur",
        part_builder_hint "Agrandir la zone de votre bâtisseur vous donne une seconde tuile.",
        part_pig "Cochon",
        part_pig_hint "Les villes au pré de votre cochon vous rapportent 1 point de plus chacune.",
        points_from_goods "Marchandises",
        traders_hint "Des marchandises dans les villes, un bâtisseur qui apporte une seconde tuile, un cochon dans les prés.",
    }

    impl TradersTexts for French {
        fn double_turn(&self, name: &str) -> String {
            format!("{name} agrandit la zone de son bâtisseur\u{a0}: une autre tuile suivra.")
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

        fn goods_held(&self, goods: Goods, count: u32, most: bool, points: u32) -> String {
            let (goods, points) = (self.goods(goods), self.points(points));
            match most {
                true => format!("{count} {goods} (personne n’en a plus\u{a0}: {points} à la fin)"),
                false => format!("{count} {goods} (majorité de {goods} à la fin\u{a0}: {points})"),
            }
        }
    }
}
