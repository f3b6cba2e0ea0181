//! What a board tells, against the kinds and names in the list.

use host::details::{
    BoardAction, BoardBeforeAction, BoardError, BoardQuestion, BoardRefusal, BoardScore, BrokenTie,
    EVENTS, Event, Nothing, RefusalReason, ScoreItem, SeatPoints, TaskResult, TaskScore, Zero,
};
use host::interface::objects;
use host::types::{Field, Kind};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What does not fit: where it stands, and what is there.
fn misfits(value: &Value, kind: Kind, place: &str) -> Vec<String> {
    let fits = match kind {
        Kind::Truth => value.is_boolean(),
        Kind::Number => value.is_number(),
        Kind::Text => value.is_string(),
        Kind::Exactly(literal) => format!("{value}") == literal,
        Kind::Nothing => value.as_object().is_some_and(|fields| fields.is_empty()),
        Kind::Anything => true,
        Kind::List(kind) => {
            let Some(list) = value.as_array() else {
                return vec![format!("{place}: {value}")];
            };
            return list
                .iter()
                .flat_map(|one| misfits(one, *kind, place))
                .collect();
        }
        Kind::Either(kinds) => kinds
            .iter()
            .any(|&kind| misfits(value, kind, place).is_empty()),
        Kind::Optional(kind) => return misfits(value, *kind, place),
        Kind::Named(name) => return object_misfits(value, name, place),
        Kind::Blob | Kind::Void | Kind::Promise(_) => false,
    };
    match fits {
        true => Vec::new(),
        false => vec![format!("{place}: {value}")],
    }
}

fn object_misfits(value: &Value, name: &str, place: &str) -> Vec<String> {
    let object = objects().find(|object| object.name == name);
    let (Some(object), Some(has)) = (object, value.as_object()) else {
        return vec![format!("{place}: {value}")];
    };
    let field_misfits = |field: &Field| match has.get(field.name) {
        Some(value) => misfits(value, field.kind, &format!("{place}.{}", field.name)),
        None if field.is_optional() => Vec::new(),
        None => vec![format!("{place}.{} is missing", field.name)],
    };
    let strange = has
        .keys()
        .filter(|key| !object.fields.iter().any(|field| field.name == *key))
        .map(|key| format!("{place}.{key} is not in the list"));
    object
        .fields
        .iter()
        .flat_map(field_misfits)
        .chain(strange)
        .collect()
}

fn score() -> BoardScore {
    BoardScore {
        step: 3,
        seat: 1,
        points: 4,
        r#final: false,
        items: vec![ScoreItem {
            what: "tiles",
            count: 2,
            each: 2,
            points: 4,
            rule: "CITY-02".to_string(),
            tiles: vec!["0,-1".to_string()],
        }],
        tie: Some(BrokenTie {
            seats: vec![1],
            rule: "HS-31".to_string(),
        }),
    }
}

fn result() -> TaskResult {
    TaskResult {
        answered: true,
        score: TaskScore {
            raw: 1,
            min: Zero,
            max: 2,
            scaled: 0.5,
        },
        success: false,
        completion: true,
        attempts: 3,
        duration: "PT1.50S".to_string(),
    }
}

/// An example of each event, and another one where something is missing that may be.
fn samples() -> Vec<Event> {
    let reason = |rule: Option<&str>| RefusalReason {
        text: "No.".to_string(),
        rule: rule.map(str::to_string),
    };
    let decided = |seat| BoardAction {
        step: 2,
        seat,
        action: "pass".to_string(),
        scores: vec![SeatPoints { seat: 2, points: 5 }],
    };
    let (seat, step, here) = (1, 2, true);
    vec![
        Event::Ready(Nothing {}),
        Event::Error(BoardError {
            message: "Nothing is there.".to_string(),
        }),
        Event::Question(BoardQuestion { seat, step, here }),
        Event::Refused(BoardRefusal {
            reasons: vec![reason(Some("TILE-04")), reason(None)],
        }),
        Event::Action(decided(Some(1))),
        Event::Action(decided(None)),
        Event::BeforeAction(BoardBeforeAction {
            step,
            seat,
            action: "pass".to_string(),
        }),
        Event::Score(score()),
        Event::Score(BoardScore {
            tie: None,
            ..score()
        }),
        Event::Goal(result()),
        Event::End(Nothing {}),
    ]
}

#[test]
fn every_event_tells_what_the_list_says_and_nothing_else() {
    let mut names = BTreeSet::new();
    for event in samples() {
        let listed = EVENTS.iter().find(|listed| listed.name == event.name());
        let detail = serde_json::to_value(&event).expect("plain data");
        let misfits = misfits(&detail, listed.expect("a name").detail, event.name());
        assert_eq!(misfits, [""; 0]);
        names.insert(event.name());
    }
    assert_eq!(names.len(), EVENTS.len(), "an event has no example");
}

#[test]
fn what_may_be_missing_is_missing_and_not_null() {
    let decided = samples()
        .into_iter()
        .find(|event| matches!(event, Event::Action(decided) if decided.seat.is_none()));
    let detail = serde_json::to_value(decided).expect("plain data");
    assert_eq!(
        detail,
        json!({ "step": 2, "action": "pass", "scores": [{ "seat": 2, "points": 5 }] })
    );
}

#[test]
fn something_else_than_the_list_says_is_found() {
    let kind = EVENTS
        .iter()
        .find(|event| event.name == "bastide-question")
        .expect("an event")
        .detail;
    let found = |value: Value| misfits(&value, kind, "question").len();
    assert_eq!(found(json!({ "seat": 1, "step": 2, "here": true })), 0);
    assert_eq!(found(json!({ "seat": 1, "step": 2 })), 1);
    assert_eq!(
        found(json!({ "seat": "1", "step": 2, "here": true, "more": 1 })),
        2
    );
}
