//! What a player holds besides figures: goods, ingots, a flock, the messenger with its points, the robber on the score track.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::drawing::Token;
use crate::elements::intent::Intent;
use crate::elements::tree::{Node, el, span};
use crate::messages::Texts;
use crate::messages::capital;
use crate::stage::TileStage;
use engine::rules::{Game, MOST_GOODS, Marker, Part, RobberAt, space};
use engine::table::Seat;
use engine::tiles::Goods;
use view::scene::figures::{Owner, Shape};
use view::scene::things::Thing;

/// One kind of thing that a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    Goods {
        goods: Goods,
        /// The number, at least 1.
        count: u16,
        most: bool,
    },
    Ingots {
        /// The number, at least 1.
        count: u16,
        /// Their points at the end of the game.
        points: u16,
    },
    /// The flock at the shepherd.
    Flock {
        /// The number of sheep, at least 1.
        sheep: u16,
        /// The points for driving it home: all sheep of the field (HS-12, HS-14).
        points: u16,
    },
    /// The second score figure, while the game runs.
    Messenger {
        /// The points it has scored.
        points: u32,
    },
    /// The robber waiting on the score track (ROB-02).
    Robber {
        /// The space on the track.
        space: u8,
    },
}

impl Holding {
    /// The number beside its picture: the count, or the space of the track.
    pub fn number(self) -> u32 {
        match self {
            Holding::Goods { count, .. } => count.into(),
            Holding::Ingots { count, .. } => count.into(),
            Holding::Flock { sheep, .. } => sheep.into(),
            Holding::Messenger { points } => space(points).into(),
            Holding::Robber { space } => space.into(),
        }
    }

    /// Whether it is a figure that stands on the score track.
    const fn is_on_track(self) -> bool {
        matches!(self, Holding::Messenger { .. } | Holding::Robber { .. })
    }

    /// What it is.
    pub const fn thing(self) -> Thing {
        match self {
            Holding::Goods { goods, .. } => Thing::of_goods(goods),
            Holding::Ingots { .. } => Thing::Ingot,
            Holding::Flock { .. } => Thing::Sheep,
            Holding::Messenger { .. } => Thing::Messenger,
            Holding::Robber { .. } => Thing::Robber,
        }
    }

    /// What it is, and what it is worth.
    pub fn say(self, texts: &Texts) -> String {
        match self {
            Holding::Goods { goods, count, most } => {
                texts.goods_held(goods, count.into(), most, MOST_GOODS.unsigned_abs().into())
            }
            Holding::Ingots { count, points } => texts.ingots_held(count.into(), points.into()),
            Holding::Flock { sheep, points } => texts.flock_held(sheep.into(), points.into()),
            Holding::Messenger { points } => texts.messenger_stands(space(points).into(), points),
            Holding::Robber { space } => texts.robber_on(space.into()),
        }
    }
}

/// What a player holds, always in the same order.
pub fn holdings(stage: &TileStage, seat: Seat) -> Vec<Holding> {
    held(stage.game(), seat, stage.total(seat, Marker::Messenger))
}

/// The same for a game, with the points of the messenger that were shown so far.
pub(crate) fn held(game: &Game, seat: Seat, messenger: u32) -> Vec<Holding> {
    let player = game.player(seat);
    let goods = Goods::ALL.into_iter().map(|goods| Holding::Goods {
        goods,
        count: player.goods(goods),
        most: game.most_goods(goods).has(seat),
    });
    let ingots = Holding::Ingots {
        count: player.ingots(),
        points: game.ingot_points(seat),
    };
    let messenger = Holding::Messenger { points: messenger };
    // At the end a flock scores nothing (HS-20), and the messenger's points are in the total.
    let flock = game.shepherd(seat).filter(|_| !game.is_over());
    let flock = flock.map(|shepherd| Holding::Flock {
        sheep: game.flocks().sheep(seat),
        points: game.sheep_in(game.regions().region_of(shepherd)),
    });
    let held = goods.chain([ingots]).chain(flock);
    let held = held.filter(|held| held.number() > 0);
    let on_its_way = game.plays(Part::Messengers) && !game.is_over();
    let robber = match game.robbers().at(seat) {
        RobberAt::Space(space) if !game.is_over() => Some(Holding::Robber { space }),
        _ => None,
    };
    let on_track = on_its_way.then_some(messenger).into_iter().chain(robber);
    held.chain(on_track).collect()
}

/// The most kinds of things a player can hold in this game: space is reserved for them, so that the board below does not move.
pub fn most_holdings(stage: &TileStage) -> usize {
    let kinds = [
        (Part::Goods, Goods::ALL.len()),
        (Part::Gold, 1),
        (Part::Shepherds, 1),
        (Part::Messengers, 1),
        (Part::Robbers, 1),
    ];
    let played = kinds.iter().filter(|(part, _)| stage.game().plays(*part));
    played.map(|(_, count)| count).sum()
}

/// Pictures and numbers for the panel of a player; none if the player holds nothing.
pub(crate) fn holdings_node(cx: &Context, stage: &TileStage, seat: Seat) -> Option<Node> {
    let item = |held: &Holding| {
        let what = capital(&held.say(cx.texts()));
        el("li")
            .class("stock")
            .class(if held.is_on_track() { "tracked" } else { "" })
            .hover_title(format!("{what}. {}", cx.texts().thing_hint(held.thing())))
            .run(Intent::Thing(held.thing()))
            .child(picture(*held, stage.owner(seat)))
            .child(span("count", held.number().to_string()).attr("aria-hidden", "true"))
            .child(span("unseen", what))
    };
    let items: Vec<Node> = holdings(stage, seat).iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings").children(items))
}

/// A list of things in the colour of a seat, each with what it is worth; none if the list is empty.
pub(crate) fn holding_list(cx: &Context, all: &[Holding], owner: Owner) -> Option<Node> {
    let item = |held: &Holding| {
        el("li")
            .child(picture(*held, owner))
            .child(span("", capital(&held.say(cx.texts()))))
    };
    let items: Vec<Node> = all.iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings told-all").children(items))
}

/// The picture of a kind of thing in the colour of a seat.
pub(crate) fn picture(held: Holding, owner: Owner) -> Node {
    match held {
        Holding::Goods { goods, .. } => drawing::token(Token::Goods(goods)),
        Holding::Ingots { .. } => drawing::token(Token::Ingot),
        Holding::Flock { .. } => drawing::neutral(Shape::Sheep),
        Holding::Messenger { .. } => drawing::figure(Shape::Messenger, owner),
        Holding::Robber { .. } => drawing::figure(Shape::Robber, owner),
    }
}
