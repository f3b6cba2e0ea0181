//! Worked examples of the base game: EX-BASE. Seat 1 is Red and seat 2 is Blue where nothing else is said.

use engine::rules::space;

use crate::support::holds;

#[test]
fn ex_base_1_a_completed_road_of_four_tiles_pays_red_four() {
    holds("base/ex-base-1");
}

#[test]
fn ex_base_1_a_completed_road_of_three_tiles_pays_red_three() {
    holds("base/ex-base-1-b");
}

#[test]
fn ex_base_2_a_road_closed_by_blue_pays_red_three_and_blues_knight_stays() {
    holds("base/ex-base-2");
}

#[test]
fn ex_base_3_a_city_of_three_tiles_with_a_shield_pays_eight() {
    holds("base/ex-base-3");
}

#[test]
fn ex_base_4_a_city_of_four_tiles_one_with_two_segments_pays_eight() {
    holds("base/ex-base-4");
}

#[test]
fn ex_base_5_red_extends_a_city_then_completes_it_for_eight() {
    holds("base/ex-base-5");
}

#[test]
fn ex_base_6_a_city_of_five_tiles_with_a_knight_each_pays_ten_each() {
    holds("base/ex-base-6");
}

#[test]
fn ex_base_7_a_completed_monastery_pays_nine() {
    holds("base/ex-base-7");
}

#[test]
fn ex_base_8_red_completes_a_road_places_a_highwayman_and_takes_it_back() {
    holds("base/ex-base-8");
}

#[test]
fn ex_base_9_two_roads_joined_by_a_tile_pay_blue_and_red_four_each() {
    holds("base/ex-base-9");
}

#[test]
fn ex_base_10_red_joins_a_second_knight_and_takes_the_city_from_blue() {
    holds("base/ex-base-10");
}

#[test]
fn ex_base_11_three_points_from_space_48_lead_to_space_1_of_the_second_round() {
    holds("base/ex-base-11");
    // Beside the record: where a figure with 51 points stands.
    assert_eq!(space(51), 1);
}

#[test]
fn ex_base_12_an_incomplete_city_of_five_tiles_and_three_shields_pays_the_majority_eight() {
    holds("base/ex-base-12");
}

#[test]
fn ex_base_13_an_incomplete_road_of_three_tiles_pays_red_three() {
    holds("base/ex-base-13");
}

#[test]
fn ex_base_14_an_incomplete_monastery_with_four_neighbours_pays_five() {
    holds("base/ex-base-14");
}

#[test]
fn ex_base_14_an_incomplete_monastery_with_three_neighbours_pays_four() {
    holds("base/ex-base-14-b");
}

#[test]
fn ex_base_15_an_incomplete_city_of_two_tiles_with_a_shield_pays_blue_three() {
    holds("base/ex-base-15");
}

#[test]
fn ex_base_16_beside_a_held_road_blue_may_choose_the_monastery_or_the_field() {
    holds("base/ex-base-16");
}

#[test]
fn ex_base_17_beside_a_held_city_blue_may_choose_the_road_or_the_field() {
    holds("base/ex-base-17");
}

#[test]
fn ex_base_18_reds_own_farmer_blocks_the_field_but_not_the_small_one() {
    holds("base/ex-base-18");
}

#[test]
fn ex_base_19_reds_road_from_the_village_is_closed_to_blue_but_not_the_city_beside_it() {
    holds("base/ex-base-19");
}

#[test]
fn ex_base_20_on_a_held_city_with_a_field_blue_may_only_place_a_farmer() {
    holds("base/ex-base-20");
}
