//! What moves on the table of the card game: laws over whole games.

use engine::cards::{Event, Game, Suit};
use engine::table::Seat;
use view::scene::cards::flights::{Journey, Scene, flights};
use view::scene::cards::layout::has_meeple;
use view::scene::cards::motion::Cargo;
use view::scene::cards::{Motion, Spread, Thing, Worth};
use view::scene::flight::plate;
use view::scene::layout::Layout;

use crate::card_table::{OWNERS, desktop, phone, played};

/// Whoever sits on the first seat looks on.
const VIEWER: Option<Seat> = Some(Seat(0));

/// What moves when events are shown to [`VIEWER`].
fn moved(layout: &Layout, before: &Game, after: &Game, events: &[Event], now: f64) -> Motion {
    let seat = VIEWER;
    let (before, after) = (before.seen_by(seat), after.seen_by(seat));
    let spreads = [&before, &after].map(|game| Spread::lay_out(game, layout, seat));
    let scene = |game, spread| Scene { game, spread };
    let journey = Journey {
        before: scene(&before, &spreads[0]),
        after: scene(&after, &spreads[1]),
        layout,
        owners: &OWNERS,
        seat,
        dropped: None,
        now,
    };
    flights(journey, events)
}

/// The same for the events of one decision.
fn shown(layout: &Layout, before: &Game, after: &Game, events: &[Event], now: f64) -> Motion {
    let motion = moved(layout, before, after, events, now);
    let spread = Spread::lay_out(&after.seen_by(VIEWER), layout, VIEWER);
    for thing in motion.flights.iter().filter_map(|flight| flight.hides) {
        assert!(spread.rect(thing).is_some(), "{thing:?} is on the table");
        let slides = motion.slides.iter().any(|slide| slide.thing == thing);
        assert!(!slides, "{thing:?} flies or slides");
    }
    motion
}

/// Plays two games and looks at all that moves.
fn every(mut look: impl FnMut(&Game, &Game, &[Event], &Motion)) {
    let layout = desktop();
    for seats in [2, 4] {
        played(seats, 3, |before, after, events| {
            let motion = shown(&layout, before, after, events, 1000.0);
            look(before, after, events, &motion);
            false
        });
    }
}

