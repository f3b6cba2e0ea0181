//! The cells over the board and the list of places for figures.

use crate::screen::{PERSONS, Screen};
use engine::ai;
use engine::rules::Question;
use engine::session::{Level, Session};
use engine::tiles::{Pos, Rotation};
use page::elements::tree::Node;
use page::messages::Language;

/// The elements of a page with a role.
pub fn of_role<'a>(page: &'a Node, role: &str) -> Vec<&'a Node> {
    let all = page.all().into_iter();
    all.filter(|node| node.get("role") == Some(role)).collect()
}

/// The names of the cells, in reading order.
fn names(screen: &Screen) -> Vec<String> {
    let page = screen.app.page();
    let cells = of_role(&page, "option");
    cells
        .iter()
        .map(|cell| cell.get("aria-label").expect("a name").to_string())
        .collect()
}

/// A game with `steps` decisions made by computers, then played by persons.
fn later(steps: usize) -> Screen {
    let record = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
        player 2 red person Ben\noption first-player 1\nseed 11\n";
    let mut session: Session = Session::load(record).expect("a record");
    let asks_to_place = |session: &Session| {
        session
            .asked()
            .is_some_and(|asked| asked.question == Question::Place)
    };
    while session.steps() < steps || !asks_to_place(&session) {
        let action = ai::choose(session.game(), 3, Level::Greedy).expect("a player is asked");
        session.act(action).expect("a legal action");
    }
    let mut screen = Screen::open(PERSONS);
    screen.app.open(session, screen.now);
    screen
}

#[test]
fn every_legal_cell_is_an_element_and_one_can_be_reached_with_tab() {
    let screen = later(120);
    let page = screen.app.page();
    let cells = of_role(&page, "option");
    let runs: Vec<&str> = cells
        .iter()
        .map(|cell| cell.get("data-run").unwrap())
        .collect();
    let legal = screen.tile_stage().tile_in_hand().unwrap().places.cells();
    assert!(legal.len() > 5);
    let expected: Vec<String> = legal
        .iter()
        .map(|pos| format!("place {} {}", pos.x, pos.y))
        .collect();
    assert_eq!(runs, expected);
    let reached = cells
        .iter()
        .filter(|cell| cell.get("tabindex") == Some("0"));
    assert_eq!(reached.count(), 1);
}

#[test]
fn arrows_home_and_end_walk_over_the_cells_and_wish_the_focus_there() {
    let mut screen = later(120);
    let legal = screen.tile_stage().tile_in_hand().unwrap().places.cells();
    let stop = |pos: Pos| format!("place {} {}", pos.x, pos.y);
    screen.app.press_key("Home", screen.now);
    assert_eq!(screen.tile_stage().aim().cursor(), Some(legal[0]));
    assert_eq!(
        screen.app.cx.take_focus_request().unwrap().target.name(),
        stop(legal[0])
    );
    let mut walked = vec![legal[0]];
    for _ in 1..legal.len() {
        screen.app.press_key("ArrowRight", screen.now);
        walked.push(screen.tile_stage().aim().cursor().unwrap());
    }
    assert_eq!(walked, legal, "every cell is reached");
    screen.app.press_key("ArrowRight", screen.now);
    assert_eq!(
        screen.tile_stage().aim().cursor(),
        Some(legal[0]),
        "and round to the first"
    );
    screen.app.press_key("Home", screen.now);
    screen.app.press_key("End", screen.now);
    assert_eq!(screen.tile_stage().aim().cursor(), legal.last().copied());
}

#[test]
fn the_cell_with_the_focus_is_the_one_keys_go_on_from() {
    let mut screen = later(120);
    let legal = screen.tile_stage().tile_in_hand().unwrap().places.cells();
    let pos = legal[legal.len() / 2];
    screen.press(&format!("cell {} {}", pos.x, pos.y));
    assert_eq!(screen.tile_stage().aim().ghost().unwrap().pos, pos);
    let page = screen.app.page();
    let cells = of_role(&page, "option");
    let reached = cells.iter().find(|cell| cell.get("tabindex") == Some("0"));
    let run = reached.unwrap().get("data-run").unwrap();
    assert_eq!(run, format!("place {} {}", pos.x, pos.y));
    screen.press(run);
    assert_eq!(screen.tile_stage().provisional().unwrap().pos, pos);
}

