//! A display list as an SVG document. A tile or a card is made of some hundred paths, so they are written short: what they are
//! painted with stands in a style sheet, and each point is told from the one before.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use kurbo::{Affine, BezPath, PathEl, Point, Rect};

use super::PrintSource;
use super::metadata::Metadata;
use crate::scene::caption::{Face, Label};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, FigureKey, Group, Item, Pen, Print};
use crate::scene::figures::Owner;

/// A picture to keep, in pixels, as an SVG document that says what it shows and carries its game.
pub fn kept(
    list: &DisplayList,
    labels: &[Label],
    view: Rect,
    prints: &dyn PrintSource,
    metadata: &Metadata,
) -> String {
    let around = Around {
        attributes: r#" role="img""#,
        head: head(metadata),
        foot: labels.iter().map(text).collect(),
    };
    written(list, view, 1.0, prints, &around)
}

/// What is not seen of a picture.
fn head(metadata: &Metadata) -> String {
    format!(
        "<title>{}</title><desc>{}</desc><metadata>{}</metadata>",
        escaped(&metadata.title),
        escaped(&metadata.description),
        escaped(&metadata.link)
    )
}

/// A line of text, in letters of whoever shows the picture.
fn text(label: &Label) -> String {
    let (family, weight) = match label.face {
        Face::Plain => ("sans-serif", "normal"),
        Face::Strong => ("sans-serif", "bold"),
        Face::Code => ("monospace", "normal"),
    };
    format!(
        r#"<text x="{}" y="{}" font-family="{family}" font-weight="{weight}" font-size="{}" fill="{}">{}</text>"#,
        number(label.at.x),
        number(label.at.y),
        number(label.size),
        hex(label.ink),
        escaped(&label.text)
    )
}

/// What stands in a document around the picture.
#[derive(Default)]
struct Around {
    attributes: &'static str,
    head: String,
    foot: String,
}

/// Writes a display list as an SVG document that shows `view`, at a size of `scale` pixels for each unit.
pub fn document(list: &DisplayList, view: Rect, scale: f64, prints: &dyn PrintSource) -> String {
    written(list, view, scale, prints, &Around::default())
}

fn written(
    list: &DisplayList,
    view: Rect,
    scale: f64,
    prints: &dyn PrintSource,
    around: &Around,
) -> String {
    let mut painter = Painter::to(FINE);
    let shown: BTreeSet<Print> = list
        .items()
        .filter_map(|item| match item {
            Item::Print(print, _) => Some(*print),
            _ => None,
        })
        .collect();
    for print in shown {
        painter.define(print, &prints.drawing(print));
    }
    painter.items(list);
    let mut text = String::new();
    let _ = write!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{} {} {} {}"{}>"#,
        number(view.width() * scale),
        number(view.height() * scale),
        number(view.x0),
        number(view.y0),
        number(view.width()),
        number(view.height()),
        around.attributes,
    );
    let styles = painter.styles.iter();
    let styles: String = styles
        .map(|(style, class)| format!(".p{class}{{{style}}}"))
        .collect();
    let _ = writeln!(
        text,
        "{}<style>{styles}</style><defs>{}</defs>{}{}</svg>",
        around.head, painter.defs, painter.body, around.foot
    );
    text
}

/// Parts of a unit to which places are written.
const FINE: f64 = 100.0;
/// The same inside of a tile or a card, which has about 1000 units.
const FINE_IN_PRINT: f64 = 10.0;

struct Painter {
    defs: String,
    body: String,
    count: usize,
    /// What paths are painted with, and the number of the class that says so.
    styles: BTreeMap<String, usize>,
    fine: f64,
}

impl Painter {
    fn to(fine: f64) -> Self {
        Painter {
            defs: String::new(),
            body: String::new(),
            count: 0,
            styles: BTreeMap::new(),
            fine,
        }
    }

