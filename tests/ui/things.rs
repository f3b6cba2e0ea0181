//! Everything has a name: every figure, token, symbol on a tile and space of the track says what it is, what it does, and leads to
//! its rule, wherever it is seen.

use std::collections::BTreeSet;

use crate::screen::{Screen, of_class};
use engine::rules::{Figure, Module, Placed, Token, Wizard};
use engine::tiles::{Goods, RoadEnd, Side, Symbol, Tile, TileSet, catalogue};
use kurbo::Vec2;
use page::elements::drawing;
use page::elements::setting::SettingChange;
use page::elements::tree::Node;
use page::messages::{Language, RuleTexts, Texts, rule_file, rule_of, texts};
use page::stage::Device;
use page::stage::tiles::tooltip::Subject;
use view::scene::answers::Piece;
use view::scene::figures::{Owner, Shape};
use view::scene::pointing::{Sighted, lying_on, printed_on, thing_at};
use view::scene::things::Thing;
use view::scene::{Detail, Look};

/// All that a game can have, and much of it on the table.
pub const EVERYTHING: &str = "bastide 1\nset base\nset inns\nset traders\nset flying\nset ferries\nset gold\nset mage\nset robbers\n\
    set crop\nset hills\nset gingerbread\npart abbot\npart large-meeple\npart inns\npart cathedrals\npart goods\npart builder\n\
    part pig\npart flight\npart messengers\npart ferries\npart gold\npart mage-witch\npart robbers\npart crop-circles\npart hills\n\
    part shepherds\npart vineyards\npart gingerbread\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
    start\ntile base/D 0,0\ngoods 1 wine 1\ngoods 1 wheat 2\ngoods 2 cloth 1\ningots 1 4\nrobber 2 0\nfigure 1 shepherd field 3456 0,0\n\
    flock 1 2 2\ngold 0,0 2\nmage road EW 0,0\ngingerbread city N 0,0\nplay\n";

fn note(screen: &Screen) -> Option<Node> {
    let page = screen.app.page();
    let all = page.all();
    let found = all
        .iter()
        .find(|node| node.key.as_deref() == Some("tooltip"));
    found.map(|node| (*node).clone())
}

/// What a page must contain to tell a thing.
fn told(texts: &Texts, thing: Thing) -> [String; 3] {
    [
        texts.thing(thing),
        texts.thing_hint(thing).to_string(),
        rule_of(thing).to_string(),
    ]
}

/// A game with a single tile on the table.
fn alone(tile: &Tile) -> Screen {
    let set = tile.set.name();
    let base = match tile.set {
        TileSet::Base | TileSet::Winter => "",
        _ => "set base\n",
    };
    let quays = tile
        .each()
        .filter(|(_, one)| one.end == Some(RoadEnd::Dock));
    let mut quays = quays.filter_map(|(_, one)| one.sides.iter().next());
    let ferry = match (tile.shows(Symbol::FerryLake), quays.next(), quays.next()) {
        (true, Some(one), Some(other)) => format!("ferry 0,0 {} {}\n", letter(one), letter(other)),
        _ => String::new(),
    };
    let parts = Module::ALL
        .into_iter()
        .filter(|module| module.tiles() == Some(tile.set));
    let parts: String = parts
        .flat_map(|module| module.parts().iter())
        .map(|part| format!("part {}\n", part.name()))
        .collect();
    let more = if tile.set == TileSet::Base {
        "part abbot\n"
    } else {
        ""
    };
    let edition = if set == "winter" {
        "edition winter\n"
    } else {
        ""
    };
    Screen::open(&format!(
        "bastide 1\n{edition}{base}set {set}\n{parts}{more}seats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\nseed 1\n\
         start\ntile {} 0,0\n{ferry}play\n",
        tile.name
    ))
}

fn letter(side: Side) -> char {
    ['N', 'E', 'S', 'W'][side as usize]
}

/// A point where nothing lies above it.
fn open_place(screen: &Screen, one: Sighted) -> Sighted {
    let stage = screen.tile_stage();
    let zoom = stage.camera_at(screen.now).zoom;
    let around = (0..24).map(|step| {
        let way = Vec2::from_angle(f64::from(step)) * one.radius * 0.9;
        one.at + way
    });
    let mut all = std::iter::once(one.at).chain(around);
    let at = all.find(|&at| {
        thing_at(stage.game(), at, (zoom, 10.0), Look::Summer)
            .is_some_and(|found| found.thing == one.thing)
    });
    Sighted {
        at: at.unwrap_or(one.at),
        ..one
    }
}

/// Rests the mouse on a place of the table.
fn rest_on(screen: &mut Screen, one: Sighted) {
    let at = screen.tile_stage().camera_at(screen.now).on_screen(one.at);
    screen.to(Device::Mouse, at);
    screen.now += 450.0;
    screen.app.tick(screen.now);
}

