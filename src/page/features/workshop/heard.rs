//! Announcements in the workshop for screen readers: what is in hand, what is selected, and the result of a press.

use crate::context::Context;
use crate::features::workshop::cells::cell_name;
use crate::features::workshop::explain::mark_name;
use crate::features::workshop::state::{Drafts, Workshop};
use crate::messages::{Bearings, PlayerNames, TileLook, capital, piece_name};
use crate::stage::draft::{DraftStage, Tool};
use engine::rules::{LaidTile, Placed, SegIx, Spot, Wizard};
use engine::session::Draft;
use engine::table::{Mark, Seat};
use engine::tiles::{Pos, catalogue};
use view::scene::answers::Piece;

/// Most changes listed one by one when many happen at once.
const MOST: usize = 4;

/// The state of the workshop before an action.
pub(crate) struct Before {
    draft: Draft,
    tool: Tool,
    seat: Seat,
    selected: Option<Pos>,
    /// The shown decision, and the marks there.
    step: usize,
    marks: Vec<Mark>,
}

impl Before {
    /// The current state.
    pub fn from_stage(stage: &DraftStage) -> Before {
        Before {
            draft: stage.draft().clone(),
            tool: stage.tool(),
            seat: stage.seat(),
            selected: stage.selected(),
            step: stage.step(),
            marks: stage.marks().to_vec(),
        }
    }

    /// Whether a draft is unchanged.
    pub fn is_of(&self, draft: &Draft) -> bool {
        self.draft == *draft
    }
}

/// Announces what has changed.
pub(crate) fn tell_change(drafts: &mut Drafts, cx: &mut Context, before: Option<Before>) {
    let told = drafts.workshop().zip(before);
    let told = told.and_then(|(workshop, before)| change(cx, workshop, &before));
    cx.announcer.say(told.unwrap_or_default());
}

/// Announces the cell at the keyboard cursor, and whether the tile in hand fits there.
pub(crate) fn tell_cell(drafts: &mut Drafts, cx: &mut Context, pos: Pos) {
    let told = drafts.workshop().map(|workshop| {
        let name = cell_name(cx, workshop, pos);
        let texts = cx.texts();
        match (workshop.stage.tool(), workshop.stage.ghost_at(pos)) {
            (Tool::Tile(taken), Some(ghost)) if ghost.reasons.is_empty() => {
                let look = texts.tile_look(&TileLook::new(taken.tile, ghost.rotation));
                texts.draft_fits(&name, &look)
            }
            (Tool::Tile(_), Some(_)) => texts.draft_fits_not(&name),
            _ => match things_on(cx, workshop, pos).join("; ") {
                there if there.is_empty() => name,
                there => format!("{name}. {}", capital(&there)),
            },
        }
    });
    cx.announcer.say(told.unwrap_or_default());
}

fn change(cx: &Context, workshop: &Workshop, before: &Before) -> Option<String> {
    let stage = &workshop.stage;
    if let Some(told) = changed_things(cx, workshop, &before.draft) {
        return Some(told);
    }
    if let Some(told) = changed_marks(cx, stage, before) {
        return Some(told);
    }
    let drawn = stage.draft().position().drawn;
    if drawn.is_some() && drawn != before.draft.position().drawn {
        return Some(cx.texts().workshop_lay_drawn().to_string());
    }
    let held = (before.tool, before.seat) != (stage.tool(), stage.seat());
    if held {
        return held_now(cx, workshop, before.tool);
    }
    let texts = cx.texts();
    (before.selected != stage.selected()).then(|| match stage.selected() {
        Some(pos) => texts.draft_chosen(&cell_name(cx, workshop, pos)),
        None => texts.draft_none_chosen().to_string(),
    })
}

/// What is in hand now; for a turned tile, what its edges show.
fn held_now(cx: &Context, workshop: &Workshop, before: Tool) -> Option<String> {
    let (texts, stage) = (cx.texts(), &workshop.stage);
    let what = match (stage.tool(), before) {
        (Tool::Tile(taken), Tool::Tile(held)) if taken.tile == held.tile => {
            let edges = TileLook::new(taken.tile, taken.rotation).edges;
            return (taken.rotation != held.rotation).then(|| texts.turned(edges, None));
        }
        (Tool::Tile(taken), _) => texts.tile_look(&TileLook::new(taken.tile, taken.rotation)),
        (Tool::Piece(piece), _) => piece_of(cx, workshop, piece)?,
        (Tool::Mark(kind, _), _) => mark_name(cx, kind).to_string(),
        (Tool::Move(_), _) => return Some(texts.workshop_move().to_string()),
        (Tool::None, _) => return Some(texts.draft_empty_hand().to_string()),
    };
    Some(texts.draft_in_hand(&what))
}

/// The name of a piece; for a figure with its owner's name.
fn piece_of(cx: &Context, workshop: &Workshop, piece: Piece) -> Option<String> {
    let texts = cx.texts();
    let name = piece_name(texts, piece)?;
    let player_names = PlayerNames::new(texts, &workshop.stage.draft().seating());
    Some(match piece {
        Piece::Figure(_) => texts.labelled(player_names.name(workshop.stage.seat()), name),
        _ => name.to_string(),
    })
}

