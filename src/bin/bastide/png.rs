//! Pictures as pixels: an SVG document rendered without a browser.

use std::io::{self, Write as _};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use view::paint::metadata::Metadata;

use crate::args::{Complaint, texts};

/// Common sans-serif fonts.
const FONTS: [&str; 5] = [
    "Helvetica",
    "Arial",
    "Liberation Sans",
    "Noto Sans",
    "DejaVu Sans",
];
/// Common monospaced fonts.
const MONOSPACED: [&str; 4] = [
    "Menlo",
    "Courier New",
    "Liberation Mono",
    "DejaVu Sans Mono",
];

/// Prints an SVG document as a PNG file, with its metadata.
pub fn print(svg: &str, metadata: Option<&Metadata>) -> Result<(), Complaint> {
    let options = Options {
        fontdb: fonts().into(),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options).map_err(Complaint::new)?;
    let size = tree.size().to_int_size();
    let pixels = Pixmap::new(size.width(), size.height());
    let mut pixels = pixels.ok_or_else(|| Complaint::new(texts().picture_too_large()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    let mut file = pixels.encode_png().map_err(Complaint::new)?;
    if let Some(more) = metadata.and_then(|metadata| metadata.in_png(&file)) {
        file = more;
    }
    match io::stdout().write_all(&file) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Complaint::new(error)),
        _ => Ok(()),
    }
}

/// The fonts of this system; warns that texts are missing if there are none.
fn fonts() -> fontdb::Database {
    let mut fonts = fontdb::Database::new();
    fonts.load_system_fonts();
    let Some(any) = fonts.faces().next() else {
        eprintln!("bastide: {}", texts().no_fonts());
        return fonts;
    };
    let any = any
        .families
        .first()
        .map_or(String::new(), |(name, _)| name.clone());
    let one_of = |names: &[&str]| {
        let mut families = fonts.faces().flat_map(|face| &face.families);
        let found = families.find(|(family, _)| names.contains(&family.as_str()));
        found.map_or(any.clone(), |(family, _)| family.clone())
    };
    let (plain, monospaced) = (one_of(&FONTS), one_of(&MONOSPACED));
    fonts.set_sans_serif_family(plain);
    fonts.set_monospace_family(monospaced);
    fonts
}
