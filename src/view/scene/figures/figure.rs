//! A figure as a value: its shape, its pose and its owner.

use kurbo::{Affine, BezPath, Rect};

use super::owners::Owner;
use super::shapes::Shape;
use crate::scene::color::Rgba;

/// The pose of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pose {
    /// Upright: knight, highwayman, monk, and all others.
    #[default]
    Standing,
    /// On its back: a farmer.
    Lying,
}

/// How a figure is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FigureLook {
    /// Solid wood.
    #[default]
    Plain,
    /// Faint: a place where a figure may be put.
    Faint,
    /// Lifted or selected, with a bright rim.
    Selected,
}

/// A figure to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Figure {
    pub shape: Shape,
    pub pose: Pose,
    /// `None` for neutral figures, such as the mage.
    pub owner: Option<Owner>,
    pub look: FigureLook,
}

impl Figure {
    /// A standing meeple.
    pub fn meeple(owner: Owner) -> Self {
        Self::owned(Shape::Meeple, owner)
    }

    /// A standing figure of a shape.
    pub fn owned(shape: Shape, owner: Owner) -> Self {
        Figure {
            owner: Some(owner),
            ..Self::neutral(shape)
        }
    }

    /// A neutral figure.
    pub fn neutral(shape: Shape) -> Self {
        Figure {
            shape,
            pose: Pose::Standing,
            owner: None,
            look: FigureLook::Plain,
        }
    }

    /// The same figure, lying.
    pub fn lying(self) -> Self {
        Figure {
            pose: Pose::Lying,
            ..self
        }
    }

    /// The same figure with another look.
    pub fn looking(self, look: FigureLook) -> Self {
        Figure { look, ..self }
    }

    /// The outline of the figure in its pose, for hit tests.
    pub fn outline(&self) -> BezPath {
        self.stance() * self.shape.outline()
    }

    /// From the figure upright to its pose.
    pub(super) fn stance(&self) -> Affine {
        match self.pose {
            Pose::Standing => Affine::IDENTITY,
            Pose::Lying => Affine::rotate(-1.28) * Affine::scale(0.96),
        }
    }

    /// The colour of the wood.
    pub fn color(&self) -> Rgba {
        match self.owner {
            Some(owner) => owner.color(),
            None => self.shape.neutral_color(),
        }
    }
}

/// A square around (0, 0) that contains every figure, with its outline and shadow.
pub const ROOM: Rect = Rect::new(-200.0, -200.0, 200.0, 200.0);
