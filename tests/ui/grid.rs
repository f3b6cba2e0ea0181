//! The grid over the board and the list of places for figures.

use crate::stage::{PERSONS, Stage};
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
fn names(stage: &Stage) -> Vec<String> {
    let page = stage.app.page();
    let cells = of_role(&page, "gridcell");
    cells
        .iter()
        .map(|cell| cell.get("aria-label").expect("a name").to_string())
        .collect()
}

/// A game with `steps` decisions made by computers, then played by persons.
fn later(steps: usize) -> Stage {
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
    let mut stage = Stage::open(PERSONS);
    stage.app.open(session, stage.now);
    stage
}

#[test]
fn every_legal_cell_is_an_element_and_one_can_be_reached_with_tab() {
    let stage = later(120);
    let page = stage.app.page();
    let cells = of_role(&page, "gridcell");
    let runs: Vec<&str> = cells
        .iter()
        .map(|cell| cell.get("data-run").unwrap())
        .collect();
    let legal = stage.table().tile_in_hand().unwrap().places.cells();
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
    for row in of_role(&page, "row") {
        let cells = row
            .all()
            .into_iter()
            .filter_map(|cell| cell.get("data-row"));
        let mut rows: Vec<&str> = cells.collect();
        rows.dedup();
        assert_eq!(rows.len(), 1);
    }
}

#[test]
fn arrows_home_and_end_walk_over_the_cells_and_wish_the_focus_there() {
    let mut stage = later(120);
    let legal = stage.table().tile_in_hand().unwrap().places.cells();
    let stop = |pos: Pos| format!("place {} {}", pos.x, pos.y);
    stage.app.key("Home", stage.now);
    assert_eq!(stage.table().aim().cursor(), Some(legal[0]));
    assert_eq!(
        stage.app.take_focus_request().unwrap().stop.name(),
        stop(legal[0])
    );
    let mut walked = vec![legal[0]];
    for _ in 1..legal.len() {
        stage.app.key("ArrowRight", stage.now);
        walked.push(stage.table().aim().cursor().unwrap());
    }
    assert_eq!(walked, legal, "every cell is reached");
    stage.app.key("ArrowRight", stage.now);
    assert_eq!(
        stage.table().aim().cursor(),
        Some(legal[0]),
        "and round to the first"
    );
    stage.app.key("Home", stage.now);
    stage.app.key("End", stage.now);
    assert_eq!(stage.table().aim().cursor(), legal.last().copied());
}

#[test]
fn the_cell_with_the_focus_is_the_one_keys_go_on_from() {
    let mut stage = later(120);
    let legal = stage.table().tile_in_hand().unwrap().places.cells();
    let pos = legal[legal.len() / 2];
    stage.press(&format!("cell {} {}", pos.x, pos.y));
    assert_eq!(stage.table().aim().ghost().unwrap().pos, pos);
    let page = stage.app.page();
    let cells = of_role(&page, "gridcell");
    let reached = cells.iter().find(|cell| cell.get("tabindex") == Some("0"));
    let run = reached.unwrap().get("data-run").unwrap();
    assert_eq!(run, format!("place {} {}", pos.x, pos.y));
    stage.press(run);
    assert_eq!(stage.table().provisional().unwrap().pos, pos);
}

#[test]
fn a_cell_says_where_it_is_how_the_tile_fits_and_what_it_does() {
    let mut stage = Stage::open(PERSONS);
    // A straight road beside the start tile, whose road goes from west to east.
    assert_eq!(
        names(&stage),
        [
            "1 west: fits in 2 ways, as it is turned; joins a road of 1 tile",
            "1 east: fits in 2 ways, as it is turned; joins a road of 1 tile",
            "1 south: fits in 2 ways, as it is turned",
        ]
    );
    stage.press("turn-right");
    assert!(names(&stage)[1].starts_with("1 east: fits in 2 ways, turned a quarter to the "));
    stage.app.speak(Language::French);
    assert!(names(&stage)[1].ends_with("prolonge une route (1 tuile)"));
}

#[test]
fn a_cell_tells_own_features_from_those_of_others() {
    let mut stage = Stage::open(PERSONS);
    stage.press("place 1 0");
    let road = listed(&stage, "Highwayman");
    stage.press(&road);
    stage.press("confirm");
    // Now Ben holds a city cap, which closes the city of the start tile; the road is Anna's.
    let all = names(&stage).join("\n");
    assert!(all.contains("completes a city of 2 tiles"), "{all}");
    stage.press("place 0 -1");
    stage.press("skip");
    stage.press("confirm");
    // A monastery with fields all around touches nothing of anybody's.
    assert!(!names(&stage).join("\n").contains("your road"));
    stage.press("ask-features");
    assert!(
        stage
            .app
            .said()
            .contains("your road, 2 tiles, 2 points now"),
        "{}",
        stage.app.said()
    );
}

