//! The caption below an exported picture: players, scores, and the link to the game.

use kurbo::{Affine, BezPath, Point, Rect, Vec2};

use super::color::{Rgba, SOOT, WHITE};
use super::digits::Number;
use super::display::{DisplayList, Layer};
use super::figures::{Figure, Owner};
use super::theme::Theme;

/// The smallest width of a picture with a caption, in pixels.
pub const LEAST_WIDTH: f64 = 280.0;

/// The padding around and between the parts of the caption.
const ROOM: f64 = 16.0;
/// The gap between players side by side.
const BETWEEN: f64 = 32.0;
/// The height of a player's line.
const ROW: f64 = 28.0;
/// The height of a figure, and its height in its own units.
const FIGURE: (f64, f64) = (24.0, 215.0);
/// The right end of a player's score, and the height of its digits.
const POINTS: (f64, f64) = (66.0, 13.0);
/// The font size of a name, and the approximate width of its letters.
const NAME: (f64, f64) = (15.0, 8.6);
/// The longest name written, in letters.
const LONGEST_NAME: usize = 18;
/// The font size of a link, the width of its letters, and its line height.
const LINK: (f64, f64, f64) = (11.0, 6.7, 14.0);
/// The most lines of a link to be typed by hand; a longer one is only written where there is no
/// code.
const SHORT: usize = 2;
/// The pixels per module of a code: the least a camera can resolve, and the most that is useful.
const MODULE: (f64, f64) = (2.0, 3.0);

/// The font of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The normal font.
    Plain,
    Strong,
    Code,
}

/// A text in a picture. Display lists have no fonts; the viewer provides them.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    pub text: String,
    /// The start of its baseline, in pixels.
    pub at: Point,
    /// Font size in pixels.
    pub size: f64,
    pub face: Face,
    pub ink: Rgba,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The owner of the player's figures.
    pub owner: Owner,
    pub name: String,
    /// The player's score, if it is shown.
    pub points: Option<u32>,
}

/// A QR code.
#[derive(Clone, Debug, PartialEq)]
pub struct Code {
    /// The number of modules per side, including the light margin.
    pub side: f64,
    /// The dark modules, each of side 1.
    pub dark: BezPath,
}

/// The content of the caption.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Caption {
    /// The heading; may be empty.
    pub title: String,
    /// In the order of the seats.
    pub players: Vec<Player>,
    /// The link to the game.
    pub link: String,
    /// A code with the same link.
    pub code: Option<Code>,
}

/// The layout of a caption, relative to its upper left corner.
struct Plan {
    /// The place of the code, and the size of a module.
    code: Option<(Rect, f64)>,
    /// How many players stand side by side, and the width of each.
    columns: (usize, f64),
    /// The lines of the link.
    link: Vec<String>,
    /// The upper edge of the players and of the link, and the lower edge of everything.
    edges: [f64; 3],
}

impl Caption {
    /// Draws the caption along the upper edge of `at`, which is as wide as the picture. Returns its
    /// height and its texts.
    pub fn draw(&self, list: &mut DisplayList, at: Rect, theme: &Theme) -> (f64, Vec<Label>) {
        let plan = self.plan(at.width());
        let [players, link, height] = plan.edges;
        let origin = at.origin().to_vec2();
        let ground = Rect::from_origin_size(at.origin(), (at.width(), height));
        list.on(Layer::Table).fill(ground, theme.panel);
        if let (Some(code), Some((place, module))) = (&self.code, plan.code) {
            let place = place + origin;
            list.fill(place, WHITE);
            let affine = Affine::translate(place.origin().to_vec2()) * Affine::scale(module);
            list.fill(affine * &code.dark, SOOT);
        }
        let label = |text: &str, at: Vec2, size: f64, face: Face| Label {
            text: text.to_string(),
            at: (origin + at).to_point(),
            size,
            face,
            ink: theme.ink,
        };
        let mut labels = Vec::new();
        if !self.title.is_empty() {
            let at = Vec2::new(ROOM, players - 0.4 * ROW);
            labels.push(label(&self.title, at, NAME.0 + 2.0, Face::Strong));
        }
        for (index, player) in self.players.iter().enumerate() {
            let (column, row) = (index % plan.columns.0, index / plan.columns.0);
            let (x, y) = (column as f64 * plan.columns.1, row as f64 * ROW);
            let at = Vec2::new(ROOM + x, players + y);
            let name = player.draw(list, origin + at, theme) + at;
            labels.push(label(&shortened(&player.name), name, NAME.0, Face::Plain));
        }
        for (line, text) in (1..).zip(&plan.link) {
            let at = Vec2::new(ROOM, link + f64::from(line) * LINK.2);
            labels.push(label(text, at, LINK.0, Face::Code));
        }
        (height, labels)
    }

