//! One of every message, for tests that look at all of them.

use engine::rules::{
    Before, CellOdds, Change, Draws, Edition, FeatureOdds, FieldScoring, Figure, Hand, Marker,
    Message, Odds, Part, SmallCity,
};
use engine::session::{Colour, Level, Origin, Seating};
use engine::table::{Seat, SeatSet};
use engine::tiles::{Compass, FeatureKind, Pos, Side, Terrain, TileSet};
use page::messages::{Facts, Moment, PlayerNames, Texts, sentences};
use view::scene::things::Thing;

use crate::card_samples;
use crate::cases::{events, faults, lines, questions, reasons, troubles};
use crate::heard::heard;
use crate::label_samples::{goals, labels, remarks};

const TERRAINS: [Terrain; 4] = [Terrain::Field, Terrain::Road, Terrain::City, Terrain::River];
/// Ana, Bob and Charles, of the current edition.
pub fn player_names(texts: &Texts) -> PlayerNames {
    let mut seating = Seating::persons(3);
    for (seat, name) in (0..).map(Seat).zip(["Ana", "Bob", "Charles"]) {
        seating.set_name(seat, name);
    }
    PlayerNames::new(texts, &seating)
}

/// Every message of a language, each with what it is about.
pub fn all(texts: &Texts) -> Vec<(String, String)> {
    let mut all = of_tiles(texts);
    all.extend(card_samples::all(texts));
    all
}

/// Every message but those of the card game.
pub fn of_tiles(texts: &Texts) -> Vec<(String, String)> {
    let player_names = player_names(texts);
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |what: String, text: String| all.push((what, text));
    for (file, name, text) in texts.without_parts() {
        // What the command line says is laid out in lines, and not on the page (`tests/cli`); words to search by are
        // those of every edition, and never shown.
        let apart = file == "command-line" || file == "search";
        if apart || file.starts_with("card") || name.starts_with("between_") {
            continue;
        }
        add(name.to_string(), text.to_string());
    }
    for (what, text) in words(texts)
        .into_iter()
        .chain(counts(texts))
        .chain(readings(texts))
        .chain(clock(texts))
        .chain(heard(texts))
        .chain(labels(texts))
        .chain(goals(texts))
        .chain(remarks(texts))
    {
        add(what, text);
    }
    for event in events() {
        add(
            format!("{event:?}"),
            sentences::event(texts, &player_names, &event),
        );
    }
    for reason in reasons() {
        add(
            format!("{reason:?}"),
            sentences::refusal_text(texts, &player_names, reason),
        );
    }
    for question in questions() {
        add(format!("{question:?}"), texts.ask(question));
    }
    for fault in faults() {
        add(format!("{fault:?}"), sentences::setup_fault(texts, fault));
    }
    for trouble in troubles() {
        add(format!("{trouble:?}"), sentences::trouble(texts, &trouble));
    }
    for (what, text) in keeping(texts) {
        add(what.to_string(), text);
    }
    for line in lines() {
        add(format!("{line:?}"), texts.score_line(line));
    }
    all
}

/// What is said of a clock, and of games that end early.
fn clock(texts: &Texts) -> Vec<(String, String)> {
    let times = [(0, 1), (1, 0), (9, 30)].into_iter();
    let times = times.map(|(minutes, seconds)| texts.clock_told("Ana", minutes, seconds));
    let told = [
        texts.minutes(5),
        texts.one_minute_left("Ana"),
        texts.ten_seconds_left("Ana"),
        texts.time_is_over("Ana"),
        texts.time_is_over_for("Ana"),
        texts.resign_hint("Ana"),
        texts.resign_hint_computer("Ana"),
        texts.resigns("Ana"),
        texts.resigns_for("Ana"),
        texts.wins_so("Ana"),
        texts.offer_draw("Ana"),
        texts.draw_offered("Ana"),
        texts.declines_draw("Ana"),
        texts.turn_adds(0),
        texts.turn_adds(10),
        texts.clock_in_short(10, 0),
        texts.clock_in_short(10, 5),
        texts.wins_on_time("Ana"),
    ];
    let all = times.chain(told);
    all.map(|text| ("clock".to_string(), text)).collect()
}

