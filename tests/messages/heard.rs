//! One of every message for those who do not see the board.

use engine::rules::{Figure, Marker, Source, Timing};
use engine::table::{Seat, SeatSet};
use engine::tiles::{Compass, FeatureKind, Pos, Rotation, Side, Terrain, catalogue};
use page::messages::{Bearings, Language, Site, sentences};
use page::messages::{
    CellChoice, Facts, OpenFeature, StandingFigure, Texts, TileLook, ToCome, Touched, Whose, texts,
};

use crate::cases::{lines, scored};
use crate::samples::player_names;

fn owners() -> [Whose<'static>; 5] {
    [
        Whose::Nobodys,
        Whose::Yours,
        Whose::Shared(vec!["Ana"]),
        Whose::Others(vec!["Ana"]),
        Whose::Others(vec!["Ana", "Bob"]),
    ]
}

fn choices() -> Vec<CellChoice<'static>> {
    let mut all = Vec::new();
    for kind in FeatureKind::ALL {
        for whose in owners() {
            for completes in [true, false] {
                let touched = Touched {
                    kind,
                    completes,
                    tiles: 3,
                    whose: whose.clone(),
                };
                all.push(CellChoice {
                    pos: Pos::new(2, -1),
                    ways: 1 + u32::from(completes),
                    quarters: kind as u8 % 4,
                    touched: vec![touched],
                });
            }
        }
    }
    all
}

fn facts(kind: FeatureKind) -> Facts {
    Facts {
        kind,
        tiles: 3,
        shields: 1,
        cities: 2,
        complete: false,
    }
}

/// Every message of a language, each with what it is about.
pub fn heard(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for choice in choices() {
        add("choice", texts.choice(&choice));
    }
    for tile in catalogue().tiles() {
        for rotation in Rotation::ALL {
            add(
                "tile_look",
                texts.tile_look(&TileLook::new(tile.id, rotation)),
            );
        }
        add(
            "to_place",
            texts.to_place(&TileLook::new(tile.id, Rotation::R1), 4),
        );
    }
    let edges = [Terrain::City, Terrain::Road, Terrain::Field, Terrain::River];
    for ways in [None, Some(1), Some(2)] {
        add("turned", texts.turned(edges, ways));
    }
    let look = TileLook::new(catalogue().tiles()[0].id, Rotation::R1);
    add("places_at", texts.places_at("Ana", Pos::new(-1, 3), &look));
    add("to_lay", texts.to_lay(&look, Pos::new(-1, 3)));
    let player_names = player_names(texts);
    let points = scored(Source::Feature(FeatureKind::City), Timing::Final);
    let two: Vec<_> = lines().take(2).collect();
    let sentence = sentences::points(texts, &player_names, &points);
    add("scored", texts.scored(&sentence, &two));
    add("taken_back", texts.taken_back().to_string());
    add("meanwhile", texts.meanwhile(texts.taken_back()));
    add("placed_last", texts.placed_last(Pos::new(-1, 3), &look));
    let looks = ["a".to_string(), "b".to_string()];
    add("tiles_kept", texts.tiles_kept(&looks[..1]));
    add("tiles_kept", texts.tiles_kept(&looks));
    add(
        "gains_at_end",
        texts.gains_at_end(&[("Ana", 1), ("Bob", 4)]),
    );
    add("where_scores_are", texts.where_scores_are().to_string());
    add("nothing_in_hand", texts.nothing_in_hand().to_string());
    for places in [1, 4] {
        add("figure_places", texts.figure_places(places));
        add("or_skip", texts.or_skip(&texts.abbot_home(places)));
    }
    all.extend(tables(texts));
    all.extend(surveys(texts));
    all
}

fn site() -> Site {
    Site {
        pos: Pos::new(0, -2),
        bearings: Bearings::NONE.with(Compass::North),
    }
}

/// What lies where.
fn surveys(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    let pos = Pos::new(2, 1);
    let look = TileLook::new(catalogue().tiles()[0].id, Rotation::R0);
    add("tile_at", texts.tile_at(pos, &look));
    for kind in FeatureKind::ALL {
        add(
            "stands_in",
            texts.stands_in("Ana", Figure::Meeple, kind, site()),
        );
        add(
            "deploys_at",
            texts.deploys_at("Ana", Figure::Large, kind, site()),
        );
    }
    for sides in [&Side::ALL[..0], &Side::ALL[..1], &Side::ALL[..]] {
        add("neighbours", texts.neighbours(sides));
    }
    let edges = [(Side::North, Terrain::Road), (Side::East, Terrain::City)];
    add("free_cell", texts.free_cell(pos, &edges));
    add("far_cell", texts.far_cell(pos));
    add("site", texts.site(site()));
    for marker in [Marker::Score, Marker::Messenger] {
        add("moves", texts.moves(marker, 3, 7));
    }
    all
}

