//! Events, questions and features as JSON, for `bastide replay --json`; every line is described in `JSON.md`.

use engine::rules::{
    Event, Game, Marker, Question, RegionId, Removal, Scored, Source, Spell, Spot, Timing,
    segment_name,
};
use engine::table::{Line, Party, ScoreItem, Seat, SeatSet};
use engine::tiles::{FeatureKind, Pos, SegmentId, TileId, catalogue};
use serde_json::{Value, json};

use crate::replay::Telling;

/// The number of a seat.
pub fn seat(seat: Seat) -> u8 {
    seat.0 + 1
}

/// The numbers of some seats.
pub fn seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(seat).collect()
}

fn tile(tile: TileId) -> &'static str {
    catalogue().tile(tile).name
}

fn cell(pos: Pos) -> [i16; 2] {
    [pos.x, pos.y]
}

/// A segment: its cell, its index on the printed tile, and its name as records write it.
fn spot(game: &Game, spot: Spot) -> Value {
    let board = game.board();
    let name = board.get(spot.pos).map(|index| {
        let placed = board.at(index);
        segment_name(catalogue().tile(placed.tile), spot.segment, placed.rotation)
    });
    json!({"cell": cell(spot.pos), "segment": spot.segment.0, "name": name})
}

fn kind(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Road => "road",
        FeatureKind::City => "city",
        FeatureKind::Monastery => "monastery",
        FeatureKind::Garden => "garden",
        FeatureKind::Field => "field",
    }
}

/// `"chance"` or the number of a seat.
pub fn party(party: Party) -> Value {
    match party {
        Party::Chance => json!("chance"),
        Party::Player(player) => json!(seat(player)),
    }
}

/// What is asked, in a word.
fn question(question: Question) -> String {
    match question {
        Question::First => "first".to_owned(),
        Question::Draw(_) => "draw".to_owned(),
        Question::Reveal => "reveal".to_owned(),
        Question::Roll => "roll".to_owned(),
        Question::Token => "token".to_owned(),
        Question::Place => "place".to_owned(),
        Question::Discard => "discard".to_owned(),
        Question::Ingot => "ingot".to_owned(),
        Question::Gingerbread => "gingerbread".to_owned(),
        Question::TakeIngot => "take-ingot".to_owned(),
        Question::Magic(Spell::Tile) => "magic".to_owned(),
        Question::Magic(Spell::Meeting) => "part-wizards".to_owned(),
        Question::Rob => "rob".to_owned(),
        Question::Figure => "figure".to_owned(),
        Question::Land => "land".to_owned(),
        Question::Flock => "flock".to_owned(),
        Question::Ferry => "ferry".to_owned(),
        Question::TurnFerry => "turn-ferry".to_owned(),
        Question::ScoreNext => "score-next".to_owned(),
        Question::Advance(points) => format!("advance {points}"),
        Question::Steal => "steal".to_owned(),
        Question::Message(message) => format!("message {}", message.number()),
        Question::Circle => "circle".to_owned(),
        Question::CircleAdd => "circle-add".to_owned(),
        Question::CircleRemove => "circle-remove".to_owned(),
        Question::Confirm => "confirm".to_owned(),
        Question::Over => "over".to_owned(),
    }
}

impl Telling for Game {
    fn is_used_up(&self) -> bool {
        self.setup().stack.is_some() && !self.tiles_left()
    }

    fn question(asked: Question) -> String {
        question(asked)
    }

    fn event(&self, told: &Event) -> Value {
        event(self, told)
    }

    /// The stack and every joined feature.
    fn end(&self) -> Vec<(&'static str, Value)> {
        let mut features: Vec<RegionId> = self.regions().all().map(|(id, _)| id).collect();
        features.sort_by_key(|&id| (self.regions().get(id).kind, self.spot_of(id)));
        let features: Vec<Value> = features.into_iter().map(|id| feature(self, id)).collect();
        vec![
            ("tiles_left", json!(self.stack().left())),
            ("features", json!(features)),
        ]
    }
}

