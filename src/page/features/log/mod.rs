//! The log: what happened, the newest first below headings, with every score and its items. In the tile game a heading is a turn
//! on one line, which expands to its sentences.

pub mod card_log;
pub mod claim_line;
pub mod memo;
pub mod turn_line;

use crate::context::Context;
use crate::context::active_game::Highlight;
use crate::context::settled::how_settled;
use crate::elements::command::Command;
use crate::elements::intent::{Area, Light};
use crate::elements::mode::Mode;
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, el, span};
use crate::features::log::card_log::{CardLine, card_line, card_lines_of};
use crate::features::log::memo::Memo;
use crate::features::log::turn_line::TurnLine;
use crate::messages::{Language, PlayerNames, Site, Texts, sentences, texts};
use crate::sentences::narration::{event_text, placement_text, site_of};
use crate::stage::tiles::log_cells::{is_handicap, is_heading, is_turn};
use crate::stage::{AnyStage, CardStage, TileStage};
use crate::widgets::{button_node, closer, hint_button, landmark, rule_links};
use engine::cards;
use engine::rules::{Edition, Event, Game, Scored, Timing};
use engine::session::LogLine;
use engine::table::{Play, Seat};
use view::scene::Look;
use view::scene::figures::Owner;

/// Most turns kept on the page.
const TURNS: usize = 60;

/// The place of an event in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stands {
    /// It has no line.
    Nowhere,
    /// The heading of those that follow; left out if there are none.
    Above,
    /// A heading that is shown even without lines below it.
    Alone,
    /// It starts a passage; the newest passage is on top.
    First,
    /// It continues the passage.
    Next,
}

/// An event with a place in the log.
pub(crate) trait Entitled {
    fn stands(&self) -> Stands;
}

impl Entitled for Event {
    /// Returning figures belong to a score, and a field without cities is no news; what was lost is. A turn is a single passage.
    fn stands(&self) -> Stands {
        match self {
            Event::Returned { .. } => Stands::Nowhere,
            Event::Scored(scored) if !scored.is_news() => Stands::Nowhere,
            event if is_handicap(event) => Stands::Alone,
            Event::TurnBegan { .. } => Stands::Above,
            Event::FinalScoring | Event::Won(_) => Stands::Alone,
            _ => Stands::Next,
        }
    }
}

/// A line of a log and its index.
type Line<'a, G> = (usize, &'a LogLine<G>);

/// A heading, if any, and the passages below it, oldest first.
struct Section<'a, G: Play> {
    head: Option<Line<'a, G>>,
    passages: Vec<Vec<Line<'a, G>>>,
}

impl<'a, G: Play<Event: Entitled>> Section<'a, G> {
    fn under(head: Option<Line<'a, G>>) -> Self {
        let passages = Vec::new();
        Section { head, passages }
    }

    fn add(&mut self, line: Line<'a, G>) {
        match (line.1.event.stands(), self.passages.last_mut()) {
            (Stands::Next, Some(passage)) => passage.push(line),
            _ => self.passages.push(vec![line]),
        }
    }

    fn says_something(&self) -> bool {
        let head = self.head.map(|(_, line)| line.event.stands());
        head == Some(Stands::Alone) || !self.passages.is_empty()
    }

    /// Its lines from top to bottom.
    fn lines(self) -> impl Iterator<Item = Line<'a, G>> {
        let passages = self.passages.into_iter().rev().flatten();
        self.head.into_iter().chain(passages)
    }
}

/// The lines to show with their indices: the newest section first, each with its newest passage below the heading; the rest of a
/// passage, in order, is visible once it is expanded. A turn without anything to say has no heading yet.
pub(super) fn lines<G: Play<Event: Entitled>>(log: &[LogLine<G>]) -> Vec<(usize, &LogLine<G>)> {
    let mut sections = vec![Section::under(None)];
    for line in log.iter().enumerate() {
        match (line.1.event.stands(), sections.last_mut()) {
            (Stands::Nowhere, _) => {}
            (Stands::First | Stands::Next, Some(section)) => section.add(line),
            _ => sections.push(Section::under(Some(line))),
        }
    }
    let newest = sections.into_iter().rev().filter(Section::says_something);
    newest.take(TURNS).flat_map(Section::lines).collect()
}

/// What all lines of a log depend on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Wording {
    language: Language,
    /// The edition whose vocabulary is used, in the tile game.
    edition: Option<Edition>,
    pub(crate) player_names: PlayerNames,
}

impl Wording {
    pub(crate) fn texts(&self) -> &'static Texts {
        let texts = texts(self.language);
        self.edition
            .map_or(texts, |edition| texts.in_edition(edition))
    }
}

