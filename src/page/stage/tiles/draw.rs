//! Draws the table.

use kurbo::{BezPath, Shape};

use crate::stage::tiles::drag_piece::dragged_piece;
use crate::stage::tiles::state::{TileStage, tile_goal};
use engine::rules::Reason;
use engine::table::Mark;
use engine::tiles::{Pos, Rotation};
use view::scene::Theme;
use view::scene::answers::Answer;
use view::scene::board::{HeldTile, Picture};
use view::scene::camera::{Camera, square};
use view::scene::display::DisplayList;
use view::scene::figures::Owner;
use view::scene::figures::on_board::owner_of;
use view::scene::flight::Flight;
use view::scene::guides::Guides;
use view::scene::offer::Offer;
use view::scene::overlay::Notes;
use view::scene::recent::{Recent, RecentPoints, RecentTile};
use view::scene::shown_move::ShownMove;
use view::scene::spots::areas;
use view::scene::tween::Millis;

impl TileStage {
    /// The board alone, without anything for playing.
    pub fn draw_still(&self, theme: &Theme) -> DisplayList {
        let owners = self.owners();
        let fitting = Camera::fitting(self.viewport().extent(), self.layout.whole, 160.0);
        let picture = Picture {
            camera: Camera {
                zoom: (fitting.zoom * 1.6).min(120.0),
                ..fitting
            },
            refused: None,
            notes: Notes::default(),
            guides: Guides::default(),
            bare: true,
            ..picture(self, theme, &owners, (&[], &[], &[]), 0.0)
        };
        picture.draw()
    }

    /// The picture at `now`.
    pub fn draw(&self, theme: &Theme, now: Millis) -> DisplayList {
        let hand = &self.view.hand;
        let lying = hand.others_drawn(&self.layout, now);
        let flights = self.view.animation.flights.iter().cloned();
        let flights: Vec<Flight> = flights.chain(dragged_piece(self, now)).collect();
        let (tiles, mut points) = recent(self);
        points.extend(self.still_points());
        let wolves = self.recent_wolves();
        let lifted = self.lifted();
        let (owners, shown) = (self.owners(), self.shown_places());
        let areas = lit_areas(self);
        let marks = match self.has_remarks() {
            true => self.marks(),
            false => Vec::new(),
        };
        let moves = self.moves_shown(&shown);
        let numbers = self.numbers_of_places();
        let picture = Picture {
            recent: Recent {
                tiles: &tiles,
                points: &points,
                wolves: &wolves,
            },
            lying: &lying,
            lifted: &lifted,
            flights: &flights,
            offer: offered(self, &owners, (&shown, &numbers)),
            ..picture(self, theme, &owners, (&areas, &marks, &moves), now)
        };
        match self.layout.has_bar() {
            true => picture.draw(),
            false => unanswered(picture).draw(),
        }
    }
}

/// The picture without the means to answer a question, when nobody can answer here.
fn unanswered(picture: Picture) -> Picture {
    Picture {
        held: None,
        lying: &[],
        places: None,
        preview: None,
        offer: None,
        loupe: None,
        guides: Guides {
            landmarks: Vec::new(),
            arrows: Vec::new(),
            ..picture.guides
        },
        ..picture
    }
}

fn picture<'a>(
    stage: &'a TileStage,
    theme: &'a Theme,
    owners: &'a [Owner],
    (areas, marks, moves): (&'a [BezPath], &'a [Mark], &'a [ShownMove]),
    now: Millis,
) -> Picture<'a> {
    let dragged = stage.view.gesture.dragged_tile().is_some();
    let rotation = shown_rotation(stage);
    let tile = stage.view.hand.selected();
    let preview = stage.view.aim.ghost().filter(|_| !dragged);
    let preview = preview.filter(|ghost| moves.iter().all(|shown| shown.cell != ghost.pos));
    Picture {
        game: &stage.game,
        layout: &stage.layout,
        camera: stage.camera_at(now),
        theme,
        owners,
        held: held_tile(stage, now),
        lying: &[],
        lifted: &[],
        places: tile
            .filter(|_| stage.preferences.aids)
            .map(|tile| (&tile.places, rotation.unwrap_or(tile.rotation))),
        ghost: stage
            .view
            .aim
            .ghost()
            .or(stage.view.aim.unplaceable.as_ref()),
        preview: preview
            .zip(tile)
            .map(|(ghost, tile)| tile.key(ghost.rotation)),
        offer: None,
        loupe: stage.view.places.opened_loupe(&stage.viewport(), now),
        refused: refused(stage),
        recent: Recent::default(),
        lit: &stage.view.highlighted,
        areas,
        glows: stage.view.animation.glows(),
        guides: stage.guides(now),
        notes: Notes {
            dead: stage.dead_cells(),
            claims: stage.claims(),
            marks,
            moves,
        },
        flights: &stage.view.animation.flights,
        bare: false,
        now,
    }
}

/// The rotation of the tile in hand as shown: over a cell it may have turned to fit.
fn shown_rotation(stage: &TileStage) -> Option<Rotation> {
    let dragged = stage.view.gesture.dragged_tile().is_some();
    stage
        .view
        .aim
        .ghost()
        .filter(|_| dragged)
        .map(|ghost| ghost.rotation)
}

fn held_tile(stage: &TileStage, now: Millis) -> Option<HeldTile> {
    let tile = stage.view.hand.selected()?;
    let rotation = shown_rotation(stage).unwrap_or(tile.rotation);
    Some(tile.drawn(tile_goal(stage), rotation, now))
}

fn offered<'a>(
    stage: &'a TileStage,
    owners: &[Owner],
    (shown, numbers): (&'a [Answer], &'a [u32]),
) -> Option<Offer<'a>> {
    let seat = stage.session.asked_seat()?;
    (!shown.is_empty()).then(|| Offer {
        answers: shown,
        homes: stage.view.places.offered(),
        sources: stage.view.places.sources(),
        owner: owner_of(owners, seat),
        over: stage.view.places.pointed_index(),
        numbers,
    })
}

/// The area of the feature or tile of the place under the pointer, or of the feature a tooltip is about.
fn lit_areas(stage: &TileStage) -> Vec<BezPath> {
    if let Some(walk) = &stage.view.walk {
        return walk.areas.to_vec();
    }
    let told = stage
        .tooltip()
        .and_then(|tooltip| tooltip.subject.feature());
    if let Some(id) = told {
        return areas(&stage.game, id);
    }
    let over = stage.view.places.pointed();
    let Some(answer) = over.filter(|answer| answer.deck.is_none()) else {
        return Vec::new();
    };
    let seg = answer.spot().and_then(|spot| stage.game.board().seg(spot));
    match seg {
        Some(seg) => areas(&stage.game, stage.game.regions().region_of(seg)),
        None => vec![square(answer.cell).to_path(1.0)],
    }
}

/// The cell a refusal is about, while that is shown.
fn refused(stage: &TileStage) -> Option<(Pos, &[Reason])> {
    let refusal = stage.refusal.as_ref()?;
    Some((refusal.cell?, &refusal.reasons))
}

/// The tiles marked as placed by others, and the points scored there; none while a tile is dragged.
fn recent(stage: &TileStage) -> (Vec<RecentTile>, Vec<RecentPoints>) {
    match stage.view.gesture.dragged_tile() {
        Some(_) => (Vec::new(), Vec::new()),
        None => (stage.recent_tiles(), stage.recent_points()),
    }
}