    fn items(&mut self, list: &DisplayList) {
        for item in list.items() {
            match item {
                Item::Fill(path, paint) => self.fill(path, paint),
                Item::Stroke(path, paint, pen) => self.stroke(path, paint, *pen),
                Item::Print(print, affine) => {
                    let _ = write!(
                        self.body,
                        r##"<use href="#{}" transform="{}"/>"##,
                        name(*print),
                        matrix(*affine)
                    );
                }
                Item::Push(group) => self.begin(group),
                Item::Pop => self.body.push_str("</g>"),
            }
        }
    }

    /// Defines the drawing of a tile or a card once, cut to its rectangle.
    fn define(&mut self, print: Print, drawing: &DisplayList) {
        let mut inner = Painter {
            count: self.count,
            styles: std::mem::take(&mut self.styles),
            ..Painter::to(FINE_IN_PRINT)
        };
        inner.items(drawing);
        self.styles = inner.styles;
        self.count = inner.count + 1;
        let clip = self.count;
        let area = print.area();
        let _ = write!(
            self.defs,
            r##"{}<clipPath id="c{clip}"><path d="M{} {}H{}V{}H{}Z"/></clipPath><g id="{}" clip-path="url(#c{clip})">{}</g>"##,
            inner.defs,
            number(area.x0),
            number(area.y0),
            number(area.x1),
            number(area.y1),
            number(area.x0),
            name(print),
            inner.body
        );
    }

    fn fill(&mut self, path: &BezPath, paint: &Paint) {
        let style = self.paint("fill", paint);
        self.path(path, style);
    }

    fn stroke(&mut self, path: &BezPath, paint: &Paint, pen: Pen) {
        let mut style = self.paint("stroke", paint);
        let _ = write!(style, ";fill:none;stroke-width:{}", number(pen.width));
        if pen.round {
            style.push_str(";stroke-linecap:round;stroke-linejoin:round");
        }
        if let Some((on, off)) = pen.dash {
            let _ = write!(style, ";stroke-dasharray:{} {}", number(on), number(off));
        }
        self.path(path, style);
    }

