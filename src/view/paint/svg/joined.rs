//! Joins shapes of one style into one path where nothing lies between them. A tile has hundreds of
//! shapes, and each path element costs as much as the few points of a roof.

use kurbo::{BezPath, PathEl, Rect, Shape as _};

/// How many paths back a shape may be joined to one of its style.
const REACH: usize = 96;

/// How the inside and outline of a shape are painted, in CSS.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ink {
    /// The inside alone.
    Fill(String),
    /// The line alone.
    Line(String),
    /// The inside, and the outline over it.
    Outlined(String, String),
    /// The outline, and the inside over it.
    Rimmed(String, String),
}

impl Ink {
    /// One shape painted in this ink and then in another; `None` if one shape cannot express that.
    fn then(&self, next: &Ink) -> Option<Ink> {
        match (self, next) {
            (Ink::Fill(fill), Ink::Line(line)) => Some(Ink::Outlined(fill.clone(), line.clone())),
            (Ink::Line(line), Ink::Fill(fill)) => Some(Ink::Rimmed(line.clone(), fill.clone())),
            _ => None,
        }
    }

    pub(super) fn css(self) -> String {
        match self {
            Ink::Fill(fill) => fill,
            Ink::Line(line) => line + ";fill:none",
            Ink::Outlined(fill, line) => format!("{fill};{line}"),
            Ink::Rimmed(line, fill) => format!("{fill};{line};paint-order:stroke"),
        }
    }
}

/// How a shape is painted.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Style {
    pub(super) ink: Ink,
    /// Precision of coordinates: steps per unit.
    pub(super) fine: f64,
    /// How far it reaches beyond its points.
    pub(super) reach: f64,
    /// Whether it hides everything below.
    pub(super) opaque: bool,
}

/// Part of a picture, in painting order.
#[derive(Debug)]
enum Piece {
    /// The start or end of a group, or a reference to another drawing.
    Markup(String),
    Path(Joined),
}

/// Shapes written as one path.
#[derive(Debug)]
struct Joined {
    style: Style,
    path: BezPath,
    /// The winding direction shared by all shapes, if each is a single closed outline.
    turn: Option<Turn>,
    /// The bounding boxes of its shapes, and of all of them together.
    parts: Vec<Rect>,
    around: Rect,
}

/// The winding direction of a closed outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    With,
    Against,
}

impl Turn {
    fn from_path(path: &BezPath) -> Option<Turn> {
        let begins = |element: &&PathEl| matches!(element, PathEl::MoveTo(_));
        let one = path.elements().iter().filter(begins).count() == 1;
        one.then(|| match path.area() > 0.0 {
            true => Turn::With,
            false => Turn::Against,
        })
    }
}

impl Joined {
    fn new(path: &BezPath, style: Style) -> Joined {
        let area = path.control_box().inflate(style.reach, style.reach);
        Joined {
            turn: Turn::from_path(path),
            path: path.clone(),
            parts: vec![area],
            around: area,
            style,
        }
    }

    fn touches(&self, other: &Joined) -> bool {
        let near = |part: &Rect| overlap(*part, other.around);
        overlap(self.around, other.around)
            && (self.parts.iter().filter(|part| near(part)))
                .any(|part| other.parts.iter().any(|there| overlap(*part, *there)))
    }

    /// Whether a shape of its style on top of it would look the same as part of the same path.
    fn is_even_with(&self, other: &Joined) -> bool {
        self.style.opaque
            && match self.style.ink {
                Ink::Line(_) => true,
                Ink::Fill(_) => self.turn.is_some() && self.turn == other.turn,
                Ink::Outlined(..) | Ink::Rimmed(..) => false,
            }
    }

    fn take(&mut self, other: Joined) {
        self.path.extend(other.path.iter());
        self.parts.extend(other.parts);
        self.around = self.around.union(other.around);
        self.turn = self.turn.filter(|_| self.turn == other.turn);
    }
}

/// Whether two rectangles have a point in common.
fn overlap(one: Rect, other: Rect) -> bool {
    one.x0 <= other.x1 && other.x0 <= one.x1 && one.y0 <= other.y1 && other.y0 <= one.y1
}

/// Pieces of a picture, not written yet.
#[derive(Debug, Default)]
pub(super) struct Pieces(Vec<Piece>);

impl Pieces {
    /// Adds markup, across which nothing is joined.
    pub(super) fn markup(&mut self, text: String) {
        match self.0.last_mut() {
            Some(Piece::Markup(before)) => before.push_str(&text),
            _ => self.0.push(Piece::Markup(text)),
        }
    }

