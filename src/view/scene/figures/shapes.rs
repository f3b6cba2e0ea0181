//! The silhouettes of figures.

use kurbo::{
    Affine, BezPath, Cap, Circle, ParamCurve, ParamCurveArclen, Point, Shape as _, Stroke,
    StrokeOpts,
};

use crate::scene::color::{Rgba, SOOT};
use crate::scene::tile_art::shapes::path;

/// The kinds of figures that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    Meeple,
    LargeMeeple,
    Abbot,
    Builder,
    Pig,
    Messenger,
    Robber,
    ScoreFigure,
    Shepherd,
    Mage,
    Witch,
    Gingerbread,
    Sheep,
}

/// A cubic curve: two control points and the end.
type Curve = [f64; 6];

impl Shape {
    pub const ALL: [Shape; 13] = [
        Shape::Meeple,
        Shape::LargeMeeple,
        Shape::Abbot,
        Shape::Builder,
        Shape::Pig,
        Shape::Messenger,
        Shape::Robber,
        Shape::ScoreFigure,
        Shape::Shepherd,
        Shape::Mage,
        Shape::Witch,
        Shape::Gingerbread,
        Shape::Sheep,
    ];

    /// A short name, for ids in documents.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Meeple => "meeple",
            Shape::LargeMeeple => "large-meeple",
            Shape::Abbot => "abbot",
            Shape::Builder => "builder",
            Shape::Pig => "pig",
            Shape::Messenger => "messenger",
            Shape::Robber => "robber",
            Shape::ScoreFigure => "score-figure",
            Shape::Shepherd => "shepherd",
            Shape::Mage => "mage",
            Shape::Witch => "witch",
            Shape::Gingerbread => "gingerbread",
            Shape::Sheep => "sheep",
        }
    }

    /// The outline around (0, 0).
    pub fn outline(self) -> BezPath {
        match self {
            Shape::Meeple => symmetric((0.0, -102.0), &MEEPLE),
            Shape::LargeMeeple => Affine::scale(1.3) * symmetric((0.0, -102.0), &MEEPLE),
            Shape::Abbot => symmetric((0.0, -128.0), &ABBOT),
            Shape::Builder => united(meeple_with(&[MALLET_SHAFT, MALLET_HEAD, CAP])),
            Shape::Pig => drawn((-86.0, -16.0), &PIG),
            Shape::Messenger => united(meeple_with(&[BRIM, CROWN, FEATHER, LETTER])),
            Shape::Robber => united(meeple_with(&[SACK, HOOD])),
            Shape::ScoreFigure => symmetric((0.0, -92.0), &SCORE_FIGURE),
            Shape::Shepherd => shepherd(),
            Shape::Mage => symmetric((0.0, -134.0), &MAGE),
            Shape::Witch => drawn((28.0, -128.0), &WITCH),
            Shape::Gingerbread => symmetric((0.0, -98.0), &GINGERBREAD),
            Shape::Sheep => drawn((-70.0, -34.0), &SHEEP),
        }
    }

    /// The colour of a neutral figure.
    pub const fn neutral_color(self) -> Rgba {
        Rgba::hex(match self {
            Shape::Mage => 0x8a4fb0,
            Shape::Witch => 0xe0742c,
            Shape::Gingerbread => 0xb06a32,
            Shape::Sheep => 0xf4efe4,
            _ => 0xc9ab7c,
        })
    }

    /// The colour of what is painted on a neutral figure, contrasting in lightness.
    pub const fn neutral_ink(self) -> Rgba {
        match self {
            Shape::Mage => Rgba::hex(0xffe9a8),
            Shape::Gingerbread => Rgba::hex(0xfff6e6),
            _ => SOOT,
        }
    }

    /// The place of the owner's mark.
    pub const fn chest(self) -> Point {
        match self {
            Shape::Meeple => Point::new(0.0, 12.0),
            Shape::LargeMeeple => Point::new(0.0, 16.0),
            Shape::Abbot => Point::new(0.0, 38.0),
            Shape::Builder | Shape::Messenger | Shape::Robber | Shape::Shepherd => {
                Point::new(-12.0, 17.0)
            }
            Shape::Pig => Point::new(10.0, 4.0),
            Shape::ScoreFigure => Point::new(0.0, 38.0),
            Shape::Mage | Shape::Witch => Point::new(0.0, 30.0),
            Shape::Gingerbread | Shape::Sheep => Point::ZERO,
        }
    }

    /// How far the mark reaches to each side.
    pub const fn mark_size(self) -> f64 {
        match self {
            Shape::LargeMeeple => 31.0,
            Shape::Meeple | Shape::Abbot | Shape::Pig => 25.0,
            _ => 22.0,
        }
    }

    /// Lines painted on the body, with their widths.
    pub fn lines(self) -> Vec<(BezPath, f64)> {
        match self {
            Shape::Pig => vec![(dot(-66.0, -14.0, 3.0), 8.0), (dot(-84.0, 2.0, 2.0), 6.0)],
            Shape::Gingerbread => vec![
                (dot(-13.0, -62.0, 2.5), 8.0),
                (dot(13.0, -62.0, 2.5), 8.0),
                (strokes("M -14 -44 L 0 -38 14 -44"), 6.0),
                (dot(0.0, -10.0, 3.0), 9.0),
                (dot(0.0, 18.0, 3.0), 9.0),
            ],
            Shape::Mage => vec![(
                strokes("M 0 6 L 7 24 26 26 11 38 17 57 0 46 -17 57 -11 38 -26 26 -7 24 0 6"),
                6.0,
            )],
            Shape::Witch => vec![(strokes("M -36 -66 L 36 -58"), 8.0)],
            Shape::Sheep => vec![(dot(-62.0, -22.0, 2.5), 7.0)],
            Shape::Messenger => vec![
                (strokes("M -42 -74 L 18 -74"), 6.0),
                (strokes("M 54 -22 L 88 -8 110 -38"), 5.0),
            ],
            Shape::Robber => vec![
                (strokes("M -34 -58 L 12 -58"), 10.0),
                (strokes("M 42 -38 L 66 -46"), 5.0),
            ],
            Shape::Builder => vec![(strokes("M -48 -68 L 36 -68"), 6.0)],
            Shape::LargeMeeple => vec![(strokes("M -36 -40 L 0 -30 36 -40"), 9.0)],
            Shape::Abbot => vec![(strokes("M 0 -112 L 0 -84 M -11 -101 L 11 -101"), 6.0)],
            _ => Vec::new(),
        }
    }
}

