//! `bastide svg` and `bastide png`: the table as a picture, and contact sheets of tiles and cards.

use std::io::{self, Write as _};

use engine::link::LinkKind;
use engine::rules;
use engine::session::Session;
use engine::table::Kind;
use engine::tiles::{Rotation, Tile, TileSet, catalogue};
use page::elements::picture::{PictureContent, PictureSize};
use page::messages::Texts;
use page::stage::any_session::carried_kind;
use page::stage::picture::{GamePicture, Pictured, last_marks, picture};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use view::paint::metadata::Metadata;
use view::paint::svg;
use view::scene::camera::TILE;
use view::scene::caption::LEAST_WIDTH;
use view::scene::overlay::ClaimLayer;
use view::scene::{Brightness, Detail, Look, Theme, drawing, export};

use crate::args::{Args, Complaint, print, record, required, text, texts};
use crate::words::Worded;

/// Tiles per row of a contact sheet.
const COLUMNS: usize = 16;

/// Default side of a tile in pixels, on the table and on a contact sheet.
const TILE_PIXELS: (f64, f64) = (100.0, 64.0);
/// Allowed sides of a tile in pixels.
const SIZES: (f64, f64) = (8.0, 1000.0);
/// Allowed widths of a picture in pixels.
const WIDTHS: (f64, f64) = (LEAST_WIDTH, 8000.0);

/// Cards per row of their contact sheet.
const CARD_COLUMNS: usize = 10;

/// Pixels per unit of a card, which is 640 units wide.
const CARD_SCALE: f64 = 0.15;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Svg,
    Png,
}

impl Format {
    /// The command that prints it.
    fn command(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
        }
    }

    /// Prints a picture, with its metadata if it shows a game.
    fn print(self, svg: &str, metadata: Option<&Metadata>) -> Result<(), Complaint> {
        match self {
            Format::Svg => print(svg),
            Format::Png => print_png(svg, metadata),
        }
    }
}

pub fn run(args: &mut Args, format: Format) -> Result<(), Complaint> {
    let mut files = Vec::new();
    let mut sheet = false;
    let mut wish = Wish::default();
    let usage = texts().usage_svg(format.command());
    while let Some(name) = args.next(&usage)? {
        match name.as_str() {
            "" if sheet || files.is_empty() => files.push(args.value()?),
            "tiles" => sheet = true,
            "cards" => return cards(format),
            "size" => wish.size = Some(within(args, SIZES, Texts::tile_pixels)?),
            "width" => wish.width = Some(within(args, WIDTHS, Texts::picture_pixels)?),
            "scores" => wish.scores = true,
            "owners" => wish.claims = Some(layer(args)?),
            "decisions" => wish.decisions = Some(args.number()?),
            "at" => wish.address = args.value()?,
            "look" => wish.look = Some(look(args)?),
            _ => return Err(args.unexpected(&name)),
        }
    }
    match sheet {
        true => contact_sheet(&files, &wish, format),
        false => table(&required(files.pop())?, &wish, format),
    }
}

#[derive(Clone, Default)]
struct Wish {
    size: Option<f64>,
    width: Option<f64>,
    scores: bool,
    claims: Option<ClaimLayer>,
    decisions: Option<usize>,
    address: String,
    look: Option<Look>,
}

impl Wish {
    fn theme(&self, edition: Look) -> Theme {
        match self.look.unwrap_or(edition) {
            Look::Contrast => Theme::with_contrast(Brightness::Light),
            look => Theme::new(look),
        }
    }
}

/// The value of an option in pixels, within bounds.
fn within(
    args: &mut Args,
    (least, most): (f64, f64),
    what: fn(&Texts, u32, u32) -> String,
) -> Result<f64, Complaint> {
    let pixels: f64 = args.number()?;
    if (least..=most).contains(&pixels) {
        return Ok(pixels);
    }
    Err(Complaint(what(texts(), least as u32, most as u32)))
}