fn event(game: &Game, event: &Event) -> Value {
    match event {
        Event::First(player) => json!({"event": "first", "seat": seat(*player)}),
        Event::TurnBegan {
            seat: player,
            number,
        } => {
            json!({"event": "turn-began", "seat": seat(*player), "turn": number})
        }
        Event::PartBegan(player) => json!({"event": "part-began", "seat": seat(*player)}),
        Event::Drew {
            seat: player,
            tile: drawn,
            hidden,
        } => {
            json!({"event": "drew", "seat": seat(*player), "tile": drawn.map(tile), "hidden": hidden})
        }
        Event::HandShown {
            seat: player,
            tiles,
        } => {
            let tiles: Vec<&str> = tiles.iter().map(|&shown| tile(shown)).collect();
            json!({"event": "hand-shown", "seat": seat(*player), "tiles": tiles})
        }
        Event::Removed {
            seat: player,
            tile: lost,
            why,
        } => {
            let why = if *why == Removal::Unplaceable {
                "unplaceable"
            } else {
                "discarded"
            };
            json!({"event": "removed", "seat": seat(*player), "tile": tile(*lost), "why": why})
        }
        Event::TileHidden(player) => json!({"event": "tile-hidden", "seat": seat(*player)}),
        Event::Placed {
            seat: player,
            tile: placed,
            pos,
            rotation,
        } => {
            let (placed, turns) = (tile(*placed), *rotation as u8);
            json!({"event": "placed", "seat": seat(*player), "tile": placed, "cell": cell(*pos), "rotation": turns})
        }
        Event::DoubleTurn(player) => json!({"event": "double-turn", "seat": seat(*player)}),
        Event::RobberPlaced {
            seat: player,
            space,
        } => {
            json!({"event": "robber-placed", "seat": seat(*player), "space": space})
        }
        Event::Conjured {
            seat: player,
            wizard,
            kind: on,
            spot: at,
        } => {
            json!({"event": "conjured", "seat": seat(*player), "figure": wizard.name(), "on": kind(*on), "spot": spot(game, *at)})
        }
        Event::WizardLeft { wizard, spot: from } => {
            json!({"event": "wizard-left", "figure": wizard.name(), "spot": spot(game, *from)})
        }
        Event::Deployed {
            seat: player,
            figure,
            kind: on,
            spot: at,
        } => {
            let figure = figure.name();
            json!({"event": "deployed", "seat": seat(*player), "figure": figure, "on": kind(*on), "spot": spot(game, *at)})
        }
        Event::TookOff {
            seat: player,
            figure,
        } => json!({"event": "took-off", "seat": seat(*player), "figure": figure.name()}),
        Event::Rolled {
            seat: player,
            cells,
            pos,
        } => json!({"event": "rolled", "seat": seat(*player), "die": cells, "cell": cell(*pos)}),
        Event::Landed {
            seat: player,
            figure,
            kind: on,
            spot: at,
        } => {
            let figure = figure.name();
            json!({"event": "landed", "seat": seat(*player), "figure": figure, "on": kind(*on), "spot": spot(game, *at)})
        }
        Event::FlightFailed {
            seat: player,
            figure,
        } => json!({"event": "flight-failed", "seat": seat(*player), "figure": figure.name()}),
        Event::TokenDrawn {
            seat: player,
            token,
            spot: at,
        } => {
            let token = token.name();
            json!({"event": "token-drawn", "seat": seat(*player), "token": token, "spot": spot(game, *at)})
        }
        Event::FlockGuided { by, spot: at } => {
            json!({"event": "flock-guided", "seat": by.map(seat), "spot": spot(game, *at)})
        }
        Event::FerryLaid {
            seat: player,
            pos,
            quays,
        } => ferry("ferry-laid", game, *player, *pos, *quays),
        Event::FerryTurned {
            seat: player,
            pos,
            quays,
        } => ferry("ferry-turned", game, *player, *pos, *quays),
        Event::Passed(player) => json!({"event": "passed", "seat": seat(*player)}),
        Event::Completed {
            kind: what,
            spot: at,
            winners,
        } => {
            json!({"event": "completed", "feature": kind(*what), "spot": spot(game, *at), "winners": seats(*winners)})
        }
        Event::Scored(scored) => self::scored(game, scored),
        Event::GoodsTaken {
            seat: player,
            goods,
            count,
        } => {
            json!({"event": "goods-taken", "seat": seat(*player), "goods": goods.name(), "count": count})
        }
        Event::IngotPlaced { seat: player, pos } => {
            json!({"event": "ingot-placed", "seat": seat(*player), "cell": cell(*pos)})
        }
        Event::IngotsTaken {
            seat: player,
            pos,
            count,
        } => {
            json!({"event": "ingots-taken", "seat": seat(*player), "cell": cell(*pos), "count": count})
        }
        Event::IngotsRemoved(count) => json!({"event": "ingots-removed", "count": count}),
        Event::Returned {
            seat: player,
            figure,
            spot: from,
        } => {
            json!({"event": "returned", "seat": seat(*player), "figure": figure.name(), "spot": spot(game, *from)})
        }
        Event::GingerbreadMoved {
            seat: player,
            spot: to,
        } => {
            json!({"event": "gingerbread-moved", "seat": seat(*player), "spot": spot(game, *to)})
        }
        Event::GingerbreadLeft => json!({"event": "gingerbread-left"}),
        Event::RobberFollowed {
            seat: player,
            space,
        } => {
            json!({"event": "robber-followed", "seat": seat(*player), "space": space})
        }
        Event::RobberReturned(player) => json!({"event": "robber-returned", "seat": seat(*player)}),
        Event::MessageRead {
            seat: player,
            message,
        } => {
            json!({"event": "message-read", "seat": seat(*player), "message": message.number()})
        }
        Event::CircleChosen {
            seat: player,
            circle,
        } => {
            json!({"event": "circle-chosen", "seat": seat(*player), "circle": circle.name()})
        }
        Event::TurnEnded(player) => json!({"event": "turn-ended", "seat": seat(*player)}),
        Event::FinalScoring => json!({"event": "final-scoring"}),
        Event::MessengerAdded {
            seat: player,
            total,
        } => {
            json!({"event": "messenger-added", "seat": seat(*player), "total": total})
        }
        Event::Won(winners) => json!({"event": "won", "seats": seats(*winners)}),
    }
}

