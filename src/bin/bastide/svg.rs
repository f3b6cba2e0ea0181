//! `bastide svg`: the table as a picture, and contact sheets of tiles and cards.

use engine::rules::{Edition, Game};
use engine::session::{Seating, Session};
use engine::tiles::{Rotation, Tile, TileSet, catalogue};
use page::stage::owner_of_colour;
use view::paint::svg;
use view::scene::{Owner, Season, Theme, drawing, export};

use crate::args::{Args, Complaint, Word, print, record, text};

const USAGE: &str = "\
usage: bastide svg FILE
       bastide svg --tiles [SET...]
       bastide svg --cards

Prints the table at the end of a record as an SVG picture, 100 pixels to a tile; with --tiles, a contact sheet of all
tiles, or of those of some sets (base, river, inns, ...), 64 pixels to a tile, in the order of the catalogue; with
--cards, one of all faces of the card game and the back, 96 pixels to the width of a card.
";

/// Tiles in a row of a contact sheet.
const COLUMNS: usize = 16;

/// Pixels of the picture to a unit of the table, of which a tile has 1000.
const SCALE: f64 = 0.1;
/// The same on a contact sheet.
const SHEET_SCALE: f64 = 0.064;

/// Cards in a row of their contact sheet.
const CARD_COLUMNS: usize = 10;

/// Pixels to a unit of a card, which is 640 wide.
const CARD_SCALE: f64 = 0.15;

pub fn run(mut args: Args) -> Result<(), Complaint> {
    let mut files = Vec::new();
    let mut sheet = false;
    while let Some(word) = args.next()? {
        match word {
            Word::Value(value) if sheet || files.is_empty() => files.push(value),
            Word::Option(name) if name == "help" => return print(USAGE),
            Word::Option(name) if name == "tiles" => sheet = true,
            Word::Option(name) if name == "cards" => return cards(),
            other => return Err(other.unexpected()),
        }
    }
    match (sheet, files.first()) {
        (true, _) => contact_sheet(&files),
        (false, Some(file)) => table(file),
        (false, None) => Err(Complaint::new("a record file is missing; try --help")),
    }
}

/// All tiles, or those of some sets.
fn contact_sheet(names: &[String]) -> Result<(), Complaint> {
    let set = |name: &String| {
        TileSet::parse(name).ok_or_else(|| Complaint::new(format!("there is no tile set `{name}`")))
    };
    let sets: Vec<TileSet> = names.iter().map(set).collect::<Result<_, _>>()?;
    let tiles = catalogue().tiles().iter();
    let tiles = tiles.filter(|tile| sets.is_empty() || sets.contains(&tile.set));
    let tiles: Vec<(&Tile, Rotation)> = tiles.map(|tile| (tile, Rotation::R0)).collect();
    let season = match sets[..] {
        [TileSet::Winter] => Season::Winter,
        _ => Season::Summer,
    };
    let (list, area) = export::sheet(&tiles, COLUMNS.min(tiles.len()), season);
    print(&svg::document(&list, area, SHEET_SCALE, &drawing))
}

/// All cards.
fn cards() -> Result<(), Complaint> {
    let (list, area) = export::cards(CARD_COLUMNS, &Theme::summer());
    print(&svg::document(&list, area, CARD_SCALE, &drawing))
}

/// The table at the end of a record.
fn table(file: &str) -> Result<(), Complaint> {
    let record = record::<Game>(file, &text(file)?)?;
    let session = Session::from_record(&record).map_err(Complaint::new)?;
    let game = session.seen_by(None);
    let theme = match game.setup().edition {
        Edition::Winter => Theme::winter(),
        Edition::First2001 | Edition::Current => Theme::summer(),
    };
    let owners = owners(session.seating());
    let (list, area) = export::table(&game, &theme, &owners);
    print(&svg::document(&list, area, SCALE, &drawing))
}

fn owners(seating: &Seating) -> Vec<Owner> {
    let colours = seating.chairs().iter().map(|chair| chair.colour());
    colours.map(owner_of_colour).collect()
}
