//! `bastide svg`: the table as a picture, and contact sheets of tiles and cards.

use engine::link::{FRAGMENT, LinkKind};
use engine::rules::Game;
use engine::session::{Seating, Session};
use engine::tiles::{Rotation, Tile, TileSet, catalogue};
use page::stage::owner_of_colour;
use view::paint::svg::{self, Caption};
use view::scene::camera::TILE;
use view::scene::{Brightness, Detail, Look, Owner, Theme, drawing, export};

use crate::args::{Args, Complaint, Word, print, record, text};

const USAGE: &str = "\
usage: bastide svg [--size PIXELS] [--look LOOK] FILE
       bastide svg [--size PIXELS] [--look LOOK] --tiles [SET...]
       bastide svg --cards

Prints the table at the end of a record as an SVG picture, 100 pixels to a tile; it carries its game, as metadata and as a
line of text, so that the page and all commands here open it like a record. With --tiles, a contact sheet of all
tiles, or of those of some sets (base, river, inns, ...), 64 pixels to a tile, in the order of the catalogue; with
--cards, one of all faces of the card game and the back, 96 pixels to the width of a card.

With --size, tiles have so many pixels, and are drawn as the page draws them at that size: below 80 with fewer houses and
larger symbols, below 45 flat, below 30 with symbols that fill a corner. --look is summer, winter or contrast, which is
never drawn in full detail; without it the edition says.
";

/// Tiles in a row of a contact sheet.
const COLUMNS: usize = 16;

/// Pixels of the side of a tile, on the table and on a contact sheet, where nothing else is asked for.
const TILE_PIXELS: (f64, f64) = (100.0, 64.0);
/// The sizes of a tile that can be asked for.
const SIZES: (f64, f64) = (8.0, 1000.0);

/// Cards in a row of their contact sheet.
const CARD_COLUMNS: usize = 10;

/// Pixels to a unit of a card, which is 640 wide.
const CARD_SCALE: f64 = 0.15;

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut files = Vec::new();
    let mut sheet = false;
    let mut wish = Wish::default();
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if sheet || files.is_empty() => files.push(value),
            Word::Option(name) if name == "help" => return print(USAGE),
            Word::Option(name) if name == "tiles" => sheet = true,
            Word::Option(name) if name == "cards" => return cards(),
            Word::Option(name) if name == "size" => wish.size = Some(size(&mut args)?),
            Word::Option(name) if name == "look" => wish.look = Some(look(&mut args)?),
            other => return Err(other.unexpected()),
        }
    }
    match (sheet, files.first()) {
        (true, _) => contact_sheet(&files, wish),
        (false, Some(file)) => table(file, wish),
        (false, None) => Err(Complaint::new("a record file is missing; try --help")),
    }
}

/// What may be asked for: how large a tile is, and its colours.
#[derive(Clone, Copy, Default)]
struct Wish {
    size: Option<f64>,
    look: Option<Look>,
}

impl Wish {
    fn theme(self, edition: Look) -> Theme {
        match self.look.unwrap_or(edition) {
            Look::Contrast => Theme::with_contrast(Brightness::Light),
            look => Theme::new(look),
        }
    }
}

fn size(args: &mut Args) -> Result<f64, Complaint> {
    let size: f64 = args.number()?;
    if (SIZES.0..=SIZES.1).contains(&size) {
        return Ok(size);
    }
    let (least, most) = SIZES;
    Err(Complaint::new(format!(
        "a tile has {least} to {most} pixels"
    )))
}

fn look(args: &mut Args) -> Result<Look, Complaint> {
    let name = args.value()?;
    Look::parse(&name).ok_or_else(|| Complaint::new(format!("there is no look `{name}`")))
}

/// All tiles, or those of some sets.
fn contact_sheet(names: &[String], wish: Wish) -> Result<(), Complaint> {
    let set = |name: &String| {
        TileSet::parse(name).ok_or_else(|| Complaint::new(format!("there is no tile set `{name}`")))
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
    print(&svg::document(&list, area, scale, &drawing))
}

/// All cards.
fn cards() -> Result<(), Complaint> {
    let (list, area) = export::cards(CARD_COLUMNS, &Theme::summer());
    print(&svg::document(&list, area, CARD_SCALE, &drawing))
}

/// The table at the end of a record.
fn table(file: &str, wish: Wish) -> Result<(), Complaint> {
    let record = record::<Game>(file, &text(file)?)?;
    let session = Session::from_record(&record).map_err(Complaint::new)?;
    let game = session.seen_by(None);
    let theme = wish.theme(Look::of(game.setup().edition));
    let owners = owners(session.seating());
    let (size, scale) = match wish.size {
        Some(size) => (size, 1.0),
        None => (TILE, TILE_PIXELS.0 / TILE),
    };
    let (list, area) = export::table(&game, &theme, &owners, size);
    let link = session.link(LinkKind::Game, session.table_note());
    let payload = link.map(|link| link.write()).unwrap_or_default();
    let tiles = game.board().placed().len();
    let scores: Vec<String> = game.scores().iter().map(u32::to_string).collect();
    let caption = Caption {
        title: "Bastide".to_owned(),
        description: format!(
            "A table of {tiles} tiles; points by seat: {}",
            scores.join(", ")
        ),
        link: format!("#{FRAGMENT}{payload}"),
    };
    print(&svg::captioned(&list, area, scale, &drawing, &caption))
}

fn owners(seating: &Seating) -> Vec<Owner> {
    let colours = seating.chairs().iter().map(|chair| chair.colour());
    colours.map(owner_of_colour).collect()
}
