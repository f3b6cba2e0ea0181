//! What a turn brings, in few plain words beside its picture.

use crate::messages::{Place, PlayerNames, Texts, Whose, capital};
use crate::sentences::advice::consequence;
use engine::rules::{Action, Change, Event, Game};
use engine::tiles::Pos;

/// Most sentences about a turn.
pub(crate) const MOST: usize = 2;

/// What a turn brings and what it leads to, the most important first: points and other events, the figure that is put, features
/// that grow.
fn sentences(
    game: &Game,
    turn: &[Action],
    texts: &Texts,
    player_names: &PlayerNames,
) -> Vec<String> {
    let (mut events, mut figures, mut grown) = (Vec::new(), Vec::new(), Vec::new());
    let mut after = game.clone();
    for &action in turn {
        if let Action::Place {
            tile,
            pos,
            rotation,
        } = action
        {
            let changes = after.changes(tile, pos, rotation);
            let told = changes.iter();
            grown.extend(told.filter_map(|change| growth(change, texts, player_names)));
        }
        figures.extend(figure_in_short(&after, action, texts));
        let mut heard = Vec::new();
        let _ = after.apply(action, &mut heard);
        heard.retain(|event| !matches!(event, Event::Deployed { .. }));
        let heard = heard.iter();
        events.extend(heard.filter_map(|event| consequence(event, texts, player_names)));
    }
    let placed = matches!(turn.first(), Some(Action::Place { .. }));
    match (figures.is_empty(), placed) {
        (false, _) => {}
        (true, true) => figures.push(texts.no_figure_put().to_string()),
        (true, false) if events.is_empty() => figures.push(texts.nothing_put().to_string()),
        (true, false) => {}
    }
    events.into_iter().chain(figures).chain(grown).collect()
}

/// What a turn brings, in one or two sentences.
pub(crate) fn turn_in_short(
    game: &Game,
    turn: &[Action],
    texts: &Texts,
    player_names: &PlayerNames,
) -> String {
    let told = sentences(game, turn, texts, player_names);
    told[..told.len().min(MOST)].join(" ")
}

/// After the coordinates of a tile that it places, if they are on the board: "N13 – Knight in the city: 2 tiles."
pub(crate) fn placed(cell: Option<Pos>, texts: &Texts, told: &str) -> String {
    match cell {
        Some(pos) => format!("{} – {told}", texts.for_eyes().cell(pos)),
        None => told.to_string(),
    }
}

/// Where a turn lays its tile.
pub(crate) fn laid_at(turn: &[Action]) -> Option<Pos> {
    match turn.first() {
        Some(&Action::Place { pos, .. }) => Some(pos),
        _ => None,
    }
}

/// The same of two turns to compare, without what both bring, each in so many sentences.
pub(crate) fn turns_in_short(
    game: &Game,
    turns: [(&[Action], usize); 2],
    texts: &Texts,
    player_names: &PlayerNames,
) -> [String; 2] {
    let told = turns.map(|(turn, _)| sentences(game, turn, texts, player_names));
    let different = |at: usize| {
        let (own, other) = (&told[at], &told[1 - at]);
        let own: Vec<&str> = match own.iter().all(|one| other.contains(one)) {
            true => own.iter().map(String::as_str).collect(),
            false => {
                let fresh = own.iter().filter(|one| !other.contains(one));
                fresh.map(String::as_str).collect()
            }
        };
        own[..own.len().min(turns[at].1)].join(" ")
    };
    [different(0), different(1)]
}

/// The figure that an action puts, and what its feature is like: "Knight in the city: 2 tiles."
fn figure_in_short(game: &Game, action: Action, texts: &Texts) -> Option<String> {
    let Action::Deploy { figure, segment } = action else {
        return None;
    };
    let place = Place::on_placed_tile(game, figure, segment)?.anywhere();
    Some(format!("{}.", capital(&texts.place(&place))))
}

/// A held feature that grows without being complete: "Ben’s city is then worth 4 points."
fn growth(change: &Change, texts: &Texts, player_names: &PlayerNames) -> Option<String> {
    let grows = !change.completes && change.before() < change.after;
    let holders = player_names.names(change.holders);
    if !grows || holders.is_empty() {
        return None;
    }
    let whose = texts.owned(&Whose::Others(holders), change.kind);
    Some(texts.review_grows(&whose, change.after.into()))
}