fn dot(x: f64, y: f64, radius: f64) -> BezPath {
    Circle::new((x, y), radius).to_path(0.1)
}

fn strokes(commands: &str) -> BezPath {
    path(commands, &Point::new)
}

/// An outline from its right half, given from the top to the middle of the foot.
fn symmetric(top: (f64, f64), half: &[Curve]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(top);
    for c in half {
        path.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
    }
    for (index, c) in half.iter().enumerate().rev() {
        let end = match index {
            0 => top,
            _ => (half[index - 1][4], half[index - 1][5]),
        };
        path.curve_to((-c[2], c[3]), (-c[0], c[1]), (-end.0, end.1));
    }
    path.close_path();
    path
}

/// An outline from a full circuit.
fn drawn(start: (f64, f64), curves: &[Curve]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(start);
    for c in curves {
        path.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
    }
    path.close_path();
    path
}

/// A meeple shifted a little to the left, with straight-edged things it carries or wears.
fn meeple_with(things: &[&str]) -> Vec<BezPath> {
    let body =
        Affine::translate((-12.0, 4.0)) * Affine::scale(0.92) * symmetric((0.0, -102.0), &MEEPLE);
    let mut parts = vec![body];
    parts.extend(
        things
            .iter()
            .map(|corners| rounded_corners(&strokes(corners))),
    );
    parts
}

fn shepherd() -> BezPath {
    let crook = strokes("M 68 102 L 68 -62 C 68 -112 118 -108 112 -66");
    let style = Stroke::new(17.0).with_caps(Cap::Round);
    let mut parts = meeple_with(&[BRIM]);
    parts.push(kurbo::stroke(crook, &style, &StrokeOpts::default(), 0.3));
    united(parts)
}

/// Several outlines as one, with the same winding direction, so that overlaps stay filled.
fn united(parts: Vec<BezPath>) -> BezPath {
    let mut whole = BezPath::new();
    for part in parts {
        let turned = if part.area() < 0.0 {
            part.reverse_subpaths()
        } else {
            part
        };
        whole.extend(turned);
    }
    whole
}

