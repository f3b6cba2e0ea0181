//! The paper of a card: its size and its colours.

use kurbo::Rect;

use crate::scene::color::Rgba;
use crate::scene::theme::Theme;

/// A card in its own units.
pub const CARD: Rect = Rect::new(0.0, 0.0, 640.0, 1000.0);
/// A card with its shadow on the table.
pub const SHADOWED: Rect = Rect::new(-40.0, -20.0, 680.0, 1060.0);
/// The radius of its corners.
pub const ROUND: f64 = 54.0;
/// The right edge of the ribbon that tells what a card is.
pub const RIBBON: f64 = 182.0;

/// The paper and the ink of a print run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Paper {
    /// Cream, for a table in the light.
    #[default]
    Cream,
    /// The same by candlelight, for a dark table.
    Candle,
    /// White, with black outlines, for high contrast.
    Stark,
}

impl Paper {
    /// The paper that suits the table of a theme.
    pub fn for_theme(theme: &Theme) -> Self {
        match theme.table.luminance() {
            light if !(0.001..=0.999).contains(&light) => Paper::Stark,
            light if light < 0.18 => Paper::Candle,
            _ => Paper::Cream,
        }
    }

    /// The paper itself.
    pub const fn color(self) -> Rgba {
        Rgba::hex(match self {
            Paper::Cream => 0xfcf5e4,
            Paper::Candle => 0xefe4cd,
            Paper::Stark => 0xffffff,
        })
    }

    /// The cut edge of the paper.
    pub const fn edge(self) -> Rgba {
        Rgba::hex(match self {
            Paper::Cream => 0xc4ad80,
            Paper::Candle => 0x8d7a58,
            Paper::Stark => 0x000000,
        })
    }

    /// The colour of outlines.
    pub const fn line(self) -> Rgba {
        Rgba::hex(match self {
            Paper::Cream | Paper::Candle => 0x4a3425,
            Paper::Stark => 0x16100c,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::theme::Brightness;

    #[test]
    fn the_paper_follows_the_table() {
        let plain = Theme::summer();
        assert_eq!(Paper::for_theme(&plain), Paper::Cream);
        assert_eq!(
            Paper::for_theme(&plain.clone().on_dark_table()),
            Paper::Candle
        );
        assert_eq!(
            Paper::for_theme(&Theme::with_contrast(Brightness::Light)),
            Paper::Stark
        );
        assert_eq!(
            Paper::for_theme(&Theme::with_contrast(Brightness::Dark)),
            Paper::Stark
        );
    }
}
