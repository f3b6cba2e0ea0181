//! Whole games as a screen reader sees them: only what is in the accessibility tree, found by role and name.

use crate::browser::{Browser, Key};
use crate::screen::DESKTOP;
use crate::site;
use crate::spoken;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Four tiles for two persons.
const SHORT: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n";

/// A person against the computer, some tiles.
const AGAINST: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red greedy\noption first-player 1\nseed 1\n\
    stack base/U base/E base/B base/K base/D base/V base/N base/C\n";

/// Something in the accessibility tree.
#[derive(Clone, Debug)]
struct Heard {
    role: String,
    name: String,
    description: String,
    node: u64,
    /// How deep it lies.
    depth: usize,
}

/// Adds a node and all below it, without those that screen readers pass over.
fn gather(all: &HashMap<String, &Value>, node: &Value, depth: usize, found: &mut Vec<Heard>) {
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_string();
    if node["ignored"] != true {
        found.push(Heard {
            role: text(&node["role"]),
            name: text(&node["name"]),
            description: text(&node["description"]),
            node: node["backendDOMNodeId"].as_u64().unwrap_or_default(),
            depth,
        });
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = all.get(&child.to_string()) {
            gather(all, child, depth + 1, found);
        }
    }
}

/// What buttons are called in a language.
struct Names {
    end_turn: &'static str,
    skip: &'static str,
    again: &'static str,
    cells: &'static str,
    /// How a cell is told on which a feature is completed.
    completes: &'static str,
}

const ENGLISH: Names = Names {
    end_turn: "End turn",
    skip: "Skip",
    again: "Play again",
    cells: "Cells where the tile fits",
    completes: "completes",
};

const FRENCH: Names = Names {
    end_turn: "Finir le tour",
    skip: "Passer",
    again: "Rejouer",
    cells: "Emplacements où la tuile peut se poser",
    completes: "complète",
};

const GERMAN: Names = Names {
    end_turn: "Zug beenden",
    skip: "Passen",
    again: "Noch eine Partie",
    cells: "Felder, auf die das Plättchen passt",
    completes: "abgeschlossen",
};

impl Browser {
    /// All that a screen reader finds, in reading order.
    fn tree(&self) -> Vec<Heard> {
        let tree = self.tools("Accessibility.getFullAXTree", json!({}));
        let nodes = tree["nodes"].as_array().expect("a tree");
        let named = nodes.iter().map(|node| (node["nodeId"].to_string(), node));
        let named: HashMap<String, &Value> = named.collect();
        let mut found = Vec::new();
        if let Some(root) = nodes.first() {
            gather(&named, root, 0, &mut found);
        }
        found
    }

    fn of_role(&self, role: &str) -> Vec<Heard> {
        let all = self.tree().into_iter();
        all.filter(|heard| heard.role == role).collect()
    }

    fn named(&self, role: &str, name: &str) -> Option<Heard> {
        let all = self.of_role(role).into_iter();
        all.into_iter().find(|heard| heard.name == name)
    }

    /// Does what a screen reader does to press something.
    fn invoke(&self, heard: &Heard) {
        let found = self.tools("DOM.resolveNode", json!({ "backendNodeId": heard.node }));
        let press = json!({
            "objectId": found["object"]["objectId"],
            "functionDeclaration": "function () { this.click(); }",
        });
        self.tools("Runtime.callFunctionOn", press);
    }

    /// Moves the focus of the screen reader to something and presses Enter.
    fn enter(&self, heard: &Heard) {
        self.tools("DOM.focus", json!({ "backendNodeId": heard.node }));
        self.key(Key::Enter);
    }

    /// Waits for something with this role and name.
    fn wait_to_hear(&self, role: &str, name: &str) -> Heard {
        self.wait_until(&format!("there is a {role} {name:?}"), |browser| {
            browser.named(role, name).is_some()
        });
        self.named(role, name).expect("found")
    }

