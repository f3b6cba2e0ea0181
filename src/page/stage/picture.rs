//! A picture of a game that contains the game itself: drop it on the page to play on.

use crate::elements::picture::{PictureContent, PictureSize};
use crate::elements::qr::qr_shape;
use crate::messages::{PlayerNames, Texts};
use crate::stage::any_session::shared_link;
use crate::stage::notes::mark;
use crate::stage::owners::{owner_at, owners_at};
use engine::link::{FRAGMENT, LinkKind};
use engine::session::Session;
use engine::table::{Mark, Party, Recorded, Seat};
use engine::{cards, rules};
use kurbo::{Rect, Vec2};
use view::paint::metadata::Metadata;
use view::paint::svg;
use view::scene::camera::TILE;
use view::scene::caption::{Caption, LEAST_WIDTH, Player};
use view::scene::display::{DisplayList, Layer};
use view::scene::export::Beside;
use view::scene::{Owner, Theme, drawing, export};

/// The longest side of a picture, in pixels: browsers paint none larger.
const LARGEST: f64 = 12_000.0;
/// The width of the card table, in units of the tile size that a picture is asked for.
const CARD_TABLE: f64 = 12.0;

#[derive(Clone, Debug, PartialEq)]
pub struct GamePicture {
    /// The whole picture, as an SVG document.
    pub svg: String,
    /// Width and height, in pixels.
    pub size: (u32, u32),
    /// The metadata embedded in it.
    pub metadata: Metadata,
}

/// A game whose table can be drawn on its own.
pub trait Pictured: Recorded {
    /// Width and height of the table with its marks, in tiles.
    fn shape(&self, marks: &[Mark]) -> (f64, f64);
    /// The table with tiles `tile` pixels wide, and the rectangle it fills.
    fn table(
        &self,
        theme: &Theme,
        owners: &[Owner],
        tile: f64,
        content: &PictureContent,
    ) -> (DisplayList, Rect);
}

impl Pictured for rules::Game {
    fn shape(&self, marks: &[Mark]) -> (f64, f64) {
        let extent = export::extent(self, marks);
        (extent.width() / TILE, extent.height() / TILE)
    }

    fn table(
        &self,
        theme: &Theme,
        owners: &[Owner],
        tile: f64,
        content: &PictureContent,
    ) -> (DisplayList, Rect) {
        let beside = Beside {
            claims: content.claims,
            marks: &content.marks,
        };
        export::table(self, theme, owners, tile, beside)
    }
}

impl Pictured for cards::Game {
    fn shape(&self, _: &[Mark]) -> (f64, f64) {
        (CARD_TABLE, CARD_TABLE)
    }

    fn table(
        &self,
        theme: &Theme,
        owners: &[Owner],
        tile: f64,
        _: &PictureContent,
    ) -> (DisplayList, Rect) {
        export::card_table(self, theme, owners, tile * CARD_TABLE)
    }
}

/// The marks on the last decision of a game.
pub fn last_marks<G: Recorded>(session: &Session<G>) -> Vec<Mark> {
    let entries = session.entries();
    let decided = entries.iter().rposition(|entry| entry.by != Party::Chance);
    let last = decided.map_or(0, |last| last + 1);
    let notes = session.notes().between(last, session.steps() + 1);
    notes.iter().filter_map(|note| mark(&note.kind)).collect()
}

/// The picture of a game as it stands, with no hand shown, and a link of this kind to it at `address`; none if the game cannot be
/// replayed and so has no link.
pub fn picture<G: Pictured>(
    session: &Session<G>,
    texts: &Texts,
    (address, kind): (&str, LinkKind),
    theme: &Theme,
    content: &PictureContent,
) -> Option<GamePicture> {
    let payload = shared_link(session, kind)?.write();
    let link = format!("{address}#{FRAGMENT}{payload}");
    let game = session.seen_by(None);
    let player_names = PlayerNames::new(texts, session.seating());
    let scores = game.scores();
    let players = (0..).map(Seat).zip(&scores).map(|(seat, &points)| Player {
        owner: owner_at(session.seating(), seat),
        name: player_names.name(seat).to_string(),
        points: content.scores.then_some(points),
    });
    let metadata = Metadata {
        title: texts.title().to_string(),
        description: told(&scores, &player_names, texts),
        link: link.clone(),
    };
    let named = content.scores || content.claims.is_some();
    let caption = Caption {
        title: texts.title().to_string(),
        players: players.filter(|_| named).collect(),
        // A camera app can only open a complete address.
        code: Some(&link)
            .filter(|_| !address.is_empty())
            .and_then(|link| qr_shape(link)),
        link,
    };
    Some(composed(&game, session, &caption, metadata, theme, content))
}

/// The table with its caption below.
fn composed<G: Pictured>(
    game: &G,
    session: &Session<G>,
    caption: &Caption,
    metadata: Metadata,
    theme: &Theme,
    content: &PictureContent,
) -> GamePicture {
    let (mut list, table) = table(game, session, theme, content);
    let wide = match content.size {
        PictureSize::Width(pixels) => pixels.round(),
        PictureSize::Tile(_) => table.width().max(LEAST_WIDTH).ceil(),
    };
    // A tall table is narrower than the picture.
    let whole = Rect::new(0.0, table.y0, wide, table.y1) + Vec2::new(table.x0.floor(), 0.0)
        - Vec2::new(((wide - table.width()) / 2.0).floor(), 0.0);
    for (x0, x1) in [(whole.x0, table.x0), (table.x1, whole.x1)] {
        if x0 < x1 {
            let side = Rect::new(x0, table.y0, x1, table.y1);
            list.on(Layer::Table).fill(side, theme.table);
        }
    }
    let under = Rect::new(whole.x0, whole.y1, whole.x1, whole.y1);
    let (strip, labels) = caption.draw(&mut list, under, theme);
    let view = Rect {
        y1: whole.y1 + strip,
        ..whole
    };
    GamePicture {
        svg: svg::kept(&list, &labels, view, &drawing, &metadata),
        size: (view.width() as u32, view.height() as u32),
        metadata,
    }
}

/// The table of a game as it stands, with no hand shown and nothing around it, as an SVG document for printing.
pub fn table_alone<G: Pictured>(
    session: &Session<G>,
    theme: &Theme,
    content: &PictureContent,
) -> String {
    let (list, whole) = table(&session.seen_by(None), session, theme, content);
    svg::alone(&list, whole, &drawing)
}

/// The table in the requested size, and the rectangle it fills.
fn table<G: Pictured>(
    game: &G,
    session: &Session<G>,
    theme: &Theme,
    content: &PictureContent,
) -> (DisplayList, Rect) {
    let owners = owners_at(session.seating());
    let (width, height) = game.shape(&content.marks);
    let tile = match content.size {
        PictureSize::Width(pixels) => pixels / width,
        PictureSize::Tile(pixels) => pixels,
    };
    let tile = tile.min(LARGEST / width).min(LARGEST / height);
    game.table(theme, &owners, tile, content)
}

/// The alternative text: players and their points.
fn told(scores: &[u32], player_names: &PlayerNames, texts: &Texts) -> String {
    let told = (0..)
        .map(Seat)
        .zip(scores)
        .map(|(seat, &points)| texts.labelled(player_names.name(seat), &texts.points(points)));
    texts.labelled(texts.board(), &told.collect::<Vec<_>>().join(", "))
}