/// How to show the line of a turn.
#[derive(Clone, Copy)]
pub(super) struct Turns<'a> {
    pub(super) player_names: &'a PlayerNames,
    /// The look of tiles.
    pub(super) look: Look,
    /// Whether it is expanded.
    pub(super) open: bool,
    /// Whether its tiles are highlighted unless others are.
    pub(super) lit: bool,
}

/// The content of a line in the tile game's log.
#[derive(Debug, PartialEq)]
struct TileLine {
    event: Event,
    /// The whole turn, if this starts one.
    turn: Option<TurnLine>,
    /// Whether it is visible, or only for screen readers.
    seen: bool,
    owner: Option<Owner>,
    /// The place of a figure that was deployed.
    site: Option<Site>,
    /// Whether its tiles are highlighted unless others are.
    lit: bool,
}

/// Cache of the finished lines of a log, for either game.
#[derive(Debug, Default)]
pub struct LogLines {
    tiles: Memo<Wording, TileLine>,
    cards: Memo<Wording, CardLine>,
}

impl LogLines {
    /// Clears the cache.
    pub fn forget(&self) {
        self.tiles.forget();
        self.cards.forget();
    }
}

pub(crate) fn log_node(log_lines: &LogLines, cx: &Context) -> Node {
    // For children the log is collapsed.
    let children = cx.active.mode == Mode::Children;
    let folded = children && !cx.panels.log();
    let closes = if children {
        "quiet"
    } else {
        "quiet only-narrow"
    };
    let opens = folded.then(|| button_node(cx, Command::Log, "quiet"));
    let closes = (!folded).then(|| closer(cx, Command::Log, closes));
    let section = landmark(cx, "section")
        .class(if folded { "log folded" } else { "log" })
        .attr("aria-label", cx.texts().log())
        .child(log_head(cx).children(opens).children(closes));
    if folded {
        return section;
    }
    section.children(log_list(log_lines, cx))
}

/// The header of the log, with the actions for the game as a whole.
fn log_head(cx: &Context) -> Node {
    el("header")
        .child(el("h2").text(cx.texts().log()))
        .children(hint_button(cx, "quiet only-wide"))
        .child(button_node(cx, Command::Replay, "quiet"))
}

/// The lines; `None` without a game.
fn log_list(log_lines: &LogLines, cx: &Context) -> Option<Node> {
    let items = match (cx.stage.as_ref(), cx.player_names()) {
        (None, _) | (_, None) => return None,
        (Some(AnyStage::Tiles(stage)), Some(player_names)) => {
            tile_lines(log_lines, cx, stage, player_names)
        }
        (Some(AnyStage::Cards(stage)), Some(player_names)) => {
            card_lines(log_lines, cx, stage, player_names)
        }
    };
    let list = el("ol")
        .class("lines")
        .attr("data-area", Area::Log.name())
        .attr("aria-label", cx.texts().log())
        .attr("tabindex", "0")
        .children(settled_line(cx))
        .children(items);
    Some(list)
}

/// The top line of the log of a game that was settled.
fn settled_line(cx: &Context) -> Option<Node> {
    let item = el("li").class("turn final").key("line settled");
    let told = how_settled(cx).filter(|_| !cx.hides_what_comes());
    told.map(|told| item.text(told))
}

/// The lines to show. A game that was settled is not won by points, so the line about that is left out.
fn shown_lines<'a, G: Play<Event: Entitled>>(
    cx: &Context,
    log: &'a [LogLine<G>],
    is_won: fn(&G::Event) -> bool,
) -> Vec<Line<'a, G>> {
    let mut shown = lines(log);
    if cx.active.settled.is_some() {
        shown.retain(|(_, line)| !is_won(&line.event));
    }
    shown
}

fn tile_lines(
    log_lines: &LogLines,
    cx: &Context,
    stage: &TileStage,
    player_names: PlayerNames,
) -> Vec<Node> {
    let wording = Wording {
        language: cx.language(),
        edition: Some(stage.game().setup().edition),
        player_names,
    };
    let look = cx.tile_look(stage.game().setup().edition);
    let all = shown_lines(cx, stage.log(), |event| matches!(event, Event::Won(_)));
    // Whether the turn of a line is expanded; `None` for lines outside turns.
    let mut open = None;
    let made_from = |at: usize| {
        let (index, line) = all[at];
        open = match &line.event {
            event if is_turn(event) => Some(cx.panels.turn() == Some(index)),
            event if is_handicap(event) => None,
            _ => open,
        };
        let shown = Turns {
            player_names: &wording.player_names,
            look,
            open: open == Some(true),
            lit: cx.active.highlight == Some(Highlight::Line(index)),
        };
        let turn =
            is_turn(&line.event).then(|| whole_turn(stage, &line.event, &all[at + 1..], shown));
        let line = TileLine {
            event: line.event.clone(),
            owner: seat_of(&line.event).map(|seat| stage.owner(seat)),
            site: site_of(stage.game(), &line.event),
            seen: open != Some(false),
            turn,
            lit: shown.lit,
        };
        (index, line)
    };
    let shown = (0..all.len()).map(made_from);
    log_lines.tiles.parts(&wording, shown, tile_line)
}