#[test]
fn whatever_comes_to_a_row_flies_there() {
    let mut seen = [0; 2];
    every(|_, _, events, motion| {
        let flies = |wanted: fn(&Thing) -> bool| {
            let hidden = motion.flights.iter().filter_map(|flight| flight.hides);
            hidden.filter(wanted).count()
        };
        let cards = events.iter().filter(|event| {
            matches!(
                event,
                Event::Played { .. } | Event::TurnedUp(_) | Event::JokerLaid { .. }
            )
        });
        let claims = events
            .iter()
            .filter(|event| matches!(event, Event::Claimed { .. }));
        let (cards, claims) = (cards.count(), claims.count());
        assert_eq!(flies(|thing| matches!(thing, Thing::Card(..))), cards);
        assert_eq!(flies(|thing| matches!(thing, Thing::Meeple(..))), claims);
        seen = [seen[0] + cards, seen[1] + claims];
    });
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn card_25_claimed_cards_fly_to_the_home_of_their_owner() {
    let layout = desktop();
    let mut seen = 0;
    every(|_, after, events, motion| {
        for event in events {
            let Event::Taken { seat, cards, .. } = event else {
                continue;
            };
            seen += 1;
            let home = layout.home(seat.index());
            let came = motion
                .flights
                .iter()
                .filter(|flight| matches!(flight.cargo, Cargo::Card(..)) && flight.to.at == home);
            assert!(came.count() >= cards.len());
            let own = motion
                .flights
                .iter()
                .any(|flight| flight.hides == Some(Thing::Own));
            let lies_there = *seat == Seat(0) && has_meeple(after, Some(*seat));
            assert!(own || !lies_there, "its large meeple is not in two places");
        }
    });
    assert!(seen > 10);
}

#[test]
fn small_meeples_walk_as_far_as_points_were_won() {
    every(|before, after, _, motion| {
        for seat in (0..after.seats()).map(Seat) {
            let (old, new) = (before.player(seat).score(), after.player(seat).score());
            assert_eq!(motion.points(seat, new, 1000.0), f64::from(old));
            assert_eq!(motion.points(seat, new, motion.quiet), f64::from(new));
        }
        assert!(!motion.goes_on(motion.quiet));
    });
}

#[test]
fn points_of_a_row_rise_inside_of_it() {
    let mut risen = 0;
    for layout in [desktop(), phone()] {
        played(3, 3, |before, after, events| {
            let motion = shown(&layout, before, after, events, 1000.0);
            let spread = Spread::lay_out(after, &layout, Some(Seat(0)));
            let points = motion
                .flights
                .iter()
                .filter_map(|flight| match flight.cargo {
                    Cargo::Points(points, _) => Some((points, flight)),
                    _ => None,
                });
            let rows = events.iter().filter_map(|event| match event {
                Event::Scored(scored) => Some(scored.row),
                _ => None,
            });
            for ((points, flight), row) in points.zip(rows) {
                let Some(row) = row else { continue };
                let whole = spread.lane(row).whole;
                for stop in [flight.from, flight.to] {
                    let lies = kurbo::Rect::from_center_size(stop.at, plate(points));
                    assert_eq!(
                        whole.union(lies),
                        whole,
                        "{points} in the {} row",
                        row.name()
                    );
                }
                risen += 1;
            }
            false
        });
    }
    assert!(risen > 40, "{risen}");
}

#[test]
fn what_a_claim_brings_stands_inside_of_its_row() {
    let mut seen = 0;
    for layout in [desktop(), phone()] {
        played(3, 5, |_, game, _| {
            let spread = Spread::lay_out(game, &layout, Some(Seat(0)));
            for row in Suit::ALL {
                let worth = Worth::from_foreseen(row, &game.foresee(Seat(0), row));
                let lane = spread.lane(row);
                let feet = lane.meeples.iter().copied().chain([lane.end]);
                for foot in feet {
                    let plate = worth.plate(lane, foot);
                    assert_eq!(lane.whole.union(plate), lane.whole, "{plate:?} {foot:?}");
                    seen += 1;
                }
            }
            false
        });
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn card_17_a_card_face_down_flies_face_down() {
    let mut seen = 0;
    every(|_, _, events, motion| {
        for event in events {
            if let Event::Played {
                seat, card: None, ..
            } = event
            {
                let cargo = motion.flights[0].cargo;
                let own = *seat == Seat(0);
                assert!(
                    matches!(cargo, Cargo::Card(first, None) if first.is_some() == own),
                    "{cargo:?}"
                );
                seen += 1;
            }
        }
    });
    assert!(seen > 10);
}

#[test]
fn card_12_cards_dealt_to_the_hand_in_the_bar_come_one_by_one_to_their_places() {
    let mut seen = 0;
    every(|before, after, events, motion| {
        let own = events
            .iter()
            .filter(|event| **event == Event::Dealt(Seat(0)));
        let hidden = motion.flights.iter().filter_map(|flight| flight.hides);
        let new: Vec<Thing> = hidden
            .filter(|thing| matches!(thing, Thing::Hand(_)))
            .collect();
        assert_eq!(new.len(), own.count());
        let more = after.player(Seat(0)).hand().len() > before.player(Seat(0)).hand().len();
        assert_eq!(!new.is_empty(), more);
        seen += new.len();
    });
    assert!(seen > 50);
}

#[test]
fn a_large_meeple_keeps_its_size_where_more_than_a_decision_is_shown() {
    let layout = desktop();
    let mut claimed: Option<(Game, Vec<Event>)> = None;
    let mut seen = 0;
    every(|before, after, events, _| {
        let claims = |event: &Event| matches!(event, Event::Claimed { .. });
        if claimed.is_none() && events.iter().any(claims) {
            claimed = Some((before.clone(), Vec::new()));
        }
        if let Some((_, all)) = &mut claimed {
            all.extend_from_slice(events);
        }
        let scored = |event: &Event| matches!(event, Event::RoundScored(_));
        if !events.iter().any(scored) {
            return;
        }
        let (before, all) = claimed.take().expect("a claim in every round");
        let motion = moved(&layout, &before, after, &all, 1000.0);
        let size = Spread::lay_out(&before, &layout, None).meeple.height;
        let leaves = motion.flights.iter();
        let leaves = leaves.filter(|flight| flight.since.is_some());
        for flight in leaves.filter(|flight| matches!(flight.cargo, Cargo::Meeple(_))) {
            seen += 1;
            assert!(flight.from.height <= size, "{:?}", flight.from);
        }
    });
    assert!(seen > 3, "{seen}");
}