    fn plan(&self, width: f64) -> Plan {
        let free = width - 2.0 * ROOM;
        let code = self.code.as_ref().and_then(|code| {
            let module = (free / 3.0 / code.side).floor().clamp(MODULE.0, MODULE.1);
            Some(module).filter(|module| module * code.side <= free)
        });
        let side = code
            .zip(self.code.as_ref())
            .map(|(module, code)| module * code.side);
        let wide = self.players.iter().map(Player::width).fold(1.0, f64::max);
        // Beside the code, or above it where there is little room.
        let beside = side.map_or(free, |side| free - side - ROOM);
        let under = beside < wide.max(free / 3.0);
        let room = if under { free } else { beside };
        let head = if self.title.is_empty() { 0.0 } else { ROW };
        let most = ((room + BETWEEN) / (wide + BETWEEN)).floor().max(1.0);
        // One below the other, as far as the code reaches.
        let high = side
            .filter(|_| !under)
            .map_or(1.0, |side| (side - head) / ROW);
        let players = self.players.len() as f64;
        let columns = (players / high.floor().max(1.0)).ceil().clamp(1.0, most) as usize;
        let rows = self.players.len().div_ceil(columns) as f64;
        let players = ROOM + head;
        let mut link = lines(&self.link, room);
        if link.len() > SHORT && code.is_some() {
            link.clear();
        }
        let above = players + rows * ROW;
        let above = above + if link.is_empty() { 0.0 } else { ROOM / 2.0 };
        let text = above + link.len() as f64 * LINK.2;
        let code = side.zip(code).map(|(side, module)| {
            let corner = match under {
                true => Point::new(ROOM, text + ROOM),
                false => Point::new(width - ROOM - side, ROOM),
            };
            (Rect::from_origin_size(corner, (side, side)), module)
        });
        let low = code.map_or(0.0, |(place, _)| place.y1);
        Plan {
            code,
            columns: (columns, wide + BETWEEN),
            link,
            edges: [players, above, (text.max(low) + ROOM).ceil()],
        }
    }
}

impl Player {
    /// Draws figure and score. Returns where the name begins, relative to them.
    fn draw(&self, list: &mut DisplayList, at: Vec2, theme: &Theme) -> Vec2 {
        let scale = FIGURE.0 / FIGURE.1;
        let figure = Affine::translate(at + Vec2::new(FIGURE.0 / 2.0, ROW / 2.0));
        Figure::meeple(self.owner).draw_seen(list, figure * Affine::scale(scale), 1.0 / scale);
        let name = Vec2::new(self.name_begins(), ROW / 2.0 + NAME.0 * 0.36);
        let Some(points) = self.points else {
            return name;
        };
        let text = points.to_string();
        let right = Number::new(&text, Point::ZERO, POINTS.1).bounds().x1;
        let end = Point::new(POINTS.0 - right, ROW / 2.0) + at;
        Number::new(&text, end, POINTS.1).draw(list, theme.ink);
        name
    }

    fn name_begins(&self) -> f64 {
        match self.points {
            Some(_) => POINTS.0 + 10.0,
            None => FIGURE.0 + 10.0,
        }
    }

    fn width(&self) -> f64 {
        let letters = self.name.chars().count().min(LONGEST_NAME);
        self.name_begins() + letters as f64 * NAME.1
    }
}

/// A name shortened to fit.
fn shortened(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_string();
    }
    let letters = name.chars().take(LONGEST_NAME - 1);
    letters.chain(['…']).collect()
}

/// The lines of a link in this width.
fn lines(link: &str, room: f64) -> Vec<String> {
    let most = (room / LINK.1).floor().max(8.0) as usize;
    let letters: Vec<char> = link.chars().collect();
    letters
        .chunks(most)
        .map(|line| line.iter().collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> Player {
        Player {
            owner: Owner::Red,
            name: name.to_string(),
            points: Some(7),
        }
    }

    fn drawn(caption: &Caption, width: f64) -> (f64, Vec<Label>) {
        let at = Rect::new(0.0, 0.0, width, 0.0);
        caption.draw(&mut DisplayList::new(), at, &Theme::summer())
    }

    fn code(side: f64) -> Option<Code> {
        let dark = BezPath::new();
        Some(Code { side, dark })
    }

    #[test]
    fn a_long_link_is_written_only_where_there_is_no_code() {
        let mut caption = Caption {
            link: "x".repeat(400),
            ..Caption::default()
        };
        let (_, labels) = drawn(&caption, 800.0);
        let text: String = labels.iter().map(|label| label.text.as_str()).collect();
        assert_eq!(text, caption.link);
        caption.code = code(65.0);
        assert_eq!(drawn(&caption, 800.0).1, []);
        caption.link = "x".repeat(100);
        assert_eq!(drawn(&caption, 800.0).1.len(), 2);
    }

    #[test]
    fn a_code_that_is_wider_than_the_picture_is_left_out() {
        let caption = Caption {
            link: "x".repeat(400),
            code: code(170.0),
            ..Caption::default()
        };
        assert!(drawn(&caption, 300.0).1.len() > SHORT);
        assert_eq!(drawn(&caption, 400.0).1, []);
    }

    #[test]
    fn whatever_its_width_all_stands_in_the_strip() {
        let caption = Caption {
            title: "Bastide".into(),
            players: ["Ana", "Bertrand of the long long names", "C", "D", "E", "F"]
                .map(player)
                .into(),
            link: "x".repeat(90),
            code: code(41.0),
        };
        for width in [LEAST_WIDTH, 320.0, 400.0, 640.0, 800.0, 1200.0, 3200.0] {
            let (height, labels) = drawn(&caption, width);
            assert!(labels.len() >= 7, "{width}");
            for label in labels {
                let letter = if label.face == Face::Code {
                    LINK.1
                } else {
                    NAME.1
                };
                let end = label.at.x + label.text.chars().count() as f64 * letter;
                assert!(end <= width && label.at.y < height, "{width}: {label:?}");
            }
        }
    }
}
