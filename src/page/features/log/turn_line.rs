//! A turn of the log on one line: the tile as a picture, what was deployed where, and the points in the scorers' colours. It
//! expands to its sentences, which screen readers always have.

use crate::elements::drawing::{self, Token};
use crate::elements::icons::Icon;
use crate::elements::intent::{Intent, Light};
use crate::elements::owners::owner_class;
use crate::elements::tree::{Node, div, el, span};
use crate::features::log::Turns;
use crate::messages::coordinates::coordinates;
use crate::stage::TileStage;
use engine::rules::Event;
use engine::table::Seat;
use engine::tiles::{FeatureKind, Pos, Rotation, TileId};
use view::scene::Look;
use view::scene::figures::on_board::{figure_on, shape_of_wizard};
use view::scene::figures::{Figure, Owner, Shape};

/// Most icons drawn for a turn; the others are visible once it is expanded.
const DRAWN: usize = 4;
/// Most tiles drawn for a turn.
const TILES: usize = 2;

/// Something done in a turn, as an icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TurnIcon {
    /// A figure was deployed to a kind of feature.
    Figure(Figure, FeatureKind),
    /// A figure was placed elsewhere than on a feature.
    Beside(Shape, Owner),
    /// Tokens were placed or taken.
    Token(Token),
}

impl TurnIcon {
    /// The icon of an event; `None` if the tile or the points say it, or nothing is placed.
    pub(crate) fn for_event(event: &Event, owner: impl Fn(Seat) -> Owner) -> Option<TurnIcon> {
        let neutral = |shape, kind| TurnIcon::Figure(Figure::neutral(shape), kind);
        Some(match *event {
            Event::Deployed {
                seat, figure, kind, ..
            }
            | Event::Landed {
                seat, figure, kind, ..
            } => TurnIcon::Figure(figure_on(figure, kind, owner(seat)), kind),
            Event::RobberPlaced { seat, .. } | Event::RobberFollowed { seat, .. } => {
                TurnIcon::Beside(Shape::Robber, owner(seat))
            }
            Event::MessageRead { seat, .. } => TurnIcon::Beside(Shape::Messenger, owner(seat)),
            Event::Conjured { wizard, kind, .. } => neutral(shape_of_wizard(wizard), kind),
            Event::GingerbreadMoved { .. } => neutral(Shape::Gingerbread, FeatureKind::City),
            Event::TokenDrawn { token, .. } => TurnIcon::Token(Token::Flock(token)),
            Event::GoodsTaken { goods, .. } => TurnIcon::Token(Token::Goods(goods)),
            Event::IngotPlaced { .. } | Event::IngotsTaken { .. } => TurnIcon::Token(Token::Ingot),
            Event::FerryLaid { .. } | Event::FerryTurned { .. } => TurnIcon::Token(Token::Ferry),
            _ => return None,
        })
    }

    fn node(self) -> Node {
        let icon = span("turn-icon", "");
        match self {
            TurnIcon::Figure(figure, kind) => {
                icon.child(drawing::posed(&figure)).child(feature(kind))
            }
            TurnIcon::Beside(shape, owner) => icon.child(drawing::figure(shape, owner)),
            TurnIcon::Token(token) => icon.child(drawing::token(token)),
        }
    }
}

fn feature(kind: FeatureKind) -> Node {
    Icon::of_feature(kind).node().class("feature")
}

/// A line that expands to its sentences; `heading` is its accessible name, and `index` its index in the log.
pub(crate) fn line_button((heading, index): (String, usize), open: bool, seen: Node) -> Node {
    el("button")
        .class("turn-line")
        .attr("type", "button")
        .run(Intent::Turn(index))
        .state("aria-expanded", open)
        .child(span("unseen", heading))
        .child(seen)
}

/// Points in the scorer's colour.
pub(crate) fn gain(owner: Owner, points: u32) -> Node {
    span("gain", "")
        .class(owner_class(owner))
        .child(drawing::mark(owner))
        .child(span("", format!("+{points}")))
}

/// The player of a line: the number of the turn, if any, a badge with the mark, and the name.
pub(crate) fn whose(owner: Owner, name: &str, number: Option<u16>) -> Node {
    span("whose", "")
        .children(number.map(|number| span("number", number.to_string())))
        .child(span("badge", "").child(drawing::mark(owner)))
        .child(span("name", name.to_owned()))
}