/// A polygon with rounded corners.
fn rounded_corners(path: &BezPath) -> BezPath {
    let lines: Vec<_> = path.segments().collect();
    let mut rounded = BezPath::new();
    for (index, line) in lines.iter().enumerate() {
        let next = lines[(index + 1) % lines.len()];
        let cut = |length: f64| (6.0 / length.max(1.0)).min(0.5);
        let before = line.eval(1.0 - cut(line.arclen(0.1)));
        let after = next.eval(cut(next.arclen(0.1)));
        if index == 0 {
            rounded.move_to(before);
        } else {
            rounded.line_to(before);
        }
        rounded.quad_to(line.end(), after);
    }
    rounded.close_path();
    rounded
}

/// A straight line as a curve.
const fn to(x0: f64, y0: f64, x: f64, y: f64) -> Curve {
    [
        x0 + (x - x0) / 3.0,
        y0 + (y - y0) / 3.0,
        x0 + (x - x0) * 2.0 / 3.0,
        y0 + (y - y0) * 2.0 / 3.0,
        x,
        y,
    ]
}

/// Round head, wide sleeves, two boots.
const MEEPLE: [Curve; 9] = [
    [24.0, -102.0, 40.0, -86.0, 40.0, -65.0],
    [40.0, -52.0, 35.0, -42.0, 27.0, -35.0],
    [52.0, -29.0, 86.0, -16.0, 92.0, 2.0],
    [97.0, 18.0, 84.0, 30.0, 68.0, 27.0],
    [57.0, 25.0, 49.0, 22.0, 42.0, 19.0],
    [45.0, 43.0, 59.0, 63.0, 71.0, 83.0],
    [79.0, 97.0, 73.0, 104.0, 60.0, 104.0],
    [48.0, 105.0, 36.0, 105.0, 27.0, 104.0],
    [14.0, 103.0, 13.0, 64.0, 0.0, 62.0],
];

/// A mallet held up on the right, and a cap.
const MALLET_SHAFT: &str = "M 62 40 L 78 42 92 -78 76 -80 Z";
const MALLET_HEAD: &str = "M 50 -112 L 120 -104 115 -64 45 -72 Z";
const CAP: &str = "M -52 -66 L -46 -100 -12 -112 22 -100 44 -66 Z";

/// A broad hat with a feather, and a letter.
const BRIM: &str = "M -74 -66 L -40 -80 16 -80 50 -66 10 -58 -34 -58 Z";
const CROWN: &str = "M -46 -70 L -38 -108 12 -108 22 -70 Z";
const FEATHER: &str = "M 2 -84 L 30 -126 60 -124 40 -96 Z";
const LETTER: &str = "M 50 -26 L 112 -42 122 6 60 22 Z";

/// A sack over the shoulder, and a hood.
const SACK: &str = "M 34 -28 L 44 -54 60 -60 98 -48 116 -14 106 24 74 36 44 16 Z";
const HOOD: &str = "M -56 -34 L -50 -78 -14 -116 24 -80 34 -34 Z";

/// A long robe under a mitre.
const ABBOT: [Curve; 7] = [
    [14.0, -118.0, 31.0, -100.0, 31.0, -80.0],
    [31.0, -74.0, 37.0, -66.0, 37.0, -54.0],
    [37.0, -42.0, 31.0, -33.0, 25.0, -28.0],
    [48.0, -22.0, 58.0, -2.0, 62.0, 24.0],
    [66.0, 50.0, 74.0, 74.0, 80.0, 90.0],
    [84.0, 100.0, 78.0, 106.0, 68.0, 106.0],
    to(68.0, 106.0, 0.0, 106.0),
];

/// Facing left: snout, ear, back, curled tail, four legs as two.
const PIG: [Curve; 14] = [
    [-80.0, -22.0, -76.0, -34.0, -70.0, -42.0],
    to(-70.0, -42.0, -64.0, -66.0),
    [-54.0, -62.0, -46.0, -56.0, -40.0, -50.0],
    [-14.0, -64.0, 36.0, -64.0, 62.0, -42.0],
    [70.0, -36.0, 76.0, -28.0, 79.0, -18.0],
    [90.0, -22.0, 92.0, -36.0, 84.0, -38.0],
    [98.0, -46.0, 108.0, -14.0, 82.0, -4.0],
    [82.0, 12.0, 78.0, 24.0, 70.0, 32.0],
    to(70.0, 32.0, 70.0, 66.0),
    to(70.0, 66.0, 38.0, 66.0),
    [37.0, 40.0, 10.0, 42.0, -14.0, 46.0],
    to(-14.0, 46.0, -16.0, 66.0),
    to(-16.0, 66.0, -48.0, 66.0),
    [-47.0, 40.0, -60.0, 24.0, -86.0, 18.0],
];