fn words(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    macro_rules! each {
        ($list:expr, $($method:ident),+) => {
            for one in $list { $(all.push((format!("{} {one:?}", stringify!($method)), texts.$method(one).to_string()));)+ }
        };
    }
    each!(Side::ALL, side);
    each!(Compass::ALL, compass);
    each!(TERRAINS, terrain);
    each!(
        FeatureKind::ALL,
        feature,
        feature_name,
        on_feature,
        score_next
    );
    each!(Figure::ALL, figure);
    each!([Marker::Score, Marker::Messenger], marker);
    for marker in [Marker::Score, Marker::Messenger] {
        all.push((format!("advance {marker:?}"), texts.advance(marker, 3, 7)));
    }
    for key in ["Enter", "Shift+I"] {
        all.push((format!("key_name {key}"), texts.key_name(key)));
    }
    each!(Colour::ALL, colour);
    each!(Level::ALL, level, level_hint);
    each!(Edition::ALL, edition, edition_hint);
    each!(
        [
            FieldScoring::PerField,
            FieldScoring::PerFieldOnce,
            FieldScoring::PerCity
        ],
        field_scoring,
        field_scoring_hint
    );
    each!([SmallCity::Two, SmallCity::Four], small_city);
    each!([Hand::One, Hand::Three], hand);
    each!(Thing::ALL.iter().copied(), thing, thing_hint);
    each!(Part::ALL.iter().copied(), part);
    let playable = Part::ALL.iter().copied().filter(|part| part.is_playable());
    each!(playable, part_hint);
    each!(TileSet::ALL, tile_set);
    each!(Message::ALL, message);
    each!(Origin::ALL, origin);
    for kind in FeatureKind::ALL {
        all.push((format!("role {kind:?}"), texts.role(kind).to_string()));
        for figure in Figure::ALL {
            let text = texts.recall(figure, kind);
            all.push((format!("recall {figure:?} {kind:?}"), text.to_string()));
        }
    }
    all
}

fn counts(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for count in [0, 1, 2, 7] {
        add("tiles", texts.tiles(count));
        add("percent", texts.percent(count));
        add("options_changed", texts.options_changed(count));
        add("points", texts.points(count));
        add("players_count", texts.players_count(count));
        add("meeples", texts.meeples(count));
        add("meeples_left", texts.meeples_left(count));
        add("tiles_left", texts.tiles_left(count));
        add("player", texts.player(count));
        add("computer_player", texts.computer_player(count));
        add("turn_heading", texts.turn_heading(count, "Ana"));
        add("turn_number", texts.turn_number(count, 9));
        add("scoring_step", texts.scoring_step(count, 9));
        add("fits", texts.fits(count));
        add("robber_space", texts.robber_space(count, &["Ana", "Bob"]));
        add("rob_on", texts.rob_on(count, &["Ana", "Bob"]));
        for figure in Figure::ALL {
            add("figures", texts.figures(figure, count));
        }
    }
    for (x, y) in [(0, 0), (2, 0), (0, 3), (-1, -1)] {
        add("cell", texts.cell(Pos::new(x, y)));
    }
    add("edges", texts.edges(TERRAINS));
    for kind in FeatureKind::ALL {
        let facts = Facts {
            kind,
            tiles: 3,
            shields: 1,
            cities: 2,
            complete: true,
        };
        add("feature_held", texts.feature_held(&facts, &[], 0));
        add("feature_held", texts.feature_held(&facts, &["Ana"], 3));
        for figure in Figure::ALL {
            add("standing", texts.standing("Ana", figure, kind));
        }
    }
    add("by_edition", texts.by_edition("4"));
    add("turn_of", texts.turn_of("Ana"));
    add("decides_in", texts.decides_in("Ana", "Charles"));
    add("covered", texts.covered("Ana", "V"));
    add("thinking", texts.thinking("Ana"));
    add("hand_over", texts.hand_over("Ana"));
    add("winner", texts.winners(&["Ana"], 1));
    add("winners", texts.winners(&["Ana", "Bob", "Charles"], 50));
    add("names", texts.names(&["Ana", "Bob"]));
    add("by_rules", texts.by_rules(&["ROAD-02".to_string()]));
    all
}