    /// Adds a shape on top. A shape painted twice in a row becomes one.
    pub(super) fn shape(&mut self, path: &BezPath, style: Style) {
        if !path.is_empty() {
            self.lay(Joined::new(path, style));
        }
    }

    fn lay(&mut self, next: Joined) {
        if let Some(Piece::Path(last)) = self.0.last_mut()
            && last.path == next.path
            && let Some(ink) = last.style.ink.then(&next.style.ink)
        {
            let reach = last.style.reach.max(next.style.reach);
            let opaque = last.style.opaque && next.style.opaque;
            let fine = next.style.fine;
            let style = Style {
                ink,
                fine,
                reach,
                opaque,
            };
            last.parts.extend(next.parts);
            last.around = last.around.union(next.around);
            last.style = style;
        } else {
            self.0.push(Piece::Path(next));
        }
    }

    /// The same picture with fewer paths: shapes are joined to an earlier path of their style where
    /// that looks the same.
    fn joined(self) -> Pieces {
        let mut all = Pieces::default();
        for piece in self.0 {
            match piece {
                Piece::Markup(text) => all.markup(text),
                Piece::Path(shape) => all.join(shape),
            }
        }
        let mut whole = Pieces::default();
        for piece in all.0 {
            match piece {
                Piece::Markup(text) => whole.markup(text),
                Piece::Path(shape) => whole.lay(shape),
            }
        }
        whole
    }

    fn join(&mut self, shape: Joined) {
        for piece in self.0.iter_mut().rev().take(REACH) {
            let Piece::Path(earlier) = piece else {
                break;
            };
            let touches = earlier.touches(&shape);
            if earlier.style == shape.style && (!touches || earlier.is_even_with(&shape)) {
                return earlier.take(shape);
            }
            if touches {
                break;
            }
        }
        self.0.push(Piece::Path(shape));
    }

    /// Writes everything: markup as it is, and paths through `path`.
    pub(super) fn write(self, mut path: impl FnMut(&BezPath, Style) -> String) -> String {
        let texts = self.joined().0.into_iter().map(|piece| match piece {
            Piece::Markup(text) => text,
            Piece::Path(joined) => path(&joined.path, joined.style),
        });
        texts.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn style(css: &str) -> Style {
        Style {
            ink: Ink::Fill(css.to_string()),
            fine: 1.0,
            reach: 0.0,
            opaque: false,
        }
    }

    /// The styles of the paths for these squares, each given by its left end and 10 wide, with the
    /// number of squares in each.
    fn painted(squares: &[(f64, &str)]) -> Vec<(String, usize)> {
        let mut pieces = Pieces::default();
        for &(at, css) in squares {
            match css {
                "" => pieces.markup("<g>".into()),
                _ => {
                    let square = Rect::new(at, 0.0, at + 10.0, 10.0).to_path(0.1);
                    pieces.shape(&square, style(css));
                }
            }
        }
        let mut painted = Vec::new();
        pieces.write(|path, style| {
            painted.push((style.ink.css(), path.subpaths().count()));
            String::new()
        });
        painted
    }

    #[test]
    fn shapes_apart_are_one_path_of_their_style() {
        let squares = [(0.0, "a"), (20.0, "b"), (40.0, "a"), (60.0, "b")];
        assert_eq!(
            painted(&squares),
            [("a".to_string(), 2), ("b".to_string(), 2)]
        );
    }

    #[test]
    fn what_lies_on_something_stays_in_front_of_it() {
        let squares = [(0.0, "a"), (35.0, "b"), (40.0, "a")];
        assert_eq!(painted(&squares).len(), 3);
    }

    #[test]
    fn what_is_seen_through_is_painted_twice_where_it_lies_twice() {
        assert_eq!(painted(&[(0.0, "a"), (5.0, "a")]).len(), 2);
    }

    #[test]
    fn what_is_painted_twice_in_a_row_is_one_shape() {
        let square = Rect::new(0.0, 0.0, 10.0, 10.0).to_path(0.1);
        let line = |css: &str| Style {
            ink: Ink::Line(css.to_string()),
            ..style("")
        };
        let css = |styles: [Style; 2]| {
            let mut pieces = Pieces::default();
            for style in styles {
                pieces.shape(&square, style);
            }
            pieces.write(|_, style| style.ink.css() + "|")
        };
        assert_eq!(css([style("a"), line("b")]), "a;b|");
        assert_eq!(css([line("b"), style("a")]), "a;b;paint-order:stroke|");
        assert_eq!(css([style("a"), style("b")]), "a|b|");
    }

    #[test]
    fn a_group_holds_its_shapes_together() {
        assert_eq!(painted(&[(0.0, "a"), (0.0, ""), (40.0, "a")]).len(), 2);
    }
}
