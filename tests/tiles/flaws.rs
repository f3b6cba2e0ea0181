//! Every reason why a tile cannot exist is reported.

use crate::faults::{NONE, SOUND, about};

#[test]
fn every_side_is_covered_by_what_it_shows() {
    for (parts, sentences) in [
        (
            "cfff; field 234567",
            vec!["side N shows a city, but none reaches it"],
        ),
        (
            "rfff; field 01234567",
            vec!["side N shows a road, but none reaches it"],
        ),
        (
            "ffwf; field 01234567",
            vec!["side S shows a river, but none reaches it"],
        ),
        (
            "ffff; field 01234567; road N house",
            vec!["road r0 reaches side N, which shows something else"],
        ),
        (
            "ffff; field 01234567; city S",
            vec!["city c0 reaches side S, which shows something else"],
        ),
        (
            "ffff; field 01234567; river EW",
            vec![
                "the river reaches side E, which shows something else",
                "the river reaches side W, which shows something else",
                "field f0 and the river cross without a bridge",
            ],
        ),
        (
            "rfff; field 01234567; road N house; road N house",
            vec!["side N is reached twice and not split"],
        ),
        (
            "ccff; city N; city NE; field 4567 c0 c1",
            vec!["side N is reached twice and not split"],
        ),
    ] {
        assert_eq!(about(parts), sentences, "{parts}");
    }
}

#[test]
fn a_split_side_has_two_cities() {
    assert_eq!(
        about("ccff; city N; city N; city NE; field 4567 c0 c1 c2; split N"),
        ["side N is split, but not between two cities"]
    );
    assert_eq!(
        about("crfr; city N; road EW; field 27 c0; field 3456; split NS"),
        [
            "side N is split, but not between two cities",
            "side S is split, but not between two cities"
        ]
    );
    assert_eq!(
        about("ccfc; city NW; city NE; field 45 c0 c1; split N"),
        NONE
    );
}

#[test]
fn every_half_edge_is_in_one_field() {
    assert_eq!(about("ffff; field 0123467"), ["half-edge 5 is in no field"]);
    assert_eq!(
        about("ffff; field 01234567; field 4"),
        ["half-edge 4 is in two fields"]
    );
    assert_eq!(
        about("cfff; city N; field 1234567 c0"),
        ["half-edge 1 is in a field, but its side shows a city"]
    );
}

#[test]
fn roads_reach_two_sides_or_end() {
    for (parts, sentence) in [
        (
            "rfff; road N; field 01234567",
            "road r0 has no end and must reach two sides",
        ),
        (
            "rrrf; road NES; field 0567; field 12; field 34",
            "road r0 has no end and must reach two sides",
        ),
        (
            "rfrf; road NS house; field 0567; field 1234",
            "road r0 ends here and must reach one side",
        ),
        (
            "rfff; road N monastery; field 01234567",
            "road r0 ends at a monastery, but there is none",
        ),
        (
            "rfff; road N crop-circle; field 01234567",
            "road r0 ends at a crop-circle, but there is none",
        ),
        (
            "rfff; road N dock; field 01234567",
            "road r0 ends at a dock, but there is none",
        ),
        (
            "rfff; road N c0; field 01234567",
            "road r0 names c0, but there is none",
        ),
    ] {
        assert_eq!(about(parts), [sentence]);
    }
}

#[test]
fn fields_touch_cities_of_the_tile() {
    for (parts, sentence) in [
        (
            "ffff; field 01234567 c0",
            "field f0 names c0, but there is none",
        ),
        (
            "rfrf; road NS; field 1234 c0; field 0567",
            "field f0 names c0, but there is none",
        ),
        (
            "crfr; city N; road EW; field 27; field 3456",
            "field f0 begins at a corner of city c0, but does not name it",
        ),
        (
            "ffff; field 01234567; field -",
            "field f1 reaches no half-edge and touches no city",
        ),
    ] {
        assert_eq!(about(parts), [sentence]);
    }
}

#[test]
fn rivers_end_at_a_source_or_a_lake() {
    let sentence = "a river reaches one side exactly where it has a source or a lake";
    for parts in [
        "wfff; river N; field 01234567",
        "wfwf; river NS; field 1234; field 0567; river-source",
        "ffff; field 01234567; river-lake",
        "wfff; river N; field 01234567; river-source; river-lake",
    ] {
        assert_eq!(about(parts), [sentence]);
    }
    assert_eq!(
        about("wwwf; river NES; field 0567; field 12; field 34"),
        ["the river reaches more than two sides"]
    );
}

