//! The log beside the board.

use crate::screen::{PERSONS, Screen};
use page::elements::tree::Node;

/// The lines of the log from above: whether each is a heading, and what it says.
fn lines(page: &Node) -> Vec<(bool, String)> {
    let all = page.all();
    let list = all.iter().find(|node| node.get("class") == Some("lines"));
    let items = list.expect("a log").all();
    let items = items.iter().filter(|node| node.tag == "li");
    let heads = |node: &Node| {
        let classes = node.get("class").unwrap_or_default();
        classes.split(' ').any(|class| class == "turn")
    };
    items.map(|node| (heads(node), node.all_text())).collect()
}

/// Plays some turns of [`PERSONS`]: a figure on the first place there is, or none.
fn played(turns: usize) -> Screen {
    let mut screen = Screen::open(PERSONS);
    for turn in 0..turns {
        let (pos, _) = screen.legal();
        screen.click(screen.at(pos.x, pos.y));
        screen.wait();
        if turn % 2 == 0 {
            screen.press("act 0");
        }
        screen.press("skip");
        screen.press("confirm");
        screen.wait();
    }
    screen
}

#[test]
fn every_turn_stands_under_its_own_heading_the_newest_first() {
    let lines = lines(&played(3).shell.page());
    let heads: Vec<&str> = lines
        .iter()
        .filter(|(heads, _)| *heads)
        .map(|(_, text)| text.as_str())
        .collect();
    assert_eq!(heads, ["Turn 3: Anna", "Turn 2: Ben", "Turn 1: Anna"]);
    assert!(lines[0].0, "a heading stands above its lines: {lines:?}");
    let mut name = "";
    for (heads, text) in &lines {
        match heads {
            true => name = text.rsplit(": ").next().expect("a name"),
            false => assert!(text.contains(name), "{text} under {name}"),
        }
    }
}

#[test]
fn every_turn_tells_of_its_tile_and_then_of_its_figure() {
    let lines = lines(&played(3).shell.page());
    let turns: Vec<&[(bool, String)]> = lines.split(|(heads, _)| *heads).skip(1).collect();
    assert_eq!(turns.len(), 3);
    for turn in &turns {
        assert!(turn[0].1.contains("places a tile"), "{turn:?}");
    }
    assert_eq!(turns[1].len(), 1, "no figure in the second turn");
    assert!(turns[2].len() > 1, "{:?}", turns[2]);
}
