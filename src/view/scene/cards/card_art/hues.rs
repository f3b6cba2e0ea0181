//! The colours cards are printed in.

use crate::scene::color::{Rgba, SOOT, WHITE};
use engine::cards::Suit;

/// The colours of a suit.
#[derive(Clone, Copy, Debug)]
pub struct Hue {
    /// The colour that names the suit: ribbons, tracks, cloth.
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

    #[test]
    fn what_is_printed_on_a_suit_can_be_read() {
        for suit in Suit::ALL {
            let hue = Hue::for_suit(suit);
            let (ink, main) = (hue.ink.luminance(), hue.main.luminance());
            let contrast = (ink.max(main) + 0.05) / (ink.min(main) + 0.05);
            assert!(contrast > 3.5, "{suit:?}: {contrast:.1}");
        }
    }
}
