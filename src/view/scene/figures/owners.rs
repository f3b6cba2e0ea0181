//! The six owners. Each has a colour and a mark, so that nobody depends on telling colours apart.

use crate::scene::color::{Rgba, SOOT, WHITE};

/// An owner, named by the colour of the wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Owner {
    Yellow,
    Red,
    Pink,
    Green,
    Blue,
    Black,
}

impl Owner {
    /// All owners, in the order in which seats take them.
    pub const ALL: [Owner; 6] = [
        Owner::Yellow,
        Owner::Red,
        Owner::Pink,
        Owner::Green,
        Owner::Blue,
        Owner::Black,
    ];

    /// The colour of the wood. The six differ in lightness as well as in hue.
    pub const fn color(self) -> Rgba {
        Rgba::hex(match self {
            Owner::Yellow => 0xf4bf1f,
            Owner::Red => 0xc92f2a,
            Owner::Pink => 0xf29ac2,
            Owner::Green => 0x2f9a57,
            Owner::Blue => 0x2559b8,
            Owner::Black => 0x35343a,
        })
    }

    /// The colour of what is painted on the wood.
    pub const fn ink(self) -> Rgba {
        match self {
            Owner::Yellow | Owner::Pink => SOOT,
            Owner::Red | Owner::Green | Owner::Blue | Owner::Black => WHITE,
        }
    }

    /// The mark on every figure of the owner.
    pub const fn mark(self) -> Mark {
        match self {
            Owner::Yellow => Mark::Disc,
            Owner::Red => Mark::Bar,
            Owner::Pink => Mark::Triangle,
            Owner::Green => Mark::Cross,
            Owner::Blue => Mark::Diamond,
            Owner::Black => Mark::Ring,
        }
    }
}

/// A mark, recognisable by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    Disc,
    Bar,
    Triangle,
    Cross,
    Diamond,
    Ring,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_owners_share_a_mark() {
        for one in Owner::ALL {
            for other in Owner::ALL {
                assert_eq!(one.mark() == other.mark(), one == other);
            }
        }
    }

    #[test]
    fn marks_stand_out_from_their_wood() {
        for owner in Owner::ALL {
            let (ink, wood) = (owner.ink().luminance(), owner.color().luminance());
            let contrast = (ink.max(wood) + 0.05) / (ink.min(wood) + 0.05);
            assert!(contrast > 3.4, "{owner:?}: {contrast:.1}");
        }
    }

    #[test]
    fn colours_differ_in_brightness_or_clearly_in_hue() {
        for (index, one) in Owner::ALL.iter().enumerate() {
            for other in &Owner::ALL[index + 1..] {
                let (a, b) = (one.color(), other.color());
                let gap = [(a.r, b.r), (a.g, b.g), (a.b, b.b)]
                    .map(|(x, y)| i32::from(x).abs_diff(i32::from(y)))
                    .into_iter()
                    .sum::<u32>();
                assert!(gap > 120, "{one:?} and {other:?}: {gap}");
            }
        }
    }
}
