//! What somebody holds beside figures: goods, ingots, a flock, the messenger with its points, the robber on the track.

use crate::context::Context;
use crate::elements::drawing;
use crate::elements::drawing::Token;
use crate::elements::tree::{Node, el, span};
use crate::messages::Texts;
use crate::messages::capital;
use crate::stage::TileStage;
use engine::rules::Figure;
use engine::rules::{Game, MOST_GOODS, Marker, Part, RobberAt, space};
use engine::table::Seat;
use engine::tiles::Goods;
use view::scene::figures::on_board::shape_of;
use view::scene::figures::{Owner, Shape};

/// One kind of thing that somebody holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Tokens of goods.
    Goods {
        goods: Goods,
        /// How many, at least one.
        count: u16,
        /// Whether nobody has more.
        most: bool,
    },
    Ingots {
        /// How many, at least one.
        count: u16,
        /// What they are worth at the end.
        points: u16,
    },
    /// The flock beside the shepherd.
    Flock {
        /// How many sheep, at least one.
        sheep: u16,
        /// What whoever guides it home scores: all sheep of the field (HS-12, HS-14).
        points: u16,
    },
    /// The second score figure, on its way.
    Messenger {
        /// The points it brought.
        points: u32,
    },
    /// The robber that lies in wait on the score track (ROB-02).
    Robber {
        /// The space of the track.
        space: u8,
    },
}

impl Holding {
    /// What stands beside its picture: how many, or the space of the track.
    pub fn number(self) -> u32 {
        match self {
            Holding::Goods { count, .. } => count.into(),
            Holding::Ingots { count, .. } => count.into(),
            Holding::Flock { sheep, .. } => sheep.into(),
            Holding::Messenger { points } => space(points).into(),
            Holding::Robber { space } => space.into(),
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

/// The same in a game, with the points that the messenger is seen to have brought.
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
    // At the end a flock is worth nothing (HS-20), and the messenger's points are with the others.
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

/// How many kinds of things somebody may come to hold in this game: their room is kept, so that the board below stays where it is.
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

/// Pictures and numbers, for the place of a player; nothing for somebody who holds nothing.
pub(crate) fn holdings_node(cx: &Context, stage: &TileStage, seat: Seat) -> Option<Node> {
    let item = |held: &Holding| {
        let what = capital(&held.say(cx.texts()));
        el("li")
            .class("stock")
            .hover_title(what.clone())
            .child(picture(*held, stage.owner(seat)))
            .child(span("count", held.number().to_string()).attr("aria-hidden", "true"))
            .child(span("unseen", what))
    };
    let items: Vec<Node> = holdings(stage, seat).iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings").children(items))
}

/// A sentence for each thing, for the dialog of a seat.
pub(crate) fn holdings_told(cx: &Context, stage: &TileStage, seat: Seat) -> Option<Node> {
    list_told(cx, &holdings(stage, seat), stage.owner(seat))
}

/// The same of things that a seat of a colour holds; nothing where there are none.
pub(crate) fn list_told(cx: &Context, all: &[Holding], owner: Owner) -> Option<Node> {
    let item = |held: &Holding| {
        el("li")
            .child(picture(*held, owner))
            .child(span("", capital(&held.say(cx.texts()))))
    };
    let items: Vec<Node> = all.iter().map(item).collect();
    let some = !items.is_empty();
    some.then(|| el("ul").class("holdings told-all").children(items))
}

fn picture(held: Holding, owner: Owner) -> Node {
    match held {
        Holding::Goods { goods, .. } => drawing::token(Token::Goods(goods)),
        Holding::Ingots { .. } => drawing::token(Token::Ingot),
        Holding::Flock { .. } => drawing::neutral(Shape::Sheep),
        Holding::Messenger { .. } => drawing::figure(Shape::Messenger, owner),
        Holding::Robber { .. } => drawing::figure(Shape::Robber, owner),
    }
}

/// The figures a player has left, by name, for the dialog of a seat.
pub(crate) fn supply_told(cx: &Context, stage: &TileStage, seat: Seat) -> Node {
    let supply = stage.game().player(seat).supply();
    let meeples = (
        Figure::Meeple,
        cx.texts().meeples_left(supply.count(Figure::Meeple).into()),
    );
    let named = |(figure, count): (Figure, u8)| {
        let name = cx.texts().figures(figure, count.into());
        (figure, name)
    };
    let item = |(figure, told): (Figure, String)| {
        el("li")
            .child(drawing::figure(shape_of(figure), stage.owner(seat)))
            .child(span("", capital(&told)))
    };
    let all = std::iter::once(meeples).chain(supply.special().map(named));
    el("ul").class("holdings told-all").children(all.map(item))
}
