//! A picture of the game that carries it: whoever drops it on the page plays on.

use engine::link::{FRAGMENT, LinkKind};
use engine::table::Seat;
use view::paint::svg::{self, Caption};
use view::scene::camera::TILE;
use view::scene::{drawing, export};

use crate::shell::Shell;
use crate::stage::{AnyStage, TileStage};

/// The side of a tile in a picture, in pixels.
const TILE_PIXELS: f64 = 100.0;

impl Shell {
    /// The table of the tile game on the screen as an SVG picture; none of another game.
    pub fn picture(&self) -> Option<String> {
        let stage = self.tile_stage()?;
        let session = stage.session();
        let game = session.seen_by(None);
        let owners: Vec<_> = (0..game.seats())
            .map(|seat| stage.owner(Seat(seat)))
            .collect();
        let (list, area) = export::table(&game, &self.board_theme(), &owners, TILE);
        let payload = stage.link(LinkKind::Game)?.write();
        let caption = Caption {
            title: self.texts().title().to_string(),
            description: self.picture_text(stage),
            link: format!(
                "{}#{FRAGMENT}{payload}",
                self.sharing.around.shown_address()
            ),
        };
        let scale = TILE_PIXELS / TILE;
        Some(svg::captioned(&list, area, scale, &drawing, &caption))
    }

    /// What is to be seen, in words: who plays, and the points.
    fn picture_text(&self, stage: &TileStage) -> String {
        let texts = self.texts();
        let Some(company) = self.company() else {
            return texts.board().to_string();
        };
        let scores = stage.game().scores();
        let seats = (0..).map(Seat).zip(scores);
        let told =
            seats.map(|(seat, points)| texts.labelled(company.name(seat), &texts.points(points)));
        told.collect::<Vec<_>>().join(", ")
    }
}
