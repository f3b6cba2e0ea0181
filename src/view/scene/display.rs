//! The display list: what a picture is made of, without saying how it is painted.

use kurbo::{Affine, BezPath, Rect, Shape};

use super::cards::card_art::{self, Paper};
use super::color::Paint;
use super::detail::Detail;
use super::figures::{self, Figure};
use super::theme::Look;
use engine::cards::Card;
pub use engine::tiles::{Rotation, TileId};

/// A line is thin when its width is a smaller share of a pixel than this.
const THIN: f64 = 0.8;

/// How far a curve may be approximated when a shape becomes a path, in units of the shape.
const TOLERANCE: f64 = 0.1;

/// The layers of a picture, painted in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Layer {
    /// The table under everything.
    Table,
    #[default]
    Tiles,
    /// Highlights on and between tiles.
    Marks,
    /// Figures and tokens on tiles.
    Figures,
    /// What the player holds and the supply beside the board.
    Hand,
    /// Score numbers, tips, everything above.
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

/// One drawn look of a tile. A painter may keep a bitmap of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileKey {
    /// The printed design.
    pub tile: TileId,
    /// Which copy of the design: copies differ in decoration only.
    pub copy: u8,
    /// How the tile lies: buildings and shadows stay upright, so every rotation is a drawing of its own.
    pub rotation: Rotation,
    /// The colours it is drawn in.
    pub look: Look,
    /// How much of it is drawn.
    pub detail: Detail,
}

impl TileKey {
    /// A copy of a tile as it lies, in the first look and with everything; [`TileKey::seen`] and who draws it at a size say
    /// otherwise.
    pub fn of(tile: TileId, copy: u8, rotation: Rotation) -> Self {
        Self {
            tile,
            copy,
            rotation,
            look: Look::default(),
            detail: Detail::default(),
        }
    }

    /// The same tile in another look.
    pub fn seen(self, look: Look) -> Self {
        Self { look, ..self }
    }
}

/// One side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardKey {
    /// The face of this card, or the back.
    pub side: Option<Card>,
    pub paper: Paper,
}

impl CardKey {
    /// The name of the side, for ids in documents.
    pub fn name(self) -> &'static str {
        self.side.map_or("back", Card::name)
    }
}

/// A figure as it is seen from some distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureKey {
    pub figure: Figure,
    /// How long a pixel of the screen is, in units of the figure: fine lines are drawn broader where it is long.
    pub pixel: u8,
}

/// Something that is shown many times. A painter may keep a bitmap of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Print {
    Tile(TileKey),
    Card(CardKey),
    Figure(FigureKey),
}

impl Print {
    /// The edge of the square of a tile, in units.
    const TILE: f64 = 1000.0;

    /// The rectangle its drawing fills, in its own units.
    pub const fn area(self) -> Rect {
        match self {
            Print::Tile(_) => Rect::new(0.0, 0.0, Print::TILE, Print::TILE),
            Print::Card(_) => card_art::SHADOWED,
            Print::Figure(_) => figures::ROOM,
        }
    }

    /// What a painter fills with a plain colour for as long as nothing else of it is there, in the same units. Figures are
    /// few and soon drawn: there is never nothing of one.
    pub const fn body(self) -> Option<Rect> {
        match self {
            Print::Tile(_) => Some(self.area()),
            Print::Card(_) => Some(card_art::CARD),
            Print::Figure(_) => None,
        }
    }

    /// What this print has in common with those that may be shown in its place for a moment: they differ in decoration
    /// alone, or in how fine they are.
    pub const fn motif(self) -> Print {
        match self {
            Print::Tile(key) => Print::Tile(TileKey {
                copy: 0,
                detail: Detail::Full,
                ..key
            }),
            Print::Card(_) => self,
            Print::Figure(key) => Print::Figure(FigureKey { pixel: 0, ..key }),
        }
    }
}

/// How a line ends and turns.
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