fn layer(args: &mut Args) -> Result<ClaimLayer, Complaint> {
    let name = args.value()?;
    match &*name {
        "fields" => Ok(ClaimLayer::Fields),
        "built" => Ok(ClaimLayer::Built),
        _ => Err(Complaint(texts().unknown_owners(&name))),
    }
}

fn look(args: &mut Args) -> Result<Look, Complaint> {
    let name = args.value()?;
    Look::parse(&name).ok_or_else(|| Complaint(texts().unknown_look(&name)))
}

/// All tiles, or those of some sets.
fn contact_sheet(names: &[String], wish: &Wish, format: Format) -> Result<(), Complaint> {
    let set = |name: &String| {
        TileSet::parse(name).ok_or_else(|| Complaint(texts().unknown_tile_set(name)))
    };
    let sets: Vec<TileSet> = names.iter().map(set).collect::<Result<_, _>>()?;
    let tiles = catalogue().tiles().iter();
    let tiles = tiles.filter(|tile| sets.is_empty() || sets.contains(&tile.set));
    let tiles: Vec<(&Tile, Rotation)> = tiles.map(|tile| (tile, Rotation::R0)).collect();
    let theme = wish.theme(match sets[..] {
        [TileSet::Winter] => Look::Winter,
        _ => Look::Summer,
    });
    let detail = wish.size.map(Detail::at).unwrap_or_default();
    let columns = COLUMNS.min(tiles.len());
    let (list, area) = export::sheet(&tiles, columns, &theme, detail.in_look(theme.look));
    let scale = wish.size.unwrap_or(TILE_PIXELS.1) / TILE;
    format.print(&svg::document(&list, area, scale, &drawing), None)
}

/// A contact sheet of all cards.
fn cards(format: Format) -> Result<(), Complaint> {
    let (list, area) = export::card_sheet(CARD_COLUMNS, &Theme::summer());
    format.print(&svg::document(&list, area, CARD_SCALE, &drawing), None)
}

/// The table of a record.
fn table(file: &str, wish: &Wish, format: Format) -> Result<(), Complaint> {
    let text = text(file)?;
    let picture = match Kind::detect(&text) {
        Kind::Tiles => {
            drawn::<rules::Game>(file, &text, wish, |setup| Look::for_edition(setup.edition))?
        }
        Kind::Cards => drawn::<engine::cards::Game>(file, &text, wish, |_| Look::Summer)?,
    };
    let picture = picture.ok_or_else(|| Complaint::new(texts().no_link_carries_it()))?;
    format.print(&picture.svg, Some(&picture.metadata))
}

fn drawn<G: Pictured + Worded>(
    file: &str,
    text: &str,
    wish: &Wish,
    look: fn(&G::Setup) -> Look,
) -> Result<Option<GamePicture>, Complaint> {
    let record = record::<G>(file, text)?;
    let theme = wish.theme(look(&record.setup));
    let session = Session::from_record(&record).map_err(Complaint::trouble::<G>)?;
    let tile = wish.size.unwrap_or(TILE_PIXELS.0);
    let begun = wish.decisions.and_then(|count| session.branch(count));
    let session = begun.as_ref().unwrap_or(&session);
    let content = PictureContent {
        size: wish
            .width
            .map_or(PictureSize::Tile(tile), PictureSize::Width),
        scores: wish.scores,
        claims: wish.claims,
        marks: last_marks(session),
    };
    let address = wish.address.trim_end_matches('#');
    let kind = match wish.decisions {
        Some(_) => LinkKind::Game,
        None => carried_kind(session),
    };
    Ok(picture(session, texts(), (address, kind), &theme, &content))
}

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

/// Prints an SVG document as a PNG file, rendered without a browser, with its metadata.
fn print_png(svg: &str, metadata: Option<&Metadata>) -> Result<(), Complaint> {
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
