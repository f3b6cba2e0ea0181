//! The texts of both languages.

use engine::rules::{
    Action, Edition, Figure, Game, Illegal, LaidFigure, LaidTile, Position, Reason, Setup, Source,
    Spot, TieBreak, Timing,
};
use engine::session::{Level, Seating, Session};
use engine::table::{Chapter, Measure, RuleId, Seat, Silent};
use engine::tiles::{Compass, FeatureKind, Pos, Rotation, SegmentId, Side, Terrain, catalogue};
use page::messages::{
    Bearings, Facts, Language, Moment, Place, PlayerNames, Texts, sentences, texts,
};

use crate::card_samples;
use crate::cases::{line, reasons, scored, seats};
use crate::samples::{all, of_tiles, player_names};

fn english() -> &'static Texts {
    texts(Language::English)
}

fn french() -> &'static Texts {
    texts(Language::French)
}

#[test]
fn no_text_is_empty_or_unclean() {
    let editions = Edition::ALL.map(|edition| french().in_edition(edition));
    for texts in [english()].into_iter().chain(editions) {
        let language = texts.language();
        for (what, text) in all(texts) {
            assert!(!text.is_empty(), "{language:?}: {what} is empty");
            let unclean = text.trim() != text || text.contains("  ") || text.contains("..");
            assert!(!unclean, "{language:?}: {what}: “{text}”");
            let straight = text.contains(['\'', '"', '{', '}']);
            assert!(!straight, "{language:?}: {what}: “{text}”");
        }
    }
}

/// Texts that happen to be the same in both languages: "Menu", "3 points", "1 meeple".
const SAME: [&str; 28] = [
    "key_control",
    "thinking_long",
    "joker_building",
    "pause",
    "handicap_label",
    "mode_duel",
    "origin Handicap",
    "title",
    "tile_game",
    "card_game",
    "menu",
    "ok",
    "scores",
    "total",
    "points",
    "clock",
    "meeples",
    "figures",
    "small_city",
    "figure Meeple",
    "thing Meeple",
    "thing Mage",
    "thing Village",
    "thing Animal",
    "level Expert",
    "standings",
    "workshop_table",
    "cell_with_tile",
];

#[test]
fn the_languages_differ() {
    let (english, french) = (all(english()), all(french()));
    assert_eq!(english.len(), french.len());
    for ((what, english), (same, french)) in english.into_iter().zip(french) {
        assert_eq!(what, same);
        if english == french {
            let named = SAME.iter().any(|known| what.starts_with(known));
            assert!(named, "{what}: “{english}” in both languages");
        }
    }
}

/// Whether no mark of French stands after a space that breaks, or after none.
pub fn marks_stand_well(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    chars.windows(2).all(|pair| match pair[1] {
        ':' | '»' => pair[0] == '\u{a0}',
        ';' | '?' | '!' => pair[0] == '\u{202f}',
        _ => pair[0] != '«' || pair[1] == '\u{a0}',
    })
}

#[test]
fn french_marks_stand_after_a_space_that_does_not_break() {
    for (what, text) in all(french()) {
        assert!(marks_stand_well(&text), "{what}: “{text}”");
    }
}

#[test]
fn sentences_end_and_begin_as_sentences() {
    for language in Language::ALL {
        let texts = texts(language);
        let player_names = player_names(texts);
        for reason in reasons() {
            let text = sentences::refusal_text(texts, &player_names, reason);
            let first = text.chars().next().expect("a first letter");
            assert!(
                first.is_uppercase() && text.ends_with(['.', '?']),
                "“{text}”"
            );
        }
    }
}

#[test]
fn plurals_follow_the_rule_of_the_language() {
    let tiles = |texts: &Texts| [0, 1, 2].map(|count| texts.tiles(count));
    assert_eq!(tiles(english()), ["0 tiles", "1 tile", "2 tiles"]);
    assert_eq!(tiles(french()), ["0 tuile", "1 tuile", "2 tuiles"]);
    let cities = |texts: &Texts| [0, 1, 2].map(|n| texts.score_line(line(Measure::Cities, n, 3)));
    assert_eq!(
        cities(english()),
        ["0 cities × 3", "1 city × 3", "2 cities × 3"]
    );
    assert_eq!(
        cities(french()),
        ["0 ville × 3", "1 ville × 3", "2 villes × 3"]
    );
    assert_eq!(french().figures(Figure::Large, 2), "2 grands meeples");
    assert_eq!(french().tiles_left(1), "1 tuile restante");
    assert_eq!(french().tiles_left(30), "30 tuiles restantes");
}

