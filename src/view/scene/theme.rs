//! Themes of the board: colours for summer, winter and high contrast, on a light or dark table.

use super::color::Rgba;
use engine::rules::Edition;

/// The colours in which tiles are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Look {
    #[default]
    Summer,
    /// Snow, as in the Winter edition.
    Winter,
    /// Few flat, contrasting colours with dark lines between them.
    Contrast,
}

impl Look {
    pub const ALL: [Look; 3] = [Look::Summer, Look::Winter, Look::Contrast];

    /// The default look of an edition.
    pub const fn for_edition(edition: Edition) -> Self {
        match edition {
            Edition::Winter => Look::Winter,
            Edition::First2001 | Edition::Current => Look::Summer,
        }
    }

    /// Its name, for attributes and file names.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Summer => "summer",
            Look::Winter => "winter",
            Look::Contrast => "contrast",
        }
    }

    fn palette(self) -> Palette {
        match self {
            Look::Summer => summer_palette(),
            Look::Winter => winter_palette(),
            Look::Contrast => contrast_palette(),
        }
    }

    /// The look with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Look::ALL.into_iter().find(|look| look.name() == name)
    }
}

/// The colours of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    pub meadow: Rgba,
    /// Sunny and shady patches of a meadow.
    pub meadow_patches: [Rgba; 2],
    /// Tufts of grass, or tracks in the snow.
    pub tuft: Rgba,
    pub flowers: [Rgba; 3],
    /// Crowns of broad-leaved trees: shade, middle, light.
    pub leaves: [Rgba; 3],
    /// Crowns of conifers: shade, middle, light.
    pub needles: [Rgba; 3],
    /// Tree trunks, fences, beams.
    pub wood: Rgba,
    pub road: Rgba,
    pub road_edge: Rgba,
    /// Surface of a road on small tiles.
    pub road_core: Rgba,
    pub road_track: Rgba,
    /// Water: deep, middle, glint.
    pub water: [Rgba; 3],
    pub bank: Rgba,
    /// The line between water and land.
    pub bank_edge: Rgba,
    /// Ground inside a city.
    pub city: Rgba,
    /// Stones and shade on the ground of a city.
    pub city_shade: Rgba,
    /// A whole city on tiles too small for houses.
    pub roof_mass: Rgba,
    pub wall_top: Rgba,
    /// Face of a city wall: in the light and in the shade.
    pub wall_face: [Rgba; 2],
    /// Outline of walls and houses.
    pub outline: Rgba,
    /// A city wall on small tiles.
    pub wall_line: Rgba,
    /// House walls: lit and shaded.
    pub plaster: [Rgba; 2],
    /// Roofs of houses: terracotta shades, then slate.
    pub roofs: [Rgba; 5],
    pub church_roof: Rgba,
    /// Shadows on the ground, with alpha.
    pub shadow: Rgba,
    /// What covers roofs and tree tops: nothing, or snow.
    pub snow: Option<Rgba>,
    /// The corn around a crop circle.
    pub corn: Rgba,
    /// Soil of gardens and vineyards.
    pub soil: Rgba,
    pub rock: Rgba,
}

/// The size of figures on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FigureSize {
    /// As in the physical game.
    #[default]
    True,
    /// Larger, for children and for a room.
    Large,
}

impl FigureSize {
    pub const fn factor(self) -> f64 {
        match self {
            FigureSize::True => 1.0,
            FigureSize::Large => 1.3,
        }
    }
}

/// The appearance of the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    pub look: Look,
    pub palette: Palette,
    /// The table under the tiles; the page's style sheet has the same colour.
    pub table: Rgba,
    /// Faint pattern on the table.
    pub table_mark: Rgba,
    /// Panels on the table: a sheet of paper in the light, a darker wood in the dark.
    pub panel: Rgba,
    /// Text and lines on the table.
    pub ink: Rgba,
    /// The accent of places to play and of what is selected.
    pub accent: Rgba,
    pub figures: FigureSize,
}