#[test]
fn everything_has_a_name_a_sentence_and_a_rule_in_each_language() {
    for language in Language::ALL {
        let texts = texts(language);
        let mut names = BTreeSet::new();
        for &thing in Thing::ALL {
            let name = texts.thing(thing);
            let hint = texts.thing_hint(thing);
            assert!(
                name.chars().count() > 1 && !name.contains('…'),
                "{thing:?}: {name}"
            );
            assert!(hint.len() > 10 && hint.ends_with('.'), "{thing:?}: {hint}");
            assert!(names.insert(name), "two things have the name of {thing:?}");
            let rule = rule_of(thing);
            let file = format!(
                "{}/../../assets/{}",
                env!("CARGO_MANIFEST_DIR"),
                rule_file(rule.chapter, language)
            );
            let rules = RuleTexts::read(&std::fs::read_to_string(file).expect("a chapter"));
            assert!(rules.get(rule).is_some(), "{thing:?}: {rule}");
        }
    }
}

#[test]
fn whatever_is_drawn_is_a_thing_and_every_thing_has_a_picture() {
    let mut drawn: BTreeSet<Thing> = Shape::ALL.map(Thing::of_shape).into();
    drawn.extend(Figure::ALL.map(Thing::of_figure));
    drawn.extend(Wizard::ALL.map(Thing::of_wizard));
    drawn.extend(Goods::ALL.map(Thing::of_goods));
    drawn.extend(Token::ALL.map(Thing::of_token));
    drawn.extend(
        [Piece::Ingot, Piece::Ferry, Piece::Sheep, Piece::Gingerbread]
            .into_iter()
            .filter_map(Thing::of_piece),
    );
    drawn.extend(catalogue().tiles().iter().flat_map(Thing::printed));
    drawn.extend([Thing::Space, Thing::DarkSpace]);
    let all: BTreeSet<Thing> = Thing::ALL.iter().copied().collect();
    assert_eq!(
        all.difference(&drawn).collect::<Vec<_>>(),
        Vec::<&Thing>::new()
    );
    for &thing in Thing::ALL {
        let picture = drawing::thing(thing, Owner::Blue, Look::Summer);
        let some = picture.tag != "svg" || picture.all().len() > 2;
        assert!(some, "{thing:?} is not drawn");
        assert!(
            Thing::ALL
                .iter()
                .filter(|other| other.word() == thing.word())
                .count()
                == 1
        );
    }
}

#[test]
fn every_symbol_on_every_tile_of_every_set_is_named_where_it_is_pointed_at() {
    // Two tiles of a later printing are in no box of these editions.
    let boxed = |tile: &&Tile| tile.copies.in_print(tile.set.default_print()) > 0;
    let tiles = catalogue().tiles().iter();
    assert_eq!(tiles.clone().filter(|tile| !boxed(tile)).count(), 2);
    for tile in tiles.filter(boxed) {
        let mut screen = alone(tile);
        let placed = *screen
            .tile_stage()
            .game()
            .board()
            .placed()
            .first()
            .expect("a tile");
        let zoom = screen.tile_stage().camera_at(screen.now).zoom;
        let there = printed_on(&placed, Detail::at(zoom));
        for thing in Thing::printed(tile) {
            let one = there.iter().find(|one| one.thing == thing);
            let one = *one.unwrap_or_else(|| panic!("{}: no place for {thing:?}", tile.name));
            let one = open_place(&screen, one);
            rest_on(&mut screen, one);
            let text = note(&screen)
                .map(|note| note.all_text())
                .unwrap_or_default();
            let counts = thing.counts(screen.tile_stage().game());
            for part in told(texts(Language::English), thing)
                .iter()
                .skip(usize::from(!counts) * 2)
            {
                assert!(text.contains(part), "{} {thing:?}: {text}", tile.name);
            }
            assert!(
                text.contains(&texts(Language::English).thing(thing)),
                "{} {thing:?}: {text}",
                tile.name
            );
        }
    }
}

#[test]
fn small_tiles_name_their_icons() {
    let screen = Screen::open(EVERYTHING);
    let start = screen.tile_stage().game().board().placed()[0];
    for tile in catalogue().tiles() {
        let placed = Placed {
            tile: tile.id,
            ..start
        };
        for detail in Detail::ALL {
            let there = printed_on(&placed, detail);
            for thing in Thing::printed(tile) {
                assert!(
                    there.iter().any(|one| one.thing == thing),
                    "{} {detail:?}: {thing:?}",
                    tile.name
                );
            }
        }
    }
}

