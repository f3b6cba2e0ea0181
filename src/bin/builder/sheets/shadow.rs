//! The style sheet of a board on another page, made from those of our own page.
//!
//! On our page the board is as large as the screen; elsewhere it is as large as its frame. So queries for the size of the screen
//! become queries for that of the frame, rules for the root apply to the board's element, and lengths relative to the document's
//! text (`rem`) become relative to the board's, whatever the page around does with its own.

/// Features queried of a frame instead of the screen.
const OF_SIZE: [&str; 4] = ["width", "height", "orientation", "aspect-ratio"];

/// Units of the screen and of a frame, the longer ones first.
const UNITS: [(&str, &str); 4] = [
    ("vmin", "cqmin"),
    ("vmax", "cqmax"),
    ("vw", "cqw"),
    ("vh", "cqh"),
];

/// Colours that a host may choose, and the properties by which it does.
const OF_HOST: [(&str, &str); 2] = [
    ("--accent:", "--bastide-accent"),
    ("--panel:", "--bastide-panel"),
];

/// A minified sheet, converted for a board in a frame.
pub(super) fn in_frame(sheet: &str) -> String {
    let mut framed = String::with_capacity(sheet.len() * 5 / 4);
    // For each open block, how many braces close it.
    let mut blocks = Vec::new();
    let mut rest = sheet;
    while let Some(end) = rest.find(['{', '}', ';']) {
        let (piece, sign) = (&rest[..end], &rest[end..=end]);
        rest = &rest[end + 1..];
        match sign {
            "{" => {
                let (head, depth) = opened(piece);
                framed.push_str(&head);
                blocks.push(depth);
            }
            "}" => {
                framed.push_str(&declared(piece));
                let depth = blocks.pop().unwrap_or(1);
                framed.push_str(&"}".repeat(depth));
            }
            _ => {
                framed.push_str(&declared(piece));
                framed.push(';');
            }
        }
    }
    framed + rest
}

/// What precedes a brace, converted, with the brace; and how many blocks it opens.
fn opened(head: &str) -> (String, usize) {
    if let Some(queries) = head.strip_prefix("@media ") {
        return asked(queries);
    }
    if head.starts_with('@') {
        return (format!("{head}{{"), 1);
    }
    let selectors = head.split(',').map(|selector| {
        let behind = selector.strip_prefix("html");
        let behind =
            behind.filter(|behind| !behind.starts_with(|letter: char| letter.is_alphanumeric()));
        behind.map_or(selector.to_string(), |behind| format!(".root{behind}"))
    });
    let selectors: Vec<String> = selectors.collect();
    let selectors = selectors.join(",").replace(":root", ".root");
    (format!("{selectors}{{"), 1)
}

/// Media queries, with those for the size of the screen as queries for that of the frame; and how many blocks they open.
fn asked(queries: &str) -> (String, usize) {
    let of_size = |feature: &&str| OF_SIZE.iter().any(|name| feature.contains(name));
    let all: Vec<Vec<&str>> = queries
        .split(',')
        .map(|query| query.split(" and ").map(str::trim).collect())
        .collect();
    let sized = all
        .iter()
        .flatten()
        .filter(|feature| of_size(feature))
        .count();
    if sized == 0 {
        return (format!("@media {queries}{{"), 1);
    }
    if let [query] = &all[..] {
        let (sizes, others): (Vec<&str>, Vec<&str>) =
            query.iter().partition(|feature| of_size(feature));
        let sizes = format!("@container board {}{{", sizes.join(" and "));
        return match others.is_empty() {
            true => (sizes, 1),
            false => (format!("@media {}{{{sizes}", others.join(" and ")), 2),
        };
    }
    let each: Vec<String> = all
        .iter()
        .map(|query| format!("({})", query.join(" and ")))
        .collect();
    (format!("@container board {}{{", each.join(" or ")), 1)
}