/// Whether a table is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brightness {
    /// Light, with dark writing.
    Light,
    /// Dark, with light writing.
    Dark,
}

impl Theme {
    /// Green meadows on a table of oak.
    pub fn summer() -> Self {
        Self::new(Look::Summer)
    }

    /// Snow on a table of oak.
    pub fn winter() -> Self {
        Self::new(Look::Winter)
    }

    /// A look on a light table.
    pub fn new(look: Look) -> Self {
        Self {
            look,
            palette: look.palette(),
            table: Rgba::hex(0xb0905c),
            table_mark: Rgba::hex(0x9d7d4b),
            panel: Rgba::hex(0xfdf8ec),
            ink: Rgba::hex(0x33261a),
            accent: Rgba::hex(0x7a2f02),
            figures: FigureSize::True,
        }
    }

    /// The same theme with figures of another size.
    pub fn with_figures(self, figures: FigureSize) -> Self {
        Self { figures, ..self }
    }

    /// The same theme on a dark table.
    pub fn on_dark_table(self) -> Self {
        Self {
            table: Rgba::hex(0x261e19),
            table_mark: Rgba::hex(0x302822),
            panel: Rgba::hex(0x3a332c),
            ink: Rgba::hex(0xeadfca),
            accent: Rgba::hex(0xf0a24a),
            ..self
        }
    }

    /// A table as light or as dark as possible, and tiles in few contrasting colours.
    pub fn with_contrast(brightness: Brightness) -> Self {
        let (table, mark, ink, accent) = match brightness {
            Brightness::Dark => (0x000000, 0x1c1c1c, 0xffffff, 0xffd400),
            Brightness::Light => (0xffffff, 0xe8e8e8, 0x000000, 0xc40000),
        };
        Self {
            table: Rgba::hex(table),
            table_mark: Rgba::hex(mark),
            panel: Rgba::hex(table),
            ink: Rgba::hex(ink),
            accent: Rgba::hex(accent),
            ..Self::new(Look::Contrast)
        }
    }
}

fn summer_palette() -> Palette {
    Palette {
        meadow: Rgba::hex(0xb4c583),
        meadow_patches: [0xc3d092, 0xa5b974].map(Rgba::hex),
        tuft: Rgba::hex(0x8ea65e),
        flowers: [0xf6efd6, 0xe9c65a, 0xd98a7a].map(Rgba::hex),
        leaves: [0x5f7f48, 0x7a9a58, 0x9bb56d].map(Rgba::hex),
        needles: [0x47694f, 0x5a7f5c, 0x78976c].map(Rgba::hex),
        wood: Rgba::hex(0x7b5b3d),
        road: Rgba::hex(0xf0e4c8),
        road_edge: Rgba::hex(0x43300f),
        road_core: Rgba::hex(0xfff8ea),
        road_track: Rgba::hex(0xdcc9a0),
        water: [0x5b94b3, 0x79b0c8, 0xb5d7e0].map(Rgba::hex),
        bank: Rgba::hex(0xd8c693),
        bank_edge: Rgba::hex(0x17394f),
        city: Rgba::hex(0xdcc499),
        city_shade: Rgba::hex(0xc6a977),
        roof_mass: Rgba::hex(0xd2853f),
        wall_top: Rgba::hex(0xecdcb8),
        wall_face: [0xd9bd8c, 0xb9986a].map(Rgba::hex),
        outline: Rgba::hex(0x5d4630),
        wall_line: Rgba::hex(0x38271a),
        plaster: [0xf3e5c6, 0xdcc59c].map(Rgba::hex),
        roofs: [0xc4663f, 0xb5543a, 0xd17c4e, 0xa94b38, 0x6f7d8b].map(Rgba::hex),
        church_roof: Rgba::hex(0xa8372f),
        shadow: Rgba::hex(0x3b3a22).alpha(0.26),
        snow: None,
        corn: Rgba::hex(0xdebb58),
        soil: Rgba::hex(0xa37d55),
        rock: Rgba::hex(0xa49c8e),
    }
}