#[test]
fn figures_and_tokens_of_the_players_say_what_they_do_and_lead_to_the_legend() {
    let mut screen = Screen::open(EVERYTHING);
    let page = screen.app.page();
    let texts = texts(Language::English);
    let pictures = [
        of_class(&page, "special"),
        of_class(&page, "stock"),
        of_class(&page, "supply"),
    ]
    .concat();
    assert!(pictures.len() > 16, "{}", pictures.len());
    for picture in pictures {
        let name = picture.get("data-run").expect("it leads to the legend");
        let thing = Thing::ALL
            .iter()
            .find(|thing| name == format!("thing {}", thing.word()));
        let thing = *thing.expect("a thing");
        let title = picture.get("data-title").expect("a tooltip");
        assert!(title.ends_with(texts.thing_hint(thing)), "{title}");
    }
    screen.press("thing wheat");
    let page = screen.app.page();
    let asked = of_class(&page, "asked");
    let text = asked[0].all_text();
    for part in told(texts, Thing::Wheat) {
        assert!(text.contains(&part), "{part}: {text}");
    }
}

#[test]
fn spaces_of_the_track_and_what_stands_there_have_tooltips() {
    let screen = Screen::open(EVERYTHING);
    let page = screen.app.page();
    let texts = texts(Language::English);
    let spaces = of_class(&page, "space");
    assert_eq!(spaces.len(), 50);
    for (number, space) in spaces.iter().enumerate() {
        let thing = if number % 5 == 0 {
            Thing::DarkSpace
        } else {
            Thing::Space
        };
        let title = space.get("data-title").expect("a tooltip");
        assert!(
            title.ends_with(texts.thing_hint(thing)),
            "{number}: {title}"
        );
    }
    let pieces = of_class(&page, "piece");
    assert!(pieces.len() >= 5);
    assert!(pieces.iter().all(|piece| {
        piece
            .get("data-title")
            .is_some_and(|title| title.ends_with('.'))
    }));
}

#[test]
fn the_legend_shows_everything_in_play_one_press_away() {
    let mut screen = Screen::open(EVERYTHING);
    screen.press("legend");
    let page = screen.app.page();
    let texts = texts(Language::English);
    let list = of_class(&page, "things");
    let rows: Vec<&Node> = list
        .iter()
        .flat_map(|list| list.all())
        .filter(|node| node.tag == "li")
        .collect();
    let seen = Thing::in_game(screen.tile_stage().game());
    assert_eq!(rows.len(), seen.len());
    for (row, &thing) in rows.into_iter().zip(&seen) {
        assert!(row.all().iter().any(|node| {
            ["svg", "canvas"].contains(&node.tag)
                || node
                    .get("class")
                    .is_some_and(|class| class.contains("square"))
        }));
        for part in told(texts, thing) {
            assert!(row.all_text().contains(&part), "{part}: {}", row.all_text());
        }
    }
    let left_out: Vec<&Thing> = Thing::ALL
        .iter()
        .filter(|thing| !seen.contains(thing))
        .collect();
    assert_eq!(
        left_out,
        [
            &Thing::Animal,
            &Thing::RiverSource,
            &Thing::RiverLake,
            &Thing::RiverBridge
        ]
    );
    let mut screen = Screen::open(crate::screen::PERSONS);
    let seen = Thing::in_game(screen.tile_stage().game());
    assert!(
        seen.contains(&Thing::Shield)
            && !seen.contains(&Thing::Wand)
            && !seen.contains(&Thing::Builder)
    );
    screen.press("legend");
    assert!(!of_class(&screen.app.page(), "things").is_empty());
}

#[test]
fn keys_walk_over_pieces_and_symbols_and_say_what_they_are() {
    let mut screen = Screen::open(EVERYTHING);
    let texts = texts(Language::English);
    let mut said = Vec::new();
    for _ in 0..12 {
        screen.press("inspect");
        said.push(screen.app.cx.said().to_string());
    }
    for thing in [
        Thing::Mage,
        Thing::GingerbreadMan,
        Thing::Ingot,
        Thing::Sheep,
    ] {
        let [name, hint, rule] = told(texts, thing);
        let found = said
            .iter()
            .any(|text| text.contains(&name) && text.contains(&hint) && text.contains(&rule));
        assert!(found, "{thing:?}: {said:?}");
    }
}

#[test]
fn a_finger_that_stays_names_ingots_and_pieces_of_the_bar_also_without_aids() {
    let mut screen = Screen::open(EVERYTHING);
    screen
        .app
        .cx
        .set(SettingChange::parse("aids", "off").expect("a setting"));
    let placed = screen.tile_stage().game().board().placed()[0];
    let zoom = screen.tile_stage().camera_at(screen.now).zoom;
    let ingots = lying_on(screen.tile_stage().game(), &placed, zoom)[0];
    let at = screen
        .tile_stage()
        .camera_at(screen.now)
        .on_screen(ingots.at);
    screen.down(Device::Finger, at);
    screen.now += 600.0;
    screen.app.tick(screen.now);
    let subject = screen.tile_stage().tooltip().map(|note| note.subject);
    assert!(
        matches!(subject, Some(Subject::Thing(Thing::Ingot, _, None))),
        "{subject:?}"
    );
    let text = note(&screen).expect("a note").all_text();
    for part in told(texts(Language::English), Thing::Ingot) {
        assert!(text.contains(&part), "{part}: {text}");
    }
}
