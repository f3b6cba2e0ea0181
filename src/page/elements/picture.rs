//! The options for a picture of a game.

use crate::elements::words::{switch, words};
use engine::table::Mark;
use view::scene::overlay::ClaimLayer;

words! {
    /// The file format of a picture.
    PictureFormat {
        /// Pixels, which every chat and site accepts.
        Png "png",
        /// Vectors, which stay sharp in print at any size.
        Svg "svg",
    }
}

words! {
    /// The width of a picture.
    PictureWidth {
        /// For a screen.
        Medium "1600",
        /// For a message.
        Small "800",
        /// For a poster.
        Large "3200",
    }
}

impl PictureWidth {
    pub const fn pixels(self) -> f64 {
        match self {
            PictureWidth::Small => 800.0,
            PictureWidth::Medium => 1600.0,
            PictureWidth::Large => 3200.0,
        }
    }
}

/// The size of a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureSize {
    /// The width of the picture.
    Width(f64),
    /// The side of a tile.
    Tile(f64),
}

#[derive(Clone, Debug, PartialEq)]
pub struct PictureContent {
    pub size: PictureSize,
    /// Whether it shows everybody's points.
    pub scores: bool,
    /// The claims overlay it shows.
    pub claims: Option<ClaimLayer>,
    pub marks: Vec<Mark>,
}

/// The chosen options for the next picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureForm {
    pub format: PictureFormat,
    pub width: PictureWidth,
    /// Whether it shows everybody's points.
    pub scores: bool,
    /// The claims overlay it shows.
    pub claims: Option<ClaimLayer>,
}

impl Default for PictureForm {
    fn default() -> Self {
        PictureForm {
            format: PictureFormat::default(),
            width: PictureWidth::default(),
            scores: true,
            claims: None,
        }
    }
}

impl PictureForm {
    /// The content for these options, without marks, which are not an option.
    pub fn content(&self) -> PictureContent {
        PictureContent {
            size: PictureSize::Width(self.width.pixels()),
            scores: self.scores,
            claims: self.claims,
            marks: Vec::new(),
        }
    }

    /// Sets an option.
    pub fn choose(&mut self, choice: PictureChoice) {
        match choice {
            PictureChoice::Format(format) => self.format = format,
            PictureChoice::Width(width) => self.width = width,
            PictureChoice::Scores(shown) => self.scores = shown,
            PictureChoice::Claims(layer) => self.claims = layer,
        }
    }
}

/// An option for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureChoice {
    Format(PictureFormat),
    Width(PictureWidth),
    /// Whether it shows everybody's points.
    Scores(bool),
    /// The claims overlay it shows.
    Claims(Option<ClaimLayer>),
}

impl PictureChoice {
    pub const fn word(self) -> &'static str {
        match self {
            PictureChoice::Format(format) => format.word(),
            PictureChoice::Width(width) => width.word(),
            PictureChoice::Scores(shown) => switch(shown),
            PictureChoice::Claims(None) => "nobody",
            PictureChoice::Claims(Some(ClaimLayer::Fields)) => "fields",
            PictureChoice::Claims(Some(ClaimLayer::Built)) => "built",
        }
    }
}