#[test]
fn names_bend_as_the_language_wants() {
    assert_eq!(english().turn_of("Ana"), "Ana’s turn");
    assert_eq!(english().turn_of("Charles"), "Charles’ turn");
    assert_eq!(french().turn_of("Ben"), "Au tour de Ben");
    assert_eq!(french().turn_of("Élise"), "Au tour d’Élise");
    assert_eq!(
        english().names(&["Ana", "Ben", "Cleo"]),
        "Ana, Ben and Cleo"
    );
    assert_eq!(french().names(&["Ana", "Ben", "Cleo"]), "Ana, Ben et Cleo");
    assert_eq!(english().winners(&["Ana"], 1), "Ana wins with 1 point");
    assert_eq!(
        french().winners(&["Ana", "Ben"], 8),
        "Ana et Ben se partagent la victoire avec 8 points"
    );
}

#[test]
fn who_has_no_name_is_numbered() {
    let mut seating = Seating::against(3, Level::Greedy);
    seating.set_name(Seat(2), "Cleo");
    let names = |texts: &Texts| {
        let player_names = PlayerNames::new(texts, &seating);
        (0..4)
            .map(|seat| player_names.name(Seat(seat)).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(english()), ["Player 1", "Computer 2", "Cleo", "?"]);
    assert_eq!(names(french()), ["Joueur 1", "Ordinateur 2", "Cleo", "?"]);
}

#[test]
fn a_score_says_what_each_counted_where_several_stood() {
    let mut scored = scored(Source::Feature(FeatureKind::City), Timing::During);
    let sum = "4 tiles × 2 + 1 shield × 2 = 10";
    let told =
        |scored: &_| sentences::full_explanation(english(), &player_names(english()), scored);
    assert_eq!(told(&scored), sum);
    scored.strength[..2].copy_from_slice(&[2, 0]);
    assert_eq!(told(&scored), sum);
    scored.strength[1] = 1;
    let others = "For the majority: 2 for Ana and 1 for Bob.";
    assert_eq!(told(&scored), format!("{sum}. {others}"));
    // A name that ends with a number is told from what it counts.
    let seating = Seating::against(2, Level::Greedy);
    let computers = |texts: &'static Texts| {
        let player_names = PlayerNames::new(texts, &seating);
        sentences::grounds(texts, &player_names, &scored)
    };
    let said = [
        "For the majority: 2 for Player 1 and 1 for Computer 2.",
        "Mehrheit: 2 für Spieler 1 und 1 für Computer 2.",
        "Pour la majorité\u{a0}: 2 pour Joueur 1 et 1 pour Ordinateur 2.",
    ];
    let languages = [Language::English, Language::German, Language::French];
    assert_eq!(languages.map(|language| computers(texts(language))), said);
}

/// HS-31, HS-32, HS-34: who is paid without having more says by what.
#[test]
fn a_score_says_that_hills_decided_a_tie_and_by_which_rule() {
    let mut scored = scored(Source::Feature(FeatureKind::City), Timing::During);
    scored.strength[..3].copy_from_slice(&[2, 2, 2]);
    let mut told = |seats, number| {
        let rule = RuleId::rule(Chapter::Hs, number);
        scored.tie_break = Some(TieBreak { seats, rule });
        assert_eq!(scored.rules().last(), Some(&rule));
        sentences::special_grounds(english(), &player_names(english()), &scored).join(" ")
    };
    assert_eq!(
        told(seats(&[0]), 31),
        "Hills break the tie: Ana stands on one."
    );
    assert_eq!(
        told(seats(&[0, 1]), 32),
        "Hills break the tie: Ana and Bob stand on one."
    );
    assert_eq!(
        told(seats(&[1]), 34),
        "Hills break the tie: Bob has the most meeples on them."
    );
}