/// A turn as one line: the event that starts it, and the lines after it.
fn whole_turn(stage: &TileStage, head: &Event, after: &[Line<'_, Game>], shown: Turns) -> TurnLine {
    let events = after.iter().map(|(_, line)| &line.event);
    let below = events.take_while(|event| !is_heading(event));
    TurnLine::new(stage, head, below, shown)
}

/// The seat in whose colour a line is shown.
const fn seat_of(event: &Event) -> Option<Seat> {
    match event {
        Event::TurnBegan { seat, .. } => Some(*seat),
        Event::Scored(scored) => Some(scored.seat),
        _ => None,
    }
}

fn card_lines(
    log_lines: &LogLines,
    cx: &Context,
    stage: &CardStage,
    player_names: PlayerNames,
) -> Vec<Node> {
    let wording = Wording {
        language: cx.language(),
        edition: None,
        player_names,
    };
    let won = |event: &cards::Event| matches!(event, cards::Event::Won { .. });
    let all = shown_lines(cx, stage.log(), won);
    let shown = card_lines_of(stage, &wording, &all, cx.panels.turn());
    let mut items = log_lines.cards.parts(&wording, shown, card_line);
    // They belong to no round.
    let opens = |event: &cards::Event| matches!(event, cards::Event::Opened { .. });
    if let Some(at) = all.iter().position(|(_, line)| opens(&line.event)) {
        let heading = el("li").class("turn").key("line chests");
        items.insert(at, heading.text(cx.texts().chests()));
    }
    items
}

fn tile_line(wording: &Wording, index: usize, line: &TileLine) -> Node {
    let (texts, player_names) = (wording.texts(), &wording.player_names);
    let item = el("li").key(format!("line {index}"));
    let item = match (&line.event, &line.turn) {
        (event, Some(turn)) => {
            let heading = sentences::event(texts, player_names, event);
            item.class("turn").child(turn.node(heading, index))
        }
        (_, None) if !line.seen => return item.class("unseen").text(heard(wording, line)),
        (Event::Scored(scored), None) => item
            .class("scored")
            .child(score(wording, (index, line.lit), scored))
            .apart(rule_links(texts, scored.rules())),
        (Event::Won(_), None) => {
            item.class("turn final")
                .text(sentences::event(texts, player_names, &line.event))
        }
        (_, None) => told(wording, index, line, item),
    };
    match line.owner {
        Some(owner) => item.class(owner_class(owner)),
        None => item,
    }
}

/// The text for screen readers of an event in a collapsed turn.
fn heard(wording: &Wording, line: &TileLine) -> String {
    let (texts, player_names) = (wording.texts(), &wording.player_names);
    match &line.event {
        Event::Scored(scored) => heard_score(wording, scored),
        event => event_text(texts, player_names, line.site, event),
    }
}

/// An event in a sentence. Positions are visible on the board, so they are only told to screen readers.
fn told(wording: &Wording, index: usize, line: &TileLine, item: Node) -> Node {
    let (texts, player_names) = (wording.texts(), &wording.player_names);
    let item = item.class("told");
    let seen = sentences::event(texts, player_names, &line.event);
    match placement_text(texts, player_names, line.site, &line.event) {
        Some(heard) => item.light(Light::Line(index)).told(seen, heard),
        None => item.text(seen),
    }
}

/// A score in sentences, for screen readers.
fn heard_score(wording: &Wording, scored: &Scored) -> String {
    let texts = wording.texts();
    let points = sentences::points(texts, &wording.player_names, scored);
    let why = sentences::full_explanation(texts, &wording.player_names, scored);
    format!("{points} {why}")
}

/// Points with a plus sign, or that there are none.
fn gained(points: u16) -> String {
    match points {
        0 => points.to_string(),
        _ => format!("+{points}"),
    }
}

/// A score that highlights the tiles it counts.
fn score(wording: &Wording, (index, lit): (usize, bool), scored: &Scored) -> Node {
    let texts = wording.texts();
    let gain = match scored.timing {
        Timing::During => "gain",
        Timing::Final => "gain final",
    };
    let points = sentences::points(texts, &wording.player_names, scored);
    let why = sentences::full_explanation(texts, &wording.player_names, scored);
    el("button")
        .class("score-line")
        .attr("type", "button")
        .light(Light::Line(index))
        .state("aria-pressed", lit)
        .child(span(gain, gained(scored.points)))
        .apart(span("what", points))
        .apart(span("why", why))
}
