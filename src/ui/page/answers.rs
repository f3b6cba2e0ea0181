//! The answers in the bar: a button for each that is not given on the board.

use crate::i18n::{Bearings, Company, Facts, Look};
use crate::rules::{Action, Game, Marker, Question, RegionId, Spot, Wizard, space};
use crate::table::Seat;
use crate::tiles::{Pos, Rotation, SegmentId, Side, catalogue};
use crate::ui::app::App;
use crate::ui::page::dock::capital;
use crate::ui::table::Table;
use crate::ui::tree::{Node, div, el};

impl App {
    /// What may be answered.
    pub(super) fn answers(&self, table: &Table, company: &Company, question: Question) -> Node {
        let answers = div("answers");
        let back = table.can_take_back();
        let back = back.then(|| self.labelled("take-back", "quiet"));
        let again = table.session.can_redo();
        let again = again.then(|| self.labelled("redo", "quiet"));
        let back = back.into_iter().chain(again);
        match question {
            Question::Place => answers.children(back),
            Question::Figure => answers
                .children(back)
                .children(self.abbot_home(table, company))
                .child(self.labelled("skip", "")),
            Question::Confirm => answers
                .children(back)
                .child(self.labelled("confirm", "primary")),
            _ => answers
                .flag("data-arrows", true)
                .children(back)
                .children(self.choices(table, company)),
        }
    }

    /// A button for calling the abbot home, where that may be done instead of placing a figure.
    fn abbot_home(&self, table: &Table, company: &Company) -> Option<Node> {
        let home = |action: &Action| *action == Action::TakeBack;
        let index = table.legal().iter().position(home)?;
        Some(self.choice(table, company, (index, &Action::TakeBack)))
    }

    /// A button for everything that may be done, for questions that are not answered on the board; for mage and witch
    /// one for each feature.
    fn choices(&self, table: &Table, company: &Company) -> Vec<Node> {
        let all = table.legal().iter().enumerate();
        let mut seen: Vec<(Wizard, RegionId)> = Vec::new();
        let fresh = all.filter(|(_, action)| match **action {
            Action::Conjure { wizard, spot } => {
                let (board, regions) = (table.game().board(), table.game().regions());
                let place = board.seg(spot).map(|seg| (wizard, regions.of(seg)));
                let known = place.is_some_and(|place| seen.contains(&place));
                seen.extend(place);
                !known
            }
            _ => true,
        });
        fresh.map(|one| self.choice(table, company, one)).collect()
    }

    /// A button for one thing that may be done, by its place in the list of all.
    fn choice(&self, table: &Table, company: &Company, (index, action): (usize, &Action)) -> Node {
        el("button")
            .class("button")
            .key(format!("act {index}"))
            .attr("type", "button")
            .run(format!("act {index}"))
            .text(self.action(table, company, *action))
    }

