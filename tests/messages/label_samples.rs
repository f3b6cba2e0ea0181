//! One of every label that has parts to insert: of buttons, lists and notices.

use engine::rules::{Figure, HillTieBreak, Preset, Wizard};
use engine::table::Ink;
use engine::tiles::{FeatureKind, Goods, Pos};
use page::messages::Texts;

/// Those of the workshop.
fn of_workshop(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for (cell, tile) in [("A", "B"), ("C", "D")] {
        add("cell_with_tile", texts.cell_with_tile(cell, tile));
        add("cell_free", texts.cell_free(cell));
    }
    for count in [1, 2] {
        add("draft_faults", texts.draft_faults(count));
        add("solution_refused", texts.solution_refused(count));
        add(
            "workshop_move_refused",
            texts.workshop_move_refused(count, "A"),
        );
    }
    all
}

/// Every such label, each with what it is called.
pub fn labels(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: &str| all.push((what.to_string(), text.to_string()));
    for figure in [Figure::Meeple, Figure::Large, Figure::Abbot] {
        add("fly", texts.fly(figure));
    }
    for figure in [Figure::Meeple, Figure::Large] {
        for kind in [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery] {
            add("add_beside", texts.add_beside(figure, kind));
        }
    }
    for wizard in [Wizard::Mage, Wizard::Witch] {
        add("banish", texts.banish(wizard));
        for kind in [FeatureKind::Road, FeatureKind::City] {
            add("conjure", texts.conjure(wizard, kind));
        }
    }
    for preset in Preset::ALL {
        // The Big Box has one name everywhere.
        if preset != Preset::BigBox {
            add("preset", texts.preset(preset));
        }
        add("preset_hint", texts.preset_hint(preset));
    }
    for mandatory in [true, false] {
        add("crop_add", texts.crop_add(mandatory));
    }
    for value in [HillTieBreak::AtLeastOne, HillTieBreak::Count] {
        add("hill_tie", texts.hill_tie(value));
    }
    for count in [1, 2] {
        add("boxes", &texts.boxes(count));
        add("about_minutes", &texts.about_minutes(count));
        add("flock_held", &texts.flock_held(count, count));
        add("ingots_held", &texts.ingots_held(count, count));
        add("games_withheld", &texts.games_withheld(count));
        add("messenger_stands", &texts.messenger_stands(7, count));
        for most in [true, false] {
            let held = texts.goods_held(Goods::Wine, count, most, 10);
            add("goods_held", &held);
        }
    }
    add("surprise_hint", &texts.surprise_hint(4));
    add("surprise_drawn", &texts.surprise_drawn("A, B, C"));
    add("minutes_added", &texts.minutes_added(10));
    for places in 0..3 {
        add("out_of_sight", &texts.out_of_sight(places));
    }
    for name in ["Ana", "Bob"] {
        add("worth_at_end_to", &texts.worth_at_end_to(name));
        add("send_link_to", &texts.send_link_to(name));
        add("awaits_link_of", &texts.awaits_link_of(name));
        add("awaits_turn_of", &texts.awaits_turn_of(name));
        add("turn_by", &texts.turn_by(texts.by_link(), name));
    }
    add("your_turn_by", &texts.your_turn_by(texts.by_chat()));
    add("left_out", &texts.left_out(&texts.turn_heading(3, "Ana")));
    add("tile_of_hand", &texts.tile_of_hand(2, 3));
    all
}

/// The goals of tasks.
pub fn goals(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: &str| all.push((what.to_string(), text.to_string()));
    for kind in FeatureKind::ALL {
        add("goal_complete", texts.goal_complete(kind));
        add("goal_figure", texts.goal_figure(kind));
        add("goal_occupy_this", texts.goal_occupy_this(kind));
        add("goal_majority_this", texts.goal_majority_this(kind));
        add("goal_other_one", texts.goal_other_one(kind));
        add("press_feature", texts.press_feature(kind));
    }
    for points in [1, 8] {
        add("goal_score", &texts.goal_score(points));
    }
    let (lead, complete) = (texts.goal_lead(), texts.goal_complete(FeatureKind::City));
    add("goal_not", &texts.goal_not(lead));
    add("goal_or", &texts.goal_or(complete, lead));
    add("goal_place", texts.goal_place());
    add("goal_place_turned", texts.goal_place_turned());
    all.extend(of_workshop(texts));
    all
}

/// Marks on the board in words.
pub fn remarks(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: &str| all.push((what.to_string(), text.to_string()));
    let place = texts.cell(Pos { x: 1, y: -2 });
    add("remarks", texts.remarks());
    for kind in FeatureKind::ALL {
        add("remark_feature", &texts.remark_feature(kind, &place));
    }
    let arrow = texts.remark_arrow(&place, &texts.cell(Pos { x: 0, y: 0 }));
    for ink in Ink::ALL {
        add("remark_in", &texts.remark_in(ink, &arrow));
    }
    add("remark_place", &texts.remark_place(&place));
    add("remark_label", &texts.remark_label("A1", &place));
    all
}
