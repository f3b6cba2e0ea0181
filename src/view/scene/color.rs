//! Colours and paints of the display list.

use kurbo::Point;

/// A colour with straight alpha, eight bits per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgba {
    pub r: u8,
    pub g: u8,
    pub b: u8,
    /// Alpha: 0 is invisible, 255 opaque.
    pub a: u8,
}

impl Rgba {
    /// An opaque colour from `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        Self {
            r: (rgb >> 16) as u8,
            g: (rgb >> 8) as u8,
            b: rgb as u8,
            a: 255,
        }
    }

    /// The same colour, with `alpha` from 0 to 1.
    pub fn alpha(self, alpha: f64) -> Self {
        Self {
            a: (alpha.clamp(0.0, 1.0) * 255.0).round() as u8,
            ..self
        }
    }

    /// Interpolates towards `other` by `share`, from 0 to 1.
    pub fn mix(self, other: Rgba, share: f64) -> Self {
        let blend = |from: u8, to: u8| {
            (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8
        };
        Self {
            r: blend(self.r, other.r),
            g: blend(self.g, other.g),
            b: blend(self.b, other.b),
            a: blend(self.a, other.a),
        }
    }

    /// Interpolates towards white by `share`.
    pub fn lighter(self, share: f64) -> Self {
        self.mix(Rgba { a: self.a, ..WHITE }, share)
    }

    /// Interpolates towards a warm black by `share`.
    pub fn darker(self, share: f64) -> Self {
        self.mix(Rgba { a: self.a, ..SOOT }, share)
    }

    /// Relative luminance as defined by WCAG, from 0 to 1.
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }
}

pub const WHITE: Rgba = Rgba::hex(0xffffff);
/// A warm near-black, for outlines and shadows.
pub const SOOT: Rgba = Rgba::hex(0x2a1f18);

/// How an area or a line is coloured.
#[derive(Clone, Debug, PartialEq)]
pub enum Paint {
    Solid(Rgba),
    /// A straight gradient between two points, in the coordinates of the path it paints.
    Linear {
        /// Where the first colour is reached.
        from: Point,
        /// Where the last colour is reached.
        to: Point,
        /// First and last colour.
        colors: [Rgba; 2],
    },
}

impl Paint {
    /// Whether it hides everything below.
    pub fn is_opaque(&self) -> bool {
        match self {
            Paint::Solid(color) => color.a == 255,
            Paint::Linear { colors, .. } => colors.iter().all(|color| color.a == 255),
        }
    }

    /// The same paint, with its alpha multiplied by a factor.
    pub fn faded(&self, share: f64) -> Self {
        let fade = |color: Rgba| color.alpha(f64::from(color.a) / 255.0 * share);
        match self {
            Paint::Solid(color) => Paint::Solid(fade(*color)),
            Paint::Linear { from, to, colors } => Paint::Linear {
                from: *from,
                to: *to,
                colors: colors.map(fade),
            },
        }
    }
}

impl From<Rgba> for Paint {
    fn from(color: Rgba) -> Self {
        Paint::Solid(color)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixing_halfway_lands_halfway() {
        assert_eq!(Rgba::hex(0x000000).mix(WHITE, 0.5), Rgba::hex(0x808080));
    }

    #[test]
    fn white_is_brighter_than_soot() {
        assert!(WHITE.luminance() > 0.99 && SOOT.luminance() < 0.02);
    }
}
