//! The drawings of a tile for each size it is seen at: they say the same, and their lines are seen in every look.

use engine::tiles::{FeatureKind, Rotation, Side, Terrain, Tile, catalogue};
use kurbo::{Point, Rect};
use resvg::tiny_skia::Pixmap;
use view::scene::plan::{Plan, Use, border, grid};
use view::scene::tile_art::city_ground;
use view::scene::{Brightness, Detail, Look, Palette, Rgba, Theme, export, tile_art};

use crate::{golden, picture};

/// Tiles with every symbol, every way a road ends, and every crossing.
const TELLING: [&str; 42] = [
    "base/D",
    "base/A",
    "base/C",
    "base/M-garden",
    "base/O",
    "base/X",
    "river/A",
    "river/K",
    "river/L3",
    "inns/C",
    "inns/I",
    "inns/K",
    "inns/B",
    "inns/O",
    "traders/B",
    "traders/C",
    "traders/J",
    "traders/E",
    "traders/O",
    "traders/U",
    "gold/A",
    "gold/D",
    "gold/G",
    "ferries/1",
    "crop/B",
    "crop/D",
    "crop/F",
    "hills/01",
    "hills/08",
    "hills/11",
    "hills/13",
    "flier/A",
    "flier/E",
    "mage/A",
    "robbers/C",
    "gingerbread/3",
    "winter/bear1",
    "winter/wolf1",
    "winter/crow2",
    "winter/deer1",
    "winter/boar1",
    "winter/fox",
];

/// The sizes of a tile the drawings are made for, in pixels.
const SIZES: [f64; 4] = [24.0, 40.0, 60.0, 100.0];

fn theme(look: Look) -> Theme {
    match look {
        Look::Contrast => Theme::with_contrast(Brightness::Light),
        Look::Summer | Look::Winter => Theme::new(look),
    }
}

/// The telling tiles at every size, one sheet below the other.
fn sheets(look: Look) -> Pixmap {
    let find = |name: &str| catalogue().find(name).expect("a tile of the catalogue");
    let tiles = TELLING.map(|name| (catalogue().tile(find(name)), Rotation::R0));
    let drawn = SIZES.map(|size| {
        let detail = Detail::at(size).in_look(look);
        let (list, area) = export::sheet(&tiles, 14, &theme(look), detail);
        picture::rasterised(&list, area, size / 1000.0)
    });
    let wide = drawn.iter().map(Pixmap::width).max().unwrap_or(1);
    let high = drawn.iter().map(Pixmap::height).sum();
    let mut all = Pixmap::new(wide, high).expect("a picture has pixels");
    let mut top = 0;
    for sheet in &drawn {
        for (index, pixel) in (0..).zip(sheet.pixels()) {
            let (x, y) = (index % sheet.width(), top + index / sheet.width());
            all.pixels_mut()[(y * wide + x) as usize] = *pixel;
        }
        top += sheet.height();
    }
    all
}

#[test]
fn tiles_of_every_size_look_as_they_did_in_summer() {
    golden::check_picture("levels-summer", &sheets(Look::Summer));
}

#[test]
fn tiles_of_every_size_look_as_they_did_in_winter() {
    golden::check_picture("levels-winter", &sheets(Look::Winter));
}

#[test]
fn tiles_of_every_size_look_as_they_did_with_contrast() {
    golden::check_picture("levels-contrast", &sheets(Look::Contrast));
}

/// How far two colours are apart, by their channels.
fn gap(one: Rgba, other: Rgba) -> u32 {
    let channels = [(one.r, other.r), (one.g, other.g), (one.b, other.b)];
    channels
        .iter()
        .map(|(a, b)| u32::from(a.abs_diff(*b)))
        .sum()
}

/// A drawing of a tile as it is printed, 10 units to a pixel.
struct Drawn(Pixmap);

impl Drawn {
    fn of(tile: &Tile, detail: Detail) -> Self {
        let list = tile_art(tile, 0, Rotation::R0, &Theme::summer(), detail);
        Drawn(picture::rasterised(
            &list,
            Rect::new(0.0, 0.0, 1000.0, 1000.0),
            0.1,
        ))
    }

    fn at(&self, point: Point) -> Rgba {
        let cell = |value: f64| (value / 10.0).clamp(0.0, 99.0) as u32;
        let pixel = self.0.pixel(cell(point.x), cell(point.y));
        let pixel = pixel.expect("a pixel of the tile").demultiply();
        Rgba {
            r: pixel.red(),
            g: pixel.green(),
            b: pixel.blue(),
            a: 255,
        }
    }

    fn shows(&self, point: Point, color: Rgba) -> bool {
        gap(self.at(point), color) < 40
    }
}

/// The ground of a kind of feature on a flat tile.
fn ground(colors: &Palette, detail: Detail, kind: FeatureKind) -> Option<Rgba> {
    match kind {
        FeatureKind::City => Some(city_ground(colors, detail)),
        FeatureKind::Road => Some(colors.road_core),
        FeatureKind::Field => Some(colors.meadow),
        FeatureKind::Monastery | FeatureKind::Garden => None,
    }
}