/// What pressing the place for a figure does whose name begins like this.
fn listed(stage: &Stage, name: &str) -> String {
    let page = stage.app.page();
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
    let mut stage = Stage::open(PERSONS);
    stage.app.key("Home", stage.now);
    stage.press("place 1 0");
    let listed_places = stage.table().listed_places();
    assert!(listed_places.len() > 2);
    stage.app.take_focus_request();
    let mut stops = Vec::new();
    for _ in 0..=listed_places.len() {
        stage.app.key("ArrowDown", stage.now);
        stops.push(stage.app.take_focus_request().unwrap().stop.name());
    }
    let expected: Vec<String> = listed_places
        .iter()
        .map(|one| format!("act {}", one.action))
        .collect();
    assert_eq!(stops[..listed_places.len()], expected);
    assert_eq!(stops[listed_places.len()], expected[0], "round and round");
    stage.press("listed-place 1");
    let before = stage.table().game().standing().len();
    stage.press(&expected[1]);
    assert_eq!(stage.table().game().standing().len(), before + 1);
    assert_eq!(stage.table().question(), Some(Question::Confirm));
}

/// The tile in hand fits the cell in one way only, and not as it is turned.
const ONE_WAY: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\nplayer 2 red person Ben\n\
    seed 1\nstack base/U base/U\nstart\ntile base/D 0,0\ndrawn base/E\n";

#[test]
fn what_a_cell_promises_is_what_turning_and_placing_do() {
    let mut stage = Stage::open(ONE_WAY);
    let label = |stage: &Stage, run: &str| {
        let page = stage.app.page();
        let all = page.all();
        let cell = all.iter().find(|node| node.get("data-run") == Some(run));
        cell.and_then(|cell| cell.get("aria-label"))
            .expect("a cell")
            .to_string()
    };
    let name = label(&stage, "place 0 -1");
    assert!(name.contains("fits turned upside down"), "{name}");
    stage.press("cell 0 -1");
    stage.press("ask-hand");
    assert_eq!(
        stage.app.said(),
        "Tile to place, as it would lie 1 north: city to the south."
    );
    stage.press("turn-right");
    let said = stage.app.said().to_string();
    assert!(said.contains("outh a city"), "{said}");
    assert!(said.ends_with("It fits here only like this."), "{said}");
    assert!(label(&stage, "place 0 -1").contains("fits as it is turned"));
    stage.press("confirm");
    let placed = stage.table().provisional().expect("a tile");
    assert_eq!(
        (placed.pos, placed.rotation),
        (Pos::new(0, -1), Rotation::R2)
    );
}

#[test]
fn turning_at_a_cell_goes_through_the_ways_in_which_the_tile_fits() {
    let mut stage = Stage::open(PERSONS);
    stage.press("cell 1 0");
    let mut seen = Vec::new();
    for _ in 0..3 {
        let ghost = stage
            .table()
            .aim()
            .ghost()
            .expect("a tile over the cell")
            .clone();
        assert!(ghost.fits());
        seen.push(ghost.rotation);
        stage.press("turn-right");
        let said = stage.app.said();
        assert!(said.ends_with("Fits here, in one of 2 ways."), "{said}");
    }
    assert_eq!(seen[0], seen[2]);
    assert_ne!(seen[0], seen[1]);
    stage.app.speak(page::messages::Language::French);
    stage.press("turn-right");
    assert!(
        stage.app.said().ends_with("de 2 façons en tout."),
        "{}",
        stage.app.said()
    );
}

#[test]
fn the_table_moves_no_farther_than_it_must_to_show_the_chosen_cell() {
    let mut stage = later(120);
    for _ in 0..3 {
        stage.app.key("+", stage.now);
        stage.wait();
    }
    let free = crate::stage::layout().free;
    let mut moved = 0;
    for _ in 0..stage.table().hand().cells().len() {
        let before = stage.table().camera_at(stage.now);
        stage.app.key("ArrowRight", stage.now);
        let camera = stage.table().camera_at(stage.now);
        let cell = camera.square(stage.table().aim().cursor().expect("a cell"));
        assert!(free.union(cell) == free, "{cell:?} is seen");
        if camera != before {
            moved += 1;
            let middle = cell.center().distance(free.center());
            assert!(middle > cell.width() / 2.0, "the cell is at an edge");
        }
    }
    assert!(moved > 0);
}

#[test]
fn a_row_of_the_grid_has_a_short_name() {
    let stage = Stage::open(PERSONS);
    let page = stage.app.page();
    let all = page.all();
    let rows: Vec<_> = all
        .iter()
        .filter(|node| node.get("role") == Some("row"))
        .collect();
    assert!(!rows.is_empty());
    for row in rows {
        let name = row.get("aria-label").unwrap_or_default();
        assert!(!name.is_empty() && name.len() < 20, "{name}");
    }
}

#[test]
fn places_for_figures_are_a_list_of_options_of_which_one_is_reached_with_tab() {
    let mut stage = Stage::open(PERSONS);
    stage.press("place 1 0");
    let options = |stage: &Stage| -> Vec<[String; 4]> {
        let page = stage.app.page();
        let list = of_role(&page, "listbox")[0];
        assert_eq!(list.get("aria-label"), Some("Places for a figure"));
        let told = ["aria-posinset", "aria-setsize", "aria-selected", "tabindex"];
        let told = |node: &Node| told.map(|name| node.get(name).unwrap_or_default().to_string());
        of_role(list, "option").into_iter().map(told).collect()
    };
    assert_eq!(
        options(&stage),
        [
            ["1", "3", "false", "0"],
            ["2", "3", "false", "-1"],
            ["3", "3", "false", "-1"],
        ]
    );
    stage.press("listed-place 0");
    stage.app.key("ArrowRight", stage.now);
    assert_eq!(
        options(&stage),
        [
            ["1", "3", "false", "-1"],
            ["2", "3", "true", "0"],
            ["3", "3", "false", "-1"],
        ]
    );
}
