//! A display list as an SVG document.
//!
//! Tiles and cards consist of hundreds of paths, so these are written compactly: styles are in a
//! style sheet, shapes of one style are joined where possible, and coordinates are relative.

mod joined;
mod path_data;
mod shrunk;

use std::collections::BTreeMap;
use std::fmt::Write;

use kurbo::{Affine, BezPath, Rect};

use self::joined::{Ink, Pieces, Style};
use self::path_data::{Purpose, data};
use self::shrunk::shrunk;
use super::PrintSource;
use super::metadata::Metadata;
use crate::scene::caption::{Face, Label};
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Item, Pen};
use crate::scene::figures::Owner;
use crate::scene::print::{FigureKey, Print, TileKey};

/// An SVG document to be saved, in pixels, with title, description and the link to its game.
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
    written(list, view, 1.0, prints, &around, Exactness::Seen)
}

/// An SVG document for a page that describes it elsewhere, in pixels.
pub fn alone(list: &DisplayList, view: Rect, prints: &dyn PrintSource) -> String {
    written(list, view, 1.0, prints, &Around::default(), Exactness::Seen)
}

/// The invisible head of a document.
fn head(metadata: &Metadata) -> String {
    format!(
        "<title>{}</title><desc>{}</desc><metadata>{}</metadata>",
        escaped(&metadata.title),
        escaped(&metadata.description),
        escaped(&metadata.link)
    )
}

/// A line of text, in a font of the viewer.
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

/// The part of a document around the picture.
#[derive(Default)]
struct Around {
    attributes: &'static str,
    head: String,
    foot: String,
}

/// Writes a display list as an SVG document that shows `view`, with `scale` pixels per unit.
pub fn document(list: &DisplayList, view: Rect, scale: f64, prints: &dyn PrintSource) -> String {
    written(
        list,
        view,
        scale,
        prints,
        &Around::default(),
        Exactness::Many,
    )
}

/// The precision of coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exactness {
    /// Enough for any size at which a picture is viewed.
    Many,
    /// About a tenth of a pixel of the picture. Tiles of one design and rotation share one drawing.
    Seen,
}

impl Exactness {
    /// Steps per unit for coordinates, where a unit has this many pixels.
    fn fine(self, pixels: f64, many: f64) -> f64 {
        match self {
            Exactness::Many => many,
            Exactness::Seen => [1.0, 10.0, 100.0]
                .into_iter()
                .find(|fine| pixels / fine <= LEAST)
                .unwrap_or(1000.0),
        }
    }
}

fn written(
    list: &DisplayList,
    view: Rect,
    scale: f64,
    prints: &dyn PrintSource,
    around: &Around,
    exactness: Exactness,
) -> String {
    let mut painter = Painter::new(exactness, FINE, 1.0);
    // The largest instance of each print determines the precision of its drawing.
    let mut shown: BTreeMap<Print, f64> = BTreeMap::new();
    for print in list.prints(Affine::IDENTITY) {
        let size = shown.entry(painter.drawn_for(print.print)).or_default();
        *size = size.max(print.affine.determinant().abs().sqrt());
    }
    for (print, size) in shown {
        painter.define(print, &prints.drawing(print), size);
    }
    let body = painter.drawn(list);
    let mut text = String::new();
    let _ = write!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{} {} {} {}" stroke-linecap="round" stroke-linejoin="round"{}>"#,
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
        .map(|(style, class)| format!(".{}{{{style}}}", class_name(*class)))
        .collect();
    let _ = writeln!(
        text,
        "{}<style>{styles}</style><defs>{}</defs>{}{}</svg>",
        around.head, painter.defs, body, around.foot
    );
    text
}

/// Steps per unit for coordinates.
const FINE: f64 = 100.0;
/// Steps per unit inside a tile or card, which is about 1000 units long.
const FINE_IN_PRINT: f64 = 10.0;
/// The smallest visible part of a pixel, for [`Exactness::Seen`].
const LEAST: f64 = 0.3;

struct Painter {
    defs: String,
    pieces: Pieces,
    count: usize,
    /// The styles of paths, with the numbers of their classes.
    styles: BTreeMap<String, usize>,
    exactness: Exactness,
    /// The copies of tiles, with the first copy that shares their drawing.
    first: BTreeMap<TileKey, TileKey>,
    /// Steps per unit for [`Exactness::Many`].
    many: f64,
    /// Pixels per unit: outside, and in each open group.
    pixels: Vec<f64>,
    /// The visible part of the drawing, where it is clipped.
    area: Rect,
}

impl Painter {
    fn new(exactness: Exactness, many: f64, pixels: f64) -> Self {
        Painter {
            defs: String::new(),
            pieces: Pieces::default(),
            count: 0,
            styles: BTreeMap::new(),
            exactness,
            first: BTreeMap::new(),
            many,
            pixels: vec![pixels],
            area: Rect::new(f64::MIN, f64::MIN, f64::MAX, f64::MAX),
        }
    }

    /// The print whose drawing is used for one: the first of its design where tiles share drawings.
    fn drawn_for(&mut self, print: Print) -> Print {
        match (self.exactness, print) {
            (Exactness::Seen, Print::Tile(key)) => {
                let alike = TileKey { copy: 0, ..key };
                Print::Tile(*self.first.entry(alike).or_insert(key))
            }
            _ => print,
        }
    }

    /// Adds a shape, unless it is clipped completely.
    fn shape(&mut self, path: &BezPath, style: Style) {
        let fills = path.control_box().inflate(style.reach, style.reach);
        if self.pixels.len() > 1 || fills.overlaps(self.area) {
            self.pieces.shape(path, style);
        }
    }

