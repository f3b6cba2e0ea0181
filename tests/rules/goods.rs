//! Trade goods (TB-05 to TB-11).

use engine::rules::{Edition, Event, Part, PositionFault, Setup};
use engine::table::Seat;
use engine::tiles::{Goods, TileSet, catalogue};

use crate::support::{events, faults, finished, game, holds, record, scores, tells};

/// Two players on this table.
fn table(parts: &str, start: &str, play: &str) -> String {
    record(
        &format!("set base\nset traders\n{parts}\nseats 2\nstack base/B base/B base/B"),
        &format!("start\n{start}\nplay\n{play}"),
    )
}

/// Tokens of a seat at the end of a record: wine, grain, cloth.
fn tokens(text: &str, seat: u8) -> [u16; 3] {
    let game = game(text);
    Goods::ALL.map(|goods| game.player(Seat(seat - 1)).goods(goods))
}

/// A city of five tiles with one wine and two grain that lacks the last of them.
const CITY: &str = "tile base/E 0,0 r1
    tile traders/Q 1,0
    tile traders/E 2,0
    tile traders/G 3,0";

fn city(parts: &str, figures: &str, play: &str) -> String {
    let start = format!("{CITY}\n{figures}\ndrawn base/E");
    table(parts, &start, &format!("place base/E 3,-1 r2\n{play}"))
}

const BLUE: &str = "figure 2 meeple city E 0,0";

/// What is scored when a game goes on to its end from here.
fn at_the_end(start: &str) -> Vec<String> {
    let (_, told) = finished(&table(
        "part goods",
        &format!("tile base/B 0,0\n{start}"),
        "",
    ));
    told.into_iter()
        .filter(|line| line.contains("scores"))
        .collect()
}

#[test]
fn tb_05_there_are_nine_wine_six_grain_and_five_cloth() {
    // As many tokens as symbols (R-TB-10): a position may hand out all of them and not one more.
    for (goods, count) in [("wine", 9), ("wheat", 6), ("cloth", 5)] {
        let held = |mine: u16| {
            table(
                "part goods",
                &format!("tile base/B 0,0\ngoods 1 {goods} {mine}\ngoods 2 {goods} 1"),
                "",
            )
        };
        assert_eq!(tokens(&held(count - 1), 1).iter().sum::<u16>(), count - 1);
        let kind = Goods::ALL.into_iter().find(|kind| kind.name() == goods);
        let fault = PositionFault::TooManyGoods(kind.expect("a kind of goods"));
        assert_eq!(faults(&held(count)), [fault]);
    }
}

#[test]
fn r_tb_10_the_tiles_show_as_many_symbols_as_there_are_tokens() {
    let mut setup = Setup::base(Edition::Current, 2).with_set(TileSet::Traders);
    setup.parts = setup.parts.with(Part::Goods);
    let symbols = |goods: Goods| {
        let tiles = setup.drawn_tiles().into_iter();
        let on_tile = |(tile, copies): (engine::tiles::TileId, u8)| {
            let segments = catalogue().tile(tile).segments.iter();
            segments
                .filter(|segment| segment.goods == Some(goods))
                .count()
                * usize::from(copies)
        };
        tiles.map(on_tile).sum::<usize>()
    };
    assert_eq!(Goods::ALL.map(symbols), [9, 6, 5]);
}

#[test]
fn ex_tb_1_red_completes_the_city_of_blue_and_takes_the_goods() {
    holds("traders/ex-tb-1");
}

#[test]
fn tb_06_a_city_with_goods_is_scored_as_any_other() {
    let with = city("part goods", BLUE, "pass");
    assert_eq!(scores(&with), [0, 10]);
    assert_eq!(scores(&with), scores(&city("", BLUE, "pass")));
}

#[test]
fn tb_07_whoever_places_the_last_tile_takes_a_token_for_each_symbol() {
    let text = city("part goods", BLUE, "pass");
    assert_eq!([tokens(&text, 1), tokens(&text, 2)], [[1, 2, 0], [0, 0, 0]]);
    let blues = city("part goods", &format!("{BLUE}\nturn 2"), "pass");
    assert_eq!(
        [tokens(&blues, 1), tokens(&blues, 2)],
        [[0, 0, 0], [1, 2, 0]]
    );
}

