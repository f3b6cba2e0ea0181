//! The attributes of the element.

/// Attributes that are explained together.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    /// Their names.
    pub names: &'static [&'static str],
    /// What they say, in Markdown with paths from the top of the repository.
    pub doc: &'static str,
    /// Since which version of Bastide they are there.
    pub since: &'static str,
}

/// All of them, in the order in which they are told.
pub const ATTRIBUTES: &[Attribute] = &[
    Attribute {
        names: &["record", "src"],
        doc: "the game: the text of a [record](src/engine/rules/record/FORMAT.md) or a link, or the address of such a text",
        since: "0.1.0",
    },
    Attribute {
        names: &["lesson"],
        doc: "in place of a game, a [lesson](assets/lessons) of this project by its name: `EX-BASE-7`, or with its folder `first-steps/04-complete-a-road`",
        since: "0.1.0",
    },
    Attribute {
        names: &["mode"],
        doc: "`diagram` (to look at; otherwise meant), `replay` (to go through), `task` (to reach what the record asks for), `play` (to play on, against computers too). Of a `lesson`: `task` where it has one, otherwise `replay`",
        since: "0.1.0",
    },
    Attribute {
        names: &["step"],
        doc: "the number of decisions after which the board begins; in a replay the number of turns",
        since: "0.1.0",
    },
    Attribute {
        names: &[
            "language", "theme", "text", "motion", "aids", "minimap", "confirm", "pace",
            "thinking", "sound",
        ],
        doc: "settings of the board by the words of the page's own: `de`, `dark`, `150`, `off`, ...; without, what page and system wish",
        since: "0.1.0",
    },
    Attribute {
        names: &["seat"],
        doc: "in `play`: who alone sits in front of this board; computers answer for their seats, and for other persons the host does (`apply`)",
        since: "0.1.0",
    },
    Attribute {
        names: &["interactive"],
        doc: "`off`: to be looked at, without buttons and without anything to press; the host's calls go on",
        since: "0.1.0",
    },
    Attribute {
        names: &["commands"],
        doc: "which buttons are shown, of `zoom fit fields steps undo hint again solution` with blanks between; without it all. Keys stay",
        since: "0.1.0",
    },
];

/// The table of the README.
pub fn attribute_table() -> String {
    let mut table = "| attribute | |\n| --- | --- |\n".to_string();
    for attribute in ATTRIBUTES {
        table += &format!("| {} | {} |\n", attribute.written(), attribute.doc);
    }
    table
}

impl Attribute {
    /// The names as Markdown writes them.
    pub fn written(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|name| format!("`{name}`")).collect();
        names.join(", ")
    }
}
