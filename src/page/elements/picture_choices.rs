//! The options for a picture, as a table of choices.

use crate::elements::choice::{Choice, Choosable, Widget, named};
use crate::elements::intent::{Intent, ShareIntent};
use crate::elements::picture::{PictureChoice, PictureForm, PictureFormat, PictureWidth};
use crate::messages::Texts;
use view::scene::overlay::ClaimLayer;

impl Choosable for PictureChoice {
    type Of = PictureForm;

    fn word(self) -> String {
        PictureChoice::word(self).to_string()
    }

    fn intent(self) -> Intent {
        Intent::Share(ShareIntent::ForPicture(self))
    }
}

/// All options for a picture; only the tile game has claims overlays.
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

/// The id of the choice of the claims overlay.
pub const OWNERS: &str = "picture-owners";
