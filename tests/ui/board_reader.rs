//! What stands where, without seeing the board: the board cell by cell, features with their places, the score track.

use crate::screen::{PERSONS, Screen};
use page::elements::setting::SettingChange;
use page::features::saves::import_export::tell_saved;
use page::messages::Language;
use page::stage::{Device, Input};

const PLAYERS: &str =
    "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n";

/// A city of two tiles with a knight, a road with a highwayman of Ben's; the tile in hand is a monastery.
const TABLE: &str = "seed 1\nstack base/U base/U\nstart\ntile base/D 0,0\ntile base/E 0,-1 r2\n\
    tile base/U 1,0\nfigure 1 meeple field 0 0,-1\nfigure 2 meeple road E 1,0\ndrawn base/B\n";

/// One of Anna's cities is completed; she has a messenger, and a robber beside.
const TRACK: &str = "part messengers\npart robbers\nseed 1\nstack base/U base/U base/B base/B\n\
    start\ntile base/D 0,0\nfigure 1 meeple city N 0,0\nscore 1 1 0\nrobber 2 5\ndrawn base/E\n";

impl Screen {
    pub fn hear(&mut self, key: &str) -> String {
        self.now += 16.0;
        let before = self.app.cx.announcements();
        assert!(self.app.press_key(key, self.now), "{key} means nothing");
        assert_eq!(self.app.cx.announcements(), before + 1, "{key} is silent");
        self.app.cx.said().to_string()
    }
}

#[test]
fn every_cell_is_walked_over_and_told() {
    let mut screen = Screen::open(&format!("{PLAYERS}{TABLE}"));
    let cells = ["Shift+ArrowUp", "Shift+ArrowDown"].map(|key| screen.hear(key));
    assert_eq!(
        screen.app.cx.toast(),
        Some(cells[1].as_str()),
        "it is shown, too"
    );
    assert!(cells[0].contains("orth: "), "{cells:?}");
    let mut all = Vec::new();
    for key in ["ArrowLeft", "ArrowUp"] {
        for _ in 0..6 {
            screen.hear(&format!("Shift+{key}"));
        }
    }
    for _ in 0..4 {
        for _ in 0..4 {
            all.push(screen.app.cx.said().to_string());
            screen.hear("Shift+ArrowRight");
        }
        for _ in 0..4 {
            screen.hear("Shift+ArrowLeft");
        }
        screen.hear("Shift+ArrowDown");
    }
    let told = |start: &str| {
        let found = all.iter().find(|said| said.starts_with(start));
        found.unwrap_or_else(|| panic!("{start}: {all:#?}")).clone()
    };
    assert_eq!(
        told("The start: "),
        "The start: city to the north; road to the east and west. Tiles to the north and east."
    );
    let east = told("1 east: ");
    assert!(east.contains("Ben’s highwayman on the road"), "{east}");
    let north = told("1 north: ");
    assert!(north.contains("Anna’s farmer in the field"), "{north}");
    assert!(told("2 north: ").starts_with("2 north: free, "));
    assert!(told("1 west, 2 north: ").contains("no tile beside it"));
}

#[test]
fn an_empty_cell_says_why_the_tile_does_not_fit() {
    let mut screen = Screen::open(&format!("{PLAYERS}{TABLE}"));
    screen.press("set tips off");
    screen.press("cell 0 1");
    screen.hear("Shift+ArrowLeft");
    let said = screen.hear("Shift+ArrowUp");
    assert_eq!(
        said,
        "1 west: free, a road to the east. The tile does not fit. \
         The east edge is a field, its neighbour shows a road. \
         2 of 2 tiles still to come fit here. Chance that you draw one next: 100%. \
         2 × road to the east and west."
    );
    screen.app.cx.speak(Language::French);
    screen.hear("Shift+ArrowDown");
    let said = screen.hear("Shift+ArrowUp");
    assert!(said.contains("libre, une route à l’est"), "{said}");
    assert!(said.contains("la tuile montre un pré"), "{said}");
}

#[test]
fn features_are_told_with_their_place_on_the_tile_and_fields_with_farmers_too() {
    let mut screen = Screen::open(&format!("{PLAYERS}{TABLE}"));
    let said = screen.hear("o");
    assert!(
        said.contains("Your field") || said.contains("your field"),
        "{said}"
    );
    let said = screen.hear("i");
    let (place, _) = said.split_once(": ").expect("a place");
    assert!(place.contains("orth") || place.contains("ast"), "{said}");
}

#[test]
fn who_plays_tells_what_was_placed_and_where_a_figure_stands() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("Anna places a tile (1 east): road to the east and west."),
        "{said}"
    );
    let road = screen.tile_stage().listed_places()[0].action;
    screen.press(&format!("act {road}"));
    let said = screen.app.cx.said();
    assert!(
        said.starts_with("Anna places a highwayman, 1 east, on the road to the east and west."),
        "{said}"
    );
}

#[test]
fn the_score_track_is_told_and_which_figure_moves() {
    let mut screen = Screen::open(&format!("{PLAYERS}{TRACK}"));
    let said = screen.hear("u");
    assert!(
        said.contains("Score track: Anna on space 1, messenger on 0;"),
        "{said}"
    );
    assert!(said.contains("robber on 5."), "{said}");
    screen.press("place 0 -1");
    screen.press("skip");
    while screen
        .tile_stage()
        .question()
        .is_some_and(|asked| !format!("{asked:?}").contains("Advance"))
    {
        screen.press("skip");
    }
    screen.press("act 1");
    let said = screen.app.cx.announced().join(" ");
    assert!(
        said.contains("The messenger moves from space 0 to 4."),
        "{said}"
    );
}

