//! The display list: what a picture consists of, independent of how it is painted.

use kurbo::{Affine, BezPath, Point, Shape};
use std::f64::consts::FRAC_PI_2;

use super::camera::{TILE, quarters_of, turned};
use super::color::{Paint, Rgba};
use super::detail::{self, Detail};
use super::print::{CardKey, FigureKey, Print, TileKey};
use engine::tiles::Rotation;

/// A line is thin when it is narrower than this fraction of a pixel.
const THIN: f64 = 0.8;

/// The tolerance when a shape is converted to a path, in units of the shape.
const TOLERANCE: f64 = 0.1;

/// The layers of a picture, painted in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Layer {
    /// The table below everything.
    Table,
    #[default]
    Tiles,
    /// Highlights on and between tiles.
    Marks,
    /// Figures and tokens on tiles.
    Figures,
    /// What the player holds, and the supply beside the board.
    Hand,
    /// Scores, hints, everything on top.
    Overlay,
}

impl Layer {
    /// All layers in painting order.
    pub const ALL: [Layer; 6] = [
        Layer::Table,
        Layer::Tiles,
        Layer::Marks,
        Layer::Figures,
        Layer::Hand,
        Layer::Overlay,
    ];
}

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Width in units of the path.
    pub width: f64,
    /// Round ends and joins; otherwise flat ends and mitred joins.
    pub round: bool,
    /// Lengths of a dash and a gap.
    pub dash: Option<(f64, f64)>,
}

impl Pen {
    /// A line with round ends.
    pub const fn round(width: f64) -> Self {
        Self {
            width,
            round: true,
            dash: None,
        }
    }

    /// A line with flat ends.
    pub const fn flat(width: f64) -> Self {
        Self {
            width,
            round: false,
            dash: None,
        }
    }

    /// The same line, dashed.
    pub const fn dashed(self, on: f64, off: f64) -> Self {
        Self {
            dash: Some((on, off)),
            ..self
        }
    }
}

/// Items that are transformed, faded and clipped together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// From the group's coordinates to those around it.
    pub affine: Affine,
    /// Opacity of the whole group, from 0 to 1.
    pub opacity: f64,
    /// The visible part of the group, in its own coordinates.
    pub clip: Option<BezPath>,
    /// What the group shows, for tests, animations and ids in SVG documents.
    pub name: Option<String>,
}

impl Default for Group {
    fn default() -> Self {
        Self {
            affine: Affine::IDENTITY,
            opacity: 1.0,
            clip: None,
            name: None,
        }
    }
}

impl Group {
    /// A group transformed by `affine`.
    pub fn at(affine: Affine) -> Self {
        Self {
            affine,
            ..Self::default()
        }
    }

    /// A group clipped to `shape`.
    pub fn clipped(shape: impl Shape) -> Self {
        Self {
            clip: Some(shape.into_path(TOLERANCE)),
            ..Self::default()
        }
    }

    /// The same group, with `opacity` from 0 to 1.
    pub fn faded(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    /// The same group with a name.
    pub fn named(self, name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..self
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// An area, filled with the nonzero rule.
    Fill(BezPath, Paint),
    Stroke(BezPath, Paint, Pen),
    /// A tile, card or figure, with the transform of its rectangle.
    Print(Print, Affine),
    /// Starts a group.
    Push(Group),
    /// Ends the last group.
    Pop,
}

/// A print in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownPrint {
    pub print: Print,
    /// From its units to the screen.
    pub affine: Affine,
    /// The layer it is in.
    pub layer: Layer,
}

/// A picture: items in painting order, layer by layer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DisplayList {
    layers: [Vec<Item>; Layer::ALL.len()],
    current: Layer,
    /// How far the table on which things are drawn now is turned, in radians.
    turn: f64,
}

impl DisplayList {
    /// An empty picture; items go to [`Layer::Tiles`] until [`DisplayList::on`] says otherwise.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the layer for the following items. Must not be called inside a group.
    pub fn on(&mut self, layer: Layer) -> &mut Self {
        self.current = layer;
        self
    }

    pub fn push(&mut self, item: Item) {
        self.layers[self.current as usize].push(item);
    }

    pub fn fill(&mut self, shape: impl Shape, paint: impl Into<Paint>) {
        self.push(Item::Fill(shape.into_path(TOLERANCE), paint.into()));
    }

    /// Draws the outline of `shape`.
    pub fn stroke(&mut self, shape: impl Shape, paint: impl Into<Paint>, pen: Pen) {
        self.push(Item::Stroke(shape.into_path(TOLERANCE), paint.into(), pen));
    }

    /// Fills a shape over its outline, which has a width.
    pub fn outlined(&mut self, shape: impl Shape, line: (Rgba, f64), paint: impl Into<Paint>) {
        let path = shape.into_path(TOLERANCE);
        self.stroke(path.clone(), line.0, Pen::round(line.1));
        self.fill(path, paint);
    }