fn winter_palette() -> Palette {
    Palette {
        meadow: Rgba::hex(0xeaf0f2),
        meadow_patches: [0xf5f9fa, 0xdbe5ea].map(Rgba::hex),
        tuft: Rgba::hex(0xb9c7cf),
        flowers: [0xffffff, 0xd5e0e6, 0xc9b7a2].map(Rgba::hex),
        leaves: [0x8a9aa0, 0xb4c2c8, 0xf4f8fa].map(Rgba::hex),
        needles: [0x486b62, 0x5f8276, 0xe4eef0].map(Rgba::hex),
        wood: Rgba::hex(0x6d5a4a),
        road: Rgba::hex(0xd9cdb6),
        road_edge: Rgba::hex(0x4c3a20),
        road_core: Rgba::hex(0xf7e6bd),
        road_track: Rgba::hex(0xc2b393),
        water: [0x6e9fb8, 0x9cc3d3, 0xe0f0f4].map(Rgba::hex),
        bank: Rgba::hex(0xc9d3d6),
        bank_edge: Rgba::hex(0x1f4459),
        city: Rgba::hex(0xd8cdb9),
        city_shade: Rgba::hex(0xbfb09a),
        roof_mass: Rgba::hex(0xd28a48),
        wall_top: Rgba::hex(0xf4f6f5),
        wall_face: [0xc6b394, 0x978470].map(Rgba::hex),
        outline: Rgba::hex(0x4f4640),
        wall_line: Rgba::hex(0x33271f),
        roofs: [0xb5664c, 0xa55746, 0xc07a5c, 0x98503f, 0x66737f].map(Rgba::hex),
        church_roof: Rgba::hex(0x9c3a34),
        shadow: Rgba::hex(0x33455a).alpha(0.24),
        snow: Some(Rgba::hex(0xf8fbfc)),
        soil: Rgba::hex(0xb8aa98),
        rock: Rgba::hex(0xa6abad),
        ..summer_palette()
    }
}

fn contrast_palette() -> Palette {
    let black = Rgba::hex(0x000000);
    let meadow = Rgba::hex(0xa9d56e);
    let city = Rgba::hex(0xe8a23c);
    Palette {
        meadow,
        meadow_patches: [meadow; 2],
        leaves: [0x1f5a1f, 0x2f7a2f, 0x2f7a2f].map(Rgba::hex),
        needles: [0x1f5a1f, 0x2f7a2f, 0x2f7a2f].map(Rgba::hex),
        road: Rgba::hex(0xffffff),
        road_edge: black,
        road_core: Rgba::hex(0xffffff),
        water: [0x3f9be0, 0x5cb3ee, 0xcfeaff].map(Rgba::hex),
        bank_edge: Rgba::hex(0x00213b),
        city,
        roof_mass: city,
        outline: black,
        wall_line: black,
        roofs: [0x9c2f1b; 5].map(Rgba::hex),
        church_roof: Rgba::hex(0xa3160c),
        shadow: black.alpha(0.0),
        ..summer_palette()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winter_lies_under_snow_and_summer_does_not() {
        assert!(Theme::winter().palette.snow.is_some());
        assert_eq!(Theme::summer().palette.snow, None);
    }

    #[test]
    fn ink_can_be_read_and_places_be_seen_on_every_table() {
        let contrast = [Brightness::Dark, Brightness::Light].map(Theme::with_contrast);
        let plain = [Theme::summer(), Theme::summer().on_dark_table()];
        for theme in plain.into_iter().chain(contrast) {
            for (color, least) in [(theme.ink, 4.5), (theme.accent, 3.0)] {
                let (color, table) = (color.luminance(), theme.table.luminance());
                let contrast = (color.max(table) + 0.05) / (color.min(table) + 0.05);
                assert!(contrast > least, "contrast {contrast}");
            }
        }
    }
}