    /// The current number of steps per unit.
    fn fine(&self) -> f64 {
        let pixels = self.pixels.last().copied().unwrap_or(1.0);
        self.exactness.fine(pixels, self.many)
    }

    /// The elements of a list.
    fn drawn(&mut self, list: &DisplayList) -> String {
        for item in list.items() {
            match item {
                Item::Fill(path, paint) => {
                    let style = self.fill(paint);
                    self.shape(path, style);
                }
                Item::Stroke(path, paint, pen) => {
                    let style = self.stroke(paint, *pen);
                    self.shape(path, style);
                }
                Item::Print(print, affine) => {
                    let (name, matrix) = (name(self.drawn_for(*print)), matrix(*affine));
                    let shown = format!(r##"<use href="#{name}" transform="{matrix}"/>"##);
                    self.pieces.markup(shown);
                }
                Item::Push(group) => self.begin(group),
                Item::Pop => {
                    self.pixels.pop();
                    self.pieces.markup("</g>".into());
                }
            }
        }
        let styles = &mut self.styles;
        std::mem::take(&mut self.pieces).write(|path, style| {
            let next = styles.len();
            let fine = style.fine;
            let purpose = match style.ink {
                Ink::Fill(_) => Purpose::Inside,
                Ink::Line(_) | Ink::Outlined(..) | Ink::Rimmed(..) => Purpose::Line,
            };
            let class = styles.entry(style.ink.css()).or_insert(next);
            let class = class_name(*class);
            format!(
                r#"<path class="{class}" d="{}"/>"#,
                data(path, purpose, fine)
            )
        })
    }

    /// Defines the drawing of a tile or card once, clipped to its rectangle.
    fn define(&mut self, print: Print, drawing: &DisplayList, pixels: f64) {
        let area = print.area();
        // Where half the precision will do, units are twice as long.
        let times = match self.exactness {
            Exactness::Seen if pixels * 2.0 <= LEAST => 2.0,
            _ => 1.0,
        };
        let mut inner = Painter {
            count: self.count,
            styles: std::mem::take(&mut self.styles),
            area: area.scale_from_origin(1.0 / times),
            ..Painter::new(self.exactness, FINE_IN_PRINT, pixels * times)
        };
        let body = match times > 1.0 {
            true => {
                let body = inner.drawn(&shrunk(drawing, times));
                format!(r#"<g transform="scale({times})">{body}</g>"#)
            }
            false => inner.drawn(drawing),
        };
        self.styles = inner.styles;
        self.count = inner.count + 1;
        let clip = self.count;
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
            body
        );
    }

    fn fill(&mut self, paint: &Paint) -> Style {
        Style {
            ink: Ink::Fill(self.paint("fill", paint)),
            fine: self.fine(),
            reach: 0.0,
            opaque: paint.is_opaque(),
        }
    }

    fn stroke(&mut self, paint: &Paint, pen: Pen) -> Style {
        let mut css = self.paint("stroke", paint);
        let _ = write!(css, ";stroke-width:{}", number(pen.width));
        // The document makes round joins the default.
        if !pen.round {
            css.push_str(";stroke-linecap:butt;stroke-linejoin:miter");
        }
        if let Some((on, off)) = pen.dash {
            let _ = write!(css, ";stroke-dasharray:{} {}", number(on), number(off));
        }
        Style {
            ink: Ink::Line(css),
            fine: self.fine(),
            // A sharp corner extends to a point.
            reach: pen.width * if pen.round { 0.5 } else { 2.0 },
            opaque: paint.is_opaque(),
        }
    }

    fn begin(&mut self, group: &Group) {
        let around = self.pixels.last().copied().unwrap_or(1.0);
        let inside = around * group.affine.determinant().abs().sqrt();
        self.pixels.push(inside);
        let mut tag = String::from("<g");
        if let Some(name) = &group.name {
            let _ = write!(tag, r#" data-name="{}""#, escaped(name));
        }
        if group.affine != Affine::IDENTITY {
            let _ = write!(tag, r#" transform="{}""#, matrix(group.affine));
        }
        if group.opacity < 1.0 {
            let _ = write!(tag, r#" opacity="{}""#, number(group.opacity));
        }
        if let Some(clip) = &group.clip {
            self.count += 1;
            let _ = write!(
                self.defs,
                r#"<clipPath id="c{}"><path d="{}"/></clipPath>"#,
                self.count,
                data(clip, Purpose::Inside, self.fine())
            );
            let _ = write!(tag, r#" clip-path="url(#c{})""#, self.count);
        }
        tag.push('>');
        self.pieces.markup(tag);
    }

    /// The style for a paint; defines gradients as needed.
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

/// The name of a class, as short as possible.
fn class_name(number: usize) -> String {
    const LETTERS: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
    let mut name = String::from(char::from(LETTERS[number % 26]));
    let mut rest = number / 26;
    while rest > 0 {
        rest -= 1;
        name.push(char::from(LETTERS[rest % 36]));
        rest /= 36;
    }
    name
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

/// Escapes text for SVG and HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::color::SOOT;
    use engine::tiles::{Rotation, TileId};

    #[test]
    fn a_tile_shown_twice_is_drawn_once() {
        let key = TileKey::new(TileId(7), 0, Rotation::R1);
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
    fn no_two_classes_have_the_same_name() {
        let mut names: Vec<String> = (0..5000).map(class_name).collect();
        assert!(names[..26].iter().all(|name| name.len() == 1));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 5000);
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