/// Items that move, fade and are cut together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// From the coordinates inside the group to those around it.
    pub affine: Affine,
    /// Opacity of the whole group, from 0 to 1.
    pub opacity: f64,
    /// What is visible of the group, in the coordinates inside it.
    pub clip: Option<BezPath>,
    /// What the group shows, for tests, animation and the ids of an SVG document.
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
    /// A group that is moved by `affine`.
    pub fn at(affine: Affine) -> Self {
        Self {
            affine,
            ..Self::default()
        }
    }

    /// A group that shows only what lies inside `shape`.
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
    /// An area; overlapping parts of the path stay filled (nonzero rule).
    Fill(BezPath, Paint),
    Stroke(BezPath, Paint, Pen),
    /// A tile, a card or a figure in its rectangle, moved by the affine.
    Print(Print, Affine),
    /// A group begins.
    Push(Group),
    /// The last group ends.
    Pop,
}

/// A print as a picture shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShownPrint {
    pub print: Print,
    /// From its units to where the picture is seen.
    pub affine: Affine,
    /// The layer it is in.
    pub layer: Layer,
}

/// A picture: items in painting order, layer by layer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DisplayList {
    layers: [Vec<Item>; Layer::ALL.len()],
    current: Layer,
}

impl DisplayList {
    /// An empty picture; items go to [`Layer::Tiles`] until [`DisplayList::on`] says otherwise.
    pub fn new() -> Self {
        Self::default()
    }

    /// Chooses the layer of the items that follow. Not to be called inside a group.
    pub fn on(&mut self, layer: Layer) -> &mut Self {
        self.current = layer;
        self
    }

    pub fn push(&mut self, item: Item) {
        self.layers[self.current as usize].push(item);
    }

    /// Fills `shape`.
    pub fn fill(&mut self, shape: impl Shape, paint: impl Into<Paint>) {
        self.push(Item::Fill(shape.into_path(TOLERANCE), paint.into()));
    }

    /// Draws the outline of `shape`.
    pub fn stroke(&mut self, shape: impl Shape, paint: impl Into<Paint>, pen: Pen) {
        self.push(Item::Stroke(shape.into_path(TOLERANCE), paint.into(), pen));
    }

    pub fn tile(&mut self, key: TileKey, affine: Affine) {
        self.push(Item::Print(Print::Tile(key), affine));
    }

    /// Shows a side of a card, with its shadow.
    pub fn card(&mut self, key: CardKey, affine: Affine) {
        self.push(Item::Print(Print::Card(key), affine));
    }

    /// Shows a figure, in a group of its name.
    pub fn figure(&mut self, key: FigureKey, affine: Affine) {
        let group = Group::at(affine).named(key.figure.shape.name());
        self.group(group, |list| {
            list.push(Item::Print(Print::Figure(key), Affine::IDENTITY));
        });
    }

    /// Draws a group: whatever `inside` adds moves, fades and is cut together.
    pub fn group(&mut self, group: Group, inside: impl FnOnce(&mut Self)) {
        self.push(Item::Push(group));
        inside(self);
        self.push(Item::Pop);
    }

    /// Adds all of `other`, layer by layer, in front of what is there.
    pub fn append(&mut self, other: DisplayList) {
        for (mine, theirs) in self.layers.iter_mut().zip(other.layers) {
            mine.extend(theirs);
        }
    }

    /// Adds all items of `other` to the current layer, moved by `affine`.
    pub fn place(&mut self, other: &DisplayList, affine: Affine) {
        self.group(Group::at(affine), |list| {
            for item in other.items() {
                list.push(item.clone());
            }
        });
    }

    /// Takes the layers from `first` up away, as a picture of their own: to be painted in front of something else.
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

    /// Whether another picture has the same in all layers below one.
    pub fn is_same_below(&self, layer: Layer, other: &DisplayList) -> bool {
        let below = layer as usize;
        self.layers[..below] == other.layers[..below]
    }

    /// The same picture for a small size: `pixel` is the length of a pixel in units of the list. Specks that would fill
    /// less than a pixel are left out, and lines much thinner than one grow faint instead of turning into noise.
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
}