#[test]
fn points_for_nothing_say_why() {
    let mut scored = scored(Source::Feature(FeatureKind::Road), Timing::Final);
    scored.items.truncate(1);
    let mut told = |rule: &str| {
        scored.points = 0;
        scored.items[0].line.each = 0;
        scored.items[0].line.rule = rule.parse().expect("a rule");
        assert!(scored.is_loss() && scored.is_news());
        sentences::grounds(english(), &player_names(english()), &scored)
    };
    let said = [
        ("IC-03", "An unfinished road with an inn is worth nothing."),
        (
            "IC-07",
            "An unfinished city with a cathedral is worth nothing.",
        ),
        ("HS-20", "Sheep that did not come home are worth nothing."),
        (
            "R-GB-10",
            "When the game ends, the gingerbread man brings nothing.",
        ),
        ("FIELD-30", "A city pays each player only once."),
        ("R-MSG-04", "A tie is not enough for message 8."),
        ("MSG-28", "Others have more meeples there."),
    ];
    for (rule, sentence) in said {
        assert_eq!(told(rule), sentence);
    }
    // A field beside which no city is complete has lost nothing.
    scored.items[0].line.count = 0;
    assert!(!scored.is_loss());
}

#[test]
fn a_score_is_explained_line_by_line_and_names_its_rules() {
    let scored = scored(Source::Feature(FeatureKind::City), Timing::During);
    let explained = |texts| sentences::explanation(texts, &scored);
    assert_eq!(explained(english()), "4 tiles × 2 + 1 shield × 2 = 10");
    assert_eq!(explained(french()), "4 tuiles × 2 + 1 blason × 2 = 10");
    assert_eq!(
        sentences::rules(english(), &scored),
        "Rules: CITY-02, CITY-03"
    );
    assert_eq!(
        sentences::rules(french(), &scored),
        "Règles\u{a0}: CITY-02, CITY-03"
    );
    let points = |texts| sentences::points(texts, &player_names(texts), &scored);
    assert_eq!(points(english()), "Ana scores 10 points for a city.");
    assert_eq!(points(french()), "Ana marque 10 points pour une ville.");
}

#[test]
fn what_the_witch_takes_is_taken_away() {
    let lines = [line(Measure::Tiles, 7, 1), line(Measure::Witch, 3, 1)];
    assert_eq!(english().score_sum(&lines, 4), "7 tiles − 3 (witch) = 4");
    assert_eq!(french().score_sum(&lines, 4), "7 tuiles − 3 (sorcière) = 4");
}

#[test]
fn a_refusal_teaches_with_all_its_reasons() {
    let (side, ours, theirs) = (Side::North, Terrain::Road, Terrain::City);
    let illegal = Illegal {
        reasons: vec![
            Reason::EdgeMismatch { side, ours, theirs },
            Reason::Occupied(seats(&[0, 2])),
        ],
    };
    let told = |texts| sentences::refusal_texts(texts, &player_names(texts), &illegal);
    assert_eq!(
        told(english()),
        [
            "The north edge is a road, its neighbour shows a city.",
            "Ana’s and Charles’ meeples are already there, maybe far away: all that is joined up is one.",
        ]
    );
    assert_eq!(
        told(french()),
        [
            "Au nord, la tuile montre une route et sa voisine une ville.",
            "Des meeples d’Ana et de Charles s’y trouvent déjà, même au loin\u{a0}: c’est toute la zone reliée qui \
             compte.",
        ]
    );
}

#[test]
fn figures_roads_and_shields_are_called_as_in_the_edition() {
    let told = |texts: &Texts| {
        let scored = scored(Source::Feature(FeatureKind::City), Timing::During);
        let road = Facts {
            kind: FeatureKind::Road,
            tiles: 2,
            shields: 0,
            cities: 0,
            complete: true,
        };
        [
            sentences::explanation(texts, &scored),
            texts.deploys("Ana", Figure::Meeple, FeatureKind::Road),
            texts.takes_home("Ana", Figure::Meeple),
            texts.feature_held(&road, &["Ana"], 2),
            texts.completed(FeatureKind::Road).to_string(),
            texts.tip_figure().to_string(),
        ]
    };
    let of = |edition| told(french().in_edition(edition));
    let first = of(Edition::First2001);
    assert_eq!(
        first[..5],
        [
            "4 tuiles × 2 + 1 bouclier × 2 = 10",
            "Ana place un voleur.",
            "Ana reprend un partisan.",
            "Chemin, 2 tuiles, complet\u{a0}: 2 points pour Ana.",
            "Un chemin est complet.",
        ]
    );
    assert!(first[5].contains("le chemin"), "{}", first[5]);
    let (winter, current) = (of(Edition::Winter), of(Edition::Current));
    assert_eq!(winter[..3], first[..3]);
    assert_eq!(winter[3..], current[3..]);
    assert_eq!(
        current[..5],
        [
            "4 tuiles × 2 + 1 blason × 2 = 10",
            "Ana place un brigand.",
            "Ana reprend un meeple.",
            "Route, 2 tuiles, complète\u{a0}: 2 points pour Ana.",
            "Une route est complète.",
        ]
    );
    let english = |edition| told(english().in_edition(edition));
    assert_eq!(english(Edition::First2001), english(Edition::Current));
}

