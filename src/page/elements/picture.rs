//! How a picture of a game is made: what can be chosen.

use crate::elements::choice::{Choice, Choosable, Widget, named, switch};
use crate::elements::intent::{Intent, ShareIntent};
use crate::elements::words::words;
use crate::messages::Texts;
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

impl Choosable for PictureChoice {
    type Of = PictureForm;

    fn word(self) -> String {
        match self {
            PictureChoice::Format(format) => format.word(),
            PictureChoice::Width(width) => width.word(),
            PictureChoice::Scores(shown) => switch(shown),
            PictureChoice::Claims(None) => "nobody",
            PictureChoice::Claims(Some(ClaimLayer::Fields)) => "fields",
            PictureChoice::Claims(Some(ClaimLayer::Built)) => "built",
        }
        .to_string()
    }

    fn intent(self) -> Intent {
        Intent::Share(ShareIntent::ForPicture(self))
    }
}

/// All that can be chosen for a picture; owners are drawn on the board of the tile game alone.
pub const PICTURE_CHOICES: [Choice<PictureChoice>; 4] = [
    Choice {
        id: "picture-format",
        label: |texts| texts.picture_format(),
        hint: |form, texts| match form.format {
            PictureFormat::Png => texts.picture_png_hint(),
            PictureFormat::Svg => texts.picture_svg_hint(),
        },
        widget: Widget::Segments(|_, _| {
            named(PictureFormat::ALL, PictureChoice::Format, |one| match one {
                PictureFormat::Png => "PNG",
                PictureFormat::Svg => "SVG",
            })
        }),
        get: |form| PictureChoice::Format(form.format),
    },
    Choice {
        id: "picture-width",
        label: |texts| texts.picture_width(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, _| {
            let widths = [
                PictureWidth::Small,
                PictureWidth::Medium,
                PictureWidth::Large,
            ];
            let named =
                |width: PictureWidth| (PictureChoice::Width(width), format!("{} px", width.word()));
            widths.map(named).into()
        }),
        get: |form| PictureChoice::Width(form.width),
    },
    Choice {
        id: "picture-scores",
        label: |texts| texts.picture_scores(),
        hint: |_, _| "",
        widget: Widget::Switch(PictureChoice::Scores),
        get: |form| PictureChoice::Scores(form.scores),
    },
    Choice {
        id: OWNERS,
        label: |texts| texts.claims_head(),
        hint: |_, _| "",
        widget: Widget::Segments(|_, texts: &Texts| {
            let named = |(layer, label): (Option<ClaimLayer>, &str)| {
                (PictureChoice::Claims(layer), label.to_string())
            };
            let layers = [
                (None, texts.claims_off()),
                (Some(ClaimLayer::Fields), texts.claims_of_fields()),
                (Some(ClaimLayer::Built), texts.claims_of_built()),
            ];
            layers.map(named).into()
        }),
        get: |form| PictureChoice::Claims(form.claims),
    },
];

/// The choice of whose owners are shown.
pub const OWNERS: &str = "picture-owners";