fn keeping(texts: &Texts) -> Vec<(&'static str, String)> {
    let moment = |year, month, day| {
        let (hour, minute) = (9, 5);
        Moment {
            year,
            month,
            day,
            hour,
            minute,
        }
    };
    let now = moment(2026, 3, 9);
    let mut all = vec![
        ("on_line", texts.on_line(3, texts.line_too_short())),
        ("about", texts.about(texts.delete_game(), "Ana")),
        ("show_more", texts.show_more(3)),
        ("deleted", texts.deleted("Ana")),
        ("broken_save", texts.broken_save(texts.not_a_game())),
        ("broken_import", texts.broken_import(texts.not_a_game())),
    ];
    let days = [now, moment(2026, 3, 1), moment(2025, 3, 9)];
    all.extend(days.map(|day| ("saved_at", texts.saved_at(day, now))));
    all
}

fn readings(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |what: &str, text: String| all.push((what.to_string(), text));
    for kind in FeatureKind::ALL {
        add("feature_title", texts.feature_title(kind).to_string());
    }
    let before = Before {
        tiles: 2,
        points: 3,
        holders: SeatSet::EMPTY,
    };
    for (completes, joined) in [(true, 1), (false, 2), (false, 1)] {
        let change = Change {
            kind: FeatureKind::City,
            made_of: vec![before; joined],
            completes,
            tiles: 3,
            after: 8,
            holders: SeatSet::EMPTY,
        };
        add("change", texts.change(&change));
    }
    add("rule_named", texts.rule_named("ROAD-02"));
    odds(texts, &mut add);
    add("editions_compared", texts.editions_compared().to_string());
    add("not_in_edition", texts.not_in_edition().to_string());
    add("odds_as_it_stands", texts.odds_as_it_stands().to_string());
    for count in [1, 2] {
        add("tiles_fit", texts.tiles_fit(count));
        let cells = vec!["a".to_string(); count as usize];
        add("lit_up", texts.lit_up(&cells));
        add("unseen_of", texts.unseen_of("a", count, 3));
        add("at_table", texts.at_table(count));
        add(
            "comes",
            texts.comes(&texts.computer_player(count), Some("A")),
        );
        add("times", texts.times("a", count + 1));
        add("rules_head", texts.rules_head(count).to_string());
    }
    all
}

/// What may still come: with one draw, with several and with none, for as many cells as make a difference.
fn odds(texts: &Texts, add: &mut impl FnMut(&str, String)) {
    let some = |of| Some(Odds { of, all: 4 });
    let draws = |drawn| Draws { unseen: 41, drawn };
    for (fitting, drawn, odds) in [
        (0, 4, some(0)),
        (1, 1, some(1)),
        (3, 4, some(1)),
        (2, 0, None),
    ] {
        let dead = odds.is_none();
        let draws = draws(drawn);
        let told = CellOdds {
            fitting,
            draws,
            odds,
            dead,
        };
        add("cell_odds", texts.cell_odds(&told).join(". "));
    }
    let closing: [&[u16]; 6] = [&[0], &[1], &[3], &[2, 1], &[4, 2, 3], &[1]];
    let closing = closing.into_iter().enumerate();
    for ((index, closing), in_hand) in closing.flat_map(|one| [false, true].map(|held| (one, held)))
    {
        for drawn in [0, 1, 2, 4] {
            let comes = closing.len() <= usize::from(drawn) && closing[0] > 0;
            let odds = some(comes.into()).filter(|_| drawn > 0);
            let told = FeatureOdds {
                closing: closing.to_vec(),
                in_hand,
                draws: draws(drawn),
                odds,
                dead: index == 5,
            };
            add("feature_odds", texts.feature_odds(&told).join(" "));
        }
    }
}
