//! The icons of the installed page, which are files of the page and are drawn here.

use std::path::PathBuf;

use resvg::tiny_skia::Pixmap;
use view::paint::svg;
use view::scene::export::{IconOutline, icon};
use view::scene::{Theme, drawing};

use crate::{golden, picture};

fn file(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../../www/offline/icons").join(name)
}

fn pixels(outline: IconOutline, size: f64) -> Pixmap {
    let (list, area) = icon(outline, &Theme::summer());
    picture::rasterised(&list, area, size / area.width())
}

#[test]
fn the_icons_are_drawn_by_the_painter() {
    let rounded = IconOutline::Rounded;
    golden::check_file(&file("icon-192.png"), &pixels(rounded, 192.0));
    golden::check_file(&file("icon-512.png"), &pixels(rounded, 512.0));
    let uncut = pixels(IconOutline::Uncut, 512.0);
    golden::check_file(&file("maskable-512.png"), &uncut);
    assert!(uncut.pixels().iter().all(|pixel| pixel.alpha() == 255));
}

#[test]
fn the_icon_of_tabs_is_drawn_by_the_painter() {
    let (list, area) = icon(IconOutline::Rounded, &Theme::summer());
    let drawn = svg::document(&list, area, 128.0 / area.width(), &drawing);
    let path = file("icon.svg");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &drawn).expect("the icon can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("there is an icon");
    assert_eq!(kept, drawn, "UPDATE_GOLDEN=1 writes it anew");
}
