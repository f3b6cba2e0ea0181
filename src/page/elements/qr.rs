//! A QR code as a drawing: dark on light in any theme, because scanners read nothing else.

use std::fmt::Write as _;

use kurbo::{BezPath, Rect, Shape as _};
use qrcodegen::{QrCode, QrCodeEcc};
use view::scene::caption::Code;

use crate::elements::tree::{Node, el};

/// The width of the quiet zone that scanners need around a code, in modules.
const QUIET: i32 = 4;

/// The code of a text with an accessible label; none if the text is too long for a code.
pub fn qr_code(text: &str, label: &str) -> Option<Node> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * QUIET;
    let mut dark = String::new();
    for (left, top, wide) in runs(&code) {
        // Writing to a string cannot fail.
        let _ = write!(dark, "M{left} {top}h{wide}v1h-{wide}z");
    }
    let all = el("svg")
        .class("qr")
        .attr("role", "img")
        .attr("aria-label", label)
        .attr("viewBox", format!("0 0 {side} {side}"))
        .attr("shape-rendering", "crispEdges")
        .child(
            el("path")
                .class("light")
                .attr("d", format!("M0 0h{side}v{side}h-{side}z")),
        )
        .child(el("path").class("dark").attr("d", dark));
    Some(all)
}

/// The same, as a path for a picture.
pub fn qr_shape(text: &str) -> Option<Code> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut dark = BezPath::new();
    for (left, top, wide) in runs(&code) {
        let corner = (f64::from(left), f64::from(top));
        let run = Rect::from_origin_size(corner, (f64::from(wide), 1.0));
        dark.extend(run.path_elements(1.0));
    }
    let side = f64::from(code.size() + 2 * QUIET);
    Some(Code { side, dark })
}

/// The dark modules, joined into horizontal runs: left, top, width.
fn runs(code: &QrCode) -> Vec<(i32, i32, i32)> {
    let mut runs = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y));
            let wide = dark.count() as i32;
            if wide > 0 {
                runs.push((x + QUIET, y + QUIET, wide));
            }
            x += wide + 1;
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Point;

    /// The dark modules of a code on the page.
    fn on_page(text: &str) -> BezPath {
        let code = qr_code(text, "").expect("a code");
        let nodes = code.all();
        let dark = nodes.iter().find(|node| node.get("class") == Some("dark"));
        let dark = dark.expect("squares");
        BezPath::from_svg(dark.get("d").expect("a path")).expect("a path")
    }

    /// What a scanner would read in the modules of a code.
    fn read(path: &BezPath) -> String {
        let rectangles: Vec<_> = path
            .elements()
            .split_inclusive(|element| *element == kurbo::PathEl::ClosePath)
            .map(|square| BezPath::from_vec(square.to_vec()).bounding_box())
            .collect();
        let side = path.bounding_box().x1 as usize + QUIET as usize;
        let scale = 4;
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, |x, y| {
                let at = Point::new((x / scale) as f64 + 0.5, (y / scale) as f64 + 0.5);
                let dark = rectangles.iter().any(|square| square.contains(at));
                if dark { 0 } else { 255 }
            });
        let grids = image.detect_grids();
        let (_, content) = grids.first().expect("a code").decode().expect("a text");
        content
    }

    #[test]
    fn a_decoder_reads_what_is_drawn() {
        for text in [
            "#",
            "https://example.org/bastide/#game=EAbc-_09",
            &format!("https://example.org/bastide/#game={}", "Zx_-9".repeat(140)),
        ] {
            let shape = qr_shape(text).expect("a code");
            assert_eq!(shape.dark.bounding_box().x1 + 4.0, shape.side);
            for path in [on_page(text), shape.dark] {
                assert_eq!(read(&path), text);
            }
        }
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert!(qr_code(&"a".repeat(2900), "").is_some());
        assert!(qr_code(&"a".repeat(3000), "").is_none());
    }
}