fn ferry(name: &str, game: &Game, player: Seat, pos: Pos, quays: [SegmentId; 2]) -> Value {
    let quays = quays.map(|segment| spot(game, Spot { pos, segment }));
    json!({"event": name, "seat": seat(player), "quays": quays})
}

fn scored(game: &Game, scored: &Scored) -> Value {
    json!({
        "event": "scored",
        "seat": seat(scored.seat),
        "points": scored.points,
        "source": source(scored.source),
        "final": scored.timing == Timing::Final,
        "spot": scored.spot.map(|at| spot(game, at)),
        "items": scored.items.iter().map(item).collect::<Vec<_>>(),
        "figure": if scored.marker == Marker::Score { "score" } else { "messenger" },
        "before": scored.before,
    })
}

fn source(source: Source) -> String {
    match source {
        Source::Feature(what) => kind(what).to_owned(),
        Source::Message(message) => format!("message {}", message.number()),
        Source::Theft(victim) => format!("theft {}", seat(victim)),
        Source::Robber => "robber".to_owned(),
        Source::Goods(goods) => format!("goods {}", goods.name()),
        Source::Gold => "gold".to_owned(),
        Source::Gingerbread => "gingerbread".to_owned(),
        Source::Flock => "flock".to_owned(),
    }
}

fn item(item: &ScoreItem) -> Value {
    let cells: Vec<[i16; 2]> = item.tiles.iter().copied().map(cell).collect();
    let mut told = line(item.line);
    told["tiles"] = json!(cells);
    told
}

/// A line of a score.
pub fn line(line: Line) -> Value {
    json!({
        "what": line.measure.name(),
        "count": line.count,
        "each": line.each,
        "points": line.points(),
        "rule": line.rule.to_string(),
    })
}

fn feature(game: &Game, id: RegionId) -> Value {
    let region = game.regions().get(id);
    let tiles: Vec<[i16; 2]> = game
        .regions()
        .tiles(id)
        .into_iter()
        .map(|index| cell(game.board().at(index).pos))
        .collect();
    let figures: Vec<Value> = game
        .on(id)
        .map(|s| json!({"seat": seat(s.owner), "figure": s.figure.name(), "spot": spot(game, game.spot(s.seg))}))
        .collect();
    json!({
        "kind": kind(region.kind),
        "spot": spot(game, game.spot_of(id)),
        "tiles": tiles,
        "shields": region.shields,
        "complete": region.complete(),
        "owners": seats(game.majority(id)),
        "figures": figures,
    })
}
