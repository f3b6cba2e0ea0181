//! Owners are told apart by eyes that lack one kind of cone, by colour or by their mark.

use resvg::tiny_skia::{ColorU8, Pixmap};
use view::scene::tile_art::city_ground;
use view::scene::{Detail, Look, Owner, Rgba, Theme};

use crate::{fields, golden, picture, sheets};

/// What is left of linear red, green and blue.
type Eye = [[f64; 3]; 3];

/// Eyes without one kind of cone, after Machado, Oliveira and Fernandes (2009), complete deficiency.
const EYES: [(&str, Eye); 3] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// Two colours this far apart in Lab are told apart at a glance.
const FAR: f64 = 20.0;

fn linear(channel: u8) -> f64 {
    let value = f64::from(channel) / 255.0;
    if value <= 0.040_45 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

fn encoded(value: f64) -> u8 {
    let value = value.clamp(0.0, 1.0);
    let value = if value <= 0.003_130_8 {
        value * 12.92
    } else {
        1.055 * value.powf(1.0 / 2.4) - 0.055
    };
    (value * 255.0).round() as u8
}

/// What an eye sees of a colour.
fn seen(eye: &Eye, [r, g, b]: [u8; 3]) -> [u8; 3] {
    let light = [linear(r), linear(g), linear(b)];
    eye.map(|row| {
        encoded(
            row.iter()
                .zip(light)
                .map(|(share, light)| share * light)
                .sum(),
        )
    })
}

/// Lightness and the two opponent colours.
fn lab([r, g, b]: [u8; 3]) -> [f64; 3] {
    let [r, g, b] = [linear(r), linear(g), linear(b)];
    let bent = |value: f64| {
        if value > 0.008_856 {
            value.cbrt()
        } else {
            7.787 * value + 16.0 / 116.0
        }
    };
    let x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
    let y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (lab(one), lab(other));
    let squares = one.iter().zip(other).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f64>().sqrt()
}

fn wood(owner: Owner) -> [u8; 3] {
    let color = owner.color();
    [color.r, color.g, color.b]
}

#[test]
fn owners_are_told_apart_by_colour_or_by_mark_whatever_cone_is_missing() {
    for (name, eye) in &EYES {
        let mut by_mark_alone = 0;
        for (index, &one) in Owner::ALL.iter().enumerate() {
            for &other in &Owner::ALL[index + 1..] {
                let apart = distance(seen(eye, wood(one)), seen(eye, wood(other)));
                assert!(
                    apart > FAR || one.mark() != other.mark(),
                    "{name}: {one:?} and {other:?} are {apart:.0} apart and bear the same mark"
                );
                by_mark_alone += u32::from(apart <= FAR);
            }
        }
        assert!(by_mark_alone <= 2, "{name}: {by_mark_alone} pairs");
    }
}

/// The middle of the picture of an owner's standing figure, and what is painted on it.
fn chest(figures: &Pixmap, index: usize) -> Vec<[u8; 3]> {
    let cell = figures.width() / 12;
    let left = 2 * index as u32 * cell;
    let (from, to) = (cell * 2 / 5, cell * 3 / 5);
    let pixels = (from..to).flat_map(|y| (from..to).map(move |x| (x, y)));
    pixels
        .filter_map(|(x, y)| figures.pixel(left + x, y + cell / 20))
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
        .collect()
}

#[test]
fn marks_are_seen_on_every_figure_whatever_cone_is_missing() {
    let (list, view) = sheets::owners();
    let figures = picture::rasterised(&list, view, 0.4);
    for (name, eye) in &EYES {
        for (index, owner) in Owner::ALL.into_iter().enumerate() {
            let chest: Vec<[u8; 3]> = chest(&figures, index)
                .into_iter()
                .map(|colour| seen(eye, colour))
                .collect();
            let far = |&&colour: &&[u8; 3]| distance(colour, seen(eye, wood(owner))) > 1.5 * FAR;
            let mark = chest.iter().filter(far).count();
            let share = mark * 100 / chest.len();
            assert!(
                (8..=80).contains(&share),
                "{name}: {share} % of the chest of {owner:?} is mark"
            );
        }
    }
}

/// A picture as it is and as each of the eyes sees it, in so many columns.
fn to_every_eye(picture: &Pixmap, columns: u32) -> Pixmap {
    let (width, height) = (picture.width(), picture.height());
    let all = EYES.len() as u32 + 1;
    let rows = all.div_ceil(columns);
    let mut sheet = Pixmap::new(columns * width, rows * height).expect("a picture has pixels");
    let eyes = std::iter::once(None).chain(EYES.iter().map(|(_, eye)| Some(eye)));
    for (place, eye) in (0..).zip(eyes) {
        let (left, top) = (place % columns * width, place / columns * height);
        for (index, from) in (0..).zip(picture.pixels()) {
            let colour = [from.red(), from.green(), from.blue()];
            let [r, g, b] = eye.map_or(colour, |eye| seen(eye, colour));
            let (x, y) = (left + index % width, top + index / width);
            let to = (y * columns * width + x) as usize;
            sheet.pixels_mut()[to] = ColorU8::from_rgba(r, g, b, 255).premultiply();
        }
    }
    sheet
}

#[test]
fn grounds_of_small_tiles_are_told_apart_whatever_cone_is_missing() {
    let whole: Eye = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    for look in Look::ALL {
        let colors = Theme::new(look).palette;
        let grounds = [
            ("meadow", colors.meadow),
            ("city", city_ground(&colors, Detail::Flat)),
            ("road", colors.road_core),
            ("water", colors.water[1]),
            ("village", colors.roofs[1]),
        ];
        let eyes = EYES.into_iter().chain([("all cones", whole)]);
        for (eye_name, eye) in eyes {
            for (index, (one_name, one)) in grounds.iter().enumerate() {
                for (other_name, other) in &grounds[index + 1..] {
                    let look_at = |color: &Rgba| seen(&eye, [color.r, color.g, color.b]);
                    let apart = distance(look_at(one), look_at(other));
                    // What lies side by side has a dark line between.
                    assert!(
                        apart > FAR * 0.75,
                        "{look:?}, {eye_name}: {one_name} and {other_name} are {apart:.0} apart"
                    );
                }
            }
        }
    }
}

#[test]
fn figures_look_as_they_did_to_every_eye() {
    let (list, view) = sheets::owners();
    let figures = picture::rasterised(&list, view, 0.3);
    golden::check_picture("eyes", &to_every_eye(&figures, 1));
}

#[test]
fn owners_of_fields_look_as_they_did_to_every_eye() {
    let (list, view) = fields::overlay();
    let overlay = picture::rasterised(&list, view, 0.09);
    golden::check_picture("eyes-fields", &to_every_eye(&overlay, 2));
}
