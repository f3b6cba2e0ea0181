//! Placing a popover next to the part of the board it is about, without hiding it.
//!
//! Only the browser knows the size of a popover. So the page writes down what must stay visible and where there is room; the
//! browser code measures the popover and asks here for its position.

use kurbo::{Point, Rect, Size, Vec2};

use crate::elements::tree::Node;
use view::scene::loupe::between;

/// The cost of covering the anchor, per pixel, relative to covering anything else: high enough to happen only if there is no room
/// at all.
const COVERED: f64 = 200.0;
/// The cost of covering a place where something may be put.
const IN_THE_WAY: f64 = 20.0;
/// The cost of the part that is only reachable by scrolling.
const SCROLLED: f64 = 6.0;
/// The cost of leaving the free room, over the bar and other parts of the page.
const BEYOND: f64 = 8.0;
/// The cost of a pixel of distance from the anchor, in covered pixels: next to its anchor a popover is easily found.
const AWAY: f64 = 15.0;
/// The grid of positions tried when no side of the anchor has room, in CSS pixels.
const STRIDE: f64 = 16.0;
/// The smallest height of a popover, in CSS pixels.
const LEAST: f64 = 96.0;
/// The cost of being cut off by the edge of the screen.
const CUT: f64 = 9.0;
/// The smallest distance to the edge of the screen, in CSS pixels.
const EDGE: f64 = 8.0;

/// The attributes that carry a placement.
const SPARE: &str = "data-spare";
const ROOM: &str = "data-room";
const WHOLE: &str = "data-whole";
const SIDES: &str = "data-ways";
const KEEP_FREE: &str = "data-free";

/// The side of the anchor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PopoverSide {
    Above,
    Below,
    Left,
    Right,
}

impl PopoverSide {
    const ALL: [PopoverSide; 4] = [
        PopoverSide::Above,
        PopoverSide::Below,
        PopoverSide::Right,
        PopoverSide::Left,
    ];

    const fn name(self) -> &'static str {
        match self {
            PopoverSide::Above => "above",
            PopoverSide::Below => "below",
            PopoverSide::Left => "left",
            PopoverSide::Right => "right",
        }
    }
}

/// What a popover is placed next to, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct PopoverPlacement {
    /// What has to stay visible.
    pub anchor: Rect,
    /// Where it covers nothing but the board.
    pub room: Rect,
    pub whole: Rect,
    /// The allowed sides; of equally good ones, the first wins.
    pub sides: Vec<PopoverSide>,
    /// What should stay visible too: places where something may be put.
    pub keep_free: Vec<Rect>,
}

impl PopoverPlacement {
    /// The rectangle for a popover of a size: where it hides least, and always on the screen. It may be lower than `size`, to
    /// hide nothing else; then its content scrolls.
    pub fn place(&self, size: Size) -> Rect {
        let screen = self.whole.inset(-EDGE);
        let lost = |sheet: &Rect| {
            let outside = |of: Rect| sheet.area() - sheet.intersect(of).area();
            let covered = sheet.intersect(self.anchor).area();
            let scrolled = size.area() - sheet.area();
            let places = self.keep_free.iter();
            let in_the_way: f64 = places.map(|place| sheet.intersect(*place).area()).sum();
            let lost = BEYOND * outside(self.room) + CUT * outside(screen);
            let lost = lost + AWAY * between(*sheet, self.anchor);
            lost + COVERED * covered + SCROLLED * scrolled + IN_THE_WAY * in_the_way
        };
        let sides = self.sides.iter();
        let both = |side: &PopoverSide| {
            [screen, self.room.intersect(screen)].map(|bounds| (*side, bounds))
        };
        // Centred on the anchor first, then next to either end, which may hide less.
        let sheets = sides.flat_map(both).flat_map(|(side, bounds)| {
            [0.0, 1.0, -1.0].map(|end| self.within(bounds, side, size, end))
        });
        let sheets = sheets.chain(self.anywhere(self.room.intersect(screen), size));
        let best = sheets.min_by(|a, b| lost(a).total_cmp(&lost(b)));
        best.unwrap_or(self.anchor.with_size(size))
    }

    /// Positions all over a part of the screen, including its edges, for a popover that may be on any side.
    fn anywhere(&self, room: Rect, size: Size) -> impl Iterator<Item = Rect> {
        let free = self.sides.len() == PopoverSide::ALL.len();
        let steps = |length: f64| match free && length >= 0.0 {
            true => (length / STRIDE).ceil() as i32 + 1,
            false => 0,
        };
        let columns = steps(room.width() - size.width);
        let rows = steps(room.height() - size.height);
        let corner = move |column: i32, row: i32| {
            let by = Vec2::new(f64::from(column), f64::from(row)) * STRIDE;
            kept_in(Rect::from_origin_size(room.origin() + by, size), room)
        };
        (0..rows).flat_map(move |row| (0..columns).map(move |column| corner(column, row)))
    }

