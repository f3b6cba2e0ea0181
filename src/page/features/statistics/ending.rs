//! What is counted of a game that has just ended.

use crate::context::Context;
use crate::context::settled::settled_winners;
use crate::elements::table_note::Settled;
use crate::features::statistics::game::{
    FinishedGame, First, MOST_FOUND, Outcome, Reviewed, SOURCES,
};
use crate::features::statistics::sources;
use crate::stage::AnyStage;
use crate::stage::tiles::event_traits::cells_of;
use engine::ai::cards::review::Decision;
use engine::rules::{self, Action, Event, Module, Source};
use engine::session::{Control, Level, Seating, Session};
use engine::table::{Digest, Kind, LoggedEvent, Notes, Party, Record, Recorded, Seat, SeatSet};
use engine::tiles::FeatureKind;

/// How many decisions tell a game from others. A game that is continued differently later on remains the same.
const TELLING: usize = 20;
/// The tiles of a city, and the points of a field, that are a first.
const CITY: usize = 10;
const FIELD: u16 = 30;

/// The game that has ended on the screen, if it counts: one of our own page, from its beginning, with somebody here.
pub(super) fn finished_game(cx: &Context) -> Option<FinishedGame> {
    let stage = cx.any_stage().filter(|stage| !stage.is_locked())?;
    let people = people_here(stage.seating());
    let elsewhere = cx.board_mode().is_some() || cx.active.task.is_some();
    if elsewhere || people.iter().next().is_none() {
        return None;
    }
    let settled = settled_winners(cx);
    let game = match stage {
        AnyStage::Tiles(stage) => {
            let (session, game) = (stage.session(), stage.session().game());
            let winners = settled.unwrap_or(game.leaders());
            let boxes = Module::ALL.into_iter();
            Some(FinishedGame {
                boxes: boxes.filter(|one| one.is_in(game.setup())).collect(),
                firsts: firsts(session, people),
                places: places(session, people, |one| matches!(one, Action::Place { .. })),
                ..counted(session, Kind::Tiles, (people, winners), sources::of_tiles)?
            })
        }
        AnyStage::Cards(stage) => {
            let session = stage.session();
            let winners = settled.unwrap_or(session.game().leaders());
            Some(FinishedGame {
                places: places(session, people, Decision::is_of),
                ..counted(session, Kind::Cards, (people, winners), sources::of_cards)?
            })
        }
    }?;
    let drawn = cx.active.settled == Some(Settled::Draw) && game.outcome != Outcome::Even;
    let outcome = if drawn { Outcome::Drawn } else { game.outcome };
    Some(FinishedGame { outcome, ..game })
}

/// The seats of people at this screen.
fn people_here(seating: &Seating) -> SeatSet {
    let chairs = (0..).map(Seat).zip(seating.chairs());
    let people = chairs.filter(|(_, chair)| chair.control.is_person());
    people.map(|(seat, _)| seat).collect()
}

/// What is counted of both games; none of a game that began in the middle.
fn counted<G: Recorded>(
    session: &Session<G>,
    kind: Kind,
    (people, winners): (SeatSet, SeatSet),
    number: fn(<G::Event as LoggedEvent>::Origin) -> usize,
) -> Option<FinishedGame> {
    let mut results = vec![[0_u32; SOURCES]; people.iter().count()];
    for row in session.table().rows {
        for (result, seat) in results.iter_mut().zip(people.iter()) {
            let sum = &mut result[number(row.origin)];
            *sum = sum.saturating_add(row.points.get(seat.index()).copied().unwrap_or(0));
        }
    }
    let chairs = session.seating().chairs();
    let others = chairs.len() > results.len();
    let won = people.iter().any(|seat| winners.has(seat));
    Some(FinishedGame {
        id: digest(session)?,
        kind,
        outcome: match (others, won) {
            (false, _) => Outcome::Even,
            (true, true) => Outcome::Won,
            (true, false) => Outcome::Lost,
        },
        levels: levels(session.seating()),
        boxes: Vec::new(),
        results,
        firsts: Vec::new(),
        places: Vec::new(),
        reviews: Vec::new(),
    })
}

/// The places in the order of turns of people at this screen, counted from whoever made the first move.
fn places<G: Recorded>(
    session: &Session<G>,
    people: SeatSet,
    is_move: impl Fn(G::Action) -> bool,
) -> Vec<u8> {
    let mut moves = session.entries().iter();
    let first = moves.find(|entry| is_move(entry.action));
    let Some(Party::Player(first)) = first.map(|entry| entry.by) else {
        return Vec::new();
    };
    let order: Vec<Seat> = first.clockwise(session.game().seats()).collect();
    let place = |seat| (1..).zip(&order).find(|&(_, &other)| other == seat);
    let places = people.iter().filter_map(place);
    places.map(|(place, _)| place).collect()
}

/// The game on the screen, if it counts, with what a review has found about each seat: what choices lost, and luck.
pub(super) fn reviewed_game(
    cx: &Context,
    found: impl Fn(Seat) -> (i32, i32),
) -> Option<FinishedGame> {
    let game = finished_game(cx)?;
    let people = people_here(cx.any_stage()?.seating());
    let review = |seat| {
        let (lost, luck) = found(seat);
        let luck = luck.clamp(-MOST_FOUND, MOST_FOUND);
        Reviewed {
            lost: lost.clamp(0, MOST_FOUND),
            luck: (game.kind == Kind::Tiles).then_some(luck),
        }
    };
    let reviews = people.iter().map(review).collect();
    Some(FinishedGame { reviews, ..game })
}

/// The levels of the computers, weakest first.
fn levels(seating: &Seating) -> Vec<Level> {
    let plays = |level: &Level| {
        let computer = Control::Computer(*level);
        let mut chairs = seating.chairs().iter();
        chairs.any(|chair| chair.control == computer)
    };
    Level::ALL.into_iter().filter(plays).collect()
}

/// The digest of setup, seed and first decisions; none for a game that began in the middle. The last decisions are left out, which
/// can be taken back after the end.
fn digest<G: Recorded>(session: &Session<G>) -> Option<u64> {
    let entries = session.entries();
    let drawn = entries.iter().rposition(|entry| entry.by == Party::Chance);
    let telling = drawn.map_or(0, |last| last + 1).min(TELLING);
    let record = session.to_record();
    let record = Record {
        players: Vec::new(),
        table: String::new(),
        actions: Vec::new(),
        notes: Notes::default(),
        ..record
    };
    let decisions = entries[..telling].iter().map(|entry| entry.line.as_str());
    let mut digest = Digest::default();
    for byte in record.write_save(decisions).bytes() {
        digest.mix(byte.into());
    }
    record.position.is_none().then(|| digest.number())
}

/// Which firsts people at this screen have reached in a game.
fn firsts(session: &Session, people: SeatSet) -> Vec<First> {
    let reached = |first: &First| {
        let mut events = session.log().iter().map(|line| &line.event);
        events.any(|event| match event {
            Event::Scored(scored) if people.has(scored.seat) => is_first(*first, event, scored),
            _ => false,
        })
    };
    First::ALL.iter().copied().filter(reached).collect()
}

fn is_first(first: First, event: &Event, scored: &rules::Scored) -> bool {
    match first {
        First::City => {
            scored.source == Source::Feature(FeatureKind::City)
                && scored.points > 0
                && cells_of(event).len() >= CITY
        }
        First::Field => {
            scored.source == Source::Feature(FeatureKind::Field) && scored.points >= FIELD
        }
    }
}
