//! Where a sheet goes that speaks about a place of the board: beside it, so that the place stays in sight.
//!
//! How large a sheet is, only the browser knows. The page says what is to stay in sight and where there is room; whoever
//! shows the page measures the sheet and asks here for its corner.

use kurbo::{Point, Rect, Size, Vec2};

use super::tree::Node;

/// How bad it is to cover what is to stay in sight, beside covering something else: so bad that it is done only where
/// there is no room at all.
const COVERED: f64 = 200.0;
/// How bad it is to be seen only by scrolling, likewise.
const SCROLLED: f64 = 0.5;
/// How high a sheet is at least, in pixels of the page.
const LEAST: f64 = 96.0;
/// How bad it is to be cut by the edge of the screen, likewise.
const CUT: f64 = 9.0;
/// The least distance to the edge of the screen, in pixels of the page.
const EDGE: f64 = 8.0;

/// The attributes that say so, by name.
const SPARE: &str = "data-spare";
const ROOM: &str = "data-room";
const WHOLE: &str = "data-whole";
const WAYS: &str = "data-ways";

/// A side of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Above it.
    Above,
    /// Below it.
    Below,
    /// To its left.
    Left,
    /// To its right.
    Right,
}

impl Way {
    const ALL: [Way; 4] = [Way::Above, Way::Below, Way::Right, Way::Left];

    const fn name(self) -> &'static str {
        match self {
            Way::Above => "above",
            Way::Below => "below",
            Way::Left => "left",
            Way::Right => "right",
        }
    }
}

/// What a sheet stands beside. All in pixels of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// What is to stay in sight.
    pub spare: Rect,
    /// Where it covers nothing but the board.
    pub room: Rect,
    /// The screen.
    pub whole: Rect,
    /// The sides it may stand on; of those that are equally good the first.
    pub ways: Vec<Way>,
}

impl Beside {
    /// The place of a sheet of a size: on the side where it hides least, and never beyond the edge of the screen. It may
    /// be lower than it wants to be, so that nothing beside it is hidden: the rest is scrolled to.
    pub fn place(&self, size: Size) -> Rect {
        let screen = self.whole.inset(-EDGE);
        let lost = |sheet: &Rect| {
            let outside = |of: Rect| sheet.area() - sheet.intersect(of).area();
            let covered = sheet.intersect(self.spare).area();
            let scrolled = size.area() - sheet.area();
            outside(self.room) + CUT * outside(screen) + COVERED * covered + SCROLLED * scrolled
        };
        let ways = self.ways.iter();
        let both = |way: &Way| [screen, self.room.intersect(screen)].map(|bounds| (*way, bounds));
        let sheets = ways
            .flat_map(both)
            .map(|(way, bounds)| self.within(bounds, way, size));
        let best = sheets.min_by(|a, b| lost(a).total_cmp(&lost(b)));
        best.unwrap_or(self.spare.with_size(size))
    }

    /// The place on a side, as high as there is room within bounds.
    fn within(&self, bounds: Rect, way: Way, size: Size) -> Rect {
        let room = match way {
            Way::Above => self.spare.y0 - bounds.y0,
            Way::Below => bounds.y1 - self.spare.y1,
            Way::Left | Way::Right => bounds.height(),
        };
        let size = Size::new(size.width, size.height.min(room.max(LEAST)));
        kept_in(Rect::from_origin_size(self.at(way, size), size), bounds)
    }

    fn at(&self, way: Way, size: Size) -> Point {
        let (spare, half) = (self.spare, size.to_vec2() / 2.0);
        let middle = spare.center() - half;
        match way {
            Way::Above => Point::new(middle.x, spare.y0 - size.height),
            Way::Below => Point::new(middle.x, spare.y1),
            Way::Left => Point::new(spare.x0 - size.width, middle.y),
            Way::Right => Point::new(spare.x1, middle.y),
        }
    }