#[test]
fn without_aids_a_key_says_so() {
    let mut screen = Screen::open(PERSONS);
    screen.app.cx.set(SettingChange::Aids(false));
    for key in ["i", "f"] {
        let said = screen.hear(key);
        assert!(said.contains("switched off"), "{said}");
    }
}

#[test]
fn what_a_key_does_or_does_not_do_is_said() {
    let mut screen = Screen::open(PERSONS);
    assert_eq!(
        screen.hear("z"),
        "Nothing to take back: a turn stays once the next tile is seen, and so does what was revealed."
    );
    assert_eq!(screen.hear("y"), "Nothing to redo.");
    assert!(screen.hear("f").starts_with("Whose the fields are"));
    screen.press("export");
    tell_saved(&mut screen.app.cx, "bastide-2026-03-09.bastide", 0.0);
    assert_eq!(screen.app.cx.said(), "Saved as bastide-2026-03-09.bastide");
    screen.press("place 1 0");
    let said = screen.hear("s");
    assert!(said.starts_with("Anna passes."), "{said}");
}

/// What belongs to nobody, on four tiles.
const LYING: &str = "set ferries\nset gold\npart ferries\npart gold\npart mage-witch\npart gingerbread\n\
    seed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ntile ferries/3 1,0\ntile base/U 2,0\ntile base/B 0,1\n\
    ferry 1,0 S W\ngold 0,1 2\ngold 2,0 1\nmage road EW 2,0\ngingerbread city N 0,0\n";

#[test]
fn what_lies_on_a_tile_is_told_in_both_languages() {
    let mut screen = Screen::open(&format!("{PLAYERS}{LYING}"));
    let english = [
        ("1 east: ", "Ferry from west to south."),
        (
            "2 east: ",
            "1 ingot on it. The mage on the road to the east and west.",
        ),
        (
            "The start: ",
            "The gingerbread man in the city to the north.",
        ),
        ("1 south: ", "2 ingots on it."),
    ];
    let french = [
        "Bac\u{a0}: ouest – sud.",
        "Le mage sur la route à l’est et à l’ouest.",
        "Le bonhomme de pain d’épice dans la ville au nord.",
        "2 lingots dessus.",
    ];
    let told = |screen: &mut Screen| {
        let keys = ["Right", "Right", "Left", "Left", "Down", "Up"];
        keys.map(|key| screen.hear(&format!("Shift+Arrow{key}")))
            .join("\n")
    };
    let all = told(&mut screen);
    for (cell, text) in english {
        let line = all.lines().find(|line| line.starts_with(cell));
        assert!(
            line.is_some_and(|line| line.contains(text)),
            "{text}\n{all}"
        );
    }
    screen.app.cx.speak(Language::French);
    let all = told(&mut screen);
    for text in french {
        assert!(all.contains(text), "{text}\n{all}");
    }
}

#[test]
fn a_card_says_what_lies_where_somebody_points_also_on_the_ferry() {
    let mut screen = Screen::open(&format!("{PLAYERS}{LYING}"));
    for (x, text) in [(1, "Ferry from "), (2, "The mage on the road")] {
        let at = screen.at(x, 0);
        screen.input(Input::Move {
            id: 1,
            device: Device::Mouse,
            at,
        });
        screen.wait();
        let page = screen.app.page();
        let lines: Vec<String> = page
            .all()
            .iter()
            .filter(|node| node.get("class") == Some("lies"))
            .map(|node| node.all_text())
            .collect();
        assert!(lines.iter().any(|line| line.contains(text)), "{lines:?}");
    }
}

#[test]
fn a_shepherd_is_told_of_sheep_and_not_of_cities() {
    let mut screen = Screen::open(&format!(
        "{PLAYERS}part shepherds\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\ndrawn base/B\n"
    ));
    screen.press("place 0 1");
    let page = screen.app.page();
    let listed_places = crate::screen::of_class(&page, "listed-place");
    let listed_places: Vec<String> = listed_places
        .iter()
        .map(|listed| listed.all_text())
        .collect();
    let shepherd = listed_places
        .iter()
        .find(|name| name.starts_with("Shepherd"));
    assert_eq!(shepherd.map(String::as_str), Some("Shepherd in the field"));
    assert!(
        listed_places
            .iter()
            .any(|name| name == "Farmer in the field: 0 completed cities"),
        "{listed_places:?}"
    );
    let mut screen = Screen::open(&format!(
        "{PLAYERS}part shepherds\nseed 1\nstack base/B base/B\nstart\ntile base/D 0,0\n\
         figure 1 shepherd field 3456 0,0\nflock 1 4 3\ndrawn base/U\n"
    ));
    let said = screen.hear("m");
    assert!(said.contains("Shepherd the start, "), "{said}");
    assert!(said.contains(": 7 sheep."), "{said}");
    screen.app.cx.speak(Language::French);
    let said = screen.hear("m");
    assert!(said.contains("7 moutons"), "{said}");
}

#[test]
fn whose_fields_roads_and_cities_are_is_said_with_owners() {
    let mut screen = Screen::open(&format!("{PLAYERS}{TABLE}"));
    let fields = screen.hear("f");
    assert!(fields.contains("Your field, "), "{fields}");
    assert!(!fields.contains("Ben"), "{fields}");
    assert_eq!(screen.app.cx.toast(), None, "the board shows it");
    let built = screen.hear("f");
    assert!(
        built.ends_with("Ben’s road, 2 tiles, 2 points now."),
        "{built}"
    );
    screen.app.cx.speak(Language::French);
    screen.hear("p");
    let fields = screen.hear("p");
    assert!(fields.contains("Votre pré, "), "{fields}");
}