#[test]
fn no_word_of_the_current_edition_stands_in_an_older_one() {
    for edition in Edition::ALL {
        let strange: &[&str] = match edition {
            Edition::First2001 => &["meeple", "blason", "brigand", "route"],
            Edition::Winter => &["meeple", "blason", "brigand", "chemin"],
            Edition::Current => &["partisan", "bouclier", "chemin"],
        };
        for (what, text) in of_tiles(french().in_edition(edition)) {
            let small = text.to_lowercase();
            let found = strange.iter().find(|word| small.contains(*word));
            assert_eq!(found, None, "{edition:?}: {what}: “{text}”");
        }
    }
}

#[test]
fn r_card_02_the_card_game_has_the_same_words_beside_every_edition() {
    let told = |edition| {
        let mut all = card_samples::all(french().in_edition(edition));
        // A sentence on the other game.
        all.retain(|(what, _)| what != "tile_game_hint");
        all
    };
    for edition in Edition::ALL {
        assert_eq!(told(edition), told(Edition::Current));
    }
}

/// Places for a meeple on the start tile's twin, put to the east of the start tile: city north, road east to west.
fn places(texts: &Texts) -> Vec<String> {
    let tile = catalogue().find("base/D").expect("the tile");
    let position = Position {
        tiles: vec![LaidTile {
            tile,
            pos: Pos::new(0, 0),
            rotation: Rotation::R0,
        }],
        drawn: Some(tile),
        ..Position::default()
    };
    let setup = Setup::base(Edition::Current, 2);
    let mut game = Game::from_position(setup, &position, &mut Silent).expect("a position");
    let options = game.placements(tile);
    let &(pos, rotation) = options
        .iter()
        .find(|option| option.1 == Rotation::R0)
        .expect("a place");
    let place = Action::Place {
        tile,
        pos,
        rotation,
    };
    game.apply(place, &mut Silent).expect("a legal action");
    let segments = catalogue().tile(tile).segments.len() as u8;
    (0..segments)
        .filter_map(|segment| Place::on_placed_tile(&game, Figure::Meeple, SegmentId(segment)))
        .map(|place| texts.place(&place))
        .collect()
}

#[test]
fn places_for_a_figure_say_where_they_are_and_what_they_hold() {
    assert_eq!(
        places(english()),
        [
            "knight in the city to the north: 1 tile",
            "highwayman on the road to the east and west: 2 tiles",
            "farmer in the field to the north-east and north-west: 0 completed cities",
            "farmer in the field to the south: 0 completed cities",
        ]
    );
    assert_eq!(
        places(french()),
        [
            "chevalier dans la ville au nord\u{a0}: 1 tuile",
            "brigand sur la route à l’est et à l’ouest\u{a0}: 2 tuiles",
            "paysan dans le pré au nord-est et au nord-ouest\u{a0}: 0 ville complète",
            "paysan dans le pré au sud\u{a0}: 0 ville complète",
        ]
    );
}

#[test]
fn a_feature_says_who_holds_it_and_for_how_much() {
    let tile = catalogue().find("base/D").expect("the tile");
    let (pos, rotation) = (Pos::new(0, 0), Rotation::R0);
    let city = catalogue()
        .tile(tile)
        .each()
        .find(|(_, segment)| segment.kind == FeatureKind::City);
    let spot = Spot {
        pos,
        segment: city.expect("a city").0,
    };
    let mut position = Position {
        tiles: vec![LaidTile {
            tile,
            pos,
            rotation,
        }],
        ..Position::default()
    };
    let told = |position: &Position, language| {
        let setup = Setup::base(Edition::Current, 2);
        let game = Game::from_position(setup, position, &mut Silent).expect("a position");
        let seg = game.board().seg(spot).expect("a segment");
        let texts = texts(language);
        sentences::feature(
            texts,
            &player_names(texts),
            &game,
            game.regions().region_of(seg),
        )
    };
    assert_eq!(
        told(&position, Language::English),
        "City, 1 tile: nobody stands there."
    );
    let figure = Figure::Meeple;
    position.figures = vec![LaidFigure {
        seat: Seat(1),
        figure,
        spot,
    }];
    assert_eq!(
        told(&position, Language::English),
        "City, 1 tile: 1 point for Bob."
    );
    assert_eq!(
        told(&position, Language::French),
        "Ville, 1 tuile\u{a0}: 1 point pour Bob."
    );
}

