//! A display list as an SVG document.

use std::collections::BTreeSet;
use std::fmt::Write;

use kurbo::{Affine, BezPath, PathEl, Point, Rect};

use super::TileSource;
use crate::scene::color::{Paint, Rgba};
use crate::scene::display::{DisplayList, Group, Item, Pen, TileKey};

/// Writes a display list as an SVG document that shows `view`, at a size of `scale` pixels for each unit.
pub fn document(list: &DisplayList, view: Rect, scale: f64, tiles: &dyn TileSource) -> String {
    let mut painter = Painter::default();
    let keys: BTreeSet<TileKey> = list
        .items()
        .filter_map(|item| match item {
            Item::Tile(key, _) => Some(*key),
            _ => None,
        })
        .collect();
    for key in keys {
        painter.define(key, &tiles.drawing(key));
    }
    painter.items(list);
    let mut text = String::new();
    let _ = write!(
        text,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{} {} {} {}">"#,
        number(view.width() * scale),
        number(view.height() * scale),
        number(view.x0),
        number(view.y0),
        number(view.width()),
        number(view.height()),
    );
    let _ = writeln!(text, "<defs>{}</defs>{}</svg>", painter.defs, painter.body);
    text
}

#[derive(Default)]
struct Painter {
    defs: String,
    body: String,
    count: usize,
}

impl Painter {
    fn items(&mut self, list: &DisplayList) {
        for item in list.items() {
            match item {
                Item::Fill(path, paint) => self.fill(path, paint),
                Item::Stroke(path, paint, pen) => self.stroke(path, paint, *pen),
                Item::Tile(key, affine) => {
                    let _ = write!(
                        self.body,
                        r##"<use href="#{}" transform="{}"/>"##,
                        name(*key),
                        matrix(*affine)
                    );
                }
                Item::Push(group) => self.begin(group),
                Item::Pop => self.body.push_str("</g>"),
            }
        }
    }

    /// Defines the drawing of a tile once, cut to its square.
    fn define(&mut self, key: TileKey, drawing: &DisplayList) {
        let mut inner = Painter {
            count: self.count,
            ..Painter::default()
        };
        inner.items(drawing);
        self.count = inner.count + 1;
        let clip = self.count;
        let _ = write!(
            self.defs,
            r##"{}<clipPath id="c{clip}"><path d="M0 0H1000V1000H0Z"/></clipPath><g id="{}" clip-path="url(#c{clip})">{}</g>"##,
            inner.defs,
            name(key),
            inner.body
        );
    }

    fn fill(&mut self, path: &BezPath, paint: &Paint) {
        let paint = self.paint("fill", paint);
        let _ = write!(self.body, r#"<path d="{}"{paint}/>"#, data(path));
    }

    fn stroke(&mut self, path: &BezPath, paint: &Paint, pen: Pen) {
        let paint = self.paint("stroke", paint);
        let ends = if pen.round {
            r#" stroke-linecap="round" stroke-linejoin="round""#
        } else {
            ""
        };
        let dash = pen.dash.map_or(String::new(), |(on, off)| {
            format!(r#" stroke-dasharray="{} {}""#, number(on), number(off))
        });
        let _ = write!(
            self.body,
            r#"<path d="{}" fill="none"{paint} stroke-width="{}"{ends}{dash}/>"#,
            data(path),
            number(pen.width)
        );
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
                data(clip)
            );
            let _ = write!(self.body, r#" clip-path="url(#c{})""#, self.count);
        }
        self.body.push('>');
    }

    /// The attributes of a paint; a gradient is defined on the way.
    fn paint(&mut self, attribute: &str, paint: &Paint) -> String {
        match paint {
            Paint::Solid(color) => {
                let opacity = match color.a {
                    255 => String::new(),
                    a => format!(r#" {attribute}-opacity="{}""#, number(f64::from(a) / 255.0)),
                };
                format!(r#" {attribute}="{}"{opacity}"#, hex(*color))
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
                format!(r#" {attribute}="url(#l{})""#, self.count)
            }
        }
    }
}

fn name(key: TileKey) -> String {
    format!(
        "t{}-{}-{}-{}",
        key.tile.0, key.copy, key.rotation as u8, key.season as u8
    )
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

fn data(path: &BezPath) -> String {
    let mut text = String::new();
    let point = |p: Point| format!("{} {}", tenth(p.x), tenth(p.y));
    for element in path.elements() {
        let _ = match *element {
            PathEl::MoveTo(p) => write!(text, "M{}", point(p)),
            PathEl::LineTo(p) => write!(text, "L{}", point(p)),
            PathEl::QuadTo(a, p) => write!(text, "Q{} {}", point(a), point(p)),
            PathEl::CurveTo(a, b, p) => write!(text, "C{} {} {}", point(a), point(b), point(p)),
            PathEl::ClosePath => write!(text, "Z"),
        };
    }
    text
}

/// Coordinates need no more than a hundredth of a unit.
fn tenth(value: f64) -> String {
    number((value * 100.0).round() / 100.0)
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
    use crate::scene::display::{Rotation, TileId};
    use crate::scene::theme::Season;

    #[test]
    fn a_tile_shown_twice_is_drawn_once() {
        let key = TileKey {
            tile: TileId(7),
            copy: 0,
            rotation: Rotation::R1,
            season: Season::Summer,
        };
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