#[test]
fn a_cell_says_where_it_is_how_the_tile_fits_and_what_it_does() {
    let mut screen = Screen::open(PERSONS);
    // A straight road beside the start tile, whose road goes from west to east.
    assert_eq!(
        names(&screen),
        [
            "1 west: fits in 2 ways, as it is turned; joins a road of 1 tile",
            "1 east: fits in 2 ways, as it is turned; joins a road of 1 tile",
            "1 south: fits in 2 ways, as it is turned",
        ]
    );
    screen.press("turn-right");
    assert!(names(&screen)[1].starts_with("1 east: fits in 2 ways, turned a quarter to the "));
    screen.app.cx.speak(Language::French);
    assert!(names(&screen)[1].ends_with("prolonge une route (1 tuile)"));
}

#[test]
fn a_cell_tells_own_features_from_those_of_others() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    let road = listed(&screen, "Highwayman");
    screen.press(&road);
    screen.press("confirm");
    // Now Ben holds a city cap, which closes the city of the start tile; the road is Anna's.
    let all = names(&screen).join("\n");
    assert!(all.contains("completes a city of 2 tiles"), "{all}");
    screen.press("place 0 -1");
    screen.press("skip");
    screen.press("confirm");
    // A monastery with fields all around touches nothing of anybody's.
    assert!(!names(&screen).join("\n").contains("your road"));
    screen.press("ask-features");
    assert!(
        screen
            .app
            .cx
            .said()
            .contains("your road, 2 tiles, 2 points now"),
        "{}",
        screen.app.cx.said()
    );
}

/// What pressing the place for a figure does whose name begins like this.
fn listed(screen: &Screen, name: &str) -> String {
    let page = screen.app.page();
    let all = page.all();
    let listed_places = all
        .iter()
        .filter(|node| node.get("class") == Some("listed-place"));
    let mut found = listed_places.filter(|node| node.all_text().starts_with(name));
    let node = found.next().unwrap_or_else(|| panic!("no place {name}"));
    node.get("data-run").expect("it does something").to_string()
}

#[test]
fn places_for_figures_are_sentences_and_keys_walk_over_them() {
    let mut screen = Screen::open(PERSONS);
    screen.app.press_key("Home", screen.now);
    screen.press("place 1 0");
    let listed_places = screen.tile_stage().listed_places();
    assert!(listed_places.len() > 2);
    screen.app.cx.take_focus_request();
    let mut stops = Vec::new();
    for _ in 0..=listed_places.len() {
        screen.app.press_key("ArrowDown", screen.now);
        stops.push(screen.app.cx.take_focus_request().unwrap().target.name());
    }
    let expected: Vec<String> = listed_places
        .iter()
        .map(|one| format!("act {}", one.action))
        .collect();
    assert_eq!(stops[..listed_places.len()], expected);
    assert_eq!(stops[listed_places.len()], expected[0], "round and round");
    screen.press("listed-place 1");
    let before = screen.tile_stage().game().standing().len();
    screen.press(&expected[1]);
    assert_eq!(screen.tile_stage().game().standing().len(), before + 1);
    assert_eq!(screen.tile_stage().question(), Some(Question::Confirm));
}

/// The tile in hand fits the cell in one way only, and not as it is turned.
const ONE_WAY: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    seed 1\nstack base/U base/U\nstart\ntile base/D 0,0\ndrawn base/E\n";

#[test]
fn what_a_cell_promises_is_what_turning_and_placing_do() {
    let mut screen = Screen::open(ONE_WAY);
    let label = |screen: &Screen, run: &str| {
        let page = screen.app.page();
        let all = page.all();
        let cell = all.iter().find(|node| node.get("data-run") == Some(run));
        cell.and_then(|cell| cell.get("aria-label"))
            .expect("a cell")
            .to_string()
    };
    let name = label(&screen, "place 0 -1");
    assert!(name.contains("fits turned upside down"), "{name}");
    screen.press("cell 0 -1");
    screen.press("ask-hand");
    assert_eq!(
        screen.app.cx.said(),
        "Tile to place, as it would lie 1 north: city to the south."
    );
    screen.press("turn-right");
    let said = screen.app.cx.said().to_string();
    assert!(said.contains("outh a city"), "{said}");
    assert!(said.ends_with("It fits here only like this."), "{said}");
    assert!(label(&screen, "place 0 -1").contains("fits as it is turned"));
    screen.press("confirm");
    let placed = screen.tile_stage().provisional().expect("a tile");
    assert_eq!(
        (placed.pos, placed.rotation),
        (Pos::new(0, -1), Rotation::R2)
    );
}

