//! Explains the consequences of a choice, in words.

use crate::messages::Place;
use crate::messages::PlayerNames;
use crate::messages::Texts;
use crate::messages::capital;
use crate::messages::sentences;
use engine::ai::Level;
use engine::ai::choose;
use engine::rules::Action;
use engine::rules::Event;
use engine::rules::Game;
use engine::rules::Question;
use engine::table::Asked;
use engine::table::Party;
/// The reasons for an action among these events; `otherwise` if there are none.
pub(crate) fn reasons(
    events: &[Event],
    otherwise: &str,
    texts: &Texts,
    player_names: &PlayerNames,
) -> String {
    let told = events.iter();
    let told = told.filter_map(|event| consequence(event, texts, player_names));
    let told: Vec<String> = told.collect();
    match told.is_empty() {
        true => otherwise.to_string(),
        false => told.join(" "),
    }
}

/// A choice, with the rest of the turn played as well as it seems, before anything is revealed.
pub(crate) fn rest_of_turn(game: &Game, action: Action) -> Vec<Action> {
    let (mut turn, mut after) = (vec![action], game.clone());
    let mut last = action;
    for _ in 0..FOLLOWED {
        let _ = after.apply(last, &mut Vec::new());
        let next = match after.asked() {
            Some(Asked {
                party: Party::Player(_),
                question,
            }) if question != Question::Confirm => choose(&after, 0, Level::Strong),
            _ => None,
        };
        let Some(next) = next else {
            break;
        };
        turn.push(next);
        last = next;
    }
    turn
}

/// The consequences of a choice before anything is revealed, with the rest of the turn played as well as it seems.
pub(crate) fn consequences(
    game: &Game,
    action: Action,
    texts: &Texts,
    player_names: &PlayerNames,
) -> String {
    let mut told = Vec::new();
    let mut after = game.clone();
    for action in rest_of_turn(game, action) {
        let mut events = Vec::new();
        told.extend(figure_put(&after, action, texts));
        let _ = after.apply(action, &mut events);
        // Nobody has placed the figure yet.
        events.retain(|event| !matches!(event, Event::Deployed { .. }));
        let more = events.iter();
        told.extend(more.filter_map(|event| consequence(event, texts, player_names)));
    }
    match (told.is_empty(), action) {
        (false, _) => told.join(" "),
        (true, Action::Place { .. }) => texts.no_figure_put().to_string(),
        (true, _) => texts.nothing_put().to_string(),
    }
}

/// An event that is a reason for an action, in words.
pub(crate) fn consequence(
    event: &Event,
    texts: &Texts,
    player_names: &PlayerNames,
) -> Option<String> {
    match event {
        Event::Scored(scored) => {
            let points = sentences::points(texts, player_names, scored);
            let sum = sentences::explanation(texts, scored);
            Some(format!("{points} {sum}."))
        }
        Event::Deployed { .. }
        | Event::TookOff { .. }
        | Event::Landed { .. }
        | Event::Conjured { .. }
        | Event::RobberPlaced { .. }
        | Event::GoodsTaken { .. }
        | Event::IngotsTaken { .. }
        | Event::FlockGuided { .. }
        | Event::FerryLaid { .. }
        | Event::FerryTurned { .. }
        | Event::DoubleTurn(_) => Some(sentences::event(texts, player_names, event)),
        _ => None,
    }
}

/// The figure that an action places and where, in the words of the list of places.
pub(crate) fn figure_put(game: &Game, action: Action, texts: &Texts) -> Option<String> {
    let Action::Deploy { figure, segment } = action else {
        return None;
    };
    let place = Place::on_placed_tile(game, figure, segment)?;
    Some(format!("{}.", capital(&texts.place(&place))))
}

/// A choice by its rank, 1 being the best, that is `worse` thousandths of a point worse than the best.
pub(crate) fn ranked_choice_text(texts: &Texts, number: u32, worse: i32, why: &str) -> String {
    match (number, Less::from_thousandths(worse)) {
        (1, _) => texts.hint_best(why),
        (_, Less(0, 0)) => texts.hint_equal(number, why),
        (_, Less(points, tenths)) => texts.hint_other(number, points, tenths, why),
    }
}

/// How many decisions after the first one count as its consequences.
pub(crate) const FOLLOWED: usize = 4;

/// How much worse a choice is: whole points, and tenths.
#[derive(Clone, Copy)]
pub(crate) struct Less(u32, u32);

impl Less {
    pub(crate) fn from_thousandths(thousandths: i32) -> Less {
        let tenths = (thousandths.max(0) as u32 + 50) / 100;
        Less(tenths / 10, tenths % 10)
    }
}
