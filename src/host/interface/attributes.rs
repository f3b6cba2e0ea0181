//! The attributes of the element `<bastide-board>`.

/// What a board does when an attribute changes later: it shows its game anew.
const ANEW: &str = "shows the game anew";

/// Or the change takes effect at once, and the game continues.
const AT_ONCE: &str = "acts at once";

/// The allowed words of an attribute that has only a few.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The name of the attribute.
    pub name: &'static str,
    /// The words, the default first.
    pub words: &'static [&'static str],
}

/// Attributes with few allowed words: first the modes of a board, then its settings, in the page's
/// own words.
pub const WORDS: &[Words] = &[
    few("mode", &["diagram", "replay", "task", "play"]),
    few("interactive", &["on", "off"]),
    few("language", &["en", "fr", "de"]),
    few("theme", &["system", "light", "dark", "contrast"]),
    few("text", &["100", "125", "150", "200"]),
    few("motion", &["system", "on", "off"]),
    few("aids", &["on", "off"]),
    few("minimap", &["on", "off"]),
    few("confirm", &["figures", "always", "never"]),
    few("pace", &["brisk", "unhurried", "instant"]),
    few("thinking", &["normal", "quick", "long"]),
    few("sound", &["off", "on"]),
];

const fn few(name: &'static str, words: &'static [&'static str]) -> Words {
    Words { name, words }
}

/// The words of `commands`, separated by spaces; all of them by default.
pub const COMMANDS: &[&str] = &[
    "zoom", "fit", "fields", "steps", "undo", "hint", "again", "solution",
];

/// Attributes that are explained together.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    pub names: &'static [&'static str],
    /// What happens when one of them is changed later.
    pub later: &'static str,
    /// What they mean, in Markdown with paths from the top of the repository.
    pub doc: &'static str,
    /// The version of Bastide that introduced them.
    pub since: &'static str,
}

/// All attributes, in the order in which they are documented.
pub const ATTRIBUTES: &[Attribute] = &[
    Attribute {
        names: &["record", "src"],
        later: ANEW,
        doc: "the game: the text of a [record](src/engine/rules/record/FORMAT.md) or a link, or the address of such a text",
        since: "0.1.0",
    },
    Attribute {
        names: &["lesson"],
        later: ANEW,
        doc: "instead of a game, a [lesson](assets/lessons) of this project by its name: `EX-BASE-7`, or with its folder `first-steps/04-complete-a-road`",
        since: "0.1.0",
    },
    Attribute {
        names: &["mode"],
        later: ANEW,
        doc: "`diagram` (to look at; the default), `replay` (to step through, and to try another move anywhere), `task` (to reach what the record asks for), `play` (to play on, against computers too). For a `lesson` the default is `task` if it has one, otherwise `replay`",
        since: "0.1.0",
    },
    Attribute {
        names: &["step"],
        later: ANEW,
        doc: "where the board begins: after so many turns of a `replay`, 0 being its beginning; in the other modes after so many decisions",
        since: "0.1.0",
    },
    Attribute {
        names: &[
            "language", "theme", "text", "motion", "aids", "minimap", "confirm", "pace",
            "thinking", "sound",
        ],
        later: AT_ONCE,
        doc: "settings of the board, in the words that the page uses for its own: `de`, `dark`, `150`, `off`, ...; by default what page and system prefer",
        since: "0.1.0",
    },
    Attribute {
        names: &["seat"],
        later: ANEW,
        doc: "in `play`: the only seat that plays in front of this board; computers play theirs, and the host answers for other persons (`apply`)",
        since: "0.1.0",
    },
    Attribute {
        names: &["interactive"],
        later: AT_ONCE,
        doc: "`off`: only to look at, without buttons or anything to press; the host's calls still work",
        since: "0.1.0",
    },
    Attribute {
        names: &["commands"],
        later: AT_ONCE,
        doc: "which buttons are shown, of `zoom fit fields steps undo hint again solution` with blanks between; all by default. Keys always work",
        since: "0.1.0",
    },
];

impl Attribute {
    /// The TypeScript type of one of them: a union of its words, if it has only a few.
    pub fn type_of(&self, name: &str) -> String {
        let Some(few) = WORDS.iter().find(|words| words.name == name) else {
            return "string".to_string();
        };
        let words: Vec<String> = few.words.iter().map(|word| format!("\"{word}\"")).collect();
        words.join(" | ")
    }

    /// The names in Markdown.
    pub fn written(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|name| format!("`{name}`")).collect();
        names.join(", ")
    }
}
