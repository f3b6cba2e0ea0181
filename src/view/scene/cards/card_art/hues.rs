//! The colours cards are printed in.

use crate::scene::color::{Rgba, SOOT, WHITE};
use crate::scene::theme::Theme;
use engine::cards::Suit;

/// The paper and the ink of a print run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Paper {
    /// Cream, for a table in the light.
    #[default]
    Cream,
    /// The same by candlelight, for a dark table.
    Candle,
    /// White, with black outlines, where colours are to be far apart.
    Stark,
}

impl Paper {
    /// What suits the table of a theme.
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

/// The colours of a suit.
#[derive(Clone, Copy, Debug)]
pub struct Hue {
    /// The colour by which the suit is called: ribbons, tracks, cloth.
    pub main: Rgba,
    /// The same in the shade.
    pub deep: Rgba,
    /// What is printed on the main colour.
    pub ink: Rgba,
    /// The sky: above and at the horizon.
    pub sky: [Rgba; 2],
    /// The land: far, middle, near.
    pub land: [Rgba; 3],
}

impl Hue {
    /// The colours of a suit.
    pub const fn for_suit(suit: Suit) -> Self {
        let (main, deep, ink, sky, land) = match suit {
            Suit::Yellow => (
                0xebb02d,
                0xb97a14,
                SOOT,
                [0xf7dc98, 0xfdf3d6],
                [0xe6cf93, 0xd6b873, 0xc7a35c],
            ),
            Suit::Red => (
                0xbd3f2f,
                0x8a2a22,
                WHITE,
                [0xe9a184, 0xfbe3cd],
                [0xd3937a, 0xb97a62, 0xa5684f],
            ),
            Suit::Green => (
                0x5e9440,
                0x3d6a2b,
                WHITE,
                [0xc5dfd0, 0xf3f5da],
                [0xb9cf8c, 0x9dbb6c, 0x86a857],
            ),
            Suit::Blue => (
                0x30599a,
                0x1f3d70,
                WHITE,
                [0x9dbfdd, 0xe6eef0],
                [0xb4c3cf, 0x94a8bb, 0x8b9aa8],
            ),
        };
        Hue {
            main: Rgba::hex(main),
            deep: Rgba::hex(deep),
            ink,
            sky: [Rgba::hex(sky[0]), Rgba::hex(sky[1])],
            land: [Rgba::hex(land[0]), Rgba::hex(land[1]), Rgba::hex(land[2])],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::theme::Brightness;

    #[test]
    fn what_is_printed_on_a_suit_can_be_read() {
        for suit in Suit::ALL {
            let hue = Hue::for_suit(suit);
            let (ink, main) = (hue.ink.luminance(), hue.main.luminance());
            let contrast = (ink.max(main) + 0.05) / (ink.min(main) + 0.05);
            assert!(contrast > 3.5, "{suit:?}: {contrast:.1}");
        }
    }

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