    /// What was announced, the newest last.
    fn announced(&self) -> Vec<String> {
        let tree = self.tree();
        let log = tree.iter().position(|heard| heard.role == "log");
        let log = log.expect("a log");
        let inside = tree[log + 1..].iter();
        let inside = inside.take_while(|heard| heard.depth > tree[log].depth);
        let said = inside.filter(|heard| heard.role == "StaticText");
        said.map(|heard| heard.name.clone()).collect()
    }

    /// Plays all turns of persons by what is heard; returns how many there were.
    fn game_by_ear(&self, names: &Names) -> usize {
        let mut turns = 0;
        loop {
            self.wait_until("a tile can be placed, or the game is over", |browser| {
                let tree = browser.tree();
                tree.iter().any(|heard| heard.name == names.again)
                    || tree.iter().any(|heard| heard.name == names.cells)
            });
            if self.named("button", names.again).is_some() {
                return turns;
            }
            self.turn_by_ear(names);
            turns += 1;
        }
    }

    fn turn_by_ear(&self, names: &Names) {
        assert!(self.named("listbox", names.cells).is_some());
        let cells = self.of_role("option");
        let good = |heard: &&Heard| heard.name.contains(names.completes);
        let cell = cells.iter().find(good).unwrap_or(&cells[0]);
        self.enter(cell);
        self.wait_until("the tile is placed", |browser| {
            browser.named("listbox", names.cells).is_none()
        });
        if self.named("button", names.end_turn).is_none() {
            self.wait_to_hear("button", names.skip);
            let places = self.of_role("option");
            self.invoke(places.first().expect("a place for a figure"));
        }
        let end = self.wait_to_hear("button", names.end_turn);
        self.invoke(&end);
        self.wait_until("the turn is over", |browser| {
            browser.named("button", names.end_turn).is_none()
        });
    }
}

#[test]
fn a_short_game_is_played_by_ear() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    browser.wait_to_hear("heading", "Bastide");
    browser.wait_until("something is said", |browser| {
        !browser.announced().is_empty()
    });
    let said = browser.announced();
    // The hint for the first time may follow.
    assert!(said.len() <= 2, "{said:?}");
    assert!(
        said[0].starts_with("The game is open. Anna’s turn. Tile to place: road to the "),
        "{said:?}"
    );
    assert_eq!(browser.game_by_ear(&ENGLISH), 4);
    assert!(
        browser
            .of_role("dialog")
            .iter()
            .any(|heard| !heard.name.is_empty())
    );
    assert!(
        browser
            .of_role("columnheader")
            .iter()
            .any(|heard| heard.name.contains("Ben"))
    );
    browser.assert_quiet();
}

#[test]
fn a_short_game_is_played_by_ear_in_french() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    let menu = browser.wait_to_hear("button", "Menu");
    browser.invoke(&menu);
    let new = browser.wait_to_hear("button", "New game");
    browser.invoke(&new);
    let french = browser.wait_to_hear("button", "Français");
    browser.invoke(&french);
    let close = browser.wait_to_hear("button", "Fermer");
    browser.invoke(&close);
    browser.wait_to_hear("listbox", FRENCH.cells);
    assert_eq!(browser.game_by_ear(&FRENCH), 4);
    browser.assert_quiet();
}

#[test]
fn a_short_game_is_played_by_ear_in_german() {
    let site = site::serve();
    let browser = Browser::open_in_german(&site, spoken::SHORT);
    browser.wait_until("something is said", |browser| {
        !browser.announced().is_empty()
    });
    let said = browser.announced();
    let opened = "Die Partie ist geöffnet. Anna ist am Zug. Zu legen: Stadt im Norden. ";
    assert!(said[0].starts_with(opened), "{said:?}");
    assert_eq!(browser.game_by_ear(&GERMAN), 3);
    let heading = |heard: &Heard| heard.role == "heading" && heard.name.contains("gewinn");
    assert!(browser.tree().iter().any(heading), "{:?}", browser.tree());
    browser.ends_in_german();
    browser.assert_quiet();
}