#[test]
fn tb_07_a_city_that_is_not_completed_brings_nothing() {
    let start = format!("{CITY}\n{BLUE}\ndrawn base/B");
    let text = table("part goods", &start, "place base/B 1,1\npass");
    assert_eq!([tokens(&text, 1), tokens(&text, 2)], [[0; 3]; 2]);
}

#[test]
fn tb_07_more_tokens_than_a_byte_can_count_come_from_many_boxes() {
    let many = "set base\nset traders 50\npart goods\nseats 2\nstack base/B base/B base/B";
    let start = format!("start\n{CITY}\ngoods 1 wine 255\ngoods 1 wheat 299\ndrawn base/E");
    let text = record(many, &format!("{start}\nplay\nplace base/E 3,-1 r2\npass"));
    assert_eq!(tokens(&text, 1), [256, 301, 0]);
}

#[test]
fn tb_08_goods_of_a_city_in_which_nobody_stands_are_taken_as_well() {
    tells(
        &city("part goods", "", "pass"),
        &[
            "1 passed",
            "completed city 3,-1/0",
            "1 goods-taken wine 1",
            "1 goods-taken wheat 2",
        ],
    );
}

#[test]
fn tb_09_tokens_are_open_and_kept_until_the_end() {
    let text = city("part goods", BLUE, "pass");
    let seen = game(&text).seen_by(None);
    assert_eq!(seen.player(Seat(0)).goods(Goods::Wheat), 2);
    let (end, _) = finished(&text);
    assert_eq!(end.player(Seat(0)).goods(Goods::Wheat), 2);
}

#[test]
fn tb_10_most_tokens_of_a_kind_are_worth_ten_points_at_the_end() {
    assert_eq!(
        at_the_end("goods 1 wine 3\ngoods 2 wine 2\ngoods 2 cloth 1"),
        [
            "1 scores 10 for wine at the end: 1 goods x 10 TB-10",
            "2 scores 10 for cloth at the end: 1 goods x 10 TB-10",
        ]
    );
}

#[test]
fn tb_10_points_for_goods_say_how_many_tokens_each_player_has() {
    let head = "set base\nset traders\npart goods\nseats 2\nstack base/B";
    let start = "tile base/B 0,0\ngoods 1 wine 3\ngoods 2 wine 2\nturn 1";
    let play = "draw base/B\nplace base/B 1,0\npass\nconfirm";
    let text = record(head, &format!("start\n{start}\nplay\n{play}"));
    let scored = events(&text).into_iter().find_map(|event| match event {
        Event::Scored(scored) => Some(scored.strength),
        _ => None,
    });
    assert_eq!(
        scored.map(|strength| strength[..2].to_vec()),
        Some(vec![3, 2])
    );
}

#[test]
fn tb_11_players_tied_for_most_of_a_kind_score_ten_each() {
    assert_eq!(at_the_end("goods 1 wine 2\ngoods 2 wine 2").len(), 2);
    let tied = table(
        "part goods",
        "tile base/B 0,0\ngoods 1 wheat 2\ngoods 2 wheat 2",
        "",
    );
    assert_eq!(finished(&tied).0.scores(), [10, 10]);
}

#[test]
fn ex_tb_2_two_kinds_tied_and_one_led_by_blue() {
    holds("traders/ex-tb-2");
}

#[test]
fn r_tb_01_a_kind_that_nobody_holds_gives_no_points() {
    assert_eq!(
        at_the_end("goods 2 wheat 1"),
        ["2 scores 10 for wheat at the end: 1 goods x 10 TB-10"]
    );
}

#[test]
fn r_tb_02_goods_of_two_cities_completed_by_one_tile_are_all_taken() {
    let start = "tile traders/T 0,0
        tile base/E -1,0 r1
        tile base/B 1,0
        tile base/B 1,-1
        tile base/E 1,-2 r3
        tile traders/T 0,-2 r2
        drawn base/H";
    tells(
        &table("part goods", start, "place base/H 0,-1\npass"),
        &[
            "1 passed",
            "completed city 0,-2/0",
            "completed city 0,-1/1",
            "1 goods-taken wine 2",
        ],
    );
}