/// Answers about what lies on the table.
fn tables(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for whose in owners() {
        for kind in FeatureKind::ALL {
            let (facts, points, site) = (facts(kind), 4, site());
            for figure in Figure::ALL {
                let whose = whose.clone();
                let stand = StandingFigure {
                    figure,
                    site,
                    facts,
                    whose,
                    points,
                    sheep: 3,
                };
                add(
                    "my_figures",
                    texts.my_figures(&[stand], &[(Figure::Meeple, 3), (Figure::Abbot, 1)]),
                );
            }
            let whose = whose.clone();
            let open = OpenFeature {
                site,
                facts,
                whose,
                points,
            };
            add(
                "held_features",
                texts.held_features(std::slice::from_ref(&open)),
            );
            add("open_features", texts.open_features(&[open], 2));
        }
    }
    add("my_figures", texts.my_figures(&[], &[(Figure::Meeple, 7)]));
    add("open_features", texts.open_features(&[], 0));
    add("held_features", texts.held_features(&[]));
    let some = ToCome {
        all: 30,
        in_hands: 6,
        buried: 1,
        cities: 20,
        roads: 15,
        monasteries: 2,
        shields: 5,
    };
    add("to_come", texts.to_come(&some));
    add("to_come", texts.to_come(&ToCome::default()));
    add("unseen_in_all", texts.unseen_in_all(&some));
    add("unseen_in_all", texts.unseen_in_all(&ToCome::default()));
    add("hand_held", texts.hand_held(2, 2));
    add("hand_held", texts.hand_held(2, 3));
    add("no_meeple_left", texts.no_meeple_left().to_string());
    add("standings", texts.standings(&[("Ana", 1), ("Bob", 20)]));
    all
}

fn english() -> &'static Texts {
    texts(Language::English)
}

fn french() -> &'static Texts {
    texts(Language::French)
}

fn look(name: &str, rotation: Rotation) -> TileLook {
    TileLook::new(catalogue().find(name).expect("a tile"), rotation)
}

#[test]
fn a_tile_is_described_as_it_is_turned() {
    let tile = look("base/D", Rotation::R0);
    assert_eq!(
        english().tile_look(&tile),
        "city to the north; road to the east and west"
    );
    let tile = look("base/D", Rotation::R1);
    assert_eq!(
        french().tile_look(&tile),
        "ville à l’est\u{202f}; route au nord et au sud"
    );
    assert_eq!(
        english().tile_look(&look("base/W", Rotation::R1)),
        "road to the north; road to the south; road to the west",
        "clockwise from the north however it is turned"
    );
    assert_eq!(
        english().tile_look(&look("base/B", Rotation::R0)),
        "monastery"
    );
    assert_eq!(
        english().tile_look(&look("base/C", Rotation::R2)),
        "city on all sides with 1 shield"
    );
}

#[test]
fn owners_are_told_as_the_listener_says_it() {
    let name = |seat: Seat| ["Ana", "Bob", "Charles"][seat.index()];
    let holders = SeatSet::EMPTY.with(Seat(0)).with(Seat(1));
    assert_eq!(
        Whose::from_holders(SeatSet::EMPTY, Some(Seat(0)), name),
        Whose::Nobodys
    );
    let alone = SeatSet::EMPTY.with(Seat(0));
    assert_eq!(
        Whose::from_holders(alone, Some(Seat(0)), name),
        Whose::Yours
    );
    assert_eq!(
        Whose::from_holders(holders, Some(Seat(0)), name),
        Whose::Shared(vec!["Bob"])
    );
    assert_eq!(
        Whose::from_holders(holders, None, name),
        Whose::Others(vec!["Ana", "Bob"])
    );
}

#[test]
fn where_a_figure_stands_is_said_once() {
    for figure in [Figure::Shepherd, Figure::Pig, Figure::Builder] {
        let told = |texts: &Texts| texts.deploys_at("Ana", figure, FeatureKind::Field, site());
        let [told, french] = [told(english()), told(french())];
        assert_eq!(told.matches("field").count(), 1, "{told}");
        assert_eq!(french.matches("pré").count(), 1, "{french}");
        assert!(told.ends_with("to the north."), "{told}");
    }
}
