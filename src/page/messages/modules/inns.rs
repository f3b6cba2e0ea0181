//! The words of inns, cathedrals and large meeples.

use crate::messages::labels::{say, sheet};

sheet! { InnsWords inns_words "Words of inns, cathedrals and large meeples.":
    /// The tile set.
    set_inns,
    /// A part of the rules.
    part_large_meeple,
    /// What it does, in a sentence.
    part_large_meeple_hint,
    /// A part of the rules.
    part_inns,
    /// What it does, in a sentence.
    part_inns_hint,
    /// A part of the rules.
    part_cathedrals,
    /// What it does, in a sentence.
    part_cathedrals_hint,
    /// What inns and cathedrals do.
    inns_hint,
}

mod english {
    use super::{InnsWords, say};
    use crate::messages::en::English;

    say! { English InnsWords:
        set_inns "Inns & Cathedrals",
        part_large_meeple "Large meeple",
        part_large_meeple_hint "Counts as two meeples for the majority.",
        part_inns "Inns",
        part_inns_hint "A road with an inn is worth 2 points a tile when complete, nothing otherwise.",
        part_cathedrals "Cathedrals",
        part_cathedrals_hint "A city with a cathedral is worth 3 points a tile and shield when complete, nothing otherwise.",
        inns_hint "Inns and cathedrals: more points when complete, none when not. A large meeple counts as two.",
    }
}

mod french {
    use super::{InnsWords, say};
    use crate::messages::fr::French;

    say! { French InnsWords:
        set_inns "Auberges et Cathédrales",
        part_large_meeple "Grand meeple" older "Grand partisan",
        part_large_meeple_hint "Compte pour deux meeples dans la majorité." older "Compte pour deux partisans dans la majorité.",
        part_inns "Auberges",
        part_inns_hint "Une route avec auberge vaut 2 points par tuile si elle est complète, rien sinon." first "Un chemin avec auberge vaut 2 points par tuile s’il est complet, rien sinon.",
        part_cathedrals "Cathédrales",
        part_cathedrals_hint "Une ville avec cathédrale vaut 3 points par tuile et par blason si elle est complète, rien sinon." older "Une ville avec cathédrale vaut 3 points par tuile et par bouclier si elle est complète, rien sinon.",
        inns_hint "Auberges et cathédrales\u{a0}: plus de points si c’est terminé, aucun sinon. Un grand pion compte double.",
    }
}