/// The content of the line of a turn or of the final scoring.
#[derive(Debug, PartialEq)]
pub(super) struct TurnLine {
    /// Its number; `None` for the final scoring.
    number: Option<u16>,
    /// The player's name and colour.
    whose: Option<(String, Owner)>,
    tiles: Vec<(TileId, Rotation)>,
    /// Where the first of them lies.
    cell: Option<Pos>,
    look: Look,
    icons: Vec<TurnIcon>,
    /// Number of icons left out.
    more: usize,
    gains: Vec<(Owner, u32)>,
    /// Whether it is expanded.
    open: bool,
    /// Whether its tiles are highlighted unless others are.
    lit: bool,
}

impl TurnLine {
    /// The line of a turn that starts with an event, with everything in it.
    pub(crate) fn new<'a>(
        stage: &TileStage,
        head: &Event,
        events: impl Iterator<Item = &'a Event>,
        shown: Turns,
    ) -> TurnLine {
        let begun = match head {
            Event::TurnBegan { seat, number } => Some((*seat, *number)),
            _ => None,
        };
        let mut line = TurnLine {
            number: begun.map(|(_, number)| number),
            whose: begun
                .map(|(seat, _)| (shown.player_names.name(seat).to_owned(), stage.owner(seat))),
            tiles: Vec::new(),
            cell: None,
            look: shown.look,
            icons: Vec::new(),
            more: 0,
            gains: Vec::new(),
            open: shown.open,
            lit: shown.lit,
        };
        events.for_each(|event| line.add(event, |seat| stage.owner(seat)));
        line.more += line.icons.len().saturating_sub(DRAWN);
        line.icons.truncate(DRAWN);
        line
    }

    fn add(&mut self, event: &Event, owner: impl Fn(Seat) -> Owner) {
        match event {
            Event::Placed {
                tile,
                rotation,
                pos,
                ..
            } if self.tiles.len() < TILES => {
                self.cell = self.cell.or(Some(*pos));
                self.tiles.push((*tile, *rotation));
            }
            Event::Scored(scored) if scored.points == 0 => {}
            Event::Scored(scored) => {
                let (owner, points) = (owner(scored.seat), u32::from(scored.points));
                match self.gains.iter_mut().find(|(one, _)| *one == owner) {
                    Some((_, sum)) => *sum += points,
                    None => self.gains.push((owner, points)),
                }
            }
            event => {
                let icon = TurnIcon::for_event(event, owner);
                let icon = icon.filter(|icon| self.icons.last() != Some(icon));
                self.icons.extend(icon);
            }
        }
    }

    /// The line; `heading` is its accessible name, and `index` its index in the log.
    pub(super) fn node(&self, heading: String, index: usize) -> Node {
        let gains = self.gains.iter();
        let gains = gains.map(|&(owner, points)| gain(owner, points));
        let seen = div("seen")
            .attr("aria-hidden", "true")
            .child(self.picture())
            .child(self.whose(&heading))
            .child(self.done())
            .child(span("gains", "").children(gains));
        line_button((heading, index), self.open, seen).light(Light::Line(index))
    }

    fn picture(&self) -> Node {
        let tiles = self.tiles.iter();
        let tiles = tiles.map(|&(tile, rotation)| drawing::tile(tile, rotation, self.look));
        let class = match self.number {
            Some(_) => "tiles",
            None => "tiles crown",
        };
        let crown = self.number.is_none().then(|| Icon::Crown.node());
        span(class, "").children(tiles).children(crown)
    }

    fn whose(&self, heading: &str) -> Node {
        match (&self.whose, self.number) {
            (Some((name, owner)), Some(number)) => whose(*owner, name, Some(number))
                .children(self.cell.map(|cell| span("number", coordinates(cell)))),
            _ => span("whose", "").child(span("name", heading)),
        }
    }

    fn done(&self) -> Node {
        let more = (self.more > 0).then(|| span("more", format!("+{}", self.more)));
        span("turn-icons", "")
            .children(self.icons.iter().map(|icon| icon.node()))
            .children(more)
    }
}
