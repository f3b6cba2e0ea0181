//! Screenshots.

use crate::browser::{Browser, Rect};
use crate::site;
use serde_json::json;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Cursor;

/// A screenshot: pixels of the device, so twice as many each way at a ratio of 2.
pub struct Picture {
    /// Pixels from left to right.
    pub width: usize,
    /// Pixels from top to bottom.
    pub height: usize,
    rgb: Vec<u8>,
}

impl Picture {
    fn read(png: &[u8]) -> Picture {
        let mut decoder = png::Decoder::new(Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::STRIP_16);
        let mut reader = decoder.read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut bytes).expect("a picture");
        let samples = frame.color_type.samples();
        let rgb = bytes[..frame.buffer_size()]
            .chunks_exact(samples)
            .flat_map(|pixel| [pixel[0], pixel[1 % samples], pixel[2 % samples]])
            .collect();
        Picture {
            width: frame.width as usize,
            height: frame.height as usize,
            rgb,
        }
    }

    /// Red, green and blue of a pixel.
    pub fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        let at = 3 * (y * self.width + x);
        [self.rgb[at], self.rgb[at + 1], self.rgb[at + 2]]
    }

    /// How many pixels there are of each colour.
    pub fn colours(&self) -> BTreeMap<[u8; 3], usize> {
        let mut colours = BTreeMap::new();
        for pixel in self.rgb.chunks_exact(3) {
            *colours.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
        }
        colours
    }

    /// How many pixels differ from another picture of the same size by more than `tolerance` in some channel.
    pub fn difference(&self, other: &Picture, tolerance: u8) -> usize {
        assert_eq!(
            (self.width, self.height),
            (other.width, other.height),
            "sizes of the pictures"
        );
        let pixels = self.rgb.chunks_exact(3).zip(other.rgb.chunks_exact(3));
        pixels
            .filter(|(one, two)| {
                one.iter()
                    .zip(*two)
                    .any(|(a, b)| a.abs_diff(*b) > tolerance)
            })
            .count()
    }

    /// The part of the picture inside a rectangle of the page.
    pub fn cut(&self, part: Rect, ratio: f64) -> Picture {
        let device = |length: f64| (length * ratio).round().max(0.0) as usize;
        let (left, top) = (
            device(part.x).min(self.width),
            device(part.y).min(self.height),
        );
        let width = device(part.width).min(self.width - left);
        let height = device(part.height).min(self.height - top);
        let row =
            |y: usize| &self.rgb[3 * (y * self.width + left)..3 * (y * self.width + left + width)];
        Picture {
            width,
            height,
            rgb: (top..top + height).flat_map(row).copied().collect(),
        }
    }
}

/// Set by whoever wants to look at pictures of what is tested.
const PICTURES: &str = "BASTIDE_TEST_PICTURES";

/// Whether nothing of the board is still to be painted better; pages that paint no board say nothing about it.
const CRISP: &str = "!window.bastide?.state || bastide.state()?.crisp !== false";

/// Pages are as ever but for this, which spares Chromium the painting of what nobody sees: a third of its work. They are
/// seen while their root says so.
const HIDDEN: &str = "if (window === top) { const hidden = new CSSStyleSheet(); \
    hidden.replaceSync('@media screen { :root:not([data-seen]) { opacity: 0 !important } }'); document.adoptedStyleSheets.push(hidden); }";

impl Browser {
    /// Runs a script in each page of this tab before its own, from the next load on.
    pub fn run_first(&self, script: &str) {
        let script = json!({ "source": script });
        self.tools("Page.addScriptToEvaluateOnNewDocument", script);
    }

    /// Hides the pages of this tab.
    pub(crate) fn hide_pages(&self) {
        self.run_first(HIDDEN);
    }

    /// Shows them again: for what asks when something is first to be seen.
    pub fn show_pages(&self) {
        self.run_first("document.adoptedStyleSheets = [];");
    }

    /// What is in the window once all of it is painted, kept as `NAME.png` in the folder `target/tmp/screenshots`.
    pub fn screenshot(&self, name: &str) -> Picture {
        self.wait_until_crisp();
        self.screenshot_now(name)
    }

    /// Keeps what is in the window as a picture that nothing but people looks at, if they ask for it.
    pub fn keep_picture(&self, name: &str) {
        if env::var_os(PICTURES).is_some() {
            self.screenshot(name);
        }
    }

    /// Waits until the board is painted as well as it will be.
    pub fn wait_until_crisp(&self) {
        self.wait_for(CRISP);
    }

    /// The same, however far the painting is.
    pub fn screenshot_now(&self, name: &str) -> Picture {
        let seen = "document.documentElement.dataset.seen = ''";
        self.run(seen, vec![]);
        let png = self.png();
        self.run("delete document.documentElement.dataset.seen", vec![]);
        let folder = site::scratch("screenshots");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(format!("{name}.png")), &png).expect("room on the disk");
        Picture::read(&png)
    }
}
