//! `bastide svg`: the table as a picture.

use bastide::paint::svg;
use bastide::rules::Edition;
use bastide::scene::{Owner, Theme, export, tile_art};
use bastide::session::{Seating, Session};
use bastide::ui::owner_of_colour;

use crate::args::{Args, Complaint, print, record};

const USAGE: &str = "\
usage: bastide svg FILE

Prints the table at the end of a record as an SVG picture, 100 pixels to a tile.
";

/// Pixels of the picture to a unit of the table, of which a tile has 1000.
const SCALE: f64 = 0.1;

pub fn run(args: Args) -> Result<(), Complaint> {
    let Some(file) = args.one(USAGE)? else {
        return Ok(());
    };
    let session = Session::from_record(&record(&file)?).map_err(Complaint::new)?;
    let game = session.seen_by(None);
    let theme = match game.setup().edition {
        Edition::Winter => Theme::winter(),
        Edition::First2001 | Edition::Current => Theme::summer(),
    };
    let owners = owners(session.seating());
    let (list, area) = export::table(&game, &theme, &owners);
    print(&svg::document(&list, area, SCALE, &tile_art::drawing))
}

fn owners(seating: &Seating) -> Vec<Owner> {
    let colours = seating.chairs().iter().map(|chair| chair.colour());
    colours.map(owner_of_colour).collect()
}