#[test]
fn turn_25_goods_are_taken_after_the_scoring_and_before_meeples_return() {
    let text = city("part goods\npart messengers", BLUE, "pass\nadvance score");
    tells(
        &text,
        &[
            "2 scores 10 for city 3,-1/0: 5 tiles x 2 CITY-02",
            "1 goods-taken wine 1",
            "1 goods-taken wheat 2",
            "2 returned meeple 0,0/0",
        ],
    );
}

#[test]
fn turn_55_majorities_of_goods_are_scored_after_the_fields() {
    let start =
        "tile base/E 0,0\ntile base/E 0,-1 r2\nfigure 1 meeple field 4 0,0\ngoods 2 cloth 1";
    let (_, told) = finished(&table("part goods", start, ""));
    let scored: Vec<&String> = told.iter().filter(|line| line.contains("scores")).collect();
    assert_eq!(
        scored,
        [
            "1 scores 3 for field 0,0/1 at the end: 1 cities x 3 FIELD-12",
            "2 scores 10 for cloth at the end: 1 goods x 10 TB-10",
        ]
    );
}

#[test]
fn int_72_without_the_part_goods_are_decoration() {
    let text = city("part builder\npart pig", BLUE, "pass");
    assert_eq!([tokens(&text, 1), tokens(&text, 2)], [[0; 3]; 2]);
    tells(
        &text,
        &[
            "1 passed",
            "completed city 3,-1/0 2",
            "2 scores 10 for city 3,-1/0: 5 tiles x 2 CITY-02",
            "2 returned meeple 0,0/0",
        ],
    );
}

/// The particular tiles of the box.
fn offered(start: &str, play: &str) -> Vec<String> {
    crate::support::choices(&table("", start, play))
}

#[test]
fn tb_01_a_bridge_carries_two_roads_past_each_other_over_four_fields() {
    let start = "tile base/U 0,0\nfigure 2 meeple road EW 0,0\ndrawn traders/B";
    assert_eq!(
        offered(start, "place traders/B 1,0"),
        [
            "meeple road NS",
            "meeple field 07",
            "meeple field 12",
            "meeple field 34",
            "meeple field 56",
            "pass",
        ]
    );
    // The road goes on under the bridge: a village at the far end completes it.
    let start = "tile base/W 0,0\ntile traders/B 1,0\nfigure 1 meeple road E 0,0\ndrawn base/W";
    assert_eq!(scores(&table("", start, "place base/W 2,0\npass")), [3, 0]);
}

#[test]
fn tb_02_a_monastery_on_a_junction_cuts_the_road_into_three() {
    let start = "tile base/U -1,0\nfigure 2 meeple road EW -1,0\ndrawn traders/J";
    assert_eq!(
        offered(start, "place traders/J 0,0"),
        [
            "meeple road E",
            "meeple road S",
            "meeple field 0127",
            "meeple field 34",
            "meeple field 56",
            "meeple monastery",
            "pass",
        ]
    );
}

#[test]
fn tb_03_one_road_ends_at_the_city_and_one_at_a_cottage() {
    let start = "tile base/U -1,0\nfigure 2 meeple road EW -1,0\ndrawn traders/C";
    assert_eq!(
        offered(start, "place traders/C 0,0"),
        [
            "meeple city N",
            "meeple road S",
            "meeple field 7",
            "meeple field 56",
            "meeple field 234",
            "pass",
        ]
    );
    // The cottage ends the western road.
    let start = "tile traders/C 0,0\nfigure 1 meeple road W 0,0\ndrawn base/W";
    assert_eq!(scores(&table("", start, "place base/W -1,0\npass")), [2, 0]);
}

#[test]
fn tb_04_three_cities_around_a_field_in_which_a_farmer_may_stand() {
    let start = "tile base/D 0,0\nfigure 2 meeple city N 0,0\ndrawn traders/M";
    assert_eq!(
        offered(start, "place traders/M 0,-1"),
        [
            "meeple city NW",
            "meeple city E",
            "meeple field inner",
            "pass"
        ]
    );
}
