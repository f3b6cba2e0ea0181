//! What happened and what the state of the game is, in sentences.

use crate::context::Context;
use crate::messages::Lying;
use crate::messages::PlayerNames;
use crate::messages::Site;
use crate::messages::Texts;
use crate::messages::TileLook;
use crate::messages::ToCome;
use crate::messages::sentences;
use crate::stage::TileStage;
use crate::stage::tiles::event_traits::EventPlace;
use crate::stage::tiles::event_traits::traits_of;
use engine::rules::Event;
use engine::rules::Game;
use engine::rules::Marker;
use engine::rules::Part;
use engine::rules::Placed;
use engine::rules::Scored;
use engine::rules::space;
use engine::table::Line;
use engine::table::LoggedEvent;
use engine::table::Seat;
/// The place of an event on a segment.
pub(crate) fn site_of(game: &Game, event: &Event) -> Option<Site> {
    match traits_of(event).place {
        EventPlace::Spot(spot) => Some(Site::from_spot(game, spot)),
        EventPlace::Cell(_) | EventPlace::Nowhere => None,
    }
}

/// Which piece was placed where; on a segment, at its `site`.
pub(crate) fn placement_text(
    texts: &Texts,
    player_names: &PlayerNames,
    site: Option<Site>,
    event: &Event,
) -> Option<String> {
    Some(match *event {
        Event::Placed {
            seat,
            tile,
            pos,
            rotation,
        } => texts.places_at(player_names.name(seat), pos, &TileLook::new(tile, rotation)),
        Event::Deployed {
            seat, figure, kind, ..
        } => texts.deploys_at(player_names.name(seat), figure, kind, site?),
        _ => {
            let traits = traits_of(event);
            let place = match traits.place {
                EventPlace::Spot(_) if traits.names_place => texts.site(site?),
                EventPlace::Cell(pos) if traits.names_place => texts.cell(pos),
                EventPlace::Spot(_) | EventPlace::Cell(_) | EventPlace::Nowhere => return None,
            };
            with_place(&sentences::event(texts, player_names, event), &place)
        }
    })
}

/// An event in a sentence, with its place if it has one, for the announcer and the log.
pub(crate) fn event_text(
    texts: &Texts,
    player_names: &PlayerNames,
    site: Option<Site>,
    event: &Event,
) -> String {
    placement_text(texts, player_names, site, event)
        .unwrap_or_else(|| sentences::event(texts, player_names, event))
}

/// A sentence with a place added at its end.
pub(crate) fn with_place(sentence: &str, place: &str) -> String {
    format!("{}, {place}.", sentence.trim_end_matches('.'))
}

/// A score with its details, and which score figure moves if there are several.
pub(crate) fn score_text(
    texts: &Texts,
    player_names: &PlayerNames,
    game: &Game,
    scored: &Scored,
) -> String {
    let told = points_text(texts, player_names, scored);
    if game.markers().len() < 2 || scored.points == 0 {
        return told;
    }
    format!("{told} {}", moved(texts, scored))
}

/// Which score figure moved, from where to where.
pub(crate) fn moved(texts: &Texts, scored: &Scored) -> String {
    let totals = [scored.before, scored.before + u32::from(scored.points)];
    let [from, to] = totals.map(|total| u32::from(space(total)));
    texts.moves(scored.marker, from, to)
}

/// Scored points with their details.
pub(crate) fn points_text(texts: &Texts, player_names: &PlayerNames, scored: &Scored) -> String {
    let lines: Vec<Line> = scored.items.iter().map(|item| item.line).collect();
    let told = texts.scored(&sentences::points(texts, player_names, scored), &lines);
    let grounds = sentences::special_grounds(texts, player_names, scored);
    [told]
        .into_iter()
        .chain(grounds)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Events in sentences.
pub(crate) fn narration(
    texts: &Texts,
    player_names: &PlayerNames,
    game: &Game,
    events: &[Event],
) -> String {
    let sentence = |event: &Event| match event {
        Event::Scored(scored) => score_text(texts, player_names, game, scored),
        event => event_text(texts, player_names, site_of(game, event), event),
    };
    let told = events.iter().filter(|event| {
        // The beginning of a turn is announced with the tile that is then in hand.
        let news = match event {
            Event::TurnBegan { .. } => false,
            Event::Scored(scored) => scored.is_news(),
            _ => true,
        };
        news && (event.is_logged() || matches!(event, Event::Passed(_)))
    });
    told.map(sentence).collect::<Vec<_>>().join(" ")
}

/// The positions of a seat's score figures, in words, as far as their points were shown.
pub(crate) fn positions(
    texts: &Texts,
    player_names: &PlayerNames,
    stage: &TileStage,
    seat: Seat,
) -> String {
    let game = stage.game();
    let total = |marker: Marker| stage.total(seat, marker);
    let messenger = game
        .plays(Part::Messengers)
        .then(|| total(Marker::Messenger));
    let robber = game.plays(Part::Robbers).then(|| game.robbers().at(seat));
    texts.on_track(
        player_names.name(seat),
        total(Marker::Score),
        messenger,
        robber,
    )
}

/// The neutral pieces on a tile, in sentences.
pub(crate) fn lying_on(cx: &Context, game: &Game, placed: &Placed) -> Vec<String> {
    let all = Lying::on(game, placed).into_iter();
    all.map(|lying| cx.texts().lies(lying)).collect()
}

/// How many tiles are unseen, and where they are.
pub(crate) fn unseen_in_all(cx: &Context, stage: &TileStage) -> String {
    cx.texts().unseen_in_all(&ToCome::from_game(stage.game()))
}
