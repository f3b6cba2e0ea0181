//! Pictures of display lists, as pixels.

use engine::rules::Game;
use kurbo::Rect;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use view::paint::svg;
use view::scene::board::Picture;
use view::scene::camera::{Camera, TILE};
use view::scene::display::{DisplayList, Layer};
use view::scene::figures::Owner;
use view::scene::layout::Layout;
use view::scene::overlay::Notes;
use view::scene::{Theme, drawing};

/// Rasterises what `view` shows of a list, at `scale` pixels for each unit.
pub fn rasterised(list: &DisplayList, view: Rect, scale: f64) -> Pixmap {
    painted(&svg::document(list, view, scale, &drawing))
}

/// Rasterises an SVG document.
pub fn painted(text: &str) -> Pixmap {
    let tree = Tree::from_str(text, &Options::default()).expect("the painter writes valid SVG");
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).expect("a picture has pixels");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

/// By how much of 255 the colours of two pictures of one size differ, on average.
pub fn mean_difference(one: &Pixmap, other: &Pixmap) -> f64 {
    let (one, other) = (one.data(), other.data());
    assert_eq!(one.len(), other.len(), "the sizes differ");
    let gaps = one
        .iter()
        .zip(other)
        .map(|(a, b)| u64::from(a.abs_diff(*b)));
    gaps.sum::<u64>() as f64 / one.len() as f64
}

/// How many of a thousand pixels differ clearly; all of them when the sizes differ.
pub fn difference(one: &Pixmap, other: &Pixmap) -> f64 {
    if (one.width(), one.height()) != (other.width(), other.height()) {
        return 1000.0;
    }
    let differ = one
        .pixels()
        .iter()
        .zip(other.pixels())
        .filter(|(a, b)| {
            let gaps = [
                a.red().abs_diff(b.red()),
                a.green().abs_diff(b.green()),
                a.blue().abs_diff(b.blue()),
            ];
            gaps.iter().any(|&gap| gap > 16)
        })
        .count();
    differ as f64 * 1000.0 / one.pixels().len() as f64
}

/// What lies on a part of the table, in units of the table, with notes on it; tiles have `size` pixels.
pub fn with_notes(
    game: &Game,
    theme: &Theme,
    (table, size): (Rect, f64),
    owners: &[Owner],
    notes: Notes,
) -> Pixmap {
    let area = table.scale_from_origin(size / TILE).expand();
    let layout = Layout {
        whole: area,
        ..Layout::default()
    };
    let camera = Camera {
        middle: table.center(),
        screen: area.center(),
        zoom: size,
        turn: 0.0,
    };
    let still = Picture::still(game, &layout, camera, theme, owners);
    let picture = Picture { notes, ..still };
    let mut list = DisplayList::new();
    list.on(Layer::Table).fill(area, theme.table);
    list.append(picture.draw());
    rasterised(&list, area, 1.0)
}