/// Pieces and tiles that were added to or removed from the board.
fn changed_things(cx: &Context, workshop: &Workshop, before: &Draft) -> Option<String> {
    let texts = cx.texts();
    let now = workshop.stage.draft();
    if now.position() == before.position() {
        return None;
    }
    if let Some(laid) = turned_tile(before, now) {
        let told = texts.turned(TileLook::new(laid.tile, laid.rotation).edges, None);
        let cell = capital(&texts.cell(laid.pos));
        return Some(texts.labelled(&cell, &told));
    }
    let (was, is) = (things(cx, before), things(cx, now));
    let new = |all: &[String], other: &[String]| -> Vec<String> {
        let new = all.iter().filter(|thing| !other.contains(thing));
        new.cloned().collect()
    };
    let (placed, removed) = (new(&is, &was), new(&was, &is));
    let listed = |things: &[String]| match things.len() {
        0..=MOST => things.join("; "),
        count => texts.draft_things(count as u32),
    };
    match (placed.as_slice(), removed.as_slice()) {
        ([], []) => None,
        ([], removed) => Some(texts.draft_removed(&listed(removed))),
        (placed, _) => Some(texts.draft_placed(&listed(placed))),
    }
}

/// Marks that were added or removed.
fn changed_marks(cx: &Context, stage: &DraftStage, before: &Before) -> Option<String> {
    if before.step != stage.step() {
        return None;
    }
    let texts = cx.texts();
    let new = |all: &[Mark], other: &[Mark]| -> Option<String> {
        let mark = all.iter().find(|mark| !other.contains(mark))?;
        Some(texts.mark(stage.game(), mark))
    };
    let removed = || {
        let mark = new(&before.marks, stage.marks())?;
        Some(texts.draft_removed(mark.trim_end_matches('.')))
    };
    new(stage.marks(), &before.marks).or_else(removed)
}

/// The one tile that was rotated, if nothing else has changed.
fn turned_tile(before: &Draft, now: &Draft) -> Option<LaidTile> {
    let (was, is) = (&before.position().tiles, &now.position().tiles);
    let mut turned = is.iter().zip(was).filter(|(is, was)| is != was);
    let (is_now, was_before) = turned.next()?;
    let same = (is_now.tile, is_now.pos) == (was_before.tile, was_before.pos);
    (same && is.len() == was.len() && turned.next().is_none()).then_some(*is_now)
}

/// Everything on a board with its place, in words.
fn things(cx: &Context, draft: &Draft) -> Vec<String> {
    let texts = cx.texts();
    let tiles = draft.position().tiles.iter().map(|laid| {
        let look = texts.tile_look(&TileLook::new(laid.tile, laid.rotation));
        texts.cell_with_tile(&texts.cell(laid.pos), &look)
    });
    tiles.chain(pieces(cx, draft, None)).collect()
}

fn things_on(cx: &Context, workshop: &Workshop, pos: Pos) -> Vec<String> {
    pieces(cx, workshop.stage.draft(), Some(pos))
}

/// Figures and other pieces with their places; for a single cell without naming it.
fn pieces(cx: &Context, draft: &Draft, on: Option<Pos>) -> Vec<String> {
    let (texts, position) = (cx.texts(), draft.position());
    let player_names = PlayerNames::new(texts, &draft.seating());
    let here = |pos: Pos| on.is_none_or(|on| on == pos);
    let figures = position.figures.iter().map(|laid| {
        let name = texts.labelled(player_names.name(laid.seat), texts.figure(laid.figure));
        (laid.spot, name)
    });
    let shared = Wizard::ALL.into_iter().map(|wizard| {
        let spot = position.magic[wizard as usize];
        (spot, Piece::Wizard(wizard))
    });
    let shared = shared.chain([(position.gingerbread, Piece::Gingerbread)]);
    let shared = shared.filter_map(|(spot, piece)| {
        let name = piece_name(texts, piece)?.to_string();
        Some((spot?, name))
    });
    let standing = figures.chain(shared).filter(|(spot, _)| here(spot.pos));
    let standing = standing
        .map(|(spot, name)| texts.labelled(&place_of(cx, draft, spot, on.is_none()), &name));
    let lying = |pos: Pos, piece: Piece, more: String| {
        let name = format!("{}{more}", piece_name(texts, piece).unwrap_or_default());
        match on {
            None => texts.labelled(&texts.cell(pos), &name),
            Some(_) => name,
        }
    };
    let gold = position
        .gold
        .iter()
        .filter(|(pos, count)| here(*pos) && *count > 0);
    let gold = gold.map(|&(pos, count)| lying(pos, Piece::Ingot, format!(" × {count}")));
    let ferries = position.ferries.iter().filter(|ferry| here(ferry.pos));
    let ferries = ferries.map(|ferry| {
        let [one, other] = ferry.quays.map(|quay| quay.0 + 1);
        lying(ferry.pos, Piece::Ferry, format!(" {one}–{other}"))
    });
    standing.chain(gold).chain(ferries).collect()
}

/// A segment of a tile in words: "1 east, in the city to the north", or without the cell.
pub(crate) fn place_of(cx: &Context, draft: &Draft, spot: Spot, with_cell: bool) -> String {
    let texts = cx.texts();
    let cell = texts.cell(spot.pos);
    let laid = draft.tile_at(spot.pos).map(|at| draft.position().tiles[at]);
    let part = laid.and_then(|laid| {
        let segments = &catalogue().tile(laid.tile).segments;
        let printed = segments.get(usize::from(spot.segment.0))?;
        let placed = Placed {
            tile: laid.tile,
            pos: laid.pos,
            rotation: laid.rotation,
            first: SegIx(0),
        };
        Some(texts.within(printed.kind, Bearings::from_segment(printed, &placed)))
    });
    match part {
        Some(part) if with_cell => format!("{cell}, {part}"),
        Some(part) => part,
        None => cell,
    }
}