#[test]
fn a_game_against_the_computer_is_played_by_ear_and_every_move_is_announced() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, AGAINST);
    browser.wait_to_hear("listbox", ENGLISH.cells);
    browser.turn_by_ear(&ENGLISH);
    browser.wait_until("the computer has moved", |browser| {
        let said = browser.announced().pop().unwrap_or_default();
        said.contains("Computer 2 places a tile ") && said.contains("Anna’s turn. Tile to place: ")
    });
    assert_eq!(browser.game_by_ear(&ENGLISH), 3);
    browser.assert_quiet();
}

#[test]
fn the_page_has_landmarks_headings_and_names() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    browser.wait_to_hear("listbox", ENGLISH.cells);
    let tree = browser.tree();
    for (role, name) in [
        ("main", ""),
        ("region", "At the table"),
        ("complementary", "Players"),
        ("region", "Log"),
        ("heading", "Bastide"),
        ("heading", "Players"),
        ("heading", "Log"),
        ("list", "Players"),
        ("group", "Ask"),
    ] {
        // A style sheet may write a name in capitals.
        let found = tree
            .iter()
            .any(|heard| heard.role == role && heard.name.to_lowercase() == name.to_lowercase());
        assert!(found, "no {role} {name:?} in {tree:#?}");
    }
    let unnamed = |heard: &&Heard| {
        matches!(
            heard.role.as_str(),
            "button" | "option" | "image" | "listbox"
        ) && heard.name.trim().is_empty()
    };
    assert_eq!(
        tree.iter().filter(unnamed).count(),
        0,
        "{:?}",
        tree.iter().find(unnamed)
    );
    browser.assert_quiet();
}

/// The short game after its first two turns: Anna placed a tile, Ben completed a city.
const PLAYED: &str = "bastide 1\nset base\nseats 2\nplayer 1 blue person Anna\n\
    player 2 red person Ben\noption first-player 1\nseed 1\nstack base/U base/E base/B base/K\n\
    play\nplace base/U 1,0 r0\npass\nconfirm\nplace base/E 0,-1 r2\nmeeple city S\nconfirm\n";

#[test]
fn a_replay_says_what_happened_in_each_step() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, PLAYED);
    let replay = browser.wait_to_hear("button", "Replay");
    browser.invoke(&replay);
    let first = browser.wait_to_hear("button", "To the start");
    browser.invoke(&first);
    for expected in [
        "Turn 1 of 2: Anna. Anna places a tile (1 east): road to the east and west.",
        "Turn 2 of 2: Ben. Ben places a tile (1 north): city to the south.",
        "Ben scores 4 points for a city: 2 tiles × 2.",
    ] {
        let on = browser.wait_to_hear("button", "Step on");
        browser.invoke(&on);
        browser.wait_until("the step is told", |browser| {
            browser
                .announced()
                .iter()
                .any(|said| said.contains(expected))
        });
    }
    browser.assert_quiet();
}

#[test]
fn nothing_is_called_and_described_alike_and_a_mouse_is_told_the_keys() {
    let site = site::serve();
    let browser = Browser::open_game(DESKTOP, &site, SHORT);
    browser.wait_to_hear("listbox", ENGLISH.cells);
    for key in [' ', '?', ',', 'g'] {
        if key != ' ' {
            browser.key(key);
            browser.wait_for("bastide.state().dialog");
        }
        for heard in browser.tree() {
            let [name, more] = [&heard.name, &heard.description].map(|text| text.to_lowercase());
            let twice = !more.is_empty() && (name.contains(&more) || more.contains(&name));
            assert!(!twice, "{heard:?}");
        }
        browser.key(Key::Escape);
        browser.wait_for("!bastide.state().dialog");
    }
    browser.mouse_to(browser.rect("[data-run=zoom-in]").middle());
    browser.wait_for("document.querySelector('[data-run=zoom-in]').title === 'Zoom in (+)'");
    browser.assert_quiet();
}