/// A declaration, converted; anything else stays.
fn declared(piece: &str) -> String {
    // A host's colour, which the element inherits, overrides every theme.
    for (own, of_host) in OF_HOST {
        if let Some(value) = piece.strip_prefix(own) {
            return format!("{own}var({of_host},{})", scaled(value));
        }
    }
    if let Some(share) = piece
        .strip_prefix("font-size:")
        .and_then(|size| size.strip_suffix('%'))
    {
        return format!("--rem:calc({share}/100*var(--text));font-size:var(--rem)");
    }
    scaled(piece)
}

/// A value with its lengths relative to the board.
fn scaled(piece: &str) -> String {
    let mut declared = String::with_capacity(piece.len());
    let is_of_word = |letter: char| letter.is_ascii_alphanumeric() || "-_.#%".contains(letter);
    let mut rest = piece;
    while let Some(at) = rest.find(is_of_word) {
        declared.push_str(&rest[..at]);
        let behind = rest[at..].find(|letter| !is_of_word(letter));
        let (word, more) = rest[at..].split_at(behind.unwrap_or(rest.len() - at));
        declared.push_str(&of_frame(word).unwrap_or_else(|| word.to_string()));
        rest = more;
    }
    declared + rest
}

/// A length relative to the document's text or the screen as one relative to the board; `None` for any other.
fn of_frame(word: &str) -> Option<String> {
    let at = word.find(|letter: char| letter.is_ascii_alphabetic())?;
    let (number, unit) = word.split_at(at);
    number.parse::<f64>().ok()?;
    if unit == "rem" {
        return Some(format!("calc({number}*var(--rem))"));
    }
    let plain = unit.strip_prefix(['s', 'd', 'l']).unwrap_or(unit);
    let found = UNITS.iter().find(|(screen, _)| plain == *screen);
    found.map(|(_, framed)| format!("{number}{framed}"))
}

#[cfg(test)]
mod tests {
    use super::in_frame;

    #[test]
    fn a_host_may_choose_colours() {
        assert_eq!(
            in_frame(":root{--accent:red;--panel:#fff}"),
            ".root{--accent:var(--bastide-accent,red);--panel:var(--bastide-panel,#fff)}"
        );
    }

    #[test]
    fn the_root_is_the_element_of_the_board() {
        let sheet = ":root[data-text=\"150\"] .html,html:is(.a),.b html-c{color:red}";
        let framed = ".root[data-text=\"150\"] .html,.root:is(.a),.b html-c{color:red}";
        assert_eq!(in_frame(sheet), framed);
    }

    #[test]
    fn lengths_follow_the_frame_and_the_text_of_the_board() {
        let sheet = "html{font-size:93.75%}.a{margin:-1.5rem .5rem;width:min(40px,10.3vw);--x2:calc(60dvh - 2px);color:#2rem}";
        let framed = ".root{--rem:calc(93.75/100*var(--text));font-size:var(--rem)}\
                      .a{margin:calc(-1.5*var(--rem)) calc(.5*var(--rem));width:min(40px,10.3cqw);\
                      --x2:calc(60cqh - 2px);color:#2rem}";
        assert_eq!(in_frame(sheet), framed);
    }

    #[test]
    fn what_is_asked_of_the_screen_is_asked_of_the_frame() {
        let one = "@media (max-width:9px) and (min-height:2px){.a{b:c}}";
        assert_eq!(
            in_frame(one),
            "@container board (max-width:9px) and (min-height:2px){.a{b:c}}"
        );
        let several = "@media (max-width:9px),(orientation:portrait) and (max-width:10px){.a{b:c}}";
        let framed = "@container board ((max-width:9px)) or ((orientation:portrait) and (max-width:10px)){.a{b:c}}";
        assert_eq!(in_frame(several), framed);
        let device = "@media (forced-colors:active){.a{b:c}}";
        assert_eq!(in_frame(device), device);
        let both = "@media (pointer:coarse) and (min-width:9px){.a{b:c}}.d{e:f}";
        let framed = "@media (pointer:coarse){@container board (min-width:9px){.a{b:c}}}.d{e:f}";
        assert_eq!(in_frame(both), framed);
    }
}