#[test]
fn cells_are_named_from_the_start() {
    assert_eq!(english().cell(Pos::new(2, -1)), "2 east, 1 north");
    assert_eq!(french().cell(Pos::new(-2, 1)), "2 à l’ouest, 1 au sud");
    assert_eq!(english().cell(Pos::new(0, 0)), "the start");
}

#[test]
fn directions_are_listed() {
    let set = [Compass::North, Compass::West]
        .into_iter()
        .fold(Bearings::NONE, Bearings::with);
    assert_eq!(english().bearings(set), "to the north and west");
    assert_eq!(french().bearings(set), "au nord et à l’ouest");
    assert_eq!(english().bearings(Bearings::NONE), "");
}

#[test]
fn the_language_of_the_browser_is_found() {
    assert_eq!(Language::parse("fr-CA"), Some(Language::French));
    assert_eq!(Language::parse("EN_us"), Some(Language::English));
    assert_eq!(Language::parse("frisian"), None);
    assert_eq!(Language::choose(["it-IT", "fr", "en"]), Language::French);
    assert_eq!(Language::choose(["it"]), Language::English);
    for language in Language::ALL {
        assert_eq!(Language::parse(language.code()), Some(language));
        assert_eq!(texts(language).language(), language);
    }
}

#[test]
fn a_text_that_cannot_be_read_is_told_with_line_and_reason() {
    let told = |record: &str| {
        let error = <Session>::load(record).expect_err("cannot be read");
        [Language::English, Language::French]
            .map(|language| sentences::record_error(texts(language), &error))
    };
    assert_eq!(
        told("bastide 1\nseats 2\nplay\nplace base/Zz 1,0"),
        [
            "Line 4: There is no tile “base/Zz”.",
            "Ligne 4\u{a0}: La tuile «\u{a0}base/Zz\u{a0}» n’existe pas.",
        ]
    );
    assert_eq!(
        told("bastide 1\nseats 2\noption first-player 1\nstack base/E\nplay\nplace base/E 4,4"),
        [
            "Line 6: A tile must share a whole side with a tile on the table; a corner is not enough.",
            "Ligne 6\u{a0}: Une tuile doit en toucher une autre par un côté entier\u{202f}; un coin ne suffit pas.",
        ]
    );
    let both = "bastide 1\nseats 2\nstart\ntile base/D 0,0\nfigure 1 meeple city N 3,3\n";
    assert_eq!(
        told(both),
        [
            "Line 5: No tile lies on 3,3.",
            "Ligne 5\u{a0}: Il n’y a pas de tuile en 3,3.",
        ]
    );
    let faults = "bastide 1\nseats 2\nstart\ntile base/D 0,0\ntile base/D 7,7\ntile base/D 0,0\n";
    assert_eq!(
        told(faults)[0],
        "Line 6: 7 east, 7 south: the tile touches no earlier tile. The start: two tiles lie here."
    );
}

#[test]
fn a_long_word_of_a_strange_text_is_not_repeated_whole() {
    let text = format!("bastide 1\n{}\n", "ü".repeat(5000));
    let error = <Session>::load(&text).expect_err("cannot be read");
    let told = sentences::record_error(english(), &error);
    assert!(told.chars().count() < 100, "{told}");
}

#[test]
fn a_saved_game_says_when_that_was() {
    let moment = |year, month, day, hour| Moment {
        year,
        month,
        day,
        hour,
        minute: 5,
    };
    let now = moment(2026, 3, 9, 14);
    let told = |moment| [english(), french()].map(|texts| texts.saved_at(moment, now));
    assert_eq!(
        told(now),
        ["today, 14:05", "aujourd’hui, 14\u{a0}h\u{a0}05"]
    );
    assert_eq!(
        told(moment(2026, 2, 1, 8)),
        ["1 February, 8:05", "1er février, 8\u{a0}h\u{a0}05"]
    );
    assert_eq!(
        told(moment(2025, 12, 24, 8)),
        ["24 December 2025", "24 décembre 2025"]
    );
}