    /// The rectangle on a side of the anchor, centred, or shifted to one end if `end` is 1 or -1; its height is limited to the
    /// room in `bounds`.
    fn within(&self, bounds: Rect, side: PopoverSide, size: Size, end: f64) -> Rect {
        let room = match side {
            PopoverSide::Above => self.anchor.y0 - bounds.y0,
            PopoverSide::Below => bounds.y1 - self.anchor.y1,
            PopoverSide::Left | PopoverSide::Right => bounds.height(),
        };
        let size = Size::new(size.width, size.height.min(room.max(LEAST)));
        let along = (self.anchor.size() + size) / 2.0 * end;
        let aside = match side {
            PopoverSide::Above | PopoverSide::Below => Vec2::new(along.width, 0.0),
            PopoverSide::Left | PopoverSide::Right => Vec2::new(0.0, along.height),
        };
        kept_in(
            Rect::from_origin_size(self.at(side, size) + aside, size),
            bounds,
        )
    }

    fn at(&self, side: PopoverSide, size: Size) -> Point {
        let (anchor, half) = (self.anchor, size.to_vec2() / 2.0);
        let middle = anchor.center() - half;
        match side {
            PopoverSide::Above => Point::new(middle.x, anchor.y0 - size.height),
            PopoverSide::Below => Point::new(middle.x, anchor.y1),
            PopoverSide::Left => Point::new(anchor.x0 - size.width, middle.y),
            PopoverSide::Right => Point::new(anchor.x1, middle.y),
        }
    }

    /// Writes the placement into the attributes of a node.
    pub fn on(&self, node: Node) -> Node {
        let sides: Vec<&str> = self.sides.iter().map(|side| side.name()).collect();
        let keep_free: Vec<String> = self.keep_free.iter().copied().map(numbers).collect();
        let node = match keep_free.is_empty() {
            true => node,
            false => node.attr(KEEP_FREE, keep_free.join(",")),
        };
        node.attr(SPARE, numbers(self.anchor))
            .attr(ROOM, numbers(self.room))
            .attr(WHOLE, numbers(self.whole))
            .attr(SIDES, sides.join(" "))
    }

    /// Reads a placement from attributes; none if they are missing.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Option<PopoverPlacement> {
        let sides = get(SIDES)?;
        let named = |word: &str| {
            PopoverSide::ALL
                .into_iter()
                .find(|side| side.name() == word)
        };
        Some(PopoverPlacement {
            anchor: rect(&get(SPARE)?)?,
            room: rect(&get(ROOM)?)?,
            whole: rect(&get(WHOLE)?)?,
            sides: sides.split(' ').filter_map(named).collect(),
            keep_free: get(KEEP_FREE)
                .iter()
                .flat_map(|all| all.split(','))
                .filter_map(rect)
                .collect(),
        })
    }

    /// The attribute that marks every node with a placement.
    pub const MARK: &str = SIDES;
}

fn numbers(rect: Rect) -> String {
    let [x0, y0, x1, y1] = [rect.x0, rect.y0, rect.x1, rect.y1].map(|side| side.round() as i32);
    format!("{x0} {y0} {x1} {y1}")
}

fn rect(text: &str) -> Option<Rect> {
    let mut numbers = text.split(' ').map(|word| word.parse::<i32>().ok());
    let mut next = || numbers.next().flatten().map(f64::from);
    Some(Rect::new(next()?, next()?, next()?, next()?))
}

