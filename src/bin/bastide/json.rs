//! Events, questions and features as JSON, for `bastide replay --json`; every line is described in `JSON.md`.

use engine::rules::{
    Event, Fact, Game, Marker, Question, RegionId, Scored, Spot, Timing, segment_name,
};
use engine::table::{Line, Party, ScoreItem, Seat, SeatSet};
use engine::tiles::{Pos, TileId, catalogue};
use serde_json::{Value, json};

use crate::replay::Telling;

/// The number of a seat, from 1.
pub fn seat(seat: Seat) -> u8 {
    seat.0 + 1
}

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

/// `"chance"` or the number of a seat.
pub fn party(party: Party) -> Value {
    match party {
        Party::Chance => json!("chance"),
        Party::Player(player) => json!(seat(player)),
    }
}

impl Telling for Game {
    fn is_used_up(&self) -> bool {
        self.setup().stack.is_some() && !self.tiles_left()
    }

    /// Its name, and what it is about.
    fn question(question: Question) -> String {
        let name = question.name();
        match question {
            Question::Advance(points) => format!("{name} {points}"),
            Question::Message(message) => format!("{name} {}", message.number()),
            _ => name.to_owned(),
        }
    }

    fn event(&self, event: &Event) -> Value {
        if let Event::Scored(scored) = event {
            return self::scored(self, scored);
        }
        let (name, facts) = event.facts();
        let mut told = json!({"event": name});
        for (key, said) in facts {
            told[key] = fact(self, said);
        }
        told
    }

    /// The stack and all features.
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

fn fact(game: &Game, fact: Fact) -> Value {
    match fact {
        Fact::Seat(player) => json!(player.map(seat)),
        Fact::Seats(players) => json!(seats(players)),
        Fact::Tile(shown) => json!(shown.map(tile)),
        Fact::Tiles(shown) => json!(shown.into_iter().map(tile).collect::<Vec<_>>()),
        Fact::Cell(pos) => json!(cell(pos)),
        Fact::Spot(at) => spot(game, at),
        Fact::Spots(both) => json!(both.map(|at| spot(game, at))),
        Fact::Number(number) => json!(number),
        Fact::Is(so) => json!(so),
        Fact::Word(word) => json!(word),
    }
}

fn scored(game: &Game, scored: &Scored) -> Value {
    json!({
        "event": "scored",
        "seat": seat(scored.seat),
        "points": scored.points,
        "source": scored.source.to_string(),
        "final": scored.timing == Timing::Final,
        "spot": scored.spot.map(|at| spot(game, at)),
        "items": scored.items.iter().map(item).collect::<Vec<_>>(),
        "strength": strength(game, scored),
        "tie_break": scored.tie_break.map(|tie| {
            json!({"seats": seats(tie.seats), "rule": tie.rule.to_string()})
        }),
        "figure": if scored.marker == Marker::Score { "score" } else { "messenger" },
        "before": scored.before,
    })
}

/// Each seat's strength in the majority; null where no majority is decided.
fn strength(game: &Game, scored: &Scored) -> Value {
    let by_seat = &scored.strength[..usize::from(game.seats())];
    match by_seat.iter().all(|&strength| strength == 0) {
        true => Value::Null,
        false => json!(by_seat),
    }
}

fn item(item: &ScoreItem) -> Value {
    let cells: Vec<[i16; 2]> = item.tiles.iter().copied().map(cell).collect();
    let mut told = line(item.line);
    told["tiles"] = json!(cells);
    told
}

/// One item of a score: what is counted, and by which rule.
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
        "kind": region.kind.name(),
        "spot": spot(game, game.spot_of(id)),
        "tiles": tiles,
        "shields": region.shields,
        "complete": region.complete(),
        "owners": seats(game.majority(id)),
        "figures": figures,
    })
}