/// A skittle.
const SCORE_FIGURE: [Curve; 5] = [
    [22.0, -92.0, 36.0, -77.0, 36.0, -58.0],
    [36.0, -44.0, 28.0, -34.0, 20.0, -28.0],
    [24.0, 4.0, 40.0, 40.0, 56.0, 68.0],
    [64.0, 84.0, 58.0, 92.0, 44.0, 92.0],
    to(44.0, 92.0, 0.0, 92.0),
];

/// A robe under a pointed hat.
const MAGE: [Curve; 7] = [
    [10.0, -112.0, 22.0, -84.0, 28.0, -68.0],
    [40.0, -66.0, 52.0, -62.0, 58.0, -56.0],
    [50.0, -48.0, 38.0, -46.0, 32.0, -46.0],
    [30.0, -38.0, 26.0, -32.0, 22.0, -28.0],
    [52.0, -22.0, 78.0, 40.0, 84.0, 88.0],
    [86.0, 100.0, 80.0, 106.0, 70.0, 106.0],
    to(70.0, 106.0, 0.0, 106.0),
];

/// A wide dress under a bent hat.
const WITCH: [Curve; 12] = [
    [24.0, -116.0, 26.0, -96.0, 34.0, -70.0],
    [50.0, -68.0, 62.0, -62.0, 70.0, -54.0],
    [56.0, -46.0, 44.0, -44.0, 36.0, -44.0],
    [34.0, -36.0, 30.0, -30.0, 24.0, -26.0],
    [36.0, -18.0, 40.0, 0.0, 36.0, 16.0],
    [60.0, 34.0, 80.0, 66.0, 88.0, 92.0],
    [90.0, 102.0, 84.0, 106.0, 74.0, 106.0],
    to(74.0, 106.0, -74.0, 106.0),
    [-84.0, 106.0, -90.0, 102.0, -88.0, 92.0],
    [-80.0, 66.0, -60.0, 34.0, -36.0, 16.0],
    [-40.0, 0.0, -36.0, -18.0, -24.0, -26.0],
    [-44.0, -44.0, -88.0, -50.0, -34.0, -74.0],
];

/// Everything round.
const GINGERBREAD: [Curve; 8] = [
    [26.0, -98.0, 44.0, -82.0, 44.0, -58.0],
    [44.0, -46.0, 38.0, -36.0, 31.0, -30.0],
    [48.0, -30.0, 62.0, -36.0, 74.0, -34.0],
    [98.0, -30.0, 98.0, 8.0, 74.0, 10.0],
    [60.0, 11.0, 50.0, 8.0, 40.0, 8.0],
    [42.0, 30.0, 56.0, 50.0, 64.0, 68.0],
    [74.0, 94.0, 44.0, 112.0, 28.0, 92.0],
    [18.0, 78.0, 12.0, 62.0, 0.0, 60.0],
];

const SHEEP: [Curve; 12] = [
    [-64.0, -56.0, -40.0, -58.0, -30.0, -46.0],
    [-22.0, -62.0, 2.0, -64.0, 12.0, -50.0],
    [26.0, -62.0, 48.0, -56.0, 52.0, -38.0],
    [74.0, -38.0, 82.0, -12.0, 66.0, 0.0],
    [74.0, 18.0, 60.0, 30.0, 46.0, 30.0],
    to(46.0, 30.0, 46.0, 62.0),
    to(46.0, 62.0, 26.0, 62.0),
    to(26.0, 62.0, 24.0, 32.0),
    to(24.0, 32.0, -18.0, 32.0),
    to(-18.0, 32.0, -20.0, 62.0),
    to(-20.0, 62.0, -40.0, 62.0),
    [-40.0, 12.0, -96.0, 14.0, -88.0, -12.0],
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_fits_a_tile_and_holds_its_mark() {
        for shape in Shape::ALL {
            let outline = shape.outline();
            let bounds = outline.bounding_box();
            assert!(
                bounds.width() < 260.0 && bounds.height() < 280.0,
                "{shape:?}"
            );
            assert!(outline.contains(shape.chest()), "{shape:?}");
        }
    }
}