#[test]
fn turning_at_a_cell_goes_through_the_ways_in_which_the_tile_fits() {
    let mut screen = Screen::open(PERSONS);
    screen.press("cell 1 0");
    let mut seen = Vec::new();
    for _ in 0..3 {
        let ghost = screen
            .tile_stage()
            .aim()
            .ghost()
            .expect("a tile over the cell")
            .clone();
        assert!(ghost.fits());
        seen.push(ghost.rotation);
        screen.press("turn-right");
        let said = screen.app.cx.said();
        assert!(said.ends_with("Fits here, in one of 2 ways."), "{said}");
    }
    assert_eq!(seen[0], seen[2]);
    assert_ne!(seen[0], seen[1]);
    screen.app.cx.speak(page::messages::Language::French);
    screen.press("turn-right");
    assert!(
        screen.app.cx.said().ends_with("dans 2 sens en tout."),
        "{}",
        screen.app.cx.said()
    );
}

#[test]
fn the_table_moves_no_farther_than_it_must_to_show_the_chosen_cell() {
    let mut screen = later(120);
    for _ in 0..3 {
        screen.app.press_key("+", screen.now);
        screen.wait();
    }
    let free = crate::screen::layout().free;
    let mut moved = 0;
    for _ in 0..screen.tile_stage().hand().cells().len() {
        let before = screen.tile_stage().camera_at(screen.now);
        screen.app.press_key("ArrowRight", screen.now);
        let camera = screen.tile_stage().camera_at(screen.now);
        let cell = camera.square(screen.tile_stage().aim().cursor().expect("a cell"));
        assert!(free.union(cell) == free, "{cell:?} is seen");
        if camera != before {
            moved += 1;
            let middle = cell.center().distance(free.center());
            assert!(middle > cell.width() / 2.0, "the cell is at an edge");
        }
    }
    assert!(moved > 0);
}

/// A screen reader that comes into a grid reads the row, not the cell.
#[test]
fn cells_are_options_of_a_list_and_lie_in_no_row() {
    let screen = Screen::open(PERSONS);
    let page = screen.app.page();
    let lists = of_role(&page, "listbox");
    assert_eq!(lists.len(), 1);
    assert_eq!(lists[0].kids.len(), of_role(&page, "option").len());
    assert!(lists[0].kids.len() > 2);
    for role in ["grid", "row", "gridcell"] {
        assert!(of_role(&page, role).is_empty(), "{role}");
    }
}

#[test]
fn places_for_figures_are_a_list_of_options_of_which_one_is_reached_with_tab() {
    let mut screen = Screen::open(PERSONS);
    screen.press("place 1 0");
    let options = |screen: &Screen| -> Vec<[String; 4]> {
        let page = screen.app.page();
        let list = of_role(&page, "listbox")[0];
        assert_eq!(list.get("aria-label"), Some("Places for a figure"));
        let told = ["aria-posinset", "aria-setsize", "aria-selected", "tabindex"];
        let told = |node: &Node| told.map(|name| node.get(name).unwrap_or_default().to_string());
        of_role(list, "option").into_iter().map(told).collect()
    };
    assert_eq!(
        options(&screen),
        [
            ["1", "3", "false", "0"],
            ["2", "3", "false", "-1"],
            ["3", "3", "false", "-1"],
        ]
    );
    screen.press("listed-place 0");
    screen.app.press_key("ArrowRight", screen.now);
    assert_eq!(
        options(&screen),
        [
            ["1", "3", "false", "-1"],
            ["2", "3", "true", "0"],
            ["3", "3", "false", "-1"],
        ]
    );
}