    pub fn tile(&mut self, key: TileKey, affine: Affine) {
        self.push(Item::Print(Print::Tile(key), affine));
    }

    /// Draws tiles of `size` pixels, each with its transform. Near a limit of detail, the finer
    /// drawing fades in over the coarser one.
    pub fn tiles(&mut self, size: f64, tiles: &[(TileKey, Affine)]) {
        let tiles: Vec<_> = tiles.iter().map(|&tile| self.upright_tile(tile)).collect();
        let draw = |list: &mut DisplayList, detail: Detail| {
            for &(key, place) in &tiles {
                let detail = detail.in_look(key.look);
                list.tile(TileKey { detail, ..key }, place);
            }
        };
        let (below, above) = detail::shown(size);
        draw(self, below);
        let differ = |finer: Detail| {
            let mut looks = tiles.iter().map(|(key, _)| key.look);
            looks.any(|look| finer.in_look(look) != below.in_look(look))
        };
        if let Some((finer, share)) = above.filter(|&(finer, _)| differ(finer)) {
            self.group(Group::default().faded(share), |list| draw(list, finer));
        }
    }

    /// Draws a side of a card, with its shadow.
    pub fn card(&mut self, key: CardKey, affine: Affine) {
        self.push(Item::Print(Print::Card(key), affine));
    }

    /// Draws a figure, in a group with its name.
    pub fn figure(&mut self, key: FigureKey, affine: Affine) {
        let group = Group::at(affine * turned(-self.turn)).named(key.figure.shape.name());
        self.group(group, |list| {
            list.push(Item::Print(Print::Figure(key), Affine::IDENTITY));
        });
    }

    /// Draws a group: whatever `inside` adds is transformed, faded and clipped together.
    pub fn group(&mut self, group: Group, inside: impl FnOnce(&mut Self)) {
        self.push(Item::Push(group));
        inside(self);
        self.push(Item::Pop);
    }