/// Everything a flat drawing of a tile shows other than what is printed.
fn faults(tile: &Tile, detail: Detail) -> Vec<String> {
    let (plan, drawn) = (Plan::for_tile(tile), Drawn::of(tile, detail));
    let colors = Theme::summer().palette;
    // A road leaves in the middle of its edge; of other things a part of the edge is seen.
    let seen_at = |side: Side, color: Rgba| {
        let reach = if tile.edges[side as usize] == Terrain::Road {
            0
        } else {
            6
        };
        (-reach..=reach).any(|step| {
            let at = border::at(border::middle(side) + f64::from(step) * 0.05);
            drawn.shows(at + border::inward(side) * 25.0, color)
        })
    };
    let mut faults = Vec::new();
    for side in Side::ALL {
        let color = match tile.edges[side as usize] {
            Terrain::City if tile.link(side).second.is_some() => continue,
            Terrain::City => city_ground(&colors, detail),
            Terrain::Road => colors.road_core,
            Terrain::River => colors.water[1],
            Terrain::Field => colors.meadow,
        };
        if !seen_at(side, color) {
            faults.push(format!("{detail:?}: the edge {side:?}"));
        }
    }
    for (id, segment) in tile.each() {
        let cells = plan.ground.uses().cells();
        let own = cells.filter(|cell| cell.2 == Use::Segment(id));
        let own: Vec<Point> = own.map(|cell| grid::middle(cell.0, cell.1)).collect();
        let Some(color) = ground(&colors, detail, segment.kind) else {
            continue;
        };
        let seen = own.iter().filter(|&&at| drawn.shows(at, color)).count();
        if seen < 30.max(own.len() / 10) {
            faults.push(format!(
                "{detail:?}: {seen} of {} cells of {segment:?}",
                own.len()
            ));
        }
    }
    faults
}

#[test]
fn a_flat_drawing_shows_every_segment_in_the_colour_of_its_kind() {
    let faults: Vec<String> = catalogue()
        .tiles()
        .iter()
        .flat_map(|tile| {
            [Detail::Flat, Detail::Tiny]
                .into_iter()
                .flat_map(|detail| faults(tile, detail))
                .map(|fault| format!("{}: {fault}", tile.name))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_flat_drawing_costs_little() {
    for tile in catalogue().tiles() {
        let items = |detail| {
            let list = tile_art(tile, 0, Rotation::R0, &Theme::summer(), detail);
            list.items().count()
        };
        let (full, reduced, flat) = (
            items(Detail::Full),
            items(Detail::Reduced),
            items(Detail::Flat),
        );
        assert!(reduced * 2 < full, "{}: {reduced} of {full}", tile.name);
        assert!(flat < 100 && flat <= reduced, "{}: {flat}", tile.name);
    }
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: Rgba, other: Rgba) -> f64 {
    let (one, other) = (one.luminance(), other.luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn lines_have_three_times_the_light_of_their_ground_or_a_third_of_it() {
    for look in Look::ALL {
        let colors = theme(look).palette;
        let pairs = [
            ("road on meadow", colors.road_edge, colors.meadow),
            ("road", colors.road_edge, colors.road),
            ("small road", colors.road_edge, colors.road_core),
            ("corn", colors.road_edge, colors.corn),
            ("wall on meadow", colors.outline, colors.meadow),
            ("wall on city", colors.outline, colors.city),
            ("small wall on meadow", colors.wall_line, colors.meadow),
            ("small wall on city", colors.wall_line, colors.roof_mass),
            ("road over city", colors.road_edge, colors.roof_mass),
            ("bank on meadow", colors.bank_edge, colors.meadow),
            ("bank on water", colors.bank_edge, colors.water[1]),
            ("village on road", colors.wall_line, colors.road_core),
        ];
        for (what, line, ground) in pairs {
            let contrast = contrast(line, ground);
            assert!(contrast >= 3.0, "{look:?}: {what} has {contrast:.2}");
        }
    }
}

/// The least contrast on the way across the border of something, in one column of a small picture of a tile: from the
/// ground to the darkest pixel of the line.
fn line_seen(look: Look, tile: &str, size: f64, x: f64, (from, to): (f64, f64)) -> f64 {
    let id = catalogue().find(tile).expect("a tile of the catalogue");
    let theme = theme(look);
    let detail = Detail::at(size).in_look(look);
    let list = tile_art(catalogue().tile(id), 0, Rotation::R0, &theme, detail);
    let drawn = picture::rasterised(&list, Rect::new(0.0, 0.0, 1000.0, 1000.0), size / 1000.0);
    let column = (x * size) as u32;
    let rows = (from * size) as u32..=(to * size) as u32;
    let light = rows
        .filter_map(|row| drawn.pixel(column, row))
        .map(|pixel| {
            let pixel = pixel.demultiply();
            let color = u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]);
            Rgba::hex(color).luminance()
        });
    let darkest = light.fold(1.0, f64::min);
    (theme.palette.meadow.luminance() + 0.05) / (darkest + 0.05)
}

#[test]
fn the_lines_of_small_tiles_are_not_lost_between_pixels() {
    for look in Look::ALL {
        for size in [24.0, 29.0, 31.0, 38.0, 44.0, 46.0, 60.0, 79.0, 81.0, 100.0] {
            let road = line_seen(look, "base/D", size, 0.25, (0.3, 0.52));
            let wall = line_seen(look, "base/E", size, 0.5, (0.05, 0.4));
            let bank = line_seen(look, "river/D", size, 0.06, (0.3, 0.52));
            for (what, contrast) in [("road", road), ("wall", wall), ("bank", bank)] {
                assert!(contrast >= 3.0, "{look:?} {what} at {size}: {contrast:.2}");
            }
        }
    }
}
