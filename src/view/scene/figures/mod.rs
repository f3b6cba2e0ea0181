//! Figures: meeples and their companions, in the colours and with the marks of their owners.
//!
//! A figure is drawn around the middle of its body at (0, 0), in the units of a tile: a meeple is 200 units high.

mod owners;
mod shapes;

use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Vec2};

pub use owners::{Mark, Owner};
pub use shapes::Shape;

use super::color::{Paint, Rgba, SOOT, WHITE};
use super::display::{DisplayList, Group, Pen};

/// How a figure is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Upright: knight, highwayman, monk, and everything else.
    #[default]
    Standing,
    /// On its back: a farmer.
    Lying,
}

/// How a figure is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FigureLook {
    /// As a piece of wood.
    #[default]
    Plain,
    /// Faint: a place where a figure may be put.
    Faint,
    /// Lifted or chosen, with a bright rim.
    Selected,
}

/// A figure to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// Its silhouette.
    pub shape: Shape,
    /// Standing or lying.
    pub pose: Pose,
    /// Whose it is; none for figures that belong to nobody, such as the mage.
    pub owner: Option<Owner>,
    /// Plain, faint or selected.
    pub look: FigureLook,
}

impl Figure {
    /// A standing meeple.
    pub fn meeple(owner: Owner) -> Self {
        Self::of(Shape::Meeple, owner)
    }

    /// A standing figure of a shape.
    pub fn of(shape: Shape, owner: Owner) -> Self {
        Figure {
            shape,
            pose: Pose::Standing,
            owner: Some(owner),
            look: FigureLook::Plain,
        }
    }

    /// A figure that belongs to nobody.
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

    /// The outline of the figure as it stands or lies, for hit tests.
    pub fn outline(&self) -> BezPath {
        self.stance() * self.shape.outline()
    }

    /// Draws the figure, moved by `affine` from its own place around (0, 0).
    pub fn draw(&self, list: &mut DisplayList, affine: Affine) {
        let opacity = if self.look == FigureLook::Faint {
            0.5
        } else {
            1.0
        };
        let group = Group::at(affine).faded(opacity).named(self.shape.name());
        list.group(group, |list| match self.look {
            FigureLook::Faint => self.faint(list),
            FigureLook::Plain | FigureLook::Selected => self.wood(list),
        });
    }

    fn stance(&self) -> Affine {
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

    fn wood(&self, list: &mut DisplayList) {
        let color = self.color();
        let body = self.outline();
        let thick = Vec2::new(6.0, 11.0);
        let bounds = kurbo::Shape::bounding_box(&body);
        let shadow = Ellipse::new(
            Point::new(bounds.center().x + 16.0, bounds.y1 + 6.0),
            (bounds.width() * 0.52, 17.0),
            0.0,
        );
        list.fill(shadow, SOOT.alpha(0.28));
        let edge = Affine::translate(thick) * body.clone();
        if self.look == FigureLook::Selected {
            for part in [&body, &edge] {
                list.stroke(part.clone(), Rgba::hex(0xffd35c), Pen::round(40.0));
            }
        }
        for part in [&body, &edge] {
            list.stroke(part.clone(), WHITE.alpha(0.85), Pen::round(20.0));
        }
        for part in [&body, &edge] {
            list.stroke(part.clone(), SOOT, Pen::round(12.0));
        }
        list.fill(edge.clone(), color.darker(0.42));
        list.stroke(edge, color.darker(0.42), Pen::round(2.0));
        list.stroke(body.clone(), SOOT.alpha(0.75), Pen::round(6.0));
        list.fill(body.clone(), light(color, bounds));
        list.group(Group::clipped(body), |list| {
            let rim = self.stance() * self.shape.outline();
            list.stroke(
                Affine::translate((3.0, 4.0)) * rim,
                color.lighter(0.5).alpha(0.5),
                Pen::round(7.0),
            );
        });
        self.features(list, 1.0);
    }

    fn faint(&self, list: &mut DisplayList) {
        let body = self.outline();
        list.stroke(body.clone(), WHITE, Pen::round(20.0));
        list.fill(body.clone(), self.color().lighter(0.25));
        list.stroke(body, SOOT, Pen::round(8.0).dashed(20.0, 14.0));
    }

    /// What is painted on the body: the mark of the owner, faces and buttons.
    fn features(&self, list: &mut DisplayList, opacity: f64) {
        let stance = self.stance();
        let ink = self.owner.map_or(self.shape.neutral_ink(), Owner::ink);
        let ink = ink.alpha(opacity);
        for (path, width) in self.shape.lines() {
            list.stroke(stance * path, ink, Pen::round(width));
        }
        if let Some(owner) = self.owner {
            let at = stance * self.shape.chest();
            owner.mark().draw(list, at, self.shape.mark_size(), ink);
        }
    }
}

/// Wood lit from the north-west.
fn light(color: Rgba, bounds: kurbo::Rect) -> Paint {
    Paint::Linear {
        from: bounds.origin(),
        to: Point::new(bounds.x1, bounds.y1),
        colors: [color.lighter(0.22), color.darker(0.08)],
    }
}

/// A ring on the ground around a place where a figure may be put.
pub fn place_ring(list: &mut DisplayList, at: Point, color: Rgba) {
    list.fill(Circle::new(at, 84.0), WHITE.alpha(0.35));
    list.stroke(Circle::new(at, 84.0), SOOT.alpha(0.7), Pen::round(14.0));
    list.stroke(
        Circle::new(at, 84.0),
        color,
        Pen::round(8.0).dashed(26.0, 20.0),
    );
}