    /// Draws on a table that is turned by an angle in radians: tiles and figures are drawn upright there.
    pub fn on_turned(&mut self, turn: f64, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.turn, turn);
        draw(self);
        self.turn = before;
    }

    /// Draws something upright around a point, however the table is turned.
    pub fn upright(&mut self, at: Point, draw: impl FnOnce(&mut Self)) {
        if self.turn == 0.0 {
            return draw(self);
        }
        let there = Affine::translate(at.to_vec2());
        let back = there * turned(-self.turn) * there.inverse();
        self.on_turned(0.0, |list| list.group(Group::at(back), draw));
    }

    /// A tile of a turned table with the drawing of what is seen: houses and signs stand upright.
    fn upright_tile(&self, (key, place): (TileKey, Affine)) -> (TileKey, Affine) {
        let quarters = quarters_of(self.turn);
        if quarters == Rotation::R0 {
            return (key, place);
        }
        let middle = Affine::translate((TILE / 2.0, TILE / 2.0));
        let back = turned(-f64::from(quarters as u8) * FRAC_PI_2);
        let rotation = key.rotation.then(quarters);
        let place = place * middle * back * middle.inverse();
        (TileKey { rotation, ..key }, place)
    }

    /// Adds all of `other`, layer by layer, on top.
    pub fn append(&mut self, other: DisplayList) {
        for (mine, theirs) in self.layers.iter_mut().zip(other.layers) {
            mine.extend(theirs);
        }
    }

    /// Adds all items of `other` to the current layer, transformed by `affine`.
    pub fn place(&mut self, other: &DisplayList, affine: Affine) {
        self.group(Group::at(affine), |list| {
            for item in other.items() {
                list.push(item.clone());
            }
        });
    }

    /// Splits off the layers from `first` on, as a picture to be painted on top of something else.
    #[must_use]
    pub fn split_off(&mut self, first: Layer) -> DisplayList {
        let mut upper = DisplayList::new();
        for layer in Layer::ALL.into_iter().filter(|&layer| layer >= first) {
            let index = layer as usize;
            std::mem::swap(&mut self.layers[index], &mut upper.layers[index]);
        }
        upper
    }

    /// The items of one layer.
    pub fn layer(&self, layer: Layer) -> &[Item] {
        &self.layers[layer as usize]
    }

    /// All items in painting order.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.layers.iter().flatten()
    }

    /// Every print, in painting order.
    pub fn prints(&self, view: Affine) -> Vec<ShownPrint> {
        let mut prints = Vec::new();
        for layer in Layer::ALL {
            let mut around = vec![view];
            for item in self.layer(layer) {
                let inside = around.last().copied().unwrap_or(view);
                match item {
                    Item::Push(group) => around.push(inside * group.affine),
                    Item::Pop if around.len() > 1 => {
                        around.pop();
                    }
                    Item::Print(print, affine) => prints.push(ShownPrint {
                        print: *print,
                        affine: inside * *affine,
                        layer,
                    }),
                    Item::Pop | Item::Fill(..) | Item::Stroke(..) => {}
                }
            }
        }
        prints
    }

    /// Whether another picture is equal in all layers below one.
    pub fn is_same_below(&self, layer: Layer, other: &DisplayList) -> bool {
        let below = layer as usize;
        self.layers[..below] == other.layers[..below]
    }

    /// The same picture for a small size; `pixel` is the size of a pixel in units of the list.
    /// Specks smaller than a pixel are left out, and lines much thinner than one become faint
    /// instead of noisy.
    pub fn simplified(&self, pixel: f64) -> DisplayList {
        let keep = |item: &Item| match item {
            Item::Fill(path, paint) => {
                let size = path.bounding_box().size();
                let speck = size.width.max(size.height) < pixel;
                (!speck).then(|| Item::Fill(path.clone(), paint.clone()))
            }
            Item::Stroke(path, paint, pen) => {
                let share = (pen.width / (pixel * THIN)).min(1.0);
                (share > 0.3).then(|| Item::Stroke(path.clone(), paint.faded(share), *pen))
            }
            other => Some(other.clone()),
        };
        DisplayList {
            turn: self.turn,
            layers: self
                .layers
                .each_ref()
                .map(|layer| layer.iter().filter_map(keep).collect()),
            current: self.current,
        }
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.layers.iter().all(Vec::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::color::SOOT;
    use crate::scene::theme::Look;
    use engine::tiles::{Rotation, TileId};
    use kurbo::Rect;

    #[test]
    fn layers_are_painted_from_the_table_up() {
        let mut list = DisplayList::new();
        list.on(Layer::Overlay)
            .fill(Rect::new(0.0, 0.0, 1.0, 1.0), SOOT);
        list.on(Layer::Table)
            .stroke(Rect::new(0.0, 0.0, 1.0, 1.0), SOOT, Pen::flat(1.0));
        let kinds: Vec<bool> = list
            .items()
            .map(|item| matches!(item, Item::Stroke(..)))
            .collect();
        assert_eq!(kinds, [true, false]);
    }

    #[test]
    fn what_is_split_off_is_the_upper_layers_whole() {
        let square = Rect::new(0.0, 0.0, 1.0, 1.0);
        let mut list = DisplayList::new();
        for layer in Layer::ALL {
            list.on(layer).fill(square, SOOT);
        }
        let upper = list.split_off(Layer::Hand);
        let filled = |list: &DisplayList| Layer::ALL.map(|layer| list.layer(layer).len());
        assert_eq!(filled(&list), [1, 1, 1, 1, 0, 0]);
        assert_eq!(filled(&upper), [0, 0, 0, 0, 1, 1]);
    }

    #[test]
    fn a_small_picture_has_no_specks_and_fainter_thin_lines() {
        let mut list = DisplayList::new();
        list.fill(Rect::new(0.0, 0.0, 4.0, 4.0), SOOT);
        list.fill(Rect::new(0.0, 0.0, 40.0, 4.0), SOOT);
        list.stroke(Rect::new(0.0, 0.0, 40.0, 40.0), SOOT, Pen::flat(4.0));
        let small = list.simplified(10.0);
        let items: Vec<&Item> = small.items().collect();
        assert_eq!(items.len(), 2);
        assert!(matches!(items[1], Item::Stroke(_, Paint::Solid(color), _) if color.a == 128));
        assert_eq!(list.simplified(1.0), list);
    }

    #[test]
    fn placing_a_list_wraps_it_in_one_group() {
        let mut inner = DisplayList::new();
        inner.fill(Rect::new(0.0, 0.0, 1.0, 1.0), SOOT);
        let mut outer = DisplayList::new();
        outer
            .on(Layer::Figures)
            .place(&inner, Affine::translate((5.0, 0.0)));
        let items = outer.layer(Layer::Figures);
        assert_eq!(items.len(), 3);
        assert_eq!(
            items[0],
            Item::Push(Group::at(Affine::translate((5.0, 0.0))))
        );
        assert_eq!(items[2], Item::Pop);
    }

    #[test]
    fn both_drawings_are_shown_around_a_limit_the_lower_one_opaque() {
        let key = TileKey::new(TileId(3), 0, Rotation::R0);
        let mut list = DisplayList::new();
        list.tiles(45.0, &[(key, Affine::IDENTITY)]);
        let items: Vec<&Item> = list.items().collect();
        assert!(matches!(items[0], Item::Print(..)));
        assert!(matches!(items[1], Item::Push(group) if (group.opacity - 0.5).abs() < 1e-9));
        assert!(matches!(items[2], Item::Print(..)));
    }

    #[test]
    fn a_look_without_fine_drawings_is_not_drawn_twice() {
        let key = TileKey::new(TileId(3), 0, Rotation::R0).seen(Look::Contrast);
        let mut list = DisplayList::new();
        list.tiles(80.0, &[(key, Affine::IDENTITY)]);
        assert_eq!(list.items().count(), 1);
    }
}