    /// What an action is called on a button: enough to tell it from the others without seeing the board.
    pub(super) fn action(&self, table: &Table, company: &Company, action: Action) -> String {
        let texts = self.texts;
        let board = table.game().board();
        match action {
            Action::Rob(space) => {
                let names = (0..table.game().seats()).map(Seat);
                let there = |seat: &Seat| stands_on(table.game(), *seat, space);
                let names: Vec<&str> = names.filter(there).map(|seat| company.name(seat)).collect();
                texts.robber_space(u32::from(space), &names)
            }
            Action::Circle(circle) => texts.circle(circle),
            Action::AddBeside { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
                let what = texts.add_beside(figure, board.kind(seg));
                self.at_part(table.game(), what, spot)
            }),
            Action::Withdraw { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
                self.at_part(table.game(), texts.recall(figure, board.kind(seg)), spot)
            }),
            Action::Gingerbread(spot) => self.at_part(table.game(), texts.gingerbread_to(), spot),
            Action::Ingot(pos) | Action::TakeIngot(pos) => {
                let there = board
                    .get(pos)
                    .map_or(0, |tile| table.game().gold().on(tile));
                capital(&texts.ingot_at(pos, there.into()))
            }
            Action::ScoreNext(spot) => board.seg(spot).map_or(String::new(), |seg| {
                self.at(table.game(), texts.score_next(board.kind(seg)), spot)
            }),
            Action::Conjure { wizard, spot } => board.seg(spot).map_or(String::new(), |seg| {
                self.at(table.game(), texts.conjure(wizard, board.kind(seg)), spot)
            }),
            Action::Banish(wizard) => texts.banish(wizard),
            Action::Ferry { a, b } => {
                let pos = table.game().placed_now().map(|placed| placed.pos);
                let [a, b] = [a, b].map(|quay| quay_side(table.game(), pos, quay));
                texts.ferry(a, b)
            }
            Action::TurnFerry { pos, a, b } => {
                let [a, b] = [a, b].map(|quay| quay_side(table.game(), Some(pos), quay));
                texts.labelled(&texts.turn_ferry(a, b), &texts.cell(pos))
            }
            Action::TakeBack => texts.abbot_home(table.game().abbot_points().into()),
            Action::Advance(marker) => self.advance(table, marker),
            Action::Steal => texts.steal().to_string(),
            Action::Wait => texts.wait().to_string(),
            Action::Perform => texts.perform().to_string(),
            Action::TakePoints => texts.take_points().to_string(),
            Action::Recall { figure, spot } => board.seg(spot).map_or(String::new(), |seg| {
                self.at(table.game(), texts.recall(figure, board.kind(seg)), spot)
            }),
            Action::Discard(tile) => capital(&texts.tile_look(&Look::of(tile, Rotation::R0))),
            Action::Pass => texts.skip().to_string(),
            _ => texts.confirm().to_string(),
        }
    }

    /// What is done to a feature, with where it lies and what is known of it.
    fn at(&self, game: &Game, what: String, spot: Spot) -> String {
        let Some(seg) = game.board().seg(spot) else {
            return what;
        };
        // That it is complete goes without saying where it matters.
        let facts = Facts {
            complete: false,
            ..Facts::of(game, game.regions().of(seg))
        };
        let facts = self.texts.facts(&facts);
        let place = format!("{}, {facts}", self.texts.cell(spot.pos));
        self.texts.labelled(&what, &place)
    }

    /// As [`App::at`], with the side of the tile where there are several such parts to tell apart.
    fn at_part(&self, game: &Game, what: String, spot: Spot) -> String {
        let text = self.at(game, what, spot);
        let Some(index) = game.board().get(spot.pos) else {
            return text;
        };
        let placed = game.board().at(index);
        let tile = catalogue().tile(placed.tile);
        let part = tile.segment(spot.segment);
        let alike = tile.segments.iter().filter(|other| other.kind == part.kind);
        let bearings = self.texts.bearings(Bearings::of(part, placed));
        if alike.count() < 2 || bearings.is_empty() {
            return text;
        }
        format!("{text}, {bearings}")
    }

    /// A score figure to move, with the spaces it would leave and reach.
    fn advance(&self, table: &Table, marker: Marker) -> String {
        let (Some(seat), Some(Question::Advance(points))) =
            (table.session.asked_seat(), table.question())
        else {
            return String::new();
        };
        let total = table.game().player(seat).total(marker);
        let spaces = [total, total + u32::from(points)].map(|total| u32::from(space(total)));
        self.texts.advance(marker, spaces[0], spaces[1])
    }
}

/// The side of the table to which a quay of the lake on a cell looks.
fn quay_side(game: &Game, pos: Option<Pos>, quay: SegmentId) -> Side {
    let board = game.board();
    let placed = pos.and_then(|pos| board.get(pos)).map(|at| board.at(at));
    let side = placed.and_then(|placed| {
        let sides = catalogue().tile(placed.tile).segment(quay).sides;
        sides.turned(placed.rotation).iter().next()
    });
    side.unwrap_or(Side::North)
}

/// Whether a score figure of a seat stands on a space of the track.
fn stands_on(game: &Game, seat: Seat, at: u8) -> bool {
    let markers = game.markers(seat).iter();
    markers
        .map(|&marker| game.player(seat).total(marker))
        .any(|total| space(total) == at)
}
