//! The table as a picture.

use kurbo::{BezPath, Shape};

use super::tooltip::Subject;
use crate::ui::stage::TileStage;
use engine::rules::{Edition, Question, Reason};
use engine::tiles::{Pos, Rotation};
use view::scene::board::{HeldTile, Picture, owner_of};
use view::scene::camera::{Camera, square};
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::flight::Flight;
use view::scene::loupe::Loupe;
use view::scene::offer::Offer;
use view::scene::overlay::Notes;
use view::scene::spots::areas;
use view::scene::tween::Millis;
use view::scene::{Season, Theme, TileKey};

impl TileStage {
    /// The season the tiles are drawn in: that of the edition.
    pub fn season(&self) -> Season {
        match self.game.setup().edition {
            Edition::Winter => Season::Winter,
            Edition::First2001 | Edition::Current => Season::Summer,
        }
    }

    /// What is to be seen at `now`.
    pub fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        let lying = self.view.tiles.lying(&self.layout, self.season(), now);
        let flights = self.view.animation.flights.iter().cloned();
        let flights: Vec<Flight> = flights.chain(self.carried(now)).collect();
        Picture {
            lying: &lying,
            flights: &flights,
            ..self.picture(theme, &self.owners(), &self.areas(), now)
        }
        .draw()
    }

    fn picture<'a>(
        &'a self,
        theme: &'a Theme,
        owners: &'a [Owner],
        areas: &'a [BezPath],
        now: Millis,
    ) -> Picture<'a> {
        let season = self.season();
        let held = self.view.grip.tile().is_some();
        let rotation = self.shown_rotation();
        let hand = self.view.tiles.held();
        let preview = self.view.aim.ghost.as_ref().filter(|_| !held);
        Picture {
            game: &self.game,
            layout: &self.layout,
            camera: self.camera_at(now),
            theme,
            owners,
            held: self.held(season, now),
            lying: &[],
            places: hand
                .filter(|_| self.preferences.aids)
                .map(|hand| (&hand.places, rotation.unwrap_or(hand.rotation))),
            ghost: self
                .view
                .aim
                .ghost
                .as_ref()
                .or(self.view.aim.beyond.as_ref()),
            preview: preview
                .zip(hand)
                .map(|(ghost, hand)| hand.key(ghost.rotation, season)),
            offer: self.offered(owners),
            loupe: self.opened_loupe(now),
            refused: self.refused(),
            fresh: self.fresh(owners),
            lit: &self.view.lit,
            areas,
            notes: Notes {
                dead: self.dead_cells(),
                claims: self.claims(),
            },
            flights: &self.view.animation.flights,
            bare: false,
            now,
        }
    }

    /// The board alone, as nobody plays on it.
    pub fn draw_still(&self, theme: &Theme) -> DisplayList {
        let owners = self.owners();
        let fitting = Camera::fitting(self.stage(), self.layout.whole, 160.0);
        let picture = Picture {
            camera: Camera {
                zoom: (fitting.zoom * 1.6).min(120.0),
                ..fitting
            },
            refused: None,
            fresh: None,
            notes: Notes::default(),
            bare: true,
            ..self.picture(theme, &owners, &[], 0.0)
        };
        picture.draw()
    }

    /// How the tile in hand is turned as it is shown: over a cell it may have turned by itself.
    fn shown_rotation(&self) -> Option<Rotation> {
        let held = self.view.grip.tile().is_some();
        self.view
            .aim
            .ghost
            .as_ref()
            .filter(|_| held)
            .map(|ghost| ghost.rotation)
    }

    fn held(&self, season: Season, now: Millis) -> Option<HeldTile> {
        let hand = self.view.tiles.held()?;
        let rotation = self.shown_rotation().unwrap_or(hand.rotation);
        Some(hand.held(self.goal(), rotation, season, now))
    }

    /// The loupe as far as it is open.
    fn opened_loupe(&self, now: Millis) -> Option<Loupe> {
        let share = self.view.spots.opening.share(now);
        let loupe = self.loupe().filter(|_| share > 0.0);
        loupe.map(|loupe| loupe.opened(share))
    }

    fn offered(&self, owners: &[Owner]) -> Option<Offer<'_>> {
        let seat = self.session.asked_seat()?;
        (!self.view.spots.all.is_empty()).then(|| Offer {
            answers: &self.view.spots.all,
            sources: &self.view.spots.sources,
            owner: owner_of(owners, seat),
            over: self.view.spots.over,
        })
    }

    /// The feature or tile that the place under the pointer is on, or the feature a card is about.
    fn areas(&self) -> Vec<BezPath> {
        if let Some(Subject::Feature(id)) = self.note().map(|note| note.subject) {
            return areas(&self.game, id);
        }
        let over = self
            .view
            .spots
            .over
            .and_then(|over| self.view.spots.all.get(over));
        let Some(answer) = over.filter(|answer| answer.deck.is_none()) else {
            return Vec::new();
        };
        let seg = answer.spot().and_then(|spot| self.game.board().seg(spot));
        match seg {
            Some(seg) => areas(&self.game, self.game.regions().of(seg)),
            None => vec![square(answer.cell).to_path(1.0)],
        }
    }

    /// The cell a refusal is about, for as long as it is said.
    fn refused(&self) -> Option<(Pos, &[Reason])> {
        let refusal = self.refusal.as_ref()?;
        Some((refusal.cell?, &refusal.reasons))
    }

    fn fresh(&self, owners: &[Owner]) -> Option<(Pos, view::scene::Rgba)> {
        if self.question() == Some(Question::Place) && self.view.grip.tile().is_some() {
            return None;
        }
        let (pos, seat) = self.last_placed()?;
        Some((pos, owner_of(owners, seat).color()))
    }

    /// The drawing of the tile in hand, for the page around the board.
    pub fn hand_key(&self) -> Option<TileKey> {
        let hand = self.view.tiles.held()?;
        Some(hand.key(hand.rotation, self.season()))
    }
}