#[test]
fn a_tile_has_one_monastery_or_garden() {
    for pair in [
        "monastery; garden",
        "garden; garden",
        "monastery; monastery",
    ] {
        assert_eq!(
            about(&format!("ffff; field 01234567; {pair}")),
            ["more than one monastery or garden"]
        );
    }
}

#[test]
fn symbols_agree_with_segments() {
    for (parts, sentence) in [
        ("; hill; hill", "the symbol `hill` is there twice"),
        (
            "; inn",
            "the symbol `inn` and the segments that have it do not agree",
        ),
        (
            "; cathedral",
            "the symbol `cathedral` and the segments that have it do not agree",
        ),
        (
            "; road-bridge r0 r0",
            "`road-bridge` does not name two things that can cross",
        ),
        (
            "; road-bridge r0 r1",
            "`road-bridge` does not name two things that can cross",
        ),
        (
            "; river-bridge r0",
            "`river-bridge` does not name two things that can cross",
        ),
        (
            "; road-over-city r0 c1",
            "`road-over-city` does not name two things that can cross",
        ),
        (
            "; road-over-city r1 c0",
            "`road-over-city` does not name two things that can cross",
        ),
    ] {
        assert_eq!(about(&format!("{SOUND}{parts}")), [sentence]);
    }
    let inn = SOUND.replace("road EW", "road EW inn");
    assert_eq!(
        about(&inn),
        ["the symbol `inn` and the segments that have it do not agree"]
    );
    assert_eq!(about(&format!("{inn}; inn")), NONE);
}

#[test]
fn nothing_crosses_without_a_bridge() {
    let corners = "field 07; field 12; field 34; field 56";
    for (parts, bridge, crossing) in [
        (
            "rrrr; road NS; road EW",
            "road-bridge r0 r1",
            "road r0 and road r1",
        ),
        (
            "rwrw; road NS; river EW",
            "river-bridge r0",
            "road r0 and the river",
        ),
    ] {
        let sentence = format!("{crossing} cross without a bridge");
        assert_eq!(about(&format!("{parts}; {corners}")), [sentence]);
        assert_eq!(about(&format!("{parts}; {corners}; {bridge}")), NONE);
    }
    let city = "rcrc; city EW; road NS; field 0 c0; field 1 c0; field 4 c0; field 5 c0";
    assert_eq!(about(city), ["city c0 and road r0 cross without a bridge"]);
    assert_eq!(about(&format!("{city}; road-over-city r0 c0")), NONE);
}

#[test]
fn what_hangs_together_is_not_crossed() {
    for (parts, sentences) in [
        // A field through a road, through a city, through a junction, between a road and its city.
        (
            "frfr; road EW; field 01234567",
            vec!["road r0 and field f0 cross without a bridge"],
        ),
        (
            "fcfc; city EW; field 0145 c0",
            vec!["city c0 and field f0 cross without a bridge"],
        ),
        (
            "frrr; road E village; road S village; road W village; field 0127; field 3456",
            vec!["road r0 and field f1 cross without a bridge"],
        ),
        (
            "cfrf; city N; road S c0; field 234567 c0",
            vec!["city c0 and field f0 cross without a bridge"],
        ),
        // Two fields through each other.
        (
            "ffff; field 0145; field 2367",
            vec!["field f0 and field f1 cross without a bridge"],
        ),
    ] {
        assert_eq!(about(parts), sentences);
    }
    // A house ends a road without closing the land behind it.
    assert_eq!(
        about("rfrf; road N house; road S house; field 01234567"),
        NONE
    );
}

#[test]
fn a_bridge_of_one_road_does_not_serve_another() {
    let parts =
        "wrwr; river NS; road W village; road E village; field 07; field 12; field 34; field 56";
    assert_eq!(
        about(parts),
        ["road r0 and the river cross without a bridge"]
    );
    let parts = "rrrr; road NW; road ES; field 07; field 34; field 1256; road-bridge r0 r1";
    assert_eq!(about(parts), NONE);
}