    /// Writes it into the attributes of a node.
    pub fn on(&self, node: Node) -> Node {
        let ways: Vec<&str> = self.ways.iter().map(|way| way.name()).collect();
        node.attr(SPARE, numbers(self.spare))
            .attr(ROOM, numbers(self.room))
            .attr(WHOLE, numbers(self.whole))
            .attr(WAYS, ways.join(" "))
    }

    /// Reads it from attributes; none when they do not say.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Option<Beside> {
        let ways = get(WAYS)?;
        let named = |word: &str| Way::ALL.into_iter().find(|way| way.name() == word);
        Some(Beside {
            spare: rect(&get(SPARE)?)?,
            room: rect(&get(ROOM)?)?,
            whole: rect(&get(WHOLE)?)?,
            ways: ways.split(' ').filter_map(named).collect(),
        })
    }

    /// The name of the attribute that every such node has.
    pub const MARK: &str = WAYS;
}

fn numbers(rect: Rect) -> String {
    format!(
        "{:.0} {:.0} {:.0} {:.0}",
        rect.x0, rect.y0, rect.x1, rect.y1
    )
}

fn rect(text: &str) -> Option<Rect> {
    let mut numbers = text.split(' ').map(|word| word.parse::<f64>().ok());
    let mut next = || numbers.next().flatten();
    Some(Rect::new(next()?, next()?, next()?, next()?))
}

/// A rectangle moved inside another one; if it is too large, its beginning is seen.
fn kept_in(rect: Rect, room: Rect) -> Rect {
    let x = rect.x0.min(room.x1 - rect.width()).max(room.x0);
    let y = rect.y0.min(room.y1 - rect.height()).max(room.y0);
    rect + Vec2::new(x - rect.x0, y - rect.y0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beside(x: f64, y: f64) -> Beside {
        Beside {
            spare: Rect::from_center_size((x, y), (60.0, 60.0)),
            room: Rect::new(0.0, 100.0, 390.0, 700.0),
            whole: Rect::new(0.0, 0.0, 390.0, 844.0),
            ways: Way::ALL.to_vec(),
        }
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
                assert_eq!(sheet.intersect(beside.spare).area(), 0.0, "{sheet:?}");
                assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
            }
        }
    }

    #[test]
    fn the_first_way_is_taken_when_there_is_room_on_all() {
        let size = Size::new(100.0, 60.0);
        let mut beside = beside(195.0, 400.0);
        assert_eq!(beside.place(size).origin(), Point::new(145.0, 310.0));
        beside.ways.reverse();
        assert_eq!(beside.place(size).origin(), Point::new(65.0, 370.0));
    }

    #[test]
    fn a_list_that_is_too_long_for_every_side_is_scrolled_and_covers_nothing_it_speaks_about() {
        for (x, y) in [(195.0, 400.0), (40.0, 300.0), (350.0, 560.0)] {
            let beside = beside(x, y);
            let sheet = beside.place(Size::new(300.0, 640.0));
            let screen = beside.whole.inset(-EDGE);
            assert_eq!(sheet.intersect(beside.spare).area(), 0.0, "{sheet:?}");
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
        let beside = Beside {
            spare: Rect::new(0.0, 40.0, 390.0, 800.0),
            ..beside(195.0, 400.0)
        };
        let sheet = beside.place(Size::new(370.0, 2000.0));
        let screen = beside.whole.inset(-EDGE);
        assert_eq!(screen.union(sheet), screen, "{sheet:?} is cut");
        assert_eq!(sheet.height(), LEAST);
    }

    #[test]
    fn a_node_says_what_a_sheet_stands_beside() {
        let beside = beside(195.0, 400.0);
        let node = beside.on(crate::ui::tree::el("div"));
        let read = Beside::read(|name| node.get(name).map(str::to_string));
        assert_eq!(read, Some(beside));
        assert_eq!(Beside::read(|_| None), None);
    }
}