/// A rectangle moved inside another one; if it is too large, its top left stays visible.
fn kept_in(rect: Rect, room: Rect) -> Rect {
    let x = rect.x0.min(room.x1 - rect.width()).max(room.x0);
    let y = rect.y0.min(room.y1 - rect.height()).max(room.y0);
    rect + Vec2::new(x - rect.x0, y - rect.y0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beside(x: f64, y: f64) -> PopoverPlacement {
        PopoverPlacement {
            anchor: Rect::from_center_size((x, y), (60.0, 60.0)),
            room: Rect::new(0.0, 100.0, 390.0, 700.0),
            whole: Rect::new(0.0, 0.0, 390.0, 844.0),
            sides: PopoverSide::ALL.to_vec(),
            keep_free: Vec::new(),
        }
    }

    #[test]
    fn a_sheet_stands_where_nothing_may_be_put_if_there_is_such_a_place() {
        let size = Size::new(120.0, 70.0);
        let cell = |x: f64, y: f64| Rect::from_center_size((x, y), (60.0, 60.0));
        let mut beside = beside(195.0, 400.0);
        // All around it except at one corner.
        beside.keep_free = vec![cell(195.0, 340.0), cell(195.0, 460.0), cell(255.0, 400.0)];
        beside
            .keep_free
            .extend([cell(135.0, 400.0), cell(135.0, 340.0), cell(255.0, 460.0)]);
        let sheet = beside.place(size);
        let covered = beside
            .keep_free
            .iter()
            .map(|place| sheet.intersect(*place).area());
        assert_eq!(covered.sum::<f64>(), 0.0, "{sheet:?}");
        assert_eq!(sheet.intersect(beside.anchor).area(), 0.0, "{sheet:?}");
        // If everything is taken, the popover covers as little as possible.
        beside.keep_free = vec![beside.room];
        beside.keep_free.push(Rect {
            y1: 400.0,
            ..beside.room
        });
        assert!(beside.place(size).y0 >= 400.0);
    }

    #[test]
    fn a_sheet_is_whole_and_covers_nothing_it_speaks_about_wherever_that_is() {
        for size in [Size::new(180.0, 90.0), Size::new(300.0, 240.0)] {
            for (x, y) in [
                (10.0, 110.0),
                (200.0, 400.0),
                (380.0, 690.0),
                (195.0, 130.0),
            ] {
                let beside = beside(x, y);
                let sheet = beside.place(size);
                assert_eq!(sheet.size(), size);
                let screen = beside.whole;
                assert_eq!(sheet.intersect(beside.anchor).area(), 0.0, "{sheet:?}");
                assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
            }
        }
    }

    #[test]
    fn the_first_way_is_taken_when_there_is_room_on_all() {
        let size = Size::new(100.0, 60.0);
        let mut beside = beside(195.0, 400.0);
        assert_eq!(beside.place(size).origin(), Point::new(145.0, 310.0));
        beside.sides.reverse();
        assert_eq!(beside.place(size).origin(), Point::new(65.0, 370.0));
    }

    #[test]
    fn a_list_that_is_too_long_for_every_side_is_scrolled_and_covers_nothing_it_speaks_about() {
        for (x, y) in [(195.0, 400.0), (40.0, 300.0), (350.0, 560.0)] {
            let beside = beside(x, y);
            let sheet = beside.place(Size::new(300.0, 640.0));
            let screen = beside.whole.inset(-EDGE);
            assert_eq!(sheet.intersect(beside.anchor).area(), 0.0, "{sheet:?}");
            assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
            assert_eq!(
                beside.room.union(sheet),
                beside.room,
                "{sheet:?}: the bar is in sight"
            );
            assert!(sheet.height() > 230.0, "{sheet:?}");
        }
    }

    #[test]
    fn a_sheet_without_room_is_low_and_whole() {
        let beside = PopoverPlacement {
            anchor: Rect::new(0.0, 40.0, 390.0, 800.0),
            ..beside(195.0, 400.0)
        };
        let sheet = beside.place(Size::new(370.0, 2000.0));
        let screen = beside.whole.inset(-EDGE);
        assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
        assert_eq!(sheet.height(), LEAST);
    }

    #[test]
    fn a_sheet_near_the_edge_goes_where_it_is_whole_and_nothing_may_be_put() {
        let cells = |all: &[(f64, f64)]| {
            let cell = |(x, y)| Rect::from_origin_size((x, y), (90.0, 90.0));
            all.iter().copied().map(cell).collect::<Vec<Rect>>()
        };
        // A city at the top edge, with places for the tile all around it.
        let beside = PopoverPlacement {
            anchor: Rect::new(300.0, 0.0, 400.0, 60.0),
            room: Rect::new(16.0, 16.0, 900.0, 640.0),
            whole: Rect::new(0.0, 0.0, 1280.0, 800.0),
            sides: PopoverSide::ALL.to_vec(),
            keep_free: cells(&[
                (210.0, 60.0),
                (300.0, 60.0),
                (400.0, 60.0),
                (210.0, 150.0),
                (490.0, 0.0),
                (120.0, 0.0),
                (400.0, 150.0),
            ]),
        };
        for size in [Size::new(300.0, 130.0), Size::new(300.0, 330.0)] {
            let sheet = beside.place(size);
            let screen = beside.whole.inset(-EDGE);
            assert_eq!(sheet.size(), size, "nothing has to be scrolled");
            assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
            let spared = beside.keep_free.iter().chain([&beside.anchor]);
            let covered: f64 = spared.map(|one| sheet.intersect(*one).area()).sum();
            assert_eq!(covered, 0.0, "{sheet:?}");
        }
    }

    #[test]
    fn a_node_says_what_a_sheet_stands_beside() {
        let mut beside = beside(195.0, 400.0);
        beside.keep_free = vec![
            Rect::new(0.0, 0.0, 60.0, 60.0),
            Rect::new(60.0, 0.0, 120.0, 60.0),
        ];
        let node = beside.on(crate::elements::tree::el("div"));
        let read = PopoverPlacement::read(|name| node.get(name).map(str::to_string));
        assert_eq!(read, Some(beside));
        assert_eq!(PopoverPlacement::read(|_| None), None);
    }
}