    fn path(&mut self, path: &BezPath, style: String) {
        let next = self.styles.len();
        let class = self.styles.entry(style).or_insert(next);
        let data = data(path, self.fine);
        let _ = write!(self.body, r#"<path class="p{class}" d="{data}"/>"#);
    }

    fn begin(&mut self, group: &Group) {
        self.body.push_str("<g");
        if let Some(name) = &group.name {
            let _ = write!(self.body, r#" data-name="{}""#, escaped(name));
        }
        if group.affine != Affine::IDENTITY {
            let _ = write!(self.body, r#" transform="{}""#, matrix(group.affine));
        }
        if group.opacity < 1.0 {
            let _ = write!(self.body, r#" opacity="{}""#, number(group.opacity));
        }
        if let Some(clip) = &group.clip {
            self.count += 1;
            let _ = write!(
                self.defs,
                r#"<clipPath id="c{}"><path d="{}"/></clipPath>"#,
                self.count,
                data(clip, self.fine)
            );
            let _ = write!(self.body, r#" clip-path="url(#c{})""#, self.count);
        }
        self.body.push('>');
    }

    /// The style of a paint; a gradient is defined on the way.
    fn paint(&mut self, attribute: &str, paint: &Paint) -> String {
        match paint {
            Paint::Solid(color) => {
                let opacity = match color.a {
                    255 => String::new(),
                    a => format!(";{attribute}-opacity:{}", number(f64::from(a) / 255.0)),
                };
                format!("{attribute}:{}{opacity}", hex(*color))
            }
            Paint::Linear { from, to, colors } => {
                self.count += 1;
                let stops: String = [0, 1]
                    .map(|i| {
                        format!(
                            r#"<stop offset="{i}" stop-color="{}" stop-opacity="{}"/>"#,
                            hex(colors[i]),
                            number(f64::from(colors[i].a) / 255.0)
                        )
                    })
                    .concat();
                let _ = write!(
                    self.defs,
                    r#"<linearGradient id="l{}" gradientUnits="userSpaceOnUse" x1="{}" y1="{}" x2="{}" y2="{}">{stops}</linearGradient>"#,
                    self.count,
                    number(from.x),
                    number(from.y),
                    number(to.x),
                    number(to.y)
                );
                format!("{attribute}:url(#l{})", self.count)
            }
        }
    }
}

fn name(print: Print) -> String {
    match print {
        Print::Tile(key) => format!(
            "t{}-{}-{}-{}-{}",
            key.tile.0, key.copy, key.rotation as u8, key.look as u8, key.detail as u8
        ),
        Print::Card(key) => format!("{}-{}", key.name(), key.paper as u8),
        Print::Figure(FigureKey { figure, pixel }) => format!(
            "{}-{}-{}-{}-{pixel}",
            figure.shape.name(),
            figure
                .owner
                .map_or(Owner::ALL.len(), |owner| owner as usize),
            figure.pose as u8,
            figure.look as u8
        ),
    }
}

fn hex(color: Rgba) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r, color.g, color.b)
}

/// A number with at most three decimals and no trailing zeros.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

fn matrix(affine: Affine) -> String {
    let parts = affine.as_coeffs().map(|part| {
        let text = format!("{part:.6}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    });
    format!("matrix({})", parts.join(" "))
}

/// A path, whose points are written to `fine` parts of a unit, each as far as it is from the one before.
fn data(path: &BezPath, fine: f64) -> String {
    let round = |p: Point| ((p.x * fine).round(), (p.y * fine).round());
    let mut text = String::new();
    let (mut at, mut begin) = ((0.0, 0.0), (0.0, 0.0));
    for element in path.elements() {
        let (letter, points): (char, &[Point]) = match element {
            PathEl::MoveTo(p) => ('m', &[*p]),
            PathEl::LineTo(p) => ('l', &[*p]),
            PathEl::QuadTo(a, p) => ('q', &[*a, *p]),
            PathEl::CurveTo(a, b, p) => ('c', &[*a, *b, *p]),
            PathEl::ClosePath => ('z', &[]),
        };
        text.push(letter);
        for (index, point) in points.iter().enumerate() {
            let (x, y) = round(*point);
            for (axis, part) in [x - at.0, y - at.1].into_iter().enumerate() {
                let part = number(part / fine);
                if index + axis > 0 && !part.starts_with('-') {
                    text.push(' ');
                }
                text.push_str(&part);
            }
        }
        at = points.last().map_or(begin, |p| round(*p));
        if letter == 'm' {
            begin = at;
        }
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::color::SOOT;
    use crate::scene::display::{Rotation, TileId, TileKey};

    #[test]
    fn a_tile_shown_twice_is_drawn_once() {
        let key = TileKey::of(TileId(7), 0, Rotation::R1);
        let mut list = DisplayList::new();
        list.tile(key, Affine::IDENTITY);
        list.tile(key, Affine::translate((1000.0, 0.0)));
        let drawing = |_| {
            let mut drawing = DisplayList::new();
            drawing.fill(Rect::new(0.0, 0.0, 10.0, 10.0), SOOT);
            drawing
        };
        let text = document(&list, Rect::new(0.0, 0.0, 2000.0, 1000.0), 0.1, &drawing);
        assert_eq!(text.matches("<use ").count(), 2);
        assert_eq!(text.matches("<path class=").count(), 1);
        assert_eq!(text.matches("#2a1f18").count(), 1);
        assert!(text.contains(r#"width="200" height="100""#));
    }

    #[test]
    fn names_cannot_break_out_of_their_attribute() {
        let mut list = DisplayList::new();
        list.group(Group::default().named("\"><script>"), |_| {});
        let text = document(&list, Rect::new(0.0, 0.0, 1.0, 1.0), 1.0, &|_| {
            DisplayList::new()
        });
        assert!(text.contains("&quot;&gt;&lt;script&gt;"));
    }
}
