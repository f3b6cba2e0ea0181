//! How a picture of a game is made: what can be chosen.

use crate::elements::words::{switch, words};
use engine::table::Mark;
use view::scene::overlay::ClaimLayer;

words! {
    /// What a picture is a file of.
    PictureFormat {
        /// Pixels, which every chat and site takes.
        Png "png",
        /// Shapes, which stay sharp however large they are printed.
        Svg "svg",
    }
}

words! {
    /// How wide a picture is.
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
    /// In pixels.
    pub const fn pixels(self) -> f64 {
        match self {
            PictureWidth::Small => 800.0,
            PictureWidth::Medium => 1600.0,
            PictureWidth::Large => 3200.0,
        }
    }
}

/// How large a picture is drawn, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureSize {
    /// So wide.
    Width(f64),
    /// So much for the side of a tile.
    Tile(f64),
}

/// What is shown in a picture of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureContent {
    /// How large it is.
    pub size: PictureSize,
    /// Whether the points of everybody stand in it.
    pub scores: bool,
    /// The layer whose owners it shows.
    pub claims: Option<ClaimLayer>,
    /// What is marked in it, on tiles.
    pub marks: Vec<Mark>,
}

/// What somebody chose for the next picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureForm {
    /// What it is a file of.
    pub format: PictureFormat,
    /// How wide it is.
    pub width: PictureWidth,
    /// Whether the points of everybody stand in it.
    pub scores: bool,
    /// The layer whose owners it shows.
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
    /// What is to be shown; what is marked is no choice.
    pub fn content(&self) -> PictureContent {
        PictureContent {
            size: PictureSize::Width(self.width.pixels()),
            scores: self.scores,
            claims: self.claims,
            marks: Vec::new(),
        }
    }

    /// Takes in what was chosen.
    pub fn choose(&mut self, choice: PictureChoice) {
        match choice {
            PictureChoice::Format(format) => self.format = format,
            PictureChoice::Width(width) => self.width = width,
            PictureChoice::Scores(shown) => self.scores = shown,
            PictureChoice::Claims(layer) => self.claims = layer,
        }
    }
}

/// Something that can be chosen for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureChoice {
    /// What it is a file of.
    Format(PictureFormat),
    /// How wide it is.
    Width(PictureWidth),
    /// Whether the points stand in it.
    Scores(bool),
    /// The layer whose owners it shows.
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
